"""Decisions about a tournament: what a message or the clock changes, or why it is refused. Pure."""
