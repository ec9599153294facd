### Rummet och dess inställningar: /room, mallar, tillkännagivanden, rapporten och exporten.

## This language, as it calls itself

language-name = Svenska

## Commands

command-room = Ställ in rummet och se hur det går
command-room-setup = Ställ in rummet steg för steg; moderering, marker, insatser, språk
command-room-show = Se rummets inställningar, och vad boten inte får göra här
command-room-set = Ändra en av rummets inställningar
command-room-set-setting = Vilken inställning
command-room-set-value = Det nya värdet; ”default” går tillbaka till det som gäller utan inställning
command-room-preset = Bord under ett namn, för /table open
command-room-preset-save = Spara ett bords spel, insatser, klocka och husregler under ett namn
command-room-preset-delete = Radera en mall
command-room-preset-list = Se mallarna
command-room-preset-name = Mallens namn
command-room-preset-game = Spelet; utan spel och insatser sparas den här kanalens bord
command-room-preset-clock = Sekunder att agera på
command-room-report = Se marker, bord, givar och spelare vecka för vecka
command-room-report-weeks = Hur många veckor; 8 om det utelämnas
command-room-export = Få allt som är känt om det här rummet som en fil
command-room-export-format = CSV öppnas i ett kalkylprogram, JSON är för program
command-room-health = Se hur boten mår
command-table-open-preset = Ett bord som moderatorerna sparat under ett namn, i stället för spel och insatser
help-heading-room = Rummet

## Settings, and what holds where nothing is set

setting-table-channels = Kanaler för bord
setting-opener-roles = Roller som får öppna bord
setting-moderator-roles = Roller som modererar
setting-moderator-channel = Moderatorernas kanal
setting-announcement-channel = Kanal för nya bord
setting-lobby-channel = Lobby
setting-starting-chips = Startmarker
setting-daily-claim = Daglig hämtning
setting-stakes-menu = Insatsmeny
setting-tables-most = Öppna bord som mest
setting-tables-each = Öppna bord per medlem
setting-seats-most = Platser som mest
setting-buy-in-most = Inköp som mest
setting-language = Språk
unset-table-channels = varje kanal
unset-opener-roles = alla får
unset-moderator-roles = ingen roll; den som hanterar servern eller dess kanaler, eller ger medlemmar timeout, modererar ändå
unset-moderator-channel = ingen
unset-announcement-channel = ingen
unset-lobby-channel = ingen
unset-starting-chips = { $amount }, som värden bestämt
unset-daily-claim = { $amount }, som värden bestämt
unset-stakes-menu = vilka insatser som helst
unset-tables-most = ingen gräns
unset-tables-each = 3
unset-seats-most = så många som spelet tillåter
unset-buy-in-most = ingen gräns
unset-language = serverns eget
room-line = **{ $setting }:** { $value }
room-amount = { $amount }
decimal-mark = ,
room-more = { $named } och { $more } till
room-default = Standard: { $value }
room-title = ### Rummets inställningar
room-saved = Sparat. { $line }
room-unchanged = Så var det redan. { $line }

## Settings that cannot be read

room-unknown-setting = Det finns ingen inställning ”{ $text }”. Välj bland dem som föreslås.
room-bad-number = ”{ $text }” går inte att använda. Skriv ett heltal från { $least } till { $most }, eller ”default”.
room-bad-stakes = Jag förstår inte ”{ $text }” som insatser. Skriv dem som `/table open` tar dem, med komma emellan: 5/10, 10/20. Eller ”default” för vilka insatser som helst.
room-bad-language = Jag talar inte ”{ $text }”. Det finns: { $known }. Eller ”default” för serverns eget.
room-unknown-channels = Det finns ingen kanal ”{ $text }” här som passar. Skriv kanaler som #namn, med komma emellan, eller ”default”.
room-unknown-roles = Det finns ingen roll ”{ $text }” här. Skriv roller som @namn, med komma emellan, eller ”default”.
room-two-channels = Fler än en kanal heter ”{ $text }”. Nämn den du menar med #.
room-two-roles = Fler än en roll heter ”{ $text }”. Nämn den du menar med @.
room-one-channel = Ange en kanal, till exempel #lobby, eller ”default” för ingen.
room-list-size = Ange från en till { $most }.
room-everyone-moderates = Alla kan inte moderera. Välj roller för dem du litar på.

