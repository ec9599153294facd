"""One tournament as the announcer knows it: where its posts stand, and what is still to be shown or said."""

import asyncio
import logging
from collections import deque
from dataclasses import dataclass, field
from typing import Final, Literal

from bot.publishing.kept_post import KeptPost
from bot.publishing.tournament.scheduled_event import KnownEvent
from bot.publishing.upkeep import Upkeep
from bot.tournaments.ports import News, TournamentView
from bot.tournaments.state import OVER
from bot.ui.discord.faults import cause
from bot.ui.tournament.outgoing import PlayerTables
from bot.ui.tournament.result import Ending

log = logging.getLogger(__name__)

Kind = Literal["event", "board", "card"]
KINDS: Final[tuple[Kind, ...]] = ("event", "board", "card")
"""In the order in which they are shown: a card links to its board."""
CARD_FIRST: Final[tuple[Kind, ...]] = ("card", "event", "board")
EVERY_MS: Final[dict[Kind, int]] = {"event": 5_000, "board": 10_000, "card": 3_000}
"""A post is changed this seldom, but for what people wait for."""
CHAT_MOST: Final = 10
"""Messages below a board after which it is posted again."""


@dataclass(slots=True)
class KnownPosts:
    tournament_id: int
    card: KeptPost
    board: KeptPost
    upkeep: "Upkeep[KnownPosts]" = field(init=False)
    view: TournamentView | None = None
    facts: tuple[object, ...] = ()
    """The parts of the newest view that nobody should read ten seconds late."""
    pending: set[Kind] = field(default_factory=set)
    not_before_ms: dict[Kind, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
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
    speaking: asyncio.Task[None] | None = None
    troubles: set[str] = field(default_factory=set)
    """Logged so far."""

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

    def see_view(self, view: TournamentView) -> None:
        """A new view: everything may have to be shown again, at once where people wait for it."""
        self.view = view
        self.player_tables.see_view(view)
        self.pending |= {"event", "board", "card"} if has_board(view) else {"event", "card"}
        facts, self.facts = self.facts, _facts(view)
        if facts != self.facts:
            self.not_before_ms = dict.fromkeys(KINDS, 0)

    def is_done(self) -> bool:
        """The last word is out."""
        idle = self.speaking is None and not self.pending and not self.queue
        return idle and self.view is not None and self.view.state.phase in OVER and self.view.state.settled


def has_board(view: TournamentView) -> bool:
    """True once there are chips to count, and the first players sit."""
    return view.state.play is not None and (view.state.phase in OVER or "seated" in view.state.told)


def _facts(view: TournamentView) -> tuple[object, ...]:
    state = view.state
    left, play = len(state.playing()), state.play
    course = (play.level.number, play.break_until_ms, play.hand_for_hand) if play is not None else None
    return state.phase, state.start_ms, left, course, state.pause, len(view.table_channels), view.new.settings.name
