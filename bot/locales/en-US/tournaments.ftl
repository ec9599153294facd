### Tournaments: /tournament and /league, and what is said to who sets them up. Their cards are in tournament_card.
### All of /tournament together may have 8,000 characters at Discord, so its descriptions are short.

## Commands

command-tournament = Tournaments with a scheduled start
command-tournament-create = Set up a tournament; you get a preview before it's posted
command-tournament-schedule = Set up a repeating tournament
command-tournament-schedules = See which tournaments repeat
command-tournament-edit = Change a tournament before it starts
command-tournament-cancel = Cancel a tournament; everyone is refunded
command-tournament-pause = Pause a running tournament
command-tournament-pause-at-once = Also stop hands in progress, clocks and all
command-tournament-resume = Resume a paused tournament
command-tournament-add = Register a player; with a buy-in they get an offer
command-tournament-remove = Remove a player from a tournament
command-tournament-move = Move a player to another table
command-tournament-move-table = The table, by its name or number
command-tournament-chips = Correct a player's tournament chips
command-tournament-chips-chips = How many more, or with a minus how many fewer
command-tournament-announce = Repost the tournament and ping its entrants
command-tournament-announce-text = Your message; without it nobody is pinged
command-tournament-register = Register for a tournament and pay the buy-in
command-tournament-withdraw = Unregister before the start; the buy-in is refunded
command-tournament-checkin = Check in shortly before the start
command-tournament-deal = Propose a deal at the final table: preview everyone's shares
command-tournament-deal-play-for = Chips to leave for the winner; 0 ends the tournament
command-tournament-list = See this server's tournaments
command-tournament-info = See everything about a tournament
command-tournament-template = Saved tournament settings
command-tournament-template-save = Save a tournament's settings under a name
command-tournament-template-delete = Delete a template
command-tournament-template-list = See the templates
command-tournament-template-name = The template's name
command-series = Repeating tournaments: change them, skip or move a date, end them
command-series-edit = Change all tournaments of a series that aren't announced yet
command-series-skip = Leave one date of a series out
command-series-move = Move one date of a series
command-series-end = End a series, now or later
command-series-option-date = A date of the series, like 24 december
command-series-option-until = The last possible date, like 24 december
command-series-option-count = After this many more tournaments
command-tournament-option-name = The tournament's name
command-tournament-option-game = The game or a mix: horse, 8-game, or mix with a list of your own
command-tournament-option-start = Like 20:00, friday 20:00, in 30 minutes
command-tournament-option-zone = Time zone, like Europe/Berlin or EST; the server's if left out
command-tournament-option-repeats = Like weekly, every friday 20:00, first friday of the month, or an RRULE
command-tournament-option-minutes = Target length in minutes; 60 if left out
command-tournament-option-seats = Seats per table; 6 if left out
command-tournament-option-buy-in = Buy-in in chips; none if left out
command-tournament-option-guarantee = Guaranteed prize pool; the house covers the overlay
command-tournament-option-limit = Betting structure; the usual one if left out
command-tournament-option-rules = House rules: a preset, or single ones
command-tournament-option-rotation = Games of a mix, in order
command-tournament-option-re-entries = Re-entries per player after busting; 0 if left out
command-tournament-option-rebuys = Rebuys per player; 0 if left out
command-tournament-option-add-on = Add-on after late registration
command-tournament-option-check-in = Check-in before the start; yes if left out
command-tournament-option-entrants-most = Maximum players; 64 if left out
command-tournament-option-prizes = Percentages, like 50 30 20; “usual” for the usual ones
command-tournament-option-season = League season it counts for; the quarter if left out
command-tournament-option-stack = Starting stack in big bets, or big blinds
command-tournament-option-format = Format, like bounty 50, bracket, or shootout
command-tournament-option-ping = A role to ping when registration opens; one that you can mention yourself
command-tournament-option-more = More settings, like turn_seconds=45 entrants_least=6 breaks=4 break_minutes=10
more-turn-seconds = seconds per turn
more-entrants-least = fewer entrants: canceled, all refunded
more-late-levels = levels of late registration
more-level-minutes = minutes per level
more-fill-hours = hours in which a sit and go has to fill
more-first-bet = first small bet, or small blind
more-level-hands = hands per level instead of minutes
more-breaks = levels between two breaks
more-break-minutes = minutes per break
more-ping = role to ping when registration opens
more-role = role that everyone needs to register; 0: none
more-password = password to register; 0: none
more-points = league points by field, places, or prize
more-points-knockout = league points per knockout
more-points-showing-up = league points for playing
more-target = satellite: tournament to win seats in
more-seats-guaranteed = satellite: seats there are at least
command-tournament-option-template = A template for everything you leave out
command-tournament-option-tournament = Which one, if there are several
command-tournament-option-schedule = Which one
command-tournament-option-reason = Reason, for the audit log
command-league = See a season's league table
command-league-season = Like 2027-Q1, 2027-03, or 2027; the current one if left out
command-league-series = A series of tournaments; all of them if left out
command-series-show = See a series: its next starts, standings, and winners
help-heading-tournaments = Tournaments
help-heading-series = Series of tournaments
format-sit-and-go = Sit and go for { $entrants } players
format-standing = Sit and go for { $entrants } players, always one open
format-bracket = Heads-up bracket: matches of two
format-bracket-sit-and-go = Heads-up bracket for { $entrants } players, starts when full
format-shootout = Shootout: each table plays down to one
format-shootout-sit-and-go = Shootout for { $entrants } players, starts when full
format-plain = No bounties
format-bounty = Bounties: { $percent }% of the buy-in
format-progressive = Progressive bounties: { $percent }% of the buy-in
season-month = Each month is a season
season-quarter = Each quarter is a season
season-year = Each year is a season
season-none = Doesn't count for the league

