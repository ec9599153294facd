"""Random hands under random house rules and stacks, each step checked by the referee."""

import random
from collections import Counter
from typing import Any

import pytest

from bot.poker.actions import Action, ActionKind
from bot.poker.cards import JOKER
from bot.poker.events import DeckShuffled, Drew, StreetDealt
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.procedure import Outside
from bot.poker.refusals import Reason, Refusal
from tests.harness.oracle.random_hands import TIMES
from tests.harness.oracle.referee import check_bring_in, check_end, check_options, first_in_stud
from tests.harness.oracle.worths import FIRST_OPENERS, high, rank
from tests.poker.test_hand import CHOICES, shuffled

HANDS = 40 * TIMES
"""The number of hands per game."""


def any_rules(game: Game, chance: random.Random) -> HouseRules:
    values: dict[str, Any] = {name: chance.choice(CHOICES[name]) for name in game.house_rules}
    return game.fitting(HouseRules(**values))


def sorted_by_ranks(game: Game, rules: HouseRules, chance: random.Random) -> list[int]:
    """Return a deck with the cards of each rank together, so that four players tie often."""
    order = chance.sample(range(14), 14)
    return sorted(shuffled(game, rules, chance), key=lambda card: order[13 if card == JOKER else rank(card)])


def any_hand(game: Game, chance: random.Random) -> Hand:
    rules = any_rules(game, chance)
    count = chance.choice((2, 4, chance.randint(2, game.seats_most), game.seats_most))
    most = chance.choice((15, 60, 400, 2_000))
    stacks = [chance.choice((chance.randint(1, most), most)) for _ in range(count)]
    stakes = game.stakes(rules, chance.choice((1, 2, 3, 10, 25)), limit=chance.choice(game.limits))
    seats = list(zip(chance.sample(range(1, max(8, count) + 1), count), stacks, strict=True))
    deck = chance.choice((shuffled, shuffled, sorted_by_ranks))(game, rules, chance)
    return Hand.start(game, rules, stakes, seats, chance.randint(1, 8), deck, last_two=count == 2)


def any_act(hand: Hand, chance: random.Random) -> Action:
    """Return a random legal action, rarely a fold, so that hands last long."""
    assert hand.to_act is not None
    options = hand.legal()
    option = chance.choice(options)
    if option.kind is ActionKind.FOLD and chance.random() < 0.6:
        option = options[1]
    if option.kind is ActionKind.DRAW:
        held = hand.state.player(hand.to_act).down
        return Action(
            hand.to_act, option.kind, cards=tuple(chance.sample(held, chance.choice((0, 1, option.most, option.most))))
        )
    to = chance.choice((None, option.most, chance.randint(option.to, option.most)))
    return Action(hand.to_act, option.kind, to, absent=chance.random() < 0.15)


def carry_out(hand: Hand, act: Action, chance: random.Random) -> None:
    state, player = hand.state, hand.state.player(act.seat)
    leaving = frozenset(each.seat for each in state.players if chance.random() < 0.1)
    waits = state.needs_openers and chance.random() < 0.5
    outside = Outside(() if waits else shuffled(state.game, state.rules, chance), leaving)
    stub, needed = state.stub, state.needs_openers and act.kind is ActionKind.BET
    opens = not needed or high(player.down, state.rules.joker) >= FIRST_OPENERS
    outcome = hand.apply(act, outside)
    assert isinstance(outcome, Refusal) is not opens
    if isinstance(outcome, Refusal):
        assert outcome.reason is Reason.NO_OPENERS
        outcome = hand.apply(Action(act.seat, ActionKind.CHECK, absent=act.absent), outside)
        assert not isinstance(outcome, Refusal)
    if hand.is_passed_in:
        outcome = hand.deal_again(Outside(shuffled(state.game, state.rules, chance), leaving))
    for event in outcome:
        if isinstance(event, Drew) and event.cards:
            check_draw(event, stub, reshuffled=isinstance(outcome[0], DeckShuffled))


def check_draw(event: Drew, stub: tuple[int, ...], *, reshuffled: bool) -> None:
    """Check that the last card of the stub is not dealt and that nobody gets a discard back (R-5.5)."""
    assert not set(event.cards) & set(event.discards)
    assert reshuffled is (event.count >= len(stub))
    served = min(event.count, len(stub) - 1)
    assert event.cards[:served] == stub[:served]


def check_cards(hand: Hand) -> None:
    """Check that no card is in two places; an opener's cards are kept until they are shown (R-5.5, R-7.2)."""
    state = hand.state
    held = Counter(card for each in state.players for card in (*(() if each.folded else each.down), *each.up))
    if state.opened is not None:
        own = () if state.player(state.opened.seat).folded else state.player(state.opened.seat).down
        held.update(set(state.opened.dealt) - set(own))
    held.update(state.stub)
    held.update(state.board)
    assert max(held.values(), default=1) == 1


def play(hand: Hand, chance: random.Random) -> None:
    streets = 0
    while not hand.finished:
        begun = sum(isinstance(event, StreetDealt) for event in hand.events)
        options = hand.legal()
        if hand.state.game.forced == "bring_in" and begun > streets:
            assert hand.to_act == first_in_stud(hand.state)
        streets = begun
        kinds = {option.kind for option in options}
        if ActionKind.BRING_IN in kinds:
            check_bring_in(hand, options)
        elif ActionKind.DRAW not in kinds:
            check_options(hand, options)
        carry_out(hand, any_act(hand, chance), chance)
        check_cards(hand)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_random_hands_follows_the_rules(game: str) -> None:
    for seed in range(HANDS):
        chance = random.Random(f"{game} {seed}")
        hand = any_hand(GAMES[game], chance)
        play(hand, chance)
        check_end(hand)
        assert Hand.from_events(hand.events) == hand
