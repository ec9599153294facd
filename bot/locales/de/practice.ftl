# Üben: Hausspieler, Chancen, begleitete Hände.

house-player-1 = ⌂ Blaise
house-player-2 = ⌂ Sofia
house-player-3 = ⌂ Jakob
house-player-4 = ⌂ Emmy
house-player-5 = ⌂ Thomas
house-player-6 = ⌂ Mary
house-player-7 = ⌂ Pierre
house-player-8 = ⌂ Andrey
house-strength-novice = Anfänger
house-strength-regular = Stammspieler
house-strength-strong = starke Spieler
help-heading-practice = Üben
command-practice = Allein gegen Hausspieler spielen, um Chips ohne Wert
command-practice-game = Was du übst; ohne Angabe Razz
command-practice-strength = Wie gut die Hausspieler spielen; ohne Angabe Stammspieler
command-practice-players = Wie viele Hausspieler sich setzen (1 bis 4; ohne Angabe 3)
command-odds = Die Gewinnchancen in jeder Runde einer Hand, die vorbei ist
command-odds-hand = Deine letzte Hand, oder ihre Kennung, etwa 7-12
command-learn = Eine begleitete erste Hand: jeder Zug erklärt, mit deinen eigenen Karten
command-learn-game = Was du lernst; ohne Angabe geht die begleitete Hand weiter, oder Razz beginnt
command-table-open-practice = Hausspieler setzen sich dazu, und die Chips sind nur zum Üben
practice-opened-seated = Dein Übungstisch ist { $channel }. Du sitzt auf Platz { $seat } mit { $amount } Übungschips, und Hausspieler (⌂) setzen sich dazu: { $strength }. Gleich wird die erste Hand gegeben. Diese Chips sind anderswo nichts wert; gehen sie dir aus, gibt es neue. An einem Übungstisch wird nicht versiegelt ausgeteilt.
practice-opened-alone = Dein Übungstisch ist { $channel }. Nimm dort Platz, und Hausspieler setzen sich dazu.
practice-goes-on = Dein Übungstisch ist noch offen: { $channel }. Du sitzt auf Platz { $seat } mit { $amount ->
    [one] { $amount } Übungschip
   *[other] { $amount } Übungschips
}, und Hausspieler spielen mit dir: { $strength }.
practice-done-leave = Du hast { $table } verlassen. Seine Übungschips bleiben dort.
practice-done-leaving = Du verlässt { $table } nach dieser Hand, und seine Übungschips bleiben dort. Bis sie endet, checkst du, wo das nichts kostet, und steigst sonst aus.
practice-done-kick = { $name } hat { $table } verlassen. Die Übungschips bleiben dort.
practice-done-kicking = { $name } verlässt { $table }, wenn diese Hand endet, und die Übungschips bleiben dort. Bis dahin wird gecheckt, wo das nichts kostet, und sonst ausgestiegen.
practice-kick-already-leaving = { $name } ist schon von { $table } genommen und geht am Ende der Hand.
practice-denial-kicked = Ein Moderator hat dich von diesem Tisch genommen: wenn diese Hand endet, bist du weg. Bis dahin checkst du, wo das nichts kostet, und steigst sonst aus.
practice-denial-already_leaving = Du gehst schon, sobald diese Hand endet.
practice-denial-closed = Dieser Tisch ist geschlossen. `/table list` zeigt die offenen.
practice-done-close = { $table } ist geschlossen, und die Übungschips sind weg.
practice-done-closing = { $table } schließt nach dieser Hand.
practice-done-close-void = { $table } ist geschlossen. Die letzte Hand ist rückgängig gemacht, und die Übungschips sind weg.
practice-closing = Der Tisch schließt nach dieser Hand.
practice-leave-ask = { $amount ->
    [0] Du bist in der laufenden Hand an { $table }.
    [one] Du bist in der Hand an { $table }, mit { $amount } Übungschip von dir im Pot.
   *[other] Du bist in der Hand an { $table }, mit { $amount } Übungschips von dir im Pot.
} Wenn du jetzt gehst, checkst du, wo das nichts kostet, und steigst sonst aus. Gehen?
practice-first-leave = - *{ $menu }* am Tisch: *{ $sitout }* hält dich an und die Hausspieler mit dir; *{ $leave }* beendet es. `/learn` erklärt jeden Zug einer Hand, `/rules` sagt mehr.
fact-practice = Übung gegen { $strength }
closed-practice = Der Tisch ist geschlossen, und seine Übungschips sind weg.
via-house = Hausspieler
practice-note = Übung: die Chips gehören diesem Tisch und sind anderswo nichts wert. Hausspieler (⌂): { $strength }.

