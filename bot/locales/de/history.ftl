### What is remembered of play: hands seen again and taken home, figures, leaderboards, achievements.
### A hand's id is such as 7-12: hand 12 of table 7.

## Descriptions

command-hand = Beendete Hände Schritt für Schritt ansehen oder deine eigenen herunterladen
command-hand-last = Deine letzte beendete Hand Schritt für Schritt ansehen
command-hand-id = Eine beendete Hand, die du sehen darfst, Schritt für Schritt ansehen
command-hand-id-hand = Tisch und Hand, z. B. 7-12; steht am Tisch
command-hand-proof = Den Beweis eines versiegelten Deals herunterladen, nur mit Karten, die du gesehen hast
command-hand-proof-hand = Tisch und Hand, z. B. 7-12; ohne Angabe deine letzte
command-hand-export = Deine eigenen Hände für andere Pokerprogramme herunterladen
command-hand-export-hand = Eine Hand, z. B. 7-12
command-hand-export-last = Wie viele deiner letzten Hände; eine, wenn du alles weglässt
command-hand-export-since = Deine Hände seit diesem Tag, z. B. 2026-03-31, in UTC
command-stats = Sehen, wie du oder andere auf diesem Server abgeschnitten haben, ohne Übungstische
command-stats-player = Wessen Statistik; ohne Angabe deine eigene
command-stats-game = Nur in diesem Spiel
command-stats-period = Nur diese Woche oder diesen Monat; ohne Angabe insgesamt
command-stats-hide = Dich in Bestenliste und Statistik vor anderen verbergen oder wieder zeigen
command-leaderboard = Sehen, wer auf diesem Server am besten abgeschnitten hat, ohne Übungstische
command-leaderboard-period = Heute Abend, Woche, Monat, Saison oder insgesamt; ohne Angabe heute Abend
command-leaderboard-by = Nach Chip-Bilanz oder nach Big Bets pro 100 Hände; ohne Angabe nach Chips
command-leaderboard-page = Welche Seite; auf der ersten stehen die Besten
help-heading-hands = Hände
help-heading-stats = Statistik
period-tonight = heute Abend
period-season = diese Saison
period-week = diese Woche
period-month = dieser Monat
period-all = insgesamt
measure-profit = Chip-Bilanz
measure-rate = Big Bets pro 100 Hände

## A hand again

replay-step = Schritt { $step } von { $steps } · gespielt am { $when }
replay-first = Anfang
replay-back = Zurück
replay-on = Weiter
replay-last = Ende
replay-hand-before = Vorige Hand
replay-hand-after = Nächste Hand
replay-pot-bigger = Größerer Pot
replay-pot-smaller = Kleinerer Pot
replay-by-pot = Größte Pots zuerst
replay-by-number = Der Reihe nach
replay-pot-place = Pot { $place } von { $hands } der Größe nach
replay-own = **Deine Karten** { $cards }
replay-net = { $name } { $amount }
replay-cards-deleted = Deine Karten aus dieser Hand sind gelöscht: Sie bleiben nur eine Zeit lang gespeichert. Gezeigte Karten sind noch da.
replay-no-hand = Du hast hier noch keine Hand zu Ende gespielt, oder sie ist nicht mehr gespeichert.
replay-no-hand-since = Seit dem { $day } (UTC) hast du hier keine Hand zu Ende gespielt, oder sie ist nicht mehr gespeichert.
replay-not-there = Eine beendete Hand { $hand }, die du sehen darfst, gibt es nicht.
replay-not-yours = Du warst in dieser Hand nicht dabei. Herunterladen kannst du nur deine eigenen.
replay-running = Hand { $hand } läuft noch. Sieh sie dir an, wenn sie vorbei ist.
replay-forgotten = Hand { $hand } wurde gespielt, aber ihre Aufzeichnung ist gelöscht: Sie bleibt nur eine Zeit lang gespeichert. Gewonnene und verlorene Chips zählen weiter.
replay-unreadable = Die Aufzeichnung dieser Hand ist unvollständig, deshalb lässt sie sich nicht Schritt für Schritt zeigen.

## Files

