### What moderators order, the accounts of it, finished hands and disputes.

## Descriptions

command-mod = Keep order at the tables
command-mod-reason = Why: for the audit; a ban, a frozen wallet and an undone hand tell it to the players
command-mod-table = Which table, where it is not the one of this channel
command-mod-player = Whom it is about
command-mod-pause = Pause a table: nothing is dealt and no clock runs until you resume it
command-mod-pause-after-hand = Let the running hand be played to its end first
command-mod-resume = Let a paused table go on
command-mod-close = Close a table after its hand and pay everyone out
command-mod-close-void-hand = Undo the running hand, every chip going back, and close at once
command-mod-void = Undo the running hand: every chip goes back to who put it in
command-mod-kick = Take a player from a table; the chips go back to the wallet after the hand
command-mod-handover = Make another player the owner of a table
command-mod-lasthand = Close every table of this server after its hand
command-mod-ban = Ban a player from all tables
command-mod-ban-hours = For how many hours; until you unban if left out
command-mod-unban = Let a banned player play again
command-mod-freeze = Freeze a wallet: its owner can neither buy in nor claim
command-mod-unfreeze = Let a frozen wallet be used again
command-mod-grant = Give a player chips
command-mod-grant-amount = How many chips
command-mod-deduct = Take chips from a player's wallet
command-mod-deduct-amount = How many chips, as many as are in the wallet at the most
command-mod-reset = Bring a player's wallet to the room's starting chips
command-mod-hand = See a finished hand whole: every event, the cards, how each pot was ruled
command-mod-hand-id = The table and the hand, such as 7-12
command-mod-disputes = See the disputes that are open
command-mod-settle = Settle a dispute; the player is told your ruling
command-mod-settle-id = The number of the dispute
command-mod-settle-ruling = What you have decided, and why
command-mod-flags = See what looks like soft play or chip dumping, with the evidence
command-mod-flags-days = How many days back; 30 if left out
command-dispute = Ask the moderators to look at a hand that you were dealt into
command-dispute-text = What is wrong with it
command-dispute-hand = The table and the hand, such as 7-12; your last finished hand if left out
command-audit = See what moderators did: who, what, whom, why, before and after
command-audit-who = Only what this moderator did
command-audit-whom = Only what was done to this player
command-audit-act = Only this kind of act
command-audit-table = Only what concerns this table, by its name or number
command-audit-export = Get it as a file for a spreadsheet
command-ledger = See your statement: every movement of chips into and out of your wallet
command-ledger-player = Whose statement; moderators only
command-records-page = Which page, the first being the newest
help-heading-moderation = Moderating
help-heading-disputes = Disputes
help-heading-records = Accounts

## Wrong orders

reason-needed = Write one line of { $most } characters at the most that says why.
player-is-a-bot = That is a bot, and bots do not play here. Name a member of this server.
player-unknown = { $name } has never played here. Name somebody who has.
player-not-here = { $name } is no member of this server. Name one who is.
somebody-gone = somebody who is gone
which-table-named = Which table do you mean? Name it in the command: { $tables }.
no-table-open = No table is open on this server. `/table open` opens one.
hand-unreadable = I cannot read “{ $text }” as a hand. Write the table's number and the hand's, such as 7-12.
hand-of-which-table = Which table's hand { $text }? Write the table's number, too, such as 7-12. At the table itself the hand's number alone will do.
hand-not-there = There is no finished hand { $hand } here. A running hand is shown to nobody.

## Tables

order-elsewhere = The table is in { $channel }.
last-hand-closed = Closed, and all stacks paid out: { $tables }.
last-hand-closed-practice = Closed: { $tables }.
last-hand-closing = { $count ->
    [one] Closes after its hand: { $tables }.
   *[other] Close after their hands: { $tables }.
}
last-hand-failed = Could not be closed, try again: { $tables }.
and-more = { $count } more

## Players and chips

