# Ce qu'on voit des tournois : la carte, le compte des jetons, le résultat, les annonces et les réponses des boutons.

tourney-game = { $limit }, { $game }
tourney-mix = { $limit }, mixte de { $games }
tourney-game-line = { $game } · { $seats } par table
tourney-rules = -# Règles maison : { $rules }
tourney-place = { $place ->
    [1] { $place }er
   *[other] { $place }e
}
tourney-prize = { $place } { $amount }
tourney-chips = { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}
tourney-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tourney-more = { $count } de plus
tourney-thread = { $name } { $number }
tourney-too-fast = ⚠️ À { $entrants } inscrits en { $minutes } minutes, la structure est trop rapide pour laisser du jeu. Il faut au moins { $shortest } minutes.
tourney-off-target = ⚠️ Avec { $entrants } inscrits, il durera sans doute environ { $likely } minutes et non { $minutes }, quelle que soit la durée des niveaux.
tourney-late-shorter = { $level ->
    [0] ⚠️ Avec { $entrants } inscrits, il n'y aura { $again ->
        [re-entries] ni inscriptions tardives ni re-entries
        [rebuys] ni inscriptions tardives ni recaves
       *[none] pas d'inscriptions tardives
    } : dès le premier niveau, un tapis de départ vaut moins de { $bets } grosses mises.
   *[other] ⚠️ Avec { $entrants } inscrits, { $again ->
        [re-entries] inscriptions tardives et re-entries s'arrêtent
        [rebuys] inscriptions tardives et recaves s'arrêtent
       *[none] les inscriptions tardives s'arrêtent
    } à la fin du niveau { $level } et non { $asked } : ensuite, un tapis de départ vaut moins de { $bets } grosses mises.
}

## The card before the start

tourney-starts = 🗓️ Commence { $when }
tourney-opens = Les inscriptions ouvrent { $when }
tourney-check-in-opens = { $buy_in ->
    [0] Check-in de { $when } à { $start }. Sans check-in, pas de place.
   *[other] Check-in de { $when } à { $start }. Sans check-in, pas de place, et le buy-in est remboursé.
}
tourney-check-in-open = { $buy_in ->
    [0] Check-in ouvert jusqu'à { $start }. Sans check-in, pas de place.
   *[other] Check-in ouvert jusqu'à { $start }. Sans check-in, pas de place, et le buy-in est remboursé.
}
tourney-late-until = { $again ->
    [re-entries] Inscriptions tardives et re-entries jusqu'à la fin du niveau { $level }
    [rebuys] Inscriptions tardives et recaves jusqu'à la fin du niveau { $level }
   *[none] Inscriptions tardives jusqu'à la fin du niveau { $level }
}
tourney-no-late = { $again ->
    [re-entries] Ni inscriptions tardives ni re-entries
    [rebuys] Ni inscriptions tardives ni recaves
   *[none] Pas d'inscriptions tardives
}
tourney-buy-in = { $amount ->
    [0] Entrée gratuite
   *[other] Buy-in **{ $amount }**
}
tourney-pool = Dotation **{ $amount }**
tourney-guarantee = garantie de { $amount }
tourney-re-entries = { $count ->
    [one] { $count } re-entry
   *[other] { $count } re-entries
}
tourney-rebuys = { $count ->
    [one] { $count } recave
   *[other] { $count } recaves
}
tourney-add-on = 1 add-on à la pause après l'inscription tardive
tourney-stack = Tapis de départ { $amount }
tourney-level-minutes = { $count ->
    [one] environ { $count } minute par niveau
   *[other] environ { $count } minutes par niveau
}
tourney-level-hands = { $count ->
    [one] environ { $count } main par niveau
   *[other] environ { $count } mains par niveau
}
tourney-target = environ { $minutes } minutes
tourney-ladder = **Structure à { $entrants } inscrits :** { $stakes }
tourney-ladder-fixed = **Structure :** { $stakes }
tourney-on-time = -# Les limites restent celles affichées ici. La durée de chaque niveau est fixée à son début, selon le rythme de jeu, pour que le tournoi finisse à l'heure.
tourney-ends-about = -# Les limites restent celles affichées ici. La durée de chaque niveau est fixée à son début, selon le rythme de jeu, pour que le tournoi finisse vers { $when }.
tourney-prizes-with = **Gains à { $entrants } inscrits :** { $prizes }
tourney-prizes = **Gains :** { $prizes }
tourney-prizes-so-far = **Gains à ce stade :** { $prizes }
tourney-entrants = **Inscrits { $count } sur { $most }**
tourney-needed = il en faut { $least }
tourney-checked-in = ✅ { $name }
tourney-waiting = **Liste d'attente :** { $names }

## While it runs

