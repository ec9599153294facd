# How a game goes, by sections, and the start page of /help.

guide-menu = Läs vidare: rundor, händer, satsningar
guide-section-short = I korthet
guide-section-streets = Runda för runda
guide-section-hands = Bra händer
guide-section-bets = Satsningar
guide-section-here = Vid det här bordet

guide-streets-title = **{ $game }, runda för runda**
guide-posts-ante = Alla lägger ante.
guide-posts-blinds = De två till vänster om dealerknappen lägger lilla och stora mörken; med två spelare lägger knappen den lilla.
guide-deal-down = { $count ->
    [one] Alla får { $count } dolt kort.
   *[other] Alla får { $count } dolda kort.
}
guide-deal-up = { $count ->
    [one] Alla får { $count } öppet kort.
   *[other] Alla får { $count } öppna kort.
}
guide-deal-both = { $down ->
    [one] Alla får { $down } dolt kort
   *[other] Alla får { $down } dolda kort
} och { $up ->
    [one] { $up } öppet.
   *[other] { $up } öppna.
}
guide-deal-board = { $count ->
    [one] { $count } gemensamt kort läggs upp.
   *[other] { $count } gemensamma kort läggs upp.
}
guide-draw = { $most ->
    [one] Med början till vänster om knappen kastar varje spelare { $most } kort och får ett nytt, eller är nöjd. Alla ser hur många, ingen ser vilka.
   *[other] Med början till vänster om knappen kastar varje spelare upp till { $most } kort och får lika många nya, eller är nöjd. Alla ser hur många, ingen ser vilka.
}
guide-opens-worst-upcard = Spelaren med det högsta öppna kortet måste öppna, med bring-in eller genom att komplettera till lilla satsningen. Kung är högst, ess lägst; vid lika avgör färgen.
guide-opens-highest-upcard = Spelaren med det högsta öppna kortet måste öppna, med bring-in eller genom att komplettera till lilla satsningen. Ess är högst, tvåa lägst; vid lika avgör färgen.
guide-opens-lowest-upcard = Spelaren med det lägsta öppna kortet måste öppna, med bring-in eller genom att komplettera till lilla satsningen. Tvåa är lägst, ess högst; vid lika avgör färgen.
guide-opens-lowest-board = Spelaren med de lägsta öppna korten börjar och kan checka eller satsa.
guide-opens-highest-board = Spelaren med de högsta öppna korten (par räknas) börjar och kan checka eller satsa.
guide-opens-left-of-button = Den första till vänster om knappen börjar.
guide-opens-after-the-blinds = Spelaren till vänster om stora mörken börjar.
guide-opens-last-raiser = Spelaren som höjde sist i rundan före börjar, annars spelaren som öppnade, annars den första till vänster om knappen.
guide-bet-small = Rundan spelas med små satsningar.
guide-bet-big = Rundan spelas med stora satsningar.
guide-bet-small-here = Rundan spelas med små satsningar, här { $amount }.
guide-bet-big-here = Rundan spelas med stora satsningar, här { $amount }.
guide-shows-first = Spelaren som satsade eller höjde sist visar först; en slagen hand kan muckas.
guide-split = Lika händer delar potten.

