### What is remembered of play: hands seen again and taken home, figures, leaderboards, achievements.
### A hand's id is such as 7-12: hand 12 of table 7.

## Descriptions

command-hand = Replay finished hands step by step, or download your own
command-hand-last = Replay your last finished hand, step by step
command-hand-id = Replay any finished hand you can see, step by step
command-hand-id-hand = The table and hand, like 7-12; it's shown at the table
command-hand-proof = Get a sealed deal's proof as a file, with only the cards you were shown
command-hand-proof-hand = The table and hand, like 7-12; your last one if left out
command-hand-export = Download your own hands for other poker programs
command-hand-export-hand = One hand, like 7-12
command-hand-export-last = How many of your last hands; one if you leave everything out
command-hand-export-since = Your hands since this day, like 2026-03-31, in UTC
command-stats = See how you or another player did with this server's chips
command-stats-player = Whose stats; your own if left out
command-stats-game = Only in this game
command-stats-period = Only this week or this month; all time if left out
command-stats-hide = Hide yourself from the leaderboard and from others' lookups, or show yourself again
command-leaderboard = See who did best with this server's chips
command-leaderboard-period = Tonight, this week, month, or season, or all time; tonight if left out
command-leaderboard-by = By profit, or by big bets per 100 hands; profit if left out
command-leaderboard-page = Which page; the first has the best
help-heading-hands = Hands
help-heading-stats = Stats
period-tonight = tonight
period-season = this season
period-week = this week
period-month = this month
period-all = all time
measure-profit = Profit
measure-rate = Big bets per 100 hands

## A hand again

replay-step = Step { $step } of { $steps } · played { $when }
replay-first = First
replay-back = Back
replay-on = Next
replay-last = Last
replay-hand-before = Previous hand
replay-hand-after = Next hand
replay-pot-bigger = Bigger pot
replay-pot-smaller = Smaller pot
replay-by-pot = Biggest pots first
replay-by-number = In order played
replay-pot-place = pot { $place } of { $hands }, biggest first
replay-own = **Your cards** { $cards }
replay-net = { $name } { $amount }
replay-cards-deleted = Your cards in this hand have been deleted: they're only kept for a while. Cards that were shown are still here.
replay-no-hand = You haven't finished a hand here yet, or it's no longer kept.
replay-no-hand-since = You haven't finished a hand here since { $day } (UTC), or it's no longer kept.
replay-not-there = There's no finished hand { $hand } that you can see.
replay-not-yours = You weren't in that hand. You can only download your own hands.
replay-running = Hand { $hand } is still in progress. Come back when it's over.
replay-forgotten = Hand { $hand } was played, but its record has been deleted: it's only kept for a while. The chips won and lost still count.
replay-unreadable = This hand's record is incomplete, so I can't replay it.

## Files

own-hands-files = { $count ->
    [one] Your hand as a file in the poker hand history standard (.phh), as you saw it.
   *[other] Your { $count } hands as files in the poker hand history standard (.phh), one per hand, as you saw them.
}
hands-file-use = Programs that replay and analyze poker hands read this format. Here, `/hand id` replays a hand step by step.
own-hands-hidden = Cards you never saw appear as ??.
own-hands-told = { $count ->
    [one] One hand is also in pokerstars.txt, in the format many programs read.
   *[other] { $count } hands are also in pokerstars.txt, in the format many programs read.
}
own-hands-proved = { $count ->
    [one] One proof of a sealed deal is included; check it with the page from `/fair page:True`.
   *[other] { $count } proofs of sealed deals are included; check them with the page from `/fair page:True`.
}
own-hands-lacking-game = { $count ->
    [one] One hand isn't in it: that format doesn't have its game.
   *[other] { $count } hands aren't in it: that format doesn't have their games.
}
own-hands-lacking-house-rules = { $count ->
    [one] One hand isn't in it: that format doesn't have Jackpots or the joker.
   *[other] { $count } hands aren't in it: that format doesn't have Jackpots or the joker.
}
own-hands-lacking-community = { $count ->
    [one] One hand isn't in it: it ended with a community card, which that format doesn't have.
   *[other] { $count } hands aren't in it: they ended with a community card, which that format doesn't have.
}
own-hands-capped = These are the newest { $most }, the limit per file.
own-hands-no-date = I can't read “{ $text }” as a date. Enter one like 2026-03-31.
own-hands-undone = That hand was voided and its pot refunded, so there's no file of it.
own-hands-too-large = That's more than Discord lets me send. Ask for fewer hands.

## Figures

