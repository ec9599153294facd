### Commands: their descriptions, and their answers where these are not about an action in a hand.
### Descriptions have 100 characters at the most. A command's key is command- and its words.

## Descriptions

command-table = Öppna, hitta, sätt dig vid och lämna pokerbord
command-table-option = Vilket bord; annars det i den här kanalen
command-table-open = Öppna ett bord som andra kan sätta sig vid
command-table-open-game = Vilket spel ni spelar
command-table-open-stakes = T.ex. 10/20: lilla och stora satsningen, eller mörkarna. Annars rummets vanliga insatser
command-table-open-limit = Fixed, pot eller no limit; annars det vanliga i spelet
command-table-open-seats = Antal platser
command-table-open-ante = Ante per spelare; annars en femtedel av lilla satsningen, ingen i spel med mörkar
command-table-open-bring-in = Bring-in i studspel; annars 30 % av lilla satsningen
command-table-open-blinds = Mörkar i fixed limit, t.ex. 5/10; annars halva och hela lilla satsningen
command-table-open-big-bet-blinds = Stora mörken i mixens spel med pot och no limit; annars halva lilla satsningen
command-table-open-buy-in = Inköp i marker; annars 20 stora satsningar, i pot och no limit 50 stora mörkar
command-table-open-buy-in-most = Högsta inköp, om spelarna får välja
command-table-open-rules = Husregler: en regelmall, eller enskilda regler, t.ex. jackpots=on
command-table-open-rotation = Spelen i mixen, i ordning, t.ex. razz badugi, eller en färdig mix som lowball; annars alla
command-table-open-rotation-hands = Givar per spel i mixen; annars ett varv runt bordet
command-table-list = Se öppna bord på servern
command-table-info = Se insatser, inköp och husregler vid ett bord
command-table-sit = Ta en plats och köp in dig
command-table-sit-buy-in = Marker att köpa in dig för; annars det minsta inköpet
command-table-sit-seat = Platsen du vill ha; annars den första lediga
command-table-sit-post = I spel med mörkar: lägg stora mörken direkt i stället för att vänta på den
command-table-leave = Lämna bordet; dina marker går tillbaka till plånboken
command-table-sitout = Stå över: behåll platsen utan att få kort; en pågående giv spelar du klart
command-table-back = Kom tillbaka när du har stått över
command-table-close = Stäng ett bord efter given; alla får ut sina marker
command-bringin = Lägg bring-in
command-complete = Komplettera bring-in till lilla satsningen
command-check = Checka: stanna kvar utan att satsa, när det inte finns något att syna
command-bet = Satsa
command-bet-amount = Belopp i pot och no limit; annars det minsta
command-call = Syna satsningen
command-raise = Höj satsningen
command-raise-amount = Belopp att höja till i pot och no limit; annars det minsta
command-fold = Lägg dig
command-draw = Kasta kort och få nya
command-draw-cards = Korten du kastar: deras platser, t.ex. 1 3 5, eller korten själva, t.ex. Kd 9c
command-pat = Nöjd: behåll alla kort
command-cards = Se dina egna kort; ingen annan ser dem
command-wallet = Se hur många marker du har
command-claim = Pank? Hämta nya marker, en gång om dagen
command-rules = Läs hur ett spel spelas, med husreglerna här
command-rules-game = Spelet; annars det som spelas i den här kanalen
command-help = Se vad boten kan göra
command-help-topic = Ett ämne: kommandona och vad de gör
command-limit-fixed = Fixed limit
command-limit-pot = Pot limit
command-limit-no = No limit
command-big-bet-blinds-half = Halva lilla satsningen
command-big-bet-blinds-same = Hela lilla satsningen

## Who asks, and about which table

only-in-a-server = Det går bara på en server, inte i DM. Använd en kanal på servern.
no-table-here = Det finns inget bord i den här kanalen. Se öppna bord med `/table list`, eller öppna ett.
no-table-of-yours = Du sitter inte vid något bord här. Hitta ett med `/table list` och sätt dig med `/table sit`.
which-table = Vilket bord menar du? Använd kommandot i bordets kanal: { $tables }.
no-such-table = Det finns inget öppet bord som heter ”{ $text }”. Se öppna bord med `/table list`.

## Opening and closing