odds-title = **Chancen in Hand { $hand }** · { $game }
odds-street = **{ $street }** · { $chances }
odds-chance = { $name } { $percent } %
odds-chance-hidden = { $name } (Karten unbekannt) { $percent } %
odds-chance-drew = { $chance } (tauschte { $count })
odds-chance-pat = { $chance } (pat)
odds-exact = Gezählt ist jede Art, auf die der Rest fallen konnte.
odds-sampled = Berechnet aus { $count } Proben des Rests, also auf etwa ein Prozent genau.
odds-mixed = Wo der Rest nur auf wenige Arten fallen konnte, sind alle gezählt; sonst sind es { $count } Proben, also auf etwa ein Prozent genau.
odds-unknown = Karten, die nie gezeigt wurden, kennst du nicht; diese Hände sind hier zufällig gegeben.
odds-draws = Für die Tausche, die noch kommen, ist angenommen, dass alle schlicht tauschen: auf das beste Low oder die besten Paare, und dass eine gute Hand pat bleibt.
odds-no-hand = Es gibt noch keine fertige Hand von dir. Nach deiner nächsten nennt `/odds` ihre Chancen.
odds-not-yours = Es gibt keine fertige Hand { $hand }, in der du Karten hattest.
odds-nothing = In Hand { $hand } war niemand mehr da, gegen den es ging, als die Karten lagen, also gibt es keine Chancen zu nennen.
odds-too-long = Das dauert gerade zu lange. Versuch es in einer Minute noch einmal.
odds-busy = An deiner letzten Frage nach Chancen wird noch gerechnet.

