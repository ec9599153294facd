### Der Raum und seine Einstellungen: /room, Tischvorlagen, Ankündigungen, der Bericht und der Export.

## Diese Sprache, wie sie sich nennt

language-name = Deutsch

## Befehle

command-room = Den Raum einrichten, und sehen, wie es ihm geht
command-room-setup = Den Raum Schritt für Schritt einrichten: Moderation, Chips, Einsätze, Sprache
command-room-show = Die Einstellungen des Raums sehen, und was der Bot hier nicht darf
command-room-set = Eine Einstellung des Raums ändern
command-room-set-setting = Welche Einstellung
command-room-set-value = Ihr neuer Wert; „default“ geht zurück auf das, was ohne Einrichtung gilt
command-room-preset = Tische unter einem Namen, für /table open
command-room-preset-save = Spiel, Einsätze, Uhr und Hausregeln eines Tisches unter einem Namen speichern
command-room-preset-delete = Eine Tischvorlage löschen
command-room-preset-list = Die Tischvorlagen sehen
command-room-preset-name = Der Name der Tischvorlage
command-room-preset-game = Das Spiel; ohne Spiel und Einsätze wird der Tisch dieses Kanals gespeichert
command-room-preset-clock = Sekunden Bedenkzeit
command-room-report = Chips, Tische, Hände und Spieler nach Wochen sehen
command-room-report-weeks = Wie viele Wochen; ohne Angabe 8
command-room-export = Alles, was über diesen Raum bekannt ist, als Datei bekommen
command-room-export-format = CSV öffnet sich in einer Tabellenkalkulation, JSON ist für Programme
command-room-health = Sehen, wie es dem Bot geht
command-table-open-preset = Ein Tisch, den die Moderatoren unter einem Namen gespeichert haben, statt Spiel und Einsätzen
help-heading-room = Der Raum

## Einstellungen, und was gilt, wo nichts gesetzt ist

setting-table-channels = Kanäle für Tische
setting-opener-roles = Rollen, die Tische eröffnen dürfen
setting-moderator-roles = Rollen, die moderieren
setting-moderator-channel = Kanal der Moderatoren
setting-announcement-channel = Ankündigungskanal
setting-lobby-channel = Lobby
setting-starting-chips = Startchips
setting-daily-claim = Tägliches Abholen
setting-stakes-menu = Einsätze zur Wahl
setting-tables-most = Höchstens offene Tische
setting-tables-each = Offene Tische je Mitglied
setting-seats-most = Höchstens Plätze
setting-buy-in-most = Höchstes Buy-in
setting-language = Sprache
unset-table-channels = jeder Kanal
unset-opener-roles = alle dürfen
unset-moderator-roles = keine Rolle; wer den Server oder seine Kanäle verwaltet oder Mitglieder in den Timeout schickt, moderiert ohnehin
unset-moderator-channel = keiner
unset-announcement-channel = keiner
unset-lobby-channel = keine
unset-starting-chips = { $amount }, wie es der Betreiber gesetzt hat
unset-daily-claim = { $amount }, wie es der Betreiber gesetzt hat
unset-stakes-menu = beliebige Einsätze
unset-tables-most = keine Grenze
unset-tables-each = 3
unset-seats-most = so viele, wie das Spiel erlaubt
unset-buy-in-most = keine Grenze
unset-language = die des Servers
room-line = **{ $setting }:** { $value }
room-amount = { $amount }
decimal-mark = ,
room-more = { $named } und { $more } weitere
room-default = Standard: { $value }
room-title = ### Die Einstellungen des Raums
room-saved = Gespeichert. { $line }
room-unchanged = So war es schon. { $line }

## Einstellungen, die sich nicht lesen lassen

room-unknown-setting = Es gibt keine Einstellung „{ $text }“. Wähle eine der vorgeschlagenen.
room-bad-number = „{ $text }“ kann ich nicht brauchen. Schreib eine ganze Zahl von { $least } bis { $most }, oder „default“.
room-bad-stakes = „{ $text }“ kann ich nicht als Einsätze lesen. Schreib sie wie für `/table open`, mit Kommas dazwischen: 5/10, 10/20. Oder „default“ für beliebige Einsätze.
room-bad-language = „{ $text }“ spreche ich nicht. Es gibt: { $known }. Oder „default“ für die des Servers.
room-unknown-channels = Es gibt hier keinen passenden Kanal „{ $text }“. Schreib Kanäle als #name, mit Kommas dazwischen, oder „default“.
room-unknown-roles = Es gibt hier keine Rolle „{ $text }“. Schreib Rollen als @name, mit Kommas dazwischen, oder „default“.
room-two-channels = Mehr als ein Kanal heißt „{ $text }“. Erwähne den gemeinten mit #.
room-two-roles = Mehr als eine Rolle heißt „{ $text }“. Erwähne die gemeinte mit @.
room-one-channel = Nenn einen Kanal, etwa #lobby, oder „default“ für keinen.
room-list-size = Nenn mindestens einen und höchstens { $most }.
room-everyone-moderates = Alle können nicht moderieren. Wähle Rollen von Leuten, denen du traust.

