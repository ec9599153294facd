"""The text of the league's standings (T-5.2)."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.common.escaping import clean
from bot.locales.phrases import Phrases
from bot.tournaments.rules.league import BEST_RESULTS, LeagueRow
from bot.ui.scene.answers import NameOf
from bot.use_cases.origin import Origin
from bot.use_cases.tournaments.league import League
from cogs.tournament.answers import TournamentAnswers

SHOWN: Final = 20
"""The maximum number of players listed. A user who ranks lower gets an extra line."""


async def league_text(origin: Origin, league: League, answers: TournamentAnswers, season: str | None) -> str:
    """Return the standings of a season, by default the current one. Raises Complaint and StoreError."""
    say = Phrases(origin.locale)
    name, rows, me = await league.table(origin, season)
    if not rows:
        return say("league-empty", season=name)
    shown = [each.player_id for each in rows[:SHOWN]]
    name_of = await answers.names_of(origin.server, shown if me is None else [*shown, me])
    heading = say("league-title", season=name, results=BEST_RESULTS)
    return "\n".join([heading, *_lines(say, rows, name_of, me)])


def _lines(say: Phrases, rows: Sequence[LeagueRow], name_of: NameOf, me: int | None) -> Iterator[str]:
    for place, each in enumerate(rows, 1):
        if place > SHOWN and each.player_id != me:
            continue
        name = name_of(each.player_id)
        line = say(
            "league-line",
            place=place,
            name=clean(name) if name else say("player-nameless"),
            points=each.points,
            results=each.results,
            best=each.best,
        )
        yield f"…\n{line}" if place > SHOWN else line
