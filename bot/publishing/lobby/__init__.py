"""Each server's lobby message, kept up to date, and pings for players who look for a game."""
