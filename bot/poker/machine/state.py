"""The state of a hand at one moment. Only events change it (``transitions.py``).

The repr of no class here contains secrets.
"""

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
"""(seat, chips) of each seat that gets chips from a pot."""


@dataclass(frozen=True, slots=True)
class Opened:
    """The opening of a Jackpots deal: the seat and the cards that it was dealt (R-7.2)."""

    seat: int
    dealt: tuple[int, ...] = field(repr=False)
    """The five cards that the opener was dealt."""
    proved: bool = False


@dataclass(frozen=True, slots=True)
class Jackpots:
    """The part of a hand's state that only Jackpots uses."""

    opened: Opened | None = None
    passed_in: int = 0
    """The number of deals in this hand that nobody opened (R-7.3)."""
    away: frozenset[int] = frozenset()
    """The seats for which the bot checked in this deal, before anybody opened."""
    out: frozenset[int] = frozenset()
    """The seats for which the bot checked in an earlier deal that nobody opened.

    They count as folded, but get their chips back if the pot is returned.
    """
    returned: Shares = ()
    """The chips that each seat got back when the pot was returned (R-7.3)."""


@dataclass(frozen=True, slots=True)
class Payout:
    """The state of paying out the pots, once the betting is over.

    Paying out begins with the first shown hand or paid pot.
    """

    pots: tuple[Pot, ...]
    """The pots when the betting ended, main pot first."""
    awarded: tuple[Shares, ...] = ()
    """For each pot paid so far, main pot first, the chips of each winner.

    For a halved pot they are the chips from both halves together.
    """
    halved: Mapping[int, tuple[Shares, ...]] = field(default_factory=dict)
    """Pot number -> the winners' chips from each half paid so far; only for halved pots (R-11.1)."""


