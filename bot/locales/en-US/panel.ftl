# The hand panel: one player's private view of their hand, kept current.

panel-refresh = Refresh
panel-continue = Continue
panel-stopped = This view no longer follows the table. Press *Continue* to catch up.

# The top of the panel: the turn, or the end of the hand.

panel-turn = Your turn, pot { $pot }
panel-turn-to-call = Your turn: { $amount } to call, pot { $pot }
panel-turn-to-draw = Your turn to draw, pot { $pot }
panel-time = time runs out { $when }
panel-time-bank = time bank runs out { $when }
panel-won = You won { $amount }
panel-lost = You lost { $amount }
panel-even = You came out even
panel-stack = stack { $amount }

# What no button says, once: in the first hand on a panel.

panel-first-bank = **Time bank:** if your time runs out, your { $seconds } extra seconds start by themselves.
panel-first-missed = **Missed turns:** if you run out of time, you check/fold; at the second turn in a row you sit out, and *{ $back }* brings you back.
panel-first-menu = **{ $menu }** at the table has the rules, breaks, leaving, and your cards to show after a hand.
panel-first-lock = **{ $lock } { $fair }:** the decks were sealed before the hand. Afterwards you can check that nobody changed them, with the same button in *{ $menu }*.
