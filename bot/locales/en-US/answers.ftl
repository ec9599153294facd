# What a player is told privately: what they did, or why not and what is allowed now.

allowed-now = You may { $options }.
option-bring_in = bring in for { $amount }
option-complete = complete to { $amount }
option-check = check
option-bet = bet { $amount }
option-call = call { $amount }
option-raise = raise to { $amount }
option-fold = fold
option-draw = draw { $most } cards at the most, or stand pat
option-range = { $option } or more, up to { $most }

your-turn = It is your turn.
turn-of = It is { $name }'s turn.
refusal-hand_over = The hand is over: nobody may act until the next one is dealt.
refusal-not_in_hand = You are not in this hand, or have folded it. Wait for the next one.
refusal-out_of_turn = It is { $name }'s turn, not yours.
refusal-passed-in = Nobody opened: it is nobody's turn until the cards are dealt again.
refusal-check_facing_bet = It is { $amount } to call, so you cannot check.
refusal-fold_is_free = Checking costs nothing here, so there is no need to fold.
refusal-nothing_to_call = There is no bet to call.
refusal-capped = The bet and all the raises of this round are made.
refusal-not_reopened = Nobody has made a full raise since you acted, so you cannot raise again.
refusal-nobody_to_call = Nobody else has chips left to call a bet or raise with.
refusal-wrong_kind = That action does not fit here.
refusal-must-open = You must open: { $options }.
refusal-too_many_discards = Those are too many cards.
refusal-not_your_cards = Those are not all cards of yours, each named once.
refusal-no_openers = It takes a pair of jacks or better to open, and you do not hold that. Only you are told.
refusal-wrong_amount = That is not one of the sizes allowed here.

denial-closed = This table is closed, and all stacks were paid out. `/table list` shows the open ones.
denial-closed-tournament = This table of the tournament is closed. `/tournament info` tells how the tournament stands.
denial-closing-tournament = This table of the tournament closes after the hand that is running, and its players go on at another. `/tournament info` tells how the tournament stands.
denial-tournament = This is a table of a tournament, which seats the players itself. A stack plays until it is lost: while its owner is away it is dealt in, and folded where it cannot check.
denial-closing = This table closes after the hand that is running, and nobody joins it any more. `/table list` shows the open ones.
denial-paused = The table is paused: for now nothing can be done at it. Chips and cards stand as they are. Try again in a moment.
denial-paused-tournament = The tournament is paused: nothing is dealt and no clock runs until it goes on. Chips and cards stand as they are.
denial-paused-moderator = A moderator has paused this table: nothing is dealt and no clock runs until it goes on. Chips and cards stand as they are. You may look at your cards, sit out or leave.
denial-store_failed = That could not be saved, so nothing has happened. Try again in a moment.
denial-already_done = That was carried out already; it counts once.
denial-not_seated = You do not sit at this table. You may sit down for { $buy_in }.
denial-not_seated-tournament = You do not sit at this table of the tournament. You may watch; `/tournament info` tells how it stands.
denial-already_seated = You sit here already, in seat { $seat }. `/table seat` moves you to another.
denial-table_full = All { $seats } seats are taken. `/table wait` puts you on the waiting list, and you are seated when one gets free.
denial-seat_taken = That seat is taken. Free: { $free }.
denial-no_other_seat = That seat is taken, and no other is free.
denial-no_such_seat = This table has the seats 1 to { $seats }.
denial-buy_in_size = You may buy in here for { $buy_in }.
denial-insufficient_chips = Your wallet holds too few chips for that. The buy-in here is { $buy_in }; `/wallet` shows what you have.
denial-no_hand = No hand is running.
denial-in_hand = A hand is running, and that is for between hands. Try again when it is over.
denial-too_few = A hand takes two players with chips. `/table invite` calls another.
denial-stale = That button belongs to a turn that is over.
denial-already_out = You are sitting out already. Come back with *{ $menu }* at the table or `/table back`.
denial-out-of-chips = You have no chips left at this table. Buy in again for { $buy_in }, with *{ $menu }* at the table or `/table sit`.
denial-not_out = You are neither sitting out nor leaving, so there is nothing to come back from. `/table sitout` pauses you.
denial-not_out-tournament = You are not away: when it is your turn, the table waits for you.
denial-already_leaving = You are leaving already: your chips are paid out when this hand ends.
denial-kicked = A moderator has taken you from this table: your chips are paid out when this hand ends. Until then you check where that is free and else fold.
denial-kicked-tournament = You're out of the tournament. What you posted stays in the pot, and your hand can't win it.
denial-already_paused = The table is paused already, or is going to be after the hand that is running. `/mod resume` lets it go on.
denial-not_paused = No moderator has paused this table. `/mod pause` does.
denial-not_sealed = The deals at this table are not sealed, so there is nothing to cut.
denial-deal_closed = The next deal is closed, and nobody can cut it any more. Cut again once it is dealt.
denial-has_cut = You have cut the next deal already; each seat cuts a deal with one word.
denial-no_word = Write 1 to 64 characters that can be seen.
denial-choice_over = The next game is settled already.
denial-no_choice = There is no game to choose now.
denial-not_your_choice = It is another player's turn to choose the game.
denial-not_on_list = That game is not on this table's list.
done-choose = Next comes { $game }.
denial-banned = You are banned from the tables of this server { $until }, so you cannot buy in. You may watch; a moderator can lift the ban.
denial-wallet_frozen = Your wallet is frozen by a moderator, so you cannot buy in. What you have at tables you play on; `/wallet` tells why it is frozen.
kick-not-seated = { $name } does not sit at { $table }.
kick-already-leaving = { $name } is taken from { $table } already, and is paid out when the hand ends.
kick-tournament = { $table } belongs to a tournament: `/tournament remove` takes { $name } out of it.
close-tournament = { $table } belongs to a tournament and is closed by it. `/tournament pause` stops the tournament, `/tournament cancel` ends it.
pause-closing = { $table } closes after the hand that is running, so there will be nothing to pause then. It can still be paused at once.
leaving-way-back = To stay after all, come back with *{ $menu }* at the table or `/table back` before the hand ends.
next-hand-due = The next hand: { $when }.
no-hand-due = The next hand is dealt when two players are ready.
no-hand-while-tournament-paused = None is dealt until the tournament goes on.
no-hand-while-paused = None is dealt until a moderator lets the table go on.
buy-in-one = { $amount }
buy-in-range = { $least } to { $most }

