"""A table's settings, and the state that it remembers between messages: values that the file holds as they are."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Final, Literal

from bot.poker.house_rules import HouseRules
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
    rotation_hands: int = 0
    """Hands of each game before the next; 0 for an orbit, as many hands as players are dealt in."""
    rotation_limit: Limit | None = None
    """The limit of the games after the first, where they can be played in it; None for what is customary in each."""
    time_bank_seconds: int = 0
    """Each player's time beside their turns' time, for many hands; 0 where there is no time bank."""
    private: bool = False
    """Only the owner, the owner's guests and those with the role may sit."""
    role_id: int = 0
    """Discord's id of the role whose members may sit; 0 where there is none, and for a table that anyone may join."""
    house_strength: HouseStrength = "regular"
    """Of the house players, at a practice table."""
    house_players: int = 0
    """How many of them are to sit there, as far as there is room."""
    dealers_choice: bool = False
    """Players choose the games of the rotation in turn (R-14.2)."""

    @property
    def is_private(self) -> bool:
        return self.private or self.role_id != 0


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
    out_since_ms: int = 0
    """Since when; 0 for who does not sit out."""
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
    moves_to: int = 0
    """The free seat that the player moves to once they are in no running hand; 0 where they stay."""
    moved: bool = False
    """Has changed seats since the last hand with blinds that they were dealt: a newcomer to the blinds there
    (R-5.2)."""
    house: int = 0
    """The number of the server's house player, from 1; 0 for a person."""


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
class TableState:
    """All that a table must remember between messages beside its chips and the running hand's events."""

    seats: tuple[SeatState, ...] = ()
    button: int = 0
    """Seat of the dealer button; 0 before the first hand."""
    hand_number: int = 0
    """Of the running or the last hand."""
    deadline_ms: int | None = None
    """When the running turn ends."""
    idle_since_ms: int = 0
    paused: str | None = None
    """Why a moderator has stopped the table: ``moderator``; None where none has."""
    closing: bool = False
    """Closes and pays out after the hand."""
    blind_button: int = 0
    """Seat of the button in the last hand with blinds, which stands still in games without; 0 before one."""
    small_blind_seat: int = 0
    big_blind_seat: int = 0
    """Where the blinds of that hand were due, posted or not; a seat that may be empty by now (R-5.2)."""
    dealt_in: tuple[int, ...] = ()
    """player_ids of the running or the last hand."""
    in_blinds: tuple[int, ...] = ()
    """player_ids of the last hand with blinds who have not left the table since: to all others the blinds are new
    (R-5.2)."""
    leg: int = 0
    """Place in a mixed table's rotation of the running or the last hand's game."""
    leg_hands: int = 0
    """Hands of this leg dealt so far."""
    leg_length: int = 0
    """Hands of this leg in all, at a table of dealer's choice (R-14.2); 0 at any other."""
    marker: int = 0
    """The seat whose player chooses, or has chosen, the game; 0 before the first choice. It may be empty by now."""
    chooser_id: int = 0
    """player_id of whoever named the game of this leg; 0 where the list named it."""
    chosen_leg: int | None = None
    """Place in the rotation of the next hand's game, once it is chosen or left to the list."""
    choice_until_ms: int | None = None
    """When the time to choose is over, 0 while it does not run; None where no choice is open."""
    pausing: bool = False
    """A moderator's pause begins when the running hand ends."""
    owner_id: int = 0
    """player_id of whom a moderator handed the table to; 0 while it is still who opened it."""
    voided: Literal["moderator", "fault", "copy"] | None = None
    """A moderator or a fault undid the hand before; until the next is dealt."""
    voided_why: str = ""
    """The reason that a moderator gave for it."""
    waits: bool = False
    """A tournament's table deals no next hand before its director lets it go on."""
    bet: int = 0
    """The small bet, or the big blind in pot and no limit, of the tournament's level; 0 at other tables."""
    last_two: bool = False
    """Only two were left in the tournament when its table was let go on (R-3.3)."""
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
    bank_from_ms: int | None = None
    """When the time bank of the player to act begins, or began, to be used up; None where it is not."""

    @property
    def stands_still(self) -> bool:
        """Nothing is dealt, and no clock runs."""
        return self.paused is not None or self.stopped

    def with_deadline(self, deadline_ms: int | None) -> "TableState":
        """The state with this deadline. Every action changes it, and ``replace`` takes twice as long."""
        values = list(_VALUES(self))
        values[_DEADLINE_AT] = deadline_ms
        return TableState(*values)


_NAMES: Final = tuple(item.name for item in fields(TableState))
_DEADLINE_AT: Final = _NAMES.index("deadline_ms")
_VALUES: Final[Callable[[TableState], tuple[Any, ...]]] = attrgetter(*_NAMES)
