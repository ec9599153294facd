### The lobby: one message in a channel that shows what can be played now, and its buttons.

command-lobby = In diesem Kanal zeigen, was man gerade spielen kann; die Nachricht bleibt aktuell
command-lobby-remove = Die Lobby entfernen
help-heading-lobby = Die Lobby
lobby-set = Die Lobby ist in { $channel } und bleibt von selbst aktuell. Entfernen: `/lobby off:True`.
lobby-taken-away = Die Lobby ist entfernt. Mit `/lobby` legst du eine neue an.
lobby-where = Die Lobby braucht einen Textkanal. Gib `/lobby` dort ein.

## What it shows

lobby-title = Jetzt spielen
lobby-empty = Kein Tisch ist offen. Klick auf *{ $play }*, dann bekommst du einen.
lobby-table = [**{ $name }**]({ $link }): { $game }; { $free }
lobby-free = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
lobby-menu-table = Einkaufen für { $amount } · { $free }
lobby-menu = Weitere Tische: wählen und mitspielen
lobby-full = Voll: { $tables }
lobby-tournaments = Die nächsten Turniere
lobby-tournament = **{ $name }**: { $game }, { $when }; { $entrants } von { $most } Plätzen vergeben · { $channel }
lobby-button-play = Sofort spielen
lobby-button-new = Neuer Tisch
lobby-button-practice = Üben
lobby-button-notify = Ping mich an

## What its buttons answer

lobby-seated = Du sitzt schon an { $table }: { $channel }.
lobby-opened = Kein passender Tisch hatte einen freien Platz, deshalb gibt es jetzt einen neuen für dich: { $channel }.
lobby-none-fits = Kein passender Tisch hat einen freien Platz, und ein neuer geht gerade nicht.
lobby-too-poor = Auf deinem Konto { $wallet ->
    [one] ist 1 Chip
   *[other] sind { $wallet } Chips
}, das reicht für kein Buy-in. { $claim ->
    [yes] `/claim` gibt einmal am Tag neue; *{ $practice }* kostet nichts.
   *[no] *{ $practice }* kostet nichts.
}
lobby-quiet = Gerade ist wenig los. Während du wartest, kannst du üben: *{ $practice }* eröffnet einen Tisch mit Hausspielern.

## A new table, and practice

lobby-new-game = Spiel
lobby-new-stakes = Einsätze
lobby-new-limit = Limit
lobby-new-rules = Hausregeln: beliebig viele
lobby-new-everyone = Alle hier können zuschauen und mitspielen.
lobby-new-invited = Privat: Platz nehmen dürfen nur du und Eingeladene.
lobby-new-button-open = Tisch eröffnen
lobby-new-button-private = Privat machen
lobby-new-button-public = Für alle öffnen
lobby-practice-ask = Welches Spiel? Du spielst gegen Hausspieler (⌂): { $strength }. Die Chips sind nur zum Üben.
lobby-practice-start = { $game } üben

## Calls

lobby-notify = Wähl Spiele aus. Warten an einem Tisch mit einem dieser Spiele ein oder zwei Leute, wirst du im Kanal der Lobby angepingt, pro Spiel höchstens alle halbe Stunde und nie, während du an einem Tisch sitzt. Auch *{ $play }* hält sich an deine Wahl. Ohne Wahl pinge ich dich nicht an, und *{ $play }* nimmt jedes Spiel.
lobby-notify-menu = Spiele, bei denen du angepingt wirst
lobby-notify-saved = Du wirst angepingt bei: { $games }.
lobby-notify-off = Du wirst nicht mehr angepingt.
lobby-call = { $mentions } **{ $table }** sucht Mitspieler: { $game }, { $free }. { $channel }
