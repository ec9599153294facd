### Die Lobby: eine Nachricht in einem Kanal, die zeigt, was sich gerade spielen lässt, und ihre Knöpfe.

command-lobby = In diesem Kanal zeigen, was sich gerade spielen lässt, in einer Nachricht, die mitgeht
command-lobby-remove = Die Lobby wieder entfernen
help-heading-lobby = Die Lobby
lobby-set = Die Lobby steht in { $channel }. Sie geht von selbst mit dem Spiel mit; `/lobby remove:True` entfernt sie.
lobby-taken-away = Dieser Server hat keine Lobby mehr. `/lobby` legt eine an.
lobby-where = Die Lobby braucht einen Textkanal. Gib `/lobby` in einem ein.

## Was sie zeigt

lobby-title = Was sich gerade spielen lässt
lobby-empty = Kein Tisch ist offen. Drück *{ $play }*, und du bekommst einen.
lobby-table = [**{ $name }**]({ $link }): { $game }; { $free }
lobby-free = { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}
lobby-menu = Weitere Tische: wähl einen, um mitzuspielen
lobby-full = Voll: { $tables }
lobby-tournaments = Die nächsten Turniere
lobby-tournament = **{ $name }**: { $game }, { $when }; { $entrants } von { $most } Plätzen vergeben · { $channel }
lobby-button-play = Gleich spielen
lobby-button-practice = Üben
lobby-button-notify = Ruf mich

## Was ihre Knöpfe antworten

lobby-seated = Du sitzt schon an { $table }: { $channel }.
lobby-opened = An keinem Tisch, der zu dir passt, war ein Platz frei, darum ist dieser für dich eröffnet: { $channel }.
lobby-none-fits = An keinem Tisch, der zu dir passt, ist ein Platz frei, und ein neuer ließ sich für dich nicht eröffnen.
lobby-too-poor = In deiner Börse { $wallet ->
    [one] ist 1 Chip
   *[other] sind { $wallet } Chips
}, zu wenig, um dich irgendwo einzukaufen. `/claim` bringt einmal am Tag welche zurück; *{ $practice }* kostet nichts.
lobby-quiet = Gerade sind wenige hier. Während du wartest, eröffnet *{ $practice }* einen Tisch mit Hausspielern.

## Rufe

lobby-notify = Warten ein oder zwei Leute an einem Tisch mit einem Spiel, das du hier wählst, wirst du im Kanal der Lobby gerufen, je Spiel höchstens alle halbe Stunde. Solange du an einem Tisch sitzt, ruft dich niemand. Auch *{ $play }* hält sich an deine Wahl. Ist nichts gewählt, ruft dich niemand, und jedes Spiel ist recht.
lobby-notify-menu = Spiele, zu denen du gerufen werden willst
lobby-notify-saved = Gerufen wirst du zu: { $games }.
lobby-notify-off = Du wirst nicht mehr gerufen.
lobby-call = { $mentions } **{ $table }** wartet auf Mitspieler: { $game }, { $free }. { $channel }
