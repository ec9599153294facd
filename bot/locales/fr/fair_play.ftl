### Indices de jeu déloyal, pour les modérateurs.

flags-busy = Quelqu'un regarde ces indices en ce moment. Redemande dans un instant.
flags-title = ### { $flags ->
    [one] { $flags } chose semble étrange
   *[other] { $flags } choses semblent étranges
} dans { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
} { $days ->
    [one] du dernier jour
   *[other] des { $days } derniers jours
}, parmi { $players } joueurs
flags-hints = Ce sont des indices tirés de chiffres, non des preuves : des amis qui se retrouvent pour jouer, ou un débutant face à un bon joueur, peuvent y ressembler par hasard. Lis les mains avec `/mod hand` avant d'en parler à quiconque. Rien n'a été fait à personne.
flags-no-hands = { $days ->
    [one] Rien ne semble étrange : pas de main terminée ici depuis { $days } jour.
   *[other] Rien ne semble étrange : aucune main n'a été terminée ici les { $days } derniers jours.
}
flags-none = Rien ne semble étrange dans { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
} { $days ->
    [one] du dernier jour
   *[other] des { $days } derniers jours
} : { $players } joueurs, dont { $pairs ->
    [one] { $pairs } paire s'est rencontrée
   *[other] { $pairs } paires se sont rencontrées
} à une table. Une entente rare ou habile peut ne pas se voir dans les chiffres.
flags-more = { $flags ->
    [one] { $flags } indice plus faible n'a pas trouvé de place ici.
   *[other] { $flags } indices plus faibles n'ont pas trouvé de place ici.
}
flags-cards = -# Dans { $known ->
    [one] { $known } main
   *[other] { $known } mains
} sur { $hands }, une mise a été affrontée avec des cartes qu'on pouvait juger : les cartes couchées ne sont gardées qu'un temps, et les mains où tu as reçu des cartes ne comptent pas.
flags-no-cards = -# Personne n'a pu être examiné pour des mains fortes couchées : dans aucune de ces mains une mise n'a été affrontée avec des cartes qu'on pouvait juger. Les cartes couchées ne sont gardées qu'un temps, et les mains où tu as reçu des cartes ne comptent pas.
flags-own = -# Les indices qui te nomment ne sont montrés qu'aux autres modérateurs.

flag-chip-dumping = **Dons de jetons ?** En { $hands } mains ensemble, **{ $first }** a perdu { $there } jetons au profit de **{ $second }** et en a regagné { $back }. { $folding ->
    [1] Ce qui a été perdu en misant puis en se couchant, { $bets } grosses mises au net, dépasse de loin ce que les résultats habituels de l'un ou de l'autre expliquent.
   *[other] Cela fait { $bets } grosses mises au net, bien plus que ce que les résultats habituels de l'un ou de l'autre expliquent.
}
flag-soft-play = **Soft play ?** En tête-à-tête dans un pot, **{ $first }** et **{ $second }** pouvaient miser ou relancer { $tried } fois et l'ont fait { $did } fois ; vu leur jeu contre les autres, on en attendrait environ { $expected }. Contre les autres, c'est { $elsewhere } % du temps.
flag-strong-folds = **Grosses mains couchées ?** **{ $first }** a affronté { $tried } fois une mise de **{ $second }** avec une main du meilleur tiers et l'a couchée { $did } fois ; environ { $expected } serait normal. Contre les autres, c'est { $elsewhere } %.
flag-together = **Toujours ensemble ?** À { $meetings } reprises, **{ $first }** et **{ $second }** ont joué tous deux alors qu'il y avait le choix entre plusieurs tables, et { $did } fois ils étaient à la même ; d'après leurs goûts, environ { $expected } serait habituel.
flag-new-account = **Nouveau compte ?** Dans { $days ->
    [one] le jour qui a suivi
   *[other] les { $days } jours qui ont suivi
} son arrivée, **{ $first }** a perdu { $lost } des { $brought } jetons apportés aux tables, dont { $chips } au profit de **{ $second }** en { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
}.
flag-odds = { $odds ->
    [1000000] Le hasard seul fait cela à moins d'une paire sur { $odds }
   *[other] Le hasard seul fait cela à environ une paire sur { $odds }
} ; { $pairs ->
    [one] { $pairs } a été comparée
   *[other] { $pairs } ont été comparées
}.
flag-hands = Mains : { $hands }
