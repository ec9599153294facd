# Ce qui est dit à un joueur en privé : ce qu'il a fait, ou pourquoi non et ce qui est permis maintenant.

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
refusal-hand_over = La main est terminée : personne ne peut jouer avant la prochaine donne.
refusal-not_in_hand = Tu n'es pas dans ce coup, ou tu as couché ta main. Attends la prochaine.
refusal-out_of_turn = C'est à { $name } de jouer, pas à toi.
refusal-passed-in = Personne n'a ouvert : ce n'est à personne de jouer avant la nouvelle donne.
refusal-check_facing_bet = Il faut { $amount } pour suivre : impossible de checker.
refusal-fold_is_free = Checker est gratuit ici : inutile de te coucher.
refusal-nothing_to_call = Il n'y a pas de mise à suivre.
refusal-capped = Le cap est atteint : plus de relance à ce tour.
refusal-not_reopened = Relance non rouverte : personne n'a relancé complètement depuis ton action.
refusal-nobody_to_call = Plus personne n'a de jetons pour te suivre.
refusal-wrong_kind = Cette action n'est pas possible ici.
refusal-must-open = Tu dois ouvrir : { $options }.
refusal-too_many_discards = C'est trop de cartes.
refusal-not_your_cards = Nomme tes propres cartes, chacune une seule fois.
refusal-no_openers = Il faut une paire de valets ou mieux pour ouvrir, et tu ne l'as pas. Toi seul l'apprends.
refusal-wrong_amount = Ce n'est pas l'un des montants permis ici.

