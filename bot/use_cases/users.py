"""The data that the bot stores about a user: preferences, export and deletion."""

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
"""A question to other parts of the bot: do they know a user, and does the user have a seat?"""
EXPORT: Final = "export"
"""A question to other parts of the bot: which data do they have about a user?"""


class UserPreferences(Protocol):
    """The storage of users' preferences."""

    async def set(self, user_id: int, player_id: int, **changes: Any) -> Preferences: ...
    def forget(self, user_id: int, player_id: int) -> None: ...


@dataclass(frozen=True, slots=True)
class UserExport:
    known: dict[str, Any]
    """The data about the user; empty if the user is unknown."""
    missing: int = 0
    """The number of parts of the bot that did not answer."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    seated: bool = False
    """True if nothing was deleted because the user still has a seat."""
    waiting: int = 0
    """The number of parts of the bot that will delete the data later."""


class Users:
    """The data about users, for a bot that is a single process and so has only one database."""

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
        """A function that drops a player's cached names and direct-message channel; it takes the player_id."""

    async def is_known(self, user_id: int) -> bool:
        """Return True if the bot has data about the user. All methods raise StoreError."""
        return await self._privacy.player_id(user_id) is not None

    async def is_leaving(self, user_id: int) -> bool:
        """Return True if the user's data will be deleted once they have no seat; here always False.

        Only a bot of several parts deletes data later; with a single part, deletion is refused while the user has a
        seat.
        """
        return False

    async def export(self, user_id: int) -> UserExport:
        return UserExport(await self._privacy.export(user_id))

    async def forget(self, order_id: int, user_id: int) -> Forgotten:
        """Delete the user's data.

        ``order_id`` is the id of the interaction with which the user asked for it.
        """
        player_id = await self._privacy.player_id(user_id)
        try:
            await self._privacy.forget(user_id, self._timer.now_ms())
        except StillSeated:
            return Forgotten(seated=True)
        self._drop(user_id, player_id)
        return Forgotten()

    async def prefer(self, order_id: int, user_id: int, changes: dict[str, Any]) -> int:
        """Change fields of Preferences; return the number of parts of the bot that will change them later."""
        await self._preferences.set(user_id, await self._directory.player_id(user_id), **changes)
        return 0

    def _drop(self, user_id: int, player_id: int | None) -> None:
        if player_id is not None:
            self._forget_player(player_id)
            self._preferences.forget(user_id, player_id)


class FleetBook(Protocol):
    """The database methods for users' orders, which delete data or change preferences.

    All methods raise StoreError.
    """

    async def is_leaving(self, user_id: int) -> bool:
        """Return True if this part of the bot will delete the user's data once they have no seat."""
        ...

    async def forget(self, order: UserOrder) -> int | None:
        """Delete the user's data, and record that the order was carried out; a duplicate order does nothing.

        Return the user's player_id if they had one. Raises StillSeated.
        """
        ...

    async def is_void(self, order: UserOrder) -> bool:
        """Return True if a newer order has deleted the user's data, so this one no longer applies."""
        ...

    async def overtaken(self, order: UserOrder, player_id: int) -> set[str]:
        """Return the fields of the preferences that a newer order has already set."""
        ...

    async def note_preferred(self, order: UserOrder, player_id: int | None, fields: set[str]) -> None:
        """Record that a change of preferences was carried out, and which fields it set."""
        ...


class FleetUsers(Users):
    """The data about users, for one part of a bot that has several parts.

    The databases of the other parts know the same users, so each order about a user goes to all parts.
    """

    def join(self, part: Part, messages: Messages, orders: UserOrders, book: FleetBook) -> None:
        """Connect this part of the bot to the other parts. Call it before any other method."""
        self._part, self._messages, self._orders, self._book = part, messages, orders, book
        messages.answer(USER, self._answer_user)
        messages.answer(EXPORT, self._answer_export)

    async def is_known(self, user_id: int) -> bool:
        """Return True if a part of the bot knows the user, or if a part that may know them did not answer."""
        if await super().is_known(user_id):
            return True
        answers = await self._ask(USER, user_id)
        return self._missing(answers) > 0 or any(answer.body["known"] for answer in answers)

    async def is_leaving(self, user_id: int) -> bool:
        return await self._book.is_leaving(user_id)

    async def export(self, user_id: int) -> UserExport:
        own, answers = await asyncio.gather(self._privacy.export(user_id), self._ask(EXPORT, user_id))
        others = [answer.body for answer in sorted(answers, key=lambda answer: answer.part)]
        return UserExport(merged([own, *others]), self._missing(answers))

    async def forget(self, order_id: int, user_id: int) -> Forgotten:
        answers = await self._ask(USER, user_id)
        if await self._privacy.is_seated(user_id) or any(answer.body["seated"] for answer in answers):
            return Forgotten(seated=True)
        return Forgotten(waiting=await self._give(UserOrder(order_id, user_id, "delete", {}, self._timer.now_ms())))

    async def prefer(self, order_id: int, user_id: int, changes: dict[str, Any]) -> int:
        return await self._give(UserOrder(order_id, user_id, "preferences", changes, self._timer.now_ms()))

    async def carry_out_orders(self, order: UserOrder) -> bool:
        """Carry out a user's order in this part's database; return False if it must wait."""
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
        """Set the preferences that the order changes, except fields that a newer order has already set."""
        if await self._book.is_void(order):
            await self._book.note_preferred(order, None, set())
            return
        player_id = await self._directory.player_id(order.user_id)
        overtaken = await self._book.overtaken(order, player_id)
        changes = {field: value for field, value in order.body.items() if field not in overtaken}
        await self._preferences.set(order.user_id, player_id, **changes)
        await self._book.note_preferred(order, player_id, set(changes))

    # Messages between the parts

    async def _answer_user(self, question: Json) -> Json:
        user_id = int(question["user"])
        known, seated = await super().is_known(user_id), await self._privacy.is_seated(user_id)
        return {"known": known, "seated": seated}

    async def _answer_export(self, question: Json) -> Json:
        return await self._privacy.export(int(question["user"]))

    async def _ask(self, question: str, user_id: int) -> list[PartAnswer]:
        return await self._messages.ask_others(question, {"user": user_id}, PATIENT_SECONDS, parts=self._part.count)

    def _missing(self, answers: list[PartAnswer]) -> int:
        return self._part.count - 1 - len({answer.part for answer in answers})

    def _give(self, order: UserOrder) -> Coroutine[Any, Any, int]:
        return self._orders.give(order)
