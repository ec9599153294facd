# Deals at the end of a tournament

deal-button = Deal…
deal-title = Deal in { $name }
deal-about = Die { $count } übrigen Spieler können die offenen Auszahlungen aufteilen: { $amount }. Du schlägst vor, das Spiel wartet eine Minute, und wenn alle zustimmen, gilt der Deal.
deal-rest = Das bleibt im Preispool für den Sieg: { $amount }
deal-line = **{ $name }** ({ $stack }): nach Chips { $chips }, nach ICM { $icm }
deal-how = Nach Chips bekommen alle die niedrigste Auszahlung, der Rest geht nach Stacks. Nach ICM bekommen alle, was ihr Stack an Auszahlungen erwarten lässt. Gezählt wird zwischen den Händen; ein Vorschlag während einer Hand wartet auf ihr Ende.
deal-button-chips = Nach Chips vorschlagen: du bekommst { $amount }
deal-button-icm = Nach ICM vorschlagen: du bekommst { $amount }
deal-button-rest = Etwas ausspielen
deal-form = Etwas ausspielen
deal-form-rest = Für den Sieg
deal-form-about = Von 0 bis { $most }; um so viel weniger wird geteilt
deal-button-agree = Zustimmen und teilen: { $amount }
deal-button-decline = Ablehnen
deal-share = { $name } bekommt **{ $amount }** (Stack { $stack })
deal-each = { $name } { $amount }
deal-then = { $rest ->
    [0] Stimmen alle zu, ist das Turnier zu Ende, und die Plätze gehen nach Stacks.
   *[other] Stimmen alle zu, geht es um den Rest weiter, den der Sieg bringt: { $rest }
}
tourney-said-deal-chips = 🤝 { $name } schlägt einen Deal nach Chips vor, zusammen { $amount }. Das Spiel wartet bis { $when } auf eure Antworten.
tourney-said-deal-icm = 🤝 { $name } schlägt einen Deal nach ICM vor, zusammen { $amount }. Das Spiel wartet bis { $when } auf eure Antworten.
tourney-said-deal-agreed = { $name } stimmt zu ({ $count } von { $all }).
tourney-said-deal-declined = { $name } lehnt ab, also kein Deal. Weiter geht’s.
tourney-said-deal-late = Nicht alle haben rechtzeitig zugestimmt, also kein Deal. Weiter geht’s.
tourney-said-deal-gone = { $name } ist weg, also kein Deal. Weiter geht’s.
tourney-said-deal-changed = Der vorgeschlagene Deal ist nicht mehr möglich. Weiter geht’s.
tourney-said-deal-made = 🤝 Deal: { $shares }. Jetzt geht es noch um { $rest }.
tourney-said-finished-deal = 🤝 Deal: { $shares }. Damit endet { $event }. Das Ergebnis steht in { $channel }.
tourney-chips-deal = { $amount ->
    [0] { $chips } (Deal)
   *[other] { $chips } (davon per Deal { $amount })
}
tourney-result-deal = { $rest ->
    [0] { $kind ->
        [icm] 🤝 Per Deal geteilt (ICM): { $amount }
       *[chips] 🤝 Per Deal geteilt (nach Chips): { $amount }
    }
   *[other] { $kind ->
        [icm] 🤝 Per Deal geteilt (ICM): { $amount }. Ausgespielt: { $rest }
       *[chips] 🤝 Per Deal geteilt (nach Chips): { $amount }. Ausgespielt: { $rest }
    }
}
tourney-done-deal = Dein Vorschlag steht am Tisch, du hast schon zugestimmt. Das Spiel wartet eine Minute auf die anderen.
tourney-done-deal-answer = Dein Vorschlag steht am Tisch. Die letzte Hand hat deinen Anteil geändert, also musst auch du zustimmen.
tourney-done-deal-later = Die Anteile werden nach dieser Hand berechnet, oder nach der nächsten, wenn gerade keine läuft. Dann werden alle gefragt.
tourney-done-deal-agreed = Du hast zugestimmt. Stimmen alle zu, bekommst du { $amount }.
tourney-done-deal-made = Alle haben zugestimmt. Du bekommst { $amount }.
tourney-done-deal-declined = Du hast abgelehnt. Es gibt keinen Deal.
tourney-denial-no_deals = Ein Deal geht, sobald alle Übrigen im Geld sind und an einem Tisch sitzen, in Satellites nie.
tourney-denial-deal_proposed = Es ist schon ein Deal vorgeschlagen. Warte, bis er gilt oder geplatzt ist.
tourney-denial-one_a_level = Pro Level kannst du einen Deal vorschlagen. Warte auf das nächste Level.
tourney-denial-play_for = Für den Sieg kannst du etwas lassen, von 0 bis { $most }, denn alle bekommen mindestens die niedrigste offene Auszahlung.
tourney-denial-deal_over = Dieser Deal gilt schon oder ist geplatzt, deine Antwort zählt nicht mehr.
tourney-denial-no_share = Du hast an diesem Deal keinen Anteil.
tourney-denial-has_agreed = Du hast schon zugestimmt. Die anderen müssen noch.
