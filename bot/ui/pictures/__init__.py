"""Drawn tables, hands, card emojis and plots."""
