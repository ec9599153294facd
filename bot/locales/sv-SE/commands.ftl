### Kommandon: deras beskrivningar, och deras svar där de inte gäller en handling i en giv.
### Beskrivningar har högst 100 tecken. Kommandon heter i texten som på engelska: så hittar Discord dem alltid.

## Descriptions

command-table = Öppna, hitta, sätt dig vid och lämna pokerbord
command-table-option = Vilket bord, om det inte är den här kanalens
command-table-open = Öppna ett bord som andra kan sätta sig vid
command-table-open-game = Spelet som spelas
command-table-open-stakes = Fixed limit: lilla och stora satsningen, som 10/20. Annars mörkarna, som 5/10
command-table-open-limit = Fixed, pot eller no limit; annars det vanliga i spelet
command-table-open-seats = Hur många spelare som ryms vid bordet
command-table-open-ante = Ante per spelare; annars en femtedel av lilla satsningen, ingen i spel med mörkar
command-table-open-bring-in = Bring-in i Razz; annars tre tiondelar av lilla satsningen
command-table-open-blinds = Mörkarna i fixed limit, som 5/10; oftast halva och hela lilla satsningen
command-table-open-buy-in = Marker att köpa in sig för; oftast 20 stora satsningar, utan fixed limit 50 stora mörkar
command-table-open-buy-in-most = Det högsta inköpet, där spelarna får välja
command-table-open-rules = Husregler: en uppsättning, eller enskilda som jackpots=on
command-table-open-rotation = Spelen i mixen, i ordning, t.ex. razz badugi; annars alla
command-table-open-rotation-hands = Givar per spel i mixen; annars ett varv runt bordet
command-table-list = Se borden som är öppna på servern
command-table-info = Se ett bords insatser, inköp och husregler
command-table-sit = Ta en plats och köp in dig
command-table-sit-buy-in = Marker att köpa in sig för; bordets minsta om det utelämnas
command-table-sit-seat = Platsen att ta; den första lediga om det utelämnas
command-table-sit-post = I spel med mörkar: lägg stora mörken och spela genast i stället för att vänta på den
command-table-leave = Lämna bordet; dina marker går tillbaka till din plånbok
command-table-sitout = Stå över: behåll platsen utan att få kort; en pågående giv spelar du klart
command-table-back = Kom tillbaka när du har stått över
command-table-close = Stäng ett bord när given är slut och betala ut alla
command-bringin = Lägg bring-in
command-complete = Komplettera bring-in till lilla satsningen
command-check = Checka: stanna kvar utan att satsa, när det inte finns något att syna
command-bet = Satsa
command-bet-amount = Hur mycket, i pot limit och no limit; det minsta om det utelämnas
command-call = Syna satsningen
command-raise = Höj satsningen
command-raise-amount = Vad din satsning blir, i pot limit och no limit; det minsta om det utelämnas
command-fold = Lägg dig
command-draw = Kasta kort och ta nya
command-draw-cards = Dina korts platser, som 1 3 5, eller korten själva, som Kd 9c
command-pat = Nöjd: byt inget kort
command-cards = Se dina egna kort; ingen annan ser dem
command-wallet = Se hur många marker du har
command-claim = Pank? Hämta nya marker, en gång om dagen
command-rules = Läs hur ett spel spelas, och med vilka husregler här
command-rules-game = Spelet; det vid den här kanalens bord om det utelämnas
command-help = Se vad boten kan göra
command-help-topic = Ett ämne: kommandona och vad de gör
command-limit-fixed = Fixed limit
command-limit-pot = Pot limit
command-limit-no = No limit

## Who asks, and about which table

only-in-a-server = Det går bara på en server, inte i direktmeddelanden. Be om det i en kanal på servern.
no-table-here = Det finns inget bord i den här kanalen. Se `/table list` för dem som är öppna, eller öppna ett.
no-table-of-yours = Du sitter inte vid något bord här. Hitta ett med `/table list` och ta en plats med `/table sit`.
which-table = Vilket bord menar du? Använd kommandot i bordets egen kanal: { $tables }.
no-such-table = Det finns inget öppet bord som heter ”{ $text }”. `/table list` visar dem som finns.

## Opening and closing

