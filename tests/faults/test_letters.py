"""A process that is killed while it sends cards: after the next start every player has them, and once."""

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
    """A table whose first hand is dealt as soon as a process starts."""

    local: LocalDiscord
    folder: Path
    people: tuple[Json, ...]

    @property
    def database(self) -> Path:
        return self.folder / "data" / "lowball.sqlite3"

    @property
    def mail(self) -> str:
        """The way to every player's messages."""
        channels = "|".join(self.local.world.dms[person["id"]] for person in self.people)
        return rf"/channels/({channels})/messages"

    def letters(self) -> list[int]:
        """How many each player has been sent."""
        messages = self.local.world.messages.values()
        return [
            sum(one["channel_id"] == self.local.world.dms[person["id"]] for one in messages) for person in self.people
        ]

    def remembered(self) -> int:
        return len(rows(self.database, "SELECT * FROM letter"))

    def card_remembered(self) -> bool:
        """Only then is it edited by the next process; a card that nobody noted is posted again."""
        return bool(rows(self.database, "SELECT * FROM poker_table WHERE message_id IS NOT NULL"))

    async def until(self, holds: Callable[[], bool]) -> None:
        """Raises TimeoutError."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not holds():
                await self.local.journal.next(0.05)

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[Forked]:
        """Ended by SIGTERM, if it still runs by then, so that it finishes what it is at."""
        settings = {"DISCORD_TOKEN": self.local.token, "HAND_PAUSE_SECONDS": "0", **addresses(self.local)}
        process = await start(self.folder, **settings)
        try:
            yield process
        finally:
            # Also after a failure: waiting for a process that nobody ends would hide what failed.
            if process.returncode is None:
                process.terminate()
            ended = await end_of(process)
            assert "Traceback" not in ended.err, ended.err

    async def kill(self, process: Forked) -> None:
        """And let so much time go by that Discord has forgotten every nonce."""
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


async def test_killed_between_the_commit_and_the_letters_all_are_sent_after_the_start(place: Place) -> None:
    hanging = place.local.faults.plan("POST", place.mail, Fault(hangs=True))
    async with place.bot() as process:
        await place.until(lambda: hanging.met == PLAYERS)
        await place.kill(process)
    assert place.letters() == [0] * PLAYERS
    async with place.bot():
        await place.until(lambda: place.remembered() == PLAYERS)
    assert place.letters() == [1] * PLAYERS


async def test_killed_between_the_letters_and_their_answers_none_is_sent_again(place: Place) -> None:
    place.local.faults.plan("POST", place.mail, Fault(0, done=True))
    async with place.bot() as process:
        await place.until(lambda: place.letters() == [1] * PLAYERS)
        await place.kill(process)
    assert place.remembered() == 0
    async with place.bot():
        await place.until(lambda: place.remembered() == PLAYERS)
    assert place.letters() == [1] * PLAYERS


async def test_killed_after_the_letters_nobody_is_even_asked_for_them(place: Place) -> None:
    async with place.bot() as process:
        # The card goes out beside the letters, and may be noted before or after them.
        await place.until(lambda: place.remembered() == PLAYERS and place.card_remembered())
        await place.kill(process)
    async with place.bot():
        await place.local.gateway.wait_until_identified()
        await place.until(lambda: bool(place.local.journal.found("PATCH", r"/channels/\d+/messages/\d+")))
    assert place.letters() == [1] * PLAYERS
    assert place.local.journal.found("GET", place.mail) == []


async def test_killed_after_some_of_the_letters_the_others_are_sent(place: Place) -> None:
    place.local.faults.plan("POST", place.mail, Fault(hangs=True), times=1)
    async with place.bot() as process:
        await place.until(lambda: place.remembered() == PLAYERS - 1)
        await place.kill(process)
    assert sorted(place.letters()) == [0, *[1] * (PLAYERS - 1)]
    async with place.bot():
        await place.until(lambda: place.remembered() == PLAYERS)
    assert place.letters() == [1] * PLAYERS
