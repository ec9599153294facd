# The hand panel: one player's private view of their hand, kept current.

panel-refresh = Refresh
panel-continue = Continue
panel-stopped = This view no longer follows the table. Press *Continue* to catch up.
