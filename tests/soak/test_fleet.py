"""Faults that the proof of a fleet's files must find."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from bot.fleet.orders import UserOrder
from bot.fleet.part import Part
from bot.tables.saving import Request
from db import SqliteStore, open_store, requests
from tests.harness.db.scenes import NOW
from tests.harness.local_discord.interactions import MESSAGE, UPDATE, Answer
from tests.soak.fleet_proof import prove

USER = 70_001
SERVERS = ((2 << 22) + 900, (1 << 22) + 900)
"""One server of each part."""


def path_of(folder: Path, index: int) -> Path:
    return folder / f"{index}.sqlite3"


@pytest.fixture
async def stores(tmp_path: Path) -> AsyncIterator[list[SqliteStore]]:
    """Open the stores of two parts, with chips of the user in both."""
    async with AsyncExitStack() as leaving:
        opened = []
        for index, server in enumerate(SERVERS):
            store = await open_store(path_of(tmp_path, index), part=Part(index, 2))
            leaving.push_async_callback(store.close)
            await store.bank.wallet(server, await store.directory.player_id(USER), 1000, NOW)
            opened.append(store)
        yield opened


def answered(number: int, server: int, kind: int = UPDATE) -> Answer:
    interaction: dict[str, Any] = {
        "id": str(number),
        "guild_id": str(server),
        "data": {"custom_id": "lb:a:1:1:1:check"},
    }
    answer = Answer(interaction, type=kind)
    answer.acknowledged.set()
    return answer


async def carried_out(store: SqliteStore, number: int) -> None:
    def run(connection: sqlite3.Connection) -> None:
        requests.record(connection, Request(number, None, "check"), NOW)

    await store.database.write(run)


async def proved(
    folder: Path, stores: list[SqliteStore], *answers: Answer, forgotten: tuple[int, ...] = ()
) -> list[str]:
    for store in stores:
        await store.close()
    return prove({index: path_of(folder, index) for index in range(2)}, answers, forgotten).wrong


async def test_two_correct_files_have_no_faults(tmp_path: Path, stores: list[SqliteStore]) -> None:
    await carried_out(stores[1], 5)
    refused = answered(6, SERVERS[0], MESSAGE)
    assert await proved(tmp_path, stores, answered(5, SERVERS[1]), refused, forgotten=(USER + 1,)) == []


async def test_a_server_in_another_parts_file_is_found(tmp_path: Path, stores: list[SqliteStore]) -> None:
    await stores[0].bank.wallet(SERVERS[1], await stores[0].directory.player_id(USER), 1000, NOW)
    assert await proved(tmp_path, stores) == [
        f"part 0/2: guild {SERVERS[1]} doesn't belong in this file, which is the file of part 0 of 2"
    ]


async def test_a_click_carried_out_by_another_part_is_found(tmp_path: Path, stores: list[SqliteStore]) -> None:
    await carried_out(stores[0], 5)
    wrong = await proved(tmp_path, stores, answered(5, SERVERS[1]))
    assert wrong == [f"part 0/2 has carried out check of server {SERVERS[1]}"]


async def test_an_accepted_click_missing_from_every_file_is_found(tmp_path: Path, stores: list[SqliteStore]) -> None:
    assert await proved(tmp_path, stores, answered(5, SERVERS[1])) == ["the click 5 was taken and is in no file"]


async def test_a_forgotten_user_who_is_still_in_a_file_is_found(tmp_path: Path, stores: list[SqliteStore]) -> None:
    await stores[0].office.privacy.forget(USER, NOW)
    assert await proved(tmp_path, stores, forgotten=(USER,)) == [f"part 1/2 still knows user {USER}"]


async def test_an_order_that_is_still_due_is_found(tmp_path: Path, stores: list[SqliteStore]) -> None:
    await stores[1].user_orders.take(UserOrder(9, USER, "delete", {}, NOW), (0,), 2)
    assert await proved(tmp_path, stores) == ["part 1/2: order 9 is still due"]


async def test_chips_that_nobody_minted_are_found(tmp_path: Path, stores: list[SqliteStore]) -> None:
    for store in stores:
        await store.close()
    with closing(sqlite3.connect(path_of(tmp_path, 0), isolation_level=None)) as file:
        file.execute("DROP TRIGGER account_moves")
        file.execute("UPDATE account SET balance = balance + 1 WHERE kind = 'wallet'")
    assert any("part 0/2" in wrong for wrong in await proved(tmp_path, []))
