"""Sealed deals as the file holds them."""

from dataclasses import dataclass, field
from typing import Literal

from bot.fairness.cutting import Closing, ClosingLine, Contribution
from bot.fairness.next_deal import NextDeal

SealState = Literal["next", "dealt", "done", "void", "undealt", "lost"]
"""``next``: the deal that comes; ``dealt``: its hand runs; ``done`` or ``void``, as its hand ended; ``undealt``: given
up before a card was dealt, so that its seed is open to all; ``lost``: next when the file was copied, and perhaps dealt
since, so that its seed is gone."""


@dataclass(frozen=True, slots=True)
class Roster:
    """The seats that are dealt in, and the button, as the closing has them: they stand, whoever comes or goes."""

    game: str
    button: int
    small_blind: int
    """The seat where it is due, in a hand with blinds; ``big_blind`` alike."""
    big_blind: int
    seats: tuple[int, ...]
    """Those dealt in, in rising order."""
    rules: str
    """The digest of the house rules and stakes, 32 hexadecimal digits."""
    posting: tuple[int, ...] = ()
    """Newcomers who post a big blind to come in (R-5.2)."""

    def line_of(self, deal: NextDeal) -> ClosingLine:
        """The line that closes the deal."""
        return deal.line(self.game, self.button, self.seats, bytes.fromhex(self.rules))

    def closed_by(self, thread_id: int, message_id: int) -> Closing:
        return Closing(thread_id, message_id, self.game, self.button, self.seats, bytes.fromhex(self.rules))


@dataclass(frozen=True, slots=True)
class SavedSeal:
    """One deal of a table, from its seal on."""

    hand: int
    before: bytes
    """The seal of the deal before."""
    seal: bytes
    seed: bytes = field(repr=False)
    """Secret, but for a deal that is ``undealt``; empty for one that is ``lost``."""
    contributions: tuple[Contribution, ...] = ()
    up_to: int = 0
    """How many events of the hand before had been logged when the contributions were saved."""
    roster: Roster | None = None
    """None before the closing is asked for."""
    thread_id: int | None = None
    """Discord's id of the record thread; None before the deal is closed, ``message_id`` alike."""
    message_id: int | None = None
    state: SealState = "next"
