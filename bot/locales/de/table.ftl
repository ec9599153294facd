# The table and the cards in a player's hand.

list-or = { $items } oder { $last }
pair-or = { $items } oder { $last }
list-and = { $items } und { $last }
pair-and = { $items } und { $last }

game-razz = Razz
game-five-card-draw = Five Card Draw
game-ace-to-five-triple-draw = A-5 Triple Draw
game-deuce-to-seven-triple-draw = 2-7 Triple Draw
game-deuce-to-seven-single-draw = 2-7 Single Draw
game-badugi = Badugi
game-seven-card-stud = Seven Card Stud
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
game-mix = Mixed Games
game-dealers-choice = Dealer's Choice
game-triple-stud = Triple Stud
game-triple-draw = Triple Draw
game-lowball = Lowball
game-draw = Draw-Spiele
game-stud = Stud-Spiele
game-horse = H.O.R.S.E.
game-hose = H.O.S.E.
game-hoe = H.O.E.
game-8-game = 8-Game
game-10-game = 10-Game
table-title = { $name } · { $game }
title-mix = { $mix }, als Nächstes { $game }
table-hand = Hand { $number }
stakes-pair = { $small }/{ $big }
stakes-least = { $amount }
fact-mix = Mixed Games
fact-big-bet-blinds = Big Blind = Small Bet
fact-choice = Dealer's Choice, { $name } wählt
fact-choices = Dealer's Choice
fact-bb-ante = Big-Blind-Ante
fact-jackpots = Jackpots
fact-joker-wild = Joker wild
fact-joker-bug = Joker als Bug
fact-joker-low = Joker niedrig
fact-one-draw = ein Draw

street-third = Third Street
street-fourth = Fourth Street
street-fifth = Fifth Street
street-sixth = Sixth Street
street-seventh = Seventh Street
street-predraw = Vor dem Draw
street-draw = Draw
street-draw-bets = Nach dem Draw
street-first_draw = 1. Draw
street-first_draw-bets = Nach dem 1. Draw
street-second_draw = 2. Draw
street-second_draw-bets = Nach dem 2. Draw
street-third_draw = 3. Draw
street-third_draw-bets = Nach dem 3. Draw
street-preflop = Preflop
street-flop = Flop
street-turn = Turn
street-river = River
street-showdown = Showdown
street-over = Hand vorbei

seat-stack = { $amount }
seat-bounty = Bounty { $amount }
seat-name = Platz { $seat }
player-nameless = Jemand
seat-bet = Einsatz { $amount }
seat-won = gewinnt { $amount }
seat-all-in = All-in
seat-folded = gefoldet
seat-out = raus, war weg
seat-mucked = gemuckt
seat-sitting-out = setzt aus
seat-absent = abwesend
seat-broke = ohne Chips
seat-leaving = geht nach dieser Hand
seat-left = ist gegangen
seat-waiting = wartet auf Karten
seat-small-blind = SB
seat-big-blind = BB
seat-pat = pat
seat-drew = tauscht { $count }
seat-dm-closed = DMs zu, nimm „Meine Karten“
seats-all-free = Alle { $count } Plätze sind frei
seats-free = { $count ->
    [one] Freier Platz: { $seats }
   *[other] Freie Plätze: { $seats }
}

pot = Pot { $amount }
pot-main = Main Pot { $amount }
pot-side = { $count ->
    [one] Side Pot { $number }: { $amount } (Platz { $seats })
   *[other] Side Pot { $number }: { $amount } (Plätze { $seats })
}
pot-name = Pot
pot-name-main = Main Pot
pot-name-side = Side Pot { $number }
pot-half = { $pot }, { $half }
half-high = High
half-low = Low
half-badugi = Badugi
community = { $count ->
    [one] Gemeinschaftskarte { $card }, sie zählt für alle
   *[other] Board { $card }
}

