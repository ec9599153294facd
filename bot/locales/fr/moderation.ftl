### Ce que les modérateurs ordonnent, les comptes qui en sont tenus, les mains terminées et les litiges.

## Descriptions

command-mod = Modérer les tables
command-mod-reason = Pourquoi : pour le registre ; dit aussi aux joueurs (retrait, exclusion, gel, main annulée)
command-mod-table = Quelle table, si ce n'est pas celle de ce salon
command-mod-player = De qui il s'agit
command-mod-pause = Mettre une table en pause : rien n'est donné, aucun chrono ne tourne jusqu'à la reprise
command-mod-pause-after-hand = Laisser d'abord la main en cours se jouer jusqu'au bout
command-mod-resume = Laisser reprendre une table en pause
command-mod-close = Fermer une table après sa main et payer tout le monde
command-mod-close-void-hand = Annuler la main en cours, chaque jeton rendu, et fermer aussitôt
command-mod-void = Annuler la main en cours : chaque jeton revient à celui qui l'a misé
command-mod-kick = Expulser un joueur d'une table ; ses jetons vont au portefeuille après la main
command-mod-handover = Faire d'un autre joueur le propriétaire d'une table
command-mod-lasthand = Fermer toutes les tables de ce serveur après leur main
command-mod-ban = Bannir un joueur de toutes les tables
command-mod-ban-hours = Pour combien d'heures ; jusqu'à levée si omis
command-mod-unban = Laisser rejouer un joueur exclu
command-mod-freeze = Geler un portefeuille : son propriétaire ne peut ni se caver ni réclamer
command-mod-unfreeze = Rendre un portefeuille gelé à l'usage
command-mod-grant = Donner des jetons à un joueur
command-mod-grant-amount = Combien de jetons
command-mod-deduct = Prendre des jetons dans le portefeuille d'un joueur
command-mod-deduct-amount = Combien de jetons, au plus ce que contient le portefeuille
command-mod-reset = Ramener le portefeuille d'un joueur aux jetons de départ de la salle
command-mod-hand = Voir une main terminée en entier : chaque événement, les cartes, chaque pot
command-mod-hand-id = La table et la main, comme 7-12
command-mod-disputes = Voir les litiges ouverts
command-mod-settle = Trancher un litige ; le joueur apprend ta décision
command-mod-settle-id = Le numéro du litige
command-mod-settle-ruling = Ce que tu as décidé, et pourquoi
command-mod-flags = Voir ce qui ressemble à du jeu complaisant ou à des dons de jetons, avec les indices
command-mod-flags-days = Combien de jours en arrière ; 30 si omis
command-dispute = Demander aux modérateurs d'examiner une main où tu as reçu des cartes
command-dispute-text = Ce qui ne va pas
command-dispute-hand = La table et la main, comme 7-12 ; ta dernière main terminée si omis
command-audit = Voir ce que les modérateurs ont fait : qui, quoi, à qui, pourquoi, avant et après
command-audit-who = Seulement ce que ce modérateur a fait
command-audit-whom = Seulement ce qui a été fait à ce joueur
command-audit-act = Seulement ce genre d'acte
command-audit-table = Seulement ce qui concerne cette table, par son nom ou son numéro
command-audit-export = Le recevoir en fichier pour un tableur
command-ledger = Voir ton relevé : chaque mouvement de jetons de ton portefeuille
command-ledger-player = Le relevé de qui ; modérateurs seulement
command-records-page = Quelle page, la première étant la plus récente
help-heading-moderation = Modération
help-heading-disputes = Litiges
help-heading-records = Comptes

## Wrong orders

reason-needed = Écris une ligne de { $most } caractères au plus qui dit pourquoi.
player-is-a-bot = C'est un bot, et les bots ne jouent pas ici. Nomme un membre de ce serveur.
player-unknown = { $name } n'a jamais joué ici. Nomme quelqu'un qui l'a fait.
player-not-here = { $name } n'est pas membre de ce serveur. Nommes-en un qui l'est.
somebody-gone = quelqu'un qui n'est plus là
which-table-named = De quelle table s'agit-il ? Nomme-la dans la commande : { $tables }.
no-table-open = Aucune table n'est ouverte sur ce serveur. `/table open` en ouvre une.
hand-unreadable = Je ne lis pas « { $text } » comme une main. Écris le numéro de la table et celui de la main, comme 7-12.
hand-of-which-table = La main { $text } de quelle table ? Écris aussi le numéro de la table, comme 7-12. À la table même, le numéro de la main suffit.
hand-not-there = Il n'y a pas ici de main terminée { $hand }. Une main en cours n'est montrée à personne.

