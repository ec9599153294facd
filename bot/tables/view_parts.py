"""The parts of a table's public view; values that are present or missing together form one part."""

from typing import Literal, NamedTuple

from bot.common.obstacles import Obstacle
from bot.poker.events import Event
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.tables.rules.blinds import BlindsDue
from bot.tables.state import WaitingState


class PlaceView(NamedTuple):
    """The table's channel, name and owner."""

    guild_id: int
    channel_id: int
    name: str
    owner_id: int
    """The owner's player_id."""


class CourseView(NamedTuple):
    """The table's pauses and its closing, both those that have begun and those planned for after the hand."""

    paused: str | None = None
    """The reason why nothing is dealt and no clock runs; None while the table plays.

    If several reasons apply, it is the first of: ``moderator`` or ``locked``, ``tournament``, ``store_failed``,
    ``impossible``.
    """
    pausing: bool = False
    """True if a moderator's pause will begin after the running hand."""
    closes_after_hand: bool = False
    """True if the table closes after the running hand."""
    closed: bool = False
    waits: bool = False
    """True while the table waits for its tournament's director to allow the next hand."""
    obstacle: Obstacle | None = None
    """The reason why play is impossible here and no clock runs; None if play is possible."""


class ClockView(NamedTuple):
    """The table's deadlines: of the turn, of the next hand, of a redeal."""

    deadline_ms: int | None = None
    """The end of the turn, including a running time bank; None while no turn's clock runs."""
    bank_from_ms: int | None = None
    """The time from which the turn uses the player's time bank; None if it does not use it."""
    bank_ms: int = 0
    """The time bank that the player to act had at the start of their turn, in ms."""
    next_hand_ms: int | None = None
    """The time of the next hand; None if no hand is scheduled."""
    deal_again_ms: int | None = None
    """The time to redeal a hand that nobody opened (R-7.3)."""


class GamesView(NamedTuple):
    """The table's current and next game, with stakes and blinds."""

    game: str = ""
    """The game of the view's hand, or of the next one if there is no hand."""
    next_game: str | None = None
    """The next hand's game, if it differs from ``game``; otherwise None."""
    stakes: Stakes | None = None
    """The stakes of ``game``; the settings have only those of a mixed table's first game."""
    next_stakes: Stakes | None = None
    """The stakes of ``next_game``."""
    rules: HouseRules | None = None
    """The house rules of ``game``; those of a mixed table's settings are for all its games together."""
    level_stakes: Stakes | None = None
    """In a tournament, the stakes by which the level of the running or the next hand is named (R-17.7)."""
    big_blind_seat: int | None = None
    """The seat of the last hand's big blind; None if the game has no blinds, or none was posted yet."""
    blinds_due: BlindsDue | None = None
    """The data about the next hand's blinds, for a tournament's director between hands; None if there is none."""


class ChoiceView(NamedTuple):
    """The choice of the next game, at a table with dealer's choice."""

    marker: int | None = None
    """The seat whose player chooses, or chose, the game; None before the first choice."""
    is_open: bool = False
    """True while a player chooses the next game."""
    until_ms: int | None = None
    """The time at which the open choice ends; None while its clock is stopped."""
    to_be_chosen: bool = False
    """True if the next game is unknown: a player chooses it now, or as soon as two can play."""


class LastHandView(NamedTuple):
    """The public data of the running hand; between hands, of the last one."""

    recent: tuple[Event, ...] = ()
    """The hand's public events so far: without ``DeckShuffled``, and with an empty ``StreetDealt.down``."""
    hand_players: tuple[tuple[int, int], ...] = ()
    """(seat, player_id) of the players dealt in, including those who have left their seats since."""
    voided: Literal["moderator", "fault", "copy"] | None = None
    """The reason why the hand was undone and every chip returned; None if it was not undone."""
    voided_why: str = ""
    """The moderator's own words for the reason."""


class PeopleView(NamedTuple):
    """The people of the table who do not sit at it: guests and the waiting list."""

    guests: tuple[int, ...] = ()
    """player_ids of a private table's guests, the earliest invitation first.

    They tell who may see and join the private table.
    """
    waiting: tuple[WaitingState, ...] = ()
    """The waiting list, the next player first."""
