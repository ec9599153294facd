### Turniere: /tournament und /league, und was denen gesagt wird, die sie ansetzen. Ihre Karten stehen in tournament_card.
### Alles von /tournament zusammen darf bei Discord 8.000 Zeichen haben, darum sind die Beschreibungen kurz.

## Befehle

command-tournament = Turniere nach der Uhr
command-tournament-create = Ein Turnier ansetzen; du siehst es, ehe es gepostet wird
command-tournament-schedule = Ein Turnier ansetzen, das sich wiederholt
command-tournament-schedules = Sehen, welche Turniere sich wiederholen
command-tournament-unschedule = Die Wiederholung eines Turniers beenden
command-tournament-edit = Ein Turnier vor dem Start ändern
command-tournament-cancel = Ein Turnier absagen; die Chips gehen zurück
command-tournament-pause = Ein laufendes Turnier anhalten
command-tournament-pause-at-once = Auch laufende Hände anhalten, mit allen Uhren
command-tournament-resume = Ein angehaltenes Turnier weitergehen lassen
command-tournament-remove = Einen Spieler aus einem Turnier nehmen
command-tournament-announce = Das Turnier neu posten und alle Teilnehmer rufen
command-tournament-announce-text = Was zu sagen ist; ohne Text wird niemand gerufen
command-tournament-register = An einem Turnier teilnehmen und das Buy-in zahlen
command-tournament-withdraw = Vor dem Start abmelden; das Buy-in kommt zurück
command-tournament-checkin = Kurz vor dem Start sagen, dass du da bist
command-tournament-list = Die Turniere dieses Servers sehen
command-tournament-info = Ein Turnier ganz sehen
command-tournament-template = Turniere unter einem Namen
command-tournament-template-save = Die Einstellungen eines Turniers unter einem Namen behalten
command-tournament-template-delete = Eine Turniervorlage löschen
command-tournament-template-list = Die Turniervorlagen sehen
command-tournament-template-name = Der Name der Turniervorlage
command-tournament-option-name = Wie es heißt
command-tournament-option-game = Das Spiel, oder mix für mehrere der Reihe nach
command-tournament-option-start = Etwa 20:00, freitag 20 uhr, in 30 minuten
command-tournament-option-zone = Wessen Uhr, etwa Europe/Berlin; ohne Angabe die vom letzten Mal
command-tournament-option-repeats = Etwa wöchentlich, jeden freitag 20 uhr, erster freitag im monat, oder eine RRULE
command-tournament-option-minutes = Wie lange es dauern soll; ohne Angabe 60
command-tournament-option-seats = Plätze an einem Tisch; ohne Angabe 6
command-tournament-option-buy-in = Chips für die Teilnahme; ohne Angabe keine
command-tournament-option-guarantee = Chips, die das Haus im Pool garantiert
command-tournament-option-limit = Das Limit der Einsätze; ohne Angabe das übliche
command-tournament-option-rules = Hausregeln: ein Regelsatz oder einzelne
command-tournament-option-rotation = Die Spiele eines Mix der Reihe nach
command-tournament-option-late-levels = Levels mit Spätanmeldung; ohne Angabe 2
command-tournament-option-re-entries = Wie oft ein Ausgeschiedener neu einsteigen darf; ohne Angabe 0
command-tournament-option-rebuys = Rebuys je Spieler; ohne Angabe 0
command-tournament-option-add-on = Ob es nach der Spätanmeldung ein Add-on gibt
command-tournament-option-check-in = Ob die Spieler vor dem Start einchecken; ohne Angabe ja
command-tournament-option-entrants-most = Höchstens so viele Spieler; ohne Angabe 64
command-tournament-option-prizes = Prozente, etwa 50 30 20; usual für die üblichen
command-tournament-option-season = Für welche Saison der Liga es zählt; ohne Angabe das Quartal
command-tournament-option-stack = Startstack in Big Bets oder Big Blinds
command-tournament-option-level-minutes = Minuten je Level; ohne Angabe ein Zehntel des Ganzen
command-tournament-option-more = Weiteres, etwa turn_seconds=45 entrants_least=6 breaks=4 break_minutes=10
command-tournament-option-template = Eine Turniervorlage, die alles Weggelassene mitbringt
command-tournament-option-tournament = Welches, wo es mehrere gibt
command-tournament-option-schedule = Welche
command-tournament-option-reason = Für das Protokoll
command-league = Die Ligatabelle einer Saison sehen
command-league-season = Etwa 2027-Q1, 2027-03 oder 2027; ohne Angabe die laufende
help-heading-tournaments = Turniere
season-month = Jeder Monat ist eine Saison
season-quarter = Jedes Quartal ist eine Saison
season-year = Jedes Jahr ist eine Saison
season-none = Es zählt nicht für die Liga

## Ehe es gepostet wird

