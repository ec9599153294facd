"""The components of the bot's messages and forms. Their clicks go to bot.interactions, not discord.py."""

from typing import TYPE_CHECKING, Any

import discord

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
