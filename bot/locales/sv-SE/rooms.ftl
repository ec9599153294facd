# Around the play: watching, inviting, waiting for a seat, changing it, what a table is called.

## Commands

command-table-open-name = Bordets namn; annars ett nummer
command-table-open-private = Bara du, de du bjuder in och de med rollen kan sätta sig
command-table-open-role = Medlemmar med rollen kan sätta sig, liksom du och de du bjuder in
command-table-watch = Titta på ett bord: var det är, och vad åskådare ser
command-table-rename = Döp om ditt bord
command-table-rename-name = Det nya namnet: minst en bokstav, och inte samma som ett annat bord här
command-table-invite = Bjud in en medlem till ett bord; vid ett privat får hen då sätta sig
command-table-invite-member = Medlemmen du bjuder in
command-table-uninvite = Ta tillbaka en inbjudan till ditt privata bord
command-table-uninvite-member = Medlemmen vars inbjudan du tar tillbaka
command-table-wait = Ställ dig på väntelistan till ett fullt bord: du får en plats när det är din tur
command-table-unwait = Lämna ett bords väntelista
command-table-seat = Byt plats: direkt mellan givar, annars när given är slut
command-table-seat-number = Den lediga platsen du vill ha; välj din egen för att stanna

## Names of tables

name-empty = Namnet har inga synliga tecken. Ta ett med en bokstav eller emoji i, t.ex. Fredagsklubben.
name-no-letter = Ett bordsnamn behöver en bokstav, t.ex. Fredagsklubben, eller bara emojier: siffror står för bord utan namn.
name-link = Ett bordsnamn kan inte innehålla en länk. Välj ett som Fredagsklubben.
name-taken = Ett öppet bord här heter redan ”{ $text }”. Välj ett annat namn.
done-rename = Bordet heter nu { $table }.
renamed-later = Discord låter en tråd byta namn högst två gånger på 10 minuter: tråden får det nya namnet { $when }.
table-rename-forbidden = Bara bordets ägare eller en moderator kan döpa om det.

## Watching

table-watch-public = { $table } är i { $channel }. Alla kan titta och se öppna kort, satsningar, potter och händer vid visningen, men inga dolda kort. Du behöver ingen plats.
table-watch-private = { $table } är i { $channel }. Bordet är privat: bara ägaren, inbjudna och medlemmar med bordets roll kan sätta sig. Alla som ser kanalen kan titta och se öppna kort, satsningar, potter och händer vid visningen, men inga dolda kort.
table-watch-locked = Jag kunde inte släppa in dig i tråden för { $table }. En moderator som hanterar trådar kan göra det.
table-info-private = { $role ->
    [none] Privat: bara ägaren och inbjudna kan sätta sig
   *[other] Privat: bara ägaren, inbjudna och medlemmar med { $role } kan sätta sig
}
table-info-waiting = { $count ->
    [one] Väntelista: { $count } spelare
   *[other] Väntelista: { $count } spelare
}
fact-private = privat
private-role-everyone = Den rollen har alla. Lämna fältet tomt för ett öppet bord, eller välj en annan roll.
table-opened-private = Bordet är öppet: { $channel }. Bara du och de du släpper in kan sätta sig. Bjud in med `/table invite`.
table-opened-private-seen = Bordet är öppet: { $channel }. Bara du och de du släpper in kan sätta sig. Bjud in med `/table invite`. Jag kan inte skapa privata trådar här, så alla som ser kanalen kan titta, och givprotokollet förs vid bordet.

## Inviting

invitation = { $mention }, { $name } bjuder in dig till { $table }: { $game }. Tryck på *Sätt dig* vid bordet, eller använd `/table sit` här.
invited = { $name } är inbjuden till { $table }.
invited-private = { $name } är inbjuden till { $table } och får sätta sig där.
invited-private-uncalled = { $name } kan nu sätta sig vid { $table }. Du bjöd nyss in samma medlem, så jag pingar inte igen.
invite-oneself = Det är du själv. Välj en annan medlem på servern.
invite-bot = Botar spelar inte. Välj en medlem på servern.
invite-no-member = Det är ingen medlem på servern. Välj någon som är det.
invite-blind = { $name } kan inte se { $channel }, så en inbjudan når inte fram. Öppna ett bord i en kanal som ni båda ser.
invite-too-fast = Du har bjudit in många på kort tid. Vänta en minut innan du bjuder in nästa.
invite-again = Du bjöd nyss in { $name }. Samma medlem kan bjudas in igen om 10 minuter.
call-not-posted = Inbjudan kunde inte postas i { $channel }: jag kan inte skriva där, eller så svarar inte Discord. Försök igen, eller be en moderator kolla mina behörigheter där.
uninvited = { $name } är inte längre inbjuden till { $table }. En spelare som redan sitter där kan sitta kvar.

