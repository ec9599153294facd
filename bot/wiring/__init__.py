"""The composition root: the only package that creates and connects all parts of the bot."""
