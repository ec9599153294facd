"""The parts of a table's public view, grouped by what is set or absent together."""

from typing import Literal, NamedTuple

from bot.common.obstacles import Obstacle
from bot.poker.events import Event
from bot.poker.stakes import Stakes
from bot.tables.rules.blinds import BlindsDue
from bot.tables.state import WaitingState


class PlaceView(NamedTuple):
    """The table's place, name and owner."""

    guild_id: int
    channel_id: int
    name: str
    owner_id: int
    """The owner's player_id."""


class CourseView(NamedTuple):
    """The pauses and the closing of the table, in force or pending."""

    paused: str | None = None
    """The reason why nothing is dealt and no clock runs; None while the table plays.

    The first that applies of ``moderator`` or ``locked``, ``tournament``, ``store_failed``, ``impossible``.
    """
    pausing: bool = False
    """True if a moderator's pause begins after the running hand."""
    closes_after_hand: bool = False
    """True if the table closes after the running hand."""
    closed: bool = False
    waits: bool = False
    """True while the table waits for its tournament's director."""
    obstacle: Obstacle | None = None
    """The obstacle that makes play impossible here: no clock runs."""


class ClockView(NamedTuple):
    """The times that the table's clock is set for: the turn, the next hand, a redeal."""

    deadline_ms: int | None = None
    """The same as in TurnClock; None while no turn's clock runs."""
    bank_from_ms: int | None = None
    """The same as in TurnClock."""
    bank_ms: int = 0
    """The time left in the bank of the player to act at the start of their turn."""
    next_hand_ms: int | None = None
    """The time of the next hand, if one is coming."""
    deal_again_ms: int | None = None
    """The time to redeal a hand that nobody opened (R-7.3)."""


class GamesView(NamedTuple):
    """The table's current and next game, with stakes and blinds."""

    game: str = ""
    """The game of the view's hand, or of the next one if there is no hand."""
    next_game: str | None = None
    """The game of the next hand if it is a different one, to announce it."""
    stakes: Stakes | None = None
    """The stakes of ``game``; the settings have only those of a mixed table's first game."""
    big_blind_seat: int | None = None
    """The seat of the last hand's big blind; None if the game has none or none was posted yet."""
    blinds_due: BlindsDue | None = None
    """The next blinds, for a tournament's director between hands; None if there were none so far."""


class ChoiceView(NamedTuple):
    """The choice of the next game at a dealer's choice table."""

    marker: int | None = None
    """The seat that chooses the game; None if there is none."""
    is_open: bool = False
    """True while a player chooses the next game."""
    until_ms: int | None = None
    """The end of the open choice; None while its clock is stopped."""
    to_be_chosen: bool = False
    """True if the next game is unknown: a player chooses it now, or as soon as two can play."""


class LastHandView(NamedTuple):
    """The running hand so far, or the last one until the next deal."""

    recent: tuple[Event, ...] = ()
    """The hand's public events so far: without ``DeckShuffled``, and with an empty ``StreetDealt.down``."""
    hand_players: tuple[tuple[int, int], ...] = ()
    """(seat, player_id) of those dealt in, including players who have left their seats since."""
    voided: Literal["moderator", "fault", "copy"] | None = None
    """The reason why the hand was undone and every chip returned; None if it was not."""
    voided_why: str = ""
    """The moderator's own words for the reason."""


class PeopleView(NamedTuple):
    """The people of the table besides the seated players."""

    guests: tuple[int, ...] = ()
    """The same as in TableState; the edge shows a private table to those who may join it."""
    waiting: tuple[WaitingState, ...] = ()
    """The same as in TableState."""
