### How a tournament recurs, in words, put together from parts: every 2 weeks on Tuesday and Friday, until a date.

weekday-0 = Monday
weekday-1 = Tuesday
weekday-2 = Wednesday
weekday-3 = Thursday
weekday-4 = Friday
weekday-5 = Saturday
weekday-6 = Sunday
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

recurs-daily = { $interval ->
    [one] every day
   *[other] every { $interval } days
}
recurs-weekly = { $interval ->
    [one] every { $days }
   *[other] every { $interval } weeks on { $days }
}
recurs-monthly = { $interval ->
    [one] every month
   *[other] every { $interval } months
}
recurs-yearly = { $interval ->
    [one] every year
   *[other] every { $interval } years
}
recurs-months = { $text } in { $months }
recurs-only = { $text }, only { $when }
recurs-weekdays = on { $day }s
recurs-nth = on the { $place } { $day }
recurs-last = on the last { $day }
recurs-nth-from-end = on the { $place } { $day } from the end
recurs-date = on the { $place }
recurs-last-date = on the last day
recurs-date-from-end = on the { $place } day from the end
recurs-at = { $text } at { $time } ({ $zone })
recurs-count = { $count ->
    [one] { $text }, once
   *[other] { $text }, { $count } times
}
recurs-until = { $text }, until { $date }
recurs-except = { $text }, except { $dates }
recurs-no-day = { $text }, not in { $months }
recurs-short-february = a February of 28 days
