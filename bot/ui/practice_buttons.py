"""The buttons below a guide's notes. What a click needs travels in its custom_id, so they outlive the process.

lb:l:12:34:56:call        act: table 12, hand 34, version 56
lb:l:12:now               explain the present turn
lb:l:12:more              guide one more hand at table 12
"""

import re
from typing import Any, Final, Literal

import discord

from bot.poker.actions import ActionKind, Option
from bot.poker.views import PlayerView
from bot.practice.reading import Turn
from bot.tables.messages import Act
from bot.tables.saving import Request
from bot.ui.answers import answer
from bot.ui.buttons import Button, LastingItem, carried_out
from bot.ui.clicks import in_time, is_private, submitted, tell, wrong_place
from bot.ui.discard_picker import GO, NUMBER, PAT, Pick
from bot.ui.drawing import PickButton
from bot.ui.phrases import say
from bot.ui.practice_lesson import LessonView
from bot.ui.scene import Scene
from bot.ui.services import Services, services_of
from bot.ui.sizes import told_amount

_KINDS: Final = "|".join(kind for kind in ActionKind if kind is not ActionKind.DRAW)
_TEMPLATE: Final = re.compile(
    rf"lb:l:(?P<table>{NUMBER}):(?:(?P<hand>{NUMBER}):(?P<version>{NUMBER}):(?P<kind>{_KINDS})|(?P<verb>now|more))"
)
_STYLES: Final = {ActionKind.FOLD: discord.ButtonStyle.danger}
Verb = Literal["now", "more"]
Item = discord.ui.Item[Any]


class LessonButton(LastingItem[Button], template=_TEMPLATE):
    """One click below a note."""

    async def callback(self, interaction: discord.Interaction) -> None:
        await carried_out(interaction, f"the button {self.custom_id}", _press(interaction, self.custom_id))


def turn_buttons(scene: Scene, private: PlayerView, turn: Turn) -> list[Item]:
    """What he may do, each with its least amount; of a draw the advised one, and the way to any other."""
    view, version = scene.view, private.room.version
    if private.room.drawing:
        pick = Pick(view.table_id, view.hand_number, version, _mask(private, turn))
        return list(_draw_buttons(scene, pick, len(turn.advice.cards)))
    there = f"lb:l:{view.table_id}:{view.hand_number}:{version}"
    again = _button(f"lb:l:{view.table_id}:now", scene.say("lesson-button-again"))
    return [*(_act_button(scene, there, option) for option in private.options), again]


def end_buttons(scene: Scene) -> list[Item]:
    return [_button(f"lb:l:{scene.view.table_id}:more", scene.say("lesson-button-more"))]


def call_buttons(scene: Scene) -> list[Item]:
    label = scene.say("lesson-button-explain")
    return [_button(f"lb:l:{scene.view.table_id}:now", label, discord.ButtonStyle.primary)]


def _mask(private: PlayerView, turn: Turn) -> int:
    return sum(1 << place for place, card in enumerate(private.downcards) if card in turn.advice.cards)


def _draw_buttons(scene: Scene, pick: Pick, count: int) -> list[Item]:
    style = discord.ButtonStyle.success
    buttons = [PickButton(Button(custom_id=pick.button(PAT), label=scene.say("button-pat"), style=style))]
    if count:
        label = scene.say("lesson-button-advised", count=count)
        buttons.insert(0, PickButton(Button(custom_id=pick.button(GO), label=label, style=style)))
    other = PickButton(Button(custom_id=pick.button(0), label=scene.say("button-draw")))
    return [*buttons, other]


def _act_button(scene: Scene, there: str, option: Option) -> Item:
    label = scene.say(f"button-{option.kind.replace('_', '-')}", amount=told_amount(option))
    return _button(f"{there}:{option.kind}", label, _STYLES.get(option.kind, discord.ButtonStyle.primary))


def _button(custom_id: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> LessonButton:
    return LessonButton(Button(custom_id=custom_id, label=label, style=style))


# Clicks


async def _press(interaction: discord.Interaction, custom_id: str) -> None:
    match = _TEMPLATE.fullmatch(custom_id)
    assert match is not None
    services, locale, table_id = services_of(interaction.client), interaction.locale.value, int(match["table"])
    wrong = wrong_place(services, interaction, table_id)
    if wrong is not None:
        await tell(interaction, say(locale, "learn-over" if wrong == "table-gone" else wrong))
    elif match["kind"]:
        await _act(services, interaction, table_id, match)
    elif match["verb"] == "more":
        await _more(services, interaction, table_id)
    else:
        await _again(services, interaction, table_id)


async def _act(services: Services, interaction: discord.Interaction, table_id: int, match: re.Match[str]) -> None:
    """The note becomes what was done. What was refused is said beside it."""
    kind, hand, version = ActionKind(match["kind"]), int(match["hand"]), int(match["version"])

    def act(request: Request) -> Act:
        return Act(request, kind, None, hand, version)

    message, reply = await in_time(interaction, submitted(services, interaction, table_id, act))
    if message.request is not None and message.request.player_id is not None:
        services.tutor.heard(interaction, table_id, message.request.player_id)
    locale = interaction.locale.value
    told = answer(locale, message, reply, services.sight.name_of(interaction.guild_id, locale))
    if reply is None or not reply.done or not is_private(interaction):
        await tell(interaction, told)
        return
    done = LessonView(say(locale, "lesson-done", what=told))
    if interaction.response.is_done():
        await interaction.edit_original_response(view=done)
    else:
        await interaction.response.edit_message(view=done)


async def _again(services: Services, interaction: discord.Interaction, table_id: int) -> None:
    locale, player = interaction.locale.value, await services.directory.known(interaction.user.id)
    await interaction.response.defer(ephemeral=True, thinking=True)
    note = None
    if player is not None:
        services.tutor.heard(interaction, table_id, player)
        note = await services.tutor.explained(table_id, player)
    await interaction.edit_original_response(view=note or LessonView(say(locale, "learn-waits")))


async def _more(services: Services, interaction: discord.Interaction, table_id: int) -> None:
    """One more hand at the same table, for who sits there."""
    locale, player = interaction.locale.value, await services.directory.known(interaction.user.id)
    view = services.tables.view(table_id)
    seated = view is not None and any(line.player_id == player for line in view.seats)
    if player is None or view is None or not view.practice or not seated:
        await tell(interaction, say(locale, "learn-not-yours"))
        return
    other = services.tutor.learner_at(table_id)
    if other not in (None, player):
        await tell(interaction, say(locale, "learn-not-yours"))
        return
    await tell(interaction, say(locale, "learn-waits"))
    await services.tutor.begin(interaction, view, player)
