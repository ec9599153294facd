### Commands: their descriptions, and their answers where these are not about an action in a hand.
### Descriptions have 100 characters at the most. A command's key is command- and its words.

## Descriptions

command-table = Open, find, join, and leave poker tables
command-table-option = Which table; the one in this channel if left out
command-table-open = Open a table for others to join
command-table-open-game = The game to play
command-table-open-stakes = Like 10/20: small and big bet, or the blinds. Without them, the stakes this room plays
command-table-open-limit = Betting structure; the game's usual one if left out
command-table-open-seats = Number of seats
command-table-open-ante = Ante per player; usually a fifth of the small bet, none if there are blinds
command-table-open-bring-in = The bring-in in stud games; usually 30% of the small bet
command-table-open-blinds = Blinds in fixed limit, like 5/10; usually half the small bet and the small bet
command-table-open-big-bet-blinds = Big blind of a mix's pot- and no-limit games; usually half the small bet
command-table-open-buy-in = Buy-in in chips; usually 20 big bets, or 50 big blinds in pot limit and no limit
command-table-open-buy-in-most = Maximum buy-in, if players can choose theirs
command-table-open-rules = House rules: a preset, or single rules like jackpots=on
command-table-open-rotation = Games of a mix in order, like razz badugi, or a ready-made mix like lowball; all if left out
command-table-open-rotation-hands = Hands per game in a mix before the next one; an orbit if left out
command-table-list = See the open tables on this server
command-table-info = See a table's stakes, buy-in, and house rules
command-table-sit = Take a seat and buy in
command-table-sit-buy-in = Chips to buy in for; the minimum if left out
command-table-sit-seat = Seat to take; the first free one if left out
command-table-sit-post = In games with blinds: post the big blind now instead of waiting for it
command-table-leave = Leave the table; your chips go back to your wallet
command-table-sitout = Keep your seat but skip new hands; you still finish the current one
command-table-back = Come back and be dealt in again
command-table-close = Close a table after its hand and cash everyone out
command-bringin = Post the bring-in
command-complete = Complete the bring-in to the small bet
command-check = Check, if there's no bet to call
command-bet = Bet
command-bet-amount = Size of the bet in pot limit and no limit; the minimum if left out
command-call = Call the bet
command-raise = Raise the bet
command-raise-amount = Total to raise to in pot limit and no limit; the minimum if left out
command-fold = Fold your hand
command-draw = Discard cards and draw new ones
command-draw-cards = Positions of the cards to discard, like 1 3 5, or the cards themselves, like Kd 9c
command-pat = Stand pat: keep all your cards
command-cards = See your cards; nobody else can
command-wallet = See how many chips you have
command-claim = Broke? Claim fresh chips, once a day
command-rules = Read how a game is played, with the house rules here
command-rules-game = The game; the one at this channel's table if left out
command-help = See what this bot can do
command-help-topic = One topic and its commands
command-limit-fixed = Fixed limit
command-limit-pot = Pot limit
command-limit-no = No limit
command-big-bet-blinds-half = Half the small bet
command-big-bet-blinds-same = The same as the small bet

## Who asks, and about which table

only-in-a-server = That only works on a server, not in DMs. Use it in one of the server's channels.
no-table-here = There's no table in this channel. Find one with `/table list`, or open one.
no-table-of-yours = You aren't seated at any table here. Find one with `/table list` and sit down with `/table sit`.
which-table = Which table do you mean? Use the command in the table's channel: { $tables }.
no-such-table = There's no open table called “{ $text }”. See open ones with `/table list`.

## Opening and closing

