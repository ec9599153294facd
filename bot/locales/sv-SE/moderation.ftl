### Vad moderatorer beordrar, räkenskaperna över det, färdiga givar och tvister.

## Descriptions

command-mod = Håll ordning vid borden
command-mod-reason = Varför: för protokollet; vid kick, avstängning, fryst plånbok, annullerad giv även för spelarna
command-mod-table = Vilket bord, om det inte är den här kanalens
command-mod-player = Vem det gäller
command-mod-pause = Pausa ett bord: inget delas ut och ingen klocka går förrän du återupptar det
command-mod-pause-after-hand = Låt först given som pågår spelas till slut
command-mod-resume = Låt ett pausat bord gå vidare
command-mod-close = Stäng ett bord när given är slut och betala ut alla
command-mod-close-void-hand = Annullera given som pågår, alla marker tillbaka, och stäng genast
command-mod-void = Annullera given som pågår: alla marker går tillbaka till dem som satsat dem
command-mod-kick = Ta en spelare från ett bord; markerna går till plånboken efter given
command-mod-handover = Gör en annan spelare till bordets ägare
command-mod-lasthand = Stäng alla bord på servern när givarna som pågår är slut
command-mod-ban = Stäng av en spelare från alla bord
command-mod-ban-hours = I hur många timmar; tills du häver det om det utelämnas
command-mod-unban = Låt en avstängd spelare spela igen
command-mod-freeze = Frys en plånbok: dess ägare kan varken köpa in sig eller hämta marker
command-mod-unfreeze = Låt en fryst plånbok användas igen
command-mod-grant = Ge en spelare marker
command-mod-grant-amount = Hur många marker
command-mod-deduct = Ta marker ur en spelares plånbok
command-mod-deduct-amount = Hur många marker, högst så många som finns i plånboken
command-mod-reset = Återställ en spelares plånbok till rummets startmarker
command-mod-hand = Se hela den färdiga given: varje händelse, korten, hur varje pott avgjordes
command-mod-hand-id = Bordet och given, till exempel 7-12
command-mod-disputes = Se tvisterna som är öppna
command-mod-settle = Avgör en tvist; spelaren får veta ditt beslut
command-mod-settle-id = Tvistens nummer
command-mod-settle-ruling = Vad du har beslutat, och varför
command-mod-flags = Se vad som liknar softplay eller chipdumpning, med underlag
command-mod-flags-days = Hur många dagar bakåt; 30 om det utelämnas
command-dispute = Be moderatorerna titta på en giv som du fick kort i
command-dispute-text = Vad som är fel med den
command-dispute-hand = Bordet och given, till exempel 7-12; din senaste färdiga giv om det utelämnas
command-audit = Se vad moderatorer gjorde: vem, vad, mot vem, varför, före och efter
command-audit-who = Bara det som den här moderatorn gjorde
command-audit-whom = Bara det som gjordes mot den här spelaren
command-audit-act = Bara det här slaget av åtgärd
command-audit-table = Bara det som rör det här bordet, med namn eller nummer
command-audit-export = Få det som en fil för ett kalkylprogram
command-ledger = Se ditt kontoutdrag: varje flytt av marker till och från din plånbok
command-ledger-player = Vems kontoutdrag; bara för moderatorer
command-records-page = Vilken sida; den första är den nyaste
help-heading-moderation = Moderering
help-heading-disputes = Tvister
help-heading-records = Logg och kontoutdrag

## Wrong orders

reason-needed = Skriv en rad på högst { $most } tecken som säger varför.
player-is-a-bot = Det är en bot, och botar spelar inte här. Ange en medlem på servern.
player-unknown = { $name } har aldrig spelat här. Ange någon som har det.
player-not-here = { $name } är inte medlem på den här servern. Ange någon som är det.
somebody-gone = någon som är borta
which-table-named = Vilket bord menar du? Ange det i kommandot: { $tables }.
no-table-open = Inget bord är öppet på den här servern. `/table open` öppnar ett.
hand-unreadable = Jag förstår inte ”{ $text }” som en giv. Skriv bordets och givens nummer, till exempel 7-12.
hand-of-which-table = Giv { $text } vid vilket bord? Skriv också bordets nummer, till exempel 7-12. Vid själva bordet räcker givens nummer.
hand-not-there = Det finns ingen färdig giv { $hand } här. En giv som pågår visas för ingen.

## Tables

order-elsewhere = Bordet finns i { $channel }.
last-hand-closed = Stängda, och alla stackar utbetalda: { $tables }.
last-hand-closed-practice = Stängda: { $tables }.
last-hand-closing = { $count ->
    [one] Stängs när given är slut: { $tables }.
   *[other] Stängs när deras givar är slut: { $tables }.
}
last-hand-tournament = { $count ->
    [one] { $tables } hör till en turnering och förblir öppet: `/tournament cancel` avslutar turneringen.
   *[other] { $tables } hör till turneringar och förblir öppna: `/tournament cancel` avslutar en turnering.
}
last-hand-failed = Kunde inte stängas, försök igen: { $tables }.
and-more = { $count } till

