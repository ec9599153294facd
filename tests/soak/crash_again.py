"""The next start after a crash: it restores everything from the file, and the running hands are played to the end."""

import asyncio
import itertools
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bot.poker.actions import ActionKind
from bot.poker.hand import Hand
from bot.tables.messages import Act, Message, Resume
from bot.tables.ports import TableView
from bot.tables.rules.position import MODERATOR
from bot.tables.saving import Request
from db import check
from db.file.last_write import missing
from db.file.paths import beside, read_only
from tests.soak import crowd
from tests.soak.crash_disk import Disk
from tests.soak.crash_file import Facts, HandId, Standing, standing_of
from tests.soak.crash_life import TURN_SECONDS, Life
from tests.soak.crash_loop import Stuck
from tests.soak.crash_witness import Witness

_OUTAGES_SECONDS = (0.05, 5, 40, 600, 86_400)
_TURNS_MOST = 400
_LAST = 5
"""How many of the last acknowledged clicks are delivered again."""
_CHEAP = (ActionKind.FOLD, ActionKind.CHECK, ActionKind.BRING_IN, ActionKind.DRAW)
_STAYING = (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN, ActionKind.DRAW)


def problems_of_the_file(path: Path, facts: Facts, chips: int) -> Iterator[str]:
    """Yield the faults of a file by itself, in which ``chips`` were minted in all."""
    yield from (f"check: {problem}" for problem in check(path))
    if (facts.minted, facts.held) != (chips, chips):
        yield f"{chips} chips were minted; the file says {facts.minted}, and {facts.held} are held"


def passes_without_its_log(path: Path, facts: Facts) -> Iterator[str]:
    """Yield a fault if nothing reports that a crashed file has lost its log."""
    beside(path, "-wal").unlink(missing_ok=True)
    if missing(path) is not None:
        return
    with closing(read_only(path)) as connection:
        left = {request_id for (request_id,) in connection.execute("SELECT id FROM request")}
    if left != facts.requests:
        yield f"a file without its log passes for whole, and {len(facts.requests - left)} requests are gone"


def start_again(path: Path, before: Witness, chips: int, chance: random.Random, at_seconds: float) -> list[str]:
    """Start a process from a crashed file at this time, play its hands to the end, and return the problems."""
    witness = before.of_the_next_process(before.facts.fork())
    witness.problems += problems_of_the_file(path, witness.facts, chips)
    witness.check_acknowledged(witness.acknowledged)
    live, stood = witness.facts.live(), dict(witness.facts.standings)
    life = Life(path, witness, chance, at_seconds + chance.choice(_OUTAGES_SECONDS), Disk())
    notes = _Notes(witness, path)
    life.loop.disk.landed = notes.take
    try:
        life.loop.run(life.start())
        witness.problems += _differences(life, live, stood)
        life.loop.run(_Players(life, chance).play_out(live))
        life.check()
    except Stuck:
        witness.complain("after the crash the program stands still")
    except Exception as error:
        witness.complain(f"after the crash the program fails: {type(error).__name__}: {error}")
    finally:
        notes.close()
        life.drop()
    witness.facts.read(path)
    witness.check_hands()
    witness.check_acknowledged(witness.acknowledged)
    witness.problems += problems_of_the_file(path, witness.facts, chips)
    for table_id, number in live:
        if witness.facts.states[table_id, number] != "done":
            witness.complain(f"hand {number} of table {table_id} was not played to its end after the crash")
    return witness.problems


class _Notes:
    """Notes of each write.

    Close them before the process ends, as it needs the file for itself.
    """

    def __init__(self, witness: Witness, path: Path) -> None:
        self._witness = witness
        self._path = path
        self._connection: sqlite3.Connection | None = None
        """Opened at the first write: from then on the log exists and is read."""

    def take(self) -> None:
        """Note a write; what was announced before it must have been in the file before it."""
        self._witness.check()
        if self._connection is None:
            self._connection = read_only(self._path)
        self._witness.facts.read_through(self._connection)

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def _differences(life: Life, live: list[HandId], stood: dict[int, Standing]) -> Iterator[str]:
    """Yield how the restored tables differ from what the file says (``stood``), before anything else happens."""
    facts = life.witness.facts
    for table_id, (view, private) in life.first.items():
        table, hand_id = f"table {table_id} after the crash", (table_id, view.hand_number)
        if standing_of(view) != stood[table_id]:
            yield f"{table} stands otherwise than the file says"
        if (hand_id in live) != (view.hand is not None):
            yield f"{table}: its hand is lost, or an old one goes on"
        if hand_id in live and view.hand is not None:
            hand = Hand.from_events(facts.logs[hand_id][: view.hand.version])
            players = facts.players[hand_id]
            own = {player: hand.view(seat) for seat, player in players.items()}
            if (view.hand, private, dict(view.last.hand_players)) != (hand.view(None), own, players):
                yield f"{table}: its hand is not what its log makes of it"
    if life.first.keys() != {table_id for table_id, standing in stood.items() if not standing.closed}:
        yield "after the crash other tables are open than the file says"


class _Players:
    """Players who repeat their last clicks and then end their hands.

    They end them early or stay to the showdown, and some do nothing. A moderator resumes their tables.
    """

    def __init__(self, life: Life, chance: random.Random) -> None:
        self._life = life
        self._chance = chance
        self._requests = itertools.count(1_000_000_000)
        self._kinds = chance.choice((_CHEAP, _CHEAP, _STAYING))

    async def play_out(self, live: list[HandId]) -> None:
        for table_id, message in list(self._life.witness.acknowledged.values())[-_LAST:]:
            if message is not None:
                await self._ask(table_id, message)
        for table_id, number in live:
            for _ in range(_TURNS_MOST):
                view = self._life.tables.view(table_id)
                if view is None or view.hand_number != number or view.hand is None or view.hand.finished:
                    break
                await self._turn(view)

    async def _turn(self, view: TableView) -> None:
        hand = view.hand
        assert hand is not None
        if view.course.paused == MODERATOR:
            request = Request(next(self._requests), next(iter(dict(view.last.hand_players).values())), "resume")
            await self._ask(view.table_id, Resume(request, f"{crowd.ORDER}{request.request_id}"))
            return
        if hand.to_act is None or self._chance.random() < 0.1:
            await asyncio.sleep(TURN_SECONDS)
            return
        request = Request(next(self._requests), dict(view.last.hand_players)[hand.to_act], "act")
        kinds = {option.kind for option in hand.options}
        kind = next((kind for kind in self._kinds if kind in kinds), hand.options[0].kind)
        await self._ask(view.table_id, Act(request, kind, None, view.hand_number, hand.version))

    async def _ask(self, table_id: int, message: Message) -> None:
        self._life.witness.delivers(message)
        reply = await self._life.tables.submit(table_id, message)
        if reply is not None:
            self._life.witness.answered(message, reply)
