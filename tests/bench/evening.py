"""The bench of an evening: counts of messages and pings to six players on open hand panels.

The Discord is simulated, and its clock gives the hours. A ping is a message that is not silent; nobody asks for one
here, because everybody acts in time.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from simcord.types import HttpLogEntry

from tests.bench.columns import line, machine
from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.panels import Panel
from tests.harness.discord.room import Room

NAMES: Final = ("an", "bo", "cy", "di", "ed", "flo")
HANDS: Final = 60
ACT_SECONDS: Final = (2, 15)
"""The shortest and the longest time that a player takes for an action."""
PASSIVE: Final = ("Check", "Bring", "Call", "Stand pat")
SILENT: Final = 1 << 12
"""The flag of a message without a notification."""
PINGS_MOST: Final = 1.0
"""The pings that a player may get in an hour."""

PINGS, SILENT_LETTERS, SILENT_MESSAGES = "pings", "silent direct messages", "silent messages at the table"
TABLE_EDITS, PANEL_EDITS = "edits of the table's message", "edits of panels"


@dataclass(frozen=True)
class Evening:
    hours: float
    kinds: Counter[str]

    @property
    def pings_an_hour(self) -> float:
        """The pings of one player in an hour."""
        return self.kinds[PINGS] / len(NAMES) / self.hours


def run(rounds: int) -> None:
    """Print the counts of one evening, whatever ``rounds`` says. Raises SystemExit on too many pings."""
    evening = asyncio.run(measure(HANDS))
    print(f"{HANDS} hands of {len(NAMES)} on open panels, {evening.hours:.1f} hours; {machine()}")
    print("\n".join(report(evening)), flush=True)
    if evening.pings_an_hour > PINGS_MOST:
        raise SystemExit("too many pings")


def report(evening: Evening) -> list[str]:
    kinds = (PINGS, SILENT_LETTERS, SILENT_MESSAGES, TABLE_EDITS, PANEL_EDITS)
    rows = [line(kind, [str(evening.kinds[kind])]) for kind in kinds]
    return [*rows, line("pings of a player in an hour", [f"{evening.pings_an_hour:.2f}"], f"<= {PINGS_MOST:g}")]


async def measure(hands: int, seed: int = 1) -> Evening:
    with tempfile.TemporaryDirectory() as folder:
        room = await Room.open(Path(folder) / "room.sqlite3", chance=Random(seed))
        try:
            panels = await _seated(room)
            since, began = len(room.env.http_requests), room.env.now()
            await _play(room, panels, hands, Random(seed))
            hours = (room.env.now() - began).total_seconds() / 3600
            return Evening(hours, Counter(kinds(room.env.http_requests[since:], room.table.id)))
        finally:
            await room.shut()


async def _seated(room: Room) -> dict[str, Panel]:
    """Seat everybody with the command, whose answer is the hand panel."""
    room.join(*NAMES)
    await room.open_table("an")
    panels = {}
    for seat, name in enumerate(NAMES, 1):
        panels[name] = await Panel.open(room, name, command="table sit")
        room.seats[name] = seat
    return panels


async def _play(room: Room, panels: dict[str, Panel], hands: int, chance: Random) -> None:
    for _ in range(hands):
        await room.wait(PAUSE_SECONDS)
        while room.view.hand is not None and room.view.hand.to_act is not None:
            await room.wait(chance.uniform(*ACT_SECONDS))
            panel = panels[room.to_act]
            choices = [label for label in panel.buttons if label.startswith((*PASSIVE, "Fold"))]
            await panel.press(chance.choice(choices))


def kinds(requests: Sequence[HttpLogEntry], table_id: int) -> Iterator[str]:
    """Yield the kind of each request that sends or changes a message."""
    for request in requests:
        if "/webhooks/" in request.path:
            yield from [PANEL_EDITS] if request.method == "PATCH" else []
        elif request.method == "PATCH" and f"/channels/{table_id}/messages" in request.path:
            yield TABLE_EDITS
        elif request.method == "POST" and request.path.endswith("/messages"):
            silent = SILENT_MESSAGES if f"/channels/{table_id}/" in request.path else SILENT_LETTERS
            yield silent if (request.json or {}).get("flags", 0) & SILENT else PINGS
