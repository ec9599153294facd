# How a game goes, by sections, and the start page of /help.

guide-menu = Weiterlesen: Setzrunden, Hände, Einsätze
guide-section-short = In Kürze
guide-section-streets = Ablauf
guide-section-hands = Gute Hände
guide-section-bets = Einsätze
guide-section-here = An diesem Tisch
guide-streets-title = **{ $game }: So läuft eine Hand**
guide-posts-ante = Alle zahlen Ante.
guide-posts-blinds = Die zwei links vom Dealer-Button zahlen Small Blind und Big Blind; heads-up zahlt der Button den Small Blind.
guide-deal-down = { $count ->
    [one] Alle bekommen { $count } verdeckte Karte.
   *[other] Alle bekommen { $count } verdeckte Karten.
}
guide-deal-up = { $count ->
    [one] Alle bekommen { $count } offene Karte.
   *[other] Alle bekommen { $count } offene Karten.
}
guide-deal-both = { $down ->
    [one] Alle bekommen { $down } verdeckte Karte und { $up } offene.
   *[other] Alle bekommen { $down } verdeckte Karten und { $up } offene.
}
guide-deal-board = { $count ->
    [one] { $count } Karte kommt aufs Board.
   *[other] { $count } Karten kommen aufs Board.
}
guide-draw = { $most ->
    [one] Reihum ab dem Platz links vom Button: { $most } Karte abwerfen und eine neue bekommen oder pat bleiben. Wie viele, sehen alle; welche, niemand.
   *[other] Reihum ab dem Platz links vom Button: bis zu { $most } Karten abwerfen und gleich viele neue bekommen oder pat bleiben. Wie viele, sehen alle; welche, niemand.
}
guide-opens-worst-upcard = Die höchste offene Karte muss eröffnen: mit dem Bring-in oder einem Complete auf die Small Bet. Am schlechtesten ist der König, am besten das Ass; bei Gleichstand zählt die Farbe.
guide-opens-highest-upcard = Die höchste offene Karte muss eröffnen: mit dem Bring-in oder einem Complete auf die Small Bet. Am schlechtesten ist das Ass, am besten die Zwei; bei Gleichstand zählt die Farbe.
guide-opens-lowest-upcard = Die niedrigste offene Karte muss eröffnen: mit dem Bring-in oder einem Complete auf die Small Bet. Am niedrigsten ist die Zwei, am höchsten das Ass; bei Gleichstand zählt die Farbe.
guide-opens-lowest-board = Das niedrigste Board beginnt und darf checken oder setzen.
guide-opens-highest-board = Das höchste Board beginnt (Paare zählen) und darf checken oder setzen.
guide-opens-left-of-button = Der erste Platz links vom Button beginnt.
guide-opens-after-the-blinds = Der Platz links vom Big Blind beginnt.
guide-opens-last-raiser = Es beginnt, wer in der Setzrunde davor zuletzt erhöht hat, sonst, wer sie eröffnet hat, sonst der erste Platz links vom Button.
guide-bet-small = Es gilt die Small Bet.
guide-bet-big = Es gilt die Big Bet.
guide-bet-small-here = Es gilt die Small Bet, hier { $amount }.
guide-bet-big-here = Es gilt die Big Bet, hier { $amount }.
guide-shows-first = Zuerst zeigt, wer zuletzt gesetzt oder erhöht hat; geschlagene Hände darf man mucken.
guide-split = Gleiche Hände teilen den Pot.
guide-hands-title = **Hände in { $game }**, die beste zuerst:
guide-hand-opens = { $holding }, eröffnet
guide-picture-best = Die besten zuerst
guide-picture-here = An { $table }
guide-start-razz = **Gute Starthände:** drei verschiedene niedrige Karten, z. B. A-2-3 oder 3-5-7, keine über Acht. Paare und hohe Karten foldest du. Achte auf die Boards der anderen: Karten, die dort liegen, bekommst du nicht mehr.
guide-start-five-card-draw = **Gute Starthände:** ein Paar Buben oder besser, ein Drilling, vier Karten zum Flush oder vier zu einer beidseitig offenen Straße. Kleine Paare lohnen sich selten.
guide-start-ace-to-five-triple-draw = **Gute Starthände:** drei verschiedene niedrige Karten mit Ass oder Zwei, z. B. A-2-4; besser noch vier. Wirf Paare ab und alles über Acht.
guide-start-deuce-to-seven-triple-draw = **Gute Starthände:** drei oder vier niedrige Karten mit der Zwei, z. B. 2-3-7, nicht alle in Folge. Wirf Paare ab, dazu Asse und alles über Acht.
guide-start-deuce-to-seven-single-draw = **Gute Starthände:** vier niedrige Karten mit der Zwei, z. B. 2-3-5-8, weil du nur einmal tauschst. Auch mit einem Zehn-Low kannst du pat bleiben.
guide-start-badugi = **Gute Starthände:** drei niedrige Karten in drei Farben, z. B. A-2-5. Einen fertigen Badugi behältst du gegen wenige Gegner sogar mit Bube hoch.
guide-start-seven-card-stud = **Gute Starthände:** Drilling, hohes Paar oder drei Karten zu Flush oder Straße, am besten, solange die Karten, die du brauchst, nirgends offen liegen. Kleine Paare brauchen ein Ass oder einen König dazu.
guide-start-deuce-to-seven-razz = **Gute Starthände:** drei verschiedene niedrige Karten mit der Zwei, z. B. 2-3-7 oder 2-4-8, keine über Acht. Das Ass ist die schlechteste Karte. Aus 3-4-5-6 macht jede Zwei oder Sieben eine Straße.
guide-start-ace-to-five-single-draw = **Gute Starthände:** vier verschiedene niedrige Karten, z. B. A-2-4-7, weil du nur einmal tauschst. Mit einem Neun-Low bleibst du pat. Gibt es einen Joker, ist er die beste Karte.
guide-start-stud-hi-lo = **Gute Starthände:** drei niedrige Karten mit dem Ass, z. B. A-2-4, am besten in einer Farbe oder in Folge: Damit kannst du scoopen. Hohe Paare holen meist nur die eine Hälfte, wenn andere auf Low spielen.
guide-start-badacey = **Gute Starthände:** drei niedrige Karten in drei Farben mit dem Ass, z. B. A-2-4: Damit kannst du scoopen. Behalte keinen Wert doppelt und achte auf die Farben.
guide-start-badeucey = **Gute Starthände:** drei niedrige Karten in drei Farben mit der Zwei, z. B. 2-3-5: Damit kannst du scoopen. Wirf Asse und Paare ab und achte auf die Farben.
guide-start-limit-holdem = **Gute Starthände:** ein hohes Paar oder zwei hohe Karten, z. B. A-K oder K-Q. Am meisten bringen Hände, die am Flop das höchste Paar treffen. Kleine Paare und Suited Connectors brauchen viele Gegner und einen billigen Flop.
guide-start-holdem = **Gute Starthände:** ein Paar oder zwei hohe Karten, z. B. A-K oder A-Q, am besten in einer Farbe. Mit den besten erhöhst du, den Rest foldest du: Ein Ass mit kleinem Kicker kostet mehr, als es bringt. Je später du dran bist, desto mehr Hände kannst du spielen.
guide-start-omaha = **Gute Starthände:** vier Karten, die zusammenpassen, z. B. A-K-Q-J oder J-10-9-8, am besten double-suited. Hohe Paare sind gut, wenn die anderen zwei Karten mithelfen. Zieh auf die Nuts: Die zweitbeste Straße und der zweitbeste Flush kosten hier ganze Stacks.
guide-start-omaha-hi-lo = **Gute Starthände:** Ass und Zwei, dazu noch etwas Brauchbares, z. B. A-2-3-K oder A-2-K-K, am besten mit dem Ass suited: Damit kannst du scoopen. Mittlere Karten wie 9-8-7-6 holen höchstens die eine Hälfte.
guide-start-five-card-omaha = **Gute Starthände:** fünf Karten, die zusammenpassen, z. B. A-K-Q-J-10, am besten mit dem Ass suited. Alle haben mehr Möglichkeiten als in Omaha, also sind nur die Nuts oder ein Draw darauf einen großen Pot wert.
guide-start-big-o = **Gute Starthände:** Ass, Zwei und noch eine niedrige Karte, z. B. A-2-3-K-K, am besten mit dem Ass suited. Die dritte niedrige rettet dein Low, wenn das Board eine doppelt. Spiel auf beide Hälften: Ein Viertel vom Pot ist ein Verlust.
guide-bets-title = **Einsätze im { $limit }**
guide-bets-fixed = Jede Bet und jeder Raise hat eine feste Höhe: die Small Bet in den frühen Setzrunden, die Big Bet in den späten.
guide-bets-pot = Eine Bet ist mindestens der Big Blind und höchstens der Pot. Ein Raise ist mindestens so groß wie die Bet oder der Raise davor und höchstens so groß wie der Pot nach deinem Call.
guide-bets-pot-ante = Eine Bet ist mindestens so hoch, wie die Einsätze es vorgeben, und höchstens der Pot. Ein Raise ist mindestens so groß wie die Bet oder der Raise davor und höchstens so groß wie der Pot nach deinem Call.
guide-bets-no = Eine Bet ist mindestens der Big Blind, ein Raise mindestens so groß wie die Bet oder der Raise davor. All-in gehen kannst du jederzeit.
guide-bets-no-ante = Eine Bet ist mindestens so hoch, wie die Einsätze es vorgeben, ein Raise mindestens so groß wie die Bet oder der Raise davor. All-in gehen kannst du jederzeit.
guide-bets-all-in = Reichen deine Chips nicht für einen Call, gehst du all-in. Um den Rest geht es in Side Pots: Mehr, als du selbst eingesetzt hast, gewinnst du von niemandem.
guide-bets-buttons = Bist du dran, stehen am Tisch alle Aktionen als Knöpfe, mit Betrag. Die Befehle tun dasselbe.
guide-here-title = **An { $table }**

help-start =
    Hier spielst du Poker um Spielgeld-Chips. Eröffne einen Tisch mit { $open } oder such einen mit { $list }, klick dort auf *{ $sit }*, und sobald zwei bereit sind, geht es los. Deine Karten bekommst du per DM.
    In der Hand läuft alles über die Knöpfe am Tisch. { $rules } erklärt jedes Spiel, { $wallet } zeigt deine Chips.
    Allein oder neu dabei? { $learn } führt dich durch eine erste Hand, mit { $practice } spielst du gegen Hausspieler um Übungschips.
    Wähl unten ein Thema.
help-menu = Thema wählen
help-topic-size = { $count ->
    [one] { $count } Befehl
   *[other] { $count } Befehle
}
