"""Phrases, escaping, cards, amounts and moments as text."""
