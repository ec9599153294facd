# Was man von Turnieren sieht: die Karte, die Chipstände, das Ergebnis, Ankündigungen, und die Antworten der Knöpfe.

tourney-game = { $limit } { $game }
tourney-mix = { $limit } Mix aus { $games }
tourney-game-line = { $game } · { $seats } an einem Tisch
tourney-rules = -# Hausregeln: { $rules }
tourney-place = { $place }.
tourney-prize = { $place } { $amount }
tourney-chips = { $amount ->
    [one] 1 Chip
   *[other] { $amount } Chips
}
tourney-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
tourney-more = { $count } weitere
tourney-thread = { $name } { $number }
tourney-too-fast = ⚠️ Mit { $entrants } Teilnehmern in { $minutes } Minuten steigen die Einsätze zu schnell, um viel Spiel zu lassen. Unter { $shortest } Minuten sollte es nicht dauern.
tourney-off-target = ⚠️ Mit { $entrants } Teilnehmern ist es wohl nach etwa { $likely } statt { $minutes } Minuten vorbei, egal wie lang die Level dauern.
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

## Die Karte vor dem Start

tourney-starts = 🗓️ Start { $when }
tourney-opens = Die Anmeldung öffnet { $when }
tourney-check-in-opens = { $buy_in ->
    [0] Check-in von { $when } bis { $start }. Wer bis dahin nicht eingecheckt hat, bekommt keinen Platz.
   *[other] Check-in von { $when } bis { $start }. Wer bis dahin nicht eingecheckt hat, bekommt sein Buy-in zurück und keinen Platz.
}
tourney-check-in-open = { $buy_in ->
    [0] Der Check-in ist offen bis { $start }. Wer bis dahin nicht eingecheckt hat, bekommt keinen Platz.
   *[other] Der Check-in ist offen bis { $start }. Wer bis dahin nicht eingecheckt hat, bekommt sein Buy-in zurück und keinen Platz.
}
tourney-late-until = { $again ->
    [re-entries] Late Registration und Re-Entrys bis zum Ende von Level { $level }
    [rebuys] Late Registration und Rebuys bis zum Ende von Level { $level }
   *[none] Late Registration bis zum Ende von Level { $level }
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
tourney-pool = Pool **{ $amount }**
tourney-guarantee = { $amount } garantiert
tourney-re-entries = { $count ->
    [one] 1 Re-Entry
   *[other] { $count } Re-Entrys
}
tourney-rebuys = { $count ->
    [one] 1 Rebuy
   *[other] { $count } Rebuys
}
tourney-add-on = 1 Add-on in der Pause nach der Spätanmeldung
tourney-stack = Stack { $amount }
tourney-level-minutes = { $count ->
    [one] ca. 1 Minute pro Level
   *[other] ca. { $count } Minuten pro Level
}
tourney-level-hands = { $count ->
    [one] ca. 1 Hand pro Level
   *[other] ca. { $count } Hände pro Level
}
tourney-target = etwa { $minutes } Minuten
tourney-ladder = **Einsätze bei { $entrants } Teilnehmern:** { $stakes }
tourney-ladder-fixed = **Einsätze:** { $stakes }
tourney-on-time = -# Die Einsätze bleiben, wie sie hier stehen. Wie lang ein Level ist, wird an seinem Anfang nach dem Spieltempo festgelegt, damit das Turnier pünktlich endet.
tourney-ends-about = -# Die Einsätze bleiben, wie sie hier stehen. Wie lang ein Level ist, wird an seinem Anfang nach dem Spieltempo festgelegt, damit das Turnier gegen { $when } endet.
tourney-prizes-with = **Preise bei { $entrants } Teilnehmern:** { $prizes }
tourney-prizes = **Preise:** { $prizes }
tourney-prizes-so-far = **Preise bisher:** { $prizes }
tourney-entrants = **Teilnehmer: { $count } von { $most }**
tourney-needed = { $least } sind nötig
tourney-checked-in = ✅ { $name }
tourney-waiting = **Warteliste:** { $names }

## Während es läuft

tourney-level = **Level { $level }:** { $stakes }
tourney-next-level = Nächstes Level { $when }: { $stakes }
tourney-next-level-hands = Nächstes Level, nach Händen: { $stakes }
tourney-break-until = ☕ Pause, weiter geht es { $when }
tourney-paused = ⏸️ Von einem Moderator angehalten. Die Uhr des Levels steht still.
tourney-reason = Grund: { $text }
tourney-hand-for-hand = Hand für Hand: bis die Bubble geplatzt ist, geben alle Tische gemeinsam.
tourney-left = { $pool ->
    [0] Noch **{ $left }** von { $entrants } dabei
   *[other] Noch **{ $left }** von { $entrants } dabei · Pool { $pool }
}
tourney-late-open = { $again ->
    [re-entries] Late Registration und Re-Entrys laufen bis zum Ende von Level { $level }.
    [rebuys] Late Registration und Rebuys laufen bis zum Ende von Level { $level }.
   *[none] Die Late Registration läuft bis zum Ende von Level { $level }.
}
tourney-counts-link = [Chipstände]({ $link })
tourney-out-so-far = **Bisher ausgeschieden**
tourney-won = 🏆 **{ $names }** gewinnt gegen { $entrants } Teilnehmer.
tourney-result-link = [Das Ergebnis]({ $link })
tourney-cancelled = Abgesagt.
tourney-cancelled-running = { $pool ->
    [0] Ein Moderator hat es abgebrochen.
   *[other] Ein Moderator hat es abgebrochen. Der Pool ging zurück an alle, die noch dabei waren.
}
tourney-too-few = { $buy_in ->
    [0] Es braucht { $least } Teilnehmer, und es waren weniger.
   *[other] Es braucht { $least } Teilnehmer, und es waren weniger. Alle haben ihr Buy-in zurück.
}

## Die Chipstände

tourney-board-title = { $name }: Chipstände
tourney-players-left = { $count ->
    [one] noch 1 Spieler
   *[other] noch { $count } Spieler
}
tourney-average = im Schnitt { $amount }
tourney-paid = { $count ->
    [one] 1 Platz bezahlt
   *[other] { $count } Plätze bezahlt
}
tourney-count = **{ $place }** { $name } · { $amount }
tourney-count-table = { $count } · T{ $table }
tourney-count-rebuys = { $count } · darf nachkaufen
tourney-tables = **Tische:** { $tables }
tourney-only-table = **Tisch:** { $channel }
tourney-table = T{ $number } { $channel } ({ $players })

## Das Ergebnis

tourney-result-title = { $name }: Ergebnis
tourney-result-entrants = { $count ->
    [one] 1 Teilnehmer
   *[other] { $count } Teilnehmer
}
tourney-result-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} (geplant { $target })
tourney-result-hands = { $count ->
    [one] 1 Hand
   *[other] { $count } Hände
}
tourney-next = Das nächste: { $when }
tourney-refund = { $name } bekam { $amount } zurück

