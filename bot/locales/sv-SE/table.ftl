# The table and the cards in a player's hand.

list-or = { $items } eller { $last }
pair-or = { $items } eller { $last }
list-and = { $items } och { $last }
pair-and = { $items } och { $last }

game-razz = Razz
game-five-card-draw = Mörkpoker
game-ace-to-five-triple-draw = A-5 Triple Draw
game-deuce-to-seven-triple-draw = 2-7 Triple Draw
game-deuce-to-seven-single-draw = 2-7 Single Draw
game-badugi = Badugi
game-seven-card-stud = Sjukortsstud
game-deuce-to-seven-razz = 2-7 Razz
game-ace-to-five-single-draw = A-5 Single Draw
game-stud-hi-lo = Stud Hi-Lo
game-badacey = Badacey
game-badeucey = Badeucey
game-limit-holdem = Limit Hold'em
game-holdem = Hold'em
game-omaha = Omaha
game-omaha-hi-lo = Omaha Hi-Lo
game-five-card-omaha = Five-Card Omaha
game-big-o = Big O
game-mix = Mix
game-dealers-choice = Dealer's choice
game-triple-stud = Triple Stud
game-triple-draw = Triple Draw
game-lowball = Lowball
game-draw = Bytesspel
game-stud = Studspel
game-horse = H.O.R.S.E.
game-hose = H.O.S.E.
game-hoe = H.O.E.
game-8-game = 8-Game
game-10-game = 10-Game
table-title = { $name } · { $game }
title-mix = { $mix }, härnäst { $game }
table-hand = Giv { $number }
stakes-pair = { $small }/{ $big }
stakes-least = { $amount }
fact-mix = mix
fact-big-bet-blinds = stora mörken = lilla satsningen
fact-choice = dealer's choice, { $name } har valet
fact-choices = dealer's choice
fact-bb-ante = BB-ante
fact-jackpots = Jackpots
fact-joker-wild = jokern är vild
fact-joker-bug = jokern är en bug
fact-joker-low = jokern är låg
fact-one-draw = ett byte

street-third = Tredje gatan
street-fourth = Fjärde gatan
street-fifth = Femte gatan
street-sixth = Sjätte gatan
street-seventh = Sjunde gatan
street-predraw = Före bytet
street-draw = Bytet
street-draw-bets = Efter bytet
street-first_draw = Första bytet
street-first_draw-bets = Efter första bytet
street-second_draw = Andra bytet
street-second_draw-bets = Efter andra bytet
street-third_draw = Tredje bytet
street-third_draw-bets = Efter tredje bytet
street-preflop = Preflop
street-flop = Flop
street-turn = Turn
street-river = River
street-showdown = Visning
street-over = Given är slut

seat-stack = { $amount }
seat-bounty = bounty { $amount }
seat-name = Plats { $seat }
player-nameless = Spelaren
seat-bet = satsar { $amount }
seat-won = vann { $amount }
seat-all-in = all-in
seat-folded = lagt sig
seat-out = ute, var borta
seat-mucked = muckade
seat-sitting-out = står över
seat-absent = borta
seat-broke = slut på marker
seat-leaving = lämnar
seat-left = har lämnat
seat-waiting = väntar på kort
seat-small-blind = SB
seat-big-blind = BB
seat-pat = nöjd
seat-drew = bytte { $count }
seat-dm-closed = DM avstängda, tryck på Mina kort
seats-all-free = Alla { $count } platser är lediga
seats-free = { $count ->
    [one] Ledig plats: { $seats }
   *[other] Lediga platser: { $seats }
}

pot = Pott { $amount }
pot-main = Huvudpott { $amount }
pot-side = { $count ->
    [one] Sidopott { $number }: { $amount } (plats { $seats })
   *[other] Sidopott { $number }: { $amount } (platserna { $seats })
}
pot-name = Potten
pot-name-main = Huvudpotten
pot-name-side = Sidopott { $number }
pot-half = { $pot }, { $half }
half-high = hög
half-low = låg
half-badugi = badugi
community = { $count ->
    [one] Gemensamt kort { $card }, räknas för alla
   *[other] Gemensamma kort { $card }
}

