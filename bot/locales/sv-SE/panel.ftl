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
panel-won = Du vann { $amount }
panel-lost = Du förlorade { $amount }
panel-even = Du gick jämnt upp
panel-stack = stack { $amount }

# What no button says, once: in the first hand on a panel.

panel-first-bank = **Tidsbank:** går din tid ut startar dina { $seconds } extra sekunder av sig själva.
panel-first-missed = **Missad tur:** går tiden ut checkar du om det är gratis, annars lägger du dig. Andra turen i rad står du över; *{ $back }* tar dig tillbaka.
panel-first-menu = **{ $menu }** vid bordet har reglerna, pauser, att lämna bordet och att visa korten efter given.
panel-first-lock = **{ $lock } { $fair }:** lekarna förseglades före given. Efteråt kan du kontrollera att ingen har ändrat dem, med samma knapp i *{ $menu }*.
