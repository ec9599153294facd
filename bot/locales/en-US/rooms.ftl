# Around the play: watching, inviting, waiting for a seat, changing it, what a table is called.

## Commands

command-table-open-name = What the table is called; numbered if left out
command-table-open-private = Only you, whom you invite and who has the role may sit there
command-table-open-role = Who has this role may sit there, and nobody else but you and whom you invite
command-table-watch = Watch a table: where it is, and what a spectator sees
command-table-rename = Give a table of yours another name
command-table-rename-name = The new name; it has a letter in it, and no other table here is called so
command-table-invite = Call a member to a table; to a private one it lets them in
command-table-invite-member = Whom to call
command-table-uninvite = Take back an invitation to your private table
command-table-uninvite-member = Whose invitation to take back
command-table-wait = Be put on the waiting list of a full table: you are seated when it is your turn
command-table-unwait = Leave the waiting list of a table
command-table-seat = Move to another seat: at once between hands, else when the hand ends
command-table-seat-number = The free seat to move to; your own takes that back

## Names of tables

name-empty = That name shows nothing. Give one with a letter or an emoji in it, such as Friday club.
name-no-letter = A table's name needs a letter, such as Friday club, or emojis alone: numbers stand for tables as it is.
name-link = A table's name takes no link. Choose a name such as Friday club.
name-taken = Another open table of this server is called “{ $text }” already. Choose another name.
done-rename = The table is called { $table } now.
renamed-later = Discord lets a thread be renamed twice in 10 minutes: its thread follows { $when }.
table-rename-forbidden = Only the owner of the table can rename it, or a moderator of this room.

## Watching

table-watch-public =
    { $table } is in { $channel }. Anyone may watch: you see up cards, bets, pots and what is shown at the showdown, never a down card. You need no seat for that.
table-watch-private =
    { $table } is in { $channel }. It is private: only its owner, those invited and those with its role may sit. Whoever can see the place may watch: up cards, bets, pots and what is shown at the showdown, never a down card.
table-watch-locked = I could not let you into the thread of { $table }. A moderator who manages threads can add you there.
table-info-private = { $role ->
    [none] Private: its owner and those invited may sit
   *[other] Private: its owner, those invited and members with { $role } may sit
}
table-info-waiting = { $count ->
    [one] Waiting list: { $count } player
   *[other] Waiting list: { $count } players
}
fact-private = private
private-role-everyone = That role is everybody's. Leave it out for a table that anyone may join, or name another role.
table-opened-private = The table is open: { $channel }. Only you and whom you let in may sit there: `/table invite` calls a member.
table-opened-private-seen = The table is open: { $channel }. Only you and whom you let in may sit there: `/table invite` calls a member. I may make no private thread here, so all who see this place may watch.

## Inviting

invitation = { $mention }, { $name } calls you to { $table }: { $game }. Press *Sit down* at the table, or use `/table sit` here.
invited = { $name } is called to { $table }.
invited-private = { $name } may sit at { $table } from now on, and is called there.
invited-private-uncalled = { $name } may sit at { $table } from now on. You have called that member lately, so I do not call again.
invite-oneself = That is you. Name another member of this server.
invite-bot = Bots do not play. Name a member of this server.
invite-no-member = That is no member of this server. Name one who is.
invite-blind = { $name } cannot see { $channel }, so a call there would not reach that member. Open a table in a channel that both of you see.
invite-too-fast = You have called several members lately. Wait a minute before you call another.
invite-again = You have called { $name } lately. You may call the same member again in 10 minutes.
call-not-posted = The call could not be posted in { $channel }: I may not write there, or Discord does not answer. Try again, or ask a moderator to look at my permissions there.
uninvited = { $name } is invited to { $table } no more. Who sits there already stays until leaving.

## The waiting list

button-wait = { $count ->
    [0] Waiting list
   *[other] Waiting list ({ $count })
}
button-unwait = Leave the list
done-wait = You have place { $place } on the waiting list of { $table }, with a buy-in of { $amount }. Nothing is taken from your wallet yet. When it is your turn you are seated without asking and called at the table; who then does not act in time is folded and sits out like anyone. `/table wait` changes the buy-in, `/table unwait` leaves the list.
done-unwait = You are off the waiting list of { $table }.
waiting-seated = { $mention }: you have come from the waiting list of { $table } to seat { $seat }, with { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
}. The next hand you can be dealt into is yours. `/table leave` gives the seat up.
waiting-closed = { $mention }: { $table } is closed, and its waiting list with it. `/table list` shows the tables that are open.
waiting-gone = { $table } is closed, because its thread or channel is gone, and its waiting list with it. `/table list` shows the tables that are open.
waiting-cannot-pay = Your turn came on the waiting list of { $table } ({ $place }), but your buy-in could not be taken: your wallet holds too few chips or is frozen, or you are banned from the tables. You are off the list. `/wallet` shows what you have, and `/table wait` puts you on it again.
waiting-barred = You are off the waiting list of { $table } ({ $place }), for you may not sit there any more. Its owner can invite you.
waiting-banned = You are off the waiting list of { $table } ({ $place }): you are banned from the tables there { $until }.
waiting-given-up = You have been sitting out at { $table } ({ $place }) while others wait for a seat, so yours goes to the next of them. You have been cashed out. `/table wait` puts you on the list.
not-waiting-anywhere = You are on no waiting list here. `/table wait` puts you on one.

