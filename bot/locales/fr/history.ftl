### What is remembered of play: hands seen again and taken home, figures, leaderboards, achievements.
### A hand's id is such as 7-12: hand 12 of table 7.

## Descriptions

command-hand = Revoir des mains terminées pas à pas, ou télécharger les tiennes
command-hand-last = Revoir ta dernière main terminée, pas à pas
command-hand-id = Revoir pas à pas toute main terminée que tu peux voir
command-hand-id-hand = La table et la main, comme 7-12 ; c'est affiché à la table
command-hand-proof = Recevoir la preuve d'une donne scellée, avec les seules cartes qu'on t'a montrées
command-hand-proof-hand = La table et la main, comme 7-12 (par défaut : ta dernière)
command-hand-export = Télécharger tes mains pour d'autres logiciels de poker
command-hand-export-hand = Une main, comme 7-12
command-hand-export-last = Nombre de tes dernières mains (par défaut, si tout est vide : une)
command-hand-export-since = Tes mains depuis ce jour, comme 2026-03-31, en UTC
command-stats = Voir tes résultats ou ceux d'un autre joueur, avec les jetons de ce serveur
command-stats-player = De quel joueur (par défaut : toi)
command-stats-game = Seulement à ce jeu
command-stats-period = Seulement cette semaine ou ce mois-ci (par défaut : depuis toujours)
command-stats-hide = Te cacher du classement et des recherches des autres, ou te montrer de nouveau
command-leaderboard = Voir les meilleurs résultats avec les jetons de ce serveur
command-leaderboard-period = Ce soir, semaine, mois, saison ou depuis toujours (par défaut : ce soir)
command-leaderboard-by = Par bilan en jetons ou par grosses mises pour 100 mains (par défaut : jetons)
command-leaderboard-page = Quelle page ; la première montre les meilleurs
help-heading-hands = Mains
help-heading-stats = Statistiques
period-tonight = ce soir
period-season = cette saison
period-week = cette semaine
period-month = ce mois-ci
period-all = depuis toujours
measure-profit = Bilan en jetons
measure-rate = Grosses mises pour 100 mains

## A hand again

replay-step = Étape { $step } sur { $steps } · main jouée le { $when }
replay-first = Début
replay-back = Retour
replay-on = Suite
replay-last = Fin
replay-hand-before = Main précédente
replay-hand-after = Main suivante
replay-pot-bigger = Pot plus gros
replay-pot-smaller = Pot plus petit
replay-by-pot = Gros pots d'abord
replay-by-number = Dans l'ordre joué
replay-pot-place = pot { $place } sur { $hands }, du plus gros au plus petit
replay-own = **Tes cartes** { $cards }
replay-net = { $name } { $amount }
replay-cards-deleted = Tes cartes de cette main sont effacées : elles ne sont gardées qu'un temps. Les cartes montrées sont toujours là.
replay-no-hand = Tu n'as pas encore de main terminée ici, ou elle n'est plus gardée.
replay-no-hand-since = Tu n'as pas de main terminée ici depuis le { $day } (UTC), ou elle n'est plus gardée.
replay-not-there = Pas de main terminée { $hand } que tu puisses voir.
replay-not-yours = Tu n'étais pas dans cette main. Tu ne peux télécharger que les tiennes.
replay-running = La main { $hand } est encore en cours. Reviens quand elle est finie.
replay-forgotten = La main { $hand } a été jouée, mais son enregistrement est effacé : il n'est gardé qu'un temps. Les jetons gagnés et perdus comptent toujours.
replay-unreadable = L'enregistrement de cette main est incomplet : impossible de la revoir.

## Files

