"""A leaderboard, page by page.

A button's id holds its whole request:

lb:k:board:week:profit:0:razz     the first page for this week, by profit, in Razz; ``any`` for all games
lb:k:share:week:profit:0:razz     the same page, shown to everyone in the channel
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final, cast

import discord

from bot.common.escaping import clean
from bot.history.periods import PERIODS, Period, hands_least
from bot.history.ports import LeaderboardPage, Measure, Placed
from bot.locales.phrases import Phrases
from bot.poker.games import GAMES
from bot.ui.discord.components import Button, Layout, Row

NameOf = Callable[[int], str | None]
PER_PAGE: Final = 10
PAGE_MOST: Final = 999
_ANY: Final = "any"
BOARD_BUTTON: Final = re.compile(
    rf"lb:k:(?P<verb>board|share):(?P<period>{'|'.join(PERIODS)}):(?P<measure>profit|rate):(?P<page>[0-9]{{1,3}}):(?P<game>[a-z0-9-]{{1,40}})"
)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A request for one page of a leaderboard."""

    period: Period
    measure: Measure
    game: str | None = None
    page: int = 0

    @property
    def custom_id(self) -> str:
        return f"lb:k:board:{self._rest}"

    @property
    def share_id(self) -> str:
        """Return the custom_id of the button that shows this page to everyone."""
        return f"lb:k:share:{self._rest}"

    @property
    def _rest(self) -> str:
        return f"{self.period}:{self.measure}:{self.page}:{self.game or _ANY}"

    @classmethod
    def of(cls, custom_id: str) -> "Wanted | None":
        """Parse a button's custom_id; return None if it is invalid or names an unknown game."""
        match = BOARD_BUTTON.fullmatch(custom_id)
        if match is None or match["game"] not in (_ANY, *GAMES):
            return None
        game = None if match["game"] == _ANY else match["game"]
        return cls(cast(Period, match["period"]), cast(Measure, match["measure"]), game, int(match["page"]))


class BoardView(Layout):
    """A page of a leaderboard, with buttons to other periods, measures and pages.

    ``board`` is the page that ``wanted`` requests, or the last page if there are fewer. If ``is_public``, everyone
    sees the page: it has no line about one reader, and no *Show everyone*.
    """

    def __init__(
        self, say: Phrases, wanted: Wanted, board: LeaderboardPage, name_of: NameOf, *, is_public: bool = False
    ) -> None:
        super().__init__()
        self.add_item(discord.ui.TextDisplay(board_text(say, wanted, board, name_of, is_public=is_public)))
        self.add_item(Row(*_period_buttons(say, wanted)))
        buttons = list(_page_buttons(say, wanted, board))
        if not is_public:
            buttons.append(Button(custom_id=wanted.share_id, label=say("button-show-everyone")))
        self.add_item(Row(*buttons))


def _period_buttons(say: Phrases, wanted: Wanted) -> Iterator[Button]:
    for period in PERIODS:
        is_shown = period == wanted.period
        page = replace(wanted, period=period, page=wanted.page if is_shown else 0)
        style = discord.ButtonStyle.primary if is_shown else discord.ButtonStyle.secondary
        label = say(f"button-period-{period}")
        yield Button(custom_id=page.custom_id, label=label, style=style, disabled=is_shown)


def _page_buttons(say: Phrases, wanted: Wanted, board: LeaderboardPage) -> Iterator[Button]:
    other: Measure = "rate" if wanted.measure == "profit" else "profit"
    yield Button(custom_id=replace(wanted, measure=other, page=0).custom_id, label=say(f"button-by-{other}"))
    for to, key in ((wanted.page - 1, "hand-back"), (wanted.page + 1, "hand-on")):
        if 0 <= to < pages_of(board):
            label = say(key, page=to + 1, pages=pages_of(board))
            yield Button(custom_id=replace(wanted, page=to).custom_id, label=label)


def pages_of(board: LeaderboardPage) -> int:
    return max(1, -(-board.players // PER_PAGE))


def board_text(
    say: Phrases, wanted: Wanted, board: LeaderboardPage, name_of: NameOf, *, is_public: bool = False
) -> str:
    own = None if is_public else board.own
    game = say(f"game-{wanted.game}") if wanted.game else say("stats-all-games")
    lines = [say(f"board-title-{wanted.measure}", game=game, period=say(f"period-{wanted.period}"))]
    lines += [_line(say, wanted.measure, placed, name_of, own) for placed in board.lines]
    if not board.lines:
        lines.append(say("board-only-tournaments" if board.only_tournaments else "board-empty"))
    foot = _least(say, wanted) if is_public else _foot(say, wanted, board)
    return "\n".join([*lines, *foot])


def _line(say: Phrases, measure: Measure, placed: Placed, name_of: NameOf, own: Placed | None) -> str:
    name = name_of(placed.player_id)
    shown_name = clean(name) if name else say("player-nameless")
    mine = own is not None and own.player_id == placed.player_id
    return _placed_text(say, measure, placed, f"**{shown_name}**" if mine else shown_name)


def _placed_text(say: Phrases, measure: Measure, placed: Placed, name: str) -> str:
    return say(
        f"board-line-{measure}",
        place=placed.place,
        name=name,
        profit=say.signed(placed.profit),
        chips=abs(placed.profit),
        rate=say.signed_tenths(placed.bets_per_100),
        count=placed.hands,
    )


def _least(say: Phrases, wanted: Wanted) -> Iterator[str]:
    """Yield a line that says how many hands a player must have played to be listed."""
    if (least := hands_least(wanted.period)) > 1:
        yield f"-# {say('board-least', least=least)}"


def _foot(say: Phrases, wanted: Wanted, board: LeaderboardPage) -> Iterator[str]:
    """Yield lines about the reader, who may be on another page or have no place, and about the minimum of hands."""
    own = board.own
    if own is None:
        yield say("board-no-place", least=hands_least(wanted.period))
        return
    if own.player_id not in {placed.player_id for placed in board.lines}:
        yield _placed_text(say, wanted.measure, own, f"**{say('board-you')}**")
    yield from _least(say, wanted)
