### The room and its settings: /room, presets, announcements, the report and the export.

## This language, as it calls itself

language-name = Svenska

## Commands

command-room = Ställ in rummet och se hur det går
command-room-setup = Ställ in rummet steg för steg: moderatorer, marker, insatser, språk, bilder
command-room-show = Se rummets inställningar och vilka behörigheter boten saknar
command-room-set = Ändra en av rummets inställningar
command-room-set-setting = Vilken inställning
command-room-set-value = Det nya värdet; ”default” återställer
command-room-preset = Sparade bord för /table open
command-room-preset-save = Spara ett bords spel, insatser, klocka och husregler under ett namn
command-room-preset-delete = Radera en mall
command-room-preset-list = Se mallarna
command-room-preset-name = Mallens namn
command-room-preset-game = Spelet; utan spel och insatser sparas bordet i den här kanalen
command-room-preset-clock = Sekunder att agera
command-room-report = Se marker, bord, givar och spelare vecka för vecka
command-room-report-weeks = Hur många veckor; annars 8
command-room-export = Få alla uppgifter om rummet som en fil
command-room-export-format = CSV öppnas i kalkylprogram, JSON är för program
command-room-health = Se hur boten mår
command-table-open-preset = En mall som moderatorerna sparat, i stället för spel och insatser
help-heading-room = Rummet

## Settings, and what holds where nothing is set

setting-table-channels = Kanaler för bord
setting-opener-roles = Roller som kan öppna bord
setting-moderator-roles = Moderatorroller
setting-moderator-channel = Moderatorkanal
setting-announcement-channel = Kanal för nya bord
setting-lobby-channel = Lobby
setting-starting-chips = Startmarker
setting-daily-claim = Daglig hämtning
setting-stakes-menu = Insatsmeny
setting-tables-most = Max öppna bord
setting-tables-each = Öppna bord per medlem
setting-seats-most = Max platser
setting-buy-in-most = Max inköp
setting-language = Språk
setting-zone = Tidszon
unset-table-channels = alla kanaler
unset-opener-roles = alla
unset-moderator-roles = ingen; alla som kan hantera servern eller kanaler, eller ge medlemmar timeout, är moderatorer ändå
unset-moderator-channel = ingen
unset-announcement-channel = ingen
unset-lobby-channel = ingen
unset-starting-chips = { $amount }, värdens standard
unset-daily-claim = { $amount }, värdens standard
unset-stakes-menu = vilka insatser som helst
unset-tables-most = { $amount }
unset-tables-each = 3
unset-seats-most = så många som spelet tillåter
unset-buy-in-most = ingen gräns
unset-language = serverns språk
unset-zone = UTC
room-line = **{ $setting }:** { $value }
room-amount = { $amount }
decimal-mark = ,
with-label = { $label }: { $text }
room-more = { $named } och { $more } till
room-default = Standard: { $value }
room-title = ### Rummets inställningar
room-saved = Sparat. { $line }
room-unchanged = Så var det redan. { $line }

## Settings that cannot be read

room-bad-number = ”{ $text }” går inte att använda. Skriv ett heltal från { $least } till { $most }, eller ”default”.
room-bad-stakes = Jag förstår inte ”{ $text }”. Skriv insatserna som i `/table open`, med komma emellan: 5/10, 10/20. Eller ”default” för vilka insatser som helst.
room-bad-language = Jag talar inte ”{ $text }”. Välj bland: { $known }. Eller ”default” för serverns språk.
room-unknown-channels = Det finns ingen passande kanal ”{ $text }” här. Skriv kanaler som #namn, med komma emellan, eller ”default”.
room-unknown-roles = Det finns ingen roll ”{ $text }” här. Skriv roller som @namn, med komma emellan, eller ”default”.
room-two-channels = Fler än en kanal heter ”{ $text }”. Skriv # och välj den du menar.
room-two-roles = Fler än en roll heter ”{ $text }”. Skriv @ och välj den du menar.
room-one-channel = Välj en kanal, t.ex. #lobby, eller ”default” för ingen.
room-list-size = Ange minst en och högst { $most }, med komma emellan.
room-everyone-moderates = Alla kan inte vara moderatorer. Välj roller för dem du litar på.

## What the bot may not do

