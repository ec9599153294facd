### Protokollets rader som meningar: vem gjorde vad mot vem; och vad filen antecknar om det som var och är.

## Vad som gjordes

act-pause = { $who } pausade bordet
act-resume = { $who } lät bordet fortsätta
act-close = { $who } stängde bordet
act-void = { $who } annullerade given
act-kick = { $who } avvisade { $whom }
act-hand-over = { $who } lämnade över bordet till { $whom }
act-last-hand = { $who } utropade sista given
act-rename = { $who } döpte om bordet
act-ban = { $who } stängde av { $whom }
act-unban = { $who } hävde avstängningen av { $whom }
act-freeze = { $who } frös plånboken för { $whom }
act-unfreeze = { $who } tinade plånboken för { $whom }
act-grant = { $who } gav marker till { $whom }
act-deduct = { $who } drog marker från { $whom }
act-reset = { $who } återställde markerna för { $whom }
act-returned = { $who } gav en glömd spelares ställning tillbaka till { $whom }
act-see-hand = { $who } tittade på en giv
act-see-flags = { $who } tittade på varningstecknen
act-settle = { $who } avgjorde en tvist från { $whom }
act-set-room = { $who } ställde in rummet
act-save-preset = { $who } sparade en bordsmall
act-drop-preset = { $who } raderade en bordsmall
act-export = { $who } exporterade allt
act-tournament-create = { $who } lade upp en turnering
act-tournament-schedule = { $who } lade upp en återkommande turnering
act-tournament-unschedule = { $who } avslutade en återkommande turnering
act-tournament-edit = { $who } ändrade en turnering
act-tournament-move = { $who } flyttade en turnering till en annan kanal
act-tournament-cancel = { $who } ställde in en turnering
act-tournament-pause = { $who } pausade en turnering
act-tournament-resume = { $who } lät en turnering fortsätta
act-tournament-remove = { $who } tog { $whom } ur en turnering
act-tournament-guarantee = { $who } fyllde på en turnerings priser
act-save-template = { $who } sparade en turneringsmall
act-drop-template = { $who } raderade en turneringsmall
audit-no-such-act = Protokollet känner inte till någon åtgärd ”{ $text }”. Välj en av de här: { $acts }.
audit-no-such-table = Inget öppet bord heter ”{ $text }”. Ett stängt bord söker du på dess nummer, som står före givarnas, till exempel 7 i 7-12.

## Varför, där ingen gav något skäl

noted-dispute = tvist { NUMBER($id, useGrouping: 0) }
noted-why-unplayable = Given gick inte att spela vidare efter en omstart.
noted-why-unreadable = Det som filen har om bordet gick inte längre att läsa.
noted-why-server-left = Boten togs bort från servern.
noted-why-channel-deleted = Dess kanal raderades.
noted-why-guarantee = { $amount ->
    [one] Det saknades { $amount } mark av garantin.
   *[other] Det saknades { $amount } marker av garantin.
}

## Vad som var och är

noted-free = varken avstängd eller fryst
noted-frozen = plånboken fryst
noted-banned = avstängd
noted-banned-until = avstängd till { $when }
noted-open = öppet
noted-paused = pausat
noted-pauses-after-the-hand = pausas efter given
noted-closes-after-the-hand = stängs efter given
noted-closed = stängt
noted-hand-undone = given annullerad
noted-every-chip-given-back = alla marker återlämnade
noted-every-chip-paid-out = alla marker utbetalda
noted-leaves-after-the-hand = lämnar efter given
noted-left = har lämnat
noted-paid-out = utbetald
noted-whole = i sin helhet
noted-as-a-player = som spelare
noted-as-the-room-saw-it = som rummet såg den
noted-none = inget
noted-owner = ägare { $name }
noted-name = namn ”{ $text }”
noted-ruling = beslut: ”{ $text }”
noted-chips = { $amount ->
    [one] { $amount } mark
   *[other] { $amount } marker
}
noted-chips-at-table = { $amount ->
    [one] { $amount } mark vid bordet
   *[other] { $amount } marker vid bordet
}
noted-pot = pott { $amount }
noted-seat = plats { $amount }
noted-page = sida { $amount }
noted-hints = { $amount ->
    [one] { $amount } tecken
   *[other] { $amount } tecken
}
noted-days = { $amount ->
    [one] { $amount } dag
   *[other] { $amount } dagar
}
noted-tables = { $count ->
    [one] bord { $numbers }
   *[other] bord { $numbers }
}
noted-tournament = turnering { NUMBER($id, useGrouping: 0) }
noted-schedule = återkommande turnering { NUMBER($id, useGrouping: 0) }
noted-buy-in = { $amount ->
    [0] inget inköp
   *[other] inköp { $amount }
}
noted-guarantee = { $amount ->
    [0] ingen garanti
   *[other] garanti { $amount }
}
noted-setting = { $setting }: { $value }
noted-preset = ”{ $name }”: { $game }, { $seconds } s per tur
noted-template = ”{ $name }”: { $buy_in ->
    [0] inget inköp
   *[other] inköp { $buy_in }
}, { $guarantee ->
    [0] ingen garanti
   *[other] garanti { $guarantee }
}
