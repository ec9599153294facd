### Settings of each player: /settings. A language calls itself by `language-name`, in room.ftl.

help-heading-settings = Deine Einstellungen
command-settings = Deine Einstellungen, überall, wo du spielst
command-settings-show = Deine Einstellungen sehen
command-settings-language = Die Sprache für alles, was nur du siehst
command-settings-language-language = Eine Sprache oder wie in Discord
command-settings-pictures = Deine Karten auch als Bild sehen oder nur als Text
command-settings-pictures-pictures = Bilder, nur Text oder wie auf dem jeweiligen Server
command-settings-reminders = Einen Ping bekommen, bevor deine Zeit abläuft, oder nicht
command-settings-reminders-reminders = Ob du angepingt wirst
command-settings-achievements = Deinem Tisch deine Erfolge zeigen oder nicht
command-settings-achievements-achievements = Ob dein Tisch davon erfährt
command-settings-letters = Deine verdeckten Karten per DM bekommen oder nicht
command-settings-letters-letters = Immer, nur ohne „Meine Karten“ oder nie
command-settings-muck = Verlorene Hände automatisch mucken oder jedes Mal fragen
command-settings-muck-muck = Automatisch mucken oder jedes Mal fragen

choice-language-discord = Wie in Discord
choice-pictures-on = Bilder
choice-pictures-off = Nur Text
choice-pictures-room = Wie auf dem jeweiligen Server
choice-reminders-on = Ping mich an
choice-reminders-off = Ping mich nicht an
choice-achievements-on = Sag es meinem Tisch
choice-achievements-off = Nur in meiner Statistik
choice-letters-always = Immer
choice-letters-unless-panel = Nicht, solange ich mit „Meine Karten“ spiele
choice-letters-never = Nie
choice-muck-unseen = Automatisch mucken
choice-muck-ask = Frag mich

settings-title = ### Deine Einstellungen
settings-language = **Sprache:** { $language }
settings-language-discord = **Sprache:** { $language }, wie in Discord
settings-language-nearest = **Sprache:** { $language }, weil ich deine Discord-Sprache nicht kann
settings-pictures-on = **Deine Karten:** auch als Bild
settings-pictures-off = **Deine Karten:** nur als Text
settings-pictures-room = **Deine Karten:** als Bild, wenn der Server Bilder hat
settings-reminders-on = **Erinnerungen:** Du wirst angepingt, bevor deine Zeit abläuft, an langsamen Tischen per DM
settings-reminders-off = **Erinnerungen:** keine
settings-achievements-on = **Erfolge:** Dein Tisch erfährt, was du zum ersten Mal erreichst
settings-achievements-off = **Erfolge:** nur in deinen `/stats`
settings-letters-always = **Karten per DM:** immer
settings-letters-unless-panel = **Karten per DM:** nicht, solange du mit *Meine Karten* spielst
settings-letters-never = **Karten per DM:** nie; *Meine Karten* zeigt sie dir
settings-muck-unseen = **Verlorene Hände:** werden gemuckt, wenn du sie nicht zeigen musst
settings-muck-ask = **Verlorene Hände:** Du wirst jedes Mal gefragt
settings-how = Das gilt überall, wo du mit mir spielst, und nur du siehst es. Im Kanal gilt die Sprache des Servers.
settings-saved = Gespeichert. { $line }
settings-saved-later =
    Auf manchen Servern gilt das etwas später: { $parts ->
        [one] Ein Teil des Bots ist gerade nicht erreichbar und erfährt
       *[other] { $parts } Teile des Bots sind gerade nicht erreichbar und erfahren
    } es noch.
