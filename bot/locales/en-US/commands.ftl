### Commands: their descriptions, and their answers where these are not about an action in a hand.
### Descriptions have 100 characters at the most. A command's key is command- and its words.

## Descriptions

command-table = Open, find, join and leave poker tables
command-table-option = Which table, where it is not the one of this channel
command-table-open = Open a table for others to join
command-table-open-game = The game that is played
command-table-open-stakes = Fixed limit: small and big bet, such as 10/20. Else the blinds, such as 5/10
command-table-open-limit = How bets are limited; as is customary in the game if left out
command-table-open-seats = How many players fit at the table
command-table-open-ante = What each player posts before the cards; usually a fifth of the small bet, beside blinds none
command-table-open-bring-in = The forced first bet of the stud games; usually three tenths of the small bet
command-table-open-blinds = The blinds in fixed limit, such as 5/10; usually half the small bet and the small bet
command-table-open-buy-in = Chips that each player buys in for; usually 20 big bets, without fixed limit 50 big blinds
command-table-open-buy-in-most = The most to buy in for, where players may choose
command-table-open-rules = House rules: a preset, or single ones such as jackpots=on
command-table-open-rotation = The games of a mix in their order, such as razz badugi, or lowball; every one if left out
command-table-open-rotation-hands = Hands of each game of a mix before the next one; an orbit if left out
command-table-list = See the tables that are open on this server
command-table-info = See a table's stakes, buy-in and house rules
command-table-sit = Take a seat and buy in
command-table-sit-buy-in = Chips to buy in for; the table's least if left out
command-table-sit-seat = The seat to take; the first free one if left out
command-table-sit-post = In games with blinds: post the big blind and play at once instead of waiting for it
command-table-leave = Leave the table; your chips go back to your wallet
command-table-sitout = Keep your seat, but be dealt no more hands; a running one you play to its end
command-table-back = Be dealt in again
command-table-close = Close a table after its hand and pay everyone out
command-bringin = Post the bring-in
command-complete = Complete the bring-in to the small bet
command-check = Check: stay in where there is no bet to call
command-bet = Bet
command-bet-amount = How much, in pot and no limit; the least if left out
command-call = Call the bet
command-raise = Raise the bet
command-raise-amount = To how much your bet becomes, in pot and no limit; the least if left out
command-fold = Fold your hand
command-draw = Discard cards and draw new ones
command-draw-cards = Places of your cards, such as 1 3 5, or the cards themselves, such as Kd 9c
command-pat = Stand pat: draw no card
command-cards = See your own cards; nobody else does
command-wallet = See how many chips you have
command-claim = Broke? Claim fresh chips, once a day
command-rules = Read how a game is played, and by which house rules here
command-rules-game = The game; the one of this channel's table if left out
command-help = See what this bot can do
command-help-topic = The commands of one topic, with what each is for
command-limit-fixed = Fixed limit
command-limit-pot = Pot limit
command-limit-no = No limit

## Who asks, and about which table

only-in-a-server = That works in a server only, not in direct messages. Ask for it in a channel of the server.
no-table-here = There is no table in this channel. See `/table list` for those that are open, or open one.
no-table-of-yours = You are not seated at any table here. Find one with `/table list` and take a seat with `/table sit`.
which-table = Which table do you mean? Use the command in the table's own channel: { $tables }.
no-such-table = There is no open table called “{ $text }”. `/table list` shows those that there are.

## Opening and closing

