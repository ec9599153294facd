"""A table's settings and its state between messages, as the file stores them."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Final, Literal

from bot.poker.house_rules import HouseRules
from bot.poker.seats import clockwise
from bot.poker.stakes import BigBetBlinds, Limit, Stakes

HouseStrength = Literal["novice", "regular", "strong"]
"""The strengths of a practice table's house players, weakest first."""


@dataclass(frozen=True, slots=True)
class TableSettings:
    """The settings that a table is opened with; they never change."""

    game: str
    stakes: Stakes
    rules: HouseRules
    seats_max: int
    buy_in_least: int
    buy_in_most: int
    """The maximum buy-in; equal to the minimum if every buy-in has the same size (R-3.1)."""
    turn_seconds: int = 45
    idle_seconds: int = 1800
    rotation: tuple[str, ...] = ()
    """A mixed table's games in order, beginning with ``game``; empty at a table with one game."""
    rotation_hands: int | None = None
    """The number of hands before the game changes; None for as many hands as players dealt in (an orbit)."""
    rotation_limit: Limit | None = None
    """The limit of the games after the first, if they support it; None for each game's usual limit."""
    time_bank_seconds: int = 0
    """The full length of each player's time bank, which lasts for many hands; 0 for no time bank."""
    private: bool = False
    """True if only the owner, invited guests and members with the role may sit."""
    role_id: int | None = None
    """Discord's id of the role whose members may sit at the private table; None if there is no such role."""
    house_strength: HouseStrength = "regular"
    """The strength of the house players at a practice table."""
    house_players: int = 0
    """The number of house players that should sit at the table; fewer sit if there is no room."""
    dealers_choice: bool = False
    """True if the players take turns to choose the rotation's games (R-14.2)."""
    big_bet_blinds: BigBetBlinds = "half"

    @property
    def is_private(self) -> bool:
        return self.private or self.role_id is not None

    def admits(self, roles: Collection[int]) -> bool:
        """Return True if one of these Discord role ids is the table's role."""
        return self.role_id is not None and self.role_id in roles


PlanKind = Literal["check_fold", "call_this", "call_any", "fold_any", "pat"]
"""The plans that a player may make for their next turn; ``rules/pre_actions.py`` explains each."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A player's secret plan for their next turn on this street: the table then acts without asking them."""

    player_id: int
    kind: PlanKind
    to: int = 0
    """The bet that ``call_this`` calls: each player's total on this street."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """A player's seat, between and during hands; the stack is the balance of their seat account."""

    seat: int
    player_id: int
    sitting_out: bool = False
    """True if the player is not dealt in from the next hand on."""
    out_since_ms: int | None = None
    """The time when the player began to sit out; None if they are not sitting out."""
    leaving: bool = False
    """True if the player is leaving: the table folds for them on their turn, and cashes them out after the hand."""
    timeouts: int = 0
    """The number of turns in a row that the player let time out."""
    dm_closed: bool = False
    posts: bool = False
    """True for a newcomer who posts the big blind instead of waiting for it (R-5.2)."""
    started_with: int = 0
    """The stack at the start of the running or last hand, at a tournament's table (T-3.4)."""
    lost_to: tuple[int, ...] = ()
    """The player_ids of those who won the player's last chips in the last hand, at a tournament's table (T-7.2).

    Those who get odd chips come first.
    """
    has_acted: bool = False
    """True once the player has acted in a hand here, at a tournament's table (T-10.3)."""
    kicked: bool = False
    """True if a moderator or the tournament removes the player, who then cannot cancel the leaving."""
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
    """A player on the waiting list; they pay the buy-in only when they get a seat."""

    player_id: int
    buy_in: int
    """The buy-in, in chips."""
    needs_role: bool = False
    """True if the player may sit only because of the table's role, which is checked again before they get a seat."""


@dataclass(frozen=True, slots=True)
class TurnClock:
    """The clock of the player to act."""

    deadline_ms: int
    """The end of the turn, including a running time bank."""
    bank_from_ms: int | None = None
    """The time from which the turn uses the player's time bank; None if it does not use it."""


@dataclass(frozen=True, slots=True)
class BlindSeats:
    """The seats of the button and the blinds in a hand.

    ``small`` and ``button`` may be empty seats: a dead small blind or a dead button.
    """

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

        Heads-up it is always False, because the button has the small blind.
        """
        if self.button == self.small:
            return False
        return clockwise(self.button, seat) < clockwise(self.button, self.small)


@dataclass(frozen=True, slots=True)
class LastBlinds:
    """The blinds of the last hand that had blinds; hands without blinds do not change them (R-14.1)."""

    seats: BlindSeats
    """The seats of the blinds, even if nobody posted there; a seat may be empty now (R-5.2)."""
    players: tuple[int, ...]
    """player_ids from that hand who are still at the table; every other player is a newcomer (R-5.2)."""


@dataclass(frozen=True, slots=True)
class LegState:
    """A mixed table's current game: that of the running hand, or of the last one."""

    place: int = 0
    """The game's index in the rotation."""
    hands: int = 0
    """The number of hands dealt since the table changed to this game."""
    length: int | None = None
    """The number of hands that the game is played for in dealer's choice (R-14.2); None at other tables."""
    chooser_id: int | None = None
    """player_id of the player who chose the game; None if nobody chose it."""


