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
