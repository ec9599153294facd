### Tournaments: /tournament and /league, and what is said to who sets them up. Their cards are in tournament_card.
### All of /tournament together may have 8,000 characters at Discord, so its descriptions are short.

## Commands

command-tournament = Turniere mit fester Startzeit
command-tournament-create = Ein Turnier ansetzen; du siehst eine Vorschau, bevor es gepostet wird
command-tournament-schedule = Ein Turnier ansetzen, das sich wiederholt
command-tournament-schedules = Sehen, welche Turniere sich wiederholen
command-tournament-edit = Ein Turnier vor dem Start ändern
command-tournament-cancel = Ein Turnier absagen; alle bekommen ihr Buy-in zurück
command-tournament-pause = Ein laufendes Turnier pausieren
command-tournament-pause-at-once = Auch laufende Hände pausieren, mit allen Uhren
command-tournament-resume = Ein pausiertes Turnier fortsetzen
command-tournament-add = Jemanden anmelden; mit Buy-in als Angebot
command-tournament-remove = Jemanden aus einem Turnier nehmen
command-tournament-move = Jemanden an einen anderen Tisch setzen
command-tournament-move-table = Der Tisch, mit Name oder Nummer
command-tournament-chips = Die Turnierchips von jemandem korrigieren
command-tournament-chips-chips = Wie viele mehr, mit Minus wie viele weniger
command-tournament-announce = Die Turnierlobby neu posten und alle Angemeldeten anpingen
command-tournament-announce-text = Deine Nachricht; ohne Text wird niemand angepingt
command-tournament-register = Dich für ein Turnier anmelden und das Buy-in zahlen
command-tournament-withdraw = Dich vor dem Start abmelden; das Buy-in kommt zurück
command-tournament-checkin = Kurz vor dem Start einchecken
command-tournament-deal = Am Final Table einen Deal vorschlagen, mit Vorschau der Anteile
command-tournament-deal-play-for = Chips, die für den Sieg bleiben; bei 0 ist das Turnier zu Ende
command-tournament-list = Die Turniere dieses Servers sehen
command-tournament-info = Alles über ein Turnier sehen
command-tournament-template = Gespeicherte Turniereinstellungen
command-tournament-template-save = Die Einstellungen eines Turniers als Vorlage speichern
command-tournament-template-delete = Eine Vorlage löschen
command-tournament-template-list = Die Vorlagen sehen
command-tournament-template-name = Der Name der Vorlage
command-series = Turnierserien: ändern, einen Termin auslassen oder verschieben, beenden
command-series-edit = Alle noch nicht angekündigten Turniere einer Serie ändern
command-series-skip = Einen Termin einer Serie auslassen
command-series-move = Einen Termin einer Serie verschieben
command-series-end = Eine Serie beenden, jetzt oder später
command-series-option-date = Ein Termin der Serie, z. B. 24. dezember
command-series-option-until = Der letzte mögliche Tag, z. B. 24. dezember
command-series-option-count = Nach so vielen weiteren Turnieren
command-tournament-option-name = Der Name des Turniers
command-tournament-option-game = Das Spiel oder ein Mix: horse, 8-game oder mix mit eigener Liste
command-tournament-option-start = Z. B. 20:00, freitag 20 uhr, in 30 minuten
command-tournament-option-zone = Zeitzone, z. B. Europe/Berlin; ohne Angabe die des Servers
command-tournament-option-repeats = Z. B. wöchentlich, jeden freitag 20 uhr, erster freitag im monat oder eine RRULE
command-tournament-option-minutes = Geplante Dauer in Minuten; ohne Angabe 60
command-tournament-option-seats = Plätze pro Tisch; ohne Angabe 6
command-tournament-option-buy-in = Buy-in in Chips; ohne Angabe keins
command-tournament-option-guarantee = Garantierter Preispool; was fehlt, gibt der Server dazu
command-tournament-option-limit = Fixed, Pot oder No Limit; ohne Angabe das übliche
command-tournament-option-rules = Hausregeln: ein Regelset oder einzelne
command-tournament-option-rotation = Die Spiele eines Mix, der Reihe nach
command-tournament-option-re-entries = Re-Entrys pro Spieler; ohne Angabe 0
command-tournament-option-rebuys = Rebuys pro Spieler; ohne Angabe 0
command-tournament-option-add-on = Add-on nach der Late Registration
command-tournament-option-check-in = Check-in vor dem Start; ohne Angabe ja
command-tournament-option-entrants-most = Maximale Spielerzahl; ohne Angabe 64
command-tournament-option-prizes = Prozente, z. B. 50 30 20; usual für die üblichen
command-tournament-option-season = Saison der Liga, für die es zählt; ohne Angabe das Quartal
command-tournament-option-stack = Startstack in Big Bets oder Big Blinds
command-tournament-option-format = Format, z. B. bounty 50, bracket oder shootout
command-tournament-option-ping = Rolle, die beim Öffnen der Anmeldung angepingt wird; du musst sie erwähnen dürfen
command-tournament-option-more = Mehr, z. B. turn_seconds=45 entrants_least=6 breaks=4 break_minutes=10
more-turn-seconds = Sekunden pro Zug
more-entrants-least = bei weniger Teilnehmern abgesagt
more-late-levels = Level mit später Anmeldung
more-level-minutes = Minuten pro Level
more-fill-hours = Stunden, in denen ein Sit and Go voll sein muss
more-first-bet = erste Small Bet oder Small Blind
more-level-hands = Hände pro Level statt Minuten
more-breaks = Level zwischen zwei Pausen
more-break-minutes = Minuten pro Pause
more-ping = Rolle, die zum Anmeldestart erwähnt wird
more-role = nötige Rolle zum Anmelden; 0: keine
more-password = Passwort zum Anmelden; 0: keins
more-points = Ligapunkte nach Feld, Plätzen oder Preis
more-points-knockout = Ligapunkte pro K. o.
more-points-showing-up = Ligapunkte fürs Mitspielen
more-target = Satellite: Turnier, bei dem es Tickets gibt
more-seats-guaranteed = Satellite: garantierte Tickets
command-tournament-option-template = Eine Vorlage für alles, was du weglässt
command-tournament-option-tournament = Welches, falls es mehrere gibt
command-tournament-option-schedule = Welche
command-tournament-option-reason = Grund, fürs Protokoll
command-league = Die Ligatabelle einer Saison sehen
command-league-season = Z. B. 2027-Q1, 2027-03 oder 2027; ohne Angabe die laufende
command-league-series = Eine Turnierserie; ohne Angabe alle Turniere
command-series-show = Eine Serie ansehen: nächste Starts, Tabelle, Sieger
help-heading-tournaments = Turniere
help-heading-series = Turnierserien
format-sit-and-go = Sit and Go für { $entrants } Spieler
format-standing = Sit and Go für { $entrants } Spieler, eins ist immer offen
format-bracket = Heads-up-Turnierbaum: immer zwei gegeneinander
format-bracket-sit-and-go = Heads-up-Turnierbaum für { $entrants } Spieler, Start sobald voll
format-shootout = Shootout: An jedem Tisch bleibt einer übrig
format-shootout-sit-and-go = Shootout für { $entrants } Spieler, Start sobald voll
format-plain = Keine Bountys
format-bounty = Bountys: { $percent } % vom Buy-in
format-progressive = Progressive Bountys: { $percent } % vom Buy-in
season-month = Jeder Monat ist eine Saison
season-quarter = Jedes Quartal ist eine Saison
season-year = Jedes Jahr ist eine Saison
season-none = Zählt nicht für die Liga

