# Qui peut et qui ne peut pas ; ce que la salle permet ; qui demande trop vite.

forbidden-outsider = Seuls les membres de ce serveur peuvent faire cela.
forbidden-banned = Tu es exclu des tables ici { $until }, cela ne t'est donc pas permis avant. Un administrateur du serveur peut lever l'exclusion.
forbidden-not-moderator = Seuls les modérateurs de cette salle peuvent faire cela : ceux qui ont l'un de ses rôles de modération, ou qui peuvent modérer les membres, gérer les salons ou gérer ce serveur.
forbidden-not-administrator = Seuls les administrateurs peuvent faire cela : ceux qui peuvent gérer ce serveur.
forbidden-guarantee = Seuls les administrateurs peuvent créer ou modifier un tournoi avec garantie : la maison en fait les jetons à partir de rien. Avec `guarantee: 0`, tu peux le faire.
forbidden-not-opener = Les tables sont ouvertes par les modérateurs et par les membres ayant l'un de ces rôles : { $roles }.
forbidden-no-opener-left = Seuls les modérateurs ouvrent des tables : les rôles qui le pouvaient aussi n'existent plus. Un administrateur peut en nommer d'autres avec `/room set`.
forbidden-own-table = Tu joues à cette table, un autre modérateur doit donc s'en charger.
forbidden-oneself = Tu ne peux pas le faire pour toi-même. Un autre modérateur le peut.
forbidden-oneself-equal = Tu ne peux pas te le faire à toi-même. Un administrateur le peut.
forbidden-equal = Ce joueur est lui aussi modérateur. Seul un administrateur peut faire cela à un modérateur.

room-stakes-menu = Les tables ici jouent à { $stakes }. Choisis l'une de ces limites.
room-seats-most = Les tables ici ont { $most } places au plus.
room-buy-in-most = Les tables ici prennent une cave de { $most } au plus.
room-table-channels = Les tables s'ouvrent dans ces salons : { $channels }.
room-tables-most = { $most ->
    [one] { $most } table est ouverte
   *[other] { $most } tables sont ouvertes
} sur ce serveur, et c'est le maximum. On pourra en ouvrir une autre quand une table fermera.
tables-too-fast = Tu as ouvert beaucoup de tables ces derniers temps. Attends une minute avant d'en ouvrir une autre.

option-misfit = « { $name } » ne prend pas cette valeur. Choisis parmi ce que Discord propose ; si c'est lui qui l'a proposée, redémarre Discord, qui montre une version plus ancienne de la commande.
too-fast = C'était trop d'un coup. Attends { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, puis continue.
click-gone = Ce bouton ou ce formulaire ne sert plus à rien. Utilise le message le plus récent, ou la commande : `/help` les énumère.
