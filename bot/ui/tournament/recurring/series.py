"""Answers about a series of tournaments: what changed, and the question about later tournaments."""

import re
from collections.abc import Sequence
from typing import Final

import discord

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.tournaments.ports import Finished, Schedule, TournamentView
from bot.ui.discord.components import Button, Layout, Row
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.scene.answers import NameOf
from bot.ui.text.moments import date_stamp, full_stamp
from bot.ui.tournament.preview import repeats_text
from bot.ui.tournament.recurring.league import league_line
from bot.ui.tournament.scene import NAME_MOST
from bot.use_cases.tournaments.keeping_series import ChangedSeries
from bot.use_cases.tournaments.league import SeasonTable
from bot.use_cases.tournaments.schedules import SHOWN

WINNERS_BUTTON: Final = re.compile(rf"lb:u:winners:(?P<series>{NUMBER})")
LEADERS_MOST: Final = 5
WINNERS_MOST: Final = 10


def winners_button(say_: Phrases, schedule: Schedule) -> Button:
    """Return the button that sends the winners of the series as a file."""
    return Button(custom_id=f"lb:u:winners:{schedule.schedule_id}", label=say_("series-winners-file"))


class SeriesQuestion(Layout):
    """The question under an edited tournament of a series; its button changes all later tournaments."""

    def __init__(self, say_: Phrases, view: TournamentView) -> None:
        super().__init__()
        name = clean(view.new.settings.name, NAME_MOST)
        self.add_item(discord.ui.TextDisplay(say_("series-this-one", name=name)))
        self.add_item(Row(Button(custom_id=f"lb:e:{view.tournament_id}:series", label=say_("series-follow"))))


def changed_text(say_: Phrases, changed: ChangedSeries) -> str:
    """Return the series after a change: how it repeats, its next starts, and which one is announced already."""
    starts = [full_stamp(each.start_ms) for each in changed.coming[:SHOWN]]
    name = clean(changed.schedule.settings.name, NAME_MOST)
    repeats = repeats_text(say_, changed.schedule)
    lines = [say_("series-changed", name=name, repeats=repeats)]
    lines.append(say_("series-next", starts=say_.all_of(starts)) if starts else say_("series-over"))
    announced = next((each for each in changed.coming if each.tournament_id is not None), None)
    if announced is not None:
        lines.append(say_("series-stays", when=full_stamp(announced.start_ms), id=announced.tournament_id or 0))
    return "\n".join(lines)


def moved_text(say_: Phrases, key: str, changed: ChangedSeries) -> str:
    """Return a text about a skipped date, or about a moved date's new start; add the next starts."""
    starts = [full_stamp(each.start_ms) for each in changed.coming[:SHOWN]]
    line = say_(key, name=clean(changed.schedule.settings.name, NAME_MOST), when=full_stamp(changed.start_ms or 0))
    return f"{line} {say_('series-next', starts=say_.all_of(starts)) if starts else say_('series-over')}"


def series_text(
    say_: Phrases,
    schedule: Schedule,
    starts: Sequence[int],
    found: SeasonTable,
    past: Sequence[Finished],
    name_of: NameOf,
) -> str:
    """Return a series: how it repeats, its next starts, this season's leaders, and its last winners."""
    name = clean(schedule.settings.name, NAME_MOST)
    stamps = [full_stamp(start) for start in starts]
    lines = [say_("series-changed", name=name, repeats=repeats_text(say_, schedule))]
    lines.append(say_("series-next", starts=say_.all_of(stamps)) if stamps else say_("series-over"))
    if found.rows:
        lines.append(say_("series-leaders", season=found.season))
        lines += [league_line(say_, row, name_of) for row in found.rows[:LEADERS_MOST]]
    if past:
        lines.append(say_("series-winners"))
    for each in past:
        names = [clean(name_of(player) or "") or say_("player-nameless") for player in winners_of(each)]
        lines.append(say_("series-winner", when=date_stamp(each.start_ms), names=say_.all_of(names)))
    return "\n".join(lines)


def winners_of(finished: Finished) -> tuple[int, ...]:
    """Return the players in first place; several if a place was shared."""
    return next((players for place, players in finished.state.places() if place == 1), ())
