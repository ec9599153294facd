# Practice: house players, odds, guided hands.

house-player-1 = ⌂ Blaise
house-player-2 = ⌂ Sofia
house-player-3 = ⌂ Jakob
house-player-4 = ⌂ Emmy
house-player-5 = ⌂ Thomas
house-player-6 = ⌂ Mary
house-player-7 = ⌂ Pierre
house-player-8 = ⌂ Andrey
house-strength-novice = Anfänger
house-strength-regular = Regulars
house-strength-strong = starke Spieler

help-heading-practice = Üben
command-practice = Allein gegen Hausspieler spielen, um Übungschips
command-practice-game = Welches Spiel du übst; ohne Angabe Razz
command-practice-strength = Wie gut die Hausspieler spielen; ohne Angabe Regulars
command-practice-players = Wie viele Hausspieler mitspielen, 1 bis 4; ohne Angabe 3
command-odds = Die Gewinnchancen aller in jeder Setzrunde einer beendeten Hand sehen
command-odds-hand = Tisch und Hand, z. B. 7-12; ohne Angabe deine letzte
command-learn = Eine geführte Hand: jeder Zug erklärt, mit deinen eigenen Karten
command-learn-game = Welches Spiel du lernst; ohne Angabe deine laufende geführte Hand oder Razz
command-table-open-practice = Ein Übungstisch: Hausspieler setzen sich dazu, gespielt wird um Übungschips

practice-opened-seated = Dein Übungstisch ist { $channel }. Du sitzt auf Platz { $seat } mit { $amount } Übungschips, Hausspieler (⌂) setzen sich dazu: { $strength }. Gleich kommt die erste Hand. Die Chips sind anderswo nichts wert; gehen sie dir aus, bekommst du neue. An Übungstischen wird nicht versiegelt ausgeteilt.
practice-opened-alone = Dein Übungstisch ist { $channel }. Nimm dort Platz, dann setzen sich Hausspieler dazu.
practice-goes-on = Dein Übungstisch ist noch offen: { $channel }. Du sitzt auf Platz { $seat } mit { $amount ->
    [one] { $amount } Übungschip
   *[other] { $amount } Übungschips
} und spielst gegen Hausspieler: { $strength }.
practice-done-leave = Du hast { $table } verlassen. Die Übungschips bleiben dort.
practice-done-leaving = Du verlässt { $table } nach dieser Hand, die Übungschips bleiben dort. Bis dahin wird für dich gecheckt oder gefoldet.
practice-done-kick = { $name } hat { $table } verlassen. Die Übungschips bleiben dort.
practice-done-kicking = { $name } verlässt { $table } nach dieser Hand; bis dahin wird automatisch gecheckt oder gefoldet. Die Übungschips bleiben dort.
practice-kick-already-leaving = { $name } verlässt { $table } schon nach dieser Hand.
practice-denial-kicked = Ein Mod hat dich vom Tisch gekickt. Bis zum Ende der Hand wird für dich gecheckt oder gefoldet.
practice-denial-already_leaving = Du verlässt den Tisch schon nach dieser Hand.
practice-denial-closed = Dieser Tisch ist geschlossen. `/table list` zeigt die offenen.
practice-done-close = { $table } ist geschlossen, die Übungschips sind weg.
practice-done-closes-after-hand = { $table } schließt nach dieser Hand.
practice-done-close-void = { $table } ist geschlossen, die letzte Hand annulliert. Die Übungschips sind weg.
practice-closes-after-hand = Der Tisch schließt nach dieser Hand.
fact-practice = Übung gegen { $strength }
closed-practice = Dieser Tisch ist geschlossen, die Übungschips sind weg.
via-house = Hausspieler
practice-leave-ask = { $amount ->
    [0] Du bist an { $table } noch in der Hand.
    [one] Du bist an { $table } noch in der Hand, mit { $amount } Übungschip im Pot.
   *[other] Du bist an { $table } noch in der Hand, mit { $amount } Übungschips im Pot.
} Gehst du jetzt, wird für dich gecheckt oder gefoldet. Tisch verlassen?
practice-first-leave = - *{ $menu }* am Tisch: Mit *{ $sitout }* machst du Pause und die Hausspieler auch, mit *{ $leave }* ist Schluss. `/learn` erklärt jeden Zug einer Hand, `/rules` noch mehr.
practice-note = Übung: Die Chips zählen nur an diesem Tisch. Hausspieler (⌂): { $strength }.

