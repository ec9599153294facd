### Les noms des commandes et de leurs options, tels que Discord les propose en français ; les anglais marchent aussi en les tapant.
### En minuscules, sans espaces, 32 caractères au plus. Ce que les joueurs disent de toute façon en anglais (fold, call ...)
### et ce qu'une phrase nomme par son nom anglais (id, more, guarantee, confirm) n'a pas d'entrée ici.

## Tables et mains

slash-open = ouvrir
slash-list = liste
slash-sit = s'asseoir
slash-leave = quitter
slash-sitout = sit-out
slash-back = revenir
slash-close = fermer
slash-game = jeu
slash-stakes = limites
slash-seats = places
slash-buy_in = cave
slash-buy_in_most = cave_maximum
slash-rules = règles
slash-rotation_hands = mains_par_jeu
slash-preset = modèle
slash-pace = rythme
slash-seat = place
slash-post = poser_la_blinde
slash-amount = montant
slash-cards = cartes
slash-plan = prévoir
slash-choose = choisir_jeu
slash-time = réserve
slash-show = montrer
slash-wallet = portefeuille
slash-claim = recharge
slash-private = privée
slash-role = rôle
slash-watch = regarder
slash-rename = renommer
slash-invite = inviter
slash-uninvite = désinviter
slash-member = membre
slash-wait = attendre
slash-unwait = ne_plus_attendre
slash-number = numéro
slash-help = aide
slash-topic = sujet

## S'entraîner et se souvenir

slash-practice = entraînement
slash-strength = force
slash-players = joueurs
slash-odds = chances
slash-learn = apprendre
slash-last = dernière
slash-since = depuis
slash-stats = statistiques
slash-period = période
slash-leaderboard = classement
slash-by = selon

## Modération et comptes

slash-after_hand = après_la_main
slash-resume = reprendre
slash-void = annuler_main
slash-void_hand = annuler_la_main
slash-kick = expulser
slash-handover = transmettre
slash-lasthand = dernière_main
slash-ban = bannir
slash-hours = heures
slash-unban = débannir
slash-freeze = geler
slash-unfreeze = dégeler
slash-grant = donner
slash-deduct = déduire
slash-reset = remettre_au_départ
slash-disputes = litiges
slash-settle = trancher
slash-ruling = décision
slash-flags = indices
slash-days = jours
slash-reason = raison
slash-player = joueur
slash-dispute = litige
slash-audit = journal
slash-who = qui
slash-whom = à_qui
slash-act = acte
slash-ledger = relevé
slash-privacy = données
slash-delete = effacer

## Salle et réglages

slash-room = salle
slash-setup = régler
slash-set = changer
slash-setting = réglage
slash-value = valeur
slash-save = enregistrer
slash-clock = chrono
slash-report = rapport
slash-weeks = semaines
slash-health = santé
slash-settings = réglages
slash-language = langue
slash-pictures = images
slash-reminders = rappels
slash-achievements = succès

## Tournois

slash-tournament = tournoi
slash-create = créer
slash-schedule = série
slash-schedules = séries
slash-unschedule = arrêter_série
slash-edit = modifier
slash-cancel = annuler
slash-at_once = sur_le_champ
slash-remove = retirer
slash-announce = annoncer
slash-register = inscription
slash-withdraw = désinscription
slash-checkin = présence
slash-template = modèle
slash-zone = fuseau
slash-repeats = répétition
slash-late_levels = niveaux_tardifs
slash-entrants_most = inscrits_maximum
slash-prizes = prix
slash-season = saison
slash-level_minutes = minutes_par_niveau
slash-league = ligue
