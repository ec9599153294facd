# Pictures of the table and of a player's cards, and the same in words for whoever does not see them.

picture-paused = Pausat
picture-closed = Bordet är stängt
picture-undone = Giv { $number } annullerades
picture-waiting = Väntar på spelare
picture-closes-after-hand = Stängs efter den här given
picture-pausing = Pausas efter den här given
picture-to-act = på tur
picture-to-draw = ska byta
picture-to-call = { $amount } att syna
picture-main = Huvudpott { $amount }
picture-side = Sidopott { $amount }
picture-bring-in = bring-in
picture-not-dealt-in = väntar
picture-checked = checkar
picture-called = synar
picture-bet = satsar
picture-raised = höjer
picture-completed = kompletterar

# Read aloud to whoever does not see the picture; what stands after the colon is a list of some of the parts below.
alt-table = { $table }, { $game }.
alt-table-hand = { $table }, { $game }. { $hand }. { $stage }.
alt-seat = Plats { $seat }, { $name }: { $facts }.
alt-seat-short = { $seat } { $name }: { $facts }.
alt-stack = stack { $amount }
alt-button = dealerknapp
alt-up = { $count ->
    [one] öppet kort { $cards }
   *[other] öppna kort { $cards }
}
alt-down = { $count ->
    [one] ett dolt kort
   *[other] { $count } dolda kort
}
alt-down-short = { $count ->
    [one] { $count } dolt
   *[other] { $count } dolda
}
alt-shown = visar { $cards }
alt-won-with = vann med { $cards }
alt-community = { $count ->
    [one] Gemensamt kort: { $card }.
   *[other] Gemensamma kort: { $card }.
}
alt-hand = Dina kort vid { $table }. { $hand }. { $stage }.
alt-hand-cards = Dina kort: { $cards }.
alt-hand-down = Dina dolda kort: { $cards }.
alt-hand-up = { $count ->
    [one] Ditt öppna kort: { $cards }.
   *[other] Dina öppna kort: { $cards }.
}
alt-hand-new = Nytt: { $cards }.
alt-guide-without = { $cards } utan { $idle }
