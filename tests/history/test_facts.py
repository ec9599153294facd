"""The facts of a hand for its players, and the steps of its replay."""

from typing import Any

import pytest

from bot.history.facts import SeatFacts, big_bet, facts
from bot.history.replay_steps import replay_stops
from bot.poker.events import (
    AntePosted,
    BroughtIn,
    Completed,
    Drew,
    Folded,
    HandFinished,
    HoldingMucked,
    HoldingShown,
    PotAwarded,
    StreetDealt,
)
from bot.poker.games import GAMES
from bot.poker.stakes import Stakes
from tests.harness.history.hands import played


def of_kind(events: list[Any], *kinds: type) -> list[Any]:
    return [event for event in events if isinstance(event, kinds)]


@pytest.mark.parametrize("game", GAMES)
def test_facts_agree_with_the_hand_as_played(game: str) -> None:
    for seed in range(25):
        hand = played(game, seed)
        found = facts(hand.events)
        shown_down = len(hand.state.live) > 1
        for player in hand.state.players:
            own = found[player.seat]
            assert own.collected == player.won
            assert own.showdown is (shown_down and not player.folded)
            assert own.showdown_won is (own.showdown and player.won > 0)


def test_a_player_who_folds_on_third_street_does_not_count_as_having_seen_fourth_street() -> None:
    hand = next(hand for seed in range(99) if (hand := played("razz", seed)).state.street >= 1)
    fourth = next(at for at, event in enumerate(hand.events) if isinstance(event, StreetDealt) and event.street == 1)
    early = {event.seat for event in of_kind(hand.events[:fourth], Folded)}
    assert {seat for seat, own in facts(hand.events).items() if own.second_street} == {1, 2, 3, 4} - early


def test_nobody_has_seen_the_second_street_of_a_hand_that_ends_before_it() -> None:
    hand = next(hand for seed in range(200) if (hand := played("badugi", seed, (400, 400))).state.street == 0)
    assert not any(own.second_street or own.showdown for own in facts(hand.events).values())


def test_a_winner_who_shows_voluntarily_was_not_in_a_showdown() -> None:
    hand = next(hand for seed in range(200) if len((hand := played("razz", seed, (400, 400))).state.live) == 1)
    (winner,) = hand.state.live
    shown = [*hand.events, HoldingShown(winner.seat, winner.down)]
    assert facts(shown) == facts(hand.events)
    assert facts(shown)[winner.seat].showdown is False


def test_an_empty_log_yields_no_facts() -> None:
    assert facts([]) == {}
    assert facts([HandFinished()]) == {}
    assert SeatFacts() == SeatFacts(second_street=False, showdown=False, showdown_won=False, collected=0)


def test_profit_is_measured_in_big_bets_or_two_big_blinds() -> None:
    assert big_bet(Stakes.of(10)) == 20
    assert big_bet(Stakes.blinds(10, 30)) == 30
    assert big_bet(Stakes.blinds(10, limit="no")) == 20


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_stops_at_every_action_and_street_and_at_the_end(game: str) -> None:
    for seed in range(10):
        events = played(game, seed).events
        places = replay_stops(events)
        assert places == tuple(sorted(set(places)))
        assert places[-1] == len(events)
        stopped = {type(events[at - 1]) for at in places}
        assert not stopped & {AntePosted, PotAwarded}
        acts = (Folded, Drew, BroughtIn, Completed, StreetDealt, HoldingShown, HoldingMucked)
        assert {at for at, event in enumerate(events, 1) if isinstance(event, acts)} <= set(places)


def test_cards_shown_after_the_end_belong_to_the_last_step_of_the_replay() -> None:
    hand = next(hand for seed in range(200) if len((hand := played("razz", seed, (400, 400))).state.live) == 1)
    (winner,) = hand.state.live
    shown = [*hand.events, HoldingShown(winner.seat, winner.down)]
    assert replay_stops(shown)[:-2] == replay_stops(hand.events)[:-1]
    assert replay_stops(shown)[-1] == len(shown)
    assert replay_stops([]) == (0,)
