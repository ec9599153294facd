"""Users' orders that every part of a fleet must carry out: to delete a user's data, and to change preferences.

An order is a row in the file of the part that took it; it is sent again until each part has answered. Its id, which is
the interaction's, makes it idempotent. A part that cannot carry it out yet, because the user sits at one of its
tables, stores it in its own file and answers.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, Protocol

from bot.fleet.messages import PATIENT_SECONDS, Json, Messages, Unanswered
from bot.fleet.part import Part

log = logging.getLogger(__name__)

ORDER: Final = "order"
"""The question that passes an order on to another part."""
AGAIN_SECONDS: Final = 10.0
"""The pause between two rounds of sending all due orders, in seconds."""


@dataclass(frozen=True, slots=True)
class UserOrder:
    order_id: int
    """The id of the interaction. Discord's ids grow with time, so the newer of two orders has the greater id."""
    user_id: int
    kind: Literal["delete", "preferences"]
    body: dict[str, Any]
    """The changed preferences; empty for other orders."""
    at_ms: int


@dataclass(frozen=True, slots=True)
class DueOrder:
    order: UserOrder
    here: bool
    """True if the order has not been carried out in this file yet."""
    parts: tuple[int, ...]
    """The other parts that have not answered."""


class OrderBook(Protocol):
    """The orders in the file. All methods raise StoreError."""

    async def take(self, order: UserOrder, others: Collection[int], count: int) -> bool:
        """Save a new order for this file and the other parts; return False if it is already known.

        ``count`` is the number of parts.
        """
        ...

    async def due(self, count: int) -> Sequence[DueOrder]:
        """Return the due orders, the oldest first.

        An order that was saved with another number of parts is due at all of them.
        """
        ...

    async def note_answer(self, order_id: int, part: int, count: int) -> None:
        """Note that another part has the order."""
        ...

    async def waiting(self) -> int:
        """Return the number of stored orders."""
        ...


CarryOut = Callable[[UserOrder], Awaitable[bool]]
"""Carries an order out in this file and marks it as done there; returns False if it must wait."""


class UserOrders:
    def __init__(
        self,
        part: Part,
        messages: Messages,
        book: OrderBook,
        carry_out: CarryOut,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._part = part
        self._messages = messages
        self._book = book
        self._carry_out = carry_out
        self._sleep = sleep
        self._one_at_a_time = asyncio.Lock()
        messages.answer(ORDER, self._take_received)

    async def give(self, order: UserOrder) -> int:
        """Save the order, carry it out here and send it to the other parts. Raises StoreError.

        Return how many parts, including this one, have not confirmed it yet.
        """
        others = [index for index in range(self._part.count) if index != self._part.index]
        await self._book.take(order, others, self._part.count)
        done = await self._carry_out_locked(order)
        return (not done) + await self._hand_over(DueOrder(order, not done, tuple(others)))

    async def run(self) -> None:
        """Send due orders again and again, forever."""
        while True:
            try:
                await self.repeat()
            except Exception as error:
                log.warning("users' orders wait: %s", type(error).__name__)
            await self._sleep(AGAIN_SECONDS)

    async def repeat(self) -> None:
        """Send all due orders once more. Raises StoreError."""
        failed: list[str] = []
        for due in await self._book.due(self._part.count):
            try:
                await self._retry(due)
            except Exception as error:
                # One failure must not delay the others: a newer version may have sent an unknown preference.
                failed.append(type(error).__name__)
        if failed:
            log.warning("users' orders that could not be carried out: %d (%s)", len(failed), failed[0])

    async def _retry(self, due: DueOrder) -> None:
        if due.here:
            await self._carry_out_locked(due.order)
        if self._part.index in due.parts:
            await self._book.note_answer(due.order.order_id, self._part.index, self._part.count)
        await self._hand_over(due)

    async def waiting(self) -> int:
        return await self._book.waiting()

    async def _hand_over(self, due: DueOrder) -> int:
        """Send the order to the other parts; return how many of them did not take it."""
        others = [part for part in due.parts if part != self._part.index]
        if not self._messages.is_connected:
            return len(others)
        handed = await asyncio.gather(*(self._hand_to(part, due.order) for part in others))
        return handed.count(False)

    async def _hand_to(self, part: int, order: UserOrder) -> bool:
        try:
            await self._messages.ask(part, ORDER, asdict(order), PATIENT_SECONDS)
        except Unanswered:
            return False
        await self._book.note_answer(order.order_id, part, self._part.count)
        return True

    async def _take_received(self, body: Json) -> Json:
        """Save a received order; this file is responsible for it from now on."""
        order = UserOrder(**body)
        await self._book.take(order, (), self._part.count)
        await self._carry_out_locked(order)
        return {}

    async def _carry_out_locked(self, order: UserOrder) -> bool:
        async with self._one_at_a_time:
            return await self._carry_out(order)
