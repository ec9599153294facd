"""The message of a Razz table: its texts and its buttons."""

import re
import weakref
from dataclasses import replace
from itertools import product
from typing import Any

import discord
import pytest

from bot.common.escaping import DIVIDER
from bot.poker.actions import ActionKind
from bot.poker.cards import DECK, parse_cards
from bot.poker.views import PotView
from bot.tables.ports import SeatLine, TableView
from bot.tables.state import WaitingState
from bot.ui.scene.pots import settled_pots
from bot.ui.table.message import RECENT_MOST, MovedTableMessage, TableMessageView
from bot.ui.text.cards import card_mark, card_marks, down_marks
from tests.harness.tables.altered import altered
from tests.harness.ui.cards_shown import assert_discord_takes, buttons, room_view, seat_view, shuffled, text
from tests.harness.ui.items import items_of
from tests.harness.ui.scenes import act, name_of, play, play_out, scene, table

FOUR = {1: 400, 2: 380, 3: 420, 4: 35}
AGGRESSIVE = (ActionKind.COMPLETE, ActionKind.RAISE, ActionKind.BET, ActionKind.CALL)
PASSIVE = (ActionKind.CHECK, ActionKind.BRING_IN, ActionKind.CALL)


def test_an_empty_table_says_that_it_waits_for_players() -> None:
    shown = text(table())
    assert "Riverside · Razz 10/20" in shown
    assert "ante 2 · bring-in 3" in shown
    assert "All 8 seats are free" in shown
    assert "Waiting for players" in shown
    assert buttons(table()) == {"Sit down (400)": "lb:t:7:sit", "More…": "lb:t:7:menu"}


def test_the_seats_are_listed_in_order_with_their_stacks_and_cards_and_bets_and_the_turn() -> None:
    hand = play(FOUR, ActionKind.BRING_IN, ActionKind.COMPLETE, deck=shuffled(5))
    view = table(hand)
    lines = text(view).splitlines()
    positions = [next(at for at, line in enumerate(lines) if f"`{seat}` **" in line) for seat in FOUR]
    assert positions == sorted(positions)
    seat = next(seat for seat in hand.view(None).seats if seat.seat == hand.to_act)
    at = positions[seat.seat - 1]
    assert lines[at].startswith(f"➤ `{seat.seat}` **")
    assert str(seat.stack) in lines[at]
    assert lines[at + 1] == f"> {down_marks(2)} | {card_marks(seat.upcards)}"
    assert "· bet 10" in text(view)
    assert lines[positions[0]].startswith("`1` **Alice** Ⓓ")


def test_the_turn_shows_a_live_deadline_and_the_amount_to_call() -> None:
    hand = play(FOUR, ActionKind.BRING_IN, ActionKind.COMPLETE, deck=shuffled(5))
    assert "to act, 10 to call, time runs out <t:1800000045:R>" in text(table(hand))


def test_while_direct_messages_are_slow_during_a_hand_the_table_points_to_my_cards() -> None:
    hand, late = play(FOUR, deck=shuffled(5)), "DMs are slow right now: press *My cards*"
    for view, expected in ((table(hand), True), (table(), False)):
        card = TableMessageView(replace(scene(view), letters_late=True))
        assert any(late in text for text in card.words()) is expected
    assert late not in text(table(hand))


def test_a_deadline_is_rounded_up_to_a_full_second() -> None:
    hand = play(FOUR, deck=shuffled(5))
    assert "<t:1800000046:R>" in text(table(hand, deadline_ms=1_800_000_045_001))


def test_only_allowed_actions_have_a_button_with_its_amount() -> None:
    hand = play(FOUR, deck=shuffled(5))
    first = buttons(table(hand))
    version = hand.version
    assert first["Bring in 3"] == f"lb:a:7:12:{version}:bring_in"
    assert first["Complete to 10"] == f"lb:a:7:12:{version}:complete"
    assert not {"Fold", "Check"} & set(first)
    act(hand, ActionKind.BRING_IN)
    act(hand, ActionKind.COMPLETE)
    assert {"Fold", "Call 10", "Raise to 20"} <= set(buttons(table(hand)))


def test_the_label_of_a_button_says_if_the_action_is_all_in() -> None:
    hand = play({1: 400, 2: 9}, deck=shuffled(1))
    kinds = [ActionKind.BRING_IN, ActionKind.COMPLETE] if hand.to_act == 1 else [ActionKind.BRING_IN]
    for kind in kinds:
        act(hand, kind)
    if hand.to_act == 1:
        act(hand, ActionKind.COMPLETE)
    assert any(label.endswith("(all-in)") for label in buttons(table(hand)))


def test_R3_6_uncalled_bets_make_no_side_pot() -> None:
    hand = play(FOUR, ActionKind.BRING_IN, ActionKind.COMPLETE, deck=shuffled(5))
    assert "**Pot 21**" in text(table(hand))
    assert "Side pot" not in text(table(hand))