## Before it is posted

tournament-preview = This is how it will be announced. Only you can see it so far.
tournament-post = Post
tournament-drop = Cancel
tournament-understood = Start in { $zone } time: { $when }.
tournament-in-utc = Times are in UTC. `zone` sets another time zone, and `/room set` one for the whole server.
tournament-least = With fewer than { $least } entrants at the start, it's canceled{ $buy_in ->
    [0] {""}
   *[other] {" "}and everyone is refunded
}. `entrants_least` in `more` sets another number.
tournament-next-starts = It repeats { $repeats }. The next starts, in your time: { $starts }.
tournament-when-full = It starts a minute after the last of its { $entrants } seats is taken, and is canceled if that takes longer than { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
tournament-other-first = { $day } isn't one of these days, so the first start is { $first }.
tournament-with = **With { $entrants } entrants:** { $stakes }
tournament-with-prizes = { $prizes }
tournament-dropped = Nothing was posted.
tournament-preview-gone = That preview has expired. Run the command again.
tournament-created = Tournament #{ NUMBER($id, useGrouping: 0) } is announced in { $channel }. Change it with `/tournament edit` until it starts.
tournament-scheduled = Saved as schedule #{ NUMBER($id, useGrouping: 0) }. The next one is always announced, and open for registration, once the one before has started. The next starts: { $starts }. `/series end` ends the schedule.

## What cannot be understood, or contradicts itself

tournament-lacks = Missing: { $parts }. Add that to the command, or choose a template that has it.
tournament-lacks-name = a name
tournament-lacks-game = a game
tournament-lacks-start = a start, like friday 20:00
start-unreadable = I can't read “{ $text }” as a start. Enter a time, and a day if it's more than 24 hours away: 20:00, friday 20:00, tomorrow 8pm, { $day } 20:00, 26 march 20:00, in 30 minutes. German, Swedish, and French work too.
start-no-time = “{ $text }” has a day, but no time. Add one: friday 20:00, tomorrow 9am.
start-several = “{ $text }” can mean { $readings }. Enter the one you mean.
start-other-weekday = “{ $text }” doesn't fit: { $day } is another day of the week. Enter only the date or only the weekday.
start-past = <t:{ NUMBER($when, useGrouping: 0) }:F> is in the past. Enter a future start.
start-too-far = “{ $text }” is more than a year ahead. Enter an earlier start.
no-such-zone = There's no time zone “{ $text }”. Enter one like Europe/Berlin or America/New_York; you get suggestions as you type.
repeats-unreadable = I can't read “{ $text }”. Enter daily, weekly, every friday, every tuesday and friday, every other friday, first friday of the month, or an RRULE by days.
repeats-either = “{ $text }” can mean every { $weeks } weeks or once a month. Enter “{ $weekly }” or “{ $monthly }”.
repeats-several = “{ $text }” can mean { $readings }. Enter the one you mean.
repeats-other-time = “{ $text }” says { $time }, and the start says { $start }. Enter the same time in both, or leave it out of one.
repeats-never = “{ $text }” doesn't start within two years. Enter something sooner.
rule-unreadable = I can't follow “{ $text }” as an RRULE. One that works: FREQ=WEEKLY;BYDAY=FR.
rule-too-often = “{ $text }” repeats more than once a day. Once a day is the limit.
tournament-bad-name = Enter a visible name of up to { $most } characters.
tournament-no-such-game = There's no game “{ $text }”. Choose from: { $games }.
tournament-no-choice = Tournaments can't play dealer's choice: their levels don't wait for a choice. Choose a mix with a rotation.
tournament-no-such-limit = There's no betting structure “{ $text }”. Choose from: { $known }.
tournament-no-such-season = There's no season “{ $text }”. Choose from: { $known }.
tournament-shares-unreadable = I can't read “{ $text }” as payouts. Enter percentages from first place down, like 50 30 20, or “usual”.
tournament-shares-sum = “{ $text }” doesn't work as payouts: they must add up to 100, each above 0 and none higher than the one before.
tournament-shares-of-nothing = Without a buy-in or a guarantee there's no prize pool. Set a buy-in, or enter “usual” as the payouts.
tournament-no-such-format = There's no format “{ $text }”. Choose from: { $known }.
tournament-sit-and-go-size = A sit and go is for { $sizes } players. Enter one of these numbers.
tournament-sit-and-go-check-in = A sit and go has no check-in: it starts a minute after the last seat is taken.
tournament-matches-again = A bracket or a shootout has no late registration, re-entries, rebuys, add-on, or breaks.
tournament-bracket-seats = In a bracket each match is between two. Leave `seats` out.
tournament-shootout-seats = A shootout needs at least 3 seats at a table. For matches of two, enter bracket as the format.
tournament-standing-alone = Only a sit and go can be standing. Enter sit and go 6 standing, for example.
tournament-no-start-time = A sit and go starts when it's full. Leave the start out, or choose another format.
tournament-start-fixed = A tournament with a start can't become a sit and go, nor the other way round. Cancel it and create another.
tournament-satellite = Satellite: whoever is left at the end is registered in { $target }, which costs { $amount } otherwise. If that's impossible by then, they get { $amount }.
tournament-satellite-late = ⚠️ { $target } starts { $when }, maybe before this tournament ends. Seats won after its start are paid out in chips.
tournament-target-unknown = There's no tournament “{ $text }” that seats can be won in. Enter `target=12` for tournament #12, which mustn't have started, or `target=series:3` for series #3.
tournament-target-free = { $name } has no buy-in, so there's nothing to win a seat for. Choose a target with a buy-in.
tournament-target-satellite = { $name } is a satellite itself. Choose a tournament that isn't one.
tournament-target-fixed = A tournament can't become a satellite, and a satellite stays one. Cancel it and create another.
tournament-target-price = { $name } is a satellite for this tournament and has entrants, so the buy-in can't change anymore.
tournament-seats-need-target = Only a satellite can guarantee seats. Add `target=` and the number of a tournament to `more`.
tournament-satellite-buy-in = A satellite needs a buy-in, or `seats_guaranteed` in `more`.
tournament-satellite-prizes = A satellite pays seats, so it has no payouts to set. Enter “usual” as the payouts.
tournament-satellite-matches = A satellite is played to a number of seats, not in matches. Choose another format.
tournament-satellite-dear = A seat in { $name } costs { $most }. More than one entrant has to pay for it, so set a lower buy-in.
tournament-bounty-buy-in = With a bounty of { $percent }%, the buy-in must be at least { $least }.
tournament-again-both = A tournament can have re-entries or rebuys, not both. Leave one of them out.
tournament-again-needs-late = Re-entries, rebuys, and add-ons need late registration: set the late levels to at least 1.
tournament-more-unknown = `{ $text }` isn't one of the settings for `more`. Enter them like `turn_seconds=45 breaks=4`; choose from: { $known }.
tournament-more-value = `{ $name }` in `more` must be a whole number from { $least } to { $most }.
tournament-more-role = `role` in `more` must be a role of this server, like `role=@Members`, or `role=0` for none.
tournament-more-password = `password` in `more` must have 1 to { $most } characters without spaces or commas. `password=0` removes it.
tournament-level-too-long = That leaves fewer than two levels. A level can last at most { $most } minutes here.
tournament-undealable = I can't deal a hand with these settings. Change the game, the house rules, or `first_bet` in `more`.
tournament-guarantee-most = A guarantee can be at most { $most } chips.
tournament-text-channel = A tournament needs a text channel, so that its tables can be threads. Run the command in one.
tournament-no-room = I can't run a tournament in this channel. Let me send messages, create public threads, and post in threads here.
tournament-edit-what = Nothing to change. Give at least one option a new value.

## Which tournament

tournament-none = There's no tournament here. Moderators set one up with `/tournament create`.
tournament-which = Which tournament do you mean? Enter its name: { $names }.
tournament-unknown = There's no tournament “{ $text }”. See them with `/tournament list`.
tournament-add-oneself = To register yourself, use `/tournament register` or the button on the tournament post.
tournament-table-unknown = There's no table “{ $text }” in this tournament. Its tables: { $names }.
tournament-correct-what = Say how many chips, like `300` or `-300`.
tournament-list-empty = No tournaments are set up here. Moderators do that with `/tournament create`.
tournament-list-line = `#{ NUMBER($id, useGrouping: 0) }` **{ $name }** · { $game } · { $when } · { $phase } · { $entrants } of { $most } · { $channel }
tournament-list-past = **Over**
tournament-list-over = -# `#{ NUMBER($id, useGrouping: 0) }` { $name } · { $when } · { $phase } · { $entrants }
tournament-phase-scheduled = opens later
tournament-phase-registering = registration is open
tournament-phase-check-in = check-in is open
tournament-phase-running = running
tournament-phase-finished = finished
tournament-phase-cancelled = canceled
tournament-more = … and { $count } more

## Calling

tournament-call = **{ $name }:** { $text }
    { $users }
tournament-announced = { $called ->
    [0] { $name } was reposted.
    [one] { $name } was reposted, and { $called } player was pinged.
   *[other] { $name } was reposted, and { $called } players were pinged.
}

## Recurrences

schedules-none = No tournaments repeat here. Moderators set one up with `/tournament schedule`.
schedules-title = **Repeating tournaments**
schedules-line = `#{ NUMBER($id, useGrouping: 0) }` **{ $name }** · { $game } · { $repeats } · { $channel } · next { $next }
schedules-over = none
tournaments-too-many = { $most } tournaments are already on, the limit here. Wait until one is over, or use `/tournament cancel`.
schedules-unreadable = `#{ NUMBER($id, useGrouping: 0) }` can't be read anymore, so it creates no more tournaments. Moderators end it with `/series end`.
schedules-too-many = { $most } tournaments already repeat, the limit here. End one with `/series end` first.
schedule-unknown = There's no schedule “{ $text }”. See them with `/tournament schedules`.
schedule-dropped = { $name } no longer repeats. If one is already announced, it stays: `/tournament cancel` calls it off.
series-changed = **{ $name }** repeats { $repeats }.
series-next = Next starts: { $starts }.
series-over = There are no more starts.
series-stays = The one at { $when } is already announced and stays as it is; `/tournament edit` changes it.
series-skipped = **{ $name }** isn't played on { $when }.
series-moved = **{ $name }** is moved to { $when }.
series-changed-meanwhile = “{ $text }” was changed or ended by somebody else just now. Look at it with `/series show`, then try again.
series-no-such-date = The series has no start on “{ $text }”. It has: { $starts }.
series-announced = That one is already announced: change it with `/tournament edit`, or call it off with `/tournament cancel`.
series-follow = All later ones too
series-this-one = Only this one changed. “{ $name }” is part of a series: the button changes all later ones too.
day-unreadable = I can't read “{ $text }” as a day. Enter one like { $day }, 24 december, or friday.

## Templates

template-saved = **{ $name }** is saved as a template for `/tournament create`. { $line }
template-deleted = The template { $name } was deleted.
template-list = **Templates**
template-list-empty = There are no templates yet. `/tournament template save` saves a tournament's settings as one.
template-line = { $buy_in ->
    [0] **{ $name }**: { $game }, about { $minutes } minutes, { $seats }-max, no buy-in, at most { $most } players
   *[other] **{ $name }**: { $game }, about { $minutes } minutes, { $seats }-max, buy-in { $buy_in }, at most { $most } players
}
template-starts = { $line }, { $day } { $time } ({ $zone })
template-unknown = There's no template “{ $text }”. See them with `/tournament template list`.
template-bad-name = “{ $text }” doesn't work as a template's name. Enter up to { $most } letters, digits, spaces, and symbols like - and /.
template-too-many = There are already { $most } templates. Delete one first.

## The league

league-title = **League { $season }** · the best { $results } results count
league-line = { NUMBER($place, useGrouping: 0) }\. **{ $name }** · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $results } played · best place { $best }
league-empty = Nobody has points in { $season } yet. Tournaments that count for the league award them.
league-heading = League
league-not-here = Not everyone in this channel can see that series, so I won't show it to them.
league-file = As a file
league-file-sent = The standings of { $season }.
series-winners-file = Winners as a file
series-winners-sent = The winners of { $name }.
result-shared = The result is in the channel now, for everyone.
result-file-sent = The result of { $name }.
result-not-here = Not everyone in this channel can see that tournament, so I won't show it to them.
result-none = I have no result of that tournament.
league-by-field = Points by the place and the number of entrants, for the top half and at least the top three.
league-by-places = Points by the place: { $points }.
league-by-prize = Points: the percentage of all prizes that a player won.
league-knockout = And { $count ->
    [one] { $count } point
   *[other] { $count } points
 } for each knockout.
league-showing-up = And { $count ->
    [one] { $count } point
   *[other] { $count } points
 } for playing.
series-leaders = **Standings { $season }**
series-winners = **Winners**
series-winner = { $when }: { $names }
tournament-more-word = `{ $name }` in `more` is one of: { $known }.
season-unreadable = I can't read “{ $text }” as a season. Enter a month like 2027-03, a quarter like 2027-Q1, or a year like 2027.

## Who may not

forbidden-own-tournament = You're playing in this tournament, so another moderator has to do that.
