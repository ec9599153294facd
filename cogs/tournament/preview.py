"""A tournament as ordered, shown to the moderator before anybody else sees it, with the buttons Post and Cancel.

lb:v:1234:post            the preview made by interaction 1234

A preview lives in memory alone. After a restart its buttons say so, and the command is given once more. The command's
own interaction is the request that creates, so that a second delivery of the command or a second click creates nothing.
"""

import re
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final, cast
from weakref import WeakKeyDictionary

import discord

from bot.moderation.powers import Power
from bot.tables.saving import Request, StoreError
from bot.tournaments.ports import NewTournament, Schedule
from bot.tournaments.rules.prizes import prizes
from bot.tournaments.rules.schedule import zone_of
from bot.tournaments.settings import TournamentSettings
from bot.ui.context.asked import Asked, Client
from bot.ui.context.router import Route
from bot.ui.discord.click_replies import Click, tell
from bot.ui.discord.components import Button, Layout, PrivateNote, Row
from bot.ui.discord.replies import Complaint
from bot.ui.text.command_texts import sentence
from bot.ui.text.moments import full_stamp
from bot.ui.text.phrases import Phrases
from bot.ui.tournament.card import CHARACTERS_MOST, TournamentPost, tournament_card
from bot.ui.tournament.recurrence import recurrence_text
from bot.ui.tournament.scene import (
    TournamentScene,
    ladder_text,
    ladder_warning,
    late_warning,
    preview,
    prizes_text,
)
from cogs._asking.asker import guild_of
from cogs._asking.authority import authorised
from cogs._asking.requests import once
from cogs.tournament.words import explained
from cogs.tournament.zone import manager_of

TYPICAL: Final = (4, 9, 16, 32)
"""Entrants for which the ladder and the prizes are shown."""
LADDER_LEVELS: Final = 8
PREVIEWS_MOST: Final = 500
"""Previews that are remembered; the oldest goes first."""
TOURNAMENTS_MOST: Final = 50
"""Most tournaments on at once in a server, besides recurring ones: each has its card, its event and its deadlines."""
_BUTTON: Final = re.compile(r"lb:v:(?P<key>[0-9]{1,20}):(?P<verb>post|drop)")
_NOBODY: Final = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class PreviewedTournament:
    """The tournament that Post creates."""

    new: NewTournament
    command: str
    schedule: Schedule | None = None
    """If it recurs; then ``new`` is the first of them."""
    starts_ms: tuple[int, ...] = ()
    """The next three starts, if it recurs."""


_PREVIEWED: Final[WeakKeyDictionary[Client, OrderedDict[int, PreviewedTournament]]] = WeakKeyDictionary()


class Preview(Layout):
    """The card as everybody will see it, and notes for the moderator alone."""

    def __init__(self, key: int, say_: Phrases, card: TournamentPost, lines: Sequence[str]) -> None:
        super().__init__()
        self.add_item(discord.ui.TextDisplay(say_("tournament-preview")))
        room = CHARACTERS_MOST - len(card.text) - len(say_("tournament-preview"))
        for item in list(card.children):
            card.remove_item(item)
            self.add_item(item)
        post = Button(custom_id=f"lb:v:{key}:post", label=say_("tournament-post"), style=discord.ButtonStyle.success)
        drop = Button(custom_id=f"lb:v:{key}:drop", label=say_("tournament-drop"))
        words = discord.ui.TextDisplay[Any]("\n".join(lines)[:room])
        self.add_item(discord.ui.Container(words, Row(post, drop)))


def check_number(interaction: Asked, previewed: PreviewedTournament) -> None:
    """Raises Complaint if the server has its fill of tournaments; recurring ones are counted separately."""
    if previewed.schedule is None and len(manager_of(interaction).in_guild(previewed.new.guild_id)) >= TOURNAMENTS_MOST:
        raise Complaint("tournaments-too-many", most=TOURNAMENTS_MOST)


async def show_preview(interaction: Asked, previewed: PreviewedTournament) -> None:
    """Answers the deferred command with the preview. Raises Complaint."""
    check_number(interaction, previewed)
    shown = _PREVIEWED.setdefault(interaction.client, OrderedDict())
    shown[interaction.id] = previewed
    while len(shown) > PREVIEWS_MOST:
        shown.popitem(last=False)
    say_, now_ms = Phrases(str(interaction.locale)), interaction.client.services.timer.now_ms()
    card = tournament_card(
        TournamentScene(preview(previewed.new, now_ms), lambda player: None, say_, renewed=False), buttons=False
    )
    view = Preview(interaction.id, say_, card, list(preview_lines(say_, previewed)))
    await interaction.edit_original_response(view=view, allowed_mentions=_NOBODY)


# In words


