# How a game goes, by sections, and the start page of /help.

guide-menu = Lire la suite : tours, mains, mises
guide-section-short = En bref
guide-section-streets = Tour par tour
guide-section-hands = Bonnes mains
guide-section-bets = Mises
guide-section-here = À cette table

guide-streets-title = **{ $game }, tour par tour**
guide-posts-ante = Chacun paie l'ante.
guide-posts-blinds = Les deux joueurs à gauche du bouton postent la petite et la grosse blinde ; en tête-à-tête, le bouton poste la petite.
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
guide-deal-board = { $count ->
    [one] { $count } carte arrive au board.
   *[other] { $count } cartes arrivent au board.
}
guide-draw = { $most ->
    [one] En partant de la gauche du bouton, chacun jette { $most } carte et en tire une nouvelle, ou reste servi. Tout le monde voit combien, personne ne voit lesquelles.
   *[other] En partant de la gauche du bouton, chacun jette jusqu'à { $most } cartes et en tire autant, ou reste servi. Tout le monde voit combien, personne ne voit lesquelles.
}
guide-opens-worst-upcard = La plus haute carte visible paie le bring-in ou complète à la petite mise. Le roi est la plus haute, l'as la plus basse ; à égalité, la couleur décide.
guide-opens-highest-upcard = La plus haute carte visible paie le bring-in ou complète à la petite mise. L'as est la plus haute, le deux la plus basse ; à égalité, la couleur décide.
guide-opens-lowest-upcard = La plus basse carte visible paie le bring-in ou complète à la petite mise. Le deux est la plus basse, l'as la plus haute ; à égalité, la couleur décide.
guide-opens-lowest-board = Le plus petit board parle en premier ; il peut checker ou miser.
guide-opens-highest-board = Le plus haut board (les paires comptent) parle en premier ; il peut checker ou miser.
guide-opens-left-of-button = Le premier joueur à gauche du bouton parle en premier.
guide-opens-after-the-blinds = Le joueur à gauche de la grosse blinde parle en premier.
guide-opens-last-raiser = Le dernier à avoir relancé au tour précédent parle en premier ; sans relance, l'ouvreur ; sans ouvreur, le premier à gauche du bouton.
guide-bet-small = On mise et on relance en petites mises.
guide-bet-big = On mise et on relance en grosses mises.
guide-bet-small-here = On mise et on relance en petites mises, { $amount } ici.
guide-bet-big-here = On mise et on relance en grosses mises, { $amount } ici.
guide-shows-first = Le dernier à avoir misé ou relancé montre en premier ; tu peux jeter une main battue sans la montrer (muck).
guide-split = À égalité, le pot est partagé.

