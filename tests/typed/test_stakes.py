"""Stakes as people type them, for every betting limit and every kind of forced bet."""

import pytest

from bot.common.complaint import Complaint
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Limit, Stakes
from bot.typed.stakes import (
    STAKES_MOST,
    ForcedBets,
    first_limit,
    parse_limit,
    parse_stakes,
    stakes_text,
    suggest_stakes,
)

RULES = HouseRules()
BLINDS = HouseRules(forced_bets="blinds")


def stakes(
    text: str, game: str = "razz", limit: Limit = "fixed", posts: ForcedBets | None = None, rules: HouseRules = RULES
) -> Stakes:
    return parse_stakes(text, GAMES[game], rules, limit, posts or ForcedBets())


@pytest.mark.parametrize(
    "case",
    [
        ("10/20", ForcedBets(), Stakes(10, 20, 2, 3)),
        ("10", ForcedBets(), Stakes(10, 20, 2, 3)),
        (" 10 / 30 ", ForcedBets(), Stakes(10, 30, 2, 3)),
        ("10-20", ForcedBets(), Stakes(10, 20, 2, 3)),
        ("10 \u2013 20", ForcedBets(), Stakes(10, 20, 2, 3)),
        ("10 20", ForcedBets(), Stakes(10, 20, 2, 3)),
        ("1k/2k", ForcedBets(), Stakes(1_000, 2_000, 200, 300)),
        ("1K-2K", ForcedBets(), Stakes(1_000, 2_000, 200, 300)),
        ("1.000/2.000", ForcedBets(), Stakes(1_000, 2_000, 200, 300)),
        ("500 1k", ForcedBets(), Stakes(500, 1_000, 100, 150)),
        ("1k", ForcedBets(), Stakes(1_000, 2_000, 200, 300)),
        ("1 000 2 000", ForcedBets(), Stakes(1_000, 2_000, 200, 300)),
        ("1/2", ForcedBets(), Stakes(1, 2, 1, 1)),
        ("10/20", ForcedBets(ante=0), Stakes(10, 20, 0, 3)),
        ("10/20", ForcedBets(ante=5, bring_in=10), Stakes(10, 20, 5, 10)),
    ],
)
def test_R3_1_razz_has_its_usual_ante_and_bring_in_unless_others_are_given(
    case: tuple[str, ForcedBets, Stakes],
) -> None:
    text, posts, expected = case
    assert stakes(text, posts=posts) == expected


@pytest.mark.parametrize(
    "case",
    [
        ("10/20", ForcedBets(), Stakes(10, 20, 0, 0, 5, 10)),
        ("1", ForcedBets(), Stakes(1, 2, 0, 0, 1, 1)),
        ("10/20", ForcedBets(blinds="3/8"), Stakes(10, 20, 0, 0, 3, 8)),
        ("10/20", ForcedBets(blinds="6"), Stakes(10, 20, 0, 0, 3, 6)),
        ("10/20", ForcedBets(ante=1), Stakes(10, 20, 1, 0, 5, 10)),
    ],
)
def test_R3_1_games_with_blinds_have_their_usual_blinds_unless_others_are_given(
    case: tuple[str, ForcedBets, Stakes],
) -> None:
    text, posts, expected = case
    assert stakes(text, "badugi", posts=posts) == expected


def test_R3_8_stakes_in_pot_limit_and_no_limit_are_the_blinds() -> None:
    assert stakes("5/10", "badugi", "pot") == Stakes(10, 10, 0, 0, 5, 10, "pot")
    assert stakes("10", "badugi", "no") == Stakes(10, 10, 0, 0, 5, 10, "no")
    assert stakes("3/7", "deuce-to-seven-single-draw", "no", ForcedBets(ante=2)) == Stakes(7, 7, 2, 0, 3, 7, "no")


def test_R3_8_with_antes_the_stakes_are_the_minimum_bet() -> None:
    assert stakes("10/20", "five-card-draw") == Stakes(10, 20, 2, 0)
    assert stakes("10", "five-card-draw", "pot") == Stakes(10, 10, 2, 0, limit="pot")
    assert stakes("10", "five-card-draw", "no", ForcedBets(ante=5)) == Stakes(10, 10, 5, 0, limit="no")
    assert stakes("5/10", "five-card-draw", "pot", rules=BLINDS) == Stakes(10, 10, 0, 0, 5, 10, "pot")


