"""The menu of dealer's choice, in which one player chooses the next game (R-14.2).

It is on the table's message and on that player's hand panel.

lb:g:12:34    the choice at table 12 after hand 34; 0 before the first hand
"""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import discord

from bot.common.discord_limits import CHOICES_MOST
from bot.ui.discord.components import Component, menu_row
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.scene.scene import Scene
from bot.ui.scene.stakes import games_to_choose
from bot.ui.text.moments import countdown

GAME_MENU: Final = re.compile(rf"lb:g:(?P<table>{NUMBER}):(?P<hand>{NUMBER})")


def is_open(scene: Scene) -> bool:
    """Return True if a player is choosing the next game."""
    view = scene.view
    return view.choice.is_open and not (view.course.paused or view.course.closed)


def choice_row(scene: Scene) -> Component | None:
    """Return the menu of the games; None if nobody is choosing the next game."""
    if not is_open(scene):
        return None
    view = scene.view
    options = [
        discord.SelectOption(label=label, value=name)
        for name, label in islice(games_to_choose(scene.say, view.settings).items(), CHOICES_MOST)
    ]
    menu = discord.ui.Select[Any](
        custom_id=f"lb:g:{view.table_id}:{view.hand_number}", placeholder=scene.say("choice-menu"), options=options
    )
    return menu_row(menu)


def choice_lines(scene: Scene) -> Iterator[str]:
    """Yield lines with the player who is choosing, their deadline, and the games."""
    choice = scene.view.choice
    assert choice.marker is not None, "an open choice has a marker"
    name = f"**{scene.seat_names[choice.marker]}**"
    if choice.until_ms is not None:
        yield scene.say("choice-open", name=name, when=countdown(choice.until_ms))
    else:
        yield scene.say("choice-waits", name=name)
    yield f"-# {scene.say.any_of([*games_to_choose(scene.say, scene.view.settings).values()])}"
