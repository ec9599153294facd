### Ce qui est gardé d'un utilisateur, et comment va le bot.

help-heading-privacy = Tes données
command-privacy = Voir ou effacer ce qui est gardé à ton sujet
command-privacy-export = Recevoir en fichier tout ce que le bot sait de toi
command-privacy-delete = Être oublié : tes jetons sont brûlés, ton nom est coupé de ton histoire
command-privacy-delete-confirm = Le mot que la commande demande quand tu omets ceci

privacy-unknown = Le bot ne sait rien de toi.
privacy-exported = Voici tout ce qui est gardé à ton sujet, sur tous les serveurs. Toi seul peux le voir.
privacy-exported-missing =
    Voici tout ce qui est gardé à ton sujet sur les serveurs qui ont pu répondre ; { $parts ->
        [one] { $parts } partie du bot ne répond
       *[other] { $parts } parties du bot ne répondent
    } pas en ce moment, et ce qui s'y trouve manque ici. Redemande plus tard pour tout avoir. Toi seul peux le voir.
privacy-too-large = Ce qui est gardé à ton sujet ne tient pas dans un message. Demande-le à la personne qui fait tourner le bot.
privacy-word = effacer
privacy-warning =
    C'est irréversible.
    • **Disparaît aussitôt :** le lien entre toi et ton histoire, le chemin vers tes messages privés, tes jetons sur tous les serveurs et les textes de tes litiges.
    • **Reste :** les mains et mouvements de jetons auxquels tu as pris part, sous un nombre aléatoire qui ne mène à personne ; les noms que tu as donnés à des tables ; les mots avec lesquels tu as coupé, sans lesquels les autres ne pourraient rien prouver ; ce que des modérateurs ont noté sur ce nombre ; et une empreinte, pendant 30 jours ou tant que tu es exclu ou que tes jetons sont gelés, qui te rend l'exclusion et empêche que tu reçoives des jetons deux fois. Les sauvegardes t'oublient quand elles sont effacées à leur tour. Les messages déjà envoyés restent sur Discord.
    Utilise d'abord `/privacy export` pour en garder une copie. Pour continuer, utilise `/privacy delete` avec confirm: { $word }
privacy-deleted = Tes données sont effacées. Tes jetons ont disparu, et plus rien ne relie ton historique à toi.
privacy-deleted-later =
    Tu es oublié là où le bot a pu être joint, et tes jetons y ont disparu. { $parts ->
        [one] { $parts } partie du bot est absente ou te voit
       *[other] { $parts } parties du bot sont absentes ou te voient
    } encore à une table : tu y seras oublié dès que ce sera fini, sans rien faire de plus, et d'ici là tu n'y prends aucune nouvelle place.
privacy-seated = Tu es assis à une table ou tu attends une place, ou tu es inscrit à un tournoi qui n'est pas fini. Quitte la table avec `/table leave` et attends d'être payé, sors des listes d'attente avec `/table unwait`, ou attends la fin du tournoi, puis réessaie.

## Comment va le bot

health-title = Comment va le bot
health-latency = Discord répond en { $ms } ms.
health-latency-none = ⚠️ Discord n'a pas encore répondu.
health-tables =
    Tables ici : { $tables }, mains en cours : { $hands }, { $players ->
        [one] { $players } place prise.
       *[other] { $players } places prises.
    }
health-database = Base de données : { $waiting ->
    [one] { $waiting } changement
   *[other] { $waiting } changements
} en attente, les derniers étaient à l'abri après { $ms } ms.
health-database-failed = ⚠️ La base de données ne peut pas être écrite. Rien n'est enregistré tant que l'hôte ne la répare pas et ne relance pas le bot.
health-backup = Dernière sauvegarde : { $when }.
health-backup-none = ⚠️ Il n'y a pas encore de sauvegarde.
health-backup-off = Les sauvegardes automatiques sont désactivées.
health-errors = Erreurs dans le journal : { $hour } la dernière heure, { $day } le dernier jour.
health-disk = Libre sur le disque : { $megabytes } Mo.
health-version = Version { $version }, démarrée le { $when }.
health-part = Ce serveur est servi par le processus { $part } du bot.
health-permissions = Le bot a les permissions dont il a besoin.
health-permissions-lack =
    ⚠️ { $count ->
        [one] { $count } permission manque.
       *[other] { $count } permissions manquent.
    } Voir `/room show` pour savoir lesquelles, et ce qui ne marche plus.
