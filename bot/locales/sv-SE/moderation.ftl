### What moderators order, the accounts of it, finished hands and disputes.

## Descriptions

command-mod = Håll ordning vid borden
command-mod-reason = Skäl till loggen; spelaren ser det vid avvisning, bann, fryst plånbok eller annullerad giv
command-mod-table = Vilket bord; annars det i den här kanalen
command-mod-player = Vilken spelare
command-mod-pause = Pausa ett bord: inget delas ut och ingen klocka går förrän spelet fortsätter
command-mod-pause-after-hand = Låt först den här given spelas klart
command-mod-resume = Låt spelet vid ett pausat bord fortsätta
command-mod-close = Stäng ett bord efter den här given; alla får ut sina marker
command-mod-close-void-hand = Annullera given, betala tillbaka potten och stäng direkt
command-mod-void = Annullera given och betala tillbaka potten
command-mod-kick = Avvisa en spelare från ett bord; spelaren får ut sina marker efter given
command-mod-handover = Gör en annan spelare till bordets ägare
command-mod-lasthand = Stäng alla bord på servern när givarna är slut
command-mod-ban = Banna en spelare från alla bord
command-mod-ban-hours = Hur många timmar; annars tills du häver bannen
command-mod-unban = Häv en spelares bann
command-mod-freeze = Frys en plånbok: inga inköp, ingen hämtning
command-mod-unfreeze = Tina en fryst plånbok
command-mod-grant = Ge en spelare marker
command-mod-grant-amount = Hur många marker
command-mod-deduct = Dra marker från en spelares plånbok
command-mod-deduct-amount = Hur många marker, högst det som finns i plånboken
command-mod-reset = Återställ en spelares plånbok till startmarkerna
command-mod-hand = Se en avslutad giv i sin helhet: allt som hände, korten och hur varje pott avgjordes
command-mod-hand-id = Bordet och given, t.ex. 7-12
command-mod-disputes = Se öppna tvister
command-mod-settle = Avgör en tvist; spelaren får veta ditt beslut
command-mod-settle-id = Tvistens nummer
command-mod-settle-ruling = Ditt beslut, och varför
command-mod-flags = Se vad som liknar softplay eller chipdumpning, med underlag
command-mod-flags-days = Hur många dagar bakåt; annars 30
command-dispute = Be moderatorerna granska en giv som du var med i
command-dispute-text = Beskriv felet
command-dispute-hand = Bordet och given, t.ex. 7-12; annars din senaste avslutade giv
command-audit = Se vad moderatorerna har gjort: vem, när, varför, före och efter
command-audit-who = Bara åtgärder av den här moderatorn
command-audit-whom = Bara åtgärder mot den här spelaren
command-audit-act = Bara den här sortens åtgärd
command-audit-table = Bara det här bordet, med namn eller nummer
command-audit-export = Få loggen som en fil för kalkylprogram
command-ledger = Se din markerhistorik: allt som gått in i och ut ur din plånbok
command-ledger-player = Vems markerhistorik; bara för moderatorer
command-records-page = Vilken sida; den första är den nyaste
help-heading-moderation = Moderering
help-heading-disputes = Tvister
help-heading-records = Logg och markerhistorik

## Wrong orders

reason-needed = Skriv ett skäl på en rad, högst { $most } tecken.
player-is-a-bot = Det är en bot, och botar spelar inte här. Välj en medlem på servern.
player-unknown = { $name } har aldrig spelat här. Välj någon som har det.
player-not-here = { $name } är inte medlem på den här servern. Välj någon som är det.
somebody-gone = någon som är borta
which-table-named = Vilket bord menar du? Lägg till det i kommandot: { $tables }.
no-table-open = Inget bord är öppet på servern. Öppna ett med `/table open`.
hand-unreadable = Jag förstår inte ”{ $text }”. Skriv bordets och givens nummer, t.ex. 7-12.
hand-of-which-table = Giv { $text } vid vilket bord? Skriv bordets nummer också, t.ex. 7-12. Vid själva bordet räcker givens nummer.
hand-not-there = Det finns ingen avslutad giv { $hand } här. En pågående giv kan ingen se.

## Tables

