### The room and its settings: /room, presets, announcements, the report and the export.

## This language, as it calls itself

language-name = Français

## Commands

command-room = Configurer la salle et suivre son activité
command-room-setup = Configurer la salle pas à pas : modération, jetons, limites, langue, images
command-room-show = Voir les réglages de la salle et les permissions qui manquent au bot
command-room-set = Changer l'un des réglages de la salle
command-room-set-setting = Quel réglage
command-room-set-value = Sa nouvelle valeur ; « default » remet la valeur par défaut
command-room-preset = Des tables enregistrées, pour /table open
command-room-preset-save = Enregistrer sous un nom le jeu, les limites, le chrono et les règles maison d'une table
command-room-preset-delete = Supprimer un modèle
command-room-preset-list = Voir les modèles
command-room-preset-name = Le nom du modèle
command-room-preset-game = Le jeu ; sans jeu ni limites, la table de ce salon est enregistrée
command-room-preset-clock = Secondes pour jouer
command-room-report = Voir jetons, tables, mains et joueurs par semaine
command-room-report-weeks = Combien de semaines (par défaut : 8)
command-room-export = Recevoir en fichier toutes les données de cette salle
command-room-export-format = CSV s'ouvre dans un tableur, JSON est pour les programmes
command-room-health = Voir comment va le bot
command-table-open-preset = Un modèle enregistré par la modération, au lieu d'un jeu et de limites
help-heading-room = La salle

## Settings, and what holds where nothing is set

setting-table-channels = Salons pour les tables
setting-opener-roles = Rôles qui peuvent ouvrir des tables
setting-moderator-roles = Rôles de modération
setting-moderator-channel = Salon de la modération
setting-announcement-channel = Salon des annonces
setting-lobby-channel = Lobby
setting-starting-chips = Jetons de départ
setting-daily-claim = Recharge quotidienne
setting-stakes-menu = Limites proposées
setting-tables-most = Maximum de tables ouvertes
setting-tables-each = Tables ouvertes par membre
setting-seats-most = Maximum de places
setting-buy-in-most = Cave maximum
setting-language = Langue
setting-zone = Fuseau horaire
unset-table-channels = tous les salons
unset-opener-roles = tout le monde
unset-moderator-roles = aucun ; gérer le serveur ou ses salons, ou pouvoir exclure temporairement des membres, suffit pour modérer
unset-moderator-channel = aucun
unset-announcement-channel = aucun
unset-lobby-channel = aucun
unset-starting-chips = { $amount }, valeur par défaut de l'hôte
unset-daily-claim = { $amount }, valeur par défaut de l'hôte
unset-stakes-menu = toutes les limites
unset-tables-most = { $amount }
unset-tables-each = 3
unset-seats-most = autant que le jeu le permet
unset-buy-in-most = pas de maximum
unset-language = celle du serveur
unset-zone = UTC
room-line = **{ $setting } :** { $value }
room-amount = { $amount }
decimal-mark = ,
with-label = { $label } : { $text }
room-more = { $more ->
    [one] { $named } et { $more } autre
   *[other] { $named } et { $more } autres
}
room-default = Par défaut : { $value }
room-title = ### Les réglages de la salle
room-saved = Enregistré. { $line }
room-unchanged = C'était déjà réglé ainsi. { $line }

## Settings that cannot be read

room-bad-number = « { $text } » n'est pas un nombre valable ici. Écris un nombre entier de { $least } à { $most }, ou « default ».
room-bad-stakes = « { $text } » n'est pas une liste de limites. Écris-les comme dans `/table open`, séparées par des virgules : 5/10, 10/20. Ou « default » pour toutes les limites.
room-bad-language = Je ne parle pas « { $text } ». Choix possibles : { $known }. Ou « default » pour la langue du serveur.
room-unknown-channels = Aucun salon « { $text } » ne convient ici. Écris les salons sous la forme #nom, séparés par des virgules, ou « default ».
room-unknown-roles = Aucun rôle « { $text } » ici. Écris les rôles sous la forme @nom, séparés par des virgules, ou « default ».
room-two-channels = Plusieurs salons s'appellent « { $text } ». Mentionne le bon avec #.
room-two-roles = Plusieurs rôles s'appellent « { $text } ». Mentionne le bon avec @.
room-one-channel = Choisis un seul salon, comme #lobby, ou « default » pour aucun.
room-list-size = Écris de 1 à { $most } valeurs, séparées par des virgules.
room-everyone-moderates = Tout le monde ne peut pas modérer. Choisis des rôles de personnes de confiance.

