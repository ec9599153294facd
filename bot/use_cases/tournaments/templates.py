"""Templates, which are saved settings for new tournaments."""

import asyncio
import re
from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Final, NamedTuple

from bot.common.complaint import Complaint
from bot.common.discord_limits import CHOICES_MOST
from bot.moderation.powers import Power
from bot.tournaments.manager import TournamentManager
from bot.tournaments.rules.schedule import zone_of
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import OVER
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin
from bot.use_cases.tournaments.finding import FindingTournaments

TEMPLATE_NAME_MOST: Final = 32
TEMPLATES_MOST: Final = CHOICES_MOST
DAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
"""The names of the weekdays in a template's start, which is parsed like a typed start."""
_NAME: Final = re.compile(rf"[\w .'/&+-]{{1,{TEMPLATE_NAME_MOST}}}")


class SavedTemplate(NamedTuple):
    name: str
    settings: TournamentSettings
    tournament: str
    """The name of the tournament whose settings were saved."""


class Templates:
    def __init__(self, tournaments: TournamentManager, finding: FindingTournaments, authority: Authority) -> None:
        self._tournaments = tournaments
        self._finding = finding
        self._authority = authority
        self._changing = asyncio.Lock()
        """A lock that is held from reading the templates until the changed ones are saved.

        So the second of two simultaneous changes starts from the result of the first, also in the audit.
        """

    async def save(self, origin: Origin, name: str, chosen: str | None) -> SavedTemplate:
        """Save the settings of the named tournament, or of the last one that was not cancelled, as a template.

        Raises Complaint and StoreError.
        """
        asker = await self._authority.require(origin, Power.RUN_TOURNAMENT)
        async with self._changing:
            store, called = self._tournaments.store, _readable(name)
            templates = await store.templates(origin.server)
            saved_name = _saved_name(templates, called)
            if len(templates) >= TEMPLATES_MOST and saved_name is None:
                raise Complaint("template-too-many", most=TEMPLATES_MOST)
            kept, start_ms = await self._find_tournament(origin, chosen)
            start = usual_start(start_ms, kept.zone) if kept.format.start.is_known else ""
            settings = replace(kept, name=called, usual_start=start)
            request = origin.request(asker.player_id)
            before = _audited(saved_name, templates[saved_name]) if saved_name is not None else ""
            entry = self._authority.entry_of(
                origin, "save_template", request, f"/{origin.name}", before=before, after=_audited(called, settings)
            )
            await store.save_template(origin.server, called, settings, request, entry)
        return SavedTemplate(called, settings, kept.name)

    async def drop(self, origin: Origin, name: str) -> str:
        """Delete the template, and return its name as it was saved.

        Raises Complaint if there is none, and StoreError.
        """
        asker = await self._authority.require(origin, Power.RUN_TOURNAMENT)
        async with self._changing:
            store = self._tournaments.store
            saved_name = _saved_name(await store.templates(origin.server), name) or " ".join(name.split())
            request = origin.request(asker.player_id)
            entry = self._authority.entry_of(origin, "drop_template", request, f"/{origin.name}", before=saved_name)
            if not await store.drop_template(origin.server, saved_name, request, entry):
                raise Complaint("template-unknown", text=name)
        return saved_name

    async def listed(self, origin: Origin) -> dict[str, TournamentSettings]:
        """Return template name -> settings.

        Raises Complaint if the user may not use templates, and StoreError.
        """
        await self._authority.require(origin, Power.RUN_TOURNAMENT)
        return await self._tournaments.store.templates(origin.server)

    async def suggested(self, origin: Origin) -> list[str]:
        """Return the templates' names if the user is a moderator, otherwise none.

        Only moderators may use templates.
        """
        if not await self._authority.moderates(origin):
            return []
        return list(await self._tournaments.store.templates(origin.server))

    async def settings(self, origin: Origin, name: str) -> TournamentSettings:
        """Return the template's settings. Raises Complaint and StoreError."""
        templates = await self._tournaments.store.templates(origin.server)
        saved_name = _saved_name(templates, name)
        if saved_name is None:
            raise Complaint("template-unknown", text=name)
        return templates[saved_name]

    async def _find_tournament(self, origin: Origin, chosen: str | None) -> tuple[TournamentSettings, int]:
        """Return (settings, start in ms) of the named tournament.

        The tournament may be unfinished, or one of the last finished ones. A cancelled one must be named.
        """
        try:
            view = await self._finding.find(origin, chosen)
            if chosen is not None or view.state.phase != "cancelled":
                return view.new.settings, view.state.start_ms
            raise Complaint("tournament-none")
        except Complaint:
            past = await self._tournaments.store.past(origin.server, CHOICES_MOST)
            wanted = (chosen or "").strip().removeprefix("#").casefold()
            matching = [each for each in past if wanted in (str(each.tournament_id), each.settings.name.casefold())]
            if chosen is None:
                matching = [each for each in past if each.state.phase == "finished"]
            runs = any(view.state.phase not in OVER for view in self._tournaments.in_guild(origin.server))
            if not matching or (chosen is None and runs):
                raise
            return matching[0].settings, matching[0].start_ms


def usual_start(start_ms: int, zone: str) -> str:
    """Return the weekday and time of the start as people type it, like ``friday 20:00``.

    Raises Complaint for a time zone that no longer exists.
    """
    wall = datetime.fromtimestamp(start_ms / 1000, zone_of(zone))
    return f"{DAYS[wall.weekday()]} {wall:%H:%M}"


def _saved_name(known: Iterable[str], name: str) -> str | None:
    """Return the template's name as it was saved, ignoring the case of ``name``; None if there is none."""
    wanted = " ".join(name.split()).casefold()
    return next((each for each in known if each.casefold() == wanted), None)


def _audited(name: str, settings: TournamentSettings) -> str:
    """Return a description of the template for the audit."""
    return f"{name}, {settings.terms}"


def _readable(name: str) -> str:
    one_line = " ".join(name.split())
    if not _NAME.fullmatch(one_line):
        raise Complaint("template-bad-name", text=name, most=TEMPLATE_NAME_MOST)
    return one_line
