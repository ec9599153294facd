# Pictures of the table and of a player's cards, and the same in words for whoever does not see them.

picture-paused = Paused
picture-closed = Table closed
picture-undone = Hand { $number } was voided
picture-waiting = Waiting for players
picture-closes-after-hand = Closes after this hand
picture-pausing = Pauses after this hand
picture-to-act = to act
picture-to-draw = to draw
picture-to-call = { $amount } to call
picture-main = Main { $amount }
picture-side = Side { $amount }
picture-bring-in = bring-in
picture-not-dealt-in = waiting
picture-checked = checked
picture-called = called
picture-bet = bet
picture-raised = raised
picture-completed = completed

# Read aloud to whoever does not see the picture; what stands after the colon is a list of some of the parts below.
alt-table = { $table }, { $game }.
alt-table-hand = { $table }, { $game }. { $hand }. { $stage }.
alt-seat = Seat { $seat }, { $name }: { $facts }.
alt-seat-short = { $seat } { $name }: { $facts }.
alt-stack = stack { $amount }
alt-button = dealer button
alt-up = { $count ->
    [one] upcard { $cards }
   *[other] upcards { $cards }
}
alt-down = { $count ->
    [one] one down card
   *[other] { $count } down cards
}
alt-down-short = { $count } down
alt-shown = shows { $cards }
alt-won-with = won with { $cards }
alt-community = { $count ->
    [one] Community card: { $card }.
   *[other] Board: { $card }.
}
alt-hand = Your cards at { $table }. { $hand }. { $stage }.
alt-hand-cards = Your cards: { $cards }.
alt-hand-down = Your down cards: { $cards }.
alt-hand-up = { $count ->
    [one] Your upcard: { $cards }.
   *[other] Your upcards: { $cards }.
}
alt-hand-new = Just drawn: { $cards }.
alt-guide-without = { $cards } without { $idle }
