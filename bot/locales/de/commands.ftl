### Commands: their descriptions, and their answers where these are not about an action in a hand.
### Descriptions have 100 characters at the most. Texts name commands in English: Discord finds them by that in any language.

## Descriptions

command-table = Pokertische eröffnen und finden, Platz nehmen und gehen
command-table-option = Welcher Tisch; ohne Angabe der in diesem Kanal
command-table-open = Einen Tisch eröffnen, an den sich andere setzen können
command-table-open-game = Das Spiel am Tisch
command-table-open-stakes = Z. B. 10/20: Small und Big Bet oder die Blinds. Sonst gelten die Einsätze des Raums
command-table-open-limit = Fixed, Pot oder No Limit; ohne Angabe das übliche des Spiels
command-table-open-seats = Zahl der Plätze am Tisch
command-table-open-ante = Ante pro Spieler; meist ein Fünftel der Small Bet, in Spielen mit Blinds keins
command-table-open-bring-in = Das Bring-in in Stud-Spielen; meist 30 % der Small Bet
command-table-open-blinds = Die Blinds im Fixed Limit, z. B. 5/10; meist die halbe und die ganze Small Bet
command-table-open-big-bet-blinds = Der Big Blind in den Pot- und No-Limit-Spielen eines Mix; meist die halbe Small Bet
command-table-open-buy-in = Das Buy-in; meist 20 Big Bets, in Pot und No Limit 50 Big Blinds
command-table-open-buy-in-most = Das höchste Buy-in, wenn alle selbst wählen dürfen
command-table-open-rules = Hausregeln: ein Regelset oder einzelne wie jackpots=on
command-table-open-rotation = Spiele eines Mix der Reihe nach, z. B. razz badugi, oder ein Mix wie lowball; ohne Angabe alle
command-table-open-rotation-hands = Hände pro Spiel in einem Mix; ohne Angabe ein Orbit
command-table-list = Die offenen Tische dieses Servers sehen
command-table-info = Einsätze, Buy-in und Hausregeln eines Tisches sehen
command-table-sit = Platz nehmen und dich einkaufen
command-table-sit-buy-in = Dein Buy-in; ohne Angabe das kleinste am Tisch
command-table-sit-seat = Welcher Platz; ohne Angabe der erste freie
command-table-sit-post = In Spielen mit Blinds: Big Blind zahlen und gleich mitspielen, statt auf ihn zu warten
command-table-leave = Den Tisch verlassen; deine Chips gehen zurück aufs Konto
command-table-sitout = Aussetzen und den Platz behalten; die laufende Hand spielst du zu Ende
command-table-back = Wieder mitspielen
command-table-close = Einen Tisch nach der Hand schließen und alle Stacks auszahlen
command-bringin = Das Bring-in zahlen
command-complete = Das Bring-in auf die Small Bet completen
command-check = Checken, wenn du nichts callen musst
command-bet = Setzen
command-bet-amount = Wie viel, in Pot und No Limit; ohne Angabe das Minimum
command-call = Den Einsatz callen
command-raise = Erhöhen
command-raise-amount = Auf wie viel, in Pot und No Limit; ohne Angabe das Minimum
command-fold = Deine Hand folden
command-draw = Karten abwerfen und neue bekommen
command-draw-cards = Die Nummern deiner Karten, z. B. 1 3 5, oder die Karten selbst, z. B. Kd 9c
command-pat = Pat bleiben: keine Karte tauschen
command-cards = Deine Karten sehen; nur du siehst sie
command-wallet = Deinen Kontostand sehen
command-claim = Pleite? Hol dir einmal am Tag frische Chips
command-rules = Lesen, wie ein Spiel geht und welche Hausregeln hier gelten
command-rules-game = Das Spiel; ohne Angabe das am Tisch in diesem Kanal
command-help = Sehen, was dieser Bot kann
command-help-topic = Die Befehle zu einem Thema und was sie tun
command-limit-fixed = Fixed Limit
command-limit-pot = Pot Limit
command-limit-no = No Limit
command-big-bet-blinds-half = Die halbe Small Bet
command-big-bet-blinds-same = Die ganze Small Bet

## Who asks, and about which table

