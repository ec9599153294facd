# Letters with news of a tournament, and the pings of those who accept no letters

tourney-letter-edited = { $name } ({ $place }) est modifié :
tourney-letter-cancelled = { $amount ->
    [0] { $name } ({ $place }) est annulé.
   *[other] { $name } ({ $place }) est annulé, et tu récupères { $amount }.
}
tourney-letter-removed = { $amount ->
    [0] La modération te retire de { $name } ({ $place }).
   *[other] La modération te retire de { $name } ({ $place }), et tu récupères { $amount }.
}
tourney-letter-offered = { $amount ->
    [0] La modération aimerait te voir à { $name } ({ $place }). Départ { $when }. Le bouton t'inscrit ; aucune place n'est réservée avant ton clic.
   *[other] La modération aimerait te voir à { $name } ({ $place }). Départ { $when }. Le bouton t'inscrit pour { $amount } ; aucune place n'est réservée avant ton clic.
}
tourney-letter-offered-when-full = { $amount ->
    [0] La modération aimerait te voir à { $name } ({ $place }). Départ dès que c'est complet. Le bouton t'inscrit ; aucune place n'est réservée avant ton clic.
   *[other] La modération aimerait te voir à { $name } ({ $place }). Départ dès que c'est complet. Le bouton t'inscrit pour { $amount } ; aucune place n'est réservée avant ton clic.
}
tourney-letter-offered-running = { $amount ->
    [0] La modération aimerait te voir à { $name } ({ $place }). C'est déjà parti, tu jouerais tout de suite. Le bouton t'inscrit ; aucune place n'est réservée avant ton clic.
   *[other] La modération aimerait te voir à { $name } ({ $place }). C'est déjà parti, tu jouerais tout de suite. Le bouton t'inscrit pour { $amount } ; aucune place n'est réservée avant ton clic.
}
tourney-letter-added = { $waiting ->
    [0] La modération t'a inscrit à { $name } ({ $place }). Départ { $when }.
   *[other] La modération t'a mis sur la liste d'attente de { $name } ({ $place }). Départ { $when }.
}
tourney-letter-added-when-full = La modération t'a inscrit à { $name } ({ $place }). Départ dès que c'est complet.
tourney-letter-no-show = { $amount ->
    [0] Tu n'as pas fait ton check-in à temps pour { $name } ({ $place }) : tu ne joues pas.
   *[other] Tu n'as pas fait ton check-in à temps pour { $name } ({ $place }) : tu ne joues pas, et tu récupères { $amount }.
}
tourney-letter-corrected = La modération corrige tes jetons dans { $name } ({ $place }) avant ta prochaine main : { $change }.
tourney-letter-correction-lapsed = Tes jetons dans { $name } ({ $place }) ne sont finalement pas corrigés, il t'en reste trop peu : { $change }.
tourney-letter-paused = { $name } ({ $place }) est en pause à la demande de la modération. Je te préviens à la reprise.
tourney-letter-resumed = { $name } ({ $place }) reprend.
tourney-letter-rematch = { $amount ->
    [0] { $player } propose une revanche : { $name } ({ $place }), départ { $when }.
   *[other] { $player } propose une revanche : { $name } ({ $place }) pour { $amount }, départ { $when }.
}
tourney-letter-rematch-when-full = { $amount ->
    [0] { $player } propose une revanche : { $name } ({ $place }), départ dès qu'il est complet.
   *[other] { $player } propose une revanche : { $name } ({ $place }) pour { $amount }, départ dès qu'il est complet.
}
tourney-letter-opens = { $amount ->
    [0] Les inscriptions à { $name } ({ $place }) sont ouvertes. Départ { $when }.
   *[other] Les inscriptions à { $name } ({ $place }) sont ouvertes, pour { $amount }. Départ { $when }.
}
tourney-letter-opens-when-full = { $amount ->
    [0] Les inscriptions à { $name } ({ $place }) sont ouvertes. Départ dès qu'il est complet.
   *[other] Les inscriptions à { $name } ({ $place }) sont ouvertes, pour { $amount }. Départ dès qu'il est complet.
}
tourney-letter-tomorrow = { $name } ({ $place }) : départ { $when }. Tu peux encore t'inscrire.
tourney-letter-seat = Tu as gagné ta place pour { $name } ({ $place }) lors de { $satellite } : tu es inscrit(e). Début { $when }. Si tu te désinscris avant, tu reçois { $amount }.
tourney-letter-seat-when-full = Tu as gagné ta place pour { $name } ({ $place }) lors de { $satellite } : tu es inscrit(e). Ça commence dès que c'est complet. Si tu te désinscris avant, tu reçois { $amount }.
tourney-letter-seat-paid = { $why ->
    [already_in] Tu as gagné une place pour { $target } lors de { $name } ({ $place }). Tu y es déjà : tu as reçu { $chips } à la place.
    [too_few_spots] Tu as gagné une place pour { $target } lors de { $name } ({ $place }). C'est complet : tu as reçu { $chips } à la place.
    [buy_in_fixed] Tu as gagné une place pour { $target } lors de { $name } ({ $place }). Le buy-in y a changé : tu as reçu { $chips } à la place.
    [banned] Tu as gagné une place pour { $target } lors de { $name } ({ $place }). L'accès aux tables t'est interdit : tu as reçu { $chips } à la place.
   *[other] Tu as gagné une place pour { $target } lors de { $name } ({ $place }). On ne peut plus y entrer : tu as reçu { $chips } à la place.
}
tourney-letter-last-call = Dernier appel pour { $name } ({ $place }) : départ { $when }.
tourney-letter-skipped = { $name } ({ $place }) n'a pas lieu le { $when }.
tourney-letter-moved = { $name } ({ $place }) est déplacé : { $old } → { $when }

