"""The state machine that plays every game: the state of a hand and the functions that change it."""