odds-title = **Gewinnchancen in Hand { $hand }** · { $game }
odds-street = **{ $street }** · { $chances }
odds-chance = { $name } { $percent } %
odds-chance-hidden = { $name } (Karten unbekannt) { $percent } %
odds-chance-drew = { $chance } (tauscht { $count })
odds-chance-pat = { $chance } (pat)
odds-exact = Exakt berechnet: Alle möglichen Karten sind durchgezählt.
odds-sampled = Simuliert mit { $count } zufälligen Verläufen, auf ca. ein Prozent genau.
odds-mixed = Bei wenigen möglichen Karten exakt berechnet, sonst simuliert mit { $count } zufälligen Verläufen, auf ca. ein Prozent genau.
odds-unknown = Nie gezeigte Karten kennst du nicht; diese Hände sind hier zufällig.
odds-draws = Für die Draws, die noch kommen, gilt: Alle tauschen wie üblich auf das beste Low oder die besten Paare, gute Hände bleiben pat.
odds-no-hand = Du hast noch keine Hand zu Ende gespielt. Nach der nächsten zeigt `/odds` die Gewinnchancen.
odds-not-yours = Eine beendete Hand { $hand }, in der du Karten hattest, gibt es nicht.
odds-nothing = In Hand { $hand } hat niemand eröffnet, also gibt es nichts zu berechnen.
odds-too-long = Das dauert gerade zu lange. Versuch es in einer Minute noch einmal.
odds-busy = Ich rechne noch an deiner letzten Anfrage.

learn-begins = Deine geführte Hand { $game } ist in { $channel }. Klick dort auf *{ $sit }*: Hausspieler (⌂) setzen sich dazu, und am Tisch erkläre ich dir jeden deiner Züge, nur für dich sichtbar. Gespielt wird um Übungschips, ausgeteilt wird nicht versiegelt.
learn-next = Die nächste Hand { $game } in { $channel } ist deine geführte: Am Tisch erkläre ich dir jeden deiner Züge, nur für dich sichtbar.
learn-goes-on = In { $channel } läuft schon eine geführte Hand für dich. Mach dort weiter; `/learn` am Tisch zeigt, was gerade ansteht.
learn-waits = Gerade gibt es nichts zu entscheiden. Ich melde mich, wenn du dran bist.
learn-not-yours = Diese geführte Hand gehört jemand anderem. `/learn` startet deine eigene.
learn-over = Diese geführte Hand ist vorbei. `/learn` startet eine neue.
learn-ended-void = Die Hand ist annulliert, alle Einsätze gingen zurück. Damit endet auch die geführte Hand; `/learn` startet eine neue.
learn-ended-gone = Die geführte Hand an { $table } ist vorbei. `/learn` startet eine neue.

