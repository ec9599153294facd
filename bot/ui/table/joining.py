"""Buttons to join a table from elsewhere: in `/table list`, and in the post about a new table.

lb:j:12    sit down at table 12
"""

import re
from collections.abc import Sequence
from typing import Final

import discord

from bot.common.escaping import clean
from bot.locales.phrases import Phrases, say
from bot.tables.ports import TableView
from bot.ui.discord.components import Button, Layout, Row
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.scene.scene import Scene, link_to
from bot.ui.scene.stakes import table_line
from bot.use_cases.tables.opening import OrderedTable

LISTED_MOST: Final = 10
"""The maximum number of tables in one answer: each needs 3 of the 40 components that Discord allows."""
NAME_MOST: Final = 60
JOIN_BUTTON: Final = re.compile(rf"lb:j:(?P<table>{NUMBER})")


def join_button(say_: Phrases, view: TableView) -> Button:
    """Return a button for joining the table with the minimum buy-in."""
    label = say_("button-join", amount=view.settings.buy_in_least)
    return Button(custom_id=f"lb:j:{view.table_id}", label=label, style=discord.ButtonStyle.success)


def ordered_text(say_: Phrases, ordered: OrderedTable) -> str:
    """Return the answer to whoever opened the table: where it is, and whether they can see that channel."""
    view, key = ordered.view, "table-opened"
    if view.settings.is_private:
        key = "table-opened-private" if ordered.is_hidden else "table-opened-private-seen"
    text = say_(key, channel=f"<#{view.place.channel_id}>")
    if ordered.opener_sees:
        return text
    return f"{text}\n{say_('table-watch-locked', table=clean(view.place.name, NAME_MOST))}"


# The list


def list_line(locale: str, view: TableView) -> str:
    return say(
        locale,
        "table-list-line" if view.tournament_id is None else "table-list-tournament",
        link=link_to(view),
        name=clean(view.place.name, NAME_MOST).replace("]", r"\]"),  # it would end the link's text
        game=table_line(locale, view),
        taken=len(view.seats),
        seats=view.settings.seats_max,
    )


class TableList(Layout):
    """A list of all tables; each has a join button while it has a free seat."""

    def __init__(self, locale: str, views: Sequence[TableView]) -> None:
        super().__init__()
        say_ = Phrases(locale)
        for view in views[:LISTED_MOST]:
            line = list_line(locale, view)
            full = (
                len(view.seats) >= view.settings.seats_max
                or view.tournament_id is not None
                or view.course.closes_after_hand
            )
            self.add_item(
                discord.ui.TextDisplay(line) if full else discord.ui.Section(line, accessory=join_button(say_, view))
            )
        if len(views) > LISTED_MOST:
            self.add_item(discord.ui.TextDisplay(say_("table-list-more", count=len(views) - LISTED_MOST)))


# The message that begins a table's thread


class OpenedPost(Layout):
    """The post about a new table, with a join button while the table is open."""

    def __init__(self, text: str, button: Button | None = None) -> None:
        super().__init__()
        self.add_item(discord.ui.TextDisplay(text))
        if button is not None:
            self.add_item(Row(button))


def open_post(scene: Scene) -> OpenedPost:
    """Return the post about an open table, with its join button."""
    return OpenedPost(_words(scene, "opened-post"), join_button(scene.say, scene.view))


def closed_post(scene: Scene) -> OpenedPost:
    """Return the post about a table that has closed."""
    return OpenedPost(_words(scene, "opened-post-closed"))


def _words(scene: Scene, key: str) -> str:
    return scene.say(key, table=scene.table_name(), game=table_line(scene.say.locale, scene.view))
