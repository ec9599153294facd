### The room and its settings: /room, presets, announcements, the report and the export.

## This language, as it calls itself

language-name = Deutsch

## Commands

command-room = Den Pokerraum einrichten und seinen Status sehen
command-room-setup = Den Pokerraum Schritt für Schritt einrichten: Mods, Chips, Einsätze, Sprache, Bilder
command-room-show = Die Einstellungen sehen und welche Berechtigungen dem Bot fehlen
command-room-set = Eine Einstellung des Pokerraums ändern
command-room-set-setting = Welche Einstellung
command-room-set-value = Der neue Wert; „default“ setzt sie zurück
command-room-preset = Tischvorlagen für /table open
command-room-preset-save = Spiel, Einsätze, Bedenkzeit und Hausregeln eines Tisches als Vorlage speichern
command-room-preset-delete = Eine Tischvorlage löschen
command-room-preset-list = Die Tischvorlagen sehen
command-room-preset-name = Der Name der Tischvorlage
command-room-preset-game = Das Spiel; ohne Spiel und Einsätze wird der Tisch dieses Kanals gespeichert
command-room-preset-clock = Bedenkzeit in Sekunden
command-room-report = Chips, Tische, Hände und Spieler pro Woche sehen
command-room-report-weeks = Wie viele Wochen; ohne Angabe 8
command-room-export = Alle Daten dieses Pokerraums als Datei bekommen
command-room-export-format = CSV für Tabellenprogramme, JSON für andere Programme
command-room-health = Den Status des Bots sehen
command-table-open-preset = Eine Tischvorlage der Mods, statt Spiel und Einsätzen
help-heading-room = Der Pokerraum

## Settings, and what holds where nothing is set

setting-table-channels = Kanäle für Tische
setting-opener-roles = Rollen, die Tische eröffnen dürfen
setting-moderator-roles = Mod-Rollen
setting-moderator-channel = Mod-Kanal
setting-announcement-channel = Ankündigungskanal
setting-lobby-channel = Lobby
setting-starting-chips = Startchips
setting-daily-claim = Tägliche Gratis-Chips
setting-stakes-menu = Einsätze zur Auswahl
setting-tables-most = Offene Tische, höchstens
setting-tables-each = Offene Tische pro Mitglied
setting-seats-most = Plätze, höchstens
setting-buy-in-most = Höchstes Buy-in
setting-language = Sprache
setting-zone = Zeitzone
unset-table-channels = alle Kanäle
unset-opener-roles = alle
unset-moderator-roles = keine; Mods sind ohnehin alle, die den Server oder Kanäle verwalten oder Mitglieder in den Timeout schicken dürfen
unset-moderator-channel = keiner
unset-announcement-channel = keiner
unset-lobby-channel = keine
unset-starting-chips = { $amount }, Vorgabe des Bots
unset-daily-claim = { $amount }, Vorgabe des Bots
unset-stakes-menu = beliebige Einsätze
unset-tables-most = { $amount }
unset-tables-each = 3
unset-seats-most = so viele, wie das Spiel erlaubt
unset-buy-in-most = unbegrenzt
unset-language = die des Servers
unset-zone = UTC
room-line = **{ $setting }:** { $value }
room-amount = { $amount }
decimal-mark = ,
with-label = { $label }: { $text }
room-more = { $named } und noch { $more }
room-default = Standard: { $value }
room-title = ### Einstellungen des Pokerraums
room-saved = Gespeichert. { $line }
room-unchanged = Das war schon so. { $line }

## Settings that cannot be read

room-bad-number = „{ $text }“ geht hier nicht. Schreib eine ganze Zahl von { $least } bis { $most } oder „default“.
room-bad-stakes = „{ $text }“ verstehe ich nicht. Schreib die Einsätze wie bei `/table open`, durch Kommas getrennt: 5/10, 10/20. Oder „default“ für beliebige Einsätze.
room-bad-language = „{ $text }“ kann ich nicht. Möglich: { $known }. Oder „default“ für die Sprache des Servers.
room-unknown-channels = Einen passenden Kanal „{ $text }“ gibt es hier nicht. Schreib Kanäle als #name, durch Kommas getrennt, oder „default“.
room-unknown-roles = Eine Rolle „{ $text }“ gibt es hier nicht. Schreib Rollen als @name, durch Kommas getrennt, oder „default“.
room-two-channels = Mehrere Kanäle heißen „{ $text }“. Erwähn den richtigen mit #.
room-two-roles = Mehrere Rollen heißen „{ $text }“. Erwähn die richtige mit @.
room-one-channel = Wähl einen Kanal, z. B. #lobby, oder „default“ für keinen.
room-list-size = Gib mindestens einen Wert an, höchstens { $most }, durch Kommas getrennt.
room-everyone-moderates = „Alle“ geht nicht als Mod-Rolle. Wähl Rollen von Leuten, denen du traust.

