# The hand panel: one player's private view of their hand, kept current.

panel-refresh = Actualiser
panel-continue = Continuer
panel-stopped = Cette vue ne suit plus la table. Appuie sur *Continuer* pour la remettre à jour.

# The top of the panel: the turn, or the end of the hand.

panel-turn = À toi de jouer, pot { $pot }
panel-turn-to-call = À toi de jouer : { $amount } pour suivre, pot { $pot }
panel-turn-to-draw = À toi de tirer, pot { $pot }
panel-time = fin du chrono { $when }
panel-time-bank = réserve de temps, fin du chrono { $when }
panel-won = Tu gagnes { $amount }
panel-lost = Tu perds { $amount }
panel-even = Ni gain ni perte
panel-stack = tapis { $amount }

# What no button says, once: in the first hand on a panel.

panel-first-bank = **Réserve de temps :** temps écoulé, tes { $seconds } secondes de réserve démarrent toutes seules.
panel-first-missed = **Tour manqué :** check/fold automatique. Au deuxième de suite, sit-out ; *{ $back }* te fait revenir.
panel-first-menu = **{ $menu }** à la table : règles, pause, départ, montrer tes cartes après la main.
panel-first-lock = **{ $lock } { $fair }** dans *{ $menu }* : vérifie après coup que personne n'a touché aux paquets scellés.
