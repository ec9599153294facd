### Ce qu'on se rappelle du jeu : mains revues et emportées, chiffres, classements, distinctions.
### L'id d'une main est par exemple 7-12 : la main 12 de la table 7.

## Descriptions

command-hand = Revoir des mains finies, pas à pas, ou emporter les tiennes en fichiers
command-hand-last = Revoir ta dernière main finie, pas à pas
command-hand-id = Revoir pas à pas toute main finie d'une table que tu peux voir
command-hand-id-hand = La table et la main, comme 7-12 ; c'est écrit en haut de la table
command-hand-proof = Recevoir la preuve d'une donne scellée en fichier, avec les seules cartes que tu as vues
command-hand-proof-hand = La table et la main, comme 7-12 ; ta dernière si omise
command-hand-export = Recevoir tes propres mains en fichiers pour d'autres programmes de poker
command-hand-export-hand = Une main, comme 7-12
command-hand-export-last = Combien de tes dernières mains ; une si tout est omis
command-hand-export-since = Tes mains depuis ce jour, comme 2026-03-31, en UTC
command-stats = Voir tes résultats, ou ceux d'un autre, aux mains jouées en jetons de ce serveur
command-stats-player = Les chiffres de qui ; les tiens si omis
command-stats-game = Seulement à ce jeu
command-stats-period = Seulement cette semaine ou ce mois ; tout si omis
command-stats-hide = Te cacher du classement et de ceux qui te cherchent, ou être vu de nouveau
command-leaderboard = Voir les meilleurs aux mains jouées en jetons de ce serveur
command-leaderboard-period = Cette semaine, ce mois ou tout ; ce mois si omis
command-leaderboard-by = Par grosses mises pour 100 mains, ou par jetons gagnés ; grosses mises si omis
command-leaderboard-page = Quelle page, la première étant la meilleure
help-heading-hands = Mains
help-heading-stats = Chiffres
period-week = cette semaine
period-month = ce mois
period-all = depuis toujours
measure-profit = Jetons gagnés
measure-rate = Grosses mises pour 100 mains

## The table's card

table-hand-id = Main { $number } (id { $id })

## A hand again

replay-step = Étape { $step } sur { $steps } · jouée { $when }
replay-first = ⏮ Début
replay-back = ◀ Retour
replay-on = Suite ▶
replay-last = Fin ⏭
replay-own = **Tes cartes** { $cards }
replay-net = { $name } { $amount }
replay-cards-deleted = Tes propres cartes de cette main sont effacées : elles sont gardées un temps limité. Ce qui a été montré est dit quand même.
replay-no-hand = Tu n'as encore joué ici aucune main jusqu'au bout, ou elle n'est plus gardée.
replay-not-there = Il n'y a pas de main terminée { $hand } que tu puisses voir.
replay-not-yours = Cette main s'est jouée sans toi. Seules tes propres mains s'obtiennent en fichiers.
replay-running = La main { $hand } se joue encore. Revois-la quand elle sera finie.
replay-forgotten = La main { $hand } a été jouée, mais son enregistrement est effacé : il est gardé un temps limité. Les jetons gagnés et perdus comptent toujours.
replay-unreadable = L'enregistrement de cette main ne fait pas une main entière, elle ne peut donc pas être montrée pas à pas.

## Files

own-hands-files = { $count ->
    [one] Ta main en fichier au standard d'historique de mains de poker (.phh), telle que tu l'as vue.
   *[other] Tes { $count } mains en fichiers au standard d'historique de mains de poker (.phh), un pour chacune, telles que tu les as vues.
}
own-hands-hidden = Les cartes que tu n'as jamais vues y sont des ??.
own-hands-told = { $count ->
    [one] { $count } main se trouve aussi dans pokerstars.txt, au format que beaucoup de programmes lisent.
   *[other] { $count } mains se trouvent aussi dans pokerstars.txt, au format que beaucoup de programmes lisent.
}
own-hands-proved = { $count ->
    [one] { $count } preuve d'une donne scellée s'y trouve aussi ; la page de `/fair` la vérifie.
   *[other] { $count } preuves de donnes scellées s'y trouvent aussi ; la page de `/fair` les vérifie.
}
own-hands-lacking-game = { $count ->
    [one] { $count } main y manque, car ce format ne connaît pas son jeu.
   *[other] { $count } mains y manquent, car ce format ne connaît pas leurs jeux.
}
own-hands-lacking-house-rules = { $count ->
    [one] { $count } main y manque, car ce format n'a pas de mots pour les Jackpots et le joker.
   *[other] { $count } mains y manquent, car ce format n'a pas de mots pour les Jackpots et le joker.
}
own-hands-lacking-community = { $count ->
    [one] { $count } main y manque, car elle s'est finie avec une carte commune, que ce format ne sait pas dire.
   *[other] { $count } mains y manquent, car elles se sont finies avec une carte commune, que ce format ne sait pas dire.
}
own-hands-capped = Ce sont les { $most } plus récentes, et il n'en va pas plus dans un fichier.
own-hands-no-date = Je ne lis pas « { $text } » comme un jour. Écris-le comme 2026-03-31.
own-hands-undone = Cette main a été annulée, chaque jeton rendu, il n'y en a donc pas de fichier.
own-hands-too-large = C'est plus que ce que Discord me laisse envoyer. Demande moins de mains.

