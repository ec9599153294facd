"""The message, the buttons and the answers of a tournament's table."""

from dataclasses import replace
from typing import Any

import pytest

from bot.poker.actions import ActionKind
from bot.poker.cards import DECK
from bot.poker.stakes import Stakes
from bot.tables.messages import BY_TOURNAMENT, Act, Back, Close, HandOver, Kick, Leave, Sit
from bot.tables.ports import SeatLine, TableView
from bot.tables.replies import TableDenial, TableReply
from bot.tables.saving import Request
from bot.ui.scene.answers import Asking, answer
from tests.harness.tables.altered import altered
from tests.harness.ui.cards_shown import buttons, text
from tests.harness.ui.scenes import SETTINGS, name_of, play, play_out, table

REQUEST = Request(1, 102, "test")
LEVEL = Stakes.of(150)
OVER = (ActionKind.BRING_IN, ActionKind.FOLD)


def lines(*status: str, stack: int = 400) -> tuple[SeatLine, ...]:
    return tuple(
        SeatLine(seat, 100 + seat, stack, each, False, 400)  # type: ignore[arg-type]  # the tests name the status
        for seat, each in enumerate(status, 1)
    )


def of_tournament(view: TableView, **changes: Any) -> TableView:
    return altered(view, tournament_id=3, **changes)


def between_hands(**changes: Any) -> TableView:
    hand = play_out(play({1: 400, 2: 400, 3: 400}, deck=DECK), OVER)
    view = table(hand)
    return of_tournament(view, **({"waits": True, "next_hand_ms": None} | changes))


def answer_text(message: Asking, view: TableView, **outcome: Any) -> str:
    return answer("en-US", message, replace(TableReply(view), **outcome), name_of)


def denied(denial: TableDenial, view: TableView | None = None, message: Asking | None = None) -> str:
    return answer_text(message or Sit(REQUEST), view or between_hands(), denial=denial)


# The message


def test_T3_2_a_tournament_table_has_no_buttons_to_sit_down_or_leave_or_sit_out() -> None:
    assert set(buttons(between_hands())) == {"My cards", "More…"}
    assert set(buttons(of_tournament(table(seats=lines("waiting", "waiting"))))) == {"More…"}


def test_T3_2_absent_players_are_shown_as_away_and_can_come_back() -> None:
    view = between_hands(seats=lines("playing", "sitting_out", "playing"))
    assert "· away" in text(view)
    assert "sitting out" not in text(view)
    assert buttons(view) == {"My cards": "lb:t:7:cards", "I'm back": "lb:t:7:back", "More…": "lb:t:7:menu"}


def test_T3_2_the_table_names_absent_players_and_says_what_happens_to_them() -> None:
    some = text(between_hands(seats=lines("playing", "sitting_out", "sitting_out")))
    assert "Bob and Carol are away: dealt in and posting, but check/folding right away. *I'm back*" in some
    running = of_tournament(
        table(play({1: 400, 2: 400, 3: 400}, deck=DECK)), seats=lines("playing", "sitting_out", "playing")
    )
    assert "Bob is away: dealt in" in text(running)
    assert "away" not in text(between_hands())
    assert "away" not in text(table(seats=lines("playing", "sitting_out"))), "players at other tables sit out"


def test_T3_2_a_table_without_present_players_says_so_and_how_often_a_hand_is_played() -> None:
    shown = text(between_hands(seats=lines("sitting_out", "sitting_out", "sitting_out")))
    assert "Everyone here is away, so hands play themselves out, one every 20 seconds." in shown


def test_the_player_to_act_has_the_usual_buttons() -> None:
    view = of_tournament(table(play({1: 400, 2: 400, 3: 400}, deck=DECK)))
    assert {label.split()[0] for label in buttons(view)} == {"Bring", "Complete", "My", "More…"}


def test_a_tournament_table_between_hands_does_not_wait_for_players() -> None:
    for view in (between_hands(), of_tournament(table(seats=lines("waiting")), waits=True)):
        assert "The next hand is about to start." in text(view)
        assert "Waiting for players" not in text(view)
    assert "Next hand <t:1800000008:R>" in text(between_hands(waits=False, next_hand_ms=1_800_000_008_000))


def test_a_tournament_table_offers_no_free_seats() -> None:
    view = of_tournament(table(seats=lines("waiting", "waiting")))
    assert "ree seat" not in text(view)
    assert "seats are free" not in text(of_tournament(table()))