moment-at = um { $when }
turn = { $name } ist dran · Zeit endet { $when }
turn-to-draw = { $name } ist dran (Tauschen) · Zeit endet { $when }
turn-to-call = { $name } ist dran (Call { $amount }) · Zeit endet { $when }
award-one = { $pot }: { $name } gewinnt { $amount } ({ $holding })
award-scoop = { $pot }: { $name } scoopt { $amount } ({ $holding })
award-unseen = { $pot }: { $name } gewinnt { $amount }
award-split = { $pot } geteilt ({ $amount }): { $shares }
award-share = { $name } { $amount }
pot-returned = Niemand hat eröffnet, der Pot geht zurück: { $shares }
next-hand = Nächste Hand { $when }
next-game = Nächste Hand { $when }: Weiter geht es mit { $game }
choice-open = { $name } wählt das nächste Spiel. Ohne Wahl geht es { $when } nach der Liste weiter.
choice-waits = { $name } wählt das nächste Spiel, sobald zwei spielen können.
choice-menu = Das nächste Spiel wählen
deal-again = Niemand hat eröffnet. Der Pot bleibt liegen, { $when } gibt es neue Karten: Alle zahlen noch einmal Ante.
waiting-for-players = Warten auf weitere Spieler. Ab zwei geht es los.
hand-follows = Gleich kommt die nächste Hand.
seats-away = { $count ->
    [one] { $names } ist abwesend: bekommt Karten, zahlt Ante und Blinds, checkt oder foldet sofort. Wieder da? *{ $back }* oder einfach spielen.
   *[other] { $names } sind abwesend: bekommen Karten, zahlen Ante und Blinds, checken oder folden sofort. Wieder da? *{ $back }* oder einfach spielen.
}
table-deserted = Alle am Tisch sind abwesend: Die Hände laufen von allein, alle { $seconds } Sekunden eine. Wieder da? *{ $back }* oder einfach spielen.
paused-moderator = Von einem Mod pausiert: keine neuen Karten, alle Uhren stehen. Chips und Karten bleiben, wie sie sind.
paused-tournament = Das Turnier ist pausiert: keine neuen Karten, alle Uhren stehen. Chips und Karten bleiben, wie sie sind.
paused-store-failed = Pausiert: Beim Speichern des letzten Zugs ging etwas schief. Du siehst alles wie davor.
pausing = Nach dieser Hand pausiert ein Mod den Tisch.
undone-moderator = Ein Mod hat Hand { $number } annulliert: Alle Einsätze gingen zurück.
undone-fault = Hand { $number } konnte nicht weitergespielt werden und ist annulliert: Alle Einsätze gingen zurück.
undone-copy = Der Bot läuft mit einem Backup weiter: Hand { $number } wurde annulliert und der Pot zurückgegeben.
closes-after-hand = Der Tisch schließt nach dieser Hand, dann werden alle Stacks ausgezahlt.
closes-after-hand-tournament = Der Tisch schließt nach dieser Hand.
closed = Dieser Tisch ist geschlossen. Alle Stacks sind ausgezahlt.
closed-tournament = Dieser Turniertisch ist geschlossen.
moved = Der Tisch ist jetzt weiter unten: { $link }

did-game = Diese Hand: { $game }
did-choose = Diese Hand: { $game }, gewählt von { $name }
did-blind = { $name } zahlt Blind { $amount }
did-table-ante = { $name } zahlt { $amount } Ante für den Tisch
did-draw = { $count ->
    [0] { $name } bleibt pat
   *[other] { $name } tauscht { $count }
}
did-pass-in = Niemand eröffnet
did-leave = { $count ->
    [one] { $names } verlässt den Tisch und foldet
   *[other] { $names } verlassen den Tisch und folden
}
did-miss = { $count ->
    [one] { $names } war weg und ist aus dieser Hand raus
   *[other] { $names } waren weg und sind aus dieser Hand raus
}
did-openers = { $name } zeigt Openers: { $cards }
did-community = Das Deck ist leer: eine Karte für alle
did-bring-in = { $name } zahlt Bring-in { $amount }
did-complete = { $name } completet auf { $amount }
did-check = { $name } checkt
did-bet = { $name } setzt { $amount }
did-call = { $name } callt { $amount }
did-raise = { $name } erhöht auf { $amount }
did-fold = { $name } foldet
did-take-back = { $name } bekommt { $amount } zurück (kein Call)

button-bring-in = Bring-in { $amount }
button-complete = Complete auf { $amount }
button-check = Check
button-bet = Bet { $amount }
button-call = Call { $amount }
button-raise = Raise auf { $amount }
button-fold = Fold
button-all-in = { $label } (All-in)
button-draw = Tauschen
button-draw-count = { $count } tauschen
button-draw-all = Alle tauschen
button-keep = { $cards } behalten, { $count } tauschen
button-pat = Pat bleiben
button-size-half-pot = ½ Pot { $amount }
button-size-pot = Pot { $amount }
button-size-all-in = All-in { $amount }
button-other = Anderer Betrag…
button-cards = Meine Karten
button-sit = Platz nehmen ({ $amount })
button-sit-bare = Platz nehmen
button-leave = Tisch verlassen
button-sitout = Nächste Hand aussetzen
button-back = Ich bin zurück
button-menu = Mehr…
button-rebuy = Wieder einkaufen ({ $amount })
button-rules = Regeln dieses Tisches
button-moderate = Moderieren
menu-not-seated = Du sitzt hier nicht.