tourney-level = **Niveau { $level } :** { $stakes }
tourney-next-level = Prochain niveau { $when } : { $stakes }
tourney-next-level-hands = Prochain niveau, en mains : { $stakes }
tourney-break-until = ☕ Pause, le jeu reprend { $when }
tourney-paused = ⏸️ En pause sur ordre d'un modérateur. Le chrono du niveau est arrêté.
tourney-reason = Raison : { $text }
tourney-hand-for-hand = Main par main : chaque main commence en même temps à toutes les tables, jusqu'à ce que la bulle éclate.
tourney-left = { $pool ->
    [0] **{ $left }** sur { $entrants } encore en jeu
   *[other] **{ $left }** sur { $entrants } encore en jeu · Dotation { $pool }
}
tourney-late-open = { $again ->
    [re-entries] Inscriptions tardives et re-entries ouvertes jusqu'à la fin du niveau { $level }.
    [rebuys] Inscriptions tardives et recaves ouvertes jusqu'à la fin du niveau { $level }.
   *[none] Inscriptions tardives ouvertes jusqu'à la fin du niveau { $level }.
}
tourney-counts-link = [Chip count]({ $link })
tourney-out-so-far = **Éliminations**
tourney-won = 🏆 Victoire de **{ $names }** sur { $entrants } inscrits.
tourney-result-link = [Le résultat]({ $link })
tourney-cancelled = Annulé.
tourney-cancelled-running = { $pool ->
    [0] Un modérateur l'a annulé.
   *[other] Un modérateur l'a annulé. La dotation est revenue à ceux qui étaient encore en jeu.
}
tourney-too-few = { $buy_in ->
    [0] Il faut { $least } inscrits, et il y en avait moins.
   *[other] Il faut { $least } inscrits, et il y en avait moins. Chacun a récupéré son droit d'entrée.
}

## The chip counts

tourney-board-title = { $name } : chip count
tourney-players-left = { $count ->
    [one] { $count } joueur en jeu
   *[other] { $count } joueurs en jeu
}
tourney-average = moyenne { $amount }
tourney-paid = { $count ->
    [one] { $count } place payée
   *[other] { $count } places payées
}
tourney-count = **{ $place }** { $name } · { $amount }
tourney-count-table = { $count } · T{ $table }
tourney-count-rebuys = { $count } · peut se recaver
tourney-tables = **Tables :** { $tables }
tourney-only-table = **Table :** { $channel }
tourney-table = T{ $number } { $channel } ({ $players })

## The result

tourney-result-title = { $name } : résultat
tourney-result-entrants = { $count ->
    [one] { $count } inscrit
   *[other] { $count } inscrits
}
tourney-result-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} (visées : { $target })
tourney-result-hands = { $count ->
    [one] { $count } main
   *[other] { $count } mains
}
tourney-next = Le prochain : { $when }
tourney-refund = { $name } a récupéré { $amount }

## Discord's scheduled event

tourney-event-name = Tournoi
tourney-event = Tournoi de { $game }. « Intéressé » ne vaut pas inscription : inscris-toi sur la fiche, { $link }

## Announcements

