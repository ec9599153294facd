### Tournaments: /tournament and /league, and what is said to who sets them up. Their cards are in tournament_card.
### All of /tournament together may have 8,000 characters at Discord, so its descriptions are short.

## Commands

command-tournament = Schemalagda turneringar
command-tournament-create = Lägg upp en turnering; du ser den innan den postas
command-tournament-schedule = Lägg upp en turnering som återkommer
command-tournament-schedules = Se vilka turneringar som återkommer
command-tournament-edit = Ändra en turnering innan den startar
command-tournament-cancel = Ställ in en turnering; alla får tillbaka sina marker
command-tournament-pause = Pausa en turnering som pågår
command-tournament-pause-at-once = Stoppa också pågående givar, med klockor och allt
command-tournament-resume = Låt en pausad turnering fortsätta
command-tournament-add = Anmäla en spelare; med inköp får den ett erbjudande
command-tournament-remove = Ta bort en spelare ur en turnering
command-tournament-move = Flytta en spelare till ett annat bord
command-tournament-move-table = Bordet, med namn eller nummer
command-tournament-chips = Rätta en spelares turneringsmarker
command-tournament-chips-chips = Hur många fler, eller med minus hur många färre
command-tournament-announce = Posta inlägget på nytt och pinga deltagarna
command-tournament-announce-text = Ditt meddelande; utan text pingas ingen
command-tournament-register = Anmäl dig till en turnering och betala inköpet
command-tournament-withdraw = Avanmäl dig före start; du får inköpet tillbaka
command-tournament-checkin = Checka in strax före starten
command-tournament-deal = Föreslå en deal vid finalbordet, med en förhandsvisning
command-tournament-deal-play-for = Marker som lämnas till vinnaren; med 0 är turneringen slut
command-tournament-list = Se serverns turneringar
command-tournament-info = Se allt om en turnering
command-tournament-template = Sparade turneringsinställningar
command-tournament-template-save = Spara en turnerings inställningar under ett namn
command-tournament-template-delete = Radera en mall
command-tournament-template-list = Se mallarna
command-tournament-template-name = Mallens namn
command-series = Återkommande turneringar: ändra, hoppa över eller flytta ett datum, avsluta
command-series-edit = Ändra alla turneringar i en serie som inte är upplagda än
command-series-skip = Hoppa över ett datum i en serie
command-series-move = Flytta ett datum i en serie
command-series-end = Avsluta en serie, nu eller senare
command-series-option-date = Ett datum i serien, t.ex. 24 december
command-series-option-until = Sista möjliga dag, t.ex. 24 december
command-series-option-count = Efter så här många turneringar till
command-tournament-option-name = Turneringens namn
command-tournament-option-game = Spelet eller en mix: horse, 8-game eller mix med en egen lista
command-tournament-option-start = T.ex. 20:00, fredag kl 20, om 30 minuter
command-tournament-option-zone = Tidszon, t.ex. Europe/Stockholm; annars serverns
command-tournament-option-repeats = T.ex. varje vecka, varje fredag kl 20, första fredagen i månaden, eller en RRULE
command-tournament-option-minutes = Planerad längd i minuter; annars 60
command-tournament-option-seats = Platser per bord; annars 6
command-tournament-option-buy-in = Inköp i marker; annars inget
command-tournament-option-guarantee = Garanterad prispott; huset betalar det som saknas
command-tournament-option-limit = Fixed, pot eller no limit; annars det vanliga i spelet
command-tournament-option-rules = Husregler: en regelmall, eller enskilda
command-tournament-option-rotation = Spelen i en mix, i ordning
command-tournament-option-re-entries = Re-entries per spelare; annars 0
command-tournament-option-rebuys = Rebuys per spelare; annars 0
command-tournament-option-add-on = Add-on efter sen anmälan
command-tournament-option-check-in = Incheckning före start, om du inte väljer bort den
command-tournament-option-entrants-most = Max antal spelare; annars 64
command-tournament-option-prizes = Procent, t.ex. 50 30 20; usual för de vanliga
command-tournament-option-season = Säsong i ligan; annars kvartalet
command-tournament-option-stack = Startstack i stora satsningar, eller stora mörkar
command-tournament-option-format = Format, t.ex. bounty 50, bracket eller shootout
command-tournament-option-ping = Roll som pingas när anmälan öppnar; en som du får nämna
command-tournament-option-more = Fler inställningar, t.ex. turn_seconds=45 entrants_least=6 breaks=4 break_minutes=10
more-turn-seconds = sekunder per tur
more-entrants-least = färre deltagare: inställd, alla får tillbaka
more-late-levels = nivåer med sen anmälan
more-level-minutes = minuter per nivå
more-fill-hours = timmar som en sit and go har på sig att fyllas
more-first-bet = första lilla satsningen, eller lilla mörken
more-level-hands = givar per nivå i stället för minuter
more-breaks = nivåer mellan två pauser
more-break-minutes = minuter per paus
more-ping = roll som nämns när anmälan öppnar
more-role = roll som krävs för anmälan; 0: ingen
more-password = lösenord för anmälan; 0: inget
more-points = ligapoäng efter fält, placering eller pris
more-points-knockout = ligapoäng per utslagen spelare
more-points-showing-up = ligapoäng för att man spelar
more-target = satellit: turnering att vinna platser i
more-seats-guaranteed = satellit: garanterade platser
command-tournament-option-template = En mall för allt du lämnar tomt
command-tournament-option-tournament = Vilken, om det finns flera
command-tournament-option-schedule = Vilken
command-tournament-option-reason = Skäl, för loggen
command-league = Se ligatabellen för en säsong
command-league-season = T.ex. 2027-Q1, 2027-03 eller 2027; annars den här säsongen
command-league-series = En serie turneringar; annars alla
command-series-show = Se en serie: kommande starter, tabell och vinnare
help-heading-tournaments = Turneringar
help-heading-series = Återkommande turneringar
format-sit-and-go = Sit and go för { $entrants } spelare
format-standing = Sit and go för { $entrants } spelare, en är alltid öppen
format-bracket = Slutspelsträd heads-up: två möts i varje match
format-bracket-sit-and-go = Slutspelsträd heads-up för { $entrants } spelare, startar när det är fullt
format-shootout = Shootout: en blir kvar vid varje bord
format-shootout-sit-and-go = Shootout för { $entrants } spelare, startar när det är fullt
format-plain = Inga bounties
format-bounty = Bounties: { $percent } % av inköpet
format-progressive = Progressiva bounties: { $percent } % av inköpet
season-month = Varje månad är en säsong
season-quarter = Varje kvartal är en säsong
season-year = Varje år är en säsong
season-none = Räknas inte till ligan

