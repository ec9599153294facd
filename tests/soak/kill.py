"""The soak that kills a real process on a real file at random moments while it plays all games.

After each kill nothing acknowledged may be lost, doubled or half done, and the next process must continue where the
last one stopped.
"""

import argparse
import asyncio
import os
import pickle
import secrets
import signal
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from threading import Timer
from time import perf_counter
from typing import Final, Self

from bot.tables.deciding.decide import request_of
from bot.tables.messages import Act, Message
from db import open_store
from tests.harness.forked import order
from tests.soak.frames import (
    AllRestored,
    Answered,
    Asked,
    Committing,
    Frame,
    Opening,
    Playing,
    Refused,
    Restored,
    Saved,
    Told,
    receive,
)
from tests.soak.kill_tally import Tally
from tests.soak.model import Model, Wrong
from tests.soak.proof import Settled, Written, compare_restored, prove
from tests.soak.sealed_thread import check_thread
from tests.soak.victim import GUILD, PLAYERS

ROOT: Final = Path(__file__).parents[2]
VICTIM: Final = "tests.soak.victim"
GRANT: Final = 200_000
GRACE_MS: Final = 15_000
KILLS_A_FILE: Final = 100
"""After so many kills a new file is begun, so that proving does not grow with the soak."""
LIFE_FRAMES_MOST: Final = 600
"""The most frames from a running process before it is killed, however slow the machine is."""
LAST_SECONDS_MOST: Final = 0.01
"""The longest delay of the kill after these frames."""
START_SECONDS: Final = 0.06
IN_THE_START: Final = 0.15
"""The share of kills within START_SECONDS of the start, before a process is up or just after."""
AGAIN_MOST: Final = 12
"""The most messages that are repeated to the next process."""
REQUESTS_A_PROCESS: Final = 1_000_000


class Victim:
    """One process, forked from one that has already imported everything, so that imports take no time."""

    def __init__(self, path: Path, seed: int, first_request_id: int, again: list[tuple[int, Message]]) -> None:
        delivered = path.with_suffix(".again")
        delivered.write_bytes(pickle.dumps(again))
        arguments = [
            "-c",
            f"from {VICTIM} import main; main()",
            str(path),
            str(seed),
            str(first_request_id),
            str(delivered),
        ]
        with ExitStack() as its:
            (said, its_out), (complained, its_err) = os.pipe(), os.pipe()
            its.callback(os.close, its_out)
            its.callback(os.close, its_err)
            self._said, self._complained = os.fdopen(said, "rb"), os.fdopen(complained, "rb")
            told = order(ROOT, arguments, dict(os.environ), its_out, its_err, (VICTIM,))
        with told:
            self._told = told.makefile("rb")
        self._pid = int(self._told.readline())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.kill()
        self._told.read()  # wait until it has ended
        for pipe in (self._said, self._complained, self._told):
            pipe.close()

    def kill(self) -> None:
        """Kill the process unless it has ended."""
        with suppress(ProcessLookupError):
            os.kill(self._pid, signal.SIGKILL)

    def frames(self) -> Iterator[Frame]:
        """Return the process's frames until the process is dead."""
        return receive(self._said)

    def complaints(self) -> str:
        """Return the process's lines on standard error: its log from warnings up."""
        return self._complained.read().decode()


class Witness:
    """A listener to one victim, which knows what the victim had said when it died."""

    def __init__(self, model: Model, tally: Tally, again: list[tuple[int, Message]]) -> None:
        self._model = model
        self._tally = tally
        self._again = {_request_id(message) for _, message in again}
        self._before = self._again & model.requests
        """Requests that an earlier process has carried out."""
        self.unanswered: dict[int, Written] = {}
        self.asked: dict[int, tuple[int, Message]] = {}
        """Request id to table and message of those who wait for an answer."""
        self._to_restore = {table_id for table_id, table in model.tables.items() if not table.closed}
        self.done: list[tuple[int, Message]] = []
        """The latest messages that were carried out."""

    def hear(self, frame: Frame) -> None:
        match frame:
            case Opening() | Committing():
                self.unanswered[frame.number] = frame
            case Saved():
                self._saved(self.unanswered.pop(frame.number), frame.table_id)
            case Refused():
                self._refused(self.unanswered.pop(frame.number), frame.error)
            case Told():
                self._told(frame)
            case Asked():
                if (request_id := _request_id(frame.message)) is not None:
                    self.asked[request_id] = frame.table_id, frame.message
            case Answered():
                self._answered(frame)
            case Restored():
                compare_restored(self._model, frame, GRACE_MS)
                self._to_restore.discard(frame.view.table_id)
                self._count_restored(frame.view.table_id)
            case AllRestored() if self._to_restore:
                raise Wrong(f"tables {self._to_restore} did not come back")

    def _saved(self, written: Written, table_id: int) -> None:
        self._tally.actions += 1
        if isinstance(written, Opening):
            request_id = written.request.request_id if written.request is not None else None
            self._model.open(table_id, written.new, request_id, written.at_ms)
            return
        self._model.apply(written.commit)
        self._tally.hands += written.commit.closes_hand
        if written.commit.cause is not None:
            self._tally.via[written.commit.cause.via] += 1

    def _refused(self, written: Written, error: str) -> None:
        """Check a refusal: the store itself may refuse only a repeated request or a wallet too small."""
        request = written.request if isinstance(written, Opening) else written.commit.request
        again = request is not None and request.request_id in self._model.requests
        if (error == "DuplicateRequest") != again or error not in ("DuplicateRequest", "InsufficientChips"):
            raise Wrong(f"the store refuses {error}, of an earlier process {again}")

    def _told(self, frame: Told) -> None:
        table = self._model.tables.get(frame.table_id)
        if table is None or (frame.hand_number, frame.version) > table.seen():
            raise Wrong(f"table {frame.table_id} shows hand {frame.hand_number} before it is saved")

    def _answered(self, frame: Answered) -> None:
        request_id = _request_id(frame.message)
        if request_id is None:
            return
        self.asked.pop(request_id, None)
        saved = request_id in self._model.requests
        if saved < frame.done or (saved and not frame.done and request_id not in self._again):
            raise Wrong(f"request {request_id} is saved: {saved}, and answered: {frame}")
        if frame.done and request_id in self._before:
            raise Wrong(f"request {request_id} is carried out again")
        if frame.done:
            self.done.append((frame.table_id, frame.message))
            name = frame.message.kind if isinstance(frame.message, Act) else type(frame.message).__name__.lower()
            self._tally.acts[name] += 1

    def _count_restored(self, table_id: int) -> None:
        table = self._model.tables[table_id]
        if table.hand is not None:
            self._tally.live_hands_restored += 1
            self._tally.games[table.new.name] += 1


