"""The machine that plays every game: the state of a hand and its changes."""