## Before it is posted

tournament-preview = So wird es angekündigt. Noch siehst nur du es.
tournament-post = Posten
tournament-drop = Abbrechen
tournament-understood = Start ({ $zone }): { $when }.
tournament-in-utc = Die Zeiten sind in UTC. `zeitzone` stellt eine andere Zeitzone ein, `/room set` eine für den ganzen Server.
tournament-least = Mit weniger als { $least } Spielern beim Start fällt es aus{ $buy_in ->
    [0] {""}
   *[other] {" "}und alle bekommen ihr Buy-in zurück
}. `entrants_least` in `more` ändert die Zahl.
tournament-next-starts = Es wiederholt sich { $repeats }. Die nächsten Starts in deiner Zeit: { $starts }.
tournament-when-full = Start ist eine Minute, nachdem der letzte von { $entrants } Plätzen vergeben ist. Dauert das länger als { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}, fällt es aus.
tournament-other-first = Der { $day } ist keiner dieser Tage: Der erste Start ist { $first }.
tournament-with = **Bei { $entrants } Entries:** { $stakes }
tournament-with-prizes = { $prizes }
tournament-dropped = Es wurde nichts gepostet.
tournament-preview-gone = Diese Vorschau ist abgelaufen. Gib den Befehl noch einmal ein.
tournament-created = Turnier #{ NUMBER($id, useGrouping: 0) } ist in { $channel } angekündigt. Bis zum Start kannst du es mit `/tournament edit` ändern.
tournament-scheduled = Gespeichert als Serie #{ NUMBER($id, useGrouping: 0) }. Das nächste wird immer angekündigt, sobald das vorige begonnen hat, und nimmt dann auch Anmeldungen an. Die nächsten Starts: { $starts }. `/series end` beendet die Serie.

