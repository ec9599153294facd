### Commands: their descriptions, and their answers where these are not about an action in a hand.
### Descriptions have 100 characters at the most. A command's key is command- and its words.

## Descriptions

command-table = Open, find, join and leave poker tables
command-table-option = Which table, where it is not the one of this channel
command-table-open = Open a table for others to join
command-table-open-game = The game that is played
command-table-open-stakes = Small bet and big bet, such as 10/20
command-table-open-seats = How many players fit at the table
command-table-open-ante = What each player posts before the cards; usually a fifth of the small bet
command-table-open-bring-in = The forced first bet; usually three tenths of the small bet
command-table-open-buy-in = Chips that each player buys in for; usually 20 big bets
command-table-open-buy-in-most = The most to buy in for, where players may choose
command-table-open-rules = House rules: a preset, or single ones such as low_tie=position
command-table-list = See the tables that are open on this server
command-table-info = See a table's stakes, buy-in and house rules
command-table-sit = Take a seat and buy in
command-table-sit-buy-in = Chips to buy in for; the table's least if left out
command-table-sit-seat = The seat to take; the first free one if left out
command-table-leave = Leave the table; your chips go back to your wallet
command-table-sitout = Keep your seat, but be dealt no more hands; in this one you check or fold
command-table-back = Be dealt in again
command-table-close = Close a table after its hand and pay everyone out
command-bringin = Post the bring-in
command-complete = Complete the bring-in to the small bet
command-check = Check: stay in where there is no bet to call
command-bet = Bet
command-call = Call the bet
command-raise = Raise the bet
command-fold = Fold your hand
command-cards = See your own cards; nobody else does
command-wallet = See how many chips you have
command-claim = Broke? Claim fresh chips, once a day
command-rules = Read how a game is played
command-rules-game = The game; Razz if left out
command-help = See what this bot can do
command-game-razz = Razz

## Who asks, and about which table

only-in-a-server = That works in a server only, not in direct messages.
no-table-here = There is no table in this channel. See /table list for those that are open, or open one.
no-table-of-yours = You are not seated at any table here. Find one with /table list and take a seat with /table sit.
which-table = Which table do you mean? Use the command in the table's own channel: { $tables }.
no-such-table = There is no open table called “{ $text }”. /table list shows those that there are.

## Opening and closing

table-opened = The table is open: { $channel }. Take a seat there; a hand starts as soon as two are ready.
table-close-forbidden = Only who opened the table can close it, or someone who manages this server or its channels.
no-room-for-a-table = I may not write in this channel. Open the table in another, or let me send messages and make threads here.
channel-taken = There is a table in this channel already. Open yours in another channel.
stakes-unreadable = I cannot read “{ $text }” as stakes. Write the small bet and the big bet, such as 10/20.
stakes-out-of-range = The small bet must be 1 at least and no more than the big bet, and that no more than { $most }.
stakes-order = The ante cannot be more than the bring-in, nor the bring-in more than the small bet of { $small }; the bring-in is 1 at least.
seats-too-many = This game has room for { $most } players at the most.
buy-in-too-small = The buy-in must be one big bet at least: { $least } chips.
buy-in-order = The least buy-in ({ $least }) cannot be more than the most ({ $most }).
rules-unknown-preset = There is no preset “{ $text }”. There are: { $presets }. Single rules are written like low_tie=position.
rules-unknown-name = There is no house rule “{ $text }”. There are: { $names }.
rules-bad-value = “{ $text }” is no value of the house rule { $name }. Allowed are: { $choices }.

## Tables

stakes-line = { $stakes }, ante { $ante }, bring-in { $bring_in }
table-number = Table { $number }
table-list-empty = No table is open here. Open one with /table open.
table-list-line = { $channel } **{ $name }**: { $game } { $stakes }; { $taken } of { $seats } seats taken
table-list-more = { $count ->
    [one] ... and one more.
   *[other] ... and { $count } more.
}
table-info-text =
    { "" }**{ $name }** in { $channel }
    Game: { $game }, fixed limit
    Stakes: { $stakes }
    Buy-in: { $buy_in }
    Seats: { $taken } of { $seats } taken
    Hands so far: { $hand }
    Clock: { $seconds } seconds to act; closes after { $minutes } idle minutes
    House rules: { $preset } ({ $rules })

## Chips

wallet-balance = { $seated ->
    [0] You have **{ $chips }** chips.
   *[other] You have **{ $chips }** chips in your wallet, and **{ $seated }** at tables.
}
claim-granted = Here are { $chips } chips. You have { $balance } now. Good luck!
claim-not-broke = You are not broke: with { $amount } chips or more, in your wallet and at tables, there is nothing to claim. Your wallet holds { $balance }.
claim-too-soon = You have claimed already. You may claim again { $when }.

## Help and rules

help-intro =
    I deal poker for play-money chips. Open a table or find one, press “Sit down” on its card, and a hand starts as soon as two are ready. Your own cards come by direct message.
    Everything in a hand is a button on the card; these commands do the same.
help-heading-lobby = Tables
help-heading-play = In a hand
help-heading-wallet = Chips
help-heading-help = Help
rules-razz =
    { "" }**Razz** is seven-card stud played for low: the lowest five of your seven cards win.
    { "" }**Low hands.** Aces are low, straights and flushes do not count. The best hand is 5-4-3-2-A, the wheel. Compare the highest card first: 8-6-4-3-2 beats 8-7-3-2-A. Any hand without a pair beats any pair.
    { "" }**The deal.** Everyone posts the ante and gets two cards down and one up (third street). Fourth, fifth and sixth street bring one card up each, seventh street one down.
    { "" }**Third street.** The highest up card must open: with the bring-in, or by completing to the small bet. Kings are worst, aces best; suits break ties, spades worst.
    { "" }**Later streets.** The lowest open board acts first. It may check or bet.
    { "" }**Bets.** Third and fourth street are played in small bets, fifth to seventh in big bets. One bet and three raises a street, unless the house rules say otherwise.
    { "" }**All-in.** Whoever cannot cover a bet may call for what is left; side pots are made for the rest.
    { "" }**Showdown.** The last to bet or raise on seventh street shows first. Equal hands split the pot.
    { "" }**Words.** To complete is to raise the bring-in to a full small bet; your down cards come by direct message, and “My cards” shows them at any time.

## What went wrong

error-store = That could not be saved, so nothing has happened. Please try again in a moment.
error-ours = That went wrong, and it is our mistake, not yours. It has been written down for whoever runs this bot.