tourney-said-reminder-day = **{ $name }** : départ { $when }. Inscrits : { $count } sur { $most }.
tourney-said-check-in-open = **{ $name }** : le check-in est ouvert, départ { $when }.
tourney-said-reminder-soon = **{ $name }** : départ { $when }.
tourney-said-missing = Confirmez votre présence maintenant pour garder votre place : { $users }
tourney-said-seat = `{ $seat }` { $name }
tourney-said-started = **{ $name }** a commencé : { $entrants } inscrits, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, niveau 1 à { $stakes }. { $tables ->
    [one] La table :
   *[other] Les tables, dont la dernière sera dissoute la première :
}
tourney-said-started-here = **{ $name }** a commencé. Le niveau 1 est à { $stakes }, chacun a { $stack }. Les places :
tourney-said-level = ⬆️ **Niveau { $level }** dès la prochaine main, { $lasts } : { $stakes }
tourney-lasts-minutes = { $count ->
    [one] pour environ { $count } minute
   *[other] pour environ { $count } minutes
}
tourney-lasts-hands = { $count ->
    [one] pour { $count } main
   *[other] pour { $count } mains
}
tourney-said-late-over = { $pool ->
    [0] Inscriptions tardives closes : { $entrants } inscrits jouent.
   *[other] Inscriptions tardives closes : { $entrants } inscrits jouent pour { $pool }.
}
tourney-said-moved = { $name }, ta place est ici : place { $seat }.
tourney-said-waits = La table t'attend jusqu'à { $when }, puis elle continue sans toi.
tourney-said-moves = { $name } passe à { $channel }.
tourney-said-table-broken = { $channel } casse, ses joueurs changent de table. { $left ->
    [one] Il reste { $left } table.
   *[other] Il reste { $left } tables.
}
tourney-said-out = { $name } sort à la { $place } place.
tourney-said-out-prize = { $name } sort à la { $place } place et gagne { $amount }.
tourney-said-rebuy = { $amount ->
    [0] { $name }, tu n'as plus de jetons. Recave gratuite : { $stack } jetons. Sans réponse, élimination { $when }.
   *[other] { $name }, tu n'as plus de jetons. Recave : { $stack } jetons pour { $amount }. Sans réponse, élimination { $when }.
}
tourney-said-bought-again = { $name } revient avec un nouveau tapis.
tourney-said-moved-up = { $amount ->
    [0] { $name }, une place s'est libérée, tu joues ! Départ { $when }.
   *[other] { $name }, une place s'est libérée, tu joues ! Ton buy-in est payé. Départ { $when }.
}
tourney-said-refunded = { $amount ->
    [0] Pas de check-in pour { $name }, qui ne joue pas.
   *[other] Pas de check-in pour { $name }, qui récupère { $amount }.
}
tourney-said-removed = Un modérateur a retiré { $name } du tournoi.
tourney-said-break = ☕ Pause : le jeu reprend { $when }.
tourney-said-break-add-on = { $amount ->
    [0] ☕ Pause : le jeu reprend { $when }. D'ici là, chacun peut prendre un add-on, { $stack } de plus, cela ne coûte rien.
   *[other] ☕ Pause : le jeu reprend { $when }. D'ici là, chacun peut prendre un add-on, { $stack } de plus pour { $amount }.
}
tourney-said-break-over = La pause est finie.
tourney-said-bubble = { $paid ->
    [one] Bulle : { $left } joueurs pour { $paid } place payée.
   *[other] Bulle : { $left } joueurs pour { $paid } places payées.
}
tourney-said-hand-for-hand = Main par main désormais : chaque table attend que toutes aient fini leur main.
tourney-said-in-the-money = La bulle a éclaté : les { $left } restants sont dans l'argent.
tourney-said-final-table = 🏁 Table finale : plus que { $left } en jeu.
tourney-said-overrun = Cela dure plus que prévu. À partir de 10 minutes après la durée visée, un niveau dure deux mains.
tourney-said-paused = ⏸️ Un modérateur a mis **{ $name }** en pause. Le chrono du niveau est arrêté.
tourney-said-resumed = ▶️ **{ $name }** reprend.
tourney-said-cancelled = **{ $name }** est annulé.
tourney-said-finished = 🏆 { $name } gagne { $event }. Le résultat est dans { $channel }.

## Buttons

tourney-button-register = { $amount ->
    [0] S'inscrire
   *[other] S'inscrire ({ $amount })
}
tourney-button-late = { $amount ->
    [0] Inscription tardive
   *[other] Inscription tardive ({ $amount })
}
tourney-button-wait = Rejoindre la liste d'attente
tourney-button-withdraw = Se désinscrire
tourney-button-checkin = Confirmer ma présence
tourney-button-rebuy = { $amount ->
    [0] Se recaver
   *[other] Se recaver ({ $amount })
}
tourney-button-re-entry = { $amount ->
    [0] Re-entry
   *[other] Re-entry ({ $amount })
}
tourney-button-addon = { $amount ->
    [0] Add-on
   *[other] Add-on ({ $amount })
}
tourney-button-here = Je suis là
tourney-button-next = Au prochain
tourney-button-rematch = Revanche
tourney-button-hands = Toutes les mains

## Their answers