## Discords geplante Veranstaltung

tourney-event-name = Turnier
tourney-event = Turnier in { $game }. Sich hier zu interessieren ist keine Anmeldung: die geht unter { $link }

## Ankündigungen

tourney-said-reminder-day = **{ $name }**: der Start ist am { $when }. Vergeben: { $count } von { $most } Plätzen.
tourney-said-check-in-open = **{ $name }**: der Check-in ist offen, der Start ist am { $when }.
tourney-said-reminder-soon = **{ $name }**: der Start ist am { $when }.
tourney-said-missing = Checkt jetzt ein, um euren Platz zu bekommen: { $users }
tourney-said-seat = `{ $seat }` { $name }
tourney-said-started = **{ $name }** hat begonnen: { $entrants } Teilnehmer, { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, Level 1 mit { $stakes }. { $tables ->
    [one] Der Tisch:
   *[other] Die Tische, der letzte wird zuerst aufgelöst:
}
tourney-said-started-here = **{ $name }** hat begonnen. Level 1 ist { $stakes }, jeder hat { $stack }. Die Plätze:
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
    [0] Die Spätanmeldung ist vorbei: { $entrants } Teilnehmer spielen.
   *[other] Die Spätanmeldung ist vorbei: { $entrants } Teilnehmer spielen um { $pool }.
}
tourney-said-moved = { $name }, dein Platz ist hier: Platz { $seat }.
tourney-said-waits = Der Tisch wartet bis { $when } auf dich, dann geht es ohne dich weiter.
tourney-said-moves = { $name } zieht um nach { $channel }.
tourney-said-table-broken = { $channel } ist aufgelöst, die Spieler dort haben neue Plätze. { $left ->
    [one] 1 Tisch bleibt.
   *[other] { $left } Tische bleiben.
}
tourney-said-out = { $name } scheidet als { $place } aus.
tourney-said-out-prize = { $name } scheidet als { $place } aus und gewinnt { $amount }.
tourney-said-rebuy = { $amount ->
    [0] { $name }, du hast keine Chips mehr. Du darfst weitere { $stack } nehmen, das kostet nichts: bis { $when } kannst du dich entscheiden, sonst bist du raus.
   *[other] { $name }, du hast keine Chips mehr. Weitere { $stack } kosten { $amount }: bis { $when } kannst du dich entscheiden, sonst bist du raus.
}
tourney-said-bought-again = { $name } ist mit einem neuen Stack zurück.
tourney-said-moved-up = { $amount ->
    [0] { $name }, du bist von der Warteliste nachgerückt. Start am { $when }.
   *[other] { $name }, du bist von der Warteliste nachgerückt, und dein Buy-in ist bezahlt. Start am { $when }.
}
tourney-said-refunded = { $amount ->
    [0] { $name } hatte nicht eingecheckt und spielt nicht mit.
   *[other] { $name } hatte nicht eingecheckt und bekam { $amount } zurück.
}
tourney-said-removed = Ein Moderator hat { $name } aus dem Turnier genommen.
tourney-said-break = ☕ Pause: weiter geht es { $when }.
tourney-said-break-add-on = { $amount ->
    [0] ☕ Pause: weiter geht es { $when }. Bis dahin darf jeder ein Add-on nehmen, weitere { $stack }, das kostet nichts.
   *[other] ☕ Pause: weiter geht es { $when }. Bis dahin darf jeder ein Add-on nehmen, weitere { $stack } für { $amount }.
}
tourney-said-break-over = Die Pause ist vorbei.
tourney-said-bubble = { $paid ->
    [one] Die Bubble: noch { $left } sind dabei, und einer davon bekommt einen Preis.
   *[other] Die Bubble: noch { $left } sind dabei, und { $paid } davon bekommen einen Preis.
}
tourney-said-hand-for-hand = Ab jetzt Hand für Hand: jeder Tisch wartet, bis alle ihre Hand beendet haben.
tourney-said-in-the-money = Alle { $left }, die noch dabei sind, sind im Geld.
tourney-said-final-table = 🏁 Der Finaltisch: noch { $left } sind dabei.
tourney-said-overrun = Es dauert länger als geplant. Ab 10 Minuten über dem Ziel hat jedes Level zwei Hände.
tourney-said-paused = ⏸️ Ein Moderator hat **{ $name }** angehalten. Die Uhr des Levels steht still.
tourney-said-resumed = ▶️ **{ $name }** geht weiter.
tourney-said-cancelled = **{ $name }** ist abgesagt.
tourney-said-finished = 🏆 { $name } gewinnt { $event }. Das Ergebnis steht in { $channel }.

