# Around the play: watching, inviting, waiting for a seat, changing it, what a table is called.

## Commands

command-table-open-name = Le nom de la table (par défaut : un numéro)
command-table-open-private = Places réservées à toi, à tes invités et aux membres qui ont le rôle
command-table-open-role = Les membres avec ce rôle peuvent s'asseoir, comme toi et tes invités
command-table-watch = Regarder une table : où elle est, et ce qu'on voit sans y jouer
command-table-rename = Renommer ta table
command-table-rename-name = Le nouveau nom : au moins une lettre, et pas celui d'une autre table ici
command-table-invite = Inviter un membre à une table ; à une table privée, il peut alors s'asseoir
command-table-invite-member = Membre à inviter
command-table-uninvite = Retirer une invitation à ta table privée
command-table-uninvite-member = Membre dont tu retires l'invitation
command-table-wait = Rejoindre la liste d'attente d'une table complète : à ton tour, tu reçois une place
command-table-unwait = Quitter la liste d'attente d'une table
command-table-seat = Changer de place : tout de suite entre deux mains, sinon à la fin de la main
command-table-seat-number = La place libre où aller ; le numéro de la tienne annule le changement

## Names of tables

name-empty = Ce nom est invisible. Mets-y une lettre ou un emoji, comme Club du vendredi.
name-no-letter = Le nom d'une table contient une lettre, comme Club du vendredi, ou seulement des emojis : les numéros sont pour les tables sans nom.
name-link = Pas de lien dans le nom d'une table. Choisis un nom comme Club du vendredi.
name-taken = Une autre table ouverte ici s'appelle déjà « { $text } ». Choisis un autre nom.
done-rename = La table s'appelle maintenant { $table }.
renamed-later = Discord permet de renommer un fil deux fois en 10 minutes, pas plus : le fil prend le nouveau nom { $when }.
table-rename-forbidden = Renommer la table est réservé à son propriétaire et à la modération de cette salle.

## Watching

table-watch-public =
    { $table } est dans { $channel }. Tout le monde peut regarder : cartes visibles, mises, pots et mains montrées à l'abattage, mais jamais les cartes cachées. Pas besoin de place.
table-watch-private =
    { $table } est dans { $channel }. La table est privée : seuls son propriétaire, les invités et les membres avec le rôle choisi peuvent s'asseoir. Toute personne qui voit le salon peut regarder : cartes visibles, mises, pots et mains montrées à l'abattage, mais jamais les cartes cachées.
table-watch-locked = Je n'ai pas pu t'ajouter au fil de { $table }. Un modérateur qui gère les fils peut le faire.
table-info-private = { $role ->
    [none] Privée : places réservées à son propriétaire et à ses invités
   *[other] Privée : places réservées à son propriétaire, à ses invités et aux membres avec { $role }
}
table-info-waiting = { $count ->
    [one] Liste d'attente : { $count } joueur
   *[other] Liste d'attente : { $count } joueurs
}
fact-private = privée
private-role-everyone = Tout le monde a ce rôle. Laisse ce champ vide pour une table ouverte à tous, ou choisis un autre rôle.
table-opened-private = La table est ouverte : { $channel }. Les places sont réservées à toi et aux personnes que tu autorises ; `/table invite` invite un membre.
table-opened-private-seen = La table est ouverte : { $channel }. Les places sont réservées à toi et aux personnes que tu autorises ; `/table invite` invite un membre. Je ne peux pas créer de fil privé ici : toute personne qui voit ce salon peut regarder, et le journal des donnes est tenu à la table.

## Inviting

invitation = { $mention }, { $name } t'invite à { $table } : { $game }. Appuie sur *S'asseoir* à la table, ou utilise `/table sit` ici.
invited = Invitation à { $table } envoyée à { $name }.
invited-private = { $name } peut maintenant s'asseoir à { $table }, et y reçoit une mention.
invited-private-uncalled = { $name } peut maintenant s'asseoir à { $table }. Ta dernière invitation est récente : pas de nouvelle mention.
invite-oneself = C'est toi. Choisis un autre membre de ce serveur.
invite-bot = Les bots ne jouent pas. Choisis un membre de ce serveur.
invite-no-member = Cette personne n'est pas membre de ce serveur. Choisis quelqu'un qui l'est.
invite-blind = { $name } ne voit pas { $channel } : une mention n'y servirait à rien. Ouvre une table dans un salon que vous voyez tous les deux.
invite-too-fast = Tu as envoyé plusieurs invitations. Attends une minute avant la suivante.
invite-again = Tu viens d'inviter { $name }. Tu peux recommencer dans 10 minutes.
call-not-posted = L'invitation n'a pas pu être postée dans { $channel } : je ne peux pas y écrire, ou Discord ne répond pas. Réessaie, ou demande à la modération d'y vérifier mes permissions.
uninvited = { $name } n'a plus d'invitation à { $table }. Une place déjà prise reste valable jusqu'au départ.

## The waiting list

