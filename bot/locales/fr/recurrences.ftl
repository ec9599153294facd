### How a tournament recurs, in words, put together from parts: every 2 weeks on Tuesday and Friday, until a date.

weekday-0 = lundi
weekday-1 = mardi
weekday-2 = mercredi
weekday-3 = jeudi
weekday-4 = vendredi
weekday-5 = samedi
weekday-6 = dimanche
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

recurs-daily = { $interval ->
    [one] chaque jour
   *[other] tous les { $interval } jours
}
recurs-weekly = { $interval ->
    [one] chaque { $days }
   *[other] toutes les { $interval } semaines, { $count ->
        [one] le
       *[other] les
    } { $days }
}
recurs-monthly = { $interval ->
    [one] chaque mois
   *[other] tous les { $interval } mois
}
recurs-yearly = { $interval ->
    [one] chaque année
   *[other] tous les { $interval } ans
}
recurs-months = { $text } en { $months }
recurs-only = { $text }, seulement { $when }
recurs-weekdays = les { $day }s
recurs-nth = le { $place } { $day }
recurs-last = le dernier { $day }
recurs-nth-from-end = le { $place } { $day } en partant de la fin
recurs-date = le { $number ->
    [1] { $place }
   *[other] { $number }
}
recurs-last-date = le dernier jour
recurs-date-from-end = le { $place } jour en partant de la fin
recurs-at = { $text } à { $time } ({ $zone })
recurs-count = { $text }, { $count } fois
recurs-until = { $text }, jusqu'au { $date }
recurs-except = { $text }, sauf { $dates }
recurs-no-day = { $text }, mais pas en { $months }
recurs-short-february = février quand il n'a que 28 jours
