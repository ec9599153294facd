### The names of the commands and their options as Discord offers them in German; the English ones work when typed, too.
### In small letters, without spaces, 32 characters at most. What players say in English anyway (fold, call, raise ...)
### and what a text calls by its English name (id, more, page, off) has no entry here.

## Tables and hands

slash-table = tisch
slash-open = eröffnen
slash-list = liste
slash-sit = hinsetzen
slash-leave = verlassen
slash-sitout = aussetzen
slash-back = zurück
slash-close = schließen
slash-game = spiel
slash-stakes = einsätze
slash-seats = plätze
slash-buy_in_most = max_buy_in
slash-rules = regeln
slash-rotation_hands = rotation_hände
slash-big_bet_blinds = big_blind_im_mix
slash-preset = vorlage
slash-pace = tempo
slash-seat = platz
slash-post = blind_zahlen
slash-amount = betrag
slash-cards = karten
slash-word = wort
slash-cut = abheben
slash-plan = planen
slash-choose = spiel_wählen
slash-action = aktion
slash-time = timebank
slash-show = zeigen
slash-wallet = konto
slash-claim = abholen
slash-private = privat
slash-role = rolle
slash-watch = zuschauen
slash-rename = umbenennen
slash-invite = einladen
slash-uninvite = ausladen
slash-member = mitglied
slash-wait = warten
slash-unwait = nicht_warten
slash-number = nummer
slash-help = hilfe
slash-topic = thema

## Practice and what is kept

slash-practice = üben
slash-strength = stärke
slash-players = spielerzahl
slash-odds = chancen
slash-proof = beweis
slash-learn = lernen
slash-last = letzte
slash-since = seit
slash-stats = statistik
slash-period = zeitraum
slash-leaderboard = bestenliste
slash-by = nach

## Moderation and its accounts

slash-pause = pausieren
slash-after_hand = nach_der_hand
slash-resume = fortsetzen
slash-void = annullieren
slash-void_hand = hand_annullieren
slash-kick = kicken
slash-handover = übergeben
slash-lasthand = letzte_hand
slash-ban = sperren
slash-hours = stunden
slash-unban = entsperren
slash-freeze = einfrieren
slash-unfreeze = freigeben
slash-grant = geben
slash-deduct = abziehen
slash-reset = zurücksetzen
slash-disputes = einsprüche
slash-settle = entscheiden
slash-ruling = entscheidung
slash-flags = auffälligkeiten
slash-days = tage
slash-reason = grund
slash-chips = chips
slash-player = spieler
slash-dispute = einspruch
slash-audit = protokoll
slash-who = wer
slash-whom = wen
slash-act = aktion
slash-ledger = chip_verlauf
slash-privacy = datenschutz
slash-delete = löschen

## The room and its settings

slash-room = raum
slash-setup = einrichten
slash-set = ändern
slash-setting = einstellung
slash-value = wert
slash-save = speichern
slash-clock = bedenkzeit
slash-report = bericht
slash-weeks = wochen
slash-health = status
slash-settings = einstellungen
slash-language = sprache
slash-letters = karten_per_dm
slash-pictures = bilder
slash-reminders = erinnerungen
slash-achievements = erfolge

## Tournaments

slash-tournament = turnier
slash-create = ansetzen
slash-schedule = serie
slash-schedules = serien
slash-series = serie
slash-skip = auslassen
slash-move = verschieben
slash-end = beenden
slash-date = datum
slash-until = bis
slash-count = anzahl
slash-edit = ändern
slash-cancel = absagen
slash-at_once = sofort
slash-remove = entfernen
slash-add = hinzufügen
slash-announce = ankündigen
slash-register = anmelden
slash-withdraw = abmelden
slash-checkin = einchecken
slash-deal = deal
slash-play_for = fuer_den_sieg
slash-template = vorlage
slash-zone = zeitzone
slash-repeats = wiederholung
slash-minutes = minuten
slash-entrants_most = max_spieler
slash-ping = anpingen
slash-prizes = auszahlungen
slash-season = saison
slash-league = liga
