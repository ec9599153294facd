# What a player is told privately: what they did, or why not and what is allowed now.

allowed-now = Du kan { $options }.
option-bring_in = lägga bring-in { $amount }
option-complete = komplettera till { $amount }
option-check = checka
option-bet = satsa { $amount }
option-call = syna { $amount }
option-raise = höja till { $amount }
option-fold = lägga dig
option-draw = byta upp till { $most } kort eller vara nöjd
option-range = { $option } eller mer, upp till { $most }

your-turn = Det är din tur.
turn-of = { $name } är på tur.
refusal-hand_over = Given är slut. Vänta på nästa.
refusal-not_in_hand = Du är inte med i given, eller så har du lagt dig. Vänta på nästa.
refusal-out_of_turn = { $name } är på tur, inte du.
refusal-passed-in = Ingen öppnade, så ingen är på tur förrän i nästa utdelning.
refusal-check_facing_bet = Det är { $amount } att syna, så du kan inte checka.
refusal-fold_is_free = Du kan checka gratis, så du behöver inte lägga dig.
refusal-nothing_to_call = Det finns ingen satsning att syna.
refusal-capped = Taket är nått: inga fler höjningar den här rundan.
refusal-not_reopened = Ingen har gjort en full höjning sedan du agerade, så du kan inte höja igen.
refusal-nobody_to_call = Ingen annan har marker kvar att syna med.
refusal-wrong_kind = Det går inte just nu.
refusal-must-open = Du måste öppna. Du kan { $options }.
refusal-too_many_discards = Så många kort kan du inte kasta.
refusal-not_your_cards = Något av korten är inte ditt, eller så har du skrivit samma kort två gånger.
refusal-no_openers = Du behöver minst par i knektar för att öppna, och det har du inte. Bara du ser det här.
refusal-wrong_amount = Det beloppet går inte här.

denial-closed = Bordet är stängt, och alla har fått ut sina marker. Se öppna bord med `/table list`.
denial-closed-tournament = Turneringsbordet är stängt. Se läget med `/tournament info`.
denial-closes-after-hand-tournament = Turneringsbordet bryts efter den här given, och spelarna flyttas. Se läget med `/tournament info`.
denial-tournament = Det här är ett turneringsbord: du får din plats tilldelad och spelar tills dina marker är slut. Är du borta får du ändå kort: du checkar om det är gratis, annars lägger du dig.
denial-closes-after-hand = Bordet stängs efter den här given, så det går inte att sätta sig. Se öppna bord med `/table list`.
denial-paused = Bordet är pausat, så inget går att göra just nu. Marker och kort ligger kvar. Försök igen om en stund.
denial-paused-tournament = Turneringen är pausad: inga kort delas ut och ingen klocka går förrän den fortsätter. Dina marker och kort ligger kvar.
denial-paused-moderator = En moderator har pausat bordet: inga kort delas ut och ingen klocka går. Dina marker och kort ligger kvar. Du kan se dina kort, stå över eller lämna bordet.
denial-paused-onlooker = En moderator har pausat bordet, så ingen kan sätta sig just nu. Ställ dig på väntelistan med `/table wait`.
denial-store_failed = Det gick inte att spara, så inget har hänt. Försök igen om en stund.
denial-outcome_unknown = Disken krånglade när det skulle sparas, så jag vet inte än om det räknades. Boten måste starta om först, sedan får du veta det i ett DM.
denial-already_done = Det är redan gjort, och räknas bara en gång.
denial-not_seated = Du sitter inte vid bordet. Du kan sätta dig för { $buy_in }.
denial-not_seated-tournament = Du sitter inte vid turneringsbordet, men du kan titta på. Se läget med `/tournament info`.
denial-already_seated = Du sitter redan här, på plats { $seat }. Byt plats med `/table seat`.
denial-table_full = Alla { $seats } platser är tagna. Ställ dig på väntelistan med `/table wait`, så får du en plats när en blir ledig.
denial-seat_taken = Platsen är tagen. Lediga platser: { $free }.
denial-no_other_seat = Platsen är tagen, och ingen annan är ledig.
denial-no_such_seat = Bordet har platserna 1 till { $seats }.
denial-buy_in_size = Inköpet här är { $buy_in }.
denial-insufficient_chips = Du har för få marker i plånboken. Inköpet här är { $buy_in }. `/wallet` visar vad du har.
denial-no_hand = Ingen giv pågår.
denial-in_hand = Det går bara mellan givar. Försök igen när given är slut.
denial-too_few = Det behövs två spelare med marker. Bjud in någon med `/table invite`.
denial-stale = Knappen gällde en tidigare tur.
denial-already_out = Du står redan över. Kom tillbaka med *{ $menu }* vid bordet eller `/table back`.
denial-out-of-chips = Du har slut på marker vid bordet. Köp in dig igen för { $buy_in } med *{ $menu }* vid bordet eller `/table sit`.
denial-not_out = Du är redan med. Vill du stå över, använd `/table sitout`.
denial-not_out-tournament = Du är inte borta: bordet väntar på dig när det är din tur.
denial-already_leaving = Du lämnar redan bordet: du får ut dina marker när given är slut.
denial-kicked = En moderator har avvisat dig från bordet: du får ut dina marker när given är slut. Tills dess checkar du om det är gratis, annars lägger du dig.
denial-kicked-tournament = Du är borttagen ur turneringen. Det du har satsat ligger kvar i potten, och din hand kan inte vinna den.
denial-already_paused = Bordet är redan pausat. Låt spelet fortsätta med `/mod resume`.
denial-not_paused = Ingen moderator har pausat bordet. Pausa det med `/mod pause`.
denial-already_owner = Den spelaren äger redan bordet.
denial-not_sealed = Givarna vid det här bordet är inte förseglade, så det finns inget att kupera.
denial-deal_closed = Nästa giv är stängd, så det är för sent att kupera den. När den är utdelad kan du kupera nästa.
denial-has_cut = Du har redan kuperat nästa giv. Varje plats har ett ord per giv.
denial-no_word = Skriv 1 till 64 synliga tecken.
denial-choice_over = Nästa spel är redan bestämt.
denial-no_choice = Det finns inget spel att välja just nu.
denial-not_your_choice = En annan spelare väljer nästa spel.
denial-not_on_list = Det spelet finns inte på bordets lista.
done-choose = Härnäst: { $game }.
denial-banned = Du är bannad från borden på den här servern { $until }, så du kan inte köpa in dig. Du kan titta på, och en moderator kan häva bannen.
denial-leaving = Du har bett mig radera dina uppgifter, så du får ingen ny plats. De raderas när du har lämnat din sista.
denial-wallet_frozen = En moderator har fryst din plånbok, så du kan inte köpa in dig. Marker du redan har vid bord kan du spela med. Se skälet med `/wallet`.
kick-not-seated = { $name } sitter inte vid { $table }.
kick-sits-nowhere = { $name } sitter inte vid något bord här.
kick-letter = En moderator har avvisat dig från { $table } på { $server }. Du är inte bannad.
kick-already-leaving = { $name } är redan avvisad från { $table } och får ut sina marker när given är slut.
kick-tournament = { $table } hör till en turnering. Ta bort { $name } med `/tournament remove`.
close-tournament = { $table } hör till en turnering och stängs med den. Pausa turneringen med `/tournament pause`, eller ställ in den med `/tournament cancel`.
pause-closes-after-hand = { $table } stängs efter den här given, så då finns inget kvar att pausa. Bordet kan fortfarande pausas direkt.
pause-due = { $table } pausas redan när given är slut. Pausa direkt med `/mod pause` utan valet efter_given, eller ångra pausen med `/mod resume`.
hand-over-tournament = { $table } hör till en turnering, så bordet har ingen ägare.
hand-over-already = { $name } äger redan { $table }.
leaving-way-back = Ångrar du dig? Kom tillbaka med *{ $menu }* vid bordet eller `/table back` innan given är slut.
next-hand-due = Nästa giv kl. { $when }.
no-hand-due = Nästa giv delas ut när två spelare är redo.
no-hand-while-tournament-paused = Nästa giv delas ut när turneringen fortsätter.
no-hand-while-paused = Nästa giv delas ut när en moderator låter spelet fortsätta.
buy-in-one = { $amount }
buy-in-range = { $least } till { $most }

