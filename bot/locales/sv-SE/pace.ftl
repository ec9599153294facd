# The pace of a table: plans for the next turn, the time bank, reminders, showing after a hand, slow tables.

pace-button-ahead = Planera i förväg
pace-button-time = Mer tid ({ $seconds } s)
pace-button-post = Lägg { $amount } och få kort
pace-button-show = Visa mina kort
pace-button-leave = Lämna och ge upp handen
pace-button-stay = Stanna

pace-turn-bank = { $name } är på tur, tidsbanken går ut { $when }
pace-turn-bank-to-call = { $name } är på tur, { $amount } att syna, tidsbanken går ut { $when }
pace-turn-bank-to-draw = { $name } ska byta, tidsbanken går ut { $when }
pace-may-show = Med *{ $menu }* kan { $names } visa sin hand fram till nästa giv.
pace-fact-slow = { $hours ->
    [one] { $hours } timme per tur
   *[other] { $hours } timmar per tur
}
pace-fact-rush = { $seconds } sekunder per tur
seat-waiting-for-blind = väntar på stora mörken
seat-waiting-for-hand = med från nästa giv

# The plans of one player, for their eyes only.

pace-plan-title = Planera din nästa tur
pace-plan-about = Ingen annan ser det här. Planen gäller din nästa tur, bara i den här rundan. Den satsar, höjer eller lägger aldrig bring-in åt dig, och lägger aldrig din hand när du kan checka.
pace-plan-none = Inget planerat: du får frågan när det är din tur.
pace-planned-check_fold = Planerat: du checkar, och lägger dig om någon satsar.
pace-planned-call_this = { $all_in ->
    [yes] Planerat: du synar { $amount }, alla dina marker. Växer satsningen före din tur får du frågan.
   *[no] Planerat: du synar { $amount }. Växer satsningen före din tur får du frågan.
}
pace-planned-call_any = Planerat: du synar vad det än kostar, och checkar om ingen satsat. Tar det dina sista marker får du frågan.
pace-planned-fold_any = Planerat: du lägger dig om någon satsar. Kan du checka får du frågan.
pace-planned-pat = Planerat: du är nöjd.
pace-plan-check_fold = Checka/lägg dig
pace-plan-call_this = { $all_in ->
    [yes] Syna { $amount } (all-in)
   *[no] Syna { $amount }
}
pace-plan-call_any = Syna allt
pace-plan-fold_any = Lägg dig mot satsning
pace-plan-pat = Nöjd
pace-plan-nothing = Fråga mig
pace-choice-check_fold = Checka om det är gratis, annars lägg dig
pace-choice-call_this = Syna den nuvarande satsningen
pace-choice-call_any = Syna vad det än kostar
pace-choice-fold_any = Lägg dig om någon satsar, annars fråga mig
pace-choice-pat = Var nöjd: byt inga kort
pace-choice-none = Planera inget

denial-your_turn = Det är redan din tur: använd knapparna vid bordet.
denial-no_plan = Något sådant går inte att planera just nu.
denial-bet_grew = Satsningen har ändrats sedan du såg den, så inget är planerat.
denial-no_bank = Din tidsbank vid det här bordet är tom.
denial-no_bank-here = Det finns ingen tidsbank vid det här bordet.
denial-bank_runs = Din tidsbank går redan, eller börjar när din tid är ute.
denial-not_waiting = Du väntar inte på stora mörken.
denial-nothing_to_show = Du har inget att visa. Fram till nästa giv kan du visa en hand som du muckade eller vann utan visning; en lagd hand visas aldrig.

done-post-blind = Du lägger stora mörken och får kort i nästa giv, eller så snart knappen har passerat dig.
done-more-time = Tidsbanken är på: din tid går ut { $when }.
done-show = Du har visat dina kort.

pace-leave-ask = { $amount ->
    [0] Du är med i given vid { $table }.
    [one] Du är med i given vid { $table }, med { $amount } mark i potten.
   *[other] Du är med i given vid { $table }, med { $amount } marker i potten.
} Lämnar du nu checkar du om det är gratis, annars lägger du dig; när given är slut går din stack tillbaka till plånboken. Lämna?
pace-leave-stay = Du stannar vid { $table }.

# Reminders

pace-reminder = { $player }, din tid här går ut { $when }
pace-reminder-bank = { $player }, din tidsbank här går ut { $when }
pace-nudge = Det är din tur vid { $table }. Din tid går ut { $when }.
pace-nudge-late = Det är fortfarande din tur vid { $table }, och din tid går ut { $when }.
pace-nudge-where = Giv { $number } · { $street } · Pott { $pot } · [Till bordet]({ $link })

# Opening a table

command-table-open-pace = Tid per tur; annars den vanliga i rummet
command-plan = Välj i förväg vad du gör på din nästa tur
command-plan-action = Det du planerar; annars väljer du med knappar
command-choose = Välj nästa spel när du har dealer's choice
command-choose-game = Ett spel från bordets lista
command-time = Använd din tidsbank under turen
command-show = Visa din hand när du vann utan visning eller muckade
help-heading-turnrequests = Tempo
pace-name-rush = Blixt: 15 sekunder per tur
pace-name-normal = Normalt: 45 sekunder per tur
pace-name-relaxed = Lugnt: 90 sekunder per tur
pace-name-slow = Långsamt: 12 timmar per tur, i flera dagar
pace-and-clock = Välj ett tempo eller en klocka, inte båda.
table-info-clock = Klocka: { $seconds } sekunder att agera; bordet stängs efter { $minutes ->
    [one] { $minutes } minut
   *[other] { $minutes } minuter
} utan spel
table-info-bank = Tidsbank: { $seconds } sekunder per spelare; en del kommer tillbaka efter { $hands } givar
table-info-no-bank = Tidsbank: ingen
table-info-slow = Klocka: { $hours } timmar att agera, med ett DM när det är din tur; bordet stängs efter { $days } dagar utan spel
pace-clock-seconds = { $seconds } sekunder att agera
pace-clock-hours = { $hours } timmar att agera
