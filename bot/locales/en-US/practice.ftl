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

help-heading-practice = Practise
command-practice = Play alone against house players, for chips of no worth
command-practice-game = What to practise; Razz where you leave it out
command-practice-strength = How well the house players play; regulars where you leave it out
command-practice-players = How many house players sit down (1 to 4; 3 where you leave it out)
command-odds = The winning chances in each round of a hand that is over
command-odds-hand = Your last hand, or its id such as 7-12
command-learn = A guided first hand: every turn explained, with your own cards
command-learn-game = What to learn; a guided hand goes on or Razz begins where you leave it out
command-table-open-practice = House players sit down, and the chips are for practice only

practice-opened-seated = Your practice table is { $channel }. You sit in seat { $seat } with { $amount } practice chips, and house players (⌂) join you: { $strength }. The first hand is dealt in a moment. These chips are worth nothing elsewhere; there are new ones whenever you run out. Deals at a practice table are not sealed.
practice-opened-alone = Your practice table is { $channel }. Take a seat there, and house players join you.
practice-goes-on = Your practice table is still open: { $channel }. You sit in seat { $seat } with { $amount ->
    [one] { $amount } practice chip
   *[other] { $amount } practice chips
}, and house players play with you: { $strength }.
practice-done-leave = You have left { $table }. Its practice chips stay there.
practice-done-leaving = You leave { $table } after this hand, and its practice chips stay there. Until it ends you check where that is free and else fold.
practice-done-kick = { $name } has left { $table }. The practice chips stay there.
practice-done-kicking = { $name } leaves { $table } when this hand ends, and the practice chips stay there. Until then every turn is a check where that is free and else a fold.
practice-kick-already-leaving = { $name } is taken from { $table } already, and leaves when the hand ends.
practice-denial-kicked = A moderator has taken you from this table: you leave when this hand ends. Until then you check where that is free and else fold.
practice-denial-already_leaving = You are leaving already, when this hand ends.
practice-denial-closed = This table is closed. `/table list` shows the open ones.
practice-done-close = { $table } is closed, and its practice chips are gone.
practice-done-closing = { $table } closes after this hand.
practice-done-close-void = { $table } is closed. Its last hand was undone, and its practice chips are gone.
practice-closing = The table closes after this hand.
fact-practice = practice against { $strength }
closed-practice = The table is closed, and its practice chips are gone.
via-house = house player
practice-leave-ask = { $amount ->
    [0] You are in the hand that is running at { $table }.
    [one] You are in the hand at { $table }, with { $amount } practice chip of yours in the pot.
   *[other] You are in the hand at { $table }, with { $amount } practice chips of yours in the pot.
} If you leave now, you check where that is free and else fold. Leave?
practice-first-leave = - *{ $menu }* at the table: *{ $sitout }* pauses you, and the house players with you; *{ $leave }* ends it. `/learn` explains each turn of a hand, `/rules` tells more.
practice-note = Practice: the chips are this table's own and worth nothing elsewhere. House players (⌂): { $strength }.

odds-title = **Chances in hand { $hand }** · { $game }
odds-street = **{ $street }** · { $chances }
odds-chance = { $name } { $percent }%
odds-chance-hidden = { $name } (cards unknown) { $percent }%
odds-chance-drew = { $chance } (drew { $count })
odds-chance-pat = { $chance } (pat)
odds-exact = Every way that the rest could fall was counted.
odds-sampled = Worked out from { $count } deals of the rest, so a per cent more or less.
odds-mixed = Where there were few ways for the rest to fall all were counted; elsewhere { $count } deals were sampled, so a per cent more or less.
odds-unknown = You do not know the cards that were never shown, so those hands are dealt at random here.
odds-draws = In the draws to come everybody is taken to draw in the plain way: to the best low or the best pairs, and to stand pat with a good hand.
odds-no-hand = There is no finished hand of yours yet. After your next one, `/odds` tells its chances.
odds-not-yours = There is no finished hand { $hand } that you were dealt into.
odds-nothing = In hand { $hand } nobody was left to play against once the cards were out, so there are no chances to tell.
odds-too-long = That takes too long just now. Try again in a minute.
odds-busy = Your last question about odds is still being worked out.

learn-begins = Your guided hand of { $game } is at { $channel }. Press *{ $sit }* there: house players (⌂) join you, and at the table I tell you, and you alone, what each of your turns is about. The chips are for practice only, and the deals are not sealed.
learn-next = The next hand of { $game } at { $channel } is your guided one: at the table I tell you, and you alone, what each of your turns is about.
learn-goes-on = I am guiding you through a hand at { $channel } already. Go on there; `/learn` at the table tells where it stands.
learn-waits = Nothing to decide just now. I speak up when it is your turn.
learn-not-yours = This guide is not for you. `/learn` begins one of your own.
learn-over = This guided hand is over. `/learn` begins another.
learn-ended-void = The hand was undone, every chip given back, so the guide ends here. `/learn` begins another.
learn-ended-gone = The guided hand at { $table } is over. `/learn` begins another.

