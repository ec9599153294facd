"""The announcer's state for one tournament: its posts, and what is still to be shown or announced."""

import asyncio
import logging
from collections import deque
from dataclasses import dataclass, field
from typing import Final, Literal

from bot.publishing.kept_post import KeptPost
from bot.publishing.tournament.scheduled_event import KnownEvent
from bot.publishing.upkeep import Upkeep
from bot.tournaments.news import News
from bot.tournaments.ports import TournamentView
from bot.tournaments.state import OVER
from bot.ui.discord.faults import cause
from bot.ui.tournament.outgoing import PlayerTables
from bot.ui.tournament.result import Ending

log = logging.getLogger(__name__)

Kind = Literal["event", "board", "post"]
KINDS: Final[tuple[Kind, ...]] = ("event", "board", "post")
"""The order in which posts are updated: the tournament's post links to its board."""
POST_FIRST: Final[tuple[Kind, ...]] = ("post", "event", "board")
EVERY_MS: Final[dict[Kind, int]] = {"event": 5_000, "board": 10_000, "post": 3_000}
"""The minimum time between two edits of a post, in ms, unless the change is urgent."""
CHAT_MOST: Final = 10
"""The number of messages below the chip counts after which they are posted again."""


@dataclass(slots=True)
class KnownPosts:
    tournament_id: int
    post: KeptPost
    board: KeptPost
    upkeep: "Upkeep[KnownPosts]" = field(init=False)
    view: TournamentView | None = None
    facts: tuple[object, ...] = ()
    """The parts of the newest view that must be shown at once when they change."""
    pending: set[Kind] = field(default_factory=set)
    not_before_ms: dict[Kind, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    event: KnownEvent = field(default_factory=KnownEvent)
    player_tables: PlayerTables = field(default_factory=PlayerTables)
    queue: deque[tuple[TournamentView, News]] = field(default_factory=deque)
    last_words: list[News] = field(default_factory=list)
    """Announced news that is deleted from the database file only once the result is shown."""
    ending: Ending | None = None
    renew: bool = False
    """True if the tournament's post must be posted again."""
    has_result: bool = False
    """True once the result is shown in place of the chip counts."""
    speaking: asyncio.Task[None] | None = None
    troubles: dict[str, str] = field(default_factory=dict)
    """The kind of failure -> the last logged cause; removed when that kind succeeds again."""

    @property
    def newest(self) -> TournamentView:
        assert self.view is not None
        return self.view

    def complain(self, what: str, error: Exception) -> None:
        """Log a failure, unless the last one of the same kind had the same cause."""
        trouble = cause(error)
        if self.troubles.get(what) != trouble:
            log.warning("tournament %d: %s: %s", self.tournament_id, what, trouble)
        self.troubles[what] = trouble

    def see_view(self, view: TournamentView) -> None:
        """Store a new view; make all posts due at once if an urgent part of it has changed."""
        self.view = view
        self.player_tables = self.player_tables.after(view)
        self.pending |= {"event", "board", "post"} if has_board(view) else {"event", "post"}
        facts, self.facts = self.facts, _facts(view)
        if facts != self.facts:
            self.not_before_ms = dict.fromkeys(KINDS, 0)

    def is_done(self) -> bool:
        """Return True if the tournament is over and settled, and nothing is left to show or announce."""
        idle = self.speaking is None and not self.pending and not self.queue
        return idle and self.view is not None and self.view.state.phase in OVER and self.view.state.settled


def has_board(view: TournamentView) -> bool:
    """Return True once play has begun and the first players are seated, so that there are chip counts."""
    return view.state.play is not None and (view.state.phase in OVER or "seated" in view.state.announced)


def _facts(view: TournamentView) -> tuple[object, ...]:
    state = view.state
    left, play = len(state.playing()), state.play
    course = (play.level.number, play.break_until_ms, play.hand_for_hand) if play is not None else None
    return state.phase, state.start_ms, left, course, state.pause, len(view.table_channels), view.new.settings.name
