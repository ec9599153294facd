### The lobby: one message in a channel that shows what can be played now, and its buttons.

command-lobby = Show in this channel what can be played now, in one message that follows the game
command-lobby-remove = Take the lobby away again
help-heading-lobby = The lobby
lobby-set = The lobby stands in { $channel }. It follows the game by itself; `/lobby remove:True` takes it away.
lobby-taken-away = This server has no lobby any more. `/lobby` posts one.
lobby-where = The lobby needs a text channel. Type `/lobby` in one.

## What it shows

lobby-title = What can be played now
lobby-empty = No table is open. Press *{ $play }*, and you get one.
lobby-table = [**{ $name }**]({ $link }): { $game }; { $free }
lobby-free = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
lobby-menu = More tables: choose one to join
lobby-full = Full: { $tables }
lobby-tournaments = Next tournaments
lobby-tournament = **{ $name }**: { $game }, { $when }; { $entrants } of { $most } places taken · { $channel }
lobby-button-play = Play now
lobby-button-practice = Practice
lobby-button-notify = Notify me

## What its buttons answer

lobby-seated = You sit at { $table } already: { $channel }.
lobby-opened = No table that suits you had a free seat, so this one was opened for you: { $channel }.
lobby-none-fits = No table that suits you has a free seat, and you could not be given a new one.
lobby-too-poor = Your wallet holds { $wallet ->
    [one] 1 chip
   *[other] { $wallet } chips
}, too few to buy in at any table. `/claim` brings some back once a day; *{ $practice }* costs nothing.
lobby-quiet = Few people are here just now. While you wait, *{ $practice }* opens a table with house players.

## Calls

lobby-notify = When one or two people wait at a table of a game that you choose here, you are called in the lobby's channel, at most once every half hour for each game. You are not called while you sit at a table. *{ $play }* keeps to your choice, too. With nothing chosen nobody calls you, and any game will do.
lobby-notify-menu = Games that you want to be called to
lobby-notify-saved = You will be called to: { $games }.
lobby-notify-off = You will not be called any more.
lobby-call = { $mentions } **{ $table }** waits for players: { $game }, { $free }. { $channel }
