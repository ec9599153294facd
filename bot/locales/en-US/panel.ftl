# The hand panel: one player's private view of their hand, kept current.

panel-refresh = Refresh
panel-continue = Continue
panel-stopped = This view has stopped following the table. Press *Continue* to go on with it.
