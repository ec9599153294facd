### The audit's lines as sentences: who did what to whom; and what the file notes of what was and is.

## What was done

act-pause = { $who } pausiert den Tisch
act-resume = { $who } setzt den Tisch fort
act-close = { $who } schließt den Tisch
act-void = { $who } annulliert die Hand
act-kick = { $who } kickt { $whom }
act-hand-over = { $who } übergibt den Tisch an { $whom }
act-last-hand = { $who } kündigt die letzte Hand an
act-rename = { $who } benennt den Tisch um
act-ban = { $who } sperrt { $whom }
act-unban = { $who } hebt die Sperre von { $whom } auf
act-freeze = { $who } friert das Konto von { $whom } ein
act-unfreeze = { $who } gibt das Konto von { $whom } frei
act-grant = { $who } gibt { $whom } Chips
act-deduct = { $who } zieht { $whom } Chips ab
act-reset = { $who } setzt die Chips von { $whom } zurück
act-returned = { $who } sperrt { $whom } nach der Rückkehr wieder oder friert das Konto wieder ein
act-see-hand = { $who } sieht sich eine Hand an
act-see-flags = { $who } sieht sich die Auffälligkeiten an
act-settle = { $who } entscheidet über einen Einspruch von { $whom }
act-set-room = { $who } ändert die Einstellungen des Pokerraums
act-save-preset = { $who } speichert eine Tischvorlage
act-drop-preset = { $who } löscht eine Tischvorlage
act-export = { $who } exportiert die Daten des Pokerraums
act-tournament-create = { $who } setzt ein Turnier an
act-tournament-schedule = { $who } setzt eine Turnierserie an
act-tournament-series = { $who } ändert eine Turnierserie
act-tournament-unschedule = { $who } beendet eine Turnierserie
act-tournament-edit = { $who } ändert ein Turnier
act-tournament-move = { $who } verlegt ein Turnier in einen anderen Kanal
act-tournament-cancel = { $who } sagt ein Turnier ab
act-tournament-pause = { $who } pausiert ein Turnier
act-tournament-resume = { $who } setzt ein Turnier fort
act-tournament-remove = { $who } nimmt { $whom } aus einem Turnier
act-tournament-add = { $who } meldet { $whom } für ein Turnier an
act-tournament-offer = { $who } bietet { $whom } einen Platz in einem Turnier an
act-tournament-send = { $who } setzt { $whom } an einen anderen Tisch eines Turniers
act-tournament-correct = { $who } korrigiert die Chips von { $whom } in einem Turnier
act-tournament-correction-lapsed = { $who } lässt die Korrektur der Chips von { $whom } in einem Turnier fallen
act-tournament-seat = { $who } hat { $whom } ein gewonnenes Ticket gegeben
act-tournament-lot = { $who } hat um ein Ticket gelost, gewonnen hat { $whom }
act-tournament-guarantee = { $who } zahlt das Overlay eines Turniers
act-tournament-deal = { $who } teilt die Auszahlungen eines Turniers per Deal auf
act-save-template = { $who } speichert eine Turniervorlage
act-drop-template = { $who } löscht eine Turniervorlage
audit-no-such-act = Eine Aktion „{ $text }“ gibt es im Protokoll nicht. Möglich: { $acts }.
audit-no-such-table = Kein offener Tisch heißt „{ $text }“. Für einen geschlossenen schreib seine Nummer, den ersten Teil der ID seiner Hände, z. B. 7 bei 7-12.

## Why, where nobody gave a reason

noted-dispute = Einspruch { NUMBER($id, useGrouping: 0) }
noted-why-unplayable = Die Hand konnte nach einem Neustart nicht weitergespielt werden.
noted-why-unreadable = Der gespeicherte Stand des Tisches war nicht mehr lesbar.
noted-why-server-left = Der Bot wurde vom Server entfernt.
noted-why-channel-deleted = Der Kanal wurde gelöscht.
noted-why-thread-locked = Der Thread wurde gesperrt.
noted-why-thread-unlocked = Der Thread wurde entsperrt.
noted-why-follows = Es folgt auf Turnier { NUMBER($id, useGrouping: 0) }.
noted-why-guarantee = { $amount ->
    [one] { $amount } Chip Overlay.
   *[other] { $amount } Chips Overlay.
}

