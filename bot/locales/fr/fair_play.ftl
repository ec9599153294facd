### Hints at unfair play, for moderators.

flags-busy = Quelqu'un consulte déjà ces signaux. Réessaie dans un instant.
flags-title = ### { $flags ->
    [one] { $flags } signal
   *[other] { $flags } signaux
} sur { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
} { $days ->
    [one] des dernières 24 heures
   *[other] des { $days } derniers jours
}, parmi { $players } joueurs
flags-hints = Ce sont des signaux statistiques, pas des preuves : des amis qui se retrouvent pour jouer, ou un débutant face à un bon joueur, peuvent les déclencher par hasard. Regarde les mains avec `/mod hand` avant d'en parler à quelqu'un. Aucune mesure n'a été prise contre qui que ce soit.
flags-no-hands = Rien d'anormal : aucune main terminée ici { $days ->
    [one] ces dernières 24 heures
   *[other] ces { $days } derniers jours
}.
flags-none = Rien d'anormal sur { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
} { $days ->
    [one] des dernières 24 heures
   *[other] des { $days } derniers jours
} : { $players } joueurs, dont { $pairs ->
    [one] { $pairs } duo s'est croisé
   *[other] { $pairs } duos se sont croisés
} à une table. Une collusion rare ou habile peut passer inaperçue.
flags-more = { $flags ->
    [one] { $flags } signal plus faible n'est pas affiché, faute de place.
   *[other] { $flags } signaux plus faibles ne sont pas affichés, faute de place.
}
flags-cards = -# Dans { $known ->
    [one] { $known } main
   *[other] { $known } mains
} sur { $hands }, quelqu'un a affronté une mise avec des cartes qu'on pouvait juger : les cartes couchées ne sont gardées qu'un temps, et les mains où tu as reçu des cartes ne comptent pas.
flags-no-cards = -# Impossible de vérifier les grosses mains couchées : dans toutes ces mains, personne n'a affronté une mise avec des cartes qu'on pouvait juger. Les cartes couchées ne sont gardées qu'un temps, et les mains où tu as reçu des cartes ne comptent pas.
flags-tournaments = -# { $played } de ces { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
} ont été jouées en tournoi. Elles sont examinées à part, en grosses mises.
flags-own = -# Les signaux qui te concernent ne vont qu'aux autres modérateurs.

flag-chip-dumping = **Chip dumping ?** En { $hands } mains jouées ensemble, **{ $first }** a perdu { $there } jetons contre **{ $second }** et en a regagné { $back }. { $folding ->
    [1] Miser puis se coucher a coûté { $bets } grosses mises net, bien plus que ce qu'expliquent les résultats habituels de l'un ou de l'autre.
   *[other] Ça fait { $bets } grosses mises net, bien plus que ce qu'expliquent les résultats habituels de l'un ou de l'autre.
}
flag-soft-play = **Soft play ?** En tête-à-tête dans un pot, **{ $first }** et **{ $second }** pouvaient miser ou relancer { $tried } fois et l'ont fait { $did } fois ; vu leur jeu contre les autres, on en attendrait environ { $expected }. Contre les autres, c'est { $elsewhere } % du temps.
flag-strong-folds = **Grosses mains couchées ?** **{ $first }** a affronté { $tried } fois une mise de **{ $second }** avec une main du meilleur tiers et l'a couchée { $did } fois ; environ { $expected } serait normal. Contre les autres, c'est { $elsewhere } %.
flag-together = **Toujours ensemble ?** À { $meetings } reprises, **{ $first }** et **{ $second }** ont joué en même temps avec le choix entre plusieurs tables, et { $did } fois à la même ; vu leurs jeux préférés, environ { $expected } serait normal.
flag-new-account = **Nouveau compte ?** Dans { $days ->
    [one] le jour qui a suivi
   *[other] les { $days } jours qui ont suivi
} son arrivée, **{ $first }** a perdu { $lost } des { $brought } jetons apportés aux tables, dont { $chips } contre **{ $second }** en { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
}.
flag-chip-dumping-tournament = **Chip dumping ?** En { $hands } mains de tournoi jouées ensemble, **{ $first }** a perdu { $there } grosses mises contre **{ $second }** et en a regagné { $back }. { $folding ->
    [1] Miser puis se coucher a coûté { $bets } grosses mises net, bien plus que ce qu'expliquent les résultats habituels de l'un ou de l'autre.
   *[other] Ça fait { $bets } grosses mises net, bien plus que ce qu'expliquent les résultats habituels de l'un ou de l'autre.
}
flag-last-chips = **Chip dumping avant de sortir ?** Dans les dernières mains avant de sortir { $tournaments ->
    [1] d'un tournoi
   *[other] de { $tournaments } tournois
}, **{ $first }** a perdu { $tried } pots d'au moins une grosse mise avec **{ $second }** à la table : { $did } contre **{ $second }**, { $bets } grosses mises en tout. Vu qui gagne ces pots contre les autres, environ { $expected } serait normal.
flag-bubble-soft-play = **Soft play à la bulle ?** Juste avant l'argent, en tête-à-tête dans un pot, **{ $first }** et **{ $second }** pouvaient miser ou relancer { $tried } fois et l'ont fait { $did } fois ; vu leur jeu contre les autres à ce moment-là, on en attendrait environ { $expected }. Contre les autres, c'est { $elsewhere } % du temps.
flag-in-tournaments = En tournoi.
flag-odds = { $odds ->
    [1000000] Par hasard, ça arrive à moins d'un duo sur { $odds }
   *[other] Par hasard, ça arrive à environ un duo sur { $odds }
} ; duos comparés : { $pairs }.
flag-hands = Mains : { $hands }
