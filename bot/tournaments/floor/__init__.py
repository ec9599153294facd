"""The next step that a tournament's tables need: seats, balancing, breaking, matches, and when to deal. Pure."""
