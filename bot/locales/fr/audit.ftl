### Les lignes du registre en phrases : qui a fait quoi à qui ; et ce que le fichier note de ce qui était et de ce qui est.

## Ce qui a été fait

act-pause = { $who } a mis la table en pause
act-resume = { $who } a fait reprendre la table
act-close = { $who } a fermé la table
act-void = { $who } a annulé la main
act-kick = { $who } a expulsé { $whom } de la table
act-hand-over = { $who } a transmis la table à { $whom }
act-last-hand = { $who } a annoncé la dernière main
act-rename = { $who } a renommé la table
act-ban = { $who } a banni { $whom }
act-unban = { $who } a levé l'exclusion de { $whom }
act-freeze = { $who } a gelé le portefeuille de { $whom }
act-unfreeze = { $who } a dégelé le portefeuille de { $whom }
act-grant = { $who } a donné des jetons à { $whom }
act-deduct = { $who } a pris des jetons à { $whom }
act-reset = { $who } a remis au départ les jetons de { $whom }
act-returned = { $who } a rendu à { $whom } l'état d'un joueur oublié
act-see-hand = { $who } a regardé une main
act-see-flags = { $who } a regardé les indices de jeu déloyal
act-settle = { $who } a tranché un litige de { $whom }
act-set-room = { $who } a réglé la salle
act-save-preset = { $who } a enregistré un modèle de table
act-drop-preset = { $who } a effacé un modèle de table
act-export = { $who } a tout exporté
act-tournament-create = { $who } a créé un tournoi
act-tournament-schedule = { $who } a créé un tournoi qui revient
act-tournament-unschedule = { $who } a mis fin à un tournoi qui revient
act-tournament-edit = { $who } a modifié un tournoi
act-tournament-move = { $who } a déplacé un tournoi dans un autre salon
act-tournament-cancel = { $who } a annulé un tournoi
act-tournament-pause = { $who } a mis un tournoi en pause
act-tournament-resume = { $who } a fait reprendre un tournoi
act-tournament-remove = { $who } a retiré { $whom } d'un tournoi
act-tournament-guarantee = { $who } a complété les prix d'un tournoi
act-save-template = { $who } a enregistré un modèle de tournoi
act-drop-template = { $who } a effacé un modèle de tournoi
audit-no-such-act = Le registre ne connaît pas d'acte « { $text } ». Choisis l'un de ceux-ci : { $acts }.
audit-no-such-table = Aucune table ouverte ne s'appelle « { $text } ». Une table fermée se cherche par son numéro, qui précède celui de ses mains, comme 7 dans 7-12.

## Pourquoi, là où personne n'a donné de raison

noted-dispute = litige { NUMBER($id, useGrouping: 0) }
noted-why-unplayable = La main ne pouvait pas continuer après un redémarrage.
noted-why-unreadable = Ce que le fichier contient de la table n'a plus pu être lu.
noted-why-server-left = Le bot a été retiré du serveur.
noted-why-channel-deleted = Son salon a été supprimé.
noted-why-guarantee = { $amount ->
    [one] Il manquait { $amount } jeton à la garantie.
   *[other] Il manquait { $amount } jetons à la garantie.
}

## Ce qui était et ce qui est

noted-free = ni exclu ni gelé
noted-frozen = portefeuille gelé
noted-banned = exclu
noted-banned-until = exclu jusqu'à { $when }
noted-open = ouverte
noted-paused = en pause
noted-pauses-after-the-hand = pause après la main
noted-closes-after-the-hand = ferme après la main
noted-closed = fermée
noted-hand-undone = main annulée
noted-every-chip-given-back = chaque jeton rendu
noted-every-chip-paid-out = chaque jeton payé
noted-leaves-after-the-hand = part après la main
noted-left = parti
noted-paid-out = jetons rendus
noted-whole = en entier
noted-as-a-player = en joueur
noted-as-the-room-saw-it = comme la salle l'a vue
noted-none = rien
noted-owner = propriétaire { $name }
noted-name = nom « { $text } »
noted-ruling = décision : « { $text } »
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
noted-page = page { $amount }
noted-hints = { $amount ->
    [one] { $amount } indice
   *[other] { $amount } indices
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
noted-buy-in = { $amount ->
    [0] sans droit d'entrée
   *[other] droit d'entrée { $amount }
}
noted-guarantee = { $amount ->
    [0] sans garantie
   *[other] garantie { $amount }
}
noted-setting = { $setting } : { $value }
noted-preset = « { $name } » : { $game }, { $seconds } s par tour
noted-template = « { $name } » : { $buy_in ->
    [0] sans droit d'entrée
   *[other] droit d'entrée { $buy_in }
}, { $guarantee ->
    [0] sans garantie
   *[other] garantie { $guarantee }
}
