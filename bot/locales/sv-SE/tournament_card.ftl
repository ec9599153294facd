# Vad man ser av turneringar: kortet, markerställningen, resultatet, tillkännagivanden och knapparnas svar.

tourney-game = { $limit } { $game }
tourney-mix = { $limit }, mix: { $games }
tourney-game-line = { $game } · { $seats } vid varje bord
tourney-rules = -# Husregler: { $rules }
tourney-place = { $place ->
    [1] { $place }:a
    [2] { $place }:a
    [21] { $place }:a
    [22] { $place }:a
    [31] { $place }:a
    [32] { $place }:a
    [41] { $place }:a
    [42] { $place }:a
    [51] { $place }:a
    [52] { $place }:a
    [61] { $place }:a
    [62] { $place }:a
   *[other] { $place }:e
}
tourney-prize = { $place } { $amount }
tourney-chips = { $amount ->
    [one] 1 mark
   *[other] { $amount } marker
}
tourney-points = { $count ->
    [one] 1 poäng
   *[other] { $count } poäng
}
tourney-more = { $count } till
tourney-thread = { $name } { $number }
tourney-too-fast = ⚠️ Med { $entrants } deltagare på { $minutes } minuter stiger insatserna så fort att det blir lite spel. Räkna med minst { $shortest } minuter.
tourney-off-target = ⚠️ Med { $entrants } deltagare är den nog över efter omkring { $likely } minuter och inte { $minutes }, hur långa nivåerna än blir.
tourney-late-shorter = { $level ->
    [0] ⚠️ Med { $entrants } deltagare blir det { $again ->
        [re-entries] ingen sen anmälan och inga re-entries
        [rebuys] ingen sen anmälan och inga rebuys
       *[none] ingen sen anmälan
    }: en startstack är värd mindre än { $bets } stora satsningar redan från första nivån.
   *[other] ⚠️ Med { $entrants } deltagare tar { $again ->
        [re-entries] sen anmälan och re-entries
        [rebuys] sen anmälan och rebuys
       *[none] den sena anmälan
    } slut med nivå { $level }, inte { $asked }: sedan är en startstack värd mindre än { $bets } stora satsningar.
}

## The card before the start

tourney-starts = 🗓️ Startar { $when }
tourney-opens = Anmälan öppnar { $when }
tourney-check-in-opens = { $buy_in ->
    [0] Incheckning från { $when } till { $start }. Den som inte checkat in då får ingen plats.
   *[other] Incheckning från { $when } till { $start }. Den som inte checkat in då får inköpet tillbaka och ingen plats.
}
tourney-check-in-open = { $buy_in ->
    [0] Incheckningen är öppen till { $start }. Den som inte checkat in då får ingen plats.
   *[other] Incheckningen är öppen till { $start }. Den som inte checkat in då får inköpet tillbaka och ingen plats.
}
tourney-late-until = { $again ->
    [re-entries] Sen anmälan och re-entries till slutet av nivå { $level }
    [rebuys] Sen anmälan och rebuys till slutet av nivå { $level }
   *[none] Sen anmälan till slutet av nivå { $level }
}
tourney-no-late = { $again ->
    [re-entries] Ingen sen anmälan och inga re-entries
    [rebuys] Ingen sen anmälan och inga rebuys
   *[none] Ingen sen anmälan
}
tourney-buy-in = { $amount ->
    [0] Inget inköp
   *[other] Inköp **{ $amount }**
}
tourney-pool = Prispott **{ $amount }**
tourney-guarantee = { $amount } garanterat
tourney-re-entries = { $count ->
    [one] 1 re-entry
   *[other] { $count } re-entries
}
tourney-rebuys = { $count ->
    [one] 1 rebuy
   *[other] { $count } rebuys
}
tourney-add-on = 1 add-on i pausen efter sen anmälan
tourney-stack = Stack { $amount }
tourney-level-minutes = { $count ->
    [one] ca 1 minut per nivå
   *[other] ca { $count } minuter per nivå
}
tourney-level-hands = { $count ->
    [one] ca 1 giv per nivå
   *[other] ca { $count } givar per nivå
}
tourney-target = omkring { $minutes } minuter
tourney-ladder = **Insatser med { $entrants } deltagare:** { $stakes }
tourney-ladder-fixed = **Insatser:** { $stakes }
tourney-on-time = -# Insatserna är de som står här. Hur lång en nivå blir bestäms när den börjar, efter speltempot, så att turneringen slutar i tid.
tourney-ends-about = -# Insatserna är de som står här. Hur lång en nivå blir bestäms när den börjar, efter speltempot, så att turneringen slutar omkring { $when }.
tourney-prizes-with = **Priser med { $entrants } deltagare:** { $prizes }
tourney-prizes = **Priser:** { $prizes }
tourney-prizes-so-far = **Priser hittills:** { $prizes }
tourney-entrants = **Deltagare { $count } av { $most }**
tourney-needed = { $least } behövs
tourney-checked-in = ✅ { $name }
tourney-waiting = **Väntelista:** { $names }