## What the bot may not do

room-no-trouble = Ich habe hier alle Berechtigungen, die ich brauche.
room-troubles = **In Discord noch zu tun,** von einem Admin, an meiner Rolle oder in den Kanaleinstellungen:
room-lack = - **{ $permission }** in { $channels }: { $stops }
room-lack-role = - **{ $permission }** in meiner Rolle: { $stops }
room-moderators-public = - Alle können { $channel } lesen, wo Einsprüche und Vorfälle stehen. Verbirg ihn in den Kanaleinstellungen vor @​everyone.
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-private-threads = Private Threads erstellen
permission-create-events = Events erstellen
permission-embed-links = Links einbetten
lack-tables-view-channel = Ich sehe den Kanal nicht, oder er ist weg. Dort kann kein Tisch eröffnet werden.
lack-tables-create-public-threads = Tische bekommen keinen eigenen Thread; im Kanal selbst läuft immer nur einer.
lack-tables-create-private-threads = Private Tische laufen in öffentlichen Threads: Zuschauen können alle, Platz nehmen dürfen nur Eingeladene.
lack-tables-send-messages-in-threads = In Threads kann ich nicht schreiben, deshalb läuft ein Tisch im Kanal selbst oder gar nicht.
lack-tables-send-messages = Dort kann kein Tisch eröffnet werden.
lack-tables-read-message-history = Nach einem Absturz sehe ich nicht, welche Deals schon im Protokoll stehen, und schreibe einen vielleicht doppelt.
lack-events-create-events = Turniere stehen nicht bei den Events des Servers.
lack-announcements-view-channel = Ich sehe den Kanal nicht, oder er ist weg. Offene Tische werden nicht angekündigt.
lack-announcements-send-messages = Offene Tische werden nicht angekündigt.
lack-lobby-view-channel = Ich sehe den Kanal nicht, oder er ist weg. Es gibt keine Lobby.
lack-lobby-send-messages = Es gibt keine Lobby.
lack-moderators-view-channel = Ich sehe den Kanal nicht, oder er ist weg. Einsprüche und Vorfälle werden nur gespeichert, nicht gepostet.
lack-moderators-send-messages = Einsprüche und Vorfälle werden nur gespeichert, nicht gepostet.

## The pages of the set-up

setup-heading = ### Einrichtung, Schritt { $page } von { $pages }: { $title }
setup-intro = Alles läuft auch ohne Einrichtung. Mit „Weiter“ überspringst du einen Schritt. Jede Wahl ist sofort gespeichert, `/room set` ändert sie später.
setup-wrong = ⚠ { $what }
setup-title-tables = Tische
setup-title-moderators = Mods
setup-title-chips = Chips und Grenzen
setup-title-words = Ankündigungen, Sprache, Zeitzone und Bilder
setup-title-summary = Übersicht
setup-ask-table-channels = **Wo dürfen Tische eröffnet werden?** In den gewählten Kanälen und ihren Threads; wählst du keinen, überall.
setup-ask-opener-roles = **Wer darf Tische eröffnen?** Wählst du keine Rolle, dürfen es alle. Mods dürfen immer.
setup-ask-moderator-roles = **Wer moderiert die Tische?** Die gewählten Rollen und ohnehin alle, die den Server oder Kanäle verwalten oder Mitglieder in den Timeout schicken dürfen.
setup-ask-moderator-channel = **Wo werden die Mods informiert?** Dort stehen Einsprüche und Vorfälle; am besten in einem Kanal, den nur Mods lesen.
setup-hide-commands = **Wer sieht welche Befehle?** Discord zeigt allen alle Befehle; ist einer nicht erlaubt, sage ich es. So blendest du `/mod`, `/audit` und `/room` für Spieler aus: Servereinstellungen → Integrationen, diesen Bot verwalten, Befehl auswählen, für `@everyone` aus- und für die Mod-Rollen einschalten. An den Rechten ändert das nichts.
setup-ask-chips = **Chips.** Startchips, Gratis-Chips und die Einsätze zur Auswahl.
setup-ask-caps = **Grenzen.** Wie viele Tische es geben darf und wie groß sie sind.
setup-ask-announcement-channel = **Wo werden offene Tische angekündigt?** Eine Zeile mit Link, ohne Ping. Wählst du keinen Kanal, wird nichts angekündigt.
setup-ask-lobby-channel = **Wo steht die Lobby?** Eine Nachricht mit den offenen Tischen, den nächsten Turnieren und Knöpfen zum Mitspielen. Wählst du keinen Kanal, gibt es keine.
setup-ask-language = **Welche Sprache gilt in den Kanälen?** Nachrichten, die nur eine Person sieht, kommen in deren Sprache.
setup-ask-zone = **In welcher Zeitzone spielt ihr?** Starts von Turnieren werden in ihr eingegeben.
setup-hint-table-channels = Alle Kanäle
setup-hint-opener-roles = Alle
setup-hint-moderator-roles = Keine weitere Rolle
setup-hint-moderator-channel = Kein Kanal
setup-hint-announcement-channel = Kein Kanal
setup-hint-lobby-channel = Keine Lobby
setup-hint-language = Sprache des Servers
setup-change-chips = Chips und Einsätze ändern
setup-change-caps = Grenzen ändern
setup-change-zone = Zeitzone ändern
setup-form-chips = Chips und Einsätze
setup-form-caps = Grenzen
setup-form-zone = Zeitzone
setup-field-starting-chips = Für Neue: { $least } bis { $most }. Leer: Vorgabe des Bots.
setup-field-daily-claim = Einmal am Tag Gratis-Chips bis zu dieser Summe: { $least } bis { $most }. Leer: Vorgabe des Bots.
setup-field-stakes-menu = Z. B. 5/10, 10/20. Leer: beliebige Einsätze.
setup-field-zone = Eine Stadt oder eine Abkürzung: Berlin, Zürich, MEZ. Leer: { $unset }.
setup-field-tables-most = Auf dem ganzen Server: { $least } bis { $most }. Leer: { $unset }.
setup-field-tables-each = Für Mitglieder, die keine Mods sind: { $least } bis { $most }. Leer: 3.
setup-field-seats-most = { $least } bis { $most }. Leer: so viele, wie das Spiel erlaubt.
setup-field-buy-in-most = In Chips: { $least } bis { $most }. Leer: unbegrenzt.
setup-back = Zurück
setup-next = Weiter
setup-end = Fertig
setup-done = Der Pokerraum ist eingerichtet. `/room show` zeigt die Einstellungen, `/room set` ändert eine, `/table open` eröffnet einen Tisch.

