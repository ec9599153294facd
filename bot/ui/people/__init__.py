"""The players as people: their names, and their preferences with the language that they read."""
