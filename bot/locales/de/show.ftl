### Wie ein Tisch gezeigt wird: Bilder oder Worte.

setting-pictures = Bilder der Tische
room-on = an
room-off = aus
room-bad-switch = „{ $text }“ kann ich nicht lesen. Schreib on oder off, oder „default“.
setup-ask-pictures = **Werden Tische als Bilder gezeigt?** Ohne sie steht alles in Worten da.
setup-hint-pictures = Bilder
permission-attach-files = Dateien anhängen
lack-tables-attach-files = Tische werden nur in Worten gezeigt, ohne Bilder.
