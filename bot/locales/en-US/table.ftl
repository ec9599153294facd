# The table and the cards in a player's hand.

list-or = { $items }, or { $last }
pair-or = { $items } or { $last }
list-and = { $items }, and { $last }
pair-and = { $items } and { $last }

game-razz = Razz
game-five-card-draw = Five Card Draw
game-ace-to-five-triple-draw = A-5 Triple Draw
game-deuce-to-seven-triple-draw = 2-7 Triple Draw
game-deuce-to-seven-single-draw = 2-7 Single Draw
game-badugi = Badugi
game-seven-card-stud = Seven Card Stud
game-deuce-to-seven-razz = 2-7 Razz
game-ace-to-five-single-draw = A-5 Single Draw
game-stud-hi-lo = Stud Hi-Lo
game-badacey = Badacey
game-badeucey = Badeucey
game-limit-holdem = Limit Hold'em
game-holdem = Hold'em
game-omaha = Omaha
game-omaha-hi-lo = Omaha Hi-Lo
game-five-card-omaha = Five-Card Omaha
game-big-o = Big O
game-mix = Mixed games
game-dealers-choice = Dealer's choice
game-triple-stud = Triple stud
game-triple-draw = Triple draw
game-lowball = Lowball
game-draw = Draw games
game-stud = Stud games
game-horse = H.O.R.S.E.
game-hose = H.O.S.E.
game-hoe = H.O.E.
game-8-game = 8-Game
game-10-game = 10-Game
table-title = { $name } · { $game }
title-mix = { $mix }, next { $game }
table-hand = Hand { $number }
stakes-pair = { $small }/{ $big }
stakes-least = { $amount }
fact-mix = mixed games
fact-big-bet-blinds = big blind = small bet
fact-choice = dealer's choice, now { $name }'s
fact-choices = dealer's choice
fact-bb-ante = big blind ante
fact-jackpots = Jackpots
fact-joker-wild = the joker is wild
fact-joker-bug = the joker is a bug
fact-joker-low = the joker is low
fact-one-draw = one draw

street-third = Third street
street-fourth = Fourth street
street-fifth = Fifth street
street-sixth = Sixth street
street-seventh = Seventh street
street-predraw = Before the draw
street-draw = The draw
street-draw-bets = After the draw
street-first_draw = First draw
street-first_draw-bets = After the first draw
street-second_draw = Second draw
street-second_draw-bets = After the second draw
street-third_draw = Third draw
street-third_draw-bets = After the third draw
street-preflop = Preflop
street-flop = Flop
street-turn = Turn
street-river = River
street-showdown = Showdown
street-over = Hand over

seat-stack = { $amount }
seat-bounty = bounty { $amount }
seat-name = Seat { $seat }
player-nameless = The player
seat-bet = bet { $amount }
seat-won = won { $amount }
seat-all-in = all-in
seat-folded = folded
seat-out = out, was away
seat-mucked = mucked
seat-sitting-out = sitting out
seat-absent = away
seat-broke = out of chips
seat-leaving = leaving
seat-left = has left
seat-waiting = waiting to be dealt in
seat-small-blind = SB
seat-big-blind = BB
seat-pat = pat
seat-drew = drew { $count }
seat-dm-closed = no DMs: use My cards
seats-all-free = All { $count } seats are free
seats-free = { $count ->
    [one] Free seat: { $seats }
   *[other] Free seats: { $seats }
}

pot = Pot { $amount }
pot-main = Main pot { $amount }
pot-side = { $count ->
    [one] Side pot { $number }: { $amount } (seat { $seats })
   *[other] Side pot { $number }: { $amount } (seats { $seats })
}
pot-name = The pot
pot-name-main = The main pot
pot-name-side = Side pot { $number }
pot-half = { $pot }, { $half }
half-high = high
half-low = low
half-badugi = badugi
community = { $count ->
    [one] Community card { $card }, plays for everyone
   *[other] Board { $card }
}

moment-at = at { $when }
turn = { $name } to act, time runs out { $when }
turn-to-draw = { $name } to draw, time runs out { $when }
turn-to-call = { $name } to act, { $amount } to call, time runs out { $when }
award-one = { $pot }: { $name } wins { $amount } ({ $holding })
award-scoop = { $pot }: { $name } scoops { $amount } ({ $holding })
award-unseen = { $pot }: { $name } wins { $amount }
award-split = { $pot }: { $amount } split, { $shares }
award-share = { $name } { $amount }
pot-returned = Nobody opened, so the pot is refunded: { $shares }
next-hand = Next hand { $when }
next-game = Next hand { $when }: the game changes to { $game }
choice-open = { $name } chooses the next game. If they don't, the list continues { $when }.
choice-waits = { $name } chooses the next game once two players are ready.
choice-menu = Choose the next game
deal-again = Nobody opened. The pot carries over, and everyone antes again for the new deal { $when }.
waiting-for-players = Waiting for players. It takes two to deal.
hand-follows = The next hand is about to start.
seats-away = { $count ->
    [one] { $names } is away: dealt in and posting, but check/folding right away. *{ $back }* or any action ends that.
   *[other] { $names } are away: dealt in and posting, but check/folding right away. *{ $back }* or any action ends that.
}
table-deserted = Everyone here is away, so hands play themselves out, one every { $seconds } seconds. *{ $back }* or any action ends that.
paused-moderator = Paused by a moderator. No cards are dealt and no clock runs; chips and cards stay as they are.
paused-tournament = The tournament is paused. No cards are dealt and no clock runs; chips and cards stay as they are.
paused-store-failed = Paused: saving the last action failed. You see chips and cards as they were before it.
pausing = A moderator is pausing the table after this hand.
undone-moderator = A moderator voided hand { $number }; the pot was refunded.
undone-fault = Hand { $number } couldn't be continued, so it was voided and the pot refunded.
undone-copy = The bot went back to a backup, so hand { $number } was voided and the pot refunded.
closes-after-hand = This table closes after this hand, and everyone is cashed out.
closes-after-hand-tournament = This table breaks after this hand.
closed = This table is closed. Everyone has been cashed out.
closed-tournament = This tournament table is closed.
moved = The table has moved further down: { $link }

