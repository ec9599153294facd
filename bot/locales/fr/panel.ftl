# La vue privée qu'un joueur a de sa main, tenue à jour.

panel-refresh = Actualiser
panel-continue = Continuer
panel-stopped = Cette vue ne suit plus la table. Clique sur *Continuer* pour la reprendre ici.
