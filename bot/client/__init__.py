"""The bot's connection to Discord."""
