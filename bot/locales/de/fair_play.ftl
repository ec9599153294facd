### Hints at unfair play, for moderators.

flags-busy = Jemand sieht sich diese Auffälligkeiten gerade an. Versuch es gleich noch einmal.
flags-title = ### { $flags ->
    [one] Eine Auffälligkeit
   *[other] { $flags } Auffälligkeiten
} in { $hands ->
    [one] einer Hand
   *[other] { $hands } Händen
} { $days ->
    [one] aus den letzten 24 Stunden
   *[other] der letzten { $days } Tage
}, { $players } Spieler
flags-hints = Das sind Hinweise aus der Statistik, keine Beweise: Freunde, die sich zum Spielen treffen, oder Anfänger gegen starke Spieler können zufällig so aussehen. Lies die Hände mit `/mod hand`, bevor du jemanden ansprichst. Ich habe niemanden bestraft.
flags-no-hands = { $days ->
    [one] Keine Auffälligkeiten: In den letzten 24 Stunden wurde hier keine Hand zu Ende gespielt.
   *[other] Keine Auffälligkeiten: In den letzten { $days } Tagen wurde hier keine Hand zu Ende gespielt.
}
flags-none = Keine Auffälligkeiten in { $hands ->
    [one] einer Hand
   *[other] { $hands } Händen
} { $days ->
    [one] aus den letzten 24 Stunden
   *[other] der letzten { $days } Tage
}: { $players } Spieler, { $pairs ->
    [one] ein Duo saß
   *[other] { $pairs } Duos saßen
} zusammen an einem Tisch. Seltene oder geschickte Absprachen können trotzdem durchrutschen.
flags-more = { $flags ->
    [one] Eine schwächere Auffälligkeit passt
   *[other] { $flags } schwächere Auffälligkeiten passen
} hier nicht mehr hin.
flags-cards = -# In { $known } von { $hands ->
    [one] { $hands } Hand
   *[other] { $hands } Händen
} stand jemand mit bekannten Karten vor einem Einsatz: Gefoldete Karten bleiben nur eine Zeit lang gespeichert, und Hände, in denen du Karten hattest, zählen nicht.
flags-no-cards = -# Gefoldete starke Hände konnte ich nicht prüfen: In keiner dieser Hände stand jemand mit bekannten Karten vor einem Einsatz. Gefoldete Karten bleiben nur eine Zeit lang gespeichert, und Hände, in denen du Karten hattest, zählen nicht.
flags-tournaments = -# { $played } von { $hands ->
    [one] { $hands } Hand
   *[other] { $hands } Händen
} waren Turnierhände. Sie werden für sich geprüft, in Big Bets.
flags-own = -# Auffälligkeiten, in denen du vorkommst, sehen nur die anderen Mods.

flag-chip-dumping = **Chip Dumping?** In { $hands } gemeinsamen Händen hat **{ $first }** { $there } Chips an **{ $second }** verloren und { $back } zurückgewonnen. { $folding ->
    [1] Unterm Strich gingen { $bets } Big Bets in Händen verloren, die nach dem Setzen gefoldet wurden: weit mehr, als die üblichen Ergebnisse der beiden erklären.
   *[other] Das sind unterm Strich { $bets } Big Bets, weit mehr, als die üblichen Ergebnisse der beiden erklären.
}
flag-soft-play = **Soft Play?** Heads-up im Pot hätten **{ $first }** und **{ $second }** { $tried } Mal setzen oder erhöhen können, getan haben sie es { $did } Mal (nach ihrem sonstigen Spiel zu erwarten: ca. { $expected } Mal). Gegen andere: { $elsewhere } % der Fälle.
flag-strong-folds = **Starke Hände gefoldet?** **{ $first }** hatte { $tried } Mal eine starke Hand (bestes Drittel) gegen einen Einsatz von **{ $second }** und hat { $did } Mal gefoldet (üblich: ca. { $expected } Mal). Gegen andere: { $elsewhere } %.
flag-together = **Immer zusammen?** { $meetings } Mal haben **{ $first }** und **{ $second }** gespielt, als mehrere Tische zur Wahl standen, { $did } Mal davon saßen sie am selben (nach den Spielen, die sie mögen, üblich: ca. { $expected } Mal).
flag-new-account = **Neuer Account?** Innerhalb von { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} nach dem Beitritt hat **{ $first }** { $lost } der { $brought } mitgebrachten Chips verloren, davon { $chips } an **{ $second }** in { $hands ->
    [one] einer Hand
   *[other] { $hands } Händen
}.
flag-chip-dumping-tournament = **Chip Dumping?** In { $hands } gemeinsamen Turnierhänden hat **{ $first }** { $there } Big Bets an **{ $second }** verloren und { $back } zurückgewonnen. { $folding ->
    [1] Unterm Strich gingen { $bets } Big Bets in Händen verloren, die nach dem Setzen gefoldet wurden: weit mehr, als die üblichen Ergebnisse der beiden erklären.
   *[other] Das sind unterm Strich { $bets } Big Bets, weit mehr, als die üblichen Ergebnisse der beiden erklären.
}
flag-last-chips = **Chip Dumping vor dem Ausscheiden?** In den letzten Händen vor dem Ausscheiden aus { $tournaments ->
    [one] einem Turnier
   *[other] { $tournaments } Turnieren
} hat **{ $first }** { $tried } Pots ab einem Big Bet verloren, während **{ $second }** mit am Tisch saß: { $did } davon an **{ $second }**, zusammen { $bets } Big Bets (danach, wer sonst solche Pots gewinnt, üblich: ca. { $expected }).
flag-bubble-soft-play = **Soft Play an der Bubble?** Kurz vor dem Geld hätten **{ $first }** und **{ $second }** heads-up im Pot { $tried } Mal setzen oder erhöhen können, getan haben sie es { $did } Mal (nach ihrem sonstigen Spiel dort zu erwarten: ca. { $expected } Mal). Gegen andere: { $elsewhere } % der Fälle.
flag-in-tournaments = In Turnieren.
flag-odds = { $odds ->
    [1000000] Rein zufällig passiert das weniger als einem von { $odds } Paaren
   *[other] Rein zufällig passiert das ca. einem von { $odds } Paaren
}; { $pairs ->
    [one] { $pairs } wurde verglichen
   *[other] { $pairs } wurden verglichen
}.
flag-hands = Hände: { $hands }
