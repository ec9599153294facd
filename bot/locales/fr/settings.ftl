### Ce que chaque joueur règle pour lui-même : /settings. Une langue se nomme par `language-name`, dans room.ftl.

help-heading-settings = Tes réglages
command-settings = Ce que tu préfères, où que tu joues
command-settings-show = Voir tes réglages
command-settings-language = Choisir la langue de ce qui est dit à toi seul
command-settings-language-language = La langue, ou celle que parle ton Discord
command-settings-pictures = Choisir si tes propres cartes viennent aussi en image
command-settings-pictures-pictures = Images, texte seul, ou comme chaque salle le veut
command-settings-reminders = Choisir si tu es appelé quand ton temps est presque écoulé
command-settings-reminders-reminders = Faut-il te le rappeler
command-settings-achievements = Choisir si ta table apprend ce que tu réussis
command-settings-achievements-achievements = Faut-il le lui dire
command-settings-letters = Choisir si tes cartes cachées arrivent par message privé
command-settings-letters-letters = Toujours, pas tant que tu joues avec Mes cartes, ou jamais
command-settings-muck = Choisir ce que devient une main perdante que rien ne t'oblige à montrer
command-settings-muck-muck = La jeter sans la montrer, ou te demander chaque fois

choice-language-discord = Celle de mon Discord
choice-pictures-on = Images
choice-pictures-off = Texte seul
choice-pictures-room = Comme chaque salle le veut
choice-reminders-on = Me le rappeler
choice-reminders-off = Ne pas me le rappeler
choice-achievements-on = Le dire à ma table
choice-achievements-off = Seulement dans mes statistiques
choice-letters-always = Toujours
choice-letters-unless-panel = Pas tant que je joue avec Mes cartes
choice-letters-never = Jamais
choice-muck-unseen = La jeter sans la montrer
choice-muck-ask = Me demander

settings-title = ### Tes réglages
settings-language = **Langue :** { $language }
settings-language-discord = **Langue :** { $language }, comme parle ton Discord
settings-language-nearest = **Langue :** { $language }, car je ne parle pas celle de ton Discord
settings-pictures-on = **Tes cartes :** aussi en image
settings-pictures-off = **Tes cartes :** en texte seul
settings-pictures-room = **Tes cartes :** en image là où la salle a des images
settings-reminders-on = **Rappels :** tu es appelé quand ton temps est presque écoulé, et par message privé aux tables lentes
settings-reminders-off = **Rappels :** aucun
settings-achievements-on = **Succès :** ta table apprend ce que tu réussis pour la première fois
settings-achievements-off = **Succès :** seul ton propre `/stats` les raconte
settings-letters-always = **Cartes par message privé :** toujours
settings-letters-unless-panel = **Cartes par message privé :** pas tant que tu joues avec *Mes cartes*
settings-letters-never = **Cartes par message privé :** jamais ; *Mes cartes* te les montre
settings-muck-unseen = **Mains perdantes :** jamais vues là où rien ne t'oblige à les montrer
settings-muck-ask = **Mains perdantes :** on te demande si tu veux les montrer
settings-how = Ils valent partout où tu joues avec moi, et personne d'autre ne les voit. Le salon garde la langue de son serveur.
settings-saved = Enregistré. { $line }
settings-saved-later =
    Sur certains serveurs, cela ne vaudra pas tout de suite : { $parts ->
        [one] { $parts } partie du bot est absente en ce moment et l'apprendra
       *[other] { $parts } parties du bot sont absentes en ce moment et l'apprendront
    } plus tard.
