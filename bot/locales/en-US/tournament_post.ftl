# What people see of tournaments: the card, the chip counts, the result, announcements, and the buttons' answers.

# The name of Limit Hold'em already has its limit.
tourney-game = { $kind ->
    [limit-holdem] { $game }
   *[other] { $limit } { $game }
}
tourney-mix = { $limit } mix of { $games }
tourney-mix-usual = Mix of { $games }
tourney-mix-named = { $mix }: { $games }
tourney-stakes-unlimited = { $limits ->
    [pot] pot limit
    [no] no limit
   *[both] pot limit and no limit
} { $stakes }
tourney-game-line = { $game } · { $seats }-max
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
tourney-too-fast = ⚠️ With { $entrants } entrants in { $minutes } minutes, the stakes rise too fast for much play. Plan at least { $shortest } minutes.
tourney-off-target = ⚠️ With { $entrants } entrants, it will probably be over in about { $likely } minutes, not { $minutes }, however long its levels last.
tourney-late-shorter = { $level ->
    [0] ⚠️ With { $entrants } entrants there will be { $again ->
        [re-entries] no late registration and no re-entries
        [rebuys] no late registration and no rebuys
       *[none] no late registration
    }: a starting stack is worth fewer than { $bets } big bets from level 1 on.
   *[other] ⚠️ With { $entrants } entrants, { $again ->
        [re-entries] late registration and re-entries end
        [rebuys] late registration and rebuys end
       *[none] late registration ends
    } with level { $level }, not { $asked }: after that a starting stack is worth fewer than { $bets } big bets.
}

## The card before the start

