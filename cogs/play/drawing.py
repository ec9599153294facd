"""The clicks of a draw, from the card's button to the fresh cards. Each is answered in the player's private message."""

from contextlib import nullcontext
from dataclasses import replace
from typing import Final

import discord

from bot.interactions.click import BotInteraction, Click
from bot.interactions.router import Route
from bot.interactions.submission import submit
from bot.interactions.table_answers import wrong_place
from bot.locales.phrases import say
from bot.poker.actions import ActionKind
from bot.poker.views import PlayerView
from bot.publishing.table.letters import Shown
from bot.tables.messages import Act
from bot.tables.replies import Denial, Reply
from bot.tables.saving import Request
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import show, tell
from bot.ui.discord.sent import is_menu, selected
from bot.ui.scene.private_cards import gone_text, served, served_text
from bot.ui.scene.refusals import denied, turn_over
from bot.ui.scene.scene import Scene
from bot.ui.table.discard_picker import MENU, PAT, PICK, DiscardPicker, Pick


async def _press(click: Click) -> None:
    """One click on a picker, or on the button that opens it."""
    pick, verb = Pick.of(click.match), click.match["verb"]
    if verb is None or not (click.private or click.on_panel):
        await _open(click.interaction, pick)
    elif verb == MENU:
        await _show(click, _picked(click.interaction, pick))
    else:
        await _draw(click, pick, pat=verb == PAT)


def _picked(interaction: discord.Interaction, pick: Pick) -> Pick:
    """The cards chosen in the menu; a button sends nothing, and leaves the choice as it is."""
    return pick.places(selected(interaction)) if is_menu(interaction) else pick


ROUTES: Final = (Route(PICK, _press, "a draw's button", when_lost=True),)


async def _open(interaction: BotInteraction, pick: Pick) -> None:
    seen = await _look(interaction, pick)
    if isinstance(seen, str):
        await tell(interaction, seen)
    else:
        picker = DiscardPicker(*seen, pick)
        await show(interaction, picker)


async def _show(click: Click, pick: Pick, trouble: str | None = None) -> None:
    """The picker as it stands now; once its turn is over, why it is."""
    seen = await _look(click.interaction, pick)
    if click.on_panel:
        await _show_on_panel(click, pick, trouble or (seen if isinstance(seen, str) else None))
        return
    shown = PrivateNote(trouble or seen) if isinstance(seen, str) else DiscardPicker(*seen, pick, trouble)
    await click.answer(shown)


async def _show_on_panel(click: Click, pick: Pick, words: str | None = None) -> None:
    interaction, services = click.interaction, click.interaction.client.services
    view = services.tables.view(pick.table_id)
    if view is None or view.guild_id != interaction.guild_id:
        await tell(interaction, words or say(interaction.locale.value, "table-gone"))
        return
    player = await services.directory.player_id(interaction.user.id)
    await services.panels.answer(interaction, view, player, words, pick.mask)


async def _draw(click: Click, pick: Pick, *, pat: bool) -> None:
    interaction = click.interaction
    seen = await _look(interaction, pick)
    discards = () if pat or isinstance(seen, str) else pick.chosen(seen[1].downcards)
    if isinstance(seen, str) or not (pat or discards):
        await _show(click, pick)
        return

    def act(request: Request) -> Act:
        return Act(request, ActionKind.DRAW, None, pick.hand_number, pick.version, cards=discards)

    services = interaction.client.services
    player = await services.directory.player_id(interaction.user.id)
    held = services.panels.answering(pick.table_id, player) if click.on_panel else nullcontext()
    async with services.letters.answering(pick.table_id, player) as shown:
        with held:
            submitted = await submit(interaction, pick.table_id, act)
            if submitted.done is not None:
                await _serve(click, pick, discards, submitted.done, shown)
            else:
                await _show(click, pick, await submitted.words())


async def _serve(click: Click, pick: Pick, discards: tuple[int, ...], reply: Reply, shown: Shown) -> None:
    scene = click.interaction.client.services.readers.scene(reply.view, click.interaction.locale.value)
    private = served(reply, pick.hand_number)
    if click.on_panel:
        await _show_on_panel(click, replace(pick, mask=0), gone_text(scene, discards))
    else:
        await click.answer(PrivateNote(served_text(scene, private, discards)))
    if private is not None:
        shown(reply.view, private)


async def _look(interaction: BotInteraction, pick: Pick) -> tuple[Scene, PlayerView] | str:
    """The clicker's own view of the draw that they pick for; else why there is none."""
    services, locale = interaction.client.services, interaction.locale.value
    wrong = wrong_place(interaction, pick.table_id)
    if wrong is not None:
        return say(locale, wrong)
    player = await services.directory.player_id(interaction.user.id)
    view, private = services.tables.view(pick.table_id), services.tables.private(pick.table_id, player)
    if view is None:
        return say(locale, "table-gone")
    scene = services.readers.scene(view, locale)
    over = turn_over(scene, pick.hand_number, pick.version, player)
    if over is not None:
        return over
    if private is None or not private.room.drawing:
        return denied(scene, Denial.STALE, player)
    return scene, private
