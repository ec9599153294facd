"""Who the players are: their names, preferences and language, and direct messages to them."""
