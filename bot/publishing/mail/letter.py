"""A letter to a player by direct message, and the store of the letters that were sent."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal, Protocol

from bot.ui.discord.attachments import Drawn

Picture = Callable[[], Awaitable[Drawn | None]]
Kind = Literal["cards", "turn"]
"""The kind of letter: the player's cards, or a note that it is their turn."""


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Letter:
    """A direct message to a player about one table.

    ``text`` is secret: it is never logged. ``nonce`` is the same for the same letter, so that Discord drops a
    duplicate for some minutes; it has at most 25 characters.
    """

    table_id: int
    text: str = field(repr=False)
    nonce: str
    known_by: tuple[str, ...] = field(repr=False)
    """Parts of the text by which the bot recognizes the letter in the channel.

    No other letter contains all of these parts, and this letter always does, even if its other text changes.
    """
    closed: Callable[[bool], None]
    """A callback, called with True if the player's direct messages are closed, False if they are open."""
    doubtful: bool = False
    """True if the letter may have arrived already, so that the channel must be searched before it is sent."""
    picture: Picture | None = field(default=None, repr=False)
    """A function that draws the letter's picture, if it has one; the picture is as secret as the text."""
    overtaken: Callable[[], bool] = field(default=_never, repr=False)
    """A function that returns True if the letter is out of date; called when its send slot is free."""
    elsewhere: Callable[[], bool] = field(default=_never, repr=False)
    """A function that returns True if the player sees the same content elsewhere.

    If letters are slow, such a letter is dropped.
    """
    kind: Kind = "cards"

    @property
    def key(self) -> tuple[Kind, int]:
        """The key of the letter: a newer letter with the same key replaces it."""
        return self.kind, self.table_id


class LetterBook(Protocol):
    """The store of the nonces of sent letters: the last one for each player at each table."""

    async def sent(self, table_id: int, player_id: int, nonce: str) -> None:
        """Save that the letter with this nonce was sent. Raises StoreError."""
        ...
