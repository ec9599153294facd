### Comment les donnes sont scellées et prouvées.

help-heading-fairness = Donnes honnêtes
command-fair = Voir comment une donne se prouve, et combien de mains ont été annulées sur ce serveur
command-fair-page = Recevoir la page qui vérifie la preuve d'une main dans ton navigateur

fair-how = **Donnes scellées.** Avant une main, seize paquets sont mélangés et scellés, et chacun reçoit le sceau avant que personne puisse changer l'ordre. Tout ce que font les joueurs dans la main précédente coupe ces paquets, et le numéro que Discord donne à un message les coupe en dernier. Ni l'hôte, ni le bot, ni tous les joueurs sauf un ne peuvent donc choisir les cartes. Ensuite, chaque joueur peut recevoir une preuve qui ouvre les cartes qu'on lui a montrées, et aucune autre.
fair-elsewhere = Tape `/fair` à une table pour voir si ses donnes sont scellées.
fair-not-sealed = Les donnes de { $table } ne sont pas scellées. Elles sont mélangées par un hasard que le bot lui-même ne peut prévoir, mais rien ne le prouve.
fair-practice = { $table } est une table d'entraînement. Ses donnes ne sont pas scellées, et rien d'elles ne peut être prouvé.
fair-voided = { $hands ->
    [one] { $hands } main a été annulée sur ce serveur
   *[other] { $hands } mains ont été annulées sur ce serveur
} : { $who }.
fair-voided-none = Aucune main n'a jamais été annulée sur ce serveur.
fair-voided-others = d'autres { $hands }
fair-not-proved = **Ce qui n'est pas prouvé :** que l'hôte ne regarde pas dans la main en cours pour souffler à un ami, ou n'annule pas les mains qui lui déplaisent ; le premier bouton, le tirage des sièges et les changements de table. Aux jeux de tirage, une main montrée n'est ouverte aux autres que si elle a gagné des jetons et qu'aucune défausse n'a été remélangée : ses positions diraient sinon quand chaque carte est venue.
fair-page = Enregistre cette page et ouvre-la dans un navigateur. Elle vérifie seule la preuve d'une main et n'envoie rien : tu peux d'abord couper le réseau.