## While it runs

tourney-level = **Nivå { $level }:** { $stakes }
tourney-next-level = Nästa nivå { $when }: { $stakes }
tourney-next-level-hands = Nästa nivå, i givar: { $stakes }
tourney-break-until = ☕ Paus, spelet fortsätter { $when }
tourney-paused = ⏸️ Pausad av en moderator. Nivåns klocka står still.
tourney-reason = Skäl: { $text }
tourney-hand-for-hand = Hand för hand: alla bord delar ut samtidigt tills bubblan har spruckit.
tourney-left = { $pool ->
    [0] **{ $left }** av { $entrants } kvar
   *[other] **{ $left }** av { $entrants } kvar · Prispott { $pool }
}
tourney-late-open = { $again ->
    [re-entries] Sen anmälan och re-entries är öppna till slutet av nivå { $level }.
    [rebuys] Sen anmälan och rebuys är öppna till slutet av nivå { $level }.
   *[none] Sen anmälan är öppen till slutet av nivå { $level }.
}
tourney-counts-link = [Ställning]({ $link })
tourney-out-so-far = **Utslagna hittills**
tourney-won = 🏆 **{ $names }** vann bland { $entrants } deltagare.
tourney-result-link = [Resultatet]({ $link })
tourney-cancelled = Inställd.
tourney-cancelled-running = { $pool ->
    [0] En moderator har ställt in den.
   *[other] En moderator har ställt in den. Prispotten gick tillbaka till dem som var kvar.
}
tourney-too-few = { $buy_in ->
    [0] Det krävs { $least } deltagare, och det var färre.
   *[other] Det krävs { $least } deltagare, och det var färre. Alla fick inköpet tillbaka.
}

## The chip counts

tourney-board-title = { $name }: ställning
tourney-players-left = { $count ->
    [one] 1 spelare kvar
   *[other] { $count } spelare kvar
}
tourney-average = snitt { $amount }
tourney-paid = { $count ->
    [one] 1 betald plats
   *[other] { $count } betalda platser
}
tourney-count = **{ $place }** { $name } · { $amount }
tourney-count-table = { $count } · B{ $table }
tourney-count-rebuys = { $count } · kan göra rebuy
tourney-tables = **Bord:** { $tables }
tourney-only-table = **Bord:** { $channel }
tourney-table = B{ $number } { $channel } ({ $players })

## The result

tourney-result-title = { $name }: resultat
tourney-result-entrants = { $count ->
    [one] 1 deltagare
   *[other] { $count } deltagare
}
tourney-result-minutes = { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
} (mål { $target })
tourney-result-hands = { $count ->
    [one] 1 giv
   *[other] { $count } givar
}
tourney-next = Nästa: { $when }
tourney-refund = { $name } fick tillbaka { $amount }

## Discord's scheduled event

tourney-event-name = Turnering
tourney-event = Turnering i { $game }. ”Intresserad” här är ingen anmälan. Anmäl dig på { $link }

## Announcements

