### What is kept of a user, and how the bot is doing.

help-heading-privacy = Dina uppgifter
command-privacy = Se eller radera det som sparas om dig
command-privacy-export = Få allt boten vet om dig som en fil
command-privacy-delete = Radera dina uppgifter: markerna försvinner och ditt namn tas bort ur historiken
command-privacy-delete-confirm = Ordet som kommandot ber om när fältet är tomt

privacy-unknown = Jag vet ingenting om dig.
privacy-exported = Här är allt som sparas om dig, på alla servrar. Bara du kan se det.
privacy-exported-missing =
    Här är allt som sparas om dig på servrarna jag kunde nå. { $parts ->
        [one] En del av boten svarar
       *[other] { $parts } delar av boten svarar
    } inte just nu, så det som finns där saknas. Försök igen senare för att få allt. Bara du kan se det.
privacy-too-large = Det som sparas om dig ryms inte i ett meddelande. Be värden om det.
privacy-word = radera
privacy-warning =
    Det här går inte att ångra.
    • **Raderas direkt:** kopplingen mellan dig och din historik, min möjlighet att skicka DM till dig, dina marker på alla servrar och texterna i dina tvister.
    • **Blir kvar:** givarna du var med i och vart dina marker gick, under ett slumptal som inte leder till någon; namnen du gav bord; orden du kuperade givar med, för utan dem kan andra inte bevisa något; vad moderatorer skrivit om det talet; och ett fingeravtryck, i 30 dagar eller så länge du är bannad eller din plånbok är fryst, som återställer bannen och hindrar att du får startmarker två gånger. Säkerhetskopior glömmer dig när de gallras. Skickade meddelanden blir kvar på Discord.
    Vill du ha en kopia, använd `/privacy export` först. Gå vidare med `/privacy delete` och confirm: { $word }
privacy-deleted = Dina uppgifter är raderade. Dina marker är borta, och inget i historiken leder till dig.
privacy-deleted-later =
    Dina uppgifter är raderade överallt där jag kunde nå, och dina marker där är borta. { $parts ->
        [one] En del av boten är
       *[other] { $parts } delar av boten är
    } borta eller har dig kvar vid ett bord: där raderas uppgifterna så snart det går. Du behöver inte be om det igen, men du kan inte ta en ny plats förrän det är klart.
privacy-seated = Du sitter vid ett bord, står på en väntelista eller är med i en turnering som inte är slut. Lämna bordet med `/table leave` och vänta tills du fått ut dina marker, lämna väntelistor med `/table unwait`, eller vänta tills turneringen är slut. Försök sedan igen.

## How the bot is doing

health-title = Hur boten mår
health-latency = Discord svarar på { $ms } ms.
health-latency-none = ⚠️ Discord har inte svarat än.
health-tables =
    Bord här: { $tables }, pågående givar: { $hands }, { $players ->
        [one] 1 plats tagen
       *[other] { $players } platser tagna
    }.
health-database = Databas: { $waiting ->
    [one] en ändring
   *[other] { $waiting } ändringar
} väntar, de senaste sparades efter { $ms } ms.
health-database-failed = ⚠️ Det går inte att skriva till databasen. Inget sparas förrän värden lagar den och startar om boten.
health-backup = Senaste säkerhetskopia: { $when }.
health-backup-none = ⚠️ Det finns ingen säkerhetskopia än.
health-backup-off = Schemalagda säkerhetskopior är avstängda.
health-errors = Fel i loggen: { $hour } den senaste timmen, { $day } det senaste dygnet.
health-disk = Ledigt på disken: { $megabytes } MB.
health-version = Version { $version }, startad { $when }.
health-part = Botens process { $part } sköter den här servern.
health-members-off = Server Members Intent är av, så den som lämnar servern får ut sina marker inom 10 minuter, inte direkt.
health-permissions = Boten har alla behörigheter den behöver.
health-permissions-lack =
    ⚠️ { $count ->
        [one] En behörighet saknas.
       *[other] { $count } behörigheter saknas.
    } `/room show` visar vad som saknas, och vad som inte går utan det.