table-opened = The table is open: { $channel }. Sit down there; a hand starts as soon as two players are ready.
table-close-forbidden = Only the table's owner or a moderator of this room can close it.
no-room-for-a-table = I can't post in this channel. Open the table in another one, or let me send messages and create threads here.
place-unseen = I can't see this channel. Give me the permission **View Channel** here, or use another channel.
channel-taken = There's already a table in this channel. Open yours in another one.
tables-too-many = You already have { $most ->
    [one] one table
   *[other] { $most } tables
} open, the limit per member. `/table close` closes one.
stakes-unreadable-fixed = I can't read “{ $text }” as stakes. Enter the small bet and the big bet, like 10/20.
stakes-unreadable-blinds = I can't read “{ $text }” as blinds. Enter the small blind and the big blind, like 5/10.
stakes-unreadable-ante = I can't read “{ $text }” as stakes. This game has antes but no blinds, so enter just the minimum bet, like 10.
stakes-out-of-range = The small bet must be at least 1 and at most the big bet, and the big bet at most { $most }.
stakes-order-bring_in = The ante can't be more than the bring-in, and the bring-in must be from 1 to the small bet of { $small }.
stakes-order-blinds = The small blind can't be more than the big blind. The big blind must be at least 1, and neither it nor an ante can be more than the small bet of { $small }.
stakes-order-ante = The ante must be from 1 to the small bet of { $small }.
stakes-no-bring-in = Only stud games have a bring-in. Leave it out.
stakes-no-blinds = This game has no blinds. Leave them out.
stakes-are-blinds = In pot limit and no limit, the stakes are the blinds. Enter them as stakes, like 5/10, and leave the blinds out.
stakes-of-a-mix = In a mix, each game uses its usual ante, bring-in, and blinds for these stakes. Leave them out.
big-bet-blinds-of-one-kind = Only in a mix of games with and without a fixed limit, like 8-Game, can you choose the big blind. Leave it out.
limit-misfit = { $game } can't be played { $limit }. Choose from: { $limits }.
limit-misfit-mix = { $game } is in this mix and can't be played { $limit }. Leave the limit out, and each game is played in its usual one.
rotation-without-mix = Only a mix has a rotation. Choose Mixed games or Dealer's choice as the game, or leave the rotation out.
rotation-beside-mix = The mix { $game } has its own games. Leave the rotation out, or choose Mixed games or Dealer's choice as the game.
rotation-unknown = “{ $text }” matches no game, or more than one. Games: { $games }. Ready-made mixes, each on its own: { $mixes }.
rotation-order = A rotation needs at least two different games, each once, like razz badugi.
seats-too-many = This game has at most { $most } seats. Choose that many or fewer.
buy-in-too-small = The buy-in must be at least one big bet: { $least ->
    [one] { $least } chip
   *[other] { $least } chips
}.
buy-in-under-a-bet = The buy-in must be at least one minimum bet: { $least ->
    [one] { $least } chip
   *[other] { $least } chips
}.
buy-in-order = The minimum buy-in ({ $least }) can't be more than the maximum ({ $most }). Swap them.
rules-unknown-preset = There's no preset or house rule “{ $text }”. Presets: { $known }. House rules, written like low_tie=position: { $rules }.
rules-unknown-name = There's no house rule “{ $text }”. Choose from: { $known }.
rules-bad-value = “{ $text }” isn't a value of the house rule { $name }. Allowed: { $known }.
rules-misfit = The house rule { $name } doesn't apply to this game. Those that do: { $known }.
rules-need-fixed-limit = The house rule { $name } is for fixed limit: pot limit and no limit have no cap on raises. Leave it out.
rules-need-antes = Jackpots needs antes. Leave forced_bets=blinds out.
rules-need-blinds = A big blind ante needs blinds. Five Card Draw has them with forced_bets=blinds.
rules-need-jackpots = The house rule pass_in_max is for Jackpots. Add jackpots=on, or leave it out.
rules-need-another-joker = In Five Card Draw the joker is wild or a bug; in A-5 Single Draw it's low. Choose one that fits.

## Drawing

draw-unreadable = I can't read that as cards. Enter the positions of the cards to discard, like 1 3 5, or the cards themselves, like Kd 9c. `/pat` keeps them all.
draw-no-such-place = { $most ->
    [0] You have no cards at this table right now.
   *[other] Your cards are in positions 1 to { $most }.
}
draw-not-now = It's not time to draw at this table. `/cards` shows your hand.
draw-twice = You entered a card twice. Enter each card to discard once.

## Tables

