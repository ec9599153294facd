"""Tables on a real SQLite file, which ``check`` verifies at the end."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.poker.actions import ActionKind
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.tables.messages import Act, Sit
from bot.tables.replies import TableDenial
from bot.tables.saving import NewTable, Request
from db import SqliteStore, check, open_store
from tests.harness.on_file import wallet_balance, without_triggers
from tests.harness.tables.room import GUILD, OWNER, PAUSE_MS, TURN_MS, Room, deal, deal_draw, of_game, settings
from tests.tables.conftest import PLAYERS, WALLET
from tests.tables.test_anything import anything, check_alive

CARDS = {1: "AsAhKs", 2: "2c3c4c5c6c7d9d", 3: "2d3d5d6d7c8d9h"}
TOTAL = len(PLAYERS) * WALLET


class File:
    """A database that is reopened after each restart; ``store`` is the current one."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.store: SqliteStore

    async def open(self) -> None:
        self.store = await open_store(self.path)

    async def restart(self, before: Room) -> Room:
        """Stop the process that ``before`` belongs to and start the next."""
        await before.tables.stop()
        await self.store.close()
        await self.open()
        after = Room(self.store, seed=1)
        after.timer.ring_next(before.timer.now_ms())
        after.requests, after.channels, after.table_id = before.requests, before.channels, before.table_id
        await after.tables.restore()
        return after


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[File]:
    """Yield a file in which the players have their chips, and verify its ledger afterwards."""
    file = File(tmp_path / "room.sqlite3")
    await file.open()
    for player_id in PLAYERS:
        await file.store.bank.wallet(GUILD, player_id, WALLET, 0)
    yield file
    await file.store.close()
    assert check(file.path) == []


async def held(store: SqliteStore, room: Room) -> int:
    """Return all chips of the players in wallets, stacks and pots."""
    wallets = [await wallet_balance(store, GUILD, player) for player in PLAYERS]
    seats = [await store.bank.at_tables(GUILD, player) for player in PLAYERS]
    pots = [
        sum(pot.amount for pot in view.hand.pots)
        for view in room.tables.in_guild(GUILD)
        if view.hand is not None and not view.hand.finished
    ]
    return sum(wallets) + sum(seats) + sum(pots)


async def test_a_hand_continues_after_a_restart(file: File) -> None:
    room = Room(file.store, *deal([1, 2, 3], CARDS))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000})
    await room.play("101 bring_in", "102 complete")
    hand, stacks = room.hand, room.stacks()
    again = await file.restart(room)
    assert (again.hand, again.stacks()) == (hand, stacks)
    await again.play("103 fold", "101 call")
    while not again.hand.finished:
        await again.play(f"{again.to_act()} check")
    assert await held(file.store, again) == TOTAL
    await again.advance(PAUSE_MS)
    assert again.view.hand_number == 2
    await again.close()
    await again.advance(20 * TURN_MS)
    assert again.tables.in_guild(GUILD) == []
    assert sum([await wallet_balance(file.store, GUILD, player) for player in PLAYERS]) == TOTAL


async def test_a_click_carried_out_before_a_restart_is_not_repeated(file: File) -> None:
    room = Room(file.store)
    await room.open()
    click = Sit(Request(4_711, 101, "sit"), 2_000)
    assert (await room.submit(click)).done
    assert (await room.leave(101)).done
    again = await file.restart(room)
    assert (await again.submit(click)).denial is TableDenial.ALREADY_DONE
    assert again.stacks() == {}
    assert await wallet_balance(file.store, GUILD, 101) == WALLET


async def test_an_interaction_delivered_twice_at_once_takes_effect_only_once(file: File) -> None:
    room = Room(file.store, *deal([1, 2], CARDS))
    await room.started({1: 1_000, 2: 1_000})
    click = Act(Request(4_711, 101, "play"), ActionKind.COMPLETE)
    replies = await asyncio.gather(room.submit(click), room.submit(click))
    assert [reply.denial for reply in replies] == [None, TableDenial.ALREADY_DONE]
    assert room.stacks()[101] == 978


async def test_cancelling_the_caller_during_the_save_does_not_take_the_action_back(file: File) -> None:
    room = Room(file.store, *deal([1, 2], CARDS))
    await room.started({1: 1_000, 2: 1_000})
    caller = asyncio.create_task(room.act(101, "complete"))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    await room.quiet()
    assert room.stacks()[101] == 978
    assert await file.store.bank.at_tables(GUILD, 101) == 978


async def test_simultaneous_buy_ins_at_several_tables_never_overdraw_a_wallet(file: File) -> None:
    """Each of three players buys in for 2,000 at five tables.

    A wallet of 10,000 pays for exactly five seats; that of the player who sat down elsewhere before pays for four.
    """
    room = Room(file.store)
    await room.open()
    await room.sit(102)
    tables = [await room.open() for _ in range(5)]
    replies = await asyncio.gather(
        *(room.tables.submit(table, Sit(room.request(player), 2_000)) for table in tables for player in (101, 102, 103))
    )
    denials = [reply.denial for reply in replies if reply is not None and not reply.done]
    assert denials == [TableDenial.INSUFFICIENT_CHIPS]
    assert [await wallet_balance(file.store, GUILD, player) for player in (101, 102, 103)] == [0, 1_000, 0]
    assert await held(file.store, room) == TOTAL


async def two_hands(file: File) -> tuple[Room, int]:
    """Return a room with two tables in mid-hand, the second one current, and the id of the first."""
    room = Room(file.store, *deal([1, 2, 3], CARDS))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000})
    await room.play("101 bring_in", "102 complete")
    damaged = room.table_id
    await room.started({4: 1_000, 5: 1_000})
    return room, damaged


