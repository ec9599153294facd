"""The state of a hand at one moment. Only events change it (transitions.py). Secrets stay out of every repr."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.poker.games.base import Game, Street
from bot.poker.holdings import Ranking
from bot.poker.house_rules import HouseRules
from bot.poker.machine.betting import Betting
from bot.poker.machine.pots import Pot, side_pots
from bot.poker.seats import Player, values_of
from bot.poker.stakes import Stakes

Shares = tuple[tuple[int, int], ...]
"""(seat, chips) of a pot."""


@dataclass(frozen=True, slots=True)
class Opened:
    """Jackpots: who opened, with what (R-7.2)."""

    seat: int
    dealt: tuple[int, ...] = field(repr=False)
    """The five cards that the opener was dealt."""
    proved: bool = False


@dataclass(frozen=True, slots=True)
class Jackpots:
    """The part of a hand's state that there is in Jackpots alone."""

    opened: Opened | None = None
    passed_in: int = 0
    """How many deals nobody opened (R-7.3)."""
    away: frozenset[int] = frozenset()
    """Seats whose check of this deal was made for them, while nobody has opened."""
    out: frozenset[int] = frozenset()
    """Those of them that are out since a deal was passed in. They count as folded, but may get their chips back."""
    returned: Shares = ()
    """Of a pot that was given back (R-7.3)."""


@dataclass(frozen=True, slots=True)
class Payout:
    """The end of a hand, from its first shown hand or its first pot paid on: the betting is over."""

    pots: tuple[Pot, ...]
    """As they stood then, main pot first."""
    awarded: tuple[Shares, ...] = ()
    """Shares of the pots paid so far, main pot first; of a halved one those of both halves together."""
    halved: Mapping[int, tuple[Shares, ...]] = field(default_factory=dict)
    """The shares of each half paid so far, by the number of the pot; only of pots that are halved (R-11.1)."""


