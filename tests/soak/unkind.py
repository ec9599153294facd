"""Play on a Discord that often makes it impossible.

Rights are withdrawn and given back, threads locked, answers lost, and Discord is silent for up to 90 minutes.
Meanwhile the clock must not fold or blind anybody. Whoever can fix it is informed once, nothing is created twice,
every chip is counted, and play resumes by itself.
"""

import argparse
import asyncio
import logging
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final, Literal
from unittest.mock import patch

from bot.ui.discord import outbox
from db.event_rows import VIA
from tests.harness.checking import checked
from tests.soak.unkind_world import TABLES, Evening

Kind = Literal["silence", "channel", "role", "lock", "restart"]
RIGHTS: Final = ("view_channel", "send_messages_in_threads")
"""Rights without which nobody can play; losing another right of the invite link has other effects."""
TOLD_SECONDS: Final = 60
BACK_SECONDS: Final = 75
"""Play has resumed by then."""
BY_THE_CLOCK: Final = ("no_show", "too_few", "level", "late_over", "rebuy_declined", "break_over", "drop_waiting")
MINUTES: Final = (1, 2, 5, 12, 30, 60, 90)


@dataclass
class Figures:
    stoppages: Counter[str] = field(default_factory=Counter)
    minutes: int = 0
    hands: int = 0
    acts: int = 0
    problems: list[str] = field(default_factory=list)


@dataclass
class Trouble:
    kind: Kind
    about: str
    tables: set[int]
    """The tables where it makes play impossible."""
    since_ms: int = 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--hours", type=float, default=12.0, help="of the clock")
    parser.add_argument("--seed", default="1")


def run(args: argparse.Namespace) -> int:
    logging.disable(logging.CRITICAL)
    begun = perf_counter()
    with tempfile.TemporaryDirectory() as folder, patch.object(outbox, "OPEN_EVERY_SECONDS", 0.0):
        figures = asyncio.run(soaked(Path(folder) / "unkind.sqlite3", Random(args.seed), args.hours))
    told = ", ".join(f"{count} {kind}" for kind, count in sorted(figures.stoppages.items()))
    print(f"seed {args.seed}: {args.hours:g} hours of clock in {perf_counter() - begun:.0f} s")
    print(f"{figures.hands} hands, {figures.acts} acts; stoppages: {told}; {figures.minutes} minutes in all")
    for problem in figures.problems:
        print(f"PROBLEM {problem}")
    print(f"{len(figures.problems)} problems")
    return 1 if figures.problems else 0


async def soaked(path: Path, chance: Random, hours: float, tables: int = TABLES) -> Figures:
    evening, figures = await Evening.open(path, chance, tables), Figures()
    until_ms = evening.now_ms() + round(hours * 3_600_000)
    try:
        with evening.losing_answers():
            while evening.now_ms() < until_ms:
                evening.lost_answers = chance.choice((0.0, 0.0, 0.05))
                await evening.play(chance.randint(60, 600))
                evening.lost_answers = 0.0
                await _stop_and_mend(evening, chance, figures)
            await evening.play(BACK_SECONDS)
        figures.problems += _made_twice(evening)
    finally:
        await evening.room.shut()
    figures.problems += checked(path)
    with closing(sqlite3.connect(path)) as file:
        (figures.hands,) = file.execute("SELECT count(*) FROM hand").fetchone()
        (figures.acts,) = file.execute("SELECT count(*) FROM hand_event WHERE via IS NOT NULL").fetchone()
    return figures


async def _stop_and_mend(evening: Evening, chance: Random, figures: Figures) -> None:
    """Cause one trouble, end it, and check its effects."""
    minutes, told_before = chance.choice(MINUTES), len(evening.office.history())
    trouble, mend = _begin(evening, chance)
    trouble.since_ms = evening.now_ms()
    figures.stoppages[trouble.kind] += 1
    figures.minutes += minutes
    hears = trouble.kind not in ("silence", "restart")
    await evening.play(min(minutes * 60, TOLD_SECONDS), heard=hears)
    can_be_told = trouble.kind in ("channel", "role") and minutes * 60 > TOLD_SECONDS and trouble.tables
    if can_be_told and len(evening.office.history()) == told_before:
        figures.problems.append(f"{trouble.about}: nobody was told within a minute")
    if trouble.kind == "restart":
        evening.heal()
        await evening.room.restart()
        evening.silence()
    await evening.play(max(0, minutes * 60 - TOLD_SECONDS), heard=hears)
    ended_ms = evening.now_ms()
    mend()
    figures.problems += _lost_to_the_clock(evening, trouble, ended_ms)
    await evening.play(BACK_SECONDS)
    figures.problems += _still_standing(evening, trouble)
    if len(evening.office.history()) > told_before + 1:
        figures.problems.append(f"{trouble.about}: told {len(evening.office.history()) - told_before} times")