## What cannot be understood, or contradicts itself

tournament-lacks = Es fehlt noch: { $parts }. Gib das im Befehl mit an oder wähl eine Vorlage, in der es steht.
tournament-lacks-name = ein Name
tournament-lacks-game = ein Spiel
tournament-lacks-start = ein Start, z. B. freitag 20 uhr
start-unreadable = „{ $text }“ verstehe ich nicht. Schreib eine Uhrzeit und, wenn der Start mehr als 24 Stunden hin ist, den Tag dazu: 20:00, freitag 20 uhr, morgen 20 uhr, { $day } 20:00, 26. märz 20 uhr, in 30 minuten. Englisch, Schwedisch und Französisch gehen auch.
start-no-time = „{ $text }“ nennt einen Tag, aber keine Uhrzeit. Schreib sie dazu: freitag 20 uhr, morgen früh um 9.
start-several = „{ $text }“ kann { $readings } heißen. Schreib, was du meinst.
start-other-weekday = „{ $text }“ passt nicht zusammen: Der { $day } ist ein anderer Wochentag. Schreib nur das Datum oder nur den Wochentag.
start-past = <t:{ NUMBER($when, useGrouping: 0) }:F> ist schon vorbei. Schreib einen Start, der noch kommt.
start-too-far = „{ $text }“ ist mehr als ein Jahr hin. Schreib einen früheren Start.
no-such-zone = Eine Zeitzone „{ $text }“ gibt es nicht. Schreib z. B. Europe/Berlin oder America/New_York; beim Tippen bekommst du Vorschläge.
repeats-unreadable = „{ $text }“ verstehe ich nicht. Schreib täglich, wöchentlich, jeden freitag, jeden dienstag und freitag, alle zwei wochen am freitag, erster freitag im monat oder eine RRULE nach Tagen.
repeats-either = „{ $text }“ kann alle { $weeks } Wochen heißen oder einmal im Monat. Schreib „{ $weekly }“ oder „{ $monthly }“.
repeats-several = „{ $text }“ kann { $readings } heißen. Schreib, was du meinst.
repeats-other-time = In „{ $text }“ steht { $time }, beim Start { $start }. Schreib beide Male dieselbe Uhrzeit oder lass sie einmal weg.
repeats-never = „{ $text }“ ergibt in den nächsten zwei Jahren keinen Start. Schreib etwas Früheres.
rule-unreadable = „{ $text }“ ist keine Regel nach RFC 5545, die ich verstehe. Eine gültige ist FREQ=WEEKLY;BYDAY=FR.
rule-too-often = „{ $text }“ wiederholt sich mehrmals am Tag. Mehr als einmal am Tag geht nicht.
tournament-bad-name = Schreib einen sichtbaren Namen mit höchstens { $most } Zeichen.
tournament-no-such-game = Ein Spiel „{ $text }“ gibt es nicht. Möglich: { $games }.
tournament-no-choice = Dealer's Choice geht im Turnier nicht: Die Level warten nicht, bis jemand wählt. Nimm einen Mix mit Rotation.
tournament-no-such-limit = Ein Limit „{ $text }“ gibt es nicht. Möglich: { $known }.
tournament-no-such-season = Eine Saison „{ $text }“ gibt es nicht. Möglich: { $known }.
tournament-shares-unreadable = „{ $text }“ verstehe ich nicht. Schreib die Auszahlungen in Prozent, vom ersten Platz an, z. B. 50 30 20, oder usual.
tournament-shares-sum = „{ $text }“ geht nicht: Die Auszahlungen müssen zusammen 100 ergeben, jede über 0 und keine größer als die davor.
tournament-shares-of-nothing = Ohne Buy-in und Garantie gibt es keinen Preispool. Gib ein Buy-in an oder schreib bei den Auszahlungen usual.
tournament-no-such-format = Ein Format „{ $text }“ gibt es nicht. Möglich: { $known }.
tournament-sit-and-go-size = Ein Sit and Go ist für { $sizes } Spieler. Gib eine dieser Zahlen an.
tournament-sit-and-go-check-in = Ein Sit and Go hat keinen Check-in: Es startet eine Minute, nachdem der letzte Platz vergeben ist.
tournament-matches-again = In Turnierbaum und Shootout gibt es keine Late Registration, keine Re-Entrys, Rebuys, Add-ons und Pausen.
tournament-bracket-seats = Im Turnierbaum spielen immer zwei gegeneinander. Lass `seats` weg.
tournament-shootout-seats = Ein Shootout braucht mindestens 3 Plätze pro Tisch. Für zwei nimm das Format bracket.
tournament-standing-alone = Nur ein Sit and Go kann immer offen sein. Schreib zum Beispiel: sit and go 6 standing.
tournament-no-start-time = Ein Sit and Go startet, sobald es voll ist. Lass den Start weg oder nimm ein anderes Format.
tournament-start-fixed = Ein Turnier mit Startzeit wird kein Sit and Go, und umgekehrt. Sag es ab und setz ein neues an.
tournament-satellite = Satellite: Wer am Ende übrig ist, wird bei { $target } angemeldet, was sonst { $amount } kostet. Geht das dann nicht mehr, gibt es { $amount }.
tournament-satellite-late = ⚠️ { $target } beginnt { $when }, vielleicht bevor dieses Turnier zu Ende ist. Danach gewonnene Tickets werden in Chips ausgezahlt.
tournament-target-unknown = Es gibt kein Turnier „{ $text }“, bei dem man ein Ticket gewinnen kann. Gib `target=12` für Turnier #12 ein, das noch nicht begonnen haben darf, oder `target=series:3` für Serie #3.
tournament-target-free = { $name } hat kein Buy-in, also gibt es dort kein Ticket zu gewinnen. Wähle ein Turnier mit Buy-in.
tournament-target-satellite = { $name } ist selbst ein Satellite. Wähle ein Turnier, das keiner ist.
tournament-target-fixed = Ein Turnier kann kein Satellite werden, und ein Satellite bleibt einer. Sag es ab und erstelle ein neues.
tournament-target-price = { $name } ist ein Satellite für dieses Turnier und hat Teilnehmer, also lässt sich das Buy-in nicht mehr ändern.
tournament-seats-need-target = Nur ein Satellite kann Tickets garantieren. Gib in `more` auch `target=` und die Nummer eines Turniers ein.
tournament-satellite-buy-in = Ein Satellite braucht ein Buy-in oder `seats_guaranteed` in `more`.
tournament-satellite-prizes = Ein Satellite zahlt Tickets aus und hat keine eigenen Auszahlungen. Schreib bei den Auszahlungen usual.
tournament-satellite-matches = Ein Satellite endet bei so vielen, wie es Tickets gibt, also nicht in Matches. Wähle ein anderes Format.
tournament-satellite-dear = Ein Ticket für { $name } kostet { $most }. Dafür müssen mehrere zusammenlegen: Nimm ein kleineres Buy-in.
tournament-bounty-buy-in = Bei { $percent } % Bounty beträgt das kleinste Buy-in { $least }.
tournament-again-both = Ein Turnier hat Re-Entrys oder Rebuys, nicht beides. Lass eins davon weg.
tournament-again-needs-late = Re-Entrys, Rebuys und Add-ons brauchen eine Late Registration: Setz die Level dafür mindestens auf 1.
tournament-more-unknown = `{ $text }` ist keine Einstellung für `more`. Schreib sie so: `turn_seconds=45 breaks=4`. Möglich: { $known }.
tournament-more-value = `{ $name }` in `more` ist eine ganze Zahl von { $least } bis { $most }.
tournament-more-role = `role` in `more` muss eine Rolle dieses Servers sein, etwa `role=@Mitglieder`, oder `role=0` für keine.
tournament-more-password = `password` in `more` braucht 1 bis { $most } Zeichen ohne Leerzeichen und Kommas. `password=0` entfernt es.
tournament-level-too-long = Damit bleiben weniger als zwei Level. Ein Level dauert hier höchstens { $most } Minuten.
tournament-undealable = Mit diesen Einstellungen kann keine Hand ausgeteilt werden. Ändere das Spiel, die Hausregeln oder `first_bet` in `more`.
tournament-guarantee-most = Eine Garantie beträgt höchstens { $most } Chips.
tournament-text-channel = Ein Turnier braucht einen Textkanal, damit seine Tische Threads sein können. Gib den Befehl dort ein.
tournament-no-room = In diesem Kanal geht kein Turnier. Erlaub mir hier, Nachrichten zu senden, öffentliche Threads zu erstellen und in Threads zu schreiben.
tournament-edit-what = Das ändert nichts. Gib bei mindestens einer Option einen neuen Wert an.