## Opening tables

announcement = **{ $table }** ist offen: { $game }. { $link }
open-what = Wähl ein Spiel oder eine Tischvorlage.

## Presets

preset-saved = Als Tischvorlage für `/table open` gespeichert. { $line }
preset-deleted = Die Tischvorlage { $name } ist gelöscht.
preset-list = ### Tischvorlagen für `/table open`
preset-list-empty = Noch gibt es keine Tischvorlagen. Speichere eine mit `/room preset save`.
preset-line = **{ $name }**: { $game }, { $clock }, { $seats } Plätze, Buy-in { $buy_in }
preset-alone = In einer Tischvorlage steht schon alles: Lass die anderen Optionen oder die Vorlage weg.
preset-unknown = Eine Tischvorlage „{ $text }“ gibt es nicht. Wähl eine aus den Vorschlägen.
preset-none = Hier gibt es keine Tischvorlagen, also auch nicht „{ $text }“. Mods speichern eine mit `/room preset save`.
preset-from-what = Gib Spiel und Einsätze für die Tischvorlage an. Oder lass beide weg und gib den Befehl an einem Tisch außerhalb von Turnieren ein, dann wird dieser Tisch gespeichert.
preset-bad-name = „{ $text }“ geht nicht als Name einer Tischvorlage. Schreib bis zu { $most } Buchstaben, Ziffern, Leerzeichen und Zeichen wie - und /.
preset-too-many = Es gibt schon { $most } Tischvorlagen, mehr geht nicht. Lösch erst eine.

## Report

report-title = { $count ->
    [one] **Diese Woche**, Montag bis Sonntag, UTC; sie läuft noch
   *[other] **Die letzten { $count } Wochen**, jeweils Montag bis Sonntag, UTC; die letzte läuft noch
}
report-week = Woche ab
report-minted = Ausgegeben
report-burnt = Eingezogen
report-tables = Tische
report-hands = Hände
report-players = Spieler
report-sum = Summe
report-chips = Chips
report-plot-tables = Eröffnete Tische
report-plot-hands = Gespielte Hände
report-plot-players = Spieler mit Karten
report-alt = Balken nach Wochen von { $first } bis { $last }: { $minted ->
    [one] { $minted } Chip
   *[other] { $minted } Chips
} ausgegeben und { $burnt } eingezogen, { $hands ->
    [one] eine Hand
   *[other] { $hands } Hände
} gespielt, höchstens { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
} in einer Woche.

## Export

export-done = Alles über diesen Pokerraum: { $files } Listen, { $rows } Zeilen. Nicht gezeigte Karten fehlen, Spieler stehen nur als Nummer darin.
export-busy = Ein Export läuft schon. Versuch es noch einmal, sobald du ihn hast.
export-too-large = Das ist zu groß für Discord. Auf dem Rechner des Bots geht es so: python -m bot export { $guild } room.zip --format { $format }