@dataclass(frozen=True, slots=True)
class OpenChoice:
    """A choice of the next game that the player at the marker's seat has yet to make (R-14.2)."""

    until_ms: int | None = None
    """The time at which the choice ends; None while its clock is stopped because no hand is scheduled."""


@dataclass(frozen=True, slots=True)
class ChosenGame:
    place: int
    """The game's index in the rotation."""
    chooser_id: int | None = None
    """player_id of the player who chose the game; None if nobody chose it."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The undoing of the last hand: who undid it, and why."""

    by: Literal["moderator", "fault", "copy"]
    reason: str = ""
    """The moderator's reason."""


@dataclass(frozen=True, slots=True)
class TableLevel:
    """The bets of the tournament's current level, which its director sets for the table's next hands."""

    bet: int
    """The small bet, or the big blind in pot limit and no limit."""
    last_two: bool = False
    """True if only two players are left in the tournament (R-3.3)."""
    bounties: tuple[tuple[int, int], ...] = ()
    """(player_id, chips of the server) of each bounty on a player of the table (T-7.6)."""


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything a table must remember between messages, except its chips and the running hand's events."""

    seats: tuple[SeatState, ...] = ()
    button: int | None = None
    """The seat of the dealer button; None before the first hand."""
    hand_number: int = 0
    """The number of the running or last hand."""
    turn: TurnClock | None = None
    """The clock of the current turn; None while no turn's clock runs."""
    idle_since_ms: int = 0
    paused: str | None = None
    """The reason of a moderator's pause, ``moderator`` or ``locked``; None if there is no such pause."""
    closes_after_hand: bool = False
    """True if the table closes and pays out after the hand."""
    blinds: LastBlinds | None = None
    """The blinds of the last hand that had any; None before the first such hand."""
    dealt_in: tuple[int, ...] = ()
    """player_ids of the players dealt in to the running or last hand."""
    leg: LegState = LegState()
    marker: int | None = None
    """The seat whose player chooses, or chose, the game; None before the first choice. It may be empty now."""
    choice: OpenChoice | None = None
    chosen: ChosenGame | None = None
    """The next hand's game, once a player has chosen it or the choice has timed out."""
    pausing: bool = False
    """True if a moderator's pause will begin when the running hand ends."""
    owner_id: int | None = None
    """player_id of the owner whom a moderator named; None while the player who opened the table owns it."""
    undone: Undone | None = None
    """The reason why the last hand was undone; None if it was not. The next deal clears it."""
    waits: bool = False
    """True while a tournament's table waits for its director to allow the next hand."""
    level: TableLevel | None = None
    """The tournament's level, set by its director; None before that and at other tables."""
    stopped: bool = False
    """True while the tournament has paused the table; moderators' orders to the table do not change it (T-3.6)."""
    name: str = ""
    """The table's new name; empty until it is renamed."""
    guests: tuple[int, ...] = ()
    """player_ids of a private table's guests, the earliest invitation first."""
    waiting: tuple[WaitingState, ...] = ()
    """The waiting list, the next player first."""
    plans: tuple[Plan, ...] = ()
    """The secret plans of players in the running hand for their next turn on this street."""
    busted: tuple[SeatState, ...] = ()
    """The seats of players without chips when a tournament's table closed; its director may not have seen them yet."""

    @property
    def is_halted(self) -> bool:
        """True if a moderator or the tournament has paused the table: nothing is dealt, and no clock runs."""
        return self.paused is not None or self.stopped

    @property
    def bet(self) -> int | None:
        """The small bet, or the big blind in pot limit and no limit, at the tournament's current level.

        None at a table with stakes of its own.
        """
        return self.level.bet if self.level is not None else None

    def with_turn(self, turn: TurnClock | None) -> "TableState":
        """Return a copy of the state with this turn's clock.

        It runs at every action, and ``dataclasses.replace`` would take twice as long.
        """
        values = list(_VALUES(self))
        values[_TURN_AT] = turn
        return TableState(*values)


_NAMES: Final = tuple(item.name for item in fields(TableState))
_TURN_AT: Final = _NAMES.index("turn")
_VALUES: Final[Callable[[TableState], tuple[Any, ...]]] = attrgetter(*_NAMES)
