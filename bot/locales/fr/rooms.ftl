# Autour du jeu : regarder, inviter, attendre une place, en changer, le nom d'une table.

## Commands

command-table-open-name = Le nom de la table ; un numéro si omis
command-table-open-private = Seuls toi, tes invités et ceux qui ont le rôle peuvent s'y asseoir
command-table-open-role = Qui a ce rôle peut s'y asseoir, et personne d'autre que toi et tes invités
command-table-watch = Regarder une table : où elle est, et ce que voit un spectateur
command-table-rename = Donner un autre nom à une table à toi
command-table-rename-name = Le nouveau nom ; il contient une lettre, et aucune autre table ici ne le porte
command-table-invite = Appeler un membre à une table ; à une table privée, cela l'y admet
command-table-invite-member = Qui appeler
command-table-uninvite = Retirer une invitation à ta table privée
command-table-uninvite-member = L'invitation de qui retirer
command-table-wait = Aller sur la liste d'attente d'une table pleine : tu es assis à ton tour
command-table-unwait = Quitter la liste d'attente d'une table
command-table-seat = Changer de place : aussitôt entre les mains, sinon à la fin de la main
command-table-seat-number = La place libre où aller ; la tienne annule le changement

## Names of tables

name-empty = Ce nom ne montre rien. Donnes-en un avec une lettre ou un emoji, comme Club du vendredi.
name-no-letter = Le nom d'une table demande une lettre, comme Club du vendredi, ou des emojis seuls : les nombres désignent déjà des tables.
name-link = Le nom d'une table n'accepte pas de lien. Choisis un nom comme Club du vendredi.
name-taken = Une autre table ouverte de ce serveur s'appelle déjà « { $text } ». Choisis un autre nom.
done-rename = La table s'appelle maintenant { $table }.
renamed-later = Discord laisse renommer un fil deux fois en 10 minutes : le sien suit { $when }.
table-rename-forbidden = Seul le propriétaire de la table peut la renommer, ou un modérateur de cette salle.

## Watching

table-watch-public =
    { $table } est dans { $channel }. Tout le monde peut regarder : tu vois les cartes visibles, les mises, les pots et ce qui est montré à l'abattage, jamais une carte cachée. Il n'y faut pas de place.
table-watch-private =
    { $table } est dans { $channel }. Elle est privée : seuls son propriétaire, les invités et ceux qui ont son rôle peuvent s'asseoir. Qui peut voir l'endroit peut regarder : les cartes visibles, les mises, les pots et ce qui est montré à l'abattage, jamais une carte cachée.
table-watch-locked = Je n'ai pas pu te faire entrer dans le fil de { $table }. Un modérateur qui gère les fils peut t'y ajouter.
table-info-private = { $role ->
    [none] Privée : son propriétaire et les invités peuvent s'asseoir
   *[other] Privée : son propriétaire, les invités et les membres avec { $role } peuvent s'asseoir
}
table-info-waiting = { $count ->
    [one] Liste d'attente : { $count } joueur
   *[other] Liste d'attente : { $count } joueurs
}
fact-private = privée
private-role-everyone = Ce rôle est celui de tout le monde. Omets-le pour une table ouverte à tous, ou nomme un autre rôle.
table-opened-private = La table est ouverte : { $channel }. Seuls toi et ceux que tu admets peuvent s'y asseoir : `/table invite` appelle un membre.
table-opened-private-seen = La table est ouverte : { $channel }. Seuls toi et ceux que tu admets peuvent s'y asseoir : `/table invite` appelle un membre. Je ne peux pas créer de fil privé ici, tous ceux qui voient cet endroit peuvent donc regarder.

## Inviting

invitation = { $mention }, { $name } t'invite à { $table } : { $game }. Appuie sur *S'asseoir* à la table, ou utilise `/table sit` ici.
invited = Invitation à { $table } envoyée à { $name }.
invited-private = { $name } peut désormais s'asseoir à { $table }, et y est appelé.
invited-private-uncalled = { $name } peut désormais s'asseoir à { $table }. Tu viens d'appeler ce membre, je ne le rappelle donc pas.
invite-oneself = C'est toi. Nomme un autre membre de ce serveur.
invite-bot = Les bots ne jouent pas. Nomme un membre de ce serveur.
invite-no-member = Ce n'est pas un membre de ce serveur. Nommes-en un qui l'est.
invite-blind = { $name } ne voit pas { $channel }, un appel là n'atteindrait donc pas ce membre. Ouvre une table dans un salon que vous voyez tous deux.
invite-too-fast = Tu as envoyé plusieurs invitations. Attends une minute avant la suivante.
invite-again = Tu as appelé { $name } il y a peu. Tu peux rappeler le même membre dans 10 minutes.
call-not-posted = L'appel n'a pas pu être posté dans { $channel } : je ne peux pas y écrire, ou Discord ne répond pas. Réessaie, ou demande à un modérateur de regarder mes permissions là.
uninvited = { $name } n'est plus invité à { $table }. Qui y est déjà assis reste jusqu'à son départ.

