"""A player's statistics as text, and a sentence that describes the plot of their chips."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.history.achievements import ACHIEVEMENTS
from bot.history.periods import Period
from bot.history.ports import Achieved, CashRecord, Point, TournamentHands, TournamentRecord
from bot.locales.phrases import Phrases
from bot.poker.games import GAMES
from bot.ui.text.hand_names import HandNames

ALT_MOST: Final = 1024
"""The maximum length of a picture's description, in characters, by Discord's limit."""
TEXT_MOST: Final = 1700
"""The maximum length of the statistics, in characters; a line about the chips must fit below them."""
PERCENT: Final = 100


@dataclass(frozen=True, slots=True)
class PlayerStats:
    """A player's statistics for the chosen game and period."""

    name: str
    """The player's escaped name."""
    game: str | None
    """The name of the chosen game; None for all games."""
    period: Period
    record: CashRecord
    tournaments: TournamentRecord
    achieved: Sequence[Achieved]
    left: int = 0
    """The number of finished hands, of all players, that are not counted in the statistics yet."""
    listed: bool = True
    hands: HandNames = field(default_factory=HandNames)
    tournament_hands: TournamentHands = field(default_factory=TournamentHands)


def figures_text(say: Phrases, figures: PlayerStats) -> str:
    """Return a line for each figure; if the text gets too long, tables' names are left out."""
    text = _full_text(say, figures)
    return text if len(text) <= TEXT_MOST else _full_text(say, replace(figures, hands=HandNames()))


def _full_text(say: Phrases, figures: PlayerStats) -> str:
    lines = [*_title(say, figures), *_record(say, figures), *_tournaments(say, figures), *_achieved(say, figures)]
    if not figures.listed:
        lines.append(say("stats-unlisted"))
    if figures.left:
        lines.append(say("stats-counting", count=figures.left))
    return "\n".join(lines)


def share(part: int, whole: int) -> int:
    """Return ``part`` as a whole percentage of ``whole``."""
    return round(PERCENT * part / whole) if whole else 0


def _title(say: Phrases, figures: PlayerStats) -> Iterator[str]:
    game = say(f"game-{figures.game}") if figures.game else say("stats-all-games")
    yield say("stats-title", name=figures.name, game=game, period=say(f"period-{figures.period}"))


def _record(say: Phrases, figures: PlayerStats) -> Iterator[str]:
    record = figures.record
    if not record.hands:
        yield say("stats-none")
        return
    yield say("stats-hands", count=record.hands)
    rate = say.signed_tenths(record.bets_per_100)
    yield say("stats-profit", amount=say.signed(record.profit), rate=rate)
    yield say(_second(figures.game), count=record.second_streets, percent=share(record.second_streets, record.hands))
    won = share(record.showdowns_won, record.showdowns)
    yield say("stats-showdowns", count=record.showdowns, won=record.showdowns_won, percent=won)
    yield say("stats-biggest-pot", amount=record.biggest_pot)


def _second(game: str | None) -> str:
    """Return the phrase key for how often the player saw fourth street in stud, a draw, or a flop."""
    if game is None:
        return "stats-second-any"
    if GAMES[game].has_board:
        return "stats-second-board"
    return "stats-second-draw" if GAMES[game].has_draws else "stats-second-stud"


def _tournaments(say: Phrases, figures: PlayerStats) -> Iterator[str]:
    tournaments = figures.tournaments
    if tournaments.played:
        yield say("stats-tournaments", count=tournaments.played, won=tournaments.won, paid=tournaments.paid)
    if (hands := figures.tournament_hands).hands:
        yield say(
            "stats-tournament-hands",
            count=hands.hands,
            rate=say.signed_tenths(hands.bets_per_100),
            showdowns=hands.showdowns,
            percent=share(hands.showdowns_won, hands.showdowns),
        )


def _achieved(say: Phrases, figures: PlayerStats) -> Iterator[str]:
    """Yield a line for each achievement, in a fixed order, with the hand in which the player earned it."""
    achieved = {each.name: each for each in figures.achieved}
    if not achieved:
        return
    yield say("stats-achieved", count=len(achieved), all=len(ACHIEVEMENTS))
    for name in ACHIEVEMENTS:
        if name in achieved:
            hand = figures.hands.marked(achieved[name].table_id, achieved[name].number)
            yield f"-# {say(f'achievement-{name}')} ({hand})"


def line_text(say: Phrases, figures: PlayerStats, points: Sequence[Point]) -> str:
    """Return a sentence that describes the plot: its start, highest and lowest points, and end."""
    chips = [0, *(point.chips for point in points)]
    text = say(
        "stats-line",
        name=figures.name,
        count=points[-1].hands,
        most=say.signed(max(chips)),
        least=say.signed(min(chips)),
        end=say.signed(chips[-1]),
    )
    return text[:ALT_MOST]
