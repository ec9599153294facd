"""The lobby: one message in a channel that shows all open games, and brings people to a table."""
