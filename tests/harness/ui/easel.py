"""A studio for tests of what happens to pictures; it draws at once, and its bytes identify the picture."""

import asyncio
import hashlib
from dataclasses import dataclass, field

from bot.poker.views import PlayerView
from bot.ui.discord.attachments import Drawn
from bot.ui.pictures.alt_text import (
    alt_text,
    bracket_alt_text,
    guide_alt_text,
    hand_alt_text,
    panel_alt_text,
    podium_alt_text,
)
from bot.ui.pictures.bracket_picture import BracketPicture
from bot.ui.pictures.guide_picture import GuidePicture
from bot.ui.pictures.hand_picture import HandPicture, hand_picture
from bot.ui.pictures.panel_picture import PanelPicture, panel_picture
from bot.ui.pictures.podium_picture import PodiumPicture
from bot.ui.pictures.table_picture import TablePicture, table_picture
from bot.ui.scene.scene import Scene

Pictured = TablePicture | HandPicture | PanelPicture | GuidePicture | PodiumPicture | BracketPicture


@dataclass
class QuickStudio:
    tables: list[TablePicture] = field(default_factory=list)
    """Every picture of a table that was requested."""
    hands: list[HandPicture] = field(default_factory=list)
    panels: list[PanelPicture] = field(default_factory=list)
    podiums: list[PodiumPicture] = field(default_factory=list)
    overloaded: bool = False
    ready: asyncio.Event | None = None
    """The event that drawing waits for, if there is one."""
    fails: bool = False
    warm: bool = False
    closed: bool = False

    async def table(self, scene: Scene) -> Drawn | None:
        picture = table_picture(scene)
        self.tables.append(picture)
        return await self._drawn(picture, "table.png", alt_text(picture))

    async def hand(self, scene: Scene, private: PlayerView) -> Drawn | None:
        picture = hand_picture(scene, private)
        self.hands.append(picture)
        return await self._drawn(picture, "cards.png", hand_alt_text(picture))

    async def panel(self, scene: Scene, private: PlayerView) -> Drawn | None:
        picture = panel_picture(scene, private)
        self.panels.append(picture)
        return await self._drawn(picture, "panel.png", panel_alt_text(picture), shows_table=True)

    async def guide(self, picture: GuidePicture) -> Drawn | None:
        return await self._drawn(picture, "hands.png", guide_alt_text(picture))

    async def podium(self, picture: PodiumPicture) -> Drawn | None:
        self.podiums.append(picture)
        return await self._drawn(picture, "podium.png", podium_alt_text(picture))

    async def bracket(self, picture: BracketPicture) -> Drawn | None:
        return await self._drawn(picture, "bracket.png", bracket_alt_text(picture))

    @property
    def is_full(self) -> bool:
        return self.overloaded

    def warm_up(self) -> None:
        self.warm = True

    def close(self) -> None:
        self.closed = True

    async def _drawn(self, picture: Pictured, filename: str, alt: str, *, shows_table: bool = False) -> Drawn | None:
        if self.ready is not None:
            await self.ready.wait()
        if self.fails:
            raise RuntimeError(f"no ink for {picture}")
        return None if self.overloaded else Drawn(png_of(picture), filename, alt, shows_table)


def png_of(picture: Pictured) -> bytes:
    """Return bytes that are no picture, but equal for equal pictures."""
    return b"\x89PNG" + hashlib.blake2b(repr(picture).encode()).digest()
