# Deals at the end of a tournament

deal-button = Deal…
deal-title = Deal i { $name }
deal-about = De { $count } som är kvar kan dela på priserna som återstår: { $amount }. Du föreslår, spelet väntar en minut, och om alla går med på det blir det en deal.
deal-rest = Det här ligger kvar i prispotten till vinnaren: { $amount }
deal-line = **{ $name }** ({ $stack }): efter marker { $chips }, efter ICM { $icm }
deal-how = Efter marker får alla det lägsta priset och resten fördelas efter stackarna. Efter ICM får alla vad deras stack kan vänta sig av priserna. Stackarna räknas mellan givarna; ett förslag under en giv väntar tills den är slut.
deal-button-chips = Föreslå efter marker: du får { $amount }
deal-button-icm = Föreslå efter ICM: du får { $amount }
deal-button-rest = Spela om en del
deal-form = Spela om en del
deal-form-rest = Till vinnaren
deal-form-about = Från 0 till { $most }; det dras från det som delas
deal-button-agree = Gå med på det: dela { $amount }
deal-button-decline = Säg nej
deal-share = { $name } får **{ $amount }** (stack { $stack })
deal-each = { $name } { $amount }
deal-then = { $rest ->
    [0] Om alla går med på det är turneringen slut, med placeringar efter stackarna.
   *[other] Om alla går med på det fortsätter spelet om resten, som går till vinnaren: { $rest }
}
tourney-said-deal-chips = 🤝 { $name } föreslår en deal efter marker: { $amount } att dela på. Spelet väntar på era svar till { $when }.
tourney-said-deal-icm = 🤝 { $name } föreslår en deal efter ICM: { $amount } att dela på. Spelet väntar på era svar till { $when }.
tourney-said-deal-agreed = { $name } går med på det ({ $count } av { $all }).
tourney-said-deal-declined = { $name } säger nej, så det blir ingen deal. Spelet fortsätter.
tourney-said-deal-late = Alla gick inte med på det i tid, så det blir ingen deal. Spelet fortsätter.
tourney-said-deal-gone = { $name } är borta, så det blir ingen deal. Spelet fortsätter.
tourney-said-deal-changed = Den föreslagna dealen går inte längre. Spelet fortsätter.
tourney-said-deal-made = 🤝 Det blev en deal: { $shares }. Spelet fortsätter om resten: { $rest }
tourney-said-finished-deal = 🤝 Det blev en deal: { $shares }. Därmed slutar { $event }. Se resultatet i { $channel }.
tourney-chips-deal = { $amount ->
    [0] { $chips } (deal)
   *[other] { $chips } (varav genom en deal { $amount })
}
tourney-result-deal = { $rest ->
    [0] { $kind ->
        [icm] 🤝 Delat genom en deal (ICM): { $amount }
       *[chips] 🤝 Delat genom en deal (efter marker): { $amount }
    }
   *[other] { $kind ->
        [icm] 🤝 Delat genom en deal (ICM): { $amount }. Spelat om: { $rest }
       *[chips] 🤝 Delat genom en deal (efter marker): { $amount }. Spelat om: { $rest }
    }
}
tourney-done-deal = Ditt förslag ligger på bordet och du har gått med på det. Spelet väntar en minut på de andra.
tourney-done-deal-answer = Ditt förslag ligger på bordet. Den senaste given ändrade din del, så även du måste gå med på det.
tourney-done-deal-later = Delarna räknas ut efter den här given, eller efter nästa om ingen pågår. Sedan får alla svara.
tourney-done-deal-agreed = Du gick med på det. Gör alla det får du { $amount }.
tourney-done-deal-made = Alla gick med på det. Du fick { $amount }.
tourney-done-deal-declined = Du sa nej. Det blir ingen deal.
tourney-denial-no_deals = En deal går när alla som är kvar är i pengarna och sitter vid ett bord, och aldrig i en satellit.
tourney-denial-deal_proposed = En deal är redan föreslagen. Vänta tills den är klar eller har fallit.
tourney-denial-one_a_level = Du kan föreslå en deal per nivå. Vänta till nästa nivå.
tourney-denial-play_for = Till vinnaren kan du lämna från 0 till { $most }, eftersom alla får minst det lägsta priset som återstår.
tourney-denial-deal_over = Den dealen är klar eller har fallit, så ditt svar räknas inte längre.
tourney-denial-no_share = Du har ingen del i den här dealen.
tourney-denial-has_agreed = Du har redan gått med på det. De andra måste också svara.
