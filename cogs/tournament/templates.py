"""Templates: a tournament's settings under a name, for /tournament create and schedule."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Final

from discord import app_commands

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICES_MOST
from bot.common.escaping import clean
from bot.interactions.click import BotInteraction
from bot.locales.phrases import Phrases
from bot.moderation.powers import Asker
from bot.tables.saving import Request
from bot.tournaments.rules.schedule import zone_of
from bot.tournaments.settings import TournamentSettings
from bot.typed.game_names import MIX
from cogs._asking.asker import guild_of, moderates
from cogs._asking.authority import entry_of
from cogs.tournament.words import tournament_meant

TEMPLATE_NAME_MOST: Final = 32
TEMPLATES_MOST: Final = CHOICES_MOST
DAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
"""As a template keeps them, to be read like a typed start."""
_NAME: Final = re.compile(rf"[\w .'/&+-]{{1,{TEMPLATE_NAME_MOST}}}")


async def save_template(interaction: BotInteraction, asker: Asker, name: str, tournament: str | None) -> str:
    """Saves the settings of the tournament that is meant, or else of the last one, under the name. Returns the answer;
    raises Complaint."""
    store, called = interaction.client.services.tournaments.store, _readable(name)
    known = await store.templates(guild_of(interaction))
    found = _found(known, called)
    if len(known) >= TEMPLATES_MOST and found is None:
        raise Complaint("template-too-many", most=TEMPLATES_MOST)
    kept, start_ms = await _meant(interaction, tournament)
    settings = replace(kept, name=called, usual_start=usual_start(start_ms, kept.zone))
    request = Request(interaction.id, asker.player_id, "tournament template save")
    before, after = _audited(found, known[found]) if found is not None else "", _audited(called, settings)
    entry = entry_of(interaction, "save_template", request, "/tournament template save", before=before, after=after)
    await store.save_template(guild_of(interaction), called, settings, request, entry)
    say_ = Phrases(str(interaction.locale))
    return say_("template-saved", line=template_line(say_, called, settings))


async def drop_template(interaction: BotInteraction, asker: Asker, name: str) -> str:
    """Returns the answer; raises Complaint if there is no template of that name."""
    store = interaction.client.services.tournaments.store
    called = _found(await store.templates(guild_of(interaction)), name) or " ".join(name.split())
    request = Request(interaction.id, asker.player_id, "tournament template delete")
    entry = entry_of(interaction, "drop_template", request, "/tournament template delete", before=called)
    gone = await store.drop_template(guild_of(interaction), called, request, entry)
    if not gone:
        raise Complaint("template-unknown", text=name)
    return Phrases(str(interaction.locale))("template-deleted", name=clean(called, TEMPLATE_NAME_MOST))


async def list_templates(interaction: BotInteraction) -> str:
    known = await interaction.client.services.tournaments.store.templates(guild_of(interaction))
    say_ = Phrases(str(interaction.locale))
    if not known:
        return say_("template-list-empty")
    return "\n".join([say_("template-list"), *(template_line(say_, name, each) for name, each in known.items())])


async def template_settings(interaction: BotInteraction, name: str) -> TournamentSettings:
    """Raises Complaint."""
    known = await interaction.client.services.tournaments.store.templates(guild_of(interaction))
    called = _found(known, name)
    if called is None:
        raise Complaint("template-unknown", text=name)
    return known[called]


async def suggest_templates(interaction: BotInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggests templates, to moderators only, since they alone use them."""
    if not await moderates(interaction):
        return []
    known = await interaction.client.services.tournaments.store.templates(guild_of(interaction))
    fitting = [name for name in known if typed.strip().casefold() in name.casefold()]
    return [app_commands.Choice(name=name, value=name) for name in fitting[:CHOICES_MOST]]


def template_line(say_: Phrases, name: str, settings: TournamentSettings) -> str:
    line = say_(
        "template-line",
        name=clean(name, TEMPLATE_NAME_MOST),
        game=say_(f"game-{MIX if settings.rotation else settings.game}"),
        minutes=settings.target_minutes,
        seats=settings.seats,
        buy_in=settings.buy_in,
        most=settings.entrants_most,
    )
    if not settings.usual_start:
        return line
    day, _, time = settings.usual_start.partition(" ")
    return say_("template-starts", line=line, day=say_(f"weekday-{DAYS.index(day)}"), time=time, zone=settings.zone)


def usual_start(start_ms: int, zone: str) -> str:
    """The start as people type it: ``friday 20:00``. Raises Complaint for a zone that no longer exists."""
    wall = datetime.fromtimestamp(start_ms / 1000, zone_of(zone))
    return f"{DAYS[wall.weekday()]} {wall:%H:%M}"


async def _meant(interaction: BotInteraction, tournament: str | None) -> tuple[TournamentSettings, int]:
    """The settings and the start, in ms, of a tournament that is on, or of one of the last that are over."""
    try:
        view = await tournament_meant(interaction, tournament)
        return view.new.settings, view.state.start_ms
    except Complaint:
        past = await interaction.client.services.tournaments.store.past(guild_of(interaction), CHOICES_MOST)
        wanted = (tournament or "").strip().casefold()
        named = [each for each in past if wanted in ("", str(each.tournament_id), each.settings.name.casefold())]
        present = interaction.client.services.tournaments.in_guild(guild_of(interaction))
        if not named or (tournament is None and present):
            raise
        return named[0].settings, named[0].start_ms


def _found(known: Mapping[str, TournamentSettings] | Iterable[str], name: str) -> str | None:
    """The template's name as it was saved, whatever the case of ``name``."""
    wanted = " ".join(name.split()).casefold()
    return next((each for each in known if each.casefold() == wanted), None)


def _audited(name: str, settings: TournamentSettings) -> str:
    """A template as the audit tells of it."""
    return f"{name}, {settings.terms}"


def _readable(name: str) -> str:
    called = " ".join(name.split())
    if not _NAME.fullmatch(called):
        raise Complaint("template-bad-name", text=name, most=TEMPLATE_NAME_MOST)
    return called