tournament-preview = So wird es angekündigt. Noch sieht es niemand sonst.
tournament-post = Posten
tournament-drop = Abbrechen
tournament-understood = Der Start nach der Uhr von { $zone }: { $when }.
tournament-next-starts = Es wiederholt sich { $repeats }. Die nächsten Starts, nach deiner Uhr: { $starts }.
tournament-with = **Mit { $entrants }:** { $stakes }
tournament-with-prizes = { $prizes }
tournament-dropped = Nichts wurde gepostet.
tournament-preview-gone = An diese Vorschau erinnere ich mich nicht mehr: ich bin seither neu gestartet, oder es ist lange her. Gib den Befehl noch einmal.
tournament-created = Turnier #{ NUMBER($id, useGrouping: 0) } ist in { $channel } angekündigt. Bis zum Start änderst du es mit `/tournament edit`.
tournament-scheduled = Gespeichert als Serie #{ NUMBER($id, useGrouping: 0) }. Jedes Turnier wird fünf Tage vor seinem Start angekündigt. Die nächsten Starts: { $starts }. `/tournament unschedule` beendet die Serie.

## Was sich nicht verstehen lässt oder sich widerspricht

tournament-lacks = Es fehlt noch: { $parts }. Gib das beim Befehl mit an, oder wähle eine Turniervorlage, die es mitbringt.
tournament-lacks-name = ein Name
tournament-lacks-game = ein Spiel
tournament-lacks-start = ein Start, etwa freitag 20 uhr
start-unreadable = „{ $text }“ kann ich nicht als Start lesen. Schreib eine Uhrzeit, mit einem Tag, wenn es nicht der nächste ist: 20:00, freitag 20 uhr, morgen 20 uhr, { $day } 20:00, 26. märz 20 uhr, in 30 minuten. Englisch, Schwedisch und Französisch gehen auch.
start-several = „{ $text }“ kann { $readings } heißen. Schreib, was du meinst.
start-other-weekday = „{ $text }“ passt nicht zusammen: Der { $day } ist ein anderer Wochentag. Schreib nur das Datum oder nur den Wochentag.
start-past = Das war <t:{ NUMBER($when, useGrouping: 0) }:F> und ist vorbei. Schreib einen Start, der noch kommt.
start-too-far = „{ $text }“ ist mehr als ein Jahr hin. Schreib einen näheren Start.
no-such-zone = Es gibt keine Zeitzone „{ $text }“. Schreib einen Namen wie Europe/Berlin oder America/New_York; beim Tippen wird er vorgeschlagen.
repeats-unreadable = „{ $text }“ kann ich nicht lesen. Schreib täglich, wöchentlich, jeden freitag, jeden dienstag und freitag, alle zwei wochen am freitag, erster freitag im monat, oder eine RRULE nach Tagen.
repeats-either = „{ $text }“ kann alle { $weeks } Wochen heißen oder einmal im Monat. Schreib „{ $weekly }“ oder „{ $monthly }“.
repeats-several = „{ $text }“ kann { $readings } heißen. Schreib, was du meinst.
repeats-other-time = „{ $text }“ sagt { $time }, und der Start sagt { $start }. Schreib beide Male dieselbe Uhrzeit oder lass sie einmal weg.
repeats-never = „{ $text }“ ergibt in den nächsten zwei Jahren keinen Start. Schreib etwas, das sich früher wiederholt.
rule-unreadable = „{ $text }“ ist keine Regel nach RFC 5545, der ich folgen kann. FREQ=WEEKLY;BYDAY=FR ist eine.
rule-too-often = „{ $text }“ wiederholt sich öfter als einmal am Tag. Öfter geht es nicht.
tournament-bad-name = Schreib einen Namen mit bis zu { $most } Zeichen, die man sehen kann.
tournament-no-such-game = Es gibt kein Spiel „{ $text }“. Wähle eins von { $games }.
tournament-no-choice = Turniere spielen kein Dealer's Choice: ihre Levels warten auf niemanden. Nimm einen Mix mit einer Rotation.
tournament-no-such-limit = Es gibt kein Limit „{ $text }“. Wähle eins von { $known }.
tournament-no-such-season = Es gibt keine Saison „{ $text }“. Wähle eine von { $known }.
tournament-shares-unreadable = „{ $text }“ kann ich nicht als Preise lesen. Schreib Prozente vom ersten Platz an, etwa 50 30 20, oder usual.
tournament-shares-sum = „{ $text }“ kann nicht die Preise sein: zusammen müssen sie 100 ergeben, jeder über 0 und keiner größer als der davor.
tournament-shares-of-nothing = Ohne Buy-in oder Garantie gibt es nichts, was als Preise zu verteilen wäre. Gib ein Buy-in an, oder schreib bei den Preisen usual.
tournament-again-both = Ein Turnier hat Re-Entrys oder Rebuys, nicht beides. Lass eins davon weg.
tournament-again-needs-late = Re-Entrys, Rebuys und Add-ons brauchen eine Spätanmeldung: setz die Levels dafür mindestens auf 1.
tournament-more-unknown = `{ $text }` gehört nicht zu den Einstellungen für `more`. Schreib sie wie `turn_seconds=45 breaks=4`; es gibt: { $known }.
tournament-more-value = `{ $name }` in `more` ist eine ganze Zahl von { $least } bis { $most }.
tournament-level-too-long = Damit bleiben weniger als zwei Levels. Ein Level darf hier höchstens { $most } Minuten dauern.
tournament-undealable = Mit diesen Einstellungen lässt sich keine Hand geben. Ändere das Spiel, die Hausregeln oder den ersten Einsatz.
tournament-text-channel = Ein Turnier braucht einen Textkanal seines Servers, damit seine Tische Threads sein können. Gib den Befehl in einem.
tournament-no-room = In diesem Kanal kann ich kein Turnier abhalten. Lass mich hier Nachrichten senden, öffentliche Threads erstellen und in Threads schreiben.
tournament-edit-what = Das ändert nichts. Gib mindestens eine Option an, die anders werden soll.

