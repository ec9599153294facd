"""The bench of a busy lobby: the requests that keep it up to date while people come and go.

The bot is a process of its own, over real sockets. The requests are those that the local Discord receives in the
lobby's channel.
"""

import asyncio
import itertools
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.settings import Settings
from db.store import open_store
from tests.bench.columns import line, machine
from tests.bench.seated import SeatedTable, known_player, seat
from tests.bench.sockets import until_ended
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.journal import Entry
from tests.harness.local_discord.world import Json
from tests.harness.processes import addresses, start

TABLES: Final = 50
PLAYERS: Final = 2
WANDERERS: Final = 5
ROUND_SECONDS: Final = 20
PAUSE_SECONDS: Final = 1.0
"""Seconds between one who comes or goes and the next."""
QUIET_SECONDS: Final = 3
EVERY_SECONDS: Final = 10
FEWEST: Final = 0.5
"""The smallest share of the allowed edits: with fewer the lobby was not kept up to date."""

POSTS, EDITS, CALLS = "lobby posted", "lobby edited", "calls posted or taken away"


@dataclass
class LobbyCounts:
    """Requests in the lobby's channel by purpose, refused ones too; the journal passes each to ``read``."""

    channel_id: str
    kinds: Counter[str] = field(default_factory=Counter)

    def read(self, entry: Entry) -> None:
        if entry.path.startswith(f"/channels/{self.channel_id}/messages"):
            self.kinds[self._kind(entry)] += 1

    def _kind(self, entry: Entry) -> str:
        if entry.method == "PATCH":
            return EDITS
        if entry.method == "POST":
            return POSTS if (entry.body or {}).get("components") else CALLS
        return CALLS if entry.method == "DELETE" else f"{entry.method} in its channel"


def run(rounds: int) -> None:
    """Print the requests of ``rounds`` times 20 seconds.

    Raises SystemExit with the reason if the lobby costs more than one edit in ten seconds, or was not kept up to date.
    """
    seconds = rounds * ROUND_SECONDS
    print(
        f"a lobby of {TABLES} tables, {seconds} s, one comes or goes each {PAUSE_SECONDS:g} s; {machine()}", flush=True
    )
    counts, moves = asyncio.run(measure(seconds))
    print("\n".join(report(counts, moves, seconds)), flush=True)
    wrong = complaint(counts, seconds)
    if wrong is not None:
        raise SystemExit(wrong)


def report(counts: LobbyCounts, moves: int, seconds: float) -> list[str]:
    rows = [line("came or went", [str(moves)])]
    rows += [line(kind, [str(number)]) for kind, number in sorted(counts.kinds.items())]
    return [*rows, line("requests a second", [f"{counts.kinds.total() / seconds:.3f}"], f"{1 / EVERY_SECONDS:g}")]


def complaint(counts: LobbyCounts, seconds: float) -> str | None:
    """Return the complaint, or None; one edit may be due just as the measurement begins."""
    most = int(seconds / EVERY_SECONDS) + 1
    if counts.kinds.total() > most:
        return f"{counts.kinds.total()} requests, {most} at most"
    if counts.kinds[EDITS] < FEWEST * most:
        return f"{counts.kinds[EDITS]} edits: the lobby was not kept current"
    return None


async def measure(seconds: float) -> tuple[LobbyCounts, int]:
    """Return the requests in this time, and how many people came or went."""
    with tempfile.TemporaryDirectory() as folder:
        async with LocalDiscord() as local:
            database = Path(folder) / Settings.model_fields["database"].default
            database.parent.mkdir(parents=True)
            tables = await seat(local.world, database, TABLES, PLAYERS)
            wanderers = await _wanderers(local, database)
            counts = LobbyCounts(str(local.world.channel("lobby-of-tables")["id"]))
            settings = {"DISCORD_TOKEN": local.token, "HAND_PAUSE_SECONDS": "0", "CARD_EMOJIS": "off"}
            process = await start(Path(folder), **settings, **addresses(local))
            async with until_ended(process):
                await _open_lobby(local, counts.channel_id)
                local.journal.readers.append(counts.read)
                moves = await _wander(local, tables, wanderers, seconds)
                local.journal.readers.remove(counts.read)
            return counts, moves


async def _wanderers(local: LocalDiscord, database: Path) -> list[Json]:
    """Return people with chips and without a seat."""
    people = [local.world.member(f"wanderer{number}")["user"] for number in range(1, WANDERERS + 1)]
    store = await open_store(database)
    try:
        for user in people:
            await known_player(local.world, store, user)
    finally:
        await store.close()
    return people


async def _open_lobby(local: LocalDiscord, channel_id: str) -> None:
    """Open the lobby and wait until it is posted and every table has dealt.

    Nobody acts in those hands, so everybody who comes waits for the next one and may leave again.
    """
    await local.journal.wait_for("PUT", r"/applications/\d+/commands")
    await local.gateway.wait_until_identified()
    await local.interactions.command(local.world.owner, "lobby", channel_id=channel_id)
    await local.journal.wait_for("POST", f"/channels/{channel_id}/messages")
    await local.journal.quiet(QUIET_SECONDS)


async def _wander(local: LocalDiscord, tables: Sequence[SeatedTable], people: Sequence[Json], seconds: float) -> int:
    """Let people sit down at the next table or leave theirs, one by one, and return how many did."""
    loop, seated, moves = asyncio.get_running_loop(), dict[str, str](), 0
    end = loop.time() + seconds
    for user, table in zip(itertools.cycle(people), itertools.cycle(tables), strict=False):
        if loop.time() >= end:
            break
        place = seated.pop(user["id"], None)
        if place is None:
            seated[user["id"]] = table.channel["id"]
            await local.interactions.command(user, "table sit", channel_id=table.channel["id"])
        else:
            await local.interactions.command(user, "table leave", channel_id=place)
        moves += 1
        await asyncio.sleep(PAUSE_SECONDS)
    return moves
