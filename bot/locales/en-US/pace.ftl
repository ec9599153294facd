# The pace of a table: plans for the next turn, the time bank, reminders, showing after a hand, slow tables.

pace-button-ahead = Plan ahead
pace-button-time = More time ({ $seconds } s)
pace-button-post = Deal me in
pace-button-show = Show my cards
pace-button-leave = Leave and give the hand up
pace-button-stay = Stay

pace-turn-bank = { $name } to act, the time bank ends { $when }
pace-turn-bank-to-call = { $name } to act, { $amount } to call, the time bank ends { $when }
pace-turn-bank-to-draw = { $name } to draw, the time bank ends { $when }
pace-may-show = { $names } may show what nobody has seen, until the next hand: *{ $menu }*.
pace-fact-slow = { $hours ->
    [one] { $hours } hour a turn
   *[other] { $hours } hours a turn
}
pace-fact-rush = { $seconds } seconds a turn
seat-waiting-for-blind = waiting for the big blind
seat-waiting-for-hand = in the next hand

# The plans of one player, for their eyes only.

pace-plan-title = Plan your next turn
pace-plan-about = Nobody else sees this. A plan is good for one turn and ends with this round of betting. It never bets, raises or brings it in for you, and never folds where you could check.
pace-plan-none = You have planned nothing: when it is your turn, you are asked.
pace-planned-check_fold = Planned: you check, and fold to any bet.
pace-planned-call_this = { $all_in ->
    [yes] Planned: you call { $amount }, all your chips. If the bet grows before it is your turn, you are asked.
   *[no] Planned: you call { $amount }. If the bet grows before it is your turn, you are asked.
}
pace-planned-call_any = Planned: you call whatever the bet is by then, and check if there is none. If that takes your last chips, you are asked.
pace-planned-fold_any = Planned: you fold to any bet. Where you can check, you are asked.
pace-planned-pat = Planned: you stand pat.
pace-plan-check_fold = Check/fold
pace-plan-call_this = { $all_in ->
    [yes] Call { $amount } (all-in)
   *[no] Call { $amount }
}
pace-plan-call_any = Call any
pace-plan-fold_any = Fold to any bet
pace-plan-pat = Stand pat
pace-plan-nothing = Ask me
pace-choice-check_fold = Check if that is free, else fold
pace-choice-call_this = Call the bet as it stands now
pace-choice-call_any = Call whatever the bet is by then
pace-choice-fold_any = Fold to any bet, else ask me
pace-choice-pat = Stand pat
pace-choice-none = Plan nothing

denial-your_turn = It is your turn already: act with the buttons at the table.
denial-no_plan = There is nothing of that kind for you to plan now.
denial-bet_grew = The bet has changed since you saw it, so nothing was planned.
denial-no_bank = You have nothing left in your time bank at this table.
denial-bank_runs = Your time bank is running already, or follows when your time is over.
denial-not_waiting = You are not waiting for the big blind.
denial-nothing_to_show = You have nothing to show: only who won unseen or mucked may, until the next hand is dealt. A folded hand stays down.

done-post-blind = You post the big blind and are dealt into the next hand, or as soon as the dealer button has passed you.
done-more-time = Your time bank follows when your time is over. All of it ends { $when }.
done-show = You have shown your cards.

pace-leave-ask = { $amount ->
    [0] You are in the hand that is running at { $table }.
    [one] You are in the hand at { $table }, with { $amount } chip of yours in the pot.
   *[other] You are in the hand at { $table }, with { $amount } chips of yours in the pot.
} If you leave now, you check where that is free and else fold; when the hand ends, your stack goes back to your wallet. Leave?
pace-leave-stay = You stay at { $table }.

# Reminders

pace-reminder = { $player }, your time at this table is nearly over: { $when }
pace-nudge = It is your turn at { $table }. Your time ends { $when }.
pace-nudge-late = It is still your turn at { $table }, and your time is running out: { $when }
pace-nudge-where = Hand { $number } · { $street } · Pot { $pot } · [Go to the table]({ $link })

# Opening a table

command-table-open-pace = How long a turn is: the room's usual time if left out
command-plan = Say ahead what you do on your next turn
command-plan-action = What to do; left out, you choose by buttons
command-choose = Choose the next game, where the dealer's choice is yours
command-choose-game = A game of the table's list
command-time = Take your time bank in the turn that is running
command-show = Show your cards after a hand that you won unseen or mucked
help-heading-turnrequests = Pace
pace-name-rush = Rush: 15 seconds a turn
pace-name-normal = Normal: 45 seconds a turn
pace-name-relaxed = Relaxed: 90 seconds a turn
pace-name-slow = Slow: 12 hours a turn, for days
pace-and-clock = Give a pace or a clock, not both.
table-info-clock = Clock: { $seconds } seconds to act; closes after { $minutes ->
    [one] { $minutes } idle minute
   *[other] { $minutes } idle minutes
}
table-info-bank = Time bank: { $seconds } seconds a player; some of it comes back every { $hands } hands.
table-info-no-bank = Time bank: none.
table-info-slow = Clock: { $hours } hours to act; a message tells you when it is yours. It closes when nobody has played for { $days } days.
pace-clock-seconds = { $seconds } seconds to act
pace-clock-hours = { $hours } hours to act
