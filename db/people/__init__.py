"""Pseudonyms, preferences, and forgetting a user."""