own-hands-files = { $count ->
    [one] Ta main en fichier, au format standard d'historique de mains de poker (.phh), telle que tu l'as vue.
   *[other] Tes { $count } mains en fichiers, au format standard d'historique de mains de poker (.phh), un par main, telles que tu les as vues.
}
hands-file-use = Les logiciels qui rejouent et analysent des mains de poker lisent ce format. Ici, `/hand id` te fait revoir une main pas à pas.
own-hands-hidden = Les cartes que tu n'as jamais vues sont notées ??.
own-hands-told = { $count ->
    [one] { $count } main est aussi dans pokerstars.txt, le format que lisent beaucoup de logiciels.
   *[other] { $count } mains sont aussi dans pokerstars.txt, le format que lisent beaucoup de logiciels.
}
own-hands-proved = { $count ->
    [one] { $count } preuve de donne scellée est jointe ; la page de `/fair page:True` la vérifie.
   *[other] { $count } preuves de donnes scellées sont jointes ; la page de `/fair page:True` les vérifie.
}
own-hands-lacking-game = { $count ->
    [one] { $count } main n'y est pas : ce format n'a pas son jeu.
   *[other] { $count } mains n'y sont pas : ce format n'a pas leurs jeux.
}
own-hands-lacking-house-rules = { $count ->
    [one] { $count } main n'y est pas : ce format n'a ni les Jackpots ni le joker.
   *[other] { $count } mains n'y sont pas : ce format n'a ni les Jackpots ni le joker.
}
own-hands-lacking-community = { $count ->
    [one] { $count } main n'y est pas : elle a fini avec une carte commune, absente de ce format.
   *[other] { $count } mains n'y sont pas : elles ont fini avec une carte commune, absente de ce format.
}
own-hands-capped = Voici les { $most } plus récentes, le maximum par fichier.
own-hands-no-date = « { $text } » n'est pas une date. Écris-la comme 2026-03-31.
own-hands-undone = Cette main a été annulée et ses mises rendues : il n'y a pas de fichier.
own-hands-too-large = C'est plus que ce que Discord me laisse envoyer. Demande moins de mains.

## Figures

stats-title = **{ $name }** · { $game } · { $period }
stats-all-games = tous les jeux
stats-none = Aucune main jouée avec les jetons de ce serveur. Les jetons d'entraînement ne comptent pas.
stats-hands = { $count ->
    [one] { $count } main
   *[other] { $count } mains
}
stats-profit = Bilan : **{ $amount }** · { $rate } grosses mises pour 100 mains
stats-second-any = { $count ->
    [one] Quatrième rue, tirage ou flop vus : { $count } fois, { $percent } %
   *[other] Quatrième rue, tirage ou flop vus : { $count } fois, { $percent } %
}
stats-second-stud = { $count ->
    [one] Quatrième rue vue : { $count } fois, { $percent } %
   *[other] Quatrième rue vue : { $count } fois, { $percent } %
}
stats-second-draw = { $count ->
    [one] Tirage vu : { $count } fois, { $percent } %
   *[other] Tirage vu : { $count } fois, { $percent } %
}
stats-second-board = { $count ->
    [one] Flop vu : { $count } fois, { $percent } %
   *[other] Flop vu : { $count } fois, { $percent } %
}
stats-showdowns = { $count ->
    [one] { $count } abattage, { $won } gagné : { $percent } %
   *[other] { $count } abattages, { $won ->
        [one] { $won } gagné
       *[other] { $won } gagnés
    } : { $percent } %
}
stats-biggest-pot = Plus gros gain en une main : { $amount }
stats-tournaments = { $count ->
    [one] { $count } tournoi, { $won } gagné, dans l'argent { $paid } fois
   *[other] { $count } tournois, { $won ->
        [one] { $won } gagné
       *[other] { $won } gagnés
    }, dans l'argent { $paid } fois
}
stats-tournament-hands = { $count ->
    [one] En tournoi : { $count } main · { $rate } grosses mises pour 100 mains · { $showdowns ->
        [one] { $showdowns } abattage
       *[other] { $showdowns } abattages
    }, { $percent } % gagnés
   *[other] En tournoi : { $count } mains · { $rate } grosses mises pour 100 mains · { $showdowns ->
        [one] { $showdowns } abattage
       *[other] { $showdowns } abattages
    }, { $percent } % gagnés
}
stats-achieved = { $count } succès sur { $all }, chacun avec sa première main :
stats-unlisted = -# Statistiques masquées : absentes du classement, et personne d'autre ne les voit. `/stats hide:False` y met fin.
stats-counting = { $count ->
    [one] -# { $count } main de ce serveur n'est pas encore comptée.
   *[other] -# { $count } mains de ce serveur ne sont pas encore comptées.
}
stats-line = { $count ->
    [one] { $name }, jetons sur { $count } main : au mieux { $most }, au pire { $least }, à la fin { $end }.
   *[other] { $name }, jetons sur { $count } mains : au mieux { $most }, au pire { $least }, à la fin { $end }.
}
stats-plot-chips = Bilan en jetons
stats-plot-hands = Mains
stats-hidden = { $name } préfère garder ses statistiques privées.
stats-busy = Tes statistiques arrivent déjà. Un instant.