## The waiting list

button-wait = { $count ->
    [0] Liste d'attente
   *[other] Liste d'attente ({ $count })
}
button-unwait = Quitter la liste
done-wait = Tu as la place { $place } sur la liste d'attente de { $table }, avec une cave de { $amount }. Rien n'est encore pris dans ton portefeuille. Quand c'est ton tour, tu es assis d'office et appelé à la table ; qui ne joue pas à temps est alors couché et mis en absence comme tout le monde. `/table wait` change la cave, `/table unwait` quitte la liste.
done-unwait = Tu n'es plus sur la liste d'attente de { $table }.
waiting-seated = { $mention } : tu passes de la liste d'attente de { $table } à la place { $seat }, avec { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}. La prochaine main où tu peux être servi est la tienne. `/table leave` rend la place.
waiting-closed = { $mention } : { $table } est fermée, et sa liste d'attente avec elle. `/table list` montre les tables ouvertes.
waiting-gone = { $table } est fermée, car son fil ou son salon n'existe plus, et sa liste d'attente avec elle. `/table list` montre les tables ouvertes.
waiting-cannot-pay = Ton tour est venu sur la liste d'attente de { $table } ({ $place }), mais ta cave n'a pas pu être prise : ton portefeuille contient trop peu de jetons ou est gelé, ou tu es exclu des tables. Tu n'es plus sur la liste. `/wallet` montre ce que tu as, et `/table wait` t'y remet.
waiting-barred = Tu n'es plus sur la liste d'attente de { $table } ({ $place }), car tu ne peux plus t'y asseoir. Son propriétaire peut t'inviter.
waiting-banned = Tu n'es plus sur la liste d'attente de { $table } ({ $place }) : tu es exclu des tables là-bas { $until }.
waiting-given-up = Tu étais en sit-out à { $table } ({ $place }) alors que d'autres attendent : ta place passe au suivant. Tes jetons t'ont été rendus. `/table wait` te met sur la liste.
not-waiting-anywhere = Tu n'es sur aucune liste d'attente ici. `/table wait` te met sur l'une d'elles.

## Changing the seat

done-seat = Tu es maintenant à la place { $seat }.
done-seat-later = Tu passes à la place { $seat } à la fin de cette main. Le numéro de ta propre place annule le changement.
done-seat-stays = Tu restes à la place { $seat }.
done-seat-blinds = Là, c'est comme une arrivée à la table : tu joues quand la grosse blinde arrive sur toi.
done-seat-posts = Là, tu poses une grosse blinde pour être servi aussitôt, où les règles le permettent.

## Refused

denial-not_private = Tout le monde peut s'asseoir à cette table, personne n'a donc besoin d'invitation. `/table invite` y appelle des membres.
denial-not_owner = Seul le propriétaire de cette table privée choisit qui peut s'y asseoir. Demande-le-lui.
denial-not_host = Seul qui est assis à cette table, ou la possède, y appelle d'autres. Tu peux t'asseoir pour { $buy_in }.
denial-not_guest = Ce membre n'était pas invité à cette table. `/table invite` s'en charge.
denial-guests_full = Il y a autant d'invités qu'une table en prend. Retire d'abord une invitation avec `/table uninvite`.
denial-not_invited = Cette table est privée : son propriétaire, les invités et ceux qui ont son rôle peuvent s'asseoir. Demande une invitation à son propriétaire, ou trouve une autre table avec `/table list`.
denial-waiting_first = D'autres attendent cette place. `/table wait` te met sur la liste d'attente.
denial-seat_free = Il n'y a rien à attendre : une place est libre. Prends-la avec *S'asseoir* à la table ou `/table sit`.
denial-list_full = La liste d'attente est pleine. Trouve une autre table avec `/table list`, ou réessaie quand elle aura avancé.
denial-not_listed = Tu n'es pas sur la liste d'attente de cette table. `/table wait` t'y met.

## Who sits down to a game for the first time

