"""Reads what was chosen in a menu and typed into a form. A changed client may send anything in its place: only texts
count."""

from collections.abc import Iterator, Mapping
from typing import Any

import discord


def selected(interaction: discord.Interaction[Any]) -> list[str]:
    """The options chosen in a menu; none where it was no menu."""
    data: Mapping[str, Any] = interaction.data or {}
    values = data.get("values")
    return [value for value in values if isinstance(value, str)] if isinstance(values, list) else []


def is_menu(interaction: discord.Interaction[Any]) -> bool:
    """True if options were chosen, be it none of them."""
    data: Mapping[str, Any] = interaction.data or {}
    return isinstance(data.get("values"), list)


def written(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """The texts of a form that was sent off, by field."""
    data: Mapping[str, Any] = interaction.data or {}
    return dict(_texts(data.get("components")))


def _texts(parts: object) -> Iterator[tuple[str, str]]:
    """However deep Discord has wrapped them."""
    for part in parts if isinstance(parts, list) else ():
        if not isinstance(part, dict):
            continue
        field, text = part.get("custom_id"), part.get("value")
        if isinstance(field, str) and isinstance(text, str):
            yield field, text
        yield from _texts(part.get("components"))
        yield from _texts([part.get("component")])
