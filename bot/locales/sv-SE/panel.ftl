# The hand panel: one player's private view of their hand, kept current.

panel-refresh = Uppdatera
panel-continue = Fortsätt
panel-stopped = Den här vyn följer inte längre bordet. Tryck på *Fortsätt* för att komma ikapp.

# The top of the panel: the turn, or the end of the hand.

panel-turn = Din tur, pott { $pot }
panel-turn-to-call = Din tur: { $amount } att syna, pott { $pot }
panel-turn-to-draw = Din tur att byta, pott { $pot }
panel-time = tiden går ut { $when }
panel-time-bank = tidsbanken går ut { $when }
panel-won = Du vann { $amount }
panel-lost = Du förlorade { $amount }
panel-even = Du gick jämnt upp
panel-stack = stack { $amount }

# What no button says, once: in the first hand on a panel.

panel-first-bank = **Tidsbank:** dina { $seconds } extra sekunder startar av sig själva när tiden går ut.
panel-first-missed = **Missad tur:** du checkar eller lägger dig. Andra gången i rad står du över; *{ $back }* tar dig tillbaka.
panel-first-menu = **{ $menu }** vid bordet: regler, pauser, lämna bordet, visa korten efter given.
panel-first-lock = **{ $lock } { $fair }** i *{ $menu }*: kontrollera efteråt att ingen har ändrat de förseglade lekarna.
