### Comment une table est montrée : en image ou en mots.

setting-pictures = Images des tables
room-on = oui
room-off = non
room-bad-switch = Je ne comprends pas « { $text } ». Écris on ou off, ou « default ».
setup-ask-pictures = **Les tables sont-elles montrées en images ?** Sans elles, tout est dit en mots.
setup-hint-pictures = Images
permission-attach-files = Joindre des fichiers
lack-tables-attach-files = les tables ne sont montrées qu'en mots, sans images.