guide-hands-title = **{ $game }: händerna**, den bästa först:
guide-hand-opens = { $holding }, öppnar
guide-picture-best = De bästa först
guide-picture-here = Vid { $table }
guide-start-razz = **En bra start** är tre låga kort i olika valörer, t.ex. A-2-3 eller 3-5-7; inget över en åtta. Lägg dig med par och höga kort. Håll koll på de andras öppna kort: dem kan du inte få.
guide-start-five-card-draw = **En bra start** är par i knektar eller bättre, triss, eller fyra kort till färg eller öppen stege. Små par lönar sig sällan.
guide-start-ace-to-five-triple-draw = **En bra start** är tre låga kort i olika valörer med esset eller tvåan, t.ex. A-2-4; fyra är bättre. Kasta par och allt över en åtta.
guide-start-deuce-to-seven-triple-draw = **En bra start** är tre eller fyra låga kort med tvåan, t.ex. 2-3-7, inte alla i följd. Kasta par, ess och allt över en åtta.
guide-start-deuce-to-seven-single-draw = **En bra start** är fyra låga kort med tvåan, t.ex. 2-3-5-8: du byter bara en gång. Tia låg kan räcka för att vara nöjd.
guide-start-badugi = **En bra start** är tre låga kort i tre färger, t.ex. A-2-5. Mot få spelare kan du vara nöjd med vilken badugi som helst, även knekt hög.
guide-start-seven-card-stud = **En bra start** är triss, ett högt par, eller tre kort till färg eller stege, helst när korten du behöver inte redan ligger öppna hos andra. Små par vill ha ess eller kung som kicker.
guide-start-deuce-to-seven-razz = **En bra start** är tre låga kort i olika valörer med tvåan, t.ex. 2-3-7 eller 2-4-8; inget över en åtta. Ess är det sämsta kortet, och en tvåa eller sjua gör 3-4-5-6 till en stege.
guide-start-ace-to-five-single-draw = **En bra start** är fyra låga kort i olika valörer, t.ex. A-2-4-7: du byter bara en gång. Var nöjd med nia låg; en joker, om bordet har en, är det bästa du kan få.
guide-start-stud-hi-lo = **En bra start** är tre låga kort med esset, t.ex. A-2-4, helst i en färg eller i följd: de kan vinna båda halvorna. Höga par vinner som bäst halva potten när andra spelar lågt.
guide-start-badacey = **En bra start** är tre låga kort i tre färger med esset, t.ex. A-2-4: de kan vinna båda halvorna. Behåll inte två kort i samma valör, och tänk på färgerna.
guide-start-badeucey = **En bra start** är tre låga kort i tre färger med tvåan, t.ex. 2-3-5: de kan vinna båda halvorna. Kasta ess och par, och tänk på färgerna.
guide-start-limit-holdem = **En bra start** är ett högt par eller två höga kort, t.ex. A-K eller K-Q. Händer som träffar högsta paret tjänar mest; små par och suited connectors vill ha många med i potten och en billig flop.
guide-start-holdem = **En bra start** är ett par eller två höga kort, t.ex. A-K eller A-Q, helst i en färg. Höj med de bästa och lägg dig med resten: ett ess med liten kicker kostar mer än det ger. Ju senare du är på tur, desto mer kan du spela.
guide-start-omaha = **En bra start** är fyra kort som hör ihop, t.ex. A-K-Q-J eller J-10-9-8, helst double-suited. Höga par är bra om de andra två korten hjälper till. Dra mot nöten: den näst bästa stegen eller färgen kostar hela stackar här.
guide-start-omaha-hi-lo = **En bra start** har ess och tvåa och något mer som hjälper, t.ex. A-2-3-K eller A-2-K-K, helst med ett kort till i essets färg: den kan vinna båda halvorna. Mellankort som 9-8-7-6 vinner som bäst halva potten.
guide-start-five-card-omaha = **En bra start** är fem kort som hör ihop, t.ex. A-K-Q-J-10, helst med ett kort till i essets färg. Alla har fler händer än i Omaha, så bara nöten, eller ett drag mot den, är värd en stor pott.
guide-start-big-o = **En bra start** har ess, tvåa och ett lågt kort till, t.ex. A-2-3-K-K, helst med ett kort till i essets färg. Det tredje låga räddar din låga hand när ett av de gemensamma korten parar ett av dina. Spela för båda halvorna: på en fjärdedel går du back.

guide-bets-title = **Satsningar i { $limit }**
guide-bets-fixed = Varje satsning och höjning har fast storlek: lilla satsningen i de tidiga rundorna, stora satsningen i de senare.
guide-bets-pot = En satsning är minst stora mörken och högst potten. En höjning är minst lika stor som den senaste satsningen eller höjningen, och högst så stor som potten när du har synat.
guide-bets-pot-ante = En satsning är minst så stor som insatserna anger och högst potten. En höjning är minst lika stor som den senaste satsningen eller höjningen, och högst så stor som potten när du har synat.
guide-bets-no = En satsning är minst stora mörken, en höjning minst lika stor som den senaste satsningen eller höjningen. Du kan gå all-in när som helst.
guide-bets-no-ante = En satsning är minst så stor som insatserna anger, en höjning minst lika stor som den senaste satsningen eller höjningen. Du kan gå all-in när som helst.
guide-bets-all-in = Kan du inte täcka en satsning får du syna med det du har kvar. Resten går till sidopotter: av en motståndare vinner du aldrig mer än du själv satsat.
guide-bets-buttons = När det är din tur visar bordet en knapp för allt du kan göra, med beloppet. Kommandona gör samma sak.

guide-here-title = **Vid { $table }**

help-start =
    Jag delar ut korten när ni spelar poker om låtsasmarker. Öppna ett bord med { $open } eller hitta ett med { $list } och tryck på *{ $sit }*. Första given delas ut när två är redo, och dina egna kort kommer som DM.
    Allt i en giv gör du med knappar vid bordet. { $rules } förklarar varje spel, { $wallet } visar dina marker.
    Ensam eller ny? { $learn } leder dig genom en första giv, och med { $practice } spelar du mot husspelare om övningsmarker.
    Välj nedan vad du vill läsa om.
help-menu = Välj ett ämne
help-topic-size = { $count ->
    [one] { $count } kommando
   *[other] { $count } kommandon
}