tourney-gone = Ce tournoi est fini, ou n'est pas de ce serveur.
tourney-done-register = { $amount ->
    [0] Tu es inscrit à { $name }.
   *[other] Tu es inscrit à { $name }, et la dotation grandit de { $amount }.
}
tourney-done-waiting = { $amount ->
    [0] Les { $most } places sont prises. Tu es numéro { $number } sur la liste d'attente ; on t'appelle quand tu en montes.
   *[other] Les { $most } places sont prises. Tu es numéro { $number } sur la liste d'attente ; tu paies quand tu en montes.
}
tourney-done-late = { $amount ->
    [0] Tu es inscrit à { $name } avec { $stack }. On t'appelle quand ta place est prête.
   *[other] Tu es inscrit à { $name } avec { $stack }, et la dotation grandit de { $amount }. On t'appelle quand ta place est prête.
}
tourney-done-withdraw = { $amount ->
    [0] Tu n'es plus dans { $name }.
   *[other] Tu n'es plus dans { $name }. Ce que tu avais payé est de retour dans ton portefeuille.
}
tourney-done-check-in = Présence confirmée. Départ { $when } : on t'appelle à ta table.
tourney-done-again = { $amount ->
    [0] Tu as { $stack } de plus.
   *[other] Tu as { $stack } de plus, et la dotation grandit de { $amount }.
}
tourney-done-add-on = { $amount ->
    [0] Tu as { $stack } de plus.
   *[other] Tu as { $stack } de plus, et la dotation grandit de { $amount }.
}
tourney-done-here = C'est noté. La main part dès que tout le monde est là.
tourney-done-edit = { $name } est modifié. La fiche est à jour.
tourney-done-cancel = { $amount ->
    [0] { $name } est annulé.
   *[other] { $name } est annulé, et chacun récupère ses jetons comme annoncé.
}
tourney-done-pause = { $name } se met en pause : les mains en cours se finissent, puis rien n'est donné.
tourney-done-pause-now = { $name } est en pause sur-le-champ, avec tous les chronos.
tourney-done-resume = { $name } reprend.
tourney-done-remove = { $player } n'est plus dans { $name }.
tourney-next-running = Il est en cours. On t'appelle quand ta place est prête.
tourney-next-table = Tu joues à { $channel }.
tourney-next-check-in = Check-in à partir de { $opens } : départ { $when }, et sans check-in, pas de place.
tourney-next-check-in-now = Pointe maintenant : il commence le { $when }, et qui n'a pas pointé n'a pas de place.
tourney-next-start = Le départ est le { $when } ; on t'appelle à ta table.
tourney-done-move = **{ $name }** est maintenant dans { $channel }.
tourney-next-none = Il n'y a plus de prochain tournoi prévu.
tourney-rematch-over = La revanche est déjà finie. Pour une autre, clique sur son propre résultat.
tourney-rematch-late = Une revanche se propose pendant une heure après la fin, soit jusqu'à { $when }, et c'est passé.
tourney-rematch-players = Seuls ceux qui ont joué peuvent proposer une revanche. Une fois proposée, tout le monde peut s'inscrire.
tourney-denial-over = Ce tournoi est fini.
tourney-denial-not_open = Les inscriptions ouvrent le { $opens }.
tourney-denial-closed = Les inscriptions sont closes : l'inscription tardive est finie, ou toutes les places sont prises.
tourney-denial-already_in = Ton inscription est déjà faite.
tourney-denial-not_in = Tu n'es pas dans ce tournoi.
tourney-denial-not_in-other = { $name } n'est pas dans ce tournoi, ou déjà éliminé.
tourney-denial-running = Il a commencé, et cela ne se fait qu'avant le départ.
tourney-denial-running-cancel = { $name } a commencé entre-temps. Redonne la commande pour l'annuler en cours de jeu.
tourney-denial-not_running = Il n'est pas en cours.
tourney-denial-no_check_in = Le check-in n'est pas ouvert. S'il y en a un, il ouvre 15 minutes avant le départ : { $check_in }.
tourney-denial-already_checked_in = Ta présence est déjà confirmée.
tourney-denial-insufficient_chips = Ton portefeuille contient trop peu de jetons : il en faut { $amount }. `/wallet` montre ce que tu as.
tourney-denial-banned = Tu es exclu des tables de ce serveur { $until }, tu ne peux donc pas t'inscrire.
tourney-denial-leaving = Tu as demandé à être oublié, tu ne peux donc t'inscrire à aucun tournoi avant que le bot l'ait fait.
tourney-denial-wallet_frozen = Ton portefeuille est gelé par un modérateur, tu ne peux donc pas payer. `/wallet` dit pourquoi.
tourney-denial-not_out = Tu as encore des jetons.
tourney-denial-no_rebuy = Pas de recave ni de re-entry pour toi : tu les as toutes prises, ou il est trop tard.
tourney-denial-no_add_on = Il n'y a pas d'add-on pour toi à présent : tu l'as eu, ou sa pause est passée ou encore à venir.
tourney-denial-already_paused = Il est déjà en pause.
tourney-denial-not_paused = Il n'est pas en pause.
tourney-denial-buy_in_fixed = Le buy-in ne change plus : quelqu'un l'a payé. Annule le tournoi et crées-en un autre.
tourney-denial-store_failed = Cela n'a pas pu être enregistré, donc rien ne s'est passé. Réessaie dans un instant.
tourney-denial-already_done = C'est déjà fait ; cela compte une fois.
tourney-hands = { $count ->
    [one] { $count } main, telle que la salle l'a vue : sans les cartes couchées ni jetées. Elle est au standard d'historique de mains de poker (.phh).
   *[other] Les { $count } mains, telles que la salle les a vues : sans les cartes couchées ni jetées. Elles sont au standard d'historique de mains de poker (.phh).
}
tourney-hands-later = Toutes les mains seront disponibles quand le tournoi sera fini.
tourney-hands-none = Aucune main n'a été jouée jusqu'au bout.
tourney-hands-too-large = Les mains ne tiennent pas dans un message. Demande-les à la personne qui fait tourner le bot.
