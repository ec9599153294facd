"""A mistake in a person's request; it is put into their language only when it is shown."""

from typing import final


@final
class Complaint(Exception):
    """The only exception class for such mistakes; they differ by key.

    ``key`` is the phrase that says what is wrong or what is allowed, ``facts`` its variables.

    A fact that is a tuple is a list of alternatives. ``game``, ``games``, ``limit``, and ``limits`` name games and
    limits as the code does, separated by commas; the reader sees their names.
    """

    def __init__(self, key: str, **facts: str | int | tuple[str, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts
