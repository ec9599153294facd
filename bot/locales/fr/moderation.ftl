### What moderators order, the accounts of it, finished hands and disputes.

## Descriptions

command-mod = Modérer les tables
command-mod-reason = Raison pour le journal ; les joueurs la voient (expulsion, ban, gel, main annulée)
command-mod-table = Quelle table (par défaut : celle de ce salon)
command-mod-player = Quel joueur
command-mod-pause = Mettre une table en pause : ni donne ni chrono jusqu'à la reprise
command-mod-pause-after-hand = Laisser d'abord la main en cours se jouer jusqu'au bout
command-mod-resume = Reprendre le jeu à une table en pause
command-mod-close = Fermer une table après la main en cours et rendre leurs jetons aux joueurs
command-mod-close-void-hand = Annuler la main en cours, rendre les mises et fermer tout de suite
command-mod-void = Annuler la main en cours : chacun récupère ses mises
command-mod-kick = Expulser un joueur d'une table ; il récupère ses jetons après la main
command-mod-handover = Faire d'un autre joueur le propriétaire d'une table
command-mod-lasthand = Fermer toutes les tables de ce serveur après la main en cours
command-mod-ban = Bannir un joueur de toutes les tables
command-mod-ban-hours = Durée du ban en heures (par défaut : jusqu'à ce que tu le lèves)
command-mod-unban = Lever le ban d'un joueur
command-mod-freeze = Geler un portefeuille : ni cave ni recharge
command-mod-unfreeze = Dégeler un portefeuille
command-mod-grant = Donner des jetons à un joueur
command-mod-grant-amount = Combien de jetons
command-mod-deduct = Retirer des jetons du portefeuille d'un joueur
command-mod-deduct-amount = Combien de jetons, au plus ce que contient le portefeuille
command-mod-reset = Remettre le portefeuille d'un joueur aux jetons de départ
command-mod-hand = Voir une main terminée en entier : chaque action, les cartes, chaque pot
command-mod-hand-id = La table et la main, comme 7-12
command-mod-disputes = Voir les litiges ouverts
command-mod-settle = Trancher un litige ; le joueur reçoit ta décision
command-mod-settle-id = Le numéro du litige
command-mod-settle-ruling = Ta décision, et pourquoi
command-mod-flags = Voir les signaux de soft play ou de chip dumping, avec les indices
command-mod-flags-days = Combien de jours en arrière (par défaut : 30)
command-dispute = Demander à la modération d'examiner une main où tu as reçu des cartes
command-dispute-text = Ce qui ne va pas
command-dispute-hand = La table et la main, comme 7-12 (par défaut : ta dernière main terminée)
command-audit = Voir les actions de la modération : par qui, quand, pourquoi, avant et après
command-audit-who = Seulement les actions de ce modérateur
command-audit-whom = Seulement les actions sur ce joueur
command-audit-act = Seulement ce type d'action
command-audit-table = Seulement cette table, par son nom ou son numéro
command-audit-export = Recevoir le journal en fichier pour un tableur
command-ledger = Voir ton historique des jetons : tout ce qui entre dans ton portefeuille et en sort
command-ledger-player = L'historique de ce joueur ; réservé à la modération
command-records-page = Quelle page ; la première est la plus récente
help-heading-moderation = Modération
help-heading-disputes = Litiges
help-heading-records = Historiques

## Wrong orders

reason-needed = Donne une raison en une ligne, { $most } caractères au plus.
player-is-a-bot = C'est un bot, et les bots ne jouent pas ici. Choisis un membre de ce serveur.
player-unknown = { $name } n'a jamais joué ici. Choisis quelqu'un qui a déjà joué.
player-not-here = { $name } n'est pas membre de ce serveur. Choisis quelqu'un qui l'est.
somebody-gone = quelqu'un qui n'est plus là
which-table-named = Quelle table ? Ajoute-la à la commande : { $tables }.
no-table-open = Aucune table n'est ouverte sur ce serveur. `/table open` en ouvre une.
hand-unreadable = « { $text } » n'est pas une main. Écris le numéro de la table et celui de la main, comme 7-12.
hand-of-which-table = La main { $text } de quelle table ? Écris aussi le numéro de la table, comme 7-12. À la table même, le numéro de la main suffit.
hand-not-there = Pas de main terminée { $hand } ici. Une main en cours n'est visible par personne.

## Tables

order-elsewhere = La table est dans { $channel }.
last-hand-closed = { $count ->
    [one] Fermée, jetons rendus à chacun : { $tables }.
   *[other] Fermées, jetons rendus à chacun : { $tables }.
}
last-hand-closed-practice = { $count ->
    [one] Fermée : { $tables }.
   *[other] Fermées : { $tables }.
}
last-hand-closing = { $count ->
    [one] Ferme après la main en cours : { $tables }.
   *[other] Ferment après la main en cours : { $tables }.
}
last-hand-tournament = { $count ->
    [one] { $tables } reste ouverte : `/tournament cancel` met fin à son tournoi.
   *[other] { $tables } restent ouvertes : `/tournament cancel` met fin à leur tournoi.
}
last-hand-failed = Fermeture impossible, réessaie : { $tables }.
and-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}

