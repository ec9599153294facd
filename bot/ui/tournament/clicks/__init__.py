"""Clicks on a tournament's posts."""