def test_R3_6_an_all_in_makes_a_side_pot_with_its_seats() -> None:
    room = room_view(
        pots=(PotView(90, (1, 2, 3), ()), PotView(40, (2, 3), ())),
        seats=(seat_view(1, all_in=True), seat_view(2), seat_view(3)),
    )
    assert [pot.amount for pot in settled_pots(room)] == [90, 40]
    view = table(hand=room, hand_number=1, deadline_ms=1)
    assert "**Main pot 90 · Side pot 1: 40 (seats 2, 3)**" in text(view)


def test_R3_6_a_pot_that_only_one_seat_can_win_names_that_seat() -> None:
    room = room_view(
        pots=(PotView(90, (1, 2), ()), PotView(40, (2,), ())),
        seats=(seat_view(1, all_in=True), seat_view(2)),
    )
    assert "Side pot 1: 40 (seat 2)" in text(table(hand=room, hand_number=1, deadline_ms=1))


def test_only_the_last_actions_are_listed() -> None:
    hand = play_out(play(FOUR, deck=shuffled(3)), AGGRESSIVE)
    recent = TableMessageView(scene(table(hand))).words()[-1].splitlines()
    assert all(line.startswith("-# **") for line in recent)
    assert sum(line.count(" · ") + line.count(DIVIDER) for line in recent) == RECENT_MOST


def test_the_actions_of_a_street_are_on_one_line() -> None:
    hand = play({1: 400, 2: 400}, deck=shuffled(5))
    act(hand, ActionKind.BRING_IN)
    act(hand, ActionKind.COMPLETE)
    act(hand, ActionKind.CALL)
    act(hand, ActionKind.CHECK)
    lines = TableMessageView(scene(table(hand))).words()[-1].splitlines()
    assert [line.split(" · ")[0] for line in lines] == ["-# **Third street**", "-# **Fourth street**"]
    assert lines[0].endswith("calls 7")


def test_a_street_with_its_start_cut_off_shows_an_ellipsis() -> None:
    hand = play({1: 400, 2: 400}, deck=shuffled(5))
    act(hand, ActionKind.BRING_IN)
    act(hand, ActionKind.CALL)
    for _ in range(4):
        act(hand, ActionKind.CHECK)
    whole = TableMessageView(scene(table(hand))).words()[-1].splitlines()
    assert "brings it in for 3 → " in whole[0]
    act(hand, ActionKind.CHECK)
    cut = TableMessageView(scene(table(hand))).words()[-1].splitlines()
    assert cut[0].startswith("-# **Third street** · … → ")
    assert "brings in" not in cut[0]
    act(hand, ActionKind.CHECK)
    assert TableMessageView(scene(table(hand))).words()[-1].startswith("-# **Fourth street** · ")


def test_R4_11_the_showdown_lists_every_shown_hand_and_who_won_which_pot() -> None:
    hand = play_out(play({1: 400, 2: 60, 3: 420, 4: 35}, deck=shuffled(3)), AGGRESSIVE)
    shown, room = text(table(hand)), hand.view(None)
    assert len(room.pots) == 3
    assert "Showdown" in shown
    for seat in room.seats:
        assert seat.holding is not None
        assert f"> {card_marks(seat.shown)} | {card_marks(seat.upcards)} *{seat.holding}*" in shown
    for title, pot in zip(("The main pot", "Side pot 1", "Side pot 2"), room.pots, strict=True):
        ((winner, chips),) = pot.shares
        name = name_of(100 + winner)
        assert re.search(rf"{title}: \*\*{name}\*\* wins\u00a0{chips} \(.+ low\)", shown)
    assert "Next hand <t:1800000008:R>" in shown
    assert "bet " not in shown.split("pot")[0]


def test_R4_11_a_mucked_hand_shows_only_its_upcards() -> None:
    for seed in range(20):
        hand = play_out(play({1: 400, 2: 400}, deck=shuffled(seed)), PASSIVE)
        mucked = [seat for seat in hand.view(None).seats if seat.mucked]
        if mucked:
            shown = text(table(hand))
            assert "mucked" in shown
            assert f"> {card_marks(mucked[0].upcards)}\n" in shown
            return
    pytest.fail("nobody mucked in twenty hands")


def test_R3_5_an_uncontested_pot_shows_no_down_card() -> None:
    hand = play(FOUR, ActionKind.COMPLETE, deck=shuffled(5))
    play_out(hand, (ActionKind.FOLD,))
    shown = text(table(hand))
    assert "Hand over" in shown
    assert re.search(r"The pot: \*\*\w+\*\* wins\u00a0\d+\n", shown)


