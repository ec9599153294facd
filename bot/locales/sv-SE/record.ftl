### Protokollet, vars meddelanden stänger givarna, och vad bordet och breven visar av nästa sigill.

setting-record-channel = Protokoll över givarna
unset-record-channel = bredvid borden
setup-ask-record-channel = **Var förs protokollet över givarna?** En tråd där en rad före varje giv slår fast korten. Väljs ingen kanal ligger den bredvid borden.
setup-hint-record-channel = Bredvid borden
permission-read-message-history = Läs meddelandehistorik
lack-record-view-channel = jag ser den inte, eller så är den borta; protokollet förs bredvid borden.
lack-record-create-public-threads = protokollet förs bredvid borden.
lack-record-send-messages-in-threads = protokollet förs bredvid borden.
lack-record-read-message-history = efter ett avbrott skulle jag inte se vilka givar som står i protokollet, och kanske skriva in någon två gånger.

record-thread = Protokoll över givarna
record-opened = **{ $table }** börjar.
record-won = **{ $table }**, giv { $number }: { $name } vinner { $amount } ({ $holding }).
record-won-unseen = **{ $table }**, giv { $number }: { $name } vinner { $amount }.
record-shared = **{ $table }**, giv { $number }: { $shares }.
record-returned = **{ $table }**, giv { $number }: ingen öppnade.
record-undone = **{ $table }**: giv { $number } annullerades.
record-sealed = Giv { $number } med sigill { $seal }…, kuperad av { $names }.
record-sealed-uncut = Giv { $number } med sigill { $seal }…, kuperad av ingen.

seal-next = { $cut ->
    [0] nästa giv: sigill `{ $seal }`, inte kuperad än
   *[other] nästa giv: sigill `{ $seal }` · kuperad av { $cut }
}
seal-running = [den här given i protokollet]({ $link })
seal-whole = Nästa givs sigill: { $seal }
