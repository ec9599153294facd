# Runt spelet: titta på, bjuda in, vänta på en plats, byta den, vad ett bord heter.

## Commands

command-table-open-name = Vad bordet heter; numrerat om det utelämnas
command-table-open-private = Bara du, de du bjuder in och de som har rollen får sätta sig där
command-table-open-role = De som har den här rollen får sätta sig där, annars bara du och de du bjuder in
command-table-watch = Titta på ett bord: var det är, och vad en åskådare ser
command-table-rename = Ge ett av dina bord ett annat namn
command-table-rename-name = Det nya namnet; det har en bokstav i sig, och inget annat bord här heter så
command-table-invite = Bjud in en medlem till ett bord; vid ett privat får hen då sätta sig
command-table-invite-member = Vem du bjuder in
command-table-uninvite = Ta tillbaka en inbjudan till ditt privata bord
command-table-uninvite-member = Vems inbjudan du tar tillbaka
command-table-wait = Ställ dig på väntelistan till ett fullt bord: du får plats när det blir din tur
command-table-unwait = Lämna väntelistan till ett bord
command-table-seat = Flytta till en annan plats: genast mellan givar, annars när given är slut
command-table-seat-number = Den lediga platsen du vill till; din egen tar tillbaka det

## Names of tables

name-empty = Namnet har inga synliga tecken. Ta ett med en bokstav i, t.ex. Fredagsklubben.
name-no-letter = Ett bords namn behöver en bokstav, till exempel Fredagsklubben, eller bara emojier: siffror står redan för bord.
name-link = Ett bords namn får inte ha en länk. Välj ett namn som Fredagsklubben.
name-taken = Ett annat öppet bord på den här servern heter redan ”{ $text }”. Välj ett annat namn.
done-rename = Bordet heter nu { $table }.
renamed-later = Discord låter en tråd döpas om två gånger på 10 minuter: bordets tråd följer efter { $when }.
table-rename-forbidden = Bara bordets ägare eller en moderator i rummet kan döpa om det.

## Watching

table-watch-public =
    { $table } är i { $channel }. Alla får titta på: du ser öppna kort, satsningar, potter och det som visas vid visningen, aldrig ett dolt kort. Du behöver ingen plats för det.
table-watch-private =
    { $table } är i { $channel }. Det är privat: bara ägaren, de inbjudna och de som har bordets roll får sätta sig. Alla som ser stället får titta på: öppna kort, satsningar, potter och det som visas vid visningen, aldrig ett dolt kort.
table-watch-locked = Jag kunde inte släppa in dig i tråden för { $table }. En moderator som hanterar trådar kan lägga till dig där.
table-info-private = { $role ->
    [none] Privat: ägaren och de inbjudna får sätta sig
   *[other] Privat: ägaren, de inbjudna och medlemmar med { $role } får sätta sig
}
table-info-waiting = { $count ->
    [one] Väntelista: { $count } spelare
   *[other] Väntelista: { $count } spelare
}
fact-private = privat
private-role-everyone = Den rollen har alla. Utelämna den för ett bord där vem som helst får sätta sig, eller ange en annan roll.
table-opened-private = Bordet är öppet: { $channel }. Bara du och de du släpper in får sätta sig där: `/table invite` kallar en medlem.
table-opened-private-seen = Bordet är öppet: { $channel }. Bara du och de du släpper in får sätta sig där: `/table invite` kallar en medlem. Jag får inte skapa en privat tråd här, så alla som ser det här stället får titta på.

## Inviting

invitation = { $mention }, { $name } bjuder in dig till { $table }: { $game }. Tryck *Sätt dig* vid bordet, eller använd `/table sit` här.
invited = { $name } är inbjuden till { $table }.
invited-private = { $name } är inbjuden till { $table } och får sätta sig där.
invited-private-uncalled = { $name } får från och med nu sätta sig vid { $table }. Du kallade nyss på den medlemmen, så jag kallar inte igen.
invite-oneself = Det är du. Ange en annan medlem på servern.
invite-bot = Botar spelar inte. Ange en medlem på servern.
invite-no-member = Det är ingen medlem på servern. Ange någon som är det.
invite-blind = { $name } kan inte se { $channel }, så en inbjudan når inte fram. Öppna ett bord i en kanal som ni båda ser.
invite-too-fast = Du har bjudit in många på kort tid. Vänta en minut till nästa.
invite-again = Du har nyss kallat { $name }. Du får kalla samma medlem igen om 10 minuter.
call-not-posted = Kallelsen kunde inte postas i { $channel }: jag får inte skriva där, eller så svarar inte Discord. Försök igen, eller be en moderator se över mina behörigheter där.
uninvited = { $name } är inte längre inbjuden till { $table }. Den som redan sitter där får sitta kvar.

