### Les commandes : leurs descriptions, et leurs réponses quand il ne s'agit pas d'une action dans une main.
### Une description a 100 caractères au plus. La clé d'une commande est command- et ses mots.

## Descriptions

command-table = Ouvrir, trouver, rejoindre et quitter des tables de poker
command-table-option = Quelle table, si ce n'est pas celle de ce salon
command-table-open = Ouvrir une table que d'autres peuvent rejoindre
command-table-open-game = Le jeu qui est joué
command-table-open-stakes = Limite fixe : petite et grosse mise, comme 10/20. Sinon les blindes, comme 5/10
command-table-open-limit = La limite (par défaut : celle d'usage au jeu)
command-table-open-seats = Combien de joueurs tiennent à la table
command-table-open-ante = Ce que chacun paie avant la donne (par défaut : un cinquième de la petite mise)
command-table-open-bring-in = La première mise forcée des jeux de stud ; d'ordinaire trois dixièmes de la petite mise
command-table-open-blinds = Les blindes en limite fixe, comme 5/10 ; d'ordinaire la demi-petite mise et la petite mise
command-table-open-buy-in = Jetons par cave (par défaut : 20 grosses mises, ou 50 BB hors limite fixe)
command-table-open-buy-in-most = La cave la plus grande, là où les joueurs choisissent
command-table-open-rules = Règles maison : un modèle, ou à l'unité comme jackpots=on
command-table-open-rotation = Les jeux d'un mixte dans l'ordre, comme razz badugi, ou lowball ; tous si omis
command-table-open-rotation-hands = Mains de chaque jeu d'un mixte avant le suivant ; un tour de table si omis
command-table-list = Voir les tables ouvertes sur ce serveur
command-table-info = Voir les limites, la cave et les règles maison d'une table
command-table-sit = Prendre une place et se caver
command-table-sit-buy-in = Jetons de la cave (par défaut : le minimum)
command-table-sit-seat = La place à prendre ; la première libre si omis
command-table-sit-post = Aux jeux à blindes : poser la grosse blinde et jouer aussitôt au lieu de l'attendre
command-table-leave = Quitter la table ; tes jetons reviennent à ton portefeuille
command-table-sitout = Garder ta place sans recevoir de cartes (sit-out) ; la main en cours se joue jusqu'au bout
command-table-back = Revenir de sit-out
command-table-close = Fermer une table après sa main et rendre leurs jetons aux joueurs
command-bringin = Poser le bring-in
command-complete = Compléter le bring-in à la petite mise
command-check = Checker (parole) : rester dans le coup sans miser
command-bet = Miser
command-bet-amount = Combien, en pot limit et no limit ; le moins si omis
command-call = Suivre la mise
command-raise = Relancer la mise
command-raise-amount = Total de ta mise après relance, en pot limit et no limit (par défaut : le minimum)
command-fold = Coucher ta main
command-draw = Jeter des cartes et en tirer de nouvelles
command-draw-cards = Les places de tes cartes, comme 1 3 5, ou les cartes mêmes, comme Kd 9c
command-pat = Rester servi : ne tirer aucune carte
command-cards = Voir tes propres cartes ; personne d'autre ne les voit
command-wallet = Voir combien de jetons tu as
command-claim = À sec ? Recharge tes jetons, une fois par jour
command-rules = Lire comment un jeu se joue, et selon quelles règles maison ici
command-rules-game = Le jeu ; celui de la table de ce salon si omis
command-help = Voir ce que ce bot sait faire
command-help-topic = Les commandes d'un sujet, et à quoi chacune sert
command-limit-fixed = Limite fixe
command-limit-pot = Pot limit
command-limit-no = No limit

## Who asks, and about which table

only-in-a-server = Cela ne marche que sur un serveur, pas en messages privés. Demande-le dans un salon du serveur.
no-table-here = Il n'y a pas de table dans ce salon. Voir `/table list` pour celles qui sont ouvertes, ou ouvres-en une.
no-table-of-yours = Tu ne joues à aucune table ici. Choisis-en une avec `/table list` et prends une place avec `/table sit`.
which-table = De quelle table s'agit-il ? Utilise la commande dans le salon de la table : { $tables }.
no-such-table = Il n'y a pas de table ouverte appelée « { $text } ». `/table list` montre celles qu'il y a.

## Opening and closing

table-opened = Ta table est ouverte : { $channel }. Prends une place ; la première main part dès que deux joueurs sont prêts.
table-close-forbidden = Seul le propriétaire de la table peut la fermer, ou un modérateur de cette salle.
no-room-for-a-table = Je ne peux pas écrire dans ce salon. Ouvre la table dans un autre, ou laisse-moi envoyer des messages et créer des fils ici.
channel-taken = Il y a déjà une table dans ce salon. Ouvre la tienne dans un autre.
tables-too-many = Tu as déjà { $most ->
    [one] { $most } table ouverte
   *[other] { $most } tables ouvertes
}, ce qui est le maximum d'un membre. `/table close` en ferme une.
stakes-unreadable-fixed = « { $text } » n'est pas une limite. Écris la petite et la grosse mise, comme 10/20.
stakes-unreadable-blinds = Je ne lis pas « { $text } » comme des blindes. Écris la petite et la grosse blinde, comme 5/10.
stakes-unreadable-ante = Je ne lis pas « { $text } » comme des limites. Ici on pose des antes et pas de blindes, écris donc la plus petite mise seule, comme 10.
stakes-out-of-range = La petite mise doit être d'au moins 1 et ne pas dépasser la grosse, ni celle-ci { $most }.
stakes-order-bring_in = L'ante ne peut dépasser le bring-in, ni le bring-in la petite mise de { $small } ; le bring-in est d'au moins 1.
stakes-order-blinds = La petite blinde ne peut dépasser la grosse, ni la grosse blinde ou un ante la petite mise de { $small } ; la grosse blinde est d'au moins 1.
stakes-order-ante = L'ante doit être d'au moins 1 et ne pas dépasser la petite mise de { $small }.
stakes-no-bring-in = Le bring-in n'existe qu'au stud. Laisse ce champ vide.
stakes-no-blinds = Ce jeu se joue sans blindes. Laisse ce champ vide.
stakes-are-blinds = En pot limit et no limit, les limites sont les blindes. Écris-les là, comme 5/10, et omets les blindes.
stakes-of-a-mix = Dans un mixte, chaque jeu a ses antes, bring-in et blindes d'usage. Laisse ces champs vides.
limit-misfit = { $game } ne se joue pas en { $limit }. Permis ici : { $limits }.
rotation-without-mix = Une rotation va avec un mixte. Choisis Jeux mixtes ou Choix du donneur comme jeu, ou omets la rotation.
rotation-unknown = Il n'y a pas de jeu appelé « { $text } », ou plus d'un commence ainsi. Il y a : { $games }.
rotation-order = Une rotation demande au moins deux jeux différents, chacun une fois, comme razz badugi.
seats-too-many = Ce jeu a de la place pour { $most } joueurs au plus. Choisis autant de places ou moins.
buy-in-too-small = La cave doit être d'une grosse mise au moins : { $least ->
    [one] { $least } jeton
   *[other] { $least } jetons
}.
buy-in-under-a-bet = La cave doit être de la plus petite mise au moins : { $least ->
    [one] { $least } jeton
   *[other] { $least } jetons
}.
buy-in-order = La plus petite cave ({ $least }) ne peut dépasser la plus grande ({ $most }). Écris-les dans l'autre sens.
rules-unknown-preset = Il n'y a pas de modèle « { $text } ». Il y a : { $known }. Les règles à l'unité s'écrivent comme low_tie=position.
rules-unknown-name = Règle maison inconnue : « { $text } ». Choix possibles : { $known }.
rules-bad-value = « { $text } » n'est pas une valeur de la règle maison { $name }. Permis : { $known }.
rules-misfit = La règle maison { $name } n'a pas de sens dans ce qui se joue ici. Il y a : { $known }.
rules-need-fixed-limit = La règle maison { $name } concerne la limite fixe : en pot limit et no limit, les relances n'ont pas de maximum. Omets-la.
rules-need-antes = Les Jackpots se jouent avec des antes. Omets forced_bets=blinds.
rules-need-blinds = L'ante de la grosse blinde demande des blindes. Le poker fermé en a avec forced_bets=blinds.
rules-need-jackpots = La règle maison pass_in_max concerne les Jackpots. Ajoute jackpots=on, ou omets-la.
rules-need-another-joker = Au poker fermé, le joker est libre ou en bug, au A-5 Single Draw il est bas. Choisis celui qui convient.