done-act = Done.
done-bring_in = You bring in for { $amount }.
done-complete = You complete to { $amount }.
done-check = You check.
done-bet = You bet { $amount }.
done-call = You call { $amount }.
done-raise = You raise to { $amount }.
done-fold = You fold.
done-draw = { $count ->
    [0] You stand pat.
    [one] You draw { $count } card.
   *[other] You draw { $count } cards.
}
done-sit = You sit in seat { $seat } with { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
}.
done-leave = You have left { $table }. Your chips are back in your wallet.
done-leaving = You leave { $table } after this hand; your chips go back to your wallet then. Until it ends you check where that is free and else fold.
done-sitout = You sit out from the next hand on. Come back with *{ $menu }* at the table or `/table back`. While others wait for a seat, yours is kept for 10 minutes, or for one turn's time where that is longer.
done-back = You are back and are dealt into the next hand.
done-back-tournament = You are back: when it is your turn, the table waits for you again.
done-close = { $table } is closed, and all stacks are paid out.
done-closing = { $table } closes and pays out after this hand.
done-close-void = { $table } is closed. Its last hand was undone, every chip went back to who put it in, and all stacks are paid out.
done-pause = { $table } is paused. Nothing is dealt and no clock runs until `/mod resume`.
done-pausing = { $table } pauses when this hand ends. `/mod resume` takes that back.
done-resume = { $table } goes on.
done-void = Hand { $number } of { $table } is undone: every chip of its pot went back to who put it in.
done-kick = { $name } has left { $table }; the chips went back to the wallet.
done-kicking = { $name } leaves { $table } when this hand ends: until then every turn is a check where that is free and else a fold. The chips go back to the wallet.
done-hand-over = { $name } is the owner of { $table } now, and may close it.

no-cards = You have no cards in a hand at this table. You get some with the next hand that you are dealt into.
no-cards-out = You were away while nobody opened, so you are out of this hand. You pay no more antes, and get your chips back if the pot goes back. You play again in the next hand.
table-gone = That table is closed. `/table list` shows the open ones.
table-elsewhere = That button belongs to a table of another server. Use it there, or find a table here with `/table list`.
