"""The settings that the options of /table open lead to."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from bot.common.complaint import Complaint
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.tables.rules import rotation
from bot.tables.state import TableSettings
from bot.typed.game_names import DEALERS_CHOICE, MIX
from bot.typed.table_order import TableOrder, buy_in_range, seats_of, settings_of

FIXED = Stakes.of(10, 20)
NO_LIMIT = Stakes.blinds(10, limit="no")


def ordered(game: str, stakes: str = "10/20", **options: Any) -> TableSettings:
    return settings_of(TableOrder(game, stakes, **options))


def refused(game: str, stakes: str = "10/20", **options: Any) -> str:
    with pytest.raises(Complaint) as caught:
        ordered(game, stakes, **options)
    return caught.value.key


@pytest.mark.parametrize("game", [*GAMES, MIX])
def test_every_game_opens_with_its_usual_settings(game: str) -> None:
    settings = ordered(game, "10")
    assert settings.seats_max == min(each.game.seats_most for each in rotation.checked_legs(settings))
    assert settings.buy_in_least == (400 if settings.stakes.limit == "fixed" else 500)


@pytest.mark.parametrize("case", list(product([*GAMES, MIX], ["pot", "no"])))
def test_R3_8_a_game_opens_only_in_its_own_limits(case: tuple[str, str]) -> None:
    game, limit = case
    if game != MIX and limit not in GAMES[game].limits:
        assert refused(game, "10", limit=limit) == "limit-misfit"
        return
    settings = ordered(game, "10", limit=limit)
    assert {each.stakes.limit for each in rotation.checked_legs(settings)} == {limit}
    assert settings.buy_in_least == 500


def test_a_mix_adapts_stakes_and_rules_to_each_game_of_its_rotation() -> None:
    settings = ordered(MIX, rotation="razz deuce-to-seven-single-draw five-card-draw", rules="joker=bug burn=off")
    rotation.checked_legs(settings)
    assert (settings.game, settings.rotation_hands) == ("razz", None)
    assert settings.rotation == ("razz", "deuce-to-seven-single-draw", "five-card-draw")
    razz, single, high = rotation.checked_legs(settings)
    assert [turn.stakes for turn in (razz, single, high)] == [
        Stakes(10, 20, 2, 3),
        Stakes(10, 20, 0, 0, 5, 10),
        Stakes(10, 20, 2, 0),
    ]
    assert [(turn.rules.joker, turn.rules.burn) for turn in (razz, single, high)] == [
        ("none", False),
        ("none", True),
        ("bug", True),
    ]
    assert ordered(MIX, rotation_hands=6).rotation_hands == 6


def test_R14_2_dealers_choice_uses_the_games_of_a_mix() -> None:
    chosen, mixed = (ordered(game, rotation="razz badugi", rotation_hands=3) for game in (DEALERS_CHOICE, MIX))
    assert (chosen.dealers_choice, mixed.dealers_choice) == (True, False)
    assert replace(chosen, dealers_choice=False) == mixed
    rotation.checked_legs(chosen)
    assert ordered(DEALERS_CHOICE).rotation == ordered(MIX).rotation


WRONG_ORDERS: list[tuple[str, dict[str, Any], str]] = [
    ("razz", {"limit": "no"}, "limit-misfit"),
    (MIX, {"limit": "pot", "rotation": "razz badugi"}, "limit-misfit-mix"),
    ("lowball", {"limit": "pot"}, "limit-misfit-mix"),
    ("lowball", {"rotation": "razz badugi"}, "rotation-beside-mix"),
    ("razz", {"rotation": "razz badugi"}, "rotation-without-mix"),
    ("razz", {"rotation_hands": 5}, "rotation-without-mix"),
    (MIX, {"rotation": "razz"}, "rotation-order"),
    (MIX, {"ante": 1}, "stakes-of-a-mix"),
    (MIX, {"seats": 7}, "seats-too-many"),
    ("badugi", {"rules": "jackpots=on"}, "rules-misfit"),
    ("badugi", {"stakes": "a lot"}, "stakes-unreadable-fixed"),
]


@pytest.mark.parametrize("case", WRONG_ORDERS)
def test_invalid_options_of_a_table_are_refused_with_the_reason(case: tuple[str, dict[str, Any], str]) -> None:
    game, options, key = case
    assert refused(game, **options) == key


def test_a_mix_accepts_no_custom_blinds() -> None:
    assert refused(MIX, "3/10", limit="no", rotation="badugi five-card-d") == "stakes-of-a-mix"
    assert ordered(MIX, "5/10", limit="no", rotation="badugi five-card-d").stakes == NO_LIMIT


def test_section_6_five_card_draw_can_be_played_with_antes_or_blinds() -> None:
    assert ordered("five-card-draw", rules="forced_bets=blinds").stakes == Stakes(10, 20, 0, 0, 5, 10)
    assert ordered("five-card-draw", rules="jackpots=on").rules == HouseRules(jackpots=True)


@pytest.mark.parametrize(
    "case",
    [
        (FIXED, None, None, (400, 400)),
        (FIXED, 100, None, (100, 100)),
        (FIXED, 100, 500, (100, 500)),
        (FIXED, None, 1000, (400, 1000)),
        (FIXED, None, 200, (200, 200)),
        (FIXED, 20, 20, (20, 20)),
        (NO_LIMIT, None, None, (500, 500)),
        (NO_LIMIT, 10, None, (10, 10)),
    ],
)
def test_R3_1_every_player_buys_in_for_one_amount_unless_a_range_is_given(
    case: tuple[Stakes, int | None, int | None, tuple[int, int]],
) -> None:
    stakes, least, most, expected = case
    assert buy_in_range(stakes, least, most) == expected


@pytest.mark.parametrize(
    "case",
    [
        (FIXED, 19, None, "buy-in-too-small"),
        (FIXED, None, 19, "buy-in-too-small"),
        (FIXED, 500, 400, "buy-in-order"),
        (NO_LIMIT, 9, None, "buy-in-under-a-bet"),
    ],
)
def test_a_bad_buy_in_is_refused_with_the_reason(case: tuple[Stakes, int | None, int | None, str]) -> None:
    stakes, least, most, key = case
    with pytest.raises(Complaint) as caught:
        buy_in_range(stakes, least, most)
    assert caught.value.key == key


@pytest.mark.parametrize(
    "case",
    [
        ("razz", 8),
        ("five-card-draw", 7),
        ("ace-to-five-triple-draw", 6),
        ("deuce-to-seven-single-draw", 7),
        ("badugi", 8),
    ],
)
def test_R4_1_R5_6_each_game_has_a_maximum_number_of_seats(case: tuple[str, int]) -> None:
    game, most = case
    games = (GAMES[game],)
    assert seats_of(games, None) == most
    assert seats_of(games, 2) == 2
    with pytest.raises(Complaint):
        seats_of(games, most + 1)


@pytest.mark.parametrize(
    "order", [TableOrder(), TableOrder("razz"), TableOrder(stakes="10/20"), TableOrder(preset="Small")]
)
def test_an_order_without_a_game_or_stakes_is_refused(order: TableOrder) -> None:
    with pytest.raises(Complaint, match="open-what"):
        settings_of(order)


def test_a_table_order_says_whether_it_has_options_besides_the_named_ones() -> None:
    order = TableOrder(preset="Small", private=True)
    assert order.has_besides("preset")
    assert not order.has_besides("preset", "private")
    assert not TableOrder().has_besides()