## Leaderboards

board-title-profit = ### Bilan en jetons · { $game } · { $period }
board-title-rate = ### Grosses mises pour 100 mains · { $game } · { $period }
board-line-rate = { $count ->
    [one] { $place }. { $name } · { $rate } grosses mises pour 100 mains · { $profit } { $chips ->
        [one] jeton
       *[other] jetons
    } · { $count } main
   *[other] { $place }. { $name } · { $rate } grosses mises pour 100 mains · { $profit } { $chips ->
        [one] jeton
       *[other] jetons
    } · { $count } mains
}
board-line-profit = { $count ->
    [one] { $place }. { $name } · { $profit } { $chips ->
        [one] jeton
       *[other] jetons
    } · { $count } main
   *[other] { $place }. { $name } · { $profit } { $chips ->
        [one] jeton
       *[other] jetons
    } · { $count } mains
}
button-period-tonight = Ce soir
button-period-week = Semaine
button-period-month = Mois
button-period-season = Saison
button-period-all = Depuis toujours
button-by-profit = Par jetons
button-by-rate = Par grosses mises pour 100 mains
button-show-everyone = Montrer à tous
board-least = Au classement à partir de { $least } mains.
board-shared = Le classement est maintenant dans le salon, visible par tout le monde.
board-you = Toi
board-empty = Personne au classement pour l'instant.
board-only-tournaments = Personne au classement pour l'instant : les tournois n'y comptent pas. `/league` donne leur classement.
board-no-place = { $least ->
    [1] Tu n'as pas encore joué de main sur cette période.
   *[other] Tu n'es pas au classement : il faut { $least } mains sur cette période.
}

## Achievements

achievement-wheel = Wheel : 5-4-3-2-A, tenue jusqu'au bout
achievement-number-one = Number one : 7-5-4-3-2, tenue jusqu'au bout
achievement-badugi = Le meilleur badugi : 4-3-2-A de quatre couleurs
achievement-quads = Un carré, ou mieux
achievement-rough-nine = Un neuf a suffi : abattage gagné au low avec un neuf ou pire
achievement-bring-in = Bring-in payé, pot ramassé
achievement-pat = Aucune carte tirée, abattage gagné
achievement-snow = Snow : servi avec rien, et personne n'a suivi
achievement-chair = Un jeton, une chaise : main gagnée avec moins d'une grosse mise au départ
achievement-crowd = Trois adversaires ou plus battus en un seul abattage
achievement-scoop = Scoop : les deux moitiés du pot avec une seule main
achievement-odd-chip = Le jeton impair d'un pot partagé
achievement-showdowns = Zéro fold : 10 abattages de suite
praise-line = 🏅 **{ $name }** : { $achievement }

## The week's recap

recap-title = Le bilan de la semaine
recap-week = Du { $first } au { $last }
recap-pot = Plus gros pot
recap-tournament-pot = Plus gros pot de tournoi
recap-big-bets = { $bets } grosses mises
recap-tournament-hands = dont en tournoi : { $count }
recap-played = **{ $name }**, { $entrants } inscrits
recap-won = **{ $name }**, { $entrants } inscrits : victoire de { $winners }
recap-low = Meilleur low
recap-improved = Plus forte progression
recap-next = Prochain tournoi : **{ $name }**, { $when }

## An evening at a table, once it closes or everybody has left

evening-over = Résultats de la soirée
evening-result = { $amount } en { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
}
evening-own = Ta soirée ici : { $amount } en { $hands ->
    [one] { $hands } main.
   *[other] { $hands } mains.
}
evening-others = … et { $count } de plus.
evening-best = Meilleure main
button-replay-pot = Revoir le plus gros pot
button-again = On remet ça
again-call = { $mention } : { $name } rouvre { $table } : { $game }. Appuie sur *S'asseoir* à la table, ou utilise `/table sit` ici.
again-opened = { $table } est de nouveau ouverte : { $channel }. { $count ->
    [0] Personne n'a reçu de mention.
    [one] { $count } joueur de la dernière soirée a reçu une mention.
   *[other] { $count } joueurs de la dernière soirée ont reçu une mention.
}
again-opening = Quelqu'un d'autre est en train de rouvrir cette table.
again-open = Cette table est déjà rouverte : { $channel }.
again-not-there = Pour rouvrir cette table, il faut y avoir joué. `/table open` en ouvre une à toi.