moment-at = kl. { $when }
turn = { $name } är på tur, tiden går ut { $when }
turn-to-draw = { $name } ska byta, tiden går ut { $when }
turn-to-call = { $name } är på tur, { $amount } att syna, tiden går ut { $when }
award-one = { $pot }: { $name } vinner { $amount } ({ $holding })
award-scoop = { $pot }: { $name } scoopar { $amount } ({ $holding })
award-unseen = { $pot }: { $name } vinner { $amount }
award-split = { $pot }: { $amount } delas, { $shares }
award-share = { $name } { $amount }
pot-returned = Ingen öppnade, så potten går tillbaka: { $shares }
next-hand = Nästa giv { $when }
next-game = Nästa giv { $when }: nytt spel, { $game }
choice-open = { $name } väljer nästa spel. Annars fortsätter listan { $when }.
choice-waits = { $name } väljer nästa spel när två spelare är redo.
choice-menu = Välj nästa spel
deal-again = Ingen öppnade. Potten ligger kvar, och alla lägger ante igen inför nästa utdelning { $when }.
waiting-for-players = Väntar på spelare. Det behövs minst två.
hand-follows = Nästa giv kommer strax.
seats-away = { $count ->
    [one] { $names } är borta: får kort och lägger ante och mörkar, men checkar eller lägger sig direkt. Tryck på *{ $back }* eller agera i given, så är du med igen.
   *[other] { $names } är borta: får kort och lägger ante och mörkar, men checkar eller lägger sig direkt. Tryck på *{ $back }* eller agera i given, så är du med igen.
}
table-deserted = Alla vid bordet är borta, så givarna spelas av sig själva, med { $seconds } sekunder emellan. Tryck på *{ $back }* eller agera i given, så är du med igen.
paused-moderator = Pausat av en moderator: inga kort delas ut och ingen klocka går. Marker och kort ligger kvar.
paused-tournament = Turneringen är pausad: inga kort delas ut och ingen klocka går. Marker och kort ligger kvar.
paused-store-failed = Pausat: något gick fel när det senaste skulle sparas. Marker och kort visas som de var innan.
pausing = En moderator pausar bordet efter den här given.
undone-moderator = En moderator har annullerat giv { $number }, och potten gick tillbaka.
undone-fault = Giv { $number } gick inte att spela vidare, så den annullerades och potten gick tillbaka.
undone-copy = Boten fortsätter från en säkerhetskopia, så giv { $number } annullerades och potten betalades tillbaka.
closes-after-hand = Bordet stängs efter den här given, och alla får ut sina marker.
closes-after-hand-tournament = Bordet bryts efter den här given.
closed = Bordet är stängt. Alla har fått ut sina marker.
closed-tournament = Turneringsbordet är stängt.
moved = Bordet ligger nu längre ner: { $link }

did-game = Den här given: { $game }
did-choose = { $name } väljer { $game } för den här given
did-blind = { $name } lägger mörk { $amount }
did-table-ante = { $name } lägger BB-ante { $amount }
did-draw = { $count ->
    [0] { $name } är nöjd
   *[other] { $name } byter { $count }
}
did-pass-in = Ingen öppnar
did-leave = { $count ->
    [one] { $names } lämnar och lägger sig
   *[other] { $names } lämnar och lägger sig
}
did-miss = { $count ->
    [one] { $names } var borta och är ute ur given
   *[other] { $names } var borta och är ute ur given
}
did-openers = { $name } visar öppningshand: { $cards }
did-community = Leken är slut: ett gemensamt kort
did-bring-in = { $name } lägger bring-in { $amount }
did-complete = { $name } kompletterar till { $amount }
did-check = { $name } checkar
did-bet = { $name } satsar { $amount }
did-call = { $name } synar { $amount }
did-raise = { $name } höjer till { $amount }
did-fold = { $name } lägger sig
did-take-back = Osynad satsning: { $name } får tillbaka { $amount }

button-bring-in = Bring-in { $amount }
button-complete = Komplettera till { $amount }
button-check = Checka
button-bet = Satsa { $amount }
button-call = Syna { $amount }
button-raise = Höj till { $amount }
button-fold = Lägg dig
button-all-in = { $label } (all-in)
button-draw = Byt
button-draw-count = Byt { $count }
button-draw-all = Byt alla
button-keep = Behåll { $cards }, byt { $count }
button-pat = Nöjd
button-size-half-pot = ½ pott { $amount }
button-size-pot = Pott { $amount }
button-size-all-in = All-in { $amount }
button-other = Annat belopp…
button-cards = Mina kort
button-sit = Sätt dig ({ $amount })
button-sit-bare = Sätt dig
button-leave = Lämna
button-sitout = Stå över från nästa giv
button-back = Jag är tillbaka
button-menu = Mer…
button-rebuy = Köp in dig igen ({ $amount })
button-rules = Bordets regler
button-moderate = Moderera
menu-not-seated = Du sitter inte här.