## Figures

stats-title = **{ $name }** · { $game } · { $period }
stats-all-games = tous les jeux
stats-none = Aucune main en jetons de ce serveur. Celles en jetons d'entraînement ne comptent pas.
stats-hands = { $count ->
    [one] { $count } main
   *[other] { $count } mains
}
stats-profit = Jetons gagnés : **{ $amount }** · { $rate } grosses mises pour 100 mains
stats-second-any = { $count ->
    [one] Quatrième rue ou tirage vus : { $count } fois, { $percent } %
   *[other] Quatrième rue ou tirage vus : { $count } fois, { $percent } %
}
stats-second-stud = { $count ->
    [one] Quatrième rue vue : { $count } fois, { $percent } %
   *[other] Quatrième rue vue : { $count } fois, { $percent } %
}
stats-second-draw = { $count ->
    [one] Tirage vu : { $count } fois, { $percent } %
   *[other] Tirage vu : { $count } fois, { $percent } %
}
stats-showdowns = { $count ->
    [one] { $count } abattage, { $won } gagné : { $percent } %
   *[other] { $count } abattages, { $won ->
        [one] { $won } gagné
       *[other] { $won } gagnés
    } : { $percent } %
}
stats-biggest-pot = Le plus de jetons d'une seule main : { $amount }
stats-tournaments = { $count ->
    [one] { $count } tournoi, { $won } gagné, payé { $paid } fois
   *[other] { $count } tournois, { $won ->
        [one] { $won } gagné
       *[other] { $won } gagnés
    }, payé { $paid } fois
}
stats-achieved = { $count ->
    [one] { $count } distinction
   *[other] { $count } distinctions
} sur { $all }, chacune avec sa première main :
stats-unlisted = -# Caché : absent du classement, et montré à personne d'autre. `/stats hide:False` y met fin.
stats-counting = { $count ->
    [one] -# { $count } main de ce serveur reste à compter.
   *[other] -# { $count } mains de ce serveur restent à compter.
}
stats-line = { $count ->
    [one] { $name }, jetons sur { $count } main : au mieux { $most }, au pire { $least }, à la fin { $end }.
   *[other] { $name }, jetons sur { $count } mains : au mieux { $most }, au pire { $least }, à la fin { $end }.
}
stats-plot-chips = Jetons gagnés
stats-plot-hands = Mains
stats-hidden = { $name } préfère garder ses statistiques privées.
stats-busy = Tes chiffres se dessinent déjà. Attends-les.

## Leaderboards

board-title-profit = ### Jetons gagnés · { $game } · { $period }
board-title-rate = ### Grosses mises pour 100 mains · { $game } · { $period }
board-line = { $count ->
    [one] { $place }. { $name } · { $rate } grosses mises pour 100 mains · { $profit } { $chips ->
        [one] jeton
       *[other] jetons
    } · { $count } main
   *[other] { $place }. { $name } · { $rate } grosses mises pour 100 mains · { $profit } { $chips ->
        [one] jeton
       *[other] jetons
    } · { $count } mains
}
board-you = Toi
board-empty = Personne n'a encore de place.
board-no-place = Tu n'as pas de place : il faut { $least } mains dans ce temps.

## Achievements

achievement-wheel = Wheel : 5-4-3-2-A, tenue jusqu'au bout
achievement-number-one = Numéro un : sept, cinq, quatre, trois, deux
achievement-badugi = Le meilleur badugi : du quatre à l'as en quatre couleurs
achievement-quads = Un carré, ou mieux
achievement-rough-nine = Un neuf a suffi : un abattage bas gagné avec un neuf ou pire
achievement-bring-in = Bring-in payé, pot ramassé
achievement-pat = Rien tiré, et l'abattage gagné
achievement-snow = Snow : servi avec rien, et personne n'a payé
achievement-chair = Un jeton, une chaise : main gagnée avec moins d'une grosse mise au départ
achievement-crowd = Trois adversaires ou plus battus en un abattage
achievement-scoop = Scoop : les deux moitiés du pot avec une seule main
achievement-odd-chip = Le jeton qui ne se partage pas
achievement-showdowns = Rien couché : 10 abattages de suite
praise-line = 🏅 **{ $name }** : { $achievement }

## Le bilan de la semaine

recap-title = Le bilan de la semaine
recap-week = du { $first } au { $last }
recap-pot = Plus gros pot
recap-low = Meilleur low
recap-improved = Plus forte progression
recap-next = Prochain tournoi : **{ $name }**, { $when }
