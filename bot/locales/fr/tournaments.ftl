### Tournaments: /tournament and /league, and what is said to who sets them up. Their cards are in tournament_card.
### All of /tournament together may have 8,000 characters at Discord, so its descriptions are short.

## Commands

command-tournament = Tournois à heure fixe
command-tournament-create = Créer un tournoi ; aperçu avant publication
command-tournament-schedule = Créer un tournoi récurrent
command-tournament-schedules = Voir les tournois récurrents
command-tournament-edit = Modifier un tournoi avant son départ
command-tournament-cancel = Annuler un tournoi ; chacun est remboursé
command-tournament-pause = Mettre en pause un tournoi en cours
command-tournament-pause-at-once = Arrêter aussi les mains en cours, chronos compris
command-tournament-resume = Reprendre un tournoi en pause
command-tournament-add = Inscrire un joueur ; avec un buy-in, il reçoit une offre
command-tournament-remove = Retirer un joueur d'un tournoi
command-tournament-move = Envoyer un joueur à une autre table
command-tournament-move-table = La table, par son nom ou son numéro
command-tournament-chips = Corriger les jetons d'un joueur
command-tournament-chips-chips = Combien de plus, ou avec un moins, combien de moins
command-tournament-announce = Reposter la fiche et mentionner les inscrits
command-tournament-announce-text = Ton message ; sans lui, pas de mention
command-tournament-register = S'inscrire à un tournoi et payer le buy-in
command-tournament-withdraw = Se désinscrire avant le départ ; buy-in remboursé
command-tournament-checkin = Faire ton check-in peu avant le départ
command-tournament-deal = Proposer un deal en table finale, après un aperçu des parts
command-tournament-deal-play-for = Jetons laissés pour la victoire ; avec 0, le tournoi se termine
command-tournament-list = Voir les tournois de ce serveur
command-tournament-info = Tout voir d'un tournoi
command-tournament-template = Réglages de tournoi enregistrés
command-tournament-template-save = Enregistrer les réglages d'un tournoi sous un nom
command-tournament-template-delete = Supprimer un modèle
command-tournament-template-list = Voir les modèles
command-tournament-template-name = Le nom du modèle
command-series = Tournois récurrents : les modifier, sauter ou déplacer une date, y mettre fin
command-series-edit = Modifier tous les tournois d'une série qui ne sont pas encore annoncés
command-series-skip = Sauter une date d'une série
command-series-move = Déplacer une date d'une série
command-series-end = Mettre fin à une série, maintenant ou plus tard
command-series-option-date = Une date de la série, comme 24 décembre
command-series-option-until = Le dernier jour possible, comme 24 décembre
command-series-option-count = Après ce nombre de tournois
command-tournament-option-name = Nom du tournoi
command-tournament-option-game = Le jeu ou un mix : horse, 8-game, ou mix avec ta propre liste
command-tournament-option-start = Comme 20h, vendredi 20h, dans 30 minutes
command-tournament-option-zone = Fuseau horaire, comme Europe/Paris (par défaut : celui du serveur)
command-tournament-option-repeats = Par exemple chaque semaine, tous les vendredis à 20h, premier vendredi du mois, ou une RRULE
command-tournament-option-minutes = Durée visée en minutes (par défaut : 60)
command-tournament-option-seats = Places par table (par défaut : 6)
command-tournament-option-buy-in = Buy-in en jetons (par défaut : aucun)
command-tournament-option-guarantee = Dotation garantie ; la maison couvre l'overlay
command-tournament-option-limit = Structure de mises (par défaut : l'habituelle)
command-tournament-option-rules = Règles maison : un préréglage, ou des règles seules
command-tournament-option-rotation = Les jeux d'un mix, dans l'ordre
command-tournament-option-re-entries = Re-entries par joueur après élimination (par défaut : 0)
command-tournament-option-rebuys = Recaves par joueur (par défaut : 0)
command-tournament-option-add-on = Add-on après les inscriptions tardives
command-tournament-option-check-in = Check-in avant le départ (par défaut : oui)
command-tournament-option-entrants-most = Joueurs au maximum (par défaut : 64)
command-tournament-option-prizes = Pourcentages, comme 50 30 20 ; « usual » pour les gains habituels
command-tournament-option-season = Saison de ligue où il compte (par défaut : le trimestre)
command-tournament-option-stack = Tapis de départ en grosses mises ou en BB
command-tournament-option-format = Format, comme bounty 50, bracket ou shootout
command-tournament-option-ping = Rôle à mentionner à l'ouverture des inscriptions, si tu peux le mentionner
command-tournament-option-more = D'autres réglages, comme turn_seconds=45 entrants_least=6 breaks=4 break_minutes=10
more-turn-seconds = secondes par tour
more-entrants-least = moins d'inscrits : annulé et remboursé
more-late-levels = niveaux d'inscription tardive
more-level-minutes = minutes par niveau
more-fill-hours = heures pour remplir un sit and go
more-first-bet = première petite mise, ou petite blind
more-level-hands = mains par niveau au lieu de minutes
more-breaks = niveaux entre deux pauses
more-break-minutes = minutes par pause
more-ping = rôle à mentionner à l'ouverture
more-role = rôle requis pour s'inscrire ; 0 : aucun
more-password = mot de passe pour s'inscrire ; 0 : aucun
more-points = points de ligue selon le champ, les places ou le prix
more-points-knockout = points de ligue par joueur éliminé
more-points-showing-up = points de ligue pour avoir joué
more-target = satellite : tournoi dont on gagne des places
more-seats-guaranteed = satellite : places garanties
command-tournament-option-template = Un modèle pour ce que tu laisses vide
command-tournament-option-tournament = Lequel, s'il y en a plusieurs
command-tournament-option-schedule = Quelle série
command-tournament-option-reason = Raison, pour le journal
command-league = Voir le classement de ligue d'une saison
command-league-season = Comme 2027-Q1, 2027-03 ou 2027 (par défaut : celle en cours)
command-league-series = Une série de tournois (par défaut : tous)
command-series-show = Voir une série : prochains départs, classement, vainqueurs
help-heading-tournaments = Tournois
help-heading-series = Tournois récurrents
format-sit-and-go = Sit and go à { $entrants } joueurs
format-standing = Sit and go à { $entrants } joueurs, toujours un d'ouvert
format-bracket = Tableau heads-up : des duels
format-bracket-sit-and-go = Tableau heads-up à { $entrants } joueurs, départ dès que c'est complet
format-shootout = Shootout : un seul vainqueur par table
format-shootout-sit-and-go = Shootout à { $entrants } joueurs, départ dès que c'est complet
format-plain = Sans primes
format-bounty = Primes : { $percent } % du buy-in
format-progressive = Primes progressives : { $percent } % du buy-in
season-month = Chaque mois est une saison
season-quarter = Chaque trimestre est une saison
season-year = Chaque année est une saison
season-none = Ne compte pas pour la ligue

## Before it is posted

tournament-preview = Voici l'annonce, visible par toi uniquement pour l'instant.
tournament-post = Publier
tournament-drop = Annuler
tournament-understood = Départ (fuseau { $zone }) : { $when }.
tournament-in-utc = Les heures sont en UTC. `fuseau` choisit un autre fuseau, et `/room set` celui de tout le serveur.
tournament-least = Avec moins de { $least } inscrits au début, il est annulé{ $buy_in ->
    [0] {""}
   *[other] {" "}et tous sont remboursés
}. `entrants_least` dans `more` change ce nombre.
tournament-next-starts = Il se répète { $repeats }. Prochains départs, à ton heure : { $starts }.
tournament-when-full = Départ une minute après la dernière des { $entrants } places prise. Annulation au-delà { $hours ->
    [1] d'une heure
   *[other] de { $hours } heures
}.
tournament-other-first = Le { $day } n'est pas l'un de ces jours : le premier départ est { $first }.
tournament-with = **À { $entrants } inscrits :** { $stakes }
tournament-with-prizes = { $prizes }
tournament-dropped = Rien n'est publié.
tournament-preview-gone = Cet aperçu a expiré. Refais la commande.
tournament-created = Le tournoi #{ NUMBER($id, useGrouping: 0) } est annoncé dans { $channel }. Jusqu'au départ, `/tournament edit` le modifie.
tournament-scheduled = Série #{ NUMBER($id, useGrouping: 0) } enregistrée. Le suivant est toujours annoncé, inscriptions ouvertes, dès que le précédent a commencé. Prochains départs : { $starts }. `/series end` y met fin.

## What cannot be understood, or contradicts itself

tournament-lacks = Il manque : { $parts }. Complète la commande, ou choisis un modèle complet.
tournament-lacks-name = un nom
tournament-lacks-game = un jeu
tournament-lacks-start = un départ, comme vendredi 20h
start-unreadable = « { $text } » n'est pas un départ. Écris une heure, avec le jour si le départ est dans plus de 24 heures : 20h, vendredi 20h, demain 20h30, { $day } 20:00, 26 mars 20h, dans 30 minutes. L'anglais, l'allemand et le suédois marchent aussi.
start-no-time = « { $text } » donne le jour, mais pas l'heure. Ajoute-la : vendredi 20h, demain matin 9h.
start-several = « { $text } » peut vouloir dire { $readings }. Écris le départ que tu veux.
start-other-weekday = « { $text } » ne colle pas : le { $day } tombe un autre jour de la semaine. Écris seulement la date ou seulement le jour.
start-past = <t:{ NUMBER($when, useGrouping: 0) }:F>, c'est déjà passé. Écris un départ à venir.
start-too-far = « { $text } » est à plus d'un an. Écris un départ plus proche.
no-such-zone = Fuseau horaire inconnu : « { $text } ». Écris un nom comme Europe/Paris ou America/New_York ; des suggestions s'affichent pendant la saisie.
repeats-unreadable = « { $text } » n'est pas une répétition. Écris chaque jour, chaque semaine, tous les vendredis, tous les mardis et vendredis, un vendredi sur deux, premier vendredi du mois, ou une RRULE en jours.
repeats-either = « { $text } » peut vouloir dire toutes les { $weeks } semaines ou une fois par mois. Écris « { $weekly } » ou « { $monthly } ».
repeats-several = « { $text } » peut vouloir dire { $readings }. Écris la répétition que tu veux.
repeats-other-time = « { $text } » dit { $time }, et le départ dit { $start }. Écris la même heure aux deux endroits, ou à un seul.
repeats-never = « { $text } » ne donne aucun départ dans les deux ans. Écris une répétition plus proche.
rule-unreadable = « { $text } » n'est pas une règle RFC 5545 utilisable ici. FREQ=WEEKLY;BYDAY=FR en est une.
rule-too-often = « { $text } » se répète plus d'une fois par jour. Le maximum est d'une fois par jour.
tournament-bad-name = Écris un nom visible, de { $most } caractères au maximum.
tournament-no-such-game = Jeu inconnu : « { $text } ». Choix possibles : { $games }.
tournament-no-choice = Pas de choix du donneur en tournoi : les niveaux n'attendent pas. Choisis un mix avec une rotation.
tournament-no-such-limit = Structure de mises inconnue : « { $text } ». Choix possibles : { $known }.
tournament-no-such-season = Saison inconnue : « { $text } ». Choix possibles : { $known }.
tournament-shares-unreadable = « { $text } » n'est pas une répartition des gains. Écris des pourcentages à partir de la 1re place, comme 50 30 20, ou « usual ».
tournament-shares-sum = « { $text } » ne va pas pour les gains : le total doit faire 100, chaque part au-dessus de 0 et jamais plus grande que la précédente.
tournament-shares-of-nothing = Sans buy-in ni garantie, pas de dotation. Fixe un buy-in, ou écris « usual » pour les gains.
tournament-no-such-format = Format inconnu : « { $text } ». Choix possibles : { $known }.
tournament-sit-and-go-size = Un sit and go se joue à { $sizes }. Choisis l'un de ces nombres.
tournament-sit-and-go-check-in = Un sit and go n'a pas de check-in : il démarre une minute après la dernière place prise.
tournament-matches-again = Un tableau ou un shootout n'a ni inscriptions tardives, ni re-entries, ni recaves, ni add-on, ni pauses.
tournament-bracket-seats = Dans un tableau, on joue à deux. N'indique pas `seats`.
tournament-shootout-seats = Un shootout demande au moins 3 places par table. Pour des duels, choisis le format bracket.
tournament-standing-alone = Seul un sit and go peut rester toujours ouvert. Écris par exemple sit and go 6 standing.
tournament-no-start-time = Un sit and go démarre dès qu'il est complet. N'indique pas de départ, ou choisis un autre format.
tournament-start-fixed = Un tournoi à heure fixe ne devient pas un sit and go, ni l'inverse. Annule-le et crées-en un autre.
tournament-satellite = Satellite : ceux qui restent à la fin sont inscrits à { $target }, qui coûte sinon { $amount }. Si ce n'est plus possible, ils reçoivent { $amount }.
tournament-satellite-late = ⚠️ { $target } commence { $when }, peut-être avant la fin de ce tournoi. Les places gagnées après sont payées en jetons.
tournament-target-unknown = Il n'y a pas de tournoi « { $text } » pour lequel on puisse gagner une place. Écris `target=12` pour le tournoi nº 12, qui ne doit pas avoir commencé, ou `target=series:3` pour la série nº 3.
tournament-target-free = { $name } est gratuit : il n'y a pas de place à gagner. Choisis un tournoi payant.
tournament-target-satellite = { $name } est lui-même un satellite. Choisis un tournoi qui n'en est pas un.
tournament-target-fixed = Un tournoi ne peut pas devenir un satellite, et un satellite le reste. Annule-le et crées-en un autre.
tournament-target-price = { $name } est un satellite de ce tournoi et a des inscrits : le buy-in ne peut plus changer.
tournament-seats-need-target = Seul un satellite peut garantir des places. Ajoute `target=` et le numéro d'un tournoi dans `more`.
tournament-satellite-buy-in = Un satellite a besoin d'un buy-in, ou de `seats_guaranteed` dans `more`.
tournament-satellite-prizes = Un satellite paie des places : il n'a pas de gains à régler. Écris « usual » pour les gains.
tournament-satellite-matches = Un satellite se joue jusqu'à ce qu'il reste autant de joueurs que de places, pas en matchs. Choisis un autre format.
tournament-satellite-dear = Une place pour { $name } coûte { $most }. Il faut s'y mettre à plusieurs : choisis un buy-in plus bas.
tournament-bounty-buy-in = Avec une prime de { $percent } %, il faut un buy-in d'au moins { $least }.
tournament-again-both = Un tournoi a des re-entries ou des recaves, pas les deux. Laisse l'un des deux champs vide.
tournament-again-needs-late = Re-entries, recaves et add-ons demandent des inscriptions tardives : mets au moins 1 niveau.
tournament-more-unknown = `{ $text }` n'est pas un réglage de `more`. Écris-les comme `turn_seconds=45 breaks=4` ; choix possibles : { $known }.
tournament-more-value = `{ $name }` dans `more` doit être un nombre entier de { $least } à { $most }.
tournament-more-role = `role` dans `more` doit être un rôle de ce serveur, comme `role=@Membres`, ou `role=0` pour aucun.
tournament-more-password = `password` dans `more` doit avoir de 1 à { $most } caractères, sans espaces ni virgules. `password=0` l'enlève.
tournament-level-too-long = Ça fait moins de deux niveaux. Ici, un niveau dure { $most } minutes au maximum.
tournament-undealable = Avec ces réglages, impossible de distribuer une main. Change le jeu, les règles maison ou `first_bet` dans `more`.
tournament-guarantee-most = Une garantie est de { $most } jetons au maximum.
tournament-text-channel = Il faut un salon textuel pour un tournoi : ses tables sont des fils. Refais la commande dans un salon textuel.
tournament-no-room = Impossible d'organiser un tournoi dans ce salon. Laisse-moi y envoyer des messages, créer des fils publics et écrire dans les fils.
tournament-edit-what = Rien à modifier. Donne une nouvelle valeur à au moins une option.

## Which tournament

tournament-none = Pas de tournoi ici. La modération en crée un avec `/tournament create`.
tournament-which = Quel tournoi ? Donne son nom : { $names }.
tournament-unknown = Tournoi inconnu : « { $text } ». `/tournament list` montre les tournois.
tournament-add-oneself = Pour t'inscrire toi-même, utilise `/tournament register` ou le bouton de la fiche du tournoi.
tournament-table-unknown = Ce tournoi n'a pas de table « { $text } ». Ses tables : { $names }.
tournament-correct-what = Indique combien de jetons, comme `300` ou `-300`.
tournament-list-empty = Aucun tournoi prévu ici. La modération en crée un avec `/tournament create`.
tournament-list-line = `#{ NUMBER($id, useGrouping: 0) }` **{ $name }** · { $game } · { $when } · { $phase } · { $entrants } sur { $most } · { $channel }
tournament-list-past = **Terminés**
tournament-list-over = -# `#{ NUMBER($id, useGrouping: 0) }` { $name } · { $when } · { $phase } · { $entrants }
tournament-phase-scheduled = ouvre plus tard
tournament-phase-registering = inscriptions ouvertes
tournament-phase-check-in = check-in ouvert
tournament-phase-running = en cours
tournament-phase-finished = terminé
tournament-phase-cancelled = annulé
tournament-more = … et { $count } de plus

## Calling

tournament-call = **{ $name } :** { $text }
    { $users }
tournament-announced = { $called ->
    [0] La fiche de { $name } est repostée.
    [one] La fiche de { $name } est repostée, { $called } joueur prévenu.
   *[other] La fiche de { $name } est repostée, { $called } joueurs prévenus.
}

## Recurrences

schedules-none = Aucun tournoi récurrent ici. La modération en crée un avec `/tournament schedule`.
schedules-title = **Tournois récurrents**
schedules-line = `#{ NUMBER($id, useGrouping: 0) }` **{ $name }** · { $game } · { $repeats } · { $channel } · prochain : { $next }
schedules-over = aucun
tournaments-too-many = { $most } tournois sont déjà prévus ou en cours, le maximum ici. Attends la fin d'un tournoi, ou utilise `/tournament cancel`.
schedules-unreadable = `#{ NUMBER($id, useGrouping: 0) }` n'est plus lisible et ne crée plus de tournois. La modération y met fin avec `/series end`.
schedules-too-many = { $most } tournois se répètent déjà, le maximum ici. Mets d'abord fin à une série avec `/series end`.
schedule-unknown = Série inconnue : « { $text } ». `/tournament schedules` montre les séries.
schedule-dropped = { $name } ne se répète plus. Un tournoi déjà annoncé reste prévu : `/tournament cancel` l'annule.
series-changed = **{ $name }** se répète { $repeats }.
series-next = Prochains départs : { $starts }.
series-over = Il n'y a plus de départ.
series-stays = Le tournoi du { $when } est déjà annoncé et reste tel quel ; `/tournament edit` le modifie.
series-skipped = **{ $name }** n'a pas lieu le { $when }.
series-moved = **{ $name }** est déplacé au { $when }.
series-changed-meanwhile = « { $text } » vient d'être modifiée ou arrêtée par quelqu'un d'autre. Regarde avec `/series show`, puis réessaie.
series-no-such-date = La série n'a pas de départ « { $text } ». Elle en a : { $starts }.
series-announced = Ce tournoi est déjà annoncé : modifie-le avec `/tournament edit`, ou annule-le avec `/tournament cancel`.
series-follow = Tous les suivants aussi
series-this-one = Seul ce tournoi a changé. « { $name } » fait partie d'une série : le bouton change aussi tous les suivants.
day-unreadable = « { $text } » n'est pas un jour. Écris-le comme { $day }, 24 décembre ou vendredi.

## Templates

template-saved = **{ $name }** est enregistré comme modèle pour `/tournament create`. { $line }
template-deleted = Modèle { $name } supprimé.
template-list = **Modèles**
template-list-empty = Pas encore de modèle. `/tournament template save` enregistre les réglages d'un tournoi.
template-line = { $buy_in ->
    [0] **{ $name }** : { $game }, environ { $minutes } minutes, { $seats }-max, sans buy-in, { $most } joueurs au maximum
   *[other] **{ $name }** : { $game }, environ { $minutes } minutes, { $seats }-max, buy-in { $buy_in }, { $most } joueurs au maximum
}
template-starts = { $line }, { $day } { $time } ({ $zone })
template-unknown = Modèle inconnu : « { $text } ». `/tournament template list` montre les modèles.
template-bad-name = « { $text } » n'est pas un nom de modèle. Écris jusqu'à { $most } lettres, chiffres, espaces et signes comme - et /.
template-too-many = Il y a déjà { $most } modèles. Supprimes-en un d'abord.

## The league

league-title = **Ligue { $season }** · les { $results } meilleurs résultats comptent
league-line = { NUMBER($place, useGrouping: 0) }\. **{ $name }** · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $results ->
    [one] { $results } tournoi
   *[other] { $results } tournois
} · meilleur rang { $best }
league-empty = Personne n'a encore de points en { $season }. Les tournois qui comptent pour la ligue en rapportent.
league-heading = Ligue
league-not-here = Tout le monde ici ne peut pas voir cette série, donc je ne la montre pas à tous.
league-file = En fichier
league-file-sent = Le classement de { $season }.
series-winners-file = Vainqueurs en fichier
series-winners-sent = Les vainqueurs de { $name }.
result-shared = Le résultat est maintenant dans le salon, visible par tout le monde.
result-file-sent = Le résultat de { $name }.
result-not-here = Tout le monde dans ce salon ne peut pas voir ce tournoi, donc je ne le montre pas ici.
result-none = Je n'ai pas de résultat pour ce tournoi.
league-by-field = Points selon la place et le nombre d'inscrits, pour la première moitié et au moins les trois premiers.
league-by-places = Points selon la place : { $points }.
league-by-prize = Points : le pourcentage gagné de tous les prix.
league-knockout = Plus { $count ->
    [one] { $count } point
   *[other] { $count } points
 } par joueur éliminé.
league-showing-up = Plus { $count ->
    [one] { $count } point
   *[other] { $count } points
 } pour avoir joué.
series-leaders = **Classement { $season }**
series-winners = **Vainqueurs**
series-winner = { $when } : { $names }
tournament-more-word = `{ $name }` dans `more` vaut : { $known }.
season-unreadable = « { $text } » n'est pas une saison. Écris un mois comme 2027-03, un trimestre comme 2027-Q1, ou une année comme 2027.

## Who may not

forbidden-own-tournament = Tu joues ce tournoi : un autre modérateur doit s'en charger.
