"""A tournament from /tournament create to its winner, over real sockets.

The bot runs in its own process as its owner starts it; the local Discord with its limits and the people run in this
one. A moderator creates the tournament from a template and posts the preview. People register on the card, the start
is moved closer, they check in, and play until one has all the chips. What Discord sees is measured: requests a minute
by route, how close they come to its limits, how fast direct messages are opened, and how long clicks wait.
"""

import argparse
import asyncio
import re
import secrets
import signal
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from bot.settings import Settings
from bot.tables.saving import AuditEntry, Request
from bot.tournaments.settings import ENTRANTS_MOST
from bot.tournaments.state import TournamentState
from db import check, open_store
from db.file.paths import read_only
from tests.bench.columns import machine
from tests.harness.forked import Forked
from tests.harness.local_discord import LocalDiscord
from tests.harness.local_discord.bodies import problems
from tests.harness.local_discord.interactions import Answer
from tests.harness.local_discord.journal import Entry
from tests.harness.local_discord.messages import custom_ids
from tests.harness.local_discord.players import human, words_of
from tests.harness.local_discord.world import Json
from tests.harness.on_file import wallet_balance
from tests.harness.processes import addresses, start
from tests.soak.model import Wrong
from tests.soak.tournament_figures import SETTINGS, TEMPLATE, THINK, Plan, Played, faults, money, report
from tests.soak.tournament_people import Field
from tests.soak.tournament_traffic import Traffic

ENTRANTS: Final = 64
NAME: Final = "Friday night"
LONG_SECONDS: Final = 1_800.0
"""It must be over by then."""
QUIET_SECONDS: Final = 2.0
"""So long after its last request the bot has nothing more to say."""
SOON_SECONDS: Final = 600.0
"""So close to the start check-in is open, and everybody has time for it even on a busy machine."""
SPARE_SECONDS: Final = 5.0
"""After check-in the start is so far ahead, so that it is still in the future when the bot learns of it."""
PAST: Final = "is in the past"
SLOW: Final = re.compile(r"discord\.gateway: Can't keep up, .* is (?P<seconds>[\d.]+)s behind")
INTERVAL_SECONDS: Final = 41
"""The least time between two heartbeats.

The library notes the time of each heartbeat after sending it, in a thread: on a busy machine after the answer, which
then seems late by a whole interval.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--entrants", type=int, default=ENTRANTS, metavar="N", help="who take part (%(default)s)")
    parser.add_argument("--seed", type=int, help="of what people do")


def run(args: argparse.Namespace) -> int:
    if not SETTINGS.entrants_least <= args.entrants <= ENTRANTS_MOST:
        print(f"--entrants must be from {SETTINGS.entrants_least} to {ENTRANTS_MOST}")
        return 2
    seed = args.seed if args.seed is not None else secrets.randbelow(2**32)
    print(f"{args.entrants} people who think {THINK[0]:g} to {THINK[1]:g} s; seed {seed}; {machine()}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        try:
            played = asyncio.run(tournament(Path(folder), Plan(args.entrants, seed)))
        except Wrong as wrong:
            print(f"WRONG: {wrong}")
            return 1
    print("\n".join(report(played)))
    found = list(faults(played))
    print("\n".join(f"WRONG: {fault}" for fault in found) or "Nothing was wrong.")
    return 1 if found else 0


# From its creation to the winner


async def tournament(folder: Path, plan: Plan, *, proves: bool = False) -> Played:
    """Run the tournament; raise Wrong if it does not end, or its money or the bot's requests are wrong.

    With ``proves`` bodies are checked as they arrive, otherwise at the end, which does not slow down the clicks.
    """
    database = folder / Settings.model_fields["database"].default
    database.parent.mkdir(parents=True)
    async with LocalDiscord(proves=proves) as local:
        local.journal.keeps = False
        local.interactions.patience_seconds = plan.answer_seconds
        bodies: list[Entry] = []
        local.journal.readers.append(bodies.append)
        people = [local.world.member(f"player{number:02}")["user"] for number in range(1, plan.entrants + 1)]
        await _furnish(local, database, plan)
        async with _running(folder, local, plan) as said:
            luck = Random(plan.seed)
            field = Field(local, people, human(luck, *plan.think), luck)
            traffic, began = Traffic(local.world, time.perf_counter), time.perf_counter()
            local.journal.readers.append(traffic.read)
            try:
                await _play(local, field, plan)
            finally:
                await field.stop()
            seconds = time.perf_counter() - began
    if not proves:
        _prove_bodies(bodies)
    state, hands, tables = await _prove(database, local, plan)
    limits = local.limits
    figures = (limits.busiest, limits.refused, hands, tables, seconds)
    return Played(plan, traffic, field.played, field.entered, *figures, state, said[0])


async def _furnish(local: LocalDiscord, database: Path, plan: Plan) -> None:
    """Save a template with the settings that the command has no options for."""
    store = await open_store(database)
    try:
        guild, owner = int(local.world.guild_id), await store.directory.player_id(int(local.world.owner["id"]))
        request = Request(int(local.world.snowflake()), owner, "soak")
        entry = AuditEntry(guild, "save_template", owner, "", 0)
        await store.tournaments.save_template(guild, TEMPLATE, plan.settings, request, entry)
    finally:
        await store.close()


@asynccontextmanager
async def _running(folder: Path, local: LocalDiscord, plan: Plan) -> AsyncIterator[list[str]]:
    """Run the bot, end it as its owner would, and then put its log into the list."""
    settings = {"DISCORD_TOKEN": local.token, "HAND_PAUSE_SECONDS": str(plan.pause_seconds), "LOG_LEVEL": "WARNING"}
    process: Forked = await start(folder, **settings, **addresses(local))
    ended, said, failed = asyncio.create_task(_end(process)), list[str](), None
    try:
        await local.gateway.wait_until_identified()
        yield said
    except Wrong as wrong:
        failed = wrong
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        said.append(await ended)
    if failed is not None:
        raise Wrong(f"{failed}; the log says: {said[0]}")


async def _end(process: Forked) -> str:
    """Return the bot's lines on standard error, but misread heartbeats; raise Wrong if it did not end properly."""
    _, said = await process.communicate()
    if process.returncode != 0:
        raise Wrong(f"the bot ended with {process.returncode}: {said.decode()}")
    return "".join(line for line in said.decode().splitlines(keepends=True) if not is_misread(line))