## What was and is

noted-free = weder gesperrt noch eingefroren
noted-frozen = Konto eingefroren
noted-banned = gesperrt
noted-banned-until = gesperrt bis { $when }
noted-open = offen
noted-paused = pausiert
noted-pauses-after-the-hand = pausiert nach der Hand
noted-closes-after-the-hand = schließt nach der Hand
noted-closed = geschlossen
noted-hand-undone = Hand annulliert
noted-deal-closed = versiegelter Deal geschlossen, noch nicht ausgeteilt
noted-deal-given-up = Deal verworfen, nicht ausgeteilt
noted-every-chip-given-back = alle Einsätze zurück
noted-every-chip-paid-out = alle Stacks ausgezahlt
noted-leaves-after-the-hand = geht nach der Hand
noted-left = gegangen
noted-paid-out = ausgezahlt
noted-whole = vollständig
noted-as-a-player = als Spieler
noted-as-the-room-saw-it = wie am Tisch zu sehen
noted-none = nichts
noted-owner = Host { $name }
noted-name = Name „{ $text }“
noted-ruling = Entscheidung: „{ $text }“
noted-chips = { $amount ->
    [one] { $amount } Chip
   *[other] { $amount } Chips
}
noted-chips-at-table = { $amount ->
    [one] { $amount } Chip am Tisch
   *[other] { $amount } Chips am Tisch
}
noted-pot = Pot { $amount }
noted-seat = Platz { $amount }
noted-table = Tisch { NUMBER($amount, useGrouping: 0) }
noted-correction-more = +{ $amount }
noted-correction-fewer = -{ $amount }
noted-page = Seite { $amount }
noted-hints = { $amount ->
    [one] { $amount } Auffälligkeit
   *[other] { $amount } Auffälligkeiten
}
noted-days = { $amount ->
    [one] { $amount } Tag
   *[other] { $amount } Tage
}
noted-tables = { $count ->
    [one] Tisch { $numbers }
   *[other] Tische { $numbers }
}
noted-tournament = Turnier { NUMBER($id, useGrouping: 0) }
noted-schedule = Turnierserie { NUMBER($id, useGrouping: 0) }
noted-tournament-named = „{ $name }“ (#{ NUMBER($id, useGrouping: 0) })
noted-schedule-named = Turnierserie „{ $name }“ (#{ NUMBER($id, useGrouping: 0) })
noted-buy-in = { $amount ->
    [0] kein Buy-in
   *[other] Buy-in { $amount }
}
noted-guarantee = { $amount ->
    [0] keine Garantie
   *[other] Garantie { $amount }
}
noted-bounty = Bounty { $amount } %
noted-progressive-bounty = Progressive Bounty { $amount } %
noted-satellite = Satellite für Turnier { NUMBER($id, useGrouping: 0) }
noted-series-satellite = Satellite für Serie { NUMBER($id, useGrouping: 0) }
noted-from-satellite = aus Turnier { NUMBER($id, useGrouping: 0) }
noted-from-satellite-named = aus „{ $name }“ (#{ NUMBER($id, useGrouping: 0) })
noted-seat-worth = Ticketwert { $amount }
noted-seats-guaranteed = { $amount ->
    [0] keine Tickets garantiert
    [one] 1 Ticket garantiert
   *[other] { $amount } Tickets garantiert
}
noted-equal-stacks = { $amount } gleich große Stacks
noted-unclaimed-bounty = erster Preis erhöht um die Bounty { $amount }
noted-pool = Preispool { $amount }
noted-deal-chips = Deal nach Chips über { $amount }
noted-deal-icm = Deal nach ICM über { $amount }
noted-sit-and-go = Sit and Go zu { $amount }
noted-standing-sit-and-go = Sit and Go zu { $amount }, eins ist immer offen
noted-bracket = Turnierbaum, { $amount } Minuten pro Match
noted-shootout = Shootout, { $amount } Minuten pro Tisch
noted-setting = { $setting }: { $value }
noted-preset = „{ $name }“: { $game }, { $seconds } s pro Zug
noted-template = „{ $name }“: { $terms }