order-elsewhere = Bordet finns i { $channel }.
last-hand-closed = { $count ->
    [one] Stängt, och alla har fått ut sina marker: { $tables }.
   *[other] Stängda, och alla har fått ut sina marker: { $tables }.
}
last-hand-closed-practice = { $count ->
    [one] Stängt: { $tables }.
   *[other] Stängda: { $tables }.
}
last-hand-closing = { $count ->
    [one] Stängs när given är slut: { $tables }.
   *[other] Stängs när givarna är slut: { $tables }.
}
last-hand-tournament = { $count ->
    [one] { $tables } hör till en turnering och stängs inte. Avsluta turneringen med `/tournament cancel`.
   *[other] { $tables } hör till turneringar och stängs inte. Avsluta en turnering med `/tournament cancel`.
}
last-hand-failed = Gick inte att stänga, försök igen: { $tables }.
and-more = { $count } till

## Players and chips

mod-banned = { $name } är bannad från alla bord tills du häver bannen.
mod-banned-until = { $name } är bannad från alla bord till { $when }.
mod-banned-leaves = { $name } lämnar { $tables }; markerna går till plånboken när given är slut.
mod-banned-leaves-practice = { $name } lämnar { $tables } när given är slut; övningsmarkerna stannar där.
mod-banned-stays = { $name } sitter kvar vid { $tables }. Där spelar du själv, så be en annan moderator att avvisa spelaren.
mod-banned-out-of = { $buy_in ->
    [0] { $name } är ute ur { $names }.
   *[other] { $name } är ute ur { $names }, och inköpet är tillbaka i plånboken.
}
mod-banned-still-in = { $name } är kvar i { $names }: en bann gäller inte turneringar som pågår eller där du själv spelar. Använd `/tournament remove`; där du spelar behövs en annan moderator.
mod-not-banned = { $name } är inte bannad. Banna från alla bord på servern med `/mod ban`.
mod-unbanned = { $name } får spela igen.
mod-already-frozen = { $name }: plånboken är redan fryst. Tina den med `/mod unfreeze`.
mod-frozen = { $name }: plånboken är fryst. Inga inköp, ingen hämtning.
mod-not-frozen = { $name }: plånboken är inte fryst. Frys den med `/mod freeze`.
mod-unfrozen = { $name }: plånboken är inte längre fryst.
mod-untold = Jag kan inte skicka DM till { $name }, så säg gärna till själv, med skälet.
mod-deduct-too-much = { $name } har { $balance ->
    [one] { $balance } mark
   *[other] { $balance } marker
} i plånboken, och mer går inte att dra. Marker vid borden rörs inte.
mod-reset-too-much = { $name } har { $balance } marker i plånboken, och en återställning tar bort högst { $most }. Dra några med `/mod deduct` först och återställ sedan.
chips-grant = { $amount ->
    [one] { $name } har fått { $amount } mark.
   *[other] { $name } har fått { $amount } marker.
} Plånboken hade { $before } och har nu { $after }.
chips-deduct = { $amount ->
    [one] { $amount } mark är dragen från { $name }.
   *[other] { $amount } marker är dragna från { $name }.
} Plånboken hade { $before } och har nu { $after }.
chips-reset = { $name } hade { $before ->
    [one] { $before } mark
   *[other] { $before } marker
} i plånboken och har nu { $after }, lika många som startmarkerna. Marker vid borden rördes inte.

## What players are told of it

ban-end = { $when ->
    [none] tills vidare
   *[other] till { $when }
}
reason-given = Skäl: ”{ $reason }”
letter-ban = Du är bannad från borden på { $server } { $until }. Du kan titta på, men inte sätta dig, anmäla dig till turneringar eller hämta marker.
letter-unban = Du är inte längre bannad från borden på { $server }.
letter-grant = { $amount ->
    [one] En moderator gav dig { $amount } mark på { $server }.
   *[other] En moderator gav dig { $amount } marker på { $server }.
}
letter-deduct = { $amount ->
    [one] En moderator tog { $amount } mark ur din plånbok på { $server }.
   *[other] En moderator tog { $amount } marker ur din plånbok på { $server }.
}
letter-reset = { $amount ->
    [one] En moderator återställde din plånbok på { $server } till startmarkerna: { $amount } mark. Dina marker vid borden är kvar.
   *[other] En moderator återställde din plånbok på { $server } till startmarkerna: { $amount } marker. Dina marker vid borden är kvar.
}
letter-freeze = En moderator har fryst din plånbok på { $server }, tills vidare: inga inköp, ingen hämtning. Marker du redan har vid bord kan du spela med.
letter-unfreeze = Din plånbok på { $server } är inte längre fryst.
letter-undone = En moderator har annullerat giv { $hand } vid { $table } på { $server }, och potten gick tillbaka.

## A finished hand

