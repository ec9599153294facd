# Letters with news of a tournament, and the pings of those who accept no letters

tourney-letter-edited = { $name } ({ $place }) ist geändert:
tourney-letter-cancelled = { $amount ->
    [0] { $name } ({ $place }) ist abgesagt.
   *[other] { $name } ({ $place }) ist abgesagt, du bekommst { $amount } zurück.
}
tourney-letter-removed = { $amount ->
    [0] Ein Mod hat dich aus { $name } ({ $place }) genommen.
   *[other] Ein Mod hat dich aus { $name } ({ $place }) genommen, du bekommst { $amount } zurück.
}
tourney-letter-offered = { $amount ->
    [0] Ein Mod hätte dich gern bei { $name } ({ $place }) dabei. Start ist am { $when }. Der Button meldet dich an; bis zum Klick ist kein Platz reserviert.
   *[other] Ein Mod hätte dich gern bei { $name } ({ $place }) dabei. Start ist am { $when }. Der Button meldet dich für { $amount } an; bis zum Klick ist kein Platz reserviert.
}
tourney-letter-offered-when-full = { $amount ->
    [0] Ein Mod hätte dich gern bei { $name } ({ $place }) dabei. Es startet, sobald es voll ist. Der Button meldet dich an; bis zum Klick ist kein Platz reserviert.
   *[other] Ein Mod hätte dich gern bei { $name } ({ $place }) dabei. Es startet, sobald es voll ist. Der Button meldet dich für { $amount } an; bis zum Klick ist kein Platz reserviert.
}
tourney-letter-offered-running = { $amount ->
    [0] Ein Mod hätte dich gern bei { $name } ({ $place }) dabei. Es läuft schon, du würdest sofort spielen. Der Button meldet dich an; bis zum Klick ist kein Platz reserviert.
   *[other] Ein Mod hätte dich gern bei { $name } ({ $place }) dabei. Es läuft schon, du würdest sofort spielen. Der Button meldet dich für { $amount } an; bis zum Klick ist kein Platz reserviert.
}
tourney-letter-added = { $waiting ->
    [0] Ein Mod hat dich für { $name } ({ $place }) angemeldet. Start ist am { $when }.
   *[other] Ein Mod hat dich auf die Warteliste von { $name } ({ $place }) gesetzt. Start ist am { $when }.
}
tourney-letter-added-when-full = Ein Mod hat dich für { $name } ({ $place }) angemeldet. Es startet, sobald es voll ist.
tourney-letter-no-show = { $amount ->
    [0] Du hast bei { $name } ({ $place }) nicht rechtzeitig eingecheckt und spielst deshalb nicht mit.
   *[other] Du hast bei { $name } ({ $place }) nicht rechtzeitig eingecheckt und spielst deshalb nicht mit. Du bekommst { $amount } zurück.
}
tourney-letter-corrected = Ein Mod korrigiert deine Chips in { $name } ({ $place }) vor deiner nächsten Hand: { $change }.
tourney-letter-correction-lapsed = Deine Chips in { $name } ({ $place }) werden doch nicht korrigiert, weil du zu wenige übrig hast: { $change }.
tourney-letter-paused = Ein Mod hat { $name } ({ $place }) pausiert. Ich sage dir, wenn es weitergeht.
tourney-letter-resumed = { $name } ({ $place }) geht weiter.
tourney-letter-rematch = { $amount ->
    [0] { $player } will eine Revanche: { $name } ({ $place }), Start am { $when }.
   *[other] { $player } will eine Revanche: { $name } ({ $place }) für { $amount }, Start am { $when }.
}
tourney-letter-rematch-when-full = { $amount ->
    [0] { $player } will eine Revanche: { $name } ({ $place }). Start, sobald es voll ist.
   *[other] { $player } will eine Revanche: { $name } ({ $place }) für { $amount }. Start, sobald es voll ist.
}
tourney-letter-opens = { $amount ->
    [0] Die Anmeldung für { $name } ({ $place }) ist offen. Start am { $when }.
   *[other] Die Anmeldung für { $name } ({ $place }) ist offen, Buy-in { $amount }. Start am { $when }.
}
tourney-letter-opens-when-full = { $amount ->
    [0] Die Anmeldung für { $name } ({ $place }) ist offen. Start, sobald es voll ist.
   *[other] Die Anmeldung für { $name } ({ $place }) ist offen, Buy-in { $amount }. Start, sobald es voll ist.
}
tourney-letter-tomorrow = { $name } ({ $place }) startet am { $when }. Du kannst dich noch anmelden.
tourney-letter-seat = Du hast bei { $satellite } ein Ticket für { $name } ({ $place }) gewonnen und bist angemeldet. Beginn: { $when }. Wenn du dich vorher abmeldest, bekommst du { $amount }.
tourney-letter-seat-when-full = Du hast bei { $satellite } ein Ticket für { $name } ({ $place }) gewonnen und bist angemeldet. Es beginnt, sobald es voll ist. Wenn du dich vorher abmeldest, bekommst du { $amount }.
tourney-letter-seat-paid = { $why ->
    [already_in] Du hast bei { $name } ({ $place }) ein Ticket für { $target } gewonnen. Du bist dort schon dabei, deshalb hast du stattdessen { $chips } bekommen.
    [too_few_spots] Du hast bei { $name } ({ $place }) ein Ticket für { $target } gewonnen. Dort ist alles voll, deshalb hast du stattdessen { $chips } bekommen.
    [buy_in_fixed] Du hast bei { $name } ({ $place }) ein Ticket für { $target } gewonnen. Das Buy-in dort hat sich geändert, deshalb hast du stattdessen { $chips } bekommen.
    [banned] Du hast bei { $name } ({ $place }) ein Ticket für { $target } gewonnen. Du bist für die Tische gesperrt, deshalb hast du stattdessen { $chips } bekommen.
   *[other] Du hast bei { $name } ({ $place }) ein Ticket für { $target } gewonnen. Dort kann niemand mehr einsteigen, deshalb hast du stattdessen { $chips } bekommen.
}
tourney-letter-last-call = Letzte Chance bei { $name } ({ $place }): Start am { $when }.
tourney-letter-skipped = { $name } ({ $place }) fällt am { $when } aus.
tourney-letter-moved = { $name } ({ $place }) ist verschoben: { $old } → { $when }

