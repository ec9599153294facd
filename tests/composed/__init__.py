"""Whole messages as the bot composes them, in every language side by side; ``python -m tests.composed DIR`` writes them
as a page to look at."""
