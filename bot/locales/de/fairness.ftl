### How deals are sealed and proved.

help-heading-fairness = Fair ausgeteilt
command-fair = Sehen, wie Deals bewiesen werden und wie viele Hände hier annulliert wurden
command-fair-page = Die Seite herunterladen, die den Beweis einer Hand in deinem Browser prüft
command-cut = Beim nächsten Deal an deinem Tisch mit einem eigenen Wort abheben
command-cut-word = 1 bis 64 Zeichen; alle sehen sie, und sie bleiben für immer in den Beweisen

button-fair = Fairer Deal
button-cut = Beim nächsten Deal abheben
form-cut-word = Dein Wort
form-cut-hint = Alle sehen es. Es bleibt in Beweisen, auch wenn deine Daten gelöscht werden (1 bis 64 Zeichen)
done-cut = Du hast beim nächsten Deal mit „{ $word }“ abgehoben. Alle am Tisch können es sehen.

fair-how = **Versiegelte Deals.** Vor jeder Hand werden sechzehn Decks gemischt und versiegelt, und das Siegel steht im Deal-Protokoll, bevor jemand die Reihenfolge ändern kann. Jeder Zug in der Hand davor hebt diese Decks ab, ebenso ein Wort, das du mit `/cut` eingibst; zuletzt hebt die Nummer ab, die Discord einer Nachricht gibt. Deshalb kann kein Spieler die Karten aussuchen, auch nicht alle bis auf einen gemeinsam, und wer den Bot betreibt, kann es allein auch nicht, solange jeder Deal nur eine einzige, unbearbeitete Nachricht hat. Danach gibt `/hand proof` allen einen Beweis, der genau die Karten offenlegt, die sie gesehen haben.
fair-elsewhere = Mit `/fair` an einem Tisch siehst du, ob dort versiegelt ausgeteilt wird.
fair-not-sealed = An { $table } wird nicht versiegelt ausgeteilt. Gemischt wird zufällig, aber beweisen lässt sich das nicht.
fair-practice = { $table } ist ein Übungstisch. Dort wird nicht versiegelt ausgeteilt, also lässt sich auch nichts beweisen.
fair-seal = **Der nächste Deal an { $table }, Hand { $hand }, ist versiegelt:** `{ $seal }`
fair-cut-nobody = Noch hat niemand abgehoben.
fair-cut = Abgehoben von Platz: { $seats }. Das Ergebnis bisher: `{ $cut }`
fair-closed = [Diese Nachricht]({ $link }) hat ihn geschlossen, ändern kann ihn jetzt niemand mehr.
fair-running = Den Deal der laufenden Hand hat [diese Nachricht]({ $link }) geschlossen.
fair-recorded-here = Die Deals dieses Tischs werden hier festgehalten, weil ich daneben keinen privaten Thread dafür erstellen kann.
fair-voided = { $hands ->
    [one] Eine Hand wurde auf diesem Server annulliert
   *[other] { $hands } Hände wurden auf diesem Server annulliert
}: { $who }.
fair-voided-none = Auf diesem Server wurde noch nie eine Hand annulliert.
fair-voided-others = andere { $hands }
fair-not-proved = **Nicht bewiesen:** dass niemand, der den Bot betreibt, in die laufende Hand schaut und etwas verrät oder unliebsame Hände annulliert; dass nicht jemand, der den Bot betreibt, mit einem Spieler zusammen einen Deal aussucht, indem er eine ältere Nachricht bearbeitet oder mehrere schreibt und alle bis auf eine löscht. Das sieht man: Die Nachricht, die einen Deal schließt, muss vom Bot sein, nach der Hand davor geschrieben und ohne „(bearbeitet)“, und in einem Protokoll, aus dem nichts gelöscht wurde, ist `total_message_sent` gleich `message_count`; beides kann jeder Bot auslesen. Auch nicht bewiesen: der erste Button, die Auslosung der Plätze und die Tischwechsel. In Draw-Spielen legt der Beweis eine gezeigte Hand für andere nur offen, wenn sie Chips gewonnen hat und keine abgeworfenen Karten neu eingemischt wurden: Die Positionen würden sonst zeigen, wann welche Karte kam. Jede andere gezeigte Hand deckt der Beweis nicht: Das klärt der Beweis der Person, die sie gezeigt hat.
fair-page = Speichere diese Seite und öffne sie im Browser. Sie prüft den Beweis einer Hand, ohne etwas zu senden: Du kannst vorher offline gehen.

## The proof of a hand

proof-holds = **Hand { $hand }: Der Deal stimmt.** Die Decks waren vor der Hand versiegelt, ausgeteilt wurde in der Reihenfolge, die das Abheben ergab, und jede Karte, die du gesehen hast, lag an ihrem Platz.
proof-fails = **Hand { $hand }: Der Deal stimmt NICHT.** In dieser Datei widerspricht sich etwas. Heb sie auf und melde es denen, die den Bot betreiben.
proof-room = Der Beweis ist für Zuschauer: Er legt die Karten offen, die alle gesehen haben.
proof-room-deleted = Deine verdeckten Karten dieser Hand sind gelöscht. Deshalb legt der Beweis nur die Karten offen, die alle gesehen haben.
proof-undealt = Dieser Deal war versiegelt und wurde nie ausgeteilt, deshalb liegen alle seine Decks offen.
proof-nobody-cut = Niemand hat abgehoben. Der Beweis zeigt also nur, dass die Decks vollständig waren.
proof-you-cut-last = Du hast abgehoben und niemand mehr nach dir.
proof-you-cut = Du hast abgehoben, nach dir noch Platz { $seats }.
proof-others-cut = Du hast nicht abgehoben. Abgehoben wurde von Platz { $seats }.
proof-unbound = Von diesem Beweis nicht gedeckt: die gezeigten Karten von Platz { $seats }. Ihre Positionen würden verraten, wann welche Karte kam. Das klärt der Beweis der Person, die sie gezeigt hat.
proof-check = Prüf den Beweis ohne den Bot: `/fair page:True` schickt dir eine Seite dafür. Gib dort das Siegel ein, das vor der Hand im Deal-Protokoll stand, und [die Nachricht, die den Deal geschlossen hat]({ $link }).
proof-not-sealed = Hand { $hand } war nicht versiegelt. Über ihren Deal lässt sich nichts beweisen.
proof-not-kept = Hand { $hand } war versiegelt (`{ $seal }`), aber der Beweis ist nicht mehr möglich: Ihre Aufzeichnung wurde gelöscht, oder sie war nicht lesbar und die Hand wurde annulliert. Das Siegel, das Abheben und die Nachricht, die den Deal geschlossen hat, sind noch da.
proof-unreadable = Hand { $hand } lässt sich nicht beweisen: Ihre Aufzeichnung ist beschädigt. Melde es denen, die den Bot betreiben.
