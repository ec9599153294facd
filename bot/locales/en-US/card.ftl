# The table's card and the cards in a player's hand.

list-or = { $items }, or { $last }
pair-or = { $items } or { $last }
list-and = { $items } and { $last }
pair-and = { $items } and { $last }

game-razz = Razz
table-title = { $name } · { $game } { $small }/{ $big }
table-hand = Hand { $number }
table-forced = ante { $ante } · bring-in { $bring_in }

street-third = Third street
street-fourth = Fourth street
street-fifth = Fifth street
street-sixth = Sixth street
street-seventh = Seventh street
street-showdown = Showdown
street-over = Hand over

seat-stack = { $amount }
seat-name = Seat { $seat }
seat-bet = bet { $amount }
seat-won = won { $amount }
seat-all-in = all-in
seat-folded = folded
seat-mucked = mucked
seat-sitting-out = sitting out
seat-leaving = leaving
seat-waiting = waiting for the next hand
seat-dm-closed = DMs closed, use My cards
seats-all-free = All { $count } seats are free
seats-free = { $count ->
    [one] Seat { $seats } is free
   *[other] Seats { $seats } are free
}

pot = Pot { $amount }
pot-main = Main pot { $amount }
pot-side = Side pot { $number }: { $amount } (seats { $seats })
pot-name = The pot
pot-name-main = The main pot
pot-name-side = Side pot { $number }
community = Community card { $card }, it counts for everyone

turn = { $name } to act { $when }
turn-to-call = { $name } to act, { $amount } to call { $when }
award-one = { $pot }: { $name } wins { $amount } ({ $holding })
award-unseen = { $pot }: { $name } wins { $amount }
award-split = { $pot }: { $amount } split, { $shares }
award-share = { $name } { $amount }
next-hand = Next hand { $when }
waiting-for-players = Waiting for players. Two are needed to deal.
paused = Paused: nothing is dealt, chips and cards stand as they are.
paused-store-failed = Paused: the last step could not be saved. Chips and cards stand as they were before it.
closed = This table is closed. All stacks were paid out to the wallets.
moved = The table's card now stands further down: { $link }

did-street = { $street }
did-community = The deck has run out: one card for everyone
did-bring-in = { $name } brings in for { $amount }
did-complete = { $name } completes to { $amount }
did-check = { $name } checks
did-bet = { $name } bets { $amount }
did-call = { $name } calls { $amount }
did-raise = { $name } raises to { $amount }
did-fold = { $name } folds
did-take-back = { $name } takes back { $amount }, nobody called it

button-bring-in = Bring in { $amount }
button-complete = Complete to { $amount }
button-check = Check
button-bet = Bet { $amount }
button-call = Call { $amount }
button-raise = Raise to { $amount }
button-fold = Fold
button-all-in = { $label } (all-in)
button-cards = My cards
button-sit = Sit down ({ $amount })
button-leave = Leave
button-sitout = Sit out
button-back = I'm back

holding-low = { $ranks } low
holding-wheel = wheel
holding-pair = pair of { $first }
holding-two_pair = two pair, { $first } and { $second }
holding-trips = three { $first }
holding-full_house = full house, { $first } full of { $second }
holding-quads = four { $first }
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

my-cards-title = Your cards at { $table }, hand { $number }
my-cards-down = Down
my-cards-up = Up
my-cards-community = For everyone
my-cards-holding = You have: { $holding }
my-cards-folded = You have folded this hand.
my-cards-link = [Go to the table]({ $link })
