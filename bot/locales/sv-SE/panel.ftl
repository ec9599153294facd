# The hand panel: one player's private view of their hand, kept current.

panel-refresh = Uppdatera
panel-continue = Fortsätt
panel-stopped = Den här vyn följer inte längre bordet. Tryck på *Fortsätt* för att komma ikapp.