## What the bot may not do

room-no-trouble = Jag har alla behörigheter som jag behöver här.
room-troubles = **Vad som är kvar att göra i Discord,** för en administratör, på min roll eller i kanalens inställningar:
room-lack = - **{ $permission }** i { $channels }: { $stops }
room-moderators-public = - Alla kan läsa { $channel }, där tvister och incidenter postas. Dölj den för @​everyone i kanalens inställningar.
permission-view-channel = Visa kanal
permission-send-messages = Skicka meddelanden
permission-send-messages-in-threads = Skicka meddelanden i trådar
permission-create-public-threads = Skapa offentliga trådar
permission-create-private-threads = Skapa privata trådar
lack-tables-view-channel = jag ser den inte, eller så är den borta; där kan inga bord öppnas.
lack-tables-create-public-threads = borden får ingen egen tråd. Ett i taget spelas i själva kanalen.
lack-tables-create-private-threads = privata bord spelas i offentliga trådar, där bara de som släppts in får sätta sig men alla kan titta på.
lack-tables-send-messages-in-threads = jag kan inte skriva i trådar, så ett bord spelas i själva kanalen, eller inte alls.
lack-tables-send-messages = där kan inga bord öppnas.
lack-announcements-view-channel = jag ser den inte, eller så är den borta; öppna bord tillkännages inte.
lack-announcements-send-messages = öppna bord tillkännages inte.
lack-lobby-view-channel = jag ser den inte, eller så är den borta; lobbyn står ingenstans.
lack-lobby-send-messages = lobbyn står ingenstans.
lack-moderators-view-channel = jag ser den inte, eller så är den borta; tvister och incidenter postas inte. De sparas ändå.
lack-moderators-send-messages = tvister och incidenter postas inte. De sparas ändå.

## The pages of the set-up

