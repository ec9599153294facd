# What people see of tournaments: the card, the chip counts, the result, announcements, and the buttons' answers.

# The name of Limit Hold'em already has its limit.
tourney-game = { $kind ->
    [limit-holdem] { $game }
   *[other] { $limit } { $game }
}
tourney-mix = { $limit } Mix aus { $games }
tourney-mix-usual = Mix aus { $games }
tourney-mix-named = { $mix }: { $games }
tourney-stakes-unlimited = { $limits ->
    [pot] Pot Limit
    [no] No Limit
   *[both] Pot Limit und No Limit
} { $stakes }
tourney-game-line = { $game } · { $seats }-max
tourney-rules = -# Hausregeln: { $rules }
tourney-place = { $place }.
tourney-prize = { $place } Platz { $amount }
tourney-chips = { $amount ->
    [one] 1 Chip
   *[other] { $amount } Chips
}
tourney-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
tourney-more = noch { $count }
tourney-thread = { $name } { $number }
tourney-too-fast = ⚠️ Bei { $entrants } Entries in { $minutes } Minuten steigen die Einsätze zu schnell. Plane mindestens { $shortest } Minuten ein.
tourney-off-target = ⚠️ Bei { $entrants } Entries dauert es wohl ca. { $likely } statt { $minutes } Minuten, egal wie lang die Level sind.
tourney-late-shorter = { $level ->
    [0] ⚠️ Bei { $entrants } Entries gibt es { $again ->
        [re-entries] weder Late Registration noch Re-Entrys
        [rebuys] weder Late Registration noch Rebuys
       *[none] keine Late Registration
    }: Ein Startstack ist vom ersten Level an weniger als { $bets } Big Bets wert.
   *[other] ⚠️ Bei { $entrants } Entries { $again ->
        [re-entries] enden Late Registration und Re-Entrys
        [rebuys] enden Late Registration und Rebuys
       *[none] endet die Late Registration
    } mit Level { $level }, nicht { $asked }: Danach ist ein Startstack weniger als { $bets } Big Bets wert.
}

## The card before the start

tourney-starts = 🗓️ Start: { $when }
tourney-fills = { $buy_in ->
    [0] 🪑 Start eine Minute, nachdem der letzte Platz vergeben ist. Ist es bis { $when } nicht voll, fällt es aus.
   *[other] 🪑 Start eine Minute, nachdem der letzte Platz vergeben ist. Ist es bis { $when } nicht voll, fällt es aus, und alle Buy-ins kommen zurück.
}
tourney-standing = Sobald es startet, öffnet das nächste.
tourney-when-full = sobald es voll ist
tourney-opens = Anmeldung ab { $when }
tourney-check-in-opens = { $buy_in ->
    [0] Check-in von { $when } bis { $start }. Ohne Check-in kein Platz.
   *[other] Check-in von { $when } bis { $start }. Ohne Check-in kein Platz, das Buy-in gibt es zurück.
}
tourney-check-in-open = { $buy_in ->
    [0] Check-in bis { $start }. Ohne Check-in kein Platz.
   *[other] Check-in bis { $start }. Ohne Check-in kein Platz, das Buy-in gibt es zurück.
}
tourney-late-until = { $again ->
    [re-entries] Late Registration und Re-Entrys bis Ende Level { $level }
    [rebuys] Late Registration und Rebuys bis Ende Level { $level }
   *[none] Late Registration bis Ende Level { $level }
}
tourney-no-late = { $again ->
    [re-entries] Keine Late Registration, keine Re-Entrys
    [rebuys] Keine Late Registration, keine Rebuys
   *[none] Keine Late Registration
}
tourney-buy-in = { $amount ->
    [0] Kein Buy-in
   *[other] Buy-in **{ $amount }**
}
tourney-bounty = { $kind ->
    [progressive] Progressive Bounty **{ $amount }**
   *[plain] Bounty **{ $amount }**
}
tourney-pool = Preispool **{ $amount }**
tourney-guarantee = { $amount } garantiert
tourney-seats-for = 🎟️ Satellite: 1 Ticket für { $target } je { $amount } im Preispool
tourney-seats-so-far = { $count ->
    [one] bisher 1 Ticket
   *[other] bisher { $count } Tickets
}
tourney-seats-guaranteed = { $count } garantiert
tourney-target-gone = { $target } ist nicht mehr offen, also werden die Tickets in Chips ausgezahlt.
tourney-seats = { $count ->
    [one] 1 Ticket
   *[other] { $count } Tickets
}
tourney-won-seat = Ticket für { $target }
tourney-re-entries = { $count ->
    [one] 1 Re-Entry
   *[other] { $count } Re-Entrys
}
tourney-rebuys = { $count ->
    [one] 1 Rebuy
   *[other] { $count } Rebuys
}
tourney-add-on = 1 Add-on in der Pause nach der Late Registration
tourney-needs-role = 🔒 Nur für { $role }
tourney-needs-password = 🔒 Mit Passwort, nach dem *Anmelden* fragt
tourney-stack = Stack { $amount }
tourney-level-minutes = { $count ->
    [one] ca. 1 Minute pro Level
   *[other] ca. { $count } Minuten pro Level
}
tourney-level-hands = { $count ->
    [one] ca. 1 Hand pro Level
   *[other] ca. { $count } Hände pro Level
}
tourney-target = ca. { $minutes } Minuten
tourney-ladder = **Struktur bei { $entrants } Entries:** { $stakes }
tourney-ladder-fixed = **Struktur:** { $stakes }
tourney-on-time = -# Die Einsätze stehen fest. Wie lange ein Level dauert, entscheidet sich zu Beginn des Levels nach dem Spieltempo, damit das Turnier pünktlich endet.
tourney-ends-about = -# Die Einsätze stehen fest. Wie lange ein Level dauert, entscheidet sich zu Beginn des Levels nach dem Spieltempo, damit das Turnier gegen { $when } endet.
tourney-prizes-with = **Auszahlungen bei { $entrants } Entries:** { $prizes }
tourney-prizes = **Auszahlungen:** { $prizes }
tourney-prizes-so-far = **Auszahlungen bisher:** { $prizes }
tourney-entrants = **Anmeldungen: { $count } von { $most }**
tourney-needed = mindestens { $least } nötig
tourney-checked-in = ✅ { $name }
tourney-waiting = **Warteliste:** { $names }

