### How a tournament recurs, in words, put together from parts: every 2 weeks on Tuesday and Friday, until a date.

weekday-0 = Montag
weekday-1 = Dienstag
weekday-2 = Mittwoch
weekday-3 = Donnerstag
weekday-4 = Freitag
weekday-5 = Samstag
weekday-6 = Sonntag
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

recurs-daily = { $interval ->
    [one] jeden Tag
   *[other] alle { $interval } Tage
}
recurs-weekly = { $interval ->
    [one] jeden { $days }
   *[other] alle { $interval } Wochen am { $days }
}
recurs-monthly = { $interval ->
    [one] jeden Monat
   *[other] alle { $interval } Monate
}
recurs-yearly = { $interval ->
    [one] jedes Jahr
   *[other] alle { $interval } Jahre
}
recurs-months = { $text } im { $months }
recurs-only = { $text }, nur { $when }
recurs-weekdays = an { $day }en
recurs-nth = am { $place } { $day }
recurs-last = am letzten { $day }
recurs-nth-from-end = am { $place } { $day } vom Ende gerechnet
recurs-date = am { $place }
recurs-last-date = am letzten Tag
recurs-date-from-end = am { $place } Tag vom Ende gerechnet
recurs-at = { $text } um { $time } Uhr ({ $zone })
recurs-count = { $count ->
    [one] { $text }, einmal
   *[other] { $text }, { $count }-mal
}
recurs-until = { $text }, bis { $date }
recurs-except = { $text }, außer { $dates }
recurs-no-day = { $text }, nicht im { $months }
recurs-short-february = Februar mit 28 Tagen
