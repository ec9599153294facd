"""The buttons of a table's card. All that a click needs travels in its custom_id, so a button survives a restart.

lb:a:12:34:56:call      act: table 12, hand 34, version 56, action
lb:t:12:sit             the table's own: table 12, what for
"""

import logging
import re
from collections.abc import Iterator
from typing import Any, Final, Literal, Self, cast, get_args

import discord

from bot.poker.actions import ActionKind, Option
from bot.tables.faults import where
from bot.tables.messages import Act, Back, Leave, Sit, SitOut
from bot.ui.clicks import apologise, show_cards, submit
from bot.ui.direct_mail import cause
from bot.ui.scene import Scene

log = logging.getLogger(__name__)

Verb = Literal["cards", "sit", "leave", "sitout", "back"]
Button = discord.ui.Button[discord.ui.LayoutView]
Row = discord.ui.ActionRow[Any]

_TEMPLATE: Final = re.compile(
    rf"lb:(?:a:(?P<acted>\d+):(?P<hand>\d+):(?P<version>\d+):(?P<kind>{'|'.join(ActionKind)})"
    rf"|t:(?P<asked>\d+):(?P<verb>{'|'.join(get_args(Verb))}))"
)
_STYLES: Final = {
    ActionKind.FOLD: discord.ButtonStyle.danger,
    ActionKind.CHECK: discord.ButtonStyle.primary,
    ActionKind.CALL: discord.ButtonStyle.primary,
    ActionKind.BRING_IN: discord.ButtonStyle.primary,
}
_NOBODY_WAITS: Final = frozenset({10062, 40060})
"""Too late to answer, or answered before: Discord may deliver a click twice."""
_LABELS: Final = {kind: f"button-{kind.replace('_', '-')}" for kind in ActionKind}
_MESSAGES: Final = {"sit": Sit, "leave": Leave, "sitout": SitOut, "back": Back}


class TableButton(discord.ui.DynamicItem[Button], template=_TEMPLATE):
    """One click on a card, whichever table's."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(cast(Button, item))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Carry the click out. The library would only log what is raised here, so the clicker is told, too."""
        try:
            await _press(interaction, self.custom_id)
        except discord.HTTPException as error:
            log.log(logging.INFO if error.code in _NOBODY_WAITS else logging.ERROR, "a click: %s", cause(error))
            await apologise(interaction)
        except Exception as error:
            # The place alone: the text of an error could tell a card.
            log.error("the button %s failed: %s", self.custom_id, where(error))
            await apologise(interaction)


DYNAMIC_ITEMS: Final = (TableButton,)


async def _press(interaction: discord.Interaction, custom_id: str) -> None:
    match = _TEMPLATE.fullmatch(custom_id)
    assert match is not None
    if match["acted"]:
        kind, hand, version = ActionKind(match["kind"]), int(match["hand"]), int(match["version"])
        await submit(interaction, int(match["acted"]), lambda request: Act(request, kind, None, hand, version))
    elif match["verb"] == "cards":
        await show_cards(interaction, int(match["asked"]))
    else:
        await submit(interaction, int(match["asked"]), _MESSAGES[match["verb"]])


def action_row(scene: Scene) -> Row | None:
    """What the player to act may do, each with its amount; None when it is nobody's turn."""
    view, hand = scene.view, scene.view.hand
    if hand is None or hand.to_act is None or view.paused or view.closed:
        return None
    turn = f"lb:a:{view.table_id}:{view.hand_number}:{hand.version}"
    return Row(*(_button(f"{turn}:{option.kind}", _label(scene, option), _style(option)) for option in hand.options))


def _style(option: Option) -> discord.ButtonStyle:
    return _STYLES.get(option.kind, discord.ButtonStyle.success)


def _label(scene: Scene, option: Option) -> str:
    pays = option.kind in (ActionKind.CALL, ActionKind.BRING_IN)
    label = scene.say(_LABELS[option.kind], amount=option.cost if pays else option.to)
    hand = scene.view.hand
    dealt = scene.dealt(hand.to_act) if hand is not None and hand.to_act is not None else None
    if dealt is not None and 0 < dealt.stack == option.cost:
        return scene.say("button-all-in", label=label)
    return label


def table_row(scene: Scene) -> Row | None:
    """What anyone may ask of the table; only what makes sense for someone now."""
    buttons = [
        _button(f"lb:t:{scene.view.table_id}:{verb}", label, discord.ButtonStyle.secondary)
        for verb, label in _asked(scene)
    ]
    return Row(*buttons) if buttons else None


def _asked(scene: Scene) -> Iterator[tuple[Verb, str]]:
    view = scene.view
    if view.closed:
        return
    if view.hand is not None:
        yield "cards", scene.say("button-cards")
    if len(view.seats) < view.settings.seats_max:
        yield "sit", _sit_label(scene)
    if any(line.status in ("playing", "waiting") for line in view.seats):
        yield "sitout", scene.say("button-sitout")
    if any(line.status == "sitting_out" for line in view.seats):
        yield "back", scene.say("button-back")
    if any(line.status != "leaving" for line in view.seats):
        yield "leave", scene.say("button-leave")


def _sit_label(scene: Scene) -> str:
    return scene.say("button-sit", amount=scene.view.settings.buy_in_least)


def _button(custom_id: str, label: str, style: discord.ButtonStyle) -> TableButton:
    return TableButton(Button(custom_id=custom_id, label=label, style=style))
