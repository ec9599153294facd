"""Files of hands in the poker hand history standard (.phh)."""

import asyncio
import io
import zipfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from typing import Final, NamedTuple, Protocol

from bot.common.complaint import Complaint
from bot.common.escaping import plain
from bot.common.one_at_a_time import OneAtATime
from bot.history.export import HandsExport, exported
from bot.history.phh_file import phh_file
from bot.history.ports import History
from bot.history.seen_events import NOBODY
from bot.moderation.hand_archive import HandArchive, LoggedHand
from bot.tournaments.manager import TournamentManager
from bot.tournaments.state import OVER
from bot.typed.iso_days import day_ms
from bot.use_cases.hands.finding import FindingHands, Sees
from bot.use_cases.origin import Origin
from bot.use_cases.requests import Requests

OWN_HANDS_MOST: Final = 500
"""The maximum number of hands in one file of a player's own hands."""


class PlayerNames(Protocol):
    async def learn(self, guild_id: int, player_ids: Iterable[int]) -> None:
        """Look up and cache the players' names that are not cached yet."""
        ...

    def name(self, guild_id: int, player_id: int) -> str | None: ...


class HandFiles(NamedTuple):
    hands: int
    """The number of hands in the file."""
    zipped: bytes


class WantedHands(NamedTuple):
    """The selection of a player's own hands to export.

    It is one hand by its id; otherwise the newest ``last`` hands, no older than ``since``; with neither, the last
    hand.
    """

    hand: str | None = None
    last: int | None = None
    since: str | None = None


class OwnFiles(NamedTuple):
    files: HandsExport
    is_full: bool
    """True if the file has the maximum number of hands, so that older ones may be missing."""


class TournamentHands:
    """The export of a finished tournament's hands, as spectators saw them.

    Down cards that were not shown are left out (T-5.3).
    """

    def __init__(self, tournaments: TournamentManager, hands: HandArchive, names: PlayerNames) -> None:
        self._tournaments = tournaments
        self._hands = hands
        self._names = names
        self._exports = OneAtATime("export-busy")

    @contextmanager
    def making(self, origin: Origin, tournament_id: int) -> Iterator[None]:
        """Return a context manager to hold while calling ``made``.

        Each user's exports are made one at a time. Raises Complaint while the tournament runs, and while the user waits
        for another export of a tournament.
        """
        view = self._tournaments.view(tournament_id)
        if origin.guild_id is None or (view is not None and view.state.phase not in OVER):
            raise Complaint("tourney-hands-later")
        with self._exports.of((origin.guild_id, origin.asker.user_id)):
            yield

    async def count(self, guild_id: int, tournament_id: int) -> int:
        """Return the number of the tournament's hands. Raises StoreError."""
        return await self._hands.count_of_tournament(guild_id, tournament_id)

    async def made(self, origin: Origin, tournament_id: int, venue: str) -> HandFiles:
        """Return a zip file with all hands of the tournament. Raises StoreError.

        ``venue`` is the server's name.
        """
        guild_id = origin.server
        hands = await self._hands.of_tournament(guild_id, tournament_id)
        await self._names.learn(guild_id, {player for hand in hands for player in hand.players.values()})
        files = await asyncio.to_thread(
            zipped, hands, lambda player: self._names.name(guild_id, player), plain(venue, 100)
        )
        return HandFiles(len(hands), files)


class OwnHands:
    """The export of a player's own hands, as that player saw them."""

    def __init__(self, hands: FindingHands, history: History, requests: Requests, names: PlayerNames) -> None:
        self._hands = hands
        self._history = history
        self._requests = requests
        self._names = names
        self._exports = OneAtATime("export-busy")

    def making(self, origin: Origin) -> AbstractContextManager[None]:
        """Return a context manager to hold while calling ``made``.

        Raises Complaint if the user already waits for an export.
        """
        return self._exports.of(origin.asker.user_id)

    async def made(self, origin: Origin, sees: Sees, wanted: WantedHands, venue: str) -> OwnFiles:
        """Return the file with the requested hands. Raises Complaint or StoreError.

        ``sees`` tells whether the user can see a channel. ``venue`` is the server's name.
        """
        player = await self._requests.known_player(origin)
        hands = [] if player is None else await self._requested_hands(origin, sees, player, wanted)
        if player is None or not hands:
            raise Complaint("replay-no-hand")
        guild_id, names = origin.server, self._names
        await names.learn(guild_id, {who for hand in hands for who in hand.players.values()})
        records = await self._history.records(guild_id, [(hand.table_id, hand.number) for hand in hands])
        files = await asyncio.to_thread(
            exported, hands, player, lambda who: plain(names.name(guild_id, who) or ""), plain(venue, 100), records
        )
        if not files.hands:
            raise Complaint("own-hands-undone")
        return OwnFiles(files, len(hands) == OWN_HANDS_MOST)

    async def _requested_hands(self, origin: Origin, sees: Sees, player: int, wanted: WantedHands) -> list[LoggedHand]:
        if wanted.hand is not None:
            found_hand, seat = await self._hands.opened(origin, sees, *await self._hands.find(origin, wanted.hand))
            if seat is None:
                raise Complaint("replay-not-yours")
            return [found_hand]
        start_ms = 0 if wanted.since is None else day_ms(wanted.since)
        most = wanted.last or (1 if wanted.since is None else OWN_HANDS_MOST)
        hands = list(await self._history.own_hands(origin.server, player, start_ms, most))
        if not hands and wanted.since is not None:
            raise Complaint("replay-no-hand-since", day=wanted.since.strip())
        return hands


def zipped(hands: Sequence[LoggedHand], name_of: Callable[[int], str | None], venue: str = "") -> bytes:
    """Return a zip file with one ``.phh`` file per hand.

    Slow for many hands: call it in a thread, not on the event loop.
    """
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as folder:
        for hand in hands:
            folder.writestr(f"table-{hand.table_id}-hand-{hand.number:03}.phh", history(hand, name_of, venue))
    return buffer.getvalue()


def history(hand: LoggedHand, name_of: Callable[[int], str | None], venue: str = "") -> str:
    """Return the hand as the text of a .phh file, with its players and venue."""
    shown = replace(hand, table=plain(hand.table, 60))
    return phh_file(shown, NOBODY, lambda player: plain(name_of(player) or ""), venue)