## While it runs

tourney-level = **Level { $level }:** { $stakes }
tourney-next-level = Nächstes Level { $when }: { $stakes }
tourney-next-level-hands = Nächstes Level (nach Händen): { $stakes }
tourney-break-until = ☕ Pause, weiter geht es { $when }
tourney-paused = ⏸️ Von einem Mod pausiert. Die Level-Uhr steht.
tourney-reason = Grund: { $text }
tourney-hand-for-hand = Hand-for-Hand: Alle Tische spielen im Gleichtakt, bis die Bubble platzt.
tourney-left = { $pool ->
    [0] Noch **{ $left }** von { $entrants } dabei
   *[other] Noch **{ $left }** von { $entrants } dabei · Preispool { $pool }
}
tourney-late-open = { $again ->
    [re-entries] Late Registration und Re-Entrys bis Ende Level { $level } oder bis ein Startstack zu wenig wert ist.
    [rebuys] Late Registration und Rebuys bis Ende Level { $level } oder bis ein Startstack zu wenig wert ist.
   *[none] Late Registration bis Ende Level { $level } oder bis ein Startstack zu wenig wert ist.
}
tourney-counts-link = [Chipcounts]({ $link })
tourney-out-so-far = **Bisher ausgeschieden**
tourney-won = 🏆 Sieg für **{ $names }** bei { $entrants } Entries.
tourney-result-link = [Zum Ergebnis]({ $link })
tourney-cancelled = Abgesagt.
tourney-cancelled-running = { $pool ->
    [0] Ein Mod hat es abgebrochen.
   *[other] Ein Mod hat es abgebrochen. Der Preispool ist unter allen aufgeteilt, die noch dabei waren.
}
tourney-too-few = { $buy_in ->
    [0] Zu wenige Anmeldungen, { $least } wären nötig gewesen.
   *[other] Zu wenige Anmeldungen, { $least } wären nötig gewesen. Alle Buy-ins sind zurückgezahlt.
}

## The chip counts

tourney-board-title = { $name }: Chipcounts
tourney-players-left = { $count ->
    [one] noch 1 Spieler
   *[other] noch { $count } Spieler
}
tourney-average = Ø-Stack { $amount }
tourney-paid = { $count ->
    [one] 1 Platz bezahlt
   *[other] { $count } Plätze bezahlt
}
tourney-count = **{ $place }** { $name } · { $amount }
tourney-count-table = { $count } · T{ $table }
tourney-count-rebuys = { $count } · Rebuy möglich
tourney-tables = **Tische:** { $tables }
tourney-only-table = **Tisch:** { $channel }
tourney-table = T{ $number } { $channel } ({ $players })

