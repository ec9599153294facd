"""The error for a mistake in a user's request. It is translated only when it is shown."""

from typing import final


@final
class Complaint(Exception):
    """A mistake in a user's request.

    There is only this one exception class; the key tells the mistakes apart. ``key`` is the phrase that says what is
    wrong or what is allowed; ``facts`` are its variables.

    A fact that is a tuple is a list of alternatives. ``game``, ``games``, ``limit``, and ``limits`` name games and
    limits as the code does, separated by commas; the reader sees their translated names.
    """

    def __init__(self, key: str, **facts: str | int | tuple[str, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts
