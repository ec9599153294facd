"""A tournament from /tournament create to its winner, over real sockets: the bot in a process of its own as its owner
starts it, the local Discord with its limits and the people in this one.

A moderator creates it from a template and posts the preview, people register on the card, he moves the start closer,
they check in, and play until one has all the chips. What Discord's side saw is measured: requests a minute by route,
how near they came to its limits, how fast direct messages were opened, how long clicks waited.
"""

import argparse
import asyncio
import secrets
import signal
import tempfile
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Final

from bot.poker.house_rules import HouseRules
from bot.settings import Settings
from bot.tables.ports import AuditEntry, Request
from bot.tournaments.settings import ENTRANTS_MOST, TournamentSettings
from bot.tournaments.state import TournamentState
from bot.ui.direct_mail import OPEN_EVERY_SECONDS
from db import check, open_store
from db.check import read_only
from tests.bench.columns import line, machine, numbers
from tests.local_discord import LocalDiscord
from tests.local_discord.bodies import problems
from tests.local_discord.interactions import Answer
from tests.local_discord.journal import Entry
from tests.local_discord.limits import GLOBAL_REQUESTS
from tests.local_discord.players import Tally, human, text_of
from tests.local_discord.world import Json, custom_ids
from tests.processes import addresses, end_of, start
from tests.soak.model import Wrong
from tests.soak.tournament_people import Field
from tests.soak.tournament_traffic import Traffic

ENTRANTS: Final = 64
THINK: Final = (0.5, 2.0)
"""Seconds before a click at a table, at least and at most."""
REGISTER_SECONDS: Final = 20.0
"""Within which everybody registers: a rush, as after an announcement."""
CHECK_IN_SECONDS: Final = 15.0
TEMPLATE: Final = "Fast"
NAME: Final = "Friday night"
BUY_IN: Final = 100
SETTINGS: Final = TournamentSettings(
    TEMPLATE,
    "razz",
    HouseRules(),
    seats=6,
    target_minutes=15,
    level_hands=2,
    stack_bets=5,
    buy_in=BUY_IN,
    entrants_least=2,
    late_levels=0,
    turn_seconds=20,
    season="quarter",
)
"""Levels of two hands and few chips, so that it is over in minutes."""
LONG_SECONDS: Final = 1_800.0
"""By then it must be over."""
QUIET_SECONDS: Final = 3.0
"""So long after its last request the bot has nothing more to tell."""
CLICK_MS: Final = 500
EARLY_SECONDS: Final = 0.05
"""Two requests that left the bot so far apart may reach this process so much closer together."""


@dataclass(frozen=True, slots=True)
class Plan:
    entrants: int
    seed: int
    think: tuple[float, float] = THINK
    register_seconds: float = REGISTER_SECONDS
    check_in_seconds: float = CHECK_IN_SECONDS
    pause_seconds: int = 1
    """Between hands."""
    settings: TournamentSettings = SETTINGS