only-in-a-server = Das geht nur auf einem Server, nicht in DMs. Gib den Befehl in einem Kanal des Servers ein.
no-table-here = In diesem Kanal gibt es keinen Tisch. `/table list` zeigt die offenen, oder eröffne selbst einen.
no-table-of-yours = Du sitzt hier an keinem Tisch. Such einen mit `/table list` und nimm mit `/table sit` Platz.
which-table = Welcher Tisch? Gib den Befehl im Kanal des Tisches ein: { $tables }.
no-such-table = Einen offenen Tisch „{ $text }“ gibt es nicht. `/table list` zeigt alle.

## Opening and closing

table-opened = Der Tisch ist offen: { $channel }. Nimm dort Platz; sobald zwei bereit sind, geht es los.
table-close-forbidden = Schließen dürfen den Tisch nur der Host und Mods.
no-room-for-a-table = In diesem Kanal darf ich nicht schreiben. Eröffne den Tisch in einem anderen oder erlaub mir hier, Nachrichten zu senden und Threads zu erstellen.
place-unseen = Diesen Kanal sehe ich nicht. Gib mir hier die Berechtigung **Kanal anzeigen** oder nimm einen anderen Kanal.
channel-taken = In diesem Kanal ist schon ein Tisch. Eröffne deinen in einem anderen.
tables-too-many = Du hast schon { $most ->
    [one] einen offenen Tisch
   *[other] { $most } offene Tische
}, mehr geht nicht. Mit `/table close` schließt du einen.
stakes-unreadable-fixed = „{ $text }“ verstehe ich nicht. Schreib Small Bet und Big Bet, z. B. 10/20.
stakes-unreadable-blinds = „{ $text }“ verstehe ich nicht. Schreib Small Blind und Big Blind, z. B. 5/10.
stakes-unreadable-ante = „{ $text }“ verstehe ich nicht. Hier gibt es Antes statt Blinds: Schreib nur die kleinste Bet, z. B. 10.
stakes-out-of-range = Die Small Bet ist mindestens 1 und höchstens so groß wie die Big Bet, die Big Bet höchstens { $most }.
stakes-order-bring_in = Das Ante darf nicht größer sein als das Bring-in, das Bring-in nicht größer als die Small Bet von { $small }. Das Bring-in ist mindestens 1.
stakes-order-blinds = Der Small Blind darf nicht größer sein als der Big Blind. Big Blind und Ante dürfen nicht größer sein als die Small Bet von { $small }, der Big Blind ist mindestens 1.
stakes-order-ante = Das Ante ist mindestens 1 und höchstens so groß wie die Small Bet von { $small }.
stakes-no-bring-in = Ein Bring-in gibt es nur in Stud-Spielen. Lass es hier weg.
stakes-no-blinds = In diesem Spiel gibt es keine Blinds. Lass sie weg.
stakes-are-blinds = In Pot und No Limit sind die Einsätze die Blinds. Schreib sie zu den Einsätzen, z. B. 5/10, und lass die Blinds weg.
stakes-of-a-mix = In einem Mix hat jedes Spiel Ante, Bring-in und Blinds, wie sie bei diesen Einsätzen üblich sind. Lass sie weg.
big-bet-blinds-of-one-kind = Den Big Blind kannst du nur in einem Mix wählen, in dem manche Spiele Fixed Limit sind und andere nicht, z. B. 8-Game. Lass ihn hier weg.
limit-misfit = { $game } gibt es nicht als { $limit }. Möglich: { $limits }.
limit-misfit-mix = { $game } gehört zu diesem Mix, und das gibt es nicht als { $limit }. Lass das Limit weg, dann hat jedes Spiel sein übliches.
rotation-without-mix = Eine Rotation gibt es nur in einem Mix. Wähl als Spiel Mixed Games oder Dealer's Choice oder lass die Rotation weg.
rotation-beside-mix = Beim Mix { $game } stehen die Spiele fest. Lass die Rotation weg oder wähl als Spiel Mixed Games oder Dealer's Choice.
rotation-unknown = Ein Spiel „{ $text }“ gibt es nicht, oder mehrere beginnen so. Spiele: { $games }. Fertige Mixe, jeder für sich: { $mixes }.
rotation-order = Eine Rotation braucht mindestens zwei verschiedene Spiele, jedes einmal, z. B. razz badugi.
seats-too-many = In diesem Spiel gibt es höchstens { $most } Plätze. Wähl so viele oder weniger.
buy-in-too-small = Das Buy-in ist mindestens eine Big Bet: { $least ->
    [one] { $least } Chip
   *[other] { $least } Chips
}.
buy-in-under-a-bet = Das Buy-in ist mindestens die kleinste Bet: { $least ->
    [one] { $least } Chip
   *[other] { $least } Chips
}.
buy-in-order = Das kleinste Buy-in ({ $least }) ist größer als das höchste ({ $most }). Schreib sie andersherum.
rules-unknown-preset = Ein Regelset oder eine Hausregel „{ $text }“ gibt es nicht. Regelsets: { $known }. Hausregeln, z. B. low_tie=position: { $rules }.
rules-unknown-name = Eine Hausregel „{ $text }“ gibt es nicht. Möglich: { $known }.
rules-bad-value = „{ $text }“ geht bei der Hausregel { $name } nicht. Möglich: { $known }.
rules-misfit = Die Hausregel { $name } gibt es in diesem Spiel nicht. Möglich: { $known }.
rules-need-fixed-limit = Die Hausregel { $name } gilt nur im Fixed Limit: In Pot und No Limit gibt es keinen Cap. Lass sie weg.
rules-need-antes = Jackpots spielt man mit Antes. Lass forced_bets=blinds weg.
rules-need-blinds = Ein Big-Blind-Ante braucht Blinds. In Five Card Draw gibt es sie mit forced_bets=blinds.
rules-need-jackpots = Die Hausregel pass_in_max gilt nur bei Jackpots. Nimm jackpots=on dazu oder lass sie weg.
rules-need-another-joker = In Five Card Draw ist der Joker wild oder der Bug, in A-5 Single Draw niedrig. Wähl einen, der passt.

