# What a player is told privately: what they did, or why not and what is allowed now.

allowed-now = Du kannst { $options }.
option-bring_in = das Bring-in von { $amount } zahlen
option-complete = auf { $amount } completen
option-check = checken
option-bet = { $amount } setzen
option-call = { $amount } callen
option-raise = auf { $amount } erhöhen
option-fold = folden
option-draw = bis zu { $most } Karten tauschen oder pat bleiben
option-range = { $option } (oder mehr, bis { $most })

your-turn = Du bist dran.
turn-of = { $name } ist dran.
refusal-hand_over = Die Hand ist schon vorbei.
refusal-not_in_hand = Du bist in dieser Hand nicht (mehr) dabei. Warte auf die nächste.
refusal-out_of_turn = Nicht du bist dran, sondern { $name }.
refusal-passed-in = Niemand hat eröffnet. Gleich gibt es neue Karten, bis dahin ist niemand dran.
refusal-check_facing_bet = Checken geht nicht, ein Call kostet { $amount }.
refusal-fold_is_free = Checken ist gratis, du musst nicht folden.
refusal-nothing_to_call = Es gibt nichts zu callen.
refusal-capped = Die Setzrunde ist gecappt, mehr Raises gehen nicht.
refusal-not_reopened = Seit deinem letzten Zug gab es keinen vollen Raise, du kannst nicht noch einmal erhöhen.
refusal-nobody_to_call = Alle anderen sind all-in: Niemand könnte eine Bet oder einen Raise callen.
refusal-wrong_kind = Das geht hier gerade nicht.
refusal-must-open = Du musst eröffnen: { $options }.
refusal-too_many_discards = Das sind zu viele Karten.
refusal-not_your_cards = Wähl nur eigene Karten, jede nur einmal.
refusal-no_openers = Eröffnen darfst du erst ab einem Paar Buben, und das hast du nicht. Das siehst nur du.
refusal-wrong_amount = Dieser Betrag ist hier nicht erlaubt.

