### La salle et ses réglages : /room, modèles, annonces, le rapport et l'export.

## This language, as it calls itself

language-name = Français

## Commands

command-room = Régler la salle, et voir comment elle va
command-room-setup = Régler la salle pas à pas ; modération, jetons, limites, langue
command-room-show = Voir les réglages de la salle, et ce que le bot ne peut pas faire ici
command-room-set = Changer l'un des réglages de la salle
command-room-set-setting = Quel réglage
command-room-set-value = Sa nouvelle valeur ; « default » revient à ce qui vaut sans réglage
command-room-preset = Des tables sous un nom, pour /table open
command-room-preset-save = Enregistrer le jeu, les limites, le chrono et les règles d'une table sous un nom
command-room-preset-delete = Effacer un modèle
command-room-preset-list = Voir les modèles
command-room-preset-name = Le nom du modèle
command-room-preset-game = Le jeu ; sans jeu ni limites, la table de ce salon est enregistrée
command-room-preset-clock = Secondes pour jouer
command-room-report = Voir jetons, tables, mains et joueurs par semaine
command-room-report-weeks = Combien de semaines ; 8 si omis
command-room-export = Recevoir en fichier tout ce qui est connu de cette salle
command-room-export-format = CSV s'ouvre dans un tableur, JSON est pour les programmes
command-room-health = Voir comment va le bot
command-table-open-preset = Une table enregistrée par les modérateurs, au lieu d'un jeu et de limites
help-heading-room = La salle

## Settings, and what holds where nothing is set

setting-table-channels = Salons pour les tables
setting-opener-roles = Rôles qui peuvent ouvrir des tables
setting-moderator-roles = Rôles qui modèrent
setting-moderator-channel = Salon des modérateurs
setting-announcement-channel = Salon des annonces
setting-lobby-channel = Hall
setting-starting-chips = Jetons de départ
setting-daily-claim = Recharge quotidienne
setting-stakes-menu = Menu des limites
setting-tables-most = Tables ouvertes au plus
setting-tables-each = Tables ouvertes par membre
setting-seats-most = Places au plus
setting-buy-in-most = Cave au plus
setting-language = Langue
unset-table-channels = tous les salons
unset-opener-roles = tout le monde peut
unset-moderator-roles = aucun rôle ; qui gère le serveur ou ses salons, ou exclut des membres temporairement, modère de toute façon
unset-moderator-channel = aucun
unset-announcement-channel = aucun
unset-lobby-channel = aucun
unset-starting-chips = { $amount }, comme l'hôte l'a fixé
unset-daily-claim = { $amount }, comme l'hôte l'a fixé
unset-stakes-menu = toutes les limites
unset-tables-most = pas de maximum
unset-tables-each = 3
unset-seats-most = autant que le jeu le permet
unset-buy-in-most = pas de maximum
unset-language = celle du serveur
room-line = **{ $setting } :** { $value }
room-amount = { $amount }
decimal-mark = ,
room-more = { $named } et { $more } de plus
room-default = Par défaut : { $value }
room-title = ### Les réglages de la salle
room-saved = Enregistré. { $line }
room-unchanged = C'était déjà ainsi. { $line }

## Settings that cannot be read

room-unknown-setting = Il n'y a pas de réglage « { $text } ». Choisis l'un de ceux qui sont proposés.
room-bad-number = Je ne peux pas utiliser « { $text } ». Écris un nombre entier de { $least } à { $most }, ou « default ».
room-bad-stakes = Je ne lis pas « { $text } » comme des limites. Écris-les comme `/table open` les prend, séparées par des virgules : 5/10, 10/20. Ou « default » pour toutes.
room-bad-language = Je ne parle pas « { $text } ». Il y a : { $known }. Ou « default » pour celle du serveur.
room-unknown-channels = Il n'y a pas ici de salon « { $text } » qui convienne. Écris les salons comme #nom, séparés par des virgules, ou « default ».
room-unknown-roles = Il n'y a pas ici de rôle « { $text } ». Écris les rôles comme @nom, séparés par des virgules, ou « default ».
room-two-channels = Plus d'un salon s'appelle « { $text } ». Mentionne avec # celui que tu veux dire.
room-two-roles = Plus d'un rôle s'appelle « { $text } ». Mentionne avec @ celui que tu veux dire.
room-one-channel = Nomme un seul salon, comme #accueil, ou « default » pour aucun.
room-list-size = Nommes-en de un à { $most }.
room-everyone-moderates = Tout le monde ne peut pas modérer. Choisis des rôles de gens de confiance.