## The waiting list

button-wait = { $count ->
    [0] Väntelista
   *[other] Väntelista ({ $count })
}
button-unwait = Lämna listan
done-wait = Du är nummer { $place } på väntelistan till { $table }, med ett inköp på { $amount }. Inget dras från plånboken än. När det är din tur får du en plats automatiskt, och en notis; agerar du inte i tid läggs handen och du står över. Ändra inköpet med `/table wait`, lämna listan med `/table unwait`.
done-unwait = Du står inte längre på väntelistan till { $table }.
waiting-seated = { $mention }: en plats blev ledig vid { $table }. Du sitter på plats { $seat } med { $amount ->
    [one] { $amount } mark
   *[other] { $amount } marker
} och får kort så snart det går. Vill du inte spela, använd `/table leave`.
waiting-closed = { $mention }: { $table } är stängt, och väntelistan med det. Se öppna bord med `/table list`.
waiting-gone = { $table } är stängt, och väntelistan med det: tråden eller kanalen finns inte längre. Se öppna bord med `/table list`.
waiting-cannot-pay = Det blev din tur på väntelistan till { $table } ({ $place }), men inköpet gick inte att dra: du har för få marker, din plånbok är fryst, eller du är bannad från borden. Du står inte längre på listan. `/wallet` visar vad du har, och med `/table wait` ställer du dig på listan igen.
waiting-barred = Du står inte längre på väntelistan till { $table } ({ $place }), för du får inte sätta dig där längre. Bordets ägare kan bjuda in dig.
waiting-banned = Du står inte längre på väntelistan till { $table } ({ $place }): du är bannad från borden där { $until }.
waiting-given-up = Du har stått över vid { $table } ({ $place }) medan andra väntat, så din plats går till nästa på listan. Du har fått ut dina marker. Ställ dig på listan igen med `/table wait`.
not-waiting-anywhere = Du står inte på någon väntelista här. Ställ dig på en med `/table wait`.

## Changing the seat

done-seat = Du sitter nu på plats { $seat }.
done-seat-later = Du flyttar till plats { $seat } när given är slut. Vill du stanna, välj numret på din egen plats.
done-seat-stays = Du stannar på plats { $seat }.
done-seat-blinds = Där räknas du som ny: du får kort när stora mörken kommer till dig.
done-seat-posts = Vill du ha kort direkt på den platsen lägger du en stor mörk, om reglerna tillåter det.

## Refused

denial-not_private = Alla kan sätta sig vid det här bordet, så ingen behöver en inbjudan. Pinga någon ändå med `/table invite`.
denial-not_owner = Bara ägaren till det här privata bordet bestämmer vilka som får sätta sig. Fråga ägaren.
denial-not_host = Bara bordets spelare och ägare kan bjuda in. Du kan sätta dig för { $buy_in }.
denial-not_guest = Den medlemmen är inte inbjuden till bordet. Bjud in med `/table invite`.
denial-guests_full = Bordet tar inte fler inbjudningar. Ta först tillbaka en med `/table uninvite`.
denial-not_invited = Bordet är privat: bara ägaren, inbjudna och medlemmar med bordets roll kan sätta sig. Be ägaren om en inbjudan, eller hitta ett annat bord med `/table list`.
denial-waiting_first = Andra väntar på den platsen. Ställ dig på väntelistan med `/table wait`.
denial-seat_free = Du behöver inte vänta: en plats är ledig. Ta den med *Sätt dig* vid bordet eller `/table sit`.
denial-list_full = Väntelistan är full. Hitta ett annat bord med `/table list`, eller försök igen senare.
denial-not_listed = Du står inte på bordets väntelista. Ställ dig på den med `/table wait`.

## Who sits down to a game for the first time

