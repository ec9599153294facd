"""Whole messages as the bot composes them, in all languages side by side.

``python -m tests.composed DIR`` writes them to a page.
"""
