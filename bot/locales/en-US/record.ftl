### The record thread, in whose messages deals are closed, and what the table and the letters show of the next seal.

setting-record-channel = Record of the deals
unset-record-channel = beside the tables
setup-ask-record-channel = **Where do the deals go on record?** A thread in which one line before each hand fixes its cards. With no channel chosen it stands beside the tables.
setup-hint-record-channel = Beside the tables
permission-read-message-history = Read Message History
lack-record-view-channel = I cannot see it, or it is gone; the deals go on record beside the tables.
lack-record-create-public-threads = the deals go on record beside the tables.
lack-record-send-messages-in-threads = the deals go on record beside the tables.
lack-record-read-message-history = after a breakdown I could not see which deals are on record, and might write one down twice.

record-thread = Record of the deals
record-opened = **{ $table }** begins.
record-won = **{ $table }**, hand { $number }: { $name } wins { $amount } ({ $holding }).
record-won-unseen = **{ $table }**, hand { $number }: { $name } wins { $amount }.
record-shared = **{ $table }**, hand { $number }: { $shares }.
record-returned = **{ $table }**, hand { $number }: nobody opened.
record-undone = **{ $table }**: hand { $number } was undone.
record-sealed = Hand { $number } sealed { $seal }…, cut by { $names }.
record-sealed-uncut = Hand { $number } sealed { $seal }…, cut by nobody.

seal-next = { $cut ->
    [0] next deal sealed `{ $seal }`, not cut yet
   *[other] next deal sealed `{ $seal }` · cut by { $cut }
}
seal-running = [this deal on record]({ $link })
seal-whole = Next deal sealed: { $seal }