def is_misread(line: str) -> bool:
    """Return True for a heartbeat whose answer seems to come after a whole interval or more."""
    late = SLOW.search(line)
    return late is not None and float(late["seconds"]) >= INTERVAL_SECONDS


async def _play(local: LocalDiscord, field: Field, plan: Plan) -> None:
    moderator = local.world.owner
    await field.until(lambda: "tournament" in local.commands, "there is no /tournament")
    started = _stamp(20 * 60)
    answer = await local.interactions.command(
        moderator, "tournament create", name=NAME, game=plan.settings.game, start=started, template=TEMPLATE
    )
    await field.until(lambda: bool(_buttons(answer)), "the preview is not shown")
    await local.interactions.click(moderator, _shown(answer), next(key for key in _buttons(answer) if "post" in key))
    await field.until(lambda: field.offer("register") is not None, "the card is not posted")
    await field.all_press("register", plan.register_seconds)
    await local.interactions.command(moderator, "tournament edit", start=_stamp(SOON_SECONDS))
    await field.until(lambda: field.offer("checkin") is not None, "check-in does not open")
    await field.all_press("checkin", plan.check_in_seconds)
    await _begin(local, field)
    await field.until(lambda: field.offer("hands") is not None, "there is no result", LONG_SECONDS)
    await field.press(field.people[0], "hands")
    # Card emojis are still being uploaded, one every two seconds.
    await local.journal.quiet(QUIET_SECONDS, but=r"/applications/\d+/emojis")


async def _begin(local: LocalDiscord, field: Field) -> None:
    """Set the start to a few seconds ahead, or further if a busy machine was too late."""
    for seconds in (SPARE_SECONDS, 10 * SPARE_SECONDS, 100 * SPARE_SECONDS):
        answer = await local.interactions.command(local.world.owner, "tournament edit", start=_stamp(seconds))
        await field.until(partial(words_of, answer), "an edit is not answered")
        if PAST not in words_of(answer):
            return


def _stamp(seconds: float) -> str:
    """Return the time so many seconds from now, as Discord writes it."""
    return f"<t:{int(time.time() + seconds)}>"


def _shown(answer: Answer) -> Json:
    assert answer.original is not None
    return answer.original


def _buttons(answer: Answer) -> list[str]:
    return list(custom_ids(answer.original["components"])) if answer.original is not None else []


# Results


def _prove_bodies(entries: list[Entry]) -> None:
    found = [problem for one in entries for problem in problems(one.method, one.path, one.body)]
    if found:
        raise Wrong(f"{len(found)} bodies are not valid: {'; '.join(found[:3])}")


async def _prove(database: Path, local: LocalDiscord, plan: Plan) -> tuple[TournamentState, int, int]:
    """Return the final state, hands and tables; raise Wrong if the file is wrong or a chip is missing."""
    if found := check(database):
        raise Wrong("; ".join(found))
    guild = int(local.world.guild_id)
    store = await open_store(database)
    try:
        (over,) = await store.tournaments.past(guild, 1)
        wallets = {each.player_id: await wallet_balance(store, guild, each.player_id) for each in over.state.entrants}
    finally:
        await store.close()
    for fault in money(over.state, wallets, plan):
        raise Wrong(fault)
    with closing(read_only(database)) as connection:
        query = (
            "SELECT coalesce(sum(abs(balance)), 0) FROM account WHERE kind IN ('prize', 'mint', 'entry', 'seat', 'pot')"
        )
        ((left,),) = connection.execute(query).fetchall()
        if left:
            raise Wrong(f"{left} chips are neither in a wallet nor gone")
        ((hands,),) = connection.execute("SELECT count(*) FROM hand").fetchall()
        ((tables,),) = connection.execute("SELECT count(*) FROM poker_table").fetchall()
    return over.state, hands, tables
