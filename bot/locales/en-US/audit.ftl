### The audit's lines as sentences: who did what to whom; and what the file notes of what was and is.

## What was done

act-pause = { $who } paused the table
act-resume = { $who } let the table go on
act-close = { $who } closed the table
act-void = { $who } undid the hand
act-kick = { $who } kicked { $whom }
act-hand-over = { $who } handed the table over to { $whom }
act-last-hand = { $who } called the last hand
act-rename = { $who } renamed the table
act-ban = { $who } banned { $whom }
act-unban = { $who } unbanned { $whom }
act-freeze = { $who } froze the wallet of { $whom }
act-unfreeze = { $who } unfroze the wallet of { $whom }
act-grant = { $who } granted chips to { $whom }
act-deduct = { $who } deducted chips from { $whom }
act-reset = { $who } reset the chips of { $whom }
act-returned = { $who } gave the standing of a forgotten player back to { $whom }
act-see-hand = { $who } looked at a hand
act-see-flags = { $who } looked at the hints at unfair play
act-settle = { $who } settled a dispute of { $whom }
act-set-room = { $who } set the room up
act-save-preset = { $who } saved a preset
act-drop-preset = { $who } deleted a preset
act-export = { $who } exported everything
act-tournament-create = { $who } set up a tournament
act-tournament-schedule = { $who } set up a recurring tournament
act-tournament-unschedule = { $who } ended a recurring tournament
act-tournament-edit = { $who } changed a tournament
act-tournament-move = { $who } moved a tournament to another channel
act-tournament-cancel = { $who } cancelled a tournament
act-tournament-pause = { $who } paused a tournament
act-tournament-resume = { $who } let a tournament go on
act-tournament-remove = { $who } took { $whom } out of a tournament
act-tournament-guarantee = { $who } filled up a tournament's prizes
act-save-template = { $who } saved a template
act-drop-template = { $who } deleted a template
audit-no-such-act = The audit knows no act called “{ $text }”. Choose one of these: { $acts }.

## Why, where nobody gave a reason

noted-dispute = dispute { NUMBER($id, useGrouping: 0) }
noted-why-unplayable = The hand's record could not be played on after a restart.
noted-why-unreadable = What the file holds of the table could not be read any more.
noted-why-server-left = The bot was taken from the server.
noted-why-channel-deleted = Its channel was deleted.
noted-why-guarantee = { $amount ->
    [one] { $amount } chip was lacking of the guarantee.
   *[other] { $amount } chips were lacking of the guarantee.
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
noted-hand-undone = hand undone
noted-every-chip-given-back = every chip given back
noted-every-chip-paid-out = every chip paid out
noted-leaves-after-the-hand = leaves after the hand
noted-left = left
noted-paid-out = paid out
noted-whole = all of it
noted-as-a-player = as a player
noted-as-the-room-saw-it = as the room saw it
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
noted-page = page { $amount }
noted-hints = { $amount ->
    [one] { $amount } hint
   *[other] { $amount } hints
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
noted-buy-in = { $amount ->
    [0] no buy-in
   *[other] buy-in { $amount }
}
noted-guarantee = { $amount ->
    [0] no guarantee
   *[other] guarantee { $amount }
}
noted-setting = { $setting }: { $value }
noted-preset = “{ $name }”: { $game }, { $seconds } s a turn
noted-template = “{ $name }”: { $buy_in ->
    [0] no buy-in
   *[other] buy-in { $buy_in }
}, { $guarantee ->
    [0] no guarantee
   *[other] guarantee { $guarantee }
}
