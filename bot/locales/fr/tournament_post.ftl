# What people see of tournaments: the card, the chip counts, the result, announcements, and the buttons' answers.

# The name of Limit Hold'em already has its limit.
tourney-game = { $kind ->
    [limit-holdem] { $game }
   *[other] { $game } · { $limit }
}
tourney-mix = Mix ({ $games }) · { $limit }
tourney-mix-usual = Mix ({ $games })
tourney-mix-named = { $mix } : { $games }
tourney-stakes-unlimited = { $limits ->
    [pot] pot limit
    [no] no limit
   *[both] pot limit et no limit
} { $stakes }
tourney-game-line = { $game } · { $seats }-max
tourney-rules = -# Règles maison : { $rules }
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
tourney-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
tourney-thread = { $name } { $number }
tourney-too-fast = ⚠️ À { $entrants } inscrits, la structure d'un tournoi de { $minutes } minutes est trop rapide pour laisser du jeu. Prévois au moins { $shortest } minutes.
tourney-off-target = ⚠️ À { $entrants } inscrits, compte environ { $likely } minutes et non { $minutes }, quelle que soit la durée des niveaux.
tourney-late-shorter = { $level ->
    [0] ⚠️ À { $entrants } inscrits, il n'y a { $again ->
        [re-entries] ni inscriptions tardives ni re-entries
        [rebuys] ni inscriptions tardives ni recaves
       *[none] pas d'inscriptions tardives
    } : dès le niveau 1, un tapis de départ vaut moins de { $bets } grosses mises.
   *[other] ⚠️ À { $entrants } inscrits, { $again ->
        [re-entries] inscriptions tardives et re-entries s'arrêtent
        [rebuys] inscriptions tardives et recaves s'arrêtent
       *[none] les inscriptions tardives s'arrêtent
    } à la fin du niveau { $level } et non { $asked } : ensuite, un tapis de départ vaut moins de { $bets } grosses mises.
}

## The card before the start

tourney-starts = 🗓️ Départ { $when }
tourney-fills = { $buy_in ->
    [0] 🪑 Départ une minute après la dernière place prise. S'il n'est pas complet avant le { $when }, il est annulé.
   *[other] 🪑 Départ une minute après la dernière place prise. S'il n'est pas complet avant le { $when }, il est annulé et chacun est remboursé.
}
tourney-standing = Dès qu'il démarre, le suivant ouvre.
tourney-when-full = dès qu'il est complet
tourney-opens = Ouverture des inscriptions : { $when }
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
tourney-bounty = { $kind ->
    [progressive] Prime progressive **{ $amount }**
   *[plain] Prime **{ $amount }**
}
tourney-pool = Dotation **{ $amount }**
tourney-guarantee = { $amount ->
    [one] { $amount } garanti
   *[other] { $amount } garantis
}
tourney-seats-for = 🎟️ Satellite : 1 place pour { $target } par tranche de { $amount } de dotation
tourney-seats-so-far = { $count ->
    [one] { $count } place pour l'instant
   *[other] { $count } places pour l'instant
}
tourney-seats-guaranteed = { $count ->
    [one] { $count } garantie
   *[other] { $count } garanties
}
tourney-target-gone = { $target } n'est plus ouvert : les places sont payées en jetons.
tourney-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
tourney-won-seat = place pour { $target }
tourney-re-entries = { $count ->
    [one] { $count } re-entry
   *[other] { $count } re-entries
}
tourney-rebuys = { $count ->
    [one] { $count } recave
   *[other] { $count } recaves
}
tourney-add-on = 1 add-on à la pause après les inscriptions tardives
tourney-needs-role = 🔒 Réservé à { $role }
tourney-needs-password = 🔒 Avec un mot de passe, demandé à l'inscription
tourney-stack = Tapis de départ { $amount }
tourney-level-minutes = { $count ->
    [one] niveaux d'environ { $count } minute
   *[other] niveaux d'environ { $count } minutes
}
tourney-level-hands = { $count ->
    [one] niveaux d'environ { $count } main
   *[other] niveaux d'environ { $count } mains
}
tourney-target = environ { $minutes } minutes en tout
tourney-ladder = **Structure à { $entrants } inscrits :** { $stakes }
tourney-ladder-fixed = **Structure :** { $stakes }
tourney-on-time = -# La structure est fixe. La durée de chaque niveau se règle à son début, selon le rythme de jeu, pour que le tournoi finisse à l'heure.
tourney-ends-about = -# La structure est fixe. La durée de chaque niveau se règle à son début, selon le rythme de jeu, pour que le tournoi finisse vers { $when }.
tourney-prizes-with = **Gains à { $entrants } inscrits :** { $prizes }
tourney-prizes = **Gains :** { $prizes }
tourney-prizes-so-far = **Gains à ce stade :** { $prizes }
tourney-entrants = **Inscrits : { $count } sur { $most }**
tourney-needed = il en faut { $least } pour démarrer
tourney-checked-in = ✅ { $name }
tourney-waiting = **Liste d'attente :** { $names }

