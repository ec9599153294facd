"""The lobby in tests: posted in a channel, read there, and its buttons clicked."""

from dataclasses import dataclass, field
from typing import Any, Self

import discord
from simcord.builders import ChannelHandle
from simcord.components import walk_components

from tests.harness.discord.room import Room

ADMIN = discord.Permissions(manage_guild=True)
TITLE = "### Play now"
REFRESH_SECONDS = 10


@dataclass
class LobbyRoom:
    room: Room
    channel: ChannelHandle = field(init=False)

    @classmethod
    async def open(cls, room: Room) -> Self:
        """Let boss post the lobby in a separate channel; tables are opened in another one."""
        lobby = cls(room)
        lobby.channel = room.guild.create_text_channel("playing")
        room.join("boss", roles=(room.guild.create_role("owner", permissions=ADMIN),))
        told = await room.slash("boss", "lobby", at=lobby.channel)
        assert "The lobby is in" in told, told
        return lobby

    @property
    def messages(self) -> list[discord.Message]:
        return list(self.channel.history())

    @property
    def message(self) -> discord.Message:
        (found,) = (each for each in self.messages if any(TITLE in text for text in self._texts(each.id)))
        return found

    def _texts(self, message_id: int) -> list[str]:
        return [part["content"] for part in self._parts_of(message_id) if part["type"] == 10]

    def _parts_of(self, message_id: int) -> list[dict[str, Any]]:
        stored = self.room.env.backend.get_message(self.channel.id, message_id)
        return list(walk_components(stored.components))

    @property
    def parts(self) -> list[dict[str, Any]]:
        return self._parts_of(self.message.id)

    @property
    def text(self) -> str:
        return "\n".join(self._texts(self.message.id))

    @property
    def buttons(self) -> dict[str, str]:
        """Return the custom ids by label; the first of equal labels counts."""
        found = [(part["label"], part["custom_id"]) for part in self.parts if part["type"] == 2]
        return dict(reversed(found))

    @property
    def options(self) -> list[str]:
        """Return the options of all menus."""
        return [option["label"] for part in self.parts if part["type"] == 3 for option in part["options"]]

    async def click(self, name: str, label: str) -> str:
        """Click a button and return the private answer."""
        result = await self.room.people[name].click(self.message, custom_id=self.buttons[label])
        assert result.acknowledged, f"{label!r} got no answer"
        return self.room.told(result)

    async def current(self) -> None:
        """Wait until the lobby shows the newest state."""
        await self.room.wait(REFRESH_SECONDS)
