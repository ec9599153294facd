### Turneringar: /tournament och /league, och vad som sägs till den som lägger upp dem. Deras kort är i tournament_card.
### Allt i /tournament tillsammans får ha 8 000 tecken hos Discord, så dess beskrivningar är korta.

## Commands

command-tournament = Schemalagda turneringar
command-tournament-create = Lägg upp en turnering; du ser den innan den postas
command-tournament-schedule = Lägg upp en turnering som återkommer
command-tournament-schedules = Se vilka turneringar som återkommer
command-tournament-unschedule = Avsluta en återkommande turnering
command-tournament-edit = Ändra en turnering innan den startar
command-tournament-cancel = Ställ in en turnering; marker ges tillbaka
command-tournament-pause = Pausa en turnering som pågår
command-tournament-pause-at-once = Stoppa också givar som pågår, med klockor och allt
command-tournament-resume = Låt en pausad turnering fortsätta
command-tournament-remove = Ta en spelare ur en turnering
command-tournament-announce = Posta inlägget på nytt och pinga deltagarna
command-tournament-announce-text = Vad du vill säga; utan text pingas ingen
command-tournament-register = Anmäl dig till en turnering och betala inköpet
command-tournament-withdraw = Avanmäl dig före starten; inköpet kommer tillbaka
command-tournament-checkin = Checka in strax före starten
command-tournament-list = Se serverns turneringar
command-tournament-info = Se en turnering i sin helhet
command-tournament-template = Turneringar under ett namn
command-tournament-template-save = Spara en turnerings inställningar under ett namn
command-tournament-template-delete = Radera en turneringsmall
command-tournament-template-list = Se turneringsmallarna
command-tournament-template-name = Mallens namn
command-tournament-option-name = Vad den heter
command-tournament-option-game = Spelet, eller mix för flera i tur och ordning
command-tournament-option-start = Till exempel 20:00, fredag kl 20, om 30 minuter
command-tournament-option-zone = Tidszon, t.ex. Europe/Stockholm; annars förra gångens
command-tournament-option-repeats = Som varje vecka, varje fredag kl 20, första fredagen i månaden, eller en RRULE
command-tournament-option-minutes = Hur länge den ska vara; 60 om det utelämnas
command-tournament-option-seats = Platser vid ett bord; 6 om det utelämnas
command-tournament-option-buy-in = Marker för att vara med; inga om det utelämnas
command-tournament-option-guarantee = Marker som huset ser till finns i prispotten
command-tournament-option-limit = Hur satsningar begränsas; som i spelet brukligt om det utelämnas
command-tournament-option-rules = Husregler: en uppsättning, eller enskilda
command-tournament-option-rotation = Spelen i en blandning, i ordning
command-tournament-option-late-levels = Nivåer med sen anmälan; 2 om det utelämnas
command-tournament-option-re-entries = Re-entries per spelare; annars 0
command-tournament-option-rebuys = Rebuys per spelare; annars 0
command-tournament-option-add-on = Om det finns en add-on efter sen anmälan
command-tournament-option-check-in = Om spelare checkar in före starten; ja om det utelämnas
command-tournament-option-entrants-most = Spelare som mest; 64 om det utelämnas
command-tournament-option-prizes = Procent, som 50 30 20; usual för de vanliga
command-tournament-option-season = Vilken ligasäsong den räknas till; kvartalet om det utelämnas
command-tournament-option-stack = Startstack i stora satsningar, eller stora mörkar
command-tournament-option-level-minutes = Minuter per nivå; en tiondel av det hela om det utelämnas
command-tournament-option-more = Fler inställningar, som turn_seconds=45 entrants_least=6 breaks=4 break_minutes=10
command-tournament-option-template = En mall som har med allt som utelämnas
command-tournament-option-tournament = Vilken, där det finns flera
command-tournament-option-schedule = Vilken
command-tournament-option-reason = För protokollet
command-league = Se ligatabellen för en säsong
command-league-season = Till exempel 2027-Q1, 2027-03 eller 2027; den här om det utelämnas
help-heading-tournaments = Turneringar
season-month = Varje månad är en säsong
season-quarter = Varje kvartal är en säsong
season-year = Varje år är en säsong
season-none = Den räknas inte till ligan