first-title = **{ $game } för första gången?** I korthet:
first-razz = - De fem lägsta av dina sju kort vinner; ess är låga, par är dåliga. Bästa handen är 5-4-3-2-A.
first-five-card-draw = - De fem högsta korten vinner. Du kan byta kort en gång.
first-ace-to-five-triple-draw = - De fem lägsta korten vinner; ess är låga. Du kan byta kort tre gånger. Bästa handen är 5-4-3-2-A.
first-deuce-to-seven-triple-draw = - De fem lägsta korten vinner; ess är höga, stegar och färger är dåliga. Du kan byta kort tre gånger. Bästa handen är 7-5-4-3-2.
first-deuce-to-seven-single-draw = - De fem lägsta korten vinner; ess är höga, stegar och färger är dåliga. Du kan byta kort en gång. Bästa handen är 7-5-4-3-2.
first-badugi = - Fyra kort i fyra valörer och fyra färger vinner, ju lägre desto bättre. Du kan byta kort { $draws ->
    [1] en gång
   *[other] tre gånger
}. Bästa handen är 4-3-2-A.
first-seven-card-stud = - De fem högsta av dina sju kort vinner: par, stegar, färger. Fyra av de sju är öppna kort som alla ser.
first-deuce-to-seven-razz = - De fem lägsta av dina sju kort vinner; ess är höga, och par, stegar och färger är dåliga. Bästa handen är 7-5-4-3-2.
first-ace-to-five-single-draw = - De fem lägsta korten vinner; ess är låga. Du kan byta kort en gång. Bästa handen är 5-4-3-2-A.
first-stud-hi-lo = - Halva potten går till de fem högsta av dina sju kort, halva till de fem { $qualifier ->
    [none] lägsta
   *[other] lägsta, åtta eller bättre
}. Du kan vinna båda med olika kort. Fyra av de sju är öppna kort som alla ser.
first-badacey = - Halva potten går till de fem lägsta korten, halva till den bästa badugin bland dem: upp till fyra kort i olika valörer och färger. Ess är låga. Du kan byta kort tre gånger.
first-badeucey = - Halva potten går till de fem lägsta korten, halva till den bästa badugin bland dem: upp till fyra kort i olika valörer och färger. Ess är höga, stegar och färger är dåliga. Du kan byta kort tre gånger.
first-limit-holdem = - Du får två dolda kort. Fem gemensamma kort läggs upp: tre på floppen, sedan turn och river. De fem högsta av dina sju kort vinner, med två, ett eller inget av dina egna.
first-holdem = - Du får två dolda kort. Fem gemensamma kort läggs upp: tre på floppen, sedan turn och river. De fem högsta av dina sju kort vinner, med två, ett eller inget av dina egna.
first-omaha = - Du får fyra dolda kort. Fem gemensamma kort läggs upp: tre på floppen, sedan turn och river. De fem högsta korten vinner, alltid två av dina egna och tre gemensamma.
first-omaha-hi-lo = - Du får fyra dolda kort. Fem gemensamma kort läggs upp: tre på floppen, sedan turn och river. Halva potten går till de fem högsta korten, halva till de fem { $qualifier ->
    [none] lägsta
   *[other] lägsta, åtta eller bättre
}, alltid två av dina egna och tre gemensamma. Du kan vinna båda med olika kort.
first-five-card-omaha = - Du får fem dolda kort. Fem gemensamma kort läggs upp: tre på floppen, sedan turn och river. De fem högsta korten vinner, alltid två av dina egna och tre gemensamma.
first-big-o = - Du får fem dolda kort. Fem gemensamma kort läggs upp: tre på floppen, sedan turn och river. Halva potten går till de fem högsta korten, halva till de fem { $qualifier ->
    [none] lägsta
   *[other] lägsta, åtta eller bättre
}, alltid två av dina egna och tre gemensamma. Du kan vinna båda med olika kort.
first-cards = - *{ $cards }* vid bordet visar dina dolda kort när som helst, bara för dig; är den inte öppen kommer de som DM.
first-cards-closed = - Jag kan inte skicka DM till dig: *{ $cards }* vid bordet visar dina kort, bara för dig.
first-turn = - När det är din tur visar bordet en knapp för allt du kan göra. Du har { $seconds } sekunder; { $draws ->
    [0] sedan checkar du automatiskt om det är gratis, annars lägger du dig.
   *[other] sedan checkar du automatiskt om det är gratis, annars lägger du dig, och vid ett byte är du nöjd.
} Missar du två turer i rad står du över.
first-turn-slow = - När det är din tur visar bordet en knapp för allt du kan göra. Du har { $hours } timmar; { $draws ->
    [0] sedan checkar du automatiskt om det är gratis, annars lägger du dig.
   *[other] sedan checkar du automatiskt om det är gratis, annars lägger du dig, och vid ett byte är du nöjd.
} Missar du två turer i rad står du över.
first-leave = - *{ $menu }* vid bordet: med *{ $sitout }* tar du en paus, med *{ $leave }* går dina marker tillbaka till plånboken. Läs mer i `/rules`.

gone-channel = { $table } är stängt: tråden eller kanalen har tagits bort.
gone-server = { $table } är stängt: jag har tagits bort från servern.
gone-undone = Giv { $number } annullerades, och potten gick tillbaka.
gone-paid-out = { $amount ->
    [one] Din enda mark är
   *[other] Dina { $amount } marker är
} tillbaka i din plånbok.
gone-off-table = Turneringen fortsätter vid ett annat bord. Där får du en notis och { $amount ->
    [one] din enda mark
   *[other] dina { $amount } marker
}.