@dataclass(slots=True)
class HandState:
    game: Game
    streets: tuple[Street, ...]
    ranking: Ranking
    halves: tuple[Ranking, ...]
    """The rankings of a split pot's halves; in other games the only ranking (R-11.1)."""
    rules: HouseRules
    stakes: Stakes
    button: int
    last_two: bool
    edition: int
    """The edition of the hand's log (see ``EDITION``)."""
    most_discards: int
    """How many cards a player may discard at once (R-6.2)."""
    players: list[Player]
    """The players in order of dealing, from the left of the button. Use ``mutable_player`` to change one."""
    by_seat: dict[int, Player] = field(default_factory=dict, repr=False, compare=False)
    shared: frozenset[int] = field(default=frozenset(), repr=False, compare=False)
    """The seats whose Player objects are shared with a copy of this state, and so must be copied before a change."""
    table_ante: int = 0
    """The ante for the whole table that the big blind still owes (R-5.1)."""
    big_blind: int = 0
    """The big blind's seat; 0 if it follows from the blinds."""
    dead: int = 0
    """Chips in the main pot that count as no player's bet, such as the ante for the whole table."""
    street: int = -1
    betting: Betting | None = None
    """The current betting round; None while no betting is possible.

    That is so before the first street, if nobody can bet against another player, and once hands are shown.
    """
    bring_in_due: bool = False
    """True if the player to act must bring it in or complete the bet."""
    bring_in_passed: bool = False
    """True if the bring-in passed on from a player who is all-in from the ante.

    The player to act may then also fold (R-4.10).
    """
    drawing: bool = False
    """True during a draw, in which each player still in draws before the betting (R-5.4)."""
    due: tuple[int, ...] = ()
    """The seats that still have to draw or bet on this street, in order; a raise makes the others due again.

    The betting can end before they have all acted, because nobody can bet against them any more (R-3.4).
    """
    opener: int | None = None
    """The seat that was first to act on this street; None if there was no betting."""
    aggressor: int | None = None
    """The seat that last bet or raised on this street."""
    last_aggressor: int | None = None
    """The seat that last bet or raised on the previous street (R-6.3)."""
    jackpots: Jackpots | None = None
    """The state of Jackpots; None in a hand without that rule."""
    stub: tuple[int, ...] = field(default=(), repr=False)
    burns: tuple[int, ...] = field(default=(), repr=False)
    thrown: tuple[int, ...] = field(default=(), repr=False)
    """Folded hands and discards, which are reshuffled to refill the stub when it runs out (R-5.5)."""
    board: tuple[int, ...] = ()
    """The cards that lie face up for all players (R-4.9, R-15.3)."""
    payout: Payout | None = None
    """The state of paying out the pots; None while the pots can still change."""
    finished: bool = False

    def __post_init__(self) -> None:
        if not self.by_seat:
            self.index()

    def index(self) -> None:
        """Set each player's ``at`` to their index; call it only while no player is shared with another state."""
        self.by_seat = {player.seat: player for player in self.players}
        for at, player in enumerate(self.players):
            player.at = at

    def copy(self) -> "HandState":
        """Return an independent copy.

        A player is copied only when either state first changes it, because an action changes only one or two players.
        Other mutable parts are copied at once.
        """
        state = HandState(*_VALUES(self))
        state.players = self.players.copy()
        state.by_seat = self.by_seat.copy()
        state.shared = self.shared = frozenset(self.by_seat)
        state.betting = self.betting.copy() if self.betting else None
        return state

    def player(self, seat: int) -> Player:
        """Return the player in the seat, for reading only. Raises KeyError for a seat that was not dealt in."""
        return self.by_seat[seat]

    def mutable_player(self, seat: int) -> Player:
        """Return the player in the seat, for changing; they are copied first if another state shares them.

        Raises KeyError for a seat that was not dealt in.
        """
        player = self.by_seat[seat]
        if seat in self.shared:
            self.shared -= {seat}
            player = self.by_seat[seat] = self.players[player.at] = player.copy()
        player.view = None
        return player

    def pay(self, seat: int, chips: int) -> Player:
        """Put chips from the seat's stack in as a bet; return its player, for changing."""
        player = self.mutable_player(seat)
        if chips:
            player.stack -= chips
            player.bet += chips
            player.put_in += chips
        return player

    def clear_bets(self) -> None:
        """Reset all players' bets for a new round of betting."""
        for player in self.players:
            if player.bet:
                self.mutable_player(player.seat).bet = 0

    @property
    def live(self) -> list[Player]:
        return [player for player in self.players if not player.folded]

    @property
    def claimants(self) -> list[Player]:
        """The players who get chips back if the pot is returned (R-7.3).

        They are the players still in, and those who are out because they were away.
        """
        return [player for player in self.players if not player.folded or self.is_out(player.seat)]

    def is_out(self, seat: int) -> bool:
        """Return True if the seat is out of Jackpots because its player was away."""
        return self.jackpots is not None and seat in self.jackpots.out

    @property
    def players_able_to_bet(self) -> list[Player]:
        return [player for player in self.players if player.stack and not player.folded]

    def seats_able_to_bet(self, start: int, but: int = 0) -> tuple[int, ...]:
        """Return the seats that can bet, clockwise from the one at index ``start``, without the seat ``but``."""
        players = self.clockwise(start)
        return tuple([player.seat for player in players if player.stack and not player.folded and player.seat != but])

    @property
    def is_last_street(self) -> bool:
        return self.street == len(self.streets) - 1

    @property
    def needs_openers(self) -> bool:
        """True if the pot may be opened only with a pair of jacks or better (R-7.1)."""
        return self.jackpots is not None and self.street == 0 and self.jackpots.opened is None

    @property
    def opened(self) -> Opened | None:
        """The opening of Jackpots; None if nobody has opened."""
        return self.jackpots.opened if self.jackpots is not None else None

    @property
    def nobody_opened(self) -> bool:
        """True if all players checked in a round in which somebody had to open (R-7.3)."""
        return self.needs_openers and self.opener is not None

    @property
    def pot(self) -> int:
        """All chips in the middle, including this street's bets."""
        return self.dead + sum([player.put_in for player in self.players])

    def pots(self) -> tuple[Pot, ...]:
        """Return the pots, main pot first; empty after the pot was returned to the players (R-7.3)."""
        if self.payout is not None:
            return self.payout.pots
        if self.returned:
            return ()
        live = self.live
        if len({player.put_in for player in live}) == 1:
            # Everybody in has put in the same, so there is one pot, as after most calls.
            return (Pot(chips, tuple([player.seat for player in live])),) if (chips := self.pot) else ()
        put_in = [(player.seat, player.put_in) for player in self.players]
        return side_pots(put_in, [player.seat for player in live], self.dead)

    @property
    def awarded(self) -> tuple[Shares, ...]:
        """For each pot paid so far, the chips of each winner; see ``Payout.awarded``."""
        return self.payout.awarded if self.payout is not None else ()

    @property
    def returned(self) -> Shares:
        """The chips that each seat got back from a returned pot; see ``Jackpots.returned``."""
        return self.jackpots.returned if self.jackpots is not None else ()

    @property
    def is_half_paid(self) -> bool:
        """True if only the first half of the last paid pot has been paid."""
        payout = self.payout
        return payout is not None and len(payout.halved.get(len(payout.awarded) - 1, (0, 0))) < 2

    def cards(self, player: Player) -> tuple[int, ...]:
        """Return all the player's own cards, which they hold together with the board (R-2.3)."""
        return player.down + player.up

    def clockwise(self, start: int) -> list[Player]:
        """Return all players clockwise, beginning with the one at index ``start``."""
        return self.players[start:] + self.players[:start]


_VALUES: Final = values_of(HandState)
