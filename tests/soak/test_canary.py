"""A short run of ``python -m tests.soak canary``, and the leaks that it must notice."""

from pathlib import Path

import pytest

from bot.poker.cards import parse_cards
from bot.poker.events import Drew, HoldingShown, StreetDealt
from bot.ui.text.cards import card_face, card_mark
from tests.soak.canary import canary
from tests.soak.canary_facts import (
    SEEN,
    TOKEN,
    Dealt,
    Sent,
    face,
    foreign_cards,
    in_export,
    in_names,
    in_writing,
    leaks,
    undressed,
)

pytestmark = pytest.mark.xdist_group("programs")

TABLE = "700"
ANN, BOB = "1", "2"
HAND = (TABLE, 3)
DOWN = parse_cards("As2d")
HIS = parse_cards("KhQc")
MINE = face(DOWN[0])


async def test_a_short_run_leaks_nothing(tmp_path: Path) -> None:
    report = await canary(3, 20_261_121, tmp_path, fault_every=12)
    assert report.problems == []
    assert report.hands > 6
    assert report.cards > 40
    assert report.sent > report.letters > 8
    assert report.log_lines > 1
    assert report.faults > 0
    assert report.deals > 6
    assert report.proofs > 10


@pytest.fixture
def dealt() -> Dealt:
    """Return a deal of two cards each to Ann and Bob; Bob shows his at 2000."""
    made = Dealt()
    street = StreetDealt(0, (1, 2), (DOWN, HIS), ((), ()), burned=False)
    made.add(HAND, [(street, 1000), (HoldingShown(2, HIS), 2000)], {1: ANN, 2: BOB})
    return made


def sent(card: str, reader: str | None, at_ms: int = 1500, hands: tuple[int, ...] = (3,)) -> Sent:
    return Sent(at_ms, "/channels/700/messages", reader, TABLE, frozenset(hands), frozenset({card}))


def test_players_may_see_their_own_cards(dealt: Dealt) -> None:
    assert list(leaks([sent(MINE, ANN)], dealt)) == []


@pytest.mark.parametrize("reader", [BOB, None])
def test_a_down_card_shown_to_anybody_else_is_a_leak(dealt: Dealt, reader: str | None) -> None:
    (problem,) = leaks([sent(MINE, reader)], dealt)
    assert "hand 3" in problem
    assert MINE not in problem


def test_a_card_is_public_from_the_moment_it_was_shown(dealt: Dealt) -> None:
    early, late = sent(face(HIS[0]), None, 1999), sent(face(HIS[0]), None, 2000)
    assert len(list(leaks([early], dealt))) == 1
    assert list(leaks([late], dealt)) == []


def test_an_up_card_is_no_leak_but_a_card_in_a_message_that_names_no_hand_is_a_leak(dealt: Dealt) -> None:
    assert list(leaks([sent(face(parse_cards("9s")[0]), None)], dealt)) == []
    assert list(leaks([sent(MINE, None, hands=())], dealt)) == ["/channels/700/messages tells cards of no hand"]


def test_a_private_answer_that_names_no_hand_counts_as_one_about_the_running_hand(dealt: Dealt) -> None:
    assert list(leaks([sent(MINE, ANN, hands=())], dealt)) == []
    assert len(list(leaks([sent(MINE, BOB, hands=())], dealt))) == 1
    assert len(list(leaks([sent(MINE, ANN, 999, hands=())], dealt))) == 1


def test_a_drawn_card_shown_to_another_player_is_a_leak() -> None:
    made = Dealt()
    made.add(HAND, [(Drew(1, 1, DOWN[:1], DOWN[1:]), 1000)], {1: ANN})
    assert len(list(leaks([sent(face(DOWN[1]), BOB)], made))) == 1
    assert made.count == 1


@pytest.mark.parametrize(
    "line",
    [
        f"Authorization: Bot {TOKEN}",
        f"dealt {card_mark(DOWN[0])}",
        f"dealt {card_face(DOWN[0])} to somebody",
        "cards=As2d",
        "the holding 'Kd' failed",
        "(As, 2d)",
    ],
)
def test_a_token_or_card_in_a_log_line_is_noticed(line: str) -> None:
    assert len(in_writing(f"all is well\n{line}\n")) == 1
    assert TOKEN not in in_writing(line)[0]


@pytest.mark.parametrize(
    "line",
    [
        "2026-11-21 01:01:25,274 INFO    bot.client.client: 21 commands synced",
        'lowball_table_messages_total{kind="sit",outcome="done"} 2.0',
        'File "/opt/lowball/bot/tables/host.py", line 176, in _save',
        "direct messages to player 8554028459580564510 fail: HTTP 403, Discord's code 50007",
    ],
)
def test_an_ordinary_log_line_is_no_leak(line: str) -> None:
    assert in_writing(line) == []


def test_a_token_in_the_name_of_a_file_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "lowball-20300131T120000Z.sqlite3").touch()
    assert in_names(tmp_path) == []
    (tmp_path / f"lowball-{TOKEN}.sqlite3").touch()
    assert len(in_names(tmp_path)) == 1


def test_a_secret_in_an_export_is_noticed() -> None:
    assert not in_export({"hand_event": [{"body": '{"seat":1,"count":2}'}]}, ['{"cards":[1,2]}'])
    assert in_export({"hand_event": [{"body": '{"down":[[1,2]]}'}]}, [])
    assert in_export({"rows": [{"body": '{"cards":[1,2]}'}]}, ['{"cards":[1,2]}'])
    assert in_export({"settings": TOKEN}, [])


def test_other_players_cards_in_a_players_export_are_noticed(dealt: Dealt) -> None:
    def told(card: str) -> dict[str, object]:
        hand = {"table_number": 1, "number": 3, "down_cards": [card]}
        return {"servers": {"9": {"hands": [hand]}}}

    assert foreign_cards(told("As"), dealt, ANN, {1: TABLE}) == []
    assert foreign_cards(told("Kh"), dealt, ANN, {1: TABLE}) == [3]


@pytest.mark.parametrize(
    "told",
    [
        "`T`♦\ufe0f",
        "`10`♦\ufe0f",
        "<:card_Td:1234567890123456789>",
        "<:card2_Td:1234567890123456789>",
        "shows 10♦",
        "T♦",
    ],
)
def test_a_card_is_recognised_in_every_notation(told: str) -> None:
    assert SEEN.findall(undressed(f"Down {told} and more")) == ["T♦"]
