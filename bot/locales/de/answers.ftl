# Was ein Spieler für sich erfährt: was er getan hat, oder warum nicht und was jetzt erlaubt ist.

allowed-now = Du darfst { $options }.
option-bring_in = das Bring-in von { $amount } bringen
option-complete = auf { $amount } vervollständigen
option-check = checken
option-bet = { $amount } setzen
option-call = { $amount } mitgehen
option-raise = auf { $amount } erhöhen
option-fold = aussteigen
option-draw = bis zu { $most } Karten tauschen oder pat bleiben
option-range = { $option } oder mehr, bis zu { $most }

your-turn = Du bist dran.
turn-of = { $name } ist dran.
refusal-hand_over = Die Hand ist vorbei: bis die nächste gegeben ist, ist niemand dran.
refusal-not_in_hand = Du bist nicht in dieser Hand oder bist ausgestiegen. Warte auf die nächste.
refusal-out_of_turn = { $name } ist dran, nicht du.
refusal-passed-in = Niemand hat eröffnet: bis neu gegeben wird, ist niemand dran.
refusal-check_facing_bet = Du musst { $amount } mitgehen, also kannst du nicht checken.
refusal-fold_is_free = Checken kostet hier nichts, du brauchst also nicht auszusteigen.
refusal-nothing_to_call = Es gibt keinen Einsatz, den du mitgehen könntest.
refusal-capped = Der Einsatz und alle Erhöhungen dieser Runde sind gemacht.
refusal-not_reopened = Seit du dran warst, hat niemand voll erhöht, also kannst du nicht noch einmal erhöhen.
refusal-nobody_to_call = Niemand sonst hat noch Chips, um einen Einsatz oder eine Erhöhung mitzugehen.
refusal-wrong_kind = Diese Aktion passt hier nicht.
refusal-must-open = Du musst eröffnen: { $options }.
refusal-too_many_discards = Das sind zu viele Karten.
refusal-not_your_cards = Das sind nicht lauter Karten von dir, jede einmal genannt.
refusal-no_openers = Zum Eröffnen braucht es mindestens ein Paar Buben, und das hältst du nicht. Das erfährst nur du.
refusal-wrong_amount = Das ist keine der Höhen, die hier erlaubt sind.