## Tables

order-elsewhere = La table se trouve dans { $channel }.
last-hand-closed = Fermées, jetons rendus à chacun : { $tables }.
last-hand-closed-practice = Fermées : { $tables }.
last-hand-closing = { $count ->
    [one] Ferme après sa main : { $tables }.
   *[other] Ferment après leurs mains : { $tables }.
}
last-hand-tournament = { $count ->
    [one] { $tables } reste ouverte : `/tournament cancel` met fin à son tournoi.
   *[other] { $tables } restent ouvertes : `/tournament cancel` met fin à leur tournoi.
}
last-hand-failed = N'ont pas pu être fermées, réessaie : { $tables }.
and-more = { $count } de plus

## Players and chips

mod-banned = { $name } est exclu de toutes les tables jusqu'à ce que tu lèves l'exclusion.
mod-banned-until = { $name } est exclu de toutes les tables jusqu'à { $when }.
mod-banned-leaves = { $name } quitte { $tables } ; les jetons vont au portefeuille à la fin de la main.
mod-banned-leaves-practice = { $name } quitte { $tables } à la fin de la main ; les jetons d'entraînement y restent.
mod-banned-stays = { $name } joue encore à { $tables }. Tu ne peux pas modérer une table où tu joues : demande à un autre modérateur de l'expulser.
mod-banned-out-of = { $buy_in ->
    [0] { $name } est sorti de { $names }.
   *[other] { $name } est sorti de { $names }, le droit d'entrée est de retour au portefeuille.
}
mod-banned-still-in = { $name } est encore dans { $names } : une exclusion ne touche pas à un tournoi en cours, ni à un tournoi où tu joues toi-même. `/tournament remove` en retire le joueur ; là où tu joues, un autre modérateur doit s'en charger.
mod-not-banned = { $name } n'est pas exclu. `/mod ban` exclut de toutes les tables de ce serveur.
mod-unbanned = { $name } peut rejouer.
mod-already-frozen = Le portefeuille de { $name } est déjà gelé. `/mod unfreeze` le rend à l'usage.
mod-frozen = Le portefeuille de { $name } est gelé : rien n'en sort, et il n'y a rien à réclamer.
mod-not-frozen = Le portefeuille de { $name } n'est pas gelé. `/mod freeze` s'en charge.
mod-unfrozen = Le portefeuille de { $name } peut de nouveau servir.
mod-untold = { $name } n'accepte pas mes messages privés : transmets-le toi-même, avec la raison.
mod-deduct-too-much = Le portefeuille de { $name } contient { $balance ->
    [one] { $balance } jeton
   *[other] { $balance } jetons
}, et on ne peut pas en prendre davantage. Les jetons aux tables ne sont pas touchés.
mod-reset-too-much = Le portefeuille de { $name } contient { $balance } jetons, et une remise au départ en retire { $most } au plus. Retires-en d'abord avec `/mod deduct`, puis recommence.
chips-grant = { $amount ->
    [one] { $name } a reçu { $amount } jeton.
   *[other] { $name } a reçu { $amount } jetons.
} Le portefeuille contenait { $before } et contient maintenant { $after }.
chips-deduct = { $amount ->
    [one] { $amount } jeton a été pris à { $name }.
   *[other] { $amount } jetons ont été pris à { $name }.
} Le portefeuille contenait { $before } et contient maintenant { $after }.
chips-reset = Le portefeuille de { $name } contenait { $before ->
    [one] { $before } jeton
   *[other] { $before } jetons
} et en contient maintenant { $after }, ce avec quoi chacun commence. Les jetons aux tables n'ont pas été touchés.

## Ce que les joueurs en apprennent

