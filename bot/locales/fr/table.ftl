# The table and the cards in a player's hand.

list-or = { $items } ou { $last }
pair-or = { $items } ou { $last }
list-and = { $items } et { $last }
pair-and = { $items } et { $last }

game-razz = Razz
game-five-card-draw = Poker fermé à 5 cartes
game-ace-to-five-triple-draw = A-5 Triple Draw
game-deuce-to-seven-triple-draw = 2-7 Triple Draw
game-deuce-to-seven-single-draw = 2-7 Single Draw
game-badugi = Badugi
game-seven-card-stud = Stud à 7 cartes
game-deuce-to-seven-razz = 2-7 Razz
game-ace-to-five-single-draw = A-5 Single Draw
game-stud-hi-lo = Stud Hi-Lo
game-badacey = Badacey
game-badeucey = Badeucey
game-limit-holdem = Limit Hold'em
game-holdem = Hold'em
game-omaha = Omaha
game-omaha-hi-lo = Omaha Hi-Lo
game-five-card-omaha = Five-Card Omaha
game-big-o = Big O
game-mix = Jeux mixtes
game-dealers-choice = Choix du donneur
game-triple-stud = Triple stud
game-triple-draw = Triple draw
game-lowball = Lowball
game-draw = Jeux à tirage
game-stud = Jeux de stud
game-horse = H.O.R.S.E.
game-hose = H.O.S.E.
game-hoe = H.O.E.
game-8-game = 8-Game
game-10-game = 10-Game
table-title = { $name } · { $game }
title-mix = { $mix }, prochain jeu : { $game }
table-hand = Main { $number }
stakes-pair = { $small }/{ $big }
stakes-least = { $amount }
fact-mix = jeux mixtes
fact-big-bet-blinds = grosse blinde = petite mise
fact-choice = choix du donneur, au tour de { $name }
fact-choices = choix du donneur
fact-bb-ante = BB ante
fact-jackpots = Jackpots
fact-joker-wild = joker libre
fact-joker-bug = joker bug
fact-joker-low = joker bas
fact-one-draw = un seul tirage

street-third = Troisième rue
street-fourth = Quatrième rue
street-fifth = Cinquième rue
street-sixth = Sixième rue
street-seventh = Septième rue
street-predraw = Avant le tirage
street-draw = Le tirage
street-draw-bets = Après le tirage
street-first_draw = Premier tirage
street-first_draw-bets = Après le premier tirage
street-second_draw = Deuxième tirage
street-second_draw-bets = Après le deuxième tirage
street-third_draw = Troisième tirage
street-third_draw-bets = Après le troisième tirage
street-preflop = Préflop
street-flop = Flop
street-turn = Turn
street-river = River
street-showdown = Abattage
street-over = Main terminée

seat-stack = { $amount }
seat-bounty = prime { $amount }
seat-name = Place { $seat }
player-nameless = Le joueur
seat-bet = mise { $amount }
seat-won = gagne { $amount }
seat-all-in = à tapis
seat-folded = main couchée
seat-out = hors du coup (absence)
seat-mucked = main jetée
seat-sitting-out = sit-out
seat-absent = pas là
seat-broke = plus de jetons
seat-leaving = part après la main
seat-left = a quitté la table
seat-waiting = attend d'entrer en jeu
seat-small-blind = SB
seat-big-blind = BB
seat-pat = servi
seat-drew = a tiré { $count }
seat-dm-closed = MP fermés : utilise Mes cartes
seats-all-free = Les { $count } places sont libres
seats-free = { $count ->
    [one] Place libre : { $seats }
   *[other] Places libres : { $seats }
}

pot = Pot { $amount }
pot-main = Pot principal { $amount }
pot-side = { $count ->
    [one] Pot annexe { $number } : { $amount } (place { $seats })
   *[other] Pot annexe { $number } : { $amount } (places { $seats })
}
pot-name = Pot
pot-name-main = Pot principal
pot-name-side = Pot annexe { $number }
pot-half = { $pot }, { $half }
half-high = high
half-low = low
half-badugi = badugi
community = { $count ->
    [one] Carte commune { $card }, pour tout le monde
   *[other] Board { $card }
}

