"""The buttons that make a hand faster or slower. All that a click needs travels in its custom_id.

lb:p:12:ahead                 on the card of table 12: open one's own plan
lb:p:12:post                  post the big blind instead of waiting for it
lb:p:12:34:56:time            take the time bank in the turn of version 56 of hand 34
lb:p:12:34:show               show what one held in hand 34
lb:p:12:34:plan:call_this:40  in one's own plan: call the bet of 40
lb:p:12:34:plan:none          plan nothing
lb:p:12:34:leave              leave in the middle of hand 34 all the same
lb:p:12:34:stay               or not
"""

import re
from collections.abc import Iterator
from typing import Any, Final, get_args

import discord

from bot.tables.messages import Leave, MoreTime, PlanAhead, PostBlind, ShowHolding
from bot.tables.rules.pre_actions import Prospect
from bot.tables.saving import Request
from bot.tables.state import PlanKind
from bot.ui.answers import answer
from bot.ui.buttons import Button, LastingItem, Row, carried_out
from bot.ui.clicks import in_time, is_private, submit, submitted, tell, wrong_place
from bot.ui.discard_picker import NUMBER, PrivateNote
from bot.ui.leaving import live_stake
from bot.ui.pace_answers import plan_label, planned_text
from bot.ui.phrases import say
from bot.ui.scene import Scene
from bot.ui.services import services_of

_TEMPLATE: Final = re.compile(
    rf"lb:p:(?P<table>{NUMBER}):(?:(?P<verb>ahead|post)|(?P<hand>{NUMBER}):(?:(?P<version>{NUMBER}):time"
    rf"|(?P<of_hand>show|leave|stay)|plan:(?P<plan>none|{'|'.join(get_args(PlanKind))})(?::(?P<to>{NUMBER}))?))"
)
_KINDS: Final[dict[str, PlanKind]] = {kind: kind for kind in get_args(PlanKind)}
_NOBODY: Final = discord.AllowedMentions.none()


class PaceButton(LastingItem[Button], template=_TEMPLATE):
    """One click, whichever table's."""

    async def callback(self, interaction: discord.Interaction) -> None:
        await carried_out(interaction, f"the button {self.custom_id}", _press(interaction, self.custom_id))


def pace_button(
    custom_id: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary, *, disabled: bool = False
) -> PaceButton:
    return PaceButton(Button(custom_id=custom_id, label=label, style=style, disabled=disabled))


async def _press(interaction: discord.Interaction, custom_id: str) -> None:
    match = _TEMPLATE.fullmatch(custom_id)
    assert match is not None
    table_id, hand = int(match["table"]), int(match["hand"] or 0)
    if match["verb"] == "ahead":
        await show_plan(interaction, table_id)
    elif match["verb"] == "post":
        await submit(interaction, table_id, PostBlind)
    elif match["plan"]:
        await _plan(interaction, table_id, hand, match)
    elif match["version"]:
        version = int(match["version"])
        await submit(interaction, table_id, lambda request: MoreTime(request, hand, version))
    elif match["of_hand"] == "show":
        await submit(interaction, table_id, lambda request: ShowHolding(request, hand))
    else:
        await _leave(interaction, table_id, hand, stays=match["of_hand"] == "stay")


# What one plans, privately


class PlanPanel(discord.ui.LayoutView):
    """A button for each plan that makes sense now, the chosen one marked."""

    def __init__(self, scene: Scene, prospect: Prospect, trouble: str | None = None) -> None:
        """``trouble``: what went wrong with the last click."""
        super().__init__(timeout=None)
        say_ = scene.say
        words = [*([trouble] if trouble else []), f"### {say_('pace-plan-title')}", say_("pace-plan-about")]
        text = discord.ui.TextDisplay[Any]("\n".join([*words, f"**{planned_text(scene, prospect)}**"]))
        self.add_item(discord.ui.Container(text, Row(*_plan_buttons(scene, prospect))))


def _plan_buttons(scene: Scene, prospect: Prospect) -> Iterator[PaceButton]:
    begin = f"lb:p:{scene.view.table_id}:{prospect.hand_number}:plan"
    for kind in prospect.kinds:
        chosen, to = kind == prospect.planned, f":{prospect.to}" if kind == "call_this" else ""
        # Not by colour alone.
        label = f"{'✓ ' if chosen else ''}{plan_label(scene, prospect, kind)}"
        style = discord.ButtonStyle.primary if chosen else discord.ButtonStyle.secondary
        yield pace_button(f"{begin}:{kind}{to}", label, style)
    nothing = prospect.planned is None
    label = f"{'✓ ' if nothing else ''}{scene.say('pace-plan-nothing')}"
    style = discord.ButtonStyle.primary if nothing else discord.ButtonStyle.secondary
    yield pace_button(f"{begin}:none", label, style)


async def show_plan(interaction: discord.Interaction, table_id: int, trouble: str | None = None) -> None:
    """What the asker may plan; in the place of the message that he clicked, where that is his own."""
    found = await _look(interaction, table_id)
    if not isinstance(found, str):
        await _answer(interaction, PlanPanel(*found, trouble))
    elif is_private(interaction) or interaction.response.is_done():
        await _answer(interaction, PrivateNote(trouble or found))
    else:
        await tell(interaction, found)