did-game = This hand: { $game }
did-choose = { $name } chose { $game } for this hand
did-blind = { $name } posts a blind of { $amount }
did-table-ante = { $name } posts a big blind ante of { $amount }
did-draw = { $count ->
    [0] { $name } stands pat
   *[other] { $name } draws { $count }
}
did-pass-in = Nobody opened: this deal is over
did-leave = { $count ->
    [one] { $names } leaves and folds
   *[other] { $names } leave and fold
}
did-miss = { $count ->
    [one] { $names } was away and is out of this hand
   *[other] { $names } were away and are out of this hand
}
did-openers = { $name } shows openers: { $cards }
did-community = The deck has run out: one community card
did-bring-in = { $name } brings it in for { $amount }
did-complete = { $name } completes to { $amount }
did-check = { $name } checks
did-bet = { $name } bets { $amount }
did-call = { $name } calls { $amount }
did-raise = { $name } raises to { $amount }
did-fold = { $name } folds
did-take-back = Uncalled bet of { $amount } returned to { $name }

button-bring-in = Bring in { $amount }
button-complete = Complete to { $amount }
button-check = Check
button-bet = Bet { $amount }
button-call = Call { $amount }
button-raise = Raise to { $amount }
button-fold = Fold
button-all-in = { $label } (all-in)
button-draw = Draw
button-draw-count = Draw { $count }
button-draw-all = Discard all
button-keep = Keep { $cards }, draw { $count }
button-pat = Stand pat
button-size-half-pot = ½ pot { $amount }
button-size-pot = Pot { $amount }
button-size-all-in = All-in { $amount }
button-other = Other…
button-cards = My cards
button-sit = Sit down ({ $amount })
button-sit-bare = Sit down
button-leave = Leave
button-sitout = Sit out next hand
button-back = I'm back
button-menu = More…
button-rebuy = Buy in again ({ $amount })
button-rules = Table rules
button-moderate = Moderate
menu-not-seated = You aren't seated here.

holding-low = { $ranks } low
holding-no_low = no low
holding-wheel = wheel
holding-high_card = { $ranks } high
holding-pair = pair of { $first }
holding-pairs_up = { $first } up
holding-two_pair = two pair, { $first } and { $second }
holding-trips = three { $first }
holding-straight = { $ranks }-high straight
holding-flush = { $ranks }-high flush
holding-full_house = full house, { $first } full of { $second }
holding-quads = four { $first }
holding-straight_flush = { $ranks }-high straight flush
holding-royal_flush = royal flush
holding-five_of_a_kind = five { $first }
holding-one_card_badugi = one-card { $ranks }
holding-two_card_badugi = two-card { $ranks }
holding-three_card_badugi = three-card { $ranks }
holding-four_card_badugi = { $half ->
    [badugi] { $ranks }
   *[none] { $ranks } badugi
}
holding-with-kicker = { $holding }, { $ranks } kicker
holding-half = { $half }: { $holding }
holding-halves = { $first }; { $second }
rank-0 = deuce
rank-1 = three
rank-2 = four
rank-3 = five
rank-4 = six
rank-5 = seven
rank-6 = eight
rank-7 = nine
rank-8 = ten
rank-9 = jack
rank-10 = queen
rank-11 = king
rank-12 = ace
rank-low-0 = deuce
rank-low-1 = three
rank-low-2 = four
rank-low-3 = five
rank-low-4 = six
rank-low-5 = seven
rank-low-6 = eight
rank-low-7 = nine
rank-low-8 = ten
rank-low-9 = jack
rank-low-10 = queen
rank-low-11 = king
rank-low-12 = ace
ranks-0 = deuces
ranks-1 = threes
ranks-2 = fours
ranks-3 = fives
ranks-4 = sixes
ranks-5 = sevens
ranks-6 = eights
ranks-7 = nines
ranks-8 = tens
ranks-9 = jacks
ranks-10 = queens
ranks-11 = kings
ranks-12 = aces

letters-late = DMs are slow right now: press *{ $cards }* to see your cards.
table-followed = -# Everyone left to act plays with *{ $cards }*, so this message is brought up to date by the end of the hand.
my-cards-title = Your cards at { $table }, hand { $number }
my-cards-down = Down
my-cards-up = Up
my-cards-new = New: { $cards }
my-cards-community = { $count ->
    [one] Community card
   *[other] Board
}
my-cards-holding = You have: { $holding }
drawing-flush = flush draw
drawing-straight = straight draw
drawing-low = low draw
drawing-four = { $ranks } draw
drawing-wheel = { $count } to a wheel
drawing-six = { $count } to a six
drawing-seven = { $count } to a seven
drawing-eight = { $count } to an eight
my-cards-folded = You folded this hand.
my-cards-away = You're away: you missed two turns in a row. You're still dealt in and post, but you check/fold right away. Press *{ $back }* at the table, or act, and it waits for you again.
my-cards-link = [Go to the table]({ $link })

pick-title = { $street }, time runs out { $when }
pick-menu = Cards to discard
pick-menu-many = Cards to discard, up to { $most }
drawn-gone = Discarded: { $cards }

form-bet = Bet
form-complete = Complete
form-raise = Raise
form-amount = Your total bet this round
form-bounds = From { $least } to { $most }, in chips.
amount-unreadable = “{ $text }” isn't a whole number. Enter a whole number of chips.
