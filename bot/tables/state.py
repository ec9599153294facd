"""A table's settings, and the state that it remembers between messages: values that the file holds as they are."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Final, Literal

from bot.poker.house_rules import HouseRules
from bot.poker.seats import clockwise
from bot.poker.stakes import Limit, Stakes

HouseStrength = Literal["novice", "regular", "strong"]
"""How well the house players of a practice table play, the weakest first."""


@dataclass(frozen=True, slots=True)
class TableSettings:
    """A table is opened with these; they never change while it stands."""

    game: str
    stakes: Stakes
    rules: HouseRules
    seats_max: int
    buy_in_least: int
    buy_in_most: int
    """Equal to the least where all buy in for the same amount (R-3.1)."""
    turn_seconds: int = 45
    idle_seconds: int = 1800
    rotation: tuple[str, ...] = ()
    """A mixed table's games in their order, ``game`` the first; empty where one game is played."""
    rotation_hands: int | None = None
    """Hands of each game before the next; None for an orbit, as many hands as players are dealt in."""
    rotation_limit: Limit | None = None
    """The limit of the games after the first, where they can be played in it; None for what is customary in each."""
    time_bank_seconds: int = 0
    """Each player's time beside their turns' time, for many hands; 0 where there is no time bank."""
    private: bool = False
    """Only the owner, the owner's guests and those with the role may sit."""
    role_id: int | None = None
    """Discord's id of the role whose members may sit; None where there is none, and where anyone may join."""
    house_strength: HouseStrength = "regular"
    """Of the house players, at a practice table."""
    house_players: int = 0
    """How many of them are to sit there, as far as there is room."""
    dealers_choice: bool = False
    """Players choose the games of the rotation in turn (R-14.2)."""

    @property
    def is_private(self) -> bool:
        return self.private or self.role_id is not None

    def admits(self, roles: Collection[int]) -> bool:
        """True for somebody with these roles, by Discord's ids, if the table has a role and it is among them."""
        return self.role_id is not None and self.role_id in roles


PlanKind = Literal["check_fold", "call_this", "call_any", "fold_any", "pat"]
"""The plans that a player may make for their next turn; ``rules/pre_actions.py`` says what each means."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A player's plan for their next turn of this street, carried out without asking. Nobody else may know of it."""

    player_id: int
    kind: PlanKind
    to: int = 0
    """The bet that ``call_this`` calls: what each player has to have in on this street."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """A player at the table between and during hands; their stack is the balance of their seat account."""

    seat: int
    player_id: int
    sitting_out: bool = False
    """From the next hand on."""
    out_since_ms: int | None = None
    """Since when; None for who does not sit out."""
    leaving: bool = False
    """Folds when they must act, is cashed out after the hand."""
    timeouts: int = 0
    """In a row."""
    dm_closed: bool = False
    posts: bool = False
    """A newcomer who does not wait for the big blind but posts it (R-5.2)."""
    started_with: int = 0
    """The stack at the start of the running or the last hand, at a tournament's table (T-3.4)."""
    kicked: bool = False
    """Leaves because a moderator wants it: the player cannot change their mind before the hand ends."""
    bank_ms: int | None = None
    """The rest of the time bank; None while none of it has been used."""
    moves_to: int | None = None
    """The free seat that the player moves to once they are in no running hand; None where they stay."""
    moved: bool = False
    """Has changed seats since the last hand with blinds that they were dealt: a newcomer to the blinds there
    (R-5.2)."""
    house: int | None = None
    """The number of the server's house player, from 1; None for a person."""


@dataclass(frozen=True, slots=True)
class WaitingState:
    """A player on the waiting list. No chips are kept for them: they pay when they are seated."""

    player_id: int
    buy_in: int
    """Chips."""
    needs_role: bool = False
    """The player may sit because of the table's role alone: before they are seated the edge says whether they still
    have it."""


@dataclass(frozen=True, slots=True)
class TurnClock:
    """The time of the player to act."""

    deadline_ms: int
    """When the turn ends, with the time bank where that runs."""
    bank_from_ms: int | None = None
    """When the player's time bank begins, or began, to be used up; None where it is not."""


@dataclass(frozen=True, slots=True)
class BlindSeats:
    """The seats of a hand. ``small`` and ``button`` may be empty ones: a dead small blind, a dead button."""

    button: int
    small: int
    big: int

    def blinds(
        self, dealt: Collection[int], small_blind: int, big_blind: int, posting: Collection[int] = ()
    ) -> dict[int, int]:
        """seat -> chips to post, of those dealt in; a dead small blind is posted by nobody. ``posting`` newcomers post
        a big blind that counts as their bet."""
        blinds = dict.fromkeys(posting, big_blind) | {self.small: small_blind, self.big: big_blind}
        return {seat: chips for seat, chips in blinds.items() if seat in dealt}

    def is_behind_the_button(self, seat: int) -> bool:
        """True if the seat is between the button and the small blind, where nobody is dealt in; heads-up there is no
        such place."""
        if self.button == self.small:
            return False
        return clockwise(self.button, seat) < clockwise(self.button, self.small)


