"""The preview of a tournament for the moderator who creates it: the post, and figures about it."""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from typing import Any, Final

import discord

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.tournaments.level_length import MINUTE_MS
from bot.tournaments.ports import Schedule
from bot.tournaments.rules.schedule import UTC_ZONE, instant, recurrence_of, zone_of
from bot.tournaments.settings import TournamentSettings
from bot.ui.discord.components import Button, Layout, Row
from bot.ui.text.moments import date_stamp, full_stamp
from bot.ui.tournament.matches import format_line
from bot.ui.tournament.post import CHARACTERS_MOST, TournamentPost
from bot.ui.tournament.recurring.recurrence import recurrence_text
from bot.ui.tournament.scene import (
    NAME_MOST,
    ladder_text,
    ladder_warning,
    late_warning,
    length_warning,
    prizes_text,
)
from bot.use_cases.tournaments.previews import PreviewedTournament

TYPICAL: Final = (4, 9, 16, 32)
"""The numbers of entrants for which the preview shows the ladder and the prizes."""
LADDER_LEVELS: Final = 8


class Preview(Layout):
    """The post as everybody will see it, and lines for the moderator alone."""

    def __init__(self, key: int, say_: Phrases, shown: TournamentPost, lines: Sequence[str]) -> None:
        super().__init__()
        self.add_item(discord.ui.TextDisplay(say_("tournament-preview")))
        room = CHARACTERS_MOST - len(shown.text) - len(say_("tournament-preview"))
        for item in list(shown.children):
            shown.remove_item(item)
            self.add_item(item)
        post = Button(custom_id=f"lb:v:{key}:post", label=say_("tournament-post"), style=discord.ButtonStyle.success)
        drop = Button(custom_id=f"lb:v:{key}:drop", label=say_("tournament-drop"))
        words = discord.ui.TextDisplay[Any]("\n".join(lines)[:room])
        self.add_item(discord.ui.Container(words, Row(post, drop)))


def preview_lines(say_: Phrases, previewed: PreviewedTournament) -> Iterator[str]:
    """Yield lines for the moderator: the starts, the ladder and prizes for typical fields, and warnings."""
    settings = previewed.new.settings
    if not settings.format.start.is_known:
        yield say_("tournament-when-full", entrants=settings.entrants_most, hours=settings.fill_hours)
    elif previewed.schedule is None:
        wall = datetime.fromtimestamp(previewed.new.start_ms / 1000, zone_of(settings.zone))
        yield say_("tournament-understood", when=f"{wall:%Y-%m-%d %H:%M}", zone=settings.zone)
    else:
        starts = [full_stamp(start) for start in previewed.starts_ms]
        yield say_("tournament-next-starts", starts=say_.all_of(starts), repeats=repeats_text(say_, previewed.schedule))
        yield from _other_first(say_, previewed.schedule, previewed.starts_ms[0])
    if settings.zone == UTC_ZONE.key and settings.format.start.is_known:
        yield say_("tournament-in-utc")
    if settings.format.start.is_known:
        yield say_("tournament-least", least=settings.entrants_least, buy_in=settings.buy_in)
    if settings.ping_role:
        role = "@everyone" if settings.ping_role == previewed.new.guild_id else f"<@&{settings.ping_role}>"
        yield say_("tournament-pings", role=role)
    for entrants in typical(settings):
        if entrants == settings.entrants_least:
            continue  # The post itself has the figures for this number.
        if matches := format_line(say_, settings, entrants):
            yield matches
            continue
        yield say_("tournament-with", entrants=entrants, stakes=_ladder(say_, settings, entrants))
        if figures := _prizes(settings, entrants):
            prizes = prizes_text(say_, figures, seat_chips=settings.seat_chips)
            yield f"-# {say_('tournament-with-prizes', prizes=prizes)}"
    yield from _of_satellite(say_, previewed)
    yield from warnings(say_, settings)


def _of_satellite(say_: Phrases, previewed: PreviewedTournament) -> Iterator[str]:
    """Yield what a satellite's winners get, and a warning if the target may start too early for them (T-8.3)."""
    settings, starts_ms = previewed.new.settings, previewed.target_start_ms
    if not settings.is_satellite:
        return
    target = clean(settings.target_name, NAME_MOST)
    yield say_("tournament-satellite", target=target, amount=settings.seat_chips)
    if starts_ms is not None and starts_ms < previewed.new.start_ms + settings.target_minutes * MINUTE_MS:
        yield say_("tournament-satellite-late", target=target, when=full_stamp(starts_ms))


def _other_first(say_: Phrases, wanted: Schedule, first_ms: int) -> Iterator[str]:
    """Yield a line about the real first start if the typed start is not on a day of the recurrence."""
    zone = zone_of(wanted.zone)
    typed = datetime.fromisoformat(wanted.wall)
    if not recurrence_of(typed, wanted.rule).falls_on(typed.date()):
        typed_ms = int(instant(typed, zone).timestamp() * 1000)
        yield say_("tournament-other-first", day=date_stamp(typed_ms), first=full_stamp(first_ms))


def repeats_text(say_: Phrases, wanted: Schedule) -> str:
    """Return the schedule's recurrence rule as text. Raises Complaint if the rule is invalid."""
    return recurrence_text(say_, wanted.rule, datetime.fromisoformat(wanted.wall), zone_of(wanted.zone))


def warnings(say_: Phrases, settings: TournamentSettings) -> list[str]:
    """Return the warnings about the settings.

    They concern a ladder that climbs too fast (T-4.1), an end long before the target (T-4.3), and late registration
    that ends early (T-1.5). Each is given for the smallest and the largest typical field that it concerns.
    """
    warners = (ladder_warning, length_warning, late_warning)
    return [warning for warn in warners for warning in _least_and_most(warn, say_, settings)]


def _least_and_most(
    warn: Callable[[Phrases, TournamentSettings, int], str | None], say_: Phrases, settings: TournamentSettings
) -> list[str]:
    each_warning = (warn(say_, settings, entrants) for entrants in typical(settings))
    warnings_given = [warning for warning in each_warning if warning is not None]
    warnings_given = list(dict.fromkeys(warnings_given))
    return warnings_given if len(warnings_given) < 3 else [warnings_given[0], warnings_given[-1]]


def typical(settings: TournamentSettings) -> list[int]:
    fitting = [each for each in TYPICAL if settings.entrants_least <= each <= settings.entrants_most]
    return fitting or [settings.entrants_most]


def _ladder(say_: Phrases, settings: TournamentSettings, entrants: int) -> str:
    bets = settings.ladder(entrants).bets
    more = " …" if len(bets) > LADDER_LEVELS else ""
    return ladder_text(say_, settings, bets[:LADDER_LEVELS]) + more


def _prizes(settings: TournamentSettings, entrants: int) -> tuple[int, ...]:
    pool = max(settings.pool_chips * entrants, settings.guarantee)
    return settings.prizes(pool, entrants)
