# Hur ett spel går till, i avsnitt, och startsidan för /help.

guide-menu = Läs vidare: rundor, händer, satsningar
guide-section-short = I korthet
guide-section-streets = Runda för runda
guide-section-hands = Bra händer
guide-section-bets = Satsningar
guide-section-here = Vid det här bordet

guide-streets-title = **{ $game }, runda för runda**
guide-posts-ante = Alla lägger ante.
guide-posts-blinds = De två till vänster om knappen lägger lilla och stora mörken; med två spelare har knappen den lilla.
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
guide-draw = { $most ->
    [one] Från vänster om knappen kastar varje spelare { $most } kort och får ett nytt, eller är nöjd. Alla ser hur många, ingen ser vilka.
   *[other] Från vänster om knappen kastar varje spelare upp till { $most } kort och får lika många nya, eller är nöjd. Alla ser hur många, ingen ser vilka.
}
guide-opens-worst-upcard = Det högsta öppna kortet måste öppna, med bring-in eller genom att komplettera till lilla satsningen. Kungar är sämst, ess bäst; färgen skiljer lika kort åt.
guide-opens-highest-upcard = Det högsta öppna kortet måste öppna, med bring-in eller genom att komplettera till lilla satsningen. Ess är sämst, tvåor bäst; färgen skiljer lika kort åt.
guide-opens-lowest-upcard = Det lägsta öppna kortet måste öppna, med bring-in eller genom att komplettera till lilla satsningen. Tvåor är lägst, ess högst; färgen skiljer lika kort åt.
guide-opens-lowest-board = Den lägsta öppna handen börjar, och får passa eller satsa.
guide-opens-highest-board = Den högsta öppna handen börjar, och får passa eller satsa: fyrtal före triss, två par, par, sedan höga kort.
guide-opens-left-of-button = Den första spelaren till vänster om knappen börjar.
guide-opens-after-the-blinds = Spelaren till vänster om stora mörken börjar.
guide-opens-last-raiser = Den som höjde sist i rundan före börjar, annars den som öppnade den, annars den första till vänster om knappen.
guide-bet-small = Satsningar och höjningar är små satsningar.
guide-bet-big = Satsningar och höjningar är stora satsningar.
guide-bet-small-here = Satsningar och höjningar går efter lilla satsningen, här { $amount }.
guide-bet-big-here = Satsningar och höjningar går efter stora satsningen, här { $amount }.
guide-shows-first = Den som satsade eller höjde sist visar först; den som är slagen får mucka.
guide-split = Lika händer delar potten.

guide-hands-title = **Händer i { $game }**, den bästa först:
guide-hand-opens = { $holding }, öppnar
guide-picture-best = De bästa först
guide-picture-here = Vid { $table }
guide-start-razz = **En bra start** är tre låga kort i olika valörer, t.ex. A-2-3 eller 3-5-7; inget över en åtta. Lägg par och kungar. Håll koll på de andras öppna kort: dem kan du inte få.
guide-start-five-card-draw = **En bra start** är par i knektar eller bättre, triss, eller fyra kort till färg eller öppen stege. Små par lönar sig sällan.
guide-start-ace-to-five-triple-draw = **En bra start** är tre låga kort i olika valörer med esset eller tvåan, till exempel A-2-4; helst fyra. Kasta par och allt över en åtta.
guide-start-deuce-to-seven-triple-draw = **En bra start** är tre eller fyra låga kort med tvåan, till exempel 2-3-7, inte alla i följd. Kasta par, ess och allt över en åtta.
guide-start-deuce-to-seven-single-draw = **En bra start** är fyra låga kort med tvåan, t.ex. 2-3-5-8: du byter bara en gång. Tia låg kan räcka för att vara nöjd.
guide-start-badugi = **En bra start** är tre låga kort i tre färger, till exempel A-2-5. Fyra kort i fyra färger är värda att behålla även med en knekt högst mot få spelare.
guide-start-seven-card-stud = **En bra start** är triss, ett högt par, eller tre kort till färg eller stege; helst när korten du behöver inte redan ligger öppna hos andra. Små par vill ha ett ess eller en kung bredvid sig.
guide-start-deuce-to-seven-razz = **En bra start** är tre låga kort i olika valörer med tvåan, till exempel 2-3-7 eller 2-4-8; inget över en åtta. Ett ess är det sämsta du kan ha, och 3-4-5-6 vill ha en lucka, inte en granne till.
guide-start-ace-to-five-single-draw = **En bra start** är fyra låga kort i olika valörer, till exempel A-2-4-7: du byter bara en gång. En nia låg kan du vara nöjd med, och en joker, där bordet har en, är det bästa du kan få.
guide-start-stud-hi-lo = **En bra start** är tre låga kort med esset, till exempel A-2-4, helst i en färg eller i följd: de kan vinna båda halvorna. Höga par vinner oftast bara den ena när andra spelar lågt.
guide-start-badacey = **En bra start** är tre låga kort i tre färger med esset, till exempel A-2-4: de kan vinna båda halvorna. Behåll inga dubbla valörer och tänk på färgerna.
guide-start-badeucey = **En bra start** är tre låga kort i tre färger med tvåan, till exempel 2-3-5: de kan vinna båda halvorna. Kasta ess och par och tänk på färgerna.

guide-bets-title = **Satsningar i { $limit }**
guide-bets-fixed = Varje satsning och höjning har fast storlek: lilla satsningen i de tidiga rundorna, stora satsningen i de senare.
guide-bets-pot = En satsning är minst stora mörken, och högst det som ligger i potten; en höjning minst lika mycket som den före, och högst det som ligger i potten sedan du synat.
guide-bets-no = En satsning är minst stora mörken, en höjning minst lika mycket som den före; du får när som helst satsa allt du har.
guide-bets-all-in = Den som inte kan täcka en satsning får syna med det som finns kvar. Resten går till sidopotter: av en motståndare vinner ingen mer än hen själv satsat.
guide-bets-buttons = När det är din tur visar bordet en knapp för allt du kan göra, med beloppet. Kommandona gör samma sak.

guide-here-title = **Vid { $table }**
guide-buy-in-one = Inköp: { $amount }
guide-buy-in-range = Inköp: { $least } till { $most }

help-start =
    Jag är givare i poker om låtsasmarker. Öppna ett bord med { $open } eller hitta ett med { $list }, tryck *{ $sit }* vid bordet, och en giv börjar så snart två är redo. Dina egna kort kommer som direktmeddelande.
    Allt i en giv är en knapp vid bordet. { $rules } förklarar varje spel, { $wallet } säger vad du har i marker.
    Ensam, eller ny i spelet? { $learn } leder dig genom en första giv, och med { $practice } gör husspelare dig sällskap, om övningsmarker.
    Välj nedan vad du vill läsa om.
help-menu = Välj ett ämne
help-topic-size = { $count ->
    [one] { $count } kommando
   *[other] { $count } kommandon
}
