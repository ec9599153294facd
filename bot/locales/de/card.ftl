# Der Tisch und die Karten in der Hand eines Spielers.

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
game-mix = Mixed Games
game-dealers-choice = Dealer's Choice
mix-triple-stud = Triple Stud: { $games }
mix-triple-draw = Triple Draw: { $games }
mix-lowball = Lowball: { $games }
mix-draw = Draw-Spiele: { $games }
mix-stud = Stud-Spiele: { $games }
table-title = { $name } · { $game }
title-mix = { $mix }, als Nächstes { $game }
table-hand = Hand { $number }
stakes-pair = { $small }/{ $big }
stakes-least = { $amount }
fact-mix = Mixed Games
fact-choice = Dealer's Choice, jetzt von { $name }
fact-choices = Dealer's Choice
fact-bb-ante = Ante vom Big Blind
fact-jackpots = Jackpots
fact-joker-wild = Joker ist jede Karte
fact-joker-bug = Joker als Bug
fact-joker-low = Joker niedrig
fact-one-draw = ein Tausch

street-third = Third Street
street-fourth = Fourth Street
street-fifth = Fifth Street
street-sixth = Sixth Street
street-seventh = Seventh Street
street-predraw = Vor dem Tausch
street-draw = Der Tausch
street-draw-bets = Nach dem Tausch
street-first_draw = Erster Tausch
street-first_draw-bets = Nach dem ersten Tausch
street-second_draw = Zweiter Tausch
street-second_draw-bets = Nach dem zweiten Tausch
street-third_draw = Dritter Tausch
street-third_draw-bets = Nach dem dritten Tausch
street-showdown = Showdown
street-over = Hand vorbei

seat-stack = { $amount }
seat-name = Platz { $seat }
player-nameless = Der Spieler
seat-bet = setzt { $amount }
seat-won = gewinnt { $amount }
seat-all-in = All-in
seat-folded = ausgestiegen
seat-out = raus, war weg
seat-mucked = nicht gezeigt
seat-sitting-out = setzt aus
seat-absent = abwesend
seat-broke = ohne Chips
seat-leaving = geht
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
pot-main = Hauptpot { $amount }
pot-side = { $count ->
    [one] Nebenpot { $number }: { $amount } (Platz { $seats })
   *[other] Nebenpot { $number }: { $amount } (Plätze { $seats })
}
pot-name = Der Pot
pot-name-main = Der Hauptpot
pot-name-side = Nebenpot { $number }
pot-half = { $pot }, { $half }
half-high = High
half-low = Low
half-badugi = Badugi
community = Gemeinschaftskarte { $card }, sie zählt für alle

moment-at = um { $when }
turn = { $name } ist dran, Zeitende { $when }
turn-to-draw = { $name } tauscht, Zeitende { $when }
turn-to-call = { $name } ist dran, { $amount } mitzugehen, Zeitende { $when }
award-one = { $pot }: { $name } gewinnt { $amount } ({ $holding })
award-scoop = { $pot }: { $name } gewinnt beide Hälften, { $amount } ({ $holding })
award-unseen = { $pot }: { $name } gewinnt { $amount }
award-split = { $pot }: { $amount } geteilt, { $shares }
award-share = { $name } { $amount }
pot-returned = Niemand hat eröffnet, also geht der Pot zurück: { $shares }
next-hand = Nächste Hand { $when }
next-game = Nächste Hand { $when }: das Spiel wechselt zu { $game }
choice-open = { $name } wählt das nächste Spiel; ohne Antwort geht die Liste { $when } weiter.
choice-waits = { $name } wählt das nächste Spiel, sobald zwei spielen können.
choice-menu = Das nächste Spiel wählen
deal-again = Niemand hat eröffnet. Der Pot bleibt, und { $when } wird neu gegeben: alle bringen noch einmal die Ante.
waiting-for-players = Es fehlen Spieler. Ab zwei wird gegeben.
hand-follows = Die nächste Hand folgt.
seats-away = { $count ->
    [one] { $names } ist abwesend: bekommt Karten, zahlt Ante und Blinds, und dann wird sofort gecheckt oder gefoldet. Zurück geht es mit *{ $back }* oder jeder Aktion.
   *[other] { $names } sind abwesend: bekommen Karten, zahlen Ante und Blinds, und dann wird sofort gecheckt oder gefoldet. Zurück geht es mit *{ $back }* oder jeder Aktion.
}
table-deserted = Alle am Tisch sind abwesend: Die Hände laufen von allein, alle { $seconds } Sekunden eine. Zurück geht es mit *{ $back }* oder jeder Aktion.
paused-moderator = Von einem Moderator angehalten: es wird nicht gegeben, und keine Uhr läuft. Chips und Karten bleiben, wie sie sind.
paused-tournament = Das Turnier ist angehalten: es wird nicht gegeben, und keine Uhr läuft. Chips und Karten bleiben, wie sie sind.
paused-store-failed = Angehalten: der letzte Schritt ließ sich nicht speichern. Chips und Karten sind, wie sie davor waren.
pausing = Ein Moderator hält den Tisch nach dieser Hand an.
undone-moderator = Ein Moderator hat Hand { $number } rückgängig gemacht: jeder Chip ging zurück an den, der ihn gesetzt hat.
undone-fault = Hand { $number } ließ sich nicht weiterspielen und ist rückgängig gemacht: jeder Chip ging zurück an den, der ihn gesetzt hat.
closing = Der Tisch schließt nach dieser Hand, und alle Stacks werden ausgezahlt.
closing-tournament = Der Tisch schließt nach dieser Hand.
closed = Dieser Tisch ist geschlossen. Alle Stacks sind auf die Konten ausgezahlt.
closed-tournament = Dieser Tisch des Turniers ist geschlossen.
moved = Der Tisch steht jetzt weiter unten: { $link }

