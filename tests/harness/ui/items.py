"""A message's components as objects, as discord.py reads them from what is sent."""

from types import SimpleNamespace
from typing import Any

import discord
from discord.components import _component_factory


def items_of(shown: discord.ui.LayoutView) -> list[discord.ui.Item[Any]]:
    """Return the message's components from top to bottom, each followed by those inside it."""
    sent: Any = shown
    message: Any = SimpleNamespace(components=[_component_factory(each) for each in sent.to_components()])
    return list(discord.ui.LayoutView.from_message(message, timeout=None).walk_children())
