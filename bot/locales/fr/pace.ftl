# Le rythme d'une table : prévoir son prochain tour, la réserve de temps, les rappels, montrer après une main, les tables lentes.

pace-button-ahead = Prévoir
pace-button-time = Plus de temps ({ $seconds } s)
pace-button-post = Poster et jouer
pace-button-show = Montrer mes cartes
pace-button-leave = Quitter et abandonner la main
pace-button-stay = Rester

pace-turn-bank = À { $name } de jouer sur sa réserve de temps, fin du chrono { $when }
pace-turn-bank-to-call = À { $name } de jouer, { $amount } pour suivre, fin de la réserve de temps { $when }
pace-turn-bank-to-draw = À { $name } de tirer, fin de la réserve de temps { $when }
pace-may-show = { $names } peut montrer ce que personne n'a vu, jusqu'à la prochaine main : *{ $menu }*.
pace-fact-slow = { $hours ->
    [one] { $hours } heure par tour
   *[other] { $hours } heures par tour
}
pace-fact-rush = { $seconds } secondes par tour
seat-waiting-for-blind = attend la grosse blinde
seat-waiting-for-hand = à la prochaine main

# Ce qu'un joueur prévoit, pour ses seuls yeux.

pace-plan-title = Prévoir ton prochain tour
pace-plan-about = Visible par toi uniquement. Un choix vaut pour une action et s'annule à la fin du tour de mises. Il ne mise, ne relance et ne paie jamais le bring-in pour toi, et ne couche jamais une main qui peut checker.
pace-plan-none = Tu n'as rien prévu : quand ce sera ton tour, on te demandera.
pace-planned-check_fold = Prévu : check/fold automatique.
pace-planned-call_this = { $all_in ->
    [yes] Prévu : tu suis { $amount }, tous tes jetons. Si la mise grandit avant ton tour, on te demandera.
   *[no] Prévu : tu suis { $amount }. Si la mise grandit avant ton tour, on te demandera.
}
pace-planned-call_any = Prévu : tu suis la mise quelle qu'elle soit alors, et fais parole s'il n'y en a pas. Si cela prend tes derniers jetons, on te demandera.
pace-planned-fold_any = Prévu : tu te couches face à toute mise. Là où tu peux faire parole, on te demandera.
pace-planned-pat = Prévu : tu restes servi.
pace-plan-check_fold = Check / fold
pace-plan-call_this = { $all_in ->
    [yes] Suivre { $amount } (tapis)
   *[no] Suivre { $amount }
}
pace-plan-call_any = Suivre n'importe quelle mise
pace-plan-fold_any = Se coucher sur une mise
pace-plan-pat = Servi
pace-plan-nothing = Me demander
pace-choice-check_fold = Checker si c'est gratuit, sinon se coucher
pace-choice-call_this = Suivre la mise telle qu'elle est maintenant
pace-choice-call_any = Suivre la mise quelle qu'elle soit alors
pace-choice-fold_any = Se coucher face à toute mise, sinon me demander
pace-choice-pat = Rester servi
pace-choice-none = Ne rien prévoir

denial-your_turn = C'est déjà ton tour : joue avec les boutons de la table.
denial-no_plan = Il n'y a rien de tel à prévoir pour toi maintenant.
denial-bet_grew = La mise a changé depuis que tu l'as vue, rien n'a donc été prévu.
denial-no_bank = Il ne te reste rien dans ta réserve de temps à cette table.
denial-bank_runs = Ta réserve de temps court déjà, ou suit quand ton temps est écoulé.
denial-not_waiting = Tu n'attends pas la grosse blinde.
denial-nothing_to_show = Rien à montrer : il faut avoir gagné sans abattage ou jeté sa main, et la donne suivante y met fin. Une main couchée reste cachée.

done-post-blind = Tu postes la grosse blinde et tu joues dès la prochaine main.
done-more-time = Ta réserve de temps prend le relais ensuite. Fin du chrono { $when }.
done-show = Tu as montré tes cartes.

pace-leave-ask = { $amount ->
    [0] Tu es dans la main en cours à { $table }.
    [one] Tu es dans la main à { $table }, avec { $amount } jeton à toi dans le pot.
   *[other] Tu es dans la main à { $table }, avec { $amount } jetons à toi dans le pot.
} Si tu pars maintenant, tu fais parole là où c'est gratuit et te couches sinon ; à la fin de la main, ton tapis revient à ton portefeuille. Quitter ?
pace-leave-stay = Tu restes à { $table }.

# Rappels

pace-reminder = { $player }, ton temps à cette table est presque écoulé : { $when }
pace-nudge = C'est à toi de jouer à { $table }. Ton temps se termine le { $when }.
pace-nudge-late = C'est toujours à toi de jouer à { $table }, et ton temps s'épuise : { $when }
pace-nudge-where = Main { $number } · { $street } · Pot { $pot } · [Aller à la table]({ $link })

# Ouvrir une table

command-table-open-pace = Combien dure un tour ; le temps habituel de la salle si omis
command-plan = Dire d'avance ce que tu fais à ton prochain tour
command-plan-action = Que faire ; si omis, tu choisis par boutons
command-choose = Choisir le prochain jeu, quand le choix du donneur est à toi
command-choose-game = Un jeu de la liste de la table
command-time = Prendre ta réserve de temps dans le tour en cours
command-show = Montrer tes cartes après un pot gagné sans abattage ou une main jetée
help-heading-turnrequests = Rythme
pace-name-rush = Express : 15 secondes par tour
pace-name-normal = Normal : 45 secondes par tour
pace-name-relaxed = Tranquille : 90 secondes par tour
pace-name-slow = Lent : 12 heures par tour, sur des jours
pace-and-clock = Donne un rythme ou un chrono, pas les deux.
table-info-clock = Chrono : { $seconds } secondes pour jouer ; ferme après { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} d'inactivité
table-info-bank = Réserve de temps : { $seconds } secondes par joueur ; elle se recharge en partie toutes les { $hands } mains.
table-info-no-bank = Réserve de temps : aucune.
table-info-slow = Chrono : { $hours } heures pour jouer ; un message te dit quand c'est à toi. Elle ferme quand personne n'a joué pendant { $days } jours.
pace-clock-seconds = { $seconds } secondes pour jouer
pace-clock-hours = { $hours } heures pour jouer
