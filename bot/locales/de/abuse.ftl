# Wer nicht darf, und wer darf; was der Raum erlaubt; wer zu schnell fragt.

forbidden-outsider = Das können nur Mitglieder dieses Servers.
forbidden-banned = Du bist { $until } von den Tischen hier gesperrt, vorher geht das für dich nicht. Ein Administrator dieses Servers kann die Sperre aufheben.
forbidden-not-moderator = Das können nur Moderatoren dieses Raums: wer eine seiner Moderatorenrollen hat, oder wer Mitglieder moderieren, Kanäle verwalten oder diesen Server verwalten darf.
forbidden-not-administrator = Das können nur Administratoren: wer diesen Server verwalten darf.
forbidden-guarantee = Nur Administratoren können ein Turnier mit Garantie ansetzen oder ändern: das Haus macht deren Chips aus dem Nichts. Mit `guarantee: 0` kannst du es.
forbidden-not-opener = Tische eröffnen Moderatoren und Mitglieder mit einer dieser Rollen: { $roles }.
forbidden-no-opener-left = Tische eröffnen nur Moderatoren: die Rollen, die es dürften, gibt es nicht mehr. Ein Administrator kann mit `/room set` andere nennen.
forbidden-own-table = Du spielst an diesem Tisch, also muss das ein anderer Moderator tun.
forbidden-oneself = Das kannst du nicht für dich selbst tun. Ein anderer Moderator kann es.
forbidden-oneself-equal = Das geht nicht bei dir selbst. Ein Administrator kann es.
forbidden-equal = Auch dieser Spieler ist Moderator. Mit einem Moderator darf das nur ein Administrator.

room-stakes-menu = Die Tische hier spielen um { $stakes }. Wähle einen dieser Einsätze.
room-seats-most = Die Tische hier haben höchstens { $most } Plätze.
room-buy-in-most = Die Tische hier haben ein Buy-in von höchstens { $most }.
room-table-channels = Tische werden hier in diesen Kanälen eröffnet: { $channels }.
room-tables-most = Auf diesem Server { $most ->
    [one] ist ein Tisch
   *[other] sind { $most } Tische
} offen, und mehr dürfen es nicht sein. Schließt einer, kann ein neuer eröffnet werden.
tables-too-fast = Du hast gerade viele Tische eröffnet. Warte eine Minute, ehe du noch einen eröffnest.

option-misfit = Das ist kein Wert, den „{ $name }“ nimmt. Wähle, was Discord dort anbietet; hat Discord das angeboten, dann starte es neu, denn es zeigt eine ältere Fassung des Befehls.
too-fast = Das war zu viel auf einmal. Warte { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}, dann geht es weiter.
click-gone = Dieser Knopf oder dieses Formular hat ausgedient. Nimm die neueste Nachricht, oder den Befehl dafür: `/help` zählt sie auf.
