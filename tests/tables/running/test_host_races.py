"""Things that happen at the same moment happen one after the other, and once."""

import asyncio

import pytest

from bot.poker.actions import ActionKind
from bot.tables.messages import Act, Close, Leave, Sit, TurnEnded
from bot.tables.replies import TableDenial
from bot.tables.saving import Request
from tests.harness.tables.doubles import MemoryStore
from tests.harness.tables.room import GUILD, OWNER, Room, deal
from tests.tables.conftest import WALLET

CARDS = {1: "AsAhKs", 2: "2c3c4c5c6c7d9d"}


@pytest.fixture
async def playing(store: MemoryStore) -> Room:
    """Heads-up; seat 1 is to bring it in."""
    room = Room(store, *deal([1, 2], CARDS))
    await room.started({1: 1_000, 2: 1_000})
    return room


def click(room: Room, player_id: int, kind: str, request_id: int | None = None) -> Act:
    """A button of the present card."""
    request = room.request(player_id) if request_id is None else Request(request_id, player_id, "play")
    return Act(request, ActionKind(kind), None, room.view.hand_number, room.hand.version)


async def test_of_two_clicks_at_once_the_second_is_stale(playing: Room) -> None:
    first, second = await asyncio.gather(
        playing.submit(click(playing, 101, "bring_in")), playing.submit(click(playing, 101, "complete"))
    )
    assert first.done
    assert second.denial is TableDenial.STALE
    assert playing.stacks()[101] == 995


async def test_one_interaction_delivered_twice_at_once_acts_once(playing: Room, store: MemoryStore) -> None:
    message = click(playing, 101, "complete", request_id=777)
    first, second = await asyncio.gather(playing.submit(message), playing.submit(message))
    assert first.done
    assert second.denial is TableDenial.ALREADY_DONE
    assert sum(commit.request is not None and commit.request.request_id == 777 for commit in store.commits) == 1


async def test_the_store_knows_a_request_that_the_table_has_forgotten(playing: Room, store: MemoryStore) -> None:
    store.requests.add(778)
    reply = await playing.submit(click(playing, 101, "complete", request_id=778))
    assert reply.denial is TableDenial.ALREADY_DONE
    assert playing.stacks()[101] == 998
    assert (await playing.submit(click(playing, 101, "complete"))).done


async def test_a_refused_click_may_be_tried_again(playing: Room) -> None:
    refused = await playing.submit(click(playing, 101, "check", request_id=779))
    assert refused.refusal is not None
    assert (await playing.submit(click(playing, 101, "bring_in", request_id=779))).done


async def test_a_click_before_the_time_out_wins(playing: Room) -> None:
    ended = TurnEnded(playing.view.hand_number, playing.hand.version)
    clicked, timed_out = await asyncio.gather(playing.submit(click(playing, 101, "complete")), playing.submit(ended))
    assert clicked.done
    assert timed_out.denial is TableDenial.STALE
    assert playing.to_act() == 102


async def test_a_click_after_the_time_out_is_stale(playing: Room) -> None:
    ended = TurnEnded(playing.view.hand_number, playing.hand.version)
    timed_out, clicked = await asyncio.gather(playing.submit(ended), playing.submit(click(playing, 101, "complete")))
    assert timed_out.done
    assert clicked.denial is TableDenial.STALE
    assert playing.hand.seats[-1].bet == 3


async def test_leave_and_act_at_once(playing: Room) -> None:
    left, acted = await asyncio.gather(
        playing.submit(Leave(playing.request(101))), playing.submit(click(playing, 101, "complete"))
    )
    assert left.done
    assert acted.denial is TableDenial.STALE
    assert playing.hand.seats[-1].bet == 3


async def test_act_and_leave_at_once(playing: Room) -> None:
    acted, left = await asyncio.gather(
        playing.submit(click(playing, 101, "complete")), playing.submit(Leave(playing.request(101)))
    )
    assert acted.done
    assert left.done
    await playing.play("102 call")
    while not playing.hand.finished:
        await playing.play("102 bet")
    assert sorted(playing.stacks()) == [102]


async def test_close_in_mid_hand_against_the_act_that_ends_it(playing: Room, store: MemoryStore) -> None:
    await playing.play("101 bring_in")
    closed, folded = await asyncio.gather(
        playing.submit(Close(playing.request(OWNER))), playing.submit(click(playing, 102, "fold"))
    )
    assert closed.done
    assert folded.done
    assert folded.view.course.closed
    assert store.total(GUILD) == 12 * WALLET
    assert not store.tables


async def test_a_caller_that_is_cancelled_does_not_take_the_act_back(playing: Room) -> None:
    caller = asyncio.create_task(playing.submit(click(playing, 101, "complete")))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await playing.quiet()
    assert playing.stacks()[101] == 978


async def test_fifteen_buy_ins_at_once_over_several_tables(room: Room, store: MemoryStore) -> None:
    """Three players, five tables each, 2,000 chips a seat: every wallet of 10,000 affords all five to the last chip;
    one with 500 less affords four."""
    store.burn(GUILD, 102, 500)
    tables = [await room.open() for _ in range(5)]
    replies = await asyncio.gather(
        *(room.tables.submit(table, Sit(room.request(player), 2_000)) for table in tables for player in (101, 102, 103))
    )
    denials = [reply.denial for reply in replies if reply is not None and not reply.done]
    assert denials == [TableDenial.INSUFFICIENT_CHIPS]
    wallets = [await store.wallet_balance(GUILD, player) for player in (101, 102, 103)]
    assert wallets == [0, 1_500, 0]
    assert store.total(GUILD) == 12 * WALLET - 500


async def test_nothing_lives_at_a_table_that_waits(playing: Room) -> None:
    await playing.quiet()
    mine = asyncio.current_task()
    assert [task for task in asyncio.all_tasks() if task is not mine] == []
    assert len(playing.timer.pending()) == 1
