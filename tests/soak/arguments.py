"""Random and hostile arguments for every command, given by everybody while games go on.

Every command gets an answer that only its asker sees and that keeps Discord's limits. Nothing fails, no chip moves
without a reason, and no card gets out. The commands and their options come from the command tree itself, so new ones
are tried as well.
"""

import argparse
import asyncio
import logging
import secrets
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final
from unittest.mock import patch

import pytest
from simcord.components import walk_components
from simcord.results import InteractionResult, ResponseMessage

from bot.locales import phrases
from bot.moderation.token_bucket import USER_ASKS, Limits
from bot.ui.discord import outbox
from bot.ui.text.sentences import is_askers, original_of
from tests.harness.discord.asking import Place, ask, press
from tests.harness.local_discord.simulated import copy_quickly
from tests.soak.argument_checks import SealSecrets, Secrets, hands_in, pings, wrong_answer, wrong_file
from tests.soak.argument_values import Values
from tests.soak.argument_world import PLAYERS, STAFF, World

BATCH: Final = 250
"""Commands in one world."""
FLOOD_EVERY: Final = 8
"""Every so many batches one has a flood of commands."""
TOLD_EVERY: Final = 20
"""Batches between two lines about the progress."""
BUTTON: Final = 2
TEXT_INPUT: Final = 4
CLICKS_MOST: Final = 6
"""The most clicks on one answer."""
QUOTED_MOST: Final = 300


@dataclass(frozen=True)
class Set:
    """One command with its arguments, and who gave it where."""

    number: int
    name: str
    command: str
    place: Place
    values: dict[str, Any]
    focus: str | None = None

    def __str__(self) -> str:
        given = {key: getattr(value, "name", value) for key, value in self.values.items()}
        suggests = f", suggestions for {self.focus}" if self.focus else ""
        return f"{self.number}: {self.name} /{self.command}{suggests} {ascii(given)[:QUOTED_MOST]}"


@dataclass
class Report:
    sets: int = 0
    batches: int = 0
    answered: Counter[str] = field(default_factory=Counter)
    """By command."""
    suggested: int = 0
    clicked: int = 0
    flooded: int = 0
    hands: int = 0
    proofs: int = 0
    """Proofs sent to players."""
    problems: list[str] = field(default_factory=list)

    def lines(self, seconds: float) -> list[str]:
        least = min(self.answered.values(), default=0)
        return [
            f"{self.sets} sets for {len(self.answered)} commands, {least} at least for each, in {self.batches} worlds "
            f"and {seconds:.0f} s",
            f"{self.suggested} of them for suggestions, {self.clicked} clicks on what came back, "
            f"{self.flooded} in floods; {self.hands} hands were dealt meanwhile, {self.proofs} proofs sent",
            f"{len(self.problems)} problems",
        ]


