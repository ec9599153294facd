"""Decides what a message or the clock changes in a tournament, or why it does not. Pure."""
