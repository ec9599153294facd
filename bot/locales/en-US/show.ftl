### What a table is shown as: pictures or words.

setting-pictures = Pictures of tables
setting-recap = Monday recap
room-on = on
room-off = off
room-bad-switch = I can't read “{ $text }”. Enter “on”, “off”, or “default”.
setup-ask-pictures = **Show tables as pictures?** Without them, everything comes as text.
setup-ask-recap = **Post a recap every Monday?** The biggest pot, the best low, and the leaderboard of the week go to the announcement channel, or to the lobby if there is none. Hidden cards stay hidden.
setup-hint-pictures = Pictures
setup-hint-recap = Recap
permission-attach-files = Attach Files
lack-tables-attach-files = tables come as text, without pictures.