first-title = **Première fois au { $game } ?** En bref :
first-razz = - Les cinq plus basses de tes sept cartes gagnent ; l'as est bas, les paires sont mauvaises. La meilleure main est 5-4-3-2-A.
first-five-card-draw = - Les cinq cartes les plus hautes gagnent. Une fois par main, tu peux jeter des cartes et en recevoir de nouvelles.
first-ace-to-five-triple-draw = - Les cinq cartes les plus basses gagnent ; l'as est bas. Trois fois, tu peux jeter des cartes et en recevoir de nouvelles. La meilleure main est 5-4-3-2-A.
first-deuce-to-seven-triple-draw = - Les cinq cartes les plus basses gagnent ; l'as est haut, quintes et couleurs sont mauvaises. Trois fois, tu peux jeter des cartes et en recevoir de nouvelles. La meilleure main est 7-5-4-3-2.
first-deuce-to-seven-single-draw = - Les cinq cartes les plus basses gagnent ; l'as est haut, quintes et couleurs sont mauvaises. Une fois, tu peux jeter des cartes et en recevoir de nouvelles. La meilleure main est 7-5-4-3-2.
first-badugi = - Quatre cartes de quatre rangs et quatre couleurs gagnent, les plus basses l'emportent. { $draws ->
    [1] Une fois, tu peux
   *[other] Trois fois, tu peux
} jeter des cartes et en recevoir de nouvelles. La meilleure main est 4-3-2-A.
first-seven-card-stud = - Les cinq plus hautes de tes sept cartes gagnent : paires, quintes, couleurs. Quatre d'entre elles sont visibles de tous.
first-deuce-to-seven-razz = - Les cinq plus basses de tes sept cartes gagnent ; l'as est haut, paires, quintes et couleurs sont mauvaises. La meilleure main est 7-5-4-3-2.
first-ace-to-five-single-draw = - Les cinq cartes les plus basses gagnent ; l'as est bas. Une fois, tu peux jeter des cartes et en recevoir de nouvelles. La meilleure main est 5-4-3-2-A.
first-stud-hi-lo = - Une moitié du pot va aux cinq plus hautes de tes sept cartes, l'autre aux cinq plus basses, huit ou mieux. Tu peux gagner les deux avec des cartes différentes. Quatre d'entre elles sont visibles de tous.
first-badacey = - Une moitié du pot va aux cinq cartes les plus basses, l'autre au meilleur badugi parmi elles : jusqu'à quatre cartes de rangs et de couleurs différents. L'as est bas. Trois fois, tu peux jeter des cartes et en recevoir de nouvelles.
first-badeucey = - Une moitié du pot va aux cinq cartes les plus basses, l'autre au meilleur badugi parmi elles : jusqu'à quatre cartes de rangs et de couleurs différents. L'as est haut, quintes et couleurs sont mauvaises. Trois fois, tu peux jeter des cartes et en recevoir de nouvelles.
first-cards = - Tes cartes arrivent par message privé ; *{ $cards }* à la table te les montre à tout moment, à toi uniquement.
first-cards-closed = - Tes messages privés me sont fermés : *{ $cards }* à la table montre tes cartes, à toi seul.
first-turn = - À ton tour, la table affiche un bouton par action possible. Tu as { $seconds } secondes ; { $draws ->
    [0] ensuite, check/fold automatique : parole si c'est gratuit, sinon ta main est couchée.
   *[other] ensuite, check/fold automatique : parole si c'est gratuit, servi à un tirage, sinon ta main est couchée.
} Deux tours manqués de suite : sit-out.
first-turn-slow = - À ton tour, la table a un bouton pour chaque chose que tu peux faire. Tu as { $hours } heures ; { $draws ->
    [0] ensuite tu fais parole là où c'est gratuit, et te couches sinon.
   *[other] ensuite tu fais parole là où c'est gratuit, restes servi à un tirage, et te couches sinon.
} Qui manque deux tours de suite est mis en absence.
first-leave = - *{ $menu }* à la table : *{ $sitout }* te met en absence, *{ $leave }* reverse tes jetons à ton portefeuille. `/rules` en dit plus.

gone-channel = { $table } est fermée : son fil ou son salon a été supprimé.
gone-server = { $table } est fermée : on m'a retiré de son serveur.
gone-undone = La main { $number } a été annulée : chaque jeton est revenu à qui l'avait misé.
gone-paid-out = { $amount ->
    [one] { $amount } jeton est de retour
   *[other] { $amount } jetons sont de retour
} dans ton portefeuille.
gone-off-table = Le tournoi continue à une autre table, où l'on t'appellera avec { $amount ->
    [one] { $amount } jeton
   *[other] tes { $amount } jetons
}.
