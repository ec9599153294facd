"""A letter to a player by direct message, and the book of the letters that were sent."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal, Protocol

from bot.ui.discord.attachments import Drawn

Picture = Callable[[], Awaitable[Drawn | None]]
Kind = Literal["cards", "turn"]
"""The player's cards, or the note that it is their turn."""


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
    """Parts of the text by which the letter is recognized.

    No other letter has all of them, and this one has them whenever it is written.
    """
    closed: Callable[[bool], None]
    """Called with True if the player's direct messages are closed, with False if they are open."""
    doubtful: bool = False
    """True if the letter may have arrived already."""
    picture: Picture | None = field(default=None, repr=False)
    """Draws the picture that is sent with the text, if any; it is as secret as the text."""
    overtaken: Callable[[], bool] = field(default=_never, repr=False)
    """Returns True if nobody needs the letter any more; asked when a send slot is free."""
    elsewhere: Callable[[], bool] = field(default=_never, repr=False)
    """Returns True if the player sees the same elsewhere; such letters are dropped first when many wait."""
    kind: Kind = "cards"

    @property
    def key(self) -> tuple[Kind, int]:
        """The key by which a newer letter replaces this one."""
        return self.kind, self.table_id


class LetterBook(Protocol):
    """Saves which letter each player was sent last at each table."""

    async def sent(self, table_id: int, player_id: int, nonce: str) -> None:
        """Save that the letter was sent. Raises StoreError."""
        ...
