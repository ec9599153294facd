### The record thread, in whose messages deals are closed, and the words that cut the next deal.

setting-record-channel = Journal des donnes
unset-record-channel = à côté des tables
setup-ask-record-channel = **Où publier le journal des donnes ?** Un fil où un message verrouille les cartes avant chaque main, pour que chacun puisse vérifier ses donnes. Choisis-lui un salon ; sans choix, il est à côté des tables.
setup-hint-record-channel = À côté des tables
permission-read-message-history = Voir les anciens messages
lack-record-view-channel = je ne le vois pas, ou il n'existe plus ; le journal des donnes est à côté des tables.
lack-record-create-public-threads = le journal des donnes est à côté des tables.
lack-record-send-messages-in-threads = le journal des donnes est à côté des tables.
lack-record-read-message-history = après une panne, je ne verrais pas quelles donnes sont déjà au journal, et l'une pourrait y figurer deux fois.

record-thread = Journal des donnes
record-thread-private = Journal des donnes · { $table }
record-opened = **{ $table }** commence.
record-won = **{ $table }**, main { $number } : { $name } gagne { $amount } ({ $holding }).
record-won-unseen = **{ $table }**, main { $number } : { $name } gagne { $amount }.
record-shared = **{ $table }**, main { $number }, gains : { $shares }.
record-returned = **{ $table }**, main { $number } : personne n'a ouvert.
record-undone = **{ $table }** : la main { $number } a été annulée.
record-sealed = Main { $number } scellée { $seal }…, coupée par { $names }.
record-sealed-uncut = Main { $number } scellée { $seal }…, sans coupe.

seal-word = place { $seat } : coupe avec « { $word } »
