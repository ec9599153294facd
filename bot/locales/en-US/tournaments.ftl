### Tournaments: /tournament and /league, and what is said to who sets them up. Their cards are in tournament_card.
### All of /tournament together may have 8,000 characters at Discord, so its descriptions are short.

## Commands

command-tournament = Tournaments by the clock
command-tournament-create = Set up a tournament; you see it before it is posted
command-tournament-schedule = Set up a tournament that recurs
command-tournament-schedules = See which tournaments recur
command-tournament-unschedule = Stop a tournament from recurring
command-tournament-edit = Change a tournament before it starts
command-tournament-cancel = Cancel a tournament; chips are given back
command-tournament-pause = Pause a tournament that is running
command-tournament-pause-at-once = Stop running hands too, clocks and all
command-tournament-resume = Let a paused tournament go on
command-tournament-remove = Take a player out of a tournament
command-tournament-announce = Post the tournament anew, and call who is in
command-tournament-announce-text = What to say; without it nobody is called
command-tournament-register = Enter a tournament and pay the buy-in
command-tournament-withdraw = Get out before the start; the buy-in comes back
command-tournament-checkin = Say that you are there, shortly before the start
command-tournament-list = See the tournaments of this server
command-tournament-info = See a tournament whole
command-tournament-template = Tournaments under a name
command-tournament-template-save = Keep a tournament's settings under a name
command-tournament-template-delete = Delete a template
command-tournament-template-list = See the templates
command-tournament-template-name = The template's name
command-tournament-option-name = What it is called
command-tournament-option-game = The game, or mix for several in turn
command-tournament-option-start = Such as 20:00, friday 20:00, in 30 minutes
command-tournament-option-zone = Whose clocks, such as Europe/Berlin; those of last time if left out
command-tournament-option-repeats = Such as weekly, every friday 20:00, first friday of the month, or an RRULE
command-tournament-option-minutes = How long it is to last; 60 if left out
command-tournament-option-seats = Seats at a table; 6 if left out
command-tournament-option-buy-in = Chips to enter; none if left out
command-tournament-option-guarantee = Chips that the house makes sure are in the pool
command-tournament-option-limit = How bets are limited; as is customary if left out
command-tournament-option-rules = House rules: a preset, or single ones
command-tournament-option-rotation = The games of a mix in their order
command-tournament-option-late-levels = Levels of late registration; 2 if left out
command-tournament-option-re-entries = How often one who is out may enter again; 0 if left out
command-tournament-option-rebuys = Rebuys for each player; 0 if left out
command-tournament-option-add-on = Whether there is an add-on after late registration
command-tournament-option-check-in = Whether players check in before the start; yes if left out
command-tournament-option-entrants-most = Players at most; 64 if left out
command-tournament-option-prizes = Percentages, such as 50 30 20; usual for the usual ones
command-tournament-option-season = Which season of the league it counts for; the quarter if left out
command-tournament-option-stack = Starting stack in big bets, or big blinds
command-tournament-option-level-minutes = Minutes a level; a tenth of the whole if left out
command-tournament-option-more = More settings, such as turn_seconds=45 entrants_least=6 breaks=4 break_minutes=10
command-tournament-option-template = A template that brings all that is left out
command-tournament-option-tournament = Which one, where there are several
command-tournament-option-schedule = Which one
command-tournament-option-reason = For the audit
command-league = See the league table of a season
command-league-season = Such as 2027-Q1, 2027-03 or 2027; this one if left out
help-heading-tournaments = Tournaments
season-month = Each month is a season
season-quarter = Each quarter is a season
season-year = Each year is a season
season-none = It does not count for the league

## Before it is posted

tournament-preview = This is how it will be announced. Nobody else sees it yet.
tournament-post = Post
tournament-drop = Cancel
tournament-understood = The start by the clocks of { $zone }: { $when }.
tournament-next-starts = It recurs { $repeats }. The next starts, by your clock: { $starts }.
tournament-with = **With { $entrants }:** { $stakes }
tournament-with-prizes = { $prizes }
tournament-dropped = Nothing was posted.
tournament-preview-gone = I do not remember that preview any more: I was started anew since, or it is long ago. Give the command once more.
tournament-created = Tournament #{ NUMBER($id, useGrouping: 0) } is announced in { $channel }. Change it with `/tournament edit` until it starts.
tournament-scheduled = Saved as schedule #{ NUMBER($id, useGrouping: 0) }. Each one is announced five days before it starts. The next starts: { $starts }. `/tournament unschedule` ends it.

## What cannot be understood, or contradicts itself