## While it runs

tourney-level = **Niveau { $level } :** { $stakes }
tourney-next-level = Prochain niveau { $when } : { $stakes }
tourney-next-level-hands = Prochain niveau, compté en mains : { $stakes }
tourney-break-until = ☕ Pause, le jeu reprend { $when }
tourney-paused = ⏸️ En pause à la demande de la modération. Chrono du niveau arrêté.
tourney-reason = Raison : { $text }
tourney-hand-for-hand = Main par main : chaque main commence en même temps à toutes les tables, jusqu'à ce que la bulle éclate.
tourney-left = { $pool ->
    [0] **{ $left }** sur { $entrants } encore en jeu
   *[other] **{ $left }** sur { $entrants } encore en jeu · Dotation { $pool }
}
tourney-late-open = { $again ->
    [re-entries] Inscriptions tardives et re-entries jusqu'à la fin du niveau { $level }, ou avant si un tapis de départ devient trop court.
    [rebuys] Inscriptions tardives et recaves jusqu'à la fin du niveau { $level }, ou avant si un tapis de départ devient trop court.
   *[none] Inscriptions tardives jusqu'à la fin du niveau { $level }, ou avant si un tapis de départ devient trop court.
}
tourney-counts-link = [Chip count]({ $link })
tourney-out-so-far = **Éliminations**
tourney-won = 🏆 Victoire : **{ $names }**, parmi { $entrants } inscrits.
tourney-result-link = [Le résultat]({ $link })
tourney-cancelled = Annulé.
tourney-cancelled-running = { $pool ->
    [0] La modération y a mis fin.
   *[other] La modération y a mis fin. La dotation est partagée entre les joueurs encore en jeu.
}
tourney-too-few = { $buy_in ->
    [0] Pas assez d'inscrits : il en fallait { $least }.
   *[other] Pas assez d'inscrits : il en fallait { $least }. Chacun a récupéré son buy-in.
}

## The chip counts

tourney-board-title = { $name } : chip count
tourney-players-left = { $count ->
    [one] { $count } joueur en jeu
   *[other] { $count } joueurs en jeu
}
tourney-average = tapis moyen { $amount }
tourney-paid = { $count ->
    [one] { $count } place payée
   *[other] { $count } places payées
}
tourney-count = **{ $place }** { $name } · { $amount }
tourney-count-table = { $count } · T{ $table }
tourney-count-rebuys = { $count } · recave possible
tourney-tables = **Tables :** { $tables }
tourney-only-table = **Table :** { $channel }
tourney-table = T{ $number } { $channel } ({ $players })

## The result

tourney-result-title = { $name } : résultat
tourney-result-entrants = { $count ->
    [one] { $count } inscrit
   *[other] { $count } inscrits
}
tourney-result-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} (prévu : { $target })
tourney-result-hands = { $count ->
    [one] { $count } main
   *[other] { $count } mains
}
tourney-next = Prochain départ : { $when }
tourney-bounties = primes : { $amount }
tourney-refund = { $name } récupère { $amount }

