### What a table is shown as: pictures or words.

setting-pictures = Images des tables
setting-recap = Bilan du lundi
room-on = oui
room-off = non
room-bad-switch = « { $text } » n'est pas valable ici. Écris « oui », « non » ou « default ».
setup-ask-pictures = **Montrer les tables en images ?** Sans elles, tout est en texte.
setup-ask-recap = **Publier un bilan chaque lundi ?** Le plus gros pot, le meilleur low et le classement de la semaine vont dans le salon des annonces, sinon dans le lobby. Les cartes cachées le restent.
setup-hint-pictures = Images
setup-hint-recap = Bilan
permission-attach-files = Joindre des fichiers
lack-tables-attach-files = les tables sont en texte, sans images.
