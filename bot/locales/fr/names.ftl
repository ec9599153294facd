### Names of commands and of their options, as Discord offers them in French; the English ones work too when typed.
### Lower case, no spaces, 32 characters at the most. What players say in English anyway (fold, call ...) and what a
### sentence names by its English name (id, more, guarantee, confirm) has no entry here.

## Tables and hands

slash-open = ouvrir
slash-name = nom
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
slash-big_bet_blinds = grosse_blinde_du_mix
slash-preset = modèle
slash-pace = rythme
slash-seat = place
slash-post = poster_la_blinde
slash-amount = montant
slash-cards = cartes
slash-word = mot
slash-cut = couper
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

## Practice and history

slash-practice = entraînement
slash-strength = force
slash-players = joueurs
slash-odds = chances
slash-hand = main
slash-proof = preuve
slash-learn = apprendre
slash-last = dernière
slash-since = depuis
slash-stats = statistiques
slash-period = période
slash-leaderboard = classement
slash-by = selon

## Moderation and records

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
slash-deduct = retirer
slash-reset = réinitialiser
slash-disputes = litiges
slash-settle = trancher
slash-ruling = décision
slash-flags = signaux
slash-days = jours
slash-reason = raison
slash-chips = jetons
slash-player = joueur
slash-dispute = litige
slash-audit = journal
slash-who = qui
slash-whom = à_qui
slash-act = action
slash-ledger = historique_jetons
slash-privacy = données
slash-delete = effacer

## Room and settings

slash-room = salle
slash-setup = configurer
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
slash-letters = cartes_en_mp
slash-pictures = images
slash-reminders = rappels
slash-achievements = succès

## Tournaments

slash-tournament = tournoi
slash-create = créer
slash-start = départ
slash-schedule = série
slash-schedules = séries
slash-series = série
slash-skip = sauter
slash-move = déplacer
slash-end = terminer
slash-date = jour
slash-until = fin
slash-count = nombre
slash-edit = modifier
slash-cancel = annuler
slash-at_once = tout_de_suite
slash-remove = retirer
slash-add = ajouter
slash-announce = annoncer
slash-text = texte
slash-register = inscription
slash-withdraw = désinscription
slash-checkin = check-in
slash-deal = deal
slash-play_for = enjeu
slash-template = modèle
slash-zone = fuseau
slash-repeats = répétition
slash-entrants_most = inscrits_maximum
slash-ping = mention
slash-prizes = gains
slash-season = saison
slash-league = ligue