## Changing the seat

done-seat = You sit in seat { $seat } now.
done-seat-later = You move to seat { $seat } when this hand ends. Your own seat's number takes that back.
done-seat-stays = You stay in seat { $seat }.
done-seat-blinds = There you count as a newcomer: you are dealt in when the big blind comes to you.
done-seat-posts = There you post a big blind to be dealt in at once, where the rules let you.

## Refused

denial-not_private = Anyone may sit at this table, so nobody needs an invitation. `/table invite` calls members to it.
denial-not_owner = Only the owner of this private table chooses who may sit there. Ask the owner for it.
denial-not_host = Only who sits at this table, or owns it, calls others to it. You may sit down for { $buy_in }.
denial-not_guest = That member was not invited to this table. `/table invite` does it.
denial-guests_full = As many members are invited as one table takes. Take an invitation back with `/table uninvite` first.
denial-not_invited = This table is private: its owner, those invited and those with its role may sit. Ask its owner for an invitation, or find another with `/table list`.
denial-waiting_first = Others wait for that seat. `/table wait` puts you on the waiting list.
denial-seat_free = There is nothing to wait for: a seat is free. Take it with *Sit down* at the table or `/table sit`.
denial-list_full = The waiting list is full. Find another table with `/table list`, or try again when it has moved on.
denial-not_listed = You are not on the waiting list of this table. `/table wait` puts you on it.

## Who sits down to a game for the first time

first-title = **Your first time at { $game }?** In short:
first-razz = - The lowest five of your seven cards win; aces are low, pairs are bad. The best is 5-4-3-2-A.
first-five-card-draw = - The highest five cards win. Once in the hand you may throw cards away and get new ones.
first-ace-to-five-triple-draw = - The lowest five cards win; aces are low. Three times you may throw cards away and get new ones. The best is 5-4-3-2-A.
first-deuce-to-seven-triple-draw = - The lowest five cards win; aces are high, straights and flushes are bad. Three times you may throw cards away and get new ones. The best is 7-5-4-3-2.
first-deuce-to-seven-single-draw = - The lowest five cards win; aces are high, straights and flushes are bad. Once you may throw cards away and get new ones. The best is 7-5-4-3-2.
first-badugi = - Four cards of four ranks and four suits win, the lower the better. { $draws ->
    [1] Once you may
   *[other] Three times you may
} throw cards away and get new ones. The best is 4-3-2-A.
first-seven-card-stud = - The highest five of your seven cards win: pairs, straights, flushes. Four of them lie face up for all to see.
first-deuce-to-seven-razz = - The lowest five of your seven cards win; aces are high, pairs, straights and flushes are bad. The best is 7-5-4-3-2.
first-ace-to-five-single-draw = - The lowest five cards win; aces are low. Once you may throw cards away and get new ones. The best is 5-4-3-2-A.
first-stud-hi-lo = - Half of the pot goes to the highest five of your seven cards, half to the lowest, eight or better. You may win both with different cards. Four of them lie face up for all to see.
first-badacey = - Half of the pot goes to the lowest five cards, half to the best badugi among them: up to four cards of different ranks and suits. Aces are low. Three times you may throw cards away and get new ones.
first-badeucey = - Half of the pot goes to the lowest five cards, half to the best badugi among them: up to four cards of different ranks and suits. Aces are high, straights and flushes are bad. Three times you may throw cards away and get new ones.
first-cards = - Your own cards come by direct message; *{ $cards }* at the table shows them at any time, to you alone.
first-cards-closed = - Your direct messages are closed to me: *{ $cards }* at the table shows your cards, to you alone.
first-turn = - On your turn the table has a button for each thing you may do. You have { $seconds } seconds; { $draws ->
    [0] then you are checked where that is free, and else folded.
   *[other] then you are checked where that is free, stand pat in a draw, and are else folded.
} Who misses two turns in a row sits out.
first-turn-slow = - On your turn the table has a button for each thing you may do. You have { $hours } hours; { $draws ->
    [0] then you are checked where that is free, and else folded.
   *[other] then you are checked where that is free, stand pat in a draw, and are else folded.
} Who misses two turns in a row sits out.
first-leave = - *{ $menu }* at the table: *{ $sitout }* pauses you, *{ $leave }* pays your chips back into your wallet. `/rules` tells more.

gone-channel = { $table } is closed: its thread or channel was deleted.
gone-server = { $table } is closed: I was removed from its server.
gone-undone = Hand { $number } was undone: every chip went back to who put it in.
gone-paid-out = { $amount ->
    [one] Your one chip is
   *[other] Your { $amount } chips are
} back in your wallet.
gone-off-table = The tournament goes on at another table, where you are called with your { $amount ->
    [one] one chip
   *[other] { $amount } chips
}.