ban-end = { $when ->
    [none] jusqu'à nouvel ordre
   *[other] jusqu'au { $when }
}
reason-given = Raison donnée : « { $reason } »
letter-ban = Tu es exclu des tables de { $server } { $until }. Tu peux regarder, mais ni t'asseoir, ni t'inscrire aux tournois, ni réclamer de jetons.
letter-unban = Tu n'es plus exclu des tables de { $server }.
letter-freeze = Ton portefeuille sur { $server } est gelé jusqu'à ce qu'un modérateur le débloque : rien n'en sort, et il n'y a rien à réclamer. Ce que tu as aux tables, tu continues de le jouer.
letter-unfreeze = Ton portefeuille sur { $server } est de nouveau utilisable.
letter-undone = Un modérateur a annulé la main { $hand } à { $table } sur { $server } : chaque jeton est revenu à celui qui l'avait misé.

## A finished hand

hand-choice = { $hand } · { $table } · { $when } UTC
button-show-hand = Voir la main { $hand }
hand-back = ◀ Page { $page } sur { $pages }
hand-on = Page { $page } sur { $pages } ▶
hand-title = Main { $id } · { $table }
hand-times = Commencée { $began }, finie { $ended }. Les temps ci-dessous comptent depuis son début.
hand-void = **Cette main a été annulée :** chaque jeton est revenu à celui qui l'avait misé, et personne n'a rien gagné.
hand-barred-dealt-in = Tu as reçu des cartes dans cette main, tu la vois donc comme la salle, avec tes propres cartes en plus.
hand-barred-sits-there = Tu es assis à cette table, tu vois donc ses mains comme la salle.
hand-barred-plays-on = Tu es dans ce tournoi, tu vois donc ses mains comme la salle jusqu'à ce que tu sois éliminé pour de bon.
hand-cards-deleted = Les cartes cachées sont effacées : la salle les garde un temps limité. Ce qui a été montré est dit quand même.
hand-unreadable-log = L'enregistrement de cette main ne fait pas une main entière, seul ce qu'il contient est donc dit.
hand-players = Joueurs
hand-chips = Place { $seat } { $name } : { $before } → { $after }
hand-pots = Comment les pots ont été attribués
hand-no-pots = Aucun pot n'a été attribué.
hand-pot = { $pot } : { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}.
hand-uncontested = { $name } le gagne : plus personne d'autre dans le coup.
hand-eligible = Entre { $names }.
hand-won = { $name } gagne { $amount } avec { $holding }.
hand-won-unseen = { $name } gagne { $amount }.
hand-odd-high-card = { $count ->
    [one] Le jeton impair va à { $names }, dont les cartes sont plus hautes par la couleur.
   *[other] Les { $count } jetons impairs vont à { $names }, dont les cartes sont plus hautes par la couleur.
}
hand-odd-left-of-button = { $count ->
    [one] Le jeton impair va à { $names }, le premier à gauche du bouton.
   *[other] Les { $count } jetons impairs vont à { $names }, les premiers à gauche du bouton.
}
hand-story = Ce qui s'est passé
told-started = La main commence, le bouton chez { $name } (place { $seat })
told-shuffled = Les cartes sont mélangées
told-ante = { $name } pose { $amount } d'ante
told-burned = Une carte est brûlée
told-dealt = { $name } { $cards }
told-community = Le paquet est épuisé : une carte pour tous, { $card }
told-drawn = { $gone } contre { $new }
told-shown = { $name } montre { $cards }
told-mucked = { $name } jette sa main
told-awarded = { $amount ->
    [one] { $amount } jeton est attribué
   *[other] { $amount } jetons sont attribués
} : { $shares }
told-all-in = { $did }, à tapis
told-finished = La main est terminée
via-button = par clic
via-command = par commande
via-timeout = temps écoulé
via-leaving = a quitté la table
via-table = la table
via-moderator = un modérateur
via-pre_action = prévu d'avance

## Disputes

