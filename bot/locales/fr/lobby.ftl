### The lobby: one message in a channel that shows what can be played now, and its buttons.

command-lobby = Poster dans ce salon ce qu'on peut jouer maintenant, en un message toujours à jour
command-lobby-remove = Retirer le lobby
help-heading-lobby = Le lobby
lobby-set = Le lobby est dans { $channel } et se met à jour tout seul. `/lobby off:True` le retire.
lobby-taken-away = Le lobby est retiré. `/lobby` en poste un nouveau.
lobby-where = Le lobby a besoin d'un salon textuel. Utilise `/lobby` dans un salon de ce type.

## What it shows

lobby-title = À jouer maintenant
lobby-empty = Aucune table n'est ouverte. Appuie sur *{ $play }* pour en ouvrir une.
lobby-table = [**{ $name }**]({ $link }) : { $game } ; { $free }
lobby-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
lobby-menu-table = Se caver pour { $amount } · { $free }
lobby-menu = D'autres tables : choisis-en une pour jouer
lobby-full = Sans place libre : { $tables }
lobby-tournaments = Prochains tournois
lobby-tournament = **{ $name }** : { $game }, { $when } ; inscrits : { $entrants } sur { $most } · { $channel }
lobby-button-play = Jouer maintenant
lobby-button-new = Nouvelle table
lobby-button-practice = S'entraîner
lobby-button-notify = Me prévenir

## What its buttons answer

lobby-seated = Tu as déjà une place à { $table } : { $channel }.
lobby-opened = Aucune table qui te convienne n'avait de place libre, je t'ai donc ouvert celle-ci : { $channel }.
lobby-none-fits = Aucune table qui te convienne n'a de place libre, et je n'ai pas pu en ouvrir une autre.
lobby-too-poor = Ton portefeuille contient { $wallet ->
    [one] { $wallet } jeton
   *[other] { $wallet } jetons
}, trop peu pour te caver. { $claim ->
    [yes] `/claim` recharge tes jetons une fois par jour ; *{ $practice }* est gratuit.
   *[no] *{ $practice }* est gratuit.
}
lobby-quiet = C'est calme en ce moment. En attendant, *{ $practice }* ouvre une table avec des joueurs de la maison.

## A new table, and practice

lobby-new-game = Jeu
lobby-new-stakes = Limites
lobby-new-limit = Structure de mises
lobby-new-rules = Règles maison : autant que tu veux
lobby-new-everyone = Tout le monde ici peut regarder et jouer.
lobby-new-invited = Privée : les places sont réservées à toi et aux personnes que tu autorises.
lobby-new-button-open = Ouvrir la table
lobby-new-button-private = La rendre privée
lobby-new-button-public = L'ouvrir à tous
lobby-practice-ask = Quel jeu ? Tu affrontes des joueurs de la maison (⌂) : { $strength }. Les jetons ne servent qu'à l'entraînement.
lobby-practice-start = S'entraîner : { $game }

## Calls

lobby-notify = Choisis tes jeux : quand une ou deux personnes attendent à une table qui joue l'un d'eux, tu reçois une mention dans le salon du lobby, au plus une fois par demi-heure et par jeu, et jamais quand tu joues déjà. *{ $play }* suit aussi ton choix. Sans choix, pas de mention, et *{ $play }* prend tous les jeux.
lobby-notify-menu = Jeux pour lesquels te prévenir
lobby-notify-saved = Tu reçois une mention pour : { $games }.
lobby-notify-off = Tu ne reçois plus de mentions.
lobby-call = { $mentions } **{ $table }** attend des joueurs : { $game }, { $free }. { $channel }
