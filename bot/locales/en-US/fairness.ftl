### How deals are sealed and proved.

help-heading-fairness = Fair deals
command-fair = See how deals are proved, and how many hands were voided in this server
command-fair-page = Get the page that checks the proof of a hand in your browser
command-cut = Cut the next deal of your table with a word of your own
command-cut-word = 1 to 64 characters; everybody sees them, and they stay in proofs for good

button-cut = Cut the next deal
form-cut-word = Your word
form-cut-hint = Everybody sees it, and it stays in proofs even if you are forgotten (1 to 64 characters)
done-cut = You have cut the next deal with “{ $word }”. Nobody could know the word before, so nobody has chosen the cards.

fair-how = **Sealed deals.** Before a hand sixteen decks are shuffled and sealed, and everybody gets the seal before anybody can change the order. Whatever the players do in the hand before cuts these decks, and so does a word with `/cut`; the number that Discord gives a message cuts them last. So neither the host, nor the bot, nor all players but one can choose the cards. Afterwards `/hand proof` gives each player a proof that opens the cards they were shown, and no others.
fair-elsewhere = Use `/fair` at a table to see whether its deals are sealed.
fair-not-sealed = The deals at { $table } are not sealed. They are shuffled by chance that the bot cannot foresee, but nothing proves it.
fair-practice = { $table } is a practice table. Its deals are not sealed, and nothing about them can be proved.
fair-seal = **The next deal at { $table }, hand { $hand }, is sealed:** `{ $seal }`
fair-cut-nobody = Nobody has cut it yet.
fair-cut = Cut so far by seat: { $seats }. With that it comes to `{ $cut }`
fair-closed = It is closed by [this message]({ $link }), so nobody can change it any more.
fair-running = The deal of the hand here was closed by [this message]({ $link }).
fair-voided = { $hands ->
    [one] One hand was voided in this server
   *[other] { $hands } hands were voided in this server
}: { $who }.
fair-voided-none = No hand was ever voided in this server.
fair-voided-others = others { $hands }
fair-not-proved = **Not proved:** that the host does not look into the current hand and tell a friend, or void hands they dislike; the first button, the draws for seats and moves between tables. In draw games a hand that was turned up is opened to others only if it won chips and no discards were shuffled back in: its positions would tell when each card was drawn.
fair-page = Save this page and open it in a browser. It checks the proof of a hand by itself and sends nothing anywhere: you can switch the network off first.

## The proof of a hand

proof-holds = **Hand { $hand }: the deal holds.** The decks were sealed before the hand, nobody could choose their order, and each card that you were shown lay in its place.
proof-fails = **Hand { $hand }: the deal does NOT hold.** Something in this file contradicts itself. Keep it, and tell whoever runs the bot.
proof-room = The proof is for onlookers: it opens the cards that everybody saw.
proof-room-deleted = Your down cards of this hand are deleted, so that the proof opens only the cards that everybody saw.
proof-undealt = This deal was sealed and never dealt, so all its decks are open to everybody.
proof-nobody-cut = Nobody cut this hand, so the proof tells only that the decks were whole.
proof-you-cut-last = You cut, and nobody after you.
proof-you-cut = You cut. After you cut: seats { $seats }.
proof-others-cut = You did not cut. These seats did: { $seats }.
proof-check = Check it without the bot: `/fair` sends a page for that. Give it the seal that you were shown before the hand, and [the message that closed the deal]({ $link }).
proof-not-sealed = Hand { $hand } was not sealed, so that nothing about its deal can be proved.
proof-not-kept = Hand { $hand } was sealed (`{ $seal }`), but what its proof needs is not there any more: its log was deleted, or it could not be read and the hand was voided. The seal, what cut it and the message that closed it are kept.
