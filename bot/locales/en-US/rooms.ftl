# Around the play: watching, inviting, waiting for a seat, changing it, what a table is called.

## Commands

command-table-open-name = The table's name; a number if left out
command-table-open-private = Only you, people you invite, and members with the role can sit
command-table-open-role = Members with this role can sit, and so can you and people you invite
command-table-watch = Watch a table: where it is, and what spectators see
command-table-rename = Rename your table
command-table-rename-name = The new name: at least one letter, and not used by another table here
command-table-invite = Invite a member to a table; at a private one this lets them sit
command-table-invite-member = Member to invite
command-table-uninvite = Take back an invitation to your private table
command-table-uninvite-member = Member whose invitation to take back
command-table-wait = Join a full table's waiting list: you're seated when it's your turn
command-table-unwait = Leave a table's waiting list
command-table-seat = Move to another seat: right away between hands, otherwise when the hand ends
command-table-seat-number = The free seat to move to; your current one cancels a move

## Names of tables

name-empty = That name is invisible. Use one with a letter or an emoji in it, like Friday club.
name-no-letter = Add a letter to the name, like Friday club, or use only emojis. Plain numbers are for unnamed tables.
name-link = A table's name can't contain a link. Choose one like Friday club.
name-taken = There's already an open table named “{ $text }” here. Choose another name.
done-rename = The table's new name is { $table }.
renamed-later = Discord only allows two renames of a thread in 10 minutes: the thread's name follows { $when }.
table-rename-forbidden = Only the table's owner or a moderator of this room can rename it.

## Watching

table-watch-public =
    { $table } is in { $channel }. Anyone can watch: upcards, the board, bets, pots, and hands shown at showdown, but no down cards. You don't need a seat.
table-watch-private =
    { $table } is in { $channel }. It's private: only the owner, invited players, and members with its role can sit. Anyone who can see the channel can watch: upcards, the board, bets, pots, and hands shown at showdown, but no down cards.
table-watch-locked = I couldn't add you to the thread of { $table }. A moderator who manages threads can.
table-info-private = { $role ->
    [none] Private: only its owner and invited players can sit
   *[other] Private: only its owner, invited players, and members with { $role } can sit
}
table-info-waiting = { $count ->
    [one] Waiting list: { $count } player
   *[other] Waiting list: { $count } players
}
fact-private = private
private-role-everyone = Everyone has that role. Leave it out for an open table, or choose another role.
table-opened-private = The table is open: { $channel }. Only you and people you let in can sit; `/table invite` invites someone.
table-opened-private-seen = The table is open: { $channel }. Only you and people you let in can sit; `/table invite` invites someone. I can't create private threads here, so anyone who can see this channel can watch, and its deals go on record at the table.

## Inviting

invitation = { $mention }, { $name } invited you to { $table }: { $game }. Press *Sit down* at the table, or use `/table sit` here.
invited = { $name } has been invited to { $table }.
invited-private = { $name } can now sit at { $table } and has been pinged there.
invited-private-uncalled = { $name } can now sit at { $table }. You invited them recently, so I haven't pinged them again.
invite-oneself = That's you. Choose another member of this server.
invite-bot = Bots don't play. Choose a member of this server.
invite-no-member = That isn't a member of this server. Choose someone who is.
invite-blind = { $name } can't see { $channel }, so a ping there wouldn't reach them. Open a table in a channel you both can see.
invite-too-fast = You've invited several people recently. Wait a minute before the next one.
invite-again = You invited { $name } recently. You can ping them again in 10 minutes.
call-not-posted = The invitation couldn't be posted in { $channel }: I can't post there, or Discord isn't answering. Try again, or ask a moderator to check my permissions there.
uninvited = { $name } is no longer invited to { $table }. If they're already seated, they can stay until they leave.

## The waiting list

button-wait = { $count ->
    [0] Waiting list
   *[other] Waiting list ({ $count })
}
button-unwait = Leave the list
done-wait = You're number { $place } on the waiting list for { $table }, with a buy-in of { $amount }. Nothing leaves your wallet yet. When your turn comes you're seated right away and pinged at the table; if you don't act in time, you're folded and sit out like anyone else. `/table wait` changes the buy-in, `/table unwait` takes you off the list.
done-unwait = You're off the waiting list for { $table }.
waiting-seated = { $mention }: a seat opened up at { $table }. You're in seat { $seat } with { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
} and are dealt in as soon as possible. Don't want it? `/table leave`.
waiting-closed = { $mention }: { $table } has closed, and its waiting list with it. See open tables with `/table list`.
waiting-gone = { $table } has closed because its thread or channel is gone, and its waiting list with it. See open tables with `/table list`.
waiting-cannot-pay = Your turn came up on the waiting list for { $table } ({ $place }), but I couldn't take your buy-in: you don't have enough chips, your wallet is frozen, or you're banned from the tables. You're off the list. `/wallet` shows what you have, and `/table wait` puts you back on the list.
waiting-barred = You're off the waiting list for { $table } ({ $place }): you can't sit there anymore. Its owner can invite you.
waiting-banned = You're off the waiting list for { $table } ({ $place }): you're banned from the tables there { $until }.
waiting-given-up = You sat out at { $table } ({ $place }) while others were waiting, so your seat went to the next in line. You've been cashed out. `/table wait` puts you back on the list.
not-waiting-anywhere = You aren't on any waiting list here. `/table wait` puts you on one.

## Changing the seat

done-seat = You're now in seat { $seat }.
done-seat-later = You'll move to seat { $seat } when this hand ends. To cancel, choose your current seat's number.
done-seat-stays = You stay in seat { $seat }.
done-seat-blinds = You count as new there: you're dealt in when the big blind reaches you.
done-seat-posts = You post a big blind there to be dealt in right away, if the rules let you.