## The waiting list

button-wait = { $count ->
    [0] Väntelista
   *[other] Väntelista ({ $count })
}
button-unwait = Lämna listan
done-wait = Du har plats { $place } på väntelistan till { $table }, med ett inköp på { $amount }. Inget dras från plånboken än. När det är din tur får du platsen automatiskt, och en notis; agerar du inte i tid läggs handen och du står över. Ändra inköpet med `/table wait`, lämna listan med `/table unwait`.
done-unwait = Du är borta från väntelistan till { $table }.
waiting-seated = { $mention }: du har kommit från väntelistan till { $table } till plats { $seat }, med { $amount ->
    [one] { $amount } mark
   *[other] { $amount } marker
}. Du får kort i nästa giv där det går. `/table leave` ger upp platsen.
waiting-closed = { $mention }: { $table } är stängt, och därmed väntelistan. `/table list` visar borden som är öppna.
waiting-gone = { $table } är stängt, för tråden eller kanalen finns inte längre, och därmed väntelistan. `/table list` visar borden som är öppna.
waiting-cannot-pay = Det blev din tur på väntelistan till { $table } ({ $place }), men ditt inköp gick inte att ta: din plånbok har för få marker eller är fryst, eller så är du avstängd från borden. Du är borta från listan. `/wallet` visar vad du har, och `/table wait` sätter dig på den igen.
waiting-barred = Du är borta från väntelistan till { $table } ({ $place }), för du får inte längre sätta dig där. Bordets ägare kan bjuda in dig.
waiting-banned = Du är borta från väntelistan till { $table } ({ $place }): du är avstängd från borden där { $until }.
waiting-given-up = Du har stått över vid { $table } ({ $place }) medan andra väntat, så din plats går till nästa på listan. Du har fått ut dina marker. Ställ dig på listan igen med `/table wait`.
not-waiting-anywhere = Du står inte på någon väntelista här. `/table wait` sätter dig på en.

## Changing the seat

done-seat = Du sitter nu på plats { $seat }.
done-seat-later = Du flyttar till plats { $seat } när given är slut. Din egen plats nummer tar tillbaka det.
done-seat-stays = Du stannar på plats { $seat }.
done-seat-blinds = Där räknas du som ny: du får kort när stora mörken kommer till dig.
done-seat-posts = Vill du ha kort direkt på den platsen lägger du en stor mörk, om reglerna tillåter det.

## Refused

denial-not_private = Alla får sätta sig vid det här bordet, så ingen behöver en inbjudan. `/table invite` kallar medlemmar till det.
denial-not_owner = Bara ägaren till det här privata bordet bestämmer vilka som får sätta sig där. Be ägaren om det.
denial-not_host = Bara den som sitter vid bordet eller äger det kan bjuda in. Du kan sätta dig för { $buy_in }.
denial-not_guest = Den medlemmen var inte inbjuden till det här bordet. `/table invite` bjuder in.
denial-guests_full = Så många medlemmar är inbjudna som ett bord tar. Ta först tillbaka en inbjudan med `/table uninvite`.
denial-not_invited = Det här bordet är privat: ägaren, de inbjudna och de som har bordets roll får sätta sig. Be ägaren om en inbjudan, eller hitta ett annat med `/table list`.
denial-waiting_first = Andra väntar på den platsen. `/table wait` sätter dig på väntelistan.
denial-seat_free = Det finns inget att vänta på: en plats är ledig. Ta den med *Sätt dig* vid bordet eller `/table sit`.
denial-list_full = Väntelistan är full. Hitta ett annat bord med `/table list`, eller försök igen när den har rört sig.
denial-not_listed = Du står inte på väntelistan till det här bordet. `/table wait` sätter dig på den.

