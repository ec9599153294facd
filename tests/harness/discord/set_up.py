"""The room's set-up pages, used by an administrator."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import discord
from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.results import InteractionResult

from bot.moderation.ports import AuditFilter
from bot.moderation.room_settings import RoomSettings
from tests.harness.discord.room import Room

ADMIN = discord.Permissions(manage_guild=True)


@dataclass
class SetUp:
    """The set-up pages in the private message ``shown``."""

    room: Room
    name: str
    shown: Any
    last: InteractionResult

    @classmethod
    async def begin(cls, room: Room, name: str = "boss") -> Self:
        if name not in room.people:
            room.join(name, roles=(room.guild.create_role("owner", permissions=ADMIN),))
        result = await room.people[name].slash(room.lobby, "room setup")
        assert result.ephemeral
        assert result.response is not None
        return cls(room, name, result.response, result)

    @property
    def stored(self) -> Message:
        """Return the message as it is now."""
        return self.room.env.backend.get_message(self.shown.channel_id, self.shown.id)

    @property
    def parts(self) -> list[dict[str, Any]]:
        return list(walk_components(self.stored.components))

    @property
    def text(self) -> str:
        return "\n".join(part["content"] for part in self.parts if part["type"] == 10)

    def menu(self, setting: str) -> dict[str, Any]:
        return next(part for part in self.parts if part.get("custom_id", "").endswith(f":{setting}"))

    async def click(self, label: str, *, by: str | None = None) -> str:
        """Click a button and return the private answer beside the page."""
        self.last = await self.room.people[by or self.name].click(self.shown, label=label)
        return self._told()

    async def choose(self, setting: str, *values: Any) -> str:
        custom_id = self.menu(setting)["custom_id"]
        self.last = await self.room.people[self.name].select(self.shown, values, custom_id=custom_id)
        return self._told()

    async def fill_in(self, label: str, **values: str) -> str:
        await self.click(label)
        assert self.last.modal, "a form was to open"
        self.last = await self.room.people[self.name].submit_modal(self.last, values)
        return self._told()

    async def go(self, page: int) -> None:
        """Go to this page."""
        while f"step {page} of" not in self.text:
            await self.click("Next")

    def _told(self) -> str:
        assert self.last.acknowledged, "no answer"
        return "\n".join(answer.content for answer in (self.last.response, *self.last.followups) if answer)

    async def settings(self) -> RoomSettings:
        return await settings(self.room)


async def settings(room: Room) -> RoomSettings:
    return await room.store.office.rooms.settings(room.guild.id)


async def audited(room: Room) -> Sequence[tuple[str, str, str]]:
    """Return the act, before and after of every audit line, oldest first."""
    lines = await room.store.office.audit.page(room.guild.id, AuditFilter(), skip=0, most=100)
    return [(line.entry.act, line.entry.before, line.entry.after) for line in reversed(lines)]
