"""The fullest messages of tables, which must stay within Discord's limits."""

from dataclasses import replace
from itertools import product
from typing import Any

import discord
import pytest

from bot.fairness.cutting import WORD_LENGTH_MOST
from bot.locales.phrases import LOCALES
from bot.poker.actions import ActionKind, Option
from bot.poker.cards import parse_cards
from bot.poker.games import GAMES
from bot.poker.holdings import HoldingName
from bot.poker.views import PotView
from bot.tables.ports import SeatLine, TableView
from bot.tables.state import WaitingState
from bot.ui.discord.attachments import Drawn
from bot.ui.table.message import TableMessageView
from tests.harness.tables.altered import altered
from tests.harness.tables.seal_views import seal_view
from tests.harness.ui.cards_shown import assert_discord_takes, buttons, room_view, seat_view, shuffled
from tests.harness.ui.items import items_of
from tests.harness.ui.scenes import SETTINGS, WORST_NAME, act, play, scene, table

BOARD_GAMES = sorted(name for name, game in GAMES.items() if game.has_board)
BOARD = parse_cards("6h6d6c7h8h")
PASSIVE = (ActionKind.CHECK, ActionKind.BRING_IN, ActionKind.CALL)


@pytest.mark.parametrize("case", list(product([0, 4], [2, 4, 8])))
def test_the_message_of_any_table_fits_within_discords_limits(case: tuple[int, int]) -> None:
    streets, players = case
    hand = play(dict.fromkeys(range(1, players + 1), 400), deck=shuffled(4))
    while not hand.finished and hand.view(None).street < streets:
        allowed = {option.kind for option in hand.legal()}
        act(hand, next(kind for kind in PASSIVE if kind in allowed))
    assert_discord_takes(TableMessageView(scene(table(hand))))


def worst_showdown(chips: int, pots_most: int, *, split: bool) -> TableView:
    """Return a showdown of eight all-in players with the longest hand names, and a newcomer in each seat."""
    numbers, cards = tuple(range(1, 9)), parse_cards("QhTs9h8s")
    name = HoldingName("low", (12, 6, 5, 5, 5))
    seats = tuple(
        seat_view(seat)._replace(stack=chips, upcards=cards, shown=cards[:3], all_in=True, holding=name, won=chips)
        for seat in numbers
    )
    pots = tuple(
        PotView(chips, numbers[at:], tuple((seat, chips) for seat in (numbers[at:] if split else numbers[:1])))
        for at in range(pots_most)
    )
    room = room_view(seats=seats, pots=pots, finished=True, board=parse_cards("Qh"))
    lines = tuple(SeatLine(seat, 200 + seat, chips, "leaving", True) for seat in numbers)
    return table(hand=room, hand_number=10**9, seats=lines, next_hand_ms=1, name=WORST_NAME * 2)


def test_a_showdown_of_eight_players_with_the_longest_names_fits_within_discords_limits() -> None:
    card = TableMessageView(scene(worst_showdown(10**6, 3, split=False), names=lambda _: WORST_NAME))
    assert_discord_takes(card)
    assert r"\_\_\_" in card.words()[2]


def test_a_message_that_is_too_long_with_player_names_names_seats_instead() -> None:
    card = TableMessageView(scene(worst_showdown(10**15, 7, split=True), names=lambda _: WORST_NAME))
    assert_discord_takes(card)
    assert "**Seat 1**" in card.words()[1]


def worst_split(game: str) -> TableView:
    """Return a showdown of a full table whose players, all all-in, split both halves of every pot."""
    played = GAMES[game]
    numbers, own = tuple(range(1, played.seats_most + 1)), played.streets[0].down
    cards = parse_cards("As2s3s4s5s")[:own]
    name = played.ranking.describe(cards, None, BOARD)
    seats = tuple(
        seat_view(seat)._replace(stack=10**9, shown=cards, all_in=True, holding=name, won=10**9) for seat in numbers
    )
    shares = [tuple((seat, 10**9) for seat in numbers[at:]) for at in range(len(numbers) - 1)]
    halves = 2 if name.second else 0
    pots = tuple(PotView(10**9, numbers[at:], each, (each,) * halves) for at, each in enumerate(shares))
    room = room_view(game=game, seats=seats, pots=pots, finished=True, board=BOARD)
    lines = tuple(SeatLine(seat, 100 + seat, 10**9, "leaving", True) for seat in numbers)
    stakes = played.stakes(SETTINGS.rules, 10)
    settings = replace(SETTINGS, game=game, stakes=stakes, seats_max=played.seats_most)
    return table(hand=room, hand_number=10**9, seats=lines, next_hand_ms=1, name=WORST_NAME * 2, settings=settings)


