# Who may not, and who may; what the room allows; who asks too fast.

forbidden-outsider = Bara serverns medlemmar kan göra det.
not-a-member = Jag är inte med på den här servern, bara mina kommandon är det, så här går det inte att spela. En administratör kan lägga till mig: { $link }
forbidden-banned = Du är bannad från borden här { $until }, så du kan inte göra det än. En moderator kan häva bannen; är du själv moderator kan bara en administratör på servern göra det.
forbidden-not-moderator = Bara moderatorer kan göra det: medlemmar med någon av rummets moderatorroller, och alla som kan ge medlemmar timeout, hantera kanaler eller hantera servern.
forbidden-not-administrator = Bara administratörer kan göra det: alla som kan hantera servern.
forbidden-guarantee = Bara administratörer kan lägga upp eller ändra en turnering med garanti, för garantin skapar nya marker. Med `guarantee: 0` kan du göra det.
forbidden-not-opener = Bara moderatorer och medlemmar med någon av de här rollerna kan öppna bord: { $roles }.
forbidden-no-opener-left = Bara moderatorer kan öppna bord här: de andra rollerna som kunde det är borta. En administratör kan välja nya med `/room set`.
forbidden-own-table = Du spelar vid bordet, så en annan moderator måste göra det.
forbidden-oneself = Du kan inte göra det för dig själv. En annan moderator kan.
forbidden-oneself-equal = Du kan inte göra det mot dig själv. En administratör kan.
forbidden-equal = Spelaren är också moderator. Bara en administratör kan göra det mot en moderator.

room-stakes-menu = Insatserna vid borden här är { $stakes }. Välj bland dem.
room-seats-most = Borden här har högst { $most } platser.
room-buy-in-most = Inköpet vid borden här är högst { $most }.
room-table-channels = Bord kan öppnas i de här kanalerna: { $channels }.
room-tables-most = { $most ->
    [one] Ett bord är öppet
   *[other] { $most } bord är öppna
} på servern, och det är max. Du kan öppna ett när ett annat stängs.
tables-too-fast = Du har öppnat många bord på kort tid. Vänta en minut innan du öppnar nästa.

option-misfit = ”{ $name }” kan inte ha det värdet. Välj något som Discord föreslår. Valde du redan ett av förslagen? Starta då om Discord: appen visar en gammal version av kommandot.
too-fast = Det gick lite fort. Vänta { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
} och fortsätt sedan.
click-gone = Knappen eller formuläret gäller inte längre. Använd det senaste meddelandet, eller ett kommando: `/help` visar alla.
