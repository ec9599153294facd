"""Practice: house players and their strategies, and the odds of hands that are over."""