## Players and chips

mod-banned = Tu as banni { $name } de toutes les tables, jusqu'à ce que tu lèves le ban.
mod-banned-until = Tu as banni { $name } de toutes les tables jusqu'au { $when }.
mod-banned-leaves = { $name } quitte { $tables } ; ses jetons reviennent dans son portefeuille à la fin de la main.
mod-banned-leaves-practice = { $name } quitte { $tables } à la fin de la main ; les jetons d'entraînement y restent.
mod-banned-stays = { $name } joue encore à { $tables }. Tu ne peux pas modérer une table où tu joues : demande à un autre modérateur de l'expulser.
mod-banned-out-of = { $buy_in ->
    [0] { $name } ne participe plus à { $names }.
   *[other] { $name } ne participe plus à { $names }, et le buy-in est de retour dans son portefeuille.
}
mod-banned-still-in = { $name } participe encore à { $names } : un ban ne touche ni les tournois en cours, ni ceux où tu joues. Utilise `/tournament remove` ; là où tu joues, c'est à un autre modérateur de le faire.
mod-not-banned = Pas de ban pour { $name }. `/mod ban` bannit de toutes les tables de ce serveur.
mod-unbanned = { $name } peut de nouveau jouer.
mod-already-frozen = Le portefeuille de { $name } est déjà gelé. `/mod unfreeze` le dégèle.
mod-frozen = Le portefeuille de { $name } est gelé : aucun jeton n'en sort, et pas de recharge.
mod-not-frozen = Le portefeuille de { $name } n'est pas gelé. `/mod freeze` le gèle.
mod-unfrozen = Le portefeuille de { $name } n'est plus gelé.
mod-untold = Je ne peux pas envoyer de MP à { $name } : préviens cette personne toi-même, avec la raison.
mod-deduct-too-much = Le portefeuille de { $name } contient { $balance ->
    [one] { $balance } jeton
   *[other] { $balance } jetons
}, et tu ne peux pas en retirer plus. Les jetons aux tables ne bougent pas.
mod-reset-too-much = Le portefeuille de { $name } contient { $balance } jetons, et une réinitialisation en retire { $most } au plus. Retires-en d'abord avec `/mod deduct`, puis recommence.
chips-grant = { $amount ->
    [one] { $name } reçoit { $amount } jeton.
   *[other] { $name } reçoit { $amount } jetons.
} Le portefeuille contenait { $before } et contient maintenant { $after }.
chips-deduct = { $amount ->
    [one] { $amount } jeton retiré à { $name }.
   *[other] { $amount } jetons retirés à { $name }.
} Le portefeuille contenait { $before } et contient maintenant { $after }.
chips-reset = Le portefeuille de { $name } contenait { $before ->
    [one] { $before } jeton
   *[other] { $before } jetons
} et contient maintenant { $after }, les jetons de départ. Les jetons aux tables n'ont pas bougé.

## What players are told of it

ban-end = { $when ->
    [none] jusqu'à nouvel ordre
   *[other] jusqu'au { $when }
}
reason-given = Raison : « { $reason } »
letter-ban = Ton accès aux tables de { $server } est suspendu (ban) { $until }. Tu peux regarder, mais pas t'asseoir, ni t'inscrire aux tournois, ni recharger tes jetons.
letter-unban = Ton ban des tables de { $server } est levé.
letter-grant = { $amount ->
    [one] La modération t'a donné { $amount } jeton sur { $server }.
   *[other] La modération t'a donné { $amount } jetons sur { $server }.
}
letter-deduct = { $amount ->
    [one] La modération a retiré { $amount } jeton de ton portefeuille sur { $server }.
   *[other] La modération a retiré { $amount } jetons de ton portefeuille sur { $server }.
}
letter-reset = { $amount ->
    [one] La modération a ramené ton portefeuille sur { $server } au montant de départ : { $amount } jeton. Tes jetons aux tables n'ont pas bougé.
   *[other] La modération a ramené ton portefeuille sur { $server } au montant de départ : { $amount } jetons. Tes jetons aux tables n'ont pas bougé.
}
letter-freeze = Ton portefeuille sur { $server } est gelé jusqu'à ce que la modération le dégèle : aucun jeton n'en sort, et pas de recharge. Tu continues à jouer avec tes jetons aux tables.
letter-unfreeze = Ton portefeuille sur { $server } n'est plus gelé.
letter-undone = La modération a annulé la main { $hand } à { $table } sur { $server } : chacun récupère ses mises.

