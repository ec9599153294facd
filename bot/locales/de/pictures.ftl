# Pictures of the table and of a player's cards, and the same in words for whoever does not see them.

picture-paused = Pausiert
picture-closed = Tisch geschlossen
picture-undone = Hand { $number } annulliert
picture-waiting = Warten auf Spieler
picture-closes-after-hand = Schließt nach dieser Hand
picture-pausing = Pausiert nach dieser Hand
picture-to-act = ist dran
picture-to-draw = muss tauschen
picture-to-call = Call { $amount }
picture-bring-in = Bring-in
picture-main = Main { $amount }
picture-side = Side { $amount }
picture-not-dealt-in = wartet
picture-checked = checkt
picture-called = callt
picture-bet = setzt
picture-raised = erhöht
picture-completed = completet

# Read aloud to whoever does not see the picture; what stands after the colon is a list of some of the parts below.
alt-table = { $table }, { $game }.
alt-table-hand = { $table }, { $game }. { $hand }. { $stage }.
alt-seat = Platz { $seat }, { $name }: { $facts }.
alt-seat-short = { $seat } { $name }: { $facts }.
alt-stack = Stack { $amount }
alt-button = Dealer-Button
alt-up = offen { $cards }
alt-down = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
alt-down-short = { $count } verdeckt
alt-shown = zeigt { $cards }
alt-won-with = gewinnt mit { $cards }
alt-community = { $count ->
    [one] Für alle: { $card }.
   *[other] Board: { $card }.
}
alt-hand = Deine Karten an { $table }. { $hand }. { $stage }.
alt-hand-cards = Deine Karten: { $cards }.
alt-hand-down = Deine verdeckten Karten: { $cards }.
alt-hand-up = { $count ->
    [one] Deine offene Karte: { $cards }.
   *[other] Deine offenen Karten: { $cards }.
}
alt-hand-new = Neu seit dem Draw: { $cards }.
alt-guide-without = { $cards } ohne { $idle }