learn-begins = Deine begleitete Hand { $game } ist in { $channel }. Drücke dort *{ $sit }*: Hausspieler (⌂) setzen sich dazu, und am Tisch sage ich dir allein, worum es in jedem deiner Züge geht. Die Chips sind nur zum Üben, und es wird nicht versiegelt ausgeteilt.
learn-next = Die nächste Hand { $game } in { $channel } ist deine begleitete: am Tisch sage ich dir allein, worum es in jedem deiner Züge geht.
learn-goes-on = In { $channel } begleite ich dich schon durch eine Hand. Mach dort weiter; `/learn` am Tisch sagt, wie sie steht.
learn-waits = Gerade gibt es nichts zu entscheiden. Ich melde mich, wenn du dran bist.
learn-not-yours = Diese Begleitung ist nicht für dich. `/learn` beginnt eine eigene.
learn-over = Diese begleitete Hand ist vorbei. `/learn` beginnt eine neue.
learn-ended-void = Die Hand ist rückgängig gemacht, jeder Chip zurückgegeben, also endet die Begleitung hier. `/learn` beginnt eine neue.
learn-ended-gone = Die begleitete Hand an { $table } ist vorbei. `/learn` beginnt eine neue.
lesson-call = { $mention }, du bist in deiner begleiteten Hand am Zug. Drücke den Knopf, dann sage ich dir allein, worum es geht.
lesson-title = **Du bist dran** · { $street } · Hand { $number }
lesson-cards = Deine Karten: { $cards }
lesson-cards-open = Deine Karten: { $down } verdeckt, { $up } für alle zu sehen
lesson-you-bring-in = { $card ->
    [lowest] Du hast die niedrigste offene Karte, also musst du eröffnen: bring das Bring-in von { $amount }, oder vervollständige auf { $most }. Niedrige Karten gewinnen am seltensten, darum zahlt die niedrigste den Anfang.
   *[highest] Du hast die höchste offene Karte, also musst du eröffnen: bring das Bring-in von { $amount }, oder vervollständige auf { $most }. In diesem Spiel gewinnt eine niedrige Hand, darum zahlt die schlechteste Karte den Anfang.
}
lesson-they-brought-in = { $card ->
    [lowest] { $name } hatte die niedrigste offene Karte und brachte das Bring-in von { $amount }. Niedrige Karten gewinnen am seltensten, darum zahlt die niedrigste den Anfang.
   *[highest] { $name } hatte die höchste offene Karte und brachte das Bring-in von { $amount }. In diesem Spiel gewinnt eine niedrige Hand, darum zahlt die schlechteste Karte den Anfang.
}
lesson-first-to-act = { $board ->
    [highest] Ab hier sind die höchsten offenen Karten zuerst dran: jetzt ist das { $name }.
   *[lowest] Ab hier sind die niedrigsten offenen Karten zuerst dran: jetzt ist das { $name }.
}
lesson-you-first = { $board ->
    [highest] Du hast die höchsten offenen Karten, also bist du zuerst dran.
   *[lowest] Du hast die niedrigsten offenen Karten, also bist du zuerst dran.
}
lesson-low-need = { $good ->
    [0] Noch ist keine deiner Karten eine Acht oder niedriger. Du brauchst fünf verschiedene.
    [one] Von den fünf niedrigen Karten, die du brauchst, ist eine da: verschiedene Werte, Acht oder niedriger.
   *[other] Von den fünf niedrigen Karten, die du brauchst, sind { $good } da: verschiedene Werte, Acht oder niedriger. Ein Paar zählt einmal.
}
lesson-holding = So, wie es steht, hast du: { $holding }.
lesson-dead = { $gone ->
    [0] Von den { $wanted } Karten, die dir helfen würden, liegt keine offen vor anderen.
    [one] Von den { $wanted } Karten, die dir helfen würden, liegt eine offen vor anderen: die kann nicht mehr zu dir kommen.
   *[other] Von den { $wanted } Karten, die dir helfen würden, liegen { $gone } offen vor anderen: die können nicht mehr zu dir kommen.
}
lesson-board = { $name } zeigt { $cards }: { $good ->
    [0] nichts Niedriges
    [one] eine niedrige Karte
   *[other] { $good } niedrige Karten
}
lesson-board-open = { $name } zeigt { $cards }
lesson-boards-why = { $board ->
    [split] Vergleich ihre offenen Karten mit deinen: niedrige Karten verschiedener Werte spielen auf die Low-Hälfte, Paare und hohe Karten auf die High-Hälfte. Am meisten wert ist eine Hand, die beide gewinnen kann.
    [highest] Vergleich ihre offenen Karten mit deinen: wer ein Paar oder höhere Karten zeigt, liegt vorn, bis du ihn einholst.
   *[lowest] Vergleich ihre offenen Karten mit deinen: wer hohe Karten oder ein Paar zeigt, muss aufholen.
}
lesson-keep = Worauf du tauschen kannst, sind { $cards }. Den Rest würdest du wegwerfen.
lesson-keep-all = Diese Hand ist gut genug, um nichts mehr zu tauschen: du würdest pat bleiben.
lesson-drew = { $name } { $count ->
    [0] blieb pat und hat also schon eine Hand
    [one] tauschte eine Karte und brauchte also noch eine
   *[other] tauschte { $count } Karten und war also weiter weg
}
lesson-blinds = Die Blinds sind gebracht, und noch { $rivals ->
    [one] ein Gegner ist
   *[other] { $rivals } Gegner sind
} dabei.
lesson-price = Mitgehen kostet { $cost }, und im Pot { $pot ->
    [one] liegt
   *[other] liegen
} { $pot }: das lohnt sich, wenn du { $price } % solcher Pots gewinnst.
lesson-free = Dabeizubleiben kostet nichts.
lesson-share = { $share ->
    [0] Gegen das, was die anderen haben können, gewinnst du so gut wie nichts vom Pot; ein gleicher Teil wären { $fair } %.
   *[other] Gegen das, was die anderen haben können, gewinnst du etwa { $share } % des Pots; ein gleicher Teil wären { $fair } %.
}
lesson-advice-bring_in = **Wer klug spielt, bringt nur das Bring-in**: deine Hand will keinen größeren Pot.
lesson-advice-complete = **Wer klug spielt, vervollständigt**: deine Hand ist besser als ein gleicher Teil, also sollten mehr Chips hinein, solange das so ist.
lesson-advice-check = **Wer klug spielt, checkt**: es kostet nichts, und einen Einsatz gingen nur bessere Hände mit.
lesson-advice-bet = **Wer klug spielt, setzt**: du liegst oft genug vorn, dass mehr Chips hineinsollten.
lesson-advice-call = **Wer klug spielt, geht mit**: dein Teil des Pots bezahlt das, aber keine Erhöhung.
lesson-advice-raise = **Wer klug spielt, erhöht**: du liegst weit über einem gleichen Teil, also lass sie zahlen.
lesson-advice-fold = **Wer klug spielt, steigt aus**: deine Hand bringt ihren Teil des Pots nicht ein. Früh auszusteigen ist das meiste an der Kunst.
lesson-advice-draw = **Wer klug spielt, tauscht { $count }**, und zwar { $cards }.
lesson-advice-pat = **Wer klug spielt, bleibt pat**: alle Karten behalten.
lesson-how = Drück, was du tun willst, hier oder am Tisch.
lesson-button-advised = { $count } tauschen wie geraten
lesson-button-explain = Erkläre mir den Zug
lesson-button-again = Noch einmal erklären
lesson-button-more = Noch eine begleitete Hand
lesson-done = { $what } Ich melde mich, wenn du wieder dran bist.
lesson-summary-won = { $amount ->
    [one] **Die Hand ist vorbei: du hast { $amount } Chip gewonnen.**
   *[other] **Die Hand ist vorbei: du hast { $amount } Chips gewonnen.**
}
lesson-summary-lost = { $amount ->
    [one] **Die Hand ist vorbei: du hast { $amount } Chip verloren.**
   *[other] **Die Hand ist vorbei: du hast { $amount } Chips verloren.**
}
lesson-summary-even = **Die Hand ist vorbei, und du hast, womit du begonnen hast.**
lesson-summary-folded = Du bist ausgestiegen, das kostete nichts mehr. Aus den meisten Händen steigt man früh aus.
lesson-summary-uncontested = Niemand war mehr da, der mitging, also wurden keine Karten gezeigt.
lesson-summary-shown = { $name } zeigte: { $holding }.
lesson-next = Wie weiter: spiel hier, solange du magst, frag `/odds` nach den Chancen in jeder Runde dieser Hand, lies `/rules`, oder lern mit `/learn` ein anderes Spiel.
