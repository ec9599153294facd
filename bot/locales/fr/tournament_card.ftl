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
tourney-too-fast = ⚠️ Avec { $entrants } inscrits en { $minutes } minutes, les limites montent trop vite pour laisser beaucoup de jeu. { $shortest } minutes est le plus court qui convienne.
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
    [0] Pointage de { $when } à { $start }. Qui n'a pas pointé d'ici là n'a pas de place.
   *[other] Pointage de { $when } à { $start }. Qui n'a pas pointé d'ici là est remboursé et n'a pas de place.
}
tourney-check-in-open = { $buy_in ->
    [0] Le pointage est ouvert jusqu'à { $start }. Qui n'a pas pointé d'ici là n'a pas de place.
   *[other] Le pointage est ouvert jusqu'à { $start }. Qui n'a pas pointé d'ici là est remboursé et n'a pas de place.
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
    [0] Gratuit
   *[other] Droit d'entrée **{ $amount }**
}
tourney-pool = Dotation **{ $amount }**
tourney-guarantee = garantie de { $amount }
tourney-re-entries = { $count ->
    [one] { $count } nouvelle entrée
   *[other] { $count } nouvelles entrées
}
tourney-rebuys = { $count ->
    [one] { $count } recave
   *[other] { $count } recaves
}
tourney-add-on = 1 add-on à la pause après l'inscription tardive
tourney-stack = Tapis { $amount }
tourney-level-minutes = { $count ->
    [one] environ { $count } minute par niveau
   *[other] environ { $count } minutes par niveau
}
tourney-level-hands = { $count ->
    [one] environ { $count } main par niveau
   *[other] environ { $count } mains par niveau
}
tourney-target = environ { $minutes } minutes
tourney-ladder = **Limites avec { $entrants } inscrits :** { $stakes }
tourney-ladder-fixed = **Limites :** { $stakes }
tourney-on-time = -# Les limites restent celles affichées ici. La durée de chaque niveau est fixée à son début, selon le rythme de jeu, pour que le tournoi finisse à l'heure.
tourney-ends-about = -# Les limites restent celles affichées ici. La durée de chaque niveau est fixée à son début, selon le rythme de jeu, pour que le tournoi finisse vers { $when }.
tourney-prizes-with = **Prix avec { $entrants } inscrits :** { $prizes }
tourney-prizes = **Prix :** { $prizes }
tourney-prizes-so-far = **Prix pour l'instant :** { $prizes }
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
tourney-hand-for-hand = Main par main : toutes les tables donnent ensemble jusqu'à ce que la bulle éclate.
tourney-left = { $pool ->
    [0] **{ $left }** sur { $entrants } encore en jeu
   *[other] **{ $left }** sur { $entrants } encore en jeu · Dotation { $pool }
}
tourney-late-open = { $again ->
    [re-entries] Inscriptions tardives et re-entries ouvertes jusqu'à la fin du niveau { $level }.
    [rebuys] Inscriptions tardives et recaves ouvertes jusqu'à la fin du niveau { $level }.
   *[none] Inscriptions tardives ouvertes jusqu'à la fin du niveau { $level }.
}
tourney-counts-link = [Compte des jetons]({ $link })
tourney-out-so-far = **Éliminés jusqu'ici**
tourney-won = 🏆 **{ $names }** l'emporte face à un plateau de { $entrants }.
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

tourney-board-title = { $name } : compte des jetons
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
tourney-event = Tournoi de { $game }. Se dire intéressé ici n'est pas s'inscrire : fais-le sur { $link }

## Announcements

