"""A leaderboard, page by page.

A button's id holds its whole request:

lb:k:board:week:profit:0:razz     the first page for this week, by profit, in Razz; ``any`` for all games
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final, cast

import discord

from bot.common.escaping import clean
from bot.history.periods import PERIODS, Period
from bot.history.ports import RANKED_HANDS_LEAST, LeaderboardPage, Measure, Placed
from bot.locales.phrases import Phrases
from bot.poker.games import GAMES
from bot.ui.discord.components import Button, Layout, Row

NameOf = Callable[[int], str | None]
PER_PAGE: Final = 10
PAGE_MOST: Final = 999
_ANY: Final = "any"
BOARD_BUTTON: Final = re.compile(
    rf"lb:k:board:(?P<period>{'|'.join(PERIODS)}):(?P<measure>profit|rate):(?P<page>[0-9]{{1,3}}):(?P<game>[a-z0-9-]{{1,40}})"
)


@dataclass(frozen=True, slots=True)
class Wanted:
    """The leaderboard that somebody requested."""

    period: Period
    measure: Measure
    game: str | None = None
    page: int = 0

    @property
    def custom_id(self) -> str:
        return f"lb:k:board:{self.period}:{self.measure}:{self.page}:{self.game or _ANY}"

    @classmethod
    def of(cls, custom_id: str) -> "Wanted | None":
        """Parse a button's id; return None for an invalid id or an unknown game."""
        match = BOARD_BUTTON.fullmatch(custom_id)
        if match is None or match["game"] not in (_ANY, *GAMES):
            return None
        game = None if match["game"] == _ANY else match["game"]
        return cls(cast(Period, match["period"]), cast(Measure, match["measure"]), game, int(match["page"]))


class BoardView(Layout):
    """A page of a leaderboard.

    ``board`` has the page that ``wanted`` requests, or the last page if there are fewer.
    """

    def __init__(self, say: Phrases, wanted: Wanted, board: LeaderboardPage, name_of: NameOf) -> None:
        super().__init__()
        self.add_item(discord.ui.TextDisplay(board_text(say, wanted, board, name_of)))
        turns = [
            Button(custom_id=replace(wanted, page=to).custom_id, label=say(key, page=to + 1, pages=pages_of(board)))
            for to, key in ((wanted.page - 1, "hand-back"), (wanted.page + 1, "hand-on"))
            if 0 <= to < pages_of(board)
        ]
        if turns:
            self.add_item(Row(*turns))


def pages_of(board: LeaderboardPage) -> int:
    return max(1, -(-board.players // PER_PAGE))


def board_text(say: Phrases, wanted: Wanted, board: LeaderboardPage, name_of: NameOf) -> str:
    game = say(f"game-{wanted.game}") if wanted.game else say("stats-all-games")
    lines = [say(f"board-title-{wanted.measure}", game=game, period=say(f"period-{wanted.period}"))]
    lines += [_line(say, placed, name_of, board.own) for placed in board.lines]
    if not board.lines:
        lines.append(say("board-empty"))
    return "\n".join([*lines, *_foot(say, board)])


def _line(say: Phrases, placed: Placed, name_of: NameOf, own: Placed | None) -> str:
    name = name_of(placed.player_id)
    shown_name = clean(name) if name else say("player-nameless")
    mine = own is not None and own.player_id == placed.player_id
    return _placed_text(say, placed, f"**{shown_name}**" if mine else shown_name)


def _placed_text(say: Phrases, placed: Placed, name: str) -> str:
    return say(
        "board-line",
        place=placed.place,
        name=name,
        profit=say.signed(placed.profit),
        chips=abs(placed.profit),
        rate=say.signed_tenths(placed.bets_per_100),
        count=placed.hands,
    )


def _foot(say: Phrases, board: LeaderboardPage) -> Iterator[str]:
    own = board.own
    if own is None:
        yield say("board-no-place", least=RANKED_HANDS_LEAST)
    elif own.player_id not in {placed.player_id for placed in board.lines}:
        yield _placed_text(say, own, f"**{say('board-you')}**")
