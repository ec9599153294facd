# How a game goes, by sections, and the start page of /help.

guide-menu = Read on: rounds, hands, bets
guide-section-short = In short
guide-section-streets = Round by round
guide-section-hands = Good hands
guide-section-bets = Bets
guide-section-here = At this table

guide-streets-title = **{ $game }, round by round**
guide-posts-ante = Everyone posts the ante.
guide-posts-blinds = The two left of the dealer button post the small and the big blind; with two players the button has the small one.
guide-deal-down = { $count ->
    [one] Everyone gets { $count } card down.
   *[other] Everyone gets { $count } cards down.
}
guide-deal-up = { $count ->
    [one] Everyone gets { $count } card up.
   *[other] Everyone gets { $count } cards up.
}
guide-deal-both = { $down ->
    [one] Everyone gets { $down } card down and { $up } up.
   *[other] Everyone gets { $down } cards down and { $up } up.
}
guide-draw = { $most ->
    [one] From the left of the button each player throws { $most } card away and gets a new one, or stands pat. All see how many, nobody sees which.
   *[other] From the left of the button each player throws up to { $most } cards away and gets as many new ones, or stands pat. All see how many, nobody sees which.
}
guide-opens-worst-upcard = The highest up card must open, with the bring-in or by completing to the small bet. Kings are worst, aces best; suits break ties.
guide-opens-highest-upcard = The highest up card must open, with the bring-in or by completing to the small bet. Aces are worst, deuces best; suits break ties.
guide-opens-lowest-upcard = The lowest up card must open, with the bring-in or by completing to the small bet. Deuces are lowest, aces highest; suits break ties.
guide-opens-lowest-board = The lowest open board acts first, and may check or bet.
guide-opens-highest-board = The highest open board acts first, and may check or bet: four of a kind before three, two pairs, a pair, then high cards.
guide-opens-left-of-button = The first player left of the button acts first.
guide-opens-after-the-blinds = The player left of the big blind acts first.
guide-opens-last-raiser = The last to raise in the round before acts first, else who opened it, else the first left of the button.
guide-bet-small = Bets and raises are small bets.
guide-bet-big = Bets and raises are big bets.
guide-bet-small-here = Bets and raises go by the small bet, { $amount } here.
guide-bet-big-here = Bets and raises go by the big bet, { $amount } here.
guide-shows-first = The last to bet or raise shows first; who is beaten may muck unseen.
guide-split = Equal hands split the pot.

guide-hands-title = **Hands in { $game }**, the best first:
guide-hand-opens = { $holding }, opens
guide-picture-best = The best first
guide-picture-here = At { $table }
guide-start-razz = **A good start** is three low cards of different ranks, such as A-2-3 or 3-5-7; none above an eight. Pairs and kings are to be folded. Watch the up cards of the others: what they hold you cannot get.
guide-start-five-card-draw = **A good start** is a pair of jacks or better, three of a kind, or four cards to a flush or an open straight. Small pairs seldom pay.
guide-start-ace-to-five-triple-draw = **A good start** is three low cards of different ranks with the ace or the deuce, such as A-2-4; better four. Throw away pairs and all above an eight.
guide-start-deuce-to-seven-triple-draw = **A good start** is three or four low cards with the deuce, such as 2-3-7, not all in a row. Throw away pairs, aces and all above an eight.
guide-start-deuce-to-seven-single-draw = **A good start** is four low cards with the deuce, such as 2-3-5-8: you draw only once. A ten low may be worth keeping pat.
guide-start-badugi = **A good start** is three low cards of three suits, such as A-2-5. Four cards of four suits are worth keeping even with a jack on top against few players.
guide-start-seven-card-stud = **A good start** is three of a kind, a high pair, or three cards to a flush or a straight; best with the cards you need not yet face up before others. Small pairs want an ace or a king beside them.
guide-start-deuce-to-seven-razz = **A good start** is three low cards of different ranks with the deuce, such as 2-3-7 or 2-4-8; none above an eight. An ace is the worst card to hold, and 3-4-5-6 wants a gap, not another neighbour.
guide-start-ace-to-five-single-draw = **A good start** is four low cards of different ranks, such as A-2-4-7: you draw only once. A nine low stands pat, and a joker, where the table plays one, is the best card of all.
guide-start-stud-hi-lo = **A good start** is three low cards with the ace, such as A-2-4, best of one suit or in a row: they may win both halves. High pairs win half a pot at best where others play low.
guide-start-badacey = **A good start** is three low cards of three suits with the ace, such as A-2-4: they may win both halves. Keep no second card of a rank, and mind the suits.
guide-start-badeucey = **A good start** is three low cards of three suits with the deuce, such as 2-3-5: they may win both halves. Throw away aces and pairs, and mind the suits.

guide-bets-title = **Bets in { $limit }**
guide-bets-fixed = Every bet and raise has one size: the small bet in the early rounds, the big bet in the later ones.
guide-bets-pot = A bet is the big blind at the least, and at the most what lies in the pot; a raise at the least as much as the one before, and at the most what lies in the pot after you have called.
guide-bets-no = A bet is the big blind at the least, a raise as much as the one before at the least; you may bet all that you have at any time.
guide-bets-all-in = Who cannot cover a bet may call for what is left. Side pots are made for the rest: nobody wins more from another than they put in themselves.
guide-bets-buttons = On your turn the table has a button for each thing that you may do, with its amount. The commands do the same.

guide-here-title = **At { $table }**
guide-buy-in-one = Buy-in: { $amount }
guide-buy-in-range = Buy-in: { $least } to { $most }

help-start =
    I deal poker for play-money chips. Open a table with { $open } or find one with { $list }, press *{ $sit }* on its card, and a hand starts as soon as two are ready. Your own cards come by direct message.
    Everything in a hand is a button at the table. { $rules } explains each game, { $wallet } tells your chips.
    Alone, or new to the game? { $learn } guides you through a first hand, and { $practice } seats house players with you, for practice chips.
    Choose below what you want to read about.
help-menu = Choose a topic
help-topic-size = { $count ->
    [one] { $count } command
   *[other] { $count } commands
}
