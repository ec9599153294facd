"""Contests between strengths of house players; each deal is played twice with swapped seats, so the luck is equal."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from bot.poker.actions import Action
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.procedure import Outside
from bot.poker.refusals import Refusal
from bot.practice.strategies import Terms, choose
from bot.tables.state import HouseStrength

SMALL_BET = 20
STACK = 2_000


@dataclass(frozen=True)
class Score:
    """The chips that one player of the first strength won per 100 hands, at a small bet of 20."""

    hands: int
    per_100: float
    half_width: float
    """Half the width of the 95 % interval."""

    @classmethod
    def of(cls, nets: Sequence[float]) -> "Score":
        """Return the score from the winnings of each deal, which is two hands."""
        return cls(2 * len(nets), 100 * fmean(nets), 100 * 1.96 * stdev(nets) / sqrt(len(nets)))

    @property
    def least(self) -> float:
        return self.per_100 - self.half_width

    def __str__(self) -> str:
        """Return the score in big bets, or in two big blinds for pot limit and no limit."""
        won, error = self.per_100 / (2 * SMALL_BET), self.half_width / (2 * SMALL_BET)
        return f"{won:+7.2f} ± {error:.2f} big bets per 100 hands over {self.hands} hands"


def contest(
    name: str, better: HouseStrength, worse: HouseStrength, hands: int, seed: int = 1, rules: HouseRules | None = None
) -> Score:
    """Play a contest of two seats per strength; ``hands`` is rounded down to pairs."""
    return Score.of(nets(name, better, worse, hands, seed, rules))


def nets(
    name: str,
    better: HouseStrength,
    worse: HouseStrength,
    hands: int,
    seed: int,
    rules: HouseRules | None = None,
    players: int = 4,
) -> list[float]:
    """Return the chips that a player of the first strength won in each deal, summed over its two hands."""
    rng, found = random.Random(f"{seed} {name}"), []
    for deal in range(hands // 2):
        deck = list(GAMES[name].deck_under(rules or HouseRules()))
        rng.shuffle(deck)
        chance = rng.getrandbits(32)
        places: list[HouseStrength] = [better, worse] * (players // 2)
        if deal % 2:
            places.sort(key=[better, worse].index)
        net = 0
        for seats in (places, [worse if each == better else better for each in places]):
            won = play_hand(name, dict(enumerate(seats, 1)), deck, random.Random(chance), rules or HouseRules())
            net += sum(won[seat] for seat, who in enumerate(seats, 1) if who == better)
        found.append(net / players)
    return found


def play_hand(
    name: str, strengths: Mapping[int, HouseStrength], deck: Sequence[int], rng: random.Random, rules: HouseRules
) -> dict[int, int]:
    """Play a hand and return seat -> chips won or lost; the last seat has the button."""
    game = GAMES[name]
    stakes = game.stakes(rules, SMALL_BET)
    seats = [(seat, STACK) for seat in strengths]
    hand = Hand.start(game, rules, stakes, seats, max(strengths), deck)
    terms = Terms(rules, stakes)
    while (seat := hand.to_act) is not None:
        view = hand.view(seat)
        choice = choose(view, view.options, terms, strengths[seat], rng.getrandbits(32))
        outside = Outside(tuple(rng.sample(deck, len(deck)))) if hand.may_need_shuffle() else Outside()
        outcome = hand.apply(Action(seat, choice.kind, choice.to, choice.cards), outside)
        assert not isinstance(outcome, Refusal), outcome
    return {seat: hand.stack(seat) - STACK for seat in strengths}
