# Letters with news of a tournament, and the pings of those who accept no letters

tourney-letter-edited = { $name } ({ $place }) är ändrad:
tourney-letter-cancelled = { $amount ->
    [0] { $name } ({ $place }) är inställd.
   *[other] { $name } ({ $place }) är inställd, och du har fått tillbaka { $amount }.
}
tourney-letter-removed = { $amount ->
    [0] En moderator har tagit bort dig ur { $name } ({ $place }).
   *[other] En moderator har tagit bort dig ur { $name } ({ $place }), och du har fått tillbaka { $amount }.
}
tourney-letter-offered = { $amount ->
    [0] En moderator vill ha med dig i { $name } ({ $place }). Start { $when }. Knappen anmäler dig; ingen plats hålls innan du klickar.
   *[other] En moderator vill ha med dig i { $name } ({ $place }). Start { $when }. Knappen anmäler dig för { $amount }; ingen plats hålls innan du klickar.
}
tourney-letter-offered-when-full = { $amount ->
    [0] En moderator vill ha med dig i { $name } ({ $place }). Den startar när den är full. Knappen anmäler dig; ingen plats hålls innan du klickar.
   *[other] En moderator vill ha med dig i { $name } ({ $place }). Den startar när den är full. Knappen anmäler dig för { $amount }; ingen plats hålls innan du klickar.
}
tourney-letter-offered-running = { $amount ->
    [0] En moderator vill ha med dig i { $name } ({ $place }). Den är igång, och du skulle spela direkt. Knappen anmäler dig; ingen plats hålls innan du klickar.
   *[other] En moderator vill ha med dig i { $name } ({ $place }). Den är igång, och du skulle spela direkt. Knappen anmäler dig för { $amount }; ingen plats hålls innan du klickar.
}
tourney-letter-added = { $waiting ->
    [0] En moderator har anmält dig till { $name } ({ $place }). Start { $when }.
   *[other] En moderator har satt dig på väntelistan till { $name } ({ $place }). Start { $when }.
}
tourney-letter-added-when-full = En moderator har anmält dig till { $name } ({ $place }). Den startar när den är full.
tourney-letter-no-show = { $amount ->
    [0] Du checkade inte in till { $name } ({ $place }) i tid, så du är inte med.
   *[other] Du checkade inte in till { $name } ({ $place }) i tid, så du är inte med. Du har fått tillbaka { $amount }.
}
tourney-letter-corrected = En moderator rättar dina marker i { $name } ({ $place }) före din nästa giv: { $change }.
tourney-letter-correction-lapsed = Dina marker i { $name } ({ $place }) rättas ändå inte, du har för få kvar: { $change }.
tourney-letter-paused = En moderator har pausat { $name } ({ $place }). Jag säger till när spelet fortsätter.
tourney-letter-resumed = { $name } ({ $place }) fortsätter.
tourney-letter-rematch = { $amount ->
    [0] { $player } vill ha revansch: { $name } ({ $place }), start { $when }.
   *[other] { $player } vill ha revansch: { $name } ({ $place }) för { $amount }, start { $when }.
}
tourney-letter-rematch-when-full = { $amount ->
    [0] { $player } vill ha revansch: { $name } ({ $place }). Den startar när den är full.
   *[other] { $player } vill ha revansch: { $name } ({ $place }) för { $amount }. Den startar när den är full.
}
tourney-letter-opens = { $amount ->
    [0] Anmälan till { $name } ({ $place }) är öppen. Start { $when }.
   *[other] Anmälan till { $name } ({ $place }) är öppen, inköp { $amount }. Start { $when }.
}
tourney-letter-opens-when-full = { $amount ->
    [0] Anmälan till { $name } ({ $place }) är öppen. Den startar när den är full.
   *[other] Anmälan till { $name } ({ $place }) är öppen, inköp { $amount }. Den startar när den är full.
}
tourney-letter-tomorrow = { $name } ({ $place }) startar { $when }. Du kan fortfarande anmäla dig.
tourney-letter-seat = Du vann en plats i { $name } ({ $place }) i { $satellite } och är anmäld. Start { $when }. Om du anmäler av dig före starten får du { $amount }.
tourney-letter-seat-when-full = Du vann en plats i { $name } ({ $place }) i { $satellite } och är anmäld. Den startar när den är full. Om du anmäler av dig innan dess får du { $amount }.
tourney-letter-seat-paid = { $why ->
    [already_in] Du vann en plats i { $target } i { $name } ({ $place }). Du är redan med där, så du fick { $chips } i stället.
    [too_few_spots] Du vann en plats i { $target } i { $name } ({ $place }). Alla platser där är tagna, så du fick { $chips } i stället.
    [buy_in_fixed] Du vann en plats i { $target } i { $name } ({ $place }). Inköpet där har ändrats, så du fick { $chips } i stället.
    [banned] Du vann en plats i { $target } i { $name } ({ $place }). Du är avstängd från borden, så du fick { $chips } i stället.
   *[other] Du vann en plats i { $target } i { $name } ({ $place }). Den är inte öppen längre, så du fick { $chips } i stället.
}
tourney-letter-last-call = Sista chansen till { $name } ({ $place }): start { $when }.
tourney-letter-skipped = { $name } ({ $place }) spelas inte { $when }.
tourney-letter-moved = { $name } ({ $place }) är flyttad: { $old } → { $when }

## What an edit changed

tourney-changed = { $what }: { $old } → { $new }
tourney-changed-start = Start
tourney-changed-name = Namn
tourney-changed-game = Spel
tourney-changed-minutes = Längd i minuter
tourney-changed-seats = Platser per bord
tourney-changed-stack = Startstack
tourney-changed-first-bet = Första lilla satsningen
tourney-changed-level-minutes = Minuter per nivå
tourney-changed-late-levels = Nivåer med sen anmälan
tourney-changed-re-entries = Re-entries
tourney-changed-rebuys = Rebuys
tourney-changed-buy-in = Inköp
tourney-changed-guarantee = Garanti
tourney-changed-prizes = Priser
tourney-changed-entrants-most = Platser
tourney-changed-check-in = Incheckning
tourney-changed-add-on = Add-on
tourney-changed-usual = som vanligt
tourney-changed-yes = ja
tourney-changed-no = nej
tourney-changed-outage = Starten är senare på grund av ett avbrott.
tourney-changed-other = Inlägget visar vad mer som har ändrats.
tourney-changed-check-in-open = Incheckningen är öppen: checka in för att behålla din plats.
tourney-changed-check-in-cut = Incheckningen är öppen. Ändringen kom så sent att du behåller din plats även utan incheckning.

## Notify me

tourney-wish-button = Säg till mig
tourney-wish-from-lobby = Turneringar …
tourney-wish-about = Välj turneringar. Jag skickar en DM när anmälan öppnar, ett dygn före starten och strax innan, en gång var och aldrig om en turnering du är anmäld till. För en serie även när ett tillfälle ställs in eller flyttas. Tar du inte emot DM pingas du i turneringens kanal.
tourney-wish-games = Turneringar efter spel
tourney-wish-series = Turneringar efter serie
tourney-wish-all = Alla turneringar
tourney-wish-saved = Jag säger till om: { $names }.
tourney-wish-off = Jag säger inte längre till om turneringar.

## The organizer's role

tournament-ping-forbidden = Du får inte nämna { $role } i den här kanalen, så jag pingar inte rollen åt dig.
tournament-ping-bot-forbidden = Jag får inte nämna { $role } i den här kanalen. Låt mig nämna alla roller där, eller gör rollen nämnbar.
tournament-pings = { $role } pingas när anmälan öppnar.
