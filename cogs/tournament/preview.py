"""A tournament as ordered, shown to the moderator before anybody else sees it, with the buttons Post and Cancel.

lb:v:1234:post            the preview made by interaction 1234

A preview lives in memory alone. After a restart its buttons say so, and the command is given once more. The command's
own interaction is the request that creates, so that a second delivery of the command or a second click creates nothing.
"""

import re
from collections import OrderedDict
from dataclasses import replace
from typing import Final
from weakref import WeakKeyDictionary

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICES_MOST
from bot.interactions.click import BotInteraction, Click, Client
from bot.interactions.router import Route
from bot.locales.phrases import Phrases
from bot.moderation.powers import Power
from bot.tables.saving import Request
from bot.ui.discord.components import PrivateNote
from bot.ui.discord.replies import fill
from bot.ui.text.moments import full_stamp
from bot.ui.tournament.card import tournament_card
from bot.ui.tournament.preview import Preview, PreviewedTournament, preview_lines
from bot.ui.tournament.scene import (
    TournamentScene,
    preview,
)
from bot.use_cases.tournaments.limits import check_room_for_more
from cogs._asking.asker import guild_of
from cogs._asking.authority import authorised
from cogs._asking.requests import turn

PREVIEWS_MOST: Final = 500
"""Previews that are remembered; the oldest goes first."""
SCHEDULES_MOST: Final = CHOICES_MOST
_BUTTON: Final = re.compile(r"lb:v:(?P<key>[0-9]{1,20}):(?P<verb>post|drop)")

_PREVIEWED: Final[WeakKeyDictionary[Client, OrderedDict[int, PreviewedTournament]]] = WeakKeyDictionary()


async def check_number(interaction: BotInteraction, previewed: PreviewedTournament) -> None:
    """Raises Complaint if the server has its fill of tournaments; recurring ones are counted separately."""
    manager, guild_id = interaction.client.services.tournaments, previewed.new.guild_id
    if previewed.schedule is None:
        check_room_for_more(manager.in_guild(guild_id))
        return
    store = manager.store
    if len(await store.schedules(guild_id)) + len(await store.unreadable_schedules(guild_id)) >= SCHEDULES_MOST:
        raise Complaint("schedules-too-many", most=SCHEDULES_MOST)


async def show_preview(interaction: BotInteraction, previewed: PreviewedTournament) -> None:
    """Answers the deferred command with the preview. Raises Complaint."""
    await check_number(interaction, previewed)
    shown = _PREVIEWED.setdefault(interaction.client, OrderedDict())
    shown[interaction.id] = previewed
    while len(shown) > PREVIEWS_MOST:
        shown.popitem(last=False)
    say_, now_ms = Phrases(str(interaction.locale)), interaction.client.services.timer.now_ms()
    card = tournament_card(
        TournamentScene(preview(previewed.new, now_ms), lambda player: None, say_, renewed=False), buttons=False
    )
    view = Preview(interaction.id, say_, card, list(preview_lines(say_, previewed)))
    await fill(interaction, view=view)


async def _press(click: Click) -> None:
    interaction, match = click.interaction, click.match
    await click.acknowledge()
    key, post = int(match["key"]), match["verb"] == "post"
    text = await (_post(interaction, key) if post else _drop(interaction, key))
    await fill(interaction, view=PrivateNote(text))


ROUTES: Final = (Route(_BUTTON, _press),)


async def _drop(interaction: BotInteraction, key: int) -> str:
    """Raises Complaint."""
    await authorised(interaction, Power.RUN_TOURNAMENT)
    _previewed(interaction, key)
    _PREVIEWED[interaction.client].pop(key)
    return Phrases(interaction.locale.value)("tournament-dropped")


async def _post(interaction: BotInteraction, key: int) -> str:
    """Raises Complaint and StoreError. The preview stays, so that a second click learns that it was carried out."""
    asker = await authorised(interaction, Power.RUN_TOURNAMENT)
    previewed = _previewed(interaction, key)
    if previewed.new.settings.guarantee:
        await authorised(interaction, Power.GUARANTEE)
    now_ms = interaction.client.services.timer.now_ms()
    if previewed.new.start_ms <= now_ms:
        raise Complaint("start-past", when=previewed.new.start_ms // 1000)
    request = Request(key, asker.player_id, previewed.command)
    async with turn(interaction):
        await check_number(interaction, previewed)
        return await _create(interaction, previewed, request, now_ms)


def _previewed(interaction: BotInteraction, key: int) -> PreviewedTournament:
    """The preview of this server; one of another server is as unknown as one that never was. Raises Complaint."""
    previewed = _PREVIEWED.get(interaction.client, OrderedDict[int, PreviewedTournament]()).get(key)
    if previewed is None or previewed.new.guild_id != guild_of(interaction):
        raise Complaint("tournament-preview-gone")
    return previewed


async def _create(interaction: BotInteraction, previewed: PreviewedTournament, request: Request, now_ms: int) -> str:
    manager, say_ = interaction.client.services.tournaments, Phrases(interaction.locale.value)
    if previewed.schedule is None:
        view = await manager.create(replace(previewed.new, opens_ms=now_ms), request, f"/{previewed.command}")
        return say_("tournament-created", channel=f"<#{view.new.channel_id}>", id=view.tournament_id)
    schedule_id = await manager.save_schedule(previewed.schedule, request, f"/{previewed.command}")
    starts = [full_stamp(start) for start in previewed.starts_ms]
    return say_("tournament-scheduled", id=schedule_id, starts=say_.all_of(starts))
