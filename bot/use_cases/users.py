"""All that the bot keeps of a user, wherever it stands: known or not, told, forgotten, and how they like things."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, Protocol

from bot.fleet.exports import merged
from bot.fleet.messages import PATIENT_SECONDS, Json, Messages, PartAnswer
from bot.fleet.orders import UserOrder, UserOrders
from bot.fleet.part import Part
from bot.moderation.ports import ForgettingUsers, StillSeated
from bot.tables.ports import Directory, Timer
from bot.tables.preferences import Preferences

USER: Final = "user"
"""Asks whether a user is known, and whether they sit somewhere."""
EXPORT: Final = "export"
"""Asks for all that is known of a user."""


class UserPreferences(Protocol):
    """How users like things."""

    async def set(self, user_id: int, player_id: int, **changes: Any) -> Preferences: ...
    def forget(self, user_id: int, player_id: int) -> None: ...


@dataclass(frozen=True, slots=True)
class UserExport:
    known: dict[str, Any]
    """Empty where the user is unknown."""
    missing: int = 0
    """Parts of the bot that could not be asked."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    seated: bool = False
    """Nothing has happened, since the user still sits somewhere."""
    waiting: int = 0
    """Parts of the bot that will forget them later."""


class Users:
    """Of a process that is alone: its file knows all."""

    def __init__(
        self,
        privacy: ForgettingUsers,
        directory: Directory,
        preferences: UserPreferences,
        timer: Timer,
        forget_player: Callable[[int], None],
    ) -> None:
        self._privacy = privacy
        self._directory = directory
        self._preferences = preferences
        self._timer = timer
        self._forget_player = forget_player
        """By player_id: their names, and the way to them."""

    async def is_known(self, user_id: int) -> bool:
        """Raises StoreError, as all of these do."""
        return await self._privacy.player_id(user_id) is not None

    async def is_leaving(self, user_id: int) -> bool:
        """True if they are to be forgotten once they sit nowhere any more; they take no new seat."""
        return False

    async def export(self, user_id: int) -> UserExport:
        return UserExport(await self._privacy.export(user_id))

    async def forget(self, order_id: int, user_id: int) -> Forgotten:
        """``order_id``: of the interaction that asks for it."""
        player_id = await self._privacy.player_id(user_id)
        try:
            await self._privacy.forget(user_id, self._timer.now_ms())
        except StillSeated:
            return Forgotten(seated=True)
        self._drop(user_id, player_id)
        return Forgotten()

    async def prefer(self, order_id: int, user_id: int, changes: dict[str, Any]) -> int:
        """Change fields of Preferences. Tells for how many parts of the bot this will hold later."""
        await self._preferences.set(user_id, await self._directory.player_id(user_id), **changes)
        return 0

    def _drop(self, user_id: int, player_id: int | None) -> None:
        if player_id is not None:
            self._forget_player(player_id)
            self._preferences.forget(user_id, player_id)


class FleetBook(Protocol):
    """The file's side of carrying out orders. All methods raise StoreError."""

    async def is_leaving(self, user_id: int) -> bool:
        """True if the user is to be forgotten here once they sit nowhere any more."""
        ...

    async def forget(self, order: UserOrder) -> int | None:
        """Forget the user once, and note that the order is carried out. Gives their player_id, where they had one.
        Raises StillSeated."""
        ...

    async def is_void(self, order: UserOrder) -> bool:
        """True if the user was forgotten by a newer order."""
        ...

    async def overtaken(self, order: UserOrder, player_id: int) -> set[str]:
        """The fields of the preferences that a newer order has set."""
        ...

    async def preferred(self, order: UserOrder, player_id: int | None, fields: set[str]) -> None:
        """Note that the order is carried out, and which fields it has set."""
        ...


class FleetUsers(Users):
    """Of one part of several: the others' files know of the same users. What a user orders goes to all of them."""

    def join(self, part: Part, messages: Messages, orders: UserOrders, book: FleetBook) -> None:
        """Before anything is asked."""
        self._part, self._messages, self._orders, self._book = part, messages, orders, book
        messages.answer(USER, self._tell_of_user)
        messages.answer(EXPORT, self._tell_everything)

    async def is_known(self, user_id: int) -> bool:
        """Also where a part that may know them could not be asked."""
        if await super().is_known(user_id):
            return True
        told = await self._ask(USER, user_id)
        return self._missing(told) > 0 or any(one.body["known"] for one in told)

    async def is_leaving(self, user_id: int) -> bool:
        return await self._book.is_leaving(user_id)

    async def export(self, user_id: int) -> UserExport:
        own, told = await asyncio.gather(self._privacy.export(user_id), self._ask(EXPORT, user_id))
        others = [one.body for one in sorted(told, key=lambda one: one.part)]
        return UserExport(merged([own, *others]), self._missing(told))

    async def forget(self, order_id: int, user_id: int) -> Forgotten:
        told = await self._ask(USER, user_id)
        if await self._privacy.is_seated(user_id) or any(one.body["seated"] for one in told):
            return Forgotten(seated=True)
        return Forgotten(waiting=await self._give(UserOrder(order_id, user_id, "delete", {}, self._timer.now_ms())))

    async def prefer(self, order_id: int, user_id: int, changes: dict[str, Any]) -> int:
        return await self._give(UserOrder(order_id, user_id, "preferences", changes, self._timer.now_ms()))

    async def carry_out_orders(self, order: UserOrder) -> bool:
        """See bot.fleet.orders.CarryOut."""
        if order.kind == "preferences":
            await self._set_preferences(order)
            return True
        try:
            player_id = await self._book.forget(order)
        except StillSeated:
            return False
        self._drop(order.user_id, player_id)
        return True

    async def _set_preferences(self, order: UserOrder) -> None:
        """The newest order wins, field by field."""
        if await self._book.is_void(order):
            await self._book.preferred(order, None, set())
            return
        player_id = await self._directory.player_id(order.user_id)
        overtaken = await self._book.overtaken(order, player_id)
        changes = {field: value for field, value in order.body.items() if field not in overtaken}
        await self._preferences.set(order.user_id, player_id, **changes)
        await self._book.preferred(order, player_id, set(changes))

    # Between the parts

    async def _tell_of_user(self, asked: Json) -> Json:
        user_id = int(asked["user"])
        known, seated = await super().is_known(user_id), await self._privacy.is_seated(user_id)
        return {"known": known, "seated": seated}

    async def _tell_everything(self, asked: Json) -> Json:
        return await self._privacy.export(int(asked["user"]))

    async def _ask(self, question: str, user_id: int) -> list[PartAnswer]:
        return await self._messages.ask_others(question, {"user": user_id}, PATIENT_SECONDS, parts=self._part.count)

    def _missing(self, told: list[PartAnswer]) -> int:
        return self._part.count - 1 - len({one.part for one in told})

    def _give(self, order: UserOrder) -> Coroutine[Any, Any, int]:
        return self._orders.give(order)
