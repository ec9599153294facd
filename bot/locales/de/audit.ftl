### Die Zeilen des Protokolls als Sätze: wer was mit wem tat; und was die Datei davon festhält, was war und ist.

## Was getan wurde

act-pause = { $who } hielt den Tisch an
act-resume = { $who } ließ den Tisch weitergehen
act-close = { $who } schloss den Tisch
act-void = { $who } machte die Hand rückgängig
act-kick = { $who } nahm { $whom } vom Tisch
act-hand-over = { $who } übergab den Tisch an { $whom }
act-last-hand = { $who } rief die letzte Hand aus
act-rename = { $who } benannte den Tisch um
act-ban = { $who } sperrte { $whom }
act-unban = { $who } hob die Sperre von { $whom } auf
act-freeze = { $who } fror das Konto von { $whom } ein
act-unfreeze = { $who } gab das Konto von { $whom } frei
act-grant = { $who } gab { $whom } Chips
act-deduct = { $who } nahm { $whom } Chips weg
act-reset = { $who } setzte die Chips von { $whom } zurück
act-returned = { $who } gab { $whom } den Stand eines vergessenen Spielers zurück
act-see-hand = { $who } sah eine Hand an
act-see-flags = { $who } sah die Hinweise auf unfaires Spiel an
act-settle = { $who } entschied über einen Einspruch von { $whom }
act-set-room = { $who } richtete den Raum ein
act-save-preset = { $who } speicherte eine Tischvorlage
act-drop-preset = { $who } löschte eine Tischvorlage
act-export = { $who } exportierte alles
act-tournament-create = { $who } setzte ein Turnier an
act-tournament-schedule = { $who } setzte eine Turnierserie an
act-tournament-unschedule = { $who } beendete eine Turnierserie
act-tournament-edit = { $who } änderte ein Turnier
act-tournament-move = { $who } verlegte ein Turnier in einen anderen Kanal
act-tournament-cancel = { $who } sagte ein Turnier ab
act-tournament-pause = { $who } hielt ein Turnier an
act-tournament-resume = { $who } ließ ein Turnier weitergehen
act-tournament-remove = { $who } nahm { $whom } aus einem Turnier
act-tournament-guarantee = { $who } füllte die Preise eines Turniers auf
act-save-template = { $who } speicherte eine Turniervorlage
act-drop-template = { $who } löschte eine Turniervorlage
audit-no-such-act = Das Protokoll kennt keine Handlung „{ $text }“. Wähle eine von diesen: { $acts }.
audit-no-such-table = Kein offener Tisch heißt „{ $text }“. Ein geschlossener ist an seiner Nummer zu finden, die vor denen seiner Hände steht, etwa 7 in 7-12.

## Warum, wo niemand einen Grund angab

noted-dispute = Einspruch { NUMBER($id, useGrouping: 0) }
noted-why-unplayable = Die Hand ließ sich nach einem Neustart nicht weiterspielen.
noted-why-unreadable = Was die Datei von dem Tisch enthält, ließ sich nicht mehr lesen.
noted-why-server-left = Der Bot wurde vom Server entfernt.
noted-why-channel-deleted = Sein Kanal wurde gelöscht.
noted-why-guarantee = { $amount ->
    [one] An der Garantie fehlte { $amount } Chip.
   *[other] An der Garantie fehlten { $amount } Chips.
}

## Was war und ist

noted-free = weder gesperrt noch eingefroren
noted-frozen = Konto eingefroren
noted-banned = gesperrt
noted-banned-until = gesperrt bis { $when }
noted-open = offen
noted-paused = angehalten
noted-pauses-after-the-hand = hält nach der Hand an
noted-closes-after-the-hand = schließt nach der Hand
noted-closed = geschlossen
noted-hand-undone = Hand rückgängig gemacht
noted-every-chip-given-back = jeder Chip zurückgegeben
noted-every-chip-paid-out = jeder Chip ausgezahlt
noted-leaves-after-the-hand = geht nach der Hand
noted-left = gegangen
noted-paid-out = ausgezahlt
noted-whole = ganz
noted-as-a-player = als Spieler
noted-as-the-room-saw-it = wie der Raum sie sah
noted-none = nichts
noted-owner = Besitzer { $name }
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
noted-page = Seite { $amount }
noted-hints = { $amount ->
    [one] { $amount } Hinweis
   *[other] { $amount } Hinweise
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
noted-buy-in = { $amount ->
    [0] kein Buy-in
   *[other] Buy-in { $amount }
}
noted-guarantee = { $amount ->
    [0] keine Garantie
   *[other] Garantie { $amount }
}
noted-setting = { $setting }: { $value }
noted-preset = „{ $name }“: { $game }, { $seconds } s je Zug
noted-template = „{ $name }“: { $buy_in ->
    [0] kein Buy-in
   *[other] Buy-in { $buy_in }
}, { $guarantee ->
    [0] keine Garantie
   *[other] Garantie { $guarantee }
}
