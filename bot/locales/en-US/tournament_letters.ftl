# Letters with news of a tournament, and the pings of those who accept no letters

tourney-letter-edited = { $name } ({ $place }) was changed:
tourney-letter-cancelled = { $amount ->
    [0] { $name } ({ $place }) is canceled.
   *[other] { $name } ({ $place }) is canceled, and you got { $amount } back.
}
tourney-letter-removed = { $amount ->
    [0] A moderator removed you from { $name } ({ $place }).
   *[other] A moderator removed you from { $name } ({ $place }), and you got { $amount } back.
}
tourney-letter-offered = { $amount ->
    [0] A moderator wants you in { $name } ({ $place }). It starts { $when }. The button registers you; no spot is held until you click it.
   *[other] A moderator wants you in { $name } ({ $place }). It starts { $when }. The button registers you for { $amount }; no spot is held until you click it.
}
tourney-letter-offered-when-full = { $amount ->
    [0] A moderator wants you in { $name } ({ $place }). It starts when it's full. The button registers you; no spot is held until you click it.
   *[other] A moderator wants you in { $name } ({ $place }). It starts when it's full. The button registers you for { $amount }; no spot is held until you click it.
}
tourney-letter-offered-running = { $amount ->
    [0] A moderator wants you in { $name } ({ $place }). It's running, and you'd play at once. The button registers you; no spot is held until you click it.
   *[other] A moderator wants you in { $name } ({ $place }). It's running, and you'd play at once. The button registers you for { $amount }; no spot is held until you click it.
}
tourney-letter-added = { $waiting ->
    [0] A moderator registered you for { $name } ({ $place }). It starts { $when }.
   *[other] A moderator put you on the waiting list for { $name } ({ $place }). It starts { $when }.
}
tourney-letter-added-when-full = A moderator registered you for { $name } ({ $place }). It starts when it's full.
tourney-letter-no-show = { $amount ->
    [0] You didn't check in for { $name } ({ $place }) in time, so you aren't playing.
   *[other] You didn't check in for { $name } ({ $place }) in time, so you aren't playing, and you got { $amount } back.
}
tourney-letter-corrected = A moderator corrects your chips in { $name } ({ $place }) before your next hand: { $change }.
tourney-letter-correction-lapsed = Your chips in { $name } ({ $place }) aren't corrected after all, because you have too few left: { $change }.
tourney-letter-paused = A moderator paused { $name } ({ $place }). I'll tell you when it's back on.
tourney-letter-resumed = { $name } ({ $place }) is back on.
tourney-letter-rematch = { $amount ->
    [0] { $player } wants a rematch of { $name } ({ $place }). It starts { $when }.
   *[other] { $player } wants a rematch of { $name } ({ $place }) for { $amount }. It starts { $when }.
}
tourney-letter-rematch-when-full = { $amount ->
    [0] { $player } wants a rematch of { $name } ({ $place }). It starts when it's full.
   *[other] { $player } wants a rematch of { $name } ({ $place }) for { $amount }. It starts when it's full.
}
tourney-letter-opens = { $amount ->
    [0] Registration for { $name } ({ $place }) is open. It starts { $when }.
   *[other] Registration for { $name } ({ $place }) is open, for { $amount }. It starts { $when }.
}
tourney-letter-opens-when-full = { $amount ->
    [0] Registration for { $name } ({ $place }) is open. It starts when it's full.
   *[other] Registration for { $name } ({ $place }) is open, for { $amount }. It starts when it's full.
}
tourney-letter-tomorrow = { $name } ({ $place }) starts { $when }. You can still register.
tourney-letter-seat = You won a seat in { $name } ({ $place }) at { $satellite }, so you're registered. It starts { $when }. If you unregister before it starts, you get { $amount }.
tourney-letter-seat-when-full = You won a seat in { $name } ({ $place }) at { $satellite }, so you're registered. It starts when it's full. If you unregister before that, you get { $amount }.
tourney-letter-seat-paid = { $why ->
    [already_in] You won a seat in { $target } at { $name } ({ $place }). You're in already, so you got { $chips } instead.
    [too_few_spots] You won a seat in { $target } at { $name } ({ $place }). All spots there are taken, so you got { $chips } instead.
    [buy_in_fixed] You won a seat in { $target } at { $name } ({ $place }). The buy-in there has changed, so you got { $chips } instead.
    [banned] You won a seat in { $target } at { $name } ({ $place }). You're banned from the tables, so you got { $chips } instead.
   *[other] You won a seat in { $target } at { $name } ({ $place }). It isn't open anymore, so you got { $chips } instead.
}
tourney-letter-last-call = Last call for { $name } ({ $place }): it starts { $when }.
tourney-letter-skipped = { $name } ({ $place }) isn't played on { $when }.
tourney-letter-moved = { $name } ({ $place }) is moved: { $old } → { $when }

## What an edit changed

tourney-changed = { $what }: { $old } → { $new }
tourney-changed-start = Start
tourney-changed-name = Name
tourney-changed-game = Game
tourney-changed-minutes = Length in minutes
tourney-changed-seats = Seats at a table
tourney-changed-stack = Starting stack
tourney-changed-first-bet = First small bet
tourney-changed-level-minutes = Minutes per level
tourney-changed-late-levels = Levels with late registration
tourney-changed-re-entries = Re-entries
tourney-changed-rebuys = Rebuys
tourney-changed-buy-in = Buy-in
tourney-changed-guarantee = Guarantee
tourney-changed-prizes = Payouts
tourney-changed-entrants-most = Spots
tourney-changed-check-in = Check-in
tourney-changed-add-on = Add-on
tourney-changed-usual = as usual
tourney-changed-yes = yes
tourney-changed-no = no
tourney-changed-outage = It starts later because of an outage.
tourney-changed-other = The tournament post shows what else changed.
tourney-changed-check-in-open = Check-in is open: check in to keep your spot.
tourney-changed-check-in-cut = Check-in is open. As this came so late, you keep your spot even if you don't check in.

## Notify me

tourney-wish-button = Notify me
tourney-wish-from-lobby = Tournaments…
tourney-wish-about = Choose tournaments. I'll DM you when registration opens, a day before the start, and as a last call, each once, and not about a tournament that you're in. For a series, also when a date is canceled or moved. If you take no DMs, you're pinged in the tournament's channel.
tourney-wish-games = Tournaments to hear of, by game
tourney-wish-series = Tournaments to hear of, by series
tourney-wish-all = All tournaments
tourney-wish-saved = You'll hear of: { $names }.
tourney-wish-off = You won't hear of tournaments anymore.

## The organizer's role

tournament-ping-forbidden = You can't mention { $role } in this channel, so I won't ping it for you.
tournament-ping-bot-forbidden = I can't mention { $role } in this channel. Allow me to mention all roles there, or make that role mentionable.
tournament-pings = { $role } is pinged when registration opens.
