# How a game goes, by sections, and the start page of /help.

guide-menu = Read on: rounds, hands, bets
guide-section-short = In short
guide-section-streets = Round by round
guide-section-hands = Good hands
guide-section-bets = Bets
guide-section-here = At this table

guide-streets-title = **{ $game }, round by round**
guide-posts-ante = Everyone posts the ante.
guide-posts-blinds = The two players left of the button post the small and big blinds; heads-up, the button posts the small blind.
guide-deal-down = { $count ->
    [one] Everyone gets { $count } down card.
   *[other] Everyone gets { $count } down cards.
}
guide-deal-up = { $count ->
    [one] Everyone gets { $count } upcard.
   *[other] Everyone gets { $count } upcards.
}
guide-deal-both = { $down ->
    [one] Everyone gets { $down } down card and { $up } up.
   *[other] Everyone gets { $down } down cards and { $up } up.
}
guide-deal-board = { $count ->
    [one] { $count } card is dealt to the board.
   *[other] { $count } cards are dealt to the board.
}
guide-draw = { $most ->
    [one] Starting left of the button, each player discards { $most } card and draws a new one, or stands pat. Everyone sees how many, nobody sees which.
   *[other] Starting left of the button, each player discards up to { $most } cards and draws as many, or stands pat. Everyone sees how many, nobody sees which.
}
guide-opens-worst-upcard = The highest upcard brings it in or completes to the small bet. Kings are highest, aces lowest; ties go by suit.
guide-opens-highest-upcard = The highest upcard brings it in or completes to the small bet. Aces are highest, deuces lowest; ties go by suit.
guide-opens-lowest-upcard = The lowest upcard brings it in or completes to the small bet. Deuces are lowest, aces highest; ties go by suit.
guide-opens-lowest-board = The lowest board acts first, and can check or bet.
guide-opens-highest-board = The highest board acts first (pairs count), and can check or bet.
guide-opens-left-of-button = The first player left of the button acts first.
guide-opens-after-the-blinds = The player left of the big blind acts first.
guide-opens-last-raiser = The last player to raise in the previous round acts first; if nobody raised, the opener; if nobody opened, the first one left of the button.
guide-bet-small = This round uses small bets.
guide-bet-big = This round uses big bets.
guide-bet-small-here = This round uses small bets: { $amount } here.
guide-bet-big-here = This round uses big bets: { $amount } here.
guide-shows-first = The last to bet or raise shows first; a beaten hand can be mucked.
guide-split = Ties split the pot.

guide-hands-title = **Hands in { $game }**, best first:
guide-hand-opens = { $holding }, opens
guide-picture-best = Best first
guide-picture-here = At { $table }
guide-start-razz = **A good start** is three low cards of different ranks, like A-2-3 or 3-5-7, none above an eight. Fold pairs and high cards. Watch the other upcards: a card you need is dead once it shows at another seat.
guide-start-five-card-draw = **A good start** is a pair of jacks or better, three of a kind, or four cards to a flush or an open-ended straight. Small pairs seldom pay.
guide-start-ace-to-five-triple-draw = **A good start** is three low cards of different ranks with the ace or the deuce, like A-2-4; four are better. Discard pairs and anything above an eight.
guide-start-deuce-to-seven-triple-draw = **A good start** is three or four low cards with the deuce, like 2-3-7, not all in a row. Discard pairs, aces, and anything above an eight.
guide-start-deuce-to-seven-single-draw = **A good start** is four low cards with the deuce, like 2-3-5-8: you only draw once. A pat ten low can be worth keeping.
guide-start-badugi = **A good start** is three low cards of three suits, like A-2-5. Against few players, stand pat with any badugi, even a jack.
guide-start-seven-card-stud = **A good start** is three of a kind, a high pair, or three cards to a flush or straight, best while the cards you need are live. Small pairs want an ace or king kicker.
guide-start-deuce-to-seven-razz = **A good start** is three low cards of different ranks with the deuce, like 2-3-7 or 2-4-8, none above an eight. An ace is the worst card to hold, and a deuce or a seven turns 3-4-5-6 into a straight.
guide-start-ace-to-five-single-draw = **A good start** is four low cards of different ranks, like A-2-4-7: you only draw once. Stand pat with a nine low; a joker, if the table plays with one, is the best card of all.
guide-start-stud-hi-lo = **A good start** is three low cards with the ace, like A-2-4, ideally suited or in a row: they can win both halves. High pairs win half the pot at best when others play low.
guide-start-badacey = **A good start** is three low cards of three suits with the ace, like A-2-4: they can win both halves. Don't keep two cards of one rank, and mind the suits.
guide-start-badeucey = **A good start** is three low cards of three suits with the deuce, like 2-3-5: they can win both halves. Discard aces and pairs, and mind the suits.
guide-start-limit-holdem = **A good start** is a high pair, or two high cards like A-K or K-Q. Hands that make the best pair pay most; small pairs and suited connectors want many players and a cheap flop.
guide-start-holdem = **A good start** is a pair, or two high cards like A-K or A-Q, ideally suited. Raise with the best and fold the rest: an ace with a small kicker loses more than it wins. The later you act, the more you can play.
guide-start-omaha = **A good start** is four cards that work together, like A-K-Q-J or J-10-9-8, ideally double-suited. High pairs help if the other two cards do. Draw to the nuts: the second-best straight or flush costs stacks here.
guide-start-omaha-hi-lo = **A good start** has an ace and a deuce, and something else that helps, like A-2-3-K or A-2-K-K, ideally with the ace suited: it can win both halves. Middle cards like 9-8-7-6 win half the pot at best.
guide-start-five-card-omaha = **A good start** is five cards that work together, like A-K-Q-J-10, with the ace suited. Everyone has more hands than in Omaha, so only the nuts, or a draw to them, are worth a big pot.
guide-start-big-o = **A good start** has an ace, a deuce, and another low card, like A-2-3-K-K, ideally with the ace suited. A third low card saves your low when the board pairs one. Play for both halves: a quarter of a pot costs chips.

guide-bets-title = **Bets in { $limit }**
guide-bets-fixed = All bets and raises have a fixed size: the small bet in the early rounds, the big bet in the later ones.
guide-bets-pot = The minimum bet is the big blind, the maximum is the size of the pot. A raise must be at least the size of the last bet or raise, and at most the size of the pot after your call.
guide-bets-pot-ante = The stakes set the minimum bet; the maximum is the size of the pot. A raise must be at least the size of the last bet or raise, and at most the size of the pot after your call.
guide-bets-no = The minimum bet is the big blind, and a raise must be at least the size of the last bet or raise. You can go all-in at any time.
guide-bets-no-ante = The stakes set the minimum bet, and a raise must be at least the size of the last bet or raise. You can go all-in at any time.
guide-bets-all-in = If you can't cover a bet, you can call with what you have. The rest goes into side pots: you can't win more from anyone than you put in yourself.
guide-bets-buttons = On your turn, the table has a button for everything you can do, with its amount. The commands do the same.

guide-here-title = **At { $table }**

help-start =
    I deal poker for play-money chips. Open a table with { $open } or find one with { $list }, press *{ $sit }* there, and a hand starts as soon as two players are ready. Your down cards come by DM.
    Everything you do in a hand is a button at the table. { $rules } explains each game, { $wallet } shows your chips.
    Alone, or new to the game? { $learn } guides you through a first hand, and { $practice } seats computer players with you, for practice chips.
    Pick a topic below.
help-menu = Choose a topic
help-topic-size = { $count ->
    [one] { $count } command
   *[other] { $count } commands
}
