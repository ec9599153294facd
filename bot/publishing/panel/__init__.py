"""The players' hand panels (private messages with a player's own cards and buttons), kept up to date."""