## Drawing

draw-unreadable = Diese Karten verstehe ich nicht. Schreib die Nummern der Karten, die weg sollen, z. B. 1 3 5, oder die Karten selbst, z. B. Kd 9c. `/pat` behält alle.
draw-no-such-place = { $most ->
    [0] Du hast an diesem Tisch gerade keine Karten.
   *[other] Deine Karten haben die Nummern 1 bis { $most }.
}
draw-not-now = An diesem Tisch wird gerade nicht getauscht. `/cards` zeigt deine Karten.
draw-twice = Eine Karte steht doppelt da. Nenn jede nur einmal.

## Tables

stakes-ante = Ante { $amount }
stakes-bring-in = Bring-in { $amount }
stakes-blinds = Blinds { $small }/{ $big }
game-line-fixed = { $game } { $stakes }
game-line-pot = Pot Limit { $game } { $stakes }
game-line-no = No Limit { $game } { $stakes }
game-in-fixed = { $game }
game-in-pot = Pot Limit { $game }
game-in-no = No Limit { $game }
game-line-mix-fixed = { $game } { $stakes }
game-line-mix-pot = { $game } Pot Limit { $stakes }
game-line-mix-no = { $game } No Limit { $stakes }
game-line-mix-blinds = { $game }, Blinds { $stakes }
table-number = Tisch { $number }
table-list-empty = Hier ist kein Tisch offen. Eröffne einen mit `/table open` oder spiel mit `/practice` gegen Hausspieler.
table-list-line = [**{ $name }**]({ $link }): { $game }; { $taken } von { $seats } Plätzen besetzt
table-list-tournament = [**{ $name }**]({ $link }): { $game }; { $taken } Spieler
button-join = Mitspielen ({ $amount })
opened-post = **{ $table }** ist offen: { $game }.
opened-post-closed = **{ $table }** ist geschlossen: { $game }.
table-list-more = { $count ->
    [one] … und noch einer.
   *[other] … und noch { $count }.
}
table-info-title = **{ $name }** in { $channel }
table-info-game = Spiel: { $game }, { $limit }
table-info-mix = Spiel: { $game }
table-info-rotation = Rotation: { $games }; { $hands ->
    [0] nach jedem Orbit das nächste
    [one] nach jeder Hand das nächste
   *[other] alle { $hands } Hände das nächste
}
table-info-choice = Dealer's Choice aus: { $games }; jedes { $hands ->
    [0] einen Orbit lang
    [one] eine Hand lang
   *[other] { $hands } Hände lang
}
table-info-now = Jetzt: { $game }
table-info-owner = Host: { $name }
table-info-stakes = Einsätze: { $stakes }
table-info-buy-in = Buy-in: { $buy_in }
table-info-seats = Plätze: { $taken } von { $seats } besetzt
table-info-players = Spieler: { $taken }
table-info-hands = Gespielte Hände: { $hand }
table-info-rules = Hausregeln:
limit-fixed = Fixed Limit
limit-pot = Pot Limit
limit-no = No Limit

