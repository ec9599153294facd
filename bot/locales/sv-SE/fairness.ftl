### How deals are sealed and proved.

help-heading-fairness = Ärliga givar
command-fair = Se hur givar bevisas, och hur många som har annullerats på servern
command-fair-page = Få sidan som kontrollerar beviset för en giv i din webbläsare
command-cut = Kupera nästa giv vid ditt bord med ett eget ord
command-cut-word = 1 till 64 tecken; alla ser dem, och de står kvar i bevisen för alltid

button-fair = Ärlig giv
button-cut = Kupera nästa giv
form-cut-word = Ditt ord
form-cut-hint = Alla ser det, och det står kvar i bevisen även om dina uppgifter raderas (1 till 64 tecken)
done-cut = Du har kuperat nästa giv med ”{ $word }”. Alla vid bordet ser det.

fair-how = **Förseglade givar.** Före varje giv blandas och förseglas 16 lekar, och sigillet står i givprotokollet innan någon kan ändra ordningen. Allt spelarna gör i förra given kuperar lekarna, och det gör också ett ord med `/cut`; sist kuperar numret som Discord ger ett meddelande. Därför kan ingen spelare välja korten, inte ens alla utom en tillsammans, och inte heller värden ensam så länge varje giv har ett enda meddelande som ingen har redigerat. Efteråt ger `/hand proof` varje spelare ett bevis som öppnar korten hen fick se, och inga andra.
fair-elsewhere = Använd `/fair` vid ett bord för att se om givarna är förseglade.
fair-not-sealed = Givarna vid { $table } är inte förseglade. De blandas slumpmässigt, men det går inte att bevisa.
fair-practice = { $table } är ett övningsbord. Givarna är inte förseglade, så inget om dem går att bevisa.
fair-seal = **Nästa giv vid { $table }, giv { $hand }, är förseglad:** `{ $seal }`
fair-cut-nobody = Ingen har kuperat den än.
fair-cut = Kuperad från plats: { $seats }. Kuperingen hittills: `{ $cut }`
fair-closed = Den stängdes med [det här meddelandet]({ $link }), så ingen kan ändra den längre.
fair-running = Given som spelas nu stängdes med [det här meddelandet]({ $link }).
fair-recorded-here = Det här bordets givar protokollförs här, eftersom jag inte kan skapa en privat tråd för dem bredvid bordet.
fair-voided = { $hands ->
    [one] En giv har annullerats på servern
   *[other] { $hands } givar har annullerats på servern
}: { $who }.
fair-voided-none = Ingen giv har annullerats på servern.
fair-voided-others = andra { $hands }
fair-not-proved = **Bevisas inte:** att värden inte kikar på given som spelas och berättar för en vän, eller annullerar givar hen ogillar; att värden inte med hjälp av en spelare väljer en giv, genom att redigera ett äldre meddelande eller skriva flera och radera alla utom ett. Det syns: meddelandet som stänger en giv ska vara botens, skrivet efter förra given och inte märkt ”(redigerad)”, och i ett protokoll där inget har raderats är `total_message_sent` lika med `message_count`, och dem kan vilken bot som helst läsa. Inte heller bevisas den första knappen, lottningen av platser och flyttar mellan bord. I bytesspel öppnas en visad hand för andra bara om den vann marker och inga kastade kort blandades in igen: platserna i leken skulle avslöja när varje kort kom. Andra visade händer binds inte av beviset: det avgörs av beviset från den som visade dem.
fair-page = Spara sidan och öppna den i en webbläsare. Den kontrollerar beviset för en giv på egen hand och skickar ingenting: du kan stänga av nätet först.

## The proof of a hand

proof-holds = **Giv { $hand }: allt stämmer.** Lekarna förseglades före given, de delades ut i den ordning kuperingarna gav, och varje kort du fick se låg på sin plats.
proof-fails = **Giv { $hand }: det stämmer INTE.** Något i filen går inte ihop. Spara den och säg till värden.
proof-room = Beviset är för åskådare: det öppnar korten alla såg.
proof-room-deleted = Dina dolda kort i given är raderade, så beviset öppnar bara korten alla såg.
proof-undealt = Given förseglades men delades aldrig ut, så alla lekarna är öppna för alla.
proof-nobody-cut = Ingen kuperade given, så beviset visar bara att lekarna var kompletta.
proof-you-cut-last = Du kuperade, och ingen kuperade efter dig.
proof-you-cut = Du kuperade. Efter dig kuperade plats { $seats }.
proof-others-cut = Du kuperade inte. Det gjorde plats { $seats }.
proof-unbound = Binds inte av beviset: korten som visades från plats { $seats }. Deras platser i leken skulle avslöja när varje kort kom. Det avgörs av beviset från den som visade dem.
proof-check = Kontrollera det utan boten: `/fair page:True` skickar en sida för det. Lägg in sigillet som stod i givprotokollet före given och [meddelandet som stängde given]({ $link }).
proof-not-sealed = Giv { $hand } var inte förseglad, så inget om utdelningen går att bevisa.
proof-not-kept = Giv { $hand } var förseglad (`{ $seal }`), men det som beviset behöver finns inte längre: givens logg har raderats, eller så gick den inte att läsa och given annullerades. Sigillet, kuperingarna och meddelandet som stängde den finns kvar.
proof-unreadable = Giv { $hand } går inte att bevisa: det som sparats av den är skadat. Säg till värden.