def _begin(evening: Evening, chance: Random) -> tuple[Trouble, Callable[[], None]]:
    kind: Kind = chance.choice(("silence", "channel", "role", "lock", "restart"))
    tables = evening.tables()
    everywhere = {view.table_id for view in tables}
    if kind in ("silence", "restart"):
        evening.silence()
        return Trouble(kind, kind, everywhere), evening.heal
    if kind == "role":
        evening.withdraw(RIGHTS[1])
        return Trouble(kind, f"the role without {RIGHTS[1]}", everywhere), lambda: evening.give_back(RIGHTS[1])
    if kind == "channel":
        right, channel = chance.choice(RIGHTS), chance.choice([*evening.channels, evening.room.lobby])
        threads = {thread.id for thread in channel.threads}
        evening.deny(channel, right)
        there = {view.table_id for view in tables if view.place.channel_id in threads}
        return Trouble(kind, f"{channel.name} without {right}", there), lambda: evening.allow(channel)
    view = chance.choice(tables)
    evening.lock(view.place.channel_id, locked=True)
    return Trouble(kind, f"table {view.table_id} locked", {view.table_id}), lambda: evening.lock(
        view.place.channel_id, locked=False
    )


def _lost_to_the_clock(evening: Evening, trouble: Trouble, ended_ms: int) -> list[str]:
    """Return the acts, hands and deadlines that the clock caused while nobody could play."""
    span = (trouble.since_ms, ended_ms)
    tournaments = {view.tournament_id for view in evening.tables() if view.table_id in trouble.tables}
    with closing(sqlite3.connect(evening.room.path)) as file:
        acts = file.execute(_ACTS, span).fetchall()
        hands = file.execute(_HANDS, span).fetchall()
        changes = file.execute(_CHANGES, span).fetchall()
    return [
        *(f"{trouble.about}: {via} acted at table {table}" for table, via in acts if table in trouble.tables),
        *(f"{trouble.about}: {n} hands at table {table}" for table, n in hands if table in trouble.tables and n > 1),
        *(
            f"{trouble.about}: {cause} in tournament {tournament}"
            for tournament, cause in changes
            if cause in BY_THE_CLOCK and (tournament in tournaments or trouble.kind in ("silence", "restart"))
        ),
    ]


_ACTS: Final = f"""SELECT table_id, 'timeout' FROM hand_event JOIN hand ON hand.id = hand_id
WHERE via = {VIA["timeout"]} AND at_ms > ? AND at_ms < ?"""
_HANDS: Final = "SELECT table_id, count(*) FROM hand WHERE opened_ms > ? AND opened_ms < ? GROUP BY table_id"
_CHANGES: Final = "SELECT tournament_id, cause FROM tournament_change WHERE at_ms > ? AND at_ms < ?"


def _still_standing(evening: Evening, trouble: Trouble) -> list[str]:
    return [
        f"{trouble.about}: table {view.table_id} still stands still: {view.course.paused} {view.course.obstacle}"
        for view in evening.tables()
        if view.table_id in trouble.tables and view.course.paused is not None
    ]


def _made_twice(evening: Evening) -> list[str]:
    """Return threads without a table, and events and cards that exist twice."""
    room = evening.room
    with closing(sqlite3.connect(room.path)) as file:
        places = {place for (place,) in file.execute("SELECT channel_id FROM poker_table")}
        places |= {place for (place,) in file.execute("SELECT thread_id FROM record_thread")}
    threads = [thread for channel in (*evening.channels, room.lobby) for thread in channel.threads]
    idle = [f"the thread {thread.name} is no table's" for thread in threads if thread.id not in places]
    events = Counter(event.name for event in room.env.backend.get_guild(room.guild.id).scheduled_events.values())
    cards = [
        f"table {view.table_id} has {shown} cards" for view in evening.tables() if (shown := evening.cards(view)) != 1
    ]
    return [*idle, *(f"{count} events are called {name}" for name, count in events.items() if count > 1), *cards]