did-game = In dieser Hand wird { $game } gespielt
did-choose = { $name } hat für diese Hand { $game } gewählt
did-blind = { $name } bringt einen Blind von { $amount }
did-table-ante = { $name } bringt { $amount } Ante für den Tisch
did-draw = { $count ->
    [0] { $name } bleibt pat
   *[other] { $name } tauscht { $count }
}
did-pass-in = Niemand hat eröffnet: die Karten werden eingesammelt
did-leave = { $count ->
    [one] { $names } geht und ist ausgestiegen
   *[other] { $names } gehen und sind ausgestiegen
}
did-miss = { $count ->
    [one] { $names } war weg und ist aus dieser Hand raus
   *[other] { $names } waren weg und sind aus dieser Hand raus
}
did-openers = { $name } zeigt die Eröffnung: { $cards }
did-community = Der Stapel ist aus: eine Karte für alle
did-bring-in = { $name } bringt das Bring-in von { $amount }
did-complete = { $name } vervollständigt auf { $amount }
did-check = { $name } checkt
did-bet = { $name } setzt { $amount }
did-call = { $name } geht { $amount } mit
did-raise = { $name } erhöht auf { $amount }
did-fold = { $name } steigt aus
did-take-back = { $name } nimmt { $amount } zurück, niemand ging mit

button-bring-in = Bring-in { $amount }
button-complete = Vervollständigen auf { $amount }
button-check = Checken
button-bet = { $amount } setzen
button-call = { $amount } mitgehen
button-raise = Auf { $amount } erhöhen
button-fold = Aussteigen
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
button-leave = Gehen
button-sitout = Nächste Hand aussetzen
button-back = Bin wieder da
button-menu = Mehr…
button-rebuy = Neu einkaufen ({ $amount })
button-rules = Regeln dieses Tischs
button-moderate = Moderieren
menu-not-seated = Du sitzt nicht hier.

holding-low = { $ranks }-Low
holding-no_low = kein Low
holding-wheel = Wheel
holding-high_card = { $ranks } hoch
holding-pair = Paar { $first }
holding-pairs_up = zwei Paare, { $first } oben
holding-two_pair = zwei Paare, { $first } und { $second }
holding-trips = Drilling { $first }
holding-straight = Straße, { $ranks } hoch
holding-flush = Flush, { $ranks } hoch
holding-full_house = Full House, { $first } mit { $second }
holding-quads = Vierling { $first }
holding-straight_flush = Straight Flush, { $ranks } hoch
holding-royal_flush = Royal Flush
holding-five_of_a_kind = Fünfling { $first }
holding-one_card_badugi = Ein-Karten-Badugi, { $ranks } hoch
holding-two_card_badugi = Zwei-Karten-Badugi, { $ranks } hoch
holding-three_card_badugi = Drei-Karten-Badugi, { $ranks } hoch
holding-four_card_badugi = Vier-Karten-Badugi, { $ranks } hoch
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
ranks-0 = Zweier
ranks-1 = Dreier
ranks-2 = Vierer
ranks-3 = Fünfer
ranks-4 = Sechser
ranks-5 = Siebener
ranks-6 = Achter
ranks-7 = Neuner
ranks-8 = Zehner
ranks-9 = Buben
ranks-10 = Damen
ranks-11 = Könige
ranks-12 = Asse

letters-late = Direktnachrichten dauern gerade länger. Deine Karten siehst du mit *{ $cards }*.
table-followed = -# Wer noch handeln kann, spielt mit *{ $cards }*: Hier wird der Tisch spätestens am Ende der Hand neu gezeichnet.
my-cards-title = Deine Karten an { $table }, Hand { $number }
my-cards-down = Verdeckt
my-cards-up = Offen
my-cards-new = Neu: { $cards }
my-cards-community = Für alle
my-cards-holding = Du hast: { $holding }
drawing-four = { $ranks }-Draw
drawing-wheel = { $count } Karten zum Wheel
drawing-seven = { $count } Karten zur Sieben
drawing-eight = { $count } Karten zur Acht
my-cards-folded = Du bist ausgestiegen.
my-cards-away = Du giltst als abwesend: Deine Zeit ist zweimal nacheinander abgelaufen. Du bekommst weiter Karten und zahlst Ante und Blinds, dann wird sofort für dich gecheckt oder gefoldet. Klick am Tisch auf *{ $back }* oder spiel einfach weiter, dann wartet er wieder auf dich.
my-cards-link = [Zum Tisch]({ $link })

pick-title = { $street }, Zeitende { $when }
pick-menu = Karten zum Wegwerfen
pick-menu-many = Karten zum Wegwerfen, höchstens { $most }
drawn-gone = Weggeworfen: { $cards }

form-bet = Setzen
form-complete = Vervollständigen
form-raise = Erhöhen
form-amount = Dein Einsatz in dieser Runde wird
form-bounds = Mindestens { $least ->
    [one] { $least } Chip
   *[other] { $least } Chips
}, höchstens { $most }.
amount-unreadable = „{ $text }“ ist kein Betrag. Schreib eine ganze Zahl.
