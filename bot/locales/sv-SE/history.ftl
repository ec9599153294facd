### What is remembered of play: hands seen again and taken home, figures, leaderboards, achievements.
### A hand's id is such as 7-12: hand 12 of table 7.

## Descriptions

command-hand = Se avslutade givar i repris, steg för steg, eller ladda ner dina egna
command-hand-last = Se din senaste avslutade giv i repris, steg för steg
command-hand-id = Se en avslutad giv i repris, steg för steg: vilken du vill av dem du får se
command-hand-id-hand = Bordet och given, t.ex. 7-12; det står vid bordet
command-hand-proof = Få beviset för en förseglad giv som fil, bara med korten du fick se
command-hand-proof-hand = Bordet och given, t.ex. 7-12; annars din senaste
command-hand-export = Ladda ner dina egna givar för andra pokerprogram
command-hand-export-hand = En giv, t.ex. 7-12
command-hand-export-last = Hur många av dina senaste givar; en om alla fält är tomma
command-hand-export-since = Dina givar sedan den här dagen, t.ex. 2026-03-31, i UTC
command-stats = Se hur det gått för dig eller en annan spelare i spel om serverns marker
command-stats-player = Vems statistik; annars din egen
command-stats-game = Bara i det här spelet
command-stats-period = Bara den här veckan eller månaden; annars totalt
command-stats-hide = Dölj dig på topplistan och för andra som vill se din statistik, eller visa dig igen
command-leaderboard = Se vilka det gått bäst för i spel om serverns marker
command-leaderboard-period = Ikväll, veckan, månaden, säsongen eller totalt; annars ikväll
command-leaderboard-by = Resultat i marker, eller stora satsningar per 100 givar; annars marker
command-leaderboard-page = Vilken sida; de bästa är på den första
help-heading-hands = Givar
help-heading-stats = Statistik
period-tonight = ikväll
period-season = den här säsongen
period-week = den här veckan
period-month = den här månaden
period-all = totalt
measure-profit = Resultat i marker
measure-rate = Stora satsningar per 100 givar

## A hand again

replay-step = Steg { $step } av { $steps } · spelad { $when }
replay-first = Första
replay-back = Tillbaka
replay-on = Nästa
replay-last = Sista
replay-hand-before = Förra given
replay-hand-after = Nästa giv
replay-pot-bigger = Större pott
replay-pot-smaller = Mindre pott
replay-by-pot = Största potterna först
replay-by-number = I spelordning
replay-pot-place = pott { $place } av { $hands }, störst först
replay-own = **Dina kort** { $cards }
replay-net = { $name } { $amount }
replay-cards-deleted = Dina kort i den här given är raderade: de sparas bara en tid. Kort som visades finns kvar.
replay-no-hand = Du har inte spelat klart någon giv här än, eller så är den inte sparad längre.
replay-no-hand-since = Du har inte spelat klart någon giv här sedan { $day } (UTC), eller så är den inte sparad längre.
replay-not-there = Det finns ingen avslutad giv { $hand } som du får se.
replay-not-yours = Du var inte med i den given. Du kan bara ladda ner dina egna givar.
replay-running = Giv { $hand } spelas fortfarande. Kom tillbaka när den är slut.
replay-forgotten = Giv { $hand } har spelats, men är raderad: givar sparas bara en tid. Vunna och förlorade marker räknas ändå.
replay-unreadable = Det som sparats av given är ofullständigt, så jag kan inte visa den i repris.

## Files

