# What people see of tournaments: the card, the chip counts, the result, announcements, and the buttons' answers.

tourney-game = { $limit } { $game }
tourney-mix = { $limit } mix of { $games }
tourney-game-line = { $game } · { $seats } to a table
tourney-rules = -# House rules: { $rules }
tourney-place = { $place }{ $ending }
tourney-prize = { $place } { $amount }
tourney-chips = { $amount ->
    [one] 1 chip
   *[other] { $amount } chips
}
tourney-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
tourney-more = { $count } more
tourney-thread = { $name } { $number }
tourney-too-fast = ⚠️ With { $entrants } entrants in { $minutes } minutes the stakes climb too fast to leave much play. { $shortest } minutes is the shortest that would do.
tourney-off-target = ⚠️ With { $entrants } entrants it will probably be over after about { $likely } minutes, not { $minutes }, however long its levels last.
tourney-late-shorter = { $level ->
    [0] ⚠️ With { $entrants } entrants there will be { $again ->
        [re-entries] no late registration and no re-entries
        [rebuys] no late registration and no rebuys
       *[none] no late registration
    }: a starting stack is worth fewer than { $bets } big bets from the first level on.
   *[other] ⚠️ With { $entrants } entrants { $again ->
        [re-entries] late registration and re-entries end
        [rebuys] late registration and rebuys end
       *[none] late registration ends
    } with level { $level }, not { $asked }: after that a starting stack is worth fewer than { $bets } big bets.
}

## The card before the start

tourney-starts = 🗓️ Starts { $when }
tourney-opens = Registration opens { $when }
tourney-check-in-opens = { $buy_in ->
    [0] Check-in from { $when } to { $start }. Who has not checked in by then is not seated.
   *[other] Check-in from { $when } to { $start }. Who has not checked in by then is refunded and not seated.
}
tourney-check-in-open = { $buy_in ->
    [0] Check-in is open until { $start }. Who has not checked in by then is not seated.
   *[other] Check-in is open until { $start }. Who has not checked in by then is refunded and not seated.
}
tourney-late-until = { $again ->
    [re-entries] Late registration and re-entries until the end of level { $level }
    [rebuys] Late registration and rebuys until the end of level { $level }
   *[none] Late registration until the end of level { $level }
}
tourney-no-late = { $again ->
    [re-entries] No late registration and no re-entries
    [rebuys] No late registration and no rebuys
   *[none] No late registration
}
tourney-buy-in = { $amount ->
    [0] No buy-in
   *[other] Buy-in **{ $amount }**
}
tourney-pool = Pool **{ $amount }**
tourney-guarantee = { $amount } guaranteed
tourney-re-entries = { $count ->
    [one] 1 re-entry
   *[other] { $count } re-entries
}
tourney-rebuys = { $count ->
    [one] 1 rebuy
   *[other] { $count } rebuys
}
tourney-add-on = 1 add-on in the break after late registration
tourney-stack = Stack { $amount }
tourney-level-minutes = { $count ->
    [one] about 1 minute a level
   *[other] about { $count } minutes a level
}
tourney-level-hands = { $count ->
    [one] about 1 hand a level
   *[other] about { $count } hands a level
}
tourney-target = about { $minutes } minutes
tourney-ladder = **Stakes with { $entrants } entrants:** { $stakes }
tourney-ladder-fixed = **Stakes:** { $stakes }
tourney-on-time = -# The stakes stay as they stand here. Each level gets its length when it begins, by the pace of play, so that it all ends on time.
tourney-ends-about = -# The stakes stay as they stand here. Each level gets its length when it begins, by the pace of play, so that it all ends at about { $when }.
tourney-prizes-with = **Prizes with { $entrants } entrants:** { $prizes }
tourney-prizes = **Prizes:** { $prizes }
tourney-prizes-so-far = **Prizes so far:** { $prizes }
tourney-entrants = **Entrants { $count } of { $most }**
tourney-needed = { $least } are needed
tourney-checked-in = ✅ { $name }
tourney-waiting = **Waiting list:** { $names }

