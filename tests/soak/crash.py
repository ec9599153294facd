"""The soak that crashes the program, on a virtual computer, at each of its steps in turn.

Run it with ``python -m tests.soak crash --points 10000 [--seed S]``.

A story is one course of events: people at some tables, a disk that is sometimes full, and a real restart here and
there. The process might die after every step, and after every write inside one. At each such point everything that
anybody was told must be in the file, once. From each different file a new process is started, which must restore
everything and play on. Without its log the file must not count as complete. A story depends only on its seed, so
``--seed S --point P`` repeats a problem.
"""

import argparse
import random
import tempfile
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache
from itertools import count, groupby
from pathlib import Path
from typing import Final

from bot.tables.messages import Sit
from bot.tables.saving import Request
from db import open_store
from tests.soak import crowd
from tests.soak.crash_again import passes_without_its_log, start_again
from tests.soak.crash_disk import Disk, without_threads
from tests.soak.crash_file import Facts, copy_as_killed
from tests.soak.crash_life import GUILD, Life
from tests.soak.crash_log import Logbook, logbook
from tests.soak.crash_people import PLAYERS, TABLES, WALLET, People, new_table
from tests.soak.crash_witness import Witness

STORY_POINTS: Final = 600
_BEGIN_SECONDS: Final = 1_700_000_000.0
_CHIPS: Final = len(PLAYERS) * WALLET
_CRASH_RATE: Final = 1 / 250
_FULL_RATE: Final = 0.04
ROOMS: Final = 5
_FINDINGS_MOST: Final = 20
_MEMORY: Final = Path("/dev/shm")
"""A folder in memory: these files need not outlive the soak."""


@dataclass
class Finding:
    """The faults at a point; points are counted from 0 over all stories of a seed."""

    point: int
    problems: list[str]


@dataclass
class Course:
    """The findings at the points of a seed."""

    points: int = 0
    starts: int = 0
    """Processes that started from a crashed file."""
    crashes: int = 0
    """Those of them that continued the story."""
    acknowledged: int = 0
    hands: int = 0
    findings: list[Finding] = field(default_factory=list)


class Story:
    """A course of events; ``points`` yields the problems found at each point, without end."""

    def __init__(
        self, seed: int, number: int, folder: Path, log: Logbook, course: Course, only: int | None = None
    ) -> None:
        self._seed = f"{seed}.{number}"
        self._folder = folder
        self._log = log
        self._course = course
        self._only = only
        """The one point at which another process is started; None for all."""
        self._files = count()
        self._at = 0
        self._people = People(self._chance("people"))
        self._crash = self._chance("crash")
        self._copies: list[Path] = []
        path = self._new_file()
        path.write_bytes(room(number % ROOMS))
        facts = Facts()
        facts.read(copy_as_killed(path, self._new_file()))
        facts.touched.clear()
        self._life = self._begin(path, Witness(facts), _BEGIN_SECONDS)

    def points(self) -> Iterator[list[str]]:
        self._look_at(self._life.path)
        while True:
            self._life.loop.step()
            while self._copies:
                yield self._point(self._copies.pop(0))
            self._life.check()
            yield self._point(None)
            if self._crash.random() < _CRASH_RATE:
                self._crash_now()

    def close(self) -> None:
        self._course.hands += len(self._life.witness.facts.states)
        self._course.acknowledged += len(self._life.witness.acknowledged)
        self._life.drop()

    def _point(self, copy: Path | None) -> list[str]:
        """Return the problems at a point; ``copy`` is the file if it changed since the point before."""
        if copy is not None:
            self._look_at(copy)
        witness = self._life.witness
        problems, witness.problems = witness.problems, []
        self._at += 1
        return problems + self._log.take()

    def _look_at(self, copy: Path) -> None:
        witness = self._life.witness
        if copy != self._life.path:
            witness.facts.read(copy)
        witness.check_hands()
        if self._only in (None, self._at):
            self._course.starts += 1
            file, chance = copy_as_killed(copy, self._new_file()), self._chance(f"again {self._at}")
            witness.problems += start_again(file, witness, _CHIPS, chance, self._life.loop.time())
            self._remove(file)
            file = copy_as_killed(copy, self._new_file())
            witness.problems += passes_without_its_log(file, witness.facts)
            self._remove(file)
        self._remove(copy)

    def _crash_now(self) -> None:
        before, now = self._life, self._life.loop.time()
        path = copy_as_killed(before.path, self._new_file())
        before.drop()
        self._course.crashes += 1
        self._life = self._begin(path, before.witness.of_the_next_process(before.witness.facts), now + 5)

    def _begin(self, path: Path, witness: Witness, at_seconds: float) -> Life:
        life = Life(path, witness, self._chance(f"life {path.name}"), at_seconds, Disk(_FULL_RATE))
        life.loop.disk.landed = lambda: self._copies.append(copy_as_killed(path, self._new_file()))
        life.loop.create_task(life.start())
        self._people.visit(life)
        return life

    def _chance(self, what: str) -> random.Random:
        return random.Random(f"{self._seed} {what}")

    def _new_file(self) -> Path:
        return self._folder / f"{self._seed}-{next(self._files)}.sqlite3"

    def _remove(self, path: Path) -> None:
        if path != self._life.path:
            for file in path.parent.glob(path.name + "*"):
                file.unlink()


