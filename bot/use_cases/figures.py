"""Players' statistics and the leaderboard, limited to what the asker may see."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.common.complaint import Complaint
from bot.common.escaping import clean
from bot.history.achievements import BY_DOWN_CARDS
from bot.history.facts import has_shown
from bot.history.periods import Period, hands_least, since_ms
from bot.history.ports import (
    Achieved,
    CashRecord,
    History,
    LeaderboardPage,
    Measure,
    Point,
    TournamentHands,
    TournamentRecord,
)
from bot.moderation.hand_archive import HandArchive
from bot.tables.ports import Timer
from bot.tables.saving import StoreError
from bot.use_cases.authority import Authority
from bot.use_cases.origin import Origin, Person
from bot.use_cases.requests import Requests


@dataclass(frozen=True, slots=True)
class Subject:
    """A player whose statistics the asker may see."""

    guild_id: int
    asker_id: int
    player_id: int
    name: str

    @property
    def is_asker(self) -> bool:
        return self.player_id == self.asker_id


@dataclass(frozen=True, slots=True)
class FoundFigures:
    record: CashRecord
    tournaments: TournamentRecord
    tournament_hands: TournamentHands
    achieved: Sequence[Achieved]
    tables: dict[int, str]
    """table_id -> name, for those tables of the achievements that the asker may know about."""
    points: Sequence[Point]
    left: int
    """The number of finished hands, of all players, that the statistics do not include yet."""
    is_listed: bool


class Figures:
    def __init__(
        self, history: History, archive: HandArchive, requests: Requests, authority: Authority, timer: Timer
    ) -> None:
        self._history = history
        self._archive = archive
        self._requests = requests
        self._authority = authority
        self._timer = timer

    async def subject(self, origin: Origin, whom: Person | None = None, *, hide: bool | None = None) -> Subject:
        """Return the player whose statistics are shown: ``whom``, or by default the user.

        ``hide`` takes the user off the leaderboard (True) or puts them back on it (False). Raises Complaint if
        ``whom`` is hidden or has never played. All methods raise StoreError.
        """
        asker, guild_id = (await self._requests.request_of(origin)).player_id, origin.server
        assert asker is not None
        if hide is not None:
            await self._history.list_player(guild_id, asker, listed=not hide)
        if whom is None or whom.user_id == origin.asker.user_id:
            return Subject(guild_id, asker, asker, origin.asker.name)
        player = await self._authority.known_player(origin, whom)
        if not await self._history.is_listed(guild_id, player):
            raise Complaint("stats-hidden", name=clean(whom.name))
        return Subject(guild_id, asker, player, whom.name)

    async def of(self, subject: Subject, game: str | None, period: Period) -> FoundFigures:
        """Return the player's statistics in one game, or in all games if ``game`` is None."""
        history, guild_id, player = self._history, subject.guild_id, subject.player_id
        left, start_ms = await history.catch_up(), since_ms(period, self._timer.now_ms())
        achieved = await self._achieved(subject)
        table_ids = [each.table_id for each in achieved]
        tables = await self._archive.table_names(guild_id, table_ids, private=subject.is_asker)
        record = await history.record(guild_id, player, game, start_ms)
        tournaments = await history.tournaments(guild_id, player, start_ms)
        hands = await history.tournament_hands(guild_id, player, game, start_ms)
        is_listed = await history.is_listed(guild_id, player)
        points = await history.line(guild_id, player, game, start_ms) if record.hands else []
        return FoundFigures(record, tournaments, hands, achieved, tables, points, left, is_listed)

    async def _achieved(self, subject: Subject) -> list[Achieved]:
        """Return the achievements that the user may see.

        Achievements that reveal how somebody played cards that they never showed are visible only to that player.
        """
        achieved = await self._history.achieved(subject.guild_id, subject.player_id)
        return [
            each
            for each in achieved
            if subject.is_asker or each.name not in BY_DOWN_CARDS or await self._was_shown(subject, each)
        ]

    async def _was_shown(self, subject: Subject, achieved: Achieved) -> bool:
        """Return True if the player showed their cards in the hand of the achievement.

        False also if the hand is no longer stored.
        """
        try:
            hand = await self._archive.hand(subject.guild_id, achieved.table_id, achieved.number)
        except StoreError:
            return False
        if hand is None:
            return False
        events = [logged.event for logged in hand.events]
        return any(who == subject.player_id and has_shown(events, seat) for seat, who in hand.players.items())

    async def board(
        self, origin: Origin, measure: Measure, game: str | None, period: Period, *, skip: int, most: int
    ) -> LeaderboardPage:
        """Return a page of the leaderboard, with the user's own line. Raises Complaint in direct messages."""
        guild_id = origin.server
        await self._history.catch_up()
        start_ms, own = since_ms(period, self._timer.now_ms()), await self._requests.known_player(origin)
        return await self._history.board(
            guild_id, measure, game, start_ms, own=own, skip=skip, most=most, least=hands_least(period)
        )