## While it runs

tourney-level = **Level { $level }:** { $stakes }
tourney-next-level = Next level { $when }: { $stakes }
tourney-next-level-hands = Next level, in hands: { $stakes }
tourney-break-until = ☕ Break, play goes on { $when }
tourney-paused = ⏸️ Paused by a moderator. The level's clock stands still.
tourney-reason = Reason: { $text }
tourney-hand-for-hand = Hand for hand: all tables deal together until the bubble has burst.
tourney-left = { $pool ->
    [0] **{ $left }** of { $entrants } left
   *[other] **{ $left }** of { $entrants } left · Pool { $pool }
}
tourney-late-open = { $again ->
    [re-entries] Late registration and re-entries are open until the end of level { $level }.
    [rebuys] Late registration and rebuys are open until the end of level { $level }.
   *[none] Late registration is open until the end of level { $level }.
}
tourney-counts-link = [Chip counts]({ $link })
tourney-out-so-far = **Out so far**
tourney-won = 🏆 **{ $names }** won against a field of { $entrants }.
tourney-result-link = [The result]({ $link })
tourney-cancelled = Cancelled.
tourney-cancelled-running = { $pool ->
    [0] A moderator has cancelled it.
   *[other] A moderator has cancelled it. The pool went back to those who were still in.
}
tourney-too-few = { $buy_in ->
    [0] It takes { $least } entrants, and there were fewer.
   *[other] It takes { $least } entrants, and there were fewer. Everybody got the buy-in back.
}

## The chip counts

tourney-board-title = { $name }: chip counts
tourney-players-left = { $count ->
    [one] 1 player left
   *[other] { $count } players left
}
tourney-average = average { $amount }
tourney-paid = { $count ->
    [one] 1 place paid
   *[other] { $count } places paid
}
tourney-count = **{ $place }** { $name } · { $amount }
tourney-count-table = { $count } · T{ $table }
tourney-count-rebuys = { $count } · may rebuy
tourney-tables = **Tables:** { $tables }
tourney-only-table = **Table:** { $channel }
tourney-table = T{ $number } { $channel } ({ $players })

## The result

