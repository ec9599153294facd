# The pace of a table: plans for the next turn, the time bank, reminders, showing after a hand, slow tables.

pace-button-ahead = Plan ahead
pace-button-time = More time ({ $seconds } s)
pace-button-post = Post { $amount } and deal me in
pace-button-show = Show my cards
pace-button-leave = Leave and give up the hand
pace-button-stay = Stay

pace-turn-bank = { $name } to act, time bank runs out { $when }
pace-turn-bank-to-call = { $name } to act, { $amount } to call, time bank runs out { $when }
pace-turn-bank-to-draw = { $name } to draw, time bank runs out { $when }
pace-may-show = { $names } can show until the next deal, with *{ $menu }*.
pace-fact-slow = { $hours ->
    [one] { $hours } hour per turn
   *[other] { $hours } hours per turn
}
pace-fact-rush = { $seconds } seconds per turn
seat-waiting-for-blind = waiting for the big blind
seat-waiting-for-hand = joins next hand

# The plans of one player, for their eyes only.

pace-plan-title = Plan your next turn
pace-plan-about = Only you can see this. A plan covers one turn and ends with this betting round. It never bets, raises, or posts the bring-in for you, and never folds when you could check.
pace-plan-none = Nothing planned: you'll be asked on your turn.
pace-planned-check_fold = Planned: check/fold.
pace-planned-call_this = { $all_in ->
    [yes] Planned: call { $amount }, all your chips. If the bet grows before your turn, you'll be asked.
   *[no] Planned: call { $amount }. If the bet grows before your turn, you'll be asked.
}
pace-planned-call_any = Planned: call any bet, check if there is none. You'll be asked before your last chips go in.
pace-planned-fold_any = Planned: fold to any bet. If you can check, you'll be asked.
pace-planned-pat = Planned: stand pat.
pace-plan-check_fold = Check/fold
pace-plan-call_this = { $all_in ->
    [yes] Call { $amount } (all-in)
   *[no] Call { $amount }
}
pace-plan-call_any = Call any
pace-plan-fold_any = Fold to any bet
pace-plan-pat = Stand pat
pace-plan-nothing = Ask me
pace-choice-check_fold = Check if it's free, otherwise fold
pace-choice-call_this = Call the current bet
pace-choice-call_any = Call any bet
pace-choice-fold_any = Fold to any bet, otherwise ask me
pace-choice-pat = Stand pat
pace-choice-none = Plan nothing

denial-your_turn = It's already your turn: use the buttons at the table.
denial-no_plan = You can't plan that right now.
denial-bet_grew = The bet has changed since you saw it, so nothing was planned.
denial-no_bank = Your time bank at this table is empty.
denial-no_bank-here = There's no time bank at this table.
denial-bank_runs = Your time bank is already running, or starts when your time runs out.
denial-not_waiting = You aren't waiting for the big blind.
denial-nothing_to_show = You have nothing to show. Until the next deal you can show a hand you mucked or won uncontested; folded hands stay hidden.

done-post-blind = You post the big blind and are dealt into the next hand, or as soon as the button has passed you.
done-more-time = Time bank on: your time now runs out { $when }.
done-show = You showed your cards.

pace-leave-ask = { $amount ->
    [0] You're in the current hand at { $table }.
    [one] You're in the hand at { $table } with { $amount } chip in the pot.
   *[other] You're in the hand at { $table } with { $amount } chips in the pot.
} If you leave now, you check/fold until the hand ends, then your stack goes back to your wallet. Leave?
pace-leave-stay = You stay at { $table }.

# Reminders

pace-reminder = { $player }, your time here runs out { $when }
pace-reminder-bank = { $player }, your time bank here runs out { $when }
pace-nudge = It's your turn at { $table }. Your time runs out { $when }.
pace-nudge-late = It's still your turn at { $table }, and your time runs out { $when }.
pace-nudge-where = Hand { $number } · { $street } · Pot { $pot } · [Go to the table]({ $link })

# Opening a table

command-table-open-pace = Time per turn; the room's usual one if left out
command-plan = Choose your next action in advance
command-plan-action = Action to plan; you get buttons to pick one if left out
command-choose = Choose the next game when the dealer's choice is yours
command-choose-game = A game from the table's list
command-time = Use your time bank on the current turn
command-show = Show a hand you mucked or won uncontested
help-heading-turnrequests = Pace
pace-name-rush = Rush: 15 seconds per turn
pace-name-normal = Normal: 45 seconds per turn
pace-name-relaxed = Relaxed: 90 seconds per turn
pace-name-slow = Slow: 12 hours per turn, so hands last days
pace-and-clock = Choose a pace or a clock, not both.
table-info-clock = Clock: { $seconds } seconds to act; the table closes after { $minutes ->
    [one] { $minutes } idle minute
   *[other] { $minutes } idle minutes
}
table-info-bank = Time bank: { $seconds } seconds per player, partly refilled every { $hands } hands
table-info-no-bank = Time bank: none
table-info-slow = Clock: { $hours } hours to act, with a DM when it's your turn; the table closes after { $days } days without play
pace-clock-seconds = { $seconds } seconds to act
pace-clock-hours = { $hours } hours to act