## What the bot may not do

room-no-trouble = J'ai toutes les permissions dont j'ai besoin ici.
room-troubles = **Reste à faire dans Discord,** par l'administration du serveur, dans mon rôle ou les réglages du salon :
room-lack = - **{ $permission }** dans { $channels } : { $stops }
room-lack-role = - **{ $permission }** dans mon rôle : { $stops }
room-moderators-public = - Tout le monde peut lire { $channel }, où sont postés litiges et incidents. Cache-le à @​everyone dans les réglages du salon.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-create-private-threads = Créer des fils privés
permission-create-events = Créer des évènements
permission-embed-links = Intégrer des liens
lack-tables-view-channel = je ne le vois pas, ou il n'existe plus ; aucune table ne peut s'y ouvrir.
lack-tables-create-public-threads = les tables n'ont pas leur propre fil ; une seule à la fois, dans le salon même.
lack-tables-create-private-threads = les tables privées sont dans des fils publics ; les places sont réservées, mais tout le monde peut regarder.
lack-tables-send-messages-in-threads = je ne peux pas écrire dans les fils ; une table s'ouvre dans le salon même, ou pas du tout.
lack-tables-send-messages = aucune table ne peut s'y ouvrir.
lack-tables-read-message-history = après une panne, je ne verrais pas quelles donnes sont déjà au journal, et l'une pourrait y figurer deux fois.
lack-events-create-events = les tournois ne figurent pas parmi les évènements du serveur.
lack-announcements-view-channel = je ne le vois pas, ou il n'existe plus ; les tables ouvertes ne sont pas annoncées.
lack-announcements-send-messages = les tables ouvertes ne sont pas annoncées.
lack-lobby-view-channel = je ne le vois pas, ou il n'existe plus ; pas de lobby.
lack-lobby-send-messages = pas de lobby.
lack-moderators-view-channel = je ne le vois pas, ou il n'existe plus ; litiges et incidents ne sont pas postés, mais restent enregistrés.
lack-moderators-send-messages = litiges et incidents ne sont pas postés, mais restent enregistrés.

## The pages of the set-up

setup-heading = ### Configuration, étape { $page } sur { $pages } : { $title }
setup-intro = Tout marche déjà sans ça. « Suivant » saute une étape. Chaque choix est enregistré tout de suite, et `/room set` le change plus tard.
setup-wrong = ⚠ { $what }
setup-title-tables = Tables
setup-title-moderators = Modération
setup-title-chips = Jetons et maximums
setup-title-words = Annonces, langue, fuseau horaire et images
setup-title-summary = Résumé
setup-ask-table-channels = **Où peut-on ouvrir des tables ?** Dans les salons choisis et leurs fils ; sans choix, partout.
setup-ask-opener-roles = **Qui peut ouvrir des tables ?** Sans rôle choisi, tout le monde. La modération le peut toujours.
setup-ask-moderator-roles = **Qui modère les tables ?** En plus de ces rôles, toute personne qui gère le serveur ou ses salons, ou peut exclure temporairement des membres.
setup-ask-moderator-channel = **Où prévenir la modération ?** Litiges et incidents y sont postés ; choisis un salon qu'elle seule peut lire.
setup-hide-commands = **Qui voit quelles commandes ?** Discord les montre toutes à tout le monde, et un refus s'affiche si elles ne sont pas permises. Pour cacher `/mod`, `/audit` et `/room` aux joueurs : Paramètres du serveur → Intégrations, gère ce bot, choisis la commande, désactive-la pour `@everyone` et active-la pour les rôles de modération. Les droits de chacun ne changent pas.
setup-ask-chips = **Jetons.** Jetons de départ, recharge et limites proposées.
setup-ask-caps = **Maximums.** Combien de tables, et de quelle taille.
setup-ask-announcement-channel = **Où annoncer les tables ouvertes ?** Une ligne avec un lien, sans notification. Sans salon, pas d'annonce.
setup-ask-lobby-channel = **Où mettre le lobby ?** Un message qui montre les tables ouvertes et les prochains tournois, avec des boutons pour y jouer. Sans salon, pas de lobby.
setup-ask-language = **Quelle langue dans les salons ?** Les messages privés sont dans la langue de chacun.
setup-ask-zone = **Dans quel fuseau horaire jouez-vous ?** Les départs des tournois s'écrivent dans ce fuseau.
setup-hint-table-channels = Tous les salons
setup-hint-opener-roles = Tout le monde
setup-hint-moderator-roles = Aucun rôle de plus
setup-hint-moderator-channel = Aucun salon
setup-hint-announcement-channel = Aucun salon
setup-hint-lobby-channel = Pas de lobby
setup-hint-language = Celle du serveur
setup-change-chips = Changer jetons et limites
setup-change-caps = Changer les maximums
setup-change-zone = Changer le fuseau
setup-form-chips = Jetons et limites
setup-form-caps = Maximums
setup-form-zone = Fuseau horaire
setup-field-starting-chips = Pour les nouveaux joueurs : de { $least } à { $most }. Vide : la valeur de l'hôte.
setup-field-daily-claim = À sec, une recharge par jour jusqu'à ce montant : de { $least } à { $most }. Vide : la valeur de l'hôte.
setup-field-stakes-menu = Comme 5/10, 10/20. Vide : toutes les limites.
setup-field-zone = Une ville ou une abréviation : Paris, Montréal, CET. Vide : { $unset }.
setup-field-tables-most = Sur tout le serveur : de { $least } à { $most }. Vide : { $unset }.
setup-field-tables-each = Par membre, hors modération : de { $least } à { $most }. Vide : 3.
setup-field-seats-most = De { $least } à { $most }. Vide : autant que le jeu le permet.
setup-field-buy-in-most = En jetons : de { $least } à { $most }. Vide : pas de maximum.
setup-back = Retour
setup-next = Suivant
setup-end = Terminer
setup-done = La salle est configurée. `/room show` montre ses réglages, `/room set` en change un, et `/table open` ouvre une table.

