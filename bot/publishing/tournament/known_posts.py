"""The announcer's notes on one tournament: where its posts stand, and what is still to be shown or said."""

import asyncio
import logging
from collections import deque
from dataclasses import dataclass, field
from typing import Final, Literal

from bot.publishing.kept_post import KeptPost
from bot.publishing.tournament.scheduled_event import KnownEvent
from bot.tables.ports import TimerHandle
from bot.tournaments.ports import News, TournamentView
from bot.tournaments.state import OVER
from bot.ui.discord.faults import cause
from bot.ui.tournament.outgoing import PlayerTables
from bot.ui.tournament.result import Ending

log = logging.getLogger(__name__)

Kind = Literal["event", "board", "card"]
KINDS: Final[tuple[Kind, ...]] = ("event", "board", "card")
"""In the order in which they are shown: a card links to its board."""
EVERY_MS: Final[dict[Kind, int]] = {"event": 5_000, "board": 10_000, "card": 3_000}
"""A post is changed this seldom, but for what people wait for."""
CHAT_MOST: Final = 10
"""Messages below a board after which it is posted again."""


@dataclass(slots=True)
class KnownPosts:
    tournament_id: int
    view: TournamentView | None = None
    facts: tuple[object, ...] = ()
    """The parts of the newest view that nobody should read ten seconds late."""
    kept: dict[Kind, KeptPost] = field(default_factory=lambda: {kind: KeptPost() for kind in KINDS})
    pending: set[Kind] = field(default_factory=set)
    event: KnownEvent = field(default_factory=KnownEvent)
    player_tables: PlayerTables = field(default_factory=PlayerTables)
    queue: deque[tuple[TournamentView, News]] = field(default_factory=deque)
    last_words: list[News] = field(default_factory=list)
    """Announced, and told once the result stands."""
    ending: Ending | None = None
    renew: bool = False
    """The card is to be posted again."""
    has_result: bool = False
    """The board has given way to the result."""
    posting: asyncio.Task[None] | None = None
    speaking: asyncio.Task[None] | None = None
    alarm: TimerHandle | None = None
    troubles: set[str] = field(default_factory=set)
    """The trouble that was logged last."""

    @property
    def newest(self) -> TournamentView:
        assert self.view is not None
        return self.view

    def complain(self, what: str, error: Exception) -> None:
        """Logs each kind of trouble once."""
        told = f"{what}: {cause(error)}"
        if told not in self.troubles:
            log.warning("tournament %d: %s", self.tournament_id, told)
        self.troubles.add(told)

    def look(self, view: TournamentView) -> None:
        """A new view: everything may have to be shown again, at once where people wait for it."""
        self.view = view
        self.player_tables.look(view)
        self.pending |= {"event", "card"}
        if has_board(view):
            self.pending.add("board")
        facts, self.facts = self.facts, _facts(view)
        if facts != self.facts:
            for kept in self.kept.values():
                kept.not_before_ms = 0

    def due(self, now_ms: int) -> Kind | None:
        """The post to show next; the card first, where there is none."""
        order = KINDS if self.kept["card"].message_id is not None else ("card", *KINDS)
        return next((kind for kind in order if kind in self.pending and self.kept[kind].not_before_ms <= now_ms), None)

    def wakes_ms(self, now_ms: int) -> int | None:
        """When there will be something to show; None where there will not."""
        times = [self.kept[kind].not_before_ms for kind in self.pending]
        if self.view is not None and self.view.state.phase == "running":
            times.append(max(self.kept["board"].not_before_ms, now_ms + 1000))
        return min(times, default=None)

    def is_done(self) -> bool:
        """The last word is out."""
        idle = self.posting is None and self.speaking is None and not self.pending and not self.queue
        return idle and self.view is not None and self.view.state.phase in OVER and self.view.state.settled


def has_board(view: TournamentView) -> bool:
    """True once there are chips to count, and the first players sit."""
    return view.state.play is not None and (view.state.phase in OVER or "seated" in view.state.told)


def _facts(view: TournamentView) -> tuple[object, ...]:
    state = view.state
    left, play = len(state.playing()), state.play
    course = (play.level.number, play.break_until_ms, play.hand_for_hand) if play is not None else None
    return state.phase, state.start_ms, left, course, state.pause, len(view.table_channels), view.new.settings.name
