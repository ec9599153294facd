"""Letters to players, worded by the edge as they go out."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Final, get_args

from bot.tables.due_letters import DueKind, DueLetter
from bot.tables.ports import TableView
from bot.ui.context.due_letters import worded
from bot.ui.context.player_notices import write_kick, write_undone
from bot.ui.scene.scene import Scene
from bot.ui.text.phrases import Phrases
from tests.composed import tables
from tests.composed.people import name_of
from tests.composed.shown import Shown

ABOUT: Final[dict[str, str | int]] = {
    "table_id": 7,
    "table": "*Riverside*",
    "hand_number": 1,
    "ruling": "No. *He* did not.",
    "reason": "*rude*",
    "name": "*Sunday* Cup",
    "channel_id": 2,
    "amount": 1,
}


@dataclass
class Desk:
    """A client as far as letters need it, which keeps them; every player reads one language."""

    say: Phrases
    written: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.services = SimpleNamespace(readers=self, mail=self, preferences=self)

    def language(self, player_id: int) -> str:
        return self.say.locale

    def scene_for(self, view: TableView, player_id: int) -> Scene:
        return Scene(view, name_of, self.say)

    def get_guild(self, guild_id: int) -> Any:
        return SimpleNamespace(name="Card *room*")

    async def write(self, player_id: int, text: str, *, ahead: bool = False) -> bool:
        self.written.append(text)
        return True


def letters(say: Phrases) -> Iterator[tuple[str, Shown]]:
    client: Any = Desk(say)
    for kind in get_args(DueKind):
        for name, about in (("", ABOUT), (", with an end", ABOUT | {"until_ms": 1_795_000_000_000})):
            yield f"letter, {kind}{name}", asyncio.run(worded(client, DueLetter(1, 101, kind, about)))
    asyncio.run(_write(client))
    yield "letters, kicked and a hand voided", client.written


async def _write(client: Any) -> None:
    await write_kick(client, tables.views()["third street"], 102, "*rude*")
    await write_undone(client, tables.views()["voided"], [101])
