# Wie ein Spiel geht, in Abschnitten, und die Startseite von /help.

guide-menu = Weiterlesen: Runden, Hände, Einsätze
guide-section-short = In Kürze
guide-section-streets = Runde für Runde
guide-section-hands = Gute Hände
guide-section-bets = Einsätze
guide-section-here = An diesem Tisch
guide-streets-title = **{ $game }, Runde für Runde**
guide-posts-ante = Alle bringen die Ante.
guide-posts-blinds = Die zwei links vom Dealer-Button bringen den Small und den Big Blind; zu zweit hat der Button den kleinen.
guide-deal-down = { $count ->
    [one] Jeder bekommt { $count } verdeckte Karte.
   *[other] Jeder bekommt { $count } verdeckte Karten.
}
guide-deal-up = { $count ->
    [one] Jeder bekommt { $count } offene Karte.
   *[other] Jeder bekommt { $count } offene Karten.
}
guide-deal-both = { $down ->
    [one] Jeder bekommt { $down } verdeckte Karte und { $up } offene.
   *[other] Jeder bekommt { $down } verdeckte Karten und { $up } offene.
}
guide-draw = { $most ->
    [one] Links vom Button beginnend wirft jeder { $most } Karte weg und bekommt eine neue, oder bleibt pat. Alle sehen, wie viele, niemand sieht, welche.
   *[other] Links vom Button beginnend wirft jeder bis zu { $most } Karten weg und bekommt ebenso viele neue, oder bleibt pat. Alle sehen, wie viele, niemand sieht, welche.
}
guide-opens-worst-upcard = Die höchste offene Karte muss eröffnen, mit dem Bring-in oder vervollständigt auf die Small Bet. Könige sind am schlechtesten, Asse am besten; bei Gleichstand zählt die Farbe.
guide-opens-highest-upcard = Die höchste offene Karte muss eröffnen, mit dem Bring-in oder vervollständigt auf die Small Bet. Asse sind am schlechtesten, Zweien am besten; bei Gleichstand zählt die Farbe.
guide-opens-lowest-upcard = Die niedrigste offene Karte muss eröffnen, mit dem Bring-in oder vervollständigt auf die Small Bet. Zweien sind am niedrigsten, Asse am höchsten; bei Gleichstand zählt die Farbe.
guide-opens-lowest-board = Die niedrigsten offenen Karten sind zuerst dran und dürfen checken oder setzen.
guide-opens-highest-board = Die höchsten offenen Karten sind zuerst dran und dürfen checken oder setzen: Vierling vor Drilling, zwei Paaren, Paar, dann hohen Karten.
guide-opens-left-of-button = Der erste Spieler links vom Button ist zuerst dran.
guide-opens-after-the-blinds = Der Spieler links vom Big Blind ist zuerst dran.
guide-opens-last-raiser = Zuerst ist dran, wer in der Runde davor zuletzt erhöht hat, sonst, wer sie eröffnet hat, sonst der erste links vom Button.
guide-bet-small = Gesetzt und erhöht wird um Small Bets.
guide-bet-big = Gesetzt und erhöht wird um Big Bets.
guide-bet-small-here = Gesetzt und erhöht wird um die Small Bet, hier { $amount }.
guide-bet-big-here = Gesetzt und erhöht wird um die Big Bet, hier { $amount }.
guide-shows-first = Wer zuletzt gesetzt oder erhöht hat, zeigt zuerst; wer geschlagen ist, darf ungesehen weglegen.
guide-split = Gleiche Hände teilen den Pot.
guide-hands-title = **Hände in { $game }**, die beste zuerst:
guide-hand-opens = { $holding }, eröffnet
guide-picture-best = Die besten zuerst
guide-picture-here = An { $table }
guide-start-razz = **Ein guter Anfang** sind drei niedrige Karten von verschiedenem Wert, etwa A-2-3 oder 3-5-7; keine über der Acht. Mit Paaren und Königen steigt man aus. Achte auf die offenen Karten der anderen: was sie haben, kannst du nicht bekommen.
guide-start-five-card-draw = **Ein guter Anfang** ist ein Paar Buben oder besser, ein Drilling, oder vier Karten zu einem Flush oder einer beidseitig offenen Straße. Kleine Paare lohnen sich selten.
guide-start-ace-to-five-triple-draw = **Ein guter Anfang** sind drei niedrige Karten von verschiedenem Wert mit dem Ass oder der Zwei, etwa A-2-4; besser vier. Wirf Paare weg und alles über der Acht.
guide-start-deuce-to-seven-triple-draw = **Ein guter Anfang** sind drei oder vier niedrige Karten mit der Zwei, etwa 2-3-7, nicht alle in einer Reihe. Wirf Paare, Asse und alles über der Acht weg.
guide-start-deuce-to-seven-single-draw = **Ein guter Anfang** sind vier niedrige Karten mit der Zwei, etwa 2-3-5-8: du tauschst nur einmal. Ein Zehn-Low kann es wert sein, pat zu bleiben.
guide-start-badugi = **Ein guter Anfang** sind drei niedrige Karten in drei Farben, etwa A-2-5. Vier Karten in vier Farben behält man gegen wenige Spieler auch mit einem Buben oben.
guide-start-seven-card-stud = **Ein guter Anfang** ist ein Drilling, ein hohes Paar oder drei Karten zu einem Flush oder einer Straße; am besten, wenn die Karten, die du brauchst, noch nirgends offen liegen. Kleine Paare brauchen ein Ass oder einen König daneben.
guide-start-deuce-to-seven-razz = **Ein guter Anfang** sind drei niedrige Karten von verschiedenem Wert mit der Zwei, etwa 2-3-7 oder 2-4-8; keine über der Acht. Ein Ass ist die schlechteste Karte, und 3-4-5-6 braucht eine Lücke, keinen weiteren Nachbarn.
guide-start-ace-to-five-single-draw = **Ein guter Anfang** sind vier niedrige Karten von verschiedenem Wert, etwa A-2-4-7: du tauschst nur einmal. Ein Neun-Low bleibt pat, und ein Joker, wo der Tisch einen hat, ist die beste Karte von allen.
guide-start-stud-hi-lo = **Ein guter Anfang** sind drei niedrige Karten mit dem Ass, etwa A-2-4, am besten in einer Farbe oder in einer Reihe: damit gewinnt man beide Hälften. Hohe Paare holen meist nur die eine, wenn andere niedrig spielen.
guide-start-badacey = **Ein guter Anfang** sind drei niedrige Karten in drei Farben mit dem Ass, etwa A-2-4: damit gewinnt man beide Hälften. Behalte keinen Wert doppelt und achte auf die Farben.
guide-start-badeucey = **Ein guter Anfang** sind drei niedrige Karten in drei Farben mit der Zwei, etwa 2-3-5: damit gewinnt man beide Hälften. Wirf Asse und Paare weg und achte auf die Farben.
guide-bets-title = **Einsätze in { $limit }**
guide-bets-fixed = Jeder Einsatz und jede Erhöhung hat eine feste Höhe: die Small Bet in den frühen Runden, die Big Bet in den späteren.
guide-bets-pot = Gesetzt wird mindestens der Big Blind und höchstens, was im Pot liegt; erhöht mindestens um so viel wie zuvor und höchstens um das, was im Pot liegt, nachdem du mitgegangen bist.
guide-bets-no = Gesetzt wird mindestens der Big Blind, erhöht mindestens um so viel wie zuvor; jederzeit darfst du alles setzen, was du hast.
guide-bets-all-in = Wer einen Einsatz nicht decken kann, geht mit dem Rest mit. Um das Übrige gibt es Nebenpots: niemand gewinnt von einem anderen mehr, als er selbst eingesetzt hat.
guide-bets-buttons = Wenn du dran bist, hat der Tisch einen Knopf für alles, was du tun darfst, mit dem Betrag. Die Befehle tun dasselbe.
guide-here-title = **An { $table }**
guide-buy-in-one = Buy-in: { $amount }
guide-buy-in-range = Buy-in: { $least } bis { $most }

help-start =
    Ich gebe Poker um Spielgeld-Chips. Eröffne einen Tisch mit { $open } oder finde einen mit { $list }, drück auf seiner Karte *{ $sit }*, und sobald zwei bereit sind, beginnt eine Hand. Deine eigenen Karten kommen per Direktnachricht.
    Alles in einer Hand ist ein Knopf am Tisch. { $rules } erklärt jedes Spiel, { $wallet } nennt deine Chips.
    Allein oder noch neu im Spiel? { $learn } führt dich durch eine erste Hand, und mit { $practice } setzen sich Hausspieler zu dir, um Übungschips.
    Wähle unten, worüber du lesen willst.
help-menu = Wähle ein Thema
help-topic-size = { $count ->
    [one] { $count } Befehl
   *[other] { $count } Befehle
}