## Drawing

draw-unreadable = Je ne lis pas cela comme des cartes. Écris les places de celles à jeter, comme 1 3 5, ou les cartes mêmes, comme Kd 9c. `/pat` les garde toutes.
draw-no-such-place = { $most ->
    [0] Tu n'as pas de cartes dans une main à cette table.
   *[other] Tes cartes ont les places 1 à { $most }.
}
draw-not-now = Aucun tirage n'est en cours à cette table. `/cards` montre ce que tu as.
draw-twice = Tu as nommé une carte deux fois. Nomme une fois chaque carte à jeter.

## Tables

stakes-ante = ante { $amount }
stakes-bring-in = bring-in { $amount }
stakes-blinds = blindes { $small }/{ $big }
game-line-fixed = { $game } { $stakes }
game-line-pot = { $game } pot limit { $stakes }
game-line-no = { $game } no limit { $stakes }
table-number = Table { $number }
table-list-empty = Aucune table n'est ouverte ici. Ouvres-en une avec `/table open`, ou joue contre des joueurs maison avec `/practice`.
table-list-line = [**{ $name }**]({ $link }) : { $game } ; places prises : { $taken } sur { $seats }
table-list-tournament = [**{ $name }**]({ $link }) : { $game } ; { $taken ->
    [one] { $taken } joueur
   *[other] { $taken } joueurs
}
button-join = Rejoindre
opened-post = **{ $table }** est ouverte : { $game }.
opened-post-closed = **{ $table }** est fermée : { $game }.
table-list-more = { $count ->
    [one] ... et { $count } de plus.
   *[other] ... et { $count } de plus.
}
table-info-title = **{ $name }** dans { $channel }
table-info-game = Jeu : { $game }, { $limit }
table-info-rotation = Rotation : { $games } ; { $hands ->
    [0] le suivant après chaque tour de table
    [one] le suivant après chaque main
   *[other] le suivant après { $hands } mains de chacun
}
table-info-choice = Choix du donneur parmi : { $games } ; chaque jeu dure { $hands ->
    [0] un tour de table
    [one] une main
   *[other] { $hands } mains
}
table-info-now = À présent : { $game }
table-info-owner = Propriétaire : { $name }
table-info-stakes = Limites : { $stakes }
table-info-buy-in = Cave : { $buy_in }
table-info-seats = Places prises : { $taken } sur { $seats }
table-info-players = Joueurs : { $taken }
table-info-hands = Mains jusqu'ici : { $hand }
table-info-rules = Règles maison :
limit-fixed = limite fixe
limit-pot = pot limit
limit-no = no limit