guide-hands-title = **{ $game }, les mains**, la meilleure d'abord :
guide-hand-opens = { $holding }, peut ouvrir
guide-picture-best = La meilleure d'abord
guide-picture-here = À { $table }
guide-start-razz = **Une bonne main de départ** : trois cartes basses de valeurs différentes, comme A-2-3 ou 3-5-7, rien au-dessus du huit. Couche les paires et les cartes hautes. Surveille les cartes visibles des autres : une carte qu'il te faut est morte dès qu'elle apparaît chez un adversaire.
guide-start-five-card-draw = **Une bonne main de départ** : une paire de valets ou mieux, un brelan, ou quatre cartes à la couleur ou à une quinte ouverte par les deux bouts. Les petites paires rapportent rarement.
guide-start-ace-to-five-triple-draw = **Une bonne main de départ** : trois cartes basses de valeurs différentes avec l'as ou le deux, comme A-2-4 ; quatre, c'est mieux. Jette les paires et tout ce qui dépasse le huit.
guide-start-deuce-to-seven-triple-draw = **Une bonne main de départ** : trois ou quatre cartes basses avec le deux, comme 2-3-7, sans qu'elles se suivent toutes. Jette les paires, les as et tout ce qui dépasse le huit.
guide-start-deuce-to-seven-single-draw = **Une bonne main de départ** : quatre cartes basses avec le deux, comme 2-3-5-8, car tu ne tires qu'une fois. Rester servi avec un dix low peut valoir le coup.
guide-start-badugi = **Une bonne main de départ** : trois cartes basses de trois couleurs, comme A-2-5. Contre peu de joueurs, reste servi avec n'importe quel badugi, même au valet.
guide-start-seven-card-stud = **Une bonne main de départ** : un brelan, une grosse paire, ou trois cartes à la couleur ou à la quinte, surtout quand les cartes qu'il te faut ne sont pas mortes. Avec une petite paire, il te faut un as ou un roi comme kicker.
guide-start-deuce-to-seven-razz = **Une bonne main de départ** : trois cartes basses de valeurs différentes avec le deux, comme 2-3-7 ou 2-4-8, rien au-dessus du huit. L'as est la pire des cartes, et un deux ou un sept transforme 3-4-5-6 en quinte.
guide-start-ace-to-five-single-draw = **Une bonne main de départ** : quatre cartes basses de valeurs différentes, comme A-2-4-7, car tu ne tires qu'une fois. Reste servi avec un neuf low ; si la table joue avec un joker, c'est la meilleure des cartes.
guide-start-stud-hi-lo = **Une bonne main de départ** : trois cartes basses avec l'as, comme A-2-4, si possible de la même couleur ou à la suite ; elles peuvent gagner les deux moitiés. Une grosse paire gagne au mieux la moitié du pot quand les autres jouent au low.
guide-start-badacey = **Une bonne main de départ** : trois cartes basses de trois couleurs avec l'as, comme A-2-4 ; elles peuvent gagner les deux moitiés. Ne garde pas deux cartes de même valeur, et surveille les couleurs.
guide-start-badeucey = **Une bonne main de départ** : trois cartes basses de trois couleurs avec le deux, comme 2-3-5 ; elles peuvent gagner les deux moitiés. Jette les as et les paires, et surveille les couleurs.
guide-start-limit-holdem = **Une bonne main de départ** : une grosse paire ou deux grosses cartes, comme A-K ou K-Q. Ce qui touche la meilleure paire rapporte le plus ; les petites paires et les connecteurs assortis veulent du monde et un flop pas cher.
guide-start-holdem = **Une bonne main de départ** : une paire ou deux grosses cartes, comme A-K ou A-Q, si possible assorties. Relance les meilleures, couche le reste : un as avec un petit kicker coûte plus qu'il ne rapporte. Plus tu parles tard, plus tu peux jouer de mains.
guide-start-omaha = **Une bonne main de départ** : quatre cartes qui vont ensemble, comme A-K-Q-J ou J-10-9-8, si possible double suited. Une grosse paire est bonne si les deux autres cartes l'aident. Tire aux nuts : la deuxième meilleure quinte ou couleur coûte des tapis.
guide-start-omaha-hi-lo = **Une bonne main de départ** : l'as et le deux, et autre chose qui aide, comme A-2-3-K ou A-2-K-K, si possible avec l'as assorti ; elle peut gagner les deux moitiés. Les cartes moyennes comme 9-8-7-6 gagnent au mieux la moitié du pot.
guide-start-five-card-omaha = **Une bonne main de départ** : cinq cartes qui vont ensemble, comme A-K-Q-J-10, si possible avec l'as assorti. Chacun a plus de mains qu'en Omaha : seuls les nuts, ou un tirage aux nuts, valent un gros pot.
guide-start-big-o = **Une bonne main de départ** : l'as, le deux et une autre carte basse, comme A-2-3-K-K, si possible avec l'as assorti. La troisième carte basse sauve ton low quand le board en double une. Vise les deux moitiés : gagner un quart du pot, c'est perdre.

guide-bets-title = **Les mises en { $limit }**
guide-bets-fixed = Mises et relances ont une taille fixe : la petite mise aux premiers tours, la grosse mise aux suivants.
guide-bets-pot = La mise minimum est la grosse blinde, la mise maximum la taille du pot. Une relance est au moins égale à la dernière mise ou relance, et au plus à la taille du pot une fois que tu as suivi.
guide-bets-pot-ante = Les limites de la table fixent la mise minimum ; la mise maximum est la taille du pot. Une relance est au moins égale à la dernière mise ou relance, et au plus à la taille du pot une fois que tu as suivi.
guide-bets-no = La mise minimum est la grosse blinde, et une relance est au moins égale à la dernière mise ou relance. Tu peux faire tapis à tout moment.
guide-bets-no-ante = Les limites de la table fixent la mise minimum, et une relance est au moins égale à la dernière mise ou relance. Tu peux faire tapis à tout moment.
guide-bets-all-in = Si tu ne peux pas couvrir une mise, tu suis à tapis avec ce qu'il te reste. Le surplus forme un pot annexe : tu ne peux pas prendre à chacun plus que ta propre mise.
guide-bets-buttons = À ton tour, la table affiche un bouton par action possible, avec son montant. Les commandes font la même chose.

guide-here-title = **À { $table }**

help-start = Je suis le croupier : ici, on joue au poker en jetons fictifs. Ouvre une table avec { $open } ou trouves-en une avec { $list }, appuie sur *{ $sit }* à la table, et une main part dès que deux joueurs sont prêts. Tes cartes arrivent par message privé.
    Pendant une main, tout se joue avec les boutons de la table. { $rules } explique chaque jeu, { $wallet } affiche tes jetons.
    Tu joues en solo, ou tu débutes ? { $learn } te guide dans une première main, et { $practice } t'installe face aux joueurs de la maison, en jetons d'entraînement.
    Choisis ci-dessous ce que tu veux lire.
help-menu = Choisis un sujet
help-topic-size = { $count ->
    [one] { $count } commande
   *[other] { $count } commandes
}
