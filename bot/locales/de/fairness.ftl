### Wie versiegelt wird und wie ein Deal bewiesen wird.

help-heading-fairness = Fair ausgeteilt
command-fair = Wie Deals bewiesen werden und wie viele Hände auf diesem Server annulliert wurden
command-fair-page = Die Seite bekommen, die den Beweis einer Hand in deinem Browser prüft
command-cut = Den nächsten Deal an deinem Tisch mit einem eigenen Wort abheben
command-cut-word = 1 bis 64 Zeichen; alle sehen sie, und in den Beweisen bleiben sie für immer

button-cut = Den nächsten Deal abheben
form-cut-word = Dein Wort
form-cut-hint = Alle sehen es, und in Beweisen bleibt es, auch wenn du vergessen wirst (1 bis 64 Zeichen)
done-cut = Du hast den nächsten Deal mit „{ $word }“ abgehoben. Niemand konnte das Wort vorher kennen, also hat niemand die Karten ausgesucht.

fair-how = **Versiegelte Deals.** Vor einer Hand werden sechzehn Decks gemischt und versiegelt, und alle bekommen das Siegel, bevor noch jemand an der Reihenfolge etwas ändern kann. Was die Spieler in der Hand davor tun, hebt diese Decks ab, ebenso ein Wort mit `/cut`; zuletzt hebt die Nummer ab, die Discord einer Nachricht gibt. So können weder der Betreiber noch der Bot noch alle Spieler bis auf einen die Karten aussuchen. Danach gibt `/hand proof` allen einen Beweis, der genau die Karten offenlegt, die sie gesehen haben.
fair-elsewhere = Mit `/fair` an einem Tisch siehst du, ob dort versiegelt ausgeteilt wird.
fair-not-sealed = An { $table } wird nicht versiegelt ausgeteilt. Gemischt wird durch einen Zufall, den auch der Bot nicht vorhersehen kann, aber beweisen lässt sich das nicht.
fair-practice = { $table } ist ein Übungstisch. Dort wird nicht versiegelt ausgeteilt, und beweisen lässt sich nichts.
fair-seal = **Der nächste Deal an { $table }, Hand { $hand }, ist versiegelt:** `{ $seal }`
fair-cut-nobody = Noch hat niemand abgehoben.
fair-cut = Bisher abgehoben von Platz: { $seats }. Das ergibt `{ $cut }`
fair-closed = Geschlossen hat ihn [diese Nachricht]({ $link }). Jetzt kann niemand mehr etwas ändern.
fair-running = Den Deal der Hand hier hat [diese Nachricht]({ $link }) geschlossen.
fair-voided = { $hands ->
    [one] Eine Hand wurde auf diesem Server annulliert
   *[other] { $hands } Hände wurden auf diesem Server annulliert
}: { $who }.
fair-voided-none = Auf diesem Server wurde noch nie eine Hand annulliert.
fair-voided-others = andere { $hands }
fair-not-proved = **Nicht bewiesen:** dass der Betreiber nicht in die laufende Hand schaut und jemandem etwas verrät, oder dass er keine Hände annulliert, die ihm nicht gefallen; der erste Button, die Auslosung der Plätze und das Umsetzen zwischen Tischen. Bei Draw-Spielen wird eine gezeigte Hand anderen nur offengelegt, wenn sie Chips gewonnen hat und keine abgeworfenen Karten neu gemischt wurden: Ihre Positionen verrieten sonst, wann welche Karte kam.
fair-page = Speichere diese Seite und öffne sie im Browser. Sie prüft den Beweis einer Hand allein und schickt nichts weg: Du kannst vorher das Netz abschalten.

## Der Beweis einer Hand

proof-holds = **Hand { $hand }: Der Deal stimmt.** Die Decks waren vor der Hand versiegelt, niemand konnte ihre Reihenfolge aussuchen, und jede Karte, die du gesehen hast, lag an ihrem Platz.
proof-fails = **Hand { $hand }: Der Deal stimmt NICHT.** In dieser Datei widerspricht sich etwas. Heb sie auf und sag dem Betreiber des Bots Bescheid.
proof-room = Der Beweis ist für Zuschauer: Er legt die Karten offen, die alle gesehen haben.
proof-room-deleted = Deine verdeckten Karten dieser Hand sind gelöscht. Deshalb legt der Beweis nur die Karten offen, die alle gesehen haben.
proof-undealt = Dieser Deal war versiegelt und wurde nie ausgeteilt, deshalb liegen alle seine Decks offen.
proof-nobody-cut = Niemand hat abgehoben. Der Beweis zeigt also nur, dass die Decks vollständig waren.
proof-you-cut-last = Du hast abgehoben und niemand mehr nach dir.
proof-you-cut = Du hast abgehoben. Nach dir taten es die Plätze { $seats }.
proof-others-cut = Du hast nicht abgehoben. Abgehoben haben die Plätze { $seats }.
proof-check = Prüfe ihn ohne den Bot: `/fair` schickt dir eine Seite dafür. Gib dort das Siegel ein, das du vor der Hand bekommen hast, und [die Nachricht, die den Deal geschlossen hat]({ $link }).
proof-not-sealed = Hand { $hand } war nicht versiegelt. Über ihren Deal lässt sich nichts beweisen.
proof-not-kept = Hand { $hand } war versiegelt (`{ $seal }`), aber was ihr Beweis braucht, ist nicht mehr da: Ihr Protokoll wurde gelöscht, oder es war nicht mehr lesbar und die Hand wurde annulliert. Das Siegel, was es abgehoben hat und die Nachricht, die den Deal abschloss, sind noch da.