BAD_STAKES: list[tuple[str, str, Limit, ForcedBets, str]] = [
    ("", "razz", "fixed", ForcedBets(), "stakes-unreadable-fixed"),
    ("ten/twenty", "razz", "fixed", ForcedBets(), "stakes-unreadable-fixed"),
    ("10/20/40", "razz", "fixed", ForcedBets(), "stakes-unreadable-fixed"),
    ("-10/20", "razz", "fixed", ForcedBets(), "stakes-unreadable-fixed"),
    ("10--20", "razz", "fixed", ForcedBets(), "stakes-unreadable-fixed"),
    ("10 20 40", "razz", "fixed", ForcedBets(), "stakes-unreadable-fixed"),
    ("k/2k", "razz", "fixed", ForcedBets(), "stakes-unreadable-fixed"),
    ("1kk", "razz", "fixed", ForcedBets(), "stakes-unreadable-fixed"),
    ("1.5k/3k", "razz", "fixed", ForcedBets(), "stakes-unreadable-fixed"),
    ("1.5/3", "badugi", "fixed", ForcedBets(), "stakes-unreadable-fixed"),
    ("\u0661\u0660/\u0662\u0660", "razz", "fixed", ForcedBets(), "stakes-unreadable-fixed"),
    ("five", "badugi", "no", ForcedBets(), "stakes-unreadable-blinds"),
    ("5/10", "five-card-draw", "no", ForcedBets(), "stakes-unreadable-ante"),
    ("0/0", "razz", "fixed", ForcedBets(), "stakes-out-of-range"),
    ("20/10", "badugi", "fixed", ForcedBets(), "stakes-out-of-range"),
    ("0", "badugi", "pot", ForcedBets(), "stakes-out-of-range"),
    (f"1/{STAKES_MOST + 1}", "razz", "fixed", ForcedBets(), "stakes-out-of-range"),
    ("10/20", "razz", "fixed", ForcedBets(ante=4, bring_in=3), "stakes-order-bring_in"),
    ("10/20", "razz", "fixed", ForcedBets(bring_in=11), "stakes-order-bring_in"),
    ("10/20", "razz", "fixed", ForcedBets(ante=0, bring_in=0), "stakes-order-bring_in"),
    ("10/5", "badugi", "pot", ForcedBets(), "stakes-order-blinds"),
    ("10/20", "badugi", "fixed", ForcedBets(blinds="5/12"), "stakes-order-blinds"),
    ("10/20", "badugi", "fixed", ForcedBets(ante=11), "stakes-order-blinds"),
    ("10/20", "badugi", "fixed", ForcedBets(ante=1, blinds="0/0"), "stakes-order-blinds"),
    ("10/20", "five-card-draw", "fixed", ForcedBets(ante=0), "stakes-order-ante"),
    ("10/20", "five-card-draw", "fixed", ForcedBets(ante=11), "stakes-order-ante"),
    ("10/20", "badugi", "fixed", ForcedBets(bring_in=3), "stakes-no-bring-in"),
    ("10/20", "razz", "fixed", ForcedBets(blinds="5/10"), "stakes-no-blinds"),
    ("10/20", "five-card-draw", "fixed", ForcedBets(blinds="5/10"), "stakes-no-blinds"),
    ("5/10", "badugi", "no", ForcedBets(blinds="5/10"), "stakes-are-blinds"),
    ("10/20", "badugi", "fixed", ForcedBets(blinds="small"), "stakes-unreadable-blinds"),
]


@pytest.mark.parametrize("case", BAD_STAKES)
def test_bad_stakes_are_refused_with_the_reason(case: tuple[str, str, Limit, ForcedBets, str]) -> None:
    text, game, limit, posts, key = case
    with pytest.raises(Complaint) as caught:
        stakes(text, game, limit, posts)
    assert caught.value.key == key


def test_R3_8_each_game_has_its_usual_limit() -> None:
    assert parse_limit(None, [GAMES["badugi"]]) == "fixed"
    assert parse_limit(None, [GAMES["deuce-to-seven-single-draw"]]) == "no"
    assert parse_limit("pot", [GAMES["badugi"]]) == "pot"
    assert parse_limit(None, [GAMES["deuce-to-seven-single-draw"], GAMES["badugi"]]) == "fixed"


def test_R17_2_a_mix_that_cannot_be_all_fixed_has_each_game_in_its_usual_limit() -> None:
    games = [GAMES["razz"], GAMES["holdem"]]
    assert parse_limit(None, games) is None
    assert [first_limit(None, games), first_limit(None, games[::-1])] == ["fixed", "no"]
    with pytest.raises(Complaint) as caught:
        parse_limit("no", games)
    assert caught.value.facts == {"game": "razz", "limit": "no", "limits": "fixed"}


def test_R3_8_razz_is_played_only_in_fixed_limit() -> None:
    with pytest.raises(Complaint) as caught:
        parse_limit("pot", [GAMES["badugi"], GAMES["razz"]])
    assert caught.value.facts == {"game": "razz", "limit": "pot", "limits": "fixed"}


WRITTEN: list[tuple[str, Limit, str]] = [
    ("razz", "fixed", "10/20"),
    ("badugi", "pot", "3/10"),
    ("five-card-draw", "no", "10"),
]


@pytest.mark.parametrize("case", WRITTEN)
def test_stakes_are_written_in_the_form_in_which_they_are_typed(case: tuple[str, Limit, str]) -> None:
    game, limit, text = case
    assert stakes_text(stakes(text, game, limit)) == text


def test_suggested_stakes_start_with_the_typed_number() -> None:
    razz, badugi, high = GAMES["razz"], GAMES["badugi"], GAMES["five-card-draw"]
    assert Stakes.of(10, 20) in suggest_stakes("", razz, RULES, "fixed")
    assert suggest_stakes("2", razz, RULES, "fixed")[:2] == [Stakes.of(2, 4), Stakes.of(20, 40)]
    assert suggest_stakes("15/30", razz, RULES, "fixed") == [Stakes.of(15, 30)]
    assert suggest_stakes("nonsense", razz, RULES, "fixed") == []
    assert [stakes_text(each) for each in suggest_stakes("5", badugi, RULES, "no")] == [
        "2/5",
        "5/10",
        "50/100",
        "500/1000",
    ]
    assert [stakes_text(each) for each in suggest_stakes("5", high, RULES, "pot")] == ["5", "50"]


@pytest.mark.parametrize("text", ["0", "20/10", "10000000000", "1/1000000000000000"])
def test_numbers_that_cannot_be_stakes_are_refused_as_out_of_range(text: str) -> None:
    with pytest.raises(Complaint, match="stakes-out-of-range"):
        stakes(text)