moment-at = à { $when }
turn = À { $name } de jouer, fin du chrono { $when }
turn-to-draw = À { $name } de tirer, fin du chrono { $when }
turn-to-call = À { $name } de jouer, { $amount } pour suivre, fin du chrono { $when }
award-one = { $pot } : { $name } gagne { $amount } ({ $holding })
award-scoop = { $pot } : { $name } scoope { $amount } ({ $holding })
award-unseen = { $pot } : { $name } gagne { $amount }
award-split = { $pot } partagé ({ $amount }) : { $shares }
award-share = { $name } { $amount }
pot-returned = Personne n'a ouvert, le pot est rendu : { $shares }
next-hand = Prochaine main { $when }
next-game = Prochaine main { $when }, nouveau jeu : { $game }
choice-open = { $name } choisit le prochain jeu. Sans choix, la liste continue { $when }.
choice-waits = { $name } choisit le prochain jeu dès que deux joueurs sont prêts.
choice-menu = Choisir le prochain jeu
deal-again = Personne n'a ouvert. Le pot reste, et chacun remet l'ante : nouvelle donne { $when }.
waiting-for-players = En attente de joueurs : il en faut deux pour lancer une main.
hand-follows = La prochaine main arrive.
seats-away = { $count ->
    [one] { $names } n'est pas là : cartes, antes et blindes comme d'habitude, puis check/fold automatique. *{ $back }* ou n'importe quelle action y met fin.
   *[other] { $names } ne sont pas là : cartes, antes et blindes comme d'habitude, puis check/fold automatique. *{ $back }* ou n'importe quelle action y met fin.
}
table-deserted = Personne n'est là : les mains se jouent toutes seules, une toutes les { $seconds } secondes. *{ $back }* ou n'importe quelle action y met fin.
paused-moderator = En pause à la demande de la modération : rien n'est distribué, chronos arrêtés. Jetons et cartes restent en place.
paused-tournament = Le tournoi est en pause : rien n'est distribué, chronos arrêtés. Jetons et cartes restent en place.
paused-store-failed = En pause : l'enregistrement de la dernière action a échoué. Tu vois les jetons et les cartes d'avant.
pausing = La modération met la table en pause après cette main.
undone-moderator = La modération a annulé la main { $number } : chacun récupère ses mises.
undone-fault = La main { $number } ne pouvait pas continuer, elle est annulée : chacun récupère ses mises.
undone-copy = Le bot est reparti d'une sauvegarde : la main { $number } a été annulée et le pot rendu.
closes-after-hand = La table ferme après cette main, et chacun récupère ses jetons.
closes-after-hand-tournament = La table casse après cette main.
closed = Table fermée. Tous les jetons sont revenus dans les portefeuilles.
closed-tournament = Cette table de tournoi est fermée.
moved = La table est maintenant plus bas : { $link }

did-game = Cette main : { $game }
did-choose = { $name } choisit { $game } pour cette main
did-blind = { $name } poste une blinde de { $amount }
did-table-ante = { $name } paie l'ante pour toute la table ({ $amount })
did-draw = { $count ->
    [0] { $name } annonce servi
    [one] { $name } tire { $count } carte
   *[other] { $name } tire { $count } cartes
}
did-pass-in = Personne n'ouvre : cette donne s'arrête là
did-leave = { $count ->
    [one] { $names } quitte la table et se couche
   *[other] { $names } quittent la table et se couchent
}
did-miss = { $count ->
    [one] { $names } n'est pas là et sort du coup
   *[other] { $names } ne sont pas là et sortent du coup
}
did-openers = { $name } montre son ouverture : { $cards }
did-community = Plus assez de cartes : une carte commune pour tout le monde
did-bring-in = { $name } paie le bring-in ({ $amount })
did-complete = { $name } complète à { $amount }
did-check = { $name } checke
did-bet = { $name } mise { $amount }
did-call = { $name } suit { $amount }
did-raise = { $name } relance à { $amount }
did-fold = { $name } se couche
did-take-back = { $name } récupère sa mise non suivie ({ $amount })

button-bring-in = Bring-in { $amount }
button-complete = Compléter à { $amount }
button-check = Parole
button-bet = Miser { $amount }
button-call = Suivre { $amount }
button-raise = Relancer à { $amount }
button-fold = Se coucher
button-all-in = { $label } (tapis)
button-draw = Tirer
button-draw-count = Tirer { $count }
button-draw-all = Tout jeter
button-keep = Garder { $cards }, tirer { $count }
button-pat = Servi
button-size-half-pot = ½ pot { $amount }
button-size-pot = Pot { $amount }
button-size-all-in = Tapis { $amount }
button-other = Autre…
button-cards = Mes cartes
button-sit = S'asseoir ({ $amount })
button-sit-bare = S'asseoir
button-leave = Quitter
button-sitout = Faire une pause (sit-out)
button-back = Me revoilà
button-menu = Plus…
button-rebuy = Se recaver ({ $amount })
button-rules = Règles de la table
button-moderate = Modérer
menu-not-seated = Tu n'as pas de place à cette table.

