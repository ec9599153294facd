"""A table's settings and its state between messages, as the file stores them."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Final, Literal

from bot.poker.house_rules import HouseRules
from bot.poker.seats import clockwise
from bot.poker.stakes import Limit, Stakes

HouseStrength = Literal["novice", "regular", "strong"]
"""The strengths of a practice table's house players, the weakest first."""


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The settings that a table opens with; they never change."""

    game: str
    stakes: Stakes
    rules: HouseRules
    seats_max: int
    buy_in_least: int
    buy_in_most: int
    """Equal to the least if every buy-in has the same size (R-3.1)."""
    turn_seconds: int = 45
    idle_seconds: int = 1800
    rotation: tuple[str, ...] = ()
    """A mixed table's games in order, beginning with ``game``; empty at a table with one game."""
    rotation_hands: int | None = None
    """The hands of each game before the next; None for an orbit: as many hands as players dealt in."""
    rotation_limit: Limit | None = None
    """The limit of the games after the first, if they support it; None for each game's usual limit."""
    time_bank_seconds: int = 0
    """Each player's extra time for many hands; 0 for no time bank."""
    private: bool = False
    """True if only the owner, the owner's guests and members with the role may sit."""
    role_id: int | None = None
    """Discord's id of the role that may sit; None if there is no such role."""
    house_strength: HouseStrength = "regular"
    """The strength of the house players at a practice table."""
    house_players: int = 0
    """The number of house players wanted; fewer sit if the table has no room."""
    dealers_choice: bool = False
    """True if the players take turns to choose the rotation's games (R-14.2)."""

    @property
    def is_private(self) -> bool:
        return self.private or self.role_id is not None

    def admits(self, roles: Collection[int]) -> bool:
        """Return True if the table's role is among these roles (Discord's ids)."""
        return self.role_id is not None and self.role_id in roles


PlanKind = Literal["check_fold", "call_this", "call_any", "fold_any", "pat"]
"""The plans that a player may make for their next turn; ``rules/pre_actions.py`` explains each."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A player's plan for their next turn on this street, carried out without asking; secret from others."""

    player_id: int
    kind: PlanKind
    to: int = 0
    """The bet that ``call_this`` calls: each player's total on this street."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """A player at the table, between and during hands; their stack is their seat account's balance."""

    seat: int
    player_id: int
    sitting_out: bool = False
    """True if the player is not dealt in from the next hand on."""
    out_since_ms: int | None = None
    """The time when the player began to sit out; None if they do not."""
    leaving: bool = False
    """True if the player folds when they must act, and is cashed out after the hand."""
    timeouts: int = 0
    """The number of consecutive timeouts."""
    dm_closed: bool = False
    posts: bool = False
    """True for a newcomer who posts the big blind instead of waiting for it (R-5.2)."""
    started_with: int = 0
    """The stack at the start of the running or last hand, at a tournament's table (T-3.4)."""
    kicked: bool = False
    """True if a moderator or the tournament removes the player, who cannot cancel the leaving."""
    bank_ms: int | None = None
    """The time left in the time bank, in ms; None if it is full."""
    moves_to: int | None = None
    """The free seat that the player moves to once they are in no running hand; None if they stay."""
    moved: bool = False
    """True if the player has changed seats since their last hand with blinds, so they are a newcomer (R-5.2)."""
    house: int | None = None
    """The house player's number in the server, from 1; None for a person."""


@dataclass(frozen=True, slots=True)
class WaitingState:
    """A player on the waiting list; they pay when they get a seat, not before."""

    player_id: int
    buy_in: int
    """In chips."""
    needs_role: bool = False
    """True if only the table's role lets the player sit; the edge checks it again before they get a seat."""


@dataclass(frozen=True, slots=True)
class TurnClock:
    """The clock of the player to act."""

    deadline_ms: int
    """The end of the turn, including a running time bank."""
    bank_from_ms: int | None = None
    """The time from which the player's time bank is used; None if it is not used."""


@dataclass(frozen=True, slots=True)
class BlindSeats:
    """The button and blinds of a hand; ``small`` and ``button`` may be empty seats: a dead blind or button."""

    button: int
    small: int
    big: int

    def blinds(
        self, dealt: Collection[int], small_blind: int, big_blind: int, posting: Collection[int] = ()
    ) -> dict[int, int]:
        """Return seat -> chips to post, for the players dealt in; nobody posts a dead small blind.

        The ``posting`` newcomers post a big blind that counts as their bet.
        """
        blinds = dict.fromkeys(posting, big_blind) | {self.small: small_blind, self.big: big_blind}
        return {seat: chips for seat, chips in blinds.items() if seat in dealt}

    def is_behind_the_button(self, seat: int) -> bool:
        """Return True if the seat is between the button and the small blind, where nobody is dealt in.

        Heads-up no seat is, because the button has the small blind.
        """
        if self.button == self.small:
            return False
        return clockwise(self.button, seat) < clockwise(self.button, self.small)


