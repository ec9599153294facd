### Hur ett bord visas: som bild eller i ord.

setting-pictures = Bilder av borden
setting-recap = Veckans tillbakablick på måndag
room-on = på
room-off = av
room-bad-switch = Jag förstår inte ”{ $text }”. Skriv on eller off, eller ”default”.
setup-ask-pictures = **Ska borden visas som bilder?** Utan dem sägs allt i ord.
setup-ask-recap = **Ska veckan berättas på måndagar?** Den största potten, det bästa låga och topplistan står då i kanalen för meddelanden, annars i lobbyn. Ingens dolda kort berättas.
setup-hint-pictures = Bilder
setup-hint-recap = Tillbakablick
permission-attach-files = Bifoga filer
lack-tables-attach-files = borden visas bara i ord, utan bilder.
