### The record thread, in whose messages deals are closed, and the words that cut the next deal.

setting-record-channel = Deal-Protokoll
unset-record-channel = bei den Tischen
setup-ask-record-channel = **Wo steht das Deal-Protokoll?** In einem Thread legt vor jeder Hand eine Zeile die Karten fest, damit alle ihre Deals prüfen können. Wählst du keinen Kanal, ist der Thread bei den Tischen.
setup-hint-record-channel = Bei den Tischen
permission-read-message-history = Nachrichtenverlauf anzeigen
lack-record-view-channel = Ich sehe den Kanal nicht, oder er ist weg. Das Deal-Protokoll steht bei den Tischen.
lack-record-create-public-threads = Das Deal-Protokoll steht bei den Tischen.
lack-record-send-messages-in-threads = Das Deal-Protokoll steht bei den Tischen.
lack-record-read-message-history = Nach einem Absturz sehe ich nicht, welche Deals schon im Protokoll stehen, und schreibe einen vielleicht doppelt.

record-thread = Deal-Protokoll
record-thread-private = Deal-Protokoll · { $table }
record-opened = **{ $table }** beginnt.
record-won = **{ $table }**, Hand { $number }: { $name } gewinnt { $amount } ({ $holding }).
record-won-unseen = **{ $table }**, Hand { $number }: { $name } gewinnt { $amount }.
record-shared = **{ $table }**, Hand { $number }, gewonnene Chips: { $shares }.
record-returned = **{ $table }**, Hand { $number }: Niemand hat eröffnet.
record-undone = **{ $table }**: Hand { $number } ist annulliert.
record-sealed = Hand { $number }: Siegel { $seal }…, abgehoben von { $names }.
record-sealed-uncut = Hand { $number }: Siegel { $seal }…, nicht abgehoben.

seal-word = Platz { $seat } hob ab mit „{ $word }“
