### The room and its settings: /room, presets, announcements, the report and the export.

## This language, as it calls itself

language-name = English (US)

## Commands

command-room = Set the room up, and see how it goes
command-room-setup = Set the room up step by step; moderating, chips, stakes, language, pictures
command-room-show = See the room's settings, and what the bot may not do here
command-room-set = Change one of the room's settings
command-room-set-setting = Which setting
command-room-set-value = Its new value; “default” goes back to what holds without any set-up
command-room-preset = Tables under a name, for /table open
command-room-preset-save = Save a table's game, stakes, clock and house rules under a name
command-room-preset-delete = Delete a preset
command-room-preset-list = See the presets
command-room-preset-name = The preset's name
command-room-preset-game = The game; without game and stakes the table of this channel is saved
command-room-preset-clock = Seconds to act
command-room-report = See chips, tables, hands and players by week
command-room-report-weeks = How many weeks; 8 if left out
command-room-export = Get everything that is known of this room as a file
command-room-export-format = CSV opens in a spreadsheet, JSON is for programs
command-room-health = See how the bot is doing
command-table-open-preset = A table that the moderators have saved under a name, instead of game and stakes
help-heading-room = The room

## Settings, and what holds where nothing is set

setting-table-channels = Channels for tables
setting-opener-roles = Roles that may open tables
setting-moderator-roles = Roles that moderate
setting-moderator-channel = Moderators' channel
setting-announcement-channel = Announcement channel
setting-lobby-channel = Lobby
setting-starting-chips = Starting chips
setting-daily-claim = Daily claim
setting-stakes-menu = Stakes menu
setting-tables-most = Open tables at most
setting-tables-each = Open tables per member
setting-seats-most = Seats at most
setting-buy-in-most = Buy-in at most
setting-language = Language
unset-table-channels = every channel
unset-opener-roles = everyone may
unset-moderator-roles = no role; whoever manages the server or its channels, or times members out, moderates anyway
unset-moderator-channel = none
unset-announcement-channel = none
unset-lobby-channel = none
unset-starting-chips = { $amount }, as the host has set
unset-daily-claim = { $amount }, as the host has set
unset-stakes-menu = any stakes
unset-tables-most = no limit
unset-tables-each = 3
unset-seats-most = as many as the game allows
unset-buy-in-most = no limit
unset-language = the server's own
room-line = **{ $setting }:** { $value }
room-amount = { $amount }
decimal-mark = .
room-more = { $named } and { $more } more
room-default = Default: { $value }
room-title = ### The room's settings
room-saved = Saved. { $line }
room-unchanged = It was so already. { $line }

## Settings that cannot be read

room-unknown-setting = There is no setting “{ $text }”. Choose one of those suggested.
room-bad-number = I cannot use “{ $text }”. Write a whole number from { $least } to { $most }, or “default”.
room-bad-stakes = I cannot read “{ $text }” as stakes. Write them as `/table open` takes them, with commas between: 5/10, 10/20. Or “default” for any stakes.
room-bad-language = I do not speak “{ $text }”. There are: { $known }. Or “default” for the server's own.
room-unknown-channels = There is no channel “{ $text }” here that fits. Write channels as #name, with commas between, or “default”.
room-unknown-roles = There is no role “{ $text }” here. Write roles as @name, with commas between, or “default”.
room-two-channels = More than one channel is called “{ $text }”. Mention the one you mean with #.
room-two-roles = More than one role is called “{ $text }”. Mention the one you mean with @.
room-one-channel = Name one channel, such as #lobby, or “default” for none.
room-list-size = Name from one to { $most }.
room-everyone-moderates = Everyone cannot moderate. Choose roles of people you trust.

## What the bot may not do

room-no-trouble = I have every permission that I need here.
room-troubles = **What is left to do in Discord,** for an administrator, at my role or in the channel's settings:
room-lack = - **{ $permission }** in { $channels }: { $stops }
room-moderators-public = - Everyone can read { $channel }, where disputes and incidents are posted. Hide it from @​everyone in the channel's settings.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
lack-tables-view-channel = I cannot see it, or it is gone; no table can be opened there.
lack-tables-create-public-threads = tables get no thread of their own. One at a time lives in the channel itself.
lack-tables-create-private-threads = private tables live in public threads, where only who is let in may sit, but all may watch.
lack-tables-send-messages-in-threads = I could write in no thread, so a table lives in the channel itself, or nowhere.
lack-tables-send-messages = no table can be opened there.
lack-announcements-view-channel = I cannot see it, or it is gone; open tables are not announced.
lack-announcements-send-messages = open tables are not announced.
lack-lobby-view-channel = I cannot see it, or it is gone; the lobby stands nowhere.
lack-lobby-send-messages = the lobby stands nowhere.
lack-moderators-view-channel = I cannot see it, or it is gone; disputes and incidents are not posted. They are kept all the same.
lack-moderators-send-messages = disputes and incidents are not posted. They are kept all the same.

## The pages of the set-up

