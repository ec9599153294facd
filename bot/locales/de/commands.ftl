### Befehle: ihre Beschreibungen, und ihre Antworten, soweit sie nicht von einer Aktion in einer Hand handeln.
### Beschreibungen haben höchstens 100 Zeichen. Befehle heißen im Text wie im Englischen: so findet Discord sie immer.

## Beschreibungen

command-table = Pokertische eröffnen, finden, betreten und verlassen
command-table-option = Welcher Tisch, wenn nicht der dieses Kanals
command-table-open = Einen Tisch eröffnen, an den sich andere setzen können
command-table-open-game = Das Spiel, das gespielt wird
command-table-open-stakes = Fixed Limit: Small und Big Bet, etwa 10/20. Sonst die Blinds, etwa 5/10
command-table-open-limit = Das Limit der Einsätze; ohne Angabe das im Spiel übliche
command-table-open-seats = Wie viele Spieler an den Tisch passen
command-table-open-ante = Was jeder vor den Karten bringt; meist ein Fünftel der Small Bet, neben Blinds nichts
command-table-open-bring-in = Der Pflichteinsatz, der in Stud-Spielen eröffnet; meist drei Zehntel der Small Bet
command-table-open-blinds = Die Blinds im Fixed Limit, etwa 5/10; meist die halbe und die ganze Small Bet
command-table-open-buy-in = Chips, für die sich jeder einkauft; meist 20 Big Bets, ohne Fixed Limit 50 Big Blinds
command-table-open-buy-in-most = Das höchste Buy-in, wenn die Spieler wählen dürfen
command-table-open-rules = Hausregeln: ein Regelsatz oder einzelne wie jackpots=on
command-table-open-rotation = Die Spiele eines Mix der Reihe nach, etwa razz badugi, oder lowball; ohne Angabe alle
command-table-open-rotation-hands = Hände je Spiel eines Mix, ehe das nächste kommt; ohne Angabe eine Runde um den Tisch
command-table-list = Die offenen Tische dieses Servers sehen
command-table-info = Einsätze, Buy-in und Hausregeln eines Tisches sehen
command-table-sit = Einen Platz nehmen und sich einkaufen
command-table-sit-buy-in = Chips, für die du dich einkaufst; ohne Angabe das Mindeste am Tisch
command-table-sit-seat = Welcher Platz; ohne Angabe der erste freie
command-table-sit-post = In Spielen mit Blinds: den Big Blind bringen und gleich mitspielen, statt auf ihn zu warten
command-table-leave = Den Tisch verlassen; deine Chips gehen zurück auf dein Konto
command-table-sitout = Platz behalten und aussetzen; eine laufende Hand spielst du zu Ende
command-table-back = Wieder mitspielen
command-table-close = Einen Tisch nach seiner Hand schließen und alle auszahlen
command-bringin = Das Bring-in bringen
command-complete = Das Bring-in auf die Small Bet vervollständigen
command-check = Checken: dabeibleiben, wo es nichts mitzugehen gibt
command-bet = Setzen
command-bet-amount = Wie viel, in Pot und No Limit; ohne Angabe das Mindeste
command-call = Den Einsatz mitgehen
command-raise = Den Einsatz erhöhen
command-raise-amount = Auf wie viel du erhöhst, in Pot und No Limit; ohne Angabe das Mindeste
command-fold = Aussteigen
command-draw = Karten wegwerfen und neue nehmen
command-draw-cards = Die Nummern deiner Karten, etwa 1 3 5, oder die Karten selbst, etwa Kd 9c
command-pat = Pat bleiben: keine Karte tauschen
command-cards = Deine eigenen Karten sehen; niemand sonst sieht sie
command-wallet = Sehen, wie viele Chips du hast
command-claim = Pleite? Hol dir frische Chips, einmal am Tag
command-rules = Nachlesen, wie ein Spiel geht und welche Hausregeln hier gelten
command-rules-game = Das Spiel; ohne Angabe das am Tisch dieses Kanals
command-help = Sehen, was dieser Bot kann
command-help-topic = Die Befehle zu einem Thema, mit dem, wozu jeder dient
command-limit-fixed = Fixed Limit
command-limit-pot = Pot Limit
command-limit-no = No Limit

