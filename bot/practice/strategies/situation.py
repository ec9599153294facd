"""A turn as the player sees it, and values computed from it. All cards come from a PlayerView."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log

from bot.poker.actions import BIGGER, ActionKind, Option
from bot.poker.games import GAMES
from bot.poker.games.base import Game, Street
from bot.poker.holdings import Ranking
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.poker.views import PlayerView, SeatView


@dataclass(frozen=True, slots=True)
class Terms:
    """The rules and stakes of the game, as everybody at the table knows them."""

    rules: HouseRules
    stakes: Stakes


@dataclass(frozen=True, slots=True)
class Situation:
    view: PlayerView
    options: Sequence[Option]
    terms: Terms

    @property
    def game(self) -> Game:
        return GAMES[self.view.room.game]

    @property
    def ranking(self) -> Ranking:
        return self.game.ranking_under(self.terms.rules)

    @property
    def streets(self) -> tuple[Street, ...]:
        return self.game.streets_under(self.terms.rules)

    @property
    def own(self) -> SeatView:
        return next(seat for seat in self.view.room.seats if seat.seat == self.view.seat)

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards that the player's hand has so far, the board included."""
        return (*self.view.downcards, *self.own.upcards, *self.view.room.board)

    @property
    def rivals(self) -> tuple[SeatView, ...]:
        """The other players still in, in order of dealing."""
        return tuple(seat for seat in self.view.room.seats if not seat.folded and seat.seat != self.view.seat)

    @property
    def seen(self) -> tuple[int, ...]:
        """Every card that the player knows: their own, and all upcards.

        Upcards of players who have folded are included.
        """
        others = (seat.upcards + seat.shown for seat in self.view.room.seats if seat.seat != self.view.seat)
        return (*self.cards, *(card for cards in others for card in cards))

    @property
    def unseen(self) -> list[int]:
        seen = set(self.seen)
        return [card for card in self.game.deck_under(self.terms.rules) if card not in seen]

    @property
    def street(self) -> Street:
        return self.streets[self.view.room.street]

    @property
    def is_last_street(self) -> bool:
        return self.view.room.street == len(self.streets) - 1

    @property
    def is_before_the_flop(self) -> bool:
        """True on the first street of a game with a board."""
        return self.game.has_board and self.view.room.street == 0

    @property
    def draws_left(self) -> int:
        """The number of draws that the player can still make, including one that they must make now."""
        later = sum(street.draw for street in self.streets[self.view.room.street + 1 :])
        return later + (1 if self.view.room.drawing else 0)

    @property
    def pot(self) -> int:
        """All chips in the middle."""
        return sum(pot.amount for pot in self.view.room.pots)

    @property
    def to_stay(self) -> Option | None:
        """The option to stay in: the call, or a bring-in that the player may refuse by folding (R-4.10).

        None if there is no such option.
        """
        return self.option(ActionKind.CALL, ActionKind.BRING_IN) if self.option(ActionKind.FOLD) else None

    @property
    def cost(self) -> int:
        """The chips that it costs to stay in; 0 if there is nothing to pay, or no choice."""
        return self.to_stay.cost if self.to_stay else 0

    @property
    def bet_size(self) -> int:
        """The bet of this street; in pot limit and no limit the minimum bet."""
        doubled = self.street.big_bet and self.terms.stakes.limit == "fixed"
        return self.terms.stakes.big_bet if doubled else self.terms.stakes.small_bet

    @property
    def pressure(self) -> int:
        """The number of bets and raises so far on this street, not counting the big blind."""
        highest = max(seat.bet for seat in self.view.room.seats)
        if self.game.has_board:
            return self.raises_in(highest)
        blind = self.terms.stakes.big_blind if self.view.room.street == 0 else 0
        return -(-max(0, highest - blind) // self.bet_size)

    def raises_in(self, bet: int) -> int:
        """Return how many bets and raises a bet of this size stands for, in a game with a board.

        In pot limit and no limit a bet is about as large as the pot before it, and a raise three times as large.
        """
        first = self.view.room.street == 0
        if self.terms.stakes.limit == "fixed":
            return -(-max(0, bet - (self.terms.stakes.big_blind if first else 0)) // self.bet_size)
        if bet <= (self.terms.stakes.big_blind if first else 0):
            return 0
        before = self.pot - sum(seat.bet for seat in self.view.room.seats)
        usual = 3 * self.terms.stakes.big_blind if first else max(before, self.bet_size)
        return 1 + max(0, ceil(log(bet / (1.5 * usual), 3)))

    @property
    def lateness(self) -> float:
        """The player's position among those still in: 0 for the first left of the button, 1 for the last."""
        order = [seat.seat for seat in self.view.room.seats if not seat.folded]
        return order.index(self.view.seat) / max(1, len(order) - 1)

    def option(self, *kinds: ActionKind) -> Option | None:
        """Return the first option that is of one of these kinds; None if there is none."""
        return next((option for option in self.options if option.kind in kinds), None)

    @property
    def bigger(self) -> Option | None:
        """The option to bet, complete or raise; None if there is none."""
        return self.option(*BIGGER)
