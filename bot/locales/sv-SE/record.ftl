### The record thread, in whose messages deals are closed, and the words that cut the next deal.

setting-record-channel = Givprotokoll
unset-record-channel = bredvid borden
setup-ask-record-channel = **Var ska givprotokollet föras?** En tråd där en rad före varje giv slår fast korten, så att alla kan kontrollera sina givar. Välj en kanal för den, eller låt den ligga bredvid borden.
setup-hint-record-channel = Bredvid borden
permission-read-message-history = Läs meddelandehistorik
lack-record-view-channel = jag ser den inte, eller så är den borta; protokollet förs bredvid borden.
lack-record-create-public-threads = protokollet förs bredvid borden.
lack-record-send-messages-in-threads = protokollet förs bredvid borden.
lack-record-read-message-history = efter ett avbrott kan jag inte se vilka givar som står i protokollet, och skriver kanske in samma giv två gånger.

record-thread = Givprotokoll
record-thread-private = Givprotokoll · { $table }
record-opened = **{ $table }** har börjat.
record-won = **{ $table }**, giv { $number }: { $name } vinner { $amount } ({ $holding }).
record-won-unseen = **{ $table }**, giv { $number }: { $name } vinner { $amount }.
record-shared = **{ $table }**, giv { $number }, vunna marker: { $shares }.
record-returned = **{ $table }**, giv { $number }: ingen öppnade.
record-undone = **{ $table }**: giv { $number } annullerades.
record-sealed = Giv { $number } förseglad { $seal }…, kuperad av { $names }.
record-sealed-uncut = Giv { $number } förseglad { $seal }…, inte kuperad.

seal-word = plats { $seat } kuperade med ”{ $word }”