table-opened = Bordet är öppet: { $channel }. Sätt dig där. Första given delas ut när två är redo.
table-close-forbidden = Bara bordets ägare eller en moderator i rummet kan stänga det.
no-room-for-a-table = Jag kan inte skriva i den här kanalen. Öppna bordet i en annan, eller låt mig skicka meddelanden och skapa trådar här.
place-unseen = Jag ser inte den här kanalen. Ge mig behörigheten **Visa kanal** här, eller välj en annan kanal.
channel-taken = Det finns redan ett bord i den här kanalen. Öppna ditt i en annan.
tables-too-many = Du har redan { $most ->
    [one] ett öppet bord
   *[other] { $most } öppna bord
}, och det är max per medlem. Stäng ett med `/table close`.
stakes-unreadable-fixed = Jag förstår inte ”{ $text }”. Skriv lilla och stora satsningen, t.ex. 10/20.
stakes-unreadable-blinds = Jag förstår inte ”{ $text }”. Skriv lilla och stora mörken, t.ex. 5/10.
stakes-unreadable-ante = Jag förstår inte ”{ $text }”. Spelet har ante men inga mörkar, så skriv bara den minsta satsningen, t.ex. 10.
stakes-out-of-range = Lilla satsningen måste vara minst 1 och högst stora satsningen, och stora satsningen högst { $most }.
stakes-order-bring_in = Anten kan inte vara högre än bring-in, och bring-in måste vara från 1 till lilla satsningen, { $small }.
stakes-order-blinds = Lilla mörken kan inte vara högre än den stora. Stora mörken måste vara minst 1, och varken den eller anten kan vara högre än lilla satsningen, { $small }.
stakes-order-ante = Anten måste vara från 1 till lilla satsningen, { $small }.
stakes-no-bring-in = Bring-in finns bara i studspel, och det här är inget studspel. Lämna fältet tomt.
stakes-no-blinds = Spelet har inga mörkar. Lämna fältet tomt.
stakes-are-blinds = I pot och no limit är insatserna mörkarna. Skriv dem som insatser, t.ex. 5/10, och lämna fältet för mörkar tomt.
stakes-of-a-mix = I en mix följer varje spels ante, bring-in och mörkar av insatserna. Lämna fälten tomma.
big-bet-blinds-of-one-kind = Stora mörken kan bara väljas i en mix där vissa spel har fixed limit och andra inte, t.ex. 8-Game. Lämna fältet tomt.
limit-misfit = { $game } kan inte spelas som { $limit }. Välj bland: { $limits }.
limit-misfit-mix = { $game } ingår i mixen men kan inte spelas som { $limit }. Lämna limiten tom, så får varje spel sin vanliga.
rotation-without-mix = En rotation finns bara i en mix. Välj Mix eller Dealer's choice som spel, eller lämna fältet tomt.
rotation-beside-mix = Mixen { $game } har egna spel. Lämna rotationen tom, eller välj Mix eller Dealer's choice som spel.
rotation-unknown = Jag vet inte vilket spel ”{ $text }” är. Spel: { $games }. Färdiga mixar, var och en för sig: { $mixes }.
rotation-order = En rotation behöver minst två olika spel, varje spel en gång, t.ex. razz badugi.
seats-too-many = Spelet har högst { $most } platser. Välj så många eller färre.
buy-in-too-small = Inköpet måste vara minst en stor satsning: { $least ->
    [one] { $least } mark
   *[other] { $least } marker
}.
buy-in-under-a-bet = Inköpet måste räcka till den minsta satsningen, minst { $least ->
    [one] { $least } mark
   *[other] { $least } marker
}.
buy-in-order = Det minsta inköpet ({ $least }) kan inte vara högre än det högsta ({ $most }). Byt plats på dem.
rules-unknown-preset = Det finns ingen regelmall eller husregel ”{ $text }”. Regelmallar: { $known }. Husregler, t.ex. low_tie=position: { $rules }.
rules-unknown-name = Det finns ingen husregel ”{ $text }”. Välj bland: { $known }.
rules-bad-value = Husregeln { $name } kan inte vara ”{ $text }”. Välj bland: { $known }.
rules-misfit = Husregeln { $name } gäller inte i det här spelet. Välj bland: { $known }.
rules-need-fixed-limit = Husregeln { $name } är för fixed limit: pot och no limit har inget tak för höjningar. Ta bort den.
rules-need-antes = Jackpots kräver ante. Ta bort forced_bets=blinds.
rules-need-blinds = BB-ante kräver mörkar. Mörkpoker får mörkar med forced_bets=blinds.
rules-need-jackpots = Husregeln pass_in_max är för Jackpots. Lägg till jackpots=on, eller ta bort den.
rules-need-another-joker = I mörkpoker är jokern vild eller en bug, i A-5 Single Draw är den låg. Välj det som gäller ditt spel.