button-wait = { $count ->
    [0] Liste d'attente
   *[other] Liste d'attente ({ $count })
}
button-unwait = Quitter la liste
done-wait = Tu es numéro { $place } sur la liste d'attente de { $table }, pour une cave de { $amount }. Rien ne sort encore de ton portefeuille. À ton tour, tu reçois directement une place et une mention à la table ; si tu ne joues pas à temps, ta main est couchée et tu passes en sit-out, comme tout le monde. `/table wait` change la cave, `/table unwait` te retire de la liste.
done-unwait = Tu n'es plus sur la liste d'attente de { $table }.
waiting-seated = { $mention } : tu passes de la liste d'attente de { $table } à la place { $seat }, avec { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}. Tu joues dès que possible. `/table leave` rend la place.
waiting-closed = { $mention } : { $table } est fermée, et sa liste d'attente avec elle. `/table list` montre les tables ouvertes.
waiting-gone = { $table } est fermée avec sa liste d'attente : son fil ou son salon n'existe plus. `/table list` montre les tables ouvertes.
waiting-cannot-pay = Ton tour est venu sur la liste d'attente de { $table } ({ $place }), mais ta cave n'a pas pu être prise : pas assez de jetons, portefeuille gelé, ou accès aux tables suspendu (ban). Tu n'es plus sur la liste. `/wallet` montre ce que tu as, et `/table wait` te remet sur la liste.
waiting-barred = Tu n'es plus sur la liste d'attente de { $table } ({ $place }) : tu ne peux plus t'y asseoir. Son propriétaire peut t'inviter.
waiting-banned = Tu n'es plus sur la liste d'attente de { $table } ({ $place }) : ton accès aux tables y est suspendu (ban) { $until }.
waiting-given-up = Tu étais en sit-out à { $table } ({ $place }) et d'autres attendaient : ta place est passée au suivant. Tes jetons t'ont été rendus. `/table wait` te remet sur la liste.
not-waiting-anywhere = Tu n'es sur aucune liste d'attente ici. `/table wait` te met sur une liste.

## Changing the seat

done-seat = Tu es maintenant à la place { $seat }.
done-seat-later = Tu passes à la place { $seat } à la fin de cette main. Pour annuler, choisis le numéro de ta place actuelle.
done-seat-stays = Tu restes à la place { $seat }.
done-seat-blinds = À cette place, c'est comme si tu venais d'arriver à la table : tu joues quand la grosse blinde arrive sur toi.
done-seat-posts = À cette place, tu postes une grosse blinde pour recevoir des cartes tout de suite, si les règles le permettent.

## Refused

denial-not_private = Tout le monde peut s'asseoir à cette table : pas besoin d'invitation. `/table invite` envoie quand même une mention.
denial-not_owner = À cette table privée, seul le propriétaire décide qui peut s'asseoir. Demande-lui.
denial-not_host = Pour inviter à cette table, il faut y jouer ou en être propriétaire. Cave pour t'asseoir : { $buy_in }.
denial-not_guest = Ce membre n'a pas d'invitation à cette table. `/table invite` l'invite.
denial-guests_full = Cette table n'accepte plus d'invitations. Retires-en d'abord une avec `/table uninvite`.
denial-not_invited = Cette table est privée : seuls son propriétaire, les invités et les membres avec le rôle choisi peuvent s'asseoir. Demande une invitation à son propriétaire, ou trouve une autre table avec `/table list`.
denial-waiting_first = D'autres attendent cette place. `/table wait` te met sur la liste d'attente.
denial-seat_free = Pas besoin d'attendre : une place est libre. Prends-la avec *S'asseoir* à la table ou `/table sit`.
denial-list_full = La liste d'attente est pleine. Trouve une autre table avec `/table list`, ou réessaie plus tard.
denial-not_listed = Tu n'es pas sur la liste d'attente de cette table. `/table wait` t'y met.

## Who sits down to a game for the first time

