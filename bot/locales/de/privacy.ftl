### What is kept of a user, and how the bot is doing.

help-heading-privacy = Deine Daten
command-privacy = Sehen oder löschen, was über dich gespeichert ist
command-privacy-export = Alles, was der Bot über dich weiß, als Datei bekommen
command-privacy-delete = Deine Daten löschen: Deine Chips sind dann weg, dein Name verschwindet aus deinem Spielverlauf
command-privacy-delete-confirm = Das Wort, nach dem der Befehl fragt, wenn du es hier weglässt

privacy-unknown = Über dich ist nichts gespeichert.
privacy-exported = Das ist alles, was über dich gespeichert ist, auf allen Servern. Nur du siehst es.
privacy-exported-missing =
    Das ist alles, was auf den erreichbaren Servern über dich gespeichert ist. { $parts ->
        [one] Ein Teil des Bots antwortet
       *[other] { $parts } Teile des Bots antworten
    } gerade nicht, die Daten von dort fehlen hier. Versuch es später noch einmal. Nur du siehst es.
privacy-too-large = Deine Daten passen nicht in eine Nachricht. Bitte die Leute, die den Bot betreiben, darum.
privacy-word = löschen
privacy-warning =
    Das ist endgültig.
    • **Sofort gelöscht:** die Verbindung zwischen dir und deinem Spielverlauf, mein Kontakt zu dir per DM, deine Chips auf allen Servern und die Texte deiner Einsprüche.
    • **Es bleiben:** die Hände und Chip-Bewegungen, an denen du beteiligt warst, unter einer Zufallszahl, die zu niemandem führt; Namen, die du Tischen gegeben hast; die Wörter, mit denen du abgehoben hast, weil andere ohne sie nichts beweisen könnten; was Mods zu dieser Zahl notiert haben; und ein Fingerabdruck, 30 Tage lang oder solange du gesperrt bist oder dein Konto eingefroren ist: Mit ihm gilt die Sperre weiter, und Startchips bekommst du kein zweites Mal. Backups vergessen dich, sobald sie ablaufen. Schon gesendete Nachrichten bleiben auf Discord.
    Mit `/privacy export` bekommst du vorher eine Kopie. Zum Fortfahren: `/privacy delete` mit confirm: { $word }
privacy-deleted = Deine Daten sind gelöscht. Deine Chips sind weg, und vom Spielverlauf führt nichts mehr zu dir.
privacy-deleted-later =
    Deine Daten sind gelöscht, soweit ich sie erreiche, und deine Chips dort sind weg. { $parts ->
        [one] Ein Teil des Bots ist nicht erreichbar oder hat
       *[other] { $parts } Teile des Bots sind nicht erreichbar oder haben
    } dich noch an einem Tisch: Dort wird gelöscht, sobald das vorbei ist. Du musst nichts mehr tun; einen neuen Platz bekommst du bis dahin nicht.
privacy-seated = Du bist noch an einem Tisch, auf einer Warteliste oder in einem Turnier, das nicht vorbei ist. Verlass den Tisch mit `/table leave` und warte auf die Auszahlung, verlass Wartelisten mit `/table unwait` oder warte das Ende des Turniers ab. Dann versuch es noch einmal.

## How the bot is doing

health-title = Status des Bots
health-latency = Discord antwortet in { $ms } ms.
health-latency-none = ⚠️ Discord hat noch nicht geantwortet.
health-tables =
    Tische hier: { $tables }, laufende Hände: { $hands }, { $players ->
        [one] 1 Platz
       *[other] { $players } Plätze
    } besetzt.
health-database = Datenbank: { $waiting ->
    [one] 1 Änderung wartet
   *[other] { $waiting } Änderungen warten
}, die letzten waren nach { $ms } ms gespeichert.
health-database-failed = ⚠️ Die Datenbank nimmt nichts mehr an. Bis das behoben und der Bot neu gestartet ist, wird nichts gespeichert.
health-backup = Letztes Backup: { $when }.
health-backup-none = ⚠️ Es gibt noch kein Backup.
health-backup-off = Automatische Backups sind aus.
health-errors = Fehler im Log: { $hour } in der letzten Stunde, { $day } in den letzten 24 Stunden.
health-disk = Freier Speicher: { $megabytes } MB.
health-version = Version { $version }, gestartet am { $when }.
health-part = Diesen Server betreut Prozess { $part } des Bots.
health-members-off = Der Server Members Intent ist aus: Wer den Server verlässt, wird nicht sofort ausgezahlt, sondern innerhalb von 10 Minuten.
health-permissions = Der Bot hat alle Berechtigungen, die er braucht.
health-permissions-lack =
    ⚠️ { $count ->
        [one] Eine Berechtigung fehlt.
       *[other] { $count } Berechtigungen fehlen.
    } `/room show` zeigt, welche, und was ohne sie nicht geht.
