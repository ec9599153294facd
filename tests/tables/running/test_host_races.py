"""Simultaneous messages, which a table handles one after the other and once."""

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
    """Return a heads-up room in which seat 1 must bring it in."""
    room = Room(store, *deal([1, 2], CARDS))
    await room.started({1: 1_000, 2: 1_000})
    return room


def click(room: Room, player_id: int, kind: str, request_id: int | None = None) -> Act:
    """Return a click on a button of the current turn."""
    request = room.request(player_id) if request_id is None else Request(request_id, player_id, "play")
    return Act(request, ActionKind(kind), None, room.view.hand_number, room.hand.version)


async def test_the_second_of_two_simultaneous_clicks_is_stale(playing: Room) -> None:
    first, second = await asyncio.gather(
        playing.submit(click(playing, 101, "bring_in")), playing.submit(click(playing, 101, "complete"))
    )
    assert first.done
    assert second.denial is TableDenial.STALE
    assert playing.stacks()[101] == 995


async def test_an_interaction_delivered_twice_at_once_takes_effect_only_once(playing: Room, store: MemoryStore) -> None:
    message = click(playing, 101, "complete", request_id=777)
    first, second = await asyncio.gather(playing.submit(message), playing.submit(message))
    assert first.done
    assert second.denial is TableDenial.ALREADY_DONE
    assert sum(commit.request is not None and commit.request.request_id == 777 for commit in store.commits) == 1


async def test_the_store_recognizes_a_request_that_the_table_has_forgotten(playing: Room, store: MemoryStore) -> None:
    store.requests.add(778)
    reply = await playing.submit(click(playing, 101, "complete", request_id=778))
    assert reply.denial is TableDenial.ALREADY_DONE
    assert playing.stacks()[101] == 998
    assert (await playing.submit(click(playing, 101, "complete"))).done


async def test_a_click_that_was_refused_may_be_repeated_and_then_succeeds(playing: Room) -> None:
    refused = await playing.submit(click(playing, 101, "check", request_id=779))
    assert refused.refusal is not None
    assert (await playing.submit(click(playing, 101, "bring_in", request_id=779))).done


async def test_a_click_just_before_the_time_out_wins(playing: Room) -> None:
    ended = TurnEnded(playing.view.hand_number, playing.hand.version)
    clicked, timed_out = await asyncio.gather(playing.submit(click(playing, 101, "complete")), playing.submit(ended))
    assert clicked.done
    assert timed_out.denial is TableDenial.STALE
    assert playing.to_act() == 102


async def test_a_click_just_after_the_time_out_is_stale(playing: Room) -> None:
    ended = TurnEnded(playing.view.hand_number, playing.hand.version)
    timed_out, clicked = await asyncio.gather(playing.submit(ended), playing.submit(click(playing, 101, "complete")))
    assert timed_out.done
    assert clicked.denial is TableDenial.STALE
    assert playing.hand.seats[-1].bet == 3


async def test_leaving_makes_a_simultaneous_later_action_stale(playing: Room) -> None:
    left, acted = await asyncio.gather(
        playing.submit(Leave(playing.request(101))), playing.submit(click(playing, 101, "complete"))
    )
    assert left.done
    assert acted.denial is TableDenial.STALE
    assert playing.hand.seats[-1].bet == 3


async def test_an_action_just_before_leaving_still_counts(playing: Room) -> None:
    acted, left = await asyncio.gather(
        playing.submit(click(playing, 101, "complete")), playing.submit(Leave(playing.request(101)))
    )
    assert acted.done
    assert left.done
    await playing.play("102 call")
    while not playing.hand.finished:
        await playing.play("102 bet")
    assert sorted(playing.stacks()) == [102]


async def test_a_table_closed_during_the_last_action_of_a_hand_closes_after_the_hand(
    playing: Room, store: MemoryStore
) -> None:
    await playing.play("101 bring_in")
    closed, folded = await asyncio.gather(
        playing.submit(Close(playing.request(OWNER))), playing.submit(click(playing, 102, "fold"))
    )
    assert closed.done
    assert folded.done
    assert folded.view.course.closed
    assert store.total(GUILD) == 12 * WALLET
    assert not store.tables


async def test_cancelling_the_caller_does_not_take_the_action_back(playing: Room) -> None:
    caller = asyncio.create_task(playing.submit(click(playing, 101, "complete")))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await playing.quiet()
    assert playing.stacks()[101] == 978


async def test_simultaneous_buy_ins_at_several_tables_never_overdraw_a_wallet(room: Room, store: MemoryStore) -> None:
    """Each of three players buys in for 2,000 at five tables.

    A wallet of 10,000 pays for exactly five seats; one with 500 less pays for four.
    """
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


async def test_a_table_that_waits_for_a_player_has_no_task_and_one_alarm(playing: Room) -> None:
    await playing.quiet()
    mine = asyncio.current_task()
    assert [task for task in asyncio.all_tasks() if task is not mine] == []
    assert len(playing.timer.pending()) == 1