tourney-result-title = { $name }: result
tourney-result-entrants = { $count ->
    [one] 1 entrant
   *[other] { $count } entrants
}
tourney-result-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} (target { $target })
tourney-result-hands = { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
tourney-next = Next one: { $when }
tourney-refund = { $name } got { $amount } back

## Discord's scheduled event

tourney-event-name = Tournament
tourney-event = { $game } tournament. Being interested here is not registering: do that at { $link }

## Announcements

tourney-said-reminder-day = **{ $name }**: the start is { $when }. Taken: { $count } of { $most } places.
tourney-said-check-in-open = **{ $name }**: check-in is open, the start is { $when }.
tourney-said-reminder-soon = **{ $name }**: the start is { $when }.
tourney-said-missing = Check in now to get your seat: { $users }
tourney-said-seat = `{ $seat }` { $name }
tourney-said-started = **{ $name }** has begun: { $entrants } entrants, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, level 1 at { $stakes }. { $tables ->
    [one] The table:
   *[other] The tables, of which the last breaks first:
}
tourney-said-started-here = **{ $name }** has begun. Level 1 is { $stakes }, everybody has { $stack }. The seats:
tourney-said-level = ⬆️ **Level { $level }** from the next hand, { $lasts }: { $stakes }
tourney-lasts-minutes = { $count ->
    [one] for about 1 minute
   *[other] for about { $count } minutes
}
tourney-lasts-hands = { $count ->
    [one] for 1 hand
   *[other] for { $count } hands
}
tourney-said-late-over = { $pool ->
    [0] Late registration is over: { $entrants } entrants play.
   *[other] Late registration is over: { $entrants } entrants play for { $pool }.
}
tourney-said-moved = { $name }, your seat is here: seat { $seat }.
tourney-said-waits = The table waits for you until { $when }, then it goes on without you.
tourney-said-moves = { $name } moves to { $channel }.
tourney-said-table-broken = { $channel } is broken up, its players have new seats. { $left ->
    [one] 1 table is left.
   *[other] { $left } tables are left.
}
tourney-said-out = { $name } is out in { $place } place.
tourney-said-out-prize = { $name } is out in { $place } place and wins { $amount }.
tourney-said-rebuy = { $amount ->
    [0] { $name }, you are out of chips. You may take { $stack } more, which costs nothing: you can decide until { $when }, then you are out.
   *[other] { $name }, you are out of chips. { $stack } more cost { $amount }: you can decide until { $when }, then you are out.
}
tourney-said-bought-again = { $name } is back with a new stack.
tourney-said-moved-up = { $amount ->
    [0] { $name }, you have moved up from the waiting list. Start { $when }.
   *[other] { $name }, you have moved up from the waiting list, and your buy-in is paid. Start { $when }.
}
tourney-said-refunded = { $amount ->
    [0] { $name } had not checked in and does not play.
   *[other] { $name } had not checked in and got { $amount } back.
}
tourney-said-removed = A moderator has taken { $name } out of the tournament.
tourney-said-break = ☕ Break: play goes on { $when }.
tourney-said-break-add-on = { $amount ->
    [0] ☕ Break: play goes on { $when }. Until then everybody may take an add-on, { $stack } more, which costs nothing.
   *[other] ☕ Break: play goes on { $when }. Until then everybody may take an add-on, { $stack } more for { $amount }.
}
tourney-said-break-over = The break is over.
tourney-said-bubble = { $paid ->
    [one] The bubble: { $left } are left, and one of them gets a prize.
   *[other] The bubble: { $left } are left, and { $paid } of them get a prize.
}
tourney-said-hand-for-hand = Hand for hand from now on: each table waits until all have finished their hand.
tourney-said-in-the-money = All { $left } who are left are in the money.
tourney-said-final-table = 🏁 The final table: { $left } are left.
tourney-said-overrun = It takes longer than planned. From 10 minutes past the target on a level lasts two hands.
tourney-said-paused = ⏸️ A moderator has paused **{ $name }**. The level's clock stands still.
tourney-said-resumed = ▶️ **{ $name }** goes on.
tourney-said-cancelled = **{ $name }** is cancelled.
tourney-said-finished = 🏆 { $name } wins { $event }. The result is in { $channel }.

## Buttons

tourney-button-register = { $amount ->
    [0] Register
   *[other] Register ({ $amount })
}
tourney-button-late = { $amount ->
    [0] Register late
   *[other] Register late ({ $amount })
}
tourney-button-wait = Join the waiting list
tourney-button-withdraw = Withdraw
tourney-button-checkin = Check in
tourney-button-rebuy = { $amount ->
    [0] Rebuy
   *[other] Rebuy ({ $amount })
}
tourney-button-re-entry = { $amount ->
    [0] Re-enter
   *[other] Re-enter ({ $amount })
}
tourney-button-addon = { $amount ->
    [0] Add-on
   *[other] Add-on ({ $amount })
}
tourney-button-here = I'm here
tourney-button-next = Next one
tourney-button-rematch = Rematch
tourney-button-hands = All hands

## Their answers

tourney-gone = That tournament is over, or not of this server.
tourney-done-register = { $amount ->
    [0] You are in { $name }.
   *[other] You are in { $name }, and { $amount } went into the pool.
}
tourney-done-waiting = { $amount ->
    [0] All { $most } places are taken. You are number { $number } on the waiting list, and are called when you move up.
   *[other] All { $most } places are taken. You are number { $number } on the waiting list; you pay when you move up.
}
tourney-done-late = { $amount ->
    [0] You are in { $name } with { $stack }. You are called when your seat is ready.
   *[other] You are in { $name } with { $stack }, and { $amount } went into the pool. You are called when your seat is ready.
}
tourney-done-withdraw = { $amount ->
    [0] You are out of { $name }.
   *[other] You are out of { $name }. What you had paid is back in your wallet.
}
tourney-done-check-in = You are checked in. Start { $when }: you are called at your table.
tourney-done-again = { $amount ->
    [0] You have { $stack } more.
   *[other] You have { $stack } more, and { $amount } went into the pool.
}
tourney-done-add-on = { $amount ->
    [0] You have { $stack } more.
   *[other] You have { $stack } more, and { $amount } went into the pool.
}
tourney-done-here = Good. The table deals as soon as all are here.
tourney-done-edit = { $name } is changed. Its post shows it as it is now.
tourney-done-cancel = { $amount ->
    [0] { $name } is cancelled.
   *[other] { $name } is cancelled, and everybody gets their chips back as announced.
}
tourney-done-pause = { $name } pauses: the hands that are running are played out, then nothing is dealt.
tourney-done-pause-now = { $name } is paused at once, with every clock.
tourney-done-resume = { $name } goes on.
tourney-done-remove = { $player } is out of { $name }.
tourney-next-running = It is running. You are called when your seat is ready.
tourney-next-table = You play at { $channel }.
tourney-next-check-in = Check in from { $opens } on: it starts { $when }, and who has not checked in is not seated.
tourney-next-check-in-now = Check in now: it starts { $when }, and who has not checked in is not seated.
tourney-next-start = The start is { $when }; you are called at your table.
tourney-done-move = **{ $name }** is in { $channel } now.
tourney-next-none = No next one is set up any more.
tourney-rematch-over = The rematch is over already. Click its own result for another.
tourney-rematch-late = A rematch can be offered for an hour after the end, and that was over at { $when }.
tourney-rematch-players = Only those who played can offer a rematch. Once it is offered, everybody can register.
tourney-denial-over = That tournament is over.
tourney-denial-not_open = Registration opens { $opens }.
tourney-denial-closed = Registration is closed: late registration is over, or every place is taken.
tourney-denial-already_in = You are in already.
tourney-denial-not_in = You are not in this tournament.
tourney-denial-not_in-other = { $name } is not in this tournament, or out already.
tourney-denial-running = It has begun, and that can be done before the start only.
tourney-denial-running-cancel = { $name } has started meanwhile. Give the command once more to cancel it while it runs.
tourney-denial-not_running = It is not running.
tourney-denial-no_check_in = Check-in is not open. Where there is one, it opens 15 minutes before the start: { $check_in }.
tourney-denial-already_checked_in = You are checked in already.
tourney-denial-insufficient_chips = Your wallet holds too few chips: it takes { $amount }. `/wallet` shows what you have.
tourney-denial-banned = You are banned from the tables of this server { $until }, so you cannot enter.
tourney-denial-wallet_frozen = Your wallet is frozen by a moderator, so you cannot pay. `/wallet` tells why.
tourney-denial-not_out = You still have chips.
tourney-denial-no_rebuy = There is no rebuy or re-entry for you now: you have had all there are, or the time for it is over.
tourney-denial-no_add_on = There is no add-on for you now: you have had it, or its break is over or yet to come.
tourney-denial-already_paused = It is paused already.
tourney-denial-not_paused = It is not paused.
tourney-denial-buy_in_fixed = The buy-in stays: somebody has paid it. Cancel the tournament and create another to change it.
tourney-denial-store_failed = That could not be saved, so nothing has happened. Try again in a moment.
tourney-denial-already_done = That was carried out already; it counts once.
tourney-hands = { $count ->
    [one] The one hand, as the room saw it: without folded and mucked cards. It is in the poker hand history standard (.phh).
   *[other] All { $count } hands, as the room saw them: without folded and mucked cards. They are in the poker hand history standard (.phh).
}
tourney-hands-later = All hands can be had when the tournament is over.
tourney-hands-none = No hand was played to its end.
tourney-hands-too-large = The hands do not fit into a message. Ask the person who runs the bot for them.