class Errors(logging.Handler):
    """A handler that keeps the lines logged as errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage()[:QUOTED_MOST])

    def taken(self) -> list[str]:
        found, self.found = self.found, []
        return found


@contextmanager
def strictly() -> Iterator[Errors]:
    """Make incomplete phrases fail, do not delay direct messages, and yield the logged errors."""
    errors = Errors()
    logging.getLogger().addHandler(errors)
    try:
        with (
            patch.object(phrases, "strict", True),
            patch.object(outbox, "OPEN_EVERY_SECONDS", 0.0),
            pytest.MonkeyPatch.context() as simulated,
        ):
            copy_quickly(simulated)
            yield errors
    finally:
        logging.getLogger().removeHandler(errors)


class Batch:
    """The commands in one world, all of them made from the batch's own seed."""

    def __init__(self, world: World, errors: Errors, report: Report, seed: str, only: str) -> None:
        self._world = world
        self._errors = errors
        self._report = report
        self._seed = seed
        self._chance = world.chance
        self._values = Values(world.chance)
        self._secrets = Secrets(world)
        self._seals = SealSecrets(world)
        self._names = [name for name in world.commands if name.startswith(only)]
        self._waiting: list[str] = []
        """The commands still to come before any is tried again."""

    async def run(self, sets: int, *, flood: bool, until_noticed: bool) -> None:
        with closing(self._seals):
            await self._ask_sets(sets, until_noticed=until_noticed)
            if flood:
                await self._flood()
            if not (until_noticed and self._report.problems):
                await self._ask_for_proofs()
            self._report.proofs += self._seals.proofs
            self._report.problems += [f"seed {self._seed}: {problem}" for problem in await self._seals.told()]

    async def _ask_sets(self, sets: int, *, until_noticed: bool) -> None:
        for number in range(sets):
            if until_noticed and self._report.problems:
                return
            one = self._set(number)
            result = await self._asked(one)
            self._report.answered[one.command] += 1
            await self._look(one, result)
            await self._clicks(one, result)
            while self._chance.random() < 0.5:
                if not await self._world.go_on():
                    self._secrets.look()
                    await self._seals.note(self._world.room.env.http_requests, None, None)
                    self._world.room.env.http_requests.clear()
                await self._look(Set(number, "everybody", "go on", one.place, {}), None)

    def _set(self, number: int) -> Set:
        world, chance = self._world, self._chance
        self._waiting = self._waiting or chance.sample(self._names, len(self._names))
        name, command = world.anybody(), world.commands[self._waiting.pop()]
        values = self._values.of(command, world.things())
        if name in STAFF and command.qualified_name == "privacy delete":
            values = {}
        focused = [each.display_name for each in command.parameters if each.autocomplete]
        focus = chance.choice(focused) if focused and chance.random() < 0.15 else None
        return Set(number, name, command.qualified_name, world.anywhere(name), values, focus)

    async def _asked(self, one: Set) -> InteractionResult:
        world = self._world
        values = dict(one.values)
        if one.focus is not None:
            values.setdefault(one.focus, "")
            self._report.suggested += 1
        command, user = world.commands[one.command], world.people[one.name].id
        return await ask(world.room.env, command, user, one.place, values, focus=one.focus)

    async def _look(self, one: Set, result: InteractionResult | None) -> None:
        """Note the faults of an answer and of everything else that the command caused."""
        world = self._world
        env = world.room.env
        problems = [] if result is None else wrong_answer(result, suggests=one.focus is not None)
        problems += [f"logged: {line}" for line in self._errors.taken()]
        problems += [f"failed: {error!r}"[:QUOTED_MOST] for error in env.errors if not is_askers(original_of(error))]
        env._errors.clear()
        problems += pings(env.http_requests)
        problems += await self._secrets.told(env.http_requests)
        user = world.people[one.name].id if one.name in world.people else None
        await self._seals.note(env.http_requests, result, user)
        env.http_requests.clear()
        self._report.problems += [f"seed {self._seed}, set {one}: {problem}" for problem in problems]

    async def _clicks(self, one: Set, result: InteractionResult) -> None:
        """Press some buttons and menus of the answer in turn, and submit the forms that open."""
        shown = result.response
        for _ in range(CLICKS_MOST):
            parts = self._parts(one, shown)
            if shown is None or not parts:
                return
            part = self._chance.choice(parts)
            chosen = None if part["type"] == BUTTON else {"component_type": part["type"], "values": self._chosen(part)}
            if self._values.goes_wrong():
                await self._pressed(one, shown, self._values.custom_id(part["custom_id"]), chosen=chosen)
            clicked = await self._pressed(one, shown, part["custom_id"], chosen=chosen)
            if clicked.modal is not None:
                inputs = [each for each in walk_components(clicked.modal["components"]) if each["type"] == TEXT_INPUT]
                fields = {each["custom_id"]: self._typed() for each in inputs}
                await self._pressed(one, shown, clicked.modal["custom_id"], fields=fields)

    def _parts(self, one: Set, shown: ResponseMessage | None) -> list[dict[str, Any]]:
        """Return the buttons and menus that the answer has now."""
        if shown is None:
            return []
        stored = self._world.room.env.backend.get_message(one.place.channel_id, shown.id)
        parts = walk_components(stored.components)
        return [part for part in parts if "custom_id" in part and not part.get("disabled")]

    def _typed(self) -> Any:
        return self._values.wrong_kind() if self._values.goes_wrong() else self._values.text()

    def _chosen(self, menu: dict[str, Any]) -> Any:
        """Return one or two of a menu's options, or anything else."""
        if self._values.goes_wrong():
            return self._values.wrong_kind()
        room = self._world.room
        there = [option["value"] for option in menu.get("options", ())]
        ids = [room.lobby.id, room.guild.id, *(actor.id for actor in self._world.people.values())]
        options = (there or [str(each) for each in ids], [str(each) for each in ids], [self._values.text()])
        return self._chance.choices(self._chance.choice(options), k=self._chance.choice((0, 1, 1, 2)))

    async def _pressed(self, one: Set, shown: ResponseMessage, custom_id: str, **how: Any) -> InteractionResult:
        world = self._world
        self._report.clicked += 1
        result = await press(world.room.env, world.people[one.name].id, one.place, custom_id, shown.message, **how)
        await self._look(replace(one, command=f"{one.command}, click on {custom_id}", values=how, focus=None), result)
        return result

    async def _ask_for_proofs(self) -> None:
        """Let each player ask for the proof of the last hand."""
        world = self._world
        for name in PLAYERS:
            one = Set(0, name, "hand proof", Place(world.room.lobby.id, world.room.guild.id), {})
            await self._look(one, await self._asked(one))

    async def _flood(self) -> None:
        """Let one player send commands too fast: each gets an answer, and after a while they are served again."""
        world = self._world
        world.room.wiring.limits.asks = Limits().asks
        place = Place(world.room.lobby.id, world.room.guild.id)
        told = [await world.order("bo", "wallet", place) for _ in range(USER_ASKS.burst + 5)]
        await world.room.wait(30)
        told.append(await world.order("bo", "wallet", place))
        turned_away = ["Slow down!" in text for text in told]
        self._report.flooded += len(told)
        if not all(told) or not turned_away[-2] or turned_away[0] or turned_away[-1]:
            self._report.problems.append(f"seed {self._seed}: a flood was answered wrongly: {turned_away}")
        await self._look(Set(0, "bo", "flood", place, {}), None)
        world.be_patient()