## Was der Bot nicht darf

room-no-trouble = Ich habe hier jede Berechtigung, die ich brauche.
room-troubles = **Was in Discord noch zu tun ist,** für einen Administrator, an meiner Rolle oder in den Einstellungen des Kanals:
room-lack = - **{ $permission }** in { $channels }: { $stops }
room-moderators-public = - Alle können { $channel } lesen, wo Einsprüche und Vorfälle stehen. Verbirg ihn in den Einstellungen des Kanals vor @​everyone.
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-create-private-threads = Private Threads erstellen
lack-tables-view-channel = Ich kann ihn nicht sehen, oder er ist weg; dort lässt sich kein Tisch eröffnen.
lack-tables-create-public-threads = Tische bekommen keinen eigenen Thread. Einer zurzeit lebt im Kanal selbst.
lack-tables-create-private-threads = private Tische leben in öffentlichen Threads, wo nur Eingelassene sitzen, aber alle zuschauen dürfen.
lack-tables-send-messages-in-threads = In Threads könnte ich nicht schreiben, also lebt ein Tisch im Kanal selbst oder nirgends.
lack-tables-send-messages = Dort lässt sich kein Tisch eröffnen.
lack-announcements-view-channel = Ich kann ihn nicht sehen, oder er ist weg; offene Tische werden nicht angekündigt.
lack-announcements-send-messages = Offene Tische werden nicht angekündigt.
lack-lobby-view-channel = Ich kann ihn nicht sehen, oder er ist weg; die Lobby steht nirgends.
lack-lobby-send-messages = Die Lobby steht nirgends.
lack-moderators-view-channel = Ich kann ihn nicht sehen, oder er ist weg; Einsprüche und Vorfälle stehen nirgends im Kanal. Gespeichert werden sie trotzdem.
lack-moderators-send-messages = Einsprüche und Vorfälle stehen nirgends im Kanal. Gespeichert werden sie trotzdem.

## Die Seiten der Einrichtung

setup-heading = ### Einrichtung, Schritt { $page } von { $pages }: { $title }
setup-intro = Alles geht schon, auch ohne das hier. Überspring mit „Weiter“, was du magst. Jede Wahl ist sofort gespeichert, und `/room set` ändert sie später.
setup-wrong = ⚠ { $what }
setup-title-tables = Tische
setup-title-moderators = Moderatoren
setup-title-chips = Chips und Grenzen
setup-title-words = Ankündigungen und Sprache
setup-title-summary = Wie es steht
setup-ask-table-channels = **Wo dürfen Tische eröffnet werden?** In den Kanälen, die du wählst, und ihren Threads; ist keiner gewählt, überall.
setup-ask-opener-roles = **Wer darf Tische eröffnen?** Ist keine Rolle gewählt, alle. Moderatoren dürfen immer.
setup-ask-moderator-roles = **Wer moderiert die Tische?** Wer den Server oder seine Kanäle verwaltet oder Mitglieder in den Timeout schicken darf, tut es ohnehin.
setup-ask-moderator-channel = **Wo erfahren es die Moderatoren?** Dort stehen Einsprüche und Vorfälle; am besten in einem Kanal, den nur sie lesen können.
setup-hide-commands = **Wer sieht welchen Befehl?** Discord zeigt allen alle, und wer einen nicht benutzen darf, bekommt das gesagt. So blendest du `/mod`, `/audit` und `/room` für Spieler aus: Servereinstellungen → Integrationen, diesen Bot verwalten, den Befehl auswählen, für `@everyone` aus- und für die Rollen, die moderieren, einschalten. Wer was darf, ändert sich dadurch nicht.
setup-ask-chips = **Chips.** Was Spieler bekommen, und worum sie spielen dürfen.
setup-ask-caps = **Grenzen.** Wie viele Tische es geben darf, und wie große.
setup-ask-announcement-channel = **Wo werden offene Tische angekündigt?** Eine Zeile mit einem Link, die niemanden benachrichtigt. Ist kein Kanal gewählt, gar nicht.
setup-ask-lobby-channel = **Wo steht die Lobby?** Eine Nachricht mit den offenen Tischen und den nächsten Turnieren, und mit Knöpfen zum Mitspielen. Ist kein Kanal gewählt, gibt es keine.
setup-ask-language = **Welche Sprache steht in den Kanälen?** Was jemand allein sieht, steht in seiner eigenen.
setup-hint-table-channels = Jeder Kanal
setup-hint-opener-roles = Alle
setup-hint-moderator-roles = Keine weitere Rolle
setup-hint-moderator-channel = Kein Kanal
setup-hint-announcement-channel = Kein Kanal
setup-hint-lobby-channel = Keine Lobby
setup-hint-language = Die des Servers
setup-change-chips = Chips und Einsätze ändern
setup-change-caps = Grenzen ändern
setup-form-chips = Chips und Einsätze
setup-form-caps = Grenzen
setup-field-starting-chips = Für Neue: { $least } bis { $most }. Leer: wie vom Betreiber.
setup-field-daily-claim = Bis wohin Pleitegegangene täglich auffüllen: { $least } bis { $most }. Leer: wie vom Betreiber.
setup-field-stakes-menu = Etwa 5/10, 10/20. Leer: beliebige Einsätze.
setup-field-tables-most = Auf dem ganzen Server: { $least } bis { $most }. Leer: keine Grenze.
setup-field-tables-each = Eines Mitglieds, das nicht moderiert: { $least } bis { $most }. Leer: 3.
setup-field-seats-most = { $least } bis { $most }. Leer: so viele, wie das Spiel erlaubt.
setup-field-buy-in-most = In Chips: { $least } bis { $most }. Leer: keine Grenze.
setup-back = Zurück
setup-next = Weiter
setup-end = Fertig
setup-done = Der Raum ist eingerichtet. `/room show` sagt, wie es steht, `/room set` ändert etwas Einzelnes, und `/table open` eröffnet einen Tisch.

