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
panel-won = You won { $amount }
panel-lost = You lost { $amount }
panel-even = You came out even
panel-stack = stack { $amount }

# What no button says, once: in the first hand on a panel.

panel-first-bank = **Time bank:** your { $seconds } extra seconds start by themselves when your time runs out.
panel-first-missed = **Missed turn:** you check/fold. Miss two in a row and you sit out; *{ $back }* brings you back.
panel-first-menu = **{ $menu }** at the table: rules, breaks, leaving, showing your cards after a hand.
panel-first-lock = **{ $lock } { $fair }** in *{ $menu }*: check afterwards that nobody changed the sealed decks.