first-title = **{ $game } : ta première fois ?** En bref :
first-razz = - La plus petite main de cinq cartes, parmi tes sept, gagne ; l'as est bas, les paires sont mauvaises. La meilleure main est 5-4-3-2-A.
first-five-card-draw = - La plus haute main de cinq cartes gagne. Tu peux jeter et tirer une fois.
first-ace-to-five-triple-draw = - La plus petite main de cinq cartes gagne ; l'as est bas. Tu peux jeter et tirer trois fois. La meilleure main est 5-4-3-2-A.
first-deuce-to-seven-triple-draw = - La plus petite main de cinq cartes gagne ; l'as est haut, quintes et couleurs sont mauvaises. Tu peux jeter et tirer trois fois. La meilleure main est 7-5-4-3-2.
first-deuce-to-seven-single-draw = - La plus petite main de cinq cartes gagne ; l'as est haut, quintes et couleurs sont mauvaises. Tu peux jeter et tirer une fois. La meilleure main est 7-5-4-3-2.
first-badugi = - Quatre cartes de quatre valeurs et de quatre couleurs gagnent, et plus elles sont petites, mieux c'est. Tu peux jeter et tirer { $draws ->
    [1] une fois
   *[other] trois fois
}. La meilleure main est 4-3-2-A.
first-seven-card-stud = - La plus haute main de cinq cartes, parmi tes sept, gagne : paires, quintes, couleurs. Quatre des sept sont visibles de tous.
first-deuce-to-seven-razz = - La plus petite main de cinq cartes, parmi tes sept, gagne ; l'as est haut, paires, quintes et couleurs sont mauvaises. La meilleure main est 7-5-4-3-2.
first-ace-to-five-single-draw = - La plus petite main de cinq cartes gagne ; l'as est bas. Tu peux jeter et tirer une fois. La meilleure main est 5-4-3-2-A.
first-stud-hi-lo = - Une moitié du pot va à la plus haute main de cinq cartes parmi tes sept, l'autre à la plus { $qualifier ->
    [none] petite
   *[other] petite, huit ou mieux
}. Tu peux gagner les deux avec des cartes différentes. Quatre des sept sont visibles de tous.
first-badacey = - Une moitié du pot va à la plus petite main de cinq cartes, l'autre au meilleur badugi parmi elles : jusqu'à quatre cartes de valeurs et de couleurs différentes. L'as est bas. Tu peux jeter et tirer trois fois.
first-badeucey = - Une moitié du pot va à la plus petite main de cinq cartes, l'autre au meilleur badugi parmi elles : jusqu'à quatre cartes de valeurs et de couleurs différentes. L'as est haut, quintes et couleurs sont mauvaises. Tu peux jeter et tirer trois fois.
first-limit-holdem = - Tu reçois deux cartes cachées. Cinq cartes arrivent au board, pour tout le monde : trois au flop, puis le turn et la river. La plus haute main de cinq cartes parmi tes sept gagne, avec deux, une ou aucune des tiennes.
first-holdem = - Tu reçois deux cartes cachées. Cinq cartes arrivent au board, pour tout le monde : trois au flop, puis le turn et la river. La plus haute main de cinq cartes parmi tes sept gagne, avec deux, une ou aucune des tiennes.
first-omaha = - Tu reçois quatre cartes cachées. Cinq cartes arrivent au board, pour tout le monde : trois au flop, puis le turn et la river. La plus haute main gagne, toujours deux de tes cartes et trois du board.
first-omaha-hi-lo = - Tu reçois quatre cartes cachées. Cinq cartes arrivent au board, pour tout le monde : trois au flop, puis le turn et la river. Une moitié du pot va à la plus haute main, l'autre à la plus { $qualifier ->
    [none] petite
   *[other] petite, huit ou mieux
}, chaque fois deux de tes cartes et trois du board. Tu peux gagner les deux avec des cartes différentes.
first-five-card-omaha = - Tu reçois cinq cartes cachées. Cinq cartes arrivent au board, pour tout le monde : trois au flop, puis le turn et la river. La plus haute main gagne, toujours deux de tes cartes et trois du board.
first-big-o = - Tu reçois cinq cartes cachées. Cinq cartes arrivent au board, pour tout le monde : trois au flop, puis le turn et la river. Une moitié du pot va à la plus haute main, l'autre à la plus { $qualifier ->
    [none] petite
   *[other] petite, huit ou mieux
}, chaque fois deux de tes cartes et trois du board. Tu peux gagner les deux avec des cartes différentes.
first-cards = - *{ $cards }* à la table te montre tes cartes à tout moment, à toi uniquement ; si tu ne l'as pas ouvert, elles arrivent par message privé.
first-cards-closed = - Je ne peux pas t'envoyer de message privé : *{ $cards }* à la table te montre tes cartes, à toi uniquement.
first-turn = - À ton tour, la table affiche un bouton par action possible. Tu as { $seconds } secondes ; { $draws ->
    [0] ensuite, check/fold automatique : parole si c'est gratuit, sinon ta main est couchée.
   *[other] ensuite, check/fold automatique : parole si c'est gratuit, servi à un tirage, sinon ta main est couchée.
} Deux tours manqués de suite : sit-out.
first-turn-slow = - À ton tour, la table affiche un bouton par action possible. Tu as { $hours } heures ; { $draws ->
    [0] ensuite, check/fold automatique : parole si c'est gratuit, sinon ta main est couchée.
   *[other] ensuite, check/fold automatique : parole si c'est gratuit, servi à un tirage, sinon ta main est couchée.
} Deux tours manqués de suite : sit-out.
first-leave = - *{ $menu }* à la table : *{ $sitout }*, ou *{ $leave }* pour récupérer tes jetons dans ton portefeuille. `/rules` en dit plus.

gone-channel = { $table } est fermée : son fil ou son salon a été supprimé.
gone-server = { $table } est fermée : on m'a retiré de son serveur.
gone-undone = La main { $number } a été annulée, et le pot rendu.
gone-paid-out = { $amount ->
    [one] { $amount } jeton est de retour
   *[other] { $amount } jetons sont de retour
} dans ton portefeuille.
gone-off-table = Le tournoi continue à une autre table, avec { $amount ->
    [one] { $amount } jeton
   *[other] tes { $amount } jetons
}. Tu y reçois une mention.
