"""A record thread in a file beside that of the tables, which outlives every process, and the checks of both."""

import asyncio
import json
from contextlib import closing
from pathlib import Path
from typing import Final

from bot.fairness.cutting import ClosingLine, closing_line, closing_lines, whole_cut
from bot.tables.manager import TableManager
from bot.tables.messages import DealClosed
from bot.tables.ports import DealToClose
from db.file.paths import read_only
from db.seal_rows import read_contributions, read_roster
from tests.soak.model import Wrong

THREAD: Final = 1_573_982_130_298_421_277
FIRST: Final = 1_573_982_276_461_527_103


def thread_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-thread")


def posts(path: Path) -> dict[int, ClosingLine]:
    """Return the line of each message by its id; a line that a kill cut short was never posted."""
    file = thread_of(path)
    lines = file.read_text("utf-8").split("\n")[:-1] if file.exists() else []
    return {FIRST + at: closing_lines(json.loads(line))[0] for at, line in enumerate(lines)}


class FileThread:
    """A closer that posts into the file; it looks for an earlier post only if ``again`` is set."""

    def __init__(self, path: Path) -> None:
        self.tables: TableManager
        self._path = path
        self._telling: set[asyncio.Task[object]] = set()

    def close(self, deal: DealToClose) -> None:
        task: asyncio.Task[object] = asyncio.get_running_loop().create_task(self._post(deal))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _post(self, deal: DealToClose) -> None:
        there = posts(self._path)
        found = [message for message, line in there.items() if line == deal.line] if deal.again else []
        if not found:
            with thread_of(self._path).open("a", encoding="utf-8") as file:
                file.write(json.dumps(closing_line(deal.line)) + "\n")
        message = min(found, default=FIRST + len(there))
        # If the process dies here, the message is posted but the table does not know it.
        await asyncio.sleep(0.002)
        await self.tables.submit(deal.line.table, DealClosed(deal.line.hand, THREAD, message))


def check_thread(path: Path) -> int:
    """Return how many deals are closed; raise Wrong if one was closed twice, or not as the thread says."""
    there = posts(path)
    of = [(line.table, line.hand) for line in there.values()]
    if len(set(of)) != len(of):
        raise Wrong("a deal was closed twice")
    with closing(read_only(path)) as connection:
        closed = connection.execute(
            """SELECT s.table_id, s.hand, s.seal, n.seal, s.contributions, s.roster, s.thread_id, s.message_id
            FROM seal s JOIN seal n ON n.table_id = s.table_id AND n.hand = s.hand + 1 WHERE s.message_id IS NOT NULL"""
        ).fetchall()
        (unclosed,) = connection.execute(
            """SELECT count(*) FROM hand h JOIN poker_table t ON t.id = h.table_id LEFT JOIN seal s
            ON s.table_id = h.table_id AND s.hand = h.number AND s.message_id IS NOT NULL
            WHERE NOT t.practice AND s.hand IS NULL"""
        ).fetchone()
    if unclosed:
        raise Wrong(f"{unclosed} hands were dealt unclosed")
    for table_id, hand, seal, next_seal, contributions, told, thread_id, message_id in closed:
        roster, cut = read_roster(told), whole_cut(seal, read_contributions(contributions))
        rules = bytes.fromhex(roster.rules)
        line = ClosingLine(table_id, hand, roster.game, roster.button, roster.seats, rules, seal, next_seal, cut)
        if thread_id != THREAD or there.get(message_id) != line:
            raise Wrong(f"hand {hand} of table {table_id} was closed otherwise than the thread says")
    return len(closed)
