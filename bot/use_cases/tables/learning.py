"""Guided hands: beginning one at a practice table, or finding the one in progress."""

from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, Protocol

from bot.common.complaint import Complaint
from bot.poker.games import GAMES
from bot.practice.ports import Lesson
from bot.tables.manager import TableManager
from bot.tables.ports import Directory, TableView
from bot.use_cases.origin import Origin, Spot
from bot.use_cases.requests import Requests
from bot.use_cases.tables.practising import Practising
from bot.use_cases.tables.terms import HOUSE_PLAYERS

FIRST_GAME: Final = next(iter(GAMES))
TURN_SECONDS: Final = 180
"""The length of a learner's turn, in seconds: they first read a page of notes.

Only house players wait for them.
"""


class CurrentLessons(Protocol):
    """The interface to the guided hands in progress."""

    def lesson_of(self, player_id: int) -> Lesson | None: ...

    def learner_at(self, table_id: int) -> int | None:
        """Return the player_id of the player who has a guided hand at the table; None if nobody has."""
        ...


class LessonTable(NamedTuple):
    view: TableView
    player_id: int
    continues: bool = False
    """True if the guided hand was already in progress."""


class Learning:
    def __init__(
        self,
        practising: Practising,
        requests: Requests,
        tables: TableManager,
        directory: Directory,
        lessons: CurrentLessons,
    ) -> None:
        self._practising = practising
        self._requests = requests
        self._tables = tables
        self._directory = directory
        self._lessons = lessons

    async def learn(
        self, origin: Origin, game: str | None, spot: Spot, begin: Callable[[TableView, int], Awaitable[None]]
    ) -> LessonTable:
        """Begin a guided hand at a practice table; if one is in progress, return its table.

        If the one in progress is of another game than ``game``, begin a new one. ``begin`` is called with the table and
        the player_id to begin it. If a user sends two requests at once, the second finds the guided hand of the first.
        Raises Complaint and StoreError.
        """
        player = (await self._requests.request_of(origin)).player_id or 0
        async with self._practising.lock_of(origin):
            guided = self._guided_at(origin.server, player)
            if guided is not None and game in (None, guided.settings.game):
                return LessonTable(guided, player, continues=True)
            wanted = game or FIRST_GAME
            opened = self._practising.locked_table(origin, wanted, "novice", HOUSE_PLAYERS, spot, TURN_SECONDS)
            async with opened as table:
                await begin(table.view, player)
        return LessonTable(table.view, player)

    async def next_at(self, origin: Origin, table_id: int) -> LessonTable:
        """Return the table where the user's next guided hand will be played.

        Raises Complaint if they have no seat there, or if another player has a guided hand there.
        """
        player, view = await self._directory.known(origin.asker.user_id), self._tables.view(table_id)
        seated = view is not None and any(line.player_id == player for line in view.seats)
        if player is None or view is None or not view.practice or not seated:
            raise Complaint("learn-not-yours")
        if self._lessons.learner_at(table_id) not in (None, player):
            raise Complaint("learn-not-yours")
        return LessonTable(view, player)

    def _guided_at(self, guild_id: int, player_id: int) -> TableView | None:
        """Return the table in this server where the player has a guided hand; None if there is none.

        The guided hand may not have begun yet.
        """
        lesson = self._lessons.lesson_of(player_id)
        view = self._tables.view(lesson.table_id) if lesson is not None else None
        is_in_this_server = view is not None and view.place.guild_id == guild_id and not view.course.closes_after_hand
        return view if is_in_this_server else None
