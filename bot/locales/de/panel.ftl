# The hand panel: one player's private view of their hand, kept current.

panel-refresh = Neu laden
panel-continue = Weiter
panel-stopped = Diese Ansicht folgt dem Tisch nicht mehr. Klick auf *Weiter*, dann läuft sie wieder mit.

# The top of the panel: the turn, or the end of the hand.

panel-turn = Du bist dran · Pot { $pot }
panel-turn-to-call = Du bist dran: Call { $amount } · Pot { $pot }
panel-turn-to-draw = Du tauschst jetzt · Pot { $pot }
panel-time = Zeit endet { $when }
panel-time-bank = Timebank endet { $when }
panel-won = Du gewinnst { $amount }
panel-lost = Du verlierst { $amount }
panel-even = Nichts gewonnen, nichts verloren
panel-stack = Stack { $amount }
