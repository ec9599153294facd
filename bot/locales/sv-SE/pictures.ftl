# Bilder av bordet och av en spelares kort, och detsamma i ord för den som inte ser dem.

picture-paused = Pausat
picture-closed = Bordet är stängt
picture-undone = Giv { $number } annullerades
picture-waiting = Väntar på spelare
picture-closing = Stängs efter given
picture-pausing = Pausas efter given
picture-to-act = på tur
picture-to-draw = ska byta
picture-to-call = { $amount } att syna
picture-main = Huvudpott { $amount }
picture-side = Sidopott { $amount }
picture-bring-in = bring-in
picture-not-dealt-in = väntar

# Läses upp för den som inte ser bilden; det som står efter kolonet är en lista av några av delarna nedan.
alt-table = { $table }, { $game }.
alt-table-hand = { $table }, { $game }. { $hand }, { $stage }.
alt-seat = Plats { $seat }, { $name }: { $facts }.
alt-seat-short = { $seat } { $name }: { $facts }.
alt-stack = stack { $amount }
alt-button = knappen
alt-up = öppna kort { $cards }
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
alt-community = För alla: { $card }.
alt-hand = Dina kort vid { $table }. { $hand }, { $stage }.
alt-hand-cards = Dina kort: { $cards }.
alt-hand-down = Dina dolda kort: { $cards }.
alt-hand-up = Dina öppna kort: { $cards }.
alt-hand-new = Nya sedan bytet: { $cards }.
alt-guide-without = { $cards } utan { $idle }