## Discord's scheduled event

tourney-event-name = Tournoi
tourney-event = Tournoi : { $game }. « Intéressé » ne vaut pas inscription : inscris-toi sur la fiche, { $link }

## Announcements

tourney-said-reminder-day = **{ $name }** : départ { $when }. Inscrits : { $count } sur { $most }.
tourney-said-check-in-open = **{ $name }** : le check-in est ouvert, départ { $when }.
tourney-said-reminder-soon = **{ $name }** : départ à { $when }.
tourney-said-full = **{ $name }** est complet et démarre { $when }.
tourney-said-missing = Faites votre check-in maintenant pour garder votre place : { $users }
tourney-said-seat = `{ $seat }` { $name }
tourney-said-started = **{ $name }** commence : { $entrants } inscrits, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, niveau 1 à { $stakes }. { $breaks ->
    [yes] Les tables (la dernière casse en premier) :
   *[no] { $tables ->
        [one] La table :
       *[other] Les tables :
    }
}
tourney-said-started-here = **{ $name }** commence. Niveau 1 à { $stakes }, tapis de départ { $stack }. Les places :
tourney-said-level = ⬆️ **Niveau { $level }** dès la prochaine main, { $lasts } : { $stakes }
tourney-lasts-minutes = { $count ->
    [one] pour environ { $count } minute
   *[other] pour environ { $count } minutes
}
tourney-lasts-hands = { $count ->
    [one] pour { $count } main
   *[other] pour { $count } mains
}
tourney-said-late-over = { $pool ->
    [0] Inscriptions tardives closes : { $entrants } inscrits jouent.
   *[other] Inscriptions tardives closes : { $entrants } inscrits jouent pour { $pool }.
}
tourney-said-moved = { $name }, tu joues maintenant ici, place { $seat }.
tourney-said-waits = La table t'attend jusqu'à { $when }, puis distribue sans toi.
tourney-said-moves = { $name } change de table : { $channel }.
tourney-said-table-breaks = Cette table casse. Voici vos nouvelles places : vous y recevrez une mention dès que la main en cours y sera finie.
tourney-said-new-seat = { $name } : { $channel }, place { $seat }
tourney-said-table-broken = { $channel } casse, ses joueurs changent de table. { $left ->
    [one] Il reste { $left } table.
   *[other] Il reste { $left } tables.
}
tourney-said-out = { $name } sort à la { $place } place.
tourney-said-out-prize = { $name } sort à la { $place } place et gagne { $amount }.
tourney-said-bounty = { $shared ->
    [yes] { $kept ->
        [0] 🎯 { $name } touche une part de la prime de { $of } : { $amount }.
       *[other] 🎯 { $name } touche une part de la prime de { $of } : { $amount }, et { $kept } de plus sur sa propre tête.
    }
   *[no] { $kept ->
        [0] 🎯 { $name } remporte la prime de { $of } : { $amount }.
       *[other] 🎯 { $name } remporte la prime de { $of } : { $amount }, et { $kept } de plus sur sa propre tête.
    }
}
tourney-said-rebuy = { $amount ->
    [0] { $name }, tu n'as plus de jetons. Recave gratuite : { $stack } jetons. Sans réponse, élimination à { $when }.
   *[other] { $name }, tu n'as plus de jetons. Recave : { $stack } jetons pour { $amount }. Sans réponse, élimination à { $when }.
}
tourney-said-bought-again = { $name } revient avec un nouveau tapis.
tourney-said-moved-up = { $amount ->
    [0] { $name }, une place s'est libérée, tu joues ! Départ { $when }.
   *[other] { $name }, une place s'est libérée, tu joues ! Ton buy-in est payé. Départ { $when }.
}
tourney-passed-over = { $amount ->
    [0] Ton tour est venu sur la liste d'attente de { $name } ({ $place }), mais tu ne peux pas y jouer de tournoi pour le moment. Tu n'es plus sur la liste. `/tournament register` te dit pourquoi.
   *[other] Ton tour est venu sur la liste d'attente de { $name } ({ $place }), mais ton buy-in n'a pas pu être pris : pas assez de jetons, portefeuille gelé, ou accès aux tables suspendu (ban). Tu n'es plus sur la liste. `/wallet` montre ce que tu as, et `/tournament register` te réinscrit.
}
tourney-missed-check-in = Tu n'as pas fait ton check-in à temps pour { $name } ({ $place }) : tu n'es plus sur la liste d'attente.
tourney-left-out = { $amount ->
    [0] { $name } ({ $place }) a commencé, et aucune place ne s'est libérée pour toi. Tu n'es plus sur la liste d'attente.
   *[other] { $name } ({ $place }) a commencé, et aucune place ne s'est libérée pour toi. Tu n'es plus sur la liste d'attente, et tu n'as rien payé.
}
tourney-said-refunded = { $amount ->
    [0] Pas de check-in pour { $name }, qui ne joue pas.
   *[other] Pas de check-in pour { $name }, qui récupère { $amount }.
}
tourney-said-removed = La modération retire { $name } du tournoi.
tourney-said-sent = La modération envoie { $name } à { $channel } avant la prochaine main.
tourney-said-stays = { $name } ne va finalement pas à { $channel }.
tourney-said-corrected = La modération corrige les jetons de { $name } avant la prochaine main : { $change }.
tourney-said-correction-lapsed = Les jetons de { $name } ne sont finalement pas corrigés, il en reste trop peu : { $change }.
tourney-said-break = ☕ Pause : le jeu reprend { $when }.
tourney-said-break-add-on = { $amount ->
    [0] ☕ Pause : le jeu reprend { $when }. D'ici là, chacun peut prendre un add-on gratuit : { $stack } de plus.
   *[other] ☕ Pause : le jeu reprend { $when }. D'ici là, chacun peut prendre un add-on : { $stack } de plus pour { $amount }.
}
tourney-said-break-over = La pause est finie.
tourney-said-bubble-seats = { $paid ->
    [one] La bulle : encore { $left } en jeu pour { $paid } place.
   *[other] La bulle : encore { $left } en jeu pour { $paid } places.
}
tourney-said-seats = 🎟️ Une place pour { $target } : { $names }. Le résultat de { $event } est dans { $channel }.
tourney-said-bubble = { $paid ->
    [one] Bulle : { $left } joueurs pour { $paid } place payée.
   *[other] Bulle : { $left } joueurs pour { $paid } places payées.
}
tourney-said-hand-for-hand = Main par main désormais : chaque table attend que toutes aient fini leur main.
tourney-said-in-the-money = La bulle a éclaté : les { $left } restants sont dans l'argent.
tourney-said-final-table = 🏁 Table finale : plus que { $left } en jeu.
tourney-said-overrun = Le tournoi dure plus longtemps que prévu. À partir de 10 minutes de dépassement, chaque niveau dure deux mains.
tourney-said-paused = ⏸️ **{ $name }** est en pause à la demande de la modération. Chrono du niveau arrêté.
tourney-said-resumed = ▶️ **{ $name }** reprend.
tourney-said-cancelled = **{ $name }** est annulé.
tourney-said-finished = 🏆 { $name } gagne { $event }. Résultat dans { $channel }.

