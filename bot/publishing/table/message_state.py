"""The state of a table's message on Discord, and the sender of the message and its picture."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final, NamedTuple

import discord

from bot.history.evening import Evening
from bot.publishing.kept_post import AGE_MOST_MS, KeptPost
from bot.publishing.upkeep import Upkeep
from bot.tables.ports import TableView
from bot.tables.rules.pace import is_slow
from bot.ui.discord.attachments import Attached, Drawn, Edit, attached, change, files_of, is_refused
from bot.ui.discord.components import Layout
from bot.ui.history.evening import EveningPost
from bot.ui.pictures.pictures import Pictures
from bot.ui.scene.readers import Readers
from bot.ui.scene.scene import Scene
from bot.ui.table.message import TableMessageView

SPREAD: Final = 32
APART_MS: Final = 15_000
"""The step between the age limits for tables' messages, in ms; there are ``SPREAD`` different limits.

A start may post a thousand messages at once. With one limit for all, they would also be posted again at once, and wait
half a minute for their request slots without showing the game; so the limits are spread over eight minutes.
"""
CHAT_MOST: Final = 8
"""The number of messages below the table's message after which it is posted again."""
TOKEN_MS: Final = 14 * 60_000
"""The age up to which a click's token is used, in ms; Discord accepts it for 15 minutes."""


Send = Callable[..., Awaitable[discord.Message]]
"""discord.py's function that posts a message."""


class Token(NamedTuple):
    """A click that was answered by editing the table's message; its token allows more edits."""

    interaction: discord.Interaction
    message_id: int
    since_ms: int


class Way(NamedTuple):
    reposts: bool
    """True to post the message again, False to edit it."""
    token: discord.Interaction | None
    """The click whose token is used to edit the message; None to edit it with the bot's own token."""
    counted: int
    """The number of planned requests that count against the bot's rate limit: 0, 1 or 2.

    It is 2 if an old message must be deleted. It does not change if the edit fails and the message is posted again.
    """


@dataclass(slots=True)
class TableMessageState:
    table_id: int
    post: KeptPost
    newest: TableView | None = None
    shown_view: TableView | None = None
    """The view that the message shows; None to send the message even if its content has not changed."""
    shown: int = -1
    """The revision of the view that the message shows."""
    shown_turn: tuple[int, int] = (-1, -1)
    """(hand number, hand version) for which the message's buttons are valid."""
    shown_stage: tuple[object, ...] = ()
    """The stage of the hand that the message shows."""
    counted: tuple[int, int] = (-1, 0)
    """(hand number, requests): the last hand in which requests were counted, and their number.

    If earlier hands used more requests than their allowance, the excess is included.
    """
    attached: Attached | None = None
    """The picture on the message; None if there is none, or if a previous process may have attached one."""
    token: Token | None = None
    says_it_lags: bool = False
    """True if the message says that it may stay outdated."""
    watched_in: int = -1
    """The number of the hand in which somebody last clicked the message or wrote in its channel; -1 for none."""
    evening: Evening | None = None
    """The evening that the message shows in place of the table; None while it shows the table."""
    tried: TableView | None = None
    """The view that is being sent, or was sent last."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    upkeep: "Upkeep[TableMessageState]" = field(init=False)

    def due(self) -> bool:
        view = self.newest
        if view is None or view.revision <= self.shown:
            return False
        return self.shown_view is None or not _looks_the_same(view, self.shown_view)

    def may_be_edited(self, now_ms: int) -> bool:
        """Return True if the message is outdated and can be edited, that is, does not have to be posted again."""
        return self.due() and not self.must_repost(now_ms)

    def note_shown(self, view: TableView) -> None:
        self.shown_view, self.shown = view, view.revision
        self.shown_turn, self.shown_stage = _action_on(view), _stage_of(view)

    def count_showing(self, view: TableView, requests: int = 1) -> None:
        """Count the requests that showed ``view``; while no hand is running, one of them is not counted."""
        if beyond := requests if _runs(view) else requests - 1:
            self.count_requests(view, beyond)

    def count_requests(self, view: TableView, requests: int = 1) -> None:
        """Count requests against the hand's allowance, for the message or for anything else at the table."""
        self.counted = view.hand_number, self._spent(view) + requests

    def _spent(self, view: TableView) -> int:
        """Return the number of counted requests, minus the allowances of the hands before this one.

        Each of those hands is assumed to have had the same allowance as this hand.
        """
        hand_number, spent = self.counted
        return max(0, spent - (view.hand_number - hand_number) * _allowed(view))

    def is_watched(self) -> bool:
        """Return True if somebody clicked the message or wrote below it, in this hand or the one before."""
        return self.newest is not None and self.watched_in >= max(0, self.newest.hand_number - 1)

    def can_lag(self) -> bool:
        """Return True if the hand's allowance lets the message stay outdated for a while.

        During a hand it is updated once a street, until the hand's allowance of counted requests is used up. One more
        request shows the end of the hand.
        """
        view = self.newest
        if view is None or self.post.message_id is None or not _runs(view):
            return False
        return self._spent(view) >= _allowed(view) or self.shown_stage == _stage_of(view)

    def must_repost(self, now_ms: int) -> bool:
        """Return True if the message must be posted again because it is old or out of sight.

        It is not posted again while its buttons are those of the player to act, who would lose them. A slow table is
        an exception: players click there only now and then, and the new message, with the same buttons, is posted
        before the old one is deleted.
        """
        view = self.newest
        if view is None or view.course.closed or not self._is_out_of_place(now_ms):
            return False
        runs = view.hand is not None and not view.hand.finished
        return not runs or _action_on(view) != self.shown_turn or is_slow(view.settings)

    def _is_out_of_place(self, now_ms: int) -> bool:
        of_age_ms = AGE_MOST_MS - self.table_id % SPREAD * APART_MS
        return self.post.is_buried(now_ms, chat_most=CHAT_MOST, age_most_ms=of_age_ms)

    def lost_to_chat(self) -> bool:
        """Return True if chat has pushed a slow table's message out of sight.

        At a slow table a turn lasts hours, and nothing else might cause a new post during it.
        """
        view = self.newest
        return view is not None and not view.course.closed and self.post.chat >= CHAT_MOST and is_slow(view.settings)

    def mark_outdated(self) -> None:
        """Treat the message as outdated, so that it is sent again."""
        if self.newest is not None:
            self.shown_view, self.shown = None, min(self.shown, self.newest.revision - 1)

    def way(self, now_ms: int) -> Way:
        """Return whether to edit the message or post it again, and with which token."""
        reposts = self.post.message_id is None or self.must_repost(now_ms)
        token = None if reposts else self._usable_token(now_ms)
        deletes = reposts and self.post.message_id is not None
        return Way(reposts, token, counted=1 + deletes if token is None else 0)

    def _usable_token(self, now_ms: int) -> discord.Interaction | None:
        token = self.token
        if token is None or token.message_id != self.post.message_id or now_ms - token.since_ms > TOKEN_MS:
            return None
        return token.interaction


