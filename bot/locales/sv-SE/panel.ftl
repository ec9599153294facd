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