## What the bot may not do

room-no-trouble = J'ai toutes les permissions dont j'ai besoin ici.
room-troubles = **Ce qui reste à faire dans Discord,** pour un administrateur, sur mon rôle ou dans les réglages du salon :
room-lack = - **{ $permission }** dans { $channels } : { $stops }
room-moderators-public = - Tout le monde peut lire { $channel }, où sont postés litiges et incidents. Cache-le à @​everyone dans les réglages du salon.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-create-private-threads = Créer des fils privés
lack-tables-view-channel = je ne le vois pas, ou il a disparu ; aucune table ne peut s'y ouvrir.
lack-tables-create-public-threads = les tables n'ont pas leur propre fil. Une à la fois vit dans le salon même.
lack-tables-create-private-threads = les tables privées vivent dans des fils publics, où seuls les admis peuvent s'asseoir, mais tous regarder.
lack-tables-send-messages-in-threads = je ne pourrais écrire dans aucun fil, donc une table vit dans le salon même, ou nulle part.
lack-tables-send-messages = aucune table ne peut s'y ouvrir.
lack-announcements-view-channel = je ne le vois pas, ou il a disparu ; les tables ouvertes ne sont pas annoncées.
lack-announcements-send-messages = les tables ouvertes ne sont pas annoncées.
lack-lobby-view-channel = je ne le vois pas, ou il a disparu ; le hall n'est nulle part.
lack-lobby-send-messages = le hall n'est nulle part.
lack-moderators-view-channel = je ne le vois pas, ou il a disparu ; litiges et incidents ne sont pas postés. Ils sont gardés tout de même.
lack-moderators-send-messages = litiges et incidents ne sont pas postés. Ils sont gardés tout de même.

## The pages of the set-up

setup-heading = ### Réglages, étape { $page } sur { $pages } : { $title }
setup-intro = Tout marche déjà, sans rien de ceci. Passe ce que tu veux avec « Suivant ». Chaque choix est enregistré aussitôt, et `/room set` le change plus tard.
setup-wrong = ⚠ { $what }
setup-title-tables = Tables
setup-title-moderators = Modérateurs
setup-title-chips = Jetons et maximums
setup-title-words = Annonces et langue
setup-title-summary = Où l'on en est
setup-ask-table-channels = **Où peut-on ouvrir des tables ?** Dans les salons que tu choisis et leurs fils ; sans choix, partout.
setup-ask-opener-roles = **Qui peut ouvrir des tables ?** Sans rôle choisi, tout le monde. Les modérateurs toujours.
setup-ask-moderator-roles = **Qui modère les tables ?** Qui gère le serveur ou ses salons, ou peut exclure des membres temporairement, le fait de toute façon.
setup-ask-moderator-channel = **Où les modérateurs sont-ils prévenus ?** Litiges et incidents y sont postés ; de préférence un salon qu'eux seuls peuvent lire.
setup-hide-commands = **Qui voit quelles commandes ?** Discord les montre toutes à tout le monde, et on le dit à qui n'a pas le droit. Pour cacher `/mod`, `/audit` et `/room` aux joueurs : Paramètres du serveur → Intégrations, gère ce bot, choisis la commande, désactive-la pour `@everyone` et active-la pour les rôles qui modèrent. Les droits de chacun ne changent pas.
setup-ask-chips = **Jetons.** Ce que les joueurs reçoivent, et à quelles limites ils peuvent jouer.
setup-ask-caps = **Maximums.** Combien de tables il peut y avoir, et de quelle taille.
setup-ask-announcement-channel = **Où les tables ouvertes sont-elles annoncées ?** Une ligne avec un lien, qui ne notifie personne. Sans salon choisi, nulle part.
setup-ask-lobby-channel = **Où se trouve le hall ?** Un message avec les tables ouvertes et les prochains tournois, et des boutons pour y jouer. Sans salon choisi, il n'y en a pas.
setup-ask-language = **Quelle langue dans les salons ?** Ce que quelqu'un est seul à voir est dans la sienne.
setup-hint-table-channels = Tous les salons
setup-hint-opener-roles = Tout le monde
setup-hint-moderator-roles = Aucun rôle de plus
setup-hint-moderator-channel = Aucun salon
setup-hint-announcement-channel = Aucun salon
setup-hint-lobby-channel = Pas de hall
setup-hint-language = Celle du serveur
setup-change-chips = Changer jetons et limites
setup-change-caps = Changer les maximums
setup-form-chips = Jetons et limites
setup-form-caps = Maximums
setup-field-starting-chips = Pour qui est nouveau ici : { $least } à { $most }. Vide : comme l'hôte l'a fixé.
setup-field-daily-claim = Jusqu'où réclamer, une fois par jour : { $least } à { $most }. Vide : comme l'hôte l'a fixé.
setup-field-stakes-menu = Comme 5/10, 10/20. Vide : toutes les limites.
setup-field-tables-most = Sur tout le serveur : { $least } à { $most }. Vide : pas de maximum.
setup-field-tables-each = Pour un membre qui n'est pas modérateur : { $least } à { $most }. Vide : 3.
setup-field-seats-most = { $least } à { $most }. Vide : autant que le jeu le permet.
setup-field-buy-in-most = En jetons : { $least } à { $most }. Vide : pas de maximum.
setup-back = Retour
setup-next = Suivant
setup-end = Terminé
setup-done = La salle est réglée. `/room show` dit où l'on en est, `/room set` change une chose, et `/table open` ouvre une table.