lesson-call = { $mention }, it is your turn in your guided hand. Press the button, and I tell you, and you alone, what it is about.
lesson-title = **Your turn** · { $street } · hand { $number }
lesson-cards = Your cards: { $cards }
lesson-cards-open = Your cards: { $down } face down, { $up } for all to see
lesson-you-bring-in = { $card ->
    [lowest] You have the lowest card face up, so you must open: bring it in for { $amount }, or complete the bet to { $most }. Low cards win least often, so the lowest pays to start.
   *[highest] You have the highest card face up, so you must open: bring it in for { $amount }, or complete the bet to { $most }. In this game a low hand wins, so the worst card pays to start.
}
lesson-they-brought-in = { $card ->
    [lowest] { $name } had the lowest card face up and brought it in for { $amount }. Low cards win least often, so the lowest pays to start.
   *[highest] { $name } had the highest card face up and brought it in for { $amount }. In this game a low hand wins, so the worst card pays to start.
}
lesson-first-to-act = { $board ->
    [highest] From here on the highest board acts first: now that is { $name }.
   *[lowest] From here on the lowest board acts first: now that is { $name }.
}
lesson-you-first = { $board ->
    [highest] You have the highest board, so you act first.
   *[lowest] You have the lowest board, so you act first.
}
lesson-low-need = { $good ->
    [0] None of your cards is an eight or lower yet. You need five different ones.
    [one] One of the five low cards that you need is there: different ranks, eight or lower.
   *[other] { $good } of the five low cards that you need are there: different ranks, eight or lower. A pair counts once.
}
lesson-holding = As things stand you have: { $holding }.
lesson-dead = { $gone ->
    [0] Of the { $wanted } cards that would help you, none lies face up before others.
    [one] Of the { $wanted } cards that would help you, one lies face up before others: it cannot come to you.
   *[other] Of the { $wanted } cards that would help you, { $gone } lie face up before others: they cannot come to you.
}
lesson-board = { $name } shows { $cards }: { $good ->
    [0] nothing low
    [one] one low card
   *[other] { $good } low cards
}
lesson-board-open = { $name } shows { $cards }
lesson-boards-why = { $board ->
    [split] Compare their boards with yours: low cards of different ranks go for the low half, pairs and high cards for the high one. A hand that may win both is worth most.
    [highest] Compare their boards with yours: who shows a pair or higher cards is ahead until you catch up.
   *[lowest] Compare their boards with yours: who shows high cards or a pair has to catch up.
}
lesson-keep = To draw to, you have { $cards }. You would throw away the rest.
lesson-keep-all = This hand is good enough to draw no more: you would stand pat.
lesson-drew = { $name } { $count ->
    [0] stood pat, and so has a hand already
    [one] drew one card, and so needed one
   *[other] drew { $count } cards, and so was further off
}
lesson-blinds = The blinds are in, and { $rivals ->
    [one] one opponent is
   *[other] { $rivals } opponents are
} still in.
lesson-price = To call costs { $cost }, and { $pot } { $pot ->
    [one] is
   *[other] are
} in the pot: that pays if you win { $price }% of such pots.
lesson-free = It costs nothing to stay in.
lesson-share = { $share ->
    [0] Against what they may hold you win next to nothing of the pot; an equal part would be { $fair }%.
   *[other] Against what they may hold you win some { $share }% of the pot; an equal part would be { $fair }%.
}
lesson-advice-bring_in = **A sensible player just brings it in**: your hand does not want a bigger pot.
lesson-advice-complete = **A sensible player completes**: your hand is better than an equal part, so more chips should go in while it is.
lesson-advice-check = **A sensible player checks**: it is free, and betting would only be called by better hands.
lesson-advice-bet = **A sensible player bets**: you are ahead often enough that more chips should go in.
lesson-advice-call = **A sensible player calls**: your part of the pot pays for it, but not for a raise.
lesson-advice-raise = **A sensible player raises**: you are well ahead of an equal part, so make them pay.
lesson-advice-fold = **A sensible player folds**: your hand falls short of its part of the pot. Folding early is most of the skill.
lesson-advice-draw = **A sensible player draws { $count }**, and throws away { $cards }.
lesson-advice-pat = **A sensible player stands pat**: keeps all cards.
lesson-how = Click what you want to do, here or at the table.
lesson-button-advised = Draw { $count } as advised
lesson-button-explain = Explain my turn
lesson-button-again = Explain again
lesson-button-more = One more guided hand
lesson-done = { $what } I speak up when it is your turn again.
lesson-summary-won = { $amount ->
    [one] **The hand is over: you won { $amount } chip.**
   *[other] **The hand is over: you won { $amount } chips.**
}
lesson-summary-lost = { $amount ->
    [one] **The hand is over: you lost { $amount } chip.**
   *[other] **The hand is over: you lost { $amount } chips.**
}
lesson-summary-even = **The hand is over, and you have what you began with.**
lesson-summary-folded = You folded, which cost nothing more. Most hands are folded early.
lesson-summary-uncontested = Nobody was left to call, so no cards were shown.
lesson-summary-shown = { $name } showed: { $holding }.
lesson-next = What next: play on here as long as you like, ask `/odds` for the chances in each round of this hand, read `/rules`, or learn another game with `/learn`.