def _runs(view: TableView) -> bool:
    """Return True if a hand is running at a table that is neither paused nor closed."""
    hand = view.hand
    return hand is not None and not hand.finished and not (view.course.paused or view.course.closed)


def _allowed(view: TableView) -> int:
    """Return the number of requests that one hand at a table may use of the bot's rate limit.

    It is one, plus one for each player in the hand who gets no letters: house players, and players with closed direct
    messages.
    """
    dealt = {player for _, player in view.last.hand_players}
    return 1 + sum(line.player_id in dealt and (line.house or line.dm_closed) for line in view.seats)


def _looks_the_same(view: TableView, before: TableView) -> bool:
    """Return True if only the next deal's seal differs.

    The seal's words must be the same, because the message shows them.
    """
    if view.seal is None or before.seal is None or view.seal == before.seal:
        return False
    seal = before.seal._replace(words=view.seal.words)
    return view._replace(seal=seal, revision=before.revision) == before


def _stage_of(view: TableView) -> tuple[object, ...]:
    hand = view.hand
    return view.hand_number, _runs(view), hand and (hand.street, hand.drawing)


def _action_on(view: TableView) -> tuple[int, int]:
    return view.hand_number, view.hand.version if view.hand is not None else 0


class TableMessageSender:
    """The sender of table messages, each with its picture, or without it if Discord refuses the picture.

    After a refusal, messages in that channel have no pictures for a while.
    """

    def __init__(self, readers: Readers, pictures: Pictures) -> None:
        self._readers = readers
        self._pictures = pictures

    async def change(
        self, post: TableMessageState, view: TableView, drawn: Drawn | None, edit: Edit, *, followed: bool = False
    ) -> None:
        """Edit the message with ``edit``. Raises discord.py's errors.

        ``followed``: the message may stay outdated for a while, and says so.
        """
        scene = self._readers.scene(view)
        if followed:
            scene = replace(scene, followed_elsewhere=True)
        if not await change(post, drawn, _composer(scene, post.evening), edit):
            self._pictures.refuse(view)
        post.says_it_lags = followed

    async def send(
        self, post: TableMessageState, view: TableView, drawn: Drawn | None, send: Send, nonce: str
    ) -> discord.Message:
        """Post a new message with ``send``. Raises discord.py's errors."""
        try:
            message = await self._send(send, post, view, drawn, nonce)
        except discord.HTTPException as error:
            if drawn is None or not is_refused(error):
                raise
            drawn = None
            message = await self._send(send, post, view, None, nonce)
            self._pictures.refuse(view)
        post.attached, post.says_it_lags = attached(drawn, message), False
        return message

    async def _send(
        self, send: Send, post: TableMessageState, view: TableView, drawn: Drawn | None, nonce: str
    ) -> discord.Message:
        content = _composer(self._readers.scene(view), post.evening)(drawn)
        none = discord.AllowedMentions.none()
        return await send(view=content, files=files_of(drawn), nonce=nonce, allowed_mentions=none, silent=True)


def _composer(scene: Scene, evening: Evening | None) -> Callable[[Drawn | None], Layout]:
    """Return a function that composes the message; its argument is the picture, or None."""
    return partial(TableMessageView, scene) if evening is None else partial(EveningPost, scene, evening)