table-opened = Bordet är öppet: { $channel }. Sätt dig där. Första given delas ut när två är redo.
table-close-forbidden = Bara bordets ägare eller en moderator i rummet kan stänga det.
no-room-for-a-table = Jag får inte skriva i den här kanalen. Öppna bordet i en annan, eller låt mig skicka meddelanden och skapa trådar här.
channel-taken = Det finns redan ett bord i den här kanalen. Öppna ditt i en annan kanal.
tables-too-many = Du har redan { $most ->
    [one] ett öppet bord
   *[other] { $most } öppna bord
}, och det är max per medlem. Stäng ett med `/table close`.
stakes-unreadable-fixed = Jag förstår inte ”{ $text }” som insatser. Skriv lilla och stora satsningen, som 10/20.
stakes-unreadable-blinds = Jag förstår inte ”{ $text }” som mörkar. Skriv lilla och stora mörken, som 5/10.
stakes-unreadable-ante = Jag förstår inte ”{ $text }” som insatser. Här läggs ante och inga mörkar, så skriv bara den minsta satsningen, som 10.
stakes-out-of-range = Lilla satsningen måste vara minst 1 och inte mer än stora satsningen, och den inte mer än { $most }.
stakes-order-bring_in = Anten får inte vara mer än bring-in, och bring-in inte mer än lilla satsningen { $small }; bring-in är minst 1.
stakes-order-blinds = Lilla mörken får inte vara mer än stora mörken, och stora mörken eller en ante inte mer än lilla satsningen { $small }; stora mörken är minst 1.
stakes-order-ante = Anten måste vara minst 1 och inte mer än lilla satsningen { $small }.
stakes-no-bring-in = Bring-in finns bara i studspel, och det här är inget studspel. Lämna fältet tomt.
stakes-no-blinds = Inga mörkar läggs i det här spelet. Utelämna dem.
stakes-are-blinds = I pot limit och no limit är insatserna mörkarna. Skriv dem där, som 5/10, och utelämna mörkarna.
stakes-of-a-mix = I en blandning har varje spel den ante, bring-in och de mörkar som är brukliga för satsningarna. Utelämna dem.
limit-misfit = { $game } spelas inte i { $limit }. Tillåtet här: { $limits }.
rotation-without-mix = En rotation finns bara i en mix. Välj Mix som spel, eller lämna fältet tomt.
rotation-unknown = Det finns inget spel ”{ $text }”, eller så börjar fler än ett så. Det finns: { $games }.
rotation-order = En rotation består av minst två olika spel, vart och ett en gång, som razz badugi.
seats-too-many = Det här spelet har plats för högst { $most } spelare. Välj så många platser eller färre.
buy-in-too-small = Inköpet måste vara minst en stor satsning: { $least ->
    [one] { $least } mark
   *[other] { $least } marker
}.
buy-in-under-a-bet = Inköpet måste vara minst den minsta satsningen: { $least ->
    [one] { $least } mark
   *[other] { $least } marker
}.
buy-in-order = Det minsta inköpet ({ $least }) får inte vara mer än det största ({ $most }). Skriv dem tvärtom.
rules-unknown-preset = Det finns ingen uppsättning ”{ $text }”. Det finns: { $known }. Enskilda regler skrivs som low_tie=position.
rules-unknown-name = Det finns ingen husregel ”{ $text }”. Det finns: { $known }.
rules-bad-value = Husregeln { $name } kan inte vara ”{ $text }”. Välj bland: { $known }.
rules-misfit = Husregeln { $name } gäller inte i det här spelet. Välj bland: { $known }.
rules-need-fixed-limit = Husregeln { $name } gäller fixed limit: i pot limit och no limit finns inget tak för höjningar. Utelämna den.
rules-need-antes = Jackpots spelas med ante. Utelämna forced_bets=blinds.
rules-need-blinds = BB-ante kräver mörkar. Mörkpoker får mörkar med forced_bets=blinds.
rules-need-jackpots = Husregeln pass_in_max gäller Jackpots. Lägg till jackpots=on, eller utelämna den.
rules-need-another-joker = I mörkpoker är jokern vild eller bug, i A-5 Single Draw låg. Välj en som passar.

## Drawing

draw-unreadable = Det där kan jag inte läsa som kort. Skriv platserna på dem du kastar, t.ex. 1 3 5, eller korten själva, t.ex. Kd 9c. `/pat` behåller alla.
draw-no-such-place = { $most ->
    [0] Du har inga kort i någon giv vid det här bordet.
   *[other] Dina kort har platserna 1 till { $most }.
}
draw-not-now = Det är inte dags att byta nu. Se vad du har med `/cards`.
draw-twice = Du har nämnt ett kort två gånger. Nämn varje kort du kastar en gång.

## Tables

