"""Decisions about a tournament: the changes that a message or the clock makes, or the reason for a refusal. Pure."""