async def _plan(interaction: discord.Interaction, table_id: int, hand: int, match: re.Match[str]) -> None:
    services, locale = services_of(interaction.client), interaction.locale.value
    wrong = wrong_place(services, interaction, table_id)
    if wrong is not None:
        await _answer(interaction, PrivateNote(say(locale, wrong)))
        return
    kind, to = _KINDS.get(match["plan"]), int(match["to"]) if match["to"] else None

    def plan(request: Request) -> PlanAhead:
        return PlanAhead(request, kind, hand, to)

    message, reply = await in_time(interaction, submitted(services, interaction, table_id, plan))
    done = reply is not None and reply.done
    name_of = services.sight.name_of(interaction.guild_id)
    await show_plan(interaction, table_id, None if done else answer(locale, message, reply, name_of))


async def _look(interaction: discord.Interaction, table_id: int) -> tuple[Scene, Prospect] | str:
    """How the asker sees the table, and what he may plan; else why there is nothing to plan."""
    services, locale = services_of(interaction.client), interaction.locale.value
    wrong, view = wrong_place(services, interaction, table_id), services.tables.view(table_id)
    if wrong is not None or view is None:
        return say(locale, wrong or "table-gone")
    player = await services.directory.player_id(interaction.user.id)
    prospect = services.tables.prospect(table_id, player)
    if prospect is None:
        return say(locale, "no-cards")
    if not prospect.kinds:
        seats = dict(view.hand_players)
        turn = view.hand is not None and view.hand.to_act is not None and seats.get(view.hand.to_act) == player
        return say(locale, "denial-your_turn" if turn else "denial-no_plan")
    return services.sight.scene(view, locale), prospect


# Leaving in the middle of a hand


class LeaveQuestion(discord.ui.LayoutView):
    def __init__(self, scene: Scene, stake: int) -> None:
        """``stake``: the asker's chips in the pot."""
        super().__init__(timeout=None)
        begin = f"lb:p:{scene.view.table_id}:{scene.view.hand_number}"
        leaves = pace_button(f"{begin}:leave", scene.say("pace-button-leave"), discord.ButtonStyle.danger)
        stays = pace_button(f"{begin}:stay", scene.say("pace-button-stay"))
        key = "practice-leave-ask" if scene.view.practice else "pace-leave-ask"
        words = scene.say(key, table=scene.table_name(), amount=stake)
        self.add_item(discord.ui.Container(discord.ui.TextDisplay(words), Row(leaves, stays)))


async def leave(interaction: discord.Interaction, table_id: int) -> None:
    """A click on Leave: who holds live cards is asked once more."""
    question = await leave_question(interaction, table_id)
    if question is None:
        await submit(interaction, table_id, Leave)
    else:
        await interaction.response.send_message(view=question, ephemeral=True, allowed_mentions=_NOBODY)


async def leave_question(interaction: discord.Interaction, table_id: int) -> LeaveQuestion | None:
    """What the asker is to be asked before he leaves; None where he has nothing to lose."""
    services = services_of(interaction.client)
    view = services.tables.view(table_id)
    if view is None or wrong_place(services, interaction, table_id) is not None:
        return None
    stake = live_stake(view, await services.directory.player_id(interaction.user.id))
    return None if stake is None else LeaveQuestion(services.sight.scene(view, interaction.locale.value), stake)


async def _leave(interaction: discord.Interaction, table_id: int, hand: int, *, stays: bool) -> None:
    """The answer to the question. It was about one hand: in the next one it is asked anew."""
    services, locale = services_of(interaction.client), interaction.locale.value
    view = services.tables.view(table_id)
    if stays and view is not None and wrong_place(services, interaction, table_id) is None:
        table = services.sight.scene(view, locale).table_name()
        await _answer(interaction, PrivateNote(say(locale, "pace-leave-stay", table=table)))
        return
    question = await leave_question(interaction, table_id)
    if question is not None and view is not None and view.hand_number != hand:
        await _answer(interaction, question)
    elif view is None or wrong_place(services, interaction, table_id) is not None:
        wrong = wrong_place(services, interaction, table_id) or "table-gone"
        await _answer(interaction, PrivateNote(say(locale, wrong)))
    else:
        message, reply = await in_time(interaction, submitted(services, interaction, table_id, Leave))
        name_of = services.sight.name_of(interaction.guild_id)
        await _answer(interaction, PrivateNote(answer(locale, message, reply, name_of)))


# Answering


async def _answer(interaction: discord.Interaction, view: discord.ui.LayoutView) -> None:
    """Privately; in the place of the clicked message where that is the clicker's own."""
    if not is_private(interaction) and interaction.response.is_done():
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=_NOBODY)
    elif not is_private(interaction):
        await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=_NOBODY)
    elif interaction.response.is_done():
        await interaction.edit_original_response(view=view, allowed_mentions=_NOBODY)
    else:
        await interaction.response.edit_message(view=view, allowed_mentions=_NOBODY)