## The result

tourney-result-title = { $name }: Ergebnis
tourney-result-entrants = { $count ->
    [one] 1 Entry
   *[other] { $count } Entries
}
tourney-result-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} (geplant: { $target })
tourney-result-hands = { $count ->
    [one] 1 Hand
   *[other] { $count } Hände
}
tourney-next = Nächstes Turnier: { $when }
tourney-bounties = Bountys { $amount }
tourney-refund = { $name } bekommt { $amount } zurück

## Discord's scheduled event

tourney-event-name = Turnier
tourney-event = Turnier: { $game }. „Interessiert“ ist noch keine Anmeldung. Anmelden kannst du dich in der Turnierlobby: { $link }

## Announcements

tourney-said-reminder-day = **{ $name }** startet am { $when }. Plätze vergeben: { $count } von { $most }.
tourney-said-check-in-open = **{ $name }**: Der Check-in ist offen. Start am { $when }.
tourney-said-reminder-soon = **{ $name }** startet um { $when }.
tourney-said-full = **{ $name }** ist voll und startet { $when }.
tourney-said-missing = Jetzt einchecken, sonst ist der Platz weg: { $users }
tourney-said-seat = `{ $seat }` { $name }
tourney-said-started = **{ $name }** ist gestartet: { $entrants } Entries, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, Level 1 mit { $stakes }. { $breaks ->
    [yes] Die Tische (der letzte wird zuerst aufgelöst):
   *[no] { $tables ->
        [one] Der Tisch:
       *[other] Die Tische:
    }
}
tourney-said-started-here = **{ $name }** ist gestartet. Level 1: { $stakes }, Startstack: { $stack }. Die Plätze:
tourney-said-level = ⬆️ **Level { $level }** ab der nächsten Hand, { $lasts }: { $stakes }
tourney-lasts-minutes = { $count ->
    [one] ca. 1 Minute lang
   *[other] ca. { $count } Minuten lang
}
tourney-lasts-hands = { $count ->
    [one] 1 Hand lang
   *[other] { $count } Hände lang
}
tourney-said-late-over = { $pool ->
    [0] Die Late Registration ist vorbei: { $entrants } Entries.
   *[other] Die Late Registration ist vorbei: { $entrants } Entries, Preispool { $pool }.
}
tourney-said-moved = { $name }, du spielst jetzt hier weiter, auf Platz { $seat }.
tourney-said-waits = Der Tisch wartet bis { $when } auf dich, dann geht es ohne dich weiter.
tourney-said-moves = { $name } wechselt zu { $channel }.
tourney-said-table-breaks = Dieser Tisch wird aufgelöst. Das sind eure neuen Plätze; dort werdet ihr angepingt, sobald die Hand am neuen Tisch vorbei ist:
tourney-said-new-seat = { $name }: { $channel }, Platz { $seat }
tourney-said-table-broken = { $channel } ist aufgelöst, alle dort haben neue Plätze. { $left ->
    [one] Noch 1 Tisch.
   *[other] Noch { $left } Tische.
}
tourney-said-out = Raus: { $name } wird { $place }
tourney-said-out-prize = Raus: { $name } wird { $place } und gewinnt { $amount }.
tourney-said-bounty = { $shared ->
    [yes] { $kept ->
        [0] 🎯 { $name } teilt sich die Bounty von { $of }: { $amount }.
       *[other] 🎯 { $name } teilt sich die Bounty von { $of }: { $amount }, und die eigene Bounty steigt um { $kept }.
    }
   *[no] { $kept ->
        [0] 🎯 { $name } holt die Bounty von { $of }: { $amount }.
       *[other] 🎯 { $name } holt die Bounty von { $of }: { $amount }, und die eigene Bounty steigt um { $kept }.
    }
}
tourney-said-rebuy = { $amount ->
    [0] { $name }, deine Chips sind weg. Ein neuer Stack ({ $stack }) ist gratis; ohne bist du um { $when } raus.
   *[other] { $name }, deine Chips sind weg. Ein neuer Stack ({ $stack }) kostet { $amount }; ohne bist du um { $when } raus.
}
tourney-said-bought-again = { $name } ist mit einem neuen Stack zurück.
tourney-said-moved-up = { $amount ->
    [0] { $name }, du bist von der Warteliste nachgerückt. Start am { $when }.
   *[other] { $name }, du bist von der Warteliste nachgerückt, dein Buy-in ist bezahlt. Start am { $when }.
}
tourney-passed-over = { $amount ->
    [0] Du warst auf der Warteliste von { $name } ({ $place }) dran, kannst dort aber gerade keine Turniere spielen. Du bist nicht mehr auf der Liste. `/tournament register` sagt dir, warum.
   *[other] Du warst auf der Warteliste von { $name } ({ $place }) dran, aber das Buy-in ging nicht durch: zu wenige Chips, Konto eingefroren oder Sperre. Du bist nicht mehr auf der Liste. `/wallet` zeigt deinen Kontostand, `/tournament register` meldet dich wieder an.
}
tourney-missed-check-in = Du hast bei { $name } ({ $place }) nicht rechtzeitig eingecheckt und bist deshalb nicht mehr auf der Warteliste.
tourney-left-out = { $amount ->
    [0] { $name } ({ $place }) hat begonnen, und für dich ist kein Platz frei geworden. Du bist nicht mehr auf der Warteliste.
   *[other] { $name } ({ $place }) hat begonnen, und für dich ist kein Platz frei geworden. Du bist nicht mehr auf der Warteliste und hast nichts bezahlt.
}
tourney-said-refunded = { $amount ->
    [0] { $name } hat nicht eingecheckt und spielt nicht mit.
   *[other] { $name } hat nicht eingecheckt und bekommt { $amount } zurück.
}
tourney-said-removed = Ein Mod hat { $name } aus dem Turnier genommen.
tourney-said-sent = Ein Mod setzt { $name } vor der nächsten Hand an { $channel }.
tourney-said-stays = { $name } wird doch nicht an { $channel } gesetzt.
tourney-said-corrected = Ein Mod korrigiert die Chips von { $name } vor der nächsten Hand: { $change }.
tourney-said-correction-lapsed = Die Chips von { $name } werden doch nicht korrigiert, weil zu wenige übrig sind: { $change }.
tourney-said-break = ☕ Pause: Weiter geht es { $when }.
tourney-said-break-add-on = { $amount ->
    [0] ☕ Pause: Weiter geht es { $when }. Bis dahin gibt es ein Add-on ({ $stack }) für alle, gratis.
   *[other] ☕ Pause: Weiter geht es { $when }. Bis dahin gibt es ein Add-on ({ $stack }) für alle, Preis: { $amount }.
}
tourney-said-break-over = Die Pause ist vorbei.
tourney-said-bubble-seats = { $paid ->
    [one] Bubble: Noch { $left } spielen um 1 Ticket.
   *[other] Bubble: Noch { $left } spielen um { $paid } Tickets.
}
tourney-said-seats = 🎟️ Ein Ticket für { $target } gewinnt: { $names }. Das Ergebnis von { $event } steht in { $channel }.
tourney-said-bubble = { $paid ->
    [one] Bubble: noch { $left } dabei, nur ein Platz wird bezahlt.
   *[other] Bubble: noch { $left } dabei, { $paid } Plätze werden bezahlt.
}
tourney-said-hand-for-hand = Ab jetzt Hand-for-Hand: Jeder Tisch wartet, bis alle ihre Hand beendet haben.
tourney-said-in-the-money = { $left ->
    [2] Beide sind jetzt im Geld.
   *[other] Alle { $left } sind jetzt im Geld.
}
tourney-said-final-table = 🏁 Final Table: noch { $left } dabei.
tourney-said-overrun = Es dauert länger als geplant. Ab 10 Minuten über der Zielzeit hat jedes Level zwei Hände.
tourney-said-paused = ⏸️ Ein Mod hat **{ $name }** pausiert. Die Level-Uhr steht.
tourney-said-resumed = ▶️ **{ $name }** geht weiter.
tourney-said-cancelled = **{ $name }** ist abgesagt.
tourney-said-finished = 🏆 { $name } gewinnt { $event }. Das Ergebnis steht in { $channel }.