holding-low = { $ranks } low
holding-no_low = pas de low
holding-wheel = wheel
holding-high_card = hauteur { $ranks }
holding-pair = paire { $first ->
    [as] d'as
   *[other] de { $first }
}
holding-pairs_up = deux paires aux { $first }
holding-two_pair = deux paires, { $first } et { $second }
holding-trips = brelan { $first ->
    [as] d'as
   *[other] de { $first }
}
holding-straight = quinte hauteur { $ranks }
holding-flush = couleur hauteur { $ranks }
holding-full_house = full aux { $first } par les { $second }
holding-quads = carré { $first ->
    [as] d'as
   *[other] de { $first }
}
holding-straight_flush = quinte flush hauteur { $ranks }
holding-royal_flush = quinte flush royale
holding-five_of_a_kind = cinq { $first }
holding-one_card_badugi = main à 1 carte, { $ranks }
holding-two_card_badugi = main à 2 cartes, { $ranks }
holding-three_card_badugi = main à 3 cartes, { $ranks }
holding-four_card_badugi = { $half ->
    [badugi] { $ranks }
   *[none] badugi { $ranks }
}
holding-with-kicker = { $holding }, kicker { $ranks }
holding-half = { $half } : { $holding }
holding-halves = { $first } ; { $second }
rank-0 = deux
rank-1 = trois
rank-2 = quatre
rank-3 = cinq
rank-4 = six
rank-5 = sept
rank-6 = huit
rank-7 = neuf
rank-8 = dix
rank-9 = valet
rank-10 = dame
rank-11 = roi
rank-12 = as
rank-low-0 = deux
rank-low-1 = trois
rank-low-2 = quatre
rank-low-3 = cinq
rank-low-4 = six
rank-low-5 = sept
rank-low-6 = huit
rank-low-7 = neuf
rank-low-8 = 10
rank-low-9 = valet
rank-low-10 = dame
rank-low-11 = roi
rank-low-12 = as
ranks-0 = deux
ranks-1 = trois
ranks-2 = quatre
ranks-3 = cinq
ranks-4 = six
ranks-5 = sept
ranks-6 = huit
ranks-7 = neuf
ranks-8 = dix
ranks-9 = valets
ranks-10 = dames
ranks-11 = rois
ranks-12 = as

letters-late = Les MP tardent en ce moment : appuie sur *{ $cards }* pour voir tes cartes.
table-followed = -# Chaque joueur qui doit encore jouer a *{ $cards }* sous les yeux : ici, la table se met à jour au plus tard à la fin de la main.
my-cards-title = Tes cartes à { $table }, main { $number }
my-cards-down = Cachées
my-cards-up = { $count ->
    [one] Visible
   *[other] Visibles
}
my-cards-new = Tirage : { $cards }
my-cards-community = { $count ->
    [one] Carte commune
   *[other] Board
}
my-cards-holding = Tu as : { $holding }
drawing-flush = tirage couleur
drawing-straight = tirage quinte
drawing-low = tirage low
drawing-four = tirage { $ranks }
drawing-wheel = { $count } cartes à la wheel
drawing-six = { $count } cartes au six
drawing-seven = { $count } cartes au sept
drawing-eight = { $count } cartes au huit
my-cards-folded = Tu as couché cette main.
my-cards-away = Deux tours manqués de suite : tu reçois tes cartes et tu paies antes et blindes, puis check/fold automatique immédiat. Appuie sur *{ $back }* à la table, ou joue, et elle t'attend de nouveau.
my-cards-link = [Aller à la table]({ $link })

pick-title = { $street }, fin du chrono { $when }
pick-menu = Cartes à jeter
pick-menu-many = Cartes à jeter, { $most } au plus
drawn-gone = Tu jettes : { $cards }

form-bet = Mise
form-complete = Compléter
form-raise = Relance
form-amount = Total de ta mise pour ce tour
form-bounds = De { $least } à { $most }, en jetons.
amount-unreadable = « { $text } » n'est pas un nombre. Écris un nombre entier de jetons.
