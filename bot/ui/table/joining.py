"""Joining a table from elsewhere: the buttons of `/table list`, and the message that says a table is open.

lb:j:12    sit down at table 12

That message begins the table's own thread, so the two share their id: nothing else has to be remembered to find it.
"""

import logging
import re
from collections.abc import Sequence
from typing import Final

import discord

from bot.common.escaping import clean
from bot.locales.phrases import Phrases, say
from bot.tables.ports import TableView
from bot.ui.discord.components import Button, Layout, Row
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.threads import own_thread
from bot.ui.scene.readers import Readers
from bot.ui.scene.scene import link_to
from bot.ui.scene.stakes import table_line

log = logging.getLogger(__name__)

LISTED_MOST: Final = 10
"""Tables in one answer: each is three of the 40 components that Discord takes."""
NAME_MOST: Final = 60
JOIN_BUTTON: Final = re.compile(rf"lb:j:(?P<table>{NUMBER})")


def join_button(say_: Phrases, view: TableView) -> Button:
    """It takes the smallest buy-in."""
    label = say_("button-join", amount=view.settings.buy_in_least)
    return Button(custom_id=f"lb:j:{view.table_id}", label=label, style=discord.ButtonStyle.success)


# The list


def list_line(locale: str, view: TableView) -> str:
    return say(
        locale,
        "table-list-line" if view.tournament_id is None else "table-list-tournament",
        link=link_to(view),
        name=clean(view.name, NAME_MOST).replace("]", r"\]"),  # it would end the words of the link
        game=table_line(locale, view),
        taken=len(view.seats),
        seats=view.settings.seats_max,
    )


class TableList(Layout):
    """Every table once, each with its button while anybody may sit down."""

    def __init__(self, locale: str, views: Sequence[TableView]) -> None:
        super().__init__()
        say_ = Phrases(locale)
        for view in views[:LISTED_MOST]:
            line = list_line(locale, view)
            full = len(view.seats) >= view.settings.seats_max or view.tournament_id is not None or view.closing
            self.add_item(
                discord.ui.TextDisplay(line) if full else discord.ui.Section(line, accessory=join_button(say_, view))
            )
        if len(views) > LISTED_MOST:
            self.add_item(discord.ui.TextDisplay(say_("table-list-more", count=len(views) - LISTED_MOST)))


# The message that begins a table's thread


class OpenedPost(Layout):
    """Words, and where the table is open the button to join it."""

    def __init__(self, text: str, button: Button | None = None) -> None:
        super().__init__()
        self.add_item(discord.ui.TextDisplay(text))
        if button is not None:
            self.add_item(Row(button))


async def show_open(readers: Readers, outbox: Outbox, view: TableView, channel_id: int) -> None:
    """The message that began the table's thread offers it now. Never fails: the table stands."""
    scene = readers.scene(view)
    text = scene.say("opened-post", table=scene.table_name(), game=table_line(scene.say.locale, view))
    await _edit(outbox, view, channel_id, OpenedPost(text, join_button(scene.say, view)))


async def show_closed(readers: Readers, outbox: Outbox, view: TableView) -> None:
    """The message loses its button with the table. Never fails."""
    thread = own_thread(outbox, view)
    open_to_all = not (view.settings.is_private or view.practice or view.tournament_id is not None)
    if thread is None or not open_to_all:
        return
    scene = readers.scene(view)
    text = scene.say("opened-post-closed", table=scene.table_name(), game=table_line(scene.say.locale, view))
    await _edit(outbox, view, thread.parent_id, OpenedPost(text))


async def _edit(outbox: Outbox, view: TableView, channel_id: int, shown: OpenedPost) -> None:
    none = discord.AllowedMentions.none()
    # The thread has the id of the message that it began with.
    message = outbox.channel(view.guild_id, channel_id).get_partial_message(view.channel_id)
    try:
        await outbox.counted(lambda: message.edit(view=shown, allowed_mentions=none))
    except discord.NotFound:
        return  # Somebody has taken it away.
    except Exception as error:
        log.warning("the message that table %d was opened with cannot be changed: %s", view.table_id, cause(error))