@pytest.mark.parametrize("case", list(product(BOARD_GAMES, sorted(LOCALES))))
def test_the_message_of_a_full_table_fits_even_if_all_split_every_pot(case: tuple[str, str]) -> None:
    game, locale = case
    card = TableMessageView(scene(worst_split(game), names=lambda _: WORST_NAME, locale=locale))
    assert_discord_takes(card)
    assert [word for word in card.words() if word.startswith(f"`{GAMES[game].seats_most}` ")]


def test_a_message_with_the_longest_cut_words_fits_within_discords_limits() -> None:
    seal = seal_view(words=tuple((seat, "*" * WORD_LENGTH_MOST) for seat in range(1, 9)))
    view = worst_showdown(10**15, 7, split=True)._replace(seal=seal)
    assert_discord_takes(TableMessageView(scene(view, names=lambda _: WORST_NAME)))


def test_a_turn_with_the_largest_amounts_and_longest_names_fits_within_discords_limits() -> None:
    options = tuple(Option(kind, 10**15, 10**15, 10**15) for kind in list(ActionKind)[:5])
    room = room_view(seats=tuple(seat_view(seat) for seat in range(1, 9)), options=options, to_act=1)
    lines = tuple(SeatLine(seat, 100 + seat, 10**15, "sitting_out", True) for seat in range(1, 8))
    lines = (lines[0]._replace(status="waiting"), *lines[1:])
    settings = replace(SETTINGS, buy_in_least=10**12)
    view = table(hand=room, hand_number=10**9, table_id=10**9, seats=lines, deadline_ms=1, settings=settings)
    assert_discord_takes(TableMessageView(scene(view, names=lambda _: WORST_NAME)))


def crowded(**changes: Any) -> TableView:
    """Return a full table with a waiting list that offers as many buttons as a table can."""
    options = (
        Option(ActionKind.FOLD, 0, 0, 0),
        Option(ActionKind.CALL, 10, 20, 20),
        Option(ActionKind.RAISE, 40, 40, 10**15),
    )
    room = room_view(seats=tuple(seat_view(seat) for seat in range(1, 10)), options=options, to_act=1)
    lines = [SeatLine(seat, 100 + seat, 10**15, "playing", True) for seat in range(1, 11)]
    lines[1] = lines[1]._replace(status="sitting_out")
    lines[9] = lines[9]._replace(stack=0, status="sitting_out", waits_for_blind=True)
    view = table(
        hand=room,
        hand_number=10**9,
        table_id=10**9,
        seats=tuple(lines),
        waiting=(WaitingState(120, 400), WaitingState(121, 400)),
        deadline_ms=1,
        bank_ms=60_000,
        settings=replace(SETTINGS, seats_max=10),
    )
    return altered(view, **changes)


def test_the_buttons_for_everyone_are_in_one_row_below_the_actions() -> None:
    view = crowded()
    offered = buttons(view)
    assert offered["Waiting list (2)"] == f"lb:w:{10**9}:wait"
    for picture in (None, Drawn(b"", "table.png", "a table")):
        card = TableMessageView(scene(view, names=lambda _: WORST_NAME), picture)
        assert_discord_takes(card)
        rows = [item for item in items_of(card) if isinstance(item, discord.ui.ActionRow)]
        assert [str(getattr(button, "label", "")) for button in rows[-1].children] == [
            "My cards",
            "Waiting list (2)",
            "More…",
        ]
        assert len(items_of(card)) <= 40 - 4, "there is room for a second row of sizes"
