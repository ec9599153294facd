### Hints at unfair play, for moderators.

flags-busy = Somebody is looking at these hints right now. Ask again in a moment.
flags-title = ### { $flags ->
    [one] One thing looks
   *[other] { $flags } things look
} odd in { $hands ->
    [one] one hand
   *[other] { $hands } hands
} of the last { $days ->
    [one] day
   *[other] { $days } days
}, among { $players } players
flags-hints = These are hints from figures, not proof: friends who meet to play, or a learner against a good player, may look like this by chance. Read the hands with `/mod hand` before you speak to anyone. Nothing has been done to anybody.
flags-no-hands = { $days ->
    [one] Nothing looks odd: no hand was finished here in the last day.
   *[other] Nothing looks odd: no hand was finished here in the last { $days } days.
}
flags-none = Nothing looks odd in { $hands ->
    [one] one hand
   *[other] { $hands } hands
} of the last { $days ->
    [one] day
   *[other] { $days } days
}: { $players } players, of whom { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
} met at a table. Rare or clever collusion may not show in figures.
flags-more = { $flags ->
    [one] One weaker hint has
   *[other] { $flags } weaker hints have
} no room here.
flags-cards = -# In { $known } of { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} a bet was faced with cards that could be judged: folded cards are kept for a time only, and hands that you were dealt into do not count.
flags-no-cards = -# Nobody could be looked at for folding strong hands: in none of these hands was a bet faced with cards that could be judged. Folded cards are kept for a time only, and hands that you were dealt into do not count.
flags-own = -# Hints that name you are shown to the other moderators only.

flag-chip-dumping = **Chip dumping?** In { $hands } hands together **{ $first }** lost { $there } chips to **{ $second }** and won { $back } back. { $folding ->
    [1] What was lost by putting chips in and then folding, { $bets } big bets on balance, is far more than either's usual results explain.
   *[other] That is { $bets } big bets on balance, far more than either's usual results explain.
}
flag-soft-play = **Soft play?** Alone in a pot against each other **{ $first }** and **{ $second }** could have bet or raised { $tried } times and did so { $did ->
    [one] once
   *[other] { $did } times
}; as they play with others, and others with them, it would have been about { $expected }. Against others they do it { $elsewhere }% of the time.
flag-strong-folds = **Strong hands folded?** **{ $first }** faced a bet of **{ $second }** with a strong holding, one of the best third, { $tried } times and folded { $did } of them; about { $expected } would be usual. Against others it is { $elsewhere }%.
flag-together = **Always together?** On { $meetings } occasions **{ $first }** and **{ $second }** both played while there was a choice of tables, and { $did } times they sat at the same one; by their taste in games about { $expected } would be usual.
flag-new-account = **New account?** Within { $days ->
    [one] a day
   *[other] { $days } days
} of joining **{ $first }** lost { $lost } of the { $brought } chips brought to the tables, { $chips } of them to **{ $second }** in { $hands ->
    [one] one hand
   *[other] { $hands } hands
}.
flag-odds = { $odds ->
    [1000000] Chance alone does that to fewer than one pair in { $odds }
   *[other] Chance alone does that to about one pair in { $odds }
}; { $pairs ->
    [one] { $pairs } was compared
   *[other] { $pairs } were compared
}.
flag-hands = Hands: { $hands }