## Welches Turnier

tournament-none = Es gibt hier kein Turnier. Moderatoren setzen eins an mit `/tournament create`.
tournament-which = Welches Turnier meinst du? Gib seinen Namen an: { $names }.
tournament-unknown = Es gibt kein Turnier „{ $text }“. `/tournament list` zeigt die, die es gibt.
tournament-list-empty = Hier ist kein Turnier angesetzt. Moderatoren tun das mit `/tournament create`.
tournament-list-line = `#{ NUMBER($id, useGrouping: 0) }` **{ $name }** · { $game } · { $when } · { $phase } · { $entrants } von { $most } · { $channel }
tournament-list-past = **Vorbei**
tournament-list-over = -# `#{ NUMBER($id, useGrouping: 0) }` { $name } · { $when } · { $phase } · { $entrants }
tournament-phase-scheduled = öffnet später
tournament-phase-registering = Anmeldung offen
tournament-phase-check-in = Check-in offen
tournament-phase-running = läuft
tournament-phase-finished = beendet
tournament-phase-cancelled = abgesagt
tournament-more = … und { $count } weitere

## Rufen

tournament-call = **{ $name }:** { $text }
    { $users }
tournament-announced = { $called ->
    [0] { $name } ist neu gepostet.
    [one] { $name } ist neu gepostet, und { $called } Spieler ist gerufen.
   *[other] { $name } ist neu gepostet, und { $called } Spieler sind gerufen.
}

## Serien

schedules-none = Hier wiederholt sich kein Turnier. Moderatoren setzen eine Serie an mit `/tournament schedule`.
schedules-title = **Turnierserien**
schedules-line = `#{ NUMBER($id, useGrouping: 0) }` **{ $name }** · { $game } · { $repeats } · { $channel } · als Nächstes { $next }
schedules-over = keins
tournaments-too-many = { $most } Turniere sind schon angesetzt, und mehr dürfen es nicht zugleich sein. Warte, bis eines vorbei ist, oder nimm `/tournament cancel`.
schedules-too-many = { $most } Turniere wiederholen sich schon, und mehr dürfen es nicht sein. Beende erst eine Serie mit `/tournament unschedule`.
schedule-unknown = Es gibt keine Serie „{ $text }“. `/tournament schedules` zeigt die, die es gibt.
schedule-dropped = { $name } wiederholt sich nicht mehr. Ein schon angekündigtes Turnier bleibt: `/tournament cancel` sagt es ab.

## Turniervorlagen

template-saved = Gespeichert als Turniervorlage für `/tournament create`. { $line }
template-deleted = Die Turniervorlage { $name } ist weg.
template-list = **Turniervorlagen**
template-list-empty = Es gibt noch keine Turniervorlage. `/tournament template save` behält die Einstellungen eines Turniers als eine.
template-line = { $buy_in ->
    [0] **{ $name }**: { $game }, etwa { $minutes } Minuten, { $seats } an einem Tisch, kein Buy-in, höchstens { $most } Spieler
   *[other] **{ $name }**: { $game }, etwa { $minutes } Minuten, { $seats } an einem Tisch, Buy-in { $buy_in }, höchstens { $most } Spieler
}
template-starts = { $line }, { $day } { $time } ({ $zone })
template-unknown = Es gibt keine Turniervorlage „{ $text }“. `/tournament template list` zeigt die, die es gibt.
template-bad-name = „{ $text }“ ist kein Name für eine Turniervorlage. Schreib bis zu { $most } Buchstaben, Ziffern, Leerzeichen und Zeichen wie - und /.
template-too-many = Es gibt schon { $most } Turniervorlagen. Lösch erst eine.

## Die Liga

league-title = **Liga { $season }** · die besten { $results } Ergebnisse zählen
league-line = { NUMBER($place, useGrouping: 0) }\. **{ $name }** · { $points } Punkte · { $results } gespielt · bester Platz { $best }
league-empty = In { $season } hat noch niemand Punkte. Turniere, die für die Liga zählen, bringen sie.
season-unreadable = „{ $text }“ kann ich nicht als Saison lesen. Schreib einen Monat wie 2027-03, ein Quartal wie 2027-Q1 oder ein Jahr wie 2027.

## Wer nicht darf

forbidden-own-tournament = Du spielst in diesem Turnier, also muss das ein anderer Moderator tun.
