### The record thread, in whose messages deals are closed, and the words that cut the next deal.

setting-record-channel = Deal record
unset-record-channel = next to the tables
setup-ask-record-channel = **Where should the deal record go?** A thread where a line before each hand locks in its cards, so that players can check their deals. Choose a channel for it, or leave it next to the tables.
setup-hint-record-channel = Next to the tables
permission-read-message-history = Read Message History
lack-record-view-channel = I can't see it, or it's gone; deals go on record next to the tables.
lack-record-create-public-threads = deals go on record next to the tables.
lack-record-send-messages-in-threads = deals go on record next to the tables.
lack-record-read-message-history = after a crash I couldn't see which deals are on record, and might record one twice.

record-thread = Deal record
record-thread-private = Deal record · { $table }
record-opened = **{ $table }** has started.
record-won = **{ $table }**, hand { $number }: { $name } wins { $amount } ({ $holding }).
record-won-unseen = **{ $table }**, hand { $number }: { $name } wins { $amount }.
record-shared = **{ $table }**, hand { $number }, chips won: { $shares }.
record-returned = **{ $table }**, hand { $number }: nobody opened.
record-undone = **{ $table }**: hand { $number } was voided.
record-sealed = Hand { $number } sealed { $seal }…, cut by { $names }.
record-sealed-uncut = Hand { $number } sealed { $seal }…, cut by nobody.

seal-word = seat { $seat } cut with “{ $word }”
