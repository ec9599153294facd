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

# What no button says, once: in the first hand on a panel.

panel-first-bank = **Timebank:** Läuft deine Bedenkzeit ab, startet deine Timebank von { $seconds } Sekunden von selbst.
panel-first-missed = **Verpasst:** Läuft auch sie ab, wird für dich gecheckt oder gefoldet. Beim zweiten Mal in Folge setzt du aus; mit *{ $back }* bist du wieder dabei.
panel-first-menu = **{ $menu }**, der Knopf am Tisch: Regeln, Pause, Verlassen und nach der Hand deine Karten zeigen.
panel-first-lock = **{ $lock } { $fair }:** Die Decks waren vor der Hand versiegelt. Dass niemand sie geändert hat, kannst du danach prüfen; der Knopf dafür ist in *{ $menu }*.
