# Practice: house players, odds, guided hands.

house-player-1 = ⌂ Blaise
house-player-2 = ⌂ Sofia
house-player-3 = ⌂ Jakob
house-player-4 = ⌂ Emmy
house-player-5 = ⌂ Thomas
house-player-6 = ⌂ Mary
house-player-7 = ⌂ Pierre
house-player-8 = ⌂ Andrey
house-strength-novice = nybörjare
house-strength-regular = vana spelare
house-strength-strong = starka spelare

help-heading-practice = Öva
command-practice = Spela ensam mot husspelare, om övningsmarker
command-practice-game = Spelet du vill öva; annars Razz
command-practice-strength = Hur bra husspelarna är; annars vana spelare
command-practice-players = Antal husspelare, 1 till 4; annars 3
command-odds = Se allas vinstchanser i varje runda av en avslutad giv
command-odds-hand = Bordet och given, t.ex. 7-12; annars din senaste giv
command-learn = En guidad giv: varje tur förklarad, med dina egna kort
command-learn-game = Spelet du vill lära dig; annars din pågående guidade giv, eller Razz
command-table-open-practice = Ett övningsbord: du möter husspelare, om övningsmarker

practice-opened-seated = Ditt övningsbord är { $channel }. Du sitter på plats { $seat } med { $amount } övningsmarker och möter husspelare (⌂): { $strength }. Första given delas ut strax. Markerna är bara för övning, och du får nya när de tar slut. Givarna vid ett övningsbord är inte förseglade.
practice-opened-alone = Ditt övningsbord är { $channel }. Sätt dig där, så kommer husspelarna.
practice-goes-on = Ditt övningsbord är fortfarande öppet: { $channel }. Du sitter på plats { $seat } med { $amount ->
    [one] { $amount } övningsmark
   *[other] { $amount } övningsmarker
} och möter husspelare: { $strength }.
practice-done-leave = Du har lämnat { $table }. Övningsmarkerna stannar där.
practice-done-leaving = Du lämnar { $table } efter den här given, och övningsmarkerna stannar där. Tills given är slut checkar du om det är gratis, annars lägger du dig.
practice-done-kick = { $name } har lämnat { $table }. Övningsmarkerna stannar där.
practice-done-kicking = { $name } lämnar { $table } när given är slut, och övningsmarkerna stannar där. Tills dess checkar spelaren om det är gratis och lägger sig annars.
practice-kick-already-leaving = { $name } är redan avvisad och lämnar { $table } när given är slut.
practice-denial-kicked = En moderator har avvisat dig från bordet. Tills given är slut checkar du om det är gratis, annars lägger du dig.
practice-denial-already_leaving = Du är redan på väg: du lämnar bordet när given är slut.
practice-denial-closed = Bordet är stängt. Se öppna bord med `/table list`.
practice-done-close = { $table } är stängt, och övningsmarkerna är borta.
practice-done-closes-after-hand = { $table } stängs efter den här given.
practice-done-close-void = { $table } är stängt. Den sista given annullerades, och övningsmarkerna är borta.
practice-closes-after-hand = Bordet stängs efter den här given.
practice-leave-ask = { $amount ->
    [0] Du är med i given vid { $table }.
    [one] Du är med i given vid { $table }, med { $amount } övningsmark i potten.
   *[other] Du är med i given vid { $table }, med { $amount } övningsmarker i potten.
} Lämnar du nu checkar du om det är gratis, annars lägger du dig. Lämna?
practice-first-leave = - *{ $menu }* vid bordet: *{ $sitout }* ger dig och husspelarna en paus, *{ $leave }* avslutar. `/learn` förklarar varje tur i en giv. Läs mer i `/rules`.
fact-practice = övning mot { $strength }
closed-practice = Bordet är stängt, och övningsmarkerna är borta.
via-house = husspelare
practice-note = Övning: markerna gäller bara vid det här bordet. Husspelare (⌂): { $strength }.

odds-title = **Chanser i giv { $hand }** · { $game }
odds-street = **{ $street }** · { $chances }
odds-chance = { $name } { $percent } %
odds-chance-hidden = { $name } (okända kort) { $percent } %
odds-chance-drew = { $chance } (bytte { $count })
odds-chance-pat = { $chance } (nöjd)
odds-exact = Exakt: alla kort som kunde komma är medräknade.
odds-sampled = Simulerat med { $count } utdelningar, så räkna med någon procents fel.
odds-mixed = Med få kort kvar är alla utfall medräknade. Annars simuleras { $count } utdelningar, så räkna med någon procents fel.
odds-unknown = Händer som aldrig visades känner du inte till, så de slumpas här.
odds-draws = I kommande byten antas alla byta på vanligt sätt, mot bästa låga hand eller bästa par, och vara nöjda med en bra hand.
odds-no-hand = Du har inte spelat klart någon giv än. Efter din nästa kan du se chanserna med `/odds`.
odds-not-yours = Det finns ingen avslutad giv { $hand } där du fick kort.
odds-nothing = I giv { $hand } öppnade ingen, så det finns inga chanser att räkna på.
odds-too-long = Det tar för lång tid just nu. Försök igen om en minut.
odds-busy = Jag räknar fortfarande på din förra fråga.

