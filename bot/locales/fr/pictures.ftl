# Pictures of the table and of a player's cards, and the same in words for whoever does not see them.

picture-paused = En pause
picture-closed = Table fermée
picture-undone = Main { $number } annulée
picture-waiting = En attente de joueurs
picture-closes-after-hand = Ferme après cette main
picture-pausing = Pause après cette main
picture-to-act = doit jouer
picture-to-draw = doit tirer
picture-to-call = { $amount } pour suivre
picture-main = Principal { $amount }
picture-side = Annexe { $amount }
picture-bring-in = bring-in
picture-not-dealt-in = attend
picture-checked = checke
picture-called = suit
picture-bet = mise
picture-raised = relance
picture-completed = complète

# Read aloud to whoever does not see the picture; what stands after the colon is a list of some of the parts below.
alt-table = { $table }, { $game }.
alt-table-hand = { $table }, { $game }. { $hand }. { $stage }.
alt-seat = Place { $seat }, { $name } : { $facts }.
alt-seat-short = { $seat } { $name } : { $facts }.
alt-stack = tapis { $amount }
alt-button = bouton
alt-up = { $count ->
    [one] carte visible { $cards }
   *[other] cartes visibles { $cards }
}
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
alt-community = { $count ->
    [one] Carte commune : { $card }.
   *[other] Board : { $card }.
}
alt-hand = Tes cartes à { $table }. { $hand }. { $stage }.
alt-hand-cards = Tes cartes : { $cards }.
alt-hand-down = Tes cartes cachées : { $cards }.
alt-hand-up = { $count ->
    [one] Ta carte visible : { $cards }.
   *[other] Tes cartes visibles : { $cards }.
}
alt-hand-new = Tirage : { $cards }.
alt-guide-without = { $cards } sans { $idle }