stakes-ante = ante { $amount }
stakes-bring-in = bring-in { $amount }
stakes-blinds = blinds { $small }/{ $big }
game-line-fixed = { $game } { $stakes }
game-line-pot = Pot-Limit { $game } { $stakes }
game-line-no = No-Limit { $game } { $stakes }
game-in-fixed = { $game }
game-in-pot = Pot-Limit { $game }
game-in-no = No-Limit { $game }
game-line-mix-fixed = { $game } { $stakes }
game-line-mix-pot = { $game } pot limit { $stakes }
game-line-mix-no = { $game } no limit { $stakes }
game-line-mix-blinds = { $game }, blinds { $stakes }
table-number = Table { $number }
table-list-empty = No tables are open here. Open one with `/table open`, or play computer players with `/practice`.
table-list-line = [**{ $name }**]({ $link }): { $game }; { $taken } of { $seats } seats taken
table-list-tournament = [**{ $name }**]({ $link }): { $game }; { $taken ->
    [one] 1 player
   *[other] { $taken } players
}
button-join = Join ({ $amount })
opened-post = **{ $table }** is open: { $game }.
opened-post-closed = **{ $table }** has closed: { $game }.
table-list-more = { $count ->
    [one] … and one more.
   *[other] … and { $count } more.
}
table-info-title = **{ $name }** in { $channel }
table-info-game = Game: { $game }, { $limit }
table-info-mix = Game: { $game }
table-info-rotation = Rotation: { $games }; { $hands ->
    [0] a new game every orbit
    [one] a new game every hand
   *[other] a new game every { $hands } hands
}
table-info-choice = Dealer's choice of: { $games }; each game lasts { $hands ->
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
}. You now have { $balance }. Good luck!
claim-none = This server has no daily claim. If you're out of chips, ask a moderator.
claim-not-broke = You can only claim with fewer than { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
} in all, counting your wallet, tables, and buy-ins of tournaments that haven't started. Your wallet has { $balance }.
claim-too-soon = You've already claimed. Your next claim is { $when }.
claim-clock = You already claimed while my clock was running fast, so your next claim is { $when }. A moderator can give you chips until then.
claim-frozen = Your wallet is frozen by a moderator, so you can't claim. `/wallet` shows the reason.
claim-banned = You're banned from the tables here { $until }, so you can't claim.
wallet-frozen = Your wallet is frozen until a moderator unfreezes it: no chips can leave it, and you can't claim.
wallet-banned = You're banned from the tables here { $until }.

## Help and rules

