# Who may not, and who may; what the room allows; who asks too fast.

forbidden-outsider = C'est réservé aux membres de ce serveur.
not-a-member = Je ne suis pas sur ce serveur, seules mes commandes y sont : on ne peut pas y jouer. Un administrateur peut m'ajouter : { $link }
forbidden-banned = Ton accès aux tables de ce serveur est suspendu (ban) { $until } : tu ne peux pas faire ça d'ici là. Un modérateur peut lever le ban ; celui d'un modérateur, seulement un administrateur du serveur.
forbidden-not-moderator = C'est réservé à la modération : les membres avec l'un des rôles de modération de la salle, et toute personne qui peut exclure temporairement des membres, gérer les salons ou gérer ce serveur.
forbidden-not-administrator = C'est réservé à l'administration : toute personne qui peut gérer ce serveur.
forbidden-guarantee = Créer ou modifier un tournoi avec garantie est réservé à l'administration : c'est la maison qui en crée les jetons. Avec `guarantee: 0`, tu peux le faire.
forbidden-not-opener = Seuls la modération et les membres avec l'un de ces rôles peuvent ouvrir des tables : { $roles }.
forbidden-no-opener-left = Seule la modération peut ouvrir des tables ici : les rôles qui le pouvaient ont disparu. Un administrateur peut en choisir d'autres avec `/room set`.
forbidden-own-table = Tu joues à cette table : un autre modérateur doit s'en charger.
forbidden-oneself = Tu ne peux pas faire ça pour toi-même. Un autre modérateur le peut.
forbidden-oneself-equal = Tu ne peux pas te faire ça à toi-même. Un administrateur le peut.
forbidden-equal = Cette personne fait aussi partie de la modération. Seul un administrateur peut faire ça à un modérateur.

room-stakes-menu = Limites jouées ici : { $stakes }. Choisis-en une.
room-seats-most = Ici, une table a { $most } places au maximum.
room-buy-in-most = Ici, la cave est de { $most } au maximum.
room-table-channels = Les tables s'ouvrent dans ces salons : { $channels }.
room-tables-most = { $most ->
    [one] { $most } table est ouverte
   *[other] { $most } tables sont ouvertes
} sur ce serveur, le maximum ici. Tu peux en ouvrir une dès qu'une autre ferme.
tables-too-fast = Tu viens d'ouvrir beaucoup de tables. Attends une minute avant la suivante.

option-misfit = « { $name } » n'accepte pas cette valeur. Choisis-en une que Discord propose ; si Discord a proposé celle-ci, redémarre-le : il affiche une ancienne version de la commande.
too-fast = Doucement ! Attends { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}, puis continue.
click-gone = Ce bouton ou ce formulaire a expiré. Utilise le message le plus récent ou une commande : `/help` les liste.
