"""The players as people: their names, preferences and language."""