## Chips

wallet-balance = { $seated ->
    [0] Du hast { $chips ->
        [one] **{ $chips }** Chip
       *[other] **{ $chips }** Chips
    }.
   *[other] Du hast { $chips ->
        [one] **{ $chips }** Chip
       *[other] **{ $chips }** Chips
    } auf dem Konto und **{ $seated }** an Tischen.
}
claim-granted = Hier { $chips ->
    [one] ist { $chips } Chip
   *[other] sind { $chips } Chips
} für dich. Dein Kontostand: { $balance }. Viel Glück!
claim-none = Auf diesem Server gibt es keine Gratis-Chips. Sind dir die Chips ausgegangen, frag einen Mod.
claim-not-broke = Gratis-Chips gibt es erst, wenn du insgesamt weniger hast als { $amount ->
    [one] { $amount } Chip
   *[other] { $amount } Chips
}. Dazu zählen dein Konto, deine Stacks und die Buy-ins für Turniere, die noch nicht begonnen haben. Auf deinem Konto: { $balance }.
claim-too-soon = Deine Gratis-Chips hast du schon geholt. Das nächste Mal geht es am { $when }.
claim-clock = Deine Chips hast du schon geholt, während meine Uhr vorging. Deshalb geht es erst am { $when } wieder. Bis dahin kann dir ein Mod Chips geben.
claim-frozen = Ein Mod hat dein Konto eingefroren, deshalb bekommst du keine Gratis-Chips. `/wallet` zeigt, warum.
claim-banned = Du bist { $until } für die Tische hier gesperrt, deshalb bekommst du keine Gratis-Chips.
wallet-frozen = Dein Konto ist eingefroren, bis ein Mod es freigibt: kein Buy-in, keine Gratis-Chips.
wallet-banned = Du bist { $until } für die Tische hier gesperrt.

## Help and rules

