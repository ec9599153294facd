"""The components of the bot's messages and forms. Their clicks go to bot.interactions, not discord.py."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import discord

from bot.ui.discord.attachments import Drawn

Component = dict[str, Any]
"""A component as Discord gets it."""
Parts = Sequence[Sequence[str]]
"""Groups of texts, from top to bottom."""
_CONTAINER: Final = discord.ComponentType.container.value
_ROW: Final = discord.ComponentType.action_row.value
_BUTTON: Final = discord.ComponentType.button.value
_TEXT: Final = discord.ComponentType.text_display.value
_SEPARATOR: Final = discord.ComponentType.separator.value
_SMALL: Final = discord.SeparatorSpacing.small.value

if TYPE_CHECKING:
    Button = discord.ui.Button[discord.ui.LayoutView]
    Row = discord.ui.ActionRow[Any]
else:
    # A generic alias takes longer to call than the class itself.
    Button, Row = discord.ui.Button, discord.ui.ActionRow


class Layout(discord.ui.LayoutView):
    """A message that consists of components. A click's data is in its custom_id, so it survives a restart.

    discord.py keeps every active view in memory until a timeout or a restart, so this view is stopped before it is
    sent.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.stop()


class PlainButton(NamedTuple):
    """A button of a ``Composed`` message."""

    custom_id: str
    label: str
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    disabled: bool = False


class Composed(Layout):
    """A message of texts and rows in one box, kept as the components that Discord gets.

    Three such messages are composed for each click. discord.py's objects for them took a third of that time, and they
    refer to each other, so that each message stayed in memory until garbage was collected.
    """

    def __init__(
        self,
        parts: Parts,
        rows: Iterable[Component] = (),
        accent_colour: int | None = None,
        drawn: Drawn | None = None,
    ) -> None:
        """Build the message, with a separator between the groups of texts; a picture is below the first group."""
        super().__init__()
        shown = [*_texts(parts)] if drawn is None else [*_texts(parts[:1]), _picture(drawn), *_texts(parts[1:])]
        box: Component = {"type": _CONTAINER, "accent_color": accent_colour, "spoiler": False}
        self._components = [box | {"components": [*shown, *rows]}]

    def has_components_v2(self) -> bool:
        return True

    def to_components(self) -> list[Component]:
        """Return the components as a value; two messages with equal values look the same."""
        return self._components

    def words(self) -> list[str]:
        """Return the message's texts, without those in its picture."""
        return [each["content"] for each in self._components[0]["components"] if each["type"] == _TEXT]


def _texts(parts: Parts) -> Iterator[Component]:
    begun = False
    for part in parts:
        if part and begun:
            yield {"type": _SEPARATOR, "divider": True, "spacing": _SMALL}
        yield from ({"type": _TEXT, "content": text} for text in part)
        begun = begun or bool(part)


def _picture(drawn: Drawn) -> Component:
    shown = discord.MediaGalleryItem(f"attachment://{drawn.filename}", description=drawn.alt)
    gallery: discord.ui.Item[Any] = discord.ui.MediaGallery(shown)
    return gallery.to_component_dict()


def row(*buttons: PlainButton) -> Component:
    """Return the buttons as a row; at most five."""
    shown = [
        {"type": _BUTTON, "custom_id": custom_id, "label": label, "style": style.value, "disabled": disabled}
        for custom_id, label, style, disabled in buttons
    ]
    return {"type": _ROW, "components": shown}


def menu_row(menu: discord.ui.Select[Any]) -> Component:
    return {"type": _ROW, "components": [menu.to_component_dict()]}


class BelowText(discord.ui.View):
    """Buttons below a plain text. Notifications show a plain text, but no components.

    The view is stopped at once, like a ``Layout``.
    """

    def __init__(self, *buttons: Button) -> None:
        super().__init__(timeout=None)
        for button in buttons:
            self.add_item(button)
        self.stop()


class Form(discord.ui.Modal):
    """A form that discord.py does not keep in memory, because its ``stop()`` is called when it is created.

    The custom_id identifies its submission, even after a restart.
    """

    def __init__(self, title: str, custom_id: str) -> None:
        super().__init__(title=title, custom_id=custom_id)
        self.stop()


class PrivateNote(Layout):
    """A private text as a component, perhaps with buttons, so that it can replace a message of components."""

    def __init__(self, text: str, *buttons: Button) -> None:
        super().__init__()
        self.add_item(discord.ui.TextDisplay(text))
        if buttons:
            self.add_item(Row(*buttons))
