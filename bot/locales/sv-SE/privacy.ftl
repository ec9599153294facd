### Vad som sparas om en användare, och hur boten mår.

help-heading-privacy = Dina uppgifter
command-privacy = Se eller radera det som sparas om dig
command-privacy-export = Få allt som boten vet om dig som en fil
command-privacy-delete = Radera dina uppgifter: markerna försvinner och ditt namn tas bort ur historiken
command-privacy-delete-confirm = Ordet som kommandot ber om när du utelämnar det här

privacy-unknown = Boten vet ingenting om dig.
privacy-exported = Här är allt som sparas om dig, på alla servrar. Bara du kan se det.
privacy-exported-missing =
    Här är allt som sparas om dig på de servrar som gick att fråga; { $parts ->
        [one] en del av boten svarar
       *[other] { $parts } delar av boten svarar
    } inte just nu, och det som finns där saknas här. Fråga igen senare för att få allt. Bara du kan se det.
privacy-too-large = Det som sparas om dig ryms inte i ett meddelande. Be den som driver boten om det.
privacy-word = radera
privacy-warning =
    Det här går inte att ångra.
    • **Försvinner genast:** kopplingen mellan dig och din historik, vägen till dina direktmeddelanden, dina marker på alla servrar och texterna i dina tvister.
    • **Blir kvar:** givarna och markerflyttarna du var med i, under ett slumptal som inte leder till någon; namnen du gav bord; orden du kuperade med, eftersom de andra inte kan bevisa något utan dem; vad moderatorer skrivit om det talet; och ett fingeravtryck, i 30 dagar eller så länge du är avstängd eller dina marker är frysta, som ger dig avstängningen tillbaka och hindrar att du får marker två gånger. Säkerhetskopior glömmer dig när de i sin tur raderas. Meddelanden som redan skickats blir kvar på Discord.
    Använd `/privacy export` först om du vill ha en kopia. För att gå vidare, använd `/privacy delete` med confirm: { $word }
privacy-deleted = Klart, boten har glömt dig. Dina marker är borta, och inget i historiken leder till dig.
privacy-deleted-later =
    Du är glömd där boten gick att nå, och dina marker där är borta. { $parts ->
        [one] En del av den är
       *[other] { $parts } delar av den är
    } borta eller har dig kvar vid ett bord: där glöms du så snart det är över, utan att du behöver göra något mer, och tills dess får du ingen ny plats.
privacy-seated = Du sitter vid ett bord, väntar på en plats eller är anmäld till en turnering som inte är slut. Lämna bordet med `/table leave` och vänta tills du fått ut dina marker, lämna väntelistor med `/table unwait`, eller vänta tills turneringen är slut, och försök igen.

## Hur boten mår

health-title = Hur boten mår
health-latency = Discord svarar på { $ms } ms.
health-latency-none = ⚠️ Discord har inte svarat än.
health-tables =
    Bord här: { $tables }, givar som pågår: { $hands }, { $players ->
        [one] 1 plats
       *[other] { $players } platser
    } tagna.
health-database = Databas: { $waiting ->
    [one] en ändring
   *[other] { $waiting } ändringar
} väntar, de senaste var säkra efter { $ms } ms.
health-database-failed = ⚠️ Databasen går inte att skriva i. Inget sparas förrän den som driver boten lagar den och startar boten igen.
health-backup = Senaste säkerhetskopian: { $when }.
health-backup-none = ⚠️ Det finns ingen säkerhetskopia än.
health-backup-off = Schemalagda säkerhetskopior är avstängda.
health-errors = Fel i loggen: { $hour } den senaste timmen, { $day } det senaste dygnet.
health-disk = Ledigt på disken: { $megabytes } MB.
health-version = Version { $version }, startad { $when }.
health-part = Den här servern sköts av botens process { $part }.
health-permissions = Boten har de behörigheter den behöver.
health-permissions-lack =
    ⚠️ { $count ->
        [one] En behörighet saknas.
       *[other] { $count } behörigheter saknas.
    } Se `/room show` för vilka, och vad som inte fungerar.
