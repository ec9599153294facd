"""What a hand knows at one moment. Only events change it (folding.py)."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.poker.betting import Betting
from bot.poker.house_rules import HouseRules, Stakes
from bot.poker.pots import Pot, side_pots

if TYPE_CHECKING:
    from bot.poker.games.base import Game, Street


@dataclass(slots=True)
class Player:
    """A seat dealt into the hand."""

    seat: int
    at: int
    """Index in the order of dealing."""
    stack: int
    down: tuple[int, ...] = ()
    up: tuple[int, ...] = ()
    bet: int = 0
    """Chips put in on this street."""
    put_in: int = 0
    """Chips put in over the whole hand."""
    posted: bool = False
    """Whether the ante is settled."""
    folded: bool = False
    shown: tuple[int, ...] = ()
    mucked: bool = False
    won: int = 0

    def copy(self) -> "Player":
        return Player(
            self.seat, self.at, self.stack, self.down, self.up, self.bet, self.put_in, self.posted, self.folded,
            self.shown, self.mucked, self.won,
        )  # fmt: skip

    @property
    def is_all_in(self) -> bool:
        return not self.stack and not self.folded


@dataclass(slots=True)
class State:
    game: "Game"
    rules: HouseRules
    stakes: Stakes
    button: int
    last_two: bool
    players: list[Player]
    """In order of dealing, from the left of the button."""
    antes: tuple[int, ...]
    """What each of the players is asked for."""
    by_seat: dict[int, Player] = field(init=False, repr=False, compare=False)
    street: int = -1
    betting: Betting | None = None
    """The running round; None before the first street, where nobody is left to bet against, once hands are shown."""
    bring_in_due: bool = False
    pointer: int = 0
    """Index of the player from whom on the next to act is looked for."""
    opener: int | None = None
    """Seat that was first to act on this street; None where there was no betting."""
    aggressor: int | None = None
    """Seat that last bet or raised on this street."""
    stub: tuple[int, ...] = ()
    burns: tuple[int, ...] = ()
    community: int | None = None
    awarded: list[tuple[tuple[int, int], ...]] = field(default_factory=list)
    """Shares of the pots paid so far, main pot first."""
    settled: tuple[Pot, ...] = ()
    """The pots as they stood when the first hand was shown or the first pot paid; the betting is over then."""
    finished: bool = False

    def __post_init__(self) -> None:
        self.by_seat = {player.seat: player for player in self.players}

    def copy(self) -> "State":
        return State(
            self.game, self.rules, self.stakes, self.button, self.last_two, [player.copy() for player in self.players],
            self.antes, self.street, self.betting.copy() if self.betting else None, self.bring_in_due, self.pointer,
            self.opener, self.aggressor, self.stub, self.burns, self.community, list(self.awarded), self.settled,
            self.finished,
        )  # fmt: skip

    def player(self, seat: int) -> Player:
        """Raises KeyError for a seat that was not dealt in."""
        return self.by_seat[seat]

    @property
    def current_street(self) -> "Street":
        return self.game.streets[self.street]

    @property
    def live(self) -> list[Player]:
        return [player for player in self.players if not player.folded]

    @property
    def can_bet(self) -> list[Player]:
        return [player for player in self.players if player.stack and not player.folded]

    @property
    def is_last_street(self) -> bool:
        return self.street == len(self.game.streets) - 1

    @property
    def pot(self) -> int:
        """All chips in the middle, this street's bets included."""
        return sum(player.put_in for player in self.players)

    def pots(self) -> tuple[Pot, ...]:
        """Main pot first."""
        if self.settled:
            return self.settled
        return side_pots(
            [(player.seat, player.put_in) for player in self.players], [player.seat for player in self.live]
        )

    def cards(self, player: Player) -> tuple[int, ...]:
        """All cards that the player's hand is made of (R-2.3, R-4.9)."""
        cards = player.down + player.up
        return cards if self.community is None else (*cards, self.community)

    def clockwise(self, start: int) -> list[Player]:
        """All players from index ``start`` on, once round the table."""
        return self.players[start:] + self.players[:start]
