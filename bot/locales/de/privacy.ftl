### Was über einen Nutzer gespeichert ist, und wie es dem Bot geht.

help-heading-privacy = Deine Daten
command-privacy = Sehen oder löschen, was über dich gespeichert ist
command-privacy-export = Alles, was der Bot über dich weiß, als Datei bekommen
command-privacy-delete = Vergessen werden: deine Chips verfallen, dein Name verschwindet aus deiner Geschichte
command-privacy-delete-confirm = Das Wort, nach dem der Befehl fragt, wenn du das hier weglässt

privacy-unknown = Der Bot weiß nichts über dich.
privacy-exported = Hier ist alles, was über dich gespeichert ist, auf allen Servern. Nur du kannst das sehen.
privacy-exported-missing =
    Hier ist alles, was auf den erreichbaren Servern über dich gespeichert ist; { $parts ->
        [one] ein Teil des Bots antwortet
       *[other] { $parts } Teile des Bots antworten
    } gerade nicht, und was dort gespeichert ist, fehlt hier. Frag später noch einmal nach allem. Nur du kannst das sehen.
privacy-too-large = Was über dich gespeichert ist, passt in keine Nachricht. Bitte den Betreiber des Bots darum.
privacy-word = löschen
privacy-warning =
    Das lässt sich nicht rückgängig machen.
    • **Sofort weg ist:** die Verbindung zwischen dir und deiner Geschichte, der Weg zu deinen Direktnachrichten, deine Chips auf allen Servern und die Texte deiner Einsprüche.
    • **Es bleiben:** die Hände und Chipbewegungen, an denen du beteiligt warst, unter einer Zufallszahl, die zu niemandem führt; die Namen, die du Tischen gegeben hast; die Wörter, mit denen du abgehoben hast, denn ohne sie könnten die anderen nichts beweisen; was Moderatoren zu dieser Zahl festgehalten haben; und ein Fingerabdruck, 30 Tage lang oder solange du gesperrt bist oder deine Chips eingefroren sind: er gibt dir die Sperre zurück und verhindert, dass du zweimal Chips bekommst. Sicherungen vergessen dich, wenn sie ihrerseits gelöscht werden. Schon gesendete Nachrichten bleiben auf Discord.
    Mit `/privacy export` behältst du vorher eine Kopie. Zum Weitermachen: `/privacy delete` mit confirm: { $word }
privacy-deleted = Du bist vergessen. Deine Chips sind weg, und von deiner Geschichte führt nichts mehr zu dir.
privacy-deleted-later =
    Du bist vergessen, wo der Bot zu erreichen war, und deine Chips dort sind weg. { $parts ->
        [one] Ein Teil von ihm ist nicht da oder hat
       *[other] { $parts } Teile von ihm sind nicht da oder haben
    } dich noch an einem Tisch: Dort wirst du vergessen, sobald das vorbei ist, ohne dass du noch etwas tun musst, und bis dahin bekommst du keinen neuen Platz.
privacy-seated = Du sitzt an einem Tisch oder wartest auf einen Platz, oder du bist in einem Turnier angemeldet, das nicht vorbei ist. Verlass den Tisch mit `/table leave` und warte auf die Auszahlung, verlass Wartelisten mit `/table unwait`, oder warte das Ende des Turniers ab, und versuch es dann noch einmal.

## Wie es dem Bot geht

health-title = Wie es dem Bot geht
health-latency = Discord antwortet in { $ms } ms.
health-latency-none = ⚠️ Discord hat noch nicht geantwortet.
health-tables =
    Tische hier: { $tables }, laufende Hände: { $hands }, { $players ->
        [one] 1 Platz
       *[other] { $players } Plätze
    } besetzt.
health-database = Datenbank: { $waiting ->
    [one] eine Änderung wartet
   *[other] { $waiting } Änderungen warten
}, die letzten waren nach { $ms } ms sicher.
health-database-failed = ⚠️ Die Datenbank lässt sich nicht beschreiben. Bis der Betreiber das behebt und den Bot neu startet, wird nichts gespeichert.
health-backup = Letzte Sicherung: { $when }.
health-backup-none = ⚠️ Es gibt noch keine Sicherung.
health-backup-off = Sicherungen nach der Uhr sind abgeschaltet.
health-errors = Fehler im Log: { $hour } in der letzten Stunde, { $day } am letzten Tag.
health-disk = Frei auf der Platte: { $megabytes } MB.
health-version = Version { $version }, gestartet am { $when }.
health-part = Diesen Server bedient der Prozess { $part } des Bots.
health-permissions = Der Bot hat alle Berechtigungen, die er braucht.
health-permissions-lack =
    ⚠️ { $count ->
        [one] Eine Berechtigung fehlt.
       *[other] { $count } Berechtigungen fehlen.
    } `/room show` nennt sie, und was ohne sie nicht geht.