## Which tournament

tournament-none = Hier gibt es kein Turnier. Mods setzen eins mit `/tournament create` an.
tournament-which = Welches Turnier meinst du? Schreib den Namen: { $names }.
tournament-unknown = Ein Turnier „{ $text }“ gibt es nicht. `/tournament list` zeigt alle.
tournament-add-oneself = Dich selbst meldest du mit `/tournament register` oder dem Button in der Turnierlobby an.
tournament-table-unknown = Einen Tisch „{ $text }“ hat dieses Turnier nicht. Seine Tische: { $names }.
tournament-correct-what = Gib an, wie viele Chips, zum Beispiel `300` oder `-300`.
tournament-list-empty = Hier ist kein Turnier angesetzt. Mods machen das mit `/tournament create`.
tournament-list-line = `#{ NUMBER($id, useGrouping: 0) }` **{ $name }** · { $game } · { $when } · { $phase } · { $entrants } von { $most } · { $channel }
tournament-list-past = **Vorbei**
tournament-list-over = -# `#{ NUMBER($id, useGrouping: 0) }` { $name } · { $when } · { $phase } · { $entrants }
tournament-phase-scheduled = öffnet später
tournament-phase-registering = Anmeldung offen
tournament-phase-check-in = Check-in offen
tournament-phase-running = läuft
tournament-phase-finished = beendet
tournament-phase-cancelled = abgesagt
tournament-more = … und noch { $count }

