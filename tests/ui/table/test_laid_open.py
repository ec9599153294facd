"""Shown hands of draw games: the order of the cards never reveals which of them were drawn."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from bot.history.export import pokerstars_text
from bot.history.phh_file import phh_file
from bot.poker.cards import JOKER, cards_text
from bot.poker.events import Drew, Event, HoldingShown
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.showdown import laid_open
from bot.ui.history.story import story
from bot.ui.pictures.alt_text import alt_text, spoken
from bot.ui.pictures.table_picture import table_picture
from bot.ui.table.message import TableMessageView
from bot.ui.text.cards import card_marks
from tests.harness.history.hands import logged, played
from tests.harness.ui.scenes import scene, table

DRAWN = [name for name, game in GAMES.items() if game.has_draws]


@cache
def shown_down(game: str) -> tuple[tuple[Hand, HoldingShown], ...]:
    """Return up to six hands shown by a player who drew, with a dealt order that differs from the shown one."""
    return tuple(_found(game))[:6]


def _found(game: str) -> Iterator[tuple[Hand, HoldingShown]]:
    for seed in range(60):
        hand = played(game, seed)
        drew = {event.seat for event in hand.events if isinstance(event, Drew) and event.count}
        shown = (event for event in hand.events if isinstance(event, HoldingShown) and event.seat in drew)
        yield from ((hand, event) for event in shown if as_dealt(hand, event) != event.cards)


def as_dealt(hand: Hand, event: HoldingShown) -> tuple[int, ...]:
    """Return the cards in the order in which they were dealt, the last drawn at the end."""
    return hand.state.player(event.seat).down


@pytest.mark.parametrize("game", DRAWN)
def test_cards_are_shown_in_an_order_that_does_not_reveal_how_the_hand_was_drawn(game: str) -> None:
    chances = random.Random(game)
    for rules in (HouseRules(), HouseRules(joker="bug"), HouseRules(joker="wild"), HouseRules(suit_order="shdc")):
        if GAMES[game].misfit(rules) is None:
            deck, size = GAMES[game].deck_under(rules), GAMES[game].streets[0].down
            for _ in range(20):
                cards = chances.sample(deck, size)
                ways = {laid_open(GAMES[game], rules, chances.sample(cards, size)) for _ in range(6)}
                assert len(ways) == 1
                assert sorted(ways.pop()) == sorted(cards)


def test_shown_hands_start_with_the_cards_that_count_except_in_stud_games() -> None:
    assert laid_open(GAMES["badugi"], HouseRules(), (4, 48, 49, 10))[-1] == 48
    assert laid_open(GAMES["five-card-draw"], HouseRules(joker="wild"), (0, JOKER, 7, 30, 9))[0] == JOKER
    assert laid_open(GAMES["razz"], HouseRules(), (3, 50, 20)) == (3, 50, 20)


@pytest.mark.parametrize("game", DRAWN)
def test_the_text_and_the_picture_and_the_report_show_the_cards_of_a_hand_in_the_same_order(game: str) -> None:
    found = shown_down(game)
    assert len(found) == 6
    for hand, event in found:
        seen, cards = scene(table(hand)), event.cards
        assert card_marks(cards) in "\n".join(TableMessageView(seen).words())
        picture = table_picture(seen)
        assert next(seat.shown for seat in picture.seats if seat.seat == event.seat) == cards
        assert spoken(cards) in alt_text(picture) or spoken(cards, "") in alt_text(picture)
        log = logged(tuple(hand.events))
        assert card_marks(cards) in "\n".join(story(seen, log.events, log.opened_ms))


@pytest.mark.parametrize("game", DRAWN)
def test_exported_files_order_a_shown_hand_as_the_table_does(game: str) -> None:
    for hand, event in shown_down(game):
        events: tuple[Event, ...] = tuple(hand.events)
        log, other = logged(events), event.seat % 4 + 1
        shown = cards_text(event.cards)
        for seat in (other, 0):
            file = phh_file(log, seat, lambda player: f"Player {player}")
            assert f"sm {shown}" in file
            assert cards_text(as_dealt(hand, event)) not in file
        if GAMES[game].pokerstars:
            text = pokerstars_text(log, other, lambda player: f"Player {player}")
            spaced = " ".join(shown[at : at + 2] for at in range(0, len(shown), 2))
            assert f"shows [{spaced}]" in text