## Who sits down to a game for the first time

first-title = **Första gången du spelar { $game }?** I korthet:
first-razz = - De fem lägsta av dina sju kort vinner; ess är låga, par är dåliga. Bäst är 5-4-3-2-A.
first-five-card-draw = - De fem högsta korten vinner. En gång i given får du kasta kort och få nya.
first-ace-to-five-triple-draw = - De fem lägsta korten vinner; ess är låga. Tre gånger får du kasta kort och få nya. Bäst är 5-4-3-2-A.
first-deuce-to-seven-triple-draw = - De fem lägsta korten vinner; ess är höga, stegar och färger är dåliga. Tre gånger får du kasta kort och få nya. Bäst är 7-5-4-3-2.
first-deuce-to-seven-single-draw = - De fem lägsta korten vinner; ess är höga, stegar och färger är dåliga. En gång får du kasta kort och få nya. Bäst är 7-5-4-3-2.
first-badugi = - Fyra kort i fyra valörer och fyra färger vinner, ju lägre desto bättre. { $draws ->
    [1] En gång får du
   *[other] Tre gånger får du
} kasta kort och få nya. Bäst är 4-3-2-A.
first-seven-card-stud = - De fem högsta av dina sju kort vinner: par, stegar, färger. Fyra av dem ligger öppna för alla.
first-deuce-to-seven-razz = - De fem lägsta av dina sju kort vinner; ess är höga, par, stegar och färger är dåliga. Bäst är 7-5-4-3-2.
first-ace-to-five-single-draw = - De fem lägsta korten vinner; ess är låga. En gång får du kasta kort och få nya. Bäst är 5-4-3-2-A.
first-stud-hi-lo = - Halva potten går till de fem högsta av dina sju kort, halva till de fem lägsta, åtta eller bättre. Du kan vinna båda med olika kort. Fyra av dem ligger öppna för alla.
first-badacey = - Halva potten går till de fem lägsta korten, halva till den bästa badugin bland dem: upp till fyra kort i olika valörer och färger. Ess är låga. Tre gånger får du kasta kort och få nya.
first-badeucey = - Halva potten går till de fem lägsta korten, halva till den bästa badugin bland dem: upp till fyra kort i olika valörer och färger. Ess är höga, stegar och färger är dåliga. Tre gånger får du kasta kort och få nya.
first-cards = - Dina egna kort kommer som direktmeddelande; *{ $cards }* vid bordet visar dem när som helst, bara för dig.
first-cards-closed = - Dina direktmeddelanden är stängda för mig: *{ $cards }* vid bordet visar dina kort, bara för dig.
first-turn = - När det är din tur visar bordet en knapp för allt du kan göra. Du har { $seconds } sekunder; { $draws ->
    [0] sedan checkar boten åt dig om det är gratis, annars läggs handen.
   *[other] sedan checkar boten åt dig om det är gratis och är nöjd vid ett byte, annars läggs handen.
} Missar du två turer i rad står du över.
first-turn-slow = - När du är på tur har bordet en knapp för allt du får göra. Du har { $hours } timmar; { $draws ->
    [0] sedan passar du där det är gratis, och annars läggs din hand.
   *[other] sedan passar du där det är gratis, är nöjd vid ett byte, och annars läggs din hand.
} Den som missar två turer i rad står över.
first-leave = - *{ $menu }* vid bordet: *{ $sitout }* låter dig pausa, *{ $leave }* betalar ut dina marker till din plånbok. `/rules` säger mer.

gone-channel = { $table } är stängt: tråden eller kanalen har tagits bort.
gone-server = { $table } är stängt: jag har tagits bort från servern.
gone-undone = Giv { $number } annullerades: alla marker gick tillbaka till dem som satsat dem.
gone-paid-out = { $amount ->
    [one] Din enda mark är
   *[other] Dina { $amount } marker är
} tillbaka i din plånbok.
gone-off-table = Turneringen fortsätter vid ett annat bord; du kallas dit, med { $amount ->
    [one] din enda mark
   *[other] dina { $amount } marker
}.
