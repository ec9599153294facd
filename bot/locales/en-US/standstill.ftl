# Where play is impossible: why, for whom it stands still, and what becomes of their time.

standstill-discord = Discord isn't taking my messages right now.
standstill-locked = The thread { $place } is locked. A moderator can unlock it.
standstill-permission = I need the permission { $permission } in { $place }.
standstill-refused = Discord doesn't let me post in { $place }.
standstill-record = I can't put the next deal on record in { $place }, and nothing is dealt without that.
standstill-bulletin = **Play stands still until somebody fixes this.** No clock runs, and nobody loses chips.
standstill-line = - **{ $name }**: { $reason }
standstill-more = { $count ->
    [one] - One more table
   *[other] - { $count } more tables
}
standstill-letter = Play stands still at **{ $name }** in { $server }: no cards are dealt and no clock runs. { $reason } Your chips and cards are safe, and you get your time back when play resumes.
standstill-owner = Play stands still at **{ $name }** in { $server } until somebody fixes this. { $reason } No clock runs, and nobody loses chips.
paused-impossible = Play stands still: no cards are dealt and no clock runs. { $reason }
paused-locked = Paused: a moderator locked the thread. No cards are dealt and no clock runs; chips and cards stay as they are.
denial-paused-impossible = Play stands still at this table, so you can't do anything there right now. { $reason } Your chips and cards are safe.
denial-paused-locked = A moderator locked this table's thread, which pauses the table. Your chips and cards are safe.
no-hand-while-impossible = No cards are dealt while play stands still. { $reason }
no-hand-while-locked = No cards are dealt until a moderator unlocks the thread.
tourney-standstill = ⏸️ Play stands still, and the level clock is stopped. { $reason }
health-standstill = **Play stands still:**