denial-closed = Cette table est fermée, et chacun a récupéré ses jetons. `/table list` montre les tables ouvertes.
denial-closed-tournament = Cette table du tournoi est fermée. `/tournament info` dit où en est le tournoi.
denial-closing-tournament = Cette table du tournoi ferme après la main en cours, et ses joueurs continuent à une autre. `/tournament info` dit où en est le tournoi.
denial-tournament = En tournoi, les places sont attribuées automatiquement. Un tapis joue jusqu'au dernier jeton : en cas d'absence, il reçoit des cartes et part en check/fold automatique.
denial-closing = Cette table ferme après la main en cours, et plus personne ne s'y assied. `/table list` montre celles qui sont ouvertes.
denial-paused = La table est en pause : rien ne peut s'y faire pour l'instant. Jetons et cartes restent en l'état. Réessaie dans un instant.
denial-paused-tournament = Le tournoi est en pause : rien n'est donné et aucun chrono ne tourne avant la reprise. Jetons et cartes restent en l'état.
denial-paused-moderator = Un modérateur a mis cette table en pause : rien n'est donné et aucun chrono ne tourne avant la reprise. Jetons et cartes restent en l'état. Tu peux regarder tes cartes, passer les prochaines mains ou quitter.
denial-store_failed = L'enregistrement a échoué, rien n'a été fait. Réessaie dans un instant.
denial-already_done = Déjà pris en compte.
denial-not_seated = Tu ne joues pas à cette table. Cave pour t'asseoir : { $buy_in }.
denial-not_seated-tournament = Tu n'es pas assis à cette table du tournoi. Tu peux regarder ; `/tournament info` dit où il en est.
denial-already_seated = Tu es déjà assis ici, à la place { $seat }. `/table seat` te fait passer à une autre.
denial-table_full = Les { $seats } places sont prises. `/table wait` t'inscrit sur la liste d'attente : dès qu'une place se libère, elle est à toi.
denial-seat_taken = Cette place est prise. Libres : { $free }.
denial-no_other_seat = Cette place est prise, et aucune autre n'est libre.
denial-no_such_seat = Cette table a les places 1 à { $seats }.
denial-buy_in_size = Cave acceptée ici : { $buy_in }.
denial-insufficient_chips = Ton portefeuille contient trop peu de jetons pour cela. La cave ici est de { $buy_in } ; `/wallet` montre ce que tu as.
denial-no_hand = Aucune main n'est en cours.
denial-in_hand = Une main est en cours, et cela se fait entre les mains. Réessaie quand elle sera finie.
denial-too_few = Une main demande deux joueurs avec des jetons. `/table invite` en appelle un autre.
denial-stale = Ce bouton n'est plus valable : le tour est passé.
denial-already_out = Tu passes déjà les mains. Reviens avec *{ $menu }* à la table ou `/table back`.
denial-out-of-chips = Tu n'as plus de jetons à cette table. Recave-toi de { $buy_in }, avec *{ $menu }* à la table ou `/table sit`.
denial-not_out = Tu n'es pas en sit-out et tu ne pars pas : rien à annuler. `/table sitout` te met en sit-out.
denial-not_out-tournament = Tu n'es pas absent : quand c'est ton tour, la table t'attend.
denial-already_leaving = Tu pars déjà : tes jetons te reviennent à la fin de cette main.
denial-kicked = La modération t'a fait quitter cette table : tes jetons te reviennent à la fin de la main. D'ici là, check/fold automatique.
denial-kicked-tournament = Tu ne joues plus ce tournoi. Ce que tu as misé reste dans le pot, et ta main ne peut pas le gagner.
denial-already_paused = La table est déjà en pause. `/mod resume` la fait reprendre.
denial-not_paused = Aucun modérateur n'a mis cette table en pause. `/mod pause` le fait.
denial-already_owner = La table appartient déjà à cette personne.
denial-not_sealed = Les donnes de cette table ne sont pas scellées, il n'y a donc rien à couper.
denial-deal_closed = La prochaine donne est close, plus personne ne peut la couper. Coupe de nouveau quand elle sera distribuée.
denial-has_cut = Tu as déjà coupé la prochaine donne ; chaque place coupe une donne avec un seul mot.
denial-no_word = Écris de 1 à 64 caractères visibles.
denial-choice_over = Le prochain jeu est déjà fixé.
denial-no_choice = Il n'y a pas de jeu à choisir pour l'instant.
denial-not_your_choice = C'est à quelqu'un d'autre de choisir le prochain jeu.
denial-not_on_list = Ce jeu n'est pas sur la liste de la table.
done-choose = On passe à { $game }.
denial-banned = Tu es exclu des tables de ce serveur { $until }, tu ne peux donc pas te caver. Tu peux regarder ; un modérateur peut lever l'exclusion.
denial-leaving = Tu as demandé à être oublié. Tu ne prends aucune nouvelle place ; dès que tu auras quitté la dernière, le bot t'oubliera.
denial-wallet_frozen = Ton portefeuille est gelé par un modérateur, tu ne peux donc pas te caver. Ce que tu as aux tables, tu continues d'en jouer ; `/wallet` dit pourquoi il est gelé.
kick-not-seated = { $name } n'est pas assis à { $table }.
kick-sits-nowhere = { $name } n'est assis à aucune table ici.
kick-letter = Un modérateur t'a retiré de { $table } sur { $server }. Tu n'es pas exclu pour autant.
kick-already-leaving = { $name } quitte déjà { $table } et récupère ses jetons à la fin de la main.
kick-tournament = { $table } appartient à un tournoi : `/tournament remove` en retire { $name }.
close-tournament = { $table } appartient à un tournoi, qui la ferme lui-même. `/tournament pause` arrête le tournoi, `/tournament cancel` y met fin.
pause-closing = { $table } ferme après la main en cours, il n'y aura donc alors rien à mettre en pause. On peut encore la mettre en pause sur-le-champ.
pause-due = { $table } sera de toute façon mise en pause après cette main. `/mod pause` sans cette option le fait sur-le-champ, `/mod resume` revient dessus.
hand-over-tournament = { $table } appartient à un tournoi, et une telle table n'a pas de propriétaire.
hand-over-already = { $name } est déjà propriétaire de { $table }.
leaving-way-back = Pour rester malgré tout, reviens avec *{ $menu }* à la table ou `/table back` avant la fin de la main.
next-hand-due = Prochaine main { $when }.
no-hand-due = La prochaine main part dès que deux joueurs sont prêts.
no-hand-while-tournament-paused = Aucune n'est donnée avant que le tournoi reprenne.
no-hand-while-paused = Aucune n'est donnée avant qu'un modérateur fasse reprendre la table.
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
done-leaving = Tu quittes { $table } après cette main, en check/fold automatique d'ici là ; tes jetons reviennent ensuite dans ton portefeuille.
done-sitout = Tu passes les mains à partir de la prochaine. Reviens avec *{ $menu }* à la table ou `/table back`. Si d'autres attendent une place, la tienne t'est gardée 10 minutes, ou le temps d'un tour s'il est plus long.
done-back = Te revoilà : tu reçois des cartes dès la prochaine main.
done-back-tournament = Tu es de retour : quand c'est ton tour, la table t'attend de nouveau.
done-close = { $table } est fermée, et chacun a récupéré ses jetons.
done-closing = { $table } ferme à la fin de cette main, et chacun récupère ses jetons.
done-close-void = { $table } est fermée. Sa dernière main a été annulée, chaque jeton est revenu à celui qui l'avait misé, et tous les tapis sont payés.
done-pause = { $table } est en pause. Rien n'est donné et aucun chrono ne tourne jusqu'à `/mod resume`.
done-pausing = { $table } se met en pause à la fin de cette main. `/mod resume` annule cela.
done-resume = { $table } reprend.
done-void = La main { $number } de { $table } est annulée : chaque jeton de son pot est revenu à celui qui l'avait misé.
done-kick = { $name } a quitté { $table } ; les jetons sont revenus au portefeuille.
done-kicking = { $name } quitte { $table } à la fin de cette main, en check/fold automatique d'ici là. Les jetons reviennent au portefeuille.
done-hand-over = { $name } est maintenant propriétaire de { $table }, et peut la fermer.

no-cards = Tu n'as pas de cartes à cette table. Tu en reçois à ta prochaine main.
no-cards-out = Tu n'as pas joué pendant que personne n'ouvrait, tu es donc sorti de cette main. Tu ne poses plus d'ante, et si le pot est rendu, tu récupères tes jetons. Tu rejoues à la prochaine main.
table-gone = Cette table est fermée. `/table list` montre celles qui sont ouvertes.
table-elsewhere = Ce bouton est d'une table d'un autre serveur. Utilise-le là-bas, ou trouve une table ici avec `/table list`.