def preview_lines(say_: Phrases, previewed: PreviewedTournament) -> Iterator[str]:
    """How it would go with typical numbers of entrants, when it starts, and warnings."""
    settings = previewed.new.settings
    if previewed.schedule is None:
        wall = datetime.fromtimestamp(previewed.new.start_ms / 1000, zone_of(settings.zone))
        yield say_("tournament-understood", when=f"{wall:%Y-%m-%d %H:%M}", zone=settings.zone)
    else:
        starts = [full_stamp(start) for start in previewed.starts_ms]
        yield say_("tournament-next-starts", starts=say_.all_of(starts), repeats=repeats_text(say_, previewed.schedule))
    for entrants in typical(settings):
        if entrants == settings.entrants_least:
            continue  # the card itself goes by so many
        yield say_("tournament-with", entrants=entrants, stakes=_ladder(say_, settings, entrants))
        if figures := _prizes(settings, entrants):
            yield f"-# {say_('tournament-with-prizes', prizes=prizes_text(say_, figures))}"
    yield from warnings(say_, settings)


def repeats_text(say_: Phrases, wanted: Schedule) -> str:
    """Raises ScheduleError."""
    return recurrence_text(say_, wanted.rule, datetime.fromisoformat(wanted.wall), zone_of(wanted.zone))


def warnings(say_: Phrases, settings: TournamentSettings) -> list[str]:
    """Warns of a ladder that climbs too fast (T-4.1), and of late registration that ends early (T-1.5): for the least
    and the most entrants of whom that is true."""
    return [warning for warn in (ladder_warning, late_warning) for warning in _least_and_most(warn, say_, settings)]


def _least_and_most(
    warn: Callable[[Phrases, TournamentSettings, int], str | None], say_: Phrases, settings: TournamentSettings
) -> list[str]:
    told = (warn(say_, settings, entrants) for entrants in typical(settings))
    found = [warning for warning in told if warning is not None]
    return found if len(found) < 3 else [found[0], found[-1]]


def typical(settings: TournamentSettings) -> list[int]:
    fitting = [each for each in TYPICAL if settings.entrants_least <= each <= settings.entrants_most]
    return fitting or [settings.entrants_most]


def _ladder(say_: Phrases, settings: TournamentSettings, entrants: int) -> str:
    bets = settings.ladder(entrants).bets
    more = " …" if len(bets) > LADDER_LEVELS else ""
    return ladder_text(say_, settings, bets[:LADDER_LEVELS]) + more


def _prizes(settings: TournamentSettings, entrants: int) -> tuple[int, ...]:
    pool = max(settings.buy_in * entrants, settings.guarantee)
    return tuple(figure for figure in prizes(pool, settings.percentages(entrants)) if figure)


# The buttons


async def _press(click: Click) -> None:
    interaction, match = cast(Asked, click.interaction), click.match
    await click.defer()
    try:
        key, post = int(match["key"]), match["verb"] == "post"
        text = await (_post(interaction, key) if post else _drop(interaction, key))
    except Complaint as complaint:
        await tell(interaction, sentence(complaint, interaction.locale.value))
        return
    await interaction.edit_original_response(view=PrivateNote(text), allowed_mentions=_NOBODY)


ROUTES: Final = (Route(_BUTTON, _press),)


async def _drop(interaction: Asked, key: int) -> str:
    """Raises Complaint."""
    await authorised(interaction, Power.RUN_TOURNAMENT)
    _previewed(interaction, key)
    _PREVIEWED[interaction.client].pop(key)
    return Phrases(interaction.locale.value)("tournament-dropped")


async def _post(interaction: Asked, key: int) -> str:
    """Raises Complaint. The preview stays, so that a second click learns that it was carried out."""
    asker = await authorised(interaction, Power.RUN_TOURNAMENT)
    previewed = _previewed(interaction, key)
    if previewed.new.settings.guarantee:
        await authorised(interaction, Power.GUARANTEE)
    check_number(interaction, previewed)
    now_ms = interaction.client.services.timer.now_ms()
    if previewed.new.start_ms <= now_ms:
        raise Complaint("start-past", when=previewed.new.start_ms // 1000)
    request = Request(key, asker.player_id, previewed.command)
    try:
        with once(), explained(interaction):
            return await _create(interaction, previewed, request, now_ms)
    except ValueError as error:
        raise Complaint("tournament-undealable") from error
    except StoreError as error:
        raise Complaint("error-store") from error


def _previewed(interaction: Asked, key: int) -> PreviewedTournament:
    """The preview of this server; one of another server is as unknown as one that never was. Raises Complaint."""
    previewed = _PREVIEWED.get(interaction.client, OrderedDict[int, PreviewedTournament]()).get(key)
    if previewed is None or previewed.new.guild_id != guild_of(interaction):
        raise Complaint("tournament-preview-gone")
    return previewed


async def _create(interaction: Asked, previewed: PreviewedTournament, request: Request, now_ms: int) -> str:
    manager, say_ = manager_of(interaction), Phrases(interaction.locale.value)
    if previewed.schedule is None:
        view = await manager.create(replace(previewed.new, opens_ms=now_ms), request, f"/{previewed.command}")
        return say_("tournament-created", channel=f"<#{view.new.channel_id}>", id=view.tournament_id)
    schedule_id = await manager.save_schedule(previewed.schedule, request, f"/{previewed.command}")
    starts = [full_stamp(start) for start in previewed.starts_ms]
    return say_("tournament-scheduled", id=schedule_id, starts=say_.all_of(starts))
