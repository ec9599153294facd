"""The command /odds if there are none or they take too long, and practice for a user with a pending deletion."""

import pytest

from bot.fleet.orders import UserOrder
from bot.locales.phrases import say
from bot.practice import worker
from tests.harness.discord.room import Room


async def test_odds_that_would_take_too_long_are_refused(played: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "AT_ONCE_MOST", 0)
    assert await played.slash("an", "odds") == say("en-US", "odds-too-long")


async def test_a_hand_that_nobody_opened_has_no_odds(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="five-card-draw", rules="jackpots=on pass_in_max=1")
    await room.seat("an", "bo")
    await room.deal("AsKdQcJh9s", "KsQdJcTh8s")
    while room.view.hand is not None and not room.view.hand.finished:
        await room.slash(room.to_act, "check")
    assert await room.slash("an", "odds") == "Nobody opened in hand 1-1 (Table 1), so there are no odds to compare."


async def test_a_user_with_a_pending_deletion_gets_a_practice_table_but_no_seat(room: Room) -> None:
    room.join("an")
    await room.slash("an", "wallet")
    await room.store.user_orders.take(UserOrder(1, room.people["an"].id, "delete", {}, 0), (), 2)
    told = await room.slash("an", "practice", at=room.lobby)
    (room.table,) = room.lobby.threads
    assert told == say("en-US", "practice-opened-alone", channel=room.table.mention)
    assert room.view.seats == ()
