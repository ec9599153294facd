### Was vom Spiel in Erinnerung bleibt: Hände noch einmal gesehen und mitgenommen, Zahlen, Bestenlisten, Erfolge.
### Die Kennung einer Hand ist etwa 7-12: Hand 12 von Tisch 7.

## Beschreibungen

command-hand = Fertige Hände Schritt für Schritt noch einmal sehen, oder die eigenen als Dateien mitnehmen
command-hand-last = Deine letzte fertige Hand Schritt für Schritt noch einmal sehen
command-hand-id = Eine fertige Hand eines Tisches, den du sehen darfst, Schritt für Schritt noch einmal sehen
command-hand-id-hand = Der Tisch und die Hand, etwa 7-12; es steht oben am Tisch
command-hand-proof = Den Beweis eines versiegelten Deals als Datei bekommen, nur mit Karten, die du gesehen hast
command-hand-proof-hand = Der Tisch und die Hand, etwa 7-12; ohne Angabe deine letzte
command-hand-export = Deine eigenen Hände als Dateien für andere Pokerprogramme bekommen
command-hand-export-hand = Eine Hand, etwa 7-12
command-hand-export-last = So viele deiner letzten Hände; eine, wenn alles fehlt
command-hand-export-since = Deine Hände seit diesem Tag, etwa 2026-03-31, nach UTC
command-stats = Sehen, wie du oder jemand anderes in Händen um die Chips dieses Servers abgeschnitten hat
command-stats-player = Wessen Zahlen; ohne Angabe deine eigenen
command-stats-game = Nur in diesem Spiel
command-stats-period = Nur diese Woche oder diesen Monat; ohne Angabe alles
command-stats-hide = Dich vor der Bestenliste und vor anderen verbergen, oder dich wieder zeigen
command-leaderboard = Sehen, wer in Händen um die Chips dieses Servers am besten abgeschnitten hat
command-leaderboard-period = Diese Woche, dieser Monat oder alles; ohne Angabe dieser Monat
command-leaderboard-by = Nach Big Bets je 100 Hände, oder nach gewonnenen Chips; ohne Angabe nach Big Bets
command-leaderboard-page = Welche Seite; die erste ist die beste
help-heading-hands = Hände
help-heading-stats = Zahlen
period-week = diese Woche
period-month = dieser Monat
period-all = alle Zeit
measure-profit = Gewonnene Chips
measure-rate = Big Bets je 100 Hände

## Am Tisch

table-hand-id = Hand { $number } (Kennung { $id })

## Noch einmal eine Hand

replay-step = Schritt { $step } von { $steps } · gespielt { $when }
replay-first = ⏮ Anfang
replay-back = ◀ Zurück
replay-on = Weiter ▶
replay-last = Ende ⏭
replay-own = **Deine Karten** { $cards }
replay-net = { $name } { $amount }
replay-cards-deleted = Deine eigenen Karten dieser Hand sind gelöscht: sie bleiben nur eine Zeit lang erhalten. Was gezeigt wurde, steht noch da.
replay-no-hand = Du hast hier noch keine Hand zu Ende gespielt, oder sie ist nicht mehr gespeichert.
replay-not-there = Es gibt keine fertige Hand { $hand }, die du sehen darfst.
replay-not-yours = Diese Hand wurde ohne dich gespielt. Als Dateien gibt es nur deine eigenen Hände.
replay-running = Hand { $hand } läuft noch. Sieh sie dir an, wenn sie vorbei ist.
replay-forgotten = Hand { $hand } wurde gespielt, aber ihre Aufzeichnung ist gelöscht: sie bleibt nur eine Zeit lang erhalten. Die Chips, die sie gewann und verlor, zählen weiter.
replay-unreadable = Die Aufzeichnung dieser Hand ergibt keine ganze Hand, also lässt sie sich nicht Schritt für Schritt zeigen.

## Dateien

own-hands-files = { $count ->
    [one] Deine Hand als Datei im Poker-Hand-History-Standard (.phh), wie du sie gesehen hast.
   *[other] Deine { $count } Hände als Dateien im Poker-Hand-History-Standard (.phh), für jede eine, wie du sie gesehen hast.
}
own-hands-hidden = Karten, die du nie gesehen hast, stehen darin als ??.
own-hands-told = { $count ->
    [one] Eine Hand steht auch in pokerstars.txt, in dem Format, das viele Programme lesen.
   *[other] { $count } Hände stehen auch in pokerstars.txt, in dem Format, das viele Programme lesen.
}
own-hands-proved = { $count ->
    [one] Der Beweis eines versiegelten Deals ist auch dabei; die Seite von `/fair` prüft ihn.
   *[other] { $count } Beweise versiegelter Deals sind auch dabei; die Seite von `/fair` prüft sie.
}
own-hands-lacking-game = { $count ->
    [one] Eine Hand fehlt dort, denn das Format kennt ihr Spiel nicht.
   *[other] { $count } Hände fehlen dort, denn das Format kennt ihre Spiele nicht.
}
own-hands-lacking-house-rules = { $count ->
    [one] Eine Hand fehlt dort, denn das Format hat keine Worte für Jackpots und den Joker.
   *[other] { $count } Hände fehlen dort, denn das Format hat keine Worte für Jackpots und den Joker.
}
own-hands-lacking-community = { $count ->
    [one] Eine Hand fehlt dort, denn sie endete mit einer Gemeinschaftskarte, und davon weiß das Format nichts.
   *[other] { $count } Hände fehlen dort, denn sie endeten mit einer Gemeinschaftskarte, und davon weiß das Format nichts.
}
own-hands-capped = Das sind die neuesten { $most }, und mehr gehen nicht in eine Datei.
own-hands-no-date = „{ $text }“ kann ich nicht als Tag lesen. Schreib ihn wie 2026-03-31.
own-hands-undone = Diese Hand ist rückgängig gemacht, jeder Chip ging zurück, also gibt es keine Datei davon.
own-hands-too-large = Das ist mehr, als Discord mich senden lässt. Bitte um weniger Hände.