tourney-said-reminder-day = **{ $name }** : le départ est le { $when }. Places prises : { $count } sur { $most }.
tourney-said-check-in-open = **{ $name }** : le pointage est ouvert, le départ est le { $when }.
tourney-said-reminder-soon = **{ $name }** : le départ est le { $when }.
tourney-said-missing = Pointez maintenant pour avoir votre place : { $users }
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
    [0] L'inscription tardive est finie : { $entrants } inscrits jouent.
   *[other] L'inscription tardive est finie : { $entrants } inscrits jouent pour { $pool }.
}
tourney-said-moved = { $name }, ta place est ici : place { $seat }.
tourney-said-waits = La table t'attend jusqu'à { $when }, puis elle continue sans toi.
tourney-said-moves = { $name } passe à { $channel }.
tourney-said-table-broken = { $channel } est dissoute, ses joueurs ont de nouvelles places. { $left ->
    [one] Il reste { $left } table.
   *[other] Il reste { $left } tables.
}
tourney-said-out = { $name } est éliminé à la place { $place }.
tourney-said-out-prize = { $name } est éliminé à la place { $place } et gagne { $amount }.
tourney-said-rebuy = { $amount ->
    [0] { $name }, tu n'as plus de jetons. Tu peux en prendre { $stack } de plus, cela ne coûte rien : tu as jusqu'à { $when } pour te décider, ensuite tu es éliminé.
   *[other] { $name }, tu n'as plus de jetons. { $stack } de plus coûtent { $amount } : tu as jusqu'à { $when } pour te décider, ensuite tu es éliminé.
}
tourney-said-bought-again = { $name } revient avec un nouveau tapis.
tourney-said-moved-up = { $amount ->
    [0] { $name }, tu es monté de la liste d'attente. Départ le { $when }.
   *[other] { $name }, tu es monté de la liste d'attente, et ton droit d'entrée est payé. Départ le { $when }.
}
tourney-said-refunded = { $amount ->
    [0] { $name } n'avait pas pointé et ne joue pas.
   *[other] { $name } n'avait pas pointé et a récupéré { $amount }.
}
tourney-said-removed = Un modérateur a retiré { $name } du tournoi.
tourney-said-break = ☕ Pause : le jeu reprend { $when }.
tourney-said-break-add-on = { $amount ->
    [0] ☕ Pause : le jeu reprend { $when }. D'ici là, chacun peut prendre un add-on, { $stack } de plus, cela ne coûte rien.
   *[other] ☕ Pause : le jeu reprend { $when }. D'ici là, chacun peut prendre un add-on, { $stack } de plus pour { $amount }.
}
tourney-said-break-over = La pause est finie.
tourney-said-bubble = { $paid ->
    [one] La bulle : il en reste { $left }, et { $paid } d'entre eux aura un prix.
   *[other] La bulle : il en reste { $left }, et { $paid } d'entre eux auront un prix.
}
tourney-said-hand-for-hand = Main par main désormais : chaque table attend que toutes aient fini leur main.
tourney-said-in-the-money = Les { $left } qui restent sont tous payés.
tourney-said-final-table = 🏁 La table finale : il en reste { $left }.
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
tourney-button-wait = Aller en liste d'attente
tourney-button-withdraw = Se retirer
tourney-button-checkin = Pointer
tourney-button-rebuy = { $amount ->
    [0] Se recaver
   *[other] Se recaver ({ $amount })
}
tourney-button-re-entry = { $amount ->
    [0] Entrer à nouveau
   *[other] Entrer à nouveau ({ $amount })
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
tourney-done-check-in = Tu as pointé. Départ le { $when } : on t'appelle à ta table.
tourney-done-again = { $amount ->
    [0] Tu as { $stack } de plus.
   *[other] Tu as { $stack } de plus, et la dotation grandit de { $amount }.
}
tourney-done-add-on = { $amount ->
    [0] Tu as { $stack } de plus.
   *[other] Tu as { $stack } de plus, et la dotation grandit de { $amount }.
}
tourney-done-here = Bien. La table donne dès que tous sont là.
tourney-done-edit = { $name } est modifié. Son message le montre tel qu'il est maintenant.
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
tourney-next-check-in = Pointe à partir du { $opens } : il commence le { $when }, et qui n'a pas pointé n'a pas de place.
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
tourney-denial-already_in = Tu es déjà inscrit.
tourney-denial-not_in = Tu n'es pas dans ce tournoi.
tourney-denial-not_in-other = { $name } n'est pas dans ce tournoi, ou déjà éliminé.
tourney-denial-running = Il a commencé, et cela ne se fait qu'avant le départ.
tourney-denial-running-cancel = { $name } a commencé entre-temps. Redonne la commande pour l'annuler en cours de jeu.
tourney-denial-not_running = Il n'est pas en cours.
tourney-denial-no_check_in = Le pointage n'est pas ouvert. Là où il y en a un, il ouvre 15 minutes avant le départ : { $check_in }.
tourney-denial-already_checked_in = Tu as déjà pointé.
tourney-denial-insufficient_chips = Ton portefeuille contient trop peu de jetons : il en faut { $amount }. `/wallet` montre ce que tu as.
tourney-denial-banned = Tu es exclu des tables de ce serveur { $until }, tu ne peux donc pas t'inscrire.
tourney-denial-wallet_frozen = Ton portefeuille est gelé par un modérateur, tu ne peux donc pas payer. `/wallet` dit pourquoi.
tourney-denial-not_out = Tu as encore des jetons.
tourney-denial-no_rebuy = Il n'y a pour toi ni recave ni nouvelle entrée à présent : tu les as toutes eues, ou le temps en est passé.
tourney-denial-no_add_on = Il n'y a pas d'add-on pour toi à présent : tu l'as eu, ou sa pause est passée ou encore à venir.
tourney-denial-already_paused = Il est déjà en pause.
tourney-denial-not_paused = Il n'est pas en pause.
tourney-denial-buy_in_fixed = Le droit d'entrée reste : quelqu'un l'a payé. Annule le tournoi et crées-en un autre pour le changer.
tourney-denial-store_failed = Cela n'a pas pu être enregistré, donc rien ne s'est passé. Réessaie dans un instant.
tourney-denial-already_done = C'est déjà fait ; cela compte une fois.
tourney-hands = { $count ->
    [one] { $count } main, telle que la salle l'a vue : sans les cartes couchées ni jetées. Elle est au standard d'historique de mains de poker (.phh).
   *[other] Les { $count } mains, telles que la salle les a vues : sans les cartes couchées ni jetées. Elles sont au standard d'historique de mains de poker (.phh).
}
tourney-hands-later = Toutes les mains seront disponibles quand le tournoi sera fini.
tourney-hands-none = Aucune main n'a été jouée jusqu'au bout.
tourney-hands-too-large = Les mains ne tiennent pas dans un message. Demande-les à la personne qui fait tourner le bot.
