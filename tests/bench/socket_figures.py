"""The figures of tables that play over sockets: a line per figure, a column per number of tables."""

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import quantiles
from typing import Final

from tests.bench.columns import heading, line, numbers
from tests.bench.sampled import PARTS
from tests.bench.socket_counts import CLOSINGS, FREE, LETTERS, Counts, Seen
from tests.harness.local_discord.players import Tally

PLAYERS: Final = 4
GOAL_MS: Final = 500
GOAL_OTHERS: Final = 2
GOAL_CLOSINGS: Final = 1
GOAL: Final = PLAYERS + GOAL_OTHERS + GOAL_CLOSINGS
LETTER_GOALS: Final = {50: "< 5 at 200 tables"}
PANEL_GOALS: Final = {99: "< 2"}
_DATED: Final = re.compile(r"\d{4}-\d\d-\d\d ")


@dataclass(frozen=True)
class Size:
    tables: int
    think: tuple[float, float]
    """Seconds before a click, least and most."""
    on_panels: int = PLAYERS // 2
    """Players of each table who play by their hand panels."""


@dataclass(frozen=True)
class Measured:
    size: Size
    seconds: float
    tally: Tally
    counts: Counts
    deals: Seen
    limited: int
    """Requests that Discord's limits refused."""
    warned: Sequence[str]
    """The lines of the bot's log, from its start to its end."""
    processor_seconds: float
    """Processor seconds of the bot's process, with its start."""
    collecting_seconds: float
    """The longest garbage collection of the bot."""
    parts: Mapping[str, float]
    """Processor seconds by part during the measurement."""
    resident_mib: float
    """MiB of the bot's process at the end."""
    dealt_seconds: float
    """Seconds from the start of the process until every table was dealt a hand and shown."""
    reached_seconds: float
    """Seconds until every player had their first letter, too."""

    @property
    def hands(self) -> int:
        return self.deals.hands

    def a_hand(self, kind: str) -> float:
        """Return the requests of this kind per hand, or NaN without hands."""
        return self.counts.kinds[kind] / self.hands if self.hands else math.nan

    def others(self, but: str) -> float:
        """Return the requests per hand that Discord counts."""
        return sum(self.a_hand(kind) for kind in self.counts.kinds if kind not in (*FREE, but))

    def share(self, part: str) -> float:
        """Return the part's percentage of the bot's processor time."""
        return 100 * self.parts.get(part, 0) / max(sum(self.parts.values()), 1e-9)


def percentile(seconds: Sequence[float], percent: int) -> float:
    """Return the percentile, or NaN with too few values."""
    return quantiles(seconds, n=100, method="inclusive")[percent - 1] if len(seconds) > 1 else math.nan


def report(sizes: list[Measured]) -> list[str]:
    smallest = sizes[0]
    grown = [
        1024 * (size.resident_mib - smallest.resident_mib) / max(size.size.tables - smallest.size.tables, 1)
        for size in sizes
    ]
    return [
        heading([size.size.tables for size in sizes]),
        numbers(f"players on their panels, of {PLAYERS} at a table", [size.size.on_panels for size in sizes]),
        line("players think, s", [f"{size.size.think[0]:g} to {size.size.think[1]:g}" for size in sizes]),
        *_clicks(sizes),
        numbers("start to every table dealt and shown, s", [size.dealt_seconds for size in sizes], 1),
        numbers("  and every player's cards sent, s", [size.reached_seconds for size in sizes], 1),
        numbers("processor time, start included, s", [size.processor_seconds for size in sizes], 1),
        numbers("the longest collection of garbage, ms", [1000 * size.collecting_seconds for size in sizes]),
        numbers("memory of the process, MiB", [size.resident_mib for size in sizes]),
        line("  a table above the smallest size, KiB", ["", *(f"{each:.0f}" for each in grown[1:])], "< 60 when idle"),
        *_requests(sizes),
        *_parts(sizes),
    ]


