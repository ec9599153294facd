# The hand panel: one player's private view of their hand, kept current.

panel-refresh = Neu laden
panel-continue = Weiter
panel-stopped = Diese Ansicht folgt dem Tisch nicht mehr. Klick auf *Weiter*, dann läuft sie wieder mit.
