"""The players in the simulated room: honest ones of every skill, and colluders.

All of them know only what their seat sees: ``PlayerView`` and who sits where. Those who hand over chips also know how
strong their partner's hand is, as if by telephone.
"""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from random import Random
from typing import Final, Literal

from bot.poker.actions import BIGGER, Action, ActionKind, Option
from bot.poker.cards import DECK
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.views import PlayerView, RoomView, SeatView
from tests.soak.board_strength import board_strength

_SAMPLE: Final = 1500
_LOOKS: Final = 6
"""Random cards tried in place of one that a player might discard."""
_BETTER_BY: Final = 0.02

_GOOD: Final = 0.7

Decide = Literal["fold", "passive", "bigger"]


@dataclass(frozen=True, slots=True)
class Skill:
    """How somebody plays: thresholds on the percentile of their holding among random ones."""

    folds_below: float
    bets_above: float
    raises_above: float
    bluffs: float
    misjudges: float
    """Standard deviation of their error about their own holding; good players have a small one."""

    @classmethod
    def drawn(cls, rng: Random) -> "Skill":
        bets = rng.uniform(0.5, 0.75)
        return cls(
            rng.uniform(0.15, 0.45),
            bets,
            bets + rng.uniform(0.1, 0.2),
            rng.uniform(0, 0.12),
            rng.uniform(0.02, 0.22),
        )


@dataclass(slots=True)
class Scheme:
    """An agreement of two: ``giver`` plays for ``taker``; soft players and friends play for each other."""

    kind: Literal["dump", "soft", "fold", "friends", "new"]
    giver: int
    taker: int
    share: float = 1.0
    """The share of hands in which they carry it out."""
    alone: bool = False
    """Whether they sit at a table of their own."""
    on: bool = False
    """Whether they carry it out in this hand."""
    told: float = 0.0
    """How strong the taker says they are; no honest player would hear it."""

    def new_hand(self, players: frozenset[int], rng: Random) -> None:
        self.told = 0.0
        self.on = {self.giver, self.taker} <= players and rng.random() < self.share

    def partner(self, person: int) -> int:
        return self.taker if person == self.giver else self.giver


@dataclass(slots=True)
class Person:
    player_id: int
    skill: Skill
    tastes: tuple[float, ...]
    """How much they like each kind of table."""
    comes: float
    """The share of evenings on which they come."""
    joined_ms: int = 0
    scheme: Scheme | None = None
    broke_at: int | None = None
    """Chips that they may lose before they stay away for good."""
    lost: int = 0
    evenings: frozenset[int] | None = field(default=None)
    """The only evenings on which they come."""

    @property
    def has_chips(self) -> bool:
        return self.broke_at is None or self.lost < self.broke_at


@dataclass(frozen=True, slots=True)
class Spot:
    """A turn as its player sees it."""

    person: Person
    view: PlayerView
    who: Mapping[int, int]
    """Seat to player id."""

    @property
    def room(self) -> RoomView:
        return self.view.room

    @property
    def own(self) -> SeatView:
        return next(seat for seat in self.room.seats if seat.seat == self.view.seat)

    @property
    def live(self) -> set[int]:
        return {self.who[seat.seat] for seat in self.room.seats if not seat.folded}

    @property
    def bettor(self) -> int | None:
        """The rival who has put most into this round, or None if nobody is alone in that."""
        most = max(seat.bet for seat in self.room.seats)
        ahead = [self.who[seat.seat] for seat in self.room.seats if seat.bet == most and not seat.folded]
        return ahead[0] if most > self.own.bet and len(ahead) == 1 else None

    @property
    def is_last_street(self) -> bool:
        return self.room.street == len(GAMES[self.room.game].streets) - 1

    def strength(self) -> float:
        """Return the percentile of the own cards among random ones; after draws everybody has better cards."""
        if GAMES[self.room.game].has_board:
            return board_strength(self.room.game, self.view.downcards, self.room.board)
        cards = (*self.view.downcards, *self.own.upcards, *self.room.board)
        place = percentile(self.room.game, cards)
        draws = self.room.street if GAMES[self.room.game].has_draws else 0
        return float(place ** (1 + 0.8 * draws))


@cache
def _scale(game: str, count: int) -> tuple[Callable[[Sequence[int]], int], tuple[int, ...]]:
    """Return the function that values so many cards, and the values of random ones, the least first."""
    worth, rng = _worth(GAMES[game], count), Random(f"{game} {count}")
    return worth, tuple(sorted(worth(rng.sample(DECK, count)) for _ in range(_SAMPLE)))


def _worth(game: Game, count: int) -> Callable[[Sequence[int]], int]:
    """Return the function that values cards; an incomplete stud hand is valued as a board."""
    complete = game.streets[0].down if game.has_draws else 5
    return game.ranking.strength if count >= complete else game.ranking.board_strength


@lru_cache(maxsize=4096)
def percentile(game: str, cards: tuple[int, ...]) -> float:
    """Return the share of random hands that are worse; cached, as players look at the same cards every turn."""
    worth, known = _scale(game, len(cards))
    return bisect_left(known, worth(cards)) / len(known)