holding-low = { $ranks } låg
holding-no_low = ingen låg hand
holding-wheel = wheel
holding-high_card = { $ranks } hög
holding-pair = par i { $first }
holding-pairs_up = två par, { $first } högst
holding-two_pair = två par, { $first } och { $second }
holding-trips = triss i { $first }
holding-straight = stege till { $ranks }
holding-flush = färg med { $ranks } högst
holding-full_house = kåk, { $first } över { $second }
holding-quads = fyrtal i { $first }
holding-straight_flush = färgstege till { $ranks }
holding-royal_flush = royal flush
holding-five_of_a_kind = femtal i { $first }
holding-one_card_badugi = enkortshand, { $ranks } hög
holding-two_card_badugi = tvåkortshand, { $ranks } hög
holding-three_card_badugi = trekortshand, { $ranks } hög
holding-four_card_badugi = { $half ->
    [badugi] { $ranks } hög
   *[none] badugi, { $ranks } hög
}
holding-with-kicker = { $holding }, kicker { $ranks }
holding-half = { $half }: { $holding }
holding-halves = { $first }; { $second }
rank-0 = tvåa
rank-1 = trea
rank-2 = fyra
rank-3 = femma
rank-4 = sexa
rank-5 = sjua
rank-6 = åtta
rank-7 = nia
rank-8 = tia
rank-9 = knekt
rank-10 = dam
rank-11 = kung
rank-12 = ess
rank-low-0 = två
rank-low-1 = tre
rank-low-2 = fyra
rank-low-3 = fem
rank-low-4 = sex
rank-low-5 = sju
rank-low-6 = åtta
rank-low-7 = nio
rank-low-8 = tio
rank-low-9 = knekt
rank-low-10 = dam
rank-low-11 = kung
rank-low-12 = ess
ranks-0 = tvåor
ranks-1 = treor
ranks-2 = fyror
ranks-3 = femmor
ranks-4 = sexor
ranks-5 = sjuor
ranks-6 = åttor
ranks-7 = nior
ranks-8 = tior
ranks-9 = knektar
ranks-10 = damer
ranks-11 = kungar
ranks-12 = ess

letters-late = DM går långsamt just nu: tryck på *{ $cards }* för att se dina kort.
table-followed = -# Alla som ska agera har *{ $cards }* öppet, så bordet uppdateras här senast när given är slut.
my-cards-title = Dina kort vid { $table }, giv { $number }
my-cards-down = Dolda
my-cards-up = { $count ->
    [one] Öppet
   *[other] Öppna
}
my-cards-new = Nytt: { $cards }
my-cards-community = { $count ->
    [one] Gemensamt kort
   *[other] Gemensamma kort
}
my-cards-holding = Du har: { $holding }
drawing-flush = färgdrag
drawing-straight = stegdrag
drawing-low = drag mot låg hand
drawing-four = { $ranks }-draw
drawing-wheel = { $count } kort till wheel
drawing-six = { $count } kort till en sexa
drawing-seven = { $count } kort till en sjua
drawing-eight = { $count } kort till en åtta
my-cards-folded = Du har lagt dig i den här given.
my-cards-away = Du är borta: du missade två turer i rad. Du får kort och lägger ante och mörkar, men du checkar eller lägger dig direkt. Tryck på *{ $back }* vid bordet, eller agera, så väntar bordet på dig igen.
my-cards-link = [Till bordet]({ $link })

pick-title = { $street }, tiden går ut { $when }
pick-menu = Kort att kasta
pick-menu-many = Kort att kasta, högst { $most }
drawn-gone = Du kastade: { $cards }

form-bet = Satsning
form-complete = Komplettering
form-raise = Höjning
form-amount = Din satsning totalt den här rundan
form-bounds = Minst { $least ->
    [one] { $least } mark
   *[other] { $least } marker
}, högst { $most }.
amount-unreadable = ”{ $text }” är inget belopp. Skriv ett heltal.
