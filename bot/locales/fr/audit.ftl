### The audit's lines as sentences: who did what to whom; and what the file notes of what was and is.

## What was done

act-pause = { $who } a mis la table en pause
act-resume = { $who } a fait reprendre la table
act-close = { $who } a fermé la table
act-void = { $who } a annulé la main
act-kick = { $who } a expulsé { $whom } de la table
act-hand-over = { $who } a transmis la table à { $whom }
act-last-hand = { $who } a annoncé la dernière main
act-rename = { $who } a renommé la table
act-ban = { $who } a banni { $whom }
act-unban = { $who } a débanni { $whom }
act-freeze = { $who } a gelé le portefeuille de { $whom }
act-unfreeze = { $who } a dégelé le portefeuille de { $whom }
act-grant = { $who } a donné des jetons à { $whom }
act-deduct = { $who } a retiré des jetons à { $whom }
act-reset = { $who } a réinitialisé les jetons de { $whom }
act-returned = { $who } a rétabli le ban ou le gel de { $whom }, de retour ici
act-see-hand = { $who } a consulté une main
act-see-flags = { $who } a consulté les signaux de jeu suspect
act-settle = { $who } a tranché un litige de { $whom }
act-set-room = { $who } a changé les réglages de la salle
act-save-preset = { $who } a enregistré un modèle de table
act-drop-preset = { $who } a supprimé un modèle de table
act-export = { $who } a exporté les données de la salle
act-tournament-create = { $who } a créé un tournoi
act-tournament-schedule = { $who } a créé un tournoi récurrent
act-tournament-series = { $who } a modifié un tournoi récurrent
act-tournament-unschedule = { $who } a mis fin à un tournoi récurrent
act-tournament-edit = { $who } a modifié un tournoi
act-tournament-move = { $who } a déplacé un tournoi dans un autre salon
act-tournament-cancel = { $who } a annulé un tournoi
act-tournament-pause = { $who } a mis un tournoi en pause
act-tournament-resume = { $who } a fait reprendre un tournoi
act-tournament-remove = { $who } a retiré { $whom } d'un tournoi
act-tournament-add = { $who } a inscrit { $whom } à un tournoi
act-tournament-offer = { $who } a proposé à { $whom } une place dans un tournoi
act-tournament-send = { $who } a envoyé { $whom } à une autre table d'un tournoi
act-tournament-correct = { $who } a corrigé les jetons de { $whom } dans un tournoi
act-tournament-correction-lapsed = { $who } a abandonné la correction des jetons de { $whom } dans un tournoi
act-tournament-seat = { $who } a inscrit { $whom }, qui avait gagné sa place
act-tournament-lot = { $who } a tiré une place au sort, gagnée par { $whom }
act-tournament-guarantee = { $who } a couvert l'overlay d'un tournoi
act-tournament-deal = { $who } a partagé les gains d'un tournoi par un deal
act-save-template = { $who } a enregistré un modèle de tournoi
act-drop-template = { $who } a supprimé un modèle de tournoi
audit-no-such-act = « { $text } » n'est pas une action du journal. Choix possibles : { $acts }.
audit-no-such-table = Aucune table ouverte ne s'appelle « { $text } ». Pour une table fermée, écris son numéro : le début de l'id de ses mains, comme le 7 de 7-12.

## Why, where nobody gave a reason

noted-dispute = litige { NUMBER($id, useGrouping: 0) }
noted-why-unplayable = La main ne pouvait pas continuer après un redémarrage.
noted-why-unreadable = L'état enregistré de la table n'était plus lisible.
noted-why-server-left = Le bot a été retiré du serveur.
noted-why-channel-deleted = Son salon a été supprimé.
noted-why-thread-locked = Son fil a été verrouillé.
noted-why-thread-unlocked = Son fil a été déverrouillé.
noted-why-follows = Il suit le tournoi { NUMBER($id, useGrouping: 0) }.
noted-why-guarantee = { $amount ->
    [one] { $amount } jeton d'overlay.
   *[other] { $amount } jetons d'overlay.
}

## What was and is

noted-free = ni ban ni gel
noted-frozen = portefeuille gelé
noted-banned = ban
noted-banned-until = ban jusqu'au { $when }
noted-open = ouverte
noted-paused = en pause
noted-pauses-after-the-hand = se met en pause après la main
noted-closes-after-the-hand = ferme après la main
noted-closed = fermée
noted-hand-undone = main annulée
noted-deal-closed = donne scellée close, pas encore distribuée
noted-deal-given-up = donne abandonnée, sans être distribuée
noted-every-chip-given-back = mises rendues
noted-every-chip-paid-out = jetons rendus à chacun
noted-leaves-after-the-hand = part après la main
noted-left = a quitté la table
noted-paid-out = jetons rendus
noted-whole = en entier
noted-as-a-player = comme joueur
noted-as-the-room-saw-it = comme la table l'a vue
noted-none = rien
noted-owner = propriétaire { $name }
noted-name = nom « { $text } »
noted-ruling = décision : « { $text } »
noted-chips = { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}
noted-chips-at-table = { $amount ->
    [one] { $amount } jeton à la table
   *[other] { $amount } jetons à la table
}
noted-pot = pot { $amount }
noted-seat = place { $amount }
noted-table = table { NUMBER($amount, useGrouping: 0) }
noted-correction-more = +{ $amount }
noted-correction-fewer = -{ $amount }
noted-page = page { $amount }
noted-hints = { $amount ->
    [one] { $amount } signal
   *[other] { $amount } signaux
}
noted-days = { $amount ->
    [one] { $amount } jour
   *[other] { $amount } jours
}
noted-tables = { $count ->
    [one] table n° { $numbers }
   *[other] tables n° { $numbers }
}
noted-tournament = tournoi { NUMBER($id, useGrouping: 0) }
noted-schedule = série { NUMBER($id, useGrouping: 0) }
noted-tournament-named = « { $name } » (#{ NUMBER($id, useGrouping: 0) })
noted-schedule-named = série « { $name } » (#{ NUMBER($id, useGrouping: 0) })
noted-buy-in = { $amount ->
    [0] sans buy-in
   *[other] buy-in { $amount }
}
noted-guarantee = { $amount ->
    [0] sans garantie
   *[other] garantie { $amount }
}
noted-bounty = prime { $amount } %
noted-progressive-bounty = prime progressive { $amount } %
noted-satellite = satellite du tournoi { NUMBER($id, useGrouping: 0) }
noted-series-satellite = satellite de la série { NUMBER($id, useGrouping: 0) }
noted-from-satellite = du tournoi { NUMBER($id, useGrouping: 0) }
noted-from-satellite-named = de « { $name } » (nº { NUMBER($id, useGrouping: 0) })
noted-seat-worth = une place vaut { $amount }
noted-seats-guaranteed = { $amount ->
    [0] aucune place garantie
    [one] { $amount } place garantie
   *[other] { $amount } places garanties
}
noted-equal-stacks = { $amount } tapis égaux
noted-unclaimed-bounty = premier prix augmenté d'une prime de { $amount }
noted-pool = dotation { $amount }
noted-deal-chips = deal aux jetons de { $amount }
noted-deal-icm = deal à l'ICM de { $amount }
noted-sit-and-go = sit and go à { $amount }
noted-standing-sit-and-go = sit and go à { $amount }, toujours un d'ouvert
noted-bracket = tableau, { $amount } minutes par duel
noted-shootout = shootout, { $amount } minutes par table
noted-setting = { $setting } : { $value }
noted-preset = « { $name } » : { $game }, { $seconds } s par tour
noted-template = « { $name } » : { $terms }
