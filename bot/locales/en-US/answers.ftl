# What a player is told privately: what they did, or why not and what is allowed now.

allowed-now = You can { $options }.
option-bring_in = bring it in for { $amount }
option-complete = complete to { $amount }
option-check = check
option-bet = bet { $amount }
option-call = call { $amount }
option-raise = raise to { $amount }
option-fold = fold
option-draw = draw up to { $most } cards or stand pat
option-range = { $option } or more, up to { $most }

your-turn = It's your turn.
turn-of = It's { $name }'s turn.
refusal-hand_over = The hand is over. The next one hasn't been dealt yet.
refusal-not_in_hand = You aren't in this hand, or you folded it. Wait for the next one.
refusal-out_of_turn = It's { $name }'s turn, not yours.
refusal-passed-in = Nobody opened, so it's nobody's turn until the new deal.
refusal-check_facing_bet = You can't check: it's { $amount } to call.
refusal-fold_is_free = You can check for free, so there's no need to fold.
refusal-nothing_to_call = There's no bet to call.
refusal-capped = The betting is capped for this round.
refusal-not_reopened = Nobody has made a full raise since you acted, so you can't raise again.
refusal-nobody_to_call = Nobody else has chips left to call a bet or raise.
refusal-wrong_kind = You can't do that right now.
refusal-must-open = You have the bring-in. You can { $options }.
refusal-too_many_discards = That's more cards than you can discard.
refusal-not_your_cards = Choose only cards you hold, each of them once.
refusal-no_openers = You need a pair of jacks or better to open, and you don't have one. Only you can see this.
refusal-wrong_amount = That amount isn't allowed here.

denial-closed = This table is closed, and everyone was cashed out. See open ones with `/table list`.
denial-closed-tournament = This tournament table is closed. `/tournament info` shows how it's going.
denial-closes-after-hand-tournament = This tournament table breaks after the current hand, and its players are moved. `/tournament info` shows how it's going.
denial-tournament = This is a tournament table: seats are assigned, and you play until your chips are gone. While you're away you're dealt in and check/fold.
denial-closes-after-hand = This table closes after the current hand, so nobody can join. See open ones with `/table list`.
denial-paused = The table is paused, so you can't do anything there right now. Chips and cards stay as they are. Try again in a moment.
denial-paused-tournament = The tournament is paused: no cards are dealt and no clock runs until it resumes. Your chips and cards are safe.
denial-paused-moderator = A moderator has paused this table: no cards are dealt and no clock runs. Your chips and cards are safe. You can look at your cards, sit out, or leave.
denial-paused-onlooker = A moderator has paused this table, so nobody can sit down right now. `/table wait` holds your place in line.
denial-store_failed = That couldn't be saved, so nothing has changed. Try again in a moment.
denial-outcome_unknown = The disk failed while that was being saved, so I don't know yet whether it counted. The bot has to restart first; then I'll tell you by DM.
denial-already_done = That already went through. It only counts once.
denial-not_seated = You aren't seated at this table. You can sit down for { $buy_in }.
denial-not_seated-tournament = You aren't seated at this tournament table. You can watch; `/tournament info` shows how it's going.
denial-already_seated = You're already in seat { $seat } here. `/table seat` moves you to another.
denial-table_full = All { $seats } seats are taken. `/table wait` puts you on the waiting list and seats you when one opens up.
denial-seat_taken = That seat is taken. Free seats: { $free }.
denial-no_other_seat = That seat is taken, and there's no other free one.
denial-no_such_seat = The seats at this table are 1 to { $seats }.
denial-buy_in_size = The buy-in here is { $buy_in }.
denial-insufficient_chips = You don't have enough chips in your wallet. The buy-in here is { $buy_in }; `/wallet` shows what you have.
denial-no_hand = There's no hand in progress.
denial-in_hand = That has to wait until the current hand is over.
denial-too_few = It takes two players with chips to deal. Invite someone with `/table invite`.
denial-stale = That button was for an earlier turn.
denial-already_out = You're already sitting out. Come back with *{ $menu }* at the table or `/table back`.
denial-out-of-chips = You're out of chips at this table. Buy in again for { $buy_in } with *{ $menu }* at the table or `/table sit`.
denial-not_out = You aren't sitting out or leaving. To take a break, use `/table sitout`.
denial-not_out-tournament = You aren't marked as away: the table waits for you on your turn.
denial-already_leaving = You're already leaving: you're cashed out when this hand ends.
denial-kicked = A moderator removed you from this table. You'll check/fold until this hand ends, then you're cashed out.
denial-kicked-tournament = You've been removed from the tournament. The chips you put in stay in the pot, and your hand can't win it.
denial-already_paused = The table is already paused. Resume it with `/mod resume`.
denial-not_paused = No moderator has paused this table. `/mod pause` pauses it.
denial-already_owner = That player already owns the table.
denial-not_sealed = The deals at this table aren't sealed, so there's nothing to cut.
denial-deal_closed = The next deal is closed, so it's too late to cut it. Once it's dealt, you can cut the one after it.
denial-has_cut = You've already cut the next deal. Each seat cuts a deal with one word.
denial-no_word = Enter 1 to 64 visible characters.
denial-choice_over = The next game has already been decided.
denial-no_choice = There's no game to choose right now.
denial-not_your_choice = It's another player's turn to choose the game.
denial-not_on_list = That game isn't on this table's list.
done-choose = Next up: { $game }.
denial-banned = You're banned from the tables of this server { $until }, so you can't buy in. You can watch; a moderator can lift the ban.
denial-leaving = You asked me to delete your data, so you can't take a new seat. Once you've left your last one, I'll delete it.
denial-wallet_frozen = A moderator froze your wallet, so you can't buy in. You can keep playing with the chips you have at tables; `/wallet` shows the reason.
kick-not-seated = { $name } isn't seated at { $table }.
kick-sits-nowhere = { $name } isn't seated at any table here.
kick-letter = A moderator removed you from { $table } on { $server }. You aren't banned.
kick-already-leaving = { $name } is already leaving { $table } and is cashed out when the hand ends.
kick-tournament = { $table } belongs to a tournament. Use `/tournament remove` for { $name }.
close-tournament = { $table } belongs to a tournament and closes with it. `/tournament pause` pauses the tournament, `/tournament cancel` ends it.
pause-closes-after-hand = { $table } closes after the current hand, so there will be nothing to pause by then. You can still pause it right away.
pause-due = { $table } already pauses when this hand ends. `/mod pause` without the after_hand option pauses it right away; `/mod resume` cancels the pause.
hand-over-tournament = { $table } belongs to a tournament, so nobody owns it.
hand-over-already = { $name } already owns { $table }.
leaving-way-back = Changed your mind? Use *{ $menu }* at the table or `/table back` before the hand ends.
next-hand-due = Next hand at { $when }.
no-hand-due = The next hand starts when two players are ready.
no-hand-while-tournament-paused = No cards are dealt until the tournament resumes.
no-hand-while-paused = No cards are dealt until a moderator resumes the table.
buy-in-one = { $amount }
buy-in-range = { $least } to { $most }