## Chips

wallet-balance = { $seated ->
    [0] Tu as { $chips ->
        [one] **{ $chips }** jeton
       *[other] **{ $chips }** jetons
    }.
   *[other] Tu as { $chips ->
        [one] **{ $chips }** jeton
       *[other] **{ $chips }** jetons
    } dans ton portefeuille, et **{ $seated }** aux tables.
}
claim-granted = Voici { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}. Tu en as maintenant { $balance }. Bonne chance !
claim-none = Pas de recharge sur ce serveur. Si tu n'as plus de jetons, demandes-en à la modération.
claim-not-broke = Tu n'es pas à sec : avec { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
} ou plus, au portefeuille et aux tables, il n'y a rien à réclamer. Ton portefeuille en contient { $balance }.
claim-too-soon = Recharge déjà prise. La prochaine : { $when }.
claim-clock = Tu as déjà réclamé, pendant que l'horloge de la machine du bot avançait. Tu ne pourras donc réclamer de nouveau que le { $when }. D'ici là, un modérateur peut te donner des jetons.
claim-frozen = Un modérateur a gelé ton portefeuille, il n'y a donc rien à réclamer. `/wallet` dit pourquoi.
claim-banned = Tu es exclu des tables ici { $until }, il n'y a donc rien à réclamer.
wallet-frozen = Ton portefeuille est gelé jusqu'à ce qu'un modérateur le débloque : rien n'en sort, et il n'y a rien à réclamer.
wallet-banned = Tu es exclu des tables ici { $until }.

## Help and rules