done-act = Klart.
done-bring_in = Du lägger bring-in { $amount }.
done-complete = Du kompletterar till { $amount }.
done-check = Du checkar.
done-bet = Du satsar { $amount }.
done-call = Du synar { $amount }.
done-raise = Du höjer till { $amount }.
done-fold = Du lägger dig.
done-draw = { $count ->
    [0] Du är nöjd.
    [one] Du byter { $count } kort.
   *[other] Du byter { $count } kort.
}
done-sit = Du sitter på plats { $seat } med { $amount ->
    [one] { $amount } mark
   *[other] { $amount } marker
}.
done-leave = Du har lämnat { $table }. Dina marker är tillbaka i plånboken.
done-leaving = Du lämnar { $table } efter den här given, och dina marker går tillbaka till plånboken. Tills given är slut checkar du om det är gratis, annars lägger du dig.
done-sitout = Du står över från nästa giv. Kom tillbaka med *{ $menu }* vid bordet eller `/table back`. Väntar andra på en plats behåller du din i 10 minuter, eller en hel tur om den är längre.
done-back = Du är tillbaka och får kort i nästa giv.
done-back-tournament = Du är tillbaka: bordet väntar på dig igen när det är din tur.
done-close = { $table } är stängt, och alla får ut sina marker.
done-closes-after-hand = { $table } stängs efter den här given, och alla får ut sina marker.
done-close-void = { $table } är stängt. Den sista given annullerades, potten gick tillbaka och alla får ut sina marker.
done-pause = { $table } är pausat: inga kort delas ut och ingen klocka går. Låt spelet fortsätta med `/mod resume`.
done-pausing = { $table } pausas när given är slut. Ångra det med `/mod resume`.
done-resume = Spelet vid { $table } fortsätter.
done-void = Giv { $number } vid { $table } är annullerad, och potten gick tillbaka.
done-kick = { $name } har lämnat { $table }, och markerna är tillbaka i plånboken.
done-kicking = { $name } lämnar { $table } när given är slut. Tills dess checkar spelaren om det är gratis och lägger sig annars. Markerna går till plånboken.
done-hand-over = { $name } äger nu { $table } och kan stänga det.

no-cards = Du är inte med i någon giv vid det här bordet. Du får kort i nästa giv du är med i.
no-cards-out = Du var borta när ingen öppnade, så du är ute ur given. Du lägger ingen mer ante, och går potten tillbaka får du också tillbaka dina marker. Du är med i nästa giv.
table-gone = Bordet är stängt. Se öppna bord med `/table list`.
table-elsewhere = Knappen hör till ett bord på en annan server. Använd den där, eller hitta ett bord här med `/table list`.
