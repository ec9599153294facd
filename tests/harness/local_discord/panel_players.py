"""Scripted players who look at and click nothing but their hand panels."""

import asyncio
import re
from dataclasses import dataclass
from typing import Final

from tests.harness.local_discord.messages import EPHEMERAL, custom_ids
from tests.harness.local_discord.players import Crowd, Pace, Turn, at_once, turn_on
from tests.harness.local_discord.refusals import Refused
from tests.harness.local_discord.server import LocalDiscord
from tests.harness.local_discord.world import Json

OPENER: Final = re.compile(r"lb:t:\d+:cards")
RENEWS: Final = re.compile(r"lb:o:\d+")
BLUE: Final = 1
"""The style of a button that is to be pressed."""


class PanelRoom:
    """A room that passes every private message to the player whose panel it is."""

    def __init__(self, local: LocalDiscord) -> None:
        self.owners: dict[str, PanelPlayer] = {}
        """Players by the ids of their panels."""
        local.world.private_watchers.append(self._look)

    def _look(self, message: Json) -> None:
        if (owner := self.owners.get(message["id"])) is not None:
            owner.look(message)


@dataclass(kw_only=True)
class PanelPlayer(Crowd):
    """A player whose ``card`` is their panel; ``table`` shows the button that opens it."""

    table: Crowd
    room: PanelRoom
    opens_after: Pace = at_once
    """Seconds before each try to open the panel."""

    @property
    def user(self) -> Json:
        (user,) = self.people
        return user

    async def play(self, *, until_hand: int | None = None) -> None:
        while self.card is None:
            await asyncio.sleep(self.opens_after())
            await self._open()
        await super().play(until_hand=until_hand)

    def turn(self) -> Turn | None:
        return turn_on(self.card, self.user["global_name"]) if self.card is not None else None

    async def _open(self) -> None:
        """Open the panel with the button at the table, which appears once there are cards."""
        shown = self.table.card
        opener = _button(shown, OPENER) if shown is not None else None
        if shown is not None and opener is not None:
            await self._press(shown, opener)

    async def wait(self) -> None:
        """Wait for a change; renew a panel that has stopped following the table."""
        renews = _button(self.card, RENEWS, BLUE) if self.card is not None else None
        if self.card is None or renews is None:
            await super().wait()
        else:
            await asyncio.sleep(self.pace())
            await self._press(self.card, renews)

    async def _press(self, message: Json, custom_id: str) -> None:
        try:
            answer = await self.local.interactions.click(self.user, message, custom_id)
        except (Refused, TimeoutError):
            self.tally.unanswered += 1
            return
        if answer.original is not None and answer.original["flags"] & EPHEMERAL:
            self.room.owners[answer.original["id"]] = self
            self.look(answer.original)


def _button(message: Json, wanted: re.Pattern[str], style: int | None = None) -> str | None:
    """Return the first matching button that can be pressed."""
    for custom_id, part in custom_ids(message["components"]).items():
        if wanted.fullmatch(custom_id) and style in (None, part.get("style")):
            return custom_id
    return None