own-hands-files = { $count ->
    [one] Deine Hand als Datei im Poker-Hand-History-Standard (.phh), wie du sie gesehen hast.
   *[other] Deine { $count } Hände als Dateien im Poker-Hand-History-Standard (.phh), pro Hand eine, wie du sie gesehen hast.
}
hands-file-use = Poker-Programme, mit denen du Hände nachspielst und auswertest, lesen dieses Format. Hier zeigt `/hand id` eine Hand Schritt für Schritt.
own-hands-hidden = Karten, die du nie gesehen hast, stehen darin als ??.
own-hands-told = { $count ->
    [one] Eine Hand steht auch in pokerstars.txt, in dem Format, das viele Programme lesen.
   *[other] { $count } Hände stehen auch in pokerstars.txt, in dem Format, das viele Programme lesen.
}
own-hands-proved = { $count ->
    [one] Der Beweis eines versiegelten Deals ist dabei; prüf ihn mit der Seite von `/fair page:True`.
   *[other] { $count } Beweise versiegelter Deals sind dabei; prüf sie mit der Seite von `/fair page:True`.
}
own-hands-lacking-game = { $count ->
    [one] Eine Hand fehlt dort: Das Format kennt ihr Spiel nicht.
   *[other] { $count } Hände fehlen dort: Das Format kennt ihre Spiele nicht.
}
own-hands-lacking-house-rules = { $count ->
    [one] Eine Hand fehlt dort: Das Format kennt weder Jackpots noch den Joker.
   *[other] { $count } Hände fehlen dort: Das Format kennt weder Jackpots noch den Joker.
}
own-hands-lacking-community = { $count ->
    [one] Eine Hand fehlt dort: Sie endete mit einer Gemeinschaftskarte, und die kennt das Format nicht.
   *[other] { $count } Hände fehlen dort: Sie endeten mit einer Gemeinschaftskarte, und die kennt das Format nicht.
}
own-hands-capped = Das sind die neuesten { $most }, mehr gehen nicht in eine Datei.
own-hands-no-date = „{ $text }“ verstehe ich nicht. Schreib den Tag so: 2026-03-31.
own-hands-undone = Diese Hand ist annulliert, alle Einsätze gingen zurück. Eine Datei gibt es davon nicht.
own-hands-too-large = Das ist mehr, als Discord mich senden lässt. Nimm weniger Hände.

## Figures

stats-title = **{ $name }** · { $game } · { $period }
stats-all-games = alle Spiele
stats-none = Keine gewerteten Hände. Hände um Übungschips zählen nicht.
stats-hands = { $count ->
    [one] { $count } Hand
   *[other] { $count } Hände
}
stats-profit = Chip-Bilanz: **{ $amount }** · { $rate } Big Bets pro 100 Hände
stats-second-any = { $count ->
    [one] Fourth Street, Draw oder Flop gesehen: { $count } Mal, { $percent } %
   *[other] Fourth Street, Draw oder Flop gesehen: { $count } Mal, { $percent } %
}
stats-second-stud = { $count ->
    [one] Fourth Street gesehen: { $count } Mal, { $percent } %
   *[other] Fourth Street gesehen: { $count } Mal, { $percent } %
}
stats-second-draw = { $count ->
    [one] Draw gesehen: { $count } Mal, { $percent } %
   *[other] Draw gesehen: { $count } Mal, { $percent } %
}
stats-second-board = { $count ->
    [one] Flop gesehen: { $count } Mal, { $percent } %
   *[other] Flop gesehen: { $count } Mal, { $percent } %
}
stats-showdowns = { $count ->
    [one] { $count } Showdown, davon { $won } gewonnen: { $percent } %
   *[other] { $count } Showdowns, davon { $won } gewonnen: { $percent } %
}
stats-biggest-pot = Größter Gewinn in einer Hand: { $amount }
stats-tournaments = { $count ->
    [one] { $count } Turnier, { $won } gewonnen, { $paid } Mal im Geld
   *[other] { $count } Turniere, { $won } gewonnen, { $paid } Mal im Geld
}
stats-tournament-hands = { $count ->
    [one] In Turnieren: { $count } Hand · { $rate } Big Bets pro 100 Hände · { $showdowns ->
        [one] { $showdowns } Showdown
       *[other] { $showdowns } Showdowns
    }, { $percent } % gewonnen
   *[other] In Turnieren: { $count } Hände · { $rate } Big Bets pro 100 Hände · { $showdowns ->
        [one] { $showdowns } Showdown
       *[other] { $showdowns } Showdowns
    }, { $percent } % gewonnen
}
stats-achieved = { $count } von { $all } Erfolgen, jeweils mit der ersten Hand:
stats-unlisted = -# Verborgen: Du stehst nicht auf der Bestenliste und andere sehen deine Statistik nicht. `/stats hide:False` beendet das.
stats-counting = { $count ->
    [one] -# { $count } Hand auf diesem Server ist noch nicht gezählt.
   *[other] -# { $count } Hände auf diesem Server sind noch nicht gezählt.
}
stats-line = { $count ->
    [one] Die Chips von { $name } über { $count } Hand: Höchststand { $most }, Tiefststand { $least }, am Ende { $end }.
   *[other] Die Chips von { $name } über { $count } Hände: Höchststand { $most }, Tiefststand { $least }, am Ende { $end }.
}
stats-plot-chips = Chip-Bilanz
stats-plot-hands = Hände
stats-hidden = { $name } zeigt die eigene Statistik nicht.
stats-busy = Deine Statistik kommt gleich. Einen Moment noch.

