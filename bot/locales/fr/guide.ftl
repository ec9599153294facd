# Comment se déroule un jeu, par sections, et la première page de /help.

guide-menu = Lire la suite : étapes, mains, mises
guide-section-short = En bref
guide-section-streets = Étape par étape
guide-section-hands = Bonnes mains
guide-section-bets = Mises
guide-section-here = À cette table

guide-streets-title = **{ $game }, étape par étape**
guide-posts-ante = Chacun pose l'ante.
guide-posts-blinds = Les deux à gauche du bouton posent la petite et la grosse blinde ; à deux joueurs, le bouton a la petite.
guide-deal-down = { $count ->
    [one] Chacun reçoit { $count } carte cachée.
   *[other] Chacun reçoit { $count } cartes cachées.
}
guide-deal-up = { $count ->
    [one] Chacun reçoit { $count } carte visible.
   *[other] Chacun reçoit { $count } cartes visibles.
}
guide-deal-both = { $down ->
    [one] Chacun reçoit { $down } carte cachée
   *[other] Chacun reçoit { $down } cartes cachées
} et { $up ->
    [one] { $up } visible.
   *[other] { $up } visibles.
}
guide-draw = { $most ->
    [one] À partir de la gauche du bouton, chacun jette { $most } carte et en reçoit une nouvelle, ou reste servi. Tous voient combien, personne ne voit lesquelles.
   *[other] À partir de la gauche du bouton, chacun jette jusqu'à { $most } cartes et en reçoit autant de nouvelles, ou reste servi. Tous voient combien, personne ne voit lesquelles.
}
guide-opens-worst-upcard = La plus haute carte visible doit ouvrir, par le bring-in ou en complétant à la petite mise. Le roi est le pire, l'as le meilleur ; les couleurs départagent.
guide-opens-highest-upcard = La plus haute carte visible doit ouvrir, par le bring-in ou en complétant à la petite mise. L'as est le pire, le deux le meilleur ; les couleurs départagent.
guide-opens-lowest-upcard = La plus basse carte visible doit ouvrir, par le bring-in ou en complétant à la petite mise. Le deux est le plus bas, l'as le plus haut ; les couleurs départagent.
guide-opens-lowest-board = Le plus petit board parle en premier ; il peut checker ou miser.
guide-opens-highest-board = Le jeu visible le plus haut parle le premier, et peut faire parole ou miser : carré, puis brelan, deux paires, paire et cartes hautes.
guide-opens-left-of-button = Le premier joueur à gauche du bouton parle le premier.
guide-opens-after-the-blinds = Le joueur à gauche de la grosse blinde parle le premier.
guide-opens-last-raiser = Le dernier relanceur du tour précédent parle le premier, sinon celui qui l'a ouvert, sinon le premier à gauche du bouton.
guide-bet-small = Mises et relances sont des petites mises.
guide-bet-big = Mises et relances sont des grosses mises.
guide-bet-small-here = Mises et relances vont par petites mises, { $amount } ici.
guide-bet-big-here = Mises et relances vont par grosses mises, { $amount } ici.
guide-shows-first = Le dernier à miser ou relancer montre le premier ; qui est battu peut jeter sa main sans la montrer.
guide-split = Les mains égales se partagent le pot.