## Before it is posted

tournament-preview = Så här kommer inlägget att se ut. Bara du ser det än så länge.
tournament-post = Posta
tournament-drop = Avbryt
tournament-understood = Start i tidszonen { $zone }: { $when }.
tournament-next-starts = Den återkommer { $repeats }. Nästa starter, efter din klocka: { $starts }.
tournament-with = **Med { $entrants }:** { $stakes }
tournament-with-prizes = { $prizes }
tournament-dropped = Inget postades.
tournament-preview-gone = Jag minns inte den förhandsvisningen längre: jag har startats om sedan dess, eller så är det länge sedan. Ge kommandot en gång till.
tournament-created = Turnering #{ NUMBER($id, useGrouping: 0) } är upplagd i { $channel }. Ändra den med `/tournament edit` tills den startar.
tournament-scheduled = Sparad som serie #{ NUMBER($id, useGrouping: 0) }. Var och en tillkännages fem dagar innan den startar. Nästa starter: { $starts }. `/tournament unschedule` avslutar den.

## What cannot be understood, or contradicts itself

tournament-lacks = Det här saknas: { $parts }. Ange det också i kommandot, eller välj en mall som har det med.
tournament-lacks-name = ett namn
tournament-lacks-game = ett spel
tournament-lacks-start = en start, till exempel fredag kl 20
start-unreadable = Jag förstår inte ”{ $text }”. Skriv en tid på engelska, med dag om det behövs: 20:00, friday 20:00, tomorrow 8pm, { $day } 20:00, 26 march 20:00, in 30 minutes.
start-several = ”{ $text }” kan betyda { $readings }. Skriv det du menar.
start-other-weekday = ”{ $text }” går inte ihop: { $day } är en annan veckodag. Skriv bara datumet eller bara veckodagen.
start-past = <t:{ NUMBER($when, useGrouping: 0) }:F> har redan varit. Välj en senare start.
start-too-far = ”{ $text }” är mer än ett år bort. Skriv en närmare start.
no-such-zone = Det finns ingen tidszon ”{ $text }”. Skriv ett namn som Europe/Stockholm eller America/New_York; det föreslås medan du skriver.
repeats-unreadable = Jag förstår inte ”{ $text }”. Skriv dagligen, varje vecka, varje fredag, varje tisdag och fredag, varannan fredag, första fredagen i månaden, eller en RRULE i dagar.
repeats-either = ”{ $text }” kan betyda { $weeks ->
    [2] varannan vecka
   *[other] var { $weeks }:e vecka
} eller en gång i månaden. Skriv ”{ $weekly }” eller ”{ $monthly }”.
repeats-several = ”{ $text }” kan betyda { $readings }. Skriv det du menar.
repeats-other-time = ”{ $text }” säger { $time }, och starten säger { $start }. Skriv samma tid på båda ställena, eller utelämna den på det ena.
repeats-never = ”{ $text }” ger ingen start de närmaste två åren. Skriv något som återkommer tidigare.
rule-unreadable = ”{ $text }” är ingen regel enligt RFC 5545 som jag kan följa. FREQ=WEEKLY;BYDAY=FR är en.
rule-too-often = ”{ $text }” återkommer oftare än en gång om dagen. En gång om dagen är det mesta.
tournament-bad-name = Skriv ett namn på högst { $most } synliga tecken.
tournament-no-such-game = Det finns inget spel ”{ $text }”. Välj något av { $games }.
tournament-no-choice = Turneringar spelar inte dealer's choice: deras nivåer väntar inte på någon. Välj en blandning med en rotation.
tournament-no-such-limit = Det finns ingen limit ”{ $text }”. Välj någon av { $known }.
tournament-no-such-season = Det finns ingen säsong ”{ $text }”. Välj någon av { $known }.
tournament-shares-unreadable = Jag förstår inte ”{ $text }” som priser. Skriv procent från första plats och nedåt, som 50 30 20, eller usual.
tournament-shares-sum = ”{ $text }” kan inte vara priserna: de måste bli 100 tillsammans, var och en över 0 och ingen större än den före.
tournament-shares-of-nothing = Utan inköp eller garanti finns inget att dela ut som priser. Ange ett inköp, eller skriv usual som priser.
tournament-again-both = En turnering har re-entries eller rebuys, inte båda. Lämna det ena tomt.
tournament-again-needs-late = Re-entries, rebuys och add-on kräver sen anmälan: sätt nivåerna med sen anmälan till minst 1.
tournament-more-unknown = `{ $text }` är ingen av inställningarna som går i `more`. Skriv dem som `turn_seconds=45 breaks=4`; det finns: { $known }.
tournament-more-value = `{ $name }` i `more` är ett heltal från { $least } till { $most }.
tournament-level-too-long = Det lämnar färre än två nivåer. En nivå får vara högst { $most } minuter här.
tournament-undealable = Ingen giv kan delas ut med de här inställningarna. Ändra spelet, husreglerna eller den första satsningen.
tournament-text-channel = En turnering behöver en textkanal på sin server, så att borden kan vara trådar. Ge kommandot i en sådan.
tournament-no-room = Jag kan inte hålla en turnering i den här kanalen. Låt mig skicka meddelanden, skapa offentliga trådar och skriva i trådar här.
tournament-edit-what = Inget ändrades. Ange minst en sak att ändra.

