"""The players as people: their names, preferences and language, and direct messages to them."""