def test_R1_3_a_split_pot_names_every_share() -> None:
    room = room_view(
        pots=(PotView(31, (1, 2), ((2, 16), (1, 15))),),
        seats=(seat_view(1, won=15), seat_view(2, won=16)),
        finished=True,
    )
    assert "The pot: 31 split, **Bob** 16 and **Alice** 15" in text(table(hand=room, hand_number=1))


def test_R4_9_the_message_shows_the_community_card() -> None:
    room = room_view(board=parse_cards("Qd"))
    assert f"Community card {card_mark(parse_cards('Qd')[0])}" in text(table(hand=room, hand_number=1))


def test_R3_2_a_folded_hand_shows_no_cards() -> None:
    room = room_view(seats=(seat_view(1, folded=True, upcards=parse_cards("Qd")), seat_view(2), seat_view(3)))
    shown = text(table(hand=room, hand_number=1))
    assert "-# `1` Alice Ⓓ · 398 · folded" in shown
    assert card_mark(parse_cards("Qd")[0]) not in shown


@pytest.mark.parametrize(
    "case",
    [
        (SeatLine(2, 102, 400, "waiting", False), "-# `2` Bob · 400 · waiting to be dealt in"),
        (SeatLine(2, 102, 400, "sitting_out", False), "-# `2` Bob · 400 · sitting out"),
        (SeatLine(2, 102, 400, "leaving", True), "-# `2` Bob · 400 · leaving · no DMs: use My cards"),
    ],
)
def test_a_player_outside_the_hand_is_listed_with_their_status(case: tuple[SeatLine, str]) -> None:
    line, expected = case
    assert expected in text(table(seats=(line,)))


def test_a_newcomer_is_not_mistaken_for_the_previous_player_of_the_seat() -> None:
    hand = play_out(play({1: 400, 2: 400}, ActionKind.COMPLETE, deck=shuffled(5)), (ActionKind.FOLD,))
    view = table(hand)
    newcomer = SeatLine(2, 105, 400, "waiting", False)
    shown = text(view._replace(seats=(view.seats[0], newcomer)))
    assert "**Bob**" in shown
    assert "-# `2` Erin · 400 · joins next hand" in shown


def test_a_paused_table_says_why_it_is_paused_and_offers_no_action() -> None:
    hand = play(FOUR, deck=shuffled(5))
    view = table(hand, paused="store_failed", deadline_ms=None)
    assert "saving the last action failed" in text(view)
    assert not any(":a:" in custom_id for custom_id in buttons(view).values())
    assert "Paused by a moderator" in text(altered(view, paused="moderator"))


def test_a_table_about_to_pause_says_so_and_still_offers_actions() -> None:
    view = table(play(FOUR, deck=shuffled(5)), pausing=True)
    assert "A moderator is pausing the table after this hand." in text(view)
    assert any(":a:" in custom_id for custom_id in buttons(view).values())


def test_a_paused_table_that_closes_after_the_hand_says_both() -> None:
    view = table(play(FOUR, deck=shuffled(5)), paused="moderator", closes_after_hand=True)
    assert "Paused by a moderator" in text(view)
    assert "This table closes after this hand" in text(view)


UNDONE = [
    ("moderator", "A moderator voided hand 12; the pot was refunded."),
    ("fault", "Hand 12 couldn't be continued, so it was voided and the pot refunded."),
]
STANDING: list[tuple[dict[str, Any], str]] = [
    ({"next_hand_ms": 1_800_000_008_000}, "Next hand <t:1800000008:R>"),
    ({"paused": "moderator"}, "Paused by a moderator"),
    ({"closed": True}, "This table is closed"),
]


@pytest.mark.parametrize("case", list(product(UNDONE, STANDING)))
def test_a_voided_hand_is_reported_until_the_next_one(case: tuple[tuple[str, str], tuple[dict[str, Any], str]]) -> None:
    (voided, expected), (standing, also) = case
    seats = (SeatLine(1, 101, 400, "waiting", False), SeatLine(2, 102, 400, "waiting", False))
    view = table(seats=seats, hand_number=12, voided=voided, **standing)
    assert expected in text(view)
    assert also in text(view)
    assert_discord_takes(TableMessageView(scene(view)))


def test_a_closed_table_has_no_buttons() -> None:
    view = table(closed=True)
    assert "This table is closed" in text(view)
    assert buttons(view) == {}
    assert_discord_takes(TableMessageView(scene(view)))


def test_a_table_that_closes_after_the_hand_says_so_and_offers_no_seat() -> None:
    seats = (SeatLine(1, 101, 400, "sitting_out", False), SeatLine(2, 102, 400, "playing", False))
    view = table(play({1: 400, 2: 400}, ActionKind.BRING_IN, deck=DECK), seats=seats)
    assert "closes" not in text(view)
    closing = altered(view, closes_after_hand=True)
    assert "This table closes after this hand" in text(closing)
    assert set(buttons(view)) - set(buttons(closing)) == {"Sit down (400)"}