## Zahlen

stats-title = **{ $name }** · { $game } · { $period }
stats-all-games = alle Spiele
stats-none = Keine Hände um die Chips dieses Servers. Die um Übungschips zählen nicht.
stats-hands = { $count ->
    [one] { $count } Hand
   *[other] { $count } Hände
}
stats-profit = Gewonnene Chips: **{ $amount }** · { $rate } Big Bets je 100 Hände
stats-second-any = { $count ->
    [one] Fourth Street oder einen Tausch gesehen: { $count } Mal, { $percent } %
   *[other] Fourth Street oder einen Tausch gesehen: { $count } Mal, { $percent } %
}
stats-second-stud = { $count ->
    [one] Fourth Street gesehen: { $count } Mal, { $percent } %
   *[other] Fourth Street gesehen: { $count } Mal, { $percent } %
}
stats-second-draw = { $count ->
    [one] Einen Tausch gesehen: { $count } Mal, { $percent } %
   *[other] Einen Tausch gesehen: { $count } Mal, { $percent } %
}
stats-showdowns = { $count ->
    [one] { $count } Showdown, davon { $won } gewonnen: { $percent } %
   *[other] { $count } Showdowns, davon { $won } gewonnen: { $percent } %
}
stats-biggest-pot = Meiste Chips aus einer Hand: { $amount }
stats-tournaments = { $count ->
    [one] { $count } Turnier, { $won } gewonnen, { $paid } Mal in den Preisen
   *[other] { $count } Turniere, { $won } gewonnen, { $paid } Mal in den Preisen
}
stats-achieved = Erreicht { $count } von { $all }, jeweils mit der ersten Hand:
stats-unlisted = -# Verborgen: nicht auf der Bestenliste, und für niemand anderen zu sehen. `/stats hide:False` beendet das.
stats-counting = { $count ->
    [one] -# { $count } Hand dieses Servers ist noch zu zählen.
   *[other] -# { $count } Hände dieses Servers sind noch zu zählen.
}
stats-line = { $count ->
    [one] Die Chips von { $name } über { $count } Hand: im besten Fall { $most }, im schlechtesten { $least }, am Ende { $end }.
   *[other] Die Chips von { $name } über { $count } Hände: im besten Fall { $most }, im schlechtesten { $least }, am Ende { $end }.
}
stats-plot-chips = Gewonnene Chips
stats-plot-hands = Hände
stats-hidden = { $name } möchte nicht nachgeschlagen werden.
stats-busy = Deine Zahlen werden schon gezeichnet. Warte darauf.

## Bestenlisten

board-title-profit = ### Gewonnene Chips · { $game } · { $period }
board-title-rate = ### Big Bets je 100 Hände · { $game } · { $period }
board-line = { $count ->
    [one] { $place }. { $name } · { $rate } Big Bets je 100 Hände · { $profit } { $chips ->
        [one] Chip
       *[other] Chips
    } · { $count } Hand
   *[other] { $place }. { $name } · { $rate } Big Bets je 100 Hände · { $profit } { $chips ->
        [one] Chip
       *[other] Chips
    } · { $count } Hände
}
board-you = Du
board-empty = Noch hat niemand einen Platz.
board-no-place = Du hast keinen Platz: dafür braucht es { $least } Hände in dieser Zeit.

## Erfolge

achievement-wheel = Wheel: Fünf bis Ass, bis zum Ende gehalten
achievement-number-one = Nummer eins: Sieben, Fünf, Vier, Drei, Zwei
achievement-badugi = Das beste Badugi: Vier bis Ass in vier Farben
achievement-quads = Vierling oder besser
achievement-rough-nine = Eine Neun war genug: einen Low-Showdown mit Neun oder schlechter gewonnen
achievement-bring-in = Das Bring-in gebracht und den Pot geholt
achievement-pat = Nichts getauscht und den Showdown gewonnen
achievement-snow = Schnee: mit nichts pat geblieben, und keiner wollte es sehen
achievement-chair = Mit weniger als einer Big Bet begonnen und die Hand gewonnen
achievement-crowd = In einem Showdown drei oder mehr geschlagen
achievement-scoop = Scoop: beide Hälften des Pots mit einer einzigen Hand gewonnen
achievement-odd-chip = Den Chip bekommen, der sich nicht teilen ließ
achievement-showdowns = Nie ausgestiegen: 10 Showdowns hintereinander
praise-line = 🏅 **{ $name }**: { $achievement }

## Der Wochenrückblick

recap-title = Die Woche im Rückblick
recap-week = { $first } bis { $last }
recap-pot = Größter Pot
recap-low = Bestes Low
recap-improved = Am meisten verbessert
recap-next = Nächstes Turnier: **{ $name }**, { $when }
