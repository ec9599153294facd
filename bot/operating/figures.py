"""Counters and gauges for Prometheus. No label contains typed text or a person's id."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

ACKNOWLEDGED_SECONDS: Final = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""The bucket limits of the histogram, in seconds; Discord's timeout for an acknowledgement is 3."""
BATCH_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class MetricFigures:
    """The metrics for Prometheus: counters that events update, and gauges that are read on request.

    ``part`` is the index of this process if the bot has several parts; every metric gets it as a label.
    """

    def __init__(self, part: int | None = None) -> None:
        self._part = part
        self.registry = CollectorRegistry()
        self.asked = Counter(
            "lowball_table_messages",
            "What players asked of tables, by kind and outcome",
            ("kind", "outcome"),
            registry=self.registry,
        )
        self.acknowledged = Histogram(
            "lowball_acknowledgement_seconds",
            "From a click or a command to its acknowledgement",
            ("kind",),
            buckets=ACKNOWLEDGED_SECONDS,
            registry=self.registry,
        )
        self.requests = Counter(
            "lowball_discord_requests", "Requests to Discord by the class of their answer", ("answer",),
            registry=self.registry,
        )  # fmt: skip
        self.limited = Counter(
            "lowball_rate_limits", "Requests that Discord refused as too many", registry=self.registry
        )
        self.batches = Histogram(
            "lowball_database_batch_seconds",
            "Each durable write of a batch",
            buckets=BATCH_SECONDS,
            registry=self.registry,
        )
        self.writes = Counter("lowball_database_writes", "Parts of those batches", registry=self.registry)
        self.batch_seconds = 0.0
        """The duration of the last batch of writes, in seconds."""
        self.faults = Counter("lowball_database_faults", "Batches of which nothing was saved", registry=self.registry)

    def wrote(self, writes: int, seconds: float, fault: bool) -> None:
        """Count a batch of writes to the database."""
        self.batch_seconds = seconds
        self.batches.observe(seconds)
        self.writes.inc(writes)
        if fault:
            self.faults.inc()

    def read_from(self, reader: Callable[[], Iterable[tuple[str, str, float]]]) -> None:
        """Register a function that returns metrics whenever Prometheus reads them.

        It returns (name, description, value). A name that ends in ``_total`` belongs to a counter.
        """
        self.registry.register(_Read(reader))

    def text(self) -> bytes:
        """Return all metrics in Prometheus' text format."""
        return generate_latest(self.registry if self._part is None else _OfPart(self.registry, self._part))


class _OfPart(Collector):
    def __init__(self, registry: CollectorRegistry, part: int) -> None:
        self._registry = registry
        self._label = {"part": str(part)}

    def collect(self) -> Iterator[Metric]:
        for metric in self._registry.collect():
            metric.samples = [sample._replace(labels=sample.labels | self._label) for sample in metric.samples]
            yield metric


class _Read(Collector):
    def __init__(self, reader: Callable[[], Iterable[tuple[str, str, float]]]) -> None:
        self._reader = reader

    def describe(self) -> Iterator[Metric]:
        """Return nothing, because some of the read objects do not exist before the first read."""
        return iter(())

    def collect(self) -> Iterator[Metric]:
        for name, what, value in self._reader():
            family = CounterMetricFamily if name.endswith("_total") else GaugeMetricFamily
            yield family(name, what, value=value)