stakes-ante = ante { $amount }
stakes-bring-in = bring-in { $amount }
stakes-blinds = mörkar { $small }/{ $big }
game-line-fixed = { $game } { $stakes }
game-line-pot = { $game } pot limit { $stakes }
game-line-no = { $game } no limit { $stakes }
table-number = Bord { $number }
table-list-empty = Inget bord är öppet här. Öppna ett med `/table open`, eller spela mot husspelare med `/practice`.
table-list-line = [**{ $name }**]({ $link }): { $game }; { $taken } av { $seats } platser tagna
table-list-tournament = [**{ $name }**]({ $link }): { $game }; { $taken } spelare
button-join = Sätt dig
opened-post = **{ $table }** är öppet: { $game }.
opened-post-closed = **{ $table }** är stängt: { $game }.
table-list-more = { $count ->
    [one] ... och ett till.
   *[other] ... och { $count } till.
}
table-info-title = **{ $name }** i { $channel }
table-info-game = Spel: { $game }, { $limit }
table-info-rotation = Rotation: { $games }; { $hands ->
    [0] nästa efter varje varv
    [one] nästa efter varje giv
   *[other] nästa efter { $hands } givar vardera
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
    } i din plånbok, och **{ $seated }** vid bord.
}
claim-granted = Här är { $chips ->
    [one] { $chips } mark
   *[other] { $chips } marker
}. Du har nu { $balance }. Lycka till!
claim-none = Här går det inte att hämta marker. Är du pank, fråga en moderator.
claim-not-broke = Du är inte pank. Marker går att hämta först när du har mindre än { $amount }, plånbok och bord ihop. I plånboken har du { $balance }.
claim-too-soon = Du har redan hämtat. Du får hämta igen { $when }.
claim-clock = Du hämtade marker när botens klocka gick före, så du får hämta igen först { $when }. Fram till dess kan en moderator ge dig marker.
claim-frozen = En moderator har fryst din plånbok, så det finns inget att hämta. `/wallet` säger varför.
claim-banned = Du är avstängd från borden här { $until }, så det finns inget att hämta.
wallet-frozen = Din plånbok är fryst tills en moderator häver det: inget lämnar den, och det finns inget att hämta.
wallet-banned = Du är avstängd från borden här { $until }.

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
rules-badugi = **Badugi**: fyra dolda kort, tre byten; kort i fyra valörer och fyra färger vinner, ju lägre desto bättre.
rules-seven-card-stud = **Sjukortsstud**: sju egna kort, varav fyra öppna för alla; de fem högsta av dem vinner.
rules-deuce-to-seven-razz = **2-7 Razz** är razz med höga ess: de fem lägsta av dina sju kort vinner, och stegar och färger är dåliga.
rules-ace-to-five-single-draw = **A-5 Single Draw**: fem dolda kort, ett byte, den lägsta handen vinner.
rules-stud-hi-lo = **Stud Hi-Lo** är sjukortsstud där den högsta och den lägsta handen delar potten.
rules-badacey = **Badacey**: fem dolda kort, tre byten; den lägsta handen och den bästa badugin delar potten, ess är låga.
rules-badeucey = **Badeucey**: fem dolda kort, tre byten; den lägsta handen och den bästa badugin delar potten, ess är höga.
rules-hands-ace-to-five = **Låga händer.** Ess är låga, stegar och färger räknas inte. Den bästa handen är 5-4-3-2-A, hjulet. Jämför det högsta kortet först: 8-6-4-3-2 slår 8-7-3-2-A. Varje hand utan par slår varje par.
rules-hands-deuce-to-seven = **Låga händer.** Ess är höga, och stegar och färger räknas emot dig. Den bästa handen är 7-5-4-3-2 i två färger eller fler. A-5-4-3-2 är ett ess högt, ingen stege. Jämför det högsta kortet först: 8-6-4-3-2 slår 8-7-4-3-2.
rules-hands-high = **Höga händer**, från den bästa: färgstege, fyrtal, kåk, färg, stege, triss, två par, ett par, högt kort. Esset är högt, och lågt i 5-4-3-2-A.
rules-hands-badugi = **Badugi.** Av dina kort räknas så många som möjligt som alla har olika valör och olika färg: fyra är en badugi. Fler kort slår färre; av lika många vinner de lägsta, det högsta kortet först, { $aces ->
    [high] ess höga. Den bästa handen är 5-4-3-2 i fyra färger.
   *[low] ess låga. Den bästa handen är 4-3-2-A i fyra färger.
}
rules-hands-eight-or-better = **Låga händer.** Fem olika valörer, åttan som högst; ess är låga, stegar och färger räknas inte.
rules-split = **Två halvor.** En spelare kan vinna båda, också med olika kort.
rules-deal-bring_in = **Utdelningen.** Alla lägger ante och får två dolda kort och ett öppet (tredje gatan). Fjärde, femte och sjätte gatan ger ett öppet kort var, sjunde gatan ett dolt.
rules-deal-blinds = **Utdelningen.** De två till vänster om knappen lägger lilla och stora mörken; med två spelare har knappen den lilla. Den första rundan börjar till vänster om stora mörken, de andra till vänster om knappen.
rules-deal-ante = **Utdelningen.** Alla lägger ante och får fem dolda kort. Den första satsningsrundan börjar till vänster om knappen.
rules-third = **Tredje gatan.** { $opens }
rules-later = **Senare gator.** { $opens }
rules-draw = **Bytet.** Från vänster om knappen kastar varje spelare kort och får lika många nya, eller är nöjd. Alla ser hur många, ingen ser vilka. Tar leken slut blandas det som kastats tidigare in.
rules-after-draw = **Efter bytet** talar den som höjde sist före det först, annars den som öppnade, annars den första till vänster om knappen. I fixed limit spelas den här rundan med stora satsningar.
rules-bets-stud = **Satsningar.** Tredje och fjärde gatan spelas med små satsningar, femte till sjunde med stora. En satsning och tre höjningar per gata, om husreglerna inte säger annat.
rules-bets-three-draws = **Satsningar.** I fixed limit små satsningar före och efter första bytet, stora efter det andra.
rules-bets-one-draw = **Satsningar.** I no limit får du när som helst satsa allt du har; i fixed limit spelas rundan efter bytet med stora satsningar.
rules-all-in = **All-in.** Den som inte kan täcka en satsning får syna för det som finns kvar; resten går till sidopotter.
rules-showdown-stud = **Visning.** Den som satsade eller höjde sist på sjunde gatan visar först. Lika händer delar potten.
rules-showdown = **Visning.** Den som satsade eller höjde sist visar först. Lika händer delar potten.
rules-words-stud = **Ord.** Att komplettera är att höja bring-in till en hel liten satsning; dina dolda kort kommer som direktmeddelande, och ”{ $cards }” visar dem när som helst.
rules-drawing = **Att byta.** Tryck ”{ $draw }” vid bordet, eller skriv `/draw` med dina korts platser (1 3 5) eller korten själva (Kd 9c); `/pat` behåller alla.
rules-mix = Vid det här bordet spelas en blandning: { $games }, i tur och ordning. Spelet nu är { $game }.
rules-choice = Vid det här bordet spelas dealer's choice bland { $games }: när ett spel är slut går markören till nästa plats, och den som sitter där har 20 sekunder på sig att välja. Här står reglerna för { $game }.
rules-here = { "" }**Husregler här**
house-rule-suit_order = Färger från den lägsta: { $value ->
    [cdhs] klöver, ruter, hjärter, spader
   *[other] spader, hjärter, ruter, klöver
}.
house-rule-raise_cap = { $value ->
    [none] Inget tak för höjningar.
   *[other] En satsning och { $value } höjningar per runda.
}
house-rule-heads_up_uncapped = { $value ->
    [round] Inget tak i rundor som börjar med två spelare.
   *[other] Inget tak när bara två sitter vid bordet.
}
house-rule-low_tie = Av lika låga öppna händer { $value ->
    [low_suit] börjar den vars högsta kort har lägst färg
    [high_suit] börjar den vars lägsta kort har högst färg
   *[other] börjar den första till vänster om knappen
}.
house-rule-burn = { $value ->
    [off] Inget kort bränns.
   *[other] Ett kort bränns före tredje till sjätte gatan.
}
house-rule-allin_bringin = För den som är all-in redan på anten { $value ->
    [left] lägger nästa medurs bring-in
   *[other] lägger det näst sämsta öppna kortet bring-in
}.
house-rule-show_all = Vid visningen visas alla händer.
house-rule-forced_bets = { $value ->
    [blinds] Mörkar läggs.
   *[other] Ante läggs i stället för mörkar.
}
house-rule-bb_ante = Stora mörken lägger också ante för bordet.
house-rule-max_draw = Högst { $value } kort får bytas.
house-rule-draw_opener = { $value ->
    [button] Efter bytet öppnar den första spelaren till vänster om knappen.
   *[raiser] Efter bytet öppnar den som höjde sist före det, annars den som öppnade, annars den första till vänster om knappen.
}
house-rule-jackpots = Jackpots: det krävs par i knektar eller bättre för att öppna. Öppnar ingen ligger potten kvar, och alla som är där lägger ante igen.
house-rule-pass_in_max = { $value ->
    [one] Öppnar ingen i första utdelningen, eller är färre än två spelare kvar, går potten tillbaka.
   *[other] Öppnar ingen på { $value } utdelningar, eller är färre än två spelare kvar, går potten tillbaka.
}
house-rule-joker = { $value ->
    [wild] Jokern är vilket kort som helst; femtal är högst.
    [low] Jokern är den lägsta valören som saknas i handen.
   *[other] Jokern är ett ess, eller fyller en stege eller färg.
}
house-rule-qualifier = { $value ->
    [none] Den lägsta handen vinner halva potten, vad den än är.
   *[other] En låg hand kräver åtta eller bättre; annars tar den höga allt.
}
house-rule-draws = { $value ->
    [1] Ett byte.
   *[other] Tre byten.
}

## What went wrong

error-store = Det kunde inte sparas, så inget har hänt. Försök igen om en stund.
error-ours = Något gick fel, och felet är vårt, inte ditt. Det är loggat åt den som driver boten.