## Drawing

draw-unreadable = Det där kan jag inte läsa som kort. Skriv vilka du kastar: deras platser, t.ex. 1 3 5, eller korten själva, t.ex. Kd 9c. `/pat` behåller alla.
draw-no-such-place = { $most ->
    [0] Du har inga kort vid bordet just nu.
   *[other] Dina kort har platserna 1 till { $most }.
}
draw-not-now = Det är inte dags att byta nu. Se dina kort med `/cards`.
draw-twice = Du har skrivit samma kort två gånger. Skriv varje kort du kastar en gång.

## Tables

stakes-ante = ante { $amount }
stakes-bring-in = bring-in { $amount }
stakes-blinds = mörkar { $small }/{ $big }
game-line-fixed = { $game } { $stakes }
game-line-pot = Pot Limit { $game } { $stakes }
game-line-no = No Limit { $game } { $stakes }
game-in-fixed = { $game }
game-in-pot = Pot Limit { $game }
game-in-no = No Limit { $game }
game-line-mix-fixed = { $game } { $stakes }
game-line-mix-pot = { $game } pot limit { $stakes }
game-line-mix-no = { $game } no limit { $stakes }
game-line-mix-blinds = { $game }, mörkar { $stakes }
table-number = Bord { $number }
table-list-empty = Inga bord är öppna här. Öppna ett med `/table open`, eller spela mot husspelare med `/practice`.
table-list-line = [**{ $name }**]({ $link }): { $game }; { $taken } av { $seats } platser tagna
table-list-tournament = [**{ $name }**]({ $link }): { $game }; { $taken } spelare
button-join = Sätt dig ({ $amount })
opened-post = **{ $table }** är öppet: { $game }.
opened-post-closed = **{ $table }** är stängt: { $game }.
table-list-more = { $count ->
    [one] … och ett till.
   *[other] … och { $count } till.
}
table-info-title = **{ $name }** i { $channel }
table-info-game = Spel: { $game }, { $limit }
table-info-mix = Spel: { $game }
table-info-rotation = Rotation: { $games }; { $hands ->
    [0] nytt spel varje varv
    [one] nytt spel varje giv
   *[other] nytt spel efter { $hands } givar
}
table-info-choice = Dealer's choice bland: { $games }; varje spel varar { $hands ->
    [0] ett varv
    [one] en giv
   *[other] { $hands } givar
}
table-info-now = Nu: { $game }
table-info-owner = Ägare: { $name }
table-info-stakes = Insatser: { $stakes }
table-info-buy-in = Inköp: { $buy_in }
table-info-seats = Platser: { $taken } av { $seats } tagna
table-info-players = Spelare: { $taken }
table-info-hands = Givar hittills: { $hand }
table-info-rules = Husregler:
limit-fixed = fixed limit
limit-pot = pot limit
limit-no = no limit

## Chips

wallet-balance = { $seated ->
    [0] Du har { $chips ->
        [one] **{ $chips }** mark
       *[other] **{ $chips }** marker
    }.
   *[other] Du har { $chips ->
        [one] **{ $chips }** mark
       *[other] **{ $chips }** marker
    } i plånboken, och **{ $seated }** vid bord.
}
claim-granted = Här är { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}. Du har nu { $balance }. Lycka till!
claim-none = Här går det inte att hämta marker. Är du pank, fråga en moderator.
claim-not-broke = Marker går att hämta först när du har färre än { $amount ->
    [one] { $amount } mark
   *[other] { $amount } marker
} sammanlagt i plånboken, vid bord och i inköp till turneringar som inte har börjat. I plånboken har du { $balance }.
claim-too-soon = Du har redan hämtat marker. Du kan hämta igen { $when }.
claim-clock = Du hämtade marker när botens klocka gick före, så du kan hämta igen först { $when }. Tills dess kan en moderator ge dig marker.
claim-frozen = En moderator har fryst din plånbok, så du kan inte hämta marker. Se skälet med `/wallet`.
claim-banned = Du är bannad från borden här { $until }, så du kan inte hämta marker.
wallet-frozen = Din plånbok är fryst tills en moderator tinar den: inga marker kan lämna den, och du kan inte hämta nya.
wallet-banned = Du är bannad från borden här { $until }.

