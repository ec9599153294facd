### Hur ett bord visas: som bild eller i ord.

setting-pictures = Bilder av borden
room-on = på
room-off = av
room-bad-switch = Jag förstår inte ”{ $text }”. Skriv on eller off, eller ”default”.
setup-ask-pictures = **Ska borden visas som bilder?** Utan dem sägs allt i ord.
setup-hint-pictures = Bilder
permission-attach-files = Bifoga filer
lack-tables-attach-files = borden visas bara i ord, utan bilder.