own-hands-files = { $count ->
    [one] Din giv som handhistorik i formatet .phh, så som du såg den.
   *[other] Dina { $count } givar som handhistorik i formatet .phh, en fil per giv, så som du såg dem.
}
hands-file-use = Program som spelar upp och analyserar pokergivar läser formatet. Här visar `/hand id` en giv steg för steg.
own-hands-hidden = Kort du aldrig såg står som ??.
own-hands-told = { $count ->
    [one] En giv finns också i pokerstars.txt, formatet som många program läser.
   *[other] { $count } givar finns också i pokerstars.txt, formatet som många program läser.
}
own-hands-proved = { $count ->
    [one] Ett bevis för en förseglad giv är med. Kontrollera det med sidan från `/fair page:True`.
   *[other] { $count } bevis för förseglade givar är med. Kontrollera dem med sidan från `/fair page:True`.
}
own-hands-lacking-game = { $count ->
    [one] En giv saknas där: formatet har inte det spelet.
   *[other] { $count } givar saknas där: formatet har inte de spelen.
}
own-hands-lacking-house-rules = { $count ->
    [one] En giv saknas där: formatet har varken Jackpots eller jokern.
   *[other] { $count } givar saknas där: formatet har varken Jackpots eller jokern.
}
own-hands-lacking-community = { $count ->
    [one] En giv saknas där: den slutade med ett gemensamt kort, och det har formatet inte.
   *[other] { $count } givar saknas där: de slutade med ett gemensamt kort, och det har formatet inte.
}
own-hands-capped = Det här är de { $most } nyaste, och det är max per fil.
own-hands-no-date = Jag förstår inte ”{ $text }”. Skriv ett datum, t.ex. 2026-03-31.
own-hands-undone = Den given annullerades och potten gick tillbaka, så den finns inte som fil.
own-hands-too-large = Det är mer än Discord låter mig skicka. Be om färre givar.

## Figures

stats-title = **{ $name }** · { $game } · { $period }
stats-all-games = alla spel
stats-none = Inga givar spelade om serverns marker. Givar om övningsmarker räknas inte.
stats-hands = { $count ->
    [one] { $count } giv
   *[other] { $count } givar
}
stats-profit = Resultat: **{ $amount }** · { $rate } stora satsningar per 100 givar
stats-second-any = { $count ->
    [one] Såg fjärde gatan, ett byte eller floppen: { $count } gång, { $percent } %
   *[other] Såg fjärde gatan, ett byte eller floppen: { $count } gånger, { $percent } %
}
stats-second-stud = { $count ->
    [one] Såg fjärde gatan: { $count } gång, { $percent } %
   *[other] Såg fjärde gatan: { $count } gånger, { $percent } %
}
stats-second-draw = { $count ->
    [one] Såg ett byte: { $count } gång, { $percent } %
   *[other] Såg ett byte: { $count } gånger, { $percent } %
}
stats-second-board = { $count ->
    [one] Såg floppen: { $count } gång, { $percent } %
   *[other] Såg floppen: { $count } gånger, { $percent } %
}
stats-showdowns = { $count ->
    [one] { $count } visning, { $won ->
        [one] { $won } vunnen
       *[other] { $won } vunna
    }: { $percent } %
   *[other] { $count } visningar, { $won ->
        [one] { $won } vunnen
       *[other] { $won } vunna
    }: { $percent } %
}
stats-biggest-pot = Flest marker vunna i en giv: { $amount }
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
stats-tournament-hands = { $count ->
    [one] I turneringar: { $count } giv · { $rate } stora satsningar per 100 givar · { $showdowns ->
        [one] { $showdowns } visning
       *[other] { $showdowns } visningar
    }, { $percent } % vunna
   *[other] I turneringar: { $count } givar · { $rate } stora satsningar per 100 givar · { $showdowns ->
        [one] { $showdowns } visning
       *[other] { $showdowns } visningar
    }, { $percent } % vunna
}
stats-achieved = { $count } av { $all } bedrifter, var och en med sin första giv:
stats-unlisted = -# Dold: inte på topplistan, och ingen annan ser din statistik. Visa dig igen med `/stats hide:False`.
stats-counting = { $count ->
    [one] -# { $count } giv på servern är inte räknad än.
   *[other] -# { $count } givar på servern är inte räknade än.
}
stats-line = { $count ->
    [one] Markerna för { $name } över { $count } giv: som bäst { $most }, som sämst { $least }, till slut { $end }.
   *[other] Markerna för { $name } över { $count } givar: som bäst { $most }, som sämst { $least }, till slut { $end }.
}
stats-plot-chips = Resultat i marker
stats-plot-hands = Givar
stats-hidden = { $name } har dolt sin statistik.
stats-busy = Din statistik är redan på väg. Vänta lite.

## Leaderboards

