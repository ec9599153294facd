### Wie ein Tisch gezeigt wird: Bilder oder Worte.

setting-pictures = Bilder der Tische
setting-recap = Wochenrückblick am Montag
room-on = an
room-off = aus
room-bad-switch = „{ $text }“ kann ich nicht lesen. Schreib on oder off, oder „default“.
setup-ask-pictures = **Werden Tische als Bilder gezeigt?** Ohne sie steht alles in Worten da.
setup-ask-recap = **Wird montags von der Woche erzählt?** Der größte Pot, das beste Low und die Rangliste stehen dann im Ankündigungskanal, sonst in der Lobby. Verdeckte Karten werden nie erzählt.
setup-hint-pictures = Bilder
setup-hint-recap = Rückblick
permission-attach-files = Dateien anhängen
lack-tables-attach-files = Tische werden nur in Worten gezeigt, ohne Bilder.
