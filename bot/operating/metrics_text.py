"""The figures in Prometheus' text format."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate

from prometheus_client import generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.fleet.part import Part
from bot.operating.figures import Durations, MetricFigures


def metrics_text(figures: MetricFigures, part: Part) -> bytes:
    """Return all metrics in Prometheus' text format.

    If the bot has several parts, every metric is labelled with the index of this one.
    """
    return generate_latest(_Collected(figures, {} if part.is_whole else {"part": str(part.index)}))


@dataclass(frozen=True, slots=True)
class _Collected(Collector):
    figures: MetricFigures
    label: dict[str, str]

    def collect(self) -> Iterator[Metric]:
        for metric in _metrics(self.figures):
            metric.samples = [sample._replace(labels=sample.labels | self.label) for sample in metric.samples]
            yield metric


def _metrics(figures: MetricFigures) -> Iterator[Metric]:
    yield _counter(
        "lowball_table_messages",
        "What players asked of tables, by kind and outcome",
        ("kind", "outcome"),
        figures.asked.items(),
    )
    acknowledged = HistogramMetricFamily(
        "lowball_acknowledgement_seconds", "From a click or a command to its acknowledgement", labels=("kind",)
    )
    for kind, durations in figures.acknowledged.items():
        acknowledged.add_metric((kind,), _buckets(durations), durations.total)
    yield acknowledged
    answers = (((answer,), count) for answer, count in figures.requests.items())
    yield _counter("lowball_discord_requests", "Requests to Discord by the class of their answer", ("answer",), answers)
    yield CounterMetricFamily("lowball_rate_limits", "Requests that Discord refused as too many", figures.limited)
    batches = figures.batches
    yield HistogramMetricFamily(
        "lowball_database_batch_seconds", "Each durable write of a batch", _buckets(batches), batches.total
    )
    yield CounterMetricFamily("lowball_database_writes", "Parts of those batches", figures.writes)
    yield CounterMetricFamily("lowball_database_faults", "Batches of which nothing was saved", figures.faults)
    for reader in figures.readers:
        for name, what, value in reader():
            yield (CounterMetricFamily if name.endswith("_total") else GaugeMetricFamily)(name, what, value)


def _counter(name: str, what: str, labels: tuple[str, ...], counts: Iterable[tuple[tuple[str, ...], int]]) -> Metric:
    family = CounterMetricFamily(name, what, labels=labels)
    for values, count in counts:
        family.add_metric(values, count)
    return family


def _buckets(durations: Durations) -> list[tuple[str, float]]:
    """Return (limit, number of durations up to it) of each bucket; the last one has no limit."""
    limits = (*map(str, durations.limits), "+Inf")
    return list(zip(limits, accumulate(durations.counts[at] for at in range(len(limits))), strict=True))