mod-banned = { $name } is banned from all tables until you unban.
mod-banned-until = { $name } is banned from all tables until { $when }.
mod-banned-leaves = { $name } leaves { $tables }; the chips go back to the wallet when the hand ends.
mod-banned-leaves-practice = { $name } leaves { $tables } when the hand ends; the practice chips stay there.
mod-banned-stays = { $name } still sits at { $tables }. You have no power over a table where you play yourself: ask another moderator to kick.
mod-banned-out-of = { $buy_in ->
    [0] { $name } is out of { $names }.
   *[other] { $name } is out of { $names }, the buy-in back in the wallet.
}
mod-banned-still-in = { $name } is still in { $names }: a tournament that runs, or in which you play yourself, is not touched by a ban. `/tournament remove` takes the player out; where you play, another moderator has to do that.
mod-not-banned = { $name } is not banned. `/mod ban` bans from all tables of this server.
mod-unbanned = { $name } may play again.
mod-already-frozen = { $name }'s wallet is frozen already. `/mod unfreeze` lets it be used again.
mod-frozen = { $name }'s wallet is frozen: nothing leaves it, and there is nothing to claim.
mod-not-frozen = { $name }'s wallet is not frozen. `/mod freeze` does that.
mod-unfrozen = { $name }'s wallet can be used again.
mod-untold = { $name } takes no direct messages from me, so please pass that on yourself, with the reason.
mod-deduct-too-much = { $name }'s wallet holds { $balance ->
    [one] { $balance } chip
   *[other] { $balance } chips
}, and no more than that can be taken. Chips at tables are left alone.
mod-reset-too-much = { $name }'s wallet holds { $balance } chips, and a reset takes away { $most } at the most. Take some with `/mod deduct` first, then reset.
chips-grant = { $amount ->
    [one] { $name } has got { $amount } chip.
   *[other] { $name } has got { $amount } chips.
} The wallet held { $before } and holds { $after } now.
chips-deduct = { $amount ->
    [one] { $amount } chip was taken from { $name }.
   *[other] { $amount } chips were taken from { $name }.
} The wallet held { $before } and holds { $after } now.
chips-reset = { $name }'s wallet held { $before ->
    [one] { $before } chip
   *[other] { $before } chips
} and holds { $after } now, which is what everyone begins with. Chips at tables were left alone.

## What players are told of it

ban-end = { $when ->
    [none] until further notice
   *[other] until { $when }
}
reason-given = The reason given: “{ $reason }”
letter-ban = You are banned from the tables of { $server } { $until }. You may watch, but neither sit down nor enter tournaments nor claim chips.
letter-unban = You are no longer banned from the tables of { $server }.
letter-freeze = Your wallet on { $server } is frozen until a moderator lifts that: nothing leaves it, and there is nothing to claim. What you have at tables you play on.
letter-unfreeze = Your wallet on { $server } can be used again.
letter-undone = A moderator has undone hand { $hand } at { $table } on { $server }: every chip went back to who put it in.

## A finished hand

hand-choice = { $hand } · { $table } · { $when } UTC
button-show-hand = Show hand { $hand }
hand-back = ◀ Page { $page } of { $pages }
hand-on = Page { $page } of { $pages } ▶
hand-title = Hand { $id } · { $table }
hand-times = Began { $began }, ended { $ended }. Times below count from its beginning.
hand-void = **This hand was undone:** every chip went back to who put it in, and nobody won anything.
hand-barred-dealt-in = You were dealt into this hand, so you see it as the room did, with your own cards besides.
hand-barred-sits-there = You sit at this table, so you see its hands as the room did.
hand-barred-plays-on = You are in this tournament, so you see its hands as the room did until you are out for good.
hand-cards-deleted = The down cards are deleted: the room keeps them for a limited time. What was shown is still told.
hand-unreadable-log = The record of this hand does not make a whole hand, so only what it holds is told.
hand-players = Players
hand-chips = Seat { $seat } { $name }: { $before } → { $after }
hand-pots = How the pots were ruled
hand-no-pots = No pot was awarded.
hand-pot = { $pot }: { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
}.
hand-uncontested = { $name } wins it, for nobody else was left in the hand.
hand-eligible = Between { $names }.
hand-won = { $name } wins { $amount } with { $holding }.
hand-won-unseen = { $name } wins { $amount }.
hand-odd-high-card = { $count ->
    [one] The odd chip goes to { $names }, whose cards are higher by suit.
   *[other] The { $count } odd chips go to { $names }, whose cards are higher by suit.
}
hand-odd-left-of-button = { $count ->
    [one] The odd chip goes to { $names }, the first left of the button.
   *[other] The { $count } odd chips go to { $names }, the first left of the button.
}
hand-story = What happened
told-started = The hand begins, the button at { $name } (seat { $seat })
told-shuffled = The deck is shuffled
told-ante = { $name } antes { $amount }
told-burned = A card is burned
told-dealt = { $name } { $cards }
told-community = The deck has run out: one card for everyone, { $card }
told-drawn = { $gone } for { $new }
told-shown = { $name } shows { $cards }
told-mucked = { $name } mucks
told-awarded = { $amount ->
    [one] { $amount } chip is awarded
   *[other] { $amount } chips are awarded
}: { $shares }
told-all-in = { $did }, all-in
told-finished = The hand is over
via-button = by click
via-command = by command
via-timeout = time ran out
via-leaving = left the table
via-table = the table
via-moderator = a moderator
via-pre_action = planned ahead

