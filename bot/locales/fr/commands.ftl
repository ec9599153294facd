### Commands: their descriptions, and their answers where these are not about an action in a hand.
### Descriptions have 100 characters at the most. A command's key is command- and its words.

## Descriptions

command-table = Ouvrir, trouver, rejoindre et quitter des tables de poker
command-table-option = Quelle table (par défaut : celle de ce salon)
command-table-open = Ouvrir une table que d'autres peuvent rejoindre
command-table-open-game = Le jeu de la table
command-table-open-stakes = Comme 10/20 : petite et grosse mise, ou les blindes. Sinon, les limites de la salle
command-table-open-limit = Structure de mises (par défaut : l'habituelle pour ce jeu)
command-table-open-seats = Nombre de places
command-table-open-ante = L'ante de chacun (par défaut : un cinquième de la petite mise, aucune s'il y a des blindes)
command-table-open-bring-in = Le bring-in au stud (par défaut : 30 % de la petite mise)
command-table-open-blinds = Blindes en limite fixe, comme 5/10 (par défaut : la moitié de la petite mise, et la petite mise)
command-table-open-big-bet-blinds = Grosse blinde des jeux d'un mix hors limite fixe (par défaut : la moitié de la petite mise)
command-table-open-buy-in = Cave en jetons (par défaut : 20 grosses mises, ou 50 BB hors limite fixe)
command-table-open-buy-in-most = Cave maximum, si les joueurs choisissent la leur
command-table-open-rules = Règles maison : un préréglage, ou des règles seules comme jackpots=on
command-table-open-rotation = Jeux d'un mix dans l'ordre, comme razz badugi, ou un mix comme lowball (par défaut : tous)
command-table-open-rotation-hands = Mains par jeu d'un mix avant le suivant (par défaut : un tour de table)
command-table-list = Voir les tables ouvertes sur ce serveur
command-table-info = Voir les limites, la cave et les règles maison d'une table
command-table-sit = Prendre une place et se caver
command-table-sit-buy-in = Jetons de la cave (par défaut : le minimum)
command-table-sit-seat = Place à prendre (par défaut : la première libre)
command-table-sit-post = Jeux à blindes : poster la grosse blinde tout de suite au lieu de l'attendre
command-table-leave = Quitter la table ; tes jetons reviennent dans ton portefeuille
command-table-sitout = Garder ta place sans recevoir de cartes (sit-out) ; la main en cours se joue jusqu'au bout
command-table-back = Revenir de sit-out
command-table-close = Fermer une table après la main en cours et rendre leurs jetons aux joueurs
command-bringin = Payer le bring-in
command-complete = Compléter le bring-in à la petite mise
command-check = Checker (parole) : rester dans le coup sans miser
command-bet = Miser
command-bet-amount = Montant de la mise, en pot limit et no limit (par défaut : le minimum)
command-call = Suivre la mise
command-raise = Relancer la mise
command-raise-amount = Total de ta mise après relance, en pot limit et no limit (par défaut : le minimum)
command-fold = Coucher ta main
command-draw = Jeter des cartes et en tirer de nouvelles
command-draw-cards = Position des cartes à jeter, comme 1 3 5, ou les cartes elles-mêmes, comme Kd 9c
command-pat = Rester servi : garder toutes tes cartes
command-cards = Voir tes cartes ; personne d'autre ne les voit
command-wallet = Voir combien de jetons tu as
command-claim = À sec ? Recharge tes jetons, une fois par jour
command-rules = Voir comment on joue à un jeu, avec les règles maison d'ici
command-rules-game = Le jeu (par défaut : celui de la table de ce salon)
command-help = Voir ce que ce bot sait faire
command-help-topic = Un sujet et ses commandes
command-limit-fixed = Limite fixe
command-limit-pot = Pot limit
command-limit-no = No limit
command-big-bet-blinds-half = La moitié de la petite mise
command-big-bet-blinds-same = La petite mise entière