table-opened = The table is open: { $channel }. Take a seat there; a hand starts as soon as two are ready.
table-close-forbidden = Only the owner of the table can close it, or a moderator of this room.
no-room-for-a-table = I may not write in this channel. Open the table in another, or let me send messages and make threads here.
channel-taken = There is a table in this channel already. Open yours in another channel.
tables-too-many = You have { $most ->
    [one] one table
   *[other] { $most } tables
} open already, and that is as many as one member may have. `/table close` closes one.
stakes-unreadable-fixed = I cannot read “{ $text }” as stakes. Write the small bet and the big bet, such as 10/20.
stakes-unreadable-blinds = I cannot read “{ $text }” as blinds. Write the small blind and the big blind, such as 5/10.
stakes-unreadable-ante = I cannot read “{ $text }” as stakes. Antes are posted here and no blinds, so write the least bet alone, such as 10.
stakes-out-of-range = The small bet must be 1 at least and no more than the big bet, and that no more than { $most }.
stakes-order-bring_in = The ante cannot be more than the bring-in, nor the bring-in more than the small bet of { $small }; the bring-in is 1 at least.
stakes-order-blinds = The small blind cannot be more than the big blind, nor the big blind or an ante more than the small bet of { $small }; the big blind is 1 at least.
stakes-order-ante = The ante must be 1 at least and no more than the small bet of { $small }.
stakes-no-bring-in = There is a bring-in in stud games only, and this is none. Leave it out.
stakes-no-blinds = No blinds are posted in this game. Leave them out.
stakes-are-blinds = In pot and no limit the stakes are the blinds. Write them there, such as 5/10, and leave the blinds out.
stakes-of-a-mix = In a mix every game has its customary ante, bring-in and blinds for the bets. Leave these out.
limit-misfit = { $game } is not played in { $limit }. Allowed here: { $limits }.
rotation-without-mix = A rotation belongs to a mix. Choose Mixed games or Dealer's choice as the game, or leave the rotation out.
rotation-unknown = There is no game called “{ $text }”, or more than one begins so. There are: { $games }.
rotation-order = A rotation takes two different games at least, each once, such as razz badugi.
seats-too-many = This game has room for { $most } players at the most. Choose as many seats or fewer.
buy-in-too-small = The buy-in must be one big bet at least: { $least ->
    [one] { $least } chip
   *[other] { $least } chips
}.
buy-in-under-a-bet = The buy-in must be the least bet at least: { $least ->
    [one] { $least } chip
   *[other] { $least } chips
}.
buy-in-order = The least buy-in ({ $least }) cannot be more than the most ({ $most }). Write them the other way round.
rules-unknown-preset = There is no preset “{ $text }”. There are: { $known }. Single rules are written like low_tie=position.
rules-unknown-name = There is no house rule “{ $text }”. There are: { $known }.
rules-bad-value = “{ $text }” is no value of the house rule { $name }. Allowed are: { $known }.
rules-misfit = The house rule { $name } means nothing in what is played here. There are: { $known }.
rules-need-fixed-limit = The house rule { $name } is about fixed limit: in pot and no limit there is no cap on raises. Leave it out.
rules-need-antes = Jackpots are played with antes. Leave forced_bets=blinds out.
rules-need-blinds = The ante of the big blind needs blinds. Five Card Draw has them with forced_bets=blinds.
rules-need-jackpots = The house rule pass_in_max is about Jackpots. Add jackpots=on, or leave it out.
rules-need-another-joker = Five Card Draw has a joker that is wild or the bug, A-5 Single Draw one that is low. Choose one that fits.

## Drawing

draw-unreadable = I cannot read that as cards. Write the places of those to throw away, such as 1 3 5, or the cards themselves, such as Kd 9c. `/pat` keeps them all.
draw-no-such-place = { $most ->
    [0] You have no cards in a hand at this table.
   *[other] Your cards have the places 1 to { $most }.
}
draw-not-now = No draw is on at this table now. `/cards` shows what you hold.
draw-twice = You have named a card twice. Name each card to throw away once.

## Tables

stakes-ante = ante { $amount }
stakes-bring-in = bring-in { $amount }
stakes-blinds = blinds { $small }/{ $big }
game-line-fixed = { $game } { $stakes }
game-line-pot = { $game } pot limit { $stakes }
game-line-no = { $game } no limit { $stakes }
table-number = Table { $number }
table-list-empty = No table is open here. Open one with `/table open`, or play against house players with `/practice`.
table-list-line = [**{ $name }**]({ $link }): { $game }; { $taken } of { $seats } seats taken
table-list-tournament = [**{ $name }**]({ $link }): { $game }; { $taken ->
    [one] 1 player
   *[other] { $taken } players
}
button-join = Join
opened-post = **{ $table }** is open: { $game }.
opened-post-closed = **{ $table }** is closed: { $game }.
table-list-more = { $count ->
    [one] ... and one more.
   *[other] ... and { $count } more.
}
table-info-title = **{ $name }** in { $channel }
table-info-game = Game: { $game }, { $limit }
table-info-rotation = Rotation: { $games }; { $hands ->
    [0] the next after every orbit
    [one] the next after every hand
   *[other] the next after { $hands } hands each
}
table-info-choice = Dealer's choice of: { $games }; each is played for { $hands ->
    [0] an orbit
    [one] one hand
   *[other] { $hands } hands
}
table-info-now = Now: { $game }
table-info-owner = Owner: { $name }
table-info-stakes = Stakes: { $stakes }
table-info-buy-in = Buy-in: { $buy_in }
table-info-seats = Seats: { $taken } of { $seats } taken
table-info-players = Players: { $taken }
table-info-hands = Hands so far: { $hand }
table-info-rules = House rules:
limit-fixed = fixed limit
limit-pot = pot limit
limit-no = no limit

