### What is remembered of play: hands seen again and taken home, figures, leaderboards, achievements.
### A hand's id is such as 7-12: hand 12 of table 7.

## Descriptions

command-hand = See finished hands again, step by step, or take your own home as files
command-hand-last = See your last finished hand again, step by step
command-hand-id = See any finished hand of a table that you may see again, step by step
command-hand-id-hand = The table and the hand, such as 7-12; it stands at the top of the table
command-hand-proof = Get the proof of a sealed deal as a file, with no cards but those you were shown
command-hand-proof-hand = The table and the hand, such as 7-12; your last one if left out
command-hand-export = Get your own hands as files for other poker programs
command-hand-export-hand = One hand, such as 7-12
command-hand-export-last = So many of your last hands; one if everything is left out
command-hand-export-since = Your hands since this day, such as 2026-03-31, by UTC
command-stats = See how you, or somebody else, did in hands for this server's chips
command-stats-player = Whose figures; your own if left out
command-stats-game = Only in this game
command-stats-period = Only this week or this month; everything if left out
command-stats-hide = Hide yourself from the leaderboard and from others who look you up, or be seen again
command-leaderboard = See who did best in hands for this server's chips
command-leaderboard-period = This week, this month or everything; this month if left out
command-leaderboard-by = By big bets per 100 hands, or by chips won; big bets if left out
command-leaderboard-page = Which page, the first being the best
help-heading-hands = Hands
help-heading-stats = Figures
period-week = this week
period-month = this month
period-all = all time
measure-profit = Chips won
measure-rate = Big bets per 100 hands

## At the table

table-hand-id = Hand { $number } (id { $id })

## A hand again

replay-step = Step { $step } of { $steps } · played { $when }
replay-first = ⏮ First
replay-back = ◀ Back
replay-on = Next ▶
replay-last = Last ⏭
replay-own = **Your cards** { $cards }
replay-net = { $name } { $amount }
replay-cards-deleted = Your own cards of this hand are deleted: they are kept for a limited time. What was shown is still told.
replay-no-hand = You have not played a hand to its end here yet, or it is not kept any more.
replay-not-there = There is no finished hand { $hand } that you may see.
replay-not-yours = That hand was played without you. Only your own hands can be had as files.
replay-running = Hand { $hand } is still being played. Look at it again when it is over.
replay-forgotten = Hand { $hand } was played, but its record is deleted: it is kept for a limited time. The chips it won and lost still count.
replay-unreadable = The record of this hand does not make a whole hand, so it cannot be shown step by step.

## Files

own-hands-files = { $count ->
    [one] Your hand as a file of the poker hand history standard (.phh), as you saw it.
   *[other] Your { $count } hands as files of the poker hand history standard (.phh), one for each, as you saw them.
}
own-hands-hidden = Cards that you never saw stand there as ??.
own-hands-told = { $count ->
    [one] One hand stands in pokerstars.txt, too, in the format that many programs read.
   *[other] { $count } hands stand in pokerstars.txt, too, in the format that many programs read.
}
own-hands-proved = { $count ->
    [one] One proof of a sealed deal is there, too; the page of `/fair` checks it.
   *[other] { $count } proofs of sealed deals are there, too; the page of `/fair` checks them.
}
own-hands-lacking-game = { $count ->
    [one] One hand is missing there, for that format does not know its game.
   *[other] { $count } hands are missing there, for that format does not know their games.
}
own-hands-lacking-house-rules = { $count ->
    [one] One hand is missing there, for that format has no words for Jackpots and the joker.
   *[other] { $count } hands are missing there, for that format has no words for Jackpots and the joker.
}
own-hands-lacking-community = { $count ->
    [one] One hand is missing there, for it ended with a community card, which that format cannot tell.
   *[other] { $count } hands are missing there, for they ended with a community card, which that format cannot tell.
}
own-hands-capped = These are the newest { $most }, and more do not go into one file.
own-hands-no-date = I cannot read “{ $text }” as a day. Write it such as 2026-03-31.
own-hands-undone = That hand was undone, every chip going back, so there is no file of it.
own-hands-too-large = That is more than Discord lets me send. Ask for fewer hands.

