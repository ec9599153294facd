# What people see of tournaments: the card, the chip counts, the result, announcements, and the buttons' answers.

# The name of Limit Hold'em already has its limit.
tourney-game = { $kind ->
    [limit-holdem] { $game }
   *[other] { $limit } { $game }
}
tourney-mix = { $limit }, mix: { $games }
tourney-mix-usual = Mix: { $games }
tourney-mix-named = { $mix }: { $games }
tourney-stakes-unlimited = { $limits ->
    [pot] pot limit
    [no] no limit
   *[both] pot limit och no limit
} { $stakes }
tourney-game-line = { $game } · { $seats } per bord
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
tourney-off-target = ⚠️ Med { $entrants } deltagare slutar turneringen nog efter ungefär { $likely } minuter, inte { $minutes }, hur långa nivåerna än är.
tourney-late-shorter = { $level ->
    [0] ⚠️ Med { $entrants } deltagare blir det { $again ->
        [re-entries] ingen sen anmälan och inga re-entries
        [rebuys] ingen sen anmälan och inga rebuys
       *[none] ingen sen anmälan
    }: en startstack är värd mindre än { $bets } stora satsningar redan på nivå 1.
   *[other] ⚠️ Med { $entrants } deltagare { $again ->
        [re-entries] tar sen anmälan och re-entries slut
        [rebuys] tar sen anmälan och rebuys slut
       *[none] tar sen anmälan slut
    } efter nivå { $level }, inte { $asked }: sedan är en startstack värd mindre än { $bets } stora satsningar.
}

## The card before the start