tournament-lacks = What is missing: { $parts }. Give that with the command, too, or choose a template that brings it.
tournament-lacks-name = a name
tournament-lacks-game = a game
tournament-lacks-start = a start, such as friday 20:00
start-unreadable = I cannot read “{ $text }” as a start. Write a time, with a day where it is not the next one: 20:00, friday 20:00, tomorrow 8pm, { $day } 20:00, 26 march 20:00, in 30 minutes. German, Swedish and French are read too.
start-several = “{ $text }” can mean { $readings }. Write the one that you mean.
start-other-weekday = “{ $text }” does not fit: { $day } is another day of the week. Write the date or the weekday alone.
start-past = That was <t:{ NUMBER($when, useGrouping: 0) }:F>, and is past. Write a start that is yet to come.
start-too-far = “{ $text }” is more than a year ahead. Write a nearer start.
no-such-zone = There is no time zone “{ $text }”. Write a name such as Europe/Berlin or America/New_York; it is suggested as you type.
repeats-unreadable = I cannot read “{ $text }”. Write daily, weekly, every friday, every tuesday and friday, every other friday, first friday of the month, or an RRULE by days.
repeats-either = “{ $text }” can mean every { $weeks } weeks or once a month. Write “{ $weekly }” or “{ $monthly }”.
repeats-several = “{ $text }” can mean { $readings }. Write the one that you mean.
repeats-other-time = “{ $text }” says { $time }, and the start says { $start }. Write the same time in both, or leave it out of one.
repeats-never = “{ $text }” comes to no start in the next two years. Write something that recurs sooner.
rule-unreadable = “{ $text }” is no rule of RFC 5545 that I can follow. FREQ=WEEKLY;BYDAY=FR is one.
rule-too-often = “{ $text }” recurs more often than once a day. Once a day is the most.
tournament-bad-name = Write a name of up to { $most } characters that can be seen.
tournament-no-such-game = There is no game “{ $text }”. Choose one of { $games }.
tournament-no-choice = Tournaments do not play dealer's choice: their levels are dealt without waiting. Choose a mix, with a rotation.
tournament-no-such-limit = There is no limit “{ $text }”. Choose one of { $known }.
tournament-no-such-season = There is no season “{ $text }”. Choose one of { $known }.
tournament-shares-unreadable = I cannot read “{ $text }” as prizes. Write percentages from first place down, such as 50 30 20, or usual.
tournament-shares-sum = “{ $text }” cannot be the prizes: they must sum to 100, each above 0 and none more than the one before.
tournament-shares-of-nothing = Without a buy-in or a guarantee there is nothing to share out as prizes. Give a buy-in, or write usual as the prizes.
tournament-again-both = A tournament has re-entries or rebuys, not both. Leave one of them out.
tournament-again-needs-late = Re-entries, rebuys and add-ons take late registration: set the late levels to 1 at least.
tournament-more-unknown = `{ $text }` is none of the settings that go into `more`. Type them like `turn_seconds=45 breaks=4`; there are: { $known }.
tournament-more-value = `{ $name }` in `more` is a whole number from { $least } to { $most }.
tournament-level-too-long = That leaves fewer than two levels. A level may last { $most } minutes at the most here.
tournament-undealable = No hand can be dealt with these settings. Change the game, the house rules or the first bet.
tournament-text-channel = A tournament needs a text channel of its server, so that its tables can be threads. Give the command in one.
tournament-no-room = I cannot hold a tournament in this channel. Let me send messages, make public threads and write in threads here.
tournament-edit-what = That changes nothing. Give at least one option that is to be different.

## Which tournament

tournament-none = There is no tournament here. Moderators set one up with `/tournament create`.
tournament-which = Which tournament do you mean? Give its name: { $names }.
tournament-unknown = There is no tournament “{ $text }”. `/tournament list` shows those that there are.
tournament-list-empty = No tournament is set up here. Moderators do that with `/tournament create`.
tournament-list-line = `#{ NUMBER($id, useGrouping: 0) }` **{ $name }** · { $game } · { $when } · { $phase } · { $entrants } of { $most } · { $channel }
tournament-list-past = **Over**
tournament-list-over = -# `#{ NUMBER($id, useGrouping: 0) }` { $name } · { $when } · { $phase } · { $entrants }
tournament-phase-scheduled = opens later
tournament-phase-registering = registration is open
tournament-phase-check-in = check-in is open
tournament-phase-running = running
tournament-phase-finished = finished
tournament-phase-cancelled = cancelled
tournament-more = … and { $count } more

## Calling

tournament-call = **{ $name }:** { $text }
    { $users }
tournament-announced = { $called ->
    [0] { $name } is posted anew.
    [one] { $name } is posted anew, and { $called } player is called.
   *[other] { $name } is posted anew, and { $called } players are called.
}

## Recurrences

schedules-none = No tournament recurs here. Moderators set one up with `/tournament schedule`.
schedules-title = **Recurring tournaments**
schedules-line = `#{ NUMBER($id, useGrouping: 0) }` **{ $name }** · { $game } · { $repeats } · { $channel } · next { $next }
schedules-over = none
tournaments-too-many = { $most } tournaments are on already, and that is as many as may be at once. Wait until one is over, or use `/tournament cancel`.
schedules-too-many = { $most } tournaments recur already, and that is as many as may. End one with `/tournament unschedule` first.
schedule-unknown = There is no schedule “{ $text }”. `/tournament schedules` shows those that there are.
schedule-dropped = { $name } recurs no more. One that is announced already stays: `/tournament cancel` takes it back.

## Templates

template-saved = Saved as a template for `/tournament create`. { $line }
template-deleted = The template { $name } is gone.
template-list = **Templates**
template-list-empty = There is no template yet. `/tournament template save` keeps a tournament's settings as one.
template-line = { $buy_in ->
    [0] **{ $name }**: { $game }, about { $minutes } minutes, { $seats } to a table, no buy-in, at most { $most } players
   *[other] **{ $name }**: { $game }, about { $minutes } minutes, { $seats } to a table, buy-in { $buy_in }, at most { $most } players
}
template-starts = { $line }, { $day } { $time } ({ $zone })
template-unknown = There is no template “{ $text }”. `/tournament template list` shows those that there are.
template-bad-name = “{ $text }” is no name for a template. Write up to { $most } letters, digits, spaces and signs such as - and /.
template-too-many = There are { $most } templates already. Delete one first.

## The league

league-title = **League { $season }** · the best { $results } results count
league-line = { NUMBER($place, useGrouping: 0) }\. **{ $name }** · { $points } points · { $results } played · best place { $best }
league-empty = Nobody has points in { $season } yet. Tournaments that count for the league bring them.
season-unreadable = I cannot read “{ $text }” as a season. Write a month such as 2027-03, a quarter such as 2027-Q1, or a year such as 2027.

## Who may not

forbidden-own-tournament = You play in this tournament, so another moderator has to do that.