setup-heading = ### Inställning, steg { $page } av { $pages }: { $title }
setup-intro = Allt fungerar redan, utan något av det här. Hoppa över vad du vill med ”Nästa”. Varje val sparas genast, och `/room set` ändrar det senare.
setup-wrong = ⚠ { $what }
setup-title-tables = Bord
setup-title-moderators = Moderatorer
setup-title-chips = Marker och gränser
setup-title-words = Tillkännagivanden och språk
setup-title-summary = Så ser det ut
setup-ask-table-channels = **Var får bord öppnas?** I kanalerna du väljer och deras trådar; väljer du ingen, överallt.
setup-ask-opener-roles = **Vem får öppna bord?** Väljs ingen roll får alla. Moderatorer får alltid.
setup-ask-moderator-roles = **Vem modererar borden?** Den som hanterar servern eller dess kanaler, eller får ge medlemmar timeout, gör det ändå.
setup-ask-moderator-channel = **Var får moderatorerna veta?** Tvister och incidenter postas där; helst i en kanal som bara de kan läsa.
setup-hide-commands = **Vem ser vilket kommando?** Discord visar alla för alla, och den som inte får använda ett får veta det. Så döljer du `/mod`, `/audit` och `/room` för spelarna: Serverinställningar → Integrationer, hantera den här boten, välj kommandot, stäng av det för `@everyone` och slå på det för rollerna som modererar. Vem som får göra vad ändras inte.
setup-ask-chips = **Marker.** Vad spelarna får, och vad de får spela om.
setup-ask-caps = **Gränser.** Hur många bord det får finnas, och hur stora.
setup-ask-announcement-channel = **Var ska nya bord annonseras?** En rad med en länk, utan notis. Utan kanal annonseras de inte.
setup-ask-lobby-channel = **Var står lobbyn?** Ett meddelande med de öppna borden och nästa turneringar, och knappar för att vara med. Väljs ingen kanal finns det ingen.
setup-ask-language = **Vilket språk ska kanalerna ha?** Det som bara en person ser är på hens eget språk.
setup-hint-table-channels = Varje kanal
setup-hint-opener-roles = Alla
setup-hint-moderator-roles = Ingen extra roll
setup-hint-moderator-channel = Ingen kanal
setup-hint-announcement-channel = Ingen kanal
setup-hint-lobby-channel = Ingen lobby
setup-hint-language = Serverns eget
setup-change-chips = Ändra marker och insatser
setup-change-caps = Ändra gränser
setup-form-chips = Marker och insatser
setup-form-caps = Gränser
setup-field-starting-chips = För den som är ny här: { $least } till { $most }. Tomt: som värden bestämt.
setup-field-daily-claim = Vad panka får hämta upp till, en gång om dagen: { $least } till { $most }. Tomt: som värden bestämt.
setup-field-stakes-menu = Till exempel 5/10, 10/20. Tomt: vilka insatser som helst.
setup-field-tables-most = På hela servern: { $least } till { $most }. Tomt: ingen gräns.
setup-field-tables-each = För en medlem som inte är moderator: { $least } till { $most }. Tomt: 3.
setup-field-seats-most = { $least } till { $most }. Tomt: så många som spelet tillåter.
setup-field-buy-in-most = I marker: { $least } till { $most }. Tomt: ingen gräns.
setup-back = Tillbaka
setup-next = Nästa
setup-end = Klart
setup-done = Rummet är inställt. `/room show` säger hur det ser ut, `/room set` ändrar en sak, och `/table open` öppnar ett bord.

## Opening tables

announcement = **{ $table }** är öppet: { $game }. { $link }
open-what = Välj ett spel och skriv insatserna, till exempel 10/20, eller välj en mall.

## Presets

preset-saved = Sparat. `/table open` med mallen { $name } öppnar det: { $line }
preset-deleted = Mallen { $name } är borta.
preset-list = ### Mallar för `/table open`
preset-list-empty = Det finns ingen mall än. Spara en med `/room preset save`.
preset-line = **{ $name }**: { $game }, { $clock }, { $seats } platser, inköp { $buy_in }
preset-alone = Mallen bestämmer allt: använd mallen eller de andra fälten, inte båda.
preset-unknown = Det finns ingen mall ”{ $text }”. Välj bland dem som föreslås.
preset-none = Det finns ingen mall här, alltså inte heller ”{ $text }”. Moderatorer sparar en med `/room preset save`.
preset-from-what = Ange spel och insatser för mallen, eller använd kommandot vid ett bord och utelämna båda: då sparas det bordet.
preset-bad-name = ”{ $text }” är inget namn på en mall. Skriv upp till { $most } bokstäver, siffror, mellanslag och tecken som - och /.
preset-too-many = Det finns redan { $most } mallar. Radera en först.

## Report

report-title = { $count ->
    [one] **Den här veckan**, från måndag till söndag, UTC; den är inte slut
   *[other] **De senaste { $count } veckorna**, var och en från måndag till söndag, UTC; den sista är inte slut
}
report-week = Veckan från
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
    [one] { $minted } mark
   *[other] { $minted } marker
} präglade och { $burnt } brända, { $hands ->
    [one] en giv
   *[other] { $hands } givar
} spelade, och högst { $players ->
    [one] en spelare
   *[other] { $players } spelare
} på en vecka.

## Export

export-done = Allt som är känt om det här rummet, i { $files } listor med { $rows } rader. Inget dolt kort som inte visades är med, och människor står i det bara med nummer.
export-busy = En görs just nu. Fråga igen när du har den.
export-too-large = Det är för stort för Discord. Den som driver boten får det på maskinen: python -m bot export { $guild } room.zip --format { $format }
