### Vad varje spelare ställer in för sig själv: /settings. Ett språk kallar sig `language-name`, i room.ftl.

help-heading-settings = Dina inställningar
command-settings = Vad du föredrar, var du än spelar
command-settings-show = Se hur dina inställningar är
command-settings-language = Välj språk för det som sägs till dig ensam
command-settings-language-language = Språket, eller samma som i ditt Discord
command-settings-pictures = Välj om dina egna kort också kommer som bild
command-settings-pictures-pictures = Bilder, bara text, eller så som varje rum har det
command-settings-reminders = Välj om du ska kallas när din tid nästan är slut
command-settings-reminders-reminders = Om du ska påminnas
command-settings-achievements = Välj om ditt bord får veta vad du uppnår
command-settings-achievements-achievements = Om det får veta det
command-settings-letters = Välj om dina dolda kort ska komma som direktmeddelande
command-settings-letters-letters = Alltid, inte medan du spelar med Mina kort, eller aldrig
command-settings-muck = Välj vad som händer med en förlorande hand som du inte måste visa
command-settings-muck-muck = Mucka, eller fråga varje gång

choice-language-discord = Samma som i mitt Discord
choice-pictures-on = Bilder
choice-pictures-off = Bara text
choice-pictures-room = Som varje rum har det
choice-reminders-on = Påminn mig
choice-reminders-off = Påminn mig inte
choice-achievements-on = Berätta för mitt bord
choice-achievements-off = Bara i min statistik
choice-letters-always = Alltid
choice-letters-unless-panel = Inte medan jag spelar med Mina kort
choice-letters-never = Aldrig
choice-muck-unseen = Mucka
choice-muck-ask = Fråga mig

settings-title = ### Dina inställningar
settings-language = **Språk:** { $language }
settings-language-discord = **Språk:** { $language }, samma som i ditt Discord
settings-language-nearest = **Språk:** { $language }, eftersom jag inte talar språket i ditt Discord
settings-pictures-on = **Dina kort:** även som bild
settings-pictures-off = **Dina kort:** bara som text
settings-pictures-room = **Dina kort:** som bild där rummet har bilder
settings-reminders-on = **Påminnelser:** du får en notis när tiden nästan är ute, och ett direktmeddelande vid långsamma bord
settings-reminders-off = **Påminnelser:** inga
settings-achievements-on = **Bedrifter:** ditt bord får veta vad du uppnår för första gången
settings-achievements-off = **Bedrifter:** bara din egen `/stats` berättar om dem
settings-letters-always = **Kort som direktmeddelande:** alltid
settings-letters-unless-panel = **Kort som direktmeddelande:** inte medan du spelar med *Mina kort*
settings-letters-never = **Kort som direktmeddelande:** aldrig, *Mina kort* visar dem
settings-muck-unseen = **Förlorande händer:** muckas när du inte måste visa
settings-muck-ask = **Förlorande händer:** du får frågan om du vill visa dem
settings-how = De gäller var du än spelar med mig, och ingen annan ser dem. Kanalen behåller serverns språk.
settings-saved = Sparat. { $line }
settings-saved-later =
    På en del servrar gäller det lite senare: { $parts ->
        [one] en del av boten är
       *[other] { $parts } delar av boten är
    } borta just nu och får veta det sedan.
