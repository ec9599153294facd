"""Discord's limits."""

from typing import Final

CHOICES_MOST: Final = 25
"""Discord's limit of suggestions."""
CHOICE_CHARACTERS: Final = 100
"""Discord's limit for a suggestion."""