@dataclass(frozen=True, slots=True)
class LastBlinds:
    """The blinds of the last hand that had some; they stand still in games without (R-14.1)."""

    seats: BlindSeats
    """Where they were due, posted or not; a seat may be empty by now (R-5.2)."""
    players: tuple[int, ...]
    """player_ids of that hand who have not left the table since: to all others the blinds are new (R-5.2)."""


@dataclass(frozen=True, slots=True)
class LegState:
    """The game of the running or the last hand, at a mixed table."""

    place: int = 0
    """In the rotation."""
    hands: int = 0
    """Dealt so far."""
    length: int | None = None
    """Hands in all, at a table of dealer's choice (R-14.2); None at any other, where the rotation says it."""
    chooser_id: int | None = None
    """player_id of whoever named the game; None where the list named it."""


@dataclass(frozen=True, slots=True)
class OpenChoice:
    """The player on the marker's seat is to choose the next game (R-14.2)."""

    until_ms: int | None = None
    """None while the time does not run, for no hand is coming."""


@dataclass(frozen=True, slots=True)
class ChosenGame:
    place: int
    """In the rotation."""
    chooser_id: int | None = None
    """None where it was left to the list."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The hand before the next was undone."""

    by: Literal["moderator", "fault", "copy"]
    reason: str = ""
    """A moderator's."""


@dataclass(frozen=True, slots=True)
class TableLevel:
    """The tournament's level as its director let the table go on."""

    bet: int
    """The small bet, or the big blind in pot and no limit."""
    last_two: bool = False
    """Only two were left in the tournament (R-3.3)."""


@dataclass(frozen=True, slots=True)
class TableState:
    """All that a table must remember between messages beside its chips and the running hand's events."""

    seats: tuple[SeatState, ...] = ()
    button: int | None = None
    """Seat of the dealer button; None before the first hand."""
    hand_number: int = 0
    """Of the running or the last hand."""
    turn: TurnClock | None = None
    """None while nobody's time runs."""
    idle_since_ms: int = 0
    paused: str | None = None
    """Why a moderator has stopped the table: ``moderator``; None where none has."""
    closes_after_hand: bool = False
    """Closes and pays out after the hand."""
    blinds: LastBlinds | None = None
    """None before the first hand with blinds."""
    dealt_in: tuple[int, ...] = ()
    """player_ids of the running or the last hand."""
    leg: LegState = LegState()
    marker: int | None = None
    """The seat whose player chooses, or has chosen, the game; None before the first choice. It may be empty by now."""
    choice: OpenChoice | None = None
    chosen: ChosenGame | None = None
    """The next hand's game, once it is chosen or left to the list."""
    pausing: bool = False
    """A moderator's pause begins when the running hand ends."""
    owner_id: int | None = None
    """player_id of whom a moderator handed the table to; None while it is still who opened it."""
    undone: Undone | None = None
    """Until the next hand is dealt."""
    waits: bool = False
    """A tournament's table deals no next hand before its director lets it go on."""
    level: TableLevel | None = None
    """None at other tables than a tournament's, and until its director lets it go on."""
    stopped: bool = False
    """The tournament's director has stopped the table, clocks too, whatever moderators order besides (T-3.6)."""
    name: str = ""
    """The table's new name; empty while it has the one that it was opened with."""
    guests: tuple[int, ...] = ()
    """player_ids who were invited to a private table, the earliest first."""
    waiting: tuple[WaitingState, ...] = ()
    """For a seat, the next one first."""
    plans: tuple[Plan, ...] = ()
    """Of players in the running hand, for this street; private."""

    @property
    def stands_still(self) -> bool:
        """Nothing is dealt, and no clock runs."""
        return self.paused is not None or self.stopped

    @property
    def bet(self) -> int | None:
        """See TableLevel; None where the table has stakes of its own."""
        return self.level.bet if self.level is not None else None

    def with_turn(self, turn: TurnClock | None) -> "TableState":
        """The state with this turn's time. Every action changes it, and ``replace`` takes twice as long."""
        values = list(_VALUES(self))
        values[_TURN_AT] = turn
        return TableState(*values)


_NAMES: Final = tuple(item.name for item in fields(TableState))
_TURN_AT: Final = _NAMES.index("turn")
_VALUES: Final[Callable[[TableState], tuple[Any, ...]]] = attrgetter(*_NAMES)