## Refused

denial-not_private = Anyone can sit at this table, so nobody needs an invitation. `/table invite` still pings people.
denial-not_owner = Only the owner of this private table decides who can sit. Ask them.
denial-not_host = Only its players and its owner can invite people to this table. You can sit down for { $buy_in }.
denial-not_guest = That member isn't invited to this table. `/table invite` invites them.
denial-guests_full = This table can't take more invitations. Take one back with `/table uninvite` first.
denial-not_invited = This table is private: only its owner, invited players, and members with its role can sit. Ask its owner for an invitation, or find another table with `/table list`.
denial-waiting_first = Others are waiting for that seat. `/table wait` puts you on the waiting list.
denial-seat_free = No need to wait: a seat is free. Take it with *Sit down* at the table or `/table sit`.
denial-list_full = The waiting list is full. Find another table with `/table list`, or try again later.
denial-not_listed = You aren't on this table's waiting list. `/table wait` puts you on it.

## Who sits down to a game for the first time

first-title = **Your first time at { $game }?** In short:
first-razz = - The lowest five of your seven cards win; aces are low, pairs are bad. The best hand is 5-4-3-2-A.
first-five-card-draw = - The highest five cards win. You can discard and draw once.
first-ace-to-five-triple-draw = - The lowest five cards win; aces are low. You can discard and draw three times. The best hand is 5-4-3-2-A.
first-deuce-to-seven-triple-draw = - The lowest five cards win; aces are high, straights and flushes are bad. You can discard and draw three times. The best hand is 7-5-4-3-2.
first-deuce-to-seven-single-draw = - The lowest five cards win; aces are high, straights and flushes are bad. You can discard and draw once. The best hand is 7-5-4-3-2.
first-badugi = - Four cards of four ranks and four suits win, the lower the better. You can discard and draw { $draws ->
    [1] once
   *[other] three times
}. The best hand is 4-3-2-A.
first-seven-card-stud = - The highest five of your seven cards win: pairs, straights, flushes. Four of the seven are upcards that everyone sees.
first-deuce-to-seven-razz = - The lowest five of your seven cards win; aces are high, and pairs, straights, and flushes are bad. The best hand is 7-5-4-3-2.
first-ace-to-five-single-draw = - The lowest five cards win; aces are low. You can discard and draw once. The best hand is 5-4-3-2-A.
first-stud-hi-lo = - Half the pot goes to the highest five of your seven cards, half to the { $qualifier ->
    [none] lowest
   *[other] lowest, eight or better
}. You can win both with different cards. Four of the seven are upcards that everyone sees.
first-badacey = - Half the pot goes to the lowest five cards, half to the best badugi among them: up to four cards of different ranks and suits. Aces are low. You can discard and draw three times.
first-badeucey = - Half the pot goes to the lowest five cards, half to the best badugi among them: up to four cards of different ranks and suits. Aces are high, straights and flushes are bad. You can discard and draw three times.
first-limit-holdem = - You get two down cards. Five cards come on the board, for everyone: three on the flop, then the turn and the river. The highest five of your seven cards win, with two, one, or none of your own.
first-holdem = - You get two down cards. Five cards come on the board, for everyone: three on the flop, then the turn and the river. The highest five of your seven cards win, with two, one, or none of your own.
first-omaha = - You get four down cards. Five cards come on the board, for everyone: three on the flop, then the turn and the river. The highest five win, always two of your own and three from the board.
first-omaha-hi-lo = - You get four down cards. Five cards come on the board, for everyone: three on the flop, then the turn and the river. Half the pot goes to the highest five, half to the { $qualifier ->
    [none] lowest
   *[other] lowest, eight or better
}. Each takes two of your own and three from the board; you can win both with different cards.
first-five-card-omaha = - You get five down cards. Five cards come on the board, for everyone: three on the flop, then the turn and the river. The highest five win, always two of your own and three from the board.
first-big-o = - You get five down cards. Five cards come on the board, for everyone: three on the flop, then the turn and the river. Half the pot goes to the highest five, half to the { $qualifier ->
    [none] lowest
   *[other] lowest, eight or better
}. Each takes two of your own and three from the board; you can win both with different cards.
first-cards = - *{ $cards }* at the table shows your down cards anytime, only to you; while it isn't open, they come by DM.
first-cards-closed = - I can't DM you: *{ $cards }* at the table shows your cards, only to you.
first-turn = - On your turn, the table has a button for everything you can do. You have { $seconds } seconds; { $draws ->
    [0] after that you check/fold.
   *[other] after that you check/fold, or stand pat in a draw.
} Miss two turns in a row and you sit out.
first-turn-slow = - On your turn, the table has a button for everything you can do. You have { $hours } hours; { $draws ->
    [0] after that you check/fold.
   *[other] after that you check/fold, or stand pat in a draw.
} Miss two turns in a row and you sit out.
first-leave = - *{ $menu }* at the table: *{ $sitout }* lets you take a break, *{ $leave }* puts your chips back in your wallet. `/rules` explains more.

gone-channel = { $table } is closed: its thread or channel was deleted.
gone-server = { $table } is closed: I was removed from its server.
gone-undone = Hand { $number } was voided, and the pot refunded.
gone-paid-out = { $amount ->
    [one] Your one chip is
   *[other] Your { $amount } chips are
} back in your wallet.
gone-off-table = The tournament continues at another table, with your { $amount ->
    [one] one chip
   *[other] { $amount } chips
}. You'll be pinged there.