class Soak:
    """One process after another on one file."""

    def __init__(self, path: Path, chance: Random, tally: Tally) -> None:
        self._path = path
        self._chance = chance
        self._tally = tally
        self._model = Model(GUILD, dict.fromkeys(PLAYERS, GRANT))
        self._count = 0
        self._again: list[tuple[int, Message]] = []

    def run(self, kills: int) -> None:
        asyncio.run(_grant(self._path))
        for _ in range(kills):
            self._count += 1
            seed, first_request_id = self._chance.randrange(2**31), self._count * REQUESTS_A_PROCESS
            with Victim(self._path, seed, first_request_id, self._again) as victim:
                self._one_life(victim)

    def _one_life(self, victim: Victim) -> None:
        witness = Witness(self._model, self._tally, self._again)
        at_once = self._chance.random() < IN_THE_START
        killer = Timer(self._chance.uniform(0, START_SECONDS if at_once else LAST_SECONDS_MOST), victim.kill)
        frames_left = self._chance.randrange(LIFE_FRAMES_MOST)
        up = False
        if at_once:
            killer.start()
        for frame in victim.frames():
            up |= isinstance(frame, Playing)
            witness.hear(frame)
            if up and not at_once:
                if frames_left == 0:
                    killer.start()
                frames_left -= 1
        killer.cancel()
        if complaints := victim.complaints():
            raise Wrong(f"the process complained:\n{complaints}")
        self._prove(witness, up)

    def _prove(self, witness: Witness, up: bool) -> None:
        settled: Settled = prove(self._path, self._model, witness.unanswered.values())
        tally = self._tally
        tally.closed = check_thread(self._path)
        tally.kills += 1
        tally.in_the_start += not up
        tally.in_flight_there += settled.there
        tally.in_flight_not_there += settled.not_there
        waiting, done = list(witness.asked.values()), witness.done[-AGAIN_MOST:]
        self._again = [again for again in (*waiting, *map(_as_command, done)) if _is_open(self._model, again[0])]
        self._again = self._again[:AGAIN_MOST]
        tally.again += len(self._again)


def soak(kills: int, seed: int, folder: Path) -> Tally:
    """Kill processes and return the counts; raise Wrong at the first thing lost, repeated or different."""
    chance, tally = Random(seed), Tally()
    for first in range(0, kills, KILLS_A_FILE):
        path = folder / f"killed-{first}.sqlite3"
        Soak(path, chance, tally).run(min(KILLS_A_FILE, kills - first))
    return tally


def _is_open(model: Model, table_id: int) -> bool:
    return not model.tables[table_id].closed


def _as_command(again: tuple[int, Message]) -> tuple[int, Message]:
    """Return the same request without the version that it saw, by which a stale button would be refused."""
    table_id, message = again
    if isinstance(message, Act):
        message = Act(message.request, message.kind, message.to, cards=message.cards)
    return table_id, message


def _request_id(message: Message) -> int | None:
    request = request_of(message)
    return request.request_id if request is not None else None


async def _grant(path: Path) -> None:
    store = await open_store(path)
    for player in PLAYERS:
        await store.bank.wallet(GUILD, player, GRANT, 0)
    await store.close()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kills", type=int, default=1000, metavar="N", help="how often (default 1000)")
    parser.add_argument("--seed", type=int, metavar="S", help="of the players and the moments (default: a new one)")


def run(args: argparse.Namespace) -> int:
    seed = secrets.randbelow(2**31) if args.seed is None else args.seed
    print(f"seed {seed}", flush=True)
    started = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        try:
            tally = soak(args.kills, seed, Path(folder))
        except Wrong as error:
            print(f"WRONG: {error}")
            return 1
    print("\n".join(tally.lines(perf_counter() - started)))
    return 0
