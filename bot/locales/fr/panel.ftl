# The hand panel: one player's private view of their hand, kept current.

panel-refresh = Actualiser
panel-continue = Continuer
panel-stopped = Cette vue ne suit plus la table. Appuie sur *Continuer* pour la remettre à jour.