def test_T3_1_the_title_shows_the_stakes_of_the_level() -> None:
    shown = text(between_hands(stakes=LEVEL))
    assert "Razz 150/300" in shown
    assert "ante 30 · bring-in 45" in shown


def test_T3_1_the_title_of_a_mix_between_hands_shows_the_stakes_of_the_level() -> None:
    mix = replace(SETTINGS, rotation=("razz", "badugi"))
    view = between_hands(settings=mix, stakes=LEVEL, level_stakes=LEVEL, next_game="badugi")
    assert "Mixed games 150/300" in text(view)


def test_a_player_with_no_chips_left_is_listed_as_out_of_chips_unless_they_are_all_in() -> None:
    broke = lines("playing", "playing", "playing", stack=0)
    assert text(between_hands(seats=broke)).count("out of chips") == 3
    running = of_tournament(table(play({1: 400, 2: 400, 3: 400}, deck=DECK)), seats=broke)
    assert "out of chips" not in text(running)


def test_T3_6_the_table_says_that_the_tournament_is_paused() -> None:
    view = between_hands(paused=BY_TOURNAMENT)
    assert "The tournament is paused" in text(view)
    assert "moderator" not in text(view)


def test_T3_5_the_deciding_hand_stays_visible_when_its_table_closes() -> None:
    hand = play_out(play({1: 400, 2: 400}, deck=DECK), (ActionKind.BRING_IN, ActionKind.CALL, ActionKind.CHECK))
    closed = of_tournament(table(hand), closed=True, seats=(), next_hand_ms=None)
    shown = text(closed)
    assert "Showdown" in shown
    assert "The pot: " in shown
    assert " wins " in shown or " split, " in shown
    assert "Alice" in shown
    assert shown.index("The pot: ") < shown.index("This tournament table is closed.")


def test_a_closing_tournament_table_does_not_mention_cashing_out() -> None:
    assert "This tournament table is closed." in text(between_hands(closed=True))
    closing = of_tournament(table(play({1: 400, 2: 400}, deck=DECK)), closes_after_hand=True)
    assert "breaks after this hand." in text(closing)
    assert "cashed out" not in text(closing) + text(between_hands(closed=True))


# The answers


def test_T3_2_a_player_who_asks_to_sit_or_leave_reads_that_seats_are_assigned() -> None:
    for message in (Sit(REQUEST), Leave(REQUEST)):
        assert "This is a tournament table: seats are assigned, and" in denied(TableDenial.TOURNAMENT, message=message)


def test_moderators_read_which_tournament_command_to_use_instead() -> None:
    kick = Kick(Request(1, 99, "test"), 101, "rude")
    assert denied(TableDenial.TOURNAMENT, message=kick) == (
        "Riverside belongs to a tournament. Use `/tournament remove` for Alice."
    )
    assert "`/tournament cancel`" in denied(TableDenial.TOURNAMENT, message=Close(REQUEST, "late"))
    hand_over = denied(TableDenial.TOURNAMENT, message=HandOver(REQUEST, 101, "late"))
    assert hand_over == "Riverside belongs to a tournament, so nobody owns it."


@pytest.mark.parametrize(
    "denial",
    [
        TableDenial.CLOSED,
        TableDenial.CLOSES_AFTER_HAND,
        TableDenial.NOT_SEATED,
        TableDenial.NOT_OUT,
        TableDenial.KICKED,
    ],
)
def test_no_denial_at_a_tournament_table_mentions_wallets_or_buy_ins(denial: TableDenial) -> None:
    said = denied(denial)
    assert said.endswith(".")
    for word in ("buy", "wallet", "cashed out", "sit down", "sitting out", "`/table"):
        assert word not in said


def test_T3_6_a_player_who_acts_during_a_pause_reads_that_the_tournament_is_paused() -> None:
    act = Act(REQUEST, ActionKind.CHECK)
    assert "The tournament is paused" in denied(TableDenial.PAUSED, between_hands(paused=BY_TOURNAMENT), act)
    assert "sit out" not in denied(TableDenial.PAUSED, between_hands(paused="moderator"), act)
    no_hand = denied(TableDenial.NO_HAND, between_hands(paused=BY_TOURNAMENT), act)
    assert no_hand == "There's no hand in progress. No cards are dealt until the tournament resumes."
    assert denied(TableDenial.NO_HAND, message=act) == "There's no hand in progress. The next hand is about to start."


def test_T3_2_a_returning_player_reads_that_the_table_waits_for_them_again() -> None:
    assert answer_text(Back(REQUEST), between_hands(), done=True) == (
        "You're back: the table waits for you on your turn again."
    )