## A finished hand

hand-choice = { $hand } · { $table } · { $when } UTC
button-show-hand = Voir la main
hand-back = ◀ Page { $page } sur { $pages }
hand-on = Page { $page } sur { $pages } ▶
hand-title = { $table }, main { $number } ({ $id })
hand-times = Début { $began }, fin { $ended }. Les temps ci-dessous se comptent depuis le début.
hand-void = **Cette main a été annulée :** chacun a récupéré ses mises, et personne n'a rien gagné.
hand-barred-dealt-in = Tu as reçu des cartes dans cette main : tu vois seulement ce que la table a vu, et tes propres cartes.
hand-barred-sits-there = Tu joues à cette table : tu vois seulement ce que la table a vu.
hand-barred-plays-on = Tu participes à ce tournoi : tu vois seulement ce que la table a vu, jusqu'à ton élimination définitive.
hand-cards-deleted = Les cartes cachées sont effacées : la salle les garde un temps limité. Les cartes montrées restent ici.
hand-unreadable-log = L'enregistrement de cette main est incomplet : tu vois seulement ce qu'il contient.
hand-players = Joueurs
hand-chips = Place { $seat } { $name } : { $before } → { $after }
hand-pots = Attribution des pots
hand-no-pots = Aucun pot n'a été attribué.
hand-pot = { $pot } : { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}.
hand-uncontested = { $name } le gagne : plus personne d'autre dans le coup.
hand-eligible = Entre { $names }.
hand-won = { $name } gagne { $amount } avec { $holding }.
hand-won-unseen = { $name } gagne { $amount }.
hand-odd-high-card = { $count ->
    [one] Le jeton impair va à { $names }, avec la plus haute carte (les couleurs départagent).
   *[other] Les { $count } jetons impairs vont à { $names }, avec la plus haute carte (les couleurs départagent).
}
hand-odd-left-of-button = { $count ->
    [one] Le jeton impair va à { $names }, au plus près à gauche du bouton.
   *[other] Les { $count } jetons impairs vont à { $names }, au plus près à gauche du bouton.
}
hand-story = Le coup
told-started = La main commence, bouton à { $name } (place { $seat })
told-shuffled = Les cartes sont mélangées
told-ante = { $name } paie l'ante ({ $amount })
told-burned = Une carte est brûlée
told-dealt = { $name } { $cards }
told-community = Le paquet est épuisé : carte commune { $card }
told-drawn = { $did } : { $gone } contre { $new }
told-shown = { $name } montre { $cards }
told-mucked = { $name } jette sa main
told-awarded = { $amount ->
    [one] { $amount } jeton est attribué
   *[other] { $amount } jetons sont attribués
} : { $shares }
told-all-in = { $did }, à tapis
told-finished = La main est terminée
via-button = par clic
via-command = par commande
via-timeout = temps écoulé
via-leaving = a quitté la table
via-table = la table
via-moderator = la modération
via-pre_action = prévu à l'avance

## Disputes

dispute-no-hand = Tu n'as pas encore de main terminée ici. Après la première, `/dispute` la soumet à la modération.
dispute-not-yours = Pas de main terminée { $hand } où tu as reçu des cartes. Tu peux contester une main une fois terminée.
dispute-too-many = Tu as { $most } litiges ouverts, le maximum par joueur. Attends une décision.
dispute-again = Tu as déjà contesté cette main. Attends la décision.
dispute-saved = Le litige { NUMBER($id, useGrouping: 0) } sur la main { $hand } est enregistré. La modération le voit dans `/mod disputes`, et tu reçois sa décision en MP.
dispute-no-channel = Un joueur conteste une main sur { $server }, mais aucun salon de la modération n'est défini pour l'annoncer. `/room set` en définit un ; d'ici là, les litiges attendent dans `/mod disputes`. Je ne le répéterai pas.
dispute-not-there = Pas de litige { NUMBER($id, useGrouping: 0) } ici. `/mod disputes` montre les litiges ouverts.
dispute-settled-before = Le litige { NUMBER($id, useGrouping: 0) } est déjà tranché. `/mod disputes` montre les litiges ouverts.
dispute-settled = Litige tranché. Le joueur a reçu ta décision en MP.
dispute-settled-untold = Litige tranché. Je ne peux pas envoyer de MP au joueur : transmets ta décision toi-même.
disputes-none = Aucun litige n'est ouvert.
disputes-title = { $count ->
    [one] **{ $count } litige est ouvert**
   *[other] **{ $count } litiges sont ouverts**
}
disputes-line = **Litige { NUMBER($id, useGrouping: 0) }** · main { $hand } · { $name }, le { $when } : { $text }
disputes-more = … et { $count } de plus quand ceux-ci seront tranchés.
disputes-how = Revois la main, puis tranche avec `/mod settle`.
ruling-letter = La modération de { $server } a tranché sur la main { $hand } que tu as contestée : { $ruling }
bulletin-dispute =
    { "" }**Litige { NUMBER($id, useGrouping: 0) }** : { $name } conteste la main { $hand } à { $table }.
    { $text }
    -# Revois la main, puis tranche avec `/mod settle id:{ NUMBER($id, useGrouping: 0) }`.
