### How deals are sealed and proved.

help-heading-fairness = Donnes vérifiables
command-fair = Voir comment les donnes se prouvent, et combien de mains ont été annulées sur ce serveur
command-fair-page = Recevoir la page qui vérifie la preuve d'une main dans ton navigateur
command-cut = Couper la prochaine donne de ta table avec un mot à toi
command-cut-word = De 1 à 64 caractères ; tout le monde les voit, et ils restent dans les preuves

button-fair = Donne vérifiable
button-cut = Couper la prochaine donne
form-cut-word = Ton mot
form-cut-hint = Visible par tous ; reste dans les preuves même si tes données sont effacées (1 à 64 caractères)
done-cut = Tu as coupé la prochaine donne avec « { $word } ». Toute la table peut le voir.

fair-how = **Donnes scellées.** Avant chaque main, seize paquets sont mélangés et scellés, et le sceau est inscrit au journal des donnes avant que quelqu'un puisse changer l'ordre. Tout ce que font les joueurs dans la main précédente coupe ces paquets, et le mot que tu écris avec `/cut` aussi ; le numéro que Discord donne à un message les coupe en dernier. Aucun joueur ne peut donc choisir les cartes, même de mèche avec tous les autres sauf un, et l'hôte seul non plus, tant que chaque donne n'a qu'un message, jamais modifié. Ensuite, `/hand proof` donne à chaque joueur une preuve qui ouvre les cartes qu'on lui a montrées, et aucune autre.
fair-elsewhere = Utilise `/fair` à une table pour voir si ses donnes sont scellées.
fair-not-sealed = Les donnes de { $table } ne sont pas scellées. Les cartes sont mélangées au hasard, mais rien ne le prouve.
fair-practice = { $table } est une table d'entraînement. Ses donnes ne sont pas scellées : on ne peut rien en prouver.
fair-seal = **La prochaine donne de { $table }, main { $hand }, est scellée :** `{ $seal }`
fair-cut-nobody = Personne ne l'a encore coupée.
fair-cut = Places qui ont coupé : { $seats }. La coupe jusqu'ici : `{ $cut }`
fair-closed = Elle est close par [ce message]({ $link }) : plus personne ne peut la changer.
fair-running = La donne de la main en cours a été close par [ce message]({ $link }).
fair-recorded-here = Les donnes de cette table sont inscrites ici même : je ne peux pas créer de fil privé pour elles à côté de la table.
fair-voided = { $hands ->
    [one] { $hands } main a été annulée sur ce serveur
   *[other] { $hands } mains ont été annulées sur ce serveur
} : { $who }.
fair-voided-none = Aucune main n'a jamais été annulée sur ce serveur.
fair-voided-others = autres { $hands }
fair-not-proved = **Pas prouvé :** que l'hôte ne regarde pas la main en cours pour renseigner un ami, ou n'annule pas les mains qui lui déplaisent ; que l'hôte, aidé d'un joueur, ne choisit pas une donne en modifiant un ancien message, ou en en publiant plusieurs pour n'en garder qu'un. Ça se voit : le message qui clôt une donne doit venir du bot, suivre la main précédente et ne pas porter « (modifié) », et dans un journal où rien n'a été supprimé, `total_message_sent` est égal à `message_count`, ce que tout bot peut lire. Pas prouvé non plus : le premier bouton, le tirage des places et les changements de table. Aux jeux à tirage, une main montrée n'est ouverte aux autres que si elle a gagné des jetons et qu'aucune carte jetée n'a été remélangée : sinon, ses positions diraient quand chaque carte a été tirée. Toute autre main montrée n'est pas garantie par la preuve : celle de qui l'a montrée en répond.
fair-page = Enregistre cette page et ouvre-la dans un navigateur. Elle vérifie seule la preuve d'une main et n'envoie rien : tu peux même couper Internet avant.

## The proof of a hand

proof-holds = **Main { $hand } : la donne est conforme.** Les paquets étaient scellés avant la main, ils ont été distribués dans l'ordre donné par les coupes, et chaque carte qu'on t'a montrée était à sa place.
proof-fails = **Main { $hand } : la donne n'est PAS conforme.** Quelque chose se contredit dans ce fichier. Garde-le, et préviens l'hôte.
proof-room = Cette preuve est pour le public : elle ouvre les cartes que tout le monde a vues.
proof-room-deleted = Tes cartes cachées de cette main sont effacées : la preuve n'ouvre que les cartes que tout le monde a vues.
proof-undealt = Cette donne a été scellée et jamais distribuée : tous ses paquets sont ouverts à tout le monde.
proof-nobody-cut = Personne n'a coupé cette main : la preuve montre seulement que les paquets étaient complets.
proof-you-cut-last = Tu as coupé, et personne n'a coupé après toi.
proof-you-cut = Tu as coupé. Places qui ont coupé après toi : { $seats }.
proof-others-cut = Tu n'as pas coupé. Places qui ont coupé : { $seats }.
proof-unbound = Cartes montrées que cette preuve ne garantit pas (n° de place) : { $seats }. Leurs positions diraient quand chaque carte a été tirée. Seule la preuve de qui les a montrées en répond.
proof-check = Vérifie-la sans le bot : `/fair page:True` t'envoie une page pour ça. Donne-lui le sceau inscrit au journal des donnes avant la main et [le message qui a clos la donne]({ $link }).
proof-not-sealed = La main { $hand } n'était pas scellée : on ne peut rien prouver de sa donne.
proof-not-kept = La main { $hand } était scellée (`{ $seal }`), mais ce qu'il faut pour la prouver a disparu : son enregistrement a été effacé, ou il était illisible et la main a été annulée. Le sceau, les coupes et le message qui a clos la donne sont gardés.
proof-unreadable = Impossible de prouver la main { $hand } : son enregistrement est abîmé. Préviens l'hôte.