## Wer fragt, und zu welchem Tisch

only-in-a-server = Das geht nur auf einem Server, nicht in Direktnachrichten. Frag in einem Kanal des Servers danach.
no-table-here = In diesem Kanal steht kein Tisch. `/table list` zeigt die offenen, oder eröffne selbst einen.
no-table-of-yours = Du sitzt hier an keinem Tisch. Finde einen mit `/table list` und nimm Platz mit `/table sit`.
which-table = Welchen Tisch meinst du? Gib den Befehl im Kanal des Tisches: { $tables }.
no-such-table = Es gibt keinen offenen Tisch namens „{ $text }“. `/table list` zeigt die, die es gibt.

## Eröffnen und Schließen

table-opened = Der Tisch ist offen: { $channel }. Nimm dort Platz; sobald zwei bereit sind, beginnt eine Hand.
table-close-forbidden = Schließen kann den Tisch nur, wem er gehört, oder ein Moderator dieses Raums.
no-room-for-a-table = In diesem Kanal darf ich nicht schreiben. Eröffne den Tisch in einem anderen, oder lass mich hier Nachrichten senden und Threads erstellen.
channel-taken = In diesem Kanal steht schon ein Tisch. Eröffne deinen in einem anderen.
tables-too-many = Du hast schon { $most ->
    [one] einen offenen Tisch
   *[other] { $most } offene Tische
}, und mehr darf ein Mitglied nicht haben. `/table close` schließt einen.
stakes-unreadable-fixed = „{ $text }“ kann ich nicht als Einsätze lesen. Schreib die Small Bet und die Big Bet, etwa 10/20.
stakes-unreadable-blinds = „{ $text }“ kann ich nicht als Blinds lesen. Schreib den Small Blind und den Big Blind, etwa 5/10.
stakes-unreadable-ante = „{ $text }“ kann ich nicht als Einsatz lesen. Hier werden Antes gebracht und keine Blinds: schreib nur den kleinsten Einsatz, etwa 10.
stakes-out-of-range = Die Small Bet muss mindestens 1 sein und darf nicht über der Big Bet liegen, und die nicht über { $most }.
stakes-order-bring_in = Die Ante darf nicht über dem Bring-in liegen und das Bring-in nicht über der Small Bet von { $small }; das Bring-in ist mindestens 1.
stakes-order-blinds = Der Small Blind darf nicht über dem Big Blind liegen, und weder der Big Blind noch eine Ante über der Small Bet von { $small }; der Big Blind ist mindestens 1.
stakes-order-ante = Die Ante muss mindestens 1 sein und darf nicht über der Small Bet von { $small } liegen.
stakes-no-bring-in = Ein Bring-in gibt es nur in Stud-Spielen, und das hier ist keins. Lass es weg.
stakes-no-blinds = In diesem Spiel werden keine Blinds gebracht. Lass sie weg.
stakes-are-blinds = In Pot und No Limit sind die Einsätze die Blinds. Schreib sie dort hin, etwa 5/10, und lass die Blinds weg.
stakes-of-a-mix = In einem Mix hat jedes Spiel zu den Einsätzen seine übliche Ante, sein Bring-in und seine Blinds. Lass sie weg.
limit-misfit = { $game } wird nicht in { $limit } gespielt. Erlaubt ist hier: { $limits }.
rotation-without-mix = Eine Rotation gehört zu einem Mix. Wähle Mixed Games oder Dealer's Choice als Spiel, oder lass die Rotation weg.
rotation-unknown = Es gibt kein Spiel namens „{ $text }“, oder mehr als eins beginnt so. Es gibt: { $games }.
rotation-order = Eine Rotation braucht mindestens zwei verschiedene Spiele, jedes einmal, etwa razz badugi.
seats-too-many = Dieses Spiel hat Platz für höchstens { $most } Spieler. Wähle so viele Plätze oder weniger.
buy-in-too-small = Das Buy-in muss mindestens eine Big Bet sein: { $least ->
    [one] { $least } Chip
   *[other] { $least } Chips
}.
buy-in-under-a-bet = Das Buy-in muss mindestens der kleinste Einsatz sein: { $least ->
    [one] { $least } Chip
   *[other] { $least } Chips
}.
buy-in-order = Das kleinste Buy-in ({ $least }) darf nicht über dem größten ({ $most }) liegen. Schreib sie andersherum.
rules-unknown-preset = Es gibt keinen Regelsatz „{ $text }“. Es gibt: { $known }. Einzelne Regeln schreibt man wie low_tie=position.
rules-unknown-name = Es gibt keine Hausregel „{ $text }“. Es gibt: { $known }.
rules-bad-value = „{ $text }“ ist kein Wert der Hausregel { $name }. Erlaubt sind: { $known }.
rules-misfit = Die Hausregel { $name } bedeutet in dem, was hier gespielt wird, nichts. Es gibt: { $known }.
rules-need-fixed-limit = Die Hausregel { $name } gilt dem Fixed Limit: in Pot und No Limit gibt es keine Obergrenze für Erhöhungen. Lass sie weg.
rules-need-antes = Jackpots spielt man mit Antes. Lass forced_bets=blinds weg.
rules-need-blinds = Die Ante des Big Blinds braucht Blinds. Five Card Draw hat sie mit forced_bets=blinds.
rules-need-jackpots = Die Hausregel pass_in_max gilt für Jackpots. Nimm jackpots=on dazu, oder lass sie weg.
rules-need-another-joker = In Five Card Draw ist der Joker wild oder der Bug, in A-5 Single Draw niedrig. Wähl einen, der passt.

