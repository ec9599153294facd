### The lobby: one message in a channel that shows what can be played now, and its buttons.

command-lobby = Visa i den här kanalen vad som går att spela nu, i ett meddelande som hålls aktuellt
command-lobby-remove = Ta bort lobbyn
help-heading-lobby = Lobbyn
lobby-set = Lobbyn är i { $channel } och uppdateras av sig själv. Ta bort den med `/lobby off:True`.
lobby-taken-away = Lobbyn är borta. Lägg upp en ny med `/lobby`.
lobby-where = Lobbyn behöver en textkanal. Använd `/lobby` i en sådan.

## What it shows

lobby-title = Spela nu
lobby-empty = Inga öppna bord. Tryck på *{ $play }* för att öppna ett.
lobby-table = [**{ $name }**]({ $link }): { $game }; { $free }
lobby-free = { $free ->
    [one] 1 ledig plats
   *[other] { $free } lediga platser
}
lobby-menu-table = Köp in dig för { $amount } · { $free }
lobby-menu = Fler bord: välj ett att sätta dig vid
lobby-full = Fulla: { $tables }
lobby-tournaments = Kommande turneringar
lobby-tournament = **{ $name }**: { $game }, { $when }; { $entrants } av { $most } platser tagna · { $channel }
lobby-button-play = Spela nu
lobby-button-new = Nytt bord
lobby-button-practice = Öva
lobby-button-notify = Pinga mig

## What its buttons answer

lobby-seated = Du sitter redan vid { $table }: { $channel }.
lobby-opened = Inget bord som passar dig hade en ledig plats, så jag öppnade det här åt dig: { $channel }.
lobby-none-fits = Inget bord som passar dig har en ledig plats, och jag kunde inte öppna ett nytt.
lobby-too-poor = Du har { $wallet ->
    [one] 1 mark
   *[other] { $wallet } marker
} i plånboken, och det räcker inte till inköpet vid något bord. { $claim ->
    [yes] Hämta fler med `/claim` en gång om dagen; *{ $practice }* är gratis.
   *[no] *{ $practice }* är gratis.
}
lobby-quiet = Det är lugnt just nu. Medan du väntar öppnar *{ $practice }* ett bord med husspelare.

## A new table, and practice

lobby-new-game = Spel
lobby-new-stakes = Insatser
lobby-new-limit = Limit
lobby-new-rules = Husregler: välj hur många du vill
lobby-new-everyone = Alla här kan titta och sätta sig.
lobby-new-invited = Privat: bara du och de du släpper in kan sätta sig.
lobby-new-button-open = Öppna bordet
lobby-new-button-private = Gör det privat
lobby-new-button-public = Öppna det för alla
lobby-practice-ask = Vilket spel? Du möter husspelare (⌂): { $strength }. Markerna är bara för övning.
lobby-practice-start = Öva { $game }

## Calls

lobby-notify = Välj dina spel: när en eller två väntar vid ett bord med något av dem, pingas du i lobbyns kanal, högst en gång i halvtimmen per spel och aldrig medan du sitter vid ett bord. Även *{ $play }* håller sig till ditt val. Väljer du inget pingas du inte, och *{ $play }* tar vilket spel som helst.
lobby-notify-menu = Spel att pingas för
lobby-notify-saved = Du pingas för: { $games }.
lobby-notify-off = Du pingas inte längre.
lobby-call = { $mentions } **{ $table }** behöver spelare: { $game }, { $free }. { $channel }
