"""Sealed deals in the form in which the file holds them."""

from dataclasses import dataclass, field
from typing import Literal

from bot.fairness.cutting import Closing, ClosingLine, Contribution
from bot.fairness.next_deal import NextDeal

SealState = Literal["next", "dealt", "done", "void", "undealt", "lost"]
"""The state of a sealed deal.

``next``: not dealt yet; a table has two of these while the first is being closed; ``dealt``: its hand runs; ``done``
or ``void``: its hand was played out or undone; ``undealt``: given up before a card was dealt, so its seed is public;
``lost``: it was ``next`` when the file was copied and may have been dealt since, so its seed was deleted.
"""


@dataclass(frozen=True, slots=True)
class Roster:
    """The button and the seats dealt in, fixed when a deal's closing is requested.

    They stay the same even if players come or go.
    """

    game: str
    button: int
    small_blind: int
    """The small blind's seat, in a hand with blinds; ``big_blind`` likewise."""
    big_blind: int
    seats: tuple[int, ...]
    """The seats dealt in, in ascending order."""
    rules: str
    """The digest of the house rules and stakes, as 32 hexadecimal digits."""
    posting: tuple[int, ...] = ()
    """The seats of newcomers who post a big blind to join (R-5.2)."""

    def line_of(self, deal: NextDeal, following: NextDeal) -> ClosingLine:
        """Return the text line that closes ``deal``; it includes the seal of the following deal."""
        return deal.line(self.game, self.button, self.seats, bytes.fromhex(self.rules), following.sealed.seal)

    def closed_by(self, thread_id: int, message_id: int) -> Closing:
        return Closing(thread_id, message_id, self.game, self.button, self.seats, bytes.fromhex(self.rules))


@dataclass(frozen=True, slots=True)
class SavedSeal:
    """One deal of a table, from the time it is sealed."""

    hand: int
    before: bytes
    """The seal of the previous deal."""
    seal: bytes
    seed: bytes = field(repr=False)
    """The seed: secret, unless the deal is ``undealt``; empty for a ``lost`` deal."""
    contributions: tuple[Contribution, ...] = ()
    up_to: int = 0
    """The number of the previous hand's events that ``contributions`` covers.

    It is 0 once the closing is requested.
    """
    roster: Roster | None = None
    """The seats dealt in; None until the closing is requested."""
    thread_id: int | None = None
    """Discord's id of the record thread. It and ``message_id`` are None until the deal is closed."""
    message_id: int | None = None
    state: SealState = "next"
