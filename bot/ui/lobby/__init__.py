"""The lobby: one message in a channel that shows all open games and has buttons to join a table."""