## Who asks, and about which table

only-in-a-server = Possible sur un serveur uniquement, pas en MP. Utilise un salon du serveur.
no-table-here = Pas de table dans ce salon. Trouves-en une avec `/table list`, ou ouvres-en une.
no-table-of-yours = Tu ne joues à aucune table ici. Choisis-en une avec `/table list` et prends une place avec `/table sit`.
which-table = Quelle table ? Utilise la commande dans le salon de la table : { $tables }.
no-such-table = Pas de table ouverte appelée « { $text } ». `/table list` montre les tables ouvertes.

## Opening and closing

table-opened = Ta table est ouverte : { $channel }. Prends une place ; la première main part dès que deux joueurs sont prêts.
table-close-forbidden = Fermer la table est réservé à son propriétaire et à la modération de cette salle.
no-room-for-a-table = Je ne peux pas écrire dans ce salon. Ouvre la table dans un autre, ou laisse-moi envoyer des messages et créer des fils ici.
place-unseen = Je ne vois pas ce salon. Donne-moi ici la permission **Voir le salon**, ou choisis un autre salon.
channel-taken = Il y a déjà une table dans ce salon. Ouvre la tienne dans un autre.
tables-too-many = Tu as déjà { $most ->
    [one] { $most } table ouverte
   *[other] { $most } tables ouvertes
}, le maximum par membre. `/table close` en ferme une.
stakes-unreadable-fixed = « { $text } » n'est pas une limite. Écris la petite et la grosse mise, comme 10/20.
stakes-unreadable-blinds = « { $text } » n'est pas valable pour les blindes. Écris la petite et la grosse blinde, comme 5/10.
stakes-unreadable-ante = « { $text } » n'est pas une limite. Ce jeu a des antes et pas de blindes : écris la mise minimum seule, comme 10.
stakes-out-of-range = La petite mise va de 1 à la grosse mise, et la grosse mise ne dépasse pas { $most }.
stakes-order-bring_in = L'ante ne dépasse pas le bring-in, et le bring-in va de 1 à la petite mise ({ $small }).
stakes-order-blinds = La petite blinde ne dépasse pas la grosse. La grosse blinde est d'au moins 1, et ni elle ni l'ante ne dépassent la petite mise ({ $small }).
stakes-order-ante = L'ante va de 1 à la petite mise ({ $small }).
stakes-no-bring-in = Le bring-in n'existe qu'au stud. Laisse ce champ vide.
stakes-no-blinds = Ce jeu se joue sans blindes. Laisse ce champ vide.
stakes-are-blinds = En pot limit et no limit, les limites sont les blindes. Écris-les comme limites, par exemple 5/10, et laisse le champ des blindes vide.
stakes-of-a-mix = Dans un mix, chaque jeu a ses antes, blindes et bring-in habituels. Laisse ces champs vides.
big-bet-blinds-of-one-kind = La grosse blinde ne se choisit que dans un mix où certains jeux sont en limite fixe et d'autres non, comme le 8-Game. Laisse ce champ vide.
limit-misfit = « { $game } » ne se joue pas en { $limit }. Choix possibles : { $limits }.
limit-misfit-mix = « { $game } » fait partie de ce mix et ne se joue pas en { $limit }. Laisse la limite vide : chaque jeu aura la sienne.
rotation-without-mix = Une rotation va avec un mix. Choisis Jeux mixtes ou Choix du donneur comme jeu, ou laisse ce champ vide.
rotation-beside-mix = Le mix « { $game } » a déjà ses jeux. Laisse la rotation vide, ou choisis Jeux mixtes ou Choix du donneur comme jeu.
rotation-unknown = Jeu inconnu ou ambigu : « { $text } ». Jeux : { $games }. Mix prédéfinis, à indiquer seuls : { $mixes }.
rotation-order = Une rotation compte au moins deux jeux différents, chacun une fois, comme razz badugi.
seats-too-many = Ce jeu a { $most } places au maximum. Choisis ce nombre ou moins.
buy-in-too-small = La cave est d'au moins une grosse mise : { $least ->
    [one] { $least } jeton
   *[other] { $least } jetons
}.
buy-in-under-a-bet = La cave est d'au moins une mise minimum : { $least ->
    [one] { $least } jeton
   *[other] { $least } jetons
}.
buy-in-order = La cave minimum ({ $least }) dépasse la cave maximum ({ $most }). Inverse-les.
rules-unknown-preset = Il n'y a ni préréglage ni règle maison « { $text } ». Préréglages : { $known }. Règles maison, comme low_tie=position : { $rules }.
rules-unknown-name = Règle maison inconnue : « { $text } ». Choix possibles : { $known }.
rules-bad-value = « { $text } » n'est pas une valeur de la règle maison { $name }. Choix possibles : { $known }.
rules-misfit = La règle maison { $name } ne s'applique pas à ce jeu. Choix possibles : { $known }.
rules-need-fixed-limit = La règle maison { $name } est pour la limite fixe : en pot limit et no limit, il n'y a pas de cap. Retire-la.
rules-need-antes = Les Jackpots se jouent avec des antes. Retire forced_bets=blinds.
rules-need-blinds = Sans blindes, pas de BB ante. Le poker fermé à 5 cartes en a avec forced_bets=blinds.
rules-need-jackpots = La règle maison pass_in_max est pour les Jackpots. Ajoute jackpots=on, ou retire-la.
rules-need-another-joker = Au poker fermé à 5 cartes, le joker est libre ou bug ; au A-5 Single Draw, il est bas. Choisis celui qui convient.