denial-closed = Dieser Tisch ist geschlossen, alle Stacks sind ausgezahlt. `/table list` zeigt die offenen.
denial-closed-tournament = Dieser Turniertisch ist geschlossen. `/tournament info` zeigt, wie es im Turnier steht.
denial-closes-after-hand-tournament = Dieser Turniertisch schließt nach der Hand, alle spielen an einem anderen Tisch weiter. `/tournament info` zeigt, wie es im Turnier steht.
denial-tournament = Im Turnier vergebe ich die Plätze, und du spielst, bis dein Stack weg ist. Bist du abwesend, bekommst du weiter Karten, und für dich wird gecheckt oder gefoldet.
denial-closes-after-hand = Dieser Tisch schließt nach der Hand und nimmt niemanden mehr auf. `/table list` zeigt die offenen.
denial-paused = Der Tisch ist pausiert, gerade geht hier nichts. Chips und Karten bleiben, wie sie sind. Versuch es gleich noch einmal.
denial-paused-tournament = Das Turnier ist pausiert: keine neuen Karten, alle Uhren stehen. Chips und Karten bleiben, wie sie sind.
denial-paused-moderator = Ein Mod hat den Tisch pausiert: keine neuen Karten, alle Uhren stehen. Chips und Karten bleiben, wie sie sind. Du kannst deine Karten ansehen, aussetzen oder den Tisch verlassen.
denial-paused-onlooker = Ein Mod hat den Tisch pausiert, gerade kann niemand Platz nehmen. Mit `/table wait` stellst du dich schon mal an.
denial-store_failed = Das konnte nicht gespeichert werden, es ist nichts passiert. Versuch es gleich noch einmal.
denial-outcome_unknown = Beim Speichern ist die Festplatte ausgefallen. Ob das gezählt hat, weiß ich erst nach einem Neustart des Bots. Dann sage ich es dir per DM.
denial-already_done = Das ist schon erledigt und zählt nur einmal.
denial-not_seated = Du sitzt nicht an diesem Tisch. Du kannst für { $buy_in } Platz nehmen.
denial-not_seated-tournament = Du sitzt nicht an diesem Turniertisch. Zuschauen darfst du; `/tournament info` zeigt, wie es steht.
denial-already_seated = Du sitzt hier schon, auf Platz { $seat }. Mit `/table seat` wechselst du den Platz.
denial-table_full = Alle { $seats } Plätze sind besetzt. Mit `/table wait` kommst du auf die Warteliste und rückst nach, sobald einer frei wird.
denial-seat_taken = Der Platz ist besetzt. Frei: { $free }.
denial-no_other_seat = Der Platz ist besetzt, und kein anderer ist frei.
denial-no_such_seat = Dieser Tisch hat die Plätze 1 bis { $seats }.
denial-buy_in_size = Das Buy-in ist hier { $buy_in }.
denial-insufficient_chips = Dafür hast du zu wenige Chips auf dem Konto. Das Buy-in ist hier { $buy_in }; `/wallet` zeigt deinen Kontostand.
denial-no_hand = Hier läuft gerade keine Hand.
denial-in_hand = Das geht nur zwischen zwei Händen. Versuch es nach dieser Hand noch einmal.
denial-too_few = Für eine Hand braucht es zwei Spieler mit Chips. Mit `/table invite` lädst du jemanden ein.
denial-stale = Zu spät: Dieser Zug ist schon vorbei.
denial-already_out = Du setzt schon aus. Zurück kommst du mit *{ $menu }* am Tisch oder mit `/table back`.
denial-out-of-chips = Du hast an diesem Tisch keine Chips mehr. Wieder einkaufen kannst du dich mit *{ $menu }* am Tisch oder mit `/table sit`, Buy-in: { $buy_in }.
denial-not_out = Du setzt gar nicht aus und verlässt den Tisch auch nicht. Aussetzen kannst du mit `/table sitout`.
denial-not_out-tournament = Du bist nicht abwesend: Wenn du dran bist, wartet der Tisch auf dich.
denial-already_leaving = Du verlässt den Tisch schon: Nach dieser Hand werden deine Chips ausgezahlt.
denial-kicked = Ein Mod hat dich vom Tisch gekickt. Bis zum Ende der Hand wird für dich gecheckt oder gefoldet, dann werden deine Chips ausgezahlt.
denial-kicked-tournament = Du wurdest aus dem Turnier genommen. Deine Einsätze bleiben im Pot, gewinnen kannst du ihn nicht mehr.
denial-already_paused = Der Tisch ist schon pausiert. Weiter mit `/mod resume`.
denial-not_paused = Kein Mod hat diesen Tisch pausiert. Pausieren kannst du ihn mit `/mod pause`.
denial-already_owner = Diese Person ist schon Host des Tisches.
denial-not_sealed = An diesem Tisch wird nicht versiegelt ausgeteilt, es gibt also nichts abzuheben.
denial-deal_closed = Der nächste Deal steht fest, abheben geht nicht mehr. Ist er ausgeteilt, kannst du beim Deal danach abheben.
denial-has_cut = Du hast beim nächsten Deal schon abgehoben. Pro Deal hat jeder Platz ein Wort.
denial-no_word = Schreib 1 bis 64 sichtbare Zeichen.
denial-choice_over = Das nächste Spiel steht schon fest.
denial-no_choice = Gerade gibt es kein Spiel zu wählen.
denial-not_your_choice = Das nächste Spiel wählt gerade jemand anderes.
denial-not_on_list = Dieses Spiel steht nicht auf der Liste des Tisches.
done-choose = Das nächste Spiel ist { $game }.
denial-banned = Du bist { $until } für die Tische dieses Servers gesperrt und kannst dich nicht einkaufen. Zuschauen darfst du. Aufheben kann die Sperre ein Mod.
denial-leaving = Deine Daten werden gelöscht, deshalb bekommst du keinen neuen Platz. Sie sind weg, sobald du deinen letzten verlassen hast.
denial-wallet_frozen = Ein Mod hat dein Konto eingefroren, du kannst dich nicht einkaufen. Mit deinen Chips an Tischen spielst du weiter. `/wallet` zeigt, warum es eingefroren ist.
kick-not-seated = { $name } sitzt nicht an { $table }.
kick-sits-nowhere = { $name } sitzt hier an keinem Tisch.
kick-letter = Ein Mod hat dich auf { $server } von { $table } gekickt. Gesperrt bist du nicht.
kick-already-leaving = { $name } verlässt { $table } schon und wird nach der Hand ausgezahlt.
kick-tournament = { $table } gehört zu einem Turnier. `/tournament remove` nimmt { $name } heraus.
close-tournament = { $table } gehört zu einem Turnier, das seine Tische selbst schließt. Pausieren kannst du es mit `/tournament pause`, beenden mit `/tournament cancel`.
pause-closes-after-hand = { $table } schließt nach der laufenden Hand, danach gibt es nichts mehr zu pausieren. Sofort pausieren geht noch.
pause-due = { $table } pausiert schon nach dieser Hand. Ohne die Option nach_der_hand pausiert `/mod pause` sofort; mit `/mod resume` spielt der Tisch doch weiter.
hand-over-tournament = { $table } gehört zu einem Turnier und hat deshalb keinen Host.
hand-over-already = { $name } ist schon Host von { $table }.
leaving-way-back = Doch bleiben? Bis die Hand endet, kommst du mit *{ $menu }* am Tisch oder mit `/table back` zurück.
next-hand-due = Die nächste Hand kommt um { $when }.
no-hand-due = Die nächste Hand beginnt, sobald zwei Spieler bereit sind.
no-hand-while-tournament-paused = Die nächste Hand kommt erst, wenn das Turnier weitergeht.
no-hand-while-paused = Die nächste Hand kommt erst, wenn ein Mod den Tisch fortsetzt.
buy-in-one = { $amount }
buy-in-range = { $least } bis { $most }

