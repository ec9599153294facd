"""Whatever people and clocks do to a table, in whatever order: its chips stay, and it never stands still."""

import asyncio
import random

import pytest

from bot.poker.actions import ActionKind
from bot.tables.messages import (
    Act,
    Back,
    Close,
    DirectMessages,
    Due,
    Leave,
    MemberGone,
    Message,
    Sit,
    SitOut,
    TurnEnded,
)
from bot.tables.ports import Account
from tests.tables.conftest import PLAYERS, WALLET
from tests.tables.doubles import MemoryStore
from tests.tables.room import GUILD, TURN_MS, Room

STEPS = 400


@pytest.mark.parametrize("seed", range(12))
async def test_any_messages_keep_the_chips_and_never_stall_a_table(store: MemoryStore, seed: int) -> None:
    chance = random.Random(seed)
    room = Room(store, seed=seed)
    hands = 0
    for step in range(STEPS):
        if room.tables.view(room.table_id) is None:
            await room.open(buy_in_least=30, buy_in_most=400, seats_max=6)
        store.down = chance.random() < 0.03
        messages = [anything(room, chance) for _ in range(chance.choice((1, 1, 1, 3)))]
        await asyncio.gather(*(room.tables.submit(room.table_id, message) for message in messages))
        store.down = False
        await room.advance(chance.choice((0, 0, 0, 2_000, 9_000, TURN_MS)))
        check_money(room, store)
        if room.tables.view(room.table_id) is None:
            continue
        check_alive(room)
        hands = max(hands, room.view.hand_number)
        if step % 60 == 59:
            room = await after_a_crash(room, store)
    assert hands > 5


async def after_a_crash(room: Room, store: MemoryStore) -> Room:
    again = Room(store, seed=room.timer.now_ms())
    again.timer.ring_next(room.timer.now_ms())
    again.requests, again.table_id = room.requests, room.table_id
    await again.tables.restore()
    assert {player: chips for player, chips in again.stacks().items() if chips} == {
        player: chips for player, chips in room.stacks().items() if chips
    }
    return again


def check_money(room: Room, store: MemoryStore) -> None:
    """The view's stacks are the ledger's, and every chip that was ever granted is somewhere."""
    assert store.total(GUILD) == len(PLAYERS) * WALLET
    if room.tables.view(room.table_id) is None:
        assert all(account.kind in ("issuer", "wallet") for account, chips in store.balances.items() if chips)
        return
    for player, chips in room.stacks().items():
        assert store.balances[Account("seat", GUILD, player, room.table_id)] == chips
    pot = store.balances[Account("pot", GUILD, table_id=room.table_id)]
    live = room.view.hand is not None and not room.view.hand.finished
    assert pot == (sum(pot.amount for pot in room.hand.pots) if live else 0)
    assert bool(pot) == live


def check_alive(room: Room) -> None:
    """Somebody present is to act before a deadline, or a hand is coming, or fewer than two are ready; and an alarm is
    set for what comes next."""
    view = room.view
    assert len(room.timer.pending()) == 1
    if view.paused is not None:
        return
    if view.hand is not None and not view.hand.finished:
        assert view.deadline_ms is not None
        assert room.status(room.to_act()) == "playing"
    elif view.next_hand_ms is None:
        assert sum(line.status in ("playing", "waiting") and line.stack > 0 for line in view.seats) < 2


def anything(room: Room, chance: random.Random) -> Message:
    view, player = room.view, chance.choice(PLAYERS)
    hand = view.hand
    if hand is not None and hand.options and chance.random() < 0.7:
        kind = chance.choice([option.kind for option in hand.options])
        return Act(room.request(room.to_act()), kind, None, view.hand_number, hand.version)
    request = room.request(player)
    version = hand.version if hand is not None else 0
    messages: list[Message] = [
        Sit(request, chance.choice((None, 29, 30, 100, 400))),
        Sit(request, 200, chance.randint(0, 7)),
        Leave(request),
        SitOut(request),
        Back(request),
        Back(request),
        MemberGone(player),
        DirectMessages(player, chance.random() < 0.5),
        Due(),
        TurnEnded(view.hand_number, version),
        TurnEnded(view.hand_number, version - 1),
        Act(request, chance.choice(list(ActionKind))),
        Close(request) if chance.random() < 0.1 else Due(),
    ]
    return chance.choice(messages)
