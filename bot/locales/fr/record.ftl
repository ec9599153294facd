### Le registre, dont les messages ferment les donnes, et ce que la table et les lettres montrent du prochain sceau.

setting-record-channel = Registre des donnes
unset-record-channel = à côté des tables
setup-ask-record-channel = **Où se tient le registre des donnes ?** Un fil où une ligne fixe les cartes avant chaque main. Sans salon choisi, il se trouve à côté des tables.
setup-hint-record-channel = À côté des tables
permission-read-message-history = Voir les anciens messages
lack-record-view-channel = je ne le vois pas, ou il a disparu ; le registre se tient à côté des tables.
lack-record-create-public-threads = le registre se tient à côté des tables.
lack-record-send-messages-in-threads = le registre se tient à côté des tables.
lack-record-read-message-history = après une panne, je ne verrais pas quelles donnes sont au registre, et j'en inscrirais peut-être une deux fois.

record-thread = Registre des donnes
record-opened = **{ $table }** commence.
record-won = **{ $table }**, main { $number } : { $name } gagne { $amount } ({ $holding }).
record-won-unseen = **{ $table }**, main { $number } : { $name } gagne { $amount }.
record-shared = **{ $table }**, main { $number } : { $shares }.
record-returned = **{ $table }**, main { $number } : personne n'a ouvert.
record-undone = **{ $table }** : la main { $number } a été annulée.
record-sealed = Main { $number } scellée { $seal }…, coupée par { $names }.
record-sealed-uncut = Main { $number } scellée { $seal }…, coupée par personne.

seal-next = { $cut ->
    [0] prochaine donne : sceau `{ $seal }`, pas encore coupée
   *[other] prochaine donne : sceau `{ $seal }` · coupée par { $cut }
}
seal-running = [cette donne au registre]({ $link })
seal-whole = Sceau de la prochaine donne : { $seal }
