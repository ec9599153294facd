### Das Protokoll, in dessen Nachrichten die Deals geschlossen werden, und was Tisch und Briefe vom nächsten Siegel zeigen.

setting-record-channel = Protokoll der Deals
unset-record-channel = neben den Tischen
setup-ask-record-channel = **Wo steht das Protokoll der Deals?** Ein Thread, in dem vor jeder Hand eine Zeile die Karten festlegt. Ist kein Kanal gewählt, steht er neben den Tischen.
setup-hint-record-channel = Neben den Tischen
permission-read-message-history = Nachrichtenverlauf anzeigen
lack-record-view-channel = Ich kann ihn nicht sehen, oder er ist weg; das Protokoll steht neben den Tischen.
lack-record-create-public-threads = Das Protokoll steht neben den Tischen.
lack-record-send-messages-in-threads = Das Protokoll steht neben den Tischen.
lack-record-read-message-history = Nach einem Ausfall sähe ich nicht, welche Deals schon im Protokoll stehen, und schriebe vielleicht einen doppelt.

record-thread = Protokoll der Deals
record-opened = **{ $table }** beginnt.
record-won = **{ $table }**, Hand { $number }: { $name } gewinnt { $amount } ({ $holding }).
record-won-unseen = **{ $table }**, Hand { $number }: { $name } gewinnt { $amount }.
record-shared = **{ $table }**, Hand { $number }: { $shares }.
record-returned = **{ $table }**, Hand { $number }: niemand hat eröffnet.
record-undone = **{ $table }**: Hand { $number } ist rückgängig gemacht.
record-sealed = Hand { $number } mit Siegel { $seal }…, abgehoben von { $names }.
record-sealed-uncut = Hand { $number } mit Siegel { $seal }…, von niemandem abgehoben.

seal-next = { $cut ->
    [0] nächster Deal: Siegel `{ $seal }`, noch nicht abgehoben
   *[other] nächster Deal: Siegel `{ $seal }` · abgehoben von { $cut }
}
seal-running = [dieser Deal im Protokoll]({ $link })
seal-whole = Siegel des nächsten Deals: { $seal }
