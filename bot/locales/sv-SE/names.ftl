### Namnen på kommandona och deras alternativ, som Discord visar dem på svenska; de engelska går också att skriva.
### Små bokstäver, inga mellanslag, högst 32 tecken. Det som spelare ändå säger på engelska (fold, call, raise ...)
### och det som en mening nämner med det engelska namnet (id, more, guarantee, confirm, hide) står inte här.

## Bord och givar

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
slash-buy_in_most = inköp_högst
slash-rules = regler
slash-rotation_hands = givar_per_spel
slash-preset = mall
slash-pace = tempo
slash-name = namn
slash-seat = plats
slash-post = lägg_mörken
slash-amount = belopp
slash-cards = kort
slash-plan = planera
slash-choose = välj_spel
slash-action = handling
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
slash-wait = vänta
slash-unwait = sluta_vänta
slash-number = nummer
slash-help = hjälp
slash-topic = ämne

## Öva och minnas

slash-practice = öva
slash-strength = styrka
slash-players = antal_spelare
slash-odds = chanser
slash-learn = lär_dig
slash-hand = giv
slash-last = senaste
slash-since = sedan
slash-stats = statistik
slash-leaderboard = topplista
slash-by = sortera_efter

## Moderering och räkenskaper

slash-pause = pausa
slash-after_hand = efter_given
slash-resume = fortsätt
slash-void = annullera
slash-void_hand = annullera_given
slash-kick = avvisa
slash-handover = lämna_över
slash-lasthand = sista_given
slash-ban = stäng_av
slash-hours = timmar
slash-unban = häv_avstängning
slash-freeze = frys
slash-unfreeze = tina
slash-grant = ge
slash-deduct = dra_av
slash-reset = återställ
slash-disputes = tvister
slash-settle = avgör
slash-ruling = beslut
slash-flags = varningstecken
slash-days = dagar
slash-reason = skäl
slash-player = spelare
slash-dispute = tvist
slash-audit = logg
slash-who = vem
slash-whom = mot_vem
slash-act = åtgärd
slash-ledger = kontoutdrag
slash-page = sida
slash-privacy = integritet
slash-delete = radera

## Rum och inställningar

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
slash-pictures = bilder
slash-reminders = påminnelser
slash-achievements = bedrifter

## Turneringar

slash-tournament = turnering
slash-create = lägg_upp
slash-schedule = serie
slash-schedules = serier
slash-unschedule = avsluta_serie
slash-edit = ändra
slash-cancel = ställ_in
slash-at_once = genast
slash-remove = ta_ur
slash-announce = annonsera
slash-register = anmäl
slash-withdraw = avanmäl
slash-checkin = checka_in
slash-template = mall
slash-zone = tidszon
slash-repeats = återkommer
slash-minutes = minuter
slash-late_levels = sena_nivåer
slash-re_entries = återinträden
slash-rebuys = återköp
slash-add_on = tilläggsköp
slash-check_in = incheckning
slash-entrants_most = deltagare_högst
slash-prizes = priser
slash-season = säsong
slash-level_minutes = nivå_minuter
slash-league = liga