stats-title = **{ $name }** · { $game } · { $period }
stats-all-games = all games
stats-none = No hands for this server's chips. Hands for practice chips don't count.
stats-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
stats-profit = Profit: **{ $amount }** · { $rate } big bets per 100 hands
stats-second-any = { $count ->
    [one] Fourth street, a draw, or the flop seen: { $count } time, { $percent }%
   *[other] Fourth street, a draw, or the flop seen: { $count } times, { $percent }%
}
stats-second-stud = { $count ->
    [one] Fourth street seen: { $count } time, { $percent }%
   *[other] Fourth street seen: { $count } times, { $percent }%
}
stats-second-draw = { $count ->
    [one] A draw seen: { $count } time, { $percent }%
   *[other] A draw seen: { $count } times, { $percent }%
}
stats-second-board = { $count ->
    [one] Flop seen: { $count } time, { $percent }%
   *[other] Flop seen: { $count } times, { $percent }%
}
stats-showdowns = { $count ->
    [one] { $count } showdown, { $won } won: { $percent }%
   *[other] { $count } showdowns, { $won } won: { $percent }%
}
stats-biggest-pot = Most chips won in one hand: { $amount }
stats-tournaments = { $count ->
    [one] { $count } tournament, { $won } won, cashed { $paid ->
        [one] once
       *[other] { $paid } times
    }
   *[other] { $count } tournaments, { $won } won, cashed { $paid ->
        [one] once
       *[other] { $paid } times
    }
}
stats-tournament-hands = { $count ->
    [one] In tournaments: { $count } hand · { $rate } big bets per 100 hands · { $showdowns ->
        [one] { $showdowns } showdown
       *[other] { $showdowns } showdowns
    }, { $percent }% won
   *[other] In tournaments: { $count } hands · { $rate } big bets per 100 hands · { $showdowns ->
        [one] { $showdowns } showdown
       *[other] { $showdowns } showdowns
    }, { $percent }% won
}
stats-achieved = { $count } of { $all } achievements, each with its first hand:
stats-unlisted = -# Hidden: you aren't on the leaderboard, and others can't look you up. `/stats hide:False` ends that.
stats-counting = { $count ->
    [one] -# { $count } hand on this server hasn't been counted yet.
   *[other] -# { $count } hands on this server haven't been counted yet.
}
stats-line = { $count ->
    [one] { $name }'s chips over { $count } hand: at best { $most }, at worst { $least }, in the end { $end }.
   *[other] { $name }'s chips over { $count } hands: at best { $most }, at worst { $least }, in the end { $end }.
}
stats-plot-chips = Profit in chips
stats-plot-hands = Hands
stats-hidden = { $name } prefers not to be looked up.
stats-busy = Your stats are already on their way. Give me a moment.

## Leaderboards

board-title-profit = ### Profit · { $game } · { $period }
board-title-rate = ### Big bets per 100 hands · { $game } · { $period }
board-line-rate = { $count ->
    [one] { $place }. { $name } · { $rate } big bets per 100 hands · { $profit } { $chips ->
        [one] chip
       *[other] chips
    } · { $count } hand
   *[other] { $place }. { $name } · { $rate } big bets per 100 hands · { $profit } { $chips ->
        [one] chip
       *[other] chips
    } · { $count } hands
}
board-line-profit = { $count ->
    [one] { $place }. { $name } · { $profit } { $chips ->
        [one] chip
       *[other] chips
    } · { $count } hand
   *[other] { $place }. { $name } · { $profit } { $chips ->
        [one] chip
       *[other] chips
    } · { $count } hands
}
button-period-tonight = Tonight
button-period-week = Week
button-period-month = Month
button-period-season = Season
button-period-all = All time
button-by-profit = By profit
button-by-rate = By big bets per 100 hands
button-show-everyone = Show everyone
board-least = Ranked from { $least } hands on.
board-shared = The leaderboard is in the channel now, for everyone.
board-you = You
board-empty = Nobody is ranked yet.
board-only-tournaments = Nobody is ranked yet: tournaments don't count here. `/league` has their standings.
board-no-place = { $least ->
    [1] You haven't played a hand in that time.
   *[other] You aren't ranked: it takes { $least } hands in that time.
}

## Achievements

achievement-wheel = Wheel: held 5-4-3-2-A to the end
achievement-number-one = Number one: held 7-5-4-3-2 to the end
achievement-badugi = The best badugi: 4-3-2-A in four suits
achievement-quads = Four of a kind, or better
achievement-rough-nine = A nine was good: won a low showdown with a nine or worse
achievement-bring-in = Brought it in and took it home
achievement-pat = Stood pat on every draw and won the showdown
achievement-snow = Snow: stood pat with nothing and got no call
achievement-chair = A chip and a chair: won a hand starting with less than a big bet
achievement-crowd = Beat three or more in one showdown
achievement-scoop = Scoop: won both halves of the pot with one hand
achievement-odd-chip = Won the odd chip in a split pot
achievement-showdowns = Folded nothing: 10 showdowns in a row
praise-line = 🏅 **{ $name }**: { $achievement }

## The week's recap

recap-title = The week in review
recap-week = { $first } to { $last }
recap-pot = Biggest pot
recap-tournament-pot = Biggest tournament pot
recap-big-bets = { $bets } big bets
recap-tournament-hands = of these in tournaments: { $count }
recap-played = **{ $name }**, { $entrants } entrants
recap-won = **{ $name }**, { $entrants } entrants: won by { $winners }
recap-low = Best low
recap-improved = Most improved
recap-next = Next tournament: **{ $name }**, { $when }

## An evening at a table, once it closes or everybody has left

evening-over = Tonight's results
evening-result = { $amount } in { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}
evening-own = Your evening here: { $amount } in { $hands ->
    [one] 1 hand.
   *[other] { $hands } hands.
}
evening-others = … and { $count } more.
evening-best = Best hand
button-replay-pot = Replay the biggest pot
button-again = Same again
again-call = { $mention }: { $name } has opened { $table } again: { $game }. Press *Sit down* at the table, or use `/table sit` here.
again-opened = { $table } is open again: { $channel }. { $count ->
    [0] Nobody was pinged.
    [one] I've pinged 1 player of the last evening.
   *[other] I've pinged { $count } players of the last evening.
}
again-opening = Somebody else is opening this table again right now.
again-open = This table is open again already: { $channel }.
again-not-there = Only those who played here can open this table again. `/table open` opens one of your own.