## Drawing

draw-unreadable = Cette liste de cartes n'est pas claire. Écris la position de celles à jeter, comme 1 3 5, ou les cartes elles-mêmes, comme Kd 9c. `/pat` les garde toutes.
draw-no-such-place = { $most ->
    [0] Tu n'as pas de cartes à cette table pour l'instant.
   *[other] Tes cartes sont aux positions 1 à { $most }.
}
draw-not-now = Pas de tirage en cours à cette table. `/cards` montre ta main.
draw-twice = La même carte est nommée deux fois. Nomme chaque carte à jeter une seule fois.

## Tables

stakes-ante = ante { $amount }
stakes-bring-in = bring-in { $amount }
stakes-blinds = blindes { $small }/{ $big }
game-line-fixed = { $game } { $stakes }
game-line-pot = Pot Limit { $game } { $stakes }
game-line-no = No Limit { $game } { $stakes }
game-in-fixed = { $game }
game-in-pot = Pot Limit { $game }
game-in-no = No Limit { $game }
game-line-mix-fixed = { $game } { $stakes }
game-line-mix-pot = { $game } pot limit { $stakes }
game-line-mix-no = { $game } no limit { $stakes }
game-line-mix-blinds = { $game }, blindes { $stakes }
table-number = Table { $number }
table-list-empty = Aucune table ouverte ici. Ouvres-en une avec `/table open`, ou joue contre des joueurs de la maison avec `/practice`.
table-list-line = [**{ $name }**]({ $link }) : { $game } ; places prises : { $taken } sur { $seats }
table-list-tournament = [**{ $name }**]({ $link }) : { $game } ; { $taken ->
    [one] { $taken } joueur
   *[other] { $taken } joueurs
}
button-join = Rejoindre ({ $amount })
opened-post = **{ $table }** est ouverte : { $game }.
opened-post-closed = **{ $table }** est fermée : { $game }.
table-list-more = { $count ->
    [one] … et { $count } de plus.
   *[other] … et { $count } de plus.
}
table-info-title = **{ $name }** dans { $channel }
table-info-game = Jeu : { $game }, { $limit }
table-info-mix = Jeu : { $game }
table-info-rotation = Rotation : { $games } ; { $hands ->
    [0] nouveau jeu à chaque tour de table
    [one] nouveau jeu à chaque main
   *[other] nouveau jeu toutes les { $hands } mains
}
table-info-choice = Choix du donneur parmi : { $games } ; chaque jeu dure { $hands ->
    [0] un tour de table
    [one] une main
   *[other] { $hands } mains
}
table-info-now = Maintenant : { $game }
table-info-owner = Propriétaire : { $name }
table-info-stakes = Limites : { $stakes }
table-info-buy-in = Cave : { $buy_in }
table-info-seats = Places prises : { $taken } sur { $seats }
table-info-players = Joueurs : { $taken }
table-info-hands = Mains jouées : { $hand }
table-info-rules = Règles maison :
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
}. Tu en as maintenant { $balance }. Bonne chance !
claim-none = Pas de recharge sur ce serveur. Si tu n'as plus de jetons, demandes-en à la modération.
claim-not-broke = Tu n'es pas à sec : avec { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
} ou plus, pas de recharge. Le portefeuille, les tables et les buy-ins des tournois à venir comptent ensemble. Ton portefeuille contient { $balance }.
claim-too-soon = Recharge déjà prise. La prochaine : { $when }.
claim-clock = Recharge déjà prise, quand mon horloge était en avance. La prochaine : { $when }. D'ici là, la modération peut te donner des jetons.
claim-frozen = La modération a gelé ton portefeuille : pas de recharge. `/wallet` affiche la raison.
claim-banned = Ton accès aux tables de ce serveur est suspendu (ban) { $until } : pas de recharge.
wallet-frozen = La modération a gelé ton portefeuille : tant qu'elle ne l'a pas dégelé, aucun jeton n'en sort, et pas de recharge.
wallet-banned = Ton accès aux tables de ce serveur est suspendu (ban) { $until }.

