"""The direct messages ("letters") with players' down cards.

They include letters that the previous process did not send.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.poker.views import PlayerView
from bot.publishing.mail.direct_mail import DirectMail
from bot.publishing.mail.letter import Letter
from bot.publishing.panel.use import PanelUse
from bot.tables.ports import TableView
from bot.ui.discord.attachments import Drawn
from bot.ui.discord.outbox import nonce_of
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.scene.private_cards import known_by, private_text, times_served
from bot.ui.scene.scene import Scene

Found = Callable[[int, int, bool, bool], None]
"""A callback: table_id, player_id, were direct messages closed before, are they closed now."""

PictureOf = Callable[[Scene, int, PlayerView], Awaitable[Drawn | None]]
Shown = Callable[[TableView, PlayerView], None]

HOLD_SECONDS: Final = 3.0
"""The maximum time that a letter waits for the reply to a draw, in seconds.

The reply may show the same cards.
"""


@dataclass(slots=True)
class _Newest:
    """A table's newest hand, and whether it is over; unsent letters of older hands are dropped."""

    hand_number: int = 0
    over: bool = False

    def is_past(self, hand_number: int) -> bool:
        return self.hand_number > hand_number or (self.over and self.hand_number == hand_number)


class CardLetters:
    """The sender of direct messages ("letters") with players' cards, through ``mail``.

    ``scene_of`` returns the table as the player sees it, ``link_of`` the link to the table, and ``picture_of`` the
    picture of the player's cards, if there is one.
    """

    def __init__(
        self,
        mail: DirectMail,
        scene_of: Callable[[TableView, int], Scene],
        link_of: Callable[[TableView], str],
        found: Found,
        picture_of: PictureOf,
        preferences: PlayerPreferences,
        use: PanelUse,
    ) -> None:
        self._mail: Final = mail
        self._scene_of = scene_of
        self._link_of = link_of
        self._found = found
        self._picture_of = picture_of
        self._preferences = preferences
        self._use = use
        self._last: dict[tuple[int, int], str] = {}
        self._newest: dict[int, _Newest] = {}
        """table_id -> the table's newest hand."""
        self._answers: Counter[tuple[int, int]] = Counter()
        """(table_id, player_id) -> how many replies to the player's draw are still being sent.

        Each of them may show the new cards.
        """
        self._held: dict[tuple[int, int], Letter] = {}
        """(table_id, player_id) -> the letter that waits until the replies to the player's draw are sent."""

    def restore_letters(self, nonces: Mapping[tuple[int, int], str]) -> None:
        """Restore the nonces of the last direct messages with cards that are known to be sent.

        They are given by (table_id, player_id). Call this before the client is attached.
        """
        self._last.update(nonces)

    def table_changed(self, view: TableView) -> None:
        """Store the table's newest hand, so that waiting letters of a finished hand are dropped."""
        newest = self._newest.setdefault(view.table_id, _Newest())
        newest.hand_number, newest.over = view.hand_number, view.hand is None or view.hand.finished
        if view.course.closed:
            newest.hand_number = sys.maxsize
            del self._newest[view.table_id]

    def deal(self, view: TableView, player_id: int, private: PlayerView) -> None:
        self.table_changed(view)
        closed = player_id in _unreachable(view)
        if not self._is_wanted(view, player_id):
            return
        # A player with closed direct messages gets one try a hand, not one a street.
        if not closed or private.room.street <= 0:
            letter, key = self._letter(view, player_id, private, closed=closed), (view.table_id, player_id)
            if self._answers[key]:
                self._held[key] = letter
            else:
                self._mail.send(player_id, letter)

    @asynccontextmanager
    async def holding_letter(self, table_id: int, player_id: int) -> AsyncIterator[Shown]:
        """Hold the direct message with a player's cards while a reply to their draw may show them.

        Call the yielded function once Discord has accepted a reply that shows the cards; then the letter with the same
        cards is not sent. Otherwise it is sent after the reply, or after ``HOLD_SECONDS``.
        """
        key, seen = (table_id, player_id), set[str]()
        self._answers[key] += 1
        release = asyncio.get_running_loop().call_later(HOLD_SECONDS, self._release, key)
        try:
            yield lambda view, private: seen.add(_nonce(view, player_id, private))
        finally:
            release.cancel()
            self._answers -= Counter({key: 1})
            held = self._held.get(key)
            if held is not None and held.nonce in seen:
                del self._held[key]
                await self._mail.seen(player_id, held)
            elif not self._answers[key]:
                self._release(key)

    def _release(self, key: tuple[int, int]) -> None:
        letter = self._held.pop(key, None)
        if letter is not None:
            self._mail.send(key[1], letter)

    def catch_up(self, view: TableView, private: Callable[[int, int], PlayerView | None]) -> None:
        """Send the cards that the previous process may not have sent; nobody gets the same cards twice."""
        hand, players = view.hand, dict(view.last.hand_players)
        if hand is None or hand.finished:
            return
        holders = {players[line.seat] for line in hand.seats if line.downcards and not line.folded}
        for player_id in holders - _unreachable(view):
            own = private(view.table_id, player_id)
            awaited = self._mail.awaits(player_id, view.table_id) or not self._is_wanted(view, player_id)
            if own is not None and not awaited:
                letter = self._letter(view, player_id, own, doubtful=True)
                if self._last.get((view.table_id, player_id)) != letter.nonce:
                    self._mail.send(player_id, letter)

    def _is_wanted(self, view: TableView, player_id: int) -> bool:
        """Return True if the player's preferences allow a direct message with their cards now."""
        match self._preferences.of(player_id).letters:
            case "never":
                return False
            case "unless-panel":
                return not self._use.is_used(view.table_id, player_id, view.hand_number)
            case _:
                return True

    def _letter(
        self, view: TableView, player_id: int, private: PlayerView, *, closed: bool = False, doubtful: bool = False
    ) -> Letter:
        scene, link = self._scene_of(view, player_id), self._link_of(view)
        newest = self._newest.setdefault(view.table_id, _Newest(view.hand_number))
        return Letter(
            view.table_id,
            private_text(scene, private, link),
            _nonce(view, player_id, private),
            known_by(scene, private, link),
            partial(self._found, view.table_id, player_id, closed),
            doubtful,
            partial(self._picture_of, scene, player_id, private),
            partial(newest.is_past, view.hand_number),
            partial(self._use.is_live, view.table_id, player_id),
        )


def _nonce(view: TableView, player_id: int, private: PlayerView) -> str:
    """Return a nonce that changes only when the player gets different down cards."""
    return nonce_of(view.table_id, view.hand_number, player_id, times_served(view, private.seat))


def _unreachable(view: TableView) -> set[int]:
    """Return the players who get no direct messages with cards.

    These are players with closed direct messages, and house players.
    """
    return {line.player_id for line in view.seats if line.dm_closed or line.house}
