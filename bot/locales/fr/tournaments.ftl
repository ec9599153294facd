### Tournois : /tournament et /league, et ce qui est dit à qui les crée. Leurs cartes sont dans tournament_card.
### Tout /tournament ensemble peut avoir 8 000 caractères chez Discord, ses descriptions sont donc courtes.

## Commands

command-tournament = Des tournois à l'heure dite
command-tournament-create = Créer un tournoi ; tu le vois avant qu'il soit posté
command-tournament-schedule = Créer un tournoi récurrent
command-tournament-schedules = Voir les tournois récurrents
command-tournament-unschedule = Faire qu'un tournoi ne revienne plus
command-tournament-edit = Modifier un tournoi avant son départ
command-tournament-cancel = Annuler un tournoi ; les jetons sont rendus
command-tournament-pause = Mettre en pause un tournoi en cours
command-tournament-pause-at-once = Arrêter aussi les mains en cours, chronos compris
command-tournament-resume = Laisser reprendre un tournoi en pause
command-tournament-remove = Retirer un joueur d'un tournoi
command-tournament-announce = Reposter le tournoi, et appeler les inscrits
command-tournament-announce-text = Que dire ; sans texte, personne n'est appelé
command-tournament-register = S'inscrire à un tournoi et payer le droit
command-tournament-withdraw = En sortir avant le départ ; le droit est rendu
command-tournament-checkin = Dire que tu es là, peu avant le départ
command-tournament-list = Voir les tournois de ce serveur
command-tournament-info = Voir un tournoi en entier
command-tournament-template = Des tournois sous un nom
command-tournament-template-save = Garder les réglages d'un tournoi sous un nom
command-tournament-template-delete = Effacer un modèle
command-tournament-template-list = Voir les modèles
command-tournament-template-name = Le nom du modèle
command-tournament-option-name = Comment il s'appelle
command-tournament-option-game = Le jeu, ou mixte pour plusieurs à tour de rôle
command-tournament-option-start = Comme 20h, vendredi 20h, dans 30 minutes
command-tournament-option-zone = À l'heure d'où, comme Europe/Paris ; la dernière si omis
command-tournament-option-repeats = Comme chaque semaine, tous les vendredis à 20h, premier vendredi du mois, ou une RRULE
command-tournament-option-minutes = Combien de temps il doit durer ; 60 si omis
command-tournament-option-seats = Places par table ; 6 si omis
command-tournament-option-buy-in = Jetons pour entrer ; aucun si omis
command-tournament-option-guarantee = Jetons que la maison garantit dans la dotation
command-tournament-option-limit = La limite des mises ; l'habituelle si omis
command-tournament-option-rules = Règles maison : un modèle, ou à l'unité
command-tournament-option-rotation = Les jeux d'un mixte, dans l'ordre
command-tournament-option-late-levels = Niveaux d'inscription tardive ; 2 si omis
command-tournament-option-re-entries = Combien de fois un éliminé peut rentrer ; 0 si omis
command-tournament-option-rebuys = Recaves par joueur ; 0 si omis
command-tournament-option-add-on = S'il y a un add-on après l'inscription tardive
command-tournament-option-check-in = S'il faut pointer avant le départ ; oui si omis
command-tournament-option-entrants-most = Joueurs au plus ; 64 si omis
command-tournament-option-prizes = Pourcentages, comme 50 30 20 ; usual pour l'habitude
command-tournament-option-season = La saison de la ligue où il compte ; le trimestre si omis
command-tournament-option-stack = Tapis de départ en grosses mises, ou grosses blindes
command-tournament-option-level-minutes = Minutes par niveau ; un dixième du tout si omis
command-tournament-option-more = D'autres réglages, comme turn_seconds=45 entrants_least=6 breaks=4 break_minutes=10
command-tournament-option-template = Un modèle qui apporte tout ce qui est omis
command-tournament-option-tournament = Lequel, s'il y en a plusieurs
command-tournament-option-schedule = Laquelle
command-tournament-option-reason = Pour le registre
command-league = Voir le classement de la ligue pour une saison
command-league-season = Comme 2027-Q1, 2027-03 ou 2027 ; celle-ci si omis
help-heading-tournaments = Tournois
season-month = Chaque mois est une saison
season-quarter = Chaque trimestre est une saison
season-year = Chaque année est une saison
season-none = Il ne compte pas pour la ligue

## Before it is posted