## Tauschen

draw-unreadable = Das kann ich nicht als Karten lesen. Schreib die Nummern derer, die du wegwirfst, etwa 1 3 5, oder die Karten selbst, etwa Kd 9c. `/pat` behält alle.
draw-no-such-place = { $most ->
    [0] Du hast an diesem Tisch keine Karten in einer Hand.
   *[other] Deine Karten haben die Nummern 1 bis { $most }.
}
draw-not-now = An diesem Tisch wird gerade nicht getauscht. `/cards` zeigt, was du hältst.
draw-twice = Du hast eine Karte zweimal genannt. Nenn jede, die du wegwirfst, einmal.

## Tische

stakes-ante = Ante { $amount }
stakes-bring-in = Bring-in { $amount }
stakes-blinds = Blinds { $small }/{ $big }
game-line-fixed = { $game } { $stakes }
game-line-pot = { $game } Pot Limit { $stakes }
game-line-no = { $game } No Limit { $stakes }
table-number = Tisch { $number }
table-list-empty = Hier ist kein Tisch offen. Eröffne einen mit `/table open`, oder spiel mit `/practice` gegen Hausspieler.
table-list-line = [**{ $name }**]({ $link }): { $game }; { $taken } von { $seats } Plätzen besetzt
table-list-tournament = [**{ $name }**]({ $link }): { $game }; { $taken } Spieler
button-join = Mitspielen
opened-post = **{ $table }** ist offen: { $game }.
opened-post-closed = **{ $table }** ist geschlossen: { $game }.
table-list-more = { $count ->
    [one] ... und noch einer.
   *[other] ... und noch { $count }.
}
table-info-title = **{ $name }** in { $channel }
table-info-game = Spiel: { $game }, { $limit }
table-info-rotation = Rotation: { $games }; { $hands ->
    [0] das nächste nach jeder Runde um den Tisch
    [one] das nächste nach jeder Hand
   *[other] das nächste nach je { $hands } Händen
}
table-info-choice = Dealer's Choice aus: { $games }; gespielt wird jedes { $hands ->
    [0] eine Runde um den Tisch lang
    [one] eine Hand lang
   *[other] { $hands } Hände lang
}
table-info-now = Jetzt: { $game }
table-info-owner = Besitzer: { $name }
table-info-stakes = Einsätze: { $stakes }
table-info-buy-in = Buy-in: { $buy_in }
table-info-seats = Plätze: { $taken } von { $seats } besetzt
table-info-players = Spieler: { $taken }
table-info-hands = Bisherige Hände: { $hand }
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
}. Du hast jetzt { $balance }. Viel Glück!
claim-none = Auf diesem Server gibt es nichts zu holen. Wenn du keine Chips mehr hast, bitte einen Moderator um welche.
claim-not-broke = Du bist nicht pleite: mit { $amount ->
    [one] { $amount } Chip
   *[other] { $amount } Chips
} oder mehr, auf dem Konto und an Tischen, gibt es nichts zu holen. Dein Konto hat { $balance }.
claim-too-soon = Du hast dir schon Chips geholt. Das nächste Mal geht es am { $when }.
claim-clock = Du hast dir schon Chips geholt, als die Uhr des Rechners vorging, auf dem der Bot läuft. Das nächste Mal geht es darum erst am { $when }. Bis dahin kann dir ein Moderator Chips geben.
claim-frozen = Ein Moderator hat dein Konto eingefroren, es gibt also nichts zu holen. `/wallet` sagt, warum.
claim-banned = Du bist { $until } von den Tischen hier gesperrt, es gibt also nichts zu holen.
wallet-frozen = Dein Konto ist eingefroren, bis ein Moderator das aufhebt: es geht nichts heraus, und es gibt nichts zu holen.
wallet-banned = Du bist { $until } von den Tischen hier gesperrt.

