"""Practice: house players (played by the bot) and their strategies, and the odds of finished hands."""