## Disputes

dispute-no-hand = You have not been dealt into a finished hand here yet. Once you have, `/dispute` brings it before the moderators.
dispute-not-yours = There is no finished hand { $hand } that you were dealt into. A running hand can be disputed once it is over.
dispute-too-many = You have { $most } disputes open, which is as many as one may have. Wait for a ruling.
dispute-again = You have disputed that hand already. Wait for the ruling.
dispute-posted = Your dispute { NUMBER($id, useGrouping: 0) } of hand { $hand } stands before the moderators. You get their ruling by direct message.
dispute-saved = Your dispute { NUMBER($id, useGrouping: 0) } of hand { $hand } is saved. The moderators see it under `/mod disputes`, and you get their ruling by direct message.
dispute-not-there = There is no dispute { NUMBER($id, useGrouping: 0) } here. `/mod disputes` shows those that are open.
dispute-settled-before = Dispute { NUMBER($id, useGrouping: 0) } is settled already. `/mod disputes` shows those that are open.
dispute-settled = The dispute is settled, and the player has got your ruling by direct message.
dispute-settled-untold = The dispute is settled. The player takes no direct messages from me, so please pass your ruling on yourself.
disputes-none = No dispute is open.
disputes-title = { $count ->
    [one] **One dispute is open**
   *[other] **{ $count } disputes are open**
}
disputes-line = **Dispute { NUMBER($id, useGrouping: 0) }** · hand { $hand } · { $name } { $when }: { $text }
disputes-more = ... and { $count } more after these are settled.
disputes-how = Look at the hand, then settle with `/mod settle`.
ruling-letter = The moderators of { $server } have ruled on hand { $hand } that you disputed: { $ruling }
bulletin-dispute =
    { "" }**Dispute { NUMBER($id, useGrouping: 0) }**: { $name } disputes hand { $hand } at { $table }.
    { $text }
    -# Look at the hand, then settle with `/mod settle id:{ NUMBER($id, useGrouping: 0) }`.
bulletin-settled =
    { "" }**Dispute { NUMBER($id, useGrouping: 0) } is settled** by { $name }, { $when }: { $ruling }
    -# { $player } disputed hand { $hand }: { $text }
bulletin-hand-voided = **Hand { $hand } at { $table } could not be played on and was undone.** Every chip went back to who put it in, and the table goes on. `/audit` tells why.
bulletin-table-paid-out = **{ $table } could not be read from the file.** It is closed, and all its chips were paid out to their owners. `/audit` tells why.
bulletin-tournament-homeless = **{ $name } has no place for its tables:** its channel is gone, or the bot may not make public threads there. It waits, and no chips are lost. Give the bot the permission, or use `/tournament announce` in another channel, which moves it there; then `/tournament resume`. `/tournament cancel` ends it and shares out its pool.

## The audit and statements

records-none = There is nothing here.
records-more = More on page { $page }.
audit-title = Audit, page { $page }
audit-proves = The whole chain proves: no line was changed or left out.
audit-broken = **The chain does not prove from line { $number } on: somebody has changed the file.**
audit-exported = { $count ->
    [one] One line, the newest first.
   *[other] { $count } lines, the newest first, { $most } at the most.
}
audit-the-bot = the bot itself
audit-table = table { $id }
audit-hand = hand { $id }
audit-reason = “{ $text }”
audit-change = { $before } → { $after }
ledger-title = Statement of { $name }, page { $page }
ledger-line = { $when } · **{ $amount }** · { $what } · { $balance } in the wallet
moved-grant = first chips
moved-claim = claim
moved-buy-in = buy-in
moved-cash-out = cash-out
moved-moderator-grant = granted by a moderator
moved-moderator-deduct = deducted by a moderator
moved-moderator-reset = reset by a moderator
moved-forgotten = burnt, as the player was forgotten
