"""The league's standings, as a message, a picture and a file (T-5.2).

A button's id holds its whole request; the number is that of a series, or 0 for all tournaments:

lb:u:share:2027-Q1:0     show these standings to everyone in the channel
lb:u:csv:2027-Q1:3       send them as a file
"""

import re
from collections.abc import Iterator
from typing import Final

import discord

from bot.common.escaping import clean, plain
from bot.locales.phrases import Phrases
from bot.moderation.export_files import csv_text
from bot.tournaments.rules.league import BEST_RESULTS, PLACE_POINTS, LeagueRow, Scoring
from bot.ui.discord.attachments import Drawn
from bot.ui.discord.components import Button, Layout, Row
from bot.ui.discord.custom_ids import NUMBER
from bot.ui.pictures.podium_picture import STEPS_MOST, PodiumPicture, PodiumStep
from bot.ui.scene.answers import NameOf
from bot.ui.tournament.scene import NAME_MOST, ordinal
from bot.use_cases.tournaments.league import SeasonTable

SHOWN: Final = 20
"""The maximum number of players listed. A user who ranks lower gets an extra line."""
LEAGUE_BUTTON: Final = re.compile(
    rf"lb:u:(?P<verb>share|csv):(?P<season>20[0-9]{{2}}(?:-(?:Q[1-4]|[0-9]{{2}}))?):(?P<series>0|{NUMBER})"
)


class LeagueView(Layout):
    """The standings; a private one has buttons that show it to everyone and send it as a file."""

    def __init__(
        self, say_: Phrases, found: SeasonTable, name_of: NameOf, drawn: Drawn | None = None, *, is_public: bool = False
    ) -> None:
        super().__init__()
        self.add_item(discord.ui.TextDisplay("\n".join(_lines(say_, found, name_of, is_public=is_public))))
        if drawn is not None:
            media = discord.MediaGalleryItem(f"attachment://{drawn.filename}", description=drawn.alt)
            self.add_item(discord.ui.MediaGallery(media))
        if found.rows and not is_public:
            rest = f"{found.season}:{found.series.schedule_id if found.series is not None else 0}"
            share = Button(custom_id=f"lb:u:share:{rest}", label=say_("button-show-everyone"))
            self.add_item(Row(share, Button(custom_id=f"lb:u:csv:{rest}", label=say_("league-file"))))


def league_podium(say_: Phrases, found: SeasonTable, name_of: NameOf) -> PodiumPicture:
    """Return the data of a picture with the leaders; players with equal points stand on one step."""
    by_place = dict[int, list[LeagueRow]]()
    for row in found.rows:
        if row.place <= STEPS_MOST:
            by_place.setdefault(row.place, []).append(row)
    steps = tuple(
        PodiumStep(
            place,
            ordinal(say_, place),
            tuple(plain(name_of(row.player_id) or "", NAME_MOST) or say_("player-nameless") for row in rows),
            say_("tourney-points", count=rows[0].points),
        )
        for place, rows in by_place.items()
    )
    title = plain(found.series.settings.name, NAME_MOST) if found.series is not None else say_("league-heading")
    return PodiumPicture(say_.locale, title, found.season, steps)


def league_csv(found: SeasonTable, name_of: NameOf) -> bytes:
    """Return the whole standings as a CSV file."""
    rows = [
        {
            "season": found.season,
            "place": row.place,
            "name": name_of(row.player_id) or "",
            "points": row.points,
            "tournaments": row.results,
            "best_place": row.best,
        }
        for row in found.rows
    ]
    return csv_text(rows).encode("utf-8-sig")


def _lines(say_: Phrases, found: SeasonTable, name_of: NameOf, *, is_public: bool) -> Iterator[str]:
    if not found.rows:
        yield say_("league-empty", season=found.season)
        return
    yield say_("league-title", season=found.season, results=BEST_RESULTS)
    if found.series is not None:
        yield f"**{clean(found.series.settings.name, NAME_MOST)}**"
    for number, row in enumerate(found.rows, 1):
        if number <= SHOWN or (row.player_id == found.asker_id and not is_public):
            yield f"…\n{league_line(say_, row, name_of)}" if number > SHOWN else league_line(say_, row, name_of)
    yield from (f"-# {line}" for scoring in sorted(found.scorings, key=str) for line in scoring_lines(say_, scoring))


def scoring_lines(say_: Phrases, scoring: Scoring) -> Iterator[str]:
    """Yield how a tournament awards points."""
    yield say_(f"league-by-{scoring.formula}", points=", ".join(map(str, PLACE_POINTS)))
    if scoring.knockout:
        yield say_("league-knockout", count=scoring.knockout)
    if scoring.showing_up:
        yield say_("league-showing-up", count=scoring.showing_up)


def league_line(say_: Phrases, row: LeagueRow, name_of: NameOf) -> str:
    name = name_of(row.player_id)
    shown = clean(name) if name else say_("player-nameless")
    return say_("league-line", place=row.place, name=shown, points=row.points, results=row.results, best=row.best)