board-title-profit = ### Resultat i marker · { $game } · { $period }
board-title-rate = ### Stora satsningar per 100 givar · { $game } · { $period }
board-line-rate = { $count ->
    [one] { $place }. { $name } · { $rate } stora satsningar per 100 givar · { $profit } { $chips ->
        [one] mark
       *[other] marker
    } · { $count } giv
   *[other] { $place }. { $name } · { $rate } stora satsningar per 100 givar · { $profit } { $chips ->
        [one] mark
       *[other] marker
    } · { $count } givar
}
board-line-profit = { $count ->
    [one] { $place }. { $name } · { $profit } { $chips ->
        [one] mark
       *[other] marker
    } · { $count } giv
   *[other] { $place }. { $name } · { $profit } { $chips ->
        [one] mark
       *[other] marker
    } · { $count } givar
}
button-period-tonight = Ikväll
button-period-week = Veckan
button-period-month = Månaden
button-period-season = Säsongen
button-period-all = Totalt
button-by-profit = Efter marker
button-by-rate = Efter stora satsningar per 100 givar
button-show-everyone = Visa alla
board-least = Det krävs { $least } givar för en plats på listan.
board-shared = Listan ligger nu i kanalen, synlig för alla.
board-you = Du
board-empty = Listan är tom än så länge.
board-only-tournaments = Listan är tom än så länge: turneringar räknas inte här. `/league` visar deras ställning.
board-no-place = { $least ->
    [1] Du har inte spelat någon giv under den tiden.
   *[other] Du är inte på listan: det krävs { $least } givar under den tiden.
}

## Achievements

achievement-wheel = Wheel: 5-4-3-2-A, hela vägen
achievement-number-one = Nummer ett: 7-5-4-3-2
achievement-badugi = Den bästa badugin: 4-3-2-A i fyra färger
achievement-quads = Fyrtal, eller bättre
achievement-rough-nine = En nia räckte: vann lågt vid visningen med en nia eller sämre
achievement-bring-in = Lade bring-in och tog hem potten
achievement-pat = Bytte inget och vann visningen
achievement-snow = Snow: nöjd med skräp, och ingen synade
achievement-chair = ”A chip and a chair”: började med mindre än en stor satsning och vann given
achievement-crowd = Slog tre eller fler i samma visning
achievement-scoop = Scoop: vann båda halvorna av potten med samma hand
achievement-odd-chip = Fick den udda marken
achievement-showdowns = Lade sig aldrig: 10 visningar i rad
praise-line = 🏅 **{ $name }**: { $achievement }

## The week's recap

recap-title = Veckan som gick
recap-week = { $first } till { $last }
recap-pot = Största potten
recap-tournament-pot = Största turneringspotten
recap-big-bets = { $bets } stora satsningar
recap-tournament-hands = varav i turneringar: { $count }
recap-played = **{ $name }**, { $entrants } deltagare
recap-won = **{ $name }**, { $entrants } deltagare: vanns av { $winners }
recap-low = Bästa låga hand
recap-improved = Största lyftet
recap-next = Nästa turnering: **{ $name }**, { $when }

## An evening at a table, once it closes or everybody has left

evening-over = Kvällens resultat
evening-result = { $amount } på { $hands ->
    [one] 1 giv
   *[other] { $hands } givar
}
evening-own = Din kväll här: { $amount } på { $hands ->
    [one] 1 giv.
   *[other] { $hands } givar.
}
evening-others = … och { $count } till.
evening-best = Bästa handen
button-replay-pot = Se största potten igen
button-again = En gång till
again-call = { $mention }: { $name } har öppnat { $table } igen: { $game }. Tryck på *Sätt dig* vid bordet, eller använd `/table sit` här.
again-opened = { $table } är öppet igen: { $channel }. { $count ->
    [0] Ingen har pingats.
    [one] Jag har pingat 1 spelare från förra kvällen.
   *[other] Jag har pingat { $count } spelare från förra kvällen.
}
again-opening = Någon annan håller på att öppna bordet igen.
again-open = Bordet är redan öppet igen: { $channel }.
again-not-there = Bara den som har spelat här kan öppna bordet igen. Med `/table open` öppnar du ett eget.
