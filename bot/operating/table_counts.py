"""Counts of tables, running hands and seats, and of the messages to tables."""

from dataclasses import dataclass

from bot.operating.figures import MetricFigures
from bot.tables.manager import TableManager
from bot.tables.messages import Message
from bot.tables.ports import Dealer, DeckMaker, Timer
from bot.tables.replies import TableReply
from bot.tables.saving import Store


@dataclass(frozen=True, slots=True)
class Census:
    tables: int
    """The number of open tables."""
    hands: int
    """The number of running hands."""
    players: int
    """The number of occupied seats."""


class CountedTables(TableManager):
    """A table manager that counts the outcome of each message, in ``figures``."""

    def __init__(
        self,
        figures: MetricFigures,
        store: Store,
        dealer: Dealer,
        timer: Timer,
        *,
        hand_pause_seconds: int,
        outage_grace_seconds: int,
        decks: DeckMaker | None = None,
    ) -> None:
        super().__init__(
            store,
            dealer,
            timer,
            hand_pause_seconds=hand_pause_seconds,
            outage_grace_seconds=outage_grace_seconds,
            decks=decks,
        )
        self._figures = figures

    async def submit(self, table_id: int, message: Message) -> TableReply | None:
        reply = await super().submit(table_id, message)
        self._figures.asked[type(message).__name__.lower(), outcome(reply)] += 1
        return reply

    def census(self) -> Census:
        views = [host.view() for host in self._hosts.values()]
        running = sum(view.hand is not None and not view.hand.finished for view in views)
        return Census(len(views), running, sum(len(view.seats) for view in views))


def outcome(reply: TableReply | None) -> str:
    """Return ``done``, the key of the refusal's reason, or ``gone`` if there was no such table."""
    if reply is None:
        return "gone"
    if reply.refusal is not None:
        return reply.refusal.reason.value
    return reply.denial.value if reply.denial is not None else "done"