room-no-trouble = Jag har alla behörigheter jag behöver här.
room-troubles = **Kvar att göra i Discord,** för en administratör, i min roll eller kanalens inställningar:
room-lack = - **{ $permission }** i { $channels }: { $stops }
room-lack-role = - **{ $permission }** i min roll: { $stops }
room-moderators-public = - Alla kan läsa { $channel }, där tvister och incidenter postas. Dölj den för @​everyone i kanalens inställningar.
permission-view-channel = Visa kanal
permission-send-messages = Skicka meddelanden
permission-send-messages-in-threads = Skicka meddelanden i trådar
permission-create-public-threads = Skapa offentliga trådar
permission-create-private-threads = Skapa privata trådar
permission-create-events = Skapa evenemang
permission-embed-links = Bädda in länkar
lack-tables-view-channel = jag ser den inte, eller så är den borta; inga bord kan öppnas där.
lack-tables-create-public-threads = borden får ingen egen tråd. Ett i taget spelas i själva kanalen.
lack-tables-create-private-threads = privata bord spelas i offentliga trådar: bara de som släppts in kan sätta sig, men alla kan titta.
lack-tables-send-messages-in-threads = jag kan inte skriva i trådar, så ett bord spelas i själva kanalen, eller inte alls.
lack-tables-send-messages = inga bord kan öppnas där.
lack-tables-read-message-history = efter ett avbrott kan jag inte se vilka givar som står i protokollet, och skriver kanske in samma giv två gånger.
lack-events-create-events = turneringar visas inte bland serverns evenemang.
lack-announcements-view-channel = jag ser den inte, eller så är den borta; öppna bord annonseras inte.
lack-announcements-send-messages = öppna bord annonseras inte.
lack-lobby-view-channel = jag ser den inte, eller så är den borta; det finns ingen lobby.
lack-lobby-send-messages = det finns ingen lobby.
lack-moderators-view-channel = jag ser den inte, eller så är den borta; tvister och incidenter postas inte, men sparas ändå.
lack-moderators-send-messages = tvister och incidenter postas inte, men sparas ändå.

## The pages of the set-up

setup-heading = ### Inställningar, steg { $page } av { $pages }: { $title }
setup-intro = Allt fungerar redan utan det här. Hoppa över ett steg med ”Nästa”. Varje val sparas direkt, och du kan ändra det senare med `/room set`.
setup-wrong = ⚠ { $what }
setup-title-tables = Bord
setup-title-moderators = Moderatorer
setup-title-chips = Marker och gränser
setup-title-words = Kanaler, språk, tidszon och bilder
setup-title-summary = Sammanfattning
setup-ask-table-channels = **Var kan bord öppnas?** I kanalerna du väljer och deras trådar; överallt om du inte väljer någon.
setup-ask-opener-roles = **Vem kan öppna bord?** Alla, om du inte väljer någon roll. Moderatorer kan alltid.
setup-ask-moderator-roles = **Vem modererar borden?** Rollerna du väljer här, plus alla som kan hantera servern eller kanaler, eller ge medlemmar timeout.
setup-ask-moderator-channel = **Var ska moderatorerna få sina notiser?** Tvister och incidenter postas där; välj en kanal som bara de kan läsa.
setup-hide-commands = **Vem ser vilket kommando?** Discord visar alla kommandon för alla, och jag säger till om någon inte får använda ett. Så döljer du `/mod`, `/audit` och `/room` för spelarna: öppna Serverinställningar → Integrationer, hantera den här boten, välj kommandot, stäng av det för `@everyone` och slå på det för moderatorrollerna. Det ändrar inte vem som får göra vad.
setup-ask-chips = **Marker.** Startmarker, hämtning och vilka insatser som finns.
setup-ask-caps = **Gränser.** Hur många bord det kan finnas, och hur stora.
setup-ask-announcement-channel = **Var ska nya bord annonseras?** En rad med en länk, utan notis. Utan kanal annonseras de inte.
setup-ask-lobby-channel = **Var ska lobbyn vara?** Ett meddelande med öppna bord och kommande turneringar, och knappar för att vara med. Utan kanal finns det ingen lobby.
setup-ask-language = **Vilket språk ska kanalerna ha?** Det som bara en person ser är på hens eget språk.
setup-ask-zone = **I vilken tidszon spelar ni?** Turneringars starttider skrivs i den.
setup-hint-table-channels = Alla kanaler
setup-hint-opener-roles = Alla
setup-hint-moderator-roles = Ingen extra roll
setup-hint-moderator-channel = Ingen kanal
setup-hint-announcement-channel = Ingen kanal
setup-hint-lobby-channel = Ingen lobby
setup-hint-language = Serverns språk
setup-change-chips = Ändra marker och insatser
setup-change-caps = Ändra gränser
setup-change-zone = Ändra tidszon
setup-form-chips = Marker och insatser
setup-form-caps = Gränser
setup-form-zone = Tidszon
setup-field-starting-chips = För nya spelare: { $least } till { $most }. Tomt: värdens standard.
setup-field-daily-claim = Panka kan hämta upp till så här många per dag: { $least } till { $most }. Tomt: värdens standard.
setup-field-stakes-menu = T.ex. 5/10, 10/20. Tomt: vilka insatser som helst.
setup-field-zone = En stad eller en förkortning: Stockholm, Helsingfors, CET. Tomt: { $unset }.
setup-field-tables-most = På hela servern: { $least } till { $most }. Tomt: { $unset }.
setup-field-tables-each = För medlemmar som inte är moderatorer: { $least } till { $most }. Tomt: 3.
setup-field-seats-most = { $least } till { $most }. Tomt: så många som spelet tillåter.
setup-field-buy-in-most = I marker: { $least } till { $most }. Tomt: ingen gräns.
setup-back = Tillbaka
setup-next = Nästa
setup-end = Klart
setup-done = Rummet är klart. Se inställningarna med `/room show`, ändra en med `/room set`, öppna ett bord med `/table open`.

