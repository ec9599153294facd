"""Decisions about a tournament: what a message or the clock changes, or why a message is refused. Pure."""