## Hilfe und Regeln

help-heading-tables = Tische
help-heading-play = In einer Hand
help-heading-wallet = Chips
help-heading-help = Hilfe
rules-razz = **Razz** ist Seven Card Stud auf die niedrigste Hand: die niedrigsten fünf deiner sieben Karten gewinnen.
rules-five-card-draw = **Five Card Draw**: fünf verdeckte Karten, ein Tausch, die höchste Hand gewinnt.
rules-ace-to-five-triple-draw = **A-5 Triple Draw**: fünf verdeckte Karten, drei Tausche, die niedrigste Hand gewinnt.
rules-deuce-to-seven-triple-draw = **2-7 Triple Draw**: fünf verdeckte Karten, drei Tausche, die niedrigste Hand gewinnt.
rules-deuce-to-seven-single-draw = **2-7 Single Draw**: fünf verdeckte Karten, ein Tausch, die niedrigste Hand gewinnt.
rules-badugi = **Badugi**: vier verdeckte Karten, drei Tausche; Karten von vier Werten in vier Farben gewinnen, je niedriger, desto besser.
rules-seven-card-stud = **Seven Card Stud**: sieben eigene Karten, vier davon für alle sichtbar; die höchsten fünf davon gewinnen.
rules-deuce-to-seven-razz = **2-7 Razz** ist Razz mit hohen Assen: die niedrigsten fünf deiner sieben Karten gewinnen, Straßen und Flushes sind schlecht.
rules-ace-to-five-single-draw = **A-5 Single Draw**: fünf verdeckte Karten, ein Tausch, die niedrigste Hand gewinnt.
rules-stud-hi-lo = **Stud Hi-Lo** ist Seven Card Stud, bei dem sich höchste und niedrigste Hand den Pot teilen.
rules-badacey = **Badacey**: fünf verdeckte Karten, drei Tausche; die niedrigste Hand und der beste Badugi teilen sich den Pot, Asse sind niedrig.
rules-badeucey = **Badeucey**: fünf verdeckte Karten, drei Tausche; die niedrigste Hand und der beste Badugi teilen sich den Pot, Asse sind hoch.
rules-hands-ace-to-five = **Low-Hände.** Asse sind niedrig, Straßen und Flushes zählen nicht. Die beste Hand ist 5-4-3-2-A, das Wheel. Zuerst zählt die höchste Karte: 8-6-4-3-2 schlägt 8-7-3-2-A. Jede Hand ohne Paar schlägt jedes Paar.
rules-hands-deuce-to-seven = **Low-Hände.** Asse sind hoch, und Straßen und Flushes zählen gegen dich. Die beste Hand ist 7-5-4-3-2 in mindestens zwei Farben. A-5-4-3-2 ist Ass hoch, keine Straße. Zuerst zählt die höchste Karte: 8-6-4-3-2 schlägt 8-7-4-3-2.
rules-hands-high = **Hohe Hände**, von der besten an: Straight Flush, Vierling, Full House, Flush, Straße, Drilling, zwei Paare, ein Paar, höchste Karte. Das Ass ist hoch, und niedrig in 5-4-3-2-A.
rules-hands-badugi = **Badugi.** Von deinen Karten zählen so viele wie möglich, die alle verschiedenen Wert und verschiedene Farbe haben: vier sind ein Badugi. Mehr Karten schlagen weniger; bei gleich vielen gewinnen die niedrigsten, die höchste Karte zuerst, { $aces ->
    [high] Asse hoch. Die beste Hand ist 5-4-3-2 in vier Farben.
   *[low] Asse niedrig. Die beste Hand ist 4-3-2-A in vier Farben.
}
rules-hands-eight-or-better = **Low-Hände.** Fünf verschiedene Werte bis zur Acht; Asse sind niedrig, Straßen und Flushes zählen nicht.
rules-split = **Zwei Hälften.** Man kann beide gewinnen, auch mit verschiedenen Karten.
rules-deal-bring_in = **Das Geben.** Alle bringen die Ante und bekommen zwei Karten verdeckt und eine offen (Third Street). Fourth, Fifth und Sixth Street bringen je eine offene, Seventh Street eine verdeckte.
rules-deal-blinds = **Das Geben.** Die zwei links vom Dealer-Button bringen den Small und den Big Blind; zu zweit hat der Button den kleinen. Die erste Setzrunde beginnt links vom Big Blind, die anderen links vom Button.
rules-deal-ante = **Das Geben.** Alle bringen eine Ante und bekommen fünf verdeckte Karten. Die erste Setzrunde beginnt links vom Dealer-Button.
rules-third = **Third Street.** { $opens }
rules-later = **Spätere Streets.** { $opens }
rules-draw = **Der Tausch.** Links vom Button beginnend wirft jeder Karten weg und bekommt ebenso viele neue, oder bleibt pat. Alle sehen, wie viele, niemand sieht, welche. Geht der Stapel aus, wird früher Weggeworfenes eingemischt.
rules-after-draw = **Nach dem Tausch** spricht zuerst, wer davor zuletzt erhöht hat, sonst, wer eröffnet hat, sonst der erste links vom Button. Im Fixed Limit gelten dann Big Bets.
rules-bets-stud = **Einsätze.** Third und Fourth Street in Small Bets, Fifth bis Seventh in Big Bets. Ein Einsatz und drei Erhöhungen je Street, wenn die Hausregeln nichts anderes sagen.
rules-bets-three-draws = **Einsätze.** Im Fixed Limit Small Bets vor und nach dem ersten Tausch, Big Bets ab dem zweiten.
rules-bets-one-draw = **Einsätze.** Im No Limit darfst du jederzeit alles setzen, was du hast; im Fixed Limit gelten nach dem Tausch Big Bets.
rules-all-in = **All-in.** Wer einen Einsatz nicht decken kann, geht mit dem Rest mit; um das Übrige gibt es Nebenpots.
rules-showdown-stud = **Showdown.** Wer auf Seventh Street zuletzt gesetzt oder erhöht hat, zeigt zuerst. Gleiche Hände teilen den Pot.
rules-showdown = **Showdown.** Wer zuletzt gesetzt oder erhöht hat, zeigt zuerst. Gleiche Hände teilen den Pot.
rules-words-stud = **Wörter.** Vervollständigen heißt, das Bring-in auf eine volle Small Bet zu erhöhen; deine verdeckten Karten kommen per Direktnachricht, und „{ $cards }“ zeigt sie jederzeit.
rules-drawing = **Tauschen.** Drück am Tisch „{ $draw }“, oder tippe `/draw` mit den Nummern deiner Karten (1 3 5) oder den Karten selbst (Kd 9c); `/pat` behält alle.
rules-mix = Dieser Tisch spielt einen Mix: { $games }, der Reihe nach. Gerade ist { $game } dran.
rules-choice = Dieser Tisch spielt Dealer's Choice aus { $games }: Ist ein Spiel vorbei, wandert die Marke zum nächsten Platz, und wer dort sitzt, hat 20 Sekunden zum Wählen. Hier stehen die Regeln von { $game }.
rules-here = { "" }**Hausregeln hier**
house-rule-suit_order = Farben von der niedrigsten an: { $value ->
    [cdhs] Kreuz, Karo, Herz, Pik
   *[other] Pik, Herz, Karo, Kreuz
}.
house-rule-raise_cap = { $value ->
    [none] Beliebig viele Erhöhungen je Runde.
   *[other] Ein Einsatz und { $value } Erhöhungen je Runde.
}
house-rule-heads_up_uncapped = { $value ->
    [round] Keine Obergrenze in einer Runde, die zwei Spieler beginnen.
   *[other] Keine Obergrenze, wo nur zwei Spieler am Tisch sind.
}
house-rule-low_tie = Von gleich niedrigen offenen Karten { $value ->
    [low_suit] ist die zuerst dran, deren höchste Karte die niedrigste Farbe hat
    [high_suit] ist die zuerst dran, deren niedrigste Karte die höchste Farbe hat
   *[other] ist die erste links vom Button zuerst dran
}.
house-rule-burn = { $value ->
    [off] Es wird keine Karte verbrannt.
   *[other] Vor Third bis Sixth Street wird eine Karte verbrannt.
}
house-rule-allin_bringin = Für einen, der schon durch die Ante all-in ist, bringt { $value ->
    [left] der Nächste im Uhrzeigersinn das Bring-in
   *[other] die nächstschlechtere offene Karte das Bring-in
}.
house-rule-show_all = Beim Showdown werden alle Hände gezeigt.
house-rule-forced_bets = { $value ->
    [blinds] Es werden Blinds gebracht.
   *[other] Statt Blinds werden Antes gebracht.
}
house-rule-bb_ante = Der Big Blind bringt auch eine Ante für den Tisch.
house-rule-max_draw = Es werden höchstens { $value } Karten getauscht.
house-rule-draw_opener = { $value ->
    [button] Nach dem Tausch eröffnet der erste Spieler links vom Button.
   *[raiser] Nach dem Tausch eröffnet, wer davor zuletzt erhöht hat, sonst, wer eröffnet hat, sonst der erste Spieler links vom Button.
}
house-rule-jackpots = Jackpots: eröffnen darf man ab einem Paar Buben. Eröffnet niemand, bleibt der Pot stehen, und alle, die da sind, bringen noch einmal die Ante.
house-rule-pass_in_max = { $value ->
    [one] Eröffnet beim ersten Geben niemand, oder sind weniger als zwei Spieler noch da, geht der Pot zurück.
   *[other] Eröffnet { $value }-mal niemand, oder sind weniger als zwei Spieler noch da, geht der Pot zurück.
}
house-rule-joker = { $value ->
    [wild] Ein Joker ist jede beliebige Karte; ein Fünfling ist die höchste Hand.
    [low] Der Joker ist der niedrigste Wert, der in der Hand fehlt.
   *[other] Der Joker ist ein Ass, oder er vervollständigt eine Straße oder einen Flush.
}
house-rule-qualifier = { $value ->
    [none] Die niedrigste Hand gewinnt die Hälfte des Pots, was sie auch ist.
   *[other] Low nur bis zur Acht, sonst bekommt die hohe Hand alles.
}
house-rule-draws = { $value ->
    [1] Ein Tausch.
   *[other] Drei Tausche.
}

## Was schiefging

error-store = Das ließ sich nicht speichern, also ist nichts geschehen. Versuch es gleich noch einmal.
error-ours = Das ging schief, und der Fehler liegt bei uns, nicht bei dir. Er ist für den Betreiber dieses Bots festgehalten.