bulletin-settled =
    { "" }**Le litige { NUMBER($id, useGrouping: 0) } est tranché** par { $name }, le { $when } : { $ruling }
    -# Main { $hand } contestée par { $player } : { $text }
bulletin-file-copied = **Le bot est reparti d'un état plus ancien de son fichier,** d'une sauvegarde ou sans ses dernières écritures : tout ce qui s'est passé ici depuis est perdu, y compris dans les portefeuilles. Les mains alors en cours sont annulées et leurs pots rendus, et les prochaines donnes sont scellées à nouveau. L'hébergeur peut dire de quand date cet état.
bulletin-backup-failed = **La sauvegarde du bot a échoué.** Elle est retentée toutes les heures ; d'ici là, la plus récente vieillit. Préviens l'hébergeur, le journal dit pourquoi.
bulletin-hand-voided = **La main { $hand } à { $table } ne pouvait pas continuer et a été annulée.** Chacun récupère ses mises, et la table continue. `/audit` donne la raison.
bulletin-table-paid-out = **{ $table } est illisible dans la base de données.** Elle est fermée, et chacun a récupéré ses jetons. `/audit` donne la raison.
bulletin-tournament-homeless = **{ $name } n'a plus d'endroit pour ses tables :** son salon n'existe plus, ou je ne peux pas y créer de fils publics. Le tournoi attend, et aucun jeton n'est perdu. Donne-moi la permission, ou déplace-le avec `/tournament announce` dans un autre salon ; puis `/tournament resume`. `/tournament cancel` y met fin et partage la dotation.

## The audit and statements

records-none = Rien ici pour l'instant.
records-more = La suite en page { $page }.
audit-title = Journal de modération, page { $page }
audit-proves = Journal intact : aucune entrée n'a été modifiée ni supprimée.
audit-broken = **Journal altéré à partir de l'entrée { $number } : quelqu'un a modifié le fichier.**
audit-exported = { $count ->
    [one] { $count } entrée.
   *[other] { $count } entrées, les plus récentes d'abord, { $most } au plus.
}
audit-the-bot = le bot lui-même
audit-table = table { $id }
audit-hand = main { $id }
audit-reason = « { $text } »
audit-change = { $before } → { $after }
ledger-title = Historique des jetons de { $name }, page { $page }
ledger-line = { $when } · **{ $amount }** · { $what } · { $balance } dans le portefeuille
moved-grant = jetons de départ
moved-claim = recharge
moved-buy-in = cave
moved-cash-out = sortie de table
moved-tournament-buy-in = buy-in de tournoi
moved-tournament-bounty = prime de tournoi sur sa propre tête
moved-tournament-bounty-won = prime de tournoi gagnée
moved-tournament-bounty-refund = prime de tournoi remboursée
moved-tournament-rebuy = recave de tournoi
moved-tournament-re-entry = re-entry de tournoi
moved-tournament-add-on = add-on de tournoi
moved-tournament-refund = buy-in de tournoi remboursé
moved-tournament-cancelled = part de la dotation d'un tournoi annulé
moved-tournament-prize = gain de tournoi
moved-tournament-deal = part de tournoi par un deal
moved-moderator-grant = donné par la modération
moved-moderator-deduct = retiré par la modération
moved-moderator-reset = réinitialisé par la modération
moved-forgotten = retiré, données du joueur effacées

## Pausing a tournament's table

pause-which =
    Mettre en pause cette table, ou tout { $name } ?
    - *Cette table* : ses chronos s'arrêtent. Les autres tables continuent, le chrono du niveau tourne.
    - *Le tournoi* : aucune table ne distribue, le chrono du niveau s'arrête aussi.
pause-which-table = Cette table
pause-which-tournament = Le tournoi
pause-meanwhile-table = Pendant ce temps, les autres tables continuent et le chrono du niveau tourne.
pause-meanwhile-tournament = Pendant ce temps, aucune table ne distribue et le chrono du niveau est arrêté. `/tournament resume` fait reprendre.
pause-which-gone = Cette question a expiré. Refais `/mod pause`.