## Which tournament

tournament-none = Det finns ingen turnering här. Moderatorer lägger upp en med `/tournament create`.
tournament-which = Vilken turnering menar du? Ange dess namn: { $names }.
tournament-unknown = Det finns ingen turnering ”{ $text }”. `/tournament list` visar dem som finns.
tournament-list-empty = Ingen turnering är upplagd här. Det gör moderatorer med `/tournament create`.
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

schedules-none = Ingen turnering återkommer här. Moderatorer lägger upp en med `/tournament schedule`.
schedules-title = **Återkommande turneringar**
schedules-line = `#{ NUMBER($id, useGrouping: 0) }` **{ $name }** · { $game } · { $repeats } · { $channel } · nästa { $next }
schedules-over = ingen
tournaments-too-many = { $most } turneringar är redan på gång, och fler får det inte vara samtidigt. Vänta tills en är slut, eller använd `/tournament cancel`.
schedules-too-many = { $most } turneringar återkommer redan, och fler får det inte vara. Avsluta en med `/tournament unschedule` först.
schedule-unknown = Det finns ingen serie ”{ $text }”. `/tournament schedules` visar dem som finns.
schedule-dropped = Serien { $name } är avslutad. En turnering som redan är upplagd blir kvar; ställ in den med `/tournament cancel`.

## Templates

template-saved = Sparad som mall för `/tournament create`. { $line }
template-deleted = Mallen { $name } är borta.
template-list = **Mallar**
template-list-empty = Det finns ingen mall än. `/tournament template save` sparar en turnerings inställningar som en.
template-line = { $buy_in ->
    [0] **{ $name }**: { $game }, omkring { $minutes } minuter, { $seats } vid varje bord, inget inköp, högst { $most } spelare
   *[other] **{ $name }**: { $game }, omkring { $minutes } minuter, { $seats } vid varje bord, inköp { $buy_in }, högst { $most } spelare
}
template-starts = { $line }, { $day } { $time } ({ $zone })
template-unknown = Det finns ingen mall ”{ $text }”. `/tournament template list` visar dem som finns.
template-bad-name = ”{ $text }” är inget namn på en mall. Skriv upp till { $most } bokstäver, siffror, mellanslag och tecken som - och /.
template-too-many = Det finns redan { $most } mallar. Radera en först.

## The league

league-title = **Liga { $season }** · de { $results } bästa resultaten räknas
league-line = { NUMBER($place, useGrouping: 0) }\. **{ $name }** · { $points } poäng · { $results ->
    [one] { $results } spelad
   *[other] { $results } spelade
} · bästa plats { $best }
league-empty = Ingen har poäng i { $season } än. Turneringar som räknas till ligan ger dem.
season-unreadable = Jag förstår inte ”{ $text }” som en säsong. Skriv en månad som 2027-03, ett kvartal som 2027-Q1, eller ett år som 2027.

## Who may not

forbidden-own-tournament = Du spelar i den här turneringen, så en annan moderator får göra det.