tourney-starts = 🗓️ Starts { $when }
tourney-fills = { $buy_in ->
    [0] 🪑 Starts a minute after the last seat is taken. If it isn't full by { $when }, it's canceled.
   *[other] 🪑 Starts a minute after the last seat is taken. If it isn't full by { $when }, it's canceled and everyone is refunded.
}
tourney-standing = As soon as it starts, the next one opens.
tourney-when-full = when it's full
tourney-opens = Registration opens { $when }
tourney-check-in-opens = { $buy_in ->
    [0] Check-in runs from { $when } to { $start }. If you don't check in by then, you won't be seated.
   *[other] Check-in runs from { $when } to { $start }. If you don't check in by then, you're refunded and not seated.
}
tourney-check-in-open = { $buy_in ->
    [0] Check-in is open until { $start }. If you don't check in by then, you won't be seated.
   *[other] Check-in is open until { $start }. If you don't check in by then, you're refunded and not seated.
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
tourney-bounty = { $kind ->
    [progressive] Progressive bounty **{ $amount }**
   *[plain] Bounty **{ $amount }**
}
tourney-pool = Prize pool **{ $amount }**
tourney-guarantee = { $amount } guaranteed
tourney-seats-for = 🎟️ Satellite: 1 seat in { $target } per { $amount } in the pool
tourney-seats-so-far = { $count ->
    [one] 1 seat so far
   *[other] { $count } seats so far
}
tourney-seats-guaranteed = { $count } guaranteed
tourney-target-gone = { $target } isn't open anymore, so its seats are paid out in chips.
tourney-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
tourney-won-seat = seat in { $target }
tourney-re-entries = { $count ->
    [one] 1 re-entry
   *[other] { $count } re-entries
}
tourney-rebuys = { $count ->
    [one] 1 rebuy
   *[other] { $count } rebuys
}
tourney-add-on = 1 add-on in the break after late registration
tourney-needs-role = 🔒 Only for { $role }
tourney-needs-password = 🔒 With a password, which *Register* asks for
tourney-stack = Stack { $amount }
tourney-level-minutes = { $count ->
    [one] about 1 minute per level
   *[other] about { $count } minutes per level
}
tourney-level-hands = { $count ->
    [one] about 1 hand per level
   *[other] about { $count } hands per level
}
tourney-target = about { $minutes } minutes
tourney-ladder = **Levels with { $entrants } entrants:** { $stakes }
tourney-ladder-fixed = **Levels:** { $stakes }
tourney-on-time = -# The stakes are fixed. How long each level lasts is set when it starts, by the pace of play, so that the tournament ends on time.
tourney-ends-about = -# The stakes are fixed. How long each level lasts is set when it starts, by the pace of play, so that the tournament ends at about { $when }.
tourney-prizes-with = **Payouts with { $entrants } entrants:** { $prizes }
tourney-prizes = **Payouts:** { $prizes }
tourney-prizes-so-far = **Payouts so far:** { $prizes }
tourney-entrants = **Entrants { $count } of { $most }**
tourney-needed = at least { $least } to start
tourney-checked-in = ✅ { $name }
tourney-waiting = **Waiting list:** { $names }

## While it runs

tourney-level = **Level { $level }:** { $stakes }
tourney-next-level = Next level { $when }: { $stakes }
tourney-next-level-hands = Next level, counted in hands: { $stakes }
tourney-break-until = ☕ Break, play resumes { $when }
tourney-paused = ⏸️ Paused by a moderator. The level clock is stopped.
tourney-reason = Reason: { $text }
tourney-hand-for-hand = Hand for hand: all tables deal together until the bubble bursts.
tourney-left = { $pool ->
    [0] **{ $left }** of { $entrants } left
   *[other] **{ $left }** of { $entrants } left · Prize pool { $pool }
}
tourney-late-open = { $again ->
    [re-entries] Late registration and re-entries are open until level { $level } ends, or until a starting stack gets too short.
    [rebuys] Late registration and rebuys are open until level { $level } ends, or until a starting stack gets too short.
   *[none] Late registration is open until level { $level } ends, or until a starting stack gets too short.
}
tourney-counts-link = [Chip counts]({ $link })
tourney-out-so-far = **Out so far**
tourney-won = 🏆 **{ $names }** won, out of { $entrants } entrants.
tourney-result-link = [The result]({ $link })
tourney-cancelled = Canceled.
tourney-cancelled-running = { $pool ->
    [0] A moderator stopped it.
   *[other] A moderator stopped it. The prize pool was split among the players still in.
}
tourney-too-few = { $buy_in ->
    [0] It didn't reach { $least } entrants.
   *[other] It didn't reach { $least } entrants. Everyone got their buy-in back.
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
tourney-count-rebuys = { $count } · can rebuy
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
tourney-bounties = { $amount } in bounties
tourney-refund = { $name } got { $amount } back

## Discord's scheduled event

tourney-event-name = Tournament
tourney-event = { $game } tournament. Clicking Interested here doesn't register you. Register at { $link }

## Announcements

tourney-said-reminder-day = **{ $name }** starts { $when }. { $count } of { $most } spots are taken.
tourney-said-check-in-open = **{ $name }**: check-in is open. Play starts { $when }.
tourney-said-reminder-soon = **{ $name }** starts at { $when }.
tourney-said-full = **{ $name }** is full and starts { $when }.
tourney-said-missing = Check in now to keep your spot: { $users }
tourney-said-seat = `{ $seat }` { $name }
tourney-said-started = **{ $name }** has started: { $entrants } entrants, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, level 1 at { $stakes }. { $breaks ->
    [yes] The tables (the last one breaks first):
   *[no] { $tables ->
        [one] The table:
       *[other] The tables:
    }
}
tourney-said-started-here = **{ $name }** has started. Level 1 is { $stakes }, and everyone has { $stack }. The seats:
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
    [0] Late registration is over: { $entrants } entrants are playing.
   *[other] Late registration is over: { $entrants } entrants are playing for { $pool }.
}
tourney-said-moved = { $name }, you've been moved here, to seat { $seat }.
tourney-said-waits = The table waits for you until { $when }, then deals without you.
tourney-said-moves = { $name } moves to { $channel }.
tourney-said-table-breaks = This table breaks. Your new seats, where you'll be pinged as soon as that table has finished its hand:
tourney-said-new-seat = { $name }: { $channel }, seat { $seat }
tourney-said-table-broken = { $channel } breaks, and its players have been moved. { $left ->
    [one] 1 table is left.
   *[other] { $left } tables are left.
}
tourney-said-out = { $name } finishes { $place }.
tourney-said-out-prize = { $name } finishes { $place } for { $amount }.
tourney-said-bounty = { $shared ->
    [yes] { $kept ->
        [0] 🎯 { $name } gets a share of { $of }'s bounty: { $amount }.
       *[other] 🎯 { $name } gets a share of { $of }'s bounty: { $amount }, and { $kept } more on their own head.
    }
   *[no] { $kept ->
        [0] 🎯 { $name } takes { $of }'s bounty: { $amount }.
       *[other] 🎯 { $name } takes { $of }'s bounty: { $amount }, and { $kept } more on their own head.
    }
}
tourney-said-rebuy = { $amount ->
    [0] { $name }, you're out of chips. You can get { $stack } more for free. You have until { $when } to decide.
   *[other] { $name }, you're out of chips. You can get { $stack } more for { $amount }. You have until { $when } to decide.
}
tourney-said-bought-again = { $name } is back with a new stack.
tourney-said-moved-up = { $amount ->
    [0] { $name }, you've moved up from the waiting list. Play starts { $when }.
   *[other] { $name }, you've moved up from the waiting list, and your buy-in is paid. Play starts { $when }.
}
tourney-passed-over = { $amount ->
    [0] Your turn came up on the waiting list for { $name } ({ $place }), but you can't play tournaments there right now. You're off the list. `/tournament register` tells you why.
   *[other] Your turn came up on the waiting list for { $name } ({ $place }), but I couldn't take your buy-in: you don't have enough chips, your wallet is frozen, or you're banned from the tables. You're off the list. `/wallet` shows what you have, and `/tournament register` registers you again.
}
tourney-missed-check-in = You didn't check in for { $name } ({ $place }) in time, so you're off its waiting list.
tourney-left-out = { $amount ->
    [0] { $name } ({ $place }) has started, and no spot opened up for you. You're off the waiting list.
   *[other] { $name } ({ $place }) has started, and no spot opened up for you. You're off the waiting list and paid nothing.
}
tourney-said-refunded = { $amount ->
    [0] { $name } didn't check in and isn't playing.
   *[other] { $name } didn't check in and got { $amount } back.
}
tourney-said-removed = A moderator removed { $name } from the tournament.
tourney-said-sent = A moderator moves { $name } to { $channel } before the next hand.
tourney-said-stays = { $name } isn't moved to { $channel } after all.
tourney-said-corrected = A moderator corrects { $name }'s chips before the next hand: { $change }.
tourney-said-correction-lapsed = { $name }'s chips aren't corrected after all, because too few are left: { $change }.
tourney-said-break = ☕ Break: play resumes { $when }.
tourney-said-break-add-on = { $amount ->
    [0] ☕ Break: play resumes { $when }. Until then everyone can take an add-on: { $stack } more for free.
   *[other] ☕ Break: play resumes { $when }. Until then everyone can take an add-on: { $stack } more for { $amount }.
}
tourney-said-break-over = The break is over.
tourney-said-bubble-seats = { $paid ->
    [one] On the bubble: { $left } left for 1 seat.
   *[other] On the bubble: { $left } left for { $paid } seats.
}
tourney-said-seats = 🎟️ { $names } won a seat in { $target }. The result of { $event } is in { $channel }.
tourney-said-bubble = { $paid ->
    [one] On the bubble: { $left } left, and only one place pays.
   *[other] On the bubble: { $left } left, and { $paid } places pay.
}
tourney-said-hand-for-hand = Hand for hand from now on: each table waits until all of them have finished the hand.
tourney-said-in-the-money = { $left ->
    [2] Both players left are in the money.
   *[other] All { $left } players left are in the money.
}
tourney-said-final-table = 🏁 Final table: { $left } left.
tourney-said-overrun = This is running long. Once it's 10 minutes past the target, each level lasts two hands.
tourney-said-paused = ⏸️ A moderator paused **{ $name }**. The level clock is stopped.
tourney-said-resumed = ▶️ **{ $name }** is back on.
tourney-said-cancelled = **{ $name }** is canceled.
tourney-said-finished = 🏆 { $name } wins { $event }. See the result in { $channel }.

## Buttons

tourney-button-register = { $amount ->
    [0] Register
   *[other] Register ({ $amount })
}
tourney-button-late = { $amount ->
    [0] Register late
   *[other] Register late ({ $amount })
}
tourney-button-join = { $amount ->
    [0] Join
   *[other] Join ({ $amount })
}
tourney-button-wait = { $amount ->
    [0] Join the waiting list
   *[other] Join the waiting list ({ $amount })
}
tourney-button-withdraw = Unregister
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
tourney-button-next = { $amount ->
    [0] Register for the next one
   *[other] Register for the next one ({ $amount })
}
tourney-button-rematch = { $amount ->
    [0] Rematch
   *[other] Rematch ({ $amount })
}
tourney-button-hands = Download all hands
tourney-button-manage = Manage
tourney-button-now = Start now
tourney-button-delay = Delay 10 minutes

## Their answers

tourney-gone = That tournament is over, or belongs to another server.
tourney-done-register = { $amount ->
    [0] You're registered for { $name }.
   *[other] You're registered for { $name }, and { $amount } went into the prize pool.
}
tourney-done-bounty = The bounty on your head is { $amount }.
tourney-done-waiting = { $amount ->
    [0] All { $most } spots are taken. You're number { $number } on the waiting list, and you'll be pinged if you move up.
   *[other] All { $most } spots are taken. You're number { $number } on the waiting list; you only pay if you move up.
}
tourney-done-late = { $amount ->
    [0] You're in { $name } with { $stack }. You'll be pinged when your seat is ready.
   *[other] You're in { $name } with { $stack }, and { $amount } went into the prize pool. You'll be pinged when your seat is ready.
}
tourney-done-withdraw = { $amount ->
    [0] You're no longer registered for { $name }.
   *[other] You're no longer registered for { $name }, and your buy-in is back in your wallet.
}
tourney-done-withdraw-waiting = You're off the waiting list for { $name }.
tourney-done-check-in = You're checked in. Play starts { $when }; you'll be pinged at your table.
tourney-done-check-in-waiting = You're checked in, and number { $number } on the waiting list. Play starts { $when }; you'll be pinged if you move up.
tourney-done-again = { $amount ->
    [0] You got { $stack } more.
   *[other] You got { $stack } more, and { $amount } went into the prize pool.
}
tourney-done-add-on = { $amount ->
    [0] You got { $stack } more.
   *[other] You got { $stack } more, and { $amount } went into the prize pool.
}
tourney-done-here = Got it. The table deals as soon as everyone is here.
tourney-done-edit = { $name } was changed, and its post is up to date.
tourney-done-edit-cut = That leaves less time than a check-in lasts, so check-in is open now, and entrants who miss it keep their spots.
tourney-done-start = **{ $name }** now starts { $when }, and its entrants are being told.
tourney-manage = **{ $name }** starts { $when }. { $count ->
    [one] 1 entrant is registered
   *[other] { $count } entrants are registered
}, and it needs at least { $least }.
tourney-manage-now = *Start now*: it starts in a minute, with everyone who is registered.
tourney-manage-now-check-in = *Start now*: it starts in a minute, with everyone who is registered. Nobody loses their spot for not checking in.
tourney-manage-few = *Start now* needs at least { $least } entrants. `/tournament edit more:entrants_least=` sets another number.
tourney-manage-delay = *Delay 10 minutes*: it starts { $when }.
tourney-manage-again = Check-in then opens again { $opens }, and those who have checked in must do so again.
tourney-manage-told = Either way each entrant gets one message with the old and the new start, and can still unregister.
tourney-manage-none = The start of { $name } can't be moved anymore.
tourney-done-cancel = { $amount ->
    [0] { $name } is canceled.
   *[other] { $name } is canceled, and everyone gets their chips back as its post shows.
}
tourney-done-pause = { $name } will pause: hands in progress are finished, then dealing stops.
tourney-done-pause-now = { $name } is paused now, clocks and all.
tourney-done-resume = { $name } is back on.
tourney-done-add = { $player } is registered for { $name }, and told.
tourney-done-add-waiting = { $player } is on the waiting list for { $name }, and told.
tourney-done-offer = { $amount ->
    [0] { $player } got a message with the button *Register*. It holds no spot: they're in once they click it.
   *[other] { $player } got a message with the button *Register ({ $amount })*. It holds no spot: they're in once they click it.
}
tourney-done-remove = { $player } is out of { $name }.
tourney-done-send = { $player } moves to { $channel } before the next hand.
tourney-done-stay = { $player } stays at { $channel }.
tourney-done-chips-more = { $player }'s chips are corrected before the next hand: { $change }.
tourney-done-chips-fewer = { $player }'s chips are corrected before the next hand: { $change }. If too few are left by then, it's called off.
tourney-next-running = It's running. You'll be pinged when your seat is ready.
tourney-next-table = You're playing at { $channel }.
tourney-next-check-in = Check-in opens { $opens }, and play starts { $when }. If you don't check in, you won't be seated.
tourney-next-check-in-now = Check in now: play starts { $when }, and you won't be seated otherwise.
tourney-next-start = It starts { $when }; you'll be pinged at your table.
tourney-next-fills = It starts a minute after the last seat is taken, and you'll be pinged.
tourney-next-waiting = It starts { $when }; you'll be pinged if you move up.
tourney-done-move = **{ $name }** is now in { $channel }.
tourney-next-none = No further tournament of this series is planned. `/tournament list` shows what's on.
tourney-rematch-over = That rematch is already over. For another, press *Rematch* on its own result.
tourney-rematch-late = A rematch is on offer for an hour after the end. That hour ended <t:{ NUMBER($when, useGrouping: 0) }:F>.
tourney-rematch-players = Only people who played can offer a rematch. After that, anyone can register.
tourney-denial-over = That tournament is over.
tourney-denial-not_open = Registration opens { $opens }.
tourney-denial-closed = Registration is closed: late registration is over, or every spot is taken.
tourney-denial-price = { $amount ->
    [0] { $name } has no buy-in now, unlike that button says. *Register* on its post is up to date.
   *[other] The buy-in of { $name } is now { $amount }. That button says something else, so nothing was taken. *Register* on its post is up to date.
}
tourney-denial-already_in = You're already in.
tourney-denial-needs_role = This tournament is only for { $role }. You can register once you have that role.
tourney-denial-needs_password = This tournament needs a password. *Register* on its post asks for it.
tourney-denial-wrong_password = That isn't the password. Ask the organizer of { $name } for it, then click *Register* again.
tourney-password-title = Register with a password
tourney-password-field = Password
tourney-password-hint = The organizer of { $name } has it.
tourney-denial-already_in-waiting = You're already number { $number } on the waiting list.
tourney-denial-already_out = You're out of this tournament.
tourney-denial-already_out-re-entry = You're out of this tournament. *Re-enter* on its post gets you back in.
tourney-denial-not_in = You aren't in this tournament.
tourney-denial-not_in-other = { $name } isn't in this tournament, or is already out.
tourney-denial-already_in-other = { $name } is already in.
tourney-denial-already_offered-other = { $name } already has an offer to register. It counts until they click it, or the tournament starts without them.
tourney-denial-already_offered = You already have an offer to register.
tourney-denial-banned-other = { $name } is banned from the tables of this server. `/mod unban` lifts the ban.
tourney-denial-leaving-other = { $name } can't be registered at the moment. Try again later.
tourney-denial-running = It has started, and that's only possible before the start.
tourney-denial-running-cancel = { $name } has started in the meantime. Run the command again to cancel it anyway.
tourney-denial-starting = Every seat is taken, and it starts within a minute. That was only possible before.
tourney-denial-not_running = It isn't running.
tourney-denial-no_check_in = Check-in isn't open yet. It opens 15 minutes before the start: { $check_in }.
tourney-denial-no_check_in-none = This tournament has no check-in. If you're registered, you're seated at the start.
tourney-denial-no_check_in-over = Check-in is over.
tourney-denial-already_checked_in = You're already checked in.
tourney-denial-insufficient_chips = You don't have enough chips in your wallet: you need { $amount }. `/wallet` shows what you have.
tourney-denial-banned = You're banned from the tables of this server { $until }, so you can't register.
tourney-denial-leaving = You asked me to delete your data, so you can't register until that's done.
tourney-denial-wallet_frozen = Your wallet is frozen by a moderator, so you can't pay. `/wallet` shows the reason.
tourney-denial-not_out = You still have chips.
tourney-denial-no_rebuy = You can't rebuy or re-enter now: you've used them all, or the time for it is over.
tourney-denial-no_add_on = You can't take an add-on now: you've had it, or its break is over or hasn't come yet.
tourney-denial-already_paused = It's already paused.
tourney-denial-not_paused = It isn't paused.
tourney-denial-buy_in_fixed = The buy-in can't change anymore, because someone has paid it. To change it, cancel the tournament and create another.
tourney-denial-moving = { $player } is on the way to a table, or has chips coming. Wait until their next hand begins.
tourney-denial-one_table = There's only one table. Players can be moved once there are two.
tourney-denial-same_table = { $player } already sits there. Choose another table.
tourney-denial-table_breaks = That table, or { $player }'s own, is about to break, and its players draw new seats. Choose a table that stays.
tourney-denial-table_full = That table has no free seat. Choose another.
tourney-denial-in_matches = The draw decides who meets whom, so nobody can be moved in a bracket or a shootout.
tourney-denial-stopped = { $name } is paused with its clocks. Resume it, then move { $player }.
tourney-denial-no_chips_left = That would leave { $player } without chips. Take fewer, or use `/tournament remove`.
tourney-denial-too_few_spots = { $count ->
    [one] { $count } player is already registered, so it takes at least that many spots.
   *[other] { $count } players are already registered, so it takes at least that many spots.
}
tourney-denial-edited = Someone else edited this tournament a moment ago, so nothing of yours was changed. Take a look and send your edit again.
tourney-denial-soon = It starts within a minute anyway.
tourney-denial-too_few = It needs at least { $least } entrants to start. `/tournament edit more:entrants_least=` sets another number.
tourney-denial-edited-start = The start has changed meanwhile, so nothing of yours was changed. This is how it is now:
tourney-denial-store_failed = That couldn't be saved, so nothing has changed. Try again in a moment.
tourney-denial-outcome_unknown = The disk failed while that was being saved, so I don't know yet whether it counted. The bot has to restart first; then I'll tell you by DM.
tourney-denial-already_done = That already went through. It only counts once.
tourney-hands = { $count ->
    [one] The only hand as the table saw it, without folded and mucked cards, in the poker hand history standard (.phh).
   *[other] All { $count } hands as the table saw them, without folded and mucked cards, in the poker hand history standard (.phh).
}
tourney-hands-later = You can download all hands when the tournament is over.
tourney-hands-none = No hand was finished.
tourney-hands-too-large = The hands don't fit into a message. Ask the host for them.

# Brackets and shootouts
tourney-game-line-bracket = { $game } · heads-up bracket
tourney-game-line-shootout = { $game } · shootout, { $seats }-max
tourney-bracket = **Bracket with { $entrants } entrants:** { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $byes ->
    [0] no byes
    [one] 1 bye
   *[other] { $byes } byes
}, about { $minutes } minutes a match and { $total } in all. Each match starts with fresh stacks.
tourney-shootout = **Shootout with { $entrants } entrants:** { $tables } (tables × players), about { $minutes } minutes a table and { $total } in all. The winners start with fresh stacks.
tourney-prize-shared = { $first } to { $last } { $amount } each
tourney-round = { $kind ->
    [final] Final
    [semifinal] Semifinal
    [quarterfinal] Quarterfinal
    [last] Round of { $players }
   *[round] Round { $round }
}
tourney-to-round = { $kind ->
    [final] to the final
    [semifinal] to the semifinal
    [quarterfinal] to the quarterfinal
    [last] to the round of { $players }
   *[round] to round { $round }
}
tourney-match = **{ $round }:** { $players } · level { $level } · { $channel }
tourney-match-pairing = { $one } – { $two }
tourney-match-player = { $name } { $amount }
tourney-match-won = { $players }: { $name } goes through
tourney-match-waiting = **Waiting for opponents:** { $names }
tourney-said-match = **{ $round }:** { $players }. Level 1 is { $stakes }, and everyone has { $stack }.
tourney-said-through = **{ $name }** goes through { $round } and waits for the opponent.
tourney-said-through-against = **{ $name }** goes through { $round } against { $names }.
tourney-said-absent = { $name }, your match has begun. Act by { $when }, or you lose it.
tourney-said-forfeited = { $name } wasn't there for 5 minutes and loses the match.
tourney-said-byes = Bye in the first round: { $names }