tourney-said-reminder-day = **{ $name }** startar { $when }. { $count } av { $most } platser är tagna.
tourney-said-check-in-open = **{ $name }**: incheckningen är öppen. Start { $when }.
tourney-said-reminder-soon = **{ $name }** startar { $when }.
tourney-said-missing = Checka in nu för att få din plats: { $users }
tourney-said-seat = `{ $seat }` { $name }
tourney-said-started = **{ $name }** har startat: { $entrants } deltagare, { $tables ->
    [one] 1 bord
   *[other] { $tables } bord
}, nivå 1 med { $stakes }. { $tables ->
    [one] Bordet:
   *[other] Borden (det sista bryts först):
}
tourney-said-started-here = **{ $name }** har börjat. Nivå 1 är { $stakes }, alla har { $stack }. Platserna:
tourney-said-level = ⬆️ **Nivå { $level }** från nästa giv, { $lasts }: { $stakes }
tourney-lasts-minutes = { $count ->
    [one] i ca 1 minut
   *[other] i ca { $count } minuter
}
tourney-lasts-hands = { $count ->
    [one] i 1 giv
   *[other] i { $count } givar
}
tourney-said-late-over = { $pool ->
    [0] Den sena anmälan är över: { $entrants } deltagare spelar.
   *[other] Den sena anmälan är över: { $entrants } deltagare spelar om { $pool }.
}
tourney-said-moved = { $name }, din plats är här: plats { $seat }.
tourney-said-waits = Bordet väntar på dig till { $when } och fortsätter sedan utan dig.
tourney-said-moves = { $name } flyttar till { $channel }.
tourney-said-table-broken = { $channel } har brutits och spelarna har fått nya platser. { $left ->
    [one] 1 bord är kvar.
   *[other] { $left } bord är kvar.
}
tourney-said-out = { $name } åker ut på { $place } plats.
tourney-said-out-prize = { $name } åker ut på { $place } plats och vinner { $amount }.
tourney-said-rebuy = { $amount ->
    [0] { $name }, du har slut på marker. En rebuy ger { $stack } marker och kostar inget. Tiden går ut { $when }.
   *[other] { $name }, du har slut på marker. En rebuy ger { $stack } marker och kostar { $amount }. Tiden går ut { $when }.
}
tourney-said-bought-again = { $name } är tillbaka med en ny stack.
tourney-said-moved-up = { $amount ->
    [0] { $name }, du har flyttat upp från väntelistan. Start { $when }.
   *[other] { $name }, du har flyttat upp från väntelistan, och ditt inköp är betalt. Start { $when }.
}
tourney-said-refunded = { $amount ->
    [0] { $name } hade inte checkat in och spelar inte med.
   *[other] { $name } hade inte checkat in och fick tillbaka { $amount }.
}
tourney-said-removed = En moderator har tagit { $name } ur turneringen.
tourney-said-break = ☕ Paus: spelet fortsätter { $when }.
tourney-said-break-add-on = { $amount ->
    [0] ☕ Paus: spelet fortsätter { $when }. Till dess får alla göra ett tilläggsköp, { $stack } till, det kostar inget.
   *[other] ☕ Paus: spelet fortsätter { $when }. Till dess får alla göra ett tilläggsköp, { $stack } till för { $amount }.
}
tourney-said-break-over = Pausen är över.
tourney-said-bubble = { $paid ->
    [one] Bubblan: { $left } kvar, och en får betalt.
   *[other] Bubblan: { $left } kvar, och { $paid } får betalt.
}
tourney-said-hand-for-hand = Hand för hand från och med nu: varje bord väntar tills alla har spelat klart sin giv.
tourney-said-in-the-money = Alla { $left } som är kvar är i pengarna.
tourney-said-final-table = 🏁 Finalbordet: { $left } är kvar.
tourney-said-overrun = Det drar ut på tiden. Från 10 minuter efter planerat slut varar varje nivå två givar.
tourney-said-paused = ⏸️ En moderator har pausat **{ $name }**. Nivåns klocka står still.
tourney-said-resumed = ▶️ **{ $name }** fortsätter.
tourney-said-cancelled = **{ $name }** är inställd.
tourney-said-finished = 🏆 { $name } vinner { $event }. Resultatet finns i { $channel }.

## Buttons

tourney-button-register = { $amount ->
    [0] Anmäl dig
   *[other] Anmäl dig ({ $amount })
}
tourney-button-late = { $amount ->
    [0] Sen anmälan
   *[other] Sen anmälan ({ $amount })
}
tourney-button-wait = Ställ dig på väntelistan
tourney-button-withdraw = Avanmäl dig
tourney-button-checkin = Checka in
tourney-button-rebuy = { $amount ->
    [0] Rebuy
   *[other] Rebuy ({ $amount })
}
tourney-button-re-entry = { $amount ->
    [0] Re-entry
   *[other] Re-entry ({ $amount })
}
tourney-button-addon = { $amount ->
    [0] Add-on
   *[other] Add-on ({ $amount })
}
tourney-button-here = Jag är här
tourney-button-next = Med nästa gång
tourney-button-rematch = Revansch
tourney-button-hands = Alla givar

## Their answers