## Opening tables

announcement = **{ $table }** est ouverte : { $game }. { $link }
open-what = Choisis un jeu ou un modèle.

## Presets

preset-saved = Enregistré comme modèle pour `/table open`. { $line }
preset-deleted = Modèle { $name } supprimé.
preset-list = ### Modèles pour `/table open`
preset-list-empty = Pas encore de modèle. `/room preset save` en enregistre un.
preset-line = **{ $name }** : { $game }, { $clock }, { $seats } places, cave { $buy_in }
preset-alone = Un modèle contient tout : laisse les autres champs vides, ou laisse vide celui du modèle.
preset-unknown = Modèle inconnu : « { $text } ». Choisis l'une des suggestions.
preset-none = Aucun modèle ici, donc pas de « { $text } » non plus. La modération en enregistre avec `/room preset save`.
preset-from-what = Donne au modèle un jeu et des limites, ou laisse les deux vides et utilise la commande à une table hors tournoi pour enregistrer cette table.
preset-bad-name = « { $text } » n'est pas un nom de modèle valable. Écris jusqu'à { $most } lettres, chiffres, espaces et signes comme - et /.
preset-too-many = Il y a déjà { $most } modèles. Supprimes-en un d'abord.

## Report

report-title = { $count ->
    [one] **Cette semaine**, du lundi au dimanche, UTC ; elle n'est pas finie
   *[other] **Les { $count } dernières semaines**, du lundi au dimanche, UTC ; la dernière n'est pas finie
}
report-week = Semaine du
report-minted = Créés
report-burnt = Retirés
report-tables = Tables
report-hands = Mains
report-players = Joueurs
report-sum = Total
report-chips = Jetons
report-plot-tables = Tables ouvertes
report-plot-hands = Mains jouées
report-plot-players = Joueurs actifs
report-alt = Barres par semaine du { $first } au { $last } : { $minted ->
    [one] { $minted } jeton créé
   *[other] { $minted } jetons créés
} et { $burnt ->
    [one] { $burnt } retiré
   *[other] { $burnt } retirés
}, { $hands ->
    [one] { $hands } main jouée
   *[other] { $hands } mains jouées
}, et au plus { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} en une semaine.

## Export

export-done = Toutes les données de cette salle : { $rows } lignes dans { $files } listes. Les cartes cachées jamais montrées n'y sont pas, et les personnes n'y sont que des numéros.
export-busy = Un export est déjà en cours. Attends de l'avoir pour en demander un autre.
export-too-large = C'est trop volumineux pour Discord. L'hôte du bot peut l'obtenir sur la machine : python -m bot export { $guild } room.zip --format { $format }
