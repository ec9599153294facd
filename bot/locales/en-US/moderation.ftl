### What moderators order, the accounts of it, finished hands and disputes.

## Descriptions

command-mod = Keep order at the tables
command-mod-reason = Reason for the audit log; players see it for a kick, ban, frozen wallet, or voided hand
command-mod-table = Which table; the one in this channel if left out
command-mod-player = Which player
command-mod-pause = Pause a table: no cards are dealt and no clock runs until you resume it
command-mod-pause-after-hand = Let the current hand finish first
command-mod-resume = Resume a paused table
command-mod-close = Close a table after its hand and cash everyone out
command-mod-close-void-hand = Void the current hand, refund the pot, and close right away
command-mod-void = Void the current hand and refund the pot
command-mod-kick = Remove a player from a table; they're cashed out after the hand
command-mod-handover = Make another player the owner of a table
command-mod-lasthand = Close every table on this server after its hand
command-mod-ban = Ban a player from all tables
command-mod-ban-hours = Length of the ban in hours; until you unban them if left out
command-mod-unban = Lift a player's ban
command-mod-freeze = Freeze a wallet: no buy-ins and no claims
command-mod-unfreeze = Unfreeze a wallet
command-mod-grant = Give a player chips
command-mod-grant-amount = How many chips
command-mod-deduct = Take chips from a player's wallet
command-mod-deduct-amount = How many chips, at most what's in the wallet
command-mod-reset = Reset a player's wallet to the starting chips
command-mod-hand = See a finished hand in full: every action, the cards, how each pot was awarded
command-mod-hand-id = The table and hand, like 7-12
command-mod-disputes = See the open disputes
command-mod-settle = Settle a dispute; the player gets your ruling
command-mod-settle-id = The dispute's number
command-mod-settle-ruling = Your decision, and why
command-mod-flags = See signs of soft play or chip dumping, with the evidence
command-mod-flags-days = How many days back; 30 if left out
command-dispute = Ask the moderators to review a hand you were dealt into
command-dispute-text = Describe the problem
command-dispute-hand = The table and hand, like 7-12; your last finished hand if left out
command-audit = See moderators' actions: who, when, why, before and after
command-audit-who = Only actions by this moderator
command-audit-whom = Only actions on this player
command-audit-act = Only this kind of action
command-audit-table = Only this table, by name or number
command-audit-export = Get it as a file for spreadsheets
command-ledger = See your chip history: everything that went into and out of your wallet
command-ledger-player = Whose chip history; moderators only
command-records-page = Which page; the first is the newest
help-heading-moderation = Moderating
help-heading-disputes = Disputes
help-heading-records = Records

## Wrong orders

reason-needed = Give a reason in one line, up to { $most } characters.
player-is-a-bot = That's a bot, and bots don't play here. Choose a member of this server.
player-unknown = { $name } has never played here. Choose someone who has.
player-not-here = { $name } isn't a member of this server. Choose someone who is.
somebody-gone = someone who is gone
which-table-named = Which table do you mean? Add it to the command: { $tables }.
no-table-open = No tables are open on this server. `/table open` opens one.
hand-unreadable = I can't read “{ $text }” as a hand. Enter the table's number and the hand's, like 7-12.
hand-of-which-table = Hand { $text } at which table? Enter the table's number too, like 7-12. At the table itself, the hand's number is enough.
hand-not-there = There's no finished hand { $hand } here. Nobody can see a hand in progress.

## Tables

order-elsewhere = The table is in { $channel }.
last-hand-closed = Closed, and everyone cashed out: { $tables }.
last-hand-closed-practice = Closed: { $tables }.
last-hand-closing = { $count ->
    [one] Closes after its hand: { $tables }.
   *[other] Close after their hands: { $tables }.
}
last-hand-tournament = { $count ->
    [one] { $tables } belongs to a tournament and stays open: `/tournament cancel` ends the tournament.
   *[other] { $tables } belong to tournaments and stay open: `/tournament cancel` ends a tournament.
}
last-hand-failed = Couldn't be closed, try again: { $tables }.
and-more = { $count } more

## Players and chips