@dataclass(frozen=True, slots=True)
class Played:
    plan: Plan
    traffic: Traffic
    played: Tally
    entered: Tally
    busiest_second: int
    refused: int
    """Requests that Discord's limits refused."""
    hands: int
    tables: int
    seconds: float
    state: TournamentState
    said: str
    """The bot's log, of warnings and worse."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--entrants", type=int, default=ENTRANTS, metavar="N", help="people who take part (%(default)s)")
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
    """Raises Wrong where it does not come to its end, or its money or the bot's requests are not as they must be.
    ``proves``: bodies are looked at as they come, else when all is over, which does not slow the clicks down."""
    database = folder / Settings.model_fields["database"].default
    database.parent.mkdir(parents=True)
    async with LocalDiscord(proves=proves) as local:
        local.journal.keeps = False
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
    """A template with what the command has no options for."""
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
    """What the bot has logged is in the list once it is over. Ended as its owner would end it."""
    settings = {"DISCORD_TOKEN": local.token, "HAND_PAUSE_SECONDS": str(plan.pause_seconds), "LOG_LEVEL": "WARNING"}
    process: Process = await start(folder, **settings, **addresses(local))
    ended, said = asyncio.create_task(end_of_run(process)), list[str]()
    try:
        await local.gateway.wait_until_identified()
        yield said
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        said.append(await ended)


async def end_of_run(process: Process) -> str:
    """What it said on standard error. Raises Wrong where it did not end as it should."""
    _, said = await process.communicate()
    if process.returncode != 0:
        raise Wrong(f"the bot ended with {process.returncode}: {said.decode()}")
    return said.decode()


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
    await local.interactions.command(moderator, "tournament edit", start=_stamp(plan.check_in_seconds + 5))
    await field.until(lambda: field.offer("checkin") is not None, "check-in does not open")
    await field.all_press("checkin", plan.check_in_seconds)
    await field.until(lambda: field.offer("hands") is not None, "there is no result", LONG_SECONDS)
    await field.press(field.people[0], "hands")
    await local.journal.quiet(QUIET_SECONDS)


def _stamp(seconds: float) -> str:
    """So long from now, as Discord writes a time."""
    return f"<t:{int(time.time() + seconds)}>"


def _shown(answer: Answer) -> Json:
    assert answer.original is not None
    return answer.original


def _buttons(answer: Answer) -> list[str]:
    return list(custom_ids(answer.original["components"])) if answer.original is not None else []


# What it came to


def _prove_bodies(entries: list[Entry]) -> None:
    found = [problem for one in entries for problem in problems(one.method, one.path, one.body)]
    if found:
        raise Wrong(f"{len(found)} bodies are not valid: {'; '.join(found[:3])}")


async def _prove(database: Path, local: LocalDiscord, plan: Plan) -> tuple[TournamentState, int, int]:
    """The state in the end, hands and tables. Raises Wrong where the file does not prove or a chip is missing."""
    if found := check(database):
        raise Wrong("; ".join(found))
    guild = int(local.world.guild_id)
    store = await open_store(database)
    try:
        (over,) = await store.tournaments.past(guild, 1)
        wallets = {each.player_id: await store.wallet_balance(guild, each.player_id) for each in over.state.entrants}
    finally:
        await store.close()
    for fault in _money(over.state, wallets, plan):
        raise Wrong(fault)
    with closing(read_only(database)) as connection:
        query = "SELECT coalesce(sum(abs(balance)), 0) FROM account WHERE kind IN ('prize', 'mint', 'entry', 'seat', 'pot')"
        ((left,),) = connection.execute(query).fetchall()
        if left:
            raise Wrong(f"{left} chips are neither in a wallet nor gone")
        ((hands,),) = connection.execute("SELECT count(*) FROM hand").fetchall()
        ((tables,),) = connection.execute("SELECT count(*) FROM poker_table").fetchall()
    return over.state, hands, tables


def _money(state: TournamentState, wallets: dict[int, int], plan: Plan) -> Iterator[str]:
    grant = Settings.model_fields["first_grant"].default
    if state.phase != "finished" or not state.settled:
        yield f"it is {state.phase}, and not over"
    if len(state.started()) != plan.entrants:
        yield f"{len(state.started())} of {plan.entrants} were dealt in"
    places = [place for place, players in state.places() for _ in players]
    if places[:1] != [1] or len(places) != plan.entrants:
        yield f"the places are {places}"
    if sum(entrant.prize for entrant in state.entrants) != plan.entrants * BUY_IN:
        yield f"{sum(entrant.prize for entrant in state.entrants)} chips were paid"
    for entrant in state.entrants:
        if wallets[entrant.player_id] != grant - BUY_IN + entrant.prize:
            yield f"a wallet has {wallets[entrant.player_id]} chips after a prize of {entrant.prize}"


def faults(played: Played) -> Iterator[str]:
    """What Discord's side must not have seen."""
    traffic = played.traffic
    if played.refused:
        yield f"{played.refused} requests were over a limit"
    for (kind, status), times in traffic.errors().items():
        yield f"{times} times {status} for {kind}"
    if played.busiest_second > GLOBAL_REQUESTS:
        yield f"{played.busiest_second} requests in one second"
    if traffic.opened_apart() < OPEN_EVERY_SECONDS - EARLY_SECONDS:
        yield f"direct messages were opened {traffic.opened_apart():.2f} s apart"
    if len(traffic.openings()) != played.plan.entrants:
        yield f"direct messages were opened {len(traffic.openings())} times"
    if played.played.unanswered or played.entered.unanswered:
        yield f"{played.played.unanswered + played.entered.unanswered} clicks were not answered"
    if played.said:
        yield f"the log says: {played.said}"


def report(played: Played) -> list[str]:
    traffic, state = played.traffic, played.state
    per_minute = traffic.busiest(60.0, lambda request: "direct messages opened" in request.kind)
    return [
        f"{played.plan.entrants} entrants, {played.tables} tables, {played.hands} hands, {state.level} levels, "
        f"{sum(entrant.moved for entrant in state.entrants)} moves, {played.seconds / 60:.1f} minutes",
        *traffic.lines(),
        numbers("the busiest second, requests that count", [played.busiest_second], 0, f"<= {GLOBAL_REQUESTS}"),
        numbers("the busiest 5 s in one channel, posts", [traffic.busiest_channel(5.0, "POST")], 0, "<= 5, or they wait"),
        numbers("the busiest 5 s in one channel, edits", [traffic.busiest_channel(5.0, "PATCH")], 0, "<= 5, or they wait"),
        numbers("refused by a limit (429, 40003)", [played.refused], 0, "none"),
        numbers("direct messages opened, busiest minute", [per_minute], 0, f"<= {60 / OPEN_EVERY_SECONDS:.0f}"),
        numbers("  the shortest time between two, s", [traffic.opened_apart()], 2, f">= {OPEN_EVERY_SECONDS:g}"),
        *_clicks("at the tables", played.played),
        *_clicks("to register, check in, arrive", played.entered),
    ]


def _clicks(where: str, tally: Tally) -> Iterator[str]:
    cuts = quantiles(tally.seconds, n=100, method="inclusive")
    yield line(f"clicks {where}", [f"{len(tally.seconds):,}"])
    yield numbers("  acknowledged, p50, ms", [1000 * cuts[49]], 1)
    yield numbers("  acknowledged, p99, ms", [1000 * cuts[98]], 1, f"< {CLICK_MS}")
    yield line("  refused, unanswered", [f"{tally.refused}, {tally.unanswered}"])
