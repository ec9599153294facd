### What a table is shown as: pictures or words.

setting-pictures = Tische als Bilder
setting-recap = Wochenrückblick am Montag
room-on = an
room-off = aus
room-bad-switch = „{ $text }“ verstehe ich nicht. Schreib „an“, „aus“ oder „default“.
setup-ask-pictures = **Tische als Bilder zeigen?** Ohne Bilder steht alles als Text da.
setup-ask-recap = **Wochenrückblick am Montag?** Der größte Pot, das beste Low und die Bestenliste, im Ankündigungskanal oder sonst in der Lobby. Verdeckte Karten kommen nie vor.
setup-hint-pictures = Bilder
setup-hint-recap = Rückblick
permission-attach-files = Dateien anhängen
lack-tables-attach-files = Tische kommen nur als Text, ohne Bilder.
