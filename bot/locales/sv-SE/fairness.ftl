### Hur givar förseglas och bevisas.

help-heading-fairness = Ärliga givar
command-fair = Se hur givar bevisas, och hur många givar som har annullerats på servern
command-fair-page = Få sidan som prövar beviset för en giv i din webbläsare
command-cut = Kupera nästa giv vid ditt bord med ett eget ord
command-cut-word = 1 till 64 tecken; alla ser dem, och de står kvar i bevisen för alltid

button-cut = Kupera nästa giv
form-cut-word = Ditt ord
form-cut-hint = Alla ser det, och det står kvar i bevisen även om du glöms bort (1 till 64 tecken)
done-cut = Du har kuperat nästa giv med ”{ $word }”. Ingen kunde känna till ordet i förväg, så ingen har valt korten.

fair-how = **Förseglade givar.** Före en giv blandas och förseglas sexton lekar, och alla får sigillet innan någon kan ändra ordningen. Allt som spelarna gör i given före kuperar lekarna, och det gör ett ord med `/cut` också; sist kuperar numret som Discord ger ett meddelande. Därför kan varken värden, botten eller alla spelare utom en välja korten. Efteråt ger `/hand proof` varje spelare ett bevis som öppnar just de kort som den spelaren har sett, och inga andra.
fair-elsewhere = Skriv `/fair` vid ett bord för att se om givarna där är förseglade.
fair-not-sealed = Givarna vid { $table } är inte förseglade. De blandas av en slump som inte ens botten kan förutse, men det går inte att bevisa.
fair-practice = { $table } är ett övningsbord. Givarna där är inte förseglade, och inget om dem går att bevisa.
fair-seal = **Nästa giv vid { $table }, giv { $hand }, är förseglad:** `{ $seal }`
fair-cut-nobody = Ingen har kuperat den än.
fair-cut = Hittills kuperad från plats: { $seats }. Det ger `{ $cut }`
fair-closed = Den är stängd av [det här meddelandet]({ $link }), så ingen kan ändra den längre.
fair-running = Given här stängdes av [det här meddelandet]({ $link }).
fair-voided = { $hands ->
    [one] En giv har annullerats på servern
   *[other] { $hands } givar har annullerats på servern
}: { $who }.
fair-voided-none = Ingen giv har någonsin annullerats på servern.
fair-voided-others = andra { $hands }
fair-not-proved = **Bevisas inte:** att värden inte tittar in i given som pågår och berättar för en vän, eller annullerar givar som den inte gillar; den första knappen, lottningen av platser och flyttar mellan bord. I dragspel öppnas en visad hand för andra bara om den vann marker och inga kastade kort hade blandats in igen: platserna i leken skulle annars avslöja när varje kort drogs.
fair-page = Spara sidan och öppna den i en webbläsare. Den prövar beviset för en giv på egen hand och skickar ingenting: du kan stänga av nätet först.

## Beviset för en giv

proof-holds = **Giv { $hand }: allt stämmer.** Lekarna förseglades före given, ingen kunde välja ordningen, och varje kort som du fick se låg på sin plats.
proof-fails = **Giv { $hand }: det stämmer INTE.** Något i filen motsäger sig självt. Spara den och säg till den som driver botten.
proof-room = Beviset är för åskådare: det öppnar korten som alla såg.
proof-room-deleted = Dina dolda kort i given är raderade, så beviset öppnar bara korten som alla såg.
proof-undealt = Given förseglades men delades aldrig ut, så alla dess lekar ligger öppna för alla.
proof-nobody-cut = Ingen kuperade, så beviset visar bara att lekarna var hela.
proof-you-cut-last = Du kuperade, och ingen efter dig.
proof-you-cut = Du kuperade. Efter dig kuperade platserna { $seats }.
proof-others-cut = Du kuperade inte. Det gjorde platserna { $seats }.
proof-check = Pröva det utan botten: `/fair` skickar en sida för det. Lägg in sigillet som du fick före given och [meddelandet som stängde given]({ $link }).
proof-not-sealed = Giv { $hand } var inte förseglad, så inget om hur den delades ut går att bevisa.
proof-not-kept = Giv { $hand } var förseglad (`{ $seal }`), men det som beviset kräver finns inte längre: loggen har raderats, eller så gick den inte att läsa och given annullerades. Sigillet, det som kuperade den och meddelandet som stängde den finns kvar.