help-heading-tables = Tische
help-heading-play = In einer Hand
help-heading-wallet = Chips
help-heading-help = Hilfe
rules-razz = **Razz** ist Seven Card Stud auf die niedrigste Hand: Die niedrigsten fünf deiner sieben Karten gewinnen.
rules-five-card-draw = **Five Card Draw**: fünf verdeckte Karten, ein Draw, die höchste Hand gewinnt.
rules-ace-to-five-triple-draw = **A-5 Triple Draw**: fünf verdeckte Karten, drei Draws, die niedrigste Hand gewinnt.
rules-deuce-to-seven-triple-draw = **2-7 Triple Draw**: fünf verdeckte Karten, drei Draws, die niedrigste Hand gewinnt.
rules-deuce-to-seven-single-draw = **2-7 Single Draw**: fünf verdeckte Karten, ein Draw, die niedrigste Hand gewinnt.
rules-badugi = **Badugi**: vier verdeckte Karten, { $draws ->
    [1] ein Draw
   *[other] drei Draws
}; vier verschiedene Werte in vier Farben gewinnen, je niedriger, desto besser.
rules-seven-card-stud = **Seven Card Stud**: Alle bekommen sieben Karten, vier davon offen; die höchsten fünf gewinnen.
rules-deuce-to-seven-razz = **2-7 Razz** ist Razz mit hohen Assen: Die niedrigsten fünf deiner sieben Karten gewinnen, Straßen und Flushes sind schlecht.
rules-ace-to-five-single-draw = **A-5 Single Draw**: fünf verdeckte Karten, ein Draw, die niedrigste Hand gewinnt.
rules-stud-hi-lo = **Stud Hi-Lo** ist Seven Card Stud, bei dem sich die höchste und die niedrigste Hand den Pot teilen.
rules-badacey = **Badacey**: fünf verdeckte Karten, drei Draws; die niedrigste Hand und der beste Badugi teilen sich den Pot, Asse sind niedrig.
rules-badeucey = **Badeucey**: fünf verdeckte Karten, drei Draws; die niedrigste Hand und der beste Badugi teilen sich den Pot, Asse sind hoch.
rules-limit-holdem = **Limit Hold'em**: zwei verdeckte Karten und ein Board mit fünf Karten für alle; die höchsten fünf deiner sieben Karten gewinnen. Alle Bets haben eine feste Höhe.
rules-holdem = **Hold'em**: zwei verdeckte Karten und ein Board mit fünf Karten für alle; die höchsten fünf deiner sieben Karten gewinnen.
rules-omaha = **Omaha**: vier verdeckte Karten und ein Board mit fünf Karten für alle; die höchste Hand gewinnt.
rules-omaha-hi-lo = **Omaha Hi-Lo** ist Omaha mit geteiltem Pot: vier verdeckte Karten und ein Board mit fünf Karten für alle; eine Hälfte geht an die höchste Hand, die andere an die niedrigste.
rules-five-card-omaha = **Five-Card Omaha** ist Omaha mit fünf verdeckten Karten.
rules-big-o = **Big O** ist Omaha Hi-Lo mit fünf verdeckten Karten.
rules-hands-ace-to-five = **Low-Hände.** Asse sind niedrig, Straßen und Flushes zählen nicht. Die beste Hand ist 5-4-3-2-A, das Wheel. Zuerst zählt die höchste Karte: 8-6-4-3-2 schlägt 8-7-3-2-A. Jede Hand ohne Paar schlägt jedes Paar.
rules-hands-deuce-to-seven = **Low-Hände.** Asse sind hoch, und Straßen und Flushes zählen gegen dich. Die beste Hand ist 7-5-4-3-2 in mindestens zwei Farben. A-5-4-3-2 ist Ass hoch, keine Straße. Zuerst zählt die höchste Karte: 8-6-4-3-2 schlägt 8-7-4-3-2.
rules-hands-high = **High-Hände**, die beste zuerst: { $joker ->
    [wild] Fünfling, Straight Flush
    [bug] fünf Asse, Straight Flush
   *[other] Straight Flush
}, Vierling, Full House, Flush, Straße, Drilling, zwei Paar, ein Paar, High Card. Das Ass ist hoch, nur in 5-4-3-2-A niedrig.
rules-hands-badugi = **Badugi.** Es zählen nur Karten, die in Wert und Farbe alle verschieden sind: Vier davon sind ein Badugi. Mehr Karten schlagen weniger. Bei gleich vielen gewinnen die niedrigsten, verglichen ab der höchsten; { $aces ->
    [high] Asse sind hoch. Die beste Hand ist 5-4-3-2 in vier Farben.
   *[low] Asse sind niedrig. Die beste Hand ist 4-3-2-A in vier Farben.
}
rules-hands-eight-or-better = **Low-Hände.** Fünf verschiedene Werte bis zur Acht; Asse sind niedrig, Straßen und Flushes zählen nicht.
rules-split = **Split Pot.** Du kannst beide Hälften gewinnen, auch mit verschiedenen Karten.
rules-two-and-three = **Zwei und drei.** Es zählen immer genau zwei deiner verdeckten Karten und drei vom Board: Mit nur einem Pik auf der Hand hast du auch bei vier Pik auf dem Board keinen Flush.
rules-deal-bring_in = **Austeilen.** Alle zahlen Ante und bekommen zwei verdeckte Karten und eine offene (Third Street). Auf Fourth, Fifth und Sixth Street kommt je eine offene dazu, auf Seventh Street eine verdeckte.
rules-deal-blinds = **Austeilen.** Die zwei links vom Dealer-Button zahlen Small Blind und Big Blind; heads-up zahlt der Button den Small Blind. { $later ->
    [raiser] Die erste Setzrunde beginnt links vom Big Blind.
   *[button] Die erste Setzrunde beginnt links vom Big Blind, jede weitere links vom Button.
}
rules-deal-ante = **Austeilen.** Alle zahlen Ante. Die erste Setzrunde beginnt links vom Dealer-Button.
rules-third = **Third Street.** { $opens }
rules-later = **Spätere Streets.** { $opens }
rules-board = **Board.** Seine Karten zählen für alle: { $streets }. Danach kommt jeweils eine Setzrunde.
rules-board-dealt = { $street } ({ $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
})
rules-draw = **Draw.** Reihum ab dem Platz links vom Button: Karten abwerfen und gleich viele neue bekommen oder pat bleiben. Wie viele, sehen alle; welche, niemand. Ist das Deck leer, werden abgeworfene Karten neu eingemischt.
rules-draw-again = So kann eine Karte aus einem früheren Draw zu dir zurückkommen, nie eine aus demselben; andere Pokerräume halten es anders.
rules-after-draw = **Nach dem Draw** beginnt, wer davor zuletzt erhöht hat, sonst, wer eröffnet hat, sonst der erste Platz links vom Button. Im Fixed Limit gelten dann Big Bets.
rules-bets-stud = **Einsätze.** Third und Fourth Street in Small Bets, Fifth bis Seventh Street in Big Bets. Der Cap ist eine Bet und drei Raises pro Setzrunde, außer die Hausregeln sagen etwas anderes.
rules-bets-three-draws = **Einsätze.** Im Fixed Limit Small Bets vor und nach dem 1. Draw, Big Bets ab dem 2. Draw.
rules-bets-one-draw = **Einsätze.** Im No Limit kannst du jederzeit all-in gehen; im Fixed Limit gelten nach dem Draw Big Bets.
rules-bets-board = **Einsätze.** { $limits ->
    [fixed] Small Bets preflop und am Flop, Big Bets an Turn und River. Der Cap ist eine Bet und drei Raises pro Setzrunde, außer die Hausregeln sagen etwas anderes.
    [unlimited] Im Pot Limit kannst du um höchstens so viel erhöhen, wie nach deinem Call im Pot liegt. Im No Limit kannst du jederzeit all-in gehen.
   *[any] Im Fixed Limit Small Bets preflop und am Flop, Big Bets an Turn und River. Im Pot Limit kannst du um höchstens so viel erhöhen, wie nach deinem Call im Pot liegt. Im No Limit kannst du jederzeit all-in gehen.
}
rules-all-in = **All-in.** Reichen deine Chips nicht, gehst du all-in; um den Rest geht es in Side Pots.
rules-showdown-stud = **Showdown.** Zuerst zeigt, wer auf Seventh Street zuletzt gesetzt oder erhöht hat. Gleiche Hände teilen den Pot.
rules-showdown = **Showdown.** Zuerst zeigt, wer zuletzt gesetzt oder erhöht hat. Gleiche Hände teilen den Pot.
rules-words-stud = **Begriffe.** Completen heißt: das Bring-in auf eine volle Small Bet erhöhen. Deine verdeckten Karten kommen per DM, „{ $cards }“ zeigt sie jederzeit.
rules-words-board = **Deine Karten** kommen per DM; „{ $cards }“ zeigt sie jederzeit, nur dir.
rules-drawing = **Tauschen.** Klick am Tisch auf „{ $draw }“ oder tipp `/draw` mit den Nummern deiner Karten (1 3 5) oder den Karten selbst (Kd 9c); `/pat` behält alle.
rules-mix = Dieser Tisch spielt einen Mix, der Reihe nach: { $games }. Gerade läuft { $game }.
rules-choice = Dieser Tisch spielt Dealer's Choice aus { $games }: Ist ein Spiel vorbei, wählt der nächste Platz und hat dafür 20 Sekunden. Hier stehen die Regeln von { $game }.
rules-here = { "" }**Hausregeln hier**
rules-preset-brief = Die üblichen Regeln an jedem Tisch.
rules-preset-tda = So spielt die Tournament Directors Association.
rules-preset-robert = Nach Robert's Rules of Poker.
house-rule-off = Ohne diese Regel.
house-rule-suit_order = Farben, die niedrigste zuerst: { $value ->
    [cdhs] Kreuz, Karo, Herz, Pik
   *[other] Pik, Herz, Karo, Kreuz
}.
house-rule-raise_cap = { $value ->
    [none] Kein Cap: beliebig viele Raises pro Setzrunde.
   *[other] Cap: eine Bet und { $value } Raises pro Setzrunde.
}
house-rule-heads_up_uncapped = { $value ->
    [round] Kein Cap in einer Setzrunde, die heads-up beginnt.
   *[other] Kein Cap, wenn nur zwei Spieler am Tisch sind.
}
house-rule-low_tie = Bei gleich niedrigen Boards { $value ->
    [low_suit] entscheidet die Farbe der höchsten Karte: Die niedrigste beginnt
    [high_suit] entscheidet die Farbe der niedrigsten Karte: Die höchste beginnt
    [high_card_suit] entscheidet die Farbe der höchsten Karte: Die höchste beginnt
   *[other] beginnt der erste Platz links vom Button
}.
house-rule-high_tie = Bei gleich hohen Boards { $value ->
    [suit] entscheidet die Farbe der höchsten Karte: Die höchste beginnt
   *[other] beginnt der erste Platz links vom Button
}.
house-rule-burn = { $value ->
    [off] Keine Burn Cards.
   *[other] { $streets ->
        [stud] Vor Third bis Sixth Street gibt es eine Burn Card.
        [board] Vor Flop, Turn und River gibt es eine Burn Card.
       *[both] Vor Third bis Sixth Street und vor Flop, Turn und River gibt es eine Burn Card.
    }
}
house-rule-allin_bringin = Ist jemand mit Bring-in schon durch das Ante all-in, geht es an { $value ->
    [left] den nächsten Platz im Uhrzeigersinn
   *[other] die nächstschlechtere offene Karte
} und darf gefoldet werden.
house-rule-show_all = Beim Showdown werden alle Hände gezeigt.
house-rule-forced_bets = { $value ->
    [blinds] Blinds statt Antes.
   *[other] Antes statt Blinds.
}
house-rule-bb_ante = { $kinds ->
    [both] Big-Blind-Ante: In Spielen ohne Fixed Limit zahlt der Big Blind das Ante für den ganzen Tisch.
   *[one] Big-Blind-Ante: Der Big Blind zahlt das Ante für den ganzen Tisch.
}
house-rule-max_draw = Höchstens { $value } Karten pro Draw.
house-rule-draw_opener = { $value ->
    [button] Nach dem Draw beginnt der erste Platz links vom Button.
   *[raiser] Nach dem Draw beginnt, wer davor zuletzt erhöht hat, sonst, wer eröffnet hat, sonst der erste Platz links vom Button.
}
house-rule-jackpots = Jackpots (Jacks or Better): Eröffnen darf man ab einem Paar Buben. Eröffnet niemand, bleibt der Pot liegen, und alle zahlen noch einmal Ante.
house-rule-pass_in_max = { $value ->
    [one] Eröffnet beim ersten Mal niemand oder sind weniger als zwei Spieler da, geht der Pot zurück.
   *[other] Eröffnet { $value }-mal niemand oder sind weniger als zwei Spieler da, geht der Pot zurück.
}
house-rule-joker = { $value ->
    [wild] Der Joker ist wild, also jede beliebige Karte; ein Fünfling ist die höchste Hand.
    [low] Der Joker ist der niedrigste Wert, der deiner Hand fehlt.
   *[other] Der Joker ist der Bug: ein Ass oder die fehlende Karte für eine Straße oder einen Flush.
}
house-rule-qualifier = { $value ->
    [none] Die niedrigste Hand gewinnt immer den halben Pot.
   *[other] Low nur bis zur Acht, sonst gewinnt die High-Hand alles.
}
house-rule-draws = { $value ->
    [1] Ein Draw.
   *[other] Drei Draws.
}

## What went wrong

error-store = Das konnte nicht gespeichert werden, es ist nichts passiert. Versuch es gleich noch einmal.
error-store-unknown = Beim Speichern ist die Festplatte ausgefallen. Ob das gezählt hat, weiß ich erst nach einem Neustart des Bots. Dann sage ich es dir per DM.
letter-unsure-counted = Als deine Aktion vom { $when } gespeichert wurde, ist die Festplatte ausgefallen. Sie hat gezählt.
letter-unsure-not = Als deine Aktion vom { $when } gespeichert wurde, ist die Festplatte ausgefallen. Sie hat nicht gezählt, es ist nichts passiert.
error-ours = Bei mir ist etwas schiefgegangen. Versuch es noch einmal; passiert es wieder, sag denen Bescheid, die den Bot betreiben: Der Fehler steht im Log.
