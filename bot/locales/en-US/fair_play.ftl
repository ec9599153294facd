### Hints at unfair play, for moderators.

flags-busy = Someone is already viewing these flags. Ask again in a moment.
flags-title = ### { $flags ->
    [one] One flag
   *[other] { $flags } flags
} in { $hands ->
    [one] one hand
   *[other] { $hands } hands
} from the last { $days ->
    [one] day
   *[other] { $days } days
}, among { $players } players
flags-hints = These are statistical flags, not proof: friends who meet to play, or a beginner against a good player, can look like this by chance. Review the hands with `/mod hand` before you speak to anyone. No action has been taken against anyone.
flags-no-hands = { $days ->
    [one] Nothing looks odd: no hand was finished here in the last day.
   *[other] Nothing looks odd: no hand was finished here in the last { $days } days.
}
flags-none = Nothing looks odd in { $hands ->
    [one] one hand
   *[other] { $hands } hands
} from the last { $days ->
    [one] day
   *[other] { $days } days
}: { $players } players, { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
} of whom met at a table. Rare or clever collusion can still slip through.
flags-more = { $flags ->
    [one] One weaker flag doesn't
   *[other] { $flags } weaker flags don't
} fit here.
flags-cards = -# In { $known } of { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}, someone faced a bet with cards that could be judged: folded cards are only kept for a while, and hands you were dealt into don't count.
flags-no-cards = -# Strong folds couldn't be checked: in none of these hands did anyone face a bet with cards that could be judged. Folded cards are only kept for a while, and hands you were dealt into don't count.
flags-tournaments = -# { $played } of these { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} were played in tournaments. They are checked by themselves, in big bets.
flags-own = -# Flags involving you go only to the other moderators.

flag-chip-dumping = **Chip dumping?** In { $hands } hands together, **{ $first }** lost { $there } chips to **{ $second }** and won { $back } back. { $folding ->
    [1] The net loss from putting chips in and then folding, { $bets } big bets, is far more than either player's usual results explain.
   *[other] That's a net { $bets } big bets, far more than either player's usual results explain.
}
flag-soft-play = **Soft play?** Heads-up in a pot, **{ $first }** and **{ $second }** could have bet or raised { $tried } times and did so { $did ->
    [one] once
   *[other] { $did } times
}; going by how they play against others, about { $expected } would be expected. Against others they do it { $elsewhere }% of the time.
flag-strong-folds = **Strong hands folded?** **{ $first }** faced a bet from **{ $second }** with a hand in the top third { $tried } times and folded { $did } of them; about { $expected } would be usual. Against others it's { $elsewhere }%.
flag-together = **Always together?** On { $meetings } occasions, **{ $first }** and **{ $second }** both played while there was a choice of tables, and { $did } times they sat at the same one; given the games they like, about { $expected } would be usual.
flag-new-account = **New account?** Within { $days ->
    [one] a day
   *[other] { $days } days
} of joining, **{ $first }** lost { $lost } of the { $brought } chips they brought to the tables, { $chips } of them to **{ $second }** in { $hands ->
    [one] one hand
   *[other] { $hands } hands
}.
flag-chip-dumping-tournament = **Chip dumping?** In { $hands } tournament hands together, **{ $first }** lost { $there } big bets to **{ $second }** and won { $back } back. { $folding ->
    [1] The net loss from putting chips in and then folding, { $bets } big bets, is far more than either player's usual results explain.
   *[other] That's a net { $bets } big bets, far more than either player's usual results explain.
}
flag-last-chips = **Chips dumped before going out?** In the last hands before going out of { $tournaments ->
    [one] a tournament
   *[other] { $tournaments } tournaments
}, **{ $first }** lost { $tried } pots of at least a big bet with **{ $second }** at the table: { $did } of them to **{ $second }**, { $bets } big bets in all. Going by who wins such pots from others, about { $expected } would be usual.
flag-bubble-soft-play = **Soft play at the bubble?** Just before the money, heads-up in a pot, **{ $first }** and **{ $second }** could have bet or raised { $tried } times and did so { $did ->
    [one] once
   *[other] { $did } times
}; going by how they play against others there, about { $expected } would be expected. Against others they do it { $elsewhere }% of the time.
flag-in-tournaments = In tournaments.
flag-odds = { $odds ->
    [1000000] By chance alone, that happens to fewer than one pair in { $odds }
   *[other] By chance alone, that happens to about one pair in { $odds }
}; { $pairs ->
    [one] { $pairs } was compared
   *[other] { $pairs } were compared
}.
flag-hands = Hands: { $hands }