tourney-starts = 🗓️ Startar { $when }
tourney-fills = { $buy_in ->
    [0] 🪑 Startar en minut efter att sista platsen har tagits. Är den inte full senast { $when } ställs den in.
   *[other] 🪑 Startar en minut efter att sista platsen har tagits. Är den inte full senast { $when } ställs den in, och alla får inköpet tillbaka.
}
tourney-standing = Så fort den startar öppnar nästa.
tourney-when-full = när den är full
tourney-opens = Anmälan öppnar { $when }
tourney-check-in-opens = { $buy_in ->
    [0] Incheckning från { $when } till { $start }. Checkar du inte in får du ingen plats.
   *[other] Incheckning från { $when } till { $start }. Checkar du inte in får du inköpet tillbaka, men ingen plats.
}
tourney-check-in-open = { $buy_in ->
    [0] Incheckningen är öppen till { $start }. Checkar du inte in får du ingen plats.
   *[other] Incheckningen är öppen till { $start }. Checkar du inte in får du inköpet tillbaka, men ingen plats.
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
tourney-bounty = { $kind ->
    [progressive] Progressiv bounty **{ $amount }**
   *[plain] Bounty **{ $amount }**
}
tourney-pool = Prispott **{ $amount }**
tourney-guarantee = { $amount } garanterat
tourney-seats-for = 🎟️ Satellit: 1 plats i { $target } per { $amount } i prispotten
tourney-seats-so-far = { $count ->
    [one] 1 plats hittills
   *[other] { $count } platser hittills
}
tourney-seats-guaranteed = { $count ->
    [one] 1 garanterad
   *[other] { $count } garanterade
}
tourney-target-gone = { $target } är inte öppen längre, så platserna betalas ut i marker.
tourney-seats = { $count ->
    [one] 1 plats
   *[other] { $count } platser
}
tourney-won-seat = plats i { $target }
tourney-re-entries = { $count ->
    [one] 1 re-entry
   *[other] { $count } re-entries
}
tourney-rebuys = { $count ->
    [one] 1 rebuy
   *[other] { $count } rebuys
}
tourney-add-on = 1 add-on i pausen efter sen anmälan
tourney-needs-role = 🔒 Bara för { $role }
tourney-needs-password = 🔒 Med ett lösenord, som du anger när du anmäler dig
tourney-stack = Stack { $amount }
tourney-level-minutes = { $count ->
    [one] ca 1 minut per nivå
   *[other] ca { $count } minuter per nivå
}
tourney-level-hands = { $count ->
    [one] ca 1 giv per nivå
   *[other] ca { $count } givar per nivå
}
tourney-target = ca { $minutes } minuter
tourney-ladder = **Nivåer med { $entrants } deltagare:** { $stakes }
tourney-ladder-fixed = **Nivåer:** { $stakes }
tourney-on-time = -# Insatserna ligger fast. Hur lång en nivå blir avgörs när den börjar, efter speltempot, så att turneringen slutar i tid.
tourney-ends-about = -# Insatserna ligger fast. Hur lång en nivå blir avgörs när den börjar, efter speltempot, så att turneringen slutar omkring { $when }.
tourney-prizes-with = **Priser med { $entrants } deltagare:** { $prizes }
tourney-prizes = **Priser:** { $prizes }
tourney-prizes-so-far = **Priser hittills:** { $prizes }
tourney-entrants = **Deltagare { $count } av { $most }**
tourney-needed = minst { $least } för start
tourney-checked-in = ✅ { $name }
tourney-waiting = **Väntelista:** { $names }

## While it runs

tourney-level = **Nivå { $level }:** { $stakes }
tourney-next-level = Nästa nivå { $when }: { $stakes }
tourney-next-level-hands = Nivån räknas i givar. Nästa nivå: { $stakes }
tourney-break-until = ☕ Paus, spelet fortsätter { $when }
tourney-paused = ⏸️ Pausad av en moderator. Nivåklockan står still.
tourney-reason = Skäl: { $text }
tourney-hand-for-hand = Hand för hand: alla bord delar ut samtidigt tills bubblan spricker.
tourney-left = { $pool ->
    [0] **{ $left }** av { $entrants } kvar
   *[other] **{ $left }** av { $entrants } kvar · Prispott { $pool }
}
tourney-late-open = { $again ->
    [re-entries] Sen anmälan och re-entries är öppna till slutet av nivå { $level }, eller tills startstacken har blivit för kort.
    [rebuys] Sen anmälan och rebuys är öppna till slutet av nivå { $level }, eller tills startstacken har blivit för kort.
   *[none] Sen anmälan är öppen till slutet av nivå { $level }, eller tills startstacken har blivit för kort.
}
tourney-counts-link = [Ställning]({ $link })
tourney-out-so-far = **Utslagna hittills**
tourney-won = 🏆 **{ $names }** vann bland { $entrants } deltagare.
tourney-result-link = [Resultatet]({ $link })
tourney-cancelled = Inställd.
tourney-cancelled-running = { $pool ->
    [0] En moderator avbröt den.
   *[other] En moderator avbröt den. Prispotten delades mellan dem som var kvar.
}
tourney-too-few = { $buy_in ->
    [0] Det blev färre än { $least } deltagare.
   *[other] Det blev färre än { $least } deltagare. Alla fick inköpet tillbaka.
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
} (planerat { $target })
tourney-result-hands = { $count ->
    [one] 1 giv
   *[other] { $count } givar
}
tourney-next = Nästa: { $when }
tourney-bounties = { $amount } i bounties
tourney-refund = { $name } fick tillbaka { $amount }

## Discord's scheduled event

tourney-event-name = Turnering
tourney-event = Turnering: { $game }. ”Intresserad” här är ingen anmälan. Anmäl dig på { $link }

## Announcements

tourney-said-reminder-day = **{ $name }** startar { $when }. { $count } av { $most } platser är tagna.
tourney-said-check-in-open = **{ $name }**: incheckningen är öppen. Start { $when }.
tourney-said-reminder-soon = **{ $name }** startar kl. { $when }.
tourney-said-full = **{ $name }** är full och startar { $when }.
tourney-said-missing = Checka in nu för att behålla din plats: { $users }
tourney-said-seat = `{ $seat }` { $name }
tourney-said-started = **{ $name }** har startat: { $entrants } deltagare, { $tables ->
    [one] 1 bord
   *[other] { $tables } bord
}, nivå 1 med { $stakes }. { $breaks ->
    [yes] Borden (det sista bryts först):
   *[no] { $tables ->
        [one] Bordet:
       *[other] Borden:
    }
}
tourney-said-started-here = **{ $name }** har startat. Nivå 1 är { $stakes }, och alla har { $stack }. Platserna:
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
    [0] Sen anmälan är stängd: { $entrants } deltagare spelar.
   *[other] Sen anmälan är stängd: { $entrants } deltagare spelar om { $pool }.
}
tourney-said-moved = { $name }, du har flyttats hit, till plats { $seat }.
tourney-said-waits = Bordet väntar på dig till { $when } och delar sedan ut utan dig.
tourney-said-moves = { $name } flyttas till { $channel }.
tourney-said-table-breaks = Det här bordet bryts. Era nya platser, där ni pingas så snart det bordet har spelat klart sin giv:
tourney-said-new-seat = { $name }: { $channel }, plats { $seat }
tourney-said-table-broken = { $channel } har brutits och spelarna har fått nya platser. { $left ->
    [one] 1 bord är kvar.
   *[other] { $left } bord är kvar.
}
tourney-said-out = { $name } åker ut på { $place } plats.
tourney-said-out-prize = { $name } åker ut på { $place } plats och vinner { $amount }.
tourney-said-bounty = { $shared ->
    [yes] { $kept ->
        [0] 🎯 { $name } får en del av bountyn på { $of }: { $amount }.
       *[other] 🎯 { $name } får en del av bountyn på { $of }: { $amount }, och den egna bountyn ökar med { $kept }.
    }
   *[no] { $kept ->
        [0] 🎯 { $name } tar bountyn på { $of }: { $amount }.
       *[other] 🎯 { $name } tar bountyn på { $of }: { $amount }, och den egna bountyn ökar med { $kept }.
    }
}
tourney-said-rebuy = { $amount ->
    [0] { $name }, du har slut på marker. En rebuy ger { $stack } marker och kostar inget. Tiden går ut kl. { $when }.
   *[other] { $name }, du har slut på marker. En rebuy ger { $stack } marker och kostar { $amount }. Tiden går ut kl. { $when }.
}
tourney-said-bought-again = { $name } är tillbaka med en ny stack.
tourney-said-moved-up = { $amount ->
    [0] { $name }, du har flyttats upp från väntelistan. Start { $when }.
   *[other] { $name }, du har flyttats upp från väntelistan, och ditt inköp är betalt. Start { $when }.
}
tourney-passed-over = { $amount ->
    [0] Det blev din tur på väntelistan till { $name } ({ $place }), men du kan inte spela turneringar där just nu. Du står inte längre på listan. `/tournament register` säger varför.
   *[other] Det blev din tur på väntelistan till { $name } ({ $place }), men inköpet gick inte att dra: du har för få marker, din plånbok är fryst, eller du är bannad från borden. Du står inte längre på listan. `/wallet` visar vad du har, och med `/tournament register` anmäler du dig igen.
}
tourney-missed-check-in = Du checkade inte in till { $name } ({ $place }) i tid, så du står inte längre på väntelistan.
tourney-left-out = { $amount ->
    [0] { $name } ({ $place }) har börjat, och det blev ingen plats ledig för dig. Du står inte längre på väntelistan.
   *[other] { $name } ({ $place }) har börjat, och det blev ingen plats ledig för dig. Du står inte längre på väntelistan och har inte betalat något.
}
tourney-said-refunded = { $amount ->
    [0] { $name } checkade inte in och spelar inte.
   *[other] { $name } checkade inte in och fick tillbaka { $amount }.
}
tourney-said-removed = En moderator har tagit bort { $name } ur turneringen.
tourney-said-sent = En moderator flyttar { $name } till { $channel } före nästa giv.
tourney-said-stays = { $name } flyttas ändå inte till { $channel }.
tourney-said-corrected = En moderator rättar markerna för { $name } före nästa giv: { $change }.
tourney-said-correction-lapsed = Markerna för { $name } rättas ändå inte, för få är kvar: { $change }.
tourney-said-break = ☕ Paus: spelet fortsätter { $when }.
tourney-said-break-add-on = { $amount ->
    [0] ☕ Paus: spelet fortsätter { $when }. Under pausen får alla ta en add-on: { $stack } marker, gratis.
   *[other] ☕ Paus: spelet fortsätter { $when }. Under pausen får alla ta en add-on: { $stack } marker för { $amount }.
}
tourney-said-break-over = Pausen är över.
tourney-said-bubble-seats = { $paid ->
    [one] På bubblan: { $left } kvar om 1 plats.
   *[other] På bubblan: { $left } kvar om { $paid } platser.
}
tourney-said-seats = 🎟️ En plats i { $target } går till { $names }. Resultatet av { $event } finns i { $channel }.
tourney-said-bubble = { $paid ->
    [one] Bubblan: { $left } kvar, och en får betalt.
   *[other] Bubblan: { $left } kvar, och { $paid } får betalt.
}
tourney-said-hand-for-hand = Hand för hand från och med nu: varje bord väntar tills alla har spelat klart sin giv.
tourney-said-in-the-money = { $left ->
    [2] Båda som är kvar är i pengarna.
   *[other] Alla { $left } som är kvar är i pengarna.
}
tourney-said-final-table = 🏁 Finalbord: { $left } kvar.
tourney-said-overrun = Det drar ut på tiden. Från 10 minuter efter planerat slut varar varje nivå två givar.
tourney-said-paused = ⏸️ En moderator har pausat **{ $name }**. Nivåklockan står still.
tourney-said-resumed = ▶️ **{ $name }** fortsätter.
tourney-said-cancelled = **{ $name }** är inställd.
tourney-said-finished = 🏆 { $name } vinner { $event }. Se resultatet i { $channel }.