## Before it is posted

tournament-preview = Så här kommer inlägget att se ut. Bara du ser det än så länge.
tournament-post = Posta
tournament-drop = Avbryt
tournament-understood = Start i tidszonen { $zone }: { $when }.
tournament-in-utc = Tiderna är i UTC. `tidszon` väljer en annan tidszon, och `/room set` en för hela servern.
tournament-least = Med färre än { $least } deltagare vid start ställs den in{ $buy_in ->
    [0] {""}
   *[other] {" "}och alla får tillbaka sina inköp
}. `entrants_least` i `more` ändrar antalet.
tournament-next-starts = Turneringen återkommer { $repeats }. Kommande starter i din tidszon: { $starts }.
tournament-when-full = Den startar en minut efter att den sista av { $entrants } platser har tagits, och ställs in om det tar längre än { $hours ->
    [one] en timme
   *[other] { $hours } timmar
}.
tournament-other-first = { $day } är inte en av de dagarna, så den första starten är { $first }.
tournament-with = **Med { $entrants } deltagare:** { $stakes }
tournament-with-prizes = { $prizes }
tournament-dropped = Inget postades.
tournament-preview-gone = Förhandsvisningen gäller inte längre. Kör kommandot igen.
tournament-created = Turnering #{ NUMBER($id, useGrouping: 0) } är upplagd i { $channel }. Ändra den med `/tournament edit` tills den startar.
tournament-scheduled = Sparad som serie #{ NUMBER($id, useGrouping: 0) }. Nästa turnering läggs alltid upp, öppen för anmälan, så fort den förra har börjat. Kommande starter: { $starts }. Avsluta serien med `/series end`.

## What cannot be understood, or contradicts itself