mod-banned = { $name } is banned from all tables until you unban them.
mod-banned-until = { $name } is banned from all tables until { $when }.
mod-banned-leaves = { $name } leaves { $tables }; the chips go back to their wallet when the hand ends.
mod-banned-leaves-practice = { $name } leaves { $tables } when the hand ends; the practice chips stay there.
mod-banned-stays = { $name } is still seated at { $tables }, where you play too, so you can't remove them: ask another moderator to kick them.
mod-banned-out-of = { $buy_in ->
    [0] { $name } is out of { $names }.
   *[other] { $name } is out of { $names }, and the buy-in is back in their wallet.
}
mod-banned-still-in = { $name } is still in { $names }: a ban doesn't reach tournaments that are running or that you play in. Use `/tournament remove`; where you play, another moderator has to.
mod-not-banned = { $name } isn't banned. `/mod ban` bans them from all tables of this server.
mod-unbanned = { $name } can play again.
mod-already-frozen = { $name }'s wallet is already frozen. `/mod unfreeze` unfreezes it.
mod-frozen = { $name }'s wallet is frozen: no chips can leave it, and they can't claim.
mod-not-frozen = { $name }'s wallet isn't frozen. `/mod freeze` freezes it.
mod-unfrozen = { $name }'s wallet is no longer frozen.
mod-untold = I can't DM { $name }, so please pass that on yourself, with the reason.
mod-deduct-too-much = { $name }'s wallet has { $balance ->
    [one] { $balance } chip
   *[other] { $balance } chips
}, and you can't deduct more than that. Chips at tables aren't touched.
mod-reset-too-much = { $name }'s wallet has { $balance } chips, and a reset removes at most { $most }. Deduct some with `/mod deduct` first, then reset.
chips-grant = { $amount ->
    [one] { $name } got { $amount } chip.
   *[other] { $name } got { $amount } chips.
} The wallet had { $before } and now has { $after }.
chips-deduct = { $amount ->
    [one] { $amount } chip was deducted from { $name }.
   *[other] { $amount } chips were deducted from { $name }.
} The wallet had { $before } and now has { $after }.
chips-reset = { $name }'s wallet had { $before ->
    [one] { $before } chip
   *[other] { $before } chips
} and now has { $after }, the starting chips. Chips at tables weren't touched.

## What players are told of it

ban-end = { $when ->
    [none] until further notice
   *[other] until { $when }
}
reason-given = Reason: “{ $reason }”
letter-ban = You're banned from the tables of { $server } { $until }. You can watch, but you can't sit down, register for tournaments, or claim chips.
letter-unban = You're no longer banned from the tables of { $server }.
letter-grant = { $amount ->
    [one] A moderator gave you { $amount } chip on { $server }.
   *[other] A moderator gave you { $amount } chips on { $server }.
}
letter-deduct = { $amount ->
    [one] A moderator took { $amount } chip from your wallet on { $server }.
   *[other] A moderator took { $amount } chips from your wallet on { $server }.
}
letter-reset = { $amount ->
    [one] A moderator reset your wallet on { $server } to the starting { $amount } chip. Your chips at tables weren't touched.
   *[other] A moderator reset your wallet on { $server } to the starting { $amount } chips. Your chips at tables weren't touched.
}
letter-freeze = Your wallet on { $server } is frozen until a moderator unfreezes it: no chips can leave it, and you can't claim. You can keep playing with the chips you have at tables.
letter-unfreeze = Your wallet on { $server } is no longer frozen.
letter-undone = A moderator voided hand { $hand } at { $table } on { $server }; the pot was refunded.

## A finished hand

hand-choice = { $hand } · { $table } · { $when } UTC
button-show-hand = Show hand
hand-back = ◀ Page { $page } of { $pages }
hand-on = Page { $page } of { $pages } ▶
hand-title = { $table }, hand { $number } ({ $id })
hand-times = Started { $began }, ended { $ended }. Times below count from the start.
hand-void = **This hand was voided:** the pot was refunded, and nobody won anything.
hand-barred-dealt-in = You were dealt into this hand, so you only see what the table saw, plus your own cards.
hand-barred-sits-there = You're seated at this table, so you only see what the table saw.
hand-barred-plays-on = You're in this tournament, so you only see what the table saw until you're out for good.
hand-cards-deleted = The down cards have been deleted: the room only keeps them for a while. Cards that were shown are still here.
hand-unreadable-log = This hand's record is incomplete, so you only see what's in it.
hand-players = Players
hand-chips = Seat { $seat } { $name }: { $before } → { $after }
hand-pots = How the pots were awarded
hand-no-pots = No pot was awarded.
hand-pot = { $pot }: { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
}.
hand-uncontested = { $name } wins it uncontested.
hand-eligible = Contested by { $names }.
hand-won = { $name } wins { $amount } ({ $holding }).
hand-won-unseen = { $name } wins { $amount }.
hand-odd-high-card = { $count ->
    [one] The odd chip goes to { $names }, with the higher card by suit.
   *[other] The { $count } odd chips go to { $names }, with the higher card by suit.
}
hand-odd-left-of-button = { $count ->
    [one] The odd chip goes to { $names }, first left of the button.
   *[other] The { $count } odd chips go to { $names }, first left of the button.
}
hand-story = The action
told-started = The hand starts, { $name } has the button (seat { $seat })
told-shuffled = The deck is shuffled
told-ante = { $name } antes { $amount }
told-burned = A card is burned
told-dealt = { $name } { $cards }
told-community = The deck has run out: community card { $card }
told-drawn = { $did }: { $gone } out, { $new } in
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

