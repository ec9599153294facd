# Who may not, and who may; what the room allows; who asks too fast.

forbidden-outsider = Only members of this server can do that.
forbidden-banned = You are banned from the tables here { $until }, so you cannot do that before. An administrator of this server can lift the ban.
forbidden-not-moderator = Only moderators of this room can do that: people who have one of its moderator roles, or who may moderate members, manage channels or manage this server.
forbidden-not-administrator = Only administrators can do that: who may manage this server.
forbidden-guarantee = Only administrators can set up or change a tournament with a guarantee: the house makes its chips out of nothing. With `guarantee: 0` you can do it.
forbidden-not-opener = Tables are opened by moderators and by members with one of these roles: { $roles }.
forbidden-no-opener-left = Tables are opened by moderators only: the roles that might do it are no more. An administrator can name others with `/room set`.
forbidden-own-table = You play at this table, so another moderator has to do that.
forbidden-oneself = You cannot do that for yourself. Another moderator can.
forbidden-oneself-equal = You cannot do that to yourself. An administrator can.
forbidden-equal = That player is a moderator, too. Only an administrator can do that to a moderator.

room-stakes-menu = Tables here play for { $stakes }. Choose one of these stakes.
room-seats-most = Tables here have { $most } seats at the most.
room-buy-in-most = Tables here take a buy-in of { $most } at the most.
room-table-channels = Tables are opened in these channels here: { $channels }.
room-tables-most = { $most ->
    [one] One table is
   *[other] { $most } tables are
} open on this server, and that is as many as may be. A new one can be opened when one closes.
tables-too-fast = You have opened many tables lately. Wait a minute before you open another.

option-misfit = That is no value that “{ $name }” takes. Choose within what Discord offers there; if it offered this, restart Discord, as it shows an older version of the command.
too-fast = That was too much at once. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, then go on.
click-gone = That button or form is of no use any more. Use the newest message, or the command for it: `/help` lists them.