setup-heading = ### Set-up, step { $page } of { $pages }: { $title }
setup-intro = Everything works already, without any of this. Skip what you like with “Next”. Each choice is saved at once, and `/room set` changes it later.
setup-wrong = ⚠ { $what }
setup-title-tables = Tables
setup-title-moderators = Moderators
setup-title-chips = Chips and limits
setup-title-words = Announcements, language and pictures
setup-title-summary = How it stands
setup-ask-table-channels = **Where may tables be opened?** In the channels you choose and their threads; with none chosen, everywhere.
setup-ask-opener-roles = **Who may open tables?** With no role chosen everyone may. Moderators always may.
setup-ask-moderator-roles = **Who moderates the tables?** Whoever manages the server or its channels, or may time members out, does so anyway.
setup-ask-moderator-channel = **Where are the moderators told?** Disputes and incidents are posted there; best in a channel that only they can read.
setup-hide-commands = **Who sees which command?** Discord shows all of them to everyone, and whoever may not use one is told so. To hide `/mod`, `/audit` and `/room` from players, open Server Settings → Integrations, manage this bot, pick the command, switch it off for `@everyone` and on for the roles that moderate. Who may do what stays the same.
setup-ask-chips = **Chips.** What players get, and what they may play for.
setup-ask-caps = **Limits.** How many tables there may be, and how large.
setup-ask-announcement-channel = **Where are open tables announced?** A line with a link, which notifies nobody. With no channel chosen they are not.
setup-ask-lobby-channel = **Where does the lobby stand?** One message that shows the open tables and the next tournaments, with buttons to join. With no channel chosen there is none.
setup-ask-language = **Which language stands in the channels?** What one person alone sees is in their own.
setup-hint-table-channels = Every channel
setup-hint-opener-roles = Everyone
setup-hint-moderator-roles = No role besides
setup-hint-moderator-channel = No channel
setup-hint-announcement-channel = No channel
setup-hint-lobby-channel = No lobby
setup-hint-language = The server's own
setup-change-chips = Change chips and stakes
setup-change-caps = Change limits
setup-form-chips = Chips and stakes
setup-form-caps = Limits
setup-field-starting-chips = For who is new here: { $least } to { $most }. Empty: as the host has set.
setup-field-daily-claim = What the broke may claim up to, once a day: { $least } to { $most }. Empty: as the host has set.
setup-field-stakes-menu = Such as 5/10, 10/20. Empty: any stakes.
setup-field-tables-most = On the whole server: { $least } to { $most }. Empty: no limit.
setup-field-tables-each = Of one member who is no moderator: { $least } to { $most }. Empty: 3.
setup-field-seats-most = { $least } to { $most }. Empty: as many as the game allows.
setup-field-buy-in-most = In chips: { $least } to { $most }. Empty: no limit.
setup-back = Back
setup-next = Next
setup-end = Done
setup-done = The room is set up. `/room show` tells how it stands, `/room set` changes one thing, and `/table open` opens a table.

## Opening tables

announcement = **{ $table }** is open: { $game }. { $link }
open-what = Choose a game and write the stakes, such as 10/20, or choose a preset.

## Presets

preset-saved = Saved. `/table open` with the preset { $name } opens it: { $line }
preset-deleted = The preset { $name } is gone.
preset-list = ### Presets for `/table open`
preset-list-empty = There is no preset yet. Save one with `/room preset save`.
preset-line = **{ $name }**: { $game }, { $clock }, { $seats } seats, buy-in { $buy_in }
preset-alone = A preset brings everything along: leave the other options out, or leave out the preset.
preset-unknown = There is no preset “{ $text }”. Choose one of those suggested.
preset-none = There is no preset here, so not “{ $text }” either. Moderators save one with `/room preset save`.
preset-from-what = Give game and stakes for the preset, or use the command at a table and leave both out: then that table is saved.
preset-bad-name = “{ $text }” is no name for a preset. Write up to { $most } letters, digits, spaces and signs such as - and /.
preset-too-many = There are { $most } presets already. Delete one first.

## Report

report-title = { $count ->
    [one] **This week**, from Monday to Sunday, UTC; it is not over
   *[other] **The last { $count } weeks**, each from Monday to Sunday, UTC; the last one is not over
}
report-week = Week of
report-minted = Minted
report-burnt = Burnt
report-tables = Tables
report-hands = Hands
report-players = Players
report-sum = Sum
report-chips = Chips
report-plot-tables = Tables opened
report-plot-hands = Hands played
report-plot-players = Players dealt in
report-alt = Bars by week from { $first } to { $last }: { $minted ->
    [one] { $minted } chip
   *[other] { $minted } chips
} minted and { $burnt } burnt, { $hands ->
    [one] one hand
   *[other] { $hands } hands
} played, and at most { $players ->
    [one] one player
   *[other] { $players } players
} in a week.

## Export

export-done = Everything that is known of this room, in { $files } lists with { $rows } rows. No down card that was not shown is in it, and people stand in it by number only.
export-busy = One is being made right now. Ask again when you have it.
export-too-large = That is too large for Discord. Whoever runs the bot gets it on the machine: python -m bot export { $guild } room.zip --format { $format }