## Calling

tournament-call = **{ $name }:** { $text }
    { $users }
tournament-announced = { $called ->
    [0] Die Lobby von { $name } ist neu gepostet.
    [one] Die Lobby von { $name } ist neu gepostet und { $called } Spieler angepingt.
   *[other] Die Lobby von { $name } ist neu gepostet und { $called } Spieler sind angepingt.
}

## Recurrences

schedules-none = Hier wiederholt sich kein Turnier. Mods setzen eine Serie mit `/tournament schedule` an.
schedules-title = **Turnierserien**
schedules-line = `#{ NUMBER($id, useGrouping: 0) }` **{ $name }** · { $game } · { $repeats } · { $channel } · als Nächstes { $next }
schedules-over = keins
tournaments-too-many = Hier sind schon { $most } Turniere angesetzt, mehr geht nicht. Warte, bis eins vorbei ist, oder nimm `/tournament cancel`.
schedules-unreadable = `#{ NUMBER($id, useGrouping: 0) }` lässt sich nicht mehr lesen und setzt keine Turniere mehr an. Mods beenden die Serie mit `/series end`.
schedules-too-many = Hier wiederholen sich schon { $most } Turniere, mehr geht nicht. Beende erst eins mit `/series end`.
schedule-unknown = Eine Serie „{ $text }“ gibt es nicht. `/tournament schedules` zeigt alle.
schedule-dropped = { $name } wiederholt sich nicht mehr. Ist schon eins angekündigt, bleibt es: `/tournament cancel` sagt es ab.
series-changed = **{ $name }** wiederholt sich { $repeats }.
series-next = Die nächsten Starts: { $starts }.
series-over = Weitere Starts gibt es nicht.
series-stays = Das Turnier am { $when } ist schon angekündigt und bleibt, wie es ist. `/tournament edit` ändert es.
series-skipped = **{ $name }** fällt am { $when } aus.
series-moved = **{ $name }** ist auf { $when } verschoben.
series-changed-meanwhile = „{ $text }“ hat gerade jemand anderes geändert oder beendet. Sieh mit `/series show` nach und versuch es dann noch einmal.
series-no-such-date = Am „{ $text }“ hat die Serie keinen Start. Sie hat: { $starts }.
series-announced = Dieses Turnier ist schon angekündigt: `/tournament edit` ändert es, `/tournament cancel` sagt es ab.
series-follow = Auch alle späteren
series-this-one = Geändert ist nur dieses eine. „{ $name }“ gehört zu einer Serie: Der Button ändert auch alle späteren.
day-unreadable = „{ $text }“ verstehe ich nicht als Tag. Schreib zum Beispiel { $day }, 24. dezember oder freitag.

