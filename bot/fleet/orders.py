"""Users' orders that all parts of a bot carry out: to delete a user's data, or to change preferences.

The part that receives an order from the user stores it in its database, and sends it again until each other part has
answered. The order's id, which is the interaction's, makes it idempotent. A part that cannot carry it out yet, because
the user sits at one of its tables, stores it in its own database and answers.
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
"""The question with which a part sends an order to another part."""
AGAIN_SECONDS: Final = 10.0
"""The pause between two rounds of sending unfinished orders, in seconds."""


@dataclass(frozen=True, slots=True)
class UserOrder:
    order_id: int
    """The id of the user's interaction. Discord's ids increase, so a newer order has a larger id."""
    user_id: int
    kind: Literal["delete", "preferences"]
    body: dict[str, Any]
    """The preferences to change; empty for an order to delete."""
    at_ms: int


@dataclass(frozen=True, slots=True)
class DueOrder:
    order: UserOrder
    here: bool
    """True if this part has not carried out the order yet."""
    parts: tuple[int, ...]
    """The other parts that have not confirmed the order."""


class OrderBook(Protocol):
    """The storage of orders in this part's database. All methods raise StoreError."""

    async def take(self, order: UserOrder, others: Collection[int], count: int) -> bool:
        """Save a new order for this part and for ``others``; return False if it is already stored.

        ``count`` is the number of parts.
        """
        ...

    async def due(self, count: int) -> Sequence[DueOrder]:
        """Return the orders that are not carried out or confirmed everywhere, oldest first.

        If the number of parts has changed since an order was saved, all parts must confirm it again.
        """
        ...

    async def note_answer(self, order_id: int, part: int, count: int) -> None:
        """Save that another part has confirmed the order."""
        ...

    async def waiting(self) -> int:
        """Return the number of stored orders."""
        ...


CarryOut = Callable[[UserOrder], Awaitable[bool]]
"""A function that carries an order out in this part's database and marks it there as done.

It returns False if the order must wait.
"""


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
        """Save the order, carry it out in this part, and send it to the other parts. Raises StoreError.

        Return how many parts, including this one, have not confirmed it yet.
        """
        others = [index for index in range(self._part.count) if index != self._part.index]
        await self._book.take(order, others, self._part.count)
        done = await self._carry_out_locked(order)
        return (not done) + await self._hand_over(DueOrder(order, not done, tuple(others)))

    async def run(self) -> None:
        """Send unfinished orders again at intervals, forever."""
        while True:
            try:
                await self.repeat()
            except Exception as error:
                log.warning("users' orders wait: %s", type(error).__name__)
            await self._sleep(AGAIN_SECONDS)

    async def repeat(self) -> None:
        """Try once more to carry out, and to send, all unfinished orders. Raises StoreError."""
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
        """Send the order to the other parts, and return how many of them did not confirm it."""
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
        """Save and carry out an order from another part; this part is now responsible for doing it here."""
        order = UserOrder(**body)
        await self._book.take(order, (), self._part.count)
        await self._carry_out_locked(order)
        return {}

    async def _carry_out_locked(self, order: UserOrder) -> bool:
        async with self._one_at_a_time:
            return await self._carry_out(order)