hand-choice = { $hand } · { $table } · { $when } UTC
button-show-hand = Visa given
hand-back = ◀ Sida { $page } av { $pages }
hand-on = Sida { $page } av { $pages } ▶
hand-title = { $table }, giv { $number } ({ $id })
hand-times = Började { $began }, slutade { $ended }. Tiderna nedan räknas från starten.
hand-void = **Given annullerades:** potten gick tillbaka, och ingen vann något.
hand-barred-dealt-in = Du var med i given, så du ser det som alla såg, plus dina egna kort.
hand-barred-sits-there = Du sitter vid det här bordet, så du ser bara det som alla såg.
hand-barred-plays-on = Du är med i turneringen, så tills du är ute för gott ser du bara det som alla såg.
hand-cards-deleted = De dolda korten är raderade: rummet sparar dem bara en tid. Visade kort finns kvar.
hand-unreadable-log = Givens historik är ofullständig, så du ser bara det som finns.
hand-players = Spelare
hand-chips = Plats { $seat } { $name }: { $before } → { $after }
hand-pots = Hur potterna avgjordes
hand-no-pots = Ingen pott delades ut.
hand-pot = { $pot }: { $amount ->
    [one] { $amount } mark
   *[other] { $amount } marker
}.
hand-uncontested = { $name } vinner potten: ingen annan var kvar.
hand-eligible = Spelas mellan { $names }.
hand-won = { $name } vinner { $amount } med { $holding }.
hand-won-unseen = { $name } vinner { $amount }.
hand-odd-high-card = { $count ->
    [one] Den udda marken går till { $names }, vars kort har högre färg.
   *[other] De { $count } udda markerna går till { $names }, vars kort har högre färg.
}
hand-odd-left-of-button = { $count ->
    [one] Den udda marken går till { $names }, den första till vänster om knappen.
   *[other] De { $count } udda markerna går till { $names }, de första till vänster om knappen.
}
hand-story = Given steg för steg
told-started = Given börjar, { $name } har knappen (plats { $seat })
told-shuffled = Leken blandas
told-ante = { $name } lägger ante { $amount }
told-burned = Ett kort bränns
told-dealt = { $name } { $cards }
told-community = Leken är slut: gemensamt kort { $card }
told-drawn = { $did }: ut { $gone }, in { $new }
told-shown = { $name } visar { $cards }
told-mucked = { $name } muckar
told-awarded = { $amount ->
    [one] { $amount } mark delas ut
   *[other] { $amount } marker delas ut
}: { $shares }
told-all-in = { $did }, all-in
told-finished = Given är slut
via-button = med klick
via-command = med kommando
via-timeout = tiden gick ut
via-leaving = lämnade bordet
via-table = bordet
via-moderator = en moderator
via-pre_action = planerat i förväg

## Disputes

dispute-no-hand = Du har inte spelat klart någon giv här än. Efter din första når du moderatorerna med `/dispute`.
dispute-not-yours = Det finns ingen avslutad giv { $hand } där du fick kort. En giv kan ifrågasättas när den är slut.
dispute-too-many = Du har { $most } öppna tvister, och det är max. Vänta på ett beslut.
dispute-again = Du har redan ifrågasatt den given. Vänta på beslutet.
dispute-saved = Tvist { NUMBER($id, useGrouping: 0) } om giv { $hand } är sparad. Moderatorerna ser den med `/mod disputes`, och du får beslutet som DM.
dispute-no-channel = En spelare ifrågasätter en giv på { $server }, men ingen moderatorkanal är vald att posta det i. Välj en med `/room set`; tills dess syns tvister bara i `/mod disputes`. Det här säger jag bara en gång.
dispute-not-there = Det finns ingen tvist { NUMBER($id, useGrouping: 0) } här. Se öppna tvister med `/mod disputes`.
dispute-settled-before = Tvist { NUMBER($id, useGrouping: 0) } är redan avgjord. Se öppna tvister med `/mod disputes`.
dispute-settled = Tvisten är avgjord, och spelaren har fått ditt beslut som DM.
dispute-settled-untold = Tvisten är avgjord. Jag kan inte skicka DM till spelaren, så berätta själv vad du har beslutat.
disputes-none = Inga öppna tvister.
disputes-title = { $count ->
    [one] **En öppen tvist**
   *[other] **{ $count } öppna tvister**
}
disputes-line = **Tvist { NUMBER($id, useGrouping: 0) }** · giv { $hand } · { $name } { $when }: { $text }
disputes-more = … och { $count } till när de här är avgjorda.
disputes-how = Granska given och avgör sedan med `/mod settle`.
ruling-letter = Moderatorerna på { $server } har avgjort din tvist om giv { $hand }: { $ruling }
bulletin-dispute = { "" }**Tvist { NUMBER($id, useGrouping: 0) }**: { $name } ifrågasätter giv { $hand } vid { $table }.
    { $text }
    -# Granska given och avgör sedan med `/mod settle id:{ NUMBER($id, useGrouping: 0) }`.