## Buttons

tourney-button-register = { $amount ->
    [0] Anmäl dig
   *[other] Anmäl dig ({ $amount })
}
tourney-button-late = { $amount ->
    [0] Sen anmälan
   *[other] Sen anmälan ({ $amount })
}
tourney-button-join = { $amount ->
    [0] Gå med
   *[other] Gå med ({ $amount })
}
tourney-button-wait = { $amount ->
    [0] Väntelista
   *[other] Väntelista ({ $amount })
}
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
tourney-button-next = { $amount ->
    [0] Anmäl dig till nästa
   *[other] Anmäl dig till nästa ({ $amount })
}
tourney-button-rematch = { $amount ->
    [0] Revansch
   *[other] Revansch ({ $amount })
}
tourney-button-hands = Ladda ner alla givar
tourney-button-manage = Hantera
tourney-button-now = Starta nu
tourney-button-delay = Skjut upp 10 minuter

## Their answers

tourney-gone = Den turneringen är slut eller hör till en annan server.
tourney-done-register = { $amount ->
    [0] Du är anmäld till { $name }.
   *[other] Du är anmäld till { $name }, och { $amount } gick till prispotten.
}
tourney-done-bounty = Bountyn på dig är { $amount }.
tourney-done-waiting = { $amount ->
    [0] Alla { $most } platser är tagna. Du är nummer { $number } på väntelistan och får en notis när du flyttas upp.
   *[other] Alla { $most } platser är tagna. Du är nummer { $number } på väntelistan och betalar först när du flyttas upp.
}
tourney-done-late = { $amount ->
    [0] Du är med i { $name } med { $stack }. Du får en notis när din plats är klar.
   *[other] Du är med i { $name } med { $stack }, och { $amount } gick till prispotten. Du får en notis när din plats är klar.
}
tourney-done-withdraw = { $amount ->
    [0] Du är avanmäld från { $name }.
   *[other] Du är avanmäld från { $name }, och inköpet är tillbaka i plånboken.
}
tourney-done-withdraw-waiting = Du står inte längre på väntelistan till { $name }.
tourney-done-check-in = Du är incheckad. Start { $when }, och du får en notis vid ditt bord.
tourney-done-check-in-waiting = Du är incheckad och nummer { $number } på väntelistan. Start { $when }, och du får en notis om du flyttas upp.
tourney-done-again = { $amount ->
    [0] Du får { $stack } till.
   *[other] Du får { $stack } till, och { $amount } gick till prispotten.
}
tourney-done-add-on = { $amount ->
    [0] Du får { $stack } till.
   *[other] Du får { $stack } till, och { $amount } gick till prispotten.
}
tourney-done-here = Bra. Bordet delar ut så snart alla är här.
tourney-done-edit = { $name } är ändrad. Inlägget visar vad som gäller nu.
tourney-done-edit-cut = Det är kortare tid än incheckningen varar, så den är öppen nu, och den som missar den behåller sin plats.
tourney-done-start = Ny start för **{ $name }**: { $when }. Deltagarna får veta det.
tourney-manage = **{ $name }** startar { $when }. { $count ->
    [one] 1 deltagare är anmäld
   *[other] { $count } deltagare är anmälda
}, och det behövs minst { $least }.
tourney-manage-now = *Starta nu*: start om en minut, med alla som är anmälda.
tourney-manage-now-check-in = *Starta nu*: start om en minut, med alla som är anmälda. Ingen förlorar sin plats för att incheckningen saknas.
tourney-manage-few = *Starta nu* kräver minst { $least } deltagare. `/tournament edit more:entrants_least=` ändrar antalet.
tourney-manage-delay = *Skjut upp 10 minuter*: start { $when }.
tourney-manage-again = Incheckningen öppnar då igen { $opens }, och den som redan har checkat in måste göra det på nytt.
tourney-manage-told = I båda fallen får varje deltagare ett meddelande med den gamla och den nya starten, och kan fortfarande avanmäla sig.
tourney-manage-none = Starten för { $name } kan inte flyttas längre.
tourney-done-cancel = { $amount ->
    [0] { $name } är inställd.
   *[other] { $name } är inställd, och alla får tillbaka sina marker så som inlägget visar.
}
tourney-done-pause = { $name } pausas: pågående givar spelas klart, sedan delas inget ut.
tourney-done-pause-now = { $name } är pausad nu, och alla klockor står stilla.
tourney-done-resume = { $name } fortsätter.
tourney-done-add = { $player } är anmäld till { $name } och får veta det.
tourney-done-add-waiting = { $player } står på väntelistan till { $name } och får veta det.
tourney-done-offer = { $amount ->
    [0] { $player } får ett meddelande med knappen *Anmäl dig*. Det håller ingen plats: först klicket räknas.
   *[other] { $player } får ett meddelande med knappen *Anmäl dig ({ $amount })*. Det håller ingen plats: först klicket räknas.
}
tourney-done-remove = { $player } är ute ur { $name }.
tourney-done-send = { $player } flyttar till { $channel } före nästa giv.
tourney-done-stay = { $player } stannar vid { $channel }.
tourney-done-chips-more = Markerna för { $player } rättas före nästa giv: { $change }.
tourney-done-chips-fewer = Markerna för { $player } rättas före nästa giv: { $change }. Om för få är kvar då blir det inte av.
tourney-next-running = Turneringen är igång. Du får en notis när din plats är klar.
tourney-next-table = Du spelar vid { $channel }.
tourney-next-check-in = Incheckningen öppnar { $opens }, starten är { $when }. Checkar du inte in får du ingen plats.
tourney-next-check-in-now = Checka in nu. Starten är { $when }, och utan incheckning får du ingen plats.
tourney-next-start = Start { $when }. Du får en notis vid ditt bord.
tourney-next-fills = Den startar en minut efter att sista platsen har tagits, och du får en notis.
tourney-next-waiting = Start { $when }. Du får en notis om du flyttas upp.
tourney-done-move = **{ $name }** finns nu i { $channel }.
tourney-next-none = Ingen ny turnering är planerad. Se andra med `/tournament list`.
tourney-rematch-over = Den revanschen är redan slut. Starta en ny från revanschens eget resultat.
tourney-rematch-late = En revansch går att erbjuda i en timme efter slutet. Den tiden gick ut <t:{ NUMBER($when, useGrouping: 0) }:F>.
tourney-rematch-players = Bara turneringens spelare kan erbjuda en revansch. Sedan kan alla anmäla sig.
tourney-denial-over = Den turneringen är slut.
tourney-denial-not_open = Anmälan öppnar { $opens }.
tourney-denial-closed = Anmälan är stängd: tiden är ute, eller så är alla platser tagna.
tourney-denial-price = { $amount ->
    [0] { $name } har ingen buy-in längre, tvärtemot vad som står på knappen. *Anmäl dig* i turneringens inlägg är aktuell.
   *[other] Buy-in i { $name } är nu { $amount }, inte det som står på knappen, så inget har dragits. *Anmäl dig* i turneringens inlägg är aktuell.
}
tourney-denial-already_in = Du är redan med.
tourney-denial-needs_role = Den här turneringen är bara för { $role }. Med den rollen kan du anmäla dig.
tourney-denial-needs_password = Den här turneringen har ett lösenord. *Anmäl dig* på inlägget frågar efter det.
tourney-denial-wrong_password = Det är inte lösenordet. Fråga den som håller i { $name } och klicka sedan på *Anmäl dig* igen.
tourney-password-title = Anmälan med lösenord
tourney-password-field = Lösenord
tourney-password-hint = Du får det av den som håller i { $name }.
tourney-denial-already_in-waiting = Du är redan nummer { $number } på väntelistan.
tourney-denial-already_out = Du är ute ur den här turneringen.
tourney-denial-already_out-re-entry = Du är ute ur den här turneringen. Med *Re-entry* på inlägget kommer du in igen.
tourney-denial-not_in = Du är inte med i den här turneringen.
tourney-denial-not_in-other = { $name } är inte med i den här turneringen, eller är redan ute.
tourney-denial-already_in-other = { $name } är redan med.
tourney-denial-already_offered-other = { $name } har redan ett erbjudande att anmäla sig. Det gäller tills knappen klickas, eller tills turneringen startar.
tourney-denial-already_offered = Du har redan ett erbjudande att anmäla dig.
tourney-denial-banned-other = { $name } är bannad från borden på den här servern. `/mod unban` häver bannen.
tourney-denial-leaving-other = { $name } kan inte anmälas just nu. Försök igen senare.
tourney-denial-running = Turneringen har börjat, så det går inte längre.
tourney-denial-running-cancel = { $name } har hunnit starta. Kör kommandot en gång till för att ställa in turneringen ändå.
tourney-denial-starting = Alla platser är tagna, och den startar inom en minut. Det gick bara innan.
tourney-denial-not_running = Turneringen är inte igång.
tourney-denial-no_check_in = Incheckningen är inte öppen än. Den öppnar 15 minuter före start: { $check_in }.
tourney-denial-no_check_in-none = Turneringen har ingen incheckning. Är du anmäld får du en plats vid start.
tourney-denial-no_check_in-over = Incheckningen är över.
tourney-denial-already_checked_in = Du är redan incheckad.
tourney-denial-insufficient_chips = Du har för få marker i plånboken: det kostar { $amount }. `/wallet` visar vad du har.
tourney-denial-banned = Du är bannad från borden på den här servern { $until }, så du kan inte anmäla dig.
tourney-denial-leaving = Du har bett mig radera dina uppgifter, så du kan inte anmäla dig förrän det är klart.
tourney-denial-wallet_frozen = En moderator har fryst din plånbok, så du kan inte betala. Se skälet med `/wallet`.
tourney-denial-not_out = Du har fortfarande marker.
tourney-denial-no_rebuy = Du kan inte göra någon rebuy eller re-entry nu. Alla är använda, eller så är tiden ute.
tourney-denial-no_add_on = Du kan inte ta någon add-on nu. Den är redan tagen, eller så är det inte add-on-paus.
tourney-denial-already_paused = Turneringen är redan pausad.
tourney-denial-not_paused = Turneringen är inte pausad.
tourney-denial-buy_in_fixed = Inköpet kan inte ändras längre: någon har betalat det. Ställ in turneringen och lägg upp en ny.
tourney-denial-moving = { $player } är på väg till ett bord, eller har marker på väg. Vänta tills nästa giv där börjar.
tourney-denial-one_table = Det finns bara ett bord. Flytta går först när det finns två.
tourney-denial-same_table = { $player } sitter redan där. Välj ett annat bord.
tourney-denial-table_breaks = Det bordet, eller det som { $player } sitter vid, ska brytas, och platserna lottas om. Välj ett bord som blir kvar.
tourney-denial-table_full = Det bordet har ingen ledig plats. Välj ett annat.
tourney-denial-in_matches = Lottningen avgör vem som möter vem, så ingen kan flyttas i ett slutspelsträd eller en shootout.
tourney-denial-stopped = { $name } är pausad med klockor och allt. Låt den fortsätta och flytta sedan { $player }.
tourney-denial-no_chips_left = Då skulle { $player } stå utan marker. Ta färre, eller använd `/tournament remove`.
tourney-denial-too_few_spots = { $count ->
    [one] { $count } spelare är redan anmäld, så det måste finnas minst så många platser.
   *[other] { $count } spelare är redan anmälda, så det måste finnas minst så många platser.
}
tourney-denial-edited = Någon annan har just ändrat turneringen, så din ändring gäller inte. Titta på den och skicka ändringen igen.
tourney-denial-soon = Den startar ändå inom en minut.
tourney-denial-too_few = Det behövs minst { $least } deltagare för att starta. `/tournament edit more:entrants_least=` ändrar antalet.
tourney-denial-edited-start = Starten har ändrats under tiden, så ditt klick ändrade inget. Så här är det nu:
tourney-denial-store_failed = Det gick inte att spara, så inget har hänt. Försök igen om en stund.
tourney-denial-outcome_unknown = Disken krånglade när det skulle sparas, så jag vet inte än om det räknades. Boten måste starta om först, sedan får du veta det i ett DM.
tourney-denial-already_done = Det är redan gjort, och räknas bara en gång.
tourney-hands = { $count ->
    [one] Den enda given så som alla såg den, utan lagda och muckade kort. Filen är handhistorik i formatet .phh.
   *[other] Alla { $count } givar så som alla såg dem, utan lagda och muckade kort. Filerna är handhistorik i formatet .phh.
}
tourney-hands-later = Alla givar går att hämta när turneringen är slut.
tourney-hands-none = Ingen giv spelades klart.
tourney-hands-too-large = Givarna ryms inte i ett meddelande. Be värden om dem.