## Players and chips

mod-banned = { $name } är avstängd från alla bord tills du häver det.
mod-banned-until = { $name } är avstängd från alla bord till { $when }.
mod-banned-leaves = { $name } lämnar { $tables }; markerna går till plånboken när given är slut.
mod-banned-leaves-practice = { $name } lämnar { $tables } när given är slut; övningsmarkerna stannar där.
mod-banned-stays = { $name } sitter kvar vid { $tables }. Där spelar du själv, så be en annan moderator att avvisa spelaren.
mod-banned-out-of = { $buy_in ->
    [0] { $name } är ute ur { $names }.
   *[other] { $name } är ute ur { $names }, inköpet är tillbaka i plånboken.
}
mod-banned-still-in = { $name } är kvar i { $names }: en turnering som pågår, eller där du själv spelar, rörs inte av en avstängning. `/tournament remove` tar ut spelaren; där du spelar får en annan moderator göra det.
mod-not-banned = { $name } är inte avstängd. `/mod ban` stänger av från alla bord på servern.
mod-unbanned = { $name } får spela igen.
mod-already-frozen = { $name }: plånboken är redan fryst. Tina den med `/mod unfreeze`.
mod-frozen = { $name }: plånboken är fryst. Inga inköp, ingen hämtning.
mod-not-frozen = Plånboken som tillhör { $name } är inte fryst. `/mod freeze` fryser den.
mod-unfrozen = Plånboken som tillhör { $name } kan användas igen.
mod-untold = { $name } tar inte emot direktmeddelanden från mig, så för det gärna vidare själv, med skälet.
mod-deduct-too-much = Plånboken som tillhör { $name } har { $balance ->
    [one] { $balance } mark
   *[other] { $balance } marker
}, och mer än så går inte att ta. Marker vid borden rörs inte.
mod-reset-too-much = Plånboken som tillhör { $name } har { $balance } marker, och en återställning tar bort högst { $most }. Ta först bort några med `/mod deduct` och återställ sedan.
chips-grant = { $amount ->
    [one] { $name } har fått { $amount } mark.
   *[other] { $name } har fått { $amount } marker.
} Plånboken hade { $before } och har nu { $after }.
chips-deduct = { $amount ->
    [one] { $amount } mark togs från { $name }.
   *[other] { $amount } marker togs från { $name }.
} Plånboken hade { $before } och har nu { $after }.
chips-reset = Plånboken som tillhör { $name } hade { $before ->
    [one] { $before } mark
   *[other] { $before } marker
} och har nu { $after }, samma som alla börjar med. Marker vid borden rördes inte.

## Vad spelarna får veta om det

ban-end = { $when ->
    [none] tills vidare
   *[other] till { $when }
}
reason-given = Skälet som angavs: ”{ $reason }”
letter-ban = Du är avstängd från borden på { $server } { $until }. Du får titta på, men varken sätta dig, delta i turneringar eller hämta marker.
letter-unban = Du är inte längre avstängd från borden på { $server }.
letter-freeze = Din plånbok på { $server } är fryst tills en moderator häver det: inget lämnar den, och det finns inget att hämta. Det du har vid bord spelar du vidare med.
letter-unfreeze = Din plånbok på { $server } går att använda igen.
letter-undone = En moderator har annullerat giv { $hand } vid { $table } på { $server }: alla marker gick tillbaka till dem som satsat dem.

## A finished hand

hand-choice = { $hand } · { $table } · { $when } UTC
button-show-hand = Visa giv { $hand }
hand-back = ◀ Sida { $page } av { $pages }
hand-on = Sida { $page } av { $pages } ▶
hand-title = Giv { $id } · { $table }
hand-times = Började { $began }, slutade { $ended }. Tiderna nedan räknas från början.
hand-void = **Den här given annullerades:** alla marker gick tillbaka till dem som satsat dem, och ingen vann något.
hand-barred-dealt-in = Du var med i given, så du ser det som alla såg, plus dina egna kort.
hand-barred-sits-there = Du sitter vid det här bordet, så du ser bara det som alla såg.
hand-barred-plays-on = Du är med i den här turneringen, så du ser dess givar så som rummet såg dem tills du är ute för gott.
hand-cards-deleted = De dolda korten är raderade: rummet sparar dem en begränsad tid. Det som visades finns kvar.
hand-unreadable-log = Det som sparats av given är ofullständigt, så bara det som finns visas.
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
    [one] Den udda markern går till { $names }, den första till vänster om knappen.
   *[other] De { $count } udda markerna går till { $names }, de första till vänster om knappen.
}
hand-story = Vad som hände
told-started = Given börjar, { $name } har knappen (plats { $seat })
told-shuffled = Leken blandas
told-ante = { $name } lägger ante { $amount }
told-burned = Ett kort bränns
told-dealt = { $name } { $cards }
told-community = Leken är slut: ett kort för alla, { $card }
told-drawn = { $gone } mot { $new }
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

