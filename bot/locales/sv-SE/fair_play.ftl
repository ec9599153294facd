### Hints at unfair play, for moderators.

flags-busy = Någon tittar redan på varningstecknen. Försök igen om en stund.
flags-title = ### { $flags ->
    [one] Ett varningstecken
   *[other] { $flags } varningstecken
} i { $hands ->
    [one] en giv
   *[other] { $hands } givar
} { $days ->
    [one] det senaste dygnet
   *[other] de senaste { $days } dagarna
}, bland { $players } spelare
flags-hints = Det här är statistik, inga bevis: vänner som spelar ihop, eller en nybörjare mot en bra spelare, kan ge samma mönster av en slump. Läs givarna med `/mod hand` innan du pratar med någon. Jag har inte gjort något mot någon.
flags-no-hands = { $days ->
    [one] Inget ser konstigt ut: ingen giv har spelats klart här det senaste dygnet.
   *[other] Inget ser konstigt ut: ingen giv har spelats klart här de senaste { $days } dagarna.
}
flags-none = Inget ser konstigt ut i { $hands ->
    [one] en giv
   *[other] { $hands } givar
} { $days ->
    [one] det senaste dygnet
   *[other] de senaste { $days } dagarna
}: { $players } spelare, { $pairs ->
    [one] ett par
   *[other] { $pairs } par
} möttes vid ett bord. Sällsynt eller listigt fusk kan ändå slinka igenom.
flags-more = { $flags ->
    [one] Ett svagare varningstecken får
   *[other] { $flags } svagare varningstecken får
} inte plats här.
flags-cards = -# I { $known } av { $hands ->
    [one] { $hands } giv
   *[other] { $hands } givar
} mötte någon en satsning med kort som gick att bedöma: lagda kort sparas bara en tid, och givar som du fick kort i räknas inte.
flags-no-cards = -# Lagda starka händer gick inte att granska: i ingen av givarna mötte någon en satsning med kort som gick att bedöma. Lagda kort sparas bara en tid, och givar som du fick kort i räknas inte.
flags-tournaments = -# { $played } av { $hands ->
    [one] { $hands } giv
   *[other] { $hands } givar
} spelades i turneringar. De granskas för sig, i stora satsningar.
flags-own = -# Varningstecken om dig visas bara för de andra moderatorerna.

flag-chip-dumping = **Chipdumpning?** I { $hands } givar tillsammans förlorade **{ $first }** { $there } marker till **{ $second }** och vann tillbaka { $back }. { $folding ->
    [1] Förlusten på att satsa och sedan lägga sig, netto { $bets } stora satsningar, är långt mer än vad deras vanliga resultat förklarar.
   *[other] Det är netto { $bets } stora satsningar, långt mer än vad deras vanliga resultat förklarar.
}
flag-soft-play = **Softplay?** Ensamma i potten kunde **{ $first }** och **{ $second }** ha satsat eller höjt { $tried } gånger och gjorde det { $did ->
    [one] en gång
   *[other] { $did } gånger
}; att döma av hur de spelar mot andra vore omkring { $expected } väntat. Mot andra gör de det { $elsewhere } % av gångerna.
flag-strong-folds = **Lagda starka händer?** **{ $first }** mötte en satsning från **{ $second }** med en hand i den bästa tredjedelen { $tried } gånger och lade sig { $did } av gångerna; omkring { $expected } vore väntat. Mot andra är det { $elsewhere } %.
flag-together = **Alltid tillsammans?** Vid { $meetings } tillfällen spelade både **{ $first }** och **{ $second }** när det fanns flera bord att välja på, och { $did } gånger valde de samma. Med tanke på vilka spel de brukar välja vore omkring { $expected } väntat.
flag-new-account = **Nytt konto?** **{ $first }** förlorade { $lost } av sina { $brought } marker inom { $days ->
    [one] en dag
   *[other] { $days } dagar
} efter att ha kommit hit, { $chips } av dem till **{ $second }** i { $hands ->
    [one] en giv
   *[other] { $hands } givar
}.
flag-chip-dumping-tournament = **Chipdumpning?** I { $hands } turneringsgivar tillsammans förlorade **{ $first }** { $there } stora satsningar till **{ $second }** och vann tillbaka { $back }. { $folding ->
    [1] Förlusten på att satsa och sedan lägga sig, netto { $bets } stora satsningar, är långt mer än vad deras vanliga resultat förklarar.
   *[other] Det är netto { $bets } stora satsningar, långt mer än vad deras vanliga resultat förklarar.
}
flag-last-chips = **Chipdumpning innan någon åker ut?** I de sista givarna innan **{ $first }** åkte ut ur { $tournaments ->
    [one] en turnering
   *[other] { $tournaments } turneringar
} gick { $tried } potter på minst en stor satsning förlorade med **{ $second }** vid bordet: { $did } av dem till **{ $second }**, sammanlagt { $bets } stora satsningar. Att döma av vem som brukar vinna sådana potter vore omkring { $expected } väntat.
flag-bubble-soft-play = **Softplay på bubblan?** Strax före pengarna, ensamma i potten, kunde **{ $first }** och **{ $second }** ha satsat eller höjt { $tried } gånger och gjorde det { $did ->
    [one] en gång
   *[other] { $did } gånger
}; att döma av hur de spelar mot andra där vore omkring { $expected } väntat. Mot andra gör de det { $elsewhere } % av gångerna.
flag-in-tournaments = I turneringar.
flag-odds = { $odds ->
    [1000000] Av en slump ser det ut så för färre än ett av { $odds } par
   *[other] Av en slump ser det ut så för ungefär ett av { $odds } par
}; { $pairs } par jämfördes.
flag-hands = Givar: { $hands }
