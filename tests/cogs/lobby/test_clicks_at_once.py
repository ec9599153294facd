"""Two players who click *Play now* at the same time, over real sockets with the bot in a separate process."""

import asyncio
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.settings import Settings
from db import check, open_store
from tests.bench.seated import BUY_IN_CHIPS
from tests.harness.local_discord import Answer, LocalDiscord
from tests.harness.local_discord.messages import custom_ids
from tests.harness.local_discord.players import text_of
from tests.harness.local_discord.world import Json
from tests.harness.processes import addresses, end_of, start

pytestmark = pytest.mark.xdist_group("programs")

SEATS = 8
GRANT = BUY_IN_CHIPS + 1_000


@asynccontextmanager
async def lobby_of(folder: Path, local: LocalDiscord) -> AsyncIterator[Json]:
    """Run the bot and yield the lobby's message."""
    # Nobody acts at the tables, so long turns keep the players seated even on a busy machine.
    paces = {"TURN_SECONDS": "900", "HAND_PAUSE_SECONDS": "60"}
    process = await start(folder, **addresses(local), DISCORD_TOKEN=local.token, FIRST_GRANT=str(GRANT), **paces)
    try:
        await local.gateway.wait_until_identified()
        await local.interactions.command(local.world.owner, "lobby")
        await local.journal.wait_until(lambda: any(map(is_lobby, local.world.messages.values())))
        yield next(filter(is_lobby, local.world.messages.values()))
    finally:
        process.send_signal(signal.SIGTERM)
        ended = await end_of(process)
    assert ended.status == 0, ended.err
    assert "Traceback" not in ended.err


def is_lobby(message: Json) -> bool:
    return "lb:b:play" in custom_ids(message["components"])


async def at_once(local: LocalDiscord, lobby: Json, *names: str) -> list[str]:
    """Let all of them click at the same time, and return their answers."""
    people = [local.world.member(name)["user"] for name in names]
    answers = await asyncio.gather(*(local.interactions.click(user, lobby, "lb:b:play") for user in people))
    await local.journal.wait_until(lambda: all(map(told, answers)))
    return [told(answer) for answer in answers]


def told(answer: Answer) -> str:
    """Return the answer's text, which is empty until the bot has answered."""
    return text_of(answer.original) if answer.original is not None else ""


async def at_tables(file: Path) -> list[int]:
    """Return the number of players at each table, as the next bot reads it."""
    store = await open_store(file)
    try:
        return [len(table.stacks) for table in sorted(await store.open_tables(), key=lambda table: table.table_id)]
    finally:
        await store.close()


def seated(file: Path) -> list[int]:
    """Return the number of players with chips at each table, read from the file beside the running bot."""
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
        chips = "SELECT count(*) FROM account WHERE kind = 'seat' AND balance > 0 GROUP BY table_id ORDER BY table_id"
        return [count for (count,) in connection.execute(chips)]


async def test_two_simultaneous_clicks_share_a_table_if_it_has_room_for_both(tmp_path: Path) -> None:
    """They click when no table is open, then with two free seats, with none, and with one."""
    file = tmp_path / Settings.model_fields["database"].default
    async with LocalDiscord() as local, lobby_of(tmp_path, local) as lobby:
        answers = await at_once(local, lobby, "ann", "bob")
        assert seated(file) == [2]
        for number in range(2, SEATS - 2):
            answers += await at_once(local, lobby, f"p{number}")
        answers += await at_once(local, lobby, "cat", "dan")
        assert seated(file) == [SEATS]
        answers += await at_once(local, lobby, "eve", "fay")
        assert seated(file) == [SEATS, 2]
        for number in range(2, SEATS - 1):
            answers += await at_once(local, lobby, f"q{number}")
        assert seated(file) == [SEATS, SEATS - 1]
        answers += await at_once(local, lobby, "gus", "hal")
    assert all("You're in seat" in text for text in answers), answers
    assert check(file) == [], "every chip is accounted for"
    assert await at_tables(file) == seated(file) == [SEATS, SEATS, 1]
