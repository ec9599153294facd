### How deals are sealed and proved.

help-heading-fairness = Fair deals
command-fair = See how deals are proved, and how many hands were voided on this server
command-fair-page = Get the page that checks a hand's proof in your browser
command-cut = Cut your table's next deal with a word of your own
command-cut-word = 1 to 64 characters; everyone sees them, and they stay in proofs for good

button-fair = Fair deal
button-cut = Cut the next deal
form-cut-word = Your word
form-cut-hint = Everyone sees it, and it stays in proofs even if your data is deleted (1 to 64 characters)
done-cut = You cut the next deal with “{ $word }”. Everyone at the table can see it.

fair-how = **Sealed deals.** Before each hand, sixteen decks are shuffled and sealed, and the seal is posted in the deal record before anyone can change the order. Everything players do in the previous hand cuts these decks, and so does a word you enter with `/cut`; the number Discord gives a message makes the last cut. So no player can choose the cards, not even all but one working together, and neither can the host alone who keeps to one unedited message for each deal. Afterward, `/hand proof` gives each player a proof that opens the cards they were shown, and no others.
fair-elsewhere = Use `/fair` at a table to see if its deals are sealed.
fair-not-sealed = The deals at { $table } aren't sealed. They're shuffled at random, but nothing proves it.
fair-practice = { $table } is a practice table. Its deals aren't sealed, so nothing about them can be proved.
fair-seal = **The next deal at { $table }, hand { $hand }, is sealed:** `{ $seal }`
fair-cut-nobody = Nobody has cut it yet.
fair-cut = Cut by seat: { $seats }. The cut so far: `{ $cut }`
fair-closed = It was closed by [this message]({ $link }), so nobody can change it anymore.
fair-running = The current hand's deal was closed by [this message]({ $link }).
fair-recorded-here = This table's deals go on record right here, because I can't create a private thread for them beside the table.
fair-voided = { $hands ->
    [one] One hand was voided on this server
   *[other] { $hands } hands were voided on this server
}: { $who }.
fair-voided-none = No hand has ever been voided on this server.
fair-voided-others = others { $hands }
fair-not-proved = **Not proved:** that the host doesn't look at the current hand and tell a friend, or void hands they dislike; that a host helped by a player doesn't choose a deal by editing an older message, or by posting several and deleting all but one. That shows: a closing message must be the bot's, posted after the previous hand, and not marked “(edited)”, and a record thread from which nothing was deleted has `total_message_sent` equal to its `message_count`, which any bot can read. Not proved either: the first button, seat draws, and table moves. In draw games, a shown hand is only opened to others if it won chips and no discards were shuffled back in: its positions would show when each card was drawn. Any other shown hand isn't bound by the proof: the proof of whoever showed it settles it.
fair-page = Save this page and open it in a browser. It checks a hand's proof by itself and sends nothing anywhere: you can go offline first.

## The proof of a hand

proof-holds = **Hand { $hand }: the deal holds.** The decks were sealed before the hand, they were dealt in the order that the cuts gave, and each card you were shown was in its place.
proof-fails = **Hand { $hand }: the deal DOESN'T hold.** Something in this file doesn't add up. Keep it, and tell the host.
proof-room = This proof is for onlookers: it opens the cards everyone saw.
proof-room-deleted = Your down cards in this hand have been deleted, so the proof only opens the cards everyone saw.
proof-undealt = This deal was sealed and never dealt, so all its decks are open to everyone.
proof-nobody-cut = Nobody cut this hand, so the proof only shows that the decks were complete.
proof-you-cut-last = You cut, and nobody cut after you.
proof-you-cut = You cut. After you, by seat: { $seats }.
proof-others-cut = You didn't cut. Cut by seat: { $seats }.
proof-unbound = Not bound by this proof: cards shown by seat { $seats }. Opening their positions would tell when each card was drawn. The proof of whoever showed them settles it.
proof-check = Check it without the bot: `/fair page:True` sends you a page for that. Give it the seal from the deal record before the hand, and [the message that closed the deal]({ $link }).
proof-not-sealed = Hand { $hand } wasn't sealed, so nothing about its deal can be proved.
proof-not-kept = Hand { $hand } was sealed (`{ $seal }`), but what its proof needs is gone: its log was deleted, or it couldn't be read and the hand was voided. The seal, the cuts, and the message that closed it are kept.
proof-unreadable = Hand { $hand } can't be proved: its record is damaged. Tell the host; the log says more.