## Buttons

tourney-button-register = { $amount ->
    [0] Anmelden
   *[other] Anmelden ({ $amount })
}
tourney-button-late = { $amount ->
    [0] Late Reg
   *[other] Late Reg ({ $amount })
}
tourney-button-join = { $amount ->
    [0] Mitspielen
   *[other] Mitspielen ({ $amount })
}
tourney-button-wait = { $amount ->
    [0] Auf die Warteliste
   *[other] Auf die Warteliste ({ $amount })
}
tourney-button-withdraw = Abmelden
tourney-button-checkin = Einchecken
tourney-button-rebuy = { $amount ->
    [0] Rebuy
   *[other] Rebuy ({ $amount })
}
tourney-button-re-entry = { $amount ->
    [0] Re-Entry
   *[other] Re-Entry ({ $amount })
}
tourney-button-addon = { $amount ->
    [0] Add-on
   *[other] Add-on ({ $amount })
}
tourney-button-here = Ich bin da
tourney-button-next = { $amount ->
    [0] Fürs nächste anmelden
   *[other] Fürs nächste anmelden ({ $amount })
}
tourney-button-rematch = { $amount ->
    [0] Revanche
   *[other] Revanche ({ $amount })
}
tourney-button-hands = Alle Hände herunterladen
tourney-button-manage = Verwalten
tourney-button-now = Jetzt starten
tourney-button-delay = 10 Minuten später