lesson-call = { $mention }, du bist dran in deiner geführten Hand. Klick auf den Knopf, dann erkläre ich dir den Zug, nur für dich sichtbar.
lesson-title = **Du bist dran** · { $street } · Hand { $number }
lesson-cards = Deine Karten: { $cards }
lesson-cards-open = Deine Karten: { $down } verdeckt, { $up } offen
lesson-you-bring-in = { $card ->
    [split] Du hast die niedrigste offene Karte und musst eröffnen: mit dem Bring-in von { $amount } oder einem Complete auf { $most }.
    [lowest] Du hast die niedrigste offene Karte und musst eröffnen: mit dem Bring-in von { $amount } oder einem Complete auf { $most }. Niedrige Karten gewinnen am seltensten, deshalb zahlt die niedrigste zuerst.
   *[highest] Du hast die höchste offene Karte und musst eröffnen: mit dem Bring-in von { $amount } oder einem Complete auf { $most }. Hier gewinnt die niedrige Hand, deshalb zahlt die schlechteste Karte zuerst.
}
lesson-bring-in-passed = Wer das Bring-in zahlen müsste, ist schon mit dem Ante all-in. Jetzt bist du dran: Bring-in von { $amount }, Complete auf { $most } oder Fold.
lesson-they-brought-in = { $card ->
    [split] { $name } hat die niedrigste offene Karte und zahlt das Bring-in von { $amount }.
    [lowest] { $name } hat die niedrigste offene Karte und zahlt das Bring-in von { $amount }. Niedrige Karten gewinnen am seltensten, deshalb zahlt die niedrigste zuerst.
   *[highest] { $name } hat die höchste offene Karte und zahlt das Bring-in von { $amount }. Hier gewinnt die niedrige Hand, deshalb zahlt die schlechteste Karte zuerst.
}
lesson-they-took-bring-in = Wer das Bring-in zahlen müsste, ist schon mit dem Ante all-in, deshalb zahlt { $name } es: { $amount }.
lesson-first-to-act = { $board ->
    [highest] Das höchste Board beginnt: { $name }.
   *[lowest] Das niedrigste Board beginnt: { $name }.
}
lesson-you-first = { $board ->
    [highest] Du hast das höchste Board, also beginnst du.
   *[lowest] Du hast das niedrigste Board, also beginnst du.
}
lesson-low-need = { $good ->
    [0] Du hast noch keine Karte von Acht abwärts. Du brauchst fünf verschiedene.
    [one] Du hast eine der fünf niedrigen Karten, die du brauchst: verschiedene Werte, Acht oder niedriger.
   *[other] Du hast { $good } der fünf niedrigen Karten, die du brauchst: verschiedene Werte, Acht oder niedriger. Ein Paar zählt einmal.
}
lesson-low-half-need = { $good ->
    [0] Für die Low-Hälfte brauchst du fünf verschiedene Karten von Acht abwärts. Noch hast du keine.
    [one] Für die Low-Hälfte hast du eine der fünf nötigen Karten: verschiedene Werte, Acht oder niedriger.
   *[other] Für die Low-Hälfte hast du { $good } der fünf nötigen Karten: verschiedene Werte, Acht oder niedriger. Ein Paar zählt einmal.
}
lesson-holding = Im Moment hast du: { $holding }.
lesson-dead = { $gone ->
    [0] Von den { $wanted } Karten, die dir helfen, liegt keine offen bei anderen.
    [one] Von den { $wanted } Karten, die dir helfen, liegt eine offen bei anderen: Die bekommst du nicht mehr.
   *[other] Von den { $wanted } Karten, die dir helfen, liegen { $gone } offen bei anderen: Die bekommst du nicht mehr.
}
lesson-board = { $name } zeigt { $cards }: { $good ->
    [0] nichts Niedriges
    [one] eine niedrige Karte
   *[other] { $good } niedrige Karten
}
lesson-board-open = { $name } zeigt { $cards }
lesson-boards-why = { $board ->
    [split] Vergleich die Boards mit deinem: Niedrige Karten verschiedener Werte spielen um die Low-Hälfte, Paare und hohe Karten um die High-Hälfte. Am meisten wert ist eine Hand, die scoopen kann.
    [highest] Vergleich die Boards mit deinem: Ein Paar oder höhere Karten liegen vorn, bis du aufholst.
   *[lowest] Vergleich die Boards mit deinem: Hohe Karten oder ein Paar liegen zurück.
}
lesson-keep = Beim Tauschen würdest du { $cards } behalten und den Rest abwerfen.
lesson-keep-all = Diese Hand ist fertig: Du würdest pat bleiben.
lesson-drew = { $name } { $count ->
    [0] bleibt pat, hat also schon eine fertige Hand
    [one] tauscht eine Karte, braucht also noch eine
   *[other] tauscht { $count } Karten, ist also noch weiter weg
}
lesson-blinds = Die Blinds sind bezahlt, in der Hand { $rivals ->
    [one] ist noch ein Gegner
   *[other] sind noch { $rivals } Gegner
}.
lesson-place = { $place ->
    [small] Du sitzt im Small Blind.
    [big] Du sitzt im Big Blind.
    [both] Du hast den Button und den Small Blind.
   *[button] Du hast den Button.
}
lesson-order-later = { $order ->
    [first] Ab dem Flop bist du zuerst dran: Die anderen sehen deinen Zug, bevor sie entscheiden.
    [last] Ab dem Flop bist du zuletzt dran: Du siehst, was alle tun, bevor du entscheidest.
   *[between] Ab dem Flop bist du zwischen den anderen dran: vor dir { $before }, nach dir { $after }.
}
lesson-order = { $order ->
    [first] Du bist zuerst dran: Die anderen sehen deinen Zug, bevor sie entscheiden.
    [last] Du bist zuletzt dran: Du siehst, was alle tun, bevor du entscheidest.
   *[between] Du bist zwischen den anderen dran: vor dir { $before }, nach dir { $after }.
}
lesson-start = Preflop: { $parts }.
lesson-start-suits = { $suits ->
    [suited] suited
    [single] single-suited
   *[double] double-suited
}
lesson-start-straight = { $count } Karten für eine Straße
lesson-two-and-three = { $pot ->
    [split] Ab dem Flop zählen für jede Hälfte genau zwei deiner Karten und drei vom Board, für High und Low auch verschiedene.
   *[whole] Ab dem Flop zählen genau zwei deiner Karten und drei vom Board.
}
lesson-plays = { $half ->
    [high] High: { $cards } mit { $board }.
    [low] Low: { $cards } mit { $board }.
   *[whole] Zwei und drei: { $cards } mit { $board }.
}
lesson-everyones = { $half ->
    [high] Deine High-Hand liegt auf dem Board: Mindestens die hat jeder.
   *[whole] Das liegt auf dem Board: Mindestens das hat jeder.
}
lesson-unbeaten = { $half ->
    [both] Im Moment kann niemand eine bessere High-Hand oder ein besseres Low haben.
    [high] Im Moment kann niemand eine bessere High-Hand haben.
    [low] Im Moment kann niemand ein besseres Low haben.
   *[whole] Das sind die Nuts: Im Moment kann niemand eine bessere Hand haben.
}
lesson-outs = { $half ->
    [high] { $count ->
        [one] Du hast { $count } Out, also eine Karte, die deine High-Hand sofort verbessert: { $made }.
       *[other] Du hast { $count } Outs, also Karten, die deine High-Hand sofort verbessern: { $made }.
    }
   *[whole] { $count ->
        [one] Du hast { $count } Out, also eine Karte, die deine Hand sofort verbessert: { $made }.
       *[other] Du hast { $count } Outs, also Karten, die deine Hand sofort verbessern: { $made }.
    }
}
lesson-outs-kind = { $kind ->
    [pair] { $count } zum höchsten Paar
    [two_pair] { $count } zu zwei Paar
    [trips] { $count } zum Drilling
    [straight] { $count } zur Straße
    [flush] { $count } zum Flush
    [full_house] { $count } zum Full House
    [quads] { $count } zum Vierling
   *[straight_flush] { $count } zum Straight Flush
}
lesson-low-start = { $count ->
    [0] Für die Low-Hälfte hast du keine Karte bis zur Acht. Du brauchst zwei.
    [one] Für die Low-Hälfte hast du einen Wert bis zur Acht. Du brauchst zwei.
   *[other] Für die Low-Hälfte hast du { $count } Werte bis zur Acht. Zwei müssen spielen.
}
lesson-low-board = Für ein Low braucht das Board drei verschiedene Werte bis zur Acht. Bisher hat es { $count ->
    [0] keinen
    [one] einen
   *[other] { $count }
}.
lesson-no-low = Ein Low ist nicht möglich: Dafür braucht das Board drei verschiedene Werte bis zur Acht, und es hat { $count ->
    [0] keinen
    [one] nur einen
   *[other] nur { $count }
}. Der ganze Pot geht an die High-Hand.
lesson-low-live = { $count ->
    [0] Du hast keinen Wert bis zur Acht, der nicht auch auf dem Board liegt. Zum Low gehören zwei deiner Karten.
    [one] Du hast einen Wert bis zur Acht, der nicht auf dem Board liegt. Zum Low gehören zwei deiner Karten.
   *[other] Du hast { $count } Werte bis zur Acht, die nicht auf dem Board liegen. Zum Low gehören zwei deiner Karten.
}
lesson-low-outs = { $count ->
    [one] { $count } Karte würde dir sofort ein Low bringen.
   *[other] { $count } Karten würden dir sofort ein Low bringen.
}
lesson-counterfeit = { $count ->
    [one] Gecounterfeitet: { $cards }. Dieser Wert liegt auch auf dem Board und hilft damit jedem Low.
   *[other] Gecounterfeitet: { $cards }. Diese Werte liegen auch auf dem Board und helfen damit jedem Low.
}
lesson-price = Ein Call kostet { $cost }, im Pot { $pot ->
    [one] liegt
   *[other] liegen
} { $pot }: Das lohnt sich, wenn du in mindestens { $price } % der Fälle gewinnst.
lesson-price-all = Ein Call kostet { $cost }. Callen alle, ist der Pot { $pot }: Das lohnt sich, wenn du davon mindestens { $price } % gewinnst.
lesson-price-short = Ein Call kostet deinen ganzen Stack, { $cost }, und bringt dir höchstens { $pot }: Das lohnt sich, wenn du in mindestens { $price } % der Fälle gewinnst.
lesson-free = Dabeibleiben kostet dich nichts.
lesson-share = { $share ->
    [0] Gegen die möglichen Hände der anderen gewinnst du fast nichts vom Pot; bei gleichen Chancen wären es { $fair } %.
   *[other] Gegen die möglichen Hände der anderen gewinnst du ca. { $share } % des Pots; bei gleichen Chancen wären es { $fair } %.
}
lesson-advice-bring_in = **Tipp: nur das Bring-in.** Mit dieser Hand willst du keinen größeren Pot.
lesson-advice-complete = **Tipp: Complete.** Deine Hand ist überdurchschnittlich: rein mit den Chips, solange das so ist.
lesson-advice-check = **Tipp: Check.** Er kostet nichts, und { $more ->
    [raise] ein Raise
   *[bet] eine Bet
} wird nur von besseren Händen gecallt.
lesson-advice-check-ahead = **Tipp: Check.** Er kostet nichts, und für { $more ->
    [raise] einen Raise
   *[bet] eine Bet
} liegst du nicht weit genug vorn.
lesson-advice-bet = **Tipp: Bet.** Du liegst oft genug vorn, bring mehr Chips in den Pot.
lesson-advice-call = **Tipp: Call.** Dafür reicht dein Anteil am Pot, für einen Raise nicht.
lesson-advice-raise = **Tipp: Raise.** Du liegst klar vorn, lass die anderen zahlen.
lesson-advice-fold = **Tipp: Fold.** Für diesen Preis gewinnst du zu selten. Früh folden ist die halbe Kunst.
lesson-advice-fold-early = **Tipp: Fold.** Der Preis allein würde reichen, aber deine Hand ist unterdurchschnittlich, und die meisten Bets kommen erst noch.
lesson-advice-size = Eine gute Höhe: insgesamt { $amount }. Am Tisch kannst du eine andere wählen.
lesson-advice-draw = **Tipp: { $count } tauschen**, und zwar { $cards }.
lesson-advice-pat = **Tipp: pat bleiben**, alle Karten behalten.
lesson-how = Klick auf deinen Zug, hier oder am Tisch.
lesson-button-advised = Tipp: { $count } tauschen
lesson-button-explain = Zug erklären
lesson-button-again = Noch einmal erklären
lesson-button-more = Noch eine geführte Hand
lesson-done = { $what } Ich melde mich, wenn du wieder dran bist.
lesson-summary-won = { $amount ->
    [one] **Die Hand ist vorbei: Du hast { $amount } Chip gewonnen.**
   *[other] **Die Hand ist vorbei: Du hast { $amount } Chips gewonnen.**
}
lesson-summary-lost = { $amount ->
    [one] **Die Hand ist vorbei: Du hast { $amount } Chip verloren.**
   *[other] **Die Hand ist vorbei: Du hast { $amount } Chips verloren.**
}
lesson-summary-even = **Die Hand ist vorbei: plus/minus null.**
lesson-summary-folded = Du hast gefoldet, mehr hat die Hand nicht gekostet. Die meisten Hände foldet man früh.
lesson-summary-uncontested = Niemand hat mehr gecallt, deshalb gab es keinen Showdown.
lesson-summary-shown = { $whose ->
    [own] Du zeigst: { $holding }.
   *[other] { $name } zeigt: { $holding }.
}
lesson-next = Und jetzt? Spiel hier, solange du magst, sieh dir mit `/odds` die Gewinnchancen dieser Hand an, lies `/rules` oder lern mit `/learn` ein anderes Spiel.
