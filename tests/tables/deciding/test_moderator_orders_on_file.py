"""Moderators' orders on a real database file: an order and its audit entry are one transaction."""

import asyncio

import pytest

from bot.moderation.ports import FOREVER, AuditFilter, Standing
from bot.tables.messages import Close, HandOver, Kick, Message, Pause, Resume, VoidHand
from bot.tables.replies import TableDenial
from bot.tables.saving import AuditEntry, Request
from tests.harness.db.orders import to
from tests.harness.on_file import wallet_balance
from tests.harness.tables.room import GUILD, MODERATOR, PAUSE_MS, WHY, Room, deal
from tests.tables.conftest import WALLET
from tests.tables.test_on_file import CARDS, TOTAL, File, file, held, lose_deck

__all__ = ["file"]


async def playing(file: File) -> Room:
    room = Room(file.store, *deal([1, 2, 3], CARDS))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000})
    await room.play("101 bring_in", "102 complete")
    return room


async def audit(file: File) -> list[AuditEntry]:
    """Return the audit entries, oldest first, after a check of their hash chain."""
    assert await file.store.office.audit.broken_at(GUILD) is None
    lines = await file.store.office.audit.page(GUILD, AuditFilter(), skip=0, most=50)
    return [line.entry for line in reversed(lines)]


async def test_a_paused_hand_can_be_undone_after_a_restart(file: File) -> None:
    room = await playing(file)
    await room.pause()
    again = await file.restart(room)
    assert (again.hand, again.view.course.paused, again.view.clock.deadline_ms) == (room.hand, "moderator", None)
    assert (await again.void()).done
    assert again.stacks() == {101: 1_000, 102: 1_000, 103: 1_000}
    third = await file.restart(again)
    assert (third.view.course.paused, third.view.last.voided) == ("moderator", "moderator")
    await third.resume()
    await third.advance(PAUSE_MS)
    assert third.view.hand_number == 2
    assert await held(file.store, third) == TOTAL
    assert [entry.act for entry in await audit(file)] == ["pause", "void", "resume"]


async def test_a_moderator_closes_a_table_and_undoes_its_hand(file: File) -> None:
    room = await playing(file)
    assert (await room.shut(void_hand=True)).done
    assert room.tables.in_guild(GUILD) == []
    assert [await wallet_balance(file.store, GUILD, player) for player in (101, 102, 103)] == [WALLET] * 3
    again = await file.restart(room)
    assert again.tables.in_guild(GUILD) == []
    (entry,) = await audit(file)
    assert (entry.act, entry.hand_number, entry.after) == ("close", 1, "hand undone, closed")


@pytest.mark.parametrize("restart", [False, True])
async def test_an_order_delivered_twice_is_audited_once(file: File, restart: bool) -> None:
    room = await playing(file)
    request = Request(4_711, MODERATOR, "mod")
    orders: list[Message] = [
        Pause(request, WHY),
        Resume(request, WHY),
        Kick(request, 103, WHY),
        HandOver(request, 102, WHY),
        VoidHand(request, WHY),
        Close(request, WHY),
    ]
    first, *others = orders
    both = await asyncio.gather(room.submit(first), room.submit(first))
    assert [reply.denial for reply in both] == [None, TableDenial.ALREADY_DONE]
    if restart:
        room = await file.restart(room)
    stacks = room.stacks()
    for order in others:
        assert (await room.submit(order)).denial is TableDenial.ALREADY_DONE
    assert room.stacks() == stacks
    assert len(await audit(file)) == 1


async def test_the_database_refuses_buy_ins_of_banned_players_and_from_frozen_wallets(file: File) -> None:
    room = await playing(file)
    for player, standing in ((104, Standing(FOREVER)), (105, Standing(None, frozen=True))):
        entry = AuditEntry(GUILD, "ban" if standing.frozen is False else "freeze", MODERATOR, WHY, 0, player)
        await file.store.office.conduct.change(room.request(MODERATOR), entry, player, to(standing))
    assert (await room.sit(104)).denial is TableDenial.BANNED
    assert (await room.sit(105)).denial is TableDenial.WALLET_FROZEN
    assert room.view.course.paused is None
    await room.play("103 fold", "101 call")
    assert await held(file.store, room) == TOTAL


async def test_a_banned_player_is_still_paid_out(file: File) -> None:
    room = await playing(file)
    entry = AuditEntry(GUILD, "ban", MODERATOR, WHY, 0, 103)
    await file.store.office.conduct.change(room.request(MODERATOR), entry, 103, lambda _: Standing(FOREVER))
    await room.kick(103)
    await room.play("101 fold")
    assert 103 not in room.stacks()
    assert await wallet_balance(file.store, GUILD, 103) == WALLET - 2


async def test_a_hand_that_the_table_undid_after_a_fault_is_audited_without_an_actor(file: File) -> None:
    room = await playing(file)
    lose_deck(file.path, room.table_id)
    await file.restart(room)
    (entry,) = await audit(file)
    assert (entry.act, entry.actor_id, entry.table_id, entry.hand_number) == ("void", None, room.table_id, 1)
    assert [post.kind for _, post in await file.store.due_posts.waiting()] == ["hand_voided"]