bulletin-settled =
    { "" }**Tvist { NUMBER($id, useGrouping: 0) } är avgjord** av { $name }, { $when }: { $ruling }
    -# Giv { $hand } ifrågasattes av { $player }: { $text }
bulletin-file-copied = **Boten fortsätter från ett äldre läge i sin fil,** från en säkerhetskopia eller utan de sista skrivningarna: allt som har hänt här sedan dess är borta, även i plånböckerna. Givar som pågick då är annullerade och deras pottar återbetalda, och nästa givar är förseglade på nytt. Den som driver boten vet hur gammalt läget är.
bulletin-backup-failed = **Botens säkerhetskopia misslyckades.** Ett nytt försök görs varje timme, och tills dess blir den senaste kopian allt äldre. Säg till den som driver boten; loggen säger varför.
bulletin-hand-voided = **Giv { $hand } vid { $table } kunde inte spelas vidare och annullerades.** Potten gick tillbaka, och spelet fortsätter. Se skälet med `/audit`.
bulletin-table-paid-out = **{ $table } gick inte att läsa ur databasen.** Bordet är stängt, och alla har fått ut sina marker. Se skälet med `/audit`.
bulletin-tournament-homeless = **{ $name } har ingenstans att öppna sina bord:** kanalen är borta, eller så kan jag inte skapa offentliga trådar där. Turneringen väntar, och inga marker går förlorade. Ge mig behörigheten, eller flytta turneringen med `/tournament announce` i en annan kanal; kör sedan `/tournament resume`. `/tournament cancel` ställer in den och delar ut prispotten.

## The audit and statements

records-none = Här finns inget än.
records-more = Mer på sida { $page }.
audit-title = Logg, sida { $page }
audit-proves = Loggen är hel: ingen rad har ändrats eller tagits bort.
audit-broken = **Loggen stämmer inte från rad { $number } och framåt: någon har ändrat filen.**
audit-exported = { $count ->
    [one] En rad.
   *[other] { $count } rader, nyast först, högst { $most }.
}
audit-the-bot = boten själv
audit-table = bord { $id }
audit-hand = giv { $id }
audit-reason = ”{ $text }”
audit-change = { $before } → { $after }
ledger-title = Markerhistorik för { $name }, sida { $page }
ledger-line = { $when } · **{ $amount }** · { $what } · { $balance } i plånboken
moved-grant = startmarker
moved-claim = hämtning
moved-buy-in = inköp
moved-cash-out = utbetalning
moved-tournament-buy-in = turneringsinköp
moved-tournament-bounty = turneringsbounty på dig själv
moved-tournament-bounty-won = turneringsbounty vunnen
moved-tournament-bounty-refund = turneringsbounty tillbaka
moved-tournament-rebuy = rebuy i turnering
moved-tournament-re-entry = re-entry i turnering
moved-tournament-add-on = add-on i turnering
moved-tournament-refund = turneringsinköp tillbaka
moved-tournament-cancelled = del av prispotten i en inställd turnering
moved-tournament-prize = pris i turnering
moved-tournament-deal = del av en turnering genom en deal
moved-moderator-grant = från en moderator
moved-moderator-deduct = draget av en moderator
moved-moderator-reset = återställt av en moderator
moved-forgotten = raderat med spelarens uppgifter

## Pausing a tournament's table

pause-which =
    Pausa det här bordet eller hela { $name }?
    - *Det här bordet*: klockorna här stannar. De andra borden spelar vidare och nivåklockan går.
    - *Turneringen*: inget bord delar ut, och nivåklockan stannar också.
pause-which-table = Det här bordet
pause-which-tournament = Turneringen
pause-meanwhile-table = Under tiden spelar de andra borden vidare, och nivåklockan går.
pause-meanwhile-tournament = Under tiden delar inget bord ut, och nivåklockan står still. `/tournament resume` fortsätter spelet.
pause-which-gone = Frågan är för gammal. Skriv `/mod pause` igen.
