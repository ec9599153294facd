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
panel-won = Du gewinnst { $amount }
panel-lost = Du verlierst { $amount }
panel-even = Nichts gewonnen, nichts verloren
panel-stack = Stack { $amount }

# What no button says, once: in the first hand on a panel.

panel-first-bank = **Timebank:** Läuft deine Zeit ab, starten deine { $seconds } Extrasekunden von selbst.
panel-first-missed = **Verpasst:** Du checkst oder foldest. Beim zweiten Mal in Folge setzt du aus; *{ $back }* bringt dich zurück.
panel-first-menu = **{ $menu }**, am Tisch: Regeln, Pause, Verlassen, nach der Hand Karten zeigen.
panel-first-lock = **{ $lock } { $fair }** in *{ $menu }*: Prüfe hinterher, dass niemand die versiegelten Decks geändert hat.
