# Das Tempo eines Tisches: Pläne für den nächsten Zug, die Zeitbank, Erinnerungen, Zeigen nach der Hand, langsame Tische.

pace-button-ahead = Vorausplanen
pace-button-time = Mehr Zeit ({ $seconds } s)
pace-button-post = Gleich mitspielen
pace-button-show = Meine Karten zeigen
pace-button-leave = Gehen und die Hand aufgeben
pace-button-stay = Bleiben

pace-turn-bank = { $name } ist dran, Ende der Zeitbank { $when }
pace-turn-bank-to-call = { $name } ist dran, { $amount } mitzugehen, Ende der Zeitbank { $when }
pace-turn-bank-to-draw = { $name } tauscht, Ende der Zeitbank { $when }
pace-may-show = { $names } darf bis zur nächsten Hand zeigen, was niemand gesehen hat: *{ $menu }*.
pace-fact-slow = { $hours ->
    [one] { $hours } Stunde je Zug
   *[other] { $hours } Stunden je Zug
}
pace-fact-rush = { $seconds } Sekunden je Zug
seat-waiting-for-blind = wartet auf den Big Blind
seat-waiting-for-hand = in der nächsten Hand

# Was ein Spieler plant, nur für seine Augen.

pace-plan-title = Plane deinen nächsten Zug
pace-plan-about = Das sieht niemand sonst. Ein Plan gilt für einen Zug und endet mit dieser Setzrunde. Er setzt und erhöht nie für dich, bringt kein Bring-in und steigt nie aus, wo du checken könntest.
pace-plan-none = Du hast nichts geplant: wenn du dran bist, wirst du gefragt.
pace-planned-check_fold = Geplant: du checkst, und bei jedem Einsatz steigst du aus.
pace-planned-call_this = { $all_in ->
    [yes] Geplant: du gehst { $amount } mit, alle deine Chips. Wächst der Einsatz, ehe du dran bist, wirst du gefragt.
   *[no] Geplant: du gehst { $amount } mit. Wächst der Einsatz, ehe du dran bist, wirst du gefragt.
}
pace-planned-call_any = Geplant: du gehst mit, was der Einsatz bis dahin ist, und checkst, wenn es keinen gibt. Kostet das deine letzten Chips, wirst du gefragt.
pace-planned-fold_any = Geplant: bei jedem Einsatz steigst du aus. Wo du checken kannst, wirst du gefragt.
pace-planned-pat = Geplant: du bleibst pat.
pace-plan-check_fold = Checken/Aussteigen
pace-plan-call_this = { $all_in ->
    [yes] { $amount } mitgehen (All-in)
   *[no] { $amount } mitgehen
}
pace-plan-call_any = Alles mitgehen
pace-plan-fold_any = Bei Einsatz aussteigen
pace-plan-pat = Pat bleiben
pace-plan-nothing = Frag mich
pace-choice-check_fold = Checken, wenn es nichts kostet, sonst aussteigen
pace-choice-call_this = Den Einsatz mitgehen, wie er jetzt ist
pace-choice-call_any = Mitgehen, was der Einsatz bis dahin ist
pace-choice-fold_any = Bei jedem Einsatz aussteigen, sonst fragen
pace-choice-pat = Pat bleiben
pace-choice-none = Nichts planen

denial-your_turn = Du bist schon dran: nimm die Knöpfe am Tisch.
denial-no_plan = So etwas kannst du jetzt nicht planen.
denial-bet_grew = Der Einsatz hat sich geändert, seit du ihn gesehen hast, also ist nichts geplant.
denial-no_bank = Deine Zeitbank an diesem Tisch ist leer.
denial-bank_runs = Deine Zeitbank läuft schon, oder sie folgt, wenn deine Zeit um ist.
denial-not_waiting = Du wartest nicht auf den Big Blind.
denial-nothing_to_show = Du hast nichts zu zeigen: das darf nur, wer ungesehen gewonnen oder weggelegt hat, und nur bis zur nächsten Hand. Ein weggeworfenes Blatt bleibt verdeckt.

done-post-blind = Du bringst den Big Blind und bekommst in der nächsten Hand Karten oder sobald der Dealer-Button an dir vorbei ist.
done-more-time = Wenn deine Zeit um ist, folgt deine Zeitbank. Zusammen enden sie { $when }.
done-show = Du hast deine Karten gezeigt.

pace-leave-ask = { $amount ->
    [0] Du bist in der laufenden Hand an { $table }.
    [one] Du bist in der Hand an { $table }, mit { $amount } Chip von dir im Pot.
   *[other] Du bist in der Hand an { $table }, mit { $amount } Chips von dir im Pot.
} Gehst du jetzt, checkst du, wo das nichts kostet, und steigst sonst aus; wenn die Hand endet, geht dein Stack zurück auf dein Konto. Gehen?
pace-leave-stay = Du bleibst an { $table }.

# Erinnerungen

pace-reminder = { $player }, deine Zeit an diesem Tisch ist fast um: { $when }
pace-nudge = Du bist dran an { $table }. Deine Zeit endet am { $when }.
pace-nudge-late = Du bist immer noch dran an { $table }, und deine Zeit läuft ab: { $when }
pace-nudge-where = Hand { $number } · { $street } · Pot { $pot } · [Zum Tisch]({ $link })

# Einen Tisch eröffnen

command-table-open-pace = Wie lang ein Zug ist; ohne Angabe die im Raum übliche Zeit
command-plan = Im Voraus sagen, was du in deinem nächsten Zug tust
command-plan-action = Was zu tun ist; ohne Angabe wählst du mit Knöpfen
command-choose = Das nächste Spiel wählen, wenn du mit Dealer's Choice dran bist
command-choose-game = Ein Spiel von der Liste des Tisches
command-time = Im laufenden Zug deine Zeitbank nehmen
command-show = Deine Karten zeigen, nachdem du ungesehen gewonnen oder weggelegt hast
help-heading-turnrequests = Tempo
pace-name-rush = Eilig: 15 Sekunden je Zug
pace-name-normal = Normal: 45 Sekunden je Zug
pace-name-relaxed = Gemütlich: 90 Sekunden je Zug
pace-name-slow = Langsam: 12 Stunden je Zug, über Tage
pace-and-clock = Gib ein Tempo oder eine Uhr an, nicht beides.
table-info-clock = Uhr: { $seconds } Sekunden Bedenkzeit; schließt nach { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} ohne Spiel
table-info-bank = Zeitbank: { $seconds } Sekunden je Spieler; alle { $hands } Hände kommt etwas davon zurück.
table-info-no-bank = Zeitbank: keine.
table-info-slow = Uhr: { $hours } Stunden Bedenkzeit; eine Nachricht sagt dir, wenn du dran bist. Der Tisch schließt, wenn { $days } Tage lang niemand gespielt hat.
pace-clock-seconds = { $seconds } Sekunden Bedenkzeit
pace-clock-hours = { $hours } Stunden Bedenkzeit
