### Lobbyn: ett meddelande i en kanal som visar vad som går att spela nu, och dess knappar.

command-lobby = Visa i den här kanalen vad som går att spela nu, i ett meddelande som följer med
command-lobby-remove = Ta bort lobbyn igen
help-heading-lobby = Lobbyn
lobby-set = Lobbyn står i { $channel }. Den följer spelet av sig själv; `/lobby remove:True` tar bort den.
lobby-taken-away = Servern har ingen lobby längre. `/lobby` lägger upp en.
lobby-where = Lobbyn behöver en textkanal. Skriv `/lobby` i en sådan.

## Vad den visar

lobby-title = Det här går att spela nu
lobby-empty = Inget bord är öppet. Tryck på *{ $play }*, så får du ett.
lobby-table = [**{ $name }**]({ $link }): { $game }; { $free }
lobby-free = { $free ->
    [one] 1 ledig plats
   *[other] { $free } lediga platser
}
lobby-menu = Fler bord: välj ett att sätta dig vid
lobby-full = Fulla: { $tables }
lobby-tournaments = Nästa turneringar
lobby-tournament = **{ $name }**: { $game }, { $when }; { $entrants } av { $most } platser tagna · { $channel }
lobby-button-play = Spela nu
lobby-button-practice = Öva
lobby-button-notify = Ropa på mig

## Vad knapparna svarar

lobby-seated = Du sitter redan vid { $table }: { $channel }.
lobby-opened = Inget bord som passar dig hade någon ledig plats, så det här öppnades åt dig: { $channel }.
lobby-none-fits = Inget bord som passar dig har någon ledig plats, och det gick inte att öppna ett nytt åt dig.
lobby-too-poor = Du har { $wallet ->
    [one] 1 mark
   *[other] { $wallet } marker
} i plånboken, för få för att köpa in dig någonstans. `/claim` ger nya en gång om dagen; *{ $practice }* kostar ingenting.
lobby-quiet = Det är inte många här just nu. Medan du väntar öppnar *{ $practice }* ett bord med husspelare.

## Rop

lobby-notify = När en eller två väntar vid ett bord med ett spel som du väljer här ropas du in i lobbyns kanal, högst en gång i halvtimmen för varje spel. Medan du sitter vid ett bord ropar ingen på dig. *{ $play }* rättar sig också efter ditt val. Väljer du inget ropar ingen på dig, och alla spel duger.
lobby-notify-menu = Spel som du vill bli inropad till
lobby-notify-saved = Du ropas in till: { $games }.
lobby-notify-off = Du ropas inte in längre.
lobby-call = { $mentions } **{ $table }** väntar på spelare: { $game }, { $free }. { $channel }
