# Images de la table et des cartes d'un joueur, et la même chose en mots pour qui ne les voit pas.

picture-paused = En pause
picture-closed = Table fermée
picture-undone = La main { $number } a été annulée
picture-waiting = En attente de joueurs
picture-closing = Ferme après cette main
picture-pausing = Pause après cette main
picture-to-act = à jouer
picture-to-draw = à tirer
picture-to-call = { $amount } pour suivre
picture-main = Principal { $amount }
picture-side = Annexe { $amount }
picture-bring-in = bring-in
picture-not-dealt-in = attend

# Lu à voix haute pour qui ne voit pas l'image ; après les deux-points vient une liste de certains des éléments ci-dessous.
alt-table = { $table }, { $game }.
alt-table-hand = { $table }, { $game }. { $hand }, { $stage }.
alt-seat = Place { $seat }, { $name } : { $facts }.
alt-seat-short = { $seat } { $name } : { $facts }.
alt-stack = tapis { $amount }
alt-button = bouton
alt-up = visibles { $cards }
alt-down = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
alt-down-short = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
alt-shown = montre { $cards }
alt-won-with = a gagné avec { $cards }
alt-community = Pour tous : { $card }.
alt-hand = Tes cartes à { $table }. { $hand }, { $stage }.
alt-hand-cards = Tes cartes : { $cards }.
alt-hand-down = Tes cartes cachées : { $cards }.
alt-hand-up = Tes cartes visibles : { $cards }.
alt-hand-new = Nouvelles depuis le tirage : { $cards }.
alt-guide-without = { $cards } sans { $idle }