@dataclass(frozen=True, slots=True)
class LastBlinds:
    """The blinds of the last hand that had any; games without blinds do not move them (R-14.1)."""

    seats: BlindSeats
    """The seats of the blinds, posted or not; a seat may be empty now (R-5.2)."""
    players: tuple[int, ...]
    """player_ids of that hand who have stayed at the table; everybody else is a newcomer (R-5.2)."""


@dataclass(frozen=True, slots=True)
class LegState:
    """The game of the running or last hand, at a mixed table."""

    place: int = 0
    """The game's place in the rotation."""
    hands: int = 0
    """The number of hands dealt so far."""
    length: int | None = None
    """The total number of hands in dealer's choice (R-14.2); None elsewhere, where the rotation decides."""
    chooser_id: int | None = None
    """player_id of the player who chose the game; None if it came from the list."""


@dataclass(frozen=True, slots=True)
class OpenChoice:
    """An open choice of the next game by the player on the marker's seat (R-14.2)."""

    until_ms: int | None = None
    """The end of the choice; None while its clock is stopped because no hand is coming."""


@dataclass(frozen=True, slots=True)
class ChosenGame:
    place: int
    """The game's place in the rotation."""
    chooser_id: int | None = None
    """player_id of the player who chose; None if the game came from the list."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The undoing of the last hand."""

    by: Literal["moderator", "fault", "copy"]
    reason: str = ""
    """The moderator's reason."""


@dataclass(frozen=True, slots=True)
class TableLevel:
    """The tournament's level for the table's next hands, set by its director."""

    bet: int
    """The small bet, or the big blind in pot limit and no limit."""
    last_two: bool = False
    """True if only two players are left in the tournament (R-3.3)."""


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything a table must remember between messages, except its chips and the running hand's events."""

    seats: tuple[SeatState, ...] = ()
    button: int | None = None
    """The seat of the dealer button; None before the first hand."""
    hand_number: int = 0
    """The number of the running or last hand."""
    turn: TurnClock | None = None
    """None while no turn's clock runs."""
    idle_since_ms: int = 0
    paused: str | None = None
    """The reason of a moderator's pause: ``moderator`` or ``locked``; None without one."""
    closes_after_hand: bool = False
    """True if the table closes and pays out after the hand."""
    blinds: LastBlinds | None = None
    """None before the first hand with blinds."""
    dealt_in: tuple[int, ...] = ()
    """player_ids of the running or last hand."""
    leg: LegState = LegState()
    marker: int | None = None
    """The seat that chooses or chose the game; None before the first choice. It may be empty now."""
    choice: OpenChoice | None = None
    chosen: ChosenGame | None = None
    """The next hand's game, once it is chosen or comes from the list."""
    pausing: bool = False
    """True if a moderator's pause begins when the running hand ends."""
    owner_id: int | None = None
    """player_id of the new owner that a moderator named; None while the opener owns the table."""
    undone: Undone | None = None
    """Set from an undone hand until the next deal."""
    waits: bool = False
    """True while a tournament's table waits for its director before the next hand."""
    level: TableLevel | None = None
    """Set at a tournament's table by its director; None before that and at other tables."""
    stopped: bool = False
    """True if the tournament paused the table and its clocks; moderators' orders do not change it (T-3.6)."""
    name: str = ""
    """The table's new name; empty until it is renamed."""
    guests: tuple[int, ...] = ()
    """player_ids of a private table's guests, the earliest invitation first."""
    waiting: tuple[WaitingState, ...] = ()
    """The waiting list, the next player first."""
    plans: tuple[Plan, ...] = ()
    """The plans of players in the running hand, for this street; secret."""

    @property
    def is_halted(self) -> bool:
        """True if a moderator or the tournament paused the table: no dealing, and no clock runs."""
        return self.paused is not None or self.stopped

    @property
    def bet(self) -> int | None:
        """The bet of the tournament's level; None if the table has its own stakes."""
        return self.level.bet if self.level is not None else None

    def with_turn(self, turn: TurnClock | None) -> "TableState":
        """Return the state with this turn's clock.

        Every action calls it, and ``dataclasses.replace`` takes twice as long.
        """
        values = list(_VALUES(self))
        values[_TURN_AT] = turn
        return TableState(*values)


_NAMES: Final = tuple(item.name for item in fields(TableState))
_TURN_AT: Final = _NAMES.index("turn")
_VALUES: Final[Callable[[TableState], tuple[Any, ...]]] = attrgetter(*_NAMES)