def _clicks(sizes: list[Measured]) -> Iterator[str]:
    tallies = [size.tally for size in sizes]
    for percent in (50, 99):
        figures = [1000 * percentile(tally.seconds, percent) for tally in tallies]
        goal = f"< {GOAL_MS}" if percent == 99 else ""
        yield numbers(f"click to acknowledged, p{percent}, ms", figures, 1, goal)
    for percent in (50, 99):
        figures = [1000 * percentile(tally.shown, percent) for tally in tallies]
        yield numbers(f"click to the card that shows it, p{percent}, ms", figures, 1)
    for percent in (50, 99):
        figures, goal = [percentile(s.deals.letters, percent) for s in sizes], LETTER_GOALS.get(percent, "")
        yield numbers(f"deal to a player's letter, p{percent}, s", figures, 2, goal)
    for percent in (50, 99):
        figures, goal = [percentile(s.deals.panels, percent) for s in sizes], PANEL_GOALS.get(percent, "")
        yield numbers(f"deal to the cards on a panel, p{percent}, s", figures, 2, goal)
    yield numbers("clicks a second", [len(size.tally.seconds) / size.seconds for size in sizes], 1)
    never = [f"{tally.refused}, {tally.unanswered}, {tally.unshown}" for tally in tallies]
    yield line("  refused, unanswered, not shown in 5 s", never)
    yield numbers("hands a second", [size.hands / size.seconds for size in sizes], 2)


def _requests(sizes: list[Measured]) -> Iterator[str]:
    """Yield the requests by purpose, those that count against Discord's global limit first."""
    counted = {kind for size in sizes for kind in size.counts.kinds} - {*FREE}
    yield "requests a hand, counted by Discord"
    yield numbers(f"  {LETTERS[0]}", [size.a_hand(LETTERS[0]) for size in sizes], 2, f"<= {PLAYERS}, one a player")
    yield numbers(f"  {LETTERS[1]}", [size.a_hand(LETTERS[1]) for size in sizes], 2, "one for each who sees it")
    yield numbers(f"  {CLOSINGS}", [size.a_hand(CLOSINGS) for size in sizes], 2, f"<= {GOAL_CLOSINGS}")
    others = sorted(counted - {*LETTERS, CLOSINGS})
    whole = [sum(size.a_hand(kind) for kind in others) for size in sizes]
    yield numbers("  others", whole, 2, f"<= {GOAL_OTHERS}")
    for kind in others:
        yield numbers(f"    {kind}", [size.a_hand(kind) for size in sizes], 2)
    yield numbers("  in all, but for seventh street", [size.others(LETTERS[1]) for size in sizes], 2, f"<= {GOAL}")
    yield "requests a hand, free"
    for kind in FREE:
        yield numbers(f"  {kind}", [size.a_hand(kind) for size in sizes], 2)
    rates = [sum(size.counts.kinds[kind] for kind in counted) / size.seconds for size in sizes]
    yield numbers("counted requests a second", rates, 1, "<= 50")
    yield line("refused by a limit (429, 40003)", [f"{size.limited}" for size in sizes])
    if failed := sum((size.counts.failed for size in sizes), Counter()):
        yield f"  answered with an error: {dict(failed)}"
    told = [records(size.warned) for size in sizes]
    yield line("told in the log, from WARNING up", [f"{len(each)}" for each in told])
    for size, each in zip(sizes, told, strict=True):
        worst = sorted(each, key=lambda record: " ERROR " not in record)[:1]
        yield from (f"  {size.size.tables:,} tables: {record}" for record in worst)


def records(lines: Sequence[str]) -> list[str]:
    """Return the log's entries, each with the lines of its traceback."""
    found = list[str]()
    for each in lines:
        if found and not _DATED.match(each):
            found[-1] += f"\n    {each}"
        else:
            found.append(each)
    return found


def _parts(sizes: list[Measured]) -> Iterator[str]:
    worked = [sum(size.parts.values()) for size in sizes]
    yield numbers("busy, % of a processor", [100 * w / s.seconds for w, s in zip(worked, sizes, strict=True)])
    clicks = [max(len(size.tally.seconds), 1) for size in sizes]
    yield numbers("processor time a click, ms", [1000 * w / c for w, c in zip(worked, clicks, strict=True)], 2)
    for part in PARTS:
        yield numbers(f"  {part.partition(' (')[0]}, %", [size.share(part) for size in sizes])
