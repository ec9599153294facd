# Deals at the end of a tournament

deal-button = Deal…
deal-title = Deal dans { $name }
deal-about = Les { $count } joueurs restants peuvent se partager les gains encore à payer : { $amount }. Tu proposes, le jeu attend une minute, et le deal est fait si tout le monde accepte.
deal-rest = Ceci reste dans la dotation pour la victoire : { $amount }
deal-line = **{ $name }** ({ $stack }) : aux jetons { $chips }, à l'ICM { $icm }
deal-how = Aux jetons, chacun reçoit le plus petit gain et le reste se partage selon les tapis. À l'ICM, chacun reçoit ce que son tapis peut espérer des gains. Les tapis sont comptés entre deux mains ; une proposition pendant une main attend sa fin.
deal-button-chips = Proposer aux jetons : tu reçois { $amount }
deal-button-icm = Proposer à l'ICM : tu reçois { $amount }
deal-button-rest = Laisser un enjeu
deal-form = Laisser un enjeu
deal-form-rest = Pour la victoire
deal-form-about = De 0 à { $most } ; c'est pris sur ce qui se partage
deal-button-agree = Accepter : partager { $amount }
deal-button-decline = Refuser
deal-share = { $name } reçoit **{ $amount }** (tapis : { $stack })
deal-each = { $name } { $amount }
deal-then = { $rest ->
    [0] Si tout le monde accepte, le tournoi se termine et les places suivent les tapis.
   *[other] Si tout le monde accepte, le jeu continue pour le reste, qui va à la victoire : { $rest }
}
tourney-said-deal-chips = 🤝 { $name } propose un deal aux jetons : { $amount } à partager. Le jeu attend vos réponses jusqu'à { $when }.
tourney-said-deal-icm = 🤝 { $name } propose un deal à l'ICM : { $amount } à partager. Le jeu attend vos réponses jusqu'à { $when }.
tourney-said-deal-agreed = { $name } accepte ({ $count } sur { $all }).
tourney-said-deal-declined = { $name } refuse : pas de deal, le jeu continue.
tourney-said-deal-late = Tout le monde n'a pas accepté à temps : pas de deal, le jeu continue.
tourney-said-deal-gone = { $name } n'est plus là : pas de deal, le jeu continue.
tourney-said-deal-changed = Le deal proposé n'est plus possible. Le jeu continue.
tourney-said-deal-made = 🤝 Deal : { $shares }. Le jeu continue pour le reste : { $rest }
tourney-said-finished-deal = 🤝 Deal : { $shares }. C'est la fin de { $event }. Résultat dans { $channel }.
tourney-chips-deal = { $amount ->
    [0] { $chips } (deal)
   *[other] { $chips } (dont par un deal { $amount })
}
tourney-result-deal = { $rest ->
    [0] { $kind ->
        [icm] 🤝 Partagé par un deal (ICM) : { $amount }
       *[chips] 🤝 Partagé par un deal (aux jetons) : { $amount }
    }
   *[other] { $kind ->
        [icm] 🤝 Partagé par un deal (ICM) : { $amount }. Joué ensuite : { $rest }
       *[chips] 🤝 Partagé par un deal (aux jetons) : { $amount }. Joué ensuite : { $rest }
    }
}
tourney-done-deal = Ta proposition est à la table, et tu l'as acceptée. Le jeu attend les autres une minute.
tourney-done-deal-answer = Ta proposition est à la table. La dernière main a changé ta part : accepte-la toi aussi.
tourney-done-deal-later = Les parts sont calculées après cette main, ou après la prochaine si aucune n'est en cours. Tout le monde est alors consulté.
tourney-done-deal-agreed = Tu acceptes. Si tout le monde accepte, tu reçois { $amount }.
tourney-done-deal-made = Tout le monde a accepté. Tu as reçu { $amount }.
tourney-done-deal-declined = Tu refuses. Il n'y a pas de deal.
tourney-denial-no_deals = Un deal est possible quand tous les joueurs restants sont dans l'argent et à une seule table, jamais dans un satellite.
tourney-denial-deal_proposed = Un deal est déjà proposé. Attends qu'il soit fait ou écarté.
tourney-denial-one_a_level = Tu peux proposer un deal par niveau. Attends le prochain niveau.
tourney-denial-play_for = Pour la victoire, tu peux laisser de 0 à { $most }, car chacun reçoit au moins le plus petit gain restant.
tourney-denial-deal_over = Ce deal est fait ou écarté : ta réponse ne compte plus.
tourney-denial-no_share = Tu n'as pas de part dans ce deal.
tourney-denial-has_agreed = Tu as déjà accepté. On attend les autres.