## Buttons

tourney-button-register = { $amount ->
    [0] S'inscrire
   *[other] S'inscrire ({ $amount })
}
tourney-button-late = { $amount ->
    [0] Inscription tardive
   *[other] Inscription tardive ({ $amount })
}
tourney-button-join = { $amount ->
    [0] Jouer
   *[other] Jouer ({ $amount })
}
tourney-button-wait = { $amount ->
    [0] Rejoindre la liste d'attente
   *[other] Rejoindre la liste d'attente ({ $amount })
}
tourney-button-withdraw = Se désinscrire
tourney-button-checkin = Faire mon check-in
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
tourney-button-next = { $amount ->
    [0] S'inscrire au prochain
   *[other] S'inscrire au prochain ({ $amount })
}
tourney-button-rematch = { $amount ->
    [0] Revanche
   *[other] Revanche ({ $amount })
}
tourney-button-hands = Télécharger toutes les mains
tourney-button-manage = Gérer
tourney-button-now = Commencer maintenant
tourney-button-delay = Reporter de 10 minutes

## Their answers

tourney-gone = Ce tournoi est terminé, ou il n'est pas de ce serveur.
tourney-done-register = { $amount ->
    [0] Inscription validée : { $name }.
   *[other] Inscription validée : { $name }. La dotation augmente de { $amount }.
}
tourney-done-bounty = Prime sur ta tête : { $amount }.
tourney-done-waiting = { $amount ->
    [0] Les { $most } places sont prises. Tu es numéro { $number } sur la liste d'attente, et tu reçois une mention si une place se libère pour toi.
   *[other] Les { $most } places sont prises. Tu es numéro { $number } sur la liste d'attente, et tu ne paies que si une place se libère pour toi.
}
tourney-done-late = { $amount ->
    [0] Inscription validée : { $name }, tapis de départ { $stack }. Tu reçois une mention quand ta place est prête.
   *[other] Inscription validée : { $name }, tapis de départ { $stack }. La dotation augmente de { $amount }. Tu reçois une mention quand ta place est prête.
}
tourney-done-withdraw = { $amount ->
    [0] Tu ne participes plus à { $name }.
   *[other] Tu ne participes plus à { $name }, et ton buy-in est de retour dans ton portefeuille.
}
tourney-done-withdraw-waiting = Tu n'es plus sur la liste d'attente de { $name }.
tourney-done-check-in = Check-in fait. Départ { $when } : tu reçois une mention à ta table.
tourney-done-check-in-waiting = Check-in fait. Tu es numéro { $number } sur la liste d'attente. Départ { $when } : tu reçois une mention si une place se libère pour toi.
tourney-done-again = { $amount ->
    [0] Tu as { $stack } de plus.
   *[other] Tu as { $stack } de plus, et la dotation augmente de { $amount }.
}
tourney-done-add-on = { $amount ->
    [0] Tu as { $stack } de plus.
   *[other] Tu as { $stack } de plus, et la dotation augmente de { $amount }.
}
tourney-done-here = C'est noté. La main part dès que tout le monde est là.
tourney-done-edit = { $name } est modifié. La fiche est à jour.
tourney-done-edit-cut = C'est moins que la durée du check-in : il est ouvert dès maintenant, et qui le manque garde sa place.
tourney-done-start = Nouveau début de **{ $name }** : { $when }. Les inscrits sont prévenus.
tourney-manage = **{ $name }** commence { $when }. { $count ->
    [one] 1 inscrit
   *[other] { $count } inscrits
}, il en faut au moins { $least }.
tourney-manage-now = *Commencer maintenant* : début dans une minute, avec tous les inscrits.
tourney-manage-now-check-in = *Commencer maintenant* : début dans une minute, avec tous les inscrits. Personne ne perd sa place faute de check-in.
tourney-manage-few = *Commencer maintenant* demande au moins { $least } inscrits. `/tournament edit more:entrants_least=` change ce nombre.
tourney-manage-delay = *Reporter de 10 minutes* : début { $when }.
tourney-manage-again = Le check-in rouvre alors { $opens }, et ceux qui l'ont déjà fait devront le refaire.
tourney-manage-told = Dans les deux cas, chaque inscrit reçoit un message avec l'ancien et le nouveau début, et peut encore se désinscrire.
tourney-manage-none = Le début de { $name } ne peut plus être déplacé.
tourney-done-cancel = { $amount ->
    [0] { $name } est annulé.
   *[other] { $name } est annulé, et chacun récupère ses jetons comme indiqué sur la fiche.
}
tourney-done-pause = { $name } passe en pause : les mains en cours se terminent, puis rien n'est distribué.
tourney-done-pause-now = { $name } est en pause dès maintenant, et tous les chronos sont arrêtés.
tourney-done-resume = { $name } reprend.
tourney-done-add = { $player } est inscrit à { $name } et prévenu.
tourney-done-add-waiting = { $player } est sur la liste d'attente de { $name } et prévenu.
tourney-done-offer = { $amount ->
    [0] { $player } reçoit un message avec le bouton *S'inscrire*. Aucune place n'est réservée : seul son clic compte.
   *[other] { $player } reçoit un message avec le bouton *S'inscrire ({ $amount })*. Aucune place n'est réservée : seul son clic compte.
}
tourney-done-remove = { $player } ne participe plus à { $name }.
tourney-done-send = { $player } passe à { $channel } avant la prochaine main.
tourney-done-stay = { $player } reste à { $channel }.
tourney-done-chips-more = Les jetons de { $player } sont corrigés avant la prochaine main : { $change }.
tourney-done-chips-fewer = Les jetons de { $player } sont corrigés avant la prochaine main : { $change }. S'il en reste trop peu d'ici là, la correction est abandonnée.
tourney-next-running = Le tournoi est en cours. Tu reçois une mention quand ta place est prête.
tourney-next-table = Tu joues à { $channel }.
tourney-next-check-in = Ouverture du check-in : { $opens }. Départ { $when }, et sans check-in, pas de place.
tourney-next-check-in-now = Fais ton check-in maintenant : départ { $when }, et sans check-in, pas de place.
tourney-next-start = Départ { $when } : tu reçois une mention à ta table.
tourney-next-fills = Départ une minute après la dernière place prise : tu reçois une mention.
tourney-next-waiting = Départ { $when } : tu reçois une mention si une place se libère pour toi.
tourney-done-move = **{ $name }** est maintenant dans { $channel }.
tourney-next-none = Plus aucun départ n'est prévu. `/tournament list` montre les autres tournois.
tourney-rematch-over = Cette revanche est déjà terminée. Pour une autre, appuie sur *Revanche* sous son résultat.
tourney-rematch-late = Tu peux proposer une revanche pendant une heure après la fin. Le délai a expiré le <t:{ NUMBER($when, useGrouping: 0) }:F>.
tourney-rematch-players = Pour proposer une revanche, il faut avoir joué. Ensuite, tout le monde peut s'inscrire.
tourney-denial-over = Ce tournoi est terminé.
tourney-denial-not_open = Ouverture des inscriptions : { $opens }.
tourney-denial-closed = Inscriptions closes : la période d'inscriptions tardives est finie, ou toutes les places sont prises.
tourney-denial-price = { $amount ->
    [0] { $name } n'a plus de buy-in, contrairement à ce que dit ce bouton. *S'inscrire*, sur sa fiche, est à jour.
   *[other] Le buy-in de { $name } est maintenant de { $amount }, et non ce que dit ce bouton : rien n'a été prélevé. *S'inscrire*, sur sa fiche, est à jour.
}
tourney-denial-already_in = Ton inscription est déjà faite.
tourney-denial-needs_role = Ce tournoi est réservé à { $role }. Il te faut ce rôle pour t'inscrire.
tourney-denial-needs_password = Ce tournoi demande un mot de passe. *S'inscrire*, sur sa fiche, permet de le saisir.
tourney-denial-wrong_password = Ce n'est pas le bon mot de passe. Demande-le à qui organise { $name }, puis clique encore sur *S'inscrire*.
tourney-password-title = Inscription avec mot de passe
tourney-password-field = Mot de passe
tourney-password-hint = Demande-le à qui organise { $name }.
tourney-denial-already_in-waiting = Tu es déjà numéro { $number } sur la liste d'attente.
tourney-denial-already_out = Tu n'es plus dans ce tournoi.
tourney-denial-already_out-re-entry = Tu n'es plus dans ce tournoi. *Re-entry*, sur sa fiche, te remet en jeu.
tourney-denial-not_in = Tu ne participes pas à ce tournoi.
tourney-denial-not_in-other = { $name } ne participe pas à ce tournoi, ou n'y est plus.
tourney-denial-already_in-other = { $name } participe déjà.
tourney-denial-already_offered-other = { $name } a déjà une offre d'inscription. Elle vaut jusqu'à son clic, ou jusqu'au départ du tournoi.
tourney-denial-already_offered = Tu as déjà une offre d'inscription.
tourney-denial-banned-other = { $name } est banni des tables de ce serveur. `/mod unban` lève le ban.
tourney-denial-leaving-other = { $name } ne peut pas être inscrit pour l'instant. Réessaie plus tard.
tourney-denial-running = Le tournoi a commencé : c'est possible seulement avant le départ.
tourney-denial-running-cancel = { $name } a commencé entre-temps. Répète la commande pour l'annuler quand même.
tourney-denial-starting = Toutes les places sont prises et il démarre dans moins d'une minute. C'était possible avant.
tourney-denial-not_running = Ce tournoi n'est pas en cours.
tourney-denial-no_check_in = Le check-in n'est pas encore ouvert. Il ouvre 15 minutes avant le départ : { $check_in }.
tourney-denial-no_check_in-none = Ce tournoi n'a pas de check-in : l'inscription suffit pour avoir une place au départ.
tourney-denial-no_check_in-over = Le check-in est terminé.
tourney-denial-already_checked_in = Ton check-in est déjà fait.
tourney-denial-insufficient_chips = Pas assez de jetons dans ton portefeuille : il en faut { $amount }. `/wallet` montre ce que tu as.
tourney-denial-banned = Ton accès aux tables de ce serveur est suspendu (ban) { $until } : pas d'inscription possible.
tourney-denial-leaving = Tu as demandé l'effacement de tes données : pas d'inscription possible tant qu'il n'est pas fini.
tourney-denial-wallet_frozen = La modération a gelé ton portefeuille : tu ne peux pas payer. `/wallet` dit pourquoi.
tourney-denial-not_out = Tu as encore des jetons.
tourney-denial-no_rebuy = Pas de recave ni de re-entry pour toi : tu les as toutes prises, ou il est trop tard.
tourney-denial-no_add_on = Pas d'add-on pour toi maintenant : tu l'as déjà pris, ou sa pause est passée ou encore à venir.
tourney-denial-already_paused = Le tournoi est déjà en pause.
tourney-denial-not_paused = Le tournoi n'est pas en pause.
tourney-denial-buy_in_fixed = Le buy-in ne change plus : quelqu'un l'a payé. Annule le tournoi et crées-en un autre.
tourney-denial-moving = { $player } change de table ou attend des jetons. Attends le début de sa prochaine main.
tourney-denial-one_table = Il n'y a qu'une table. Il en faut deux pour déplacer quelqu'un.
tourney-denial-same_table = { $player } y joue déjà. Choisis une autre table.
tourney-denial-table_breaks = Cette table, ou celle de { $player }, va casser, et ses places sont tirées au sort. Choisis une table qui reste.
tourney-denial-table_full = Cette table n'a pas de place libre. Choisis-en une autre.
tourney-denial-in_matches = Le tirage au sort a fixé toutes les rencontres : dans un tableau ou un shootout, personne ne peut être déplacé.
tourney-denial-stopped = { $name } est en pause, temps pour jouer compris. Fais reprendre le tournoi, puis déplace { $player }.
tourney-denial-no_chips_left = { $player } n'aurait plus de jetons. Retires-en moins, ou utilise `/tournament remove`.
tourney-denial-too_few_spots = { $count ->
    [one] Il y a déjà { $count } inscrit : il faut au moins autant de places.
   *[other] Il y a déjà { $count } inscrits : il faut au moins autant de places.
}
tourney-denial-edited = Quelqu'un d'autre vient de modifier ce tournoi : ta modification n'a pas été prise. Regarde-le, puis renvoie-la.
tourney-denial-soon = Il commence de toute façon dans moins d'une minute.
tourney-denial-too_few = Il faut au moins { $least } inscrits pour commencer. `/tournament edit more:entrants_least=` change ce nombre.
tourney-denial-edited-start = Le début a changé entre-temps, ton clic n'a donc rien changé. Voici où l'on en est :
tourney-denial-store_failed = L'enregistrement a échoué, rien n'a changé. Réessaie dans un instant.
tourney-denial-outcome_unknown = Le disque a lâché pendant l'enregistrement, je ne sais pas encore si ça a compté. Le bot doit d'abord redémarrer, puis je te le dis en MP.
tourney-denial-already_done = Déjà pris en compte : ça ne compte qu'une fois.
tourney-hands = { $count ->
    [one] { $count } main, telle que la table l'a vue, sans les cartes couchées ou jetées, au format standard d'historique de mains de poker (.phh).
   *[other] Les { $count } mains, telles que la table les a vues, sans les cartes couchées ou jetées, au format standard d'historique de mains de poker (.phh).
}
tourney-hands-later = Tu peux télécharger toutes les mains une fois le tournoi terminé.
tourney-hands-none = Aucune main n'est allée au bout.
tourney-hands-too-large = Les mains ne tiennent pas dans un message. Demande-les à l'hôte du bot.