dispute-no-hand = Du har inte fått kort i någon färdig giv här än. När du har det lägger `/dispute` fram den för moderatorerna.
dispute-not-yours = Det finns ingen färdig giv { $hand } som du fick kort i. En giv som pågår kan ifrågasättas när den är slut.
dispute-too-many = Du har { $most } öppna tvister, och fler får man inte ha. Vänta på ett beslut.
dispute-again = Du har redan ifrågasatt den given. Vänta på beslutet.
dispute-posted = Din tvist { NUMBER($id, useGrouping: 0) } om giv { $hand } ligger hos moderatorerna. Du får deras beslut som direktmeddelande.
dispute-saved = Din tvist { NUMBER($id, useGrouping: 0) } om giv { $hand } är sparad. Moderatorerna ser den under `/mod disputes`, och du får deras beslut som direktmeddelande.
dispute-not-there = Det finns ingen tvist { NUMBER($id, useGrouping: 0) } här. `/mod disputes` visar de öppna.
dispute-settled-before = Tvist { NUMBER($id, useGrouping: 0) } är redan avgjord. `/mod disputes` visar de öppna.
dispute-settled = Tvisten är avgjord, och spelaren har fått ditt beslut som direktmeddelande.
dispute-settled-untold = Tvisten är avgjord. Spelaren tar inte emot direktmeddelanden från mig, så framför beslutet själv.
disputes-none = Ingen tvist är öppen.
disputes-title = { $count ->
    [one] **En tvist är öppen**
   *[other] **{ $count } tvister är öppna**
}
disputes-line = **Tvist { NUMBER($id, useGrouping: 0) }** · giv { $hand } · { $name } { $when }: { $text }
disputes-more = ... och { $count } till när de här är avgjorda.
disputes-how = Titta på given och avgör sedan med `/mod settle`.
ruling-letter = Moderatorerna på { $server } har avgjort giv { $hand } som du ifrågasatte: { $ruling }
bulletin-dispute =
    { "" }**Tvist { NUMBER($id, useGrouping: 0) }**: { $name } ifrågasätter giv { $hand } vid { $table }.
    { $text }
    -# Titta på given och avgör sedan med `/mod settle id:{ NUMBER($id, useGrouping: 0) }`.
bulletin-settled =
    { "" }**Tvist { NUMBER($id, useGrouping: 0) } är avgjord** av { $name }, { $when }: { $ruling }
    -# { $player } ifrågasatte giv { $hand }: { $text }
bulletin-hand-voided = **Giv { $hand } vid { $table } kunde inte spelas vidare och annullerades.** Alla marker gick tillbaka till dem som satsat dem, och bordet går vidare. `/audit` säger varför.
bulletin-table-paid-out = **{ $table } gick inte att läsa ur filen.** Det är stängt, och alla dess marker är utbetalda till ägarna. `/audit` säger varför.
bulletin-tournament-homeless = **{ $name } har ingenstans att öppna sina bord:** kanalen är borta, eller så får boten inte skapa offentliga trådar där. Turneringen väntar och inga marker går förlorade. Ge boten behörigheten, eller flytta turneringen med `/tournament announce` i en annan kanal; sedan `/tournament resume`. `/tournament cancel` ställer in den och delar ut prispotten.

## The audit and statements

records-none = Här finns inget.
records-more = Mer på sida { $page }.
audit-title = Logg, sida { $page }
audit-proves = Loggen är hel: ingen rad har ändrats eller tagits bort.
audit-broken = **Kedjan stämmer inte från rad { $number } och framåt: någon har ändrat filen.**
audit-exported = { $count ->
    [one] En rad, den nyaste först.
   *[other] { $count } rader, den nyaste först, högst { $most }.
}
audit-the-bot = boten själv
audit-table = bord { $id }
audit-hand = giv { $id }
audit-reason = ”{ $text }”
audit-change = { $before } → { $after }
ledger-title = Kontoutdrag för { $name }, sida { $page }
ledger-line = { $when } · **{ $amount }** · { $what } · { $balance } i plånboken
moved-grant = startmarker
moved-claim = hämtat
moved-buy-in = inköp
moved-cash-out = uttag
moved-moderator-grant = givet av en moderator
moved-moderator-deduct = draget av en moderator
moved-moderator-reset = återställt av en moderator
moved-forgotten = raderat med spelarens uppgifter
