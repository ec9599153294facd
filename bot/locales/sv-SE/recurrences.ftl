### How a tournament recurs, in words, put together from parts: every 2 weeks on Tuesday and Friday, until a date.

weekday-0 = måndag
weekday-1 = tisdag
weekday-2 = onsdag
weekday-3 = torsdag
weekday-4 = fredag
weekday-5 = lördag
weekday-6 = söndag
month-1 = januari
month-2 = februari
month-3 = mars
month-4 = april
month-5 = maj
month-6 = juni
month-7 = juli
month-8 = augusti
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december

recurs-daily = { $interval ->
    [one] varje dag
    [2] varannan dag
    [3] var tredje dag
    [4] var fjärde dag
   *[other] med { $interval } dagars intervall
}
recurs-weekly = { $interval ->
    [one] varje { $days }
    [2] varannan vecka, { $days }
    [3] var tredje vecka, { $days }
    [4] var fjärde vecka, { $days }
   *[other] med { $interval } veckors intervall, { $days }
}
recurs-monthly = { $interval ->
    [one] varje månad
    [2] varannan månad
    [3] var tredje månad
    [4] var fjärde månad
    [6] var sjätte månad
   *[other] med { $interval } månaders intervall
}
recurs-yearly = { $interval ->
    [one] varje år
    [2] vartannat år
    [3] vart tredje år
    [4] vart fjärde år
   *[other] med { $interval } års intervall
}
recurs-months = { $text } i { $months }
recurs-only = { $text }, bara { $when }
recurs-weekdays = på { $day }ar
recurs-nth = den { $place } { $day }en
recurs-last = den sista { $day }en
recurs-nth-from-end = den { $place } { $day }en från slutet
recurs-date = den { $place }
recurs-last-date = den sista dagen
recurs-date-from-end = den { $place } dagen från slutet
recurs-at = { $text } kl. { $time } ({ $zone })
recurs-count = { $count ->
    [one] { $text }, en gång
   *[other] { $text }, { $count } gånger
}
recurs-until = { $text }, till och med { $date }
recurs-except = { $text }, utom { $dates }
recurs-no-day = { $text }, men inte i { $months }
recurs-short-february = februari när den bara har 28 dagar