def act(spot: Spot, rng: Random) -> Action:
    options = {option.kind: option for option in spot.room.options}
    if ActionKind.DRAW in options:
        return Action(spot.view.seat, ActionKind.DRAW, cards=_discards(spot, options[ActionKind.DRAW].most, rng))
    strength = spot.strength()
    decided = _honest(spot, options, strength, rng)
    scheme = spot.person.scheme
    if scheme is not None and scheme.on:
        decided = _agreed(scheme, spot, strength, decided)
    elif scheme is not None and scheme.kind == "new" and scheme.giver == spot.person.player_id:
        decided = "fold"  # they lose chips only to their partner
    return _action(spot, options, decided, rng)


def _honest(spot: Spot, options: Mapping[ActionKind, Option], strength: float, rng: Random) -> Decide:
    skill, opponents = spot.person.skill, len(spot.live) - 1
    felt = strength ** (1 + 0.25 * (opponents - 1)) + rng.gauss(0, skill.misjudges)
    if ActionKind.FOLD not in options:
        return "bigger" if felt > skill.bets_above or rng.random() < skill.bluffs else "passive"
    cost = options[ActionKind.CALL].cost if ActionKind.CALL in options else 0
    pot = sum(pot.amount for pot in spot.room.pots)
    if felt < skill.folds_below + max(0.0, cost / (pot + cost + 1) - 0.2):
        return "bigger" if rng.random() < skill.bluffs / 3 else "fold"
    return "bigger" if felt > skill.raises_above else "passive"


def _agreed(scheme: Scheme, spot: Spot, strength: float, decided: Decide) -> Decide:
    """Change the honest decision if the partner is in the pot, too."""
    partner, live = scheme.partner(spot.person.player_id), spot.live
    if spot.person.player_id == scheme.taker:
        scheme.told = strength
    if partner not in live:
        return decided
    if scheme.kind in ("dump", "new"):
        return _handed_over(scheme, spot, partner, decided)
    if scheme.kind == "soft" and len(live) == 2:
        return "passive" if decided == "bigger" else decided
    if scheme.kind == "fold" and spot.person.player_id == scheme.giver and spot.bettor == partner and strength > 0.5:
        return "fold"
    return decided


def _handed_over(scheme: Scheme, spot: Spot, partner: int, decided: Decide) -> Decide:
    """Return the decision of a pair that hands over chips.

    Alone in the pot, the taker always bets. The giver puts chips in and folds before they are all in, or at the very
    end. While others are in, the giver stays as long as the partner's cards are known to be good.
    """
    gives = spot.person.player_id == scheme.giver
    if len(spot.live) > 2:
        if gives and (scheme.told > _GOOD or (spot.room.street == 0 and scheme.kind == "dump")):
            return "passive"
        return "fold" if gives and scheme.kind == "new" else decided
    if not gives:
        return "bigger"
    cost = next((option.cost for option in spot.room.options if option.kind is ActionKind.CALL), 0)
    done = spot.is_last_street or 2 * cost >= spot.own.stack
    return "fold" if done and spot.bettor == partner else "bigger"


def _action(spot: Spot, options: Mapping[ActionKind, Option], decided: Decide, rng: Random) -> Action:
    seat = spot.view.seat
    bigger = next((options[kind] for kind in BIGGER if kind in options), None)
    if decided == "fold" and ActionKind.FOLD in options:
        return Action(seat, ActionKind.FOLD)
    if decided == "bigger" and bigger is not None:
        pot = sum(pot.amount for pot in spot.room.pots)
        wanted = spot.own.bet + round(pot * rng.uniform(0.4, 1.0))
        return Action(seat, bigger.kind, min(bigger.most, max(bigger.to, wanted)))
    passive = (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN)
    return Action(seat, next((kind for kind in passive if kind in options), ActionKind.FOLD))


def _discards(spot: Spot, most: int, rng: Random) -> tuple[int, ...]:
    """Discard the card whose replacement promises most, as long as that improves the hand."""
    game, kept, thrown = spot.room.game, list(spot.view.downcards), list[int]()
    unseen = [card for card in DECK if card not in kept]
    value = percentile(game, spot.view.downcards)
    while len(thrown) < most:
        rests = {card: [each for each in kept if each != card] for card in kept}
        promises = {card: _promise(game, rest, len(thrown) + 1, unseen, rng) for card, rest in rests.items()}
        card = max(promises, key=lambda each: promises[each])
        if promises[card] < value + _BETTER_BY:
            break
        value = promises[card]
        kept.remove(card)
        thrown.append(card)
    return tuple(thrown)


def _promise(game: str, kept: list[int], count: int, unseen: list[int], rng: Random) -> float:
    worth, known = _scale(game, len(kept) + count)
    below = sum(bisect_left(known, worth([*kept, *_drawn(unseen, count, rng)])) for _ in range(_LOOKS))
    return below / len(known) / _LOOKS


def _drawn(unseen: list[int], count: int, rng: Random) -> list[int]:
    """Return random cards like ``sample``, which takes five times as long for one card, the usual case."""
    return [rng.choice(unseen)] if count == 1 else rng.sample(unseen, count)
