"""Pictures of the table and of a player's own cards: what is drawn as a value, the same in words, and the drawing."""