tournament-preview = Voici comment il sera annoncé. Personne d'autre ne le voit encore.
tournament-post = Publier
tournament-drop = Annuler
tournament-understood = Le départ à l'heure de { $zone } : { $when }.
tournament-next-starts = Il revient { $repeats }. Les prochains départs, à ton heure : { $starts }.
tournament-with = **Avec { $entrants } :** { $stakes }
tournament-with-prizes = { $prizes }
tournament-dropped = Rien n'a été posté.
tournament-preview-gone = Je ne me souviens plus de cet aperçu : j'ai été relancé depuis, ou c'est trop ancien. Redonne la commande.
tournament-created = Le tournoi #{ NUMBER($id, useGrouping: 0) } est annoncé dans { $channel }. Modifie-le avec `/tournament edit` jusqu'au départ.
tournament-scheduled = Enregistré comme série #{ NUMBER($id, useGrouping: 0) }. Chacun est annoncé cinq jours avant son départ. Les prochains départs : { $starts }. `/tournament unschedule` y met fin.

## What cannot be understood, or contradicts itself

tournament-lacks = Il manque : { $parts }. Ajoute-le à la commande, ou choisis un modèle qui l'apporte.
tournament-lacks-name = un nom
tournament-lacks-game = un jeu
tournament-lacks-start = un départ, comme vendredi 20h
start-unreadable = Je ne lis pas « { $text } » comme un départ. Écris une heure, avec un jour si ce n'est pas la prochaine : 20h, vendredi 20h, demain 20h30, { $day } 20:00, 26 mars 20h, dans 30 minutes. L'anglais, l'allemand et le suédois marchent aussi.
start-several = « { $text } » peut vouloir dire { $readings }. Écris ce que tu veux dire.
start-other-weekday = « { $text } » ne va pas : le { $day } est un autre jour de la semaine. Écris seulement la date ou seulement le jour.
start-past = C'était <t:{ NUMBER($when, useGrouping: 0) }:F>, et c'est passé. Écris un départ encore à venir.
start-too-far = « { $text } » est à plus d'un an. Écris un départ plus proche.
no-such-zone = Il n'y a pas de fuseau horaire « { $text } ». Écris un nom comme Europe/Paris ou America/New_York ; il est proposé pendant que tu écris.
repeats-unreadable = Je ne lis pas « { $text } ». Écris chaque jour, chaque semaine, tous les vendredis, tous les mardis et vendredis, un vendredi sur deux, premier vendredi du mois, ou une RRULE en jours.
repeats-either = « { $text } » peut vouloir dire toutes les { $weeks } semaines ou une fois par mois. Écris « { $weekly } » ou « { $monthly } ».
repeats-several = « { $text } » peut vouloir dire { $readings }. Écris ce que tu veux dire.
repeats-other-time = « { $text } » dit { $time }, et le départ dit { $start }. Écris la même heure aux deux endroits, ou omets-la à l'un des deux.
repeats-never = « { $text } » ne donne aucun départ dans les deux ans. Écris quelque chose qui revient plus tôt.
rule-unreadable = « { $text } » n'est pas une règle de la RFC 5545 que je puisse suivre. FREQ=WEEKLY;BYDAY=FR en est une.
rule-too-often = « { $text } » revient plus d'une fois par jour. Une fois par jour est le maximum.
tournament-bad-name = Écris un nom de { $most } caractères visibles au plus.
tournament-no-such-game = Il n'y a pas de jeu « { $text } ». Choisis parmi { $games }.
tournament-no-choice = Les tournois ne se jouent pas au choix du donneur : leurs niveaux n'attendent personne. Prends un mixte, avec une rotation.
tournament-no-such-limit = Il n'y a pas de limite « { $text } ». Choisis parmi { $known }.
tournament-no-such-season = Il n'y a pas de saison « { $text } ». Choisis parmi { $known }.
tournament-shares-unreadable = Je ne lis pas « { $text } » comme des prix. Écris des pourcentages à partir de la première place, comme 50 30 20, ou usual.
tournament-shares-sum = « { $text } » ne peuvent pas être les prix : leur somme doit faire 100, chacun au-dessus de 0 et aucun plus grand que le précédent.
tournament-shares-of-nothing = Sans buy-in ni garantie, il n'y a rien à répartir en prix. Donne un buy-in, ou écris usual comme prix.
tournament-again-both = Un tournoi a des nouvelles entrées ou des recaves, pas les deux. Omets l'un des deux.
tournament-again-needs-late = Nouvelles entrées, recaves et add-ons demandent une inscription tardive : mets au moins 1 niveau tardif.
tournament-more-unknown = `{ $text }` n'est aucun des réglages qui vont dans `more`. Écris-les comme `turn_seconds=45 breaks=4` ; il y a : { $known }.
tournament-more-value = `{ $name }` dans `more` est un nombre entier de { $least } à { $most }.
tournament-level-too-long = Cela laisse moins de deux niveaux. Un niveau peut durer { $most } minutes au plus ici.
tournament-undealable = Aucune main ne peut être donnée avec ces réglages. Change le jeu, les règles maison ou la première mise.
tournament-text-channel = Un tournoi demande un salon textuel de son serveur, pour que ses tables soient des fils. Donne la commande dans un tel salon.
tournament-no-room = Je ne peux pas tenir de tournoi dans ce salon. Laisse-moi y envoyer des messages, créer des fils publics et écrire dans les fils.
tournament-edit-what = Cela ne change rien. Donne au moins une option qui doive être différente.