async def check_only_one_hand_is_voided(file: File, room: Room, damaged: int) -> None:
    """Check that after a restart the hand of the table ``damaged`` is voided and the other one goes on."""
    again = await file.restart(room)
    assert again.hand.to_act is not None
    again.table_id = damaged
    assert again.stacks() == {101: 1_000, 102: 1_000, 103: 1_000}
    assert await held(file.store, again) == TOTAL
    await again.advance(PAUSE_MS)
    assert again.view.hand_number == 2


async def test_a_hand_whose_deck_is_lost_is_voided_and_the_other_table_plays_on(file: File) -> None:
    room, damaged = await two_hands(file)
    lose_deck(file.path, damaged)
    await check_only_one_hand_is_voided(file, room, damaged)


def lose_deck(path: Path, table_id: int) -> None:
    hands = f"SELECT id FROM hand WHERE table_id = {table_id}"
    spoil(path, f"DELETE FROM hand_secret WHERE class = 'deck' AND hand_id IN ({hands})")


def spoil(path: Path, sql: str) -> None:
    """Damage the file in a way that the schema would refuse."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection, without_triggers(connection):
        connection.execute(sql)


async def test_a_draw_continues_after_a_restart(file: File) -> None:
    room = Room(file.store, *deal_draw("badugi", [1, 2, 3], {3: "8c9dThJs"}, stub="QhQsQd"))
    await room.started({1: 1_000, 2: 1_000, 3: 1_000}, **of_game("badugi"))
    await room.play("101 call", "102 call", "103 check", "102 draw", "103 draw ThJs")
    hand, private = room.hand, room.tables.private(room.table_id, 103)
    again = await file.restart(room)
    assert (again.hand, again.tables.private(again.table_id, 103)) == (hand, private)
    await again.play("101 draw", "102 check", "103 bet", "101 fold", "102 call")
    await again.check_down()
    assert await held(file.store, again) == TOTAL
    await again.advance(PAUSE_MS)
    assert (again.view.hand_number, again.hand.button) == (2, 2)


async def test_a_hand_with_an_unreadable_event_is_voided_and_the_other_table_plays_on(file: File) -> None:
    room, damaged = await two_hands(file)
    spoil(file.path, "UPDATE hand_event SET body = '{}' WHERE kind = 6")
    await check_only_one_hand_is_voided(file, room, damaged)


async def test_a_table_whose_state_cannot_be_read_is_paid_out_and_closed(file: File) -> None:
    room, damaged = await two_hands(file)
    spoil(file.path, f"UPDATE poker_table SET state = '{{}}', settings = '[]' WHERE id = {damaged}")
    again = await file.restart(room)
    assert again.hand.to_act is not None
    assert again.tables.view(damaged) is None
    assert [await wallet_balance(file.store, GUILD, player) for player in (101, 102, 103)] == [WALLET] * 3
    assert await file.store.damaged_tables() == []


async def test_stacks_and_pots_too_large_for_a_single_transfer_are_paid_out(file: File) -> None:
    room, most = Room(file.store, seed=3), 10**12
    game = GAMES["deuce-to-seven-single-draw"]
    stakes = game.stakes(HouseRules(), 10)
    wanted = settings(game=game.name, stakes=stakes, buy_in_least=most, buy_in_most=most, seats_max=3)
    new = NewTable(GUILD, 500, OWNER, "Table", wanted, practice=True)
    room.table_id = (await room.tables.open(new, room.request(OWNER))).table_id
    for player in (101, 102, 103):
        assert (await room.sit(player)).done
    await room.advance(PAUSE_MS)
    await room.play(f"{room.to_act()} raise {most}")
    await room.check_down()
    assert sum(line.stack for line in room.view.seats) == 3 * most
    assert max(line.stack for line in room.view.seats) > most
    assert (await room.close()).done
    assert room.tables.view(room.table_id) is None
    assert paid_out(file.path) == (3 * most, most)


def paid_out(path: Path) -> tuple[int, int]:
    """Return the practice chips that have left tables, and the largest single transfer of them."""
    connection = sqlite3.connect(path)
    try:
        query = "SELECT sum(amount), max(amount) FROM transfer WHERE code = 'practice_out'"
        chips, largest = connection.execute(query).fetchone()
    finally:
        connection.close()
    return chips, largest


FILES: tuple[dict[str, object], ...] = (
    {},
    {"rotation": tuple(GAMES), "rotation_hands": 1},
    of_game("five-card-draw", jackpots=True, joker="bug"),
    {"rotation": ("razz", "badugi"), "rotation_hands": 1, "dealers_choice": True},
)


@pytest.mark.parametrize("table", FILES, ids=["razz", "mix", "jackpots", "choice"])
async def test_random_messages_keep_the_ledger_balanced(file: File, table: dict[str, object]) -> None:
    chance = random.Random(1_000)
    room = Room(file.store, seed=5)
    for step in range(120):
        if room.tables.view(room.table_id) is None:
            await room.open(**(table | {"buy_in_least": 30, "buy_in_most": 400, "seats_max": 6}))
        messages = [anything(room, chance) for _ in range(chance.choice((1, 1, 1, 3)))]
        await asyncio.gather(*(room.tables.submit(room.table_id, message) for message in messages))
        await room.advance(chance.choice((0, 0, 0, 2_000, 9_000, TURN_MS)))
        if room.tables.view(room.table_id) is not None:
            check_alive(room)
        if step % 40 == 39:
            assert await held(file.store, room) == TOTAL
            room = await file.restart(room)