## Chips

wallet-balance = { $seated ->
    [0] You have { $chips ->
        [one] **{ $chips }** chip
       *[other] **{ $chips }** chips
    }.
   *[other] You have { $chips ->
        [one] **{ $chips }** chip
       *[other] **{ $chips }** chips
    } in your wallet, and **{ $seated }** at tables.
}
claim-granted = Here { $chips ->
    [one] is { $chips } chip
   *[other] are { $chips } chips
}. You have { $balance } now. Good luck!
claim-none = There is nothing to claim on this server. When you are out of chips, ask a moderator for some.
claim-not-broke = You are not broke: with { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
} or more, in your wallet and at tables, there is nothing to claim. Your wallet holds { $balance }.
claim-too-soon = You have claimed already. You may claim again { $when }.
claim-clock = You have claimed already, while the clock of the bot's machine was ahead. So you may claim again only { $when }. A moderator can give you chips until then.
claim-frozen = Your wallet is frozen by a moderator, so there is nothing to claim. `/wallet` tells why.
claim-banned = You are banned from the tables here { $until }, so there is nothing to claim.
wallet-frozen = Your wallet is frozen until a moderator lifts that: nothing leaves it, and there is nothing to claim.
wallet-banned = You are banned from the tables here { $until }.

## Help and rules

