### Vad som minns av spelet: givar att se igen och ta hem, statistik, topplistor, bedrifter.
### En givs id är som 7-12: giv 12 vid bord 7.

## Descriptions

command-hand = Se färdiga givar igen, steg för steg, eller ta hem dina egna som filer
command-hand-last = Se din senaste färdiga giv igen, steg för steg
command-hand-id = Se vilken färdig giv som helst som du får se igen, steg för steg
command-hand-id-hand = Bordet och given, som 7-12; det står överst på bordet
command-hand-proof = Få beviset för en förseglad giv som fil, bara med kort som du fick se
command-hand-proof-hand = Bordet och given, som 7-12; din senaste om det utelämnas
command-hand-export = Få dina egna givar som filer för andra pokerprogram
command-hand-export-hand = En giv, som 7-12
command-hand-export-last = Så många av dina senaste givar; en om allt utelämnas
command-hand-export-since = Dina givar sedan den här dagen, som 2026-03-31, enligt UTC
command-stats = Se hur det gått för dig, eller någon annan, i givar om serverns marker
command-stats-player = Vems statistik; din egen om det utelämnas
command-stats-game = Bara i det här spelet
command-stats-period = Bara den här veckan eller månaden; allt om det utelämnas
command-stats-hide = Dölj dig för topplistan och för andra som slår upp dig, eller visa dig igen
command-leaderboard = Se vem det gått bäst för i givar om serverns marker
command-leaderboard-period = Den här veckan, den här månaden eller allt; månaden om det utelämnas
command-leaderboard-by = Efter stora satsningar per 100 givar, eller efter vunna marker; satsningar om det utelämnas
command-leaderboard-page = Vilken sida; den första är den bästa
help-heading-hands = Givar
help-heading-stats = Statistik
period-week = den här veckan
period-month = den här månaden
period-all = totalt
measure-profit = Vunna marker
measure-rate = Stora satsningar per 100 givar

## The table's card

table-hand-id = Giv { $number } (id { $id })

## A hand again

replay-step = Steg { $step } av { $steps } · spelad { $when }
replay-first = ⏮ Första
replay-back = ◀ Tillbaka
replay-on = Nästa ▶
replay-last = Sista ⏭
replay-own = **Dina kort** { $cards }
replay-net = { $name } { $amount }
replay-cards-deleted = Dina egna kort i den här given är raderade: de sparas en begränsad tid. Det som visades finns kvar.
replay-no-hand = Du har inte spelat någon giv till slut här än, eller så är den inte sparad längre.
replay-not-there = Det finns ingen färdig giv { $hand } som du får se.
replay-not-yours = Den given spelades utan dig. Bara dina egna givar går att få som filer.
replay-running = Giv { $hand } spelas fortfarande. Titta på den igen när den är slut.
replay-forgotten = Giv { $hand } har spelats, men är raderad: givar sparas en begränsad tid. Markerna som den vann och förlorade räknas ändå.
replay-unreadable = Det som sparats av given är ofullständigt, så den går inte att visa steg för steg.

## Files

own-hands-files = { $count ->
    [one] Din giv som en fil i standarden för pokerhandhistorik (.phh), så som du såg den.
   *[other] Dina { $count } givar som filer i standarden för pokerhandhistorik (.phh), en för varje, så som du såg dem.
}
own-hands-hidden = Kort som du aldrig såg står där som ??.
own-hands-told = { $count ->
    [one] En giv finns också i pokerstars.txt, i det format som många program läser.
   *[other] { $count } givar finns också i pokerstars.txt, i det format som många program läser.
}
own-hands-proved = { $count ->
    [one] Beviset för en förseglad giv är också med; sidan från `/fair` prövar det.
   *[other] { $count } bevis för förseglade givar är också med; sidan från `/fair` prövar dem.
}
own-hands-lacking-game = { $count ->
    [one] En giv saknas där, för det formatet känner inte till dess spel.
   *[other] { $count } givar saknas där, för det formatet känner inte till deras spel.
}
own-hands-lacking-house-rules = { $count ->
    [one] En giv saknas där, för det formatet har inga ord för Jackpots och jokern.
   *[other] { $count } givar saknas där, för det formatet har inga ord för Jackpots och jokern.
}
own-hands-lacking-community = { $count ->
    [one] En giv saknas där, för den slutade med ett gemensamt kort, som det formatet inte kan uttrycka.
   *[other] { $count } givar saknas där, för de slutade med ett gemensamt kort, som det formatet inte kan uttrycka.
}
own-hands-capped = Det här är de { $most } nyaste, och fler ryms inte i en fil.
own-hands-no-date = Jag förstår inte ”{ $text }” som en dag. Skriv den som 2026-03-31.
own-hands-undone = Den given annullerades, alla marker gick tillbaka, så det finns ingen fil av den.
own-hands-too-large = Det är mer än Discord låter mig skicka. Be om färre givar.