## Opening tables

announcement = **{ $table }** är öppet: { $game }. { $link }
open-what = Välj ett spel eller en mall.

## Presets

preset-saved = Sparad som mall för `/table open`. { $line }
preset-deleted = Mallen { $name } är raderad.
preset-list = ### Mallar för `/table open`
preset-list-empty = Det finns inga mallar än. Spara en med `/room preset save`.
preset-line = **{ $name }**: { $game }, { $clock }, { $seats } platser, inköp { $buy_in }
preset-alone = Mallen bestämmer allt: använd mallen eller de andra fälten, inte båda.
preset-unknown = Det finns ingen mall ”{ $text }”. Välj ett av förslagen.
preset-none = Det finns inga mallar här, inte heller ”{ $text }”. Moderatorer sparar en med `/room preset save`.
preset-from-what = Ge mallen ett spel och insatser, eller lämna båda fälten tomma vid ett bord utanför turneringarna för att spara det bordet.
preset-bad-name = ”{ $text }” fungerar inte som namn på en mall. Skriv högst { $most } bokstäver, siffror, mellanslag och tecken som - och /.
preset-too-many = Det finns redan { $most } mallar. Radera en först.

## Report

report-title = { $count ->
    [one] **Den här veckan**, måndag till söndag, UTC; den är inte slut än
   *[other] **De senaste { $count } veckorna**, alla måndag till söndag, UTC; den sista är inte slut än
}
report-week = Vecka från
report-minted = Skapade
report-burnt = Raderade
report-tables = Bord
report-hands = Givar
report-players = Spelare
report-sum = Summa
report-chips = Marker
report-plot-tables = Öppnade bord
report-plot-hands = Spelade givar
report-plot-players = Spelare som fick kort
report-alt = Staplar vecka för vecka från { $first } till { $last }: { $minted ->
    [one] { $minted } mark skapades
   *[other] { $minted } marker skapades
} och { $burnt } raderades, { $hands ->
    [one] en giv
   *[other] { $hands } givar
} spelades, och som mest { $players ->
    [one] en spelare
   *[other] { $players } spelare
} på en vecka.

## Export

export-done = Allt som sparas om rummet: { $rows } rader i { $files } listor. Dolda kort som inte visades är inte med, och spelarna står bara med nummer.
export-busy = En export är redan på gång. Be om en ny när du har fått den.
export-too-large = Filen är för stor för Discord. Värden kan hämta den på maskinen: python -m bot export { $guild } room.zip --format { $format }