done-act = Done.
done-bring_in = You bring it in for { $amount }.
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
done-sit = You're in seat { $seat } with { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
}.
done-leave = You left { $table }. Your chips are back in your wallet.
done-leaving = You'll leave { $table } after this hand, and your chips go back to your wallet. Until it ends you check/fold.
done-sitout = You'll sit out starting next hand. Come back with *{ $menu }* at the table or `/table back`. If people are waiting for a seat, yours is held for 10 minutes, or for one full turn if that's longer.
done-back = You're back, starting next hand.
done-back-tournament = You're back: the table waits for you on your turn again.
done-close = { $table } is closed, and everyone is cashed out.
done-closes-after-hand = { $table } closes after this hand, and everyone is cashed out.
done-close-void = { $table } is closed. Its last hand was voided, the pot refunded, and everyone cashed out.
done-pause = { $table } is paused. No cards are dealt and no clock runs until `/mod resume`.
done-pausing = { $table } pauses when this hand ends. `/mod resume` cancels that.
done-resume = { $table } is back on.
done-void = Hand { $number } at { $table } was voided and the pot refunded.
done-kick = { $name } has left { $table }, and the chips are back in their wallet.
done-kicking = { $name } will leave { $table } when this hand ends and check/folds until then. The chips go back to their wallet.
done-hand-over = { $name } is now the owner of { $table } and can close it.

no-cards = You have no cards at this table right now. You'll get some in the next hand you're dealt into.
no-cards-out = You were away while nobody opened, so you're out of this hand. You don't ante again, and if the pot is refunded, you get your chips back. You're back in for the next hand.
table-gone = That table is closed. See open ones with `/table list`.
table-elsewhere = That button is for a table on another server. Use it there, or find a table here with `/table list`.