## Figures

stats-title = **{ $name }** · { $game } · { $period }
stats-all-games = alla spel
stats-none = Inga givar om serverns marker. De om övningsmarker räknas inte.
stats-hands = { $count ->
    [one] { $count } giv
   *[other] { $count } givar
}
stats-profit = Vunna marker: **{ $amount }** · { $rate } stora satsningar per 100 givar
stats-second-any = { $count ->
    [one] Såg fjärde gatan eller ett byte: { $count } gång, { $percent } %
   *[other] Såg fjärde gatan eller ett byte: { $count } gånger, { $percent } %
}
stats-second-stud = { $count ->
    [one] Såg fjärde gatan: { $count } gång, { $percent } %
   *[other] Såg fjärde gatan: { $count } gånger, { $percent } %
}
stats-second-draw = { $count ->
    [one] Såg ett byte: { $count } gång, { $percent } %
   *[other] Såg ett byte: { $count } gånger, { $percent } %
}
stats-showdowns = { $count ->
    [one] { $count } visning, { $won ->
        [one] { $won } vunnen
       *[other] { $won } vunna
    }: { $percent } %
   *[other] { $count } visningar, { $won ->
        [one] { $won } vunnen
       *[other] { $won } vunna
    }: { $percent } %
}
stats-biggest-pot = Flest marker ur en giv: { $amount }
stats-tournaments = { $count ->
    [one] { $count } turnering, { $won ->
        [one] { $won } vunnen
       *[other] { $won } vunna
    }, i pengarna { $paid ->
        [one] en gång
       *[other] { $paid } gånger
    }
   *[other] { $count } turneringar, { $won ->
        [one] { $won } vunnen
       *[other] { $won } vunna
    }, i pengarna { $paid ->
        [one] en gång
       *[other] { $paid } gånger
    }
}
stats-achieved = Bedrifter, { $count } av { $all }, var och en med sin första giv:
stats-unlisted = -# Dold: inte på topplistan, och ingen annan ser dig. Visa dig igen med `/stats hide:False`.
stats-counting = { $count ->
    [one] -# { $count } giv på servern är ännu inte räknad.
   *[other] -# { $count } givar på servern är ännu inte räknade.
}
stats-line = { $count ->
    [one] Markerna för { $name } över { $count } giv: som bäst { $most }, som sämst { $least }, till sist { $end }.
   *[other] Markerna för { $name } över { $count } givar: som bäst { $most }, som sämst { $least }, till sist { $end }.
}
stats-plot-chips = Vunna marker
stats-plot-hands = Givar
stats-hidden = { $name } har dolt sin statistik.
stats-busy = Din statistik ritas redan. Vänta på den.

## Leaderboards

board-title-profit = ### Vunna marker · { $game } · { $period }
board-title-rate = ### Stora satsningar per 100 givar · { $game } · { $period }
board-line = { $count ->
    [one] { $place }. { $name } · { $rate } stora satsningar per 100 givar · { $profit } { $chips ->
        [one] mark
       *[other] marker
    } · { $count } giv
   *[other] { $place }. { $name } · { $rate } stora satsningar per 100 givar · { $profit } { $chips ->
        [one] mark
       *[other] marker
    } · { $count } givar
}
board-you = Du
board-empty = Listan är tom än så länge.
board-no-place = Du har ingen placering: det krävs { $least } givar under den tiden.

## Achievements

achievement-wheel = Wheel: 5-4-3-2-A, hela vägen
achievement-number-one = Nummer ett: 7-5-4-3-2
achievement-badugi = Den bästa badugin: fyra till ess i fyra färger
achievement-quads = Fyrtal, eller bättre
achievement-rough-nine = En nia räckte: vann en låg visning med en nia eller sämre
achievement-bring-in = Lade bring-in och tog hem potten
achievement-pat = Bytte inget, och vann visningen
achievement-snow = Snow: nöjd med skräp, och ingen synade
achievement-chair = Började med mindre än en stor satsning, och vann given
achievement-crowd = Slog tre eller fler i en och samma visning
achievement-scoop = Scoop: vann båda halvorna av potten med en och samma hand
achievement-odd-chip = Fick den udda marken
achievement-showdowns = Lade sig aldrig: 10 visningar i rad
praise-line = 🏅 **{ $name }**: { $achievement }

## Veckans tillbakablick

recap-title = Veckan som gick
recap-week = { $first } till { $last }
recap-pot = Största potten
recap-low = Bästa låga
recap-improved = Mest förbättrad
recap-next = Nästa turnering: **{ $name }**, { $when }