## Help and rules

help-heading-tables = Bord
help-heading-play = I en giv
help-heading-wallet = Marker
help-heading-help = Hjälp
rules-razz = **Razz** är sjukortsstud som spelas lågt: de fem lägsta av dina sju kort vinner.
rules-five-card-draw = **Mörkpoker**: fem dolda kort, ett byte, den högsta handen vinner.
rules-ace-to-five-triple-draw = **A-5 Triple Draw**: fem dolda kort, tre byten, den lägsta handen vinner.
rules-deuce-to-seven-triple-draw = **2-7 Triple Draw**: fem dolda kort, tre byten, den lägsta handen vinner.
rules-deuce-to-seven-single-draw = **2-7 Single Draw**: fem dolda kort, ett byte, den lägsta handen vinner.
rules-badugi = **Badugi**: fyra dolda kort, { $draws ->
    [1] ett byte
   *[other] tre byten
}; fyra olika valörer i fyra färger vinner, ju lägre desto bättre.
rules-seven-card-stud = **Sjukortsstud**: sju kort var, fyra av dem öppna; de fem högsta vinner.
rules-deuce-to-seven-razz = **2-7 Razz** är Razz med höga ess: de fem lägsta av dina sju kort vinner, och stegar och färger är dåliga.
rules-ace-to-five-single-draw = **A-5 Single Draw**: fem dolda kort, ett byte, den lägsta handen vinner.
rules-stud-hi-lo = **Stud Hi-Lo** är sjukortsstud med delad pott: halva till den högsta handen, halva till den lägsta.
rules-badacey = **Badacey**: fem dolda kort, tre byten; den lägsta handen och den bästa badugin delar potten, ess är låga.
rules-badeucey = **Badeucey**: fem dolda kort, tre byten; den lägsta handen och den bästa badugin delar potten, ess är höga.
rules-limit-holdem = **Limit Hold'em**: två dolda kort var och fem gemensamma kort; de fem högsta av dina sju vinner, med satsningar i fast storlek.
rules-holdem = **Hold'em**: två dolda kort var och fem gemensamma kort; de fem högsta av dina sju vinner.
rules-omaha = **Omaha**: fyra dolda kort var och fem gemensamma kort; den högsta handen vinner.
rules-omaha-hi-lo = **Omaha Hi-Lo** är Omaha med delad pott: fyra dolda kort var och fem gemensamma kort; halva till den högsta handen, halva till den lägsta.
rules-five-card-omaha = **Five-Card Omaha** är Omaha med fem dolda kort var.
rules-big-o = **Big O** är Omaha Hi-Lo med fem dolda kort var.
rules-hands-ace-to-five = **Låga händer.** Ess är låga, stegar och färger räknas inte. Den bästa handen är 5-4-3-2-A, ”wheel”. Jämför det högsta kortet först: 8-6-4-3-2 slår 8-7-3-2-A. En hand utan par slår alltid ett par.
rules-hands-deuce-to-seven = **Låga händer.** Ess är höga, och stegar och färger räknas emot dig. Den bästa handen är 7-5-4-3-2 i minst två färger. A-5-4-3-2 är ess hög, ingen stege. Jämför det högsta kortet först: 8-6-4-3-2 slår 8-7-4-3-2.
rules-hands-high = **Höga händer**, den bästa först: { $joker ->
    [wild] femtal, färgstege
    [bug] fem ess, färgstege
   *[other] färgstege
}, fyrtal, kåk, färg, stege, triss, två par, ett par, högt kort. Ess är högt, och lågt i 5-4-3-2-A.
rules-hands-badugi = **Badugi.** Så många kort som möjligt i olika valör och olika färg räknas: fyra är en badugi. Fler kort slår färre. Vid lika många vinner den lägsta handen, högsta kortet först; { $aces ->
    [high] ess är högt. Bäst är 5-4-3-2 i fyra färger.
   *[low] ess är lågt. Bäst är 4-3-2-A i fyra färger.
}
rules-hands-eight-or-better = **Låga händer.** Fem olika valörer, ingen över en åtta; ess är låga, stegar och färger räknas inte.
rules-split = **Delad pott.** Du kan vinna båda halvorna, även med olika kort.
rules-two-and-three = **Två och tre.** En hand är alltid precis två av dina dolda kort och tre av de gemensamma: med en enda spader på hand har du ingen färg, även om fyra av de gemensamma är spader.
rules-deal-bring_in = **Utdelningen.** Alla lägger ante och får två dolda kort och ett öppet (tredje gatan). Fjärde, femte och sjätte gatan ger alla ett öppet kort till, sjunde gatan ett dolt.
rules-deal-blinds = **Utdelningen.** De två till vänster om dealerknappen lägger lilla och stora mörken; med två spelare lägger knappen den lilla. { $later ->
    [raiser] I första rundan börjar spelaren till vänster om stora mörken.
   *[button] I första rundan börjar spelaren till vänster om stora mörken, sedan den första till vänster om knappen.
}
rules-deal-ante = **Utdelningen.** Alla lägger ante. Spelaren till vänster om dealerknappen börjar.
rules-third = **Tredje gatan.** { $opens }
rules-later = **Senare gator.** { $opens }
rules-board = **Gemensamma kort** räknas för alla: { $streets }. Efter varje kommer en satsningsrunda.
rules-board-dealt = { $street } ({ $count } kort)
rules-draw = **Bytet.** Med början till vänster om knappen kastar varje spelare kort och får lika många nya, eller är nöjd. Alla ser hur många, ingen ser vilka. Tar leken slut blandas de kastade korten in igen.
rules-draw-again = Ett kort som du kastat i ett tidigare byte kan då komma tillbaka, men aldrig ett från samma byte; andra rum kan göra annorlunda.
rules-after-draw = **Efter bytet** börjar den som höjde sist före bytet, annars den som öppnade, annars den första till vänster om knappen. I fixed limit spelas den här rundan med stora satsningar.
rules-bets-stud = **Satsningar.** Tredje och fjärde gatan spelas med små satsningar, femte till sjunde med stora. En satsning och tre höjningar per gata, om husreglerna inte säger annat.
rules-bets-three-draws = **Satsningar.** I fixed limit: små satsningar före och efter första bytet, stora från och med andra bytet.
rules-bets-one-draw = **Satsningar.** I no limit kan du gå all-in när som helst; i fixed limit spelas rundan efter bytet med stora satsningar.
rules-bets-board = **Satsningar.** { $limits ->
    [fixed] Små satsningar preflop och på floppen, stora på turn och river. En satsning och tre höjningar per gata, om husreglerna inte säger annat.
    [unlimited] I pot limit får du höja med högst så mycket som ligger i potten när du har synat. I no limit kan du gå all-in när som helst.
   *[any] I fixed limit: små satsningar preflop och på floppen, stora på turn och river. I pot limit får du höja med högst så mycket som ligger i potten när du har synat. I no limit kan du gå all-in när som helst.
}
rules-all-in = **All-in.** Kan du inte täcka en satsning får du syna med det du har kvar; resten går till sidopotter.
rules-showdown-stud = **Visning.** Spelaren som satsade eller höjde sist på sjunde gatan visar först. Lika händer delar potten.
rules-showdown = **Visning.** Spelaren som satsade eller höjde sist visar först. Lika händer delar potten.
rules-words-stud = **Begrepp.** Att komplettera är att höja bring-in till en hel liten satsning. Dina dolda kort kommer som DM; ”{ $cards }” visar dem när som helst.
rules-words-board = **Dina kort** kommer som DM; ”{ $cards }” visar dem när som helst, bara för dig.
rules-drawing = **Att byta.** Tryck på ”{ $draw }” vid bordet, eller skriv `/draw` med kortens platser (1 3 5) eller korten själva (Kd 9c); `/pat` behåller alla.
rules-mix = Här spelas en mix: { $games }, i tur och ordning. Spelet nu är { $game }.
rules-choice = Här spelas dealer's choice bland { $games }: när ett spel är slut går valet till nästa plats, och spelaren där har 20 sekunder på sig. Det här är reglerna för { $game }.
rules-here = { "" }**Husregler här**
rules-preset-brief = De vanliga reglerna vid varje bord.
rules-preset-tda = Så spelar Tournament Directors Association.
rules-preset-robert = Enligt Robert's Rules of Poker.
house-rule-off = Utan den här regeln.
house-rule-suit_order = Färger från lägst till högst: { $value ->
    [cdhs] klöver, ruter, hjärter, spader
   *[other] spader, hjärter, ruter, klöver
}.
house-rule-raise_cap = { $value ->
    [none] Inget tak för höjningar.
   *[other] Tak: en satsning och { $value } höjningar per runda.
}
house-rule-heads_up_uncapped = { $value ->
    [round] Inget tak i rundor som börjar med två spelare.
   *[other] Inget tak när bara två sitter vid bordet.
}
house-rule-low_tie = Är de lägsta öppna korten lika, { $value ->
    [low_suit] börjar spelaren vars högsta kort har lägst färg
    [high_suit] börjar spelaren vars lägsta kort har högst färg
    [high_card_suit] börjar spelaren vars högsta kort har högst färg
   *[other] börjar den första till vänster om knappen
}.
house-rule-high_tie = Är de högsta öppna korten lika, { $value ->
    [suit] börjar spelaren vars högsta kort har högst färg
   *[other] börjar den första till vänster om knappen
}.
house-rule-burn = { $value ->
    [off] Inga kort bränns.
   *[other] { $streets ->
        [stud] Ett kort bränns före tredje till sjätte gatan.
        [board] Ett kort bränns före flop, turn och river.
       *[both] Ett kort bränns före tredje till sjätte gatan, och före flop, turn och river.
    }
}
house-rule-allin_bringin = Är spelaren som ska lägga bring-in all-in redan på anten, går turen till { $value ->
    [left] nästa medurs
   *[other] det näst sämsta öppna kortet
}, som också får lägga sig.
house-rule-show_all = Alla händer visas vid visningen.
house-rule-forced_bets = { $value ->
    [blinds] Mörkar läggs.
   *[other] Ante läggs i stället för mörkar.
}
house-rule-bb_ante = { $kinds ->
    [both] I spel utan fixed limit lägger stora mörken också BB-ante.
   *[one] Stora mörken lägger också BB-ante.
}
house-rule-max_draw = Byt högst { $value } kort.
house-rule-draw_opener = { $value ->
    [button] Efter bytet börjar den första till vänster om knappen.
   *[raiser] Efter bytet börjar den som höjde sist före bytet, annars den som öppnade, annars den första till vänster om knappen.
}
house-rule-jackpots = Jackpots: du behöver minst par i knektar för att öppna. Öppnar ingen ligger potten kvar, och alla lägger ante igen.
house-rule-pass_in_max = { $value ->
    [one] Öppnar ingen i första utdelningen, eller är färre än två spelare kvar, går potten tillbaka.
   *[other] Öppnar ingen på { $value } utdelningar, eller är färre än två spelare kvar, går potten tillbaka.
}
house-rule-joker = { $value ->
    [wild] Jokern är vild; femtal är den bästa handen.
    [low] Jokern är den lägsta valören som saknas i handen.
   *[other] Jokern är en bug: ett ess, eller ett kort som fyller en stege eller färg.
}
house-rule-qualifier = { $value ->
    [none] Den lägsta handen vinner halva potten, hur hög den än är.
   *[other] En låg hand kräver åtta eller bättre; annars tar den höga handen hela potten.
}
house-rule-draws = { $value ->
    [1] Ett byte.
   *[other] Tre byten.
}

## What went wrong

error-store = Det gick inte att spara, så inget har hänt. Försök igen om en stund.
error-store-unknown = Disken krånglade när det skulle sparas, så jag vet inte än om det räknades. Boten måste starta om först, sedan får du veta det i ett DM.
letter-unsure-counted = Disken krånglade när det du gjorde { $when } skulle sparas. Det räknades.
letter-unsure-not = Disken krånglade när det du gjorde { $when } skulle sparas. Det räknades inte, så inget har hänt.
error-ours = Något gick fel hos mig. Försök igen; händer det igen, säg till värden, som hittar felet i loggen.
