# Practice: house players, odds, guided hands.

house-player-1 = ⌂ Blaise
house-player-2 = ⌂ Sofia
house-player-3 = ⌂ Jakob
house-player-4 = ⌂ Emmy
house-player-5 = ⌂ Thomas
house-player-6 = ⌂ Mary
house-player-7 = ⌂ Pierre
house-player-8 = ⌂ Andrey
house-strength-novice = beginners
house-strength-regular = regulars
house-strength-strong = strong players

help-heading-practice = Practice
command-practice = Play computer players on your own, for practice chips
command-practice-game = Game to practice; Razz if left out
command-practice-strength = How well the computer players play; regulars if left out
command-practice-players = Number of computer players, 1 to 4; 3 if left out
command-odds = See everyone's odds on each street of a finished hand
command-odds-hand = The table and hand, like 7-12; your last hand if left out
command-learn = A guided hand: every turn explained, with your own cards
command-learn-game = Game to learn; your current guided hand, or Razz, if left out
command-table-open-practice = A practice table: computer players join, for practice chips

practice-opened-seated = Your practice table is { $channel }. You're in seat { $seat } with { $amount } practice chips, and computer players (⌂) are joining: { $strength }. The first hand starts in a moment. These chips are worth nothing elsewhere, and you get new ones whenever you run out. Deals at a practice table aren't sealed.
practice-opened-alone = Your practice table is { $channel }. Sit down there, and computer players join you.
practice-goes-on = Your practice table is still open: { $channel }. You're in seat { $seat } with { $amount ->
    [one] { $amount } practice chip
   *[other] { $amount } practice chips
}, and you're playing computer players: { $strength }.
practice-done-leave = You left { $table }. Its practice chips stay there.
practice-done-leaving = You'll leave { $table } after this hand, and its practice chips stay there. Until it ends you check/fold.
practice-done-kick = { $name } has left { $table }. The practice chips stay there.
practice-done-kicking = { $name } will leave { $table } when this hand ends and check/folds until then. The practice chips stay there.
practice-kick-already-leaving = { $name } is already set to leave { $table } when the hand ends.
practice-denial-kicked = A moderator removed you from this table. You'll check/fold until this hand ends.
practice-denial-already_leaving = You're already set to leave when this hand ends.
practice-denial-closed = This table is closed. See open ones with `/table list`.
practice-done-close = { $table } is closed, and its practice chips are gone.
practice-done-closes-after-hand = { $table } closes after this hand.
practice-done-close-void = { $table } is closed. Its last hand was voided, and its practice chips are gone.
practice-closes-after-hand = This table closes after this hand.
fact-practice = practice against { $strength }
closed-practice = This table is closed, and its practice chips are gone.
via-house = computer player
practice-leave-ask = { $amount ->
    [0] You're in the current hand at { $table }.
    [one] You're in the hand at { $table } with { $amount } practice chip in the pot.
   *[other] You're in the hand at { $table } with { $amount } practice chips in the pot.
} If you leave now, you check/fold until the hand ends. Leave?
practice-first-leave = - *{ $menu }* at the table: *{ $sitout }* gives you and the computer players a break; *{ $leave }* ends the practice. `/learn` explains each turn of a hand, `/rules` explains more.
practice-note = Practice: the chips only count at this table. Computer players (⌂): { $strength }.

odds-title = **Odds in hand { $hand }** · { $game }
odds-street = **{ $street }** · { $chances }
odds-chance = { $name } { $percent }%
odds-chance-hidden = { $name } (cards unknown) { $percent }%
odds-chance-drew = { $chance } (drew { $count })
odds-chance-pat = { $chance } (pat)
odds-exact = Every possible runout was counted.
odds-sampled = Estimated from { $count } random runouts, so give or take a percent.
odds-mixed = Where there were few possible runouts, all were counted; otherwise the odds are estimated from { $count } random ones, so give or take a percent.
odds-unknown = You don't know the cards that were never shown, so those hands are random here.
odds-draws = In the draws to come, everyone is assumed to draw the usual way: to the best low or the best pairs, standing pat with a good hand.
odds-no-hand = You haven't finished a hand yet. After your next one, `/odds` shows its odds.
odds-not-yours = There's no finished hand { $hand } that you were dealt into.
odds-nothing = Nobody opened in hand { $hand }, so there are no odds to compare.
odds-too-long = That takes too long right now. Try again in a minute.
odds-busy = I'm still working out the odds you asked for. Give me a moment.

