# The pace of a table: plans for the next turn, the time bank, reminders, showing after a hand, slow tables.

pace-button-ahead = Prévoir mon action
pace-button-time = Plus de temps ({ $seconds } s)
pace-button-post = Poster { $amount } et jouer
pace-button-show = Montrer mes cartes
pace-button-leave = Quitter et coucher ma main
pace-button-stay = Rester

pace-turn-bank = À { $name } de jouer sur sa réserve de temps, fin du chrono { $when }
pace-turn-bank-to-call = À { $name } de jouer sur sa réserve de temps, { $amount } pour suivre, fin du chrono { $when }
pace-turn-bank-to-draw = À { $name } de tirer sur sa réserve de temps, fin du chrono { $when }
pace-may-show = Montrer ses cartes avec *{ $menu }*, jusqu'à la prochaine main : { $names }.
pace-fact-slow = { $hours ->
    [one] { $hours } heure par tour
   *[other] { $hours } heures par tour
}
pace-fact-rush = { $seconds } secondes par tour
seat-waiting-for-blind = attend la grosse blinde
seat-waiting-for-hand = entre à la prochaine main

# The plans of one player, for their eyes only.

pace-plan-title = Prévoir ton prochain tour
pace-plan-about = Visible par toi uniquement. Un choix vaut pour une action et s'annule à la fin du tour de mises. Il ne mise jamais pour toi, ne relance jamais, ne paie jamais le bring-in et ne te couche jamais quand tu peux checker.
pace-plan-none = Rien de prévu : à ton tour, tu choisis.
pace-planned-check_fold = Prévu : check/fold automatique.
pace-planned-call_this = { $all_in ->
    [yes] Prévu : suivre { $amount }, tous tes jetons. Si la mise monte avant ton tour, à toi de choisir.
   *[no] Prévu : suivre { $amount }. Si la mise monte avant ton tour, à toi de choisir.
}
pace-planned-call_any = Prévu : suivre n'importe quelle mise, checker s'il n'y en a pas. Pour tes derniers jetons, à toi de choisir.
pace-planned-fold_any = Prévu : te coucher sur une mise. Si tu peux checker, à toi de choisir.
pace-planned-pat = Prévu : rester servi.
pace-plan-check_fold = Check/fold automatique
pace-plan-call_this = { $all_in ->
    [yes] Suivre { $amount } (tapis)
   *[no] Suivre { $amount }
}
pace-plan-call_any = Suivre n'importe quelle mise
pace-plan-fold_any = Se coucher sur une mise
pace-plan-pat = Rester servi
pace-plan-nothing = Me demander
pace-choice-check_fold = Checker si c'est gratuit, sinon se coucher
pace-choice-call_this = Suivre la mise actuelle
pace-choice-call_any = Suivre n'importe quelle mise
pace-choice-fold_any = Se coucher sur une mise, sinon me demander
pace-choice-pat = Rester servi
pace-choice-none = Ne rien prévoir

denial-your_turn = C'est déjà ton tour : joue avec les boutons de la table.
denial-no_plan = Tu ne peux pas prévoir ça pour l'instant.
denial-bet_grew = La mise a changé depuis que tu l'as vue : rien n'est prévu.
denial-no_bank = Ta réserve de temps à cette table est vide.
denial-no_bank-here = Il n'y a pas de réserve de temps à cette table.
denial-bank_runs = Ta réserve de temps tourne déjà, ou démarre à la fin de ton temps.
denial-not_waiting = Tu n'attends pas la grosse blinde.
denial-nothing_to_show = Rien à montrer. Jusqu'à la donne suivante, tu peux montrer une main jetée ou gagnée sans abattage ; une main couchée reste cachée.

done-post-blind = Tu postes la grosse blinde et tu joues dès la prochaine main, ou une fois que le bouton est passé.
done-more-time = Réserve de temps activée. Fin de ton chrono { $when }.
done-show = Tu as montré tes cartes.

pace-leave-ask = { $amount ->
    [0] Tu es dans le coup en cours à { $table }.
    [one] Tu es dans le coup à { $table }, avec { $amount } jeton dans le pot.
   *[other] Tu es dans le coup à { $table }, avec { $amount } jetons dans le pot.
} Si tu pars maintenant, check/fold automatique jusqu'à la fin de la main, puis ton tapis revient dans ton portefeuille. Quitter ?
pace-leave-stay = Tu restes à { $table }.

# Reminders

pace-reminder = { $player }, fin de ton chrono à cette table { $when }
pace-reminder-bank = { $player }, fin de ta réserve de temps à cette table { $when }
pace-nudge = À toi de jouer à { $table }. Fin de ton chrono : { $when }.
pace-nudge-late = Toujours à toi de jouer à { $table }. Fin de ton chrono : { $when }.
pace-nudge-where = Main { $number } · { $street } · Pot { $pot } · [Aller à la table]({ $link })

# Opening a table

command-table-open-pace = Temps par tour (par défaut : celui de la salle)
command-plan = Choisir ta prochaine action à l'avance
command-plan-action = L'action à prévoir (par défaut : tu choisis avec des boutons)
command-choose = Choisir le prochain jeu, quand c'est à toi (choix du donneur)
command-choose-game = Un jeu de la liste de la table
command-time = Utiliser ta réserve de temps pour le tour en cours
command-show = Montrer tes cartes après un pot gagné sans abattage ou une main jetée
help-heading-turnrequests = Rythme
pace-name-rush = Express : 15 secondes par tour
pace-name-normal = Normal : 45 secondes par tour
pace-name-relaxed = Tranquille : 90 secondes par tour
pace-name-slow = Lent : 12 heures par tour, sur plusieurs jours
pace-and-clock = Choisis un rythme ou un chrono, pas les deux.
table-info-clock = Chrono : { $seconds } secondes pour jouer ; la table ferme après { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} d'inactivité
table-info-bank = Réserve de temps : { $seconds } secondes par joueur ; elle se recharge en partie toutes les { $hands } mains
table-info-no-bank = Réserve de temps : aucune
table-info-slow = Chrono : { $hours } heures pour jouer, avec un MP quand c'est ton tour ; la table ferme après { $days } jours sans jeu
pace-clock-seconds = { $seconds } secondes pour jouer
pace-clock-hours = { $hours } heures pour jouer
