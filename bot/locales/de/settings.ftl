### Was jeder Spieler für sich einstellt: /settings. Wie sich eine Sprache nennt, sagt `language-name` in room.ftl.

help-heading-settings = Deine Einstellungen
command-settings = Was du magst, wo immer du spielst
command-settings-show = Deine Einstellungen sehen
command-settings-language = Die Sprache dessen wählen, was nur dir gesagt wird
command-settings-language-language = Die Sprache; oder die, die dein Discord spricht
command-settings-pictures = Wählen, ob deine eigenen Karten auch als Bild kommen
command-settings-pictures-pictures = Bilder, nur Text, oder wie es der jeweilige Raum hält
command-settings-reminders = Wählen, ob du gerufen wirst, wenn deine Zeit fast um ist
command-settings-reminders-reminders = Ob du erinnert wirst
command-settings-letters = Wählen, ob deine verdeckten Karten per Direktnachricht kommen
command-settings-letters-letters = Immer, nicht solange du mit „Meine Karten“ spielst, oder nie
command-settings-muck = Wählen, was aus einer verlorenen Hand wird, die du nicht zeigen musst
command-settings-muck-muck = Ungesehen weglegen, oder dich jedes Mal fragen

choice-language-discord = Wie mein Discord spricht
choice-pictures-on = Bilder
choice-pictures-off = Nur Text
choice-pictures-room = Wie es der jeweilige Raum hält
choice-reminders-on = Erinnere mich
choice-reminders-off = Erinnere mich nicht
choice-letters-always = Immer
choice-letters-unless-panel = Nicht, solange ich mit „Meine Karten“ spiele
choice-letters-never = Nie
choice-muck-unseen = Ungesehen weglegen
choice-muck-ask = Frag mich

settings-title = ### Deine Einstellungen
settings-language = **Sprache:** { $language }
settings-language-discord = **Sprache:** { $language }, wie dein Discord
settings-language-nearest = **Sprache:** { $language }, denn die deines Discord spreche ich nicht
settings-pictures-on = **Deine Karten:** auch als Bild
settings-pictures-off = **Deine Karten:** nur als Text
settings-pictures-room = **Deine Karten:** als Bild, wo der Raum Bilder hat
settings-reminders-on = **Erinnerungen:** du wirst gerufen, wenn deine Zeit fast um ist, an langsamen Tischen per Direktnachricht
settings-reminders-off = **Erinnerungen:** keine
settings-letters-always = **Karten per Direktnachricht:** immer
settings-letters-unless-panel = **Karten per Direktnachricht:** nicht, solange du mit *Meine Karten* spielst
settings-letters-never = **Karten per Direktnachricht:** nie; *Meine Karten* zeigt sie dir
settings-muck-unseen = **Verlorene Hände:** bleiben ungesehen, wo du sie nicht zeigen musst
settings-muck-ask = **Verlorene Hände:** du wirst gefragt, ob du sie zeigst
settings-how = Sie gelten, wo immer du mit mir spielst, und niemand sonst sieht sie. Der Kanal bleibt bei der Sprache seines Servers.
settings-saved = Gespeichert. { $line }
