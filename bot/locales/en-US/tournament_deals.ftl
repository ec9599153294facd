# Deals at the end of a tournament

deal-button = Deal…
deal-title = A deal in { $name }
deal-about = The { $count } players left can divide the payouts that are still open: { $amount }. You propose, play waits for a minute, and it's a deal if everyone agrees.
deal-rest = This stays in the pool for the winner: { $amount }
deal-line = **{ $name }** ({ $stack }): by chips { $chips }, by ICM { $icm }
deal-how = By chips, everyone gets the lowest payout and the rest goes by stacks. By ICM, everyone gets what their stack can expect from the payouts. Stacks are counted between hands; a proposal during a hand waits for its end.
deal-button-chips = Propose by chips: you get { $amount }
deal-button-icm = Propose by ICM: you get { $amount }
deal-button-rest = Leave something to play for
deal-form = Leave something to play for
deal-form-rest = For the winner
deal-form-about = From 0 to { $most }; it's taken from what you divide
deal-button-agree = Agree: divide { $amount }
deal-button-decline = Decline
deal-share = { $name } gets **{ $amount }** (stack { $stack })
deal-each = { $name } { $amount }
deal-then = { $rest ->
    [0] If everyone agrees, the tournament ends, with the places by stacks.
   *[other] If everyone agrees, play continues for what's left, and the winner gets it: { $rest }
}
tourney-said-deal-chips = 🤝 { $name } proposes a deal by chips: { $amount } in all. Play waits for your answers until { $when }.
tourney-said-deal-icm = 🤝 { $name } proposes a deal by ICM: { $amount } in all. Play waits for your answers until { $when }.
tourney-said-deal-agreed = { $name } agrees ({ $count } of { $all }).
tourney-said-deal-declined = { $name } declines, so there's no deal. Play continues.
tourney-said-deal-late = Not everyone agreed in time, so there's no deal. Play continues.
tourney-said-deal-gone = { $name } is gone, so there's no deal. Play continues.
tourney-said-deal-changed = The proposed deal isn't possible anymore. Play continues.
tourney-said-deal-made = 🤝 It's a deal: { $shares }. Play continues for what's left: { $rest }
tourney-said-finished-deal = 🤝 It's a deal: { $shares }. That ends { $event }. See the result in { $channel }.
tourney-chips-deal = { $amount ->
    [0] { $chips } (deal)
   *[other] { $chips } ({ $amount } of it by a deal)
}
tourney-result-deal = { $rest ->
    [0] { $kind ->
        [icm] 🤝 Divided by a deal (ICM): { $amount }
       *[chips] 🤝 Divided by a deal (by chips): { $amount }
    }
   *[other] { $kind ->
        [icm] 🤝 Divided by a deal (ICM): { $amount }. Played on for: { $rest }
       *[chips] 🤝 Divided by a deal (by chips): { $amount }. Played on for: { $rest }
    }
}
tourney-done-deal = Your proposal is at the table, and you've agreed to it. Play waits for the others for a minute.
tourney-done-deal-answer = Your proposal is at the table. The last hand changed your share, so you have to agree as well.
tourney-done-deal-later = The shares are worked out after this hand, or after the next one if none is being played. Then everyone is asked.
tourney-done-deal-agreed = You agreed. If everyone does, you get { $amount }.
tourney-done-deal-made = Everyone agreed. You got { $amount }.
tourney-done-deal-declined = You declined. There's no deal.
tourney-denial-no_deals = A deal is possible once everyone left has cashed and sits at one table, and never in a satellite.
tourney-denial-deal_proposed = A deal is proposed already. Wait until it's made or off.
tourney-denial-one_a_level = You can propose one deal per level. Wait for the next level.
tourney-denial-play_for = For the winner, you can leave from 0 to { $most }, because everyone gets at least the lowest payout that's still open.
tourney-denial-deal_over = That deal is made or off, so your answer doesn't count anymore.
tourney-denial-no_share = You have no share in this deal.
tourney-denial-has_agreed = You've agreed already. The others still have to.