help-heading-tables = Tables
help-heading-play = In a hand
help-heading-wallet = Chips
help-heading-help = Help
rules-razz = **Razz** is seven-card stud played for low: the lowest five of your seven cards win.
rules-five-card-draw = **Five Card Draw**: five down cards, one draw, the highest hand wins.
rules-ace-to-five-triple-draw = **A-5 Triple Draw**: five down cards, three draws, the lowest hand wins.
rules-deuce-to-seven-triple-draw = **2-7 Triple Draw**: five down cards, three draws, the lowest hand wins.
rules-deuce-to-seven-single-draw = **2-7 Single Draw**: five down cards, one draw, the lowest hand wins.
rules-badugi = **Badugi**: four down cards, { $draws ->
    [1] one draw
   *[other] three draws
}; four cards of different ranks and suits win, the lower the better.
rules-seven-card-stud = **Seven Card Stud**: seven cards each, four of them upcards; the highest five win.
rules-deuce-to-seven-razz = **2-7 Razz** is Razz with aces high: the lowest five of your seven cards win, and straights and flushes are bad.
rules-ace-to-five-single-draw = **A-5 Single Draw**: five down cards, one draw, the lowest hand wins.
rules-stud-hi-lo = **Stud Hi-Lo** is Seven Card Stud with a split pot: half for the highest hand, half for the lowest.
rules-badacey = **Badacey**: five down cards, three draws; the lowest hand and the best badugi split the pot, aces low.
rules-badeucey = **Badeucey**: five down cards, three draws; the lowest hand and the best badugi split the pot, aces high.
rules-limit-holdem = **Limit Hold'em**: two down cards each and a board of five for everyone; the highest five of your seven cards win, with bets of a fixed size.
rules-holdem = **Hold'em**: two down cards each and a board of five for everyone; the highest five of your seven cards win.
rules-omaha = **Omaha**: four down cards each and a board of five for everyone; the highest hand wins.
rules-omaha-hi-lo = **Omaha Hi-Lo** is Omaha with a split pot: four down cards each and a board of five for everyone; half for the highest hand, half for the lowest.
rules-five-card-omaha = **Five-Card Omaha** is Omaha with five down cards each.
rules-big-o = **Big O** is Omaha Hi-Lo with five down cards each.
rules-hands-ace-to-five = **Low hands.** Aces are low; straights and flushes don't count. The best hand is 5-4-3-2-A, the wheel. Compare the highest card first: 8-6-4-3-2 beats 8-7-3-2-A. Any hand without a pair beats any pair.
rules-hands-deuce-to-seven = **Low hands.** Aces are high, and straights and flushes count against you. The best hand is 7-5-4-3-2 in at least two suits. A-5-4-3-2 is ace high, not a straight. Compare the highest card first: 8-6-4-3-2 beats 8-7-4-3-2.
rules-hands-high = **High hands**, best first: { $joker ->
    [wild] five of a kind, straight flush
    [bug] five aces, straight flush
   *[other] straight flush
}, four of a kind, full house, flush, straight, three of a kind, two pair, one pair, high card. Aces are high, and low in 5-4-3-2-A.
rules-hands-badugi = **Badugi.** Only cards that all differ in rank and suit count; four of them are a badugi. More cards beat fewer. With the same number, compare the highest card first: the lower one wins. { $aces ->
    [high] Aces are high. The best hand is 5-4-3-2 in four suits.
   *[low] Aces are low. The best hand is 4-3-2-A in four suits.
}
rules-hands-eight-or-better = **Low hands.** Five different ranks, none above an eight; aces are low, and straights and flushes don't count.
rules-split = **Split pot.** You can win both halves, even with different cards.
rules-two-and-three = **Two and three.** A hand takes exactly two of your down cards and three from the board: one spade in your hand makes no flush with four on the board.
rules-deal-bring_in = **The deal.** Everyone posts the ante and gets two down cards and one upcard (third street). Fourth, fifth, and sixth street bring an upcard each, seventh street a down card.
rules-deal-blinds = **The deal.** The two players left of the button post the small and big blinds; heads-up, the button posts the small blind. { $later ->
    [raiser] In the first round the player left of the big blind acts first.
   *[button] In the first round the player left of the big blind acts first, after that the first one left of the button.
}
rules-deal-ante = **The deal.** Everyone posts an ante. The player left of the button acts first.
rules-third = **Third street.** { $opens }
rules-later = **Later streets.** { $opens }
rules-board = **The board.** Its cards belong to everyone: { $streets }. A betting round follows each time.
rules-board-dealt = { $street } ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
})
rules-draw = **The draw.** Starting left of the button, each player discards cards and draws as many new ones, or stands pat. Everyone sees how many, nobody sees which. If the deck runs out, earlier discards are shuffled back in.
rules-draw-again = A card you discarded in an earlier draw can come back to you that way, one from the same draw never; other rooms may differ.
rules-after-draw = **After the draw** the last to raise acts first; if nobody raised, the opener; if nobody opened, the first left of the button. In fixed limit this round uses big bets.
rules-bets-stud = **Bets.** Third and fourth street use small bets, fifth to seventh big bets. One bet and three raises per street, unless the house rules say otherwise.
rules-bets-three-draws = **Bets.** In fixed limit: small bets before and after the first draw, big bets from the second draw on.
rules-bets-one-draw = **Bets.** In no limit you can go all-in at any time; in fixed limit the round after the draw uses big bets.
rules-bets-board = **Bets.** { $limits ->
    [fixed] Small bets preflop and on the flop, big bets on the turn and the river. One bet and three raises per street, unless the house rules say otherwise.
    [unlimited] In pot limit you can raise by at most what's in the pot after your call. In no limit you can go all-in at any time.
   *[any] In fixed limit, small bets preflop and on the flop, big bets on the turn and the river. In pot limit you can raise by at most what's in the pot after your call. In no limit you can go all-in at any time.
}
rules-all-in = **All-in.** If you can't cover a bet, you can call with what you have; the rest goes into side pots.
rules-showdown-stud = **Showdown.** The last to bet or raise on seventh street shows first. Ties split the pot.
rules-showdown = **Showdown.** The last to bet or raise shows first. Ties split the pot.
rules-words-stud = **Terms.** To complete is to raise the bring-in to a full small bet. Your down cards come by DM; “{ $cards }” shows them anytime.
rules-words-board = **Your cards** come by DM; “{ $cards }” shows them anytime, only to you.
rules-drawing = **Drawing.** Press “{ $draw }” at the table, or type `/draw` with card positions (1 3 5) or the cards themselves (Kd 9c); `/pat` keeps them all.
rules-mix = This table plays a mix: { $games }, in turn. The current game is { $game }.
rules-choice = This table plays dealer's choice of { $games }: when a game ends, the choice passes to the next seat, and that player has 20 seconds to choose. These are the rules of { $game }.
rules-here = { "" }**House rules here**
rules-preset-brief = The usual rules of every table.
rules-preset-tda = How the Tournament Directors Association plays.
rules-preset-robert = Robert's Rules of Poker.
house-rule-off = Without this rule.
house-rule-suit_order = Suits from low to high: { $value ->
    [cdhs] clubs, diamonds, hearts, spades
   *[other] spades, hearts, diamonds, clubs
}.
house-rule-raise_cap = { $value ->
    [none] No cap on raises.
   *[other] Capped at one bet and { $value } raises per betting round.
}
house-rule-heads_up_uncapped = { $value ->
    [round] No cap in a betting round that starts heads-up.
   *[other] No cap when only two players are at the table.
}
house-rule-low_tie = When boards tie for low, { $value ->
    [low_suit] the one whose highest card has the lowest suit acts first
    [high_suit] the one whose lowest card has the highest suit acts first
    [high_card_suit] the one whose highest card has the highest suit acts first
   *[other] the first one left of the button acts first
}.
house-rule-high_tie = When boards tie for high, { $value ->
    [suit] the one whose highest card has the highest suit acts first
   *[other] the first one left of the button acts first
}.
house-rule-burn = { $value ->
    [off] No cards are burned.
   *[other] { $streets ->
        [stud] A card is burned before each street from third to sixth.
        [board] A card is burned before the flop, the turn, and the river.
       *[both] A card is burned before each street from third to sixth, and before the flop, the turn, and the river.
    }
}
house-rule-allin_bringin = A bring-in due from a player all-in from the ante passes to { $value ->
    [left] the next one clockwise
   *[other] the next-worst upcard
} and may be folded.
house-rule-show_all = All hands are shown at showdown.
house-rule-forced_bets = { $value ->
    [blinds] Blinds are posted.
   *[other] Antes are posted instead of blinds.
}
house-rule-bb_ante = { $kinds ->
    [both] In games without a fixed limit, the big blind also posts a big blind ante.
   *[one] The big blind also posts a big blind ante.
}
house-rule-max_draw = Draw at most { $value } cards.
house-rule-draw_opener = { $value ->
    [button] After the draw, the first player left of the button acts first.
   *[raiser] After the draw, the last to raise acts first; if nobody raised, the opener; if nobody opened, the first left of the button.
}
house-rule-jackpots = Jackpots: you need a pair of jacks or better to open. If nobody opens, the pot carries over and everyone antes again.
house-rule-pass_in_max = { $value ->
    [one] If nobody opens the first deal, or fewer than two players are still there, the pot is refunded.
   *[other] If nobody opens in { $value } deals, or fewer than two players are still there, the pot is refunded.
}
house-rule-joker = { $value ->
    [wild] The joker is wild; five of a kind is the best hand.
    [low] The joker is the lowest rank not in your hand.
   *[other] The joker is a bug: an ace, or any card that completes a straight or flush.
}
house-rule-qualifier = { $value ->
    [none] The lowest hand wins half the pot, however high it is.
   *[other] A low must be eight or better; without one, the high hand wins the whole pot.
}
house-rule-draws = { $value ->
    [1] One draw.
   *[other] Three draws.
}

## What went wrong

error-store = That couldn't be saved, so nothing has changed. Try again in a moment.
error-store-unknown = The disk failed while that was being saved, so I don't know yet whether it counted. The bot has to restart first; then I'll tell you by DM.
letter-unsure-counted = The disk failed while what you did on { $when } was being saved. It counted.
letter-unsure-not = The disk failed while what you did on { $when } was being saved. It didn't count, so nothing has changed.
error-ours = Something went wrong on my end. Try again; if it happens again, tell the host, who can find it in the log.