# Slutspelsträd och shootouter
tourney-game-line-bracket = { $game } · slutspelsträd heads-up
tourney-game-line-shootout = { $game } · shootout, { $seats } per bord
tourney-bracket = **Slutspelsträd med { $entrants } deltagare:** { $rounds ->
    [one] 1 omgång
   *[other] { $rounds } omgångar
}, { $byes ->
    [0] ingen står över
    [one] 1 står över första omgången
   *[other] { $byes } står över första omgången
}, ca { $minutes } minuter per match och { $total } totalt. Varje match börjar med nya stackar.
tourney-shootout = **Shootout med { $entrants } deltagare:** { $tables } (bord × spelare), ca { $minutes } minuter per bord och { $total } totalt. Vinnarna börjar om med nya stackar.
tourney-prize-shared = { $first } till { $last } { $amount } var
tourney-round = { $kind ->
    [final] Final
    [semifinal] Semifinal
    [quarterfinal] Kvartsfinal
    [last] { $players ->
        [16] Åttondelsfinal
        [32] Sextondelsfinal
       *[other] 32-delsfinal
    }
   *[round] Omgång { $round }
}
tourney-to-round = { $kind ->
    [final] till finalen
    [semifinal] till semifinalen
    [quarterfinal] till kvartsfinalen
    [last] { $players ->
        [16] till åttondelsfinalen
        [32] till sextondelsfinalen
       *[other] till 32-delsfinalen
    }
   *[round] till omgång { $round }
}
tourney-match = **{ $round }:** { $players } · nivå { $level } · { $channel }
tourney-match-pairing = { $one } – { $two }
tourney-match-player = { $name } { $amount }
tourney-match-won = { $players }: { $name } går vidare
tourney-match-waiting = **Väntar på motståndare:** { $names }
tourney-said-match = **{ $round }:** { $players }. Nivå 1 är { $stakes }, och alla har { $stack }.
tourney-said-through = **{ $name }** går vidare { $round } och väntar på sin motståndare.
tourney-said-through-against = **{ $name }** går vidare { $round }, mot { $names }.
tourney-said-absent = { $name }, din match har börjat. Agera senast { $when }, annars förlorar du den.
tourney-said-forfeited = { $name } var inte där på 5 minuter och förlorar matchen.
tourney-said-byes = Står över första omgången: { $names }