## Their answers

tourney-gone = Dieses Turnier ist vorbei oder nicht von diesem Server.
tourney-done-register = { $amount ->
    [0] Du bist für { $name } angemeldet.
   *[other] Du bist für { $name } angemeldet, der Preispool wächst um { $amount }.
}
tourney-done-bounty = Die Bounty auf dich beträgt { $amount }.
tourney-done-waiting = { $amount ->
    [0] Alle { $most } Plätze sind vergeben. Du bist Nummer { $number } auf der Warteliste und wirst angepingt, wenn du nachrückst.
   *[other] Alle { $most } Plätze sind vergeben. Du bist Nummer { $number } auf der Warteliste und zahlst erst, wenn du nachrückst.
}
tourney-done-late = { $amount ->
    [0] Du bist bei { $name } dabei, Stack { $stack }. Du wirst angepingt, sobald dein Platz bereit ist.
   *[other] Du bist bei { $name } dabei, Stack { $stack }, und der Preispool wächst um { $amount }. Du wirst angepingt, sobald dein Platz bereit ist.
}
tourney-done-withdraw = { $amount ->
    [0] Du bist von { $name } abgemeldet.
   *[other] Du bist von { $name } abgemeldet. Dein Buy-in ist wieder auf deinem Konto.
}
tourney-done-withdraw-waiting = Du bist nicht mehr auf der Warteliste von { $name }.
tourney-done-check-in = Du bist eingecheckt. Start am { $when }: Du wirst an deinem Tisch angepingt.
tourney-done-check-in-waiting = Du bist eingecheckt und Nummer { $number } auf der Warteliste. Start am { $when }: Du wirst angepingt, wenn du nachrückst.
tourney-done-again = { $amount ->
    [0] Du bekommst einen neuen Stack: { $stack }.
   *[other] Du bekommst einen neuen Stack: { $stack }. Der Preispool wächst um { $amount }.
}
tourney-done-add-on = { $amount ->
    [0] Dein Stack wächst um { $stack }.
   *[other] Dein Stack wächst um { $stack }, der Preispool um { $amount }.
}
tourney-done-here = Alles klar. Sobald alle da sind, geht es los.
tourney-done-edit = { $name } ist geändert. Die Turnierlobby zeigt den neuen Stand.
tourney-done-edit-cut = Das ist weniger Zeit, als der Check-in dauert: Er ist ab sofort offen, und wer ihn verpasst, behält seinen Platz.
tourney-done-start = Neuer Start von **{ $name }**: { $when }. Alle Angemeldeten erfahren es gerade.
tourney-manage = **{ $name }** startet am { $when }. { $count ->
    [one] 1 Spieler ist angemeldet
   *[other] { $count } Spieler sind angemeldet
}, mindestens { $least } sind nötig.
tourney-manage-now = *Jetzt starten*: Start in einer Minute, mit allen, die angemeldet sind.
tourney-manage-now-check-in = *Jetzt starten*: Start in einer Minute, mit allen, die angemeldet sind. Niemand verliert den Platz, weil der Check-in fehlt.
tourney-manage-few = *Jetzt starten* geht erst, wenn { $least } Spieler angemeldet sind. `/tournament edit more:entrants_least=` ändert die Zahl.
tourney-manage-delay = *10 Minuten später*: Start am { $when }.
tourney-manage-again = Der Check-in öffnet dann noch einmal am { $opens }, und wer schon eingecheckt ist, muss es wiederholen.
tourney-manage-told = In beiden Fällen bekommen alle Angemeldeten eine Nachricht mit dem alten und dem neuen Start und können sich noch abmelden.
tourney-manage-none = Der Start von { $name } lässt sich nicht mehr verschieben.
tourney-done-cancel = { $amount ->
    [0] { $name } ist abgesagt.
   *[other] { $name } ist abgesagt. Alle bekommen ihre Chips zurück, wie es in der Turnierlobby steht.
}
tourney-done-pause = { $name } pausiert, sobald die laufenden Hände zu Ende gespielt sind.
tourney-done-pause-now = { $name } ist sofort pausiert, alle Uhren stehen.
tourney-done-resume = { $name } geht weiter.
tourney-done-add = { $player } ist für { $name } angemeldet und erfährt es.
tourney-done-add-waiting = { $player } steht auf der Warteliste von { $name } und erfährt es.
tourney-done-offer = { $amount ->
    [0] { $player } bekommt eine Nachricht mit dem Button *Anmelden*. Sie hält keinen Platz frei: Erst der Klick zählt.
   *[other] { $player } bekommt eine Nachricht mit dem Button *Anmelden ({ $amount })*. Sie hält keinen Platz frei: Erst der Klick zählt.
}
tourney-done-remove = { $player } ist nicht mehr bei { $name } dabei.
tourney-done-send = { $player } wechselt vor der nächsten Hand an { $channel }.
tourney-done-stay = { $player } bleibt an { $channel }.
tourney-done-chips-more = Die Chips von { $player } werden vor der nächsten Hand korrigiert: { $change }.
tourney-done-chips-fewer = Die Chips von { $player } werden vor der nächsten Hand korrigiert: { $change }. Sind dann zu wenige übrig, entfällt das.
tourney-next-running = Das Turnier läuft. Du wirst angepingt, sobald dein Platz bereit ist.
tourney-next-table = Dein Tisch: { $channel }.
tourney-next-check-in = Der Check-in öffnet am { $opens }, Start ist am { $when }. Ohne Check-in bekommst du keinen Platz.
tourney-next-check-in-now = Check jetzt ein: Start ist am { $when }, ohne Check-in bekommst du keinen Platz.
tourney-next-start = Start ist am { $when }; du wirst an deinem Tisch angepingt.
tourney-next-fills = Start ist eine Minute, nachdem der letzte Platz vergeben ist; du wirst angepingt.
tourney-next-waiting = Start ist am { $when }; du wirst angepingt, wenn du nachrückst.
tourney-done-move = **{ $name }** ist jetzt in { $channel }.
tourney-next-none = Ein weiteres Turnier ist nicht geplant. `/tournament list` zeigt, was sonst ansteht.
tourney-rematch-over = Diese Revanche ist schon vorbei. Für die nächste klick in ihrem Ergebnis auf *Revanche*.
tourney-rematch-late = Zu spät für eine Revanche: Das ging nur bis <t:{ NUMBER($when, useGrouping: 0) }:F>, eine Stunde nach dem Ende.
tourney-rematch-players = Eine Revanche anbieten kannst du nur, wenn du mitgespielt hast. Danach können sich alle anmelden.
tourney-denial-over = Dieses Turnier ist vorbei.
tourney-denial-not_open = Die Anmeldung öffnet am { $opens }.
tourney-denial-closed = Die Anmeldung ist geschlossen: Die Late Registration ist vorbei oder alle Plätze sind vergeben.
tourney-denial-price = { $amount ->
    [0] { $name } kostet kein Buy-in mehr, anders als auf diesem Button. *Anmelden* in der Turnierlobby ist aktuell.
   *[other] Das Buy-in von { $name } beträgt jetzt { $amount } und nicht, was auf diesem Button steht. Es wurde nichts abgebucht. *Anmelden* in der Turnierlobby ist aktuell.
}
tourney-denial-already_in = Du bist schon dabei.
tourney-denial-needs_role = Dieses Turnier ist nur für { $role }. Mit dieser Rolle kannst du dich anmelden.
tourney-denial-needs_password = Dieses Turnier hat ein Passwort. *Anmelden* in seiner Lobby fragt danach.
tourney-denial-wrong_password = Das ist nicht das Passwort. Frag bei denen nach, die { $name } veranstalten, und klick dann noch einmal auf *Anmelden*.
tourney-password-title = Anmelden mit Passwort
tourney-password-field = Passwort
tourney-password-hint = Du bekommst es von denen, die { $name } veranstalten.
tourney-denial-already_in-waiting = Du bist schon Nummer { $number } auf der Warteliste.
tourney-denial-already_out = Du bist in diesem Turnier schon raus.
tourney-denial-already_out-re-entry = Du bist in diesem Turnier schon raus. Mit *Re-Entry* in seiner Lobby kommst du wieder rein.
tourney-denial-not_in = Du bist in diesem Turnier nicht dabei.
tourney-denial-not_in-other = { $name } ist in diesem Turnier nicht dabei oder schon raus.
tourney-denial-already_in-other = { $name } ist schon dabei.
tourney-denial-already_offered-other = { $name } hat schon ein Angebot zur Anmeldung. Es gilt bis zum Klick, oder bis das Turnier ohne { $name } läuft.
tourney-denial-already_offered = Du hast schon ein Angebot zur Anmeldung.
tourney-denial-banned-other = { $name } ist an den Tischen dieses Servers gesperrt. `/mod unban` hebt die Sperre auf.
tourney-denial-leaving-other = { $name } kann gerade nicht angemeldet werden. Versuch es später noch einmal.
tourney-denial-running = Zu spät, das geht nur vor dem Start.
tourney-denial-running-cancel = { $name } läuft inzwischen. Gib den Befehl noch einmal ein, um trotzdem abzubrechen.
tourney-denial-starting = Alle Plätze sind vergeben, und in weniger als einer Minute geht es los. Das ging nur vorher.
tourney-denial-not_running = Das Turnier läuft gerade nicht.
tourney-denial-no_check_in = Der Check-in ist noch nicht offen. Er öffnet 15 Minuten vor dem Start: { $check_in }.
tourney-denial-no_check_in-none = Dieses Turnier hat keinen Check-in. Wer angemeldet ist, bekommt beim Start einen Platz.
tourney-denial-no_check_in-over = Der Check-in ist vorbei.
tourney-denial-already_checked_in = Du bist schon eingecheckt.
tourney-denial-insufficient_chips = Auf deinem Konto sind zu wenige Chips, du brauchst { $amount }. `/wallet` zeigt deinen Kontostand.
tourney-denial-banned = Du bist { $until } für die Tische dieses Servers gesperrt und kannst dich nicht anmelden.
tourney-denial-leaving = Deine Daten werden gelöscht. Bis das erledigt ist, kannst du dich nicht anmelden.
tourney-denial-wallet_frozen = Ein Mod hat dein Konto eingefroren, du kannst nicht zahlen. `/wallet` zeigt, warum.
tourney-denial-not_out = Du hast noch Chips.
tourney-denial-no_rebuy = Rebuy oder Re-Entry geht nicht: Du hast schon alle genutzt oder die Zeit dafür ist vorbei.
tourney-denial-no_add_on = Ein Add-on geht nicht: Du hattest es schon, oder die Pause dafür ist vorbei oder kommt erst noch.
tourney-denial-already_paused = Das Turnier ist schon pausiert.
tourney-denial-not_paused = Das Turnier ist nicht pausiert.
tourney-denial-buy_in_fixed = Das Buy-in steht fest, weil es schon jemand bezahlt hat. Willst du ein anderes, sag das Turnier ab und setz ein neues an.
tourney-denial-moving = { $player } ist gerade unterwegs an einen Tisch oder bekommt gleich Chips. Warte, bis die nächste Hand dort beginnt.
tourney-denial-one_table = Es gibt nur einen Tisch. Umsetzen geht erst ab zwei.
tourney-denial-same_table = { $player } sitzt schon dort. Wähl einen anderen Tisch.
tourney-denial-table_breaks = Dieser Tisch oder der von { $player } wird gleich aufgelöst, und dort werden neue Plätze ausgelost. Wähl einen Tisch, der bleibt.
tourney-denial-table_full = An diesem Tisch ist kein Platz frei. Wähl einen anderen.
tourney-denial-in_matches = Wer gegen wen spielt, steht seit der Auslosung fest: In Turnierbaum und Shootout lässt sich niemand umsetzen.
tourney-denial-stopped = { $name } ist mitsamt der Bedenkzeit pausiert. Setz es fort und dann { $player } um.
tourney-denial-no_chips_left = Dann hätte { $player } keine Chips mehr. Zieh weniger ab oder nimm `/tournament remove`.
tourney-denial-too_few_spots = { $count ->
    [one] Es ist schon { $count } Spieler angemeldet, weniger Plätze geht nicht.
   *[other] Es sind schon { $count } Spieler angemeldet, weniger Plätze geht nicht.
}
tourney-denial-edited = Jemand anders hat das Turnier gerade geändert, deshalb gilt deine Änderung nicht. Schau es dir an und schick sie noch einmal.
tourney-denial-soon = Es geht ohnehin in weniger als einer Minute los.
tourney-denial-too_few = Zum Start müssen mindestens { $least } Spieler angemeldet sein. `/tournament edit more:entrants_least=` ändert die Zahl.
tourney-denial-edited-start = Der Start wurde inzwischen geändert, deshalb hat sich durch dich nichts geändert. Jetzt gilt:
tourney-denial-store_failed = Das konnte nicht gespeichert werden, es ist nichts passiert. Versuch es gleich noch einmal.
tourney-denial-outcome_unknown = Beim Speichern ist die Festplatte ausgefallen. Ob das gezählt hat, weiß ich erst nach einem Neustart des Bots. Dann sage ich es dir per DM.
tourney-denial-already_done = Das ist schon erledigt und zählt nur einmal.
tourney-hands = { $count ->
    [one] Die einzige Hand, wie sie am Tisch zu sehen war: ohne gefoldete und gemuckte Karten, im Poker-Hand-History-Standard (.phh).
   *[other] Alle { $count } Hände, wie sie am Tisch zu sehen waren: ohne gefoldete und gemuckte Karten, im Poker-Hand-History-Standard (.phh).
}
tourney-hands-later = Alle Hände gibt es nach dem Turnier zum Herunterladen.
tourney-hands-none = Es wurde keine Hand zu Ende gespielt.
tourney-hands-too-large = Die Hände passen nicht in eine Nachricht. Bitte die Leute, die den Bot betreiben, darum.

