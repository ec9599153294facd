"""The parts of the room's view of a table: what is set together, or is absent together."""

from typing import Literal, NamedTuple

from bot.common.obstacles import Obstacle
from bot.poker.events import Event
from bot.poker.stakes import Stakes
from bot.tables.rules.blinds import BlindsDue
from bot.tables.state import WaitingState


class PlaceView(NamedTuple):
    """Where the table stands, and whose it is."""

    guild_id: int
    channel_id: int
    name: str
    owner_id: int
    """player_id."""


class CourseView(NamedTuple):
    """Whether the table plays, and for how long."""

    paused: str | None = None
    """Why nothing is dealt and no clock runs: ``moderator`` or ``locked``, ``tournament``, ``store_failed``,
    ``impossible``, the first that holds; None when the table runs."""
    pausing: bool = False
    """It pauses after the hand that is running, as a moderator wants."""
    closes_after_hand: bool = False
    """After the one that is running."""
    closed: bool = False
    waits: bool = False
    """For the tournament's director."""
    obstacle: Obstacle | None = None
    """Play is impossible here for this: no clock runs."""


class ClockView(NamedTuple):
    """The turn, the pause and the other times that the table's clock has under way."""

    deadline_ms: int | None = None
    """See TurnClock; None while nobody's time runs."""
    bank_from_ms: int | None = None
    """See TurnClock."""
    bank_ms: int = 0
    """The time bank of the player to act when their turn came."""
    next_hand_ms: int | None = None
    """When the next hand is dealt, where one is due."""
    deal_again_ms: int | None = None
    """When the hand, which nobody opened, is dealt again (R-7.3)."""


class GamesView(NamedTuple):
    """The games of the table, and their stakes."""

    game: str = ""
    """Of the view's hand, or of the next one where there is none."""
    next_game: str | None = None
    """The game of the next hand, where it is another: it is to be announced."""
    stakes: Stakes | None = None
    """The stakes of ``game``: the settings' are those of a mixed table's first game."""
    big_blind_seat: int | None = None
    """Where the big blind of the last hand was due; None where none was posted yet, or the present game has none."""
    blinds_due: BlindsDue | None = None
    """For the tournament's director, between hands; None where its games have no blinds, or none were posted yet."""


class LastHandView(NamedTuple):
    """The running hand so far, or the last one until the next is dealt."""

    recent: tuple[Event, ...] = ()
    """The hand's public events so far, secrets taken out: no ``DeckShuffled``, and ``StreetDealt.down`` is empty."""
    hand_players: tuple[tuple[int, int], ...] = ()
    """(seat, player_id) of those dealt in: a player who has left since has no line among the view's seats any more."""
    voided: Literal["moderator", "fault", "copy"] | None = None
    """The hand was undone for this, every chip given back."""
    voided_why: str = ""
    """A moderator's reason."""


class PeopleView(NamedTuple):
    """Those whom the table knows beside the players in its seats."""

    guests: tuple[int, ...] = ()
    """See TableState; for the edge, which shows a private table to those who may join it."""
    waiting: tuple[WaitingState, ...] = ()
    """See TableState."""
