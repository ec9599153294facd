"""The menu of a table, with different buttons for different readers."""

from typing import Any

import discord

from bot.poker.actions import ActionKind
from bot.poker.cards import DECK
from bot.tables.ports import SeatLine, TableView
from bot.tables.state import WaitingState
from bot.ui.table.table_menu import MenuReader, TableMenu
from tests.harness.tables.altered import altered
from tests.harness.tables.seal_views import seal_view
from tests.harness.ui.cards_shown import assert_discord_takes, shuffled
from tests.harness.ui.items import items_of
from tests.harness.ui.scenes import deal, play, play_out, scene, table

ALICE, BOB, STRANGER = 101, 102, 199
ABOUT = ["Table rules"]


def menu(view: TableView, player_id: int, *, plans: bool = False, moderates: bool = False) -> TableMenu:
    shown = TableMenu(scene(view), MenuReader(player_id, plans, moderates))
    assert_discord_takes(shown)
    return shown


def labels(view: TableView, player_id: int, **reader: bool) -> list[str]:
    items = items_of(menu(view, player_id, **reader))
    return [str(item.label) for item in items if isinstance(item, discord.ui.Button)]


def words(view: TableView, player_id: int) -> str:
    return "\n".join(
        item.content for item in items_of(menu(view, player_id)) if isinstance(item, discord.ui.TextDisplay)
    )


def running(**changes: Any) -> TableView:
    """Return a hand of Alice and Bob in which Alice has the bring-in."""
    return table(play({1: 400, 2: 400}, deck=DECK), **changes)


def with_line(view: TableView, **changes: Any) -> TableView:
    """Return the view with Alice's seat changed."""
    return view._replace(seats=(view.seats[0]._replace(**changes), *view.seats[1:]))


def test_F9_the_menu_of_a_sealed_table_has_one_button_about_fair_deals() -> None:
    sealed = running(seal=seal_view())
    assert labels(sealed, STRANGER) == [*ABOUT, "🔒 Fair deal"]


def test_the_menu_names_the_seat_of_its_reader() -> None:
    assert words(running(), ALICE) == "### Riverside\nYou're in seat 1 with 398 chips."
    assert words(running(), STRANGER) == "### Riverside\nYou aren't seated here."


def test_a_seated_player_can_sit_out_or_leave() -> None:
    assert labels(running(), ALICE) == ["Sit out next hand", "Leave", *ABOUT]


def test_more_time_is_offered_only_to_the_player_to_act_and_only_before_their_bank_runs() -> None:
    banked = running(bank_ms=59_001, deadline_ms=1)
    assert labels(banked, ALICE)[0] == "More time (60 s)"
    assert "More time (60 s)" not in labels(banked, BOB)
    assert labels(altered(banked, bank_from_ms=1), ALICE) == labels(running(), ALICE)


def test_a_plan_is_offered_only_to_readers_who_can_make_one() -> None:
    assert labels(running(), BOB, plans=True)[0] == "Plan ahead"
    assert "Plan ahead" not in labels(running(), BOB)


def test_the_menu_of_a_paused_table_offers_no_more_time() -> None:
    paused = running(bank_ms=60_000, paused="moderator")
    assert labels(paused, ALICE) == ["Sit out next hand", "Leave", *ABOUT]


def test_a_player_who_sits_out_can_come_back_unless_the_table_closes() -> None:
    out = with_line(running(), status="sitting_out")
    assert labels(out, ALICE) == ["I'm back", "Leave", *ABOUT]
    assert labels(altered(out, closes_after_hand=True), ALICE) == ["Leave", *ABOUT]


def test_a_player_who_is_leaving_can_stay_unless_the_table_closes() -> None:
    leaving = with_line(running(), status="leaving")
    assert labels(leaving, ALICE) == ["I'm back", *ABOUT]
    assert labels(altered(leaving, closes_after_hand=True), ALICE) == ABOUT


def test_a_player_without_chips_can_buy_in_again_even_at_a_full_table() -> None:
    lines = tuple(SeatLine(seat, 100 + seat, 400, "playing", False) for seat in range(2, 9))
    broke = SeatLine(1, ALICE, 0, "sitting_out", False)
    assert labels(table(seats=(broke, *lines)), ALICE) == ["Buy in again (400)", "Leave", *ABOUT]


def test_an_all_in_player_who_sits_out_can_come_back() -> None:
    view = with_line(table(play({1: 9, 2: 400}, deck=shuffled(1))), stack=0, status="sitting_out")
    assert "I'm back" in labels(view, ALICE)


def test_a_player_who_waits_for_the_big_blind_can_be_dealt_in_at_once() -> None:
    waits = with_line(table(deal("badugi", {1: 400, 2: 400})), status="waiting", waits_for_blind=True)
    assert "Post 10 and deal me in" in labels(waits, ALICE)


def test_a_player_who_won_without_a_showdown_can_show_their_cards() -> None:
    over = table(play_out(play({1: 400, 2: 400}, ActionKind.COMPLETE, deck=shuffled(5)), (ActionKind.FOLD,)))
    may = with_line(over, may_show=True)
    assert "Show my cards" in labels(may, ALICE)
    assert "Show my cards" not in labels(may, BOB)


def test_the_menu_of_a_tournament_table_offers_only_the_way_back() -> None:
    assert labels(running(tournament_id=3), ALICE) == ABOUT
    assert labels(with_line(running(tournament_id=3), status="sitting_out"), ALICE) == ["I'm back", *ABOUT]


def test_a_player_on_the_waiting_list_can_take_a_free_seat_from_the_menu() -> None:
    waited = running(waiting=(WaitingState(STRANGER, 400),))
    assert labels(waited, STRANGER) == ["Sit down (400)", *ABOUT]
    assert labels(running(), STRANGER) == ABOUT


def test_moderators_have_a_button_to_moderate() -> None:
    assert labels(running(), STRANGER, moderates=True) == [*ABOUT, "Moderate"]