tournament-lacks = Det här saknas: { $parts }. Lägg till det i kommandot, eller välj en mall som har det.
tournament-lacks-name = ett namn
tournament-lacks-game = ett spel
tournament-lacks-start = en start, t.ex. fredag kl 20
start-unreadable = Jag förstår inte ”{ $text }”. Skriv en tid, med dag om starten är mer än 24 timmar bort: 20:00, fredag kl 20, i morgon kl 20, { $day } 20:00, 26 mars kl 20, om 30 minuter. Engelska, tyska och franska går också.
start-no-time = ”{ $text }” säger vilken dag, men inte vilken tid. Skriv tiden också: fredag kl 20, i morgon bitti kl 9.
start-several = ”{ $text }” kan betyda { $readings }. Skriv den du menar.
start-other-weekday = ”{ $text }” går inte ihop: { $day } är en annan veckodag. Skriv bara datumet eller bara veckodagen.
start-past = <t:{ NUMBER($when, useGrouping: 0) }:F> har redan varit. Välj en senare start.
start-too-far = ”{ $text }” är mer än ett år bort. Välj en tidigare start.
no-such-zone = Det finns ingen tidszon ”{ $text }”. Skriv en, t.ex. Europe/Stockholm eller America/New_York; du får förslag medan du skriver.
repeats-unreadable = Jag förstår inte ”{ $text }”. Skriv dagligen, varje vecka, varje fredag, varje tisdag och fredag, varannan fredag, första fredagen i månaden, eller en RRULE, högst en gång om dagen.
repeats-either = ”{ $text }” kan betyda { $weeks ->
    [2] varannan vecka
   *[other] en gång på { $weeks } veckor
} eller en gång i månaden. Skriv ”{ $weekly }” eller ”{ $monthly }”.
repeats-several = ”{ $text }” kan betyda { $readings }. Skriv den du menar.
repeats-other-time = ”{ $text }” säger { $time }, och starten säger { $start }. Skriv samma tid på båda ställena, eller bara på det ena.
repeats-never = ”{ $text }” ger ingen start inom två år. Skriv något som kommer tidigare.
rule-unreadable = ”{ $text }” är ingen regel enligt RFC 5545 som jag förstår. FREQ=WEEKLY;BYDAY=FR är en.
rule-too-often = ”{ $text }” återkommer mer än en gång om dagen, och en gång är max.
tournament-bad-name = Skriv ett synligt namn på högst { $most } tecken.
tournament-no-such-game = Det finns inget spel ”{ $text }”. Välj bland: { $games }.
tournament-no-choice = Dealer's choice går inte i turneringar: nivåerna väntar inte på ett val. Välj en mix med en rotation.
tournament-no-such-limit = Det finns ingen limit ”{ $text }”. Välj bland: { $known }.
tournament-no-such-season = Det finns ingen säsong ”{ $text }”. Välj bland: { $known }.
tournament-shares-unreadable = Jag förstår inte ”{ $text }”. Skriv priserna i procent från första plats och nedåt, t.ex. 50 30 20, eller usual.
tournament-shares-sum = ”{ $text }” fungerar inte som priser: tillsammans måste de bli 100, alla över 0 och inget högre än det före.
tournament-shares-of-nothing = Utan inköp eller garanti finns ingen prispott. Ange ett inköp, eller skriv usual som priser.
tournament-no-such-format = Det finns inget format ”{ $text }”. Välj bland: { $known }.
tournament-sit-and-go-size = En sit and go är för { $sizes } spelare. Ange ett av talen.
tournament-sit-and-go-check-in = En sit and go har ingen incheckning: den startar en minut efter att sista platsen har tagits.
tournament-matches-again = Ett slutspelsträd eller en shootout har varken sen anmälan, re-entries, rebuys, add-on eller pauser.
tournament-bracket-seats = I ett slutspelsträd möts två åt gången. Utelämna `seats`.
tournament-shootout-seats = En shootout kräver minst 3 platser per bord. För två spelare, välj formatet bracket.
tournament-standing-alone = Bara en sit and go kan alltid vara öppen. Skriv till exempel sit and go 6 standing.
tournament-no-start-time = En sit and go startar när den är full. Ange ingen start, eller välj ett annat format.
tournament-start-fixed = En turnering med starttid blir ingen sit and go, och tvärtom. Ställ in den och lägg upp en ny.
tournament-satellite = Satellit: de som är kvar på slutet blir anmälda till { $target }, som annars kostar { $amount }. Går det inte då får de { $amount }.
tournament-satellite-late = ⚠️ { $target } startar { $when }, kanske innan den här turneringen är slut. Platser som vinns därefter betalas ut i marker.
tournament-target-unknown = Det finns ingen turnering ”{ $text }” som man kan vinna en plats i. Skriv `target=12` för turnering #12, som inte får ha startat, eller `target=series:3` för serie #3.
tournament-target-free = { $name } är gratis, så det finns ingen plats att vinna. Välj en turnering med inköp.
tournament-target-satellite = { $name } är själv en satellit. Välj en turnering som inte är det.
tournament-target-fixed = En turnering kan inte bli en satellit, och en satellit förblir en. Ställ in den och skapa en ny.
tournament-target-price = { $name } är en satellit till den här turneringen och har deltagare, så inköpet kan inte ändras längre.
tournament-seats-need-target = Bara en satellit kan garantera platser. Lägg till `target=` och numret på en turnering i `more`.
tournament-satellite-buy-in = En satellit behöver ett inköp, eller `seats_guaranteed` i `more`.
tournament-satellite-prizes = En satellit betalar ut platser och har inga priser att ställa in. Skriv ”usual” som priser.
tournament-satellite-matches = En satellit spelas tills det finns en plats till var och en, inte i matcher. Välj ett annat format.
tournament-satellite-dear = En plats i { $name } kostar { $most }. Flera ska dela på den, så välj ett lägre inköp.
tournament-bounty-buy-in = Med { $percent } % bounty måste inköpet vara minst { $least }.
tournament-again-both = En turnering har re-entries eller rebuys, inte båda. Lämna det ena tomt.
tournament-again-needs-late = Re-entries, rebuys och add-on kräver sen anmälan: sätt nivåerna med sen anmälan till minst 1.
tournament-more-unknown = `{ $text }` är ingen inställning i `more`. Skriv dem så här: `turn_seconds=45 breaks=4`. Välj bland: { $known }.
tournament-more-value = `{ $name }` i `more` måste vara ett heltal från { $least } till { $most }.
tournament-more-role = `role` i `more` måste vara en roll på den här servern, till exempel `role=@Medlemmar`, eller `role=0` för ingen.
tournament-more-password = `password` i `more` måste ha 1 till { $most } tecken utan blanksteg och kommatecken. `password=0` tar bort det.
tournament-level-too-long = Då blir det färre än två nivåer. En nivå kan vara högst { $most } minuter här.
tournament-undealable = Med de här inställningarna går ingen giv att dela ut. Ändra spelet, husreglerna eller `first_bet` i `more`.
tournament-guarantee-most = En garanti är högst { $most } marker.
tournament-text-channel = En turnering behöver en textkanal, så att borden kan vara trådar. Kör kommandot i en sådan.
tournament-no-room = Jag kan inte hålla en turnering i den här kanalen. Låt mig skicka meddelanden, skapa offentliga trådar och skriva i trådar här.
tournament-edit-what = Inget ändrades. Ange minst en sak att ändra.

