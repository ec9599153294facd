### The room and its settings: /room, presets, announcements, the report and the export.

## This language, as it calls itself

language-name = English (US)

## Commands

command-room = Set up the room, and see how it's doing
command-room-setup = Set up the room step by step: moderators, chips, stakes, language, pictures
command-room-show = See the room's settings and the permissions the bot is missing
command-room-set = Change one of the room's settings
command-room-set-setting = Which setting
command-room-set-value = Its new value; “default” resets it
command-room-preset = Saved tables for /table open
command-room-preset-save = Save a table's game, stakes, clock, and house rules under a name
command-room-preset-delete = Delete a preset
command-room-preset-list = See the presets
command-room-preset-name = The preset's name
command-room-preset-game = The game; without game and stakes, this channel's table is saved
command-room-preset-clock = Seconds to act
command-room-report = See chips, tables, hands, and players by week
command-room-report-weeks = How many weeks; 8 if left out
command-room-export = Get all data about this room as a file
command-room-export-format = CSV opens in spreadsheets, JSON is for programs
command-room-health = See how the bot is doing
command-table-open-preset = A preset the moderators saved, instead of game and stakes
help-heading-room = The room

## Settings, and what holds where nothing is set

setting-table-channels = Channels for tables
setting-opener-roles = Roles that can open tables
setting-moderator-roles = Moderator roles
setting-moderator-channel = Moderators' channel
setting-announcement-channel = Announcement channel
setting-lobby-channel = Lobby
setting-starting-chips = Starting chips
setting-daily-claim = Daily claim
setting-stakes-menu = Stakes menu
setting-tables-most = Maximum open tables
setting-tables-each = Open tables per member
setting-seats-most = Maximum seats
setting-buy-in-most = Maximum buy-in
setting-language = Language
setting-zone = Time zone
unset-table-channels = every channel
unset-opener-roles = everyone
unset-moderator-roles = none; anyone who can manage the server or its channels, or time out members, is a moderator anyway
unset-moderator-channel = none
unset-announcement-channel = none
unset-lobby-channel = none
unset-starting-chips = { $amount }, the host's default
unset-daily-claim = { $amount }, the host's default
unset-stakes-menu = any stakes
unset-tables-most = { $amount }
unset-tables-each = 3
unset-seats-most = as many as the game allows
unset-buy-in-most = no limit
unset-language = the server's language
unset-zone = UTC
room-line = **{ $setting }:** { $value }
room-amount = { $amount }
decimal-mark = .
with-label = { $label }: { $text }
room-more = { $named } and { $more } more
room-default = Default: { $value }
room-title = ### The room's settings
room-saved = Saved. { $line }
room-unchanged = That was already set. { $line }

## Settings that cannot be read

room-bad-number = I can't use “{ $text }”. Enter a whole number from { $least } to { $most }, or “default”.
room-bad-stakes = I can't read “{ $text }” as stakes. Enter them like in `/table open`, separated by commas: 5/10, 10/20. Or “default” for any stakes.
room-bad-language = I don't speak “{ $text }”. Choose from: { $known }. Or “default” for the server's language.
room-unknown-channels = There's no suitable channel “{ $text }” here. Enter channels as #name, separated by commas, or “default”.
room-unknown-roles = There's no role “{ $text }” here. Enter roles as @name, separated by commas, or “default”.
room-two-channels = More than one channel is named “{ $text }”. Mention the one you mean with #.
room-two-roles = More than one role is named “{ $text }”. Mention the one you mean with @.
room-one-channel = Choose one channel, like #lobby, or “default” for none.
room-list-size = Enter at least one and at most { $most }, separated by commas.
room-everyone-moderates = Not everyone can be a moderator. Choose roles of people you trust.

## What the bot may not do

room-no-trouble = I have all the permissions I need here.
room-troubles = **Left to do in Discord,** for an administrator, in my role or the channel's settings:
room-lack = - **{ $permission }** in { $channels }: { $stops }
room-lack-role = - **{ $permission }** in my role: { $stops }
room-moderators-public = - Everyone can read { $channel }, where disputes and incidents are posted. Hide it from @​everyone in the channel's settings.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-create-private-threads = Create Private Threads
permission-create-events = Create Events
permission-embed-links = Embed Links
lack-tables-view-channel = I can't see it, or it's gone; no table can be opened there.
lack-tables-create-public-threads = tables don't get a thread of their own, so only one at a time fits in the channel itself.
lack-tables-create-private-threads = private tables run in public threads: only people let in can sit, but everyone can watch.
lack-tables-send-messages-in-threads = I can't post in threads, so a table runs in the channel itself, or not at all.
lack-tables-send-messages = no table can be opened there.
lack-tables-read-message-history = after a crash I couldn't see which deals are on record, and might record one twice.
lack-events-create-events = tournaments aren't listed among the server's events.
lack-announcements-view-channel = I can't see it, or it's gone; open tables aren't announced.
lack-announcements-send-messages = open tables aren't announced.
lack-lobby-view-channel = I can't see it, or it's gone; there's no lobby.
lack-lobby-send-messages = there's no lobby.
lack-moderators-view-channel = I can't see it, or it's gone; disputes and incidents aren't posted, but they're still saved.
lack-moderators-send-messages = disputes and incidents aren't posted, but they're still saved.

## The pages of the set-up

