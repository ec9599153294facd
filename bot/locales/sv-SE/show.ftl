### What a table is shown as: pictures or words.

setting-pictures = Bilder av borden
setting-recap = Veckan som gick, på måndagar
room-on = på
room-off = av
room-bad-switch = Jag förstår inte ”{ $text }”. Skriv ”på”, ”av” eller ”default”.
setup-ask-pictures = **Ska borden visas som bilder?** Annars kommer allt som text.
setup-ask-recap = **Posta veckan som gick varje måndag?** Veckans största pott, bästa låga hand och topplista hamnar i kanalen för nya bord, annars i lobbyn. Dolda kort förblir dolda.
setup-hint-pictures = Bilder
setup-hint-recap = Veckan som gick
permission-attach-files = Bifoga filer
lack-tables-attach-files = borden kommer som text, utan bilder.
