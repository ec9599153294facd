### What is kept of a user, and how the bot is doing.

help-heading-privacy = Tes données
command-privacy = Voir ou effacer les données gardées sur toi
command-privacy-export = Recevoir en fichier tout ce que le bot sait de toi
command-privacy-delete = Effacer tes données : jetons retirés, historique détaché de ton nom
command-privacy-delete-confirm = Le mot que la commande demande si tu laisses ce champ vide

privacy-unknown = Je ne sais rien de toi.
privacy-exported = Voici toutes les données gardées sur toi, sur tous les serveurs. Visible par toi uniquement.
privacy-exported-missing =
    Voici toutes les données gardées sur toi, sur les serveurs que j'ai pu joindre. { $parts ->
        [one] { $parts } partie du bot ne répond
       *[other] { $parts } parties du bot ne répondent
    } pas en ce moment, et les données gardées là-bas manquent ici. Réessaie plus tard pour tout avoir. Visible par toi uniquement.
privacy-too-large = Tes données ne tiennent pas dans un message. Demande-les à l'hôte du bot.
privacy-word = effacer
privacy-warning =
    C'est irréversible.
    • **Effacé tout de suite :** le lien entre toi et ton historique, mon moyen de t'envoyer des MP, tes jetons sur tous les serveurs et les textes de tes litiges.
    • **Conservé :** les mains que tu as jouées et tes mouvements de jetons, sous un numéro aléatoire qui ne mène à personne ; les noms que tu as donnés à des tables ; les mots avec lesquels tu as coupé des donnes, indispensables aux preuves des autres ; ce que la modération a écrit sur ce numéro ; et une empreinte, pendant 30 jours ou tant que dure un ban ou un gel, qui rétablit le ban et empêche de recevoir deux fois les jetons de départ. Les sauvegardes t'oublient en expirant. Les messages déjà envoyés restent sur Discord.
    Utilise d'abord `/privacy export` pour garder une copie. Pour continuer, utilise `/privacy delete` avec l'option confirm : { $word }
privacy-deleted = Tes données sont effacées. Tes jetons ont disparu, et plus rien ne relie ton historique à toi.
privacy-deleted-later =
    Tes données sont effacées partout où j'ai pu les joindre, et tes jetons y ont disparu. { $parts ->
        [one] { $parts } partie du bot est absente ou te voit
       *[other] { $parts } parties du bot sont absentes ou te voient
    } encore à une table : l'effacement suit dès que c'est fini, sans nouvelle demande. D'ici là, pas de nouvelle place pour toi.
privacy-seated = Tu joues à une table, tu es sur une liste d'attente, ou tu participes à un tournoi qui n'est pas fini. Quitte la table avec `/table leave` et attends de récupérer tes jetons, quitte les listes d'attente avec `/table unwait`, ou attends la fin du tournoi. Puis réessaie.

## How the bot is doing

health-title = Comment va le bot
health-latency = Discord répond en { $ms } ms.
health-latency-none = ⚠️ Discord n'a pas encore répondu.
health-tables =
    Tables ici : { $tables }, mains en cours : { $hands }, { $players ->
        [one] { $players } place prise.
       *[other] { $players } places prises.
    }
health-database = Base de données : { $waiting ->
    [one] { $waiting } changement
   *[other] { $waiting } changements
} en attente, les derniers enregistrés en { $ms } ms.
health-database-failed = ⚠️ Impossible d'écrire dans la base de données. Rien n'est enregistré tant que l'hôte ne l'a pas réparée et n'a pas relancé le bot.
health-backup = Dernière sauvegarde : { $when }.
health-backup-none = ⚠️ Pas encore de sauvegarde.
health-backup-off = Les sauvegardes automatiques sont désactivées.
health-errors = Erreurs dans le journal : { $hour } sur la dernière heure, { $day } sur les dernières 24 heures.
health-disk = Libre sur le disque : { $megabytes } Mo.
health-version = Version { $version }, démarrée le { $when }.
health-part = Le processus { $part } du bot s'occupe de ce serveur.
health-members-off = L'intent Server Members est désactivé : qui quitte le serveur est payé dans les 10 minutes, et non tout de suite.
health-permissions = Le bot a toutes les permissions dont il a besoin.
health-permissions-lack =
    ⚠️ { $count ->
        [one] { $count } permission manque.
       *[other] { $count } permissions manquent.
    } `/room show` montre lesquelles, et ce que chacune bloque.