## Opening tables

announcement = **{ $table }** est ouverte : { $game }. { $link }
open-what = Choisis un jeu et écris les limites, comme 10/20, ou choisis un modèle.

## Presets

preset-saved = Enregistré. `/table open` avec le modèle { $name } l'ouvre : { $line }
preset-deleted = Modèle { $name } supprimé.
preset-list = ### Modèles pour `/table open`
preset-list-empty = Il n'y a pas encore de modèle. Enregistres-en un avec `/room preset save`.
preset-line = **{ $name }** : { $game }, { $clock }, { $seats } places, cave { $buy_in }
preset-alone = Un modèle apporte tout : omets les autres options, ou omets le modèle.
preset-unknown = Il n'y a pas de modèle « { $text } ». Choisis l'un de ceux qui sont proposés.
preset-none = Il n'y a aucun modèle ici, donc pas « { $text } » non plus. Les modérateurs en enregistrent un avec `/room preset save`.
preset-from-what = Donne un jeu et des limites pour le modèle, ou utilise la commande à une table en omettant les deux : alors cette table est enregistrée.
preset-bad-name = « { $text } » n'est pas un nom de modèle. Écris jusqu'à { $most } lettres, chiffres, espaces et signes comme - et /.
preset-too-many = Il y a déjà { $most } modèles. Effaces-en un d'abord.

## Report

report-title = { $count ->
    [one] **Cette semaine**, du lundi au dimanche, UTC ; elle n'est pas finie
   *[other] **Les { $count } dernières semaines**, chacune du lundi au dimanche, UTC ; la dernière n'est pas finie
}
report-week = Semaine du
report-minted = Créés
report-burnt = Brûlés
report-tables = Tables
report-hands = Mains
report-players = Joueurs
report-sum = Somme
report-chips = Jetons
report-plot-tables = Tables ouvertes
report-plot-hands = Mains jouées
report-plot-players = Joueurs servis
report-alt = Barres par semaine du { $first } au { $last } : { $minted ->
    [one] { $minted } jeton
   *[other] { $minted } jetons
} créés et { $burnt ->
    [one] { $burnt } brûlé
   *[other] { $burnt } brûlés
}, { $hands ->
    [one] { $hands } main jouée
   *[other] { $hands } mains jouées
}, et au plus { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} en une semaine.

## Export

export-done = Tout ce qui est connu de cette salle, en { $files } listes de { $rows } lignes. Aucune carte cachée qui n'a pas été montrée n'y est, et les gens n'y sont que des numéros.
export-busy = Un export est en cours. Redemande quand tu l'auras.
export-too-large = C'est trop grand pour Discord. La personne qui fait tourner le bot l'obtient sur la machine : python -m bot export { $guild } room.zip --format { $format }
