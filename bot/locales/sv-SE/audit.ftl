### The audit's lines as sentences: who did what to whom; and what the file notes of what was and is.

## What was done

act-pause = { $who } pausade bordet
act-resume = { $who } lät spelet fortsätta
act-close = { $who } stängde bordet
act-void = { $who } annullerade given
act-kick = { $who } avvisade { $whom }
act-hand-over = { $who } lämnade över bordet till { $whom }
act-last-hand = { $who } lät alla bord stängas efter given
act-rename = { $who } döpte om bordet
act-ban = { $who } bannade { $whom }
act-unban = { $who } hävde bannen mot { $whom }
act-freeze = { $who } fryste plånboken för { $whom }
act-unfreeze = { $who } tinade plånboken för { $whom }
act-grant = { $who } gav marker till { $whom }
act-deduct = { $who } drog marker från { $whom }
act-reset = { $who } återställde markerna för { $whom }
act-returned = { $who } lät bannen eller frysningen gälla igen för { $whom }, som är tillbaka
act-see-hand = { $who } tittade på en giv
act-see-flags = { $who } tittade på varningstecknen
act-settle = { $who } avgjorde en tvist från { $whom }
act-set-room = { $who } ändrade rummets inställningar
act-save-preset = { $who } sparade en mall
act-drop-preset = { $who } raderade en mall
act-export = { $who } exporterade rummets data
act-tournament-create = { $who } lade upp en turnering
act-tournament-schedule = { $who } lade upp en återkommande turnering
act-tournament-series = { $who } ändrade en återkommande turnering
act-tournament-unschedule = { $who } avslutade en återkommande turnering
act-tournament-edit = { $who } ändrade en turnering
act-tournament-move = { $who } flyttade en turnering till en annan kanal
act-tournament-cancel = { $who } ställde in en turnering
act-tournament-pause = { $who } pausade en turnering
act-tournament-resume = { $who } lät en turnering fortsätta
act-tournament-remove = { $who } tog bort { $whom } ur en turnering
act-tournament-add = { $who } anmälde { $whom } till en turnering
act-tournament-offer = { $who } erbjöd { $whom } en plats i en turnering
act-tournament-send = { $who } flyttade { $whom } till ett annat bord i en turnering
act-tournament-correct = { $who } rättade markerna för { $whom } i en turnering
act-tournament-correction-lapsed = { $who } lät rättelsen av markerna för { $whom } i en turnering förfalla
act-tournament-seat = { $who } gav { $whom } en plats som vunnits
act-tournament-lot = { $who } lottade om en plats, som { $whom } vann
act-tournament-guarantee = { $who } betalade en turnerings overlay
act-tournament-deal = { $who } delade upp priserna i en turnering genom en deal
act-save-template = { $who } sparade en turneringsmall
act-drop-template = { $who } raderade en turneringsmall
audit-no-such-act = ”{ $text }” är ingen åtgärd i loggen. Välj bland: { $acts }.
audit-no-such-table = Inget öppet bord heter ”{ $text }”. För ett stängt, skriv numret: det är första delen av givarnas id, t.ex. 7 i 7-12.

## Why, where nobody gave a reason

noted-dispute = tvist { NUMBER($id, useGrouping: 0) }
noted-why-unplayable = Given gick inte att spela vidare efter en omstart.
noted-why-unreadable = Det som sparats om bordet gick inte längre att läsa.
noted-why-server-left = Boten togs bort från servern.
noted-why-channel-deleted = Kanalen raderades.
noted-why-thread-locked = Tråden låstes.
noted-why-thread-unlocked = Tråden låstes upp.
noted-why-follows = Den följer på turnering { NUMBER($id, useGrouping: 0) }.
noted-why-guarantee = { $amount ->
    [one] { $amount } mark i overlay.
   *[other] { $amount } marker i overlay.
}

## What was and is

noted-free = varken bann eller fryst plånbok
noted-frozen = fryst plånbok
noted-banned = bannad
noted-banned-until = bannad till { $when }
noted-open = öppet
noted-paused = pausat
noted-pauses-after-the-hand = pausas efter given
noted-closes-after-the-hand = stängs efter given
noted-closed = stängt
noted-hand-undone = given annullerad
noted-deal-closed = förseglad giv stängd, inte utdelad än
noted-deal-given-up = given struken, aldrig utdelad
noted-every-chip-given-back = potten gick tillbaka
noted-every-chip-paid-out = alla har fått ut sina marker
noted-leaves-after-the-hand = lämnar efter given
noted-left = har lämnat
noted-paid-out = har fått ut sina marker
noted-whole = i sin helhet
noted-as-a-player = som spelare
noted-as-the-room-saw-it = som bordet såg den
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
noted-table = bord { NUMBER($amount, useGrouping: 0) }
noted-correction-more = +{ $amount }
noted-correction-fewer = -{ $amount }
noted-page = sida { $amount }
noted-hints = { $amount ->
    [one] { $amount } varningstecken
   *[other] { $amount } varningstecken
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
noted-schedule = serie { NUMBER($id, useGrouping: 0) }
noted-tournament-named = ”{ $name }” (#{ NUMBER($id, useGrouping: 0) })
noted-schedule-named = serie ”{ $name }” (#{ NUMBER($id, useGrouping: 0) })
noted-buy-in = { $amount ->
    [0] inget inköp
   *[other] inköp { $amount }
}
noted-guarantee = { $amount ->
    [0] ingen garanti
   *[other] garanti { $amount }
}
noted-bounty = bounty { $amount } %
noted-progressive-bounty = progressiv bounty { $amount } %
noted-satellite = satellit till turnering { NUMBER($id, useGrouping: 0) }
noted-series-satellite = satellit till serie { NUMBER($id, useGrouping: 0) }
noted-from-satellite = från turnering { NUMBER($id, useGrouping: 0) }
noted-from-satellite-named = från ”{ $name }” (#{ NUMBER($id, useGrouping: 0) })
noted-seat-worth = en plats är värd { $amount }
noted-seats-guaranteed = { $amount ->
    [0] inga garanterade platser
    [one] 1 garanterad plats
   *[other] { $amount } garanterade platser
}
noted-equal-stacks = { $amount } lika stora stackar
noted-unclaimed-bounty = bounty på { $amount } till förstapriset
noted-pool = prispott { $amount }
noted-deal-chips = deal efter marker på { $amount }
noted-deal-icm = deal efter ICM på { $amount }
noted-sit-and-go = sit and go för { $amount }
noted-standing-sit-and-go = sit and go för { $amount }, en är alltid öppen
noted-bracket = slutspelsträd, { $amount } minuter per match
noted-shootout = shootout, { $amount } minuter per bord
noted-setting = { $setting }: { $value }
noted-preset = ”{ $name }”: { $game }, { $seconds } s per tur
noted-template = ”{ $name }”: { $terms }
