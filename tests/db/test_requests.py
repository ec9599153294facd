"""Tests of the requests that were carried out."""

import pytest

from bot.tables.saving import Request
from db import SqliteStore, requests

USER = 70_001
CLICK = 1_573_982_130_298_421_277
"""An id that Discord gave out on 22 November 2026."""
CLICKED_MS = 1_795_336_983_037


@pytest.mark.parametrize("request_id", [-1, -(1 << 63), (1 << 63) - 1])
async def test_the_time_of_a_request_with_any_id_is_told_again(store: SqliteStore, request_id: int) -> None:
    player = await store.directory.player_id(USER)
    part = Request(request_id, player, "leave")
    await store.database.write(lambda connection: requests.record(connection, part, CLICKED_MS))
    told = await store.office.privacy.export(USER)
    assert told["clicks_and_commands"] == [{"id": str(request_id), "name": "leave", "at_ms": CLICKED_MS}]


async def test_the_time_of_a_click_is_told_again_and_takes_two_bytes(store: SqliteStore) -> None:
    player = await store.directory.player_id(USER)
    click = Request(CLICK, player, "call")
    await store.database.write(lambda connection: requests.record(connection, click, CLICKED_MS + 345))
    assert await store.database.read("SELECT after_ms FROM request") == [(345,)]
    told = await store.office.privacy.export(USER)
    assert told["clicks_and_commands"] == [{"id": str(CLICK), "name": "call", "at_ms": CLICKED_MS + 345}]