help-heading-tables = Tables
help-heading-play = In a hand
help-heading-wallet = Chips
help-heading-help = Help
rules-razz = **Razz** is seven-card stud played for low: the lowest five of your seven cards win.
rules-five-card-draw = **Five Card Draw**: five cards down, one draw, the highest hand wins.
rules-ace-to-five-triple-draw = **A-5 Triple Draw**: five cards down, three draws, the lowest hand wins.
rules-deuce-to-seven-triple-draw = **2-7 Triple Draw**: five cards down, three draws, the lowest hand wins.
rules-deuce-to-seven-single-draw = **2-7 Single Draw**: five cards down, one draw, the lowest hand wins.
rules-badugi = **Badugi**: four cards down, three draws; cards of four ranks and four suits win, the lower the better.
rules-seven-card-stud = **Seven Card Stud**: seven cards of your own, four of them for all to see; the highest five of them win.
rules-deuce-to-seven-razz = **2-7 Razz** is Razz with aces high: the lowest five of your seven cards win, and straights and flushes are bad.
rules-ace-to-five-single-draw = **A-5 Single Draw**: five cards down, one draw, the lowest hand wins.
rules-stud-hi-lo = **Stud Hi-Lo** is Seven Card Stud in which the highest and the lowest hand share the pot.
rules-badacey = **Badacey**: five cards down, three draws; the lowest hand and the best badugi share the pot, aces low.
rules-badeucey = **Badeucey**: five cards down, three draws; the lowest hand and the best badugi share the pot, aces high.
rules-hands-ace-to-five = **Low hands.** Aces are low, straights and flushes do not count. The best hand is 5-4-3-2-A, the wheel. Compare the highest card first: 8-6-4-3-2 beats 8-7-3-2-A. Any hand without a pair beats any pair.
rules-hands-deuce-to-seven = **Low hands.** Aces are high, and straights and flushes count against you. The best hand is 7-5-4-3-2 of two suits or more. A-5-4-3-2 is an ace high, no straight. Compare the highest card first: 8-6-4-3-2 beats 8-7-4-3-2.
rules-hands-high = **High hands**, from the best: straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, a pair, high card. The ace is high, and low in 5-4-3-2-A.
rules-hands-badugi = **Badugi.** Of your cards the most count that are all of different ranks and different suits: four are a badugi. More cards beat fewer; of as many the lowest win, the highest card first, { $aces ->
    [high] aces high. The best hand is 5-4-3-2 of four suits.
   *[low] aces low. The best hand is 4-3-2-A of four suits.
}
rules-hands-eight-or-better = **Low hands.** Five different ranks, the eight at most; aces are low, straights and flushes do not count.
rules-split = **Two halves.** One player may win both, also with different cards.
rules-deal-bring_in = **The deal.** Everyone posts the ante and gets two cards down and one up (third street). Fourth, fifth and sixth street bring one card up each, seventh street one down.
rules-deal-blinds = **The deal.** The two left of the dealer button post the small and the big blind; with two players the button has the small one. The first round begins left of the big blind, the others left of the button.
rules-deal-ante = **The deal.** Everyone posts an ante and gets five cards down. The first round of betting begins left of the dealer button.
rules-third = **Third street.** { $opens }
rules-later = **Later streets.** { $opens }
rules-draw = **The draw.** From the left of the button each player throws cards away and gets as many new ones, or stands pat. All see how many, nobody sees which. If the deck runs out, what was thrown away earlier is shuffled in.
rules-after-draw = **After the draw** the last to raise before it speaks first, else who opened, else the first left of the button. In fixed limit this round is played in big bets.
rules-bets-stud = **Bets.** Third and fourth street are played in small bets, fifth to seventh in big bets. One bet and three raises a street, unless the house rules say otherwise.
rules-bets-three-draws = **Bets.** In fixed limit small bets before and after the first draw, big bets after the second.
rules-bets-one-draw = **Bets.** In no limit you may bet all you have at any time; in fixed limit the round after the draw is played in big bets.
rules-all-in = **All-in.** Whoever cannot cover a bet may call for what is left; side pots are made for the rest.
rules-showdown-stud = **Showdown.** The last to bet or raise on seventh street shows first. Equal hands split the pot.
rules-showdown = **Showdown.** The last to bet or raise shows first. Equal hands split the pot.
rules-words-stud = **Words.** To complete is to raise the bring-in to a full small bet; your down cards come by direct message, and “{ $cards }” shows them at any time.
rules-drawing = **Drawing.** Press “{ $draw }” at the table, or type `/draw` with the places of your cards (1 3 5) or the cards themselves (Kd 9c); `/pat` keeps them all.
rules-mix = This table plays a mix: { $games }, in turn. The game now is { $game }.
rules-choice = This table plays dealer's choice of { $games }: when a game is over, the marker goes to the next seat, whose player has 20 seconds to choose. These are the rules of { $game }.
rules-here = { "" }**House rules here**
house-rule-suit_order = Suits from the lowest: { $value ->
    [cdhs] clubs, diamonds, hearts, spades
   *[other] spades, hearts, diamonds, clubs
}.
house-rule-raise_cap = { $value ->
    [none] Any number of raises a round.
   *[other] One bet and { $value } raises a round.
}
house-rule-heads_up_uncapped = { $value ->
    [round] No cap in a round that two players begin.
   *[other] No cap where only two players are at the table.
}
house-rule-low_tie = Of equal lowest boards { $value ->
    [low_suit] the highest card's lowest suit acts first
    [high_suit] the lowest card's highest suit acts first
   *[other] the first left of the button acts first
}.
house-rule-burn = { $value ->
    [off] No card is burned.
   *[other] A card is burned before third to sixth street.
}
house-rule-allin_bringin = For who is all-in from the ante { $value ->
    [left] the next clockwise brings it in
   *[other] the next worst up card brings it in
}.
house-rule-show_all = At the showdown all hands are shown.
house-rule-forced_bets = { $value ->
    [blinds] Blinds are posted.
   *[other] Antes are posted instead of blinds.
}
house-rule-bb_ante = The big blind also posts an ante for the table.
house-rule-max_draw = { $value } cards at the most are drawn.
house-rule-draw_opener = { $value ->
    [button] After the draw the first player left of the button opens.
   *[raiser] After the draw the last to raise before it opens, else who opened, else the first player left of the button.
}
house-rule-jackpots = Jackpots: it takes a pair of jacks or better to open. If nobody opens, the pot stays, and all who are there ante again.
house-rule-pass_in_max = { $value ->
    [one] Where nobody opens the first deal, or fewer than two players are still there, the pot goes back.
   *[other] Where nobody opens { $value } deals, or fewer than two players are still there, the pot goes back.
}
house-rule-joker = { $value ->
    [wild] A joker is any card; five of a kind is highest.
    [low] The joker is the lowest rank not in the hand.
   *[other] The joker is an ace, or completes a straight or flush.
}
house-rule-qualifier = { $value ->
    [none] The lowest hand wins half of the pot, whatever it is.
   *[other] A low takes eight or better; without one the high hand takes the pot.
}
house-rule-draws = { $value ->
    [1] One draw.
   *[other] Three draws.
}

## What went wrong

error-store = That could not be saved, so nothing has happened. Please try again in a moment.
error-ours = That went wrong, and it is our mistake, not yours. It has been written down for whoever runs this bot.
