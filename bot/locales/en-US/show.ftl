### What a table is shown as: pictures or words.

setting-pictures = Pictures of tables
setting-recap = Recap on Mondays
room-on = on
room-off = off
room-bad-switch = I cannot read “{ $text }”. Write on or off, or “default”.
setup-ask-pictures = **Are tables shown as pictures?** Without them everything is told in words.
setup-ask-recap = **Is the week told on Mondays?** The biggest pot, the best low and the leaderboard then stand in the announcement channel, or else in the lobby. Nobody's hidden cards are told.
setup-hint-pictures = Pictures
setup-hint-recap = Recap
permission-attach-files = Attach Files
lack-tables-attach-files = tables are shown in words alone, without pictures.
