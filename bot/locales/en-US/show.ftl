### What a table is shown as: pictures or words.

setting-pictures = Pictures of tables
room-on = on
room-off = off
room-bad-switch = I cannot read “{ $text }”. Write on or off, or “default”.
setup-ask-pictures = **Are tables shown as pictures?** Without them everything is told in words.
setup-hint-pictures = Pictures
permission-attach-files = Attach Files
lack-tables-attach-files = tables are shown in words alone, without pictures.