## Which tournament

tournament-none = Det finns ingen turnering här. Moderatorer lägger upp en med `/tournament create`.
tournament-which = Vilken turnering menar du? Skriv namnet: { $names }.
tournament-unknown = Det finns ingen turnering ”{ $text }”. Se alla med `/tournament list`.
tournament-add-oneself = Dig själv anmäler du med `/tournament register` eller knappen på turneringens inlägg.
tournament-table-unknown = Turneringen har inget bord ”{ $text }”. Borden är: { $names }.
tournament-correct-what = Ange hur många marker, till exempel `300` eller `-300`.
tournament-list-empty = Inga turneringar är upplagda här. Moderatorer lägger upp dem med `/tournament create`.
tournament-list-line = `#{ NUMBER($id, useGrouping: 0) }` **{ $name }** · { $game } · { $when } · { $phase } · { $entrants } av { $most } · { $channel }
tournament-list-past = **Avslutade**
tournament-list-over = -# `#{ NUMBER($id, useGrouping: 0) }` { $name } · { $when } · { $phase } · { $entrants }
tournament-phase-scheduled = öppnar senare
tournament-phase-registering = anmälan är öppen
tournament-phase-check-in = incheckningen är öppen
tournament-phase-running = pågår
tournament-phase-finished = avslutad
tournament-phase-cancelled = inställd
tournament-more = … och { $count } till

## Calling

tournament-call = **{ $name }:** { $text }
    { $users }
tournament-announced = { $called ->
    [0] { $name } är postad på nytt.
    [one] { $name } är postad på nytt, och { $called } spelare har fått en notis.
   *[other] { $name } är postad på nytt, och { $called } spelare har fått en notis.
}

## Recurrences