guide-hands-title = **Les mains en { $game }**, la meilleure d'abord :
guide-hand-opens = { $holding }, ouvre
guide-picture-best = Les meilleures d'abord
guide-picture-here = À { $table }
guide-start-razz = **Un bon départ**, ce sont trois cartes basses de rangs différents, comme A-2-3 ou 3-5-7, sans rien au-dessus du huit. Paires et rois se couchent. Regarde les cartes visibles des autres : ce qu'ils ont, tu ne peux pas le recevoir.
guide-start-five-card-draw = **Un bon départ**, c'est une paire de valets ou mieux, un brelan, ou quatre cartes à la couleur ou à une quinte ouverte. Les petites paires paient rarement.
guide-start-ace-to-five-triple-draw = **Un bon départ**, ce sont trois cartes basses de rangs différents avec l'as ou le deux, comme A-2-4 ; mieux, quatre. Jette les paires et tout ce qui dépasse le huit.
guide-start-deuce-to-seven-triple-draw = **Un bon départ**, ce sont trois ou quatre cartes basses avec le deux, comme 2-3-7, qui ne se suivent pas toutes. Jette les paires, les as et tout ce qui dépasse le huit.
guide-start-deuce-to-seven-single-draw = **Un bon départ**, ce sont quatre cartes basses avec le deux, comme 2-3-5-8 : tu ne tires qu'une fois. Une main au dix peut valoir d'être gardée servie.
guide-start-badugi = **Un bon départ**, ce sont trois cartes basses de trois couleurs, comme A-2-5. Quatre cartes de quatre couleurs se gardent même avec un valet en tête contre peu de joueurs.
guide-start-seven-card-stud = **Un bon départ**, c'est un brelan, une paire haute, ou trois cartes à la couleur ou à la quinte ; mieux encore si les cartes qu'il te faut ne sont pas déjà visibles chez les autres. Les petites paires demandent un as ou un roi à côté.
guide-start-deuce-to-seven-razz = **Un bon départ**, ce sont trois cartes basses de rangs différents avec le deux, comme 2-3-7 ou 2-4-8, sans rien au-dessus du huit. L'as est ce qu'il y a de pire, et 3-4-5-6 demande un trou, pas un voisin de plus.
guide-start-ace-to-five-single-draw = **Un bon départ**, ce sont quatre cartes basses de rangs différents, comme A-2-4-7 : tu ne tires qu'une fois. Une main au neuf se garde servie, et un joker, si la table en a un, vaut mieux que toute autre carte.
guide-start-stud-hi-lo = **Un bon départ**, ce sont trois cartes basses avec l'as, comme A-2-4, de préférence d'une même couleur ou qui se suivent : elles peuvent gagner les deux moitiés. Les paires hautes n'en gagnent qu'une quand les autres jouent bas.
guide-start-badacey = **Un bon départ**, ce sont trois cartes basses de trois couleurs avec l'as, comme A-2-4 : elles peuvent gagner les deux moitiés. Ne garde aucun rang en double et surveille les couleurs.
guide-start-badeucey = **Un bon départ**, ce sont trois cartes basses de trois couleurs avec le deux, comme 2-3-5 : elles peuvent gagner les deux moitiés. Jette les as et les paires et surveille les couleurs.

guide-bets-title = **Les mises en { $limit }**
guide-bets-fixed = Chaque mise et relance a une seule taille : la petite mise aux premiers tours, la grosse aux derniers.
guide-bets-pot = Une mise est au moins la grosse blinde, et au plus ce qu'il y a dans le pot ; une relance au moins autant que la précédente, et au plus ce qu'il y a dans le pot une fois que tu as suivi.
guide-bets-no = Une mise est au moins la grosse blinde, une relance au moins autant que la précédente ; tu peux miser tout ce que tu as à tout moment.
guide-bets-all-in = Si tu ne peux pas couvrir une mise, tu suis à tapis avec ce qu'il te reste. Le surplus forme un pot annexe : tu ne peux gagner de chacun plus que ta propre mise.
guide-bets-buttons = À ton tour, la table affiche un bouton par action possible, avec son montant. Les commandes font de même.

guide-here-title = **À { $table }**
guide-buy-in-one = Cave : { $amount }
guide-buy-in-range = Cave : { $least } à { $most }

help-start = Je suis le croupier : du poker en jetons fictifs. Ouvre une table avec { $open } ou trouves-en une avec { $list }, appuie sur *{ $sit }* à la table, et une main part dès que deux joueurs sont prêts. Tes cartes arrivent par message privé.
    Pendant une main, tout se joue aux boutons de la table. { $rules } explique chaque jeu, { $wallet } affiche tes jetons.
    En solo, ou tu débutes ? { $learn } te guide dans une première main, et { $practice } t'installe face aux joueurs de la maison, en jetons d'entraînement.
    Choisis ci-dessous ce que tu veux lire.
help-menu = Choisis un sujet
help-topic-size = { $count ->
    [one] { $count } commande
   *[other] { $count } commandes
}
