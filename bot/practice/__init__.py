"""Practice: house players and their strategies, and the odds of finished hands."""
