### The audit's lines as sentences: who did what to whom; and what the file notes of what was and is.

## What was done

act-pause = { $who } paused the table
act-resume = { $who } resumed the table
act-close = { $who } closed the table
act-void = { $who } voided the hand
act-kick = { $who } kicked { $whom }
act-hand-over = { $who } handed the table over to { $whom }
act-last-hand = { $who } called a last hand
act-rename = { $who } renamed the table
act-ban = { $who } banned { $whom }
act-unban = { $who } unbanned { $whom }
act-freeze = { $who } froze the wallet of { $whom }
act-unfreeze = { $who } unfroze the wallet of { $whom }
act-grant = { $who } granted chips to { $whom }
act-deduct = { $who } deducted chips from { $whom }
act-reset = { $who } reset the chips of { $whom }
act-returned = { $who } restored the ban or freeze of a returning player, { $whom }
act-see-hand = { $who } viewed a hand
act-see-flags = { $who } viewed the fair-play flags
act-settle = { $who } settled a dispute from { $whom }
act-set-room = { $who } changed the room's settings
act-save-preset = { $who } saved a preset
act-drop-preset = { $who } deleted a preset
act-export = { $who } exported the room's data
act-tournament-create = { $who } set up a tournament
act-tournament-schedule = { $who } scheduled a repeating tournament
act-tournament-series = { $who } changed a series of tournaments
act-tournament-unschedule = { $who } ended a repeating tournament
act-tournament-edit = { $who } changed a tournament
act-tournament-move = { $who } moved a tournament to another channel
act-tournament-cancel = { $who } canceled a tournament
act-tournament-pause = { $who } paused a tournament
act-tournament-resume = { $who } resumed a tournament
act-tournament-remove = { $who } removed { $whom } from a tournament
act-tournament-add = { $who } registered { $whom } for a tournament
act-tournament-offer = { $who } offered { $whom } a spot in a tournament
act-tournament-send = { $who } moved { $whom } to another table of a tournament
act-tournament-correct = { $who } corrected { $whom }'s chips in a tournament
act-tournament-correction-lapsed = { $who } called off the correction of { $whom }'s chips in a tournament
act-tournament-seat = { $who } registered { $whom }, who had won a seat
act-tournament-lot = { $who } drew lots for a seat, and { $whom } won
act-tournament-guarantee = { $who } covered a tournament's overlay
act-tournament-deal = { $who } divided a tournament's payouts by a deal
act-save-template = { $who } saved a template
act-drop-template = { $who } deleted a template
audit-no-such-act = “{ $text }” isn't an action in the audit log. Choose from: { $acts }.
audit-no-such-table = No open table is named “{ $text }”. For a closed one, enter its number, the first part of its hands' ids, like the 7 in 7-12.

## Why, where nobody gave a reason

noted-dispute = dispute { NUMBER($id, useGrouping: 0) }
noted-why-unplayable = The hand couldn't be continued after a restart.
noted-why-unreadable = The table's saved state couldn't be read anymore.
noted-why-server-left = The bot was removed from the server.
noted-why-channel-deleted = Its channel was deleted.
noted-why-thread-locked = Its thread was locked.
noted-why-thread-unlocked = Its thread was unlocked.
noted-why-follows = It follows tournament { NUMBER($id, useGrouping: 0) }.
noted-why-guarantee = { $amount ->
    [one] { $amount } chip of overlay.
   *[other] { $amount } chips of overlay.
}

## What was and is

noted-free = neither banned nor frozen
noted-frozen = wallet frozen
noted-banned = banned
noted-banned-until = banned until { $when }
noted-open = open
noted-paused = paused
noted-pauses-after-the-hand = pauses after the hand
noted-closes-after-the-hand = closes after the hand
noted-closed = closed
noted-hand-undone = hand voided
noted-deal-closed = sealed deal closed, not dealt yet
noted-deal-given-up = deal given up, not dealt
noted-every-chip-given-back = pot refunded
noted-every-chip-paid-out = everyone cashed out
noted-leaves-after-the-hand = leaves after the hand
noted-left = left
noted-paid-out = cashed out
noted-whole = in full
noted-as-a-player = as a player
noted-as-the-room-saw-it = as the table saw it
noted-none = none
noted-owner = owner { $name }
noted-name = name “{ $text }”
noted-ruling = ruling: “{ $text }”
noted-chips = { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
}
noted-chips-at-table = { $amount ->
    [one] { $amount } chip at the table
   *[other] { $amount } chips at the table
}
noted-pot = pot { $amount }
noted-seat = seat { $amount }
noted-table = table { NUMBER($amount, useGrouping: 0) }
noted-correction-more = +{ $amount }
noted-correction-fewer = -{ $amount }
noted-page = page { $amount }
noted-hints = { $amount ->
    [one] { $amount } flag
   *[other] { $amount } flags
}
noted-days = { $amount ->
    [one] { $amount } day
   *[other] { $amount } days
}
noted-tables = { $count ->
    [one] table { $numbers }
   *[other] tables { $numbers }
}
noted-tournament = tournament { NUMBER($id, useGrouping: 0) }
noted-schedule = schedule { NUMBER($id, useGrouping: 0) }
noted-tournament-named = “{ $name }” (#{ NUMBER($id, useGrouping: 0) })
noted-schedule-named = series “{ $name }” (#{ NUMBER($id, useGrouping: 0) })
noted-buy-in = { $amount ->
    [0] no buy-in
   *[other] buy-in { $amount }
}
noted-guarantee = { $amount ->
    [0] no guarantee
   *[other] guarantee { $amount }
}
noted-bounty = bounty { $amount }%
noted-progressive-bounty = progressive bounty { $amount }%
noted-satellite = satellite for tournament { NUMBER($id, useGrouping: 0) }
noted-series-satellite = satellite for series { NUMBER($id, useGrouping: 0) }
noted-from-satellite = from tournament { NUMBER($id, useGrouping: 0) }
noted-from-satellite-named = from “{ $name }” (#{ NUMBER($id, useGrouping: 0) })
noted-seat-worth = a seat is worth { $amount }
noted-seats-guaranteed = { $amount ->
    [0] no seats guaranteed
    [one] 1 seat guaranteed
   *[other] { $amount } seats guaranteed
}
noted-equal-stacks = { $amount } equal stacks
noted-unclaimed-bounty = first prize raised by the bounty of { $amount }
noted-pool = pool { $amount }
noted-deal-chips = deal by chips for { $amount }
noted-deal-icm = deal by ICM for { $amount }
noted-sit-and-go = sit and go for { $amount }
noted-standing-sit-and-go = sit and go for { $amount }, always one open
noted-bracket = bracket, { $amount } minutes a match
noted-shootout = shootout, { $amount } minutes a table
noted-setting = { $setting }: { $value }
noted-preset = “{ $name }”: { $game }, { $seconds } s per turn
noted-template = “{ $name }”: { $terms }