dispute-no-hand = You haven't finished a hand here yet. Once you have, `/dispute` takes it to the moderators.
dispute-not-yours = There's no finished hand { $hand } that you were dealt into. You can dispute a hand once it's over.
dispute-too-many = You have { $most } open disputes, the limit per player. Wait for a ruling.
dispute-again = You've already disputed that hand. Wait for the ruling.
dispute-saved = Dispute { NUMBER($id, useGrouping: 0) } about hand { $hand } is saved. The moderators see it in `/mod disputes`, and you'll get their ruling by DM.
dispute-no-channel = A player disputed a hand on { $server }, but no moderators' channel is set to post it in. Set one with `/room set`; until then, disputes only wait in `/mod disputes`. I won't say this again.
dispute-not-there = There's no dispute { NUMBER($id, useGrouping: 0) } here. See open ones with `/mod disputes`.
dispute-settled-before = Dispute { NUMBER($id, useGrouping: 0) } is already settled. See open ones with `/mod disputes`.
dispute-settled = The dispute is settled, and the player got your ruling by DM.
dispute-settled-untold = The dispute is settled. I can't DM the player, so please pass your ruling on yourself.
disputes-none = No disputes are open.
disputes-title = { $count ->
    [one] **One dispute is open**
   *[other] **{ $count } disputes are open**
}
disputes-line = **Dispute { NUMBER($id, useGrouping: 0) }** · hand { $hand } · { $name } { $when }: { $text }
disputes-more = … and { $count } more once these are settled.
disputes-how = Review the hand, then settle with `/mod settle`.
ruling-letter = The moderators of { $server } ruled on hand { $hand }, which you disputed: { $ruling }
bulletin-dispute =
    { "" }**Dispute { NUMBER($id, useGrouping: 0) }**: { $name } disputes hand { $hand } at { $table }.
    { $text }
    -# Review the hand, then settle with `/mod settle id:{ NUMBER($id, useGrouping: 0) }`.
bulletin-settled =
    { "" }**Dispute { NUMBER($id, useGrouping: 0) } is settled** by { $name }, { $when }: { $ruling }
    -# Hand { $hand } was disputed by { $player }: { $text }
bulletin-file-copied = **The bot started from an older state of its file,** from a backup or without its last writes: whatever happened here since then is gone, in wallets, too. Hands that were running in that state are voided and their pots refunded, and the next deals are sealed again. The host can tell you how old it is.
bulletin-backup-failed = **The bot's backup failed.** It's tried again every hour, and until it works the newest backup gets older. Tell the host; the log says why.
bulletin-hand-voided = **Hand { $hand } at { $table } couldn't be continued and was voided.** The pot was refunded, and the table plays on. See `/audit` for the reason.
bulletin-table-paid-out = **{ $table } couldn't be read from the database.** It's closed, and everyone was cashed out. See `/audit` for the reason.
bulletin-tournament-homeless = **{ $name } has nowhere to put its tables:** its channel is gone, or I can't create public threads there. It's on hold, and no chips are lost. Give me the permission, or move it with `/tournament announce` in another channel; then `/tournament resume`. `/tournament cancel` ends it and splits the prize pool.

## The audit and statements

records-none = Nothing here yet.
records-more = More on page { $page }.
audit-title = Audit log, page { $page }
audit-proves = Verified: no entry was changed or removed.
audit-broken = **Verification fails from entry { $number } on: someone changed the file.**
audit-exported = { $count ->
    [one] One entry.
   *[other] { $count } entries, newest first; the limit is { $most }.
}
audit-the-bot = the bot itself
audit-table = table { $id }
audit-hand = hand { $id }
audit-reason = “{ $text }”
audit-change = { $before } → { $after }
ledger-title = Chip history of { $name }, page { $page }
ledger-line = { $when } · **{ $amount }** · { $what } · { $balance } in the wallet
moved-grant = starting chips
moved-claim = claim
moved-buy-in = buy-in
moved-cash-out = cash-out
moved-tournament-buy-in = tournament buy-in
moved-tournament-bounty = tournament bounty on your own head
moved-tournament-bounty-won = tournament bounty won
moved-tournament-bounty-refund = tournament bounty refunded
moved-tournament-rebuy = tournament rebuy
moved-tournament-re-entry = tournament re-entry
moved-tournament-add-on = tournament add-on
moved-tournament-refund = tournament buy-in refunded
moved-tournament-cancelled = share of a canceled tournament's prize pool
moved-tournament-prize = tournament payout
moved-tournament-deal = share of a tournament by a deal
moved-moderator-grant = granted by a moderator
moved-moderator-deduct = deducted by a moderator
moved-moderator-reset = reset by a moderator
moved-forgotten = removed when the player's data was deleted

## Pausing a tournament's table

pause-which =
    Pause this table or the whole of { $name }?
    - *This table*: its clocks stop. The other tables play on, and the level clock runs.
    - *The tournament*: no table deals, and the level clock stops too.
pause-which-table = This table
pause-which-tournament = The tournament
pause-meanwhile-table = Meanwhile the other tables play on, and the level clock runs.
pause-meanwhile-tournament = Meanwhile no table deals, and the level clock stands still. `/tournament resume` resumes it.
pause-which-gone = That question has expired. Use `/mod pause` again.