denial-closed = Dieser Tisch ist geschlossen, und alle Stacks sind ausgezahlt. `/table list` zeigt die offenen.
denial-closed-tournament = Dieser Tisch des Turniers ist geschlossen. `/tournament info` sagt, wie es um das Turnier steht.
denial-closing-tournament = Dieser Tisch des Turniers schließt nach der laufenden Hand, und seine Spieler machen an einem anderen weiter. `/tournament info` sagt, wie es um das Turnier steht.
denial-tournament = Das ist ein Tisch eines Turniers, das die Spieler selbst setzt. Ein Stack spielt, bis er verloren ist: ist sein Besitzer weg, bekommt er Karten und steigt aus, wo er nicht checken kann.
denial-closing = Dieser Tisch schließt nach der laufenden Hand, und niemand setzt sich mehr dazu. `/table list` zeigt die offenen.
denial-paused = Der Tisch ist angehalten: vorerst geht an ihm nichts. Chips und Karten bleiben, wie sie sind. Versuch es gleich noch einmal.
denial-paused-tournament = Das Turnier ist angehalten: bis es weitergeht, wird nicht gegeben, und keine Uhr läuft. Chips und Karten bleiben, wie sie sind.
denial-paused-moderator = Ein Moderator hat diesen Tisch angehalten: bis es weitergeht, wird nicht gegeben, und keine Uhr läuft. Chips und Karten bleiben, wie sie sind. Du darfst deine Karten ansehen, aussetzen oder gehen.
denial-store_failed = Das ließ sich nicht speichern, also ist nichts geschehen. Versuch es gleich noch einmal.
denial-already_done = Das ist schon ausgeführt; es zählt einmal.
denial-not_seated = Du sitzt nicht an diesem Tisch. Du kannst für { $buy_in } Platz nehmen.
denial-not_seated-tournament = Du sitzt nicht an diesem Tisch des Turniers. Du darfst zuschauen; `/tournament info` sagt, wie es steht.
denial-already_seated = Du sitzt hier schon, auf Platz { $seat }. `/table seat` bringt dich auf einen anderen.
denial-table_full = Alle { $seats } Plätze sind besetzt. `/table wait` setzt dich auf die Warteliste, und wird einer frei, bekommst du ihn.
denial-seat_taken = Der Platz ist besetzt. Frei: { $free }.
denial-no_other_seat = Der Platz ist besetzt, und kein anderer ist frei.
denial-no_such_seat = Dieser Tisch hat die Plätze 1 bis { $seats }.
denial-buy_in_size = Hier kaufst du dich für { $buy_in } ein.
denial-insufficient_chips = Dafür sind zu wenige Chips auf deinem Konto. Das Buy-in ist hier { $buy_in }; `/wallet` zeigt, was du hast.
denial-no_hand = Es läuft keine Hand.
denial-in_hand = Es läuft eine Hand, und das geht nur zwischen zwei Händen. Versuch es, wenn sie vorbei ist.
denial-too_few = Für eine Hand braucht es zwei Spieler mit Chips. `/table invite` ruft noch jemanden.
denial-stale = Der Knopf gehört zu einem Zug, der vorbei ist.
denial-already_out = Du setzt schon aus. Zurück kommst du mit *{ $menu }* am Tisch oder mit `/table back`.
denial-out-of-chips = Du hast an diesem Tisch keine Chips mehr. Kauf dich wieder ein für { $buy_in }, mit *{ $menu }* am Tisch oder mit `/table sit`.
denial-not_out = Du setzt weder aus, noch gehst du, also gibt es nichts, woraus du zurückkommst. `/table sitout` lässt dich aussetzen.
denial-not_out-tournament = Du bist nicht abwesend: wenn du dran bist, wartet der Tisch auf dich.
denial-already_leaving = Du gehst schon: wenn diese Hand endet, werden deine Chips ausgezahlt.
denial-kicked = Ein Moderator hat dich von diesem Tisch genommen: wenn diese Hand endet, werden deine Chips ausgezahlt. Bis dahin checkst du, wo das nichts kostet, und steigst sonst aus.
denial-kicked-tournament = Du bist aus dem Turnier genommen. Was du gesetzt hast, bleibt im Pot, und deine Hand kann ihn nicht gewinnen.
denial-already_paused = Der Tisch ist schon angehalten oder wird es nach der laufenden Hand. `/mod resume` lässt ihn weitergehen.
denial-not_paused = Kein Moderator hat diesen Tisch angehalten. `/mod pause` tut es.
denial-not_sealed = An diesem Tisch wird nicht versiegelt ausgeteilt, also gibt es nichts abzuheben.
denial-deal_closed = Die nächste Hand ist abgeschlossen, niemand kann sie mehr abheben. Heb wieder ab, sobald sie gegeben ist.
denial-has_cut = Du hast die nächste Hand schon abgehoben; jeder Platz hebt eine Hand mit einem Wort ab.
denial-no_word = Schreib 1 bis 64 sichtbare Zeichen.
denial-choice_over = Das nächste Spiel steht schon fest.
denial-no_choice = Gerade ist kein Spiel zu wählen.
denial-not_your_choice = Das nächste Spiel darf gerade jemand anderes wählen.
denial-not_on_list = Dieses Spiel steht nicht auf der Liste des Tisches.
done-choose = Als Nächstes kommt { $game }.
denial-banned = Du bist { $until } von den Tischen dieses Servers gesperrt und kannst dich nicht einkaufen. Du darfst zuschauen; ein Moderator kann die Sperre aufheben.
denial-wallet_frozen = Ein Moderator hat dein Konto eingefroren, also kannst du dich nicht einkaufen. Was du an Tischen hast, spielst du weiter; `/wallet` sagt, warum es eingefroren ist.
kick-not-seated = { $name } sitzt nicht an { $table }.
kick-already-leaving = { $name } ist schon von { $table } genommen und wird am Ende der Hand ausgezahlt.
kick-tournament = { $table } gehört zu einem Turnier: `/tournament remove` nimmt { $name } heraus.
close-tournament = { $table } gehört zu einem Turnier und wird von ihm geschlossen. `/tournament pause` hält das Turnier an, `/tournament cancel` beendet es.
pause-closing = { $table } schließt nach der laufenden Hand, dann gibt es nichts mehr anzuhalten. Sofort angehalten werden kann er noch.
leaving-way-back = Willst du doch bleiben, komm vor dem Ende der Hand mit *{ $menu }* am Tisch oder mit `/table back` zurück.
next-hand-due = Die nächste Hand: { $when }.
no-hand-due = Die nächste Hand wird gegeben, wenn zwei Spieler bereit sind.
no-hand-while-tournament-paused = Bis das Turnier weitergeht, wird keine gegeben.
no-hand-while-paused = Bis ein Moderator den Tisch weitergehen lässt, wird keine gegeben.
buy-in-one = { $amount }
buy-in-range = { $least } bis { $most }