## Tische eröffnen

announcement = **{ $table }** ist offen: { $game }. { $link }
open-what = Wähle ein Spiel und schreib die Einsätze, etwa 10/20, oder wähle eine Tischvorlage.

## Tischvorlagen

preset-saved = Gespeichert. `/table open` mit der Tischvorlage { $name } eröffnet: { $line }
preset-deleted = Die Tischvorlage { $name } ist weg.
preset-list = ### Tischvorlagen für `/table open`
preset-list-empty = Es gibt noch keine Tischvorlage. Speichere eine mit `/room preset save`.
preset-line = **{ $name }**: { $game }, { $clock }, { $seats } Plätze, Buy-in { $buy_in }
preset-alone = Eine Tischvorlage bringt alles mit: lass die anderen Optionen weg, oder lass die Vorlage weg.
preset-unknown = Es gibt keine Tischvorlage „{ $text }“. Wähle eine der vorgeschlagenen.
preset-none = Es gibt hier keine Tischvorlage, also auch nicht „{ $text }“. Moderatoren speichern eine mit `/room preset save`.
preset-from-what = Gib Spiel und Einsätze für die Tischvorlage an, oder gib den Befehl an einem Tisch und lass beide weg: dann wird dieser Tisch gespeichert.
preset-bad-name = „{ $text }“ ist kein Name für eine Tischvorlage. Schreib bis zu { $most } Buchstaben, Ziffern, Leerzeichen und Zeichen wie - und /.
preset-too-many = Es gibt schon { $most } Tischvorlagen. Lösch erst eine.

## Bericht

report-title = { $count ->
    [one] **Diese Woche**, Montag bis Sonntag, UTC; sie ist nicht vorbei
   *[other] **Die letzten { $count } Wochen**, jeweils Montag bis Sonntag, UTC; die letzte ist nicht vorbei
}
report-week = Woche ab
report-minted = Ausgegeben
report-burnt = Verfallen
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
} ausgegeben und { $burnt } verfallen, { $hands ->
    [one] eine Hand
   *[other] { $hands } Hände
} gespielt, und höchstens { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
} in einer Woche.

## Export

export-done = Alles, was über diesen Raum bekannt ist, in { $files } Listen mit { $rows } Zeilen. Keine verdeckte Karte, die nicht gezeigt wurde, ist darin, und Menschen stehen darin nur mit einer Nummer.
export-busy = Gerade wird einer erstellt. Frag noch einmal, wenn du ihn hast.
export-too-large = Das ist zu groß für Discord. Wer den Bot betreibt, bekommt es auf dem Rechner: python -m bot export { $guild } room.zip --format { $format }
