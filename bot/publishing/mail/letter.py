"""A letter to a player by direct message, and the book of those that were sent."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal, Protocol

from bot.ui.discord.attachments import Drawn

Picture = Callable[[], Awaitable[Drawn | None]]
Kind = Literal["cards", "turn"]
"""The player's cards, or that it is their turn."""


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Letter:
    """``text`` is secret: it is never logged. ``nonce`` is the same for the same letter, so that Discord drops a second
    one for some minutes; at most 25 characters."""

    table_id: int
    text: str = field(repr=False)
    nonce: str
    known_by: tuple[str, ...] = field(repr=False)
    """Parts of the text that no other letter has all of, and that this one has whenever it is written."""
    closed: Callable[[bool], None]
    """Told whether the player's direct messages turned out to be closed."""
    doubtful: bool = False
    """It may have got through before."""
    picture: Picture | None = field(default=None, repr=False)
    """Draws what goes along with it, where anything does; as secret as the text."""
    overtaken: Callable[[], bool] = field(default=_never, repr=False)
    """Asked when its turn has come: whether nobody needs it any more, and it is to be dropped."""
    elsewhere: Callable[[], bool] = field(default=_never, repr=False)
    """True if its player sees the same elsewhere: where many letters wait, such a one is dropped first."""
    kind: Kind = "cards"

    @property
    def key(self) -> tuple[Kind, int]:
        """A newer letter with the same key takes its place."""
        return self.kind, self.table_id


class LetterBook(Protocol):
    """Remembers, beyond the process, which letter each player was sent last at each table."""

    async def sent(self, table_id: int, player_id: int, nonce: str) -> None:
        """Raises StoreError."""
        ...
