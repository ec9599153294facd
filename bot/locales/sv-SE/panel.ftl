# En spelares egen vy över sin giv, som hålls aktuell.

panel-refresh = Uppdatera
panel-continue = Fortsätt
panel-stopped = Den här vyn följer inte bordet längre. Tryck på *Fortsätt* så gör den det igen.
