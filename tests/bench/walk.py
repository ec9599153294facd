"""The bench of one action's walk through the source: files entered, and calls from file to file.

The real client on the simulated Discord takes a click and two commands, each for the second time, so that nothing is
loaded or parsed on the way. It counts ``bot``, ``cogs`` and ``db`` in the event loop's thread, but neither statements
in SQLite's thread nor what this bench reads to know who is to act.

Each action has two lines: everything that it causes, until nothing is left to do; and its answer, the part up to the
request that answers it. The second leaves out what nobody waits for: the tasks that draw a card after a command or
after a click on a tournament's card, and callbacks of the loop. The answer to a click on a table's card carries that
card.
"""

import asyncio
import sys
import tempfile
import textwrap
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Final

from tests.bench.columns import line
from tests.harness.discord.room import Room
from tests.harness.discord.staff import AN, BO, seated_hand
from tests.harness.discord.tournaments import create, say

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ("bot", "cogs", "db")
EDGE: Final = ("bot/client/", "bot/interactions/", "bot/publishing/", "bot/ui/", "bot/use_cases/", "cogs/")
EDGE_MOST: Final = 12
CROSSINGS_MOST: Final = 200
OFTENEST: Final = 5
CARD_TASKS: Final = frozenset({"Upkeep._update"})
"""The coroutines of the tasks that keep posts current; nothing awaits them."""
ANSWERS: Final = frozenset(
    {
        "InteractionResponse.send_message",
        "InteractionResponse.edit_message",
        "Interaction.edit_original_response",
        "Webhook.send",
    }
)
"""The library's functions that answer in words or with the card."""
BEFORE: Final = {
    "click on Call": ("74", "35", "330"),
    "/complete": ("79", "38", "313"),
    "/tournament register": ("65", "-", "314"),
}
"""Files, files of the edge, and crossings before the edge was built by feature."""


@dataclass
class Walk:
    """The files of ``folders`` that were entered, by their path below ``root``."""

    root: Path
    folders: tuple[str, ...]
    files: set[str] = field(default_factory=set)
    crossings: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often a call went from the first file to the second."""
    answer: "Walk | None" = None
    """The part of the walk before the answer is sent, which the answer may wait for."""
    asks: "asyncio.Task[object] | None" = None
    """The task that clicks, whose own calls do not count."""
    answered: bool = False
    _entered: dict[int, FrameType] = field(default_factory=dict)
    """Frames by identity, kept so that a resumed coroutine is not counted as called again."""

    @property
    def edge(self) -> set[str]:
        """Return the files of the edge, which users see and type through."""
        return {path for path in self.files if path.startswith(EDGE)}

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        """Handle a call or return, as ``sys.setprofile`` demands."""
        if event != "call" or id(frame) in self._entered:
            return
        if frame.f_code.co_qualname in ANSWERS and not _is_beside():
            self.answered = True
        path = self._ours(frame)
        if path is None or (self.asks is not None and _task() is self.asks):
            return
        self._entered[id(frame)] = frame
        caller = self._ours(frame.f_back)
        self._note(path, caller)
        if self.answer is not None and not self.answered and not _is_beside():
            self.answer._note(path, caller)

    def _note(self, path: str, caller: str | None) -> None:
        self.files.add(path)
        if caller is not None and caller != path:
            self.crossings[caller, path] += 1

    def _ours(self, frame: FrameType | None) -> str | None:
        """Return the frame's file if it is one of ours."""
        path = Path(frame.f_code.co_filename) if frame else None
        if path is None or not path.is_relative_to(self.root):
            return None
        below = path.relative_to(self.root)
        return below.as_posix() if below.parts[0] in self.folders else None


def _task() -> "asyncio.Task[object] | None":
    try:
        return asyncio.current_task()
    except RuntimeError:
        return None


def _is_beside() -> bool:
    """Return whether this is one of the ``CARD_TASKS``, or a callback without a task."""
    task = _task()
    if task is None:
        return _runs_a_loop()
    code = getattr(task.get_coro(), "cr_code", None)
    return code is not None and code.co_qualname in CARD_TASKS


def _runs_a_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


@contextmanager
def walked(
    root: Path = ROOT, folders: tuple[str, ...] = SOURCE, *, asks: "asyncio.Task[object] | None" = None
) -> Iterator[Walk]:
    """Count what this thread does within the block, except for the task that ``asks``."""
    walk = Walk(root, folders, answer=Walk(root, folders), asks=asks)
    sys.setprofile(walk)
    try:
        yield walk
    finally:
        sys.setprofile(None)
        walk._entered.clear()


def run(_: int) -> None:
    """Print a line per action, the edge's files that it enters, and its most frequent crossings.

    One round is enough, because nothing varies.
    """
    walks = asyncio.run(measured())
    print("\n".join(report(walks)), flush=True)


def report(walks: dict[str, Walk]) -> list[str]:
    goals = ("", str(EDGE_MOST), str(CROSSINGS_MOST))
    lines = [line("", ("files", "ui and cogs", "crossings")), line("at most, each", goals)]
    for action, walk in walks.items():
        lines += [line(action, _figures(walk)), line("  before", BEFORE[action])]
        if walk.answer is not None:
            lines.append(line("  its answer", _figures(walk.answer)))
    for action, walk in walks.items():
        names = textwrap.fill(" ".join(sorted(walk.edge)), 118, initial_indent="  ", subsequent_indent="  ")
        often = [f"{count:>6}  {caller} -> {path}" for (caller, path), count in walk.crossings.most_common(OFTENEST)]
        lines += ["", f"{action} enters of ui and cogs:", names, "and crosses most often:", *often]
    return lines


def _figures(walk: Walk) -> tuple[str, str, str]:
    return str(len(walk.files)), str(len(walk.edge)), str(walk.crossings.total())


async def measured() -> dict[str, Walk]:
    with tempfile.TemporaryDirectory() as folder:
        room = await Room.open(Path(folder) / "walk.sqlite3", threaded=True)
        try:
            return await _walks(room)
        finally:
            await room.shut()


async def _walks(room: Room) -> dict[str, Walk]:
    """Play a hand and register once to warm up, and return the walks of the second time."""
    await seated_hand(room)
    await _first_round(room)
    await room.slash(room.to_act, "bet")
    await room.slash(room.to_act, "fold")
    await room.deal(AN, BO)
    completed, called = await _first_round(room)
    await create(room, start="in 20 minutes")
    await say(room, "bo", "register")
    await room.wait(60)
    registered = await _one(room, lambda: say(room, "an", "register"))
    return dict(zip(BEFORE, (called, completed, registered), strict=True))


async def _first_round(room: Room) -> tuple[Walk, Walk]:
    """Return the walks of /complete and of the call."""
    await room.slash(room.to_act, "bringin")
    completed = await _one(room, lambda: room.slash(room.to_act, "complete"))
    call = next(label for label in room.buttons if label.startswith("Call"))
    return completed, await _one(room, lambda: room.click(room.to_act, call))


async def _one(room: Room, act: Callable[[], Awaitable[str]]) -> Walk:
    """Walk through one act while time stands still, so that no clock of the table rings."""
    usual, room.env.soon_seconds = room.env.soon_seconds, -1.0
    try:
        with walked(asks=asyncio.current_task()) as walk:
            await act()
    finally:
        room.env.soon_seconds = usual
    return walk
