### Comment une table est montrée : en image ou en mots.

setting-pictures = Images des tables
setting-recap = Bilan de la semaine le lundi
room-on = oui
room-off = non
room-bad-switch = Je ne comprends pas « { $text } ». Écris on ou off, ou « default ».
setup-ask-pictures = **Les tables sont-elles montrées en images ?** Sans elles, tout est dit en mots.
setup-ask-recap = **La semaine est-elle racontée le lundi ?** Le plus gros pot, le meilleur low et le classement paraissent alors dans le salon des annonces, sinon dans le hall. Aucune carte cachée n'est racontée.
setup-hint-pictures = Images
setup-hint-recap = Bilan
permission-attach-files = Joindre des fichiers
lack-tables-attach-files = les tables ne sont montrées qu'en mots, sans images.
