"""Texts and buttons for practice tables and guided first hands."""
