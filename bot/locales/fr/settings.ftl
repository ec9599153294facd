### Settings of each player: /settings. A language calls itself by `language-name`, in room.ftl.

help-heading-settings = Tes réglages
command-settings = Tes préférences, à toutes les tables
command-settings-show = Voir tes réglages
command-settings-language = Choisir la langue des messages visibles par toi uniquement
command-settings-language-language = La langue, ou celle de ton Discord
command-settings-pictures = Choisir si tes cartes arrivent aussi en image
command-settings-pictures-pictures = Images, texte seul, ou le choix de chaque salle
command-settings-reminders = Choisir si tu reçois un rappel avant la fin de ton temps
command-settings-reminders-reminders = Avec ou sans rappel
command-settings-achievements = Choisir si ta table voit tes succès
command-settings-achievements-achievements = Les montrer ou non
command-settings-letters = Choisir si tes cartes cachées arrivent en MP
command-settings-letters-letters = Toujours, pas tant que Mes cartes est ouvert, ou jamais
command-settings-muck = Choisir le sort d'une main perdante que rien ne t'oblige à montrer
command-settings-muck-muck = La jeter, ou te demander chaque fois

choice-language-discord = Celle de mon Discord
choice-pictures-on = Images
choice-pictures-off = Texte seul
choice-pictures-room = Le choix de chaque salle
choice-reminders-on = Me rappeler
choice-reminders-off = Ne pas me rappeler
choice-achievements-on = Les montrer à ma table
choice-achievements-off = Seulement dans mes statistiques
choice-letters-always = Toujours
choice-letters-unless-panel = Pas tant que Mes cartes est ouvert
choice-letters-never = Jamais
choice-muck-unseen = Jeter ma main
choice-muck-ask = Me demander

settings-title = ### Tes réglages
settings-language = **Langue :** { $language }
settings-language-discord = **Langue :** { $language }, celle de ton Discord
settings-language-nearest = **Langue :** { $language }, car je ne parle pas celle de ton Discord
settings-pictures-on = **Tes cartes :** aussi en image
settings-pictures-off = **Tes cartes :** en texte seul
settings-pictures-room = **Tes cartes :** en image dans les salles qui ont des images
settings-reminders-on = **Rappels :** une mention avant la fin de ton temps, et un MP aux tables lentes
settings-reminders-off = **Rappels :** aucun
settings-achievements-on = **Succès :** ta table les voit la première fois
settings-achievements-off = **Succès :** seulement dans ton propre `/stats`
settings-letters-always = **Cartes cachées en MP :** toujours
settings-letters-unless-panel = **Cartes cachées en MP :** pas tant que *Mes cartes* est ouvert
settings-letters-never = **Cartes cachées en MP :** jamais ; *Mes cartes* les montre
settings-muck-unseen = **Mains perdantes :** jetées quand rien ne t'oblige à les montrer
settings-muck-ask = **Mains perdantes :** je te demande s'il faut les montrer
settings-how = Ces réglages valent partout où tu joues avec moi, et sont visibles par toi uniquement. Les salons gardent la langue de leur serveur.
settings-saved = Enregistré. { $line }
settings-saved-later =
    Sur certains serveurs, le changement arrive un peu plus tard : { $parts ->
        [one] { $parts } partie du bot est absente
       *[other] { $parts } parties du bot sont absentes
    } en ce moment.
