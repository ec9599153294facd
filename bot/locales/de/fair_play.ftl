### Hinweise auf unfaires Spiel, für Moderatoren.

flags-busy = Gerade sieht jemand diese Hinweise an. Frag gleich noch einmal.
flags-title = ### { $flags ->
    [one] Eine Sache fällt
   *[other] { $flags } Sachen fallen
} auf: { $hands ->
    [one] eine Hand
   *[other] { $hands } Hände
} { $days ->
    [one] des letzten Tages
   *[other] der letzten { $days } Tage
}, { $players } Spieler
flags-hints = Das sind Hinweise aus Zahlen, keine Beweise: Freunde, die sich zum Spielen treffen, oder ein Anfänger gegen einen guten Spieler können durch Zufall so aussehen. Lies die Hände mit `/mod hand`, ehe du jemanden ansprichst. Niemandem ist etwas geschehen.
flags-no-hands = { $days ->
    [one] Nichts fällt auf: am letzten Tag ging hier keine Hand zu Ende.
   *[other] Nichts fällt auf: in den letzten { $days } Tagen ging hier keine Hand zu Ende.
}
flags-none = In { $hands ->
    [one] einer Hand
   *[other] { $hands } Händen
} { $days ->
    [one] des letzten Tages
   *[other] der letzten { $days } Tage
} fällt nichts auf: { $players } Spieler, von denen { $pairs ->
    [one] ein Paar sich
   *[other] { $pairs } Paare sich
} an einem Tisch trafen. Seltene oder schlaue Absprachen zeigen sich in Zahlen womöglich nicht.
flags-more = { $flags ->
    [one] Ein schwächerer Hinweis hat
   *[other] { $flags } schwächere Hinweise haben
} hier keinen Platz.
flags-cards = -# In { $known } von { $hands ->
    [one] { $hands } Hand
   *[other] { $hands } Händen
} stand ein Einsatz vor Karten, die sich beurteilen ließen: weggeworfene Karten bleiben nur eine Zeit lang erhalten, und Hände, in denen du Karten hattest, zählen nicht.
flags-no-cards = -# Niemand ließ sich darauf ansehen, ob er mit starken Händen ausstieg: in keiner dieser Hände stand ein Einsatz vor Karten, die sich beurteilen ließen. Weggeworfene Karten bleiben nur eine Zeit lang erhalten, und Hände, in denen du Karten hattest, zählen nicht.
flags-own = -# Hinweise, die dich nennen, sehen nur die anderen Moderatoren.

flag-chip-dumping = **Chips zugeschoben?** In { $hands } gemeinsamen Händen verlor **{ $first }** { $there } Chips an **{ $second }** und gewann { $back } zurück. { $folding ->
    [1] Was verloren ging, indem Chips eingesetzt und die Hand dann aufgegeben wurde, unterm Strich { $bets } Big Bets, ist weit mehr, als die üblichen Ergebnisse der beiden erklären.
   *[other] Das sind unterm Strich { $bets } Big Bets, weit mehr, als die üblichen Ergebnisse der beiden erklären.
}
flag-soft-play = **Schonung?** Allein miteinander im Pot hätten **{ $first }** und **{ $second }** { $tried } Mal setzen oder erhöhen können und taten es { $did } Mal; so, wie sie mit anderen spielen und andere mit ihnen, wären es etwa { $expected } Mal gewesen. Gegen andere tun sie es in { $elsewhere } % der Fälle.
flag-strong-folds = **Mit starken Händen ausgestiegen?** **{ $first }** stand mit starkem Blatt, einem aus dem besten Drittel, { $tried } Mal vor einem Einsatz von **{ $second }** und stieg { $did } Mal aus; üblich wären etwa { $expected } Mal. Gegen andere sind es { $elsewhere } %.
flag-together = **Immer zusammen?** Bei { $meetings } Gelegenheiten spielten **{ $first }** und **{ $second }**, als es mehrere Tische zur Wahl gab, und { $did } Mal saßen sie am selben; nach den Spielen, die sie mögen, wären etwa { $expected } Mal üblich.
flag-new-account = **Neues Konto?** In { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} nach dem Beitritt verlor **{ $first }** { $lost } der { $brought } Chips, die an die Tische kamen, davon { $chips } an **{ $second }** in { $hands ->
    [one] einer Hand
   *[other] { $hands } Händen
}.
flag-odds = { $odds ->
    [1000000] Durch Zufall allein geschieht das weniger als einem Paar von { $odds }
   *[other] Durch Zufall allein geschieht das etwa einem Paar von { $odds }
}; { $pairs ->
    [one] { $pairs } wurde verglichen
   *[other] { $pairs } wurden verglichen
}.
flag-hands = Hände: { $hands }
