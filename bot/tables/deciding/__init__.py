"""Decides what a message changes at a table, or why it does not. Pure but for the dealer."""
