"""The values that users submit in menus and forms.

A modified client may send anything instead, so only strings are used.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import discord


def selected(interaction: discord.Interaction[Any]) -> list[str]:
    """Return the options chosen in a menu; an empty list if the interaction is not on a menu."""
    data: Mapping[str, Any] = interaction.data or {}
    values = data.get("values")
    return [value for value in values if isinstance(value, str)] if isinstance(values, list) else []


def shown_menus(interaction: discord.Interaction[Any]) -> dict[str, list[str]]:
    """Return the message's menus and buttons: custom_id -> the options that the menu shows as chosen."""
    parts = interaction.message.components if interaction.message is not None else []
    return dict(_shown(parts))


def _shown(parts: Iterable[Any]) -> Iterator[tuple[str, list[str]]]:
    for part in parts:
        if isinstance(part, discord.SelectMenu) and part.custom_id:
            yield part.custom_id, [option.value for option in part.options if option.default]
        elif isinstance(part, discord.Button) and part.custom_id:
            yield part.custom_id, []
        yield from _shown(getattr(part, "children", ()))


def is_menu(interaction: discord.Interaction[Any]) -> bool:
    """Return True if the interaction is on a menu, even if no option is chosen."""
    data: Mapping[str, Any] = interaction.data or {}
    return isinstance(data.get("values"), list)


def written(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """Return the texts of a submitted form: field -> text."""
    data: Mapping[str, Any] = interaction.data or {}
    return dict(_texts(data.get("components")))


def _texts(parts: object) -> Iterator[tuple[str, str]]:
    """Yield (field, text) for all fields, at any depth of nesting."""
    for part in parts if isinstance(parts, list) else ():
        if not isinstance(part, dict):
            continue
        field, text = part.get("custom_id"), part.get("value")
        if isinstance(field, str) and isinstance(text, str):
            yield field, text
        yield from _texts(part.get("components"))
        yield from _texts([part.get("component")])
