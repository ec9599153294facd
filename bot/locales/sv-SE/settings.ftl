### Settings of each player: /settings. A language calls itself by `language-name`, in room.ftl.

help-heading-settings = Dina inställningar
command-settings = Dina inställningar, var du än spelar
command-settings-show = Se dina inställningar
command-settings-language = Välj språk för meddelanden som bara du ser
command-settings-language-language = Språket, eller samma som i Discord
command-settings-pictures = Välj om dina kort också ska komma som bild
command-settings-pictures-pictures = Bilder, bara text eller som i varje rum
command-settings-reminders = Välj om du ska påminnas innan din tid går ut
command-settings-reminders-reminders = Om du ska påminnas
command-settings-achievements = Välj om ditt bord ska se dina bedrifter
command-settings-achievements-achievements = Om de ska visas
command-settings-letters = Välj om dina dolda kort ska komma som DM
command-settings-letters-letters = Alltid, inte medan Mina kort är öppet, eller aldrig
command-settings-muck = Välj vad som händer med förlorande händer som du inte måste visa
command-settings-muck-muck = Mucka, eller fråga varje gång

choice-language-discord = Samma som i Discord
choice-pictures-on = Bilder
choice-pictures-off = Bara text
choice-pictures-room = Som i varje rum
choice-reminders-on = Påminn mig
choice-reminders-off = Påminn mig inte
choice-achievements-on = Visa för mitt bord
choice-achievements-off = Bara i min statistik
choice-letters-always = Alltid
choice-letters-unless-panel = Inte medan Mina kort är öppet
choice-letters-never = Aldrig
choice-muck-unseen = Mucka
choice-muck-ask = Fråga mig

settings-title = ### Dina inställningar
settings-language = **Språk:** { $language }
settings-language-discord = **Språk:** { $language }, samma som i Discord
settings-language-nearest = **Språk:** { $language }, för jag talar inte det du har i Discord
settings-pictures-on = **Dina kort:** också som bild
settings-pictures-off = **Dina kort:** bara text
settings-pictures-room = **Dina kort:** som bild i rum med bilder
settings-reminders-on = **Påminnelser:** du får en notis när tiden nästan är ute, och ett DM vid långsamma bord
settings-reminders-off = **Påminnelser:** inga
settings-achievements-on = **Bedrifter:** ditt bord ser dem första gången
settings-achievements-off = **Bedrifter:** bara i din egen `/stats`
settings-letters-always = **Dolda kort som DM:** alltid
settings-letters-unless-panel = **Dolda kort som DM:** inte medan *Mina kort* är öppet
settings-letters-never = **Dolda kort som DM:** aldrig; *Mina kort* visar dem
settings-muck-unseen = **Förlorande händer:** muckas när du inte måste visa
settings-muck-ask = **Förlorande händer:** jag frågar om du vill visa
settings-how = De gäller var du än spelar med mig, och bara du ser dem. Kanaler behåller serverns språk.
settings-saved = Sparat. { $line }
settings-saved-later = På några servrar gäller det lite senare: { $parts ->
    [one] en del av boten är
   *[other] { $parts } delar av boten är
} borta just nu och får veta det sedan.