learn-begins = Din guidade giv ({ $game }) är i { $channel }. Tryck på *{ $sit }* där, så kommer husspelarna (⌂). Vid bordet förklarar jag varje tur, så att bara du ser det. Markerna är för övning, och givarna är inte förseglade.
learn-next = Nästa giv ({ $game }) i { $channel } är din guidade: jag förklarar varje tur vid bordet, så att bara du ser det.
learn-goes-on = Du har redan en guidad giv i { $channel }. Fortsätt där, och se din tur med `/learn` vid bordet.
learn-waits = Inget att bestämma just nu. Jag säger till när det är din tur.
learn-not-yours = Den här guidade given är inte din. Börja en egen med `/learn`.
learn-over = Den här guidade given är slut. Börja en ny med `/learn`.
learn-ended-void = Given annullerades och potten gick tillbaka, så guiden slutar här. Börja en ny med `/learn`.
learn-ended-gone = Den guidade given vid { $table } är slut. Börja en ny med `/learn`.

lesson-call = { $mention }, det är din tur i din guidade giv. Tryck på knappen, så förklarar jag läget, bara för dig.
lesson-title = **Din tur** · { $street } · giv { $number }
lesson-cards = Dina kort: { $cards }
lesson-cards-open = { $count ->
    [one] Dolda kort: { $down }. Öppet kort: { $up }.
   *[other] Dolda kort: { $down }. Öppna kort: { $up }.
}
lesson-you-bring-in = { $card ->
    [split] Du har det lägsta öppna kortet, så du måste öppna: lägg bring-in { $amount }, eller komplettera till { $most }.
    [lowest] Du har det lägsta öppna kortet, så du måste öppna: lägg bring-in { $amount }, eller komplettera till { $most }. Låga kort vinner sällan, så det lägsta betalar för att börja.
   *[highest] Du har det högsta öppna kortet, så du måste öppna: lägg bring-in { $amount }, eller komplettera till { $most }. I det här spelet vinner låga händer, så det sämsta kortet betalar för att börja.
}
lesson-bring-in-passed = Den som skulle lägga bring-in är all-in redan på anten, så turen går till dig: lägg bring-in { $amount }, komplettera till { $most }, eller lägg dig.
lesson-they-brought-in = { $card ->
    [split] { $name } hade det lägsta öppna kortet och lade bring-in { $amount }.
    [lowest] { $name } hade det lägsta öppna kortet och lade bring-in { $amount }. Låga kort vinner sällan, så det lägsta betalar för att börja.
   *[highest] { $name } hade det högsta öppna kortet och lade bring-in { $amount }. I det här spelet vinner låga händer, så det sämsta kortet betalar för att börja.
}
lesson-they-took-bring-in = Den som skulle lägga bring-in är all-in redan på anten, så { $name } lade bring-in { $amount }.
lesson-first-to-act = { $board ->
    [highest] Spelaren med de högsta öppna korten börjar: { $name }.
   *[lowest] Spelaren med de lägsta öppna korten börjar: { $name }.
}
lesson-you-first = { $board ->
    [highest] Du har de högsta öppna korten, så du börjar.
   *[lowest] Du har de lägsta öppna korten, så du börjar.
}
lesson-low-need = { $good ->
    [0] Du har ännu inget kort som är åtta eller lägre. Du behöver fem olika.
    [one] Du har ett av de fem låga kort du behöver: olika valörer, åtta eller lägre.
   *[other] Du har { $good } av de fem låga kort du behöver: olika valörer, åtta eller lägre. Ett par räknas en gång.
}
lesson-low-half-need = { $good ->
    [0] Den låga halvan kräver fem låga kort: olika valörer, åtta eller lägre. Du har inget av dem än.
    [one] Till den låga halvan har du ett av de fem kort som behövs: olika valörer, åtta eller lägre.
   *[other] Till den låga halvan har du { $good } av de fem kort som behövs: olika valörer, åtta eller lägre. Ett par räknas en gång.
}
lesson-holding = Just nu har du: { $holding }.
lesson-dead = { $gone ->
    [0] Av de { $wanted } kort som hjälper dig ligger inget öppet hos någon annan.
    [one] Av de { $wanted } kort som hjälper dig ligger ett öppet hos någon annan: det kan du inte få.
   *[other] Av de { $wanted } kort som hjälper dig ligger { $gone } öppna hos andra: dem kan du inte få.
}
lesson-board = { $name } visar { $cards }: { $good ->
    [0] inget lågt
    [one] ett lågt kort
   *[other] { $good } låga kort
}
lesson-board-open = { $name } visar { $cards }
lesson-boards-why = { $board ->
    [split] Jämför deras öppna kort med dina: låga kort i olika valörer går mot den låga halvan, par och höga kort mot den höga. Mest värd är en hand som kan vinna båda.
    [highest] Jämför deras öppna kort med dina: ett par eller högre kort leder tills du kommer ikapp.
   *[lowest] Jämför deras öppna kort med dina: höga kort eller ett par måste komma ikapp.
}
lesson-keep = Du bygger på { $cards } och kastar resten.
lesson-keep-all = Handen är bra nog: var nöjd i stället för att byta.
lesson-drew = { $name } { $count ->
    [0] var nöjd och har alltså redan en hand
    [one] bytte ett kort och saknade alltså ett
   *[other] bytte { $count } kort och hade alltså längre kvar
}
lesson-blinds = Mörkarna är lagda, och { $rivals ->
    [one] en motståndare är
   *[other] { $rivals } motståndare är
} kvar.
lesson-place = { $place ->
    [small] Du har lilla mörken.
    [big] Du har stora mörken.
    [both] Du har knappen och lilla mörken.
   *[button] Du har knappen.
}
lesson-order-later = { $order ->
    [first] Från floppen agerar du först: alla ser vad du gör innan de bestämmer sig.
    [last] Från floppen agerar du sist: du ser vad alla gör innan du bestämmer dig.
   *[between] Från floppen agerar du mellan de andra: före dig { $before }, efter dig { $after }.
}
lesson-order = { $order ->
    [first] Du agerar först: alla ser vad du gör innan de bestämmer sig.
    [last] Du agerar sist: du ser vad alla gör innan du bestämmer dig.
   *[between] Du agerar mellan de andra: före dig { $before }, efter dig { $after }.
}
lesson-start = Preflop: { $parts }.
lesson-start-suits = { $suits ->
    [suited] suited
    [single] single-suited
   *[double] double-suited
}
lesson-start-straight = { $count } kort till samma stege
lesson-two-and-three = { $pot ->
    [split] Från floppen tar varje halva precis två av dina kort och tre gemensamma. Den höga och den låga kan ta olika.
   *[whole] Från floppen är handen precis två av dina kort och tre gemensamma.
}
lesson-plays = { $half ->
    [high] Hög: { $cards } med { $board }.
    [low] Låg: { $cards } med { $board }.
   *[whole] Två och tre: { $cards } med { $board }.
}
lesson-everyones = { $half ->
    [high] Din höga hand ligger bland de gemensamma korten, så alla har minst den.
   *[whole] Det ligger bland de gemensamma korten, så alla har minst det.
}
lesson-unbeaten = { $half ->
    [both] Just nu kan ingen ha en bättre hög eller låg hand.
    [high] Just nu kan ingen ha en bättre hög hand.
    [low] Just nu kan ingen ha en bättre låg hand.
   *[whole] Det är nöten: just nu kan ingen ha en bättre hand.
}
lesson-outs = { $half ->
    [high] { $count } kort som kan komma på nästa gata förbättrar din höga hand: { $made }.
   *[whole] { $count } kort som kan komma på nästa gata förbättrar din hand: { $made }.
}
lesson-outs-kind = { $kind ->
    [pair] { $count } till högsta paret
    [two_pair] { $count } till två par
    [trips] { $count } till triss
    [straight] { $count } till stege
    [flush] { $count } till färg
    [full_house] { $count } till kåk
    [quads] { $count } till fyrtal
   *[straight_flush] { $count } till färgstege
}
lesson-low-start = { $count ->
    [0] Till den låga halvan har du inget kort upp till åttan. Det krävs två.
    [one] Till den låga halvan har du en valör upp till åttan. Det krävs två.
   *[other] Till den låga halvan har du { $count } valörer upp till åttan. Två måste spela.
}
lesson-low-board = En låg hand kräver tre olika valörer upp till åttan bland de gemensamma korten. Hittills finns { $count ->
    [0] ingen
    [one] en
   *[other] { $count }
}.
lesson-no-low = Ingen låg hand är möjlig: det krävs tre olika valörer upp till åttan bland de gemensamma korten, och där finns { $count ->
    [0] ingen
    [one] bara en
   *[other] bara { $count }
}. Hela potten går till den höga handen.
lesson-low-live = { $count ->
    [0] Du har ingen valör upp till åttan som inte också finns bland de gemensamma korten. En låg hand tar två av dina kort.
    [one] Du har en valör upp till åttan som inte finns bland de gemensamma korten. En låg hand tar två av dina kort.
   *[other] Du har { $count } valörer upp till åttan som inte finns bland de gemensamma korten. En låg hand tar två av dina kort.
}
lesson-low-outs = { $count } kort som kan komma på nästa gata ger dig en låg hand.
lesson-counterfeit = { $count ->
    [one] Counterfeitat: { $cards }. Valören finns också bland de gemensamma korten, så den hjälper allas låga händer.
   *[other] Counterfeitade: { $cards }. Valörerna finns också bland de gemensamma korten, så de hjälper allas låga händer.
}
lesson-price = Att vara kvar kostar { $cost } och i potten ligger { $pot }: det lönar sig om du vinner minst { $price } % av gångerna.
lesson-price-all = Att vara kvar kostar { $cost }. Om alla synar blir potten { $pot }: det lönar sig om du vinner minst { $price } % av den.
lesson-price-short = Att syna tar hela din stack, { $cost }, och kan ge dig { $pot }: det lönar sig om du vinner minst { $price } % av gångerna.
lesson-free = Det är gratis att vara kvar.
lesson-share = { $share ->
    [0] Mot det de kan ha vinner du nästan inget av potten; en jämn andel vore { $fair } %.
   *[other] Mot det de kan ha vinner du ungefär { $share } % av potten; en jämn andel vore { $fair } %.
}
lesson-advice-bring_in = **Rådet: bara bring-in.** Din hand vill inte ha en större pott.
lesson-advice-complete = **Rådet: komplettera.** Du vinner mer än din andel, så få in fler marker medan du leder.
lesson-advice-check = **Rådet: checka.** Det är gratis, och en { $more ->
    [raise] höjning
   *[bet] satsning
} synas bara av bättre händer.
lesson-advice-check-ahead = **Rådet: checka.** Det är gratis, och du leder inte nog för { $more ->
    [raise] en höjning
   *[bet] en satsning
}.
lesson-advice-bet = **Rådet: satsa.** Du leder så ofta att fler marker ska in.
lesson-advice-call = **Rådet: syna.** Din andel av potten räcker till det, men inte till en höjning.
lesson-advice-raise = **Rådet: höj.** Du ligger klart före, så låt dem betala.
lesson-advice-fold = **Rådet: lägg dig.** Handen vinner för sällan för priset. Att lägga sig i tid är halva konsten.
lesson-advice-fold-early = **Rådet: lägg dig.** Priset räcker i sig, men du har mindre än en jämn andel, och de flesta satsningarna är kvar.
lesson-advice-size = En bra storlek: totalt { $amount }. Vid bordet kan du välja en annan.
lesson-advice-draw = **Rådet: byt { $count }** och kasta { $cards }.
lesson-advice-pat = **Rådet: var nöjd** och behåll alla kort.
lesson-how = Tryck på det du vill göra, här eller vid bordet.
lesson-button-advised = Byt { $count } enligt rådet
lesson-button-explain = Förklara min tur
lesson-button-again = Förklara igen
lesson-button-more = En guidad giv till
lesson-done = { $what } Jag säger till när du är på tur igen.
lesson-summary-won = { $amount ->
    [one] **Given är slut: du vann { $amount } mark.**
   *[other] **Given är slut: du vann { $amount } marker.**
}
lesson-summary-lost = { $amount ->
    [one] **Given är slut: du förlorade { $amount } mark.**
   *[other] **Given är slut: du förlorade { $amount } marker.**
}
lesson-summary-even = **Given är slut: plus minus noll.**
lesson-summary-folded = Du lade dig, så det kostade inget mer. De flesta händer läggs tidigt.
lesson-summary-uncontested = Potten vanns utan visning, så inga kort visades.
lesson-summary-shown = { $whose ->
    [own] Du visade: { $holding }.
   *[other] { $name } visade: { $holding }.
}
lesson-next = Nu kan du spela vidare här så länge du vill, se allas chanser i given med `/odds`, läsa `/rules` eller lära dig ett annat spel med `/learn`.