tourney-gone = Den turneringen är slut, eller tillhör inte den här servern.
tourney-done-register = { $amount ->
    [0] Du är med i { $name }.
   *[other] Du är med i { $name }, och { $amount } gick till prispotten.
}
tourney-done-waiting = { $amount ->
    [0] Alla { $most } platser är tagna. Du är nummer { $number } på väntelistan och får en notis när du flyttas upp.
   *[other] Alla { $most } platser är tagna. Du är nummer { $number } på väntelistan och betalar först när du flyttas upp.
}
tourney-done-late = { $amount ->
    [0] Du är med i { $name } med { $stack }. Du får en notis när din plats är klar.
   *[other] Du är med i { $name } med { $stack }, och { $amount } gick till prispotten. Du får en notis när din plats är klar.
}
tourney-done-withdraw = { $amount ->
    [0] Du är ute ur { $name }.
   *[other] Du är ute ur { $name }. Det du betalat är tillbaka i din plånbok.
}
tourney-done-check-in = Du är incheckad. Start { $when }, och du får en notis vid ditt bord.
tourney-done-again = { $amount ->
    [0] Du har { $stack } till.
   *[other] Du har { $stack } till, och { $amount } gick till prispotten.
}
tourney-done-add-on = { $amount ->
    [0] Du har { $stack } till.
   *[other] Du har { $stack } till, och { $amount } gick till prispotten.
}
tourney-done-here = Bra. Bordet delar ut så snart alla är här.
tourney-done-edit = { $name } är ändrad. Inlägget visar vad som gäller nu.
tourney-done-cancel = { $amount ->
    [0] { $name } är inställd.
   *[other] { $name } är inställd, och alla får sina marker tillbaka som utlovat.
}
tourney-done-pause = { $name } pausar: givarna som pågår spelas klart, sedan delas inget ut.
tourney-done-pause-now = { $name } är pausad direkt, och alla klockor står stilla.
tourney-done-resume = { $name } fortsätter.
tourney-done-remove = { $player } är ute ur { $name }.
tourney-next-running = Turneringen är igång. Du får en notis när din plats är klar.
tourney-next-table = Du spelar vid { $channel }.
tourney-next-check-in = Checka in från { $opens }: den startar { $when }, och den som inte checkat in får ingen plats.
tourney-next-check-in-now = Checka in nu: den startar { $when }, och den som inte checkat in får ingen plats.
tourney-next-start = Start { $when }. Du får en notis vid ditt bord.
tourney-done-move = **{ $name }** finns nu i { $channel }.
tourney-next-none = Någon nästa gång är inte längre planerad.
tourney-rematch-over = Revanschen är redan över. Klicka på dess eget resultat för en till.
tourney-rematch-late = En revansch kan erbjudas i en timme efter slutet, alltså till { $when }, och det har passerat.
tourney-rematch-players = Bara de som spelade kan erbjuda en revansch. När den finns kan alla anmäla sig.
tourney-denial-over = Den turneringen är slut.
tourney-denial-not_open = Anmälan öppnar { $opens }.
tourney-denial-closed = Anmälan är stängd: tiden är ute, eller så är alla platser tagna.
tourney-denial-already_in = Du är redan med.
tourney-denial-not_in = Du är inte med i den här turneringen.
tourney-denial-not_in-other = { $name } är inte med i den här turneringen, eller redan ute.
tourney-denial-running = Turneringen har börjat, så det går inte längre.
tourney-denial-running-cancel = { $name } har hunnit starta. Ge kommandot en gång till för att ställa in den medan den pågår.
tourney-denial-not_running = Turneringen är inte igång.
tourney-denial-no_check_in = Incheckningen är inte öppen. Där det finns en öppnar den 15 minuter före starten: { $check_in }.
tourney-denial-already_checked_in = Du är redan incheckad.
tourney-denial-insufficient_chips = Din plånbok har för få marker: det kostar { $amount }. `/wallet` visar vad du har.
tourney-denial-banned = Du är avstängd från borden på den här servern { $until }, så du kan inte delta.
tourney-denial-leaving = Du har bett om att bli glömd, så du kan inte vara med i någon turnering förrän boten har gjort det.
tourney-denial-wallet_frozen = Din plånbok är fryst av en moderator, så du kan inte betala. `/wallet` säger varför.
tourney-denial-not_out = Du har fortfarande marker.
tourney-denial-no_rebuy = Du kan inte göra någon rebuy eller re-entry nu. Alla är använda, eller så är tiden ute.
tourney-denial-no_add_on = Du kan inte ta någon add-on nu. Den är redan tagen, eller så är det inte add-on-paus.
tourney-denial-already_paused = Turneringen är redan pausad.
tourney-denial-not_paused = Turneringen är inte pausad.
tourney-denial-buy_in_fixed = Inköpet ligger fast: någon har betalat det. Ställ in turneringen och lägg upp en annan för att ändra det.
tourney-denial-store_failed = Det kunde inte sparas, så inget har hänt. Försök igen om en stund.
tourney-denial-already_done = Det är redan utfört; det räknas en gång.
tourney-hands = { $count ->
    [one] Den enda given, som rummet såg den: utan lagda och ovisade kort. Den är i standarden för pokerhandhistorik (.phh).
   *[other] Alla { $count } givar, som rummet såg dem: utan lagda och ovisade kort. De är i standarden för pokerhandhistorik (.phh).
}
tourney-hands-later = Alla givar går att få när turneringen är slut.
tourney-hands-none = Ingen giv spelades klart.
tourney-hands-too-large = Givarna ryms inte i ett meddelande. Be den som driver boten om dem.
