"""The menu of dealer's choice: the next game, for the player whose choice it is (R-14.2).

lb:g:12:34    on the card of table 12, and on that player's hand panel, when hand 34 was over; 0 before the first hand
"""

import re
from collections.abc import Iterator
from typing import Any, Final

import discord

from bot.common.discord_limits import CHOICES_MOST
from bot.ui.discord.components import Row
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.scene.scene import Scene
from bot.ui.text.moments import countdown

GAME_MENU: Final = re.compile(rf"lb:g:(?P<table>{NUMBER}):(?P<hand>{NUMBER})")


def is_open(scene: Scene) -> bool:
    """True if the next game is being chosen."""
    view = scene.view
    return view.choice_until_ms is not None and not (view.course.paused or view.course.closed)


def choice_row(scene: Scene) -> Row | None:
    """The menu of the games; None where there is nothing to choose."""
    if not is_open(scene):
        return None
    view = scene.view
    options = [
        discord.SelectOption(label=scene.game_name(name), value=name) for name in view.settings.rotation[:CHOICES_MOST]
    ]
    menu = discord.ui.Select[Any](
        custom_id=f"lb:g:{view.table_id}:{view.hand_number}", placeholder=scene.say("choice-menu"), options=options
    )
    return Row(menu)


def choice_lines(scene: Scene) -> Iterator[str]:
    """The player who chooses, until when, and among which games."""
    until_ms, name = scene.view.choice_until_ms, f"**{scene.seat_names[scene.view.marker]}**"
    if until_ms:
        yield scene.say("choice-open", name=name, when=countdown(until_ms))
    else:
        yield scene.say("choice-waits", name=name)
    yield f"-# {scene.say.any_of([scene.game_name(game) for game in scene.view.settings.rotation])}"
