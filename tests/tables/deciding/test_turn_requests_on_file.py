"""Plans, time bank and shown cards in a real database file, which survive a restart."""

import json
from collections.abc import AsyncIterator

import pytest

from bot.poker.codec import encode
from bot.poker.events import Checked, Event, HandFinished, HoldingMucked, HoldingShown
from bot.poker.house_rules import HouseRules
from bot.poker.phh.history import parse
from bot.poker.phh.replay import replay
from bot.poker.phh.write import write
from bot.tables.saving import StoreError, TableCommit
from tests.harness.tables.room import GUILD, PAUSE_MS, TURN_MS, Room, deal
from tests.harness.tables.turn_room import plan, planned, show
from tests.tables.test_on_file import File
from tests.tables.test_on_file import file as file

CARDS = {1: "KsKhKdKcQsQdJh", 2: "2c3c4c5c6c7d9d", 3: "2d3d5d6d7c8d9h"}


@pytest.fixture
async def room(file: File) -> AsyncIterator[Room]:
    room = Room(file.store, *deal([1, 2, 3], CARDS))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000}, time_bank_seconds=60)
    yield room
    await room.tables.stop()


async def logged(file: File) -> list[tuple[Event, str | None]]:
    hand = await file.store.office.hands.hand(GUILD, 1, 1)
    assert hand is not None
    return [(each.event, each.via) for each in hand.events]


async def test_the_log_marks_an_action_as_planned(file: File, room: Room) -> None:
    await plan(room, 102, "fold_any")
    await room.play("101 complete", "103 fold")
    events = await logged(file)
    assert [via for event, via in events if type(event).__name__ == "Folded"] == ["pre_action", "button"]


async def test_plans_and_time_banks_survive_a_restart(file: File, room: Room) -> None:
    await room.advance(TURN_MS + 20_000)
    await room.play("101 bring_in")
    await plan(room, 103, "call_any")
    again = await file.restart(room)
    assert planned(again, 103) == "call_any"
    await again.play("102 complete")
    (saved,) = await file.store.open_tables()
    assert next(seat.bank_ms for seat in saved.state.seats if seat.player_id == 101) == 40_000
    assert saved.state.plans == ()
    assert again.to_act() == 101
    await again.tables.stop()


async def test_the_log_has_the_cards_shown_after_the_hand(file: File, room: Room) -> None:
    await room.play("101 complete", "102 fold", "103 fold")
    assert (await show(room, 101)).done
    events = [event for event, _ in await logged(file)]
    assert isinstance(events[-2], HandFinished)
    assert isinstance(events[-1], HoldingShown)
    await room.advance(PAUSE_MS)
    assert room.view.hand_number == 2


async def test_an_exported_file_writes_a_later_show_once_and_in_place_of_the_muck(file: File, room: Room) -> None:
    await room.check_down()
    before = [event for event, _ in await logged(file)]
    mucked = next(event.seat for event in before if isinstance(event, HoldingMucked))
    player = f"p{(mucked - 2) % 3 + 1}"
    assert f"'{player} sm'" in write(before)
    await show(room, 100 + mucked)
    text = write([event for event, _ in await logged(file)])
    assert f"'{player} sm'" not in text
    assert text.count(f"'{player} sm ") == 1
    assert text.index(f"'{player} sm ") == write(before).index(f"'{player} sm'"), "the show stands where the muck was"
    again = replay(parse(text), HouseRules())
    assert list(again.finishing_stacks) == [room.stacks()[100 + seat] for seat in (2, 3, 1)]


async def test_an_exported_file_with_a_shown_uncontested_win_replays(file: File, room: Room) -> None:
    await room.play("101 complete", "102 fold", "103 fold")
    events = [event for event, _ in await logged(file)]
    await show(room, 101)
    shown = [event for event, _ in await logged(file)]
    assert " sm" not in write(events)
    text = write(shown, seat=0)
    assert text.count(" sm KsKhKd'") == 1
    assert replay(parse(write(shown)), HouseRules()).hand.finished


async def refused(file: File, room: Room, *events: Event, number: int = 1) -> str:
    (saved,) = await file.store.open_tables()
    count = len(await logged(file))
    commit = TableCommit(
        1, saved.state, room.timer.now_ms(), hand_number=number, events=events, first_event=count, after_hand=True
    )
    with pytest.raises(StoreError) as error:
        await file.store.commit(commit)
    return str(error.value)


async def test_the_database_refuses_any_other_event_after_a_hand(file: File, room: Room) -> None:
    await room.play("101 complete", "102 fold", "103 fold")
    assert "hand not live" in await refused(file, room, Checked(1))
    assert "hand not live" in await refused(file, room, HoldingShown(2, (1, 2)))
    assert "hand not live" in await refused(file, room, HoldingShown(7, (1, 2)))
    await show(room, 101)
    assert "hand not live" in await refused(file, room, HoldingShown(1, (1, 2)))


async def test_the_database_refuses_a_show_once_the_next_hand_has_begun(file: File, room: Room) -> None:
    await room.play("101 complete", "102 fold", "103 fold")
    await room.advance(PAUSE_MS)
    assert room.view.hand_number == 2
    assert "hand not live" in await refused(file, room, HoldingShown(1, (1, 2)))


def test_a_show_is_logged_as_an_event_without_secret_parts() -> None:
    assert encode(HoldingShown(1, (3, 4))).secrets == {}


async def test_the_export_of_a_servers_data_contains_no_planned_actions(file: File, room: Room) -> None:
    await plan(room, 102, "fold_any")
    raw = json.dumps(await file.store.office.accounts.everything(GUILD), default=str)
    assert "fold_any" not in raw
    assert "plans" not in raw