## What an edit changed

tourney-changed = { $what } : { $old } → { $new }
tourney-changed-start = Départ
tourney-changed-name = Nom
tourney-changed-game = Jeu
tourney-changed-minutes = Durée en minutes
tourney-changed-seats = Places par table
tourney-changed-stack = Tapis de départ
tourney-changed-first-bet = Première petite mise
tourney-changed-level-minutes = Minutes par niveau
tourney-changed-late-levels = Niveaux avec inscriptions tardives
tourney-changed-re-entries = Re-entries
tourney-changed-rebuys = Recaves
tourney-changed-buy-in = Buy-in
tourney-changed-guarantee = Garantie
tourney-changed-prizes = Gains
tourney-changed-entrants-most = Places
tourney-changed-check-in = Check-in
tourney-changed-add-on = Add-on
tourney-changed-usual = comme d'habitude
tourney-changed-yes = oui
tourney-changed-no = non
tourney-changed-outage = Une panne retarde le départ.
tourney-changed-other = La fiche du tournoi montre ce qui change encore.
tourney-changed-check-in-open = Le check-in est ouvert : fais le tien pour garder ta place.
tourney-changed-check-in-cut = Le check-in est ouvert. Comme ce changement arrive tard, tu gardes ta place même sans check-in.

## Notify me

tourney-wish-button = Me prévenir
tourney-wish-from-lobby = Tournois…
tourney-wish-about = Choisis des tournois. Je t'envoie un MP à l'ouverture des inscriptions, un jour avant le départ et juste avant, une fois chacun, et jamais pour un tournoi où tu es inscrit. Pour une série, aussi quand une date est annulée ou déplacée. Sans MP possible, tu reçois une mention dans le salon du tournoi.
tourney-wish-games = Tournois par jeu
tourney-wish-series = Tournois par série
tourney-wish-all = Tous les tournois
tourney-wish-saved = Je te préviens pour : { $names }.
tourney-wish-off = Je ne te préviens plus d'aucun tournoi.

## The organizer's role

tournament-ping-forbidden = Tu ne peux pas mentionner { $role } dans ce salon, je ne le fais donc pas à ta place.
tournament-ping-bot-forbidden = Je ne peux pas mentionner { $role } dans ce salon. Permets-moi d'y mentionner tous les rôles, ou rends ce rôle mentionnable.
tournament-pings = { $role } reçoit une mention à l'ouverture des inscriptions.
