"""Random Razz hands, replayed by pokerkit from their .phh files, and pokerkit's hands replayed here."""

import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Final

import pytest
from pokerkit import Automation, FixedLimitRazz, State
from pokerkit.notation import HandHistory
from pokerkit.state import Mode

from bot.cli.simulate import play_hand
from bot.poker.events import Event, HoldingMucked, PotAwarded, StreetDealt
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.phh import parse, replay, write
from tests.harness.oracle.deviations import bring_in_folded, odd_chip, short_all_in_raised, short_bring_in_called
from tests.harness.oracle.pokerkit_replay import Disagreement, finishing_stacks
from tests.harness.oracle.random_hands import TIMES, Stacks, compare, deep, deviations, differs, equal_and_short, mixed
from tests.harness.oracle.remembering import rank_each_hand_once

RULES: Final = HouseRules(low_tie="position")
"""The rules that pokerkit plays: ties by position, a bet and three raises."""
COMPARED_SHARE: Final = 0.8
"""The least share of hands without a deviation, so that enough of them are compared."""

PLAYED_THERE: Final = 80 * TIMES


def random_hand(rng: Random, stacks: Stacks) -> Hand:
    players = rng.randint(2, 8)
    return play_hand(GAMES["razz"], RULES, stacks(rng, players), rng.randint(1, players), rng)


@pytest.mark.parametrize(
    ("stacks", "hands", "seed"),
    [(deep, 50, 1), (mixed, 110, 2), (equal_and_short, 50, 3)],
    ids=["deep", "mixed", "equal"],
)
def test_pokerkit_ends_random_hands_with_the_same_stacks(stacks: Stacks, hands: int, seed: int) -> None:
    rng = Random(seed)
    compare(lambda: random_hand(rng, stacks), hands * TIMES, COMPARED_SHARE)


def test_the_compared_hands_have_side_pots_and_shared_pots_and_mucks_and_community_cards() -> None:
    """Hands whose cards are run out after an all-in are also included."""
    rng = Random(2)
    lacking = {"side pot", "shared pot", "muck", "community card", "cards after an all-in"}
    for number in range(1600):
        events = random_hand(rng, mixed if number % 2 else equal_and_short).events
        if not deviations(events):
            lacking -= features(events)
        if not lacking:
            return
    raise AssertionError(lacking)


def features(events: Sequence[Event]) -> set[str]:
    pots = [event for event in events if isinstance(event, PotAwarded)]
    pairs = list(pairwise(events))
    found = {
        "side pot": len(pots) > 1,
        "shared pot": any(len(pot.shares) > 1 for pot in pots),
        "muck": any(isinstance(event, HoldingMucked) for event in events),
        "community card": any(isinstance(event, StreetDealt) and event.community is not None for event in events),
        "cards after an all-in": any(isinstance(a, StreetDealt) and isinstance(b, StreetDealt) for a, b in pairs),
    }
    return {name for name, there in found.items() if there}


@pytest.mark.parametrize("deviation", [short_bring_in_called, bring_in_folded, short_all_in_raised])
def test_for_each_listed_deviation_pokerkit_ends_some_hands_differently(
    deviation: Callable[[Sequence[Event]], bool],
) -> None:
    """Some of the hands that a deviation leaves out end differently in pokerkit."""
    rng = Random(4)
    dealt = (random_hand(rng, mixed).events for _ in range(400))
    texts = (write(events) for events in dealt if deviation(events))
    assert any(differs(text) for text in texts)


def test_a_file_with_a_missing_line_stops_the_replay_in_pokerkit() -> None:
    text = write(random_hand(Random(1), deep).events)
    first = text.index("'d dh p1")
    missing = text[:first] + text[text.index("'d dh p2") :]
    with pytest.raises(Disagreement):
        finishing_stacks(missing)


AUTOMATIONS: Final = tuple(
    automation for automation in Automation if automation is not Automation.RUNOUT_COUNT_SELECTION
)


def test_hands_played_by_pokerkit_replay_here_to_the_same_stacks() -> None:
    rng = Random(6)
    random.seed(6)  # the generator that pokerkit shuffles with
    compared = 0
    for number in range(PLAYED_THERE):
        state, text = pokerkit_hand(rng, rng.randint(2, 7))
        replayed = replay(parse(text), RULES)
        if not odd_chip(replayed.hand.events):
            assert replayed.finishing_stacks == tuple(state.stacks), f"hand {number}:\n{text}"
            compared += 1
    assert compared >= COMPARED_SHARE * PLAYED_THERE


def pokerkit_hand(rng: Random, players: int) -> tuple[State, str]:
    """Return a hand that pokerkit plays and exports itself, with stacks too deep for an all-in."""
    game = FixedLimitRazz(AUTOMATIONS, True, 2, 3, 10, 20, mode=Mode.CASH_GAME)
    state = rank_each_hand_once(game((1000,) * players, players))
    while state.status:
        luck = rng.random()
        if state.can_post_bring_in() and luck > 0.15:
            state.post_bring_in()
        elif luck < 0.15 and state.checking_or_calling_amount and state.can_fold():
            state.fold()
        elif luck < 0.3 and state.can_complete_bet_or_raise_to():
            state.complete_bet_or_raise_to()
        else:
            state.check_or_call()
    history = HandHistory.from_game_state(game, state, finishing_stacks=list(state.stacks))
    return state, history.dumps()
