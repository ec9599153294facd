"""A hand panel as its player sees it on the simulated Discord."""

import json
from dataclasses import dataclass
from typing import Any, Self

from simcord.backend.errors import BackendError
from simcord.backend.models import Message
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.results import InteractionResult, ResponseMessage

from tests.harness.discord.asking import Place, press
from tests.harness.discord.room import Room


@dataclass(frozen=True)
class Panel:
    room: Room
    name: str
    """The player's name."""
    message_id: int
    edits_before: int = 0
    """The number of edits of panels in the room when this one was opened."""
    place: ChannelHandle | None = None
    """The channel of the panel; None for the table's own."""

    @classmethod
    async def open(cls, room: Room, name: str, *, command: bool | str = False) -> Self:
        """Open a panel with the button at the table, or with a command: /cards, or the one given."""
        actor = room.people[name]
        asked = await (
            actor.slash(room.table, command if isinstance(command, str) else "cards")
            if command
            else actor.click(room.card, custom_id=f"lb:t:{room.view.table_id}:cards")
        )
        assert asked.response is not None
        assert asked.response.ephemeral
        return cls(room, name, asked.response.id, _edits(room))

    @property
    def _message(self) -> Message:
        return self.room.env.backend.get_message((self.place or self.room.table).id, self.message_id)

    @property
    def is_there(self) -> bool:
        try:
            return self._message is not None
        except BackendError:
            return False

    @property
    def _parts(self) -> list[dict[str, Any]]:
        return list(walk_components(self._message.components))

    @property
    def text(self) -> str:
        return "\n".join(part["content"] for part in self._parts if part["type"] == 10)

    @property
    def buttons(self) -> dict[str, str]:
        """Return the custom ids by label."""
        return {part["label"]: part["custom_id"] for part in self._parts if part["type"] == 2}

    @property
    def attachments(self) -> list[int]:
        """Return the ids of the panel's pictures."""
        return [int(each["id"]) for each in self._message.attachments]

    async def press(self, label: str) -> InteractionResult:
        shown = ResponseMessage(self.room.env, self._message)
        result = await self.room.people[self.name].click(shown, custom_id=self.buttons[label])
        assert result.acknowledged, f"{label!r} got no answer"
        return result

    async def pressed_by(self, thief: str, custom_id: str) -> InteractionResult:
        """Click this id as somebody else with a modified client, as if the panel were theirs."""
        place, shown = Place(self.room.table.id, self.room.guild.id), ResponseMessage(self.room.env, self._message)
        return await press(self.room.env, self.room.people[thief].id, place, custom_id, shown.message)

    async def choose(self, *places: int) -> None:
        """Choose cards in the draw menu by their positions in the hand."""
        menu = next(part for part in self._parts if part["type"] == 3)
        shown = ResponseMessage(self.room.env, self._message)
        await self.room.people[self.name].select(shown, [str(place) for place in places], custom_id=menu["custom_id"])

    @property
    def menu(self) -> list[str]:
        """Return the labels of the menu."""
        return [option["label"] for part in self._parts if part["type"] == 3 for option in part["options"]]

    def edits(self) -> int:
        """Count the edits of the room's panels since this one was opened, except in answers to clicks."""
        return _edits(self.room) - self.edits_before


def _edits(room: Room) -> int:
    return sum(entry.method == "PATCH" and "lb:o:" in json.dumps(entry.json) for entry in room.env.http_requests)