async def batch(
    seed: str,
    sets: int,
    errors: Errors,
    report: Report,
    only: str = "",
    *,
    flood: bool = False,
    until_noticed: bool = False,
) -> None:
    """Run so many commands in a fresh world, and print each fault at once."""
    known = len(report.problems)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "room.sqlite3"
        world = await World.open(path, Random(seed))
        try:
            await Batch(world, errors, report, seed, only).run(sets, flood=flood, until_noticed=until_noticed)
        finally:
            await world.shut()
        report.problems += [f"seed {seed}: {problem}" for problem in wrong_file(path, world.staff)]
        report.hands += hands_in(path)
    for problem in report.problems[known:]:
        print(problem, flush=True)
    report.sets += sets
    report.batches += 1


async def arguments(sets: int, seed: str, only: str = "", *, until_noticed: bool = False) -> Report:
    """Run so many commands, in as many worlds as it takes, for the commands whose names begin with ``only``.

    Each world has its own seed, from which it can be run again alone. With ``until_noticed`` there is no flood, and
    the run ends at the first fault.
    """
    report, number = Report(), 0
    with strictly() as errors:
        while report.sets < sets:
            size = min(BATCH, sets - report.sets)
            flood = number % FLOOD_EVERY == 0 and not until_noticed
            await batch(f"{seed}/{number}", size, errors, report, only, flood=flood, until_noticed=until_noticed)
            number += 1
            if number % TOLD_EVERY == 0:
                print(f"{report.sets} sets, {len(report.problems)} problems", flush=True)
    return report


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--sets", type=int, default=1000, metavar="N", help="of arguments (default 1000)")
    parser.add_argument("--seed", metavar="S", help="of everything (default: a new one)")
    parser.add_argument("--only", default="", metavar="C", help="commands whose names begin so")
    parser.add_argument("--batch", type=int, metavar="B", help="only this world of the seed's, whole")


def run(args: argparse.Namespace) -> int:
    seed = str(secrets.randbelow(2**31)) if args.seed is None else args.seed
    print(f"seed {seed}", flush=True)
    started = perf_counter()
    asked = arguments(args.sets, seed, args.only) if args.batch is None else _alone(f"{seed}/{args.batch}", args.only)
    report = asyncio.run(asked)
    print("\n".join(report.lines(perf_counter() - started)))
    return 1 if report.problems else 0


async def _alone(seed: str, only: str) -> Report:
    report = Report()
    with strictly() as errors:
        await batch(seed, BATCH, errors, report, only)
    return report
