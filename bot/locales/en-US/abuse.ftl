# Who may not, and who may; what the room allows; who asks too fast.

forbidden-outsider = Only members of this server can do that.
not-a-member = I'm not on this server, only my commands are, so nothing can be played here. An administrator can add me: { $link }
forbidden-banned = You're banned from the tables here { $until }, so you can't do that. A moderator can lift the ban; a moderator's own ban, only an administrator of this server.
forbidden-not-moderator = Only moderators can do that: members with one of the room's moderator roles, and anyone who can time out members, manage channels, or manage this server.
forbidden-not-administrator = Only administrators can do that: anyone who can manage this server.
forbidden-guarantee = Only administrators can set up or change a tournament with a guarantee, because the house creates new chips for it. With `guarantee: 0` you can do it.
forbidden-not-opener = Only moderators and members with one of these roles can open tables: { $roles }.
forbidden-no-opener-left = Only moderators can open tables here: the roles that could are gone. An administrator can choose others with `/room set`.
forbidden-own-table = You're playing at this table, so another moderator has to do that.
forbidden-oneself = You can't do that for yourself. Another moderator can.
forbidden-oneself-equal = You can't do that to yourself. An administrator can.
forbidden-equal = That player is a moderator too. Only an administrator can do that to a moderator.

room-stakes-menu = Tables here play for { $stakes }. Choose from those.
room-seats-most = Tables here have at most { $most } seats.
room-buy-in-most = Tables here take a buy-in of at most { $most }.
room-table-channels = Tables can be opened in these channels: { $channels }.
room-tables-most = { $most ->
    [one] One table is
   *[other] { $most } tables are
} open on this server, the limit here. You can open one when another closes.
tables-too-fast = You've opened many tables recently. Wait a minute before the next one.

option-misfit = “{ $name }” doesn't take that value. Pick one that Discord offers; if it offered this one, restart Discord, which is showing an old version of the command.
too-fast = Slow down! Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
click-gone = That button or form has expired. Use the newest message, or a command: `/help` lists them.