help-heading-tables = Tables
help-heading-play = Dans une main
help-heading-wallet = Jetons
help-heading-help = Aide
rules-razz = **Le Razz** est du stud à sept cartes joué au plus bas : les cinq plus basses de tes sept cartes gagnent.
rules-five-card-draw = **Le poker fermé à 5 cartes** : cinq cartes cachées, un tirage, la main la plus haute gagne.
rules-ace-to-five-triple-draw = **A-5 Triple Draw** : cinq cartes cachées, trois tirages, la main la plus basse gagne.
rules-deuce-to-seven-triple-draw = **2-7 Triple Draw** : cinq cartes cachées, trois tirages, la main la plus basse gagne.
rules-deuce-to-seven-single-draw = **2-7 Single Draw** : cinq cartes cachées, un tirage, la main la plus basse gagne.
rules-badugi = **Badugi** : quatre cartes cachées, trois tirages ; des cartes de quatre rangs et quatre couleurs gagnent, les plus basses l'emportent.
rules-seven-card-stud = **Le stud à 7 cartes** : sept cartes à toi, dont quatre visibles de tous ; les cinq plus hautes gagnent.
rules-deuce-to-seven-razz = **Le 2-7 Razz** est du Razz où l'as est haut : les cinq plus basses de tes sept cartes gagnent, quintes et couleurs sont mauvaises.
rules-ace-to-five-single-draw = **A-5 Single Draw** : cinq cartes cachées, un tirage, la main la plus basse gagne.
rules-stud-hi-lo = **Le Stud Hi-Lo** est un stud à 7 cartes où la main la plus haute et la plus basse se partagent le pot.
rules-badacey = **Le Badacey** : cinq cartes fermées, trois tirages ; la main la plus basse et le meilleur badugi se partagent le pot, l'as est bas.
rules-badeucey = **Le Badeucey** : cinq cartes fermées, trois tirages ; la main la plus basse et le meilleur badugi se partagent le pot, l'as est haut.
rules-hands-ace-to-five = **Mains basses.** L'as est bas, quintes et couleurs ne comptent pas. La meilleure main est 5-4-3-2-A, la roue. On compare d'abord la plus haute carte : 8-6-4-3-2 bat 8-7-3-2-A. Toute main sans paire bat toute paire.
rules-hands-deuce-to-seven = **Mains basses.** L'as est haut, quintes et couleurs comptent contre toi. La meilleure main est 7-5-4-3-2 de deux couleurs ou plus. A-5-4-3-2 est une hauteur as, pas une quinte. On compare d'abord la plus haute carte : 8-6-4-3-2 bat 8-7-4-3-2.
rules-hands-high = **Mains hautes**, depuis la meilleure : quinte flush, carré, full, couleur, quinte, brelan, deux paires, une paire, carte haute. L'as est haut, et bas dans 5-4-3-2-A.
rules-hands-badugi = **Badugi.** De tes cartes compte le plus grand nombre qui soient toutes de rangs et de couleurs différents : quatre font un badugi. Plus de cartes battent moins ; à nombre égal les plus basses gagnent, la plus haute carte d'abord, { $aces ->
    [high] l'as étant haut. La meilleure main est 5-4-3-2 de quatre couleurs.
   *[low] l'as étant bas. La meilleure main est 4-3-2-A de quatre couleurs.
}
rules-hands-eight-or-better = **Mains basses.** Cinq rangs différents jusqu'au huit ; l'as est bas, quintes et couleurs ne comptent pas.
rules-split = **Deux moitiés.** On peut gagner les deux, même avec d'autres cartes.
rules-deal-bring_in = **La donne.** Chacun pose l'ante et reçoit deux cartes cachées et une visible (troisième rue). Les quatrième, cinquième et sixième rues apportent chacune une carte visible, la septième une cachée.
rules-deal-blinds = **La donne.** Les deux à gauche du bouton posent la petite et la grosse blinde ; à deux joueurs, le bouton a la petite. Le premier tour commence à gauche de la grosse blinde, les autres à gauche du bouton.
rules-deal-ante = **La donne.** Chacun pose un ante et reçoit cinq cartes cachées. Le premier tour de mises commence à gauche du bouton.
rules-third = **Troisième rue.** { $opens }
rules-later = **Rues suivantes.** { $opens }
rules-draw = **Le tirage.** À partir de la gauche du bouton, chacun jette des cartes et en reçoit autant de nouvelles, ou reste servi. Tous voient combien, personne ne voit lesquelles. Si le paquet s'épuise, ce qui a été jeté plus tôt est rebattu.
rules-after-draw = **Après le tirage**, le dernier relanceur d'avant parle le premier, sinon celui qui a ouvert, sinon le premier à gauche du bouton. En limite fixe, ce tour se joue en grosses mises.
rules-bets-stud = **Mises.** Les troisième et quatrième rues se jouent en petites mises, de la cinquième à la septième en grosses. Une mise et trois relances par rue, sauf autre règle maison.
rules-bets-three-draws = **Mises.** En limite fixe, petites mises avant et après le premier tirage, grosses mises après le deuxième.
rules-bets-one-draw = **Mises.** En no limit, tu peux miser tout ce que tu as à tout moment ; en limite fixe, le tour après le tirage se joue en grosses mises.
rules-all-in = **Tapis.** Qui ne peut couvrir une mise peut suivre pour ce qui lui reste ; des pots parallèles sont faits pour le reste.
rules-showdown-stud = **Abattage.** Le dernier à miser ou relancer en septième rue montre le premier. Les mains égales se partagent le pot.
rules-showdown = **Abattage.** Le dernier à miser ou relancer montre le premier. Les mains égales se partagent le pot.
rules-words-stud = **Mots.** Compléter, c'est porter le bring-in à une petite mise entière ; tes cartes cachées viennent par message privé, et « { $cards } » les montre à tout moment.
rules-drawing = **Tirer.** Appuie sur « { $draw } » à la table, ou écris `/draw` avec les places de tes cartes (1 3 5) ou les cartes mêmes (Kd 9c) ; `/pat` les garde toutes.
rules-mix = Cette table joue un mixte : { $games }, à tour de rôle. Le jeu est maintenant { $game }.
rules-choice = Cette table joue au choix du donneur parmi { $games } : quand un jeu est fini, le marqueur passe à la place suivante, et qui s'y trouve a 20 secondes pour choisir. Voici les règles : { $game }.
rules-here = { "" }**Règles maison ici**
house-rule-suit_order = Couleurs depuis la plus basse : { $value ->
    [cdhs] trèfle, carreau, cœur, pique
   *[other] pique, cœur, carreau, trèfle
}.
house-rule-raise_cap = { $value ->
    [none] Autant de relances qu'on veut par tour.
   *[other] Une mise et { $value } relances par tour.
}
house-rule-heads_up_uncapped = { $value ->
    [round] Pas de maximum dans un tour que deux joueurs commencent.
   *[other] Pas de maximum quand il n'y a que deux joueurs à la table.
}
house-rule-low_tie = De jeux visibles égaux, { $value ->
    [low_suit] celui dont la plus haute carte est de la plus basse couleur parle le premier
    [high_suit] celui dont la plus basse carte est de la plus haute couleur parle le premier
   *[other] le premier à gauche du bouton parle le premier
}.
house-rule-burn = { $value ->
    [off] Aucune carte n'est brûlée.
   *[other] Une carte est brûlée avant les rues trois à six.
}
house-rule-allin_bringin = Si le bring-in tombe sur un joueur à tapis dès l'ante, { $value ->
    [left] le joueur à sa gauche le paie
   *[other] la pire carte visible suivante le paie
}.
house-rule-show_all = À l'abattage, toutes les mains sont montrées.
house-rule-forced_bets = { $value ->
    [blinds] On pose des blindes.
   *[other] On pose des antes au lieu de blindes.
}
house-rule-bb_ante = La grosse blinde pose aussi un ante pour la table.
house-rule-max_draw = On tire { $value } cartes au plus.
house-rule-draw_opener = { $value ->
    [button] Après le tirage, le premier joueur à gauche du bouton ouvre.
   *[raiser] Après le tirage, le dernier relanceur d'avant ouvre, sinon celui qui avait ouvert, sinon le premier joueur à gauche du bouton.
}
house-rule-jackpots = Jackpots : il faut une paire de valets ou mieux pour ouvrir. Si personne n'ouvre, le pot reste, et tous les présents reposent l'ante.
house-rule-pass_in_max = { $value ->
    [one] Si personne n'ouvre à la première donne, ou s'il reste moins de deux joueurs présents, le pot est rendu.
   *[other] Si personne n'ouvre en { $value } donnes, ou s'il reste moins de deux joueurs présents, le pot est rendu.
}
house-rule-joker = { $value ->
    [wild] Un joker vaut toute carte ; cinq cartes égales sont le plus haut.
    [low] Le joker est le plus bas rang absent de la main.
   *[other] Le joker est un as, ou complète une quinte ou une couleur.
}
house-rule-qualifier = { $value ->
    [none] La main la plus basse gagne la moitié du pot, quelle qu'elle soit.
   *[other] Main basse : huit ou mieux, sinon la haute prend tout.
}
house-rule-draws = { $value ->
    [1] Un tirage.
   *[other] Trois tirages.
}

## What went wrong

error-store = Cela n'a pas pu être enregistré, donc rien ne s'est passé. Réessaie dans un instant.
error-ours = Erreur de notre côté, tu n'y es pour rien. Elle est notée pour la personne qui gère ce bot.
