"""Shortcuts for a bot in a test's own process: no painting of unseen pictures, no reloading of the commands."""

import sys
from types import ModuleType
from typing import Any

import pytest
from discord.ext.commands.bot import BotBase

from bot.ui.discord.attachments import Drawn
from bot.ui.pictures import settings, studio
from bot.ui.pictures.alt_text import (
    alt_text,
    bracket_alt_text,
    guide_alt_text,
    hand_alt_text,
    panel_alt_text,
    podium_alt_text,
)

UNPAINTED = b"\x89PNG\r\n\x1a\n"


def spare_painting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the painted pictures with empty ones; the studio, its thread and the descriptions stay real."""
    for name, file, words in (
        ("_drawn_table", "table.png", alt_text),
        ("_drawn_hand", "cards.png", hand_alt_text),
        ("_drawn_panel", "panel.png", panel_alt_text),
        ("_drawn_guide", "hands.png", guide_alt_text),
        ("_drawn_podium", "podium.png", podium_alt_text),
        ("_drawn_bracket", "bracket.png", bracket_alt_text),
    ):
        monkeypatch.setattr(studio, name, lambda picture, file=file, words=words: _unpainted(file, words(picture)))
    monkeypatch.setattr(studio, "_loaded", lambda: None)
    monkeypatch.setattr(settings, "_drawn", lambda card: UNPAINTED + bytes([card]))


def _unpainted(file: str, words: str) -> Drawn:
    """Return an empty picture; its bytes also contain its description."""
    return Drawn(UNPAINTED + words.encode(), file, words, shows_table=file == "panel.png")


def spare_loading(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the command modules loaded; the library would remove them when a bot ends and load them again."""
    finalize = BotBase._call_module_finalizers

    async def finalized(bot: Any, package: ModuleType, key: str) -> None:
        inside = f"{package.__name__}."
        loaded = {name: module for name, module in sys.modules.items() if name.startswith(inside)}
        await finalize(bot, package, key)
        sys.modules.update(loaded)

    monkeypatch.setattr(BotBase, "_call_module_finalizers", finalized)
