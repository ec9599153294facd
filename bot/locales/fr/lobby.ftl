### Le hall : un message dans un salon qui montre ce qu'on peut jouer maintenant, et ses boutons.

command-lobby = Montrer dans ce salon ce qu'on peut jouer maintenant, en un message qui suit le jeu
command-lobby-remove = Retirer le hall
help-heading-lobby = Le hall
lobby-set = Le hall se trouve dans { $channel }. Il suit le jeu tout seul ; `/lobby remove:True` le retire.
lobby-taken-away = Ce serveur n'a plus de hall. `/lobby` en poste un.
lobby-where = Le hall a besoin d'un salon textuel. Tape `/lobby` dans un tel salon.

## Ce qu'il montre

lobby-title = À jouer maintenant
lobby-empty = Aucune table n'est ouverte. Appuie sur *{ $play }*, et tu en auras une.
lobby-table = [**{ $name }**]({ $link }) : { $game } ; { $free }
lobby-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
lobby-menu = D'autres tables : choisis-en une pour jouer
lobby-full = Complètes : { $tables }
lobby-tournaments = Prochains tournois
lobby-tournament = **{ $name }** : { $game }, { $when } ; places prises : { $entrants } sur { $most } · { $channel }
lobby-button-play = Jouer tout de suite
lobby-button-practice = S'entraîner
lobby-button-notify = M'appeler

## Ce que répondent ses boutons

lobby-seated = Tu es déjà assis à { $table } : { $channel }.
lobby-opened = Aucune table qui te convienne n'avait de place libre, celle-ci a donc été ouverte pour toi : { $channel }.
lobby-none-fits = Aucune table qui te convienne n'a de place libre, et on n'a pas pu en ouvrir une pour toi.
lobby-too-poor = Ton portefeuille contient { $wallet ->
    [one] { $wallet } jeton
   *[other] { $wallet } jetons
}, trop peu pour la moindre cave. `/claim` en redonne une fois par jour ; *{ $practice }* ne coûte rien.
lobby-quiet = Il y a peu de monde en ce moment. Pendant que tu attends, *{ $practice }* ouvre une table avec des joueurs maison.

## Appels

lobby-notify = Quand une ou deux personnes attendent à une table d'un jeu que tu choisis ici, on t'appelle dans le salon du hall, au plus une fois par demi-heure et par jeu. Tant que tu es assis à une table, on ne t'appelle pas. *{ $play }* s'en tient aussi à ton choix. Si rien n'est choisi, personne ne t'appelle, et tous les jeux conviennent.
lobby-notify-menu = Jeux auxquels tu veux être appelé
lobby-notify-saved = On t'appellera pour : { $games }.
lobby-notify-off = On ne t'appellera plus.
lobby-call = { $mentions } **{ $table }** attend des joueurs : { $game }, { $free }. { $channel }