## Templates

template-saved = **{ $name }** ist als Vorlage für `/tournament create` gespeichert. { $line }
template-deleted = Die Vorlage { $name } ist gelöscht.
template-list = **Turniervorlagen**
template-list-empty = Es gibt noch keine Vorlagen. `/tournament template save` speichert die Einstellungen eines Turniers als Vorlage.
template-line = { $buy_in ->
    [0] **{ $name }**: { $game }, ca. { $minutes } Minuten, { $seats }-max, kein Buy-in, höchstens { $most } Spieler
   *[other] **{ $name }**: { $game }, ca. { $minutes } Minuten, { $seats }-max, Buy-in { $buy_in }, höchstens { $most } Spieler
}
template-starts = { $line }, { $day } { $time } ({ $zone })
template-unknown = Eine Vorlage „{ $text }“ gibt es nicht. `/tournament template list` zeigt alle.
template-bad-name = „{ $text }“ geht nicht als Name einer Vorlage. Schreib höchstens { $most } Buchstaben, Ziffern, Leerzeichen und Zeichen wie - und /.
template-too-many = Es gibt schon { $most } Vorlagen. Lösch erst eine.

## The league

league-title = **Liga { $season }** · die besten { $results } Ergebnisse zählen
league-line = { NUMBER($place, useGrouping: 0) }\. **{ $name }** · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · { $results } gespielt · bester Platz { $best }
league-empty = In { $season } hat noch niemand Punkte. Die gibt es in Turnieren, die für die Liga zählen.
league-heading = Liga
league-not-here = Nicht alle in diesem Kanal können diese Serie sehen, deshalb zeige ich sie hier nicht allen.
league-file = Als Datei
league-file-sent = Die Tabelle von { $season }.
series-winners-file = Sieger als Datei
series-winners-sent = Die Sieger von { $name }.
result-shared = Das Ergebnis steht jetzt für alle im Kanal.
result-file-sent = Das Ergebnis von { $name }.
result-not-here = Nicht alle in diesem Kanal können dieses Turnier sehen, deshalb zeige ich es hier nicht.
result-none = Von diesem Turnier habe ich kein Ergebnis.
league-by-field = Punkte nach Platz und Zahl der Teilnehmer, für die bessere Hälfte und mindestens die ersten drei.
league-by-places = Punkte nach Platz: { $points }.
league-by-prize = Punkte: so viel Prozent aller Preise, wie man gewonnen hat.
league-knockout = Dazu { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 } für jeden, den man hinauswirft.
league-showing-up = Dazu { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
 } fürs Mitspielen.
series-leaders = **Tabelle { $season }**
series-winners = **Sieger**
series-winner = { $when }: { $names }
tournament-more-word = `{ $name }` in `more` ist eins von: { $known }.
season-unreadable = „{ $text }“ verstehe ich nicht. Schreib einen Monat wie 2027-03, ein Quartal wie 2027-Q1 oder ein Jahr wie 2027.

## Who may not

forbidden-own-tournament = Du spielst in diesem Turnier. Das muss ein anderer Mod machen.
