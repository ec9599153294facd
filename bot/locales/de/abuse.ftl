# Who may not, and who may; what the room allows; who asks too fast.

forbidden-outsider = Das können nur Mitglieder dieses Servers.
not-a-member = Auf diesem Server sind nur meine Befehle, ich selbst nicht, deshalb kann hier niemand spielen. Ein Admin kann mich hinzufügen: { $link }
forbidden-banned = Du bist { $until } für die Tische hier gesperrt, deshalb geht das nicht. Aufheben kann die Sperre ein Mod; die eines Mods nur ein Admin dieses Servers.
forbidden-not-moderator = Das können nur Mods: wer hier eine Mod-Rolle hat oder Mitglieder in den Timeout schicken, Kanäle verwalten oder den Server verwalten darf.
forbidden-not-administrator = Das können nur Admins: alle, die diesen Server verwalten dürfen.
forbidden-guarantee = Garantien legen nur Admins fest, weil der Server die fehlenden Chips neu ausgibt. Mit `guarantee: 0` kannst du das Turnier ansetzen.
forbidden-not-opener = Tische eröffnen hier Mods und Mitglieder mit einer dieser Rollen: { $roles }.
forbidden-no-opener-left = Tische eröffnen hier nur Mods: Die Rollen, die das auch durften, gibt es nicht mehr. Ein Admin kann mit `/room set` andere festlegen.
forbidden-own-table = Du spielst an diesem Tisch. Das muss ein anderer Mod machen.
forbidden-oneself = Für dich selbst geht das nicht. Bitte einen anderen Mod darum.
forbidden-oneself-equal = Bei dir selbst geht das nicht. Bitte einen Admin darum.
forbidden-equal = Das ist auch ein Mod. Bei Mods darf das nur ein Admin.

room-stakes-menu = Diese Einsätze gibt es hier nicht. Möglich: { $stakes }.
room-seats-most = Die Tische hier haben höchstens { $most } Plätze.
room-buy-in-most = Das Buy-in ist hier höchstens { $most }.
room-table-channels = Tische gibt es hier in diesen Kanälen: { $channels }.
room-tables-most = Auf diesem Server { $most ->
    [one] ist schon ein Tisch
   *[other] sind schon { $most } Tische
} offen, mehr geht nicht. Schließt einer, kannst du einen neuen eröffnen.
tables-too-fast = Das waren viele Tische auf einmal. Warte eine Minute bis zum nächsten.

option-misfit = „{ $name }“ nimmt diesen Wert nicht an. Wähl einen, den Discord anbietet. Ist deiner dabei, starte Discord neu: Es zeigt eine alte Version des Befehls.
too-fast = Nicht so schnell. Warte { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}, dann geht es weiter.
click-gone = Dieser Knopf oder dieses Formular ist veraltet. Nimm die neueste Nachricht oder gib den Befehl ein: `/help` zeigt alle.