done-act = Erledigt.
done-bring_in = Du bringst das Bring-in von { $amount }.
done-complete = Du vervollständigst auf { $amount }.
done-check = Du checkst.
done-bet = Du setzt { $amount }.
done-call = Du gehst { $amount } mit.
done-raise = Du erhöhst auf { $amount }.
done-fold = Du steigst aus.
done-draw = { $count ->
    [0] Du bleibst pat.
    [one] Du tauschst { $count } Karte.
   *[other] Du tauschst { $count } Karten.
}
done-sit = Du sitzt auf Platz { $seat } mit { $amount ->
    [one] { $amount } Chip
   *[other] { $amount } Chips
}.
done-leave = Du hast { $table } verlassen. Deine Chips sind wieder auf deinem Konto.
done-leaving = Du verlässt { $table } nach dieser Hand; deine Chips gehen dann zurück auf dein Konto. Bis sie endet, checkst du, wo das nichts kostet, und steigst sonst aus.
done-sitout = Du setzt ab der nächsten Hand aus. Zurück kommst du mit *{ $menu }* am Tisch oder mit `/table back`. Warten andere auf einen Platz, bleibt dir deiner 10 Minuten, oder die Zeit eines Zugs, wo die länger ist.
done-back = Du bist wieder da und bekommst in der nächsten Hand Karten.
done-back-tournament = Du bist wieder da: wenn du dran bist, wartet der Tisch wieder auf dich.
done-close = { $table } ist geschlossen, und alle Stacks sind ausgezahlt.
done-closing = { $table } schließt nach dieser Hand und zahlt aus.
done-close-void = { $table } ist geschlossen. Seine letzte Hand ist rückgängig gemacht, jeder Chip ging zurück an den, der ihn gesetzt hat, und alle Stacks sind ausgezahlt.
done-pause = { $table } ist angehalten. Bis `/mod resume` wird nicht gegeben, und keine Uhr läuft.
done-pausing = { $table } hält an, wenn diese Hand endet. `/mod resume` nimmt das zurück.
done-resume = { $table } geht weiter.
done-void = Hand { $number } von { $table } ist rückgängig gemacht: jeder Chip des Pots ging zurück an den, der ihn gesetzt hat.
done-kick = { $name } hat { $table } verlassen; die Chips sind wieder auf dem Konto.
done-kicking = { $name } verlässt { $table }, wenn diese Hand endet: bis dahin wird gecheckt, wo das nichts kostet, und sonst ausgestiegen. Die Chips gehen zurück aufs Konto.
done-hand-over = { $name } ist jetzt Besitzer von { $table } und darf den Tisch schließen.

no-cards = Du hast an diesem Tisch keine Karten in einer Hand. Du bekommst welche in der nächsten, in der du mitspielst.
no-cards-out = Du warst weg, während niemand eröffnet hat, und bist deshalb aus dieser Hand raus. Du zahlst keine Ante mehr, und geht der Pot zurück, bekommst du deine Chips wieder. In der nächsten Hand spielst du wieder mit.
table-gone = Dieser Tisch ist geschlossen. `/table list` zeigt die offenen.
table-elsewhere = Der Knopf gehört zu einem Tisch eines anderen Servers. Nimm ihn dort, oder finde hier einen Tisch mit `/table list`.