dispute-no-hand = Tu n'as encore reçu de cartes dans aucune main terminée ici. Dès que ce sera fait, `/dispute` la porte devant les modérateurs.
dispute-not-yours = Il n'y a pas de main terminée { $hand } où tu aies reçu des cartes. Une main en cours peut être contestée une fois finie.
dispute-too-many = Tu as { $most } litiges ouverts, ce qui est le maximum. Attends une décision.
dispute-again = Tu as déjà contesté cette main. Attends la décision.
dispute-posted = Ton litige { NUMBER($id, useGrouping: 0) } sur la main { $hand } est devant les modérateurs. Tu reçois leur décision par message privé.
dispute-saved = Ton litige { NUMBER($id, useGrouping: 0) } sur la main { $hand } est enregistré. Les modérateurs le voient sous `/mod disputes`, et tu reçois leur décision par message privé.
dispute-not-there = Il n'y a pas ici de litige { NUMBER($id, useGrouping: 0) }. `/mod disputes` montre ceux qui sont ouverts.
dispute-settled-before = Le litige { NUMBER($id, useGrouping: 0) } est déjà tranché. `/mod disputes` montre ceux qui sont ouverts.
dispute-settled = Le litige est tranché, et le joueur a reçu ta décision par message privé.
dispute-settled-untold = Le litige est tranché. Le joueur n'accepte pas mes messages privés, transmets donc ta décision toi-même.
disputes-none = Aucun litige n'est ouvert.
disputes-title = { $count ->
    [one] **{ $count } litige est ouvert**
   *[other] **{ $count } litiges sont ouverts**
}
disputes-line = **Litige { NUMBER($id, useGrouping: 0) }** · main { $hand } · { $name } { $when } : { $text }
disputes-more = ... et { $count } de plus quand ceux-ci seront tranchés.
disputes-how = Regarde la main, puis tranche avec `/mod settle`.
ruling-letter = Les modérateurs de { $server } ont tranché sur la main { $hand } que tu as contestée : { $ruling }
bulletin-dispute =
    { "" }**Litige { NUMBER($id, useGrouping: 0) }** : { $name } conteste la main { $hand } à { $table }.
    { $text }
    -# Regarde la main, puis tranche avec `/mod settle id:{ NUMBER($id, useGrouping: 0) }`.
bulletin-settled =
    { "" }**Le litige { NUMBER($id, useGrouping: 0) } est tranché** par { $name }, { $when } : { $ruling }
    -# { $player } a contesté la main { $hand } : { $text }
bulletin-hand-voided = **La main { $hand } à { $table } ne pouvait pas continuer et a été annulée.** Chaque jeton est revenu à celui qui l'avait misé, et la table continue. `/audit` dit pourquoi.
bulletin-table-paid-out = **{ $table } n'a pas pu être lue dans le fichier.** Elle est fermée, et tous ses jetons ont été rendus à leurs propriétaires. `/audit` dit pourquoi.
bulletin-tournament-homeless = **{ $name } n'a pas d'endroit pour ses tables :** son salon a disparu, ou le bot ne peut pas y créer de fils publics. Il attend, et aucun jeton n'est perdu. Donne la permission au bot, ou utilise `/tournament announce` dans un autre salon, ce qui l'y déplace ; puis `/tournament resume`. `/tournament cancel` y met fin et partage sa dotation.

## The audit and statements

records-none = Il n'y a rien ici.
records-more = La suite en page { $page }.
audit-title = Registre, page { $page }
audit-proves = Journal intact : aucune ligne n'a été modifiée ni supprimée.
audit-broken = **La chaîne n'est plus prouvée à partir de la ligne { $number } : quelqu'un a modifié le fichier.**
audit-exported = { $count ->
    [one] { $count } ligne, la plus récente d'abord.
   *[other] { $count } lignes, les plus récentes d'abord, { $most } au plus.
}
audit-the-bot = le bot lui-même
audit-table = table { $id }
audit-hand = main { $id }
audit-reason = « { $text } »
audit-change = { $before } → { $after }
ledger-title = Relevé de { $name }, page { $page }
ledger-line = { $when } · **{ $amount }** · { $what } · { $balance } au portefeuille
moved-grant = premiers jetons
moved-claim = recharge
moved-buy-in = cave
moved-cash-out = sortie de table
moved-moderator-grant = donné par un modérateur
moved-moderator-deduct = pris par un modérateur
moved-moderator-reset = réinitialisé par la modération
moved-forgotten = brûlé, car le joueur a été oublié
