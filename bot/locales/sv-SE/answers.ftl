# Vad en spelare får veta för sig själv: vad han gjorde, eller varför inte och vad som är tillåtet nu.

allowed-now = Du kan { $options }.
option-bring_in = lägga bring-in { $amount }
option-complete = komplettera till { $amount }
option-check = passa
option-bet = satsa { $amount }
option-call = syna { $amount }
option-raise = höja till { $amount }
option-fold = lägga dig
option-draw = byta högst { $most } kort, eller vara nöjd
option-range = { $option } eller mer, upp till { $most }

your-turn = Det är din tur.
turn-of = { $name } är på tur.
refusal-hand_over = Given är slut. Vänta på nästa.
refusal-not_in_hand = Du är inte med i given, eller så har du lagt dig. Vänta på nästa.
refusal-out_of_turn = { $name } är på tur, inte du.
refusal-passed-in = Ingen öppnade: ingen står i tur förrän korten delas ut på nytt.
refusal-check_facing_bet = Det är { $amount } att syna, så du kan inte passa.
refusal-fold_is_free = Du kan checka gratis, så du behöver inte lägga dig.
refusal-nothing_to_call = Det finns ingen satsning att syna.
refusal-capped = Taket är nått: inga fler höjningar den här rundan.
refusal-not_reopened = Ingen har gjort en full höjning sedan du agerade, så du kan inte höja igen.
refusal-nobody_to_call = Ingen annan har marker kvar att syna med.
refusal-wrong_kind = Det går inte just nu.
refusal-must-open = Du måste öppna: { $options }.
refusal-too_many_discards = Det är för många kort.
refusal-not_your_cards = Något av korten är inte ditt, eller så har du skrivit samma kort två gånger.
refusal-no_openers = Du behöver minst par i knektar för att öppna, och det har du inte. Bara du ser det här.
refusal-wrong_amount = Det beloppet går inte här.

denial-closed = Bordet är stängt och alla stackar är utbetalda. Se öppna bord med `/table list`.
denial-closed-tournament = Det här turneringsbordet är stängt. `/tournament info` säger hur det står i turneringen.
denial-closing-tournament = Det här turneringsbordet stängs efter given som pågår, och dess spelare fortsätter vid ett annat. `/tournament info` säger hur det står i turneringen.
denial-tournament = Turneringen sköter platserna vid det här bordet. Är du borta får du ändå kort; boten checkar åt dig om det är gratis och lägger annars handen.
denial-closing = Bordet stängs efter den här given, så det går inte att sätta sig. Se öppna bord med `/table list`.
denial-paused = Bordet är pausat, så inget går att göra just nu. Marker och kort ligger kvar. Försök igen om en stund.
denial-paused-tournament = Turneringen är pausad: inget delas ut och ingen klocka går förrän den fortsätter. Marker och kort ligger kvar som de är.
denial-paused-moderator = En moderator har pausat det här bordet: inget delas ut och ingen klocka går förrän det går vidare. Marker och kort ligger kvar som de är. Du får se dina kort, stå över eller lämna.
denial-store_failed = Det kunde inte sparas, så inget har hänt. Försök igen om en stund.
denial-already_done = Det är redan gjort.
denial-not_seated = Du sitter inte vid det här bordet. Du får sätta dig för { $buy_in }.
denial-not_seated-tournament = Du sitter inte vid det här turneringsbordet. Du får titta på; `/tournament info` säger hur det står.
denial-already_seated = Du sitter redan här, på plats { $seat }. `/table seat` flyttar dig till en annan.
denial-table_full = Alla { $seats } platser är tagna. `/table wait` sätter dig på väntelistan, och du får en plats när någon blir ledig.
denial-seat_taken = Den platsen är tagen. Lediga: { $free }.
denial-no_other_seat = Den platsen är tagen, och ingen annan är ledig.
denial-no_such_seat = Det här bordet har platserna 1 till { $seats }.
denial-buy_in_size = Du får köpa in dig här för { $buy_in }.
denial-insufficient_chips = Du har för få marker i plånboken. Inköpet här är { $buy_in }. Se vad du har med `/wallet`.
denial-no_hand = Ingen giv pågår.
denial-in_hand = En giv pågår, och det går bara mellan givar. Försök igen när den är slut.
denial-too_few = Det behövs två spelare med marker. Bjud in någon med `/table invite`.
denial-stale = Den turen är redan över.
denial-already_out = Du står redan över. Kom tillbaka med *{ $menu }* vid bordet eller `/table back`.
denial-out-of-chips = Du har inga marker kvar vid det här bordet. Köp in dig igen för { $buy_in }, med *{ $menu }* vid bordet eller `/table sit`.
denial-not_out = Du är redan med. Vill du stå över, använd `/table sitout`.
denial-not_out-tournament = Du är inte borta: bordet väntar på dig när det är din tur.
denial-already_leaving = Du är redan på väg att lämna: dina marker betalas ut när given är slut.
denial-kicked = En moderator har avvisat dig från bordet: du får ut dina marker när given är slut. Fram till dess checkar du om det är gratis, annars lägger du dig.
denial-kicked-tournament = Du är borttagen ur turneringen. Det du har satsat stannar i potten, och din hand kan inte vinna den.
denial-already_paused = Bordet är redan pausat. `/mod resume` låter det gå vidare.
denial-not_paused = Ingen moderator har pausat det här bordet. `/mod pause` gör det.
denial-already_owner = Den spelaren äger redan bordet.
denial-not_sealed = Givarna vid det här bordet är inte förseglade, så det finns inget att kupera.
denial-deal_closed = Nästa giv är stängd och kan inte kuperas längre. Kupera igen när den är utdelad.
denial-has_cut = Du har redan kuperat nästa giv; varje plats kuperar en giv med ett ord.
denial-no_word = Skriv 1 till 64 tecken som syns.
denial-choice_over = Nästa spel är redan bestämt.
denial-no_choice = Just nu finns det inget spel att välja.
denial-not_your_choice = Det är någon annan som får välja nästa spel.
denial-not_on_list = Det spelet finns inte på bordets lista.
done-choose = Härnäst blir det { $game }.
denial-banned = Du är avstängd från borden på den här servern { $until }, så du kan inte köpa in dig. Du får titta på; en moderator kan häva avstängningen.
denial-leaving = Du har bett om att bli glömd. Du får ingen ny plats; när du har lämnat din sista glömmer boten dig.
denial-wallet_frozen = Din plånbok är fryst av en moderator, så du kan inte köpa in dig. Det du har vid bord spelar du vidare med; `/wallet` säger varför den är fryst.
kick-not-seated = { $name } sitter inte vid { $table }.
kick-sits-nowhere = { $name } sitter inte vid något bord här.
kick-letter = En moderator har tagit dig från { $table } på { $server }. Du är inte avstängd.
kick-already-leaving = { $name } är redan avvisad från { $table } och får ut sina marker när given är slut.
kick-tournament = { $table } hör till en turnering: `/tournament remove` tar ut { $name } ur den.
close-tournament = { $table } hör till en turnering och stängs av den. `/tournament pause` stoppar turneringen, `/tournament cancel` avslutar den.
pause-closing = { $table } stängs efter given som pågår, så då finns inget kvar att pausa. Det kan fortfarande pausas genast.
pause-due = { $table } pausas redan efter den här given. `/mod pause` utan det tillvalet pausar bordet genast, `/mod resume` tar tillbaka det.
hand-over-tournament = { $table } hör till en turnering, och ett sådant bord har ingen ägare.
hand-over-already = { $name } äger redan { $table }.
leaving-way-back = Vill du ändå stanna, kom tillbaka med *{ $menu }* vid bordet eller `/table back` innan given är slut.
next-hand-due = Nästa giv: { $when }.
no-hand-due = Nästa giv delas ut när två spelare är redo.
no-hand-while-tournament-paused = Nästa giv delas ut när turneringen fortsätter.
no-hand-while-paused = Nästa giv delas ut när en moderator låter spelet fortsätta.
buy-in-one = { $amount }
buy-in-range = { $least } till { $most }