@cache
def room(number: int) -> bytes:
    """Return a file with some tables whose first hands are about to be dealt."""
    chance = random.Random(number)
    with without_threads(), tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "room.sqlite3"
        life = Life(path, Witness(Facts()), chance, _BEGIN_SECONDS, Disk())
        life.loop.run(_fill(path, life, number, chance))
        life.drop()
        return path.read_bytes()


async def _fill(path: Path, life: Life, number: int, chance: random.Random) -> None:
    store = await open_store(path)
    for player in PLAYERS:
        await store.bank.wallet(GUILD, player, WALLET, 0)
    await store.close()
    await life.start()
    requests = count(-1, -1)
    for place in range(TABLES):
        name = crowd.PLAYED[(number * TABLES + place) % len(crowd.PLAYED)]
        new = new_table(name, next(requests), chance)
        view = await life.tables.open(new, Request(next(requests), PLAYERS[0], "open"))
        for player in PLAYERS[place * 3 : place * 3 + 3]:
            reply = await life.tables.submit(view.table_id, Sit(Request(next(requests), player, "sit")))
            assert reply is not None
            assert reply.done


def crash(seed: int, points: range, only: int | None = None) -> Generator[Course]:
    """Yield the course so far after each point of a seed, and after the last story.

    ``only`` is the point to look at, among those of one story.
    """
    course = Course()
    with without_threads(), logbook() as log, tempfile.TemporaryDirectory(dir=_folder()) as folder:
        for number, points_of_one in groupby(points, key=lambda point: point // STORY_POINTS):
            with closing(Story(seed, number, Path(folder), log, course, only)) as story:
                for point, problems in zip(points_of_one, story.points(), strict=False):
                    course.points += 1
                    if problems:
                        course.findings.append(Finding(point, problems))
                    yield course
    yield course


def _folder() -> Path | None:
    return _MEMORY if _MEMORY.is_dir() else None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--points", type=int, default=10_000, help="where the program is crashed (default: 10000)")
    parser.add_argument("--seed", type=int, help="repeats a course of events (default: another one each time)")
    parser.add_argument("--point", type=int, help="look at this point of the seed alone")


def run(args: argparse.Namespace) -> int:
    """Print the findings; return 1 if there are any."""
    seed = random.SystemRandom().randrange(1_000_000) if args.seed is None else args.seed
    print(f"crash: seed {seed}", flush=True)
    if args.point is None:
        courses = crash(seed, range(args.points))
    else:
        begin = args.point - args.point % STORY_POINTS
        courses = crash(seed, range(begin, args.point + 1), args.point - begin)
    reported, course = 0, Course()
    for course in courses:
        for finding in course.findings[reported:]:
            print_finding(seed, finding)
        reported = len(course.findings)
        if reported >= _FINDINGS_MOST:
            break
        if course.points % 1_000 == 0:
            print(f"{course.points} points", flush=True)
    print(summary(course))
    return 1 if course.findings else 0


def print_finding(seed: int, finding: Finding) -> None:
    print(f"point {finding.point}, shown again by --seed {seed} --point {finding.point}:")
    for problem in finding.problems:
        print(f"  {problem}", flush=True)


def summary(course: Course) -> str:
    return (
        f"{course.points} points, {len(course.findings)} of them with problems; {course.starts} starts from the files "
        f"of crashed processes, {course.crashes} crashes that the story went on from; {course.acknowledged} requests "
        f"acknowledged, {course.hands} hands"
    )