## What an edit changed

tourney-changed = { $what }: { $old } → { $new }
tourney-changed-start = Start
tourney-changed-name = Name
tourney-changed-game = Spiel
tourney-changed-minutes = Dauer in Minuten
tourney-changed-seats = Plätze pro Tisch
tourney-changed-stack = Startstack
tourney-changed-first-bet = Erstes Small Bet
tourney-changed-level-minutes = Minuten pro Level
tourney-changed-late-levels = Level mit Late Registration
tourney-changed-re-entries = Re-Entrys
tourney-changed-rebuys = Rebuys
tourney-changed-buy-in = Buy-in
tourney-changed-guarantee = Garantie
tourney-changed-prizes = Auszahlungen
tourney-changed-entrants-most = Plätze
tourney-changed-check-in = Check-in
tourney-changed-add-on = Add-on
tourney-changed-usual = wie üblich
tourney-changed-yes = ja
tourney-changed-no = nein
tourney-changed-outage = Wegen eines Ausfalls startet es später.
tourney-changed-other = Was sich sonst noch geändert hat, steht in der Turnierlobby.
tourney-changed-check-in-open = Der Check-in ist offen: Check ein, sonst ist dein Platz weg.
tourney-changed-check-in-cut = Der Check-in ist offen. Weil die Änderung so spät kam, behältst du deinen Platz auch ohne Check-in.

## Notify me

tourney-wish-button = Sag mir Bescheid
tourney-wish-from-lobby = Turniere …
tourney-wish-about = Wähl Turniere aus. Ich schreibe dir eine DM, wenn die Anmeldung öffnet, einen Tag vor dem Start und kurz davor, jeweils einmal und nie zu einem Turnier, für das du angemeldet bist. Bei einer Serie auch, wenn ein Termin ausfällt oder verschoben wird. Nimmst du keine DMs an, wirst du im Kanal des Turniers angepingt.
tourney-wish-games = Turniere nach Spiel
tourney-wish-series = Turniere nach Serie
tourney-wish-all = Alle Turniere
tourney-wish-saved = Ich sage dir Bescheid bei: { $names }.
tourney-wish-off = Ich sage dir bei Turnieren nicht mehr Bescheid.

## The organizer's role

tournament-ping-forbidden = Du darfst { $role } in diesem Kanal nicht erwähnen, also pinge ich die Rolle auch nicht für dich an.
tournament-ping-bot-forbidden = Ich darf { $role } in diesem Kanal nicht erwähnen. Erlaub mir dort, alle Rollen zu erwähnen, oder mach diese Rolle erwähnbar.
tournament-pings = { $role } wird angepingt, wenn die Anmeldung öffnet.