def test_the_free_seats_are_listed_in_ranges() -> None:
    taken = (2, 5, 8)
    lines = tuple(SeatLine(seat, 100 + seat, 400, "waiting", False) for seat in taken)
    assert "Free seats: 1, 3, 4, 6, 7" in text(table(seats=lines))
    assert "Free seats: 1, 3-8" in text(table(seats=lines[:1]))
    lines = tuple(SeatLine(seat, 100 + seat, 400, "waiting", False) for seat in range(1, 8))
    assert "Free seat: 8" in text(table(seats=lines))


def test_a_player_who_left_after_the_hand_keeps_their_name_in_it() -> None:
    hand = play_out(play({1: 400, 2: 400}, ActionKind.COMPLETE, deck=shuffled(5)), (ActionKind.FOLD,))
    view = table(hand)
    shown = text(view._replace(seats=view.seats[:1]))
    assert re.search(r"`2` \*\*Bob\*\* .*has left", shown)
    assert "has left" not in text(altered(view, seats=(), closed=True))


def test_a_finished_hand_shows_a_losers_current_stack_after_a_rebuy() -> None:
    hand = play_out(play({1: 400, 2: 400}, ActionKind.COMPLETE, deck=shuffled(5)), (ActionKind.FOLD,))
    view = table(hand)
    shown = text(view._replace(seats=(view.seats[0]._replace(stack=987), *view.seats[1:])))
    assert "Ⓓ · 987 · folded" in shown


def row(view: TableView) -> list[tuple[str, str]]:
    """Return label and colour of the buttons that everyone has."""
    shown = items_of(TableMessageView(scene(view)))
    items = [item for item in shown if isinstance(item, discord.ui.Button) and ":a:" not in str(item.custom_id)]
    return [(str(item.label), item.style.name) for item in items]


def test_at_most_three_grey_buttons_are_for_everyone() -> None:
    view = table(play({1: 400, 2: 400}, deck=DECK))
    assert row(view) == [("My cards", "secondary"), ("Sit down (400)", "secondary"), ("More…", "secondary")]


def test_the_seat_button_is_blue_while_seats_are_free_and_no_next_hand_is_scheduled() -> None:
    assert row(table()) == [("Sit down (400)", "primary"), ("More…", "secondary")]
    over = table(play_out(play({1: 400, 2: 400}, ActionKind.COMPLETE, deck=shuffled(5)), (ActionKind.FOLD,)))
    assert ("Sit down (400)", "primary") in row(altered(over, next_hand_ms=None))


def test_the_seat_button_is_grey_while_the_next_hand_is_already_scheduled() -> None:
    over = table(play_out(play({1: 400, 2: 400}, ActionKind.COMPLETE, deck=shuffled(5)), (ActionKind.FOLD,)))
    assert ("Sit down (400)", "secondary") in row(over)


def test_a_table_without_free_seats_offers_its_waiting_list() -> None:
    lines = tuple(SeatLine(seat, 100 + seat, 400, "sitting_out", False) for seat in range(1, 9))
    assert row(table(seats=lines)) == [("Waiting list", "secondary"), ("More…", "secondary")]
    waited = table(seats=lines[:7], waiting=(WaitingState(120, 400),))
    assert row(waited) == [("Waiting list (1)", "secondary"), ("More…", "secondary")]


def test_a_tournament_table_has_only_the_buttons_to_return_and_to_open_the_menu() -> None:
    lines = (SeatLine(1, 101, 400, "sitting_out", False), SeatLine(2, 102, 400, "playing", False))
    assert row(table(seats=lines, tournament_id=3)) == [("I'm back", "secondary"), ("More…", "secondary")]
    assert row(table(seats=lines[1:], tournament_id=3)) == [("More…", "secondary")]


def test_a_player_without_a_name_is_called_by_their_seat() -> None:
    view = table(seats=(SeatLine(2, 999, 400, "waiting", False),))
    assert "-# `2` Seat 2 · 400" in text(view)


async def test_the_library_does_not_store_a_tables_message() -> None:
    """The library stores views that it may have to listen to, so this one is stopped before it is sent."""
    assert TableMessageView(scene(table(play(FOUR, deck=shuffled(5))))).is_finished()


def test_a_message_that_has_moved_links_to_the_new_one() -> None:
    moved = MovedTableMessage(scene(table()), "https://discord.com/channels/1/2/3")
    assert_discord_takes(moved)


def test_a_composed_message_is_freed_with_its_scene_without_a_search_for_garbage() -> None:
    seen = scene(table(play(FOUR, deck=shuffled(5))))
    message = TableMessageView(seen)
    composed = weakref.ref(seen), weakref.ref(message)
    del seen, message
    assert [each() for each in composed] == [None, None]
