"""Tournaments that come again: series and their dates, and the league."""