## Help and rules

help-heading-tables = Tables
help-heading-play = Pendant une main
help-heading-wallet = Jetons
help-heading-help = Aide
rules-razz = **Le Razz**, c'est le stud à 7 cartes joué au low : la plus petite main de cinq cartes, parmi tes sept, gagne.
rules-five-card-draw = **Le poker fermé à 5 cartes** : cinq cartes cachées, un tirage, la plus haute main gagne.
rules-ace-to-five-triple-draw = **A-5 Triple Draw** : cinq cartes cachées, trois tirages, la plus petite main gagne.
rules-deuce-to-seven-triple-draw = **2-7 Triple Draw** : cinq cartes cachées, trois tirages, la plus petite main gagne.
rules-deuce-to-seven-single-draw = **2-7 Single Draw** : cinq cartes cachées, un tirage, la plus petite main gagne.
rules-badugi = **Badugi** : quatre cartes cachées, { $draws ->
    [1] un tirage
   *[other] trois tirages
} ; vise quatre cartes de valeurs et de couleurs toutes différentes, les plus petites possible.
rules-seven-card-stud = **Le stud à 7 cartes** : sept cartes chacun, dont quatre visibles ; la plus haute main de cinq cartes gagne.
rules-deuce-to-seven-razz = **Le 2-7 Razz**, c'est le Razz avec l'as haut : la plus petite main de cinq cartes, parmi tes sept, gagne ; quintes et couleurs sont mauvaises.
rules-ace-to-five-single-draw = **A-5 Single Draw** : cinq cartes cachées, un tirage, la plus petite main gagne.
rules-stud-hi-lo = **Le Stud Hi-Lo**, c'est le stud à 7 cartes où la plus haute main et le plus petit low se partagent le pot.
rules-badacey = **Le Badacey** : cinq cartes cachées, trois tirages ; la plus petite main et le meilleur badugi se partagent le pot, l'as est bas.
rules-badeucey = **Le Badeucey** : cinq cartes cachées, trois tirages ; la plus petite main et le meilleur badugi se partagent le pot, l'as est haut.
rules-limit-holdem = **Le Limit Hold'em** : deux cartes cachées chacun et un board de cinq cartes pour tout le monde ; la plus haute main de cinq cartes parmi tes sept gagne, avec des mises fixes.
rules-holdem = **Le Hold'em** : deux cartes cachées chacun et un board de cinq cartes pour tout le monde ; la plus haute main de cinq cartes parmi tes sept gagne.
rules-omaha = **L'Omaha** : quatre cartes cachées chacun et un board de cinq cartes pour tout le monde ; la plus haute main gagne.
rules-omaha-hi-lo = **L'Omaha Hi-Lo**, c'est l'Omaha avec un pot partagé : quatre cartes cachées chacun et un board de cinq cartes pour tout le monde ; la plus haute main et le plus petit low prennent chacun une moitié.
rules-five-card-omaha = **Le Five-Card Omaha**, c'est l'Omaha avec cinq cartes cachées chacun.
rules-big-o = **Le Big O**, c'est l'Omaha Hi-Lo avec cinq cartes cachées chacun.
rules-hands-ace-to-five = **Mains au low.** L'as est bas, quintes et couleurs ne comptent pas. La meilleure main est 5-4-3-2-A, la wheel (« la roue »). Compare d'abord la plus haute carte : 8-6-4-3-2 bat 8-7-3-2-A. Une main sans paire bat toutes les paires.
rules-hands-deuce-to-seven = **Mains au low.** L'as est haut, quintes et couleurs comptent contre toi. La meilleure main est 7-5-4-3-2, d'au moins deux couleurs. A-5-4-3-2 est une hauteur as, pas une quinte. Compare d'abord la plus haute carte : 8-6-4-3-2 bat 8-7-4-3-2.
rules-hands-high = **Mains au high**, la meilleure d'abord : { $joker ->
    [wild] cinq cartes de même valeur, quinte flush
    [bug] cinq as, quinte flush
   *[other] quinte flush
}, carré, full, couleur, quinte, brelan, deux paires, paire, hauteur. L'as est haut, et bas dans 5-4-3-2-A.
rules-hands-badugi = **Badugi.** Compte le plus de cartes possible de valeurs et de couleurs toutes différentes : quatre font un badugi. Plus de cartes battent moins de cartes ; à nombre égal, la plus petite main gagne, la plus haute carte d'abord. { $aces ->
    [high] L'as est haut : la meilleure main est 5-4-3-2 de quatre couleurs.
   *[low] L'as est bas : la meilleure main est 4-3-2-A de quatre couleurs.
}
rules-hands-eight-or-better = **Mains au low.** Cinq valeurs différentes, huit au maximum ; l'as est bas, quintes et couleurs ne comptent pas.
rules-split = **Pot partagé.** Tu peux gagner les deux moitiés, même avec des cartes différentes.
rules-two-and-three = **Deux et trois.** Une main prend exactement deux de tes cartes cachées et trois du board : avec un seul pique en main, quatre piques au board ne te font pas couleur.
rules-deal-bring_in = **La donne.** Chacun paie l'ante et reçoit deux cartes cachées et une visible (troisième rue). Puis une carte visible par rue de la quatrième à la sixième, et une cachée à la septième.
rules-deal-blinds = **La donne.** Les deux joueurs à gauche du bouton postent la petite et la grosse blinde ; en tête-à-tête, le bouton poste la petite. { $later ->
    [raiser] Au premier tour, le joueur à gauche de la grosse blinde parle en premier.
   *[button] Au premier tour, le joueur à gauche de la grosse blinde parle en premier ; ensuite, c'est le premier à gauche du bouton.
}
rules-deal-ante = **La donne.** Chacun paie l'ante. Le joueur à gauche du bouton parle en premier.
rules-third = **Troisième rue.** { $opens }
rules-later = **Rues suivantes.** { $opens }
rules-board = **Le board.** Ses cartes comptent pour tout le monde : { $streets }. Un tour de mises suit à chaque fois.
rules-board-dealt = { $street } ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
})
rules-draw = **Le tirage.** En partant de la gauche du bouton, chacun jette des cartes et en tire autant, ou reste servi. Tout le monde voit combien, personne ne voit lesquelles. Si le paquet est épuisé, les cartes jetées plus tôt y sont remélangées.
rules-draw-again = Une carte jetée à un tirage précédent peut ainsi te revenir, jamais une carte du même tirage ; d'autres salles font autrement.
rules-after-draw = **Après le tirage**, le dernier à avoir relancé parle en premier ; sans relance, l'ouvreur ; sans ouvreur, le premier à gauche du bouton. En limite fixe, ce tour se joue en grosses mises.
rules-bets-stud = **Mises.** Petites mises en troisième et quatrième rues, grosses mises ensuite. Une mise et trois relances par rue, sauf autre règle maison.
rules-bets-three-draws = **Mises.** En limite fixe : petites mises avant et après le premier tirage, grosses mises à partir du deuxième.
rules-bets-one-draw = **Mises.** En no limit, tu peux faire tapis à tout moment ; en limite fixe, le tour après le tirage se joue en grosses mises.
rules-bets-board = **Mises.** { $limits ->
    [fixed] Petites mises préflop et au flop, grosses mises au turn et à la river. Une mise et trois relances par rue, sauf autre règle maison.
    [unlimited] En pot limit, ta relance peut aller jusqu'au montant du pot une fois que tu as suivi. En no limit, tu peux faire tapis à tout moment.
   *[any] En limite fixe : petites mises préflop et au flop, grosses mises au turn et à la river. En pot limit, ta relance peut aller jusqu'au montant du pot une fois que tu as suivi. En no limit, tu peux faire tapis à tout moment.
}
rules-all-in = **Tapis.** Si tu ne peux pas couvrir une mise, tu suis à tapis avec ce qu'il te reste ; le surplus forme un pot annexe.
rules-showdown-stud = **Abattage.** Le dernier à avoir misé ou relancé en septième rue montre en premier. À égalité, le pot est partagé.
rules-showdown = **Abattage.** Le dernier à avoir misé ou relancé montre en premier. À égalité, le pot est partagé.
rules-words-stud = **Vocabulaire.** Compléter, c'est monter le bring-in à une petite mise entière. Tes cartes cachées arrivent par MP ; « { $cards } » les montre à tout moment.
rules-words-board = **Tes cartes** arrivent par MP ; « { $cards } » les montre à tout moment, à toi seul.
rules-drawing = **Tirer.** Appuie sur « { $draw } » à la table, ou écris `/draw` avec la position de tes cartes (1 3 5) ou les cartes elles-mêmes (Kd 9c) ; `/pat` les garde toutes.
rules-mix = Cette table joue un mix : { $games }, à tour de rôle. Jeu en cours : { $game }.
rules-choice = Cette table joue au choix du donneur parmi { $games } : à la fin d'un jeu, le choix passe au joueur suivant, qui a 20 secondes pour choisir. Les règles ci-dessous sont celles d'un de ces jeux : { $game }.
rules-here = { "" }**Règles maison ici**
rules-preset-brief = Les règles habituelles de toutes les tables.
rules-preset-tda = Les règles de la Tournament Directors Association.
rules-preset-robert = Comme dans les Robert's Rules of Poker.
house-rule-off = Sans cette règle.
house-rule-suit_order = Couleurs, de la plus basse à la plus haute : { $value ->
    [cdhs] trèfle, carreau, cœur, pique
   *[other] pique, cœur, carreau, trèfle
}.
house-rule-raise_cap = { $value ->
    [none] Pas de cap sur les relances.
   *[other] Cap : une mise et { $value } relances par tour de mises.
}
house-rule-heads_up_uncapped = { $value ->
    [round] Pas de cap dans un tour de mises commencé en tête-à-tête.
   *[other] Pas de cap quand il n'y a que deux joueurs à la table.
}
house-rule-low_tie = Si les plus petits boards sont égaux, { $value ->
    [low_suit] le board dont la plus haute carte a la plus basse couleur parle en premier
    [high_suit] le board dont la plus basse carte a la plus haute couleur parle en premier
    [high_card_suit] le board dont la plus haute carte a la plus haute couleur parle en premier
   *[other] le premier à gauche du bouton parle en premier
}.
house-rule-high_tie = Si les plus hauts boards sont égaux, { $value ->
    [suit] le board dont la plus haute carte a la plus haute couleur parle en premier
   *[other] le premier à gauche du bouton parle en premier
}.
house-rule-burn = { $value ->
    [off] Aucune carte n'est brûlée.
   *[other] { $streets ->
        [stud] Une carte est brûlée avant chaque rue, de la troisième à la sixième.
        [board] Une carte est brûlée avant le flop, le turn et la river.
       *[both] Une carte est brûlée avant chaque rue, de la troisième à la sixième, et avant le flop, le turn et la river.
    }
}
house-rule-allin_bringin = Si le bring-in tombe sur un joueur à tapis dès l'ante, { $value ->
    [left] le joueur à sa gauche
   *[other] la pire carte visible suivante
} le paie ou se couche.
house-rule-show_all = À l'abattage, toutes les mains sont montrées.
house-rule-forced_bets = { $value ->
    [blinds] On poste des blindes.
   *[other] On paie l'ante au lieu de poster des blindes.
}
house-rule-bb_ante = { $kinds ->
    [both] Dans les jeux sans limite fixe, la grosse blinde paie aussi l'ante pour toute la table (BB ante).
   *[one] La grosse blinde paie aussi l'ante pour toute la table (BB ante).
}
house-rule-max_draw = On tire { $value } cartes au maximum.
house-rule-draw_opener = { $value ->
    [button] Après le tirage, le premier joueur à gauche du bouton parle en premier.
   *[raiser] Après le tirage, le dernier à avoir relancé parle en premier ; sans relance, l'ouvreur ; sans ouvreur, le premier à gauche du bouton.
}
house-rule-jackpots = Jackpots : il faut une paire de valets ou mieux pour ouvrir. Si personne n'ouvre, le pot reste et chacun remet l'ante.
house-rule-pass_in_max = { $value ->
    [one] Si personne n'ouvre à la première donne, ou s'il reste moins de deux joueurs, le pot est rendu.
   *[other] Si personne n'ouvre en { $value } donnes, ou s'il reste moins de deux joueurs, le pot est rendu.
}
house-rule-joker = { $value ->
    [wild] Le joker remplace n'importe quelle carte ; cinq cartes de même valeur battent tout.
    [low] Le joker vaut la plus basse valeur absente de ta main.
   *[other] Joker bug : il vaut un as, ou complète une quinte ou une couleur.
}
house-rule-qualifier = { $value ->
    [none] La plus petite main gagne la moitié du pot, quelle qu'elle soit.
   *[other] Un low, c'est huit ou mieux ; sans low, la plus haute main gagne tout le pot.
}
house-rule-draws = { $value ->
    [1] Un tirage.
   *[other] Trois tirages.
}

## What went wrong

error-store = L'enregistrement a échoué, rien n'a changé. Réessaie dans un instant.
error-store-unknown = Le disque a lâché pendant l'enregistrement, je ne sais pas encore si ça a compté. Le bot doit d'abord redémarrer, puis je te le dis en MP.
letter-unsure-counted = Le disque a lâché pendant l'enregistrement de ton action du { $when }. Elle a compté.
letter-unsure-not = Le disque a lâché pendant l'enregistrement de ton action du { $when }. Elle n'a pas compté, rien n'a changé.
error-ours = Erreur de mon côté. Réessaie ; si elle revient, préviens l'hôte : elle est dans le journal du bot.
