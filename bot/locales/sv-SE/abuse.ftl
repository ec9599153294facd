# Vem som får och inte får; vad rummet tillåter; vem som frågar för fort.

forbidden-outsider = Det kan bara medlemmar på den här servern göra.
forbidden-banned = Du är avstängd från borden här { $until }, så det får du inte göra innan dess. En administratör på servern kan häva avstängningen.
forbidden-not-moderator = Det kan bara rummets moderatorer göra: de som har någon av dess moderatorroller eller får moderera medlemmar, hantera kanaler eller hantera servern.
forbidden-not-administrator = Det kan bara administratörer göra: de som får hantera servern.
forbidden-guarantee = Bara administratörer kan lägga upp eller ändra en turnering med garanti, för garantin skapar nya marker. Med `guarantee: 0` kan du göra det.
forbidden-not-opener = Bord öppnas av moderatorer och av medlemmar med någon av rollerna { $roles }.
forbidden-no-opener-left = Bord öppnas bara av moderatorer: rollerna som också fick göra det finns inte längre. En administratör kan ange andra med `/room set`.
forbidden-own-table = Du spelar vid det här bordet, så en annan moderator får göra det.
forbidden-oneself = Det kan du inte göra för dig själv. En annan moderator kan.
forbidden-oneself-equal = Det kan du inte göra med dig själv. En administratör kan.
forbidden-equal = Den spelaren är också moderator. Bara en administratör kan göra så mot en moderator.

room-stakes-menu = Borden här spelar om { $stakes }. Välj någon av de insatserna.
room-seats-most = Borden här har högst { $most } platser.
room-buy-in-most = Borden här tar högst { $most } i inköp.
room-table-channels = Bord öppnas i de här kanalerna: { $channels }.
room-tables-most = { $most ->
    [one] Ett bord är öppet
   *[other] { $most } bord är öppna
} på servern, och fler får det inte vara. Ett nytt kan öppnas när ett bord stängs.
tables-too-fast = Du har öppnat många bord på sistone. Vänta en minut innan du öppnar ett till.

option-misfit = ”{ $name }” kan inte ha det värdet. Välj något som Discord föreslår. Kom värdet därifrån, starta om Discord: det visar en gammal version av kommandot.
too-fast = Det var för mycket på en gång. Vänta { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
} och fortsätt sedan.
click-gone = Den knappen eller det formuläret går inte att använda längre. Använd det senaste meddelandet, eller kommandot för saken: `/help` räknar upp dem.