@dataclass(slots=True)
class HandState:
    game: Game
    streets: tuple[Street, ...]
    ranking: Ranking
    halves: tuple[Ranking, ...]
    """The rankings of a split pot's halves, or the only one (R-11.1)."""
    rules: HouseRules
    stakes: Stakes
    button: int
    last_two: bool
    players: list[Player]
    """In order of dealing, from the left of the button; to be changed by way of ``own`` alone."""
    by_seat: dict[int, Player] = field(default_factory=dict, repr=False, compare=False)
    shared: frozenset[int] = field(default=frozenset(), repr=False, compare=False)
    """Seats of players who belong to a copy of this state, too."""
    table_ante: int = 0
    """The ante for the whole table that the big blind still owes (R-5.1)."""
    big_blind: int = 0
    """Its seat; 0 where what is asked for tells it."""
    dead: int = 0
    """Chips in the main pot that nobody has a claim to get called."""
    street: int = -1
    betting: Betting | None = None
    """The running round; None before the first street, where nobody is left to bet against, once hands are shown."""
    bring_in_due: bool = False
    """The player to act has to bring it in or complete."""
    bring_in_passed: bool = False
    """It came to them from a player all-in from the ante, so that they may fold, too (R-4.10)."""
    drawing: bool = False
    """A draw is on: each player still in draws before the betting (R-5.4)."""
    pointer: int = 0
    """Index of the player from whom the search for the next to act begins."""
    opener: int | None = None
    """Seat that was first to act on this street; None where there was no betting."""
    aggressor: int | None = None
    """Seat that last bet or raised on this street."""
    last_aggressor: int | None = None
    """Seat that last bet or raised on the street before (R-6.3)."""
    jackpots: Jackpots | None = None
    """None in other games."""
    stub: tuple[int, ...] = field(default=(), repr=False)
    burns: tuple[int, ...] = field(default=(), repr=False)
    thrown: tuple[int, ...] = field(default=(), repr=False)
    """Folded hands and discards, which a stub that runs out is made of again (R-5.5)."""
    community: int | None = None
    payout: Payout | None = None
    """None while the pots may still change."""
    finished: bool = False

    def __post_init__(self) -> None:
        if not self.by_seat:
            self.index()

    def index(self) -> None:
        """Number the players in the order in which they stand. Every one must be the state's own."""
        self.by_seat = {player.seat: player for player in self.players}
        for at, player in enumerate(self.players):
            player.at = at

    def copy(self) -> "HandState":
        """A state that goes its own way. Parts that change in place are copied now, a player only when either state
        first changes them: an action changes one or two players."""
        state = HandState(*_VALUES(self))
        state.players = self.players.copy()
        state.by_seat = self.by_seat.copy()
        state.shared = self.shared = frozenset(self.by_seat)
        state.betting = self.betting.copy() if self.betting else None
        return state

    def player(self, seat: int) -> Player:
        """The player as they stand, to be read only. Raises KeyError for a seat that was not dealt in."""
        return self.by_seat[seat]

    def own(self, seat: int) -> Player:
        """The player, to be changed. Raises KeyError for a seat that was not dealt in."""
        player = self.by_seat[seat]
        if seat in self.shared:
            self.shared -= {seat}
            player = self.by_seat[seat] = self.players[player.at] = player.copy()
        return player

    def clear_bets(self) -> None:
        """A new round of betting begins with nobody's chips in front of them."""
        for player in self.players:
            if player.bet:
                self.own(player.seat).bet = 0

    @property
    def live(self) -> list[Player]:
        return [player for player in self.players if not player.folded]

    @property
    def claimants(self) -> list[Player]:
        """The players with a share if the pot is given back: those still in, and those out for having been away
        (R-7.3)."""
        return [player for player in self.players if not player.folded or self.is_out(player.seat)]

    def is_out(self, seat: int) -> bool:
        """See Jackpots."""
        return self.jackpots is not None and seat in self.jackpots.out

    @property
    def can_bet(self) -> list[Player]:
        return [player for player in self.players if player.stack and not player.folded]

    @property
    def is_last_street(self) -> bool:
        return self.street == len(self.streets) - 1

    @property
    def needs_openers(self) -> bool:
        """The pot may be opened only with a pair of jacks or better (R-7.1)."""
        return self.jackpots is not None and self.street == 0 and self.jackpots.opened is None

    @property
    def opened(self) -> Opened | None:
        """See Jackpots."""
        return self.jackpots.opened if self.jackpots is not None else None

    @property
    def nobody_opened(self) -> bool:
        """True if the round is over and all have checked where somebody had to open (R-7.3)."""
        return self.needs_openers and self.opener is not None

    @property
    def pot(self) -> int:
        """All chips in the middle, this street's bets included."""
        return self.dead + sum(player.put_in for player in self.players)

    def pots(self) -> tuple[Pot, ...]:
        """Main pot first; none once they were given back (R-7.3)."""
        if self.payout is not None:
            return self.payout.pots
        if self.returned:
            return ()
        put_in = [(player.seat, player.put_in) for player in self.players]
        return side_pots(put_in, [player.seat for player in self.live], self.dead)

    @property
    def awarded(self) -> tuple[Shares, ...]:
        """See Payout."""
        return self.payout.awarded if self.payout is not None else ()

    @property
    def returned(self) -> Shares:
        """See Jackpots."""
        return self.jackpots.returned if self.jackpots is not None else ()

    @property
    def is_half_paid(self) -> bool:
        """True if the second half of the pot paid last is still to be paid."""
        payout = self.payout
        return payout is not None and len(payout.halved.get(len(payout.awarded) - 1, (0, 0))) < 2

    def cards(self, player: Player) -> tuple[int, ...]:
        """All cards that the player's hand is made of (R-2.3, R-4.9)."""
        cards = player.down + player.up
        return cards if self.community is None else (*cards, self.community)

    def clockwise(self, start: int) -> list[Player]:
        """All players from index ``start`` on, once round the table."""
        return self.players[start:] + self.players[:start]


_VALUES: Final = values_of(HandState)