holding-low = { $ranks }-Low
holding-no_low = kein Low
holding-wheel = Wheel
holding-high_card = { $ranks } hoch
holding-pair = Paar { $first }
holding-pairs_up = zwei Paar, { $first } oben
holding-two_pair = zwei Paar, { $first } und { $second }
holding-trips = Drilling { $first }
holding-straight = Straße bis { $ranks }
holding-flush = Flush, { $ranks } hoch
holding-full_house = Full House, { $first } über { $second }
holding-quads = Vierling { $first }
holding-straight_flush = Straight Flush bis { $ranks }
holding-royal_flush = Royal Flush
holding-five_of_a_kind = Fünfling { $first }
holding-one_card_badugi = { $half ->
    [badugi] Eine Karte
   *[none] Ein-Karten-Badugi
}, { $ranks } hoch
holding-two_card_badugi = { $half ->
    [badugi] Zwei Karten
   *[none] Zwei-Karten-Badugi
}, { $ranks } hoch
holding-three_card_badugi = { $half ->
    [badugi] Drei Karten
   *[none] Drei-Karten-Badugi
}, { $ranks } hoch
holding-four_card_badugi = { $half ->
    [badugi] { $ranks }
   *[none] Badugi, { $ranks }
} hoch
holding-with-kicker = { $holding }, Kicker { $ranks }
holding-half = { $half }: { $holding }
holding-halves = { $first }; { $second }
rank-0 = Zwei
rank-1 = Drei
rank-2 = Vier
rank-3 = Fünf
rank-4 = Sechs
rank-5 = Sieben
rank-6 = Acht
rank-7 = Neun
rank-8 = Zehn
rank-9 = Bube
rank-10 = Dame
rank-11 = König
rank-12 = Ass
rank-low-0 = Zwei
rank-low-1 = Drei
rank-low-2 = Vier
rank-low-3 = Fünf
rank-low-4 = Sechs
rank-low-5 = Sieben
rank-low-6 = Acht
rank-low-7 = Neun
rank-low-8 = Zehn
rank-low-9 = Bube
rank-low-10 = Dame
rank-low-11 = König
rank-low-12 = Ass
ranks-0 = Zweien
ranks-1 = Dreien
ranks-2 = Vieren
ranks-3 = Fünfen
ranks-4 = Sechsen
ranks-5 = Siebenen
ranks-6 = Achten
ranks-7 = Neunen
ranks-8 = Zehnen
ranks-9 = Buben
ranks-10 = Damen
ranks-11 = Könige
ranks-12 = Asse

letters-late = DMs dauern gerade länger. Klick auf *{ $cards }*, um deine Karten zu sehen.
table-followed = -# Alle, die noch drankommen, spielen mit *{ $cards }*: Hier wird der Tisch spätestens am Ende der Hand aktualisiert.
my-cards-title = Deine Karten an { $table }, Hand { $number }
my-cards-down = Verdeckt
my-cards-up = Offen
my-cards-new = Neu: { $cards }
my-cards-community = { $count ->
    [one] Für alle
   *[other] Board
}
my-cards-holding = Du hast: { $holding }
drawing-flush = Flushdraw
drawing-straight = Straßendraw
drawing-low = Low-Draw
drawing-four = { $ranks }-Draw
drawing-wheel = { $count } Karten zum Wheel
drawing-six = { $count } Karten zur Sechs
drawing-seven = { $count } Karten zur Sieben
drawing-eight = { $count } Karten zur Acht
my-cards-folded = Du hast gefoldet.
my-cards-away = Du bist abwesend: Deine Zeit ist zweimal in Folge abgelaufen. Du bekommst weiter Karten und zahlst Ante und Blinds, aber für dich wird sofort gecheckt oder gefoldet. Klick am Tisch auf *{ $back }* oder spiel einfach weiter, dann wartet er wieder auf dich.
my-cards-link = [Zum Tisch]({ $link })

pick-title = { $street } · Zeit endet { $when }
pick-menu = Karten abwerfen
pick-menu-many = Karten abwerfen, höchstens { $most }
drawn-gone = Abgeworfen: { $cards }

form-bet = Bet
form-complete = Complete
form-raise = Raise
form-amount = Dein Einsatz in dieser Setzrunde
form-bounds = Mindestens { $least ->
    [one] { $least } Chip
   *[other] { $least } Chips
}, höchstens { $most }.
amount-unreadable = „{ $text }“ ist kein Betrag. Schreib eine ganze Zahl.