# Turnierbaum und Shootout
tourney-game-line-bracket = { $game } · Heads-up-Turnierbaum
tourney-game-line-shootout = { $game } · Shootout, { $seats }-max
tourney-bracket = **Turnierbaum bei { $entrants } Entries:** { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $byes ->
    [0] keine Freilose
    [one] 1 Freilos
   *[other] { $byes } Freilose
}, ca. { $minutes } Minuten pro Match und { $total } insgesamt. Jedes Match beginnt mit frischen Stacks.
tourney-shootout = **Shootout bei { $entrants } Entries:** { $tables } (Tische × Spieler), ca. { $minutes } Minuten pro Tisch und { $total } insgesamt. Wer gewinnt, beginnt am nächsten Tisch mit frischem Stack.
tourney-prize-shared = { $first } bis { $last } Platz je { $amount }
tourney-round = { $kind ->
    [final] Finale
    [semifinal] Halbfinale
    [quarterfinal] Viertelfinale
    [last] { $players ->
        [16] Achtelfinale
        [32] Sechzehntelfinale
       *[other] Runde der letzten 64
    }
   *[round] Runde { $round }
}
tourney-to-round = { $kind ->
    [final] ins Finale
    [semifinal] ins Halbfinale
    [quarterfinal] ins Viertelfinale
    [last] { $players ->
        [16] ins Achtelfinale
        [32] ins Sechzehntelfinale
       *[other] in die Runde der letzten 64
    }
   *[round] in Runde { $round }
}
tourney-match = **{ $round }:** { $players } · Level { $level } · { $channel }
tourney-match-pairing = { $one } – { $two }
tourney-match-player = { $name } { $amount }
tourney-match-won = { $players }: { $name } kommt weiter
tourney-match-waiting = **Noch ohne Gegner:** { $names }
tourney-said-match = **{ $round }:** { $players }. Level 1: { $stakes }, Startstack: { $stack }.
tourney-said-through = **{ $name }** zieht { $round } ein; der Gegner steht noch nicht fest.
tourney-said-through-against = **{ $name }** zieht { $round } ein, gegen { $names }.
tourney-said-absent = { $name }, dein Match läuft. Handle bis { $when }, sonst verlierst du es.
tourney-said-forfeited = { $name } war 5 Minuten nicht da und verliert das Match.
tourney-said-byes = Freilos in der ersten Runde: { $names }