schedules-none = Inga turneringar återkommer här. Moderatorer lägger upp en serie med `/tournament schedule`.
schedules-title = **Återkommande turneringar**
schedules-line = `#{ NUMBER($id, useGrouping: 0) }` **{ $name }** · { $game } · { $repeats } · { $channel } · nästa { $next }
schedules-over = ingen
tournaments-too-many = { $most } turneringar är redan på gång, och det är max. Vänta tills en är slut, eller använd `/tournament cancel`.
schedules-unreadable = `#{ NUMBER($id, useGrouping: 0) }` går inte att läsa längre, så serien lägger inte upp fler turneringar. Moderatorer avslutar den med `/series end`.
schedules-too-many = { $most } turneringar återkommer redan, och det är max. Avsluta en med `/series end` först.
schedule-unknown = Det finns ingen serie ”{ $text }”. Se alla med `/tournament schedules`.
schedule-dropped = Serien { $name } är avslutad. En turnering som redan är upplagd blir kvar; ställ in den med `/tournament cancel`.
series-changed = **{ $name }** återkommer { $repeats }.
series-next = Kommande starter: { $starts }.
series-over = Det blir inga fler starter.
series-stays = Turneringen { $when } är redan upplagd och blir som den är; ändra den med `/tournament edit`.
series-skipped = **{ $name }** spelas inte { $when }.
series-moved = **{ $name }** är flyttad till { $when }.
series-changed-meanwhile = ”{ $text }” ändrades eller avslutades nyss av någon annan. Titta med `/series show` och försök igen.
series-no-such-date = Serien har ingen start ”{ $text }”. Den har: { $starts }.
series-announced = Den är redan upplagd: ändra den med `/tournament edit`, eller ställ in den med `/tournament cancel`.
series-follow = Alla senare också
series-this-one = Bara den här ändrades. ”{ $name }” hör till en serie: knappen ändrar alla senare också.
day-unreadable = Jag förstår inte ”{ $text }” som en dag. Skriv till exempel { $day }, 24 december eller fredag.

## Templates

template-saved = **{ $name }** är sparad som mall för `/tournament create`. { $line }
template-deleted = Mallen { $name } är raderad.
template-list = **Mallar**
template-list-empty = Det finns inga mallar än. Spara en turnerings inställningar som mall med `/tournament template save`.
template-line = { $buy_in ->
    [0] **{ $name }**: { $game }, ca { $minutes } minuter, { $seats } per bord, inget inköp, högst { $most } spelare
   *[other] **{ $name }**: { $game }, ca { $minutes } minuter, { $seats } per bord, inköp { $buy_in }, högst { $most } spelare
}
template-starts = { $line }, { $day } { $time } ({ $zone })
template-unknown = Det finns ingen mall ”{ $text }”. Se alla med `/tournament template list`.
template-bad-name = ”{ $text }” fungerar inte som namn på en mall. Skriv högst { $most } bokstäver, siffror, mellanslag och tecken som - och /.
template-too-many = Det finns redan { $most } mallar. Radera en först.

## The league

league-title = **Liga { $season }** · de { $results } bästa resultaten räknas
league-line = { NUMBER($place, useGrouping: 0) }\. **{ $name }** · { $points } poäng · { $results ->
    [one] { $results } spelad
   *[other] { $results } spelade
} · bästa placering { $best }
league-empty = Ingen har poäng i { $season } än. Turneringar som räknas till ligan ger poäng.
league-heading = Liga
league-not-here = Alla i den här kanalen kan inte se den serien, så jag visar den inte för alla.
league-file = Som fil
league-file-sent = Tabellen för { $season }.
series-winners-file = Vinnarna som fil
series-winners-sent = Vinnarna i { $name }.
result-shared = Resultatet ligger nu i kanalen, synligt för alla.
result-file-sent = Resultatet för { $name }.
result-not-here = Alla i den här kanalen kan inte se turneringen, så jag visar den inte här.
result-none = Jag har inget resultat för den turneringen.
league-by-field = Poäng efter placering och antal deltagare, för den bättre halvan och minst de tre första.
league-by-places = Poäng efter placering: { $points }.
league-by-prize = Poäng: så många procent av alla priser som man har vunnit.
league-knockout = Plus { $count } poäng för varje spelare som man slår ut.
league-showing-up = Plus { $count } poäng för att man spelade.
series-leaders = **Tabell { $season }**
series-winners = **Vinnare**
series-winner = { $when }: { $names }
tournament-more-word = `{ $name }` i `more` är en av: { $known }.
season-unreadable = Jag förstår inte ”{ $text }”. Skriv en månad, ett kvartal eller ett år, t.ex. 2027-03, 2027-Q1 eller 2027.

## Who may not

forbidden-own-tournament = Du spelar i den här turneringen, så en annan moderator måste göra det.
