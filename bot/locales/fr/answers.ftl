# What a player is told privately: what they did, or why not and what is allowed now.

allowed-now = Tu peux { $options }.
option-bring_in = payer le bring-in ({ $amount })
option-complete = compléter à { $amount }
option-check = checker
option-bet = miser { $amount }
option-call = suivre { $amount }
option-raise = relancer à { $amount }
option-fold = te coucher
option-draw = tirer jusqu'à { $most } cartes, ou rester servi
option-range = { $option } ou plus, jusqu'à { $most }

your-turn = C'est à toi de jouer.
turn-of = C'est à { $name } de jouer.
refusal-hand_over = La main est terminée. La suivante n'est pas encore distribuée.
refusal-not_in_hand = Tu n'es pas dans ce coup, ou tu as couché ta main. Attends la prochaine.
refusal-out_of_turn = C'est à { $name } de jouer, pas à toi.
refusal-passed-in = Personne n'a ouvert : personne ne joue avant la nouvelle donne.
refusal-check_facing_bet = Il faut { $amount } pour suivre : impossible de checker.
refusal-fold_is_free = Checker est gratuit ici : inutile de te coucher.
refusal-nothing_to_call = Il n'y a pas de mise à suivre.
refusal-capped = Le cap est atteint : plus de relance à ce tour.
refusal-not_reopened = Tu ne peux pas relancer : personne n'a fait de relance complète depuis ton action.
refusal-nobody_to_call = Plus personne n'a de jetons pour te suivre.
refusal-wrong_kind = Cette action n'est pas possible ici.
refusal-must-open = Tu as le bring-in. Tu peux { $options }.
refusal-too_many_discards = Tu ne peux pas jeter autant de cartes.
refusal-not_your_cards = Nomme tes propres cartes, chacune une seule fois.
refusal-no_openers = Il faut une paire de valets ou mieux pour ouvrir, et tu n'en as pas. Ce message n'est visible que par toi.
refusal-wrong_amount = Ce montant n'est pas possible ici.

