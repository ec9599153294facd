"""A composed message, split into the parts that its reader sees from top to bottom."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, Literal, NamedTuple

import discord

from tests.harness.ui.items import items_of

Kind = Literal["message", "text", "label", "option", "picture"]
MOST: Final[dict[Kind, int]] = {"message": 2000, "text": 4000, "label": 80, "option": 100, "picture": 1024}
"""The most characters by Discord's limits; the limit for texts holds for all texts of a message together."""
_MARKS: Final[dict[Kind, str]] = {"label": "[{}]", "option": "  ▸ {}", "picture": "🖼 {}"}
Shown = str | Iterable[str] | discord.ui.LayoutView | discord.ui.Modal


class PictureText(str):
    """The alt text of a picture."""


class Part(NamedTuple):
    kind: Kind
    text: str

    def __str__(self) -> str:
        return _MARKS.get(self.kind, "{}").format(self.text)


Message = tuple[Part, ...]


def parts_of(shown: Shown) -> Message:
    """Return the parts of a message; one or several texts are messages without components."""
    if isinstance(shown, str):
        return (Part("picture" if isinstance(shown, PictureText) else "message", shown),)
    if isinstance(shown, discord.ui.Modal):
        return (Part("label", shown.title), *_parts(shown.walk_children()))
    if isinstance(shown, discord.ui.LayoutView):
        return tuple(_parts(items_of(shown)))
    return tuple(Part("message", text) for text in shown)


def _parts(items: Iterable[discord.ui.Item[Any]]) -> Iterator[Part]:
    for item in items:
        match item:
            case discord.ui.TextDisplay():
                yield Part("text", item.content)
            case discord.ui.Button():
                yield Part("label", item.label or "")
            case discord.ui.Select():
                yield Part("option", item.placeholder or "")
                for option in item.options:
                    yield from (Part("option", text) for text in (option.label, option.description) if text)
            case discord.ui.MediaGallery():
                yield from (Part("picture", each.description or "") for each in item.items)
            case discord.ui.Label():
                yield from (Part("option", text) for text in (item.text, item.description) if text)
            case discord.ui.TextInput() if item.placeholder:
                yield Part("option", item.placeholder)