setup-heading = ### Setup, step { $page } of { $pages }: { $title }
setup-intro = Everything already works without this. Skip any step with “Next”. Each choice is saved right away, and you can change it later with `/room set`.
setup-wrong = ⚠ { $what }
setup-title-tables = Tables
setup-title-moderators = Moderators
setup-title-chips = Chips and limits
setup-title-words = Announcements, language, time zone, and pictures
setup-title-summary = Summary
setup-ask-table-channels = **Where can tables be opened?** In the channels you choose and their threads; everywhere if you choose none.
setup-ask-opener-roles = **Who can open tables?** Everyone, if you choose no role. Moderators always can.
setup-ask-moderator-roles = **Who moderates the tables?** The roles you choose here, and in any case anyone who can manage the server or its channels, or time out members.
setup-ask-moderator-channel = **Where should moderators get alerts?** Disputes and incidents are posted there; pick a channel only they can read.
setup-hide-commands = **Who sees which commands?** Discord shows all of them to everyone, and people who can't use one are told so. To hide `/mod`, `/audit`, and `/room` from players, open Server Settings → Integrations, manage this bot, pick the command, and turn it off for `@everyone` and on for the moderator roles. That doesn't change who can do what.
setup-ask-chips = **Chips.** Starting chips, claims, and the stakes on offer.
setup-ask-caps = **Limits.** How many tables there can be, and how big.
setup-ask-announcement-channel = **Where should open tables be announced?** One line with a link, and nobody is notified. Without a channel they aren't announced.
setup-ask-lobby-channel = **Where should the lobby be?** One message that shows the open tables and the next tournaments, with buttons to join. Without a channel there's no lobby.
setup-ask-language = **Which language should channels use?** Private messages use each person's own.
setup-ask-zone = **Which time zone do you play in?** Starts of tournaments are typed in it.
setup-hint-table-channels = Every channel
setup-hint-opener-roles = Everyone
setup-hint-moderator-roles = No extra role
setup-hint-moderator-channel = No channel
setup-hint-announcement-channel = No channel
setup-hint-lobby-channel = No lobby
setup-hint-language = The server's language
setup-change-chips = Change chips and stakes
setup-change-caps = Change limits
setup-change-zone = Change the time zone
setup-form-chips = Chips and stakes
setup-form-caps = Limits
setup-form-zone = Time zone
setup-field-starting-chips = For new players: { $least } to { $most }. Empty: the host's default.
setup-field-daily-claim = Broke players can claim up to this once a day: { $least } to { $most }. Empty: the host's default.
setup-field-stakes-menu = Like 5/10, 10/20. Empty: any stakes.
setup-field-zone = A city, or an abbreviation: Berlin, New York, EST. Empty: { $unset }.
setup-field-tables-most = On the whole server: { $least } to { $most }. Empty: { $unset }.
setup-field-tables-each = For members who aren't moderators: { $least } to { $most }. Empty: 3.
setup-field-seats-most = { $least } to { $most }. Empty: as many as the game allows.
setup-field-buy-in-most = In chips: { $least } to { $most }. Empty: no limit.
setup-back = Back
setup-next = Next
setup-end = Done
setup-done = The room is set up. `/room show` shows its settings, `/room set` changes one, and `/table open` opens a table.

## Opening tables

announcement = **{ $table }** is open: { $game }. { $link }
open-what = Choose a game, or choose a preset.

## Presets

preset-saved = Saved as a preset for `/table open`. { $line }
preset-deleted = The preset { $name } was deleted.
preset-list = ### Presets for `/table open`
preset-list-empty = There are no presets yet. Save one with `/room preset save`.
preset-line = **{ $name }**: { $game }, { $clock }, { $seats } seats, buy-in { $buy_in }
preset-alone = A preset includes everything: leave the other options out, or leave out the preset.
preset-unknown = There's no preset “{ $text }”. Choose one of the suggestions.
preset-none = There are no presets here, so no “{ $text }” either. Moderators save one with `/room preset save`.
preset-from-what = Give the preset a game and stakes, or leave both out and use the command at a table outside tournaments to save that table.
preset-bad-name = “{ $text }” doesn't work as a preset's name. Enter up to { $most } letters, digits, spaces, and symbols like - and /.
preset-too-many = There are already { $most } presets. Delete one first.

## Report

report-title = { $count ->
    [one] **This week**, Monday to Sunday, UTC; it isn't over yet
   *[other] **The last { $count } weeks**, each Monday to Sunday, UTC; the last one isn't over yet
}
report-week = Week of
report-minted = Created
report-burnt = Removed
report-tables = Tables
report-hands = Hands
report-players = Players
report-sum = Total
report-chips = Chips
report-plot-tables = Tables opened
report-plot-hands = Hands played
report-plot-players = Players dealt in
report-alt = Bars by week from { $first } to { $last }: { $minted ->
    [one] { $minted } chip
   *[other] { $minted } chips
} created and { $burnt } removed, { $hands ->
    [one] one hand
   *[other] { $hands } hands
} played, and at most { $players ->
    [one] one player
   *[other] { $players } players
} in a week.

## Export

export-done = Everything stored about this room: { $rows } rows in { $files } lists. Down cards that weren't shown aren't in it, and people appear by number only.
export-busy = An export is already being made. Ask again when you have it.
export-too-large = That's too large for Discord. The host can get it on the machine: python -m bot export { $guild } room.zip --format { $format }