learn-begins = Your guided hand of { $game } is at { $channel }. Press *{ $sit }* there: computer players (⌂) join you, and I'll explain each of your turns at the table, only to you. The chips are for practice, and the deals aren't sealed.
learn-next = The next hand of { $game } at { $channel } is your guided one: I'll explain each of your turns at the table, only to you.
learn-goes-on = You already have a guided hand at { $channel }. Continue there; `/learn` at the table shows your current turn.
learn-waits = Nothing to decide right now. I'll tell you when it's your turn.
learn-not-yours = This guided hand isn't yours. Start your own with `/learn`.
learn-over = This guided hand is over. Start another with `/learn`.
learn-ended-void = The hand was voided and the pot refunded, so the guided hand ends here. Start another with `/learn`.
learn-ended-gone = The guided hand at { $table } is over. Start another with `/learn`.

lesson-call = { $mention }, it's your turn in your guided hand. Press the button, and I'll explain it, only to you.
lesson-title = **Your turn** · { $street } · hand { $number }
lesson-cards = Your cards: { $cards }
lesson-cards-open = Your cards: { $down } down, { $up } up
lesson-you-bring-in = { $card ->
    [split] You have the lowest upcard, so you have the bring-in: post { $amount }, or complete to { $most }.
    [lowest] You have the lowest upcard, so you have the bring-in: post { $amount }, or complete to { $most }. Low cards win least often, so the lowest pays to start.
   *[highest] You have the highest upcard, so you have the bring-in: post { $amount }, or complete to { $most }. Low hands win this game, so the worst card pays to start.
}
lesson-bring-in-passed = The player with the bring-in is all-in from the ante, so it passes to you: post { $amount }, complete to { $most }, or fold.
lesson-they-brought-in = { $card ->
    [split] { $name } had the lowest upcard and brought it in for { $amount }.
    [lowest] { $name } had the lowest upcard and brought it in for { $amount }. Low cards win least often, so the lowest pays to start.
   *[highest] { $name } had the highest upcard and brought it in for { $amount }. Low hands win this game, so the worst card pays to start.
}
lesson-they-took-bring-in = The player with the bring-in is all-in from the ante, so { $name } brought it in for { $amount }.
lesson-first-to-act = { $board ->
    [highest] The highest board acts first: { $name }.
   *[lowest] The lowest board acts first: { $name }.
}
lesson-you-first = { $board ->
    [highest] You have the highest board, so you act first.
   *[lowest] You have the lowest board, so you act first.
}
lesson-low-need = { $good ->
    [0] None of your cards is an eight or lower yet. You need five different ones.
    [one] You have one of the five low cards you need: different ranks, eight or lower.
   *[other] You have { $good } of the five low cards you need: different ranks, eight or lower. A pair counts once.
}
lesson-low-half-need = { $good ->
    [0] For the low half you need five low cards: different ranks, eight or lower. You have none of them yet.
    [one] For the low half, you have one of the five cards it takes: different ranks, eight or lower.
   *[other] For the low half, you have { $good } of the five cards it takes: different ranks, eight or lower. A pair counts once.
}
lesson-holding = Right now you have: { $holding }.
lesson-dead = { $gone ->
    [0] { $wanted } cards would help you, and none of them is showing at another seat.
    [one] { $wanted } cards would help you; one is dead, showing at another seat.
   *[other] { $wanted } cards would help you; { $gone } are dead, showing at other seats.
}
lesson-board = { $name } shows { $cards }: { $good ->
    [0] nothing low
    [one] one low card
   *[other] { $good } low cards
}
lesson-board-open = { $name } shows { $cards }
lesson-boards-why = { $board ->
    [split] Compare their boards with yours: low cards of different ranks go for the low half, pairs and high cards for the high one. A hand that can win both is worth the most.
    [highest] Compare their boards with yours: a pair or higher cards are ahead until you catch up.
   *[lowest] Compare their boards with yours: high cards or a pair have to catch up.
}
lesson-keep = You have { $cards } to draw to. You'd discard the rest.
lesson-keep-all = This hand is good enough to stand pat.
lesson-drew = { $name } { $count ->
    [0] stood pat, so they already have a hand
    [one] drew one card, so they needed one
   *[other] drew { $count } cards, so they were further off
}
lesson-blinds = The blinds are posted, and { $rivals ->
    [one] one opponent is
   *[other] { $rivals } opponents are
} still in.
lesson-place = { $place ->
    [small] You're in the small blind.
    [big] You're in the big blind.
    [both] You have the button and the small blind.
   *[button] You have the button.
}
lesson-order-later = { $order ->
    [first] From the flop on you act first: everyone sees what you do before they decide.
    [last] From the flop on you act last: you see what everyone does before you decide.
   *[between] From the flop on you act between the others: before you { $before }, after you { $after }.
}
lesson-order = { $order ->
    [first] You act first: everyone sees what you do before they decide.
    [last] You act last: you see what everyone does before you decide.
   *[between] You act between the others: before you { $before }, after you { $after }.
}
lesson-start = Before the flop: { $parts }.
lesson-start-suits = { $suits ->
    [suited] suited
    [single] single-suited
   *[double] double-suited
}
lesson-start-straight = { $count } cards for one straight
lesson-two-and-three = { $pot ->
    [split] From the flop on, each half takes exactly two of your cards and three from the board. High and low can use different ones.
   *[whole] From the flop on, exactly two of your cards and three from the board make your hand.
}
lesson-plays = { $half ->
    [high] High: { $cards } play with { $board }.
    [low] Low: { $cards } play with { $board }.
   *[whole] Two and three: { $cards } play with { $board }.
}
lesson-everyones = { $half ->
    [high] Your high hand is on the board, so everyone has at least as much.
   *[whole] That's on the board, so everyone has at least as much.
}
lesson-unbeaten = { $half ->
    [both] Right now, nobody can have a better high hand or a better low.
    [high] Right now, nobody can have a better high hand.
    [low] Right now, nobody can have a better low.
   *[whole] Those are the nuts: right now, nobody can have a better hand.
}
lesson-outs = { $half ->
    [high] { $count ->
        [one] You have { $count } out, a card that would make a better high hand on the next street: { $made }.
       *[other] You have { $count } outs, cards that would make a better high hand on the next street: { $made }.
    }
   *[whole] { $count ->
        [one] You have { $count } out, a card that would make a better hand on the next street: { $made }.
       *[other] You have { $count } outs, cards that would make a better hand on the next street: { $made }.
    }
}
lesson-outs-kind = { $kind ->
    [pair] { $count } for top pair
    [two_pair] { $count } for two pair
    [trips] { $count } for three of a kind
    [straight] { $count } for a straight
    [flush] { $count } for a flush
    [full_house] { $count } for a full house
    [quads] { $count } for four of a kind
   *[straight_flush] { $count } for a straight flush
}
lesson-low-start = { $count ->
    [0] For the low half, you have no card up to the eight. It takes two.
    [one] For the low half, you have one rank up to the eight. It takes two.
   *[other] For the low half, you have { $count } ranks up to the eight. Two have to play.
}
lesson-low-board = A low takes three different ranks up to the eight on the board. So far there { $count ->
    [0] are none
    [one] is one
   *[other] are { $count }
}.
lesson-no-low = No low is possible: it takes three different ranks up to the eight on the board, and there { $count ->
    [0] are none
    [one] is only one
   *[other] are only { $count }
}. The whole pot goes to the high hand.
lesson-low-live = { $count ->
    [0] You have no rank up to the eight that isn't on the board too. A low takes two of your cards.
    [one] You have one rank up to the eight that isn't on the board. A low takes two of your cards.
   *[other] You have { $count } ranks up to the eight that aren't on the board. A low takes two of your cards.
}
lesson-low-outs = { $count ->
    [one] { $count } card would give you a low on the next street.
   *[other] { $count } cards would give you a low on the next street.
}
lesson-counterfeit = { $count ->
    [one] Counterfeited: { $cards }. The board has that rank too, so it helps everyone's low.
   *[other] Counterfeited: { $cards }. The board has those ranks too, so they help everyone's low.
}
lesson-price = Calling costs { $cost }, with { $pot } { $pot ->
    [one] chip
   *[other] chips
} in the pot: it pays if you win at least { $price }% of the time.
lesson-price-all = Calling costs { $cost }. If everyone calls, the pot is { $pot }: it pays if you win at least { $price }% of it.
lesson-price-short = Calling takes your whole stack, { $cost }, and can win you { $pot }: it pays if you win at least { $price }% of the time.
lesson-free = You can stay in for free.
lesson-share = { $share ->
    [0] Against what they may have, you win next to none of the pot; an even share would be { $fair }%.
   *[other] Against what they may have, you win about { $share }% of the pot; an even share would be { $fair }%.
}
lesson-advice-bring_in = **A solid player just brings it in**: your hand doesn't want a bigger pot.
lesson-advice-complete = **A solid player completes**: you have more than your share of the pot, so get chips in now.
lesson-advice-check = **A solid player checks**: it's free, and only better hands would call { $more ->
    [raise] a raise
   *[bet] a bet
}.
lesson-advice-check-ahead = **A solid player checks**: it's free, and you aren't far enough ahead for { $more ->
    [raise] a raise
   *[bet] a bet
}.
lesson-advice-bet = **A solid player bets**: you're ahead often enough to get more chips in.
lesson-advice-call = **A solid player calls**: your share of the pot pays for it, but not for a raise.
lesson-advice-raise = **A solid player raises**: you have well over an even share, so make them pay.
lesson-advice-fold = **A solid player folds**: your hand doesn't win enough of the pot to pay for a call. Folding early is most of the skill.
lesson-advice-fold-early = **A solid player folds**: the price alone would allow a call, but you have less than an even share, and most of the betting is still to come.
lesson-advice-size = A good size is { $amount } in all; at the table you can choose another.
lesson-advice-draw = **A solid player draws { $count }**, discarding { $cards }.
lesson-advice-pat = **A solid player stands pat** and keeps every card.
lesson-how = Click what you want to do, here or at the table.
lesson-button-advised = Draw { $count } as advised
lesson-button-explain = Explain my turn
lesson-button-again = Explain again
lesson-button-more = Another guided hand
lesson-done = { $what } I'll tell you when it's your turn again.
lesson-summary-won = { $amount ->
    [one] **The hand is over: you won { $amount } chip.**
   *[other] **The hand is over: you won { $amount } chips.**
}
lesson-summary-lost = { $amount ->
    [one] **The hand is over: you lost { $amount } chip.**
   *[other] **The hand is over: you lost { $amount } chips.**
}
lesson-summary-even = **The hand is over, and you broke even.**
lesson-summary-folded = You folded, so it cost you nothing more. Most hands are folded early.
lesson-summary-uncontested = The pot was uncontested, so no cards were shown.
lesson-summary-shown = { $whose ->
    [own] You showed: { $holding }.
   *[other] { $name } showed: { $holding }.
}
lesson-next = Next: play on here as long as you like, see everyone's odds in this hand with `/odds`, read `/rules`, or learn another game with `/learn`.
