"""A mistake of somebody who asked for something, told in their language at the last moment."""

from typing import final


@final
class Complaint(Exception):
    """The only class of such mistakes: they differ in their keys.

    ``key`` is the phrase that says what is wrong or what is allowed, ``facts`` its variables.

    A tuple is several texts, told as the one or the other. ``game``, ``games``, ``limit``, and ``limits`` name games
    and limits as the code does, several with commas between them; the reader gets their names.
    """

    def __init__(self, key: str, **facts: str | int | tuple[str, ...]) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts
