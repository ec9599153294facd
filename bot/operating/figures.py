"""Counts of what the bot does, for the host's own monitoring. No key contains typed text or a person's id."""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

ACKNOWLEDGED_SECONDS: Final = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""The bucket limits of the histogram, in seconds; Discord's timeout for an acknowledgement is 3."""
BATCH_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


@dataclass(slots=True)
class Durations:
    """The number of durations within each limit, and their sum, in seconds."""

    limits: tuple[float, ...]
    total: float = 0.0
    counts: Counter[int] = field(default_factory=Counter)
    """Index of the lowest limit that a duration does not exceed -> the number of durations."""

    def observe(self, seconds: float) -> None:
        self.total += seconds
        self.counts[bisect_left(self.limits, seconds)] += 1


class MetricFigures:
    """The counts, and the functions that read further figures on request."""

    def __init__(self) -> None:
        self.asked = Counter[tuple[str, str]]()
        """(kind, outcome) -> the number of messages to tables."""
        self.acknowledged = defaultdict[str, Durations](partial(Durations, ACKNOWLEDGED_SECONDS))
        """Kind -> the times from clicks or commands of this kind to their acknowledgements."""
        self.requests = Counter[str]()
        """Class of the answer -> the number of requests to Discord."""
        self.limited = 0
        """The number of requests that Discord refused as too many."""
        self.batches = Durations(BATCH_SECONDS)
        """The durable writes to the database."""
        self.batch_seconds = 0.0
        """The duration of the last batch of writes, in seconds."""
        self.writes = 0
        """The number of parts of all batches."""
        self.faults = 0
        """The number of batches of which nothing was saved."""
        self.readers: list[Callable[[], Iterable[tuple[str, str, float]]]] = []
        """Functions that return (name, description, value) of further figures.

        A name that ends in ``_total`` belongs to a counter.
        """

    def wrote(self, writes: int, seconds: float, fault: bool) -> None:
        """Count a batch of writes to the database."""
        self.batch_seconds = seconds
        self.batches.observe(seconds)
        self.writes += writes
        self.faults += fault
