# The pace of a table: plans for the next turn, the time bank, reminders, showing after a hand, slow tables.

pace-button-ahead = Vorausplanen
pace-button-time = Mehr Zeit ({ $seconds } s)
pace-button-post = { $amount } zahlen und gleich mitspielen
pace-button-show = Meine Karten zeigen
pace-button-leave = Hand aufgeben und gehen
pace-button-stay = Bleiben

pace-turn-bank = { $name } ist dran · Timebank endet { $when }
pace-turn-bank-to-call = { $name } ist dran (Call { $amount }) · Timebank endet { $when }
pace-turn-bank-to-draw = { $name } ist dran (Tauschen) · Timebank endet { $when }
pace-may-show = Bis zur nächsten Hand können noch Karten zeigen: { $names } (*{ $menu }*)
pace-fact-slow = { $hours ->
    [one] { $hours } Stunde pro Zug
   *[other] { $hours } Stunden pro Zug
}
pace-fact-rush = { $seconds } Sekunden pro Zug
seat-waiting-for-blind = wartet auf den Big Blind
seat-waiting-for-hand = nächste Hand dabei

# The plans of one player, for their eyes only.

pace-plan-title = Plane deinen nächsten Zug
pace-plan-about = Das siehst nur du. Ein Plan gilt für einen Zug und endet mit der Setzrunde. Er setzt und erhöht nie für dich, zahlt kein Bring-in und foldet nie, wenn du checken kannst.
pace-plan-none = Nichts geplant: Wenn du dran bist, wirst du gefragt.
pace-planned-check_fold = Geplant: Check/Fold. Du checkst; auf jede Bet foldest du.
pace-planned-call_this = { $all_in ->
    [yes] Geplant: Call { $amount }, deine letzten Chips. Wird vorher erhöht, wirst du gefragt.
   *[no] Geplant: Call { $amount }. Wird vorher erhöht, wirst du gefragt.
}
pace-planned-call_any = Geplant: Call Any. Du callst jeden Einsatz und checkst, wenn es keinen gibt. Vor deinen letzten Chips wirst du gefragt.
pace-planned-fold_any = Geplant: Du foldest auf jede Bet. Kannst du checken, wirst du gefragt.
pace-planned-pat = Geplant: Du bleibst pat.
pace-plan-check_fold = Check/Fold
pace-plan-call_this = { $all_in ->
    [yes] Call { $amount } (All-in)
   *[no] Call { $amount }
}
pace-plan-call_any = Call Any
pace-plan-fold_any = Fold auf jede Bet
pace-plan-pat = Pat bleiben
pace-plan-nothing = Frag mich
pace-choice-check_fold = Check/Fold: checken, wenn es nichts kostet, sonst folden
pace-choice-call_this = Den jetzigen Einsatz callen
pace-choice-call_any = Call Any: jeden Einsatz callen
pace-choice-fold_any = Auf jede Bet folden, sonst gefragt werden
pace-choice-pat = Pat bleiben
pace-choice-none = Nichts planen

denial-your_turn = Du bist schon dran: Nimm die Knöpfe am Tisch.
denial-no_plan = Das kannst du jetzt nicht planen.
denial-bet_grew = Der Einsatz hat sich inzwischen geändert, deshalb ist nichts geplant.
denial-no_bank = Deine Timebank an diesem Tisch ist leer.
denial-no_bank-here = An diesem Tisch gibt es keine Timebank.
denial-bank_runs = Deine Timebank läuft schon oder beginnt, wenn deine Zeit um ist.
denial-not_waiting = Du wartest nicht auf den Big Blind.
denial-nothing_to_show = Du kannst nichts zeigen: Das geht nur bis zur nächsten Hand und nur, wenn du ohne Showdown gewonnen oder gemuckt hast. Gefoldete Karten bleiben verdeckt.

done-post-blind = Du zahlst den Big Blind und bist in der nächsten Hand dabei, spätestens wenn der Dealer-Button an dir vorbei ist.
done-more-time = Wenn deine Zeit um ist, läuft deine Timebank. Beides zusammen endet { $when }.
done-show = Du zeigst deine Karten.

pace-leave-ask = { $amount ->
    [0] Du bist an { $table } noch in der Hand.
    [one] Du bist an { $table } noch in der Hand, mit { $amount } Chip im Pot.
   *[other] Du bist an { $table } noch in der Hand, mit { $amount } Chips im Pot.
} Gehst du jetzt, wird für dich gecheckt oder gefoldet; danach geht dein Stack aufs Konto. Tisch verlassen?
pace-leave-stay = Du bleibst an { $table }.

# Reminders

pace-reminder = { $player }, deine Zeit an diesem Tisch endet { $when }
pace-reminder-bank = { $player }, deine Timebank an diesem Tisch endet { $when }
pace-nudge = Du bist an { $table } dran. Deine Zeit endet am { $when }.
pace-nudge-late = Du bist an { $table } immer noch dran, deine Zeit endet am { $when }.
pace-nudge-where = Hand { $number } · { $street } · Pot { $pot } · [Zum Tisch]({ $link })

# Opening a table

command-table-open-pace = Zeit pro Zug; ohne Angabe wie auf dem Server üblich
command-plan = Deinen nächsten Zug vorausplanen
command-plan-action = Dein Plan; ohne Angabe wählst du mit Knöpfen
command-choose = Bei Dealer's Choice das nächste Spiel wählen, wenn du dran bist
command-choose-game = Ein Spiel von der Liste des Tisches
command-time = Deine Timebank für diesen Zug nutzen
command-show = Karten zeigen, wenn du ohne Showdown gewonnen oder gemuckt hast
help-heading-turnrequests = Tempo
pace-name-rush = Schnell: 15 Sekunden pro Zug
pace-name-normal = Normal: 45 Sekunden pro Zug
pace-name-relaxed = Gemütlich: 90 Sekunden pro Zug
pace-name-slow = Langsam: 12 Stunden pro Zug, über Tage
pace-and-clock = Wähl ein Tempo oder eine Bedenkzeit, nicht beides.
table-info-clock = Bedenkzeit: { $seconds } Sekunden; der Tisch schließt nach { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} ohne Spiel
table-info-bank = Timebank: { $seconds } Sekunden pro Spieler, alle { $hands } Hände kommt etwas dazu
table-info-no-bank = Timebank: keine
table-info-slow = Bedenkzeit: { $hours } Stunden, mit einer DM, wenn du dran bist; der Tisch schließt, wenn { $days } Tage lang niemand spielt
pace-clock-seconds = { $seconds } Sekunden Bedenkzeit
pace-clock-hours = { $hours } Stunden Bedenkzeit
