"""The buttons below the notes of a guided hand.

A button's custom_id holds all that its click needs, so it survives a restart.

lb:l:12:34:56:call        act: table 12, hand 34, version 56
lb:l:12:34:56:raise:45    raise to 45 in all
lb:l:12:now               explain the current turn
lb:l:12:more              guide one more hand at table 12
"""

import re
from typing import Final

import discord

from bot.poker.actions import ActionKind, Option
from bot.poker.views import PlayerView
from bot.practice.turn_facts import Turn
from bot.ui.discord.components import Button
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.scene.scene import Scene
from bot.ui.scene.sizes import named_amount
from bot.ui.table.discard_picker import GO, MENU, PAT, Pick

_KINDS: Final = "|".join(kind for kind in ActionKind if kind is not ActionKind.DRAW)
LESSON_BUTTON: Final = re.compile(
    rf"lb:l:(?P<table>{NUMBER}):(?:(?P<hand>{NUMBER}):(?P<version>{NUMBER})"
    rf":(?P<kind>{_KINDS})(?::(?P<to>{NUMBER}))?|(?P<verb>now|more))"
)
_STYLES: Final = {ActionKind.FOLD: discord.ButtonStyle.danger}


def turn_buttons(scene: Scene, private: PlayerView, turn: Turn) -> list[Button]:
    """Return a button for each of the learner's options.

    A bet or raise has the advised amount, if there is one, otherwise the minimum.
    In a draw, the buttons are the advised draw, standing pat, and the picker for any other draw.
    """
    view, version = scene.view, private.room.version
    if private.room.drawing:
        pick = Pick(view.table_id, view.hand_number, version, _mask(private, turn))
        return list(_draw_buttons(scene, pick, len(turn.advice.cards)))
    prefix = f"lb:l:{view.table_id}:{view.hand_number}:{version}"
    again = _button(f"lb:l:{view.table_id}:now", scene.say("lesson-button-again"))
    return [*(_act_button(scene, prefix, option, turn.advised(option)) for option in private.options), again]


def end_buttons(scene: Scene) -> list[Button]:
    return [_button(f"lb:l:{scene.view.table_id}:more", scene.say("lesson-button-more"))]


def call_buttons(scene: Scene) -> list[Button]:
    label = scene.say("lesson-button-explain")
    return [_button(f"lb:l:{scene.view.table_id}:now", label, discord.ButtonStyle.primary)]


def _mask(private: PlayerView, turn: Turn) -> int:
    return sum(1 << place for place, card in enumerate(private.downcards) if card in turn.advice.cards)


def _draw_buttons(scene: Scene, pick: Pick, count: int) -> list[Button]:
    style = discord.ButtonStyle.success
    buttons = [Button(custom_id=pick.button(PAT), label=scene.say("button-pat"), style=style)]
    if count:
        label = scene.say("lesson-button-advised", count=count)
        buttons.insert(0, Button(custom_id=pick.button(GO), label=label, style=style))
    other = Button(custom_id=pick.button(MENU), label=scene.say("button-draw"))
    return [*buttons, other]


def _act_button(scene: Scene, there: str, option: Option, to: int | None) -> Button:
    label = scene.say(f"button-{option.kind.replace('_', '-')}", amount=to or named_amount(option))
    size = f":{to}" if to else ""
    return _button(f"{there}:{option.kind}{size}", label, _STYLES.get(option.kind, discord.ButtonStyle.primary))


def _button(custom_id: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Button:
    return Button(custom_id=custom_id, label=label, style=style)