## Knöpfe

tourney-button-register = { $amount ->
    [0] Anmelden
   *[other] Anmelden ({ $amount })
}
tourney-button-late = { $amount ->
    [0] Spät anmelden
   *[other] Spät anmelden ({ $amount })
}
tourney-button-wait = Auf die Warteliste
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
tourney-button-next = Beim nächsten dabei
tourney-button-rematch = Revanche
tourney-button-hands = Alle Hände

## Ihre Antworten

tourney-gone = Dieses Turnier ist vorbei oder nicht von diesem Server.
tourney-done-register = { $amount ->
    [0] Du bist dabei bei { $name }.
   *[other] Du bist dabei bei { $name }, und der Pool wächst um { $amount }.
}
tourney-done-waiting = { $amount ->
    [0] Alle { $most } Plätze sind vergeben. Du bist Nummer { $number } auf der Warteliste und wirst gerufen, wenn du nachrückst.
   *[other] Alle { $most } Plätze sind vergeben. Du bist Nummer { $number } auf der Warteliste; bezahlt wird, wenn du nachrückst.
}
tourney-done-late = { $amount ->
    [0] Du bist dabei bei { $name }, mit { $stack }. Du wirst gerufen, wenn dein Platz bereit ist.
   *[other] Du bist dabei bei { $name }, mit { $stack }, und der Pool wächst um { $amount }. Du wirst gerufen, wenn dein Platz bereit ist.
}
tourney-done-withdraw = { $amount ->
    [0] Du bist abgemeldet von { $name }.
   *[other] Du bist abgemeldet von { $name }. Was du bezahlt hattest, ist wieder auf deinem Konto.
}
tourney-done-check-in = Du bist eingecheckt. Start am { $when }: du wirst an deinem Tisch gerufen.
tourney-done-again = { $amount ->
    [0] Du hast weitere { $stack }.
   *[other] Du hast weitere { $stack }, und der Pool wächst um { $amount }.
}
tourney-done-add-on = { $amount ->
    [0] Du hast weitere { $stack }.
   *[other] Du hast weitere { $stack }, und der Pool wächst um { $amount }.
}
tourney-done-here = Gut. Sobald alle da sind, wird am Tisch gegeben.
tourney-done-edit = { $name } ist geändert. Sein Beitrag zeigt, wie es jetzt ist.
tourney-done-cancel = { $amount ->
    [0] { $name } ist abgesagt.
   *[other] { $name } ist abgesagt, und alle bekommen ihre Chips zurück, wie angekündigt.
}
tourney-done-pause = { $name } hält an: die laufenden Hände werden ausgespielt, dann wird nicht mehr gegeben.
tourney-done-pause-now = { $name } ist sofort angehalten, mit jeder Uhr.
tourney-done-resume = { $name } geht weiter.
tourney-done-remove = { $player } ist nicht mehr in { $name }.
tourney-next-running = Es läuft. Du wirst gerufen, wenn dein Platz bereit ist.
tourney-next-table = Du spielst an { $channel }.
tourney-next-check-in = Check ein ab { $opens }: der Start ist am { $when }, und wer nicht eingecheckt hat, bekommt keinen Platz.
tourney-next-check-in-now = Check jetzt ein: der Start ist am { $when }, und wer nicht eingecheckt hat, bekommt keinen Platz.
tourney-next-start = Der Start ist am { $when }; du wirst an deinem Tisch gerufen.
tourney-done-move = **{ $name }** ist jetzt in { $channel }.
tourney-next-none = Ein nächstes ist nicht mehr geplant.
tourney-rematch-over = Die Revanche ist schon vorbei. Für eine weitere klick auf ihr eigenes Ergebnis.
tourney-rematch-late = Eine Revanche gibt es bis eine Stunde nach dem Ende, also bis { $when }. Das ist vorbei.
tourney-rematch-players = Eine Revanche können nur die anbieten, die mitgespielt haben. Ist sie angeboten, können sich alle anmelden.
tourney-denial-over = Dieses Turnier ist vorbei.
tourney-denial-not_open = Die Anmeldung öffnet am { $opens }.
tourney-denial-closed = Die Anmeldung ist geschlossen: die Spätanmeldung ist vorbei, oder jeder Platz ist vergeben.
tourney-denial-already_in = Du bist schon dabei.
tourney-denial-not_in = Du bist nicht in diesem Turnier.
tourney-denial-not_in-other = { $name } ist nicht in diesem Turnier oder schon ausgeschieden.
tourney-denial-running = Es hat begonnen, und das geht nur vor dem Start.
tourney-denial-running-cancel = { $name } hat inzwischen begonnen. Gib den Befehl noch einmal, um es mitten im Lauf abzubrechen.
tourney-denial-not_running = Es läuft nicht.
tourney-denial-no_check_in = Der Check-in ist nicht offen. Wo es einen gibt, öffnet er 15 Minuten vor dem Start: { $check_in }.
tourney-denial-already_checked_in = Du bist schon eingecheckt.
tourney-denial-insufficient_chips = Auf deinem Konto sind zu wenige Chips: es braucht { $amount }. `/wallet` zeigt, was du hast.
tourney-denial-banned = Du bist { $until } von den Tischen dieses Servers gesperrt und kannst nicht teilnehmen.
tourney-denial-leaving = Du wolltest vergessen werden, also kannst du an keinem Turnier teilnehmen, bis der Bot das getan hat.
tourney-denial-wallet_frozen = Ein Moderator hat dein Konto eingefroren, also kannst du nicht bezahlen. `/wallet` sagt, warum.
tourney-denial-not_out = Du hast noch Chips.
tourney-denial-no_rebuy = Für dich gibt es jetzt kein Rebuy oder Re-Entry: du hattest alle, die es gibt, oder die Zeit dafür ist vorbei.
tourney-denial-no_add_on = Für dich gibt es jetzt kein Add-on: du hattest es, oder seine Pause ist vorbei oder kommt erst noch.
tourney-denial-already_paused = Es ist schon angehalten.
tourney-denial-not_paused = Es ist nicht angehalten.
tourney-denial-buy_in_fixed = Das Buy-in bleibt: jemand hat es bezahlt. Um es zu ändern, sag das Turnier ab und setz ein anderes an.
tourney-denial-store_failed = Das ließ sich nicht speichern, also ist nichts geschehen. Versuch es gleich noch einmal.
tourney-denial-already_done = Das ist schon ausgeführt; es zählt einmal.
tourney-hands = { $count ->
    [one] Die einzige Hand, wie der Raum sie sah: ohne weggeworfene und ungesehene Karten. Sie steht im Poker-Hand-History-Standard (.phh).
   *[other] Alle { $count } Hände, wie der Raum sie sah: ohne weggeworfene und ungesehene Karten. Sie stehen im Poker-Hand-History-Standard (.phh).
}
tourney-hands-later = Alle Hände gibt es, wenn das Turnier vorbei ist.
tourney-hands-none = Keine Hand wurde zu Ende gespielt.
tourney-hands-too-large = Die Hände passen in keine Nachricht. Bitte den Betreiber des Bots darum.
