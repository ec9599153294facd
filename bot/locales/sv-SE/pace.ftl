# Ett bords tempo: planer för nästa tur, tidsbanken, påminnelser, att visa efter en giv, långsamma bord.

pace-button-ahead = Planera i förväg
pace-button-time = Mer tid ({ $seconds } s)
pace-button-post = Ge mig kort
pace-button-show = Visa mina kort
pace-button-leave = Lämna och ge upp handen
pace-button-stay = Stanna

pace-turn-bank = { $name } är på tur, tidsbanken slut { $when }
pace-turn-bank-to-call = { $name } är på tur, { $amount } att syna, tidsbanken slut { $when }
pace-turn-bank-to-draw = { $name } ska byta, tidsbanken slut { $when }
pace-may-show = { $names } får visa det som ingen har sett, fram till nästa giv: *{ $menu }*.
pace-fact-slow = { $hours ->
    [one] { $hours } timme per tur
   *[other] { $hours } timmar per tur
}
pace-fact-rush = { $seconds } sekunder per tur
seat-waiting-for-blind = väntar på stora mörken
seat-waiting-for-hand = med i nästa giv

# Vad en spelare planerar, bara för hans ögon.

pace-plan-title = Planera din nästa tur
pace-plan-about = Ingen annan ser det här. Planen gäller din nästa tur, bara i den här rundan. Den satsar, höjer eller lägger aldrig bring-in åt dig, och lägger aldrig din hand när du kan checka.
pace-plan-none = Du har inget planerat: när du är på tur får du frågan.
pace-planned-check_fold = Planerat: du checkar, och lägger dig om någon satsar.
pace-planned-call_this = { $all_in ->
    [yes] Planerat: du synar { $amount }, alla dina marker. Växer satsningen innan du är på tur får du frågan.
   *[no] Planerat: du synar { $amount }. Växer satsningen innan du är på tur får du frågan.
}
pace-planned-call_any = Planerat: du synar vad det än kostar, och checkar om ingen satsat. Tar det dina sista marker får du frågan.
pace-planned-fold_any = Planerat: du lägger dig om någon satsar. Kan du checka får du frågan.
pace-planned-pat = Planerat: du är nöjd.
pace-plan-check_fold = Passa/lägg dig
pace-plan-call_this = { $all_in ->
    [yes] Syna { $amount } (all-in)
   *[no] Syna { $amount }
}
pace-plan-call_any = Syna allt
pace-plan-fold_any = Lägg dig mot satsning
pace-plan-pat = Nöjd
pace-plan-nothing = Fråga mig
pace-choice-check_fold = Passa om det är gratis, annars lägg dig
pace-choice-call_this = Syna satsningen som den är nu
pace-choice-call_any = Syna vad det än kostar
pace-choice-fold_any = Lägg dig mot varje satsning, annars fråga mig
pace-choice-pat = Nöjd: byt inget kort
pace-choice-none = Planera inget

denial-your_turn = Du är redan på tur: använd knapparna vid bordet.
denial-no_plan = Något sådant kan du inte planera nu.
denial-bet_grew = Satsningen har ändrats sedan du såg den, så inget har planerats.
denial-no_bank = Du har inget kvar i din tidsbank vid det här bordet.
denial-bank_runs = Din tidsbank går redan, eller tar vid när din tid är ute.
denial-not_waiting = Du väntar inte på stora mörken.
denial-nothing_to_show = Du har inget att visa. Bara den som vann utan visning eller muckade kan visa, fram till nästa giv. En lagd hand visas aldrig.

done-post-blind = Du lägger stora mörken och får kort i nästa giv, eller så snart knappen har passerat dig.
done-more-time = Din tidsbank tar vid när din tid är ute. Allt tar slut { $when }.
done-show = Du har visat dina kort.

pace-leave-ask = { $amount ->
    [0] Du är med i given som pågår vid { $table }.
    [one] Du är med i given vid { $table }, med { $amount } av dina marker i potten.
   *[other] Du är med i given vid { $table }, med { $amount } av dina marker i potten.
} Lämnar du nu passar du där det är gratis, och annars lägger du dig; när given är slut går din stack tillbaka till din plånbok. Lämna?
pace-leave-stay = Du stannar vid { $table }.

# Påminnelser

pace-reminder = { $player }, din tid vid det här bordet är nästan ute: { $when }
pace-nudge = Du är på tur vid { $table }. Din tid tar slut { $when }.
pace-nudge-late = Du är fortfarande på tur vid { $table }, och din tid håller på att ta slut: { $when }
pace-nudge-where = Giv { $number } · { $street } · Pott { $pot } · [Till bordet]({ $link })

# Att öppna ett bord

command-table-open-pace = Hur lång en tur är; rummets vanliga tid om det utelämnas
command-plan = Säg i förväg vad du gör på din nästa tur
command-plan-action = Vad som ska göras; om det utelämnas väljer du med knappar
command-choose = Välj nästa spel, när det är du som har dealer's choice
command-choose-game = Ett spel på bordets lista
command-time = Ta din tidsbank under turen som pågår
command-show = Visa din hand när du vann utan visning eller muckade
help-heading-turnrequests = Tempo
pace-name-rush = Blixt: 15 sekunder per tur
pace-name-normal = Normalt: 45 sekunder per tur
pace-name-relaxed = Lugnt: 90 sekunder per tur
pace-name-slow = Långsamt: 12 timmar per tur, i dagar
pace-and-clock = Ange ett tempo eller en klocka, inte båda.
table-info-clock = Klocka: { $seconds } sekunder att agera på; stängs efter { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
} utan spel
table-info-bank = Tidsbank: { $seconds } sekunder per spelare; en del av den kommer tillbaka var gång { $hands } givar har spelats.
table-info-no-bank = Tidsbank: ingen.
table-info-slow = Klocka: { $hours } timmar att agera på; ett meddelande säger till när du är på tur. Bordet stängs när ingen har spelat på { $days } dagar.
pace-clock-seconds = { $seconds } sekunder att agera på
pace-clock-hours = { $hours } timmar att agera på
