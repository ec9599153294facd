# Là où l'on ne peut pas jouer : pourquoi, et ce que devient le temps des joueurs.

standstill-discord = Discord n'accepte pas mes messages pour le moment.
standstill-locked = Le fil { $place } est verrouillé. Un modérateur peut le déverrouiller.
standstill-permission = Il me manque la permission { $permission } dans { $place }.
standstill-refused = Discord ne me laisse pas écrire dans { $place }.
standstill-record = Je ne peux pas consigner la prochaine donne dans { $place }, et sans ça rien n'est distribué.
standstill-bulletin = **On ne peut plus jouer ici tant que ce n'est pas réglé.** Aucun chrono ne tourne et personne ne perd de jetons.
standstill-line = - **{ $name }** : { $reason }
standstill-more = { $count ->
    [one] - { $count } table de plus
   *[other] - { $count } tables de plus
}
standstill-letter = On ne peut pas jouer à **{ $name }** sur { $server } pour le moment : rien n'est distribué, chronos arrêtés. { $reason } Tes jetons et tes cartes sont en sécurité, et ton temps te sera rendu à la reprise.
standstill-owner = On ne peut plus jouer à **{ $name }** sur { $server } tant que ce n'est pas réglé. { $reason } Aucun chrono ne tourne et personne ne perd de jetons.
paused-impossible = On ne peut pas jouer pour le moment : rien n'est distribué, chronos arrêtés. { $reason }
paused-locked = En pause : un modérateur a verrouillé le fil. Aucune carte n'est distribuée et aucun chrono ne tourne ; jetons et cartes restent en place.
denial-paused-impossible = On ne peut pas jouer à cette table pour le moment. { $reason } Tes jetons et tes cartes sont en sécurité.
denial-paused-locked = Un modérateur a verrouillé le fil, la table est donc en pause. Tes jetons et tes cartes sont en sécurité.
no-hand-while-impossible = Aucune carte n'est distribuée tant qu'on ne peut pas jouer. { $reason }
no-hand-while-locked = Aucune carte n'est distribuée tant qu'un modérateur n'a pas déverrouillé le fil.
tourney-standstill = ⏸️ On ne peut pas jouer pour le moment, et le chrono du niveau est arrêté. { $reason }
health-standstill = **On ne peut pas jouer ici :**