denial-closed = Cette table est fermée, et chacun a récupéré ses jetons. `/table list` montre les tables ouvertes.
denial-closed-tournament = Cette table de tournoi est fermée. `/tournament info` montre où en est le tournoi.
denial-closes-after-hand-tournament = Cette table de tournoi casse après la main en cours, et ses joueurs changent de table. `/tournament info` montre où en est le tournoi.
denial-tournament = En tournoi, les places sont attribuées automatiquement. Tu joues jusqu'à ton dernier jeton. Si tu t'absentes, tu reçois des cartes, puis check/fold automatique.
denial-closes-after-hand = Cette table ferme après la main en cours : plus personne ne peut s'y asseoir. `/table list` montre les tables ouvertes.
denial-paused = La table est en pause : rien n'est possible pour l'instant. Jetons et cartes restent en place. Réessaie dans un instant.
denial-paused-tournament = Le tournoi est en pause : rien n'est distribué, chronos arrêtés jusqu'à la reprise. Tes jetons et tes cartes restent en place.
denial-paused-moderator = La modération a mis cette table en pause : rien n'est distribué, chronos arrêtés. Tes jetons et tes cartes restent en place. Tu peux regarder tes cartes, te mettre en sit-out ou quitter la table.
denial-paused-onlooker = La modération a mis cette table en pause : personne ne peut s'asseoir pour l'instant. En attendant, `/table wait` te met sur la liste d'attente.
denial-store_failed = L'enregistrement a échoué, rien n'a changé. Réessaie dans un instant.
denial-outcome_unknown = Le disque a lâché pendant l'enregistrement, je ne sais pas encore si ça a compté. Le bot doit d'abord redémarrer, puis je te le dis en MP.
denial-already_done = Déjà pris en compte.
denial-not_seated = Tu ne joues pas à cette table. Cave pour t'asseoir : { $buy_in }.
denial-not_seated-tournament = Tu ne joues pas à cette table de tournoi. Tu peux regarder ; `/tournament info` montre où en est le tournoi.
denial-already_seated = Tu as déjà la place { $seat } ici. `/table seat` te fait changer de place.
denial-table_full = Les { $seats } places sont prises. `/table wait` t'inscrit sur la liste d'attente : dès qu'une place se libère, elle est à toi.
denial-seat_taken = Cette place est prise. Places libres : { $free }.
denial-no_other_seat = Cette place est prise, et il n'y en a pas d'autre de libre.
denial-no_such_seat = Les places de cette table vont de 1 à { $seats }.
denial-buy_in_size = Cave acceptée ici : { $buy_in }.
denial-insufficient_chips = Pas assez de jetons dans ton portefeuille. Cave acceptée ici : { $buy_in } ; `/wallet` montre ce que tu as.
denial-no_hand = Pas de main en cours.
denial-in_hand = Impossible pendant une main. Réessaie quand elle est finie.
denial-too_few = Il faut deux joueurs avec des jetons pour lancer une main. Invite quelqu'un avec `/table invite`.
denial-stale = Ce bouton n'est plus valable : le tour est passé.
denial-already_out = Tu es déjà en sit-out. Pour revenir : *{ $menu }* à la table ou `/table back`.
denial-out-of-chips = Tu n'as plus de jetons à cette table. Recave : { $buy_in }, avec *{ $menu }* à la table ou `/table sit`.
denial-not_out = Tu n'es pas en sit-out et tu ne pars pas : rien à annuler. `/table sitout` te met en sit-out.
denial-not_out-tournament = Aucune absence notée : à ton tour, la table t'attend.
denial-already_leaving = Tu pars déjà : tes jetons te reviennent à la fin de cette main.
denial-kicked = La modération t'a fait quitter cette table : tes jetons te reviennent à la fin de la main. D'ici là, check/fold automatique.
denial-kicked-tournament = La modération t'a fait quitter le tournoi. Tes jetons misés restent dans le pot, et ta main ne peut pas le gagner.
denial-already_paused = La table est déjà en pause. `/mod resume` la fait reprendre.
denial-not_paused = La modération n'a pas mis cette table en pause. `/mod pause` la met en pause.
denial-already_owner = Cette personne est déjà propriétaire de la table.
denial-not_sealed = Les donnes de cette table ne sont pas scellées : rien à couper.
denial-deal_closed = La prochaine donne est close : trop tard pour la couper. Une fois qu'elle est distribuée, tu peux couper la suivante.
denial-has_cut = Tu as déjà coupé la prochaine donne : c'est un seul mot par place et par donne.
denial-no_word = Écris de 1 à 64 caractères visibles.
denial-choice_over = Le prochain jeu est déjà choisi.
denial-no_choice = Pas de jeu à choisir pour l'instant.
denial-not_your_choice = C'est à quelqu'un d'autre de choisir le jeu.
denial-not_on_list = Ce jeu n'est pas sur la liste de la table.
done-choose = Prochain jeu : { $game }.
denial-banned = Ton accès aux tables de ce serveur est suspendu (ban) { $until } : pas de cave possible. Tu peux regarder ; un modérateur peut lever le ban.
denial-leaving = Tu as demandé l'effacement de tes données : pas de nouvelle place. Dès que tu quittes ta dernière table, elles sont effacées.
denial-wallet_frozen = La modération a gelé ton portefeuille : pas de cave possible. Tu continues à jouer avec tes jetons aux tables ; `/wallet` affiche la raison.
kick-not-seated = { $name } ne joue pas à { $table }.
kick-sits-nowhere = { $name } ne joue à aucune table ici.
kick-letter = La modération t'a fait quitter { $table } sur { $server }. Ce n'est pas un ban.
kick-already-leaving = { $name } quitte déjà { $table } et récupère ses jetons à la fin de la main.
kick-tournament = { $table } appartient à un tournoi. Pour { $name }, utilise `/tournament remove`.
close-tournament = { $table } appartient à un tournoi et ferme avec lui. `/tournament pause` met le tournoi en pause, `/tournament cancel` y met fin.
pause-closes-after-hand = { $table } ferme après la main en cours : il n'y aura plus rien à mettre en pause. Tu peux encore la mettre en pause tout de suite.
pause-due = { $table } se met déjà en pause à la fin de cette main. `/mod pause` sans l'option après_la_main le fait tout de suite, `/mod resume` annule la pause.
hand-over-tournament = { $table } appartient à un tournoi : elle n'a pas de propriétaire.
hand-over-already = { $name } est déjà propriétaire de { $table }.
leaving-way-back = Tu changes d'avis ? Reviens avec *{ $menu }* à la table ou `/table back` avant la fin de la main.
next-hand-due = Prochaine main à { $when }.
no-hand-due = La prochaine main part dès que deux joueurs sont prêts.
no-hand-while-tournament-paused = Rien n'est distribué avant la reprise du tournoi.
no-hand-while-paused = Rien n'est distribué tant que la modération n'a pas levé la pause.
buy-in-one = { $amount }
buy-in-range = { $least } à { $most }