done-act = Erledigt.
done-bring_in = Du zahlst das Bring-in von { $amount }.
done-complete = Du completest auf { $amount }.
done-check = Du checkst.
done-bet = Du setzt { $amount }.
done-call = Du callst { $amount }.
done-raise = Du erhöhst auf { $amount }.
done-fold = Du foldest.
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
done-leaving = Du verlässt { $table } nach dieser Hand, deine Chips gehen dann aufs Konto. Bis dahin wird für dich gecheckt oder gefoldet.
done-sitout = Ab der nächsten Hand setzt du aus. Zurück kommst du mit *{ $menu }* am Tisch oder mit `/table back`. Warten andere auf einen Platz, bleibt deiner 10 Minuten reserviert oder eine volle Bedenkzeit lang, wenn die länger ist.
done-back = Du bist zurück und in der nächsten Hand dabei.
done-back-tournament = Du bist zurück: Wenn du dran bist, wartet der Tisch wieder auf dich.
done-close = { $table } ist geschlossen, alle Stacks sind ausgezahlt.
done-closes-after-hand = { $table } schließt nach dieser Hand, dann werden alle Stacks ausgezahlt.
done-close-void = { $table } ist geschlossen, die letzte Hand annulliert. Alle Einsätze gingen zurück, alle Stacks sind ausgezahlt.
done-pause = { $table } ist pausiert: keine neuen Karten, alle Uhren stehen. Weiter mit `/mod resume`.
done-pausing = { $table } pausiert nach dieser Hand. Mit `/mod resume` spielt der Tisch doch weiter.
done-resume = { $table } geht weiter.
done-void = Hand { $number } an { $table } ist annulliert: Alle Einsätze gingen zurück.
done-kick = { $name } hat { $table } verlassen. Die Chips sind wieder auf dem Konto.
done-kicking = { $name } verlässt { $table } nach dieser Hand; bis dahin wird automatisch gecheckt oder gefoldet. Die Chips gehen dann zurück aufs Konto.
done-hand-over = { $name } ist jetzt Host von { $table } und darf den Tisch schließen.

no-cards = Du hast an diesem Tisch gerade keine Karten. Die nächsten bekommst du, wenn du wieder eine Hand mitspielst.
no-cards-out = Niemand hat eröffnet, und du warst weg. Deshalb bist du aus dieser Hand raus: Du zahlst kein Ante mehr, und geht der Pot zurück, bekommst du deine Chips wieder. In der nächsten Hand bist du wieder dabei.
table-gone = Dieser Tisch ist geschlossen. `/table list` zeigt die offenen.
table-elsewhere = Der Knopf gehört zu einem Tisch auf einem anderen Server. Klick dort darauf oder such hier mit `/table list` einen Tisch.