done-act = Klart.
done-bring_in = Du lägger bring-in { $amount }.
done-complete = Du kompletterar till { $amount }.
done-check = Du passar.
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
done-leave = Du har lämnat { $table }. Dina marker är tillbaka i din plånbok.
done-leaving = Du lämnar { $table } efter den här given; då går dina marker tillbaka till din plånbok. Tills den är slut passar du där det är gratis, och annars lägger du dig.
done-sitout = Du står över från och med nästa giv. Kom tillbaka med *{ $menu }* vid bordet eller `/table back`. Väntar andra på en plats behåller du din i 10 minuter, eller en turs tid där den är längre.
done-back = Du är tillbaka och får kort i nästa giv.
done-back-tournament = Du är tillbaka: när du är på tur väntar bordet på dig igen.
done-close = { $table } är stängt, och alla stackar är utbetalda.
done-closing = { $table } stängs och betalar ut efter den här given.
done-close-void = { $table } är stängt. Den sista given annullerades, alla marker gick tillbaka till dem som satsat dem, och alla stackar är utbetalda.
done-pause = { $table } är pausat. Inget delas ut och ingen klocka går förrän `/mod resume`.
done-pausing = { $table } pausas när given är slut. `/mod resume` tar tillbaka det.
done-resume = Spelet vid { $table } fortsätter.
done-void = Giv { $number } vid { $table } är annullerad: alla marker i potten gick tillbaka till dem som satsat dem.
done-kick = { $name } har lämnat { $table }; markerna gick tillbaka till plånboken.
done-kicking = { $name } lämnar { $table } när given är slut. Fram till dess checkar boten åt spelaren om det är gratis och lägger annars handen. Markerna går till plånboken.
done-hand-over = { $name } äger nu { $table } och får stänga det.

no-cards = Du är inte med i någon giv vid det här bordet. Du får kort i nästa giv du är med i.
no-cards-out = Du var borta medan ingen öppnade och är därför ute ur given. Du lägger ingen mer ante, och går potten tillbaka får du igen dina marker. Du är med igen i nästa giv.
table-gone = Det bordet är stängt. `/table list` visar de öppna.
table-elsewhere = Den knappen hör till ett bord på en annan server. Använd den där, eller hitta ett bord här med `/table list`.