done-act = C'est fait.
done-bring_in = Tu paies le bring-in ({ $amount }).
done-complete = Tu complètes à { $amount }.
done-check = Tu checkes.
done-bet = Tu mises { $amount }.
done-call = Tu suis { $amount }.
done-raise = Tu relances à { $amount }.
done-fold = Tu te couches.
done-draw = { $count ->
    [0] Tu restes servi.
    [one] Tu tires { $count } carte.
   *[other] Tu tires { $count } cartes.
}
done-sit = Tu es à la place { $seat } avec { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}.
done-leave = Tu as quitté { $table }. Tes jetons sont de retour dans ton portefeuille.
done-leaving = Tu quittes { $table } après cette main, en check/fold automatique d'ici là ; tes jetons reviennent ensuite dans ton portefeuille.
done-sitout = Sit-out à partir de la prochaine main. Pour revenir : *{ $menu }* à la table ou `/table back`. Si d'autres attendent, ta place est gardée 10 minutes, ou le temps du chrono de la table s'il est plus long.
done-back = Te revoilà : tu reçois des cartes dès la prochaine main.
done-back-tournament = Te revoilà : à ton tour, la table t'attend de nouveau.
done-close = { $table } est fermée, et chacun a récupéré ses jetons.
done-closes-after-hand = { $table } ferme à la fin de cette main, et chacun récupère ses jetons.
done-close-void = { $table } est fermée. Sa dernière main est annulée, les mises sont rendues, et chacun a récupéré ses jetons.
done-pause = { $table } est en pause. Rien n'est distribué, chronos arrêtés jusqu'à `/mod resume`.
done-pausing = { $table } se met en pause à la fin de cette main. `/mod resume` annule la pause.
done-resume = { $table } reprend.
done-void = La main { $number } à { $table } est annulée et les mises sont rendues.
done-kick = { $name } a quitté { $table }, et ses jetons sont de retour dans son portefeuille.
done-kicking = { $name } quitte { $table } à la fin de cette main, en check/fold automatique d'ici là. Ses jetons reviennent ensuite dans son portefeuille.
done-hand-over = { $name } est maintenant propriétaire de { $table } et peut la fermer.

no-cards = Tu n'as pas de cartes à cette table. Tu en reçois à ta prochaine main.
no-cards-out = Personne n'a ouvert, et tu n'étais pas là : tu ne joues plus cette main. Tu n'as plus d'ante à payer, et si le pot est rendu, tu récupères ta part. Tu rejoues dès la prochaine main.
table-gone = Cette table est fermée. `/table list` montre les tables ouvertes.
table-elsewhere = Ce bouton est celui d'une table d'un autre serveur. Utilise-le là-bas, ou trouve une table ici avec `/table list`.
