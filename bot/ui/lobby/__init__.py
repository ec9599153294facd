"""The lobby: one message in a channel that shows what can be played now, and brings people to a table."""