## Which tournament

tournament-none = Il n'y a pas de tournoi ici. Les modérateurs en créent un avec `/tournament create`.
tournament-which = De quel tournoi s'agit-il ? Donne son nom : { $names }.
tournament-unknown = Il n'y a pas de tournoi « { $text } ». `/tournament list` montre ceux qu'il y a.
tournament-list-empty = Aucun tournoi n'est prévu ici. Les modérateurs s'en chargent avec `/tournament create`.
tournament-list-line = `#{ NUMBER($id, useGrouping: 0) }` **{ $name }** · { $game } · { $when } · { $phase } · { $entrants } sur { $most } · { $channel }
tournament-list-past = **Terminés**
tournament-list-over = -# `#{ NUMBER($id, useGrouping: 0) }` { $name } · { $when } · { $phase } · { $entrants }
tournament-phase-scheduled = ouvre plus tard
tournament-phase-registering = inscriptions ouvertes
tournament-phase-check-in = pointage ouvert
tournament-phase-running = en cours
tournament-phase-finished = terminé
tournament-phase-cancelled = annulé
tournament-more = … et { $count } de plus

## Calling

tournament-call = **{ $name } :** { $text }
    { $users }
tournament-announced = { $called ->
    [0] La fiche de { $name } est repostée.
    [one] La fiche de { $name } est repostée, { $called } joueur prévenu.
   *[other] La fiche de { $name } est repostée, { $called } joueurs prévenus.
}

## Recurrences

schedules-none = Aucun tournoi ne revient ici. Les modérateurs en créent un avec `/tournament schedule`.
schedules-title = **Tournois récurrents**
schedules-line = `#{ NUMBER($id, useGrouping: 0) }` **{ $name }** · { $game } · { $repeats } · { $channel } · prochain { $next }
schedules-over = aucun
tournaments-too-many = { $most } tournois sont déjà prévus ou en cours, et c'est le maximum à la fois. Attends que l'un d'eux soit fini, ou utilise `/tournament cancel`.
schedules-too-many = { $most } tournois reviennent déjà, et c'est le maximum. Mets d'abord fin à l'un d'eux avec `/tournament unschedule`.
schedule-unknown = Il n'y a pas de série « { $text } ». `/tournament schedules` montre celles qu'il y a.
schedule-dropped = { $name } ne revient plus. Celui qui est déjà annoncé reste : `/tournament cancel` le retire.

## Templates

template-saved = Enregistré comme modèle pour `/tournament create`. { $line }
template-deleted = Modèle { $name } supprimé.
template-list = **Modèles**
template-list-empty = Il n'y a pas encore de modèle. `/tournament template save` garde les réglages d'un tournoi.
template-line = { $buy_in ->
    [0] **{ $name }** : { $game }, environ { $minutes } minutes, { $seats } par table, sans droit d'entrée, { $most } joueurs au plus
   *[other] **{ $name }** : { $game }, environ { $minutes } minutes, { $seats } par table, droit d'entrée { $buy_in }, { $most } joueurs au plus
}
template-starts = { $line }, { $day } { $time } ({ $zone })
template-unknown = Il n'y a pas de modèle « { $text } ». `/tournament template list` montre ceux qu'il y a.
template-bad-name = « { $text } » n'est pas un nom de modèle. Écris jusqu'à { $most } lettres, chiffres, espaces et signes comme - et /.
template-too-many = Il y a déjà { $most } modèles. Effaces-en un d'abord.

## The league

league-title = **Ligue { $season }** · les { $results } meilleurs résultats comptent
league-line = { NUMBER($place, useGrouping: 0) }\. **{ $name }** · { $points } points · { $results ->
    [one] { $results } joué
   *[other] { $results } joués
} · meilleure place { $best }
league-empty = Personne n'a encore de points en { $season }. Les tournois qui comptent pour la ligue en donnent.
season-unreadable = Je ne lis pas « { $text } » comme une saison. Écris un mois comme 2027-03, un trimestre comme 2027-Q1, ou une année comme 2027.

## Who may not

forbidden-own-tournament = Tu joues dans ce tournoi, un autre modérateur doit donc s'en charger.
