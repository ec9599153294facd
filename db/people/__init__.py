"""Pseudonyms, preferences, and deleting a user's data."""
