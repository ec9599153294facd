"""A process killed while it sends cards: after the next start every player has them exactly once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.bench.seated import seat
from tests.harness.db.scenes import rows
from tests.harness.forked import Forked
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.faults import Fault
from tests.harness.local_discord.world import Json
from tests.harness.processes import PATIENCE_SECONDS, addresses, end_of, start

pytestmark = pytest.mark.xdist_group("programs")

PLAYERS = 3


@dataclass
class Place:
    """A table that deals its first hand as soon as a process starts."""

    local: LocalDiscord
    folder: Path
    people: tuple[Json, ...]

    @property
    def database(self) -> Path:
        return self.folder / "data" / "lowball.sqlite3"

    @property
    def mail(self) -> str:
        """A regular expression for the paths of all players' direct messages."""
        channels = "|".join(self.local.world.dms[person["id"]] for person in self.people)
        return rf"/channels/({channels})/messages"

    def letters(self) -> list[int]:
        """Count the direct messages of each player."""
        messages = self.local.world.messages.values()
        return [
            sum(one["channel_id"] == self.local.world.dms[person["id"]] for one in messages) for person in self.people
        ]

    def remembered(self) -> int:
        return len(rows(self.database, "SELECT * FROM letter"))

    def card_remembered(self) -> bool:
        """Tell whether the table message is saved, so that the next process edits it instead of posting a new one."""
        return bool(rows(self.database, "SELECT * FROM poker_table WHERE message_id IS NOT NULL"))

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until the condition holds; raise TimeoutError."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not holds():
                await self.local.journal.next(0.05)

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[Forked]:
        """Run the bot; at the end stop it with SIGTERM, so that it finishes its work."""
        settings = {"DISCORD_TOKEN": self.local.token, "HAND_PAUSE_SECONDS": "0", **addresses(self.local)}
        process = await start(self.folder, **settings)
        try:
            yield process
        finally:
            # Stop it after a failure too: waiting for a running process would hide the failure.
            if process.returncode is None:
                process.terminate()
            ended = await end_of(process)
            assert "Traceback" not in ended.err, ended.err

    async def kill(self, process: Forked) -> None:
        """Kill the process, and let enough time pass that Discord has forgotten every nonce."""
        process.kill()
        await process.wait()
        self.local.faults.clear()
        self.local.gateway.forget()
        self.local.world.forget_nonces()


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with LocalDiscord() as local:
        place = Place(local, tmp_path, ())
        place.database.parent.mkdir()
        (table,) = await seat(local.world, place.database, 1, PLAYERS)
        place.people = table.people
        yield place


async def test_messages_that_were_not_sent_before_a_kill_are_all_sent_at_the_next_start(place: Place) -> None:
    hanging = place.local.faults.plan("POST", place.mail, Fault(hangs=True))
    async with place.bot() as process:
        await place.until(lambda: hanging.met == PLAYERS)
        await place.kill(process)
    assert place.letters() == [0] * PLAYERS
    async with place.bot():
        await place.until(lambda: place.remembered() == PLAYERS)
    assert place.letters() == [1] * PLAYERS


async def test_messages_that_were_sent_just_before_a_kill_are_not_sent_again(place: Place) -> None:
    place.local.faults.plan("POST", place.mail, Fault(0, done=True))
    async with place.bot() as process:
        await place.until(lambda: place.letters() == [1] * PLAYERS)
        await place.kill(process)
    assert place.remembered() == 0
    async with place.bot():
        await place.until(lambda: place.remembered() == PLAYERS)
    assert place.letters() == [1] * PLAYERS


async def test_after_a_kill_discord_is_not_asked_about_direct_messages_saved_as_sent(place: Place) -> None:
    async with place.bot() as process:
        # The table message is sent in parallel and may be saved before or after the letters.
        await place.until(lambda: place.remembered() == PLAYERS and place.card_remembered())
        await place.kill(process)
    async with place.bot():
        await place.local.gateway.wait_until_identified()
        await place.until(lambda: bool(place.local.journal.found("PATCH", r"/channels/\d+/messages/\d+")))
    assert place.letters() == [1] * PLAYERS
    assert place.local.journal.found("GET", place.mail) == []


async def test_of_several_messages_only_those_that_were_not_sent_before_a_kill_are_sent_after_it(place: Place) -> None:
    place.local.faults.plan("POST", place.mail, Fault(hangs=True), times=1)
    async with place.bot() as process:
        await place.until(lambda: place.remembered() == PLAYERS - 1)
        await place.kill(process)
    assert sorted(place.letters()) == [0, *[1] * (PLAYERS - 1)]
    async with place.bot():
        await place.until(lambda: place.remembered() == PLAYERS)
    assert place.letters() == [1] * PLAYERS
