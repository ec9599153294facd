### The names of the commands and their options, as Discord shows them in Swedish; the English ones can be typed too.
### Small letters, no spaces, at most 32 characters. What players say in English anyway (fold, call, rebuy, odds ...)
### and what a sentence names in English (id, more, guarantee, confirm, hide) does not stand here.

## Tables and hands

slash-table = bord
slash-open = öppna
slash-list = lista
slash-sit = sätt_dig
slash-leave = lämna
slash-sitout = stå_över
slash-back = tillbaka
slash-close = stäng
slash-game = spel
slash-stakes = insatser
slash-blinds = mörkar
slash-seats = platser
slash-buy_in = inköp
slash-buy_in_most = max_inköp
slash-rules = regler
slash-rotation_hands = givar_per_spel
slash-big_bet_blinds = stora_mörken_i_mix
slash-preset = mall
slash-pace = tempo
slash-name = namn
slash-seat = plats
slash-post = lägg_mörken
slash-amount = belopp
slash-cards = kort
slash-word = ord
slash-cut = kupera
slash-plan = planera
slash-choose = välj_spel
slash-action = val
slash-time = tidsbank
slash-show = visa
slash-wallet = plånbok
slash-claim = hämta
slash-private = privat
slash-role = roll
slash-watch = titta
slash-rename = döp_om
slash-invite = bjud_in
slash-uninvite = återta_inbjudan
slash-member = medlem
slash-wait = väntelista
slash-unwait = lämna_väntelistan
slash-number = nummer
slash-help = hjälp
slash-topic = ämne

## Practice and records

slash-practice = öva
slash-strength = styrka
slash-players = antal_husspelare
slash-learn = lär_dig
slash-hand = giv
slash-last = senaste
slash-proof = bevis
slash-since = sedan
slash-stats = statistik
slash-leaderboard = topplista
slash-by = sortera_efter

## Moderation and its accounts

slash-pause = pausa
slash-after_hand = efter_given
slash-resume = fortsätt
slash-void = annullera
slash-void_hand = annullera_given
slash-kick = avvisa
slash-handover = lämna_över
slash-lasthand = sista_given
slash-ban = banna
slash-hours = timmar
slash-unban = häv_bann
slash-freeze = frys
slash-unfreeze = tina
slash-grant = ge
slash-deduct = dra
slash-reset = återställ
slash-disputes = tvister
slash-settle = avgör
slash-ruling = beslut
slash-flags = varningstecken
slash-days = dagar
slash-reason = skäl
slash-chips = marker
slash-player = spelare
slash-dispute = tvist
slash-audit = logg
slash-who = vem
slash-whom = mot_vem
slash-act = åtgärd
slash-ledger = markerhistorik
slash-privacy = integritet
slash-delete = radera

## Room and settings

slash-room = rum
slash-setup = konfigurera
slash-set = ändra
slash-setting = inställning
slash-value = värde
slash-save = spara
slash-clock = klocka
slash-report = rapport
slash-weeks = veckor
slash-health = status
slash-settings = inställningar
slash-language = språk
slash-letters = kort_som_dm
slash-pictures = bilder
slash-reminders = påminnelser
slash-achievements = bedrifter

## Tournaments

slash-tournament = turnering
slash-create = lägg_upp
slash-schedule = serie
slash-schedules = serier
slash-series = serie
slash-skip = hoppa_över
slash-move = flytta
slash-end = avsluta
slash-date = datum
slash-until = till
slash-count = antal
slash-edit = ändra
slash-cancel = ställ_in
slash-at_once = direkt
slash-remove = ta_bort
slash-add = lägg_till
slash-announce = annonsera
slash-register = anmäl
slash-withdraw = avanmäl
slash-checkin = checka_in
slash-deal = deal
slash-play_for = till_vinnaren
slash-template = mall
slash-zone = tidszon
slash-repeats = återkommer
slash-minutes = minuter
slash-check_in = incheckning
slash-entrants_most = max_deltagare
slash-ping = pinga
slash-prizes = priser
slash-season = säsong
slash-league = liga