## Figures

stats-title = **{ $name }** · { $game } · { $period }
stats-all-games = all games
stats-none = No hands for this server's chips. Those for practice chips do not count.
stats-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
stats-profit = Chips won: **{ $amount }** · { $rate } big bets per 100 hands
stats-second-any = { $count ->
    [one] Fourth street or a draw seen: { $count } time, { $percent }%
   *[other] Fourth street or a draw seen: { $count } times, { $percent }%
}
stats-second-stud = { $count ->
    [one] Fourth street seen: { $count } time, { $percent }%
   *[other] Fourth street seen: { $count } times, { $percent }%
}
stats-second-draw = { $count ->
    [one] A draw seen: { $count } time, { $percent }%
   *[other] A draw seen: { $count } times, { $percent }%
}
stats-showdowns = { $count ->
    [one] { $count } showdown, { $won } won: { $percent }%
   *[other] { $count } showdowns, { $won } won: { $percent }%
}
stats-biggest-pot = Most chips out of one hand: { $amount }
stats-tournaments = { $count ->
    [one] { $count } tournament, { $won } won, in the prizes { $paid ->
        [one] once
       *[other] { $paid } times
    }
   *[other] { $count } tournaments, { $won } won, in the prizes { $paid ->
        [one] once
       *[other] { $paid } times
    }
}
stats-achieved = Achieved { $count } of { $all }, each with its first hand:
stats-unlisted = -# Hidden: not on the leaderboard, and shown to nobody else. `/stats hide:False` ends that.
stats-counting = { $count ->
    [one] -# { $count } hand of this server is still to be counted.
   *[other] -# { $count } hands of this server are still to be counted.
}
stats-line = { $count ->
    [one] The chips of { $name } over { $count } hand: at the best { $most }, at the worst { $least }, in the end { $end }.
   *[other] The chips of { $name } over { $count } hands: at the best { $most }, at the worst { $least }, in the end { $end }.
}
stats-plot-chips = Chips won
stats-plot-hands = Hands
stats-hidden = { $name } prefers not to be looked up.
stats-busy = Your figures are being drawn already. Wait for them.

## Leaderboards

board-title-profit = ### Chips won · { $game } · { $period }
board-title-rate = ### Big bets per 100 hands · { $game } · { $period }
board-line = { $count ->
    [one] { $place }. { $name } · { $rate } big bets per 100 hands · { $profit } { $chips ->
        [one] chip
       *[other] chips
    } · { $count } hand
   *[other] { $place }. { $name } · { $rate } big bets per 100 hands · { $profit } { $chips ->
        [one] chip
       *[other] chips
    } · { $count } hands
}
board-you = You
board-empty = Nobody has a place yet.
board-no-place = You have no place: it takes { $least } hands in that time.

## Achievements

achievement-wheel = Wheel: five to ace, held to the end
achievement-number-one = Number one: seven, five, four, three, deuce
achievement-badugi = The best badugi: four to ace in four suits
achievement-quads = Four of a kind, or better
achievement-rough-nine = A nine was enough: won a low showdown with a nine or worse
achievement-bring-in = Brought it in and took it home
achievement-pat = Drew nothing, and won the showdown
achievement-snow = Snow: stood pat with nothing, and was not asked
achievement-chair = Began with less than a big bet, and won the hand
achievement-crowd = Beat three or more in one showdown
achievement-scoop = Scoop: won both halves of the pot with one hand
achievement-odd-chip = Had the chip that does not divide
achievement-showdowns = Folded nothing: 10 showdowns in a row
praise-line = 🏅 **{ $name }**: { $achievement }

## The week's recap

recap-title = The week in review
recap-week = { $first } to { $last }
recap-pot = Biggest pot
recap-low = Best low
recap-improved = Most improved
recap-next = Next tournament: **{ $name }**, { $when }
