"""The parts of our messages and forms. The library listens to none of them: the router does, to all."""

from typing import Any

import discord

Button = discord.ui.Button[discord.ui.LayoutView]
Row = discord.ui.ActionRow[Any]


class Layout(discord.ui.LayoutView):
    """A message of components. All that a click on one needs is in its custom_id, so that it outlives the process.

    The library keeps a view that it may listen to, for ever or until a restart; this one is stopped before it is sent.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.stop()


class Form(discord.ui.Modal):
    """A form. It is sent and forgotten, as a ``Layout`` is: what comes back is known by its custom_id, also after a
    restart."""

    def __init__(self, title: str, custom_id: str) -> None:
        super().__init__(title=title, custom_id=custom_id)
        self.stop()


class PrivateNote(Layout):
    """Words in the place of other components: a message of components takes no plain text any more."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.add_item(discord.ui.TextDisplay(text))