## Leaderboards

board-title-profit = ### Chip-Bilanz · { $game } · { $period }
board-title-rate = ### Big Bets pro 100 Hände · { $game } · { $period }
board-line-rate = { $count ->
    [one] { $place }. { $name } · { $rate } Big Bets pro 100 Hände · { $profit } { $chips ->
        [one] Chip
       *[other] Chips
    } · { $count } Hand
   *[other] { $place }. { $name } · { $rate } Big Bets pro 100 Hände · { $profit } { $chips ->
        [one] Chip
       *[other] Chips
    } · { $count } Hände
}
board-line-profit = { $count ->
    [one] { $place }. { $name } · { $profit } { $chips ->
        [one] Chip
       *[other] Chips
    } · { $count } Hand
   *[other] { $place }. { $name } · { $profit } { $chips ->
        [one] Chip
       *[other] Chips
    } · { $count } Hände
}
button-period-tonight = Heute Abend
button-period-week = Woche
button-period-month = Monat
button-period-season = Saison
button-period-all = Insgesamt
button-by-profit = Nach Chips
button-by-rate = Nach Big Bets pro 100 Hände
button-show-everyone = Allen zeigen
board-least = In die Wertung kommt man ab { $least } Händen.
board-shared = Die Bestenliste steht jetzt für alle im Kanal.
board-you = Du
board-empty = Noch ist niemand in der Wertung.
board-only-tournaments = Noch ist niemand in der Wertung: Turniere zählen hier nicht. Ihre Tabelle zeigt `/league`.
board-no-place = { $least ->
    [1] Du hast in diesem Zeitraum noch keine Hand gespielt.
   *[other] Du bist nicht in der Wertung: Dafür brauchst du in diesem Zeitraum { $least } Hände.
}

## Achievements

achievement-wheel = Wheel: 5-4-3-2-A bis zum Ende gehalten
achievement-number-one = Number One: 7-5-4-3-2 bis zum Ende gehalten
achievement-badugi = Der beste Badugi: Vier bis Ass in vier Farben
achievement-quads = Vierling oder besser
achievement-rough-nine = Eine Neun reicht: Low-Showdown mit Neun oder schlechter gewonnen
achievement-bring-in = Das Bring-in gezahlt und den Pot gewonnen
achievement-pat = Nichts getauscht und den Showdown gewonnen
achievement-snow = Snow: mit nichts pat geblieben, und niemand hat gecallt
achievement-chair = A Chip and a Chair: mit weniger als einer Big Bet angefangen und die Hand gewonnen
achievement-crowd = In einem Showdown drei oder mehr Gegner geschlagen
achievement-scoop = Scoop: mit einer Hand beide Hälften des Pots gewonnen
achievement-odd-chip = Odd Chip: im Split Pot den Chip bekommen, der sich nicht teilen ließ
achievement-showdowns = Nichts gefoldet: 10 Showdowns in Folge
praise-line = 🏅 **{ $name }**: { $achievement }

## The week's recap

recap-title = Die Woche im Rückblick
recap-week = { $first } bis { $last }
recap-pot = Größter Pot
recap-tournament-pot = Größter Pot in einem Turnier
recap-big-bets = { $bets } Big Bets
recap-tournament-hands = davon in Turnieren: { $count }
recap-played = **{ $name }**, { $entrants } Entries
recap-won = **{ $name }**, { $entrants } Entries: gewonnen von { $winners }
recap-low = Bestes Low
recap-improved = Am meisten verbessert
recap-next = Nächstes Turnier: **{ $name }**, { $when }

## An evening at a table, once it closes or everybody has left

evening-over = Ergebnis des Abends
evening-result = { $amount } in { $hands ->
    [one] 1 Hand
   *[other] { $hands } Händen
}
evening-own = Dein Abend hier: { $amount } in { $hands ->
    [one] 1 Hand.
   *[other] { $hands } Händen.
}
evening-others = … und { $count } weitere.
evening-best = Beste Hand
button-replay-pot = Größten Pot ansehen
button-again = Nochmal
again-call = { $mention }: { $name } hat { $table } wieder aufgemacht: { $game }. Klick dort auf *Platz nehmen* oder nimm `/table sit`.
again-opened = { $table } ist wieder offen: { $channel }. { $count ->
    [0] Niemand wurde gepingt.
    [one] 1 Spieler vom letzten Abend ist gepingt.
   *[other] { $count } Spieler vom letzten Abend sind gepingt.
}
again-opening = Jemand anders macht diesen Tisch gerade wieder auf.
again-open = Dieser Tisch ist schon wieder offen: { $channel }.
again-not-there = Wieder aufmachen kann diesen Tisch nur, wer hier gespielt hat. Mit `/table open` machst du einen eigenen auf.
