### The lobby: one message in a channel that shows what can be played now, and its buttons.

command-lobby = Post one message in this channel that always shows what people can play now
command-lobby-remove = Remove the lobby
help-heading-lobby = The lobby
lobby-set = The lobby is in { $channel } and updates itself. `/lobby off:True` removes it.
lobby-taken-away = The lobby is gone. `/lobby` posts a new one.
lobby-where = The lobby needs a text channel. Use `/lobby` in one.

## What it shows

lobby-title = Play now
lobby-empty = No tables are open. Press *{ $play }* to open one.
lobby-table = [**{ $name }**]({ $link }): { $game }; { $free }
lobby-free = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
lobby-menu-table = Buy in for { $amount } · { $free }
lobby-menu = More tables: pick one to join
lobby-full = Full: { $tables }
lobby-tournaments = Next tournaments
lobby-tournament = **{ $name }**: { $game }, { $when }; { $entrants } of { $most } spots taken · { $channel }
lobby-button-play = Play now
lobby-button-new = New table
lobby-button-practice = Practice
lobby-button-notify = Notify me

## What its buttons answer

lobby-seated = You're already seated at { $table }: { $channel }.
lobby-opened = No table that suits you had a free seat, so I opened this one for you: { $channel }.
lobby-none-fits = No table that suits you has a free seat, and I couldn't open a new one.
lobby-too-poor = You have { $wallet ->
    [one] 1 chip
   *[other] { $wallet } chips
} in your wallet, not enough to buy in at any table. { $claim ->
    [yes] You can `/claim` more once a day; *{ $practice }* is free.
   *[no] *{ $practice }* is free.
}
lobby-quiet = It's quiet right now. While you wait, *{ $practice }* opens a table with computer players.

## A new table, and practice

lobby-new-game = Game
lobby-new-stakes = Stakes
lobby-new-limit = Betting structure
lobby-new-rules = House rules: choose any
lobby-new-everyone = Everyone here can watch and join.
lobby-new-invited = Private: only you and people you let in can sit.
lobby-new-button-open = Open table
lobby-new-button-private = Make it private
lobby-new-button-public = Open it to everyone
lobby-practice-ask = Which game? You play computer players (⌂): { $strength }. The chips are only for practice.
lobby-practice-start = Start { $game }

## Calls

lobby-notify = Choose your games. When one or two people are waiting at a table that plays one of them, you're pinged in the lobby's channel, at most once every half hour per game and never while you're seated. *{ $play }* keeps to your choice too. If you choose none, you aren't pinged, and *{ $play }* takes any game.
lobby-notify-menu = Games to be pinged for
lobby-notify-saved = You'll be pinged for: { $games }.
lobby-notify-off = You won't be pinged anymore.
lobby-call = { $mentions } **{ $table }** needs players: { $game }, { $free }. { $channel }