# Tableaux et shootouts
tourney-game-line-bracket = { $game } · tableau heads-up
tourney-game-line-shootout = { $game } · shootout en { $seats }-max
tourney-bracket = **Tableau à { $entrants } inscrits :** { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}, { $byes ->
    [0] sans exempts
    [one] { $byes } exempt
   *[other] { $byes } exempts
}, environ { $minutes } minutes par duel et { $total } en tout. Chaque duel commence avec des tapis neufs.
tourney-shootout = **Shootout à { $entrants } inscrits :** { $tables } (tables × joueurs), environ { $minutes } minutes par table et { $total } en tout. Les vainqueurs repartent avec un tapis neuf.
tourney-prize-shared = { $first } à { $last } { $amount } chacun
tourney-round = { $kind ->
    [final] Finale
    [semifinal] Demi-finale
    [quarterfinal] Quart de finale
    [last] { $players ->
        [16] Huitième de finale
        [32] Seizième de finale
       *[other] Trente-deuxième de finale
    }
   *[round] Tour { $round }
}
tourney-to-round = { $kind ->
    [final] en finale
    [semifinal] en demi-finale
    [quarterfinal] en quart de finale
    [last] { $players ->
        [16] en huitième de finale
        [32] en seizième de finale
       *[other] en trente-deuxième de finale
    }
   *[round] au tour { $round }
}
tourney-match = **{ $round } :** { $players } · niveau { $level } · { $channel }
tourney-match-pairing = { $one } – { $two }
tourney-match-player = { $name } { $amount }
tourney-match-won = { $players } : { $name } passe
tourney-match-waiting = **En attente d'adversaires :** { $names }
tourney-said-match = **{ $round } :** { $players }. Niveau 1 à { $stakes }, tapis de départ { $stack }.
tourney-said-through = **{ $name }** passe { $round } et attend son adversaire.
tourney-said-through-against = **{ $name }** passe { $round } contre { $names }.
tourney-said-absent = { $name }, ton duel a commencé. Joue avant { $when }, sinon tu le perds.
tourney-said-forfeited = { $name } n'était pas là pendant 5 minutes et perd son duel.
tourney-said-byes = Exempts du premier tour : { $names }
