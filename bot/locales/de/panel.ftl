# Die eigene Ansicht eines Spielers von seiner Hand, die auf dem Laufenden bleibt.

panel-refresh = Neu laden
panel-continue = Weiter
panel-stopped = Diese Ansicht folgt dem Tisch nicht mehr. Klick auf *Weiter*, dann läuft sie wieder mit.
