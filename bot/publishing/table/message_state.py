"""A table's card on Discord: where it stands, how far it is behind the table, and how it is sent, as a picture or in
words."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final, NamedTuple

import discord

from bot.publishing.kept_post import AGE_MOST_MS, KeptPost
from bot.publishing.upkeep import Upkeep
from bot.tables.ports import TableView
from bot.tables.rules.pace import is_slow
from bot.ui.discord.attachments import Attached, Drawn, Edit, attached, change, files_of, is_refused
from bot.ui.pictures.pictures import Pictures
from bot.ui.scene.readers import Readers
from bot.ui.table.message import TableMessageView

SPREAD: Final = 32
APART_MS: Final = 15_000
"""A thousand cards that were posted at one moment, as a start does, come of age over eight minutes: their turns to be
posted again would else be a line of half a minute, in which none of them shows what happens."""
CHAT_MOST: Final = 8
"""Messages below the card after which it is posted again."""
TOKEN_MS: Final = 14 * 60_000
"""How long a click's token is used; Discord takes it for 15 minutes."""


Send = Callable[..., Awaitable[discord.Message]]
"""The library's way to post one."""


class Token(NamedTuple):
    """A click that was answered by editing its card: its token can edit that card on."""

    interaction: discord.Interaction
    message_id: int
    since_ms: int


class Way(NamedTuple):
    anew: bool
    """The card is posted again, and not edited."""
    token: discord.Interaction | None
    """It is edited through this click."""
    counted: int
    """Requests that Discord counts among the bot's: none, one, or two where an older card is deleted. They are counted
    as foreseen, also where an edit turns into a new post."""


@dataclass(slots=True)
class TableMessageState:
    table_id: int
    post: KeptPost
    newest: TableView | None = None
    on_it: TableView | None = None
    """The content that the card shows; None where this process has shown nothing yet, or it is to be shown again."""
    shown: int = -1
    """The revision on the card."""
    shown_turn: tuple[int, int] = (-1, -1)
    """Hand and version that the buttons on the card belong to."""
    shown_stage: tuple[object, ...] = ()
    """How far the hand was that is on the card."""
    counted: tuple[int, int] = (-1, 0)
    """The last hand in whose course requests were counted, and how many, with those that hands before it left over."""
    attached: Attached | None = None
    """The picture on the card; None where an earlier process may have left one."""
    token: Token | None = None
    tried: TableView | None = None
    """The content that was sent last, or is being sent."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    upkeep: "Upkeep[TableMessageState]" = field(init=False)

    def due(self) -> bool:
        view = self.newest
        if view is None or view.revision <= self.shown:
            return False
        return self.on_it is None or not _looks_like(view, self.on_it)

    def may_be_edited(self, now_ms: int) -> bool:
        """True if the card is behind its table, and is not posted again instead."""
        return self.due() and not self.wants_new(now_ms)

    def shows(self, view: TableView) -> None:
        self.on_it, self.shown = view, view.revision
        self.shown_turn, self.shown_stage = _action_on(view), _stage_of(view)

    def costs(self, view: TableView, requests: int = 1) -> None:
        """So many requests that show this are counted; while no hand runs, one is allowed besides."""
        if beyond := requests if _runs(view) else requests - 1:
            self.spends(view, beyond)

    def spends(self, view: TableView, requests: int = 1) -> None:
        """So many requests are counted in this hand, for the card or beside it."""
        self.counted = view.hand_number, self._spent(view) + requests

    def _spent(self, view: TableView) -> int:
        """Requests counted up to this hand beyond what the hands before it were allowed, by who plays now."""
        hand_number, spent = self.counted
        return max(0, spent - (view.hand_number - hand_number) * _allowed(view))

    def told_enough(self) -> bool:
        """True if the card does as it is for those who only look on: it is drawn again with a street, by one counted
        request a hand and one more for each player who gets no letters, and by another at the end."""
        view = self.newest
        if view is None or self.post.message_id is None or not _runs(view):
            return False
        return self._spent(view) >= _allowed(view) or self.shown_stage == _stage_of(view)

    def wants_new(self, now_ms: int) -> bool:
        """A card that is old or out of sight is posted again, but not while the buttons on it are somebody's turn: then
        nobody loses theirs. Where turns last for hours it is, for nobody's finger lies on them; the new card is there
        before the old one goes, and its buttons are the same."""
        view = self.newest
        if view is None or view.course.closed or not self._is_out_of_place(now_ms):
            return False
        runs = view.hand is not None and not view.hand.finished
        return not runs or _action_on(view) != self.shown_turn or is_slow(view.settings)

    def _is_out_of_place(self, now_ms: int) -> bool:
        of_age_ms = AGE_MOST_MS - self.table_id % SPREAD * APART_MS
        return self.post.is_buried(now_ms, chat_most=CHAT_MOST, age_most_ms=of_age_ms)

    def lost_to_chat(self) -> bool:
        """Chat has pushed the card away in the middle of a turn of hours, which nothing else may change for as long."""
        view = self.newest
        return view is not None and not view.course.closed and self.post.chat >= CHAT_MOST and is_slow(view.settings)

    def overdue(self) -> None:
        """Let what is on the card count as not shown."""
        if self.newest is not None:
            self.on_it, self.shown = None, min(self.shown, self.newest.revision - 1)

    def way(self, now_ms: int) -> Way:
        """How the next request for this card goes."""
        anew = self.post.message_id is None or self.wants_new(now_ms)
        token = None if anew else self._usable_token(now_ms)
        deletes = anew and self.post.message_id is not None
        return Way(anew, token, counted=1 + deletes if token is None else 0)

    def _usable_token(self, now_ms: int) -> discord.Interaction | None:
        token = self.token
        if token is None or token.message_id != self.post.message_id or now_ms - token.since_ms > TOKEN_MS:
            return None
        return token.interaction


def _runs(view: TableView) -> bool:
    """True if a hand is under way, with nothing else to tell."""
    hand = view.hand
    return hand is not None and not hand.finished and not (view.course.paused or view.course.closed)


def _allowed(view: TableView) -> int:
    """Requests in a hand's course: one, and one for each player of it who is sent no letters: house players, and those
    whose direct messages are closed."""
    dealt = {player for _, player in view.last.hand_players}
    return 1 + sum(line.player_id in dealt and (line.house or line.dm_closed) for line in view.seats)


def _looks_like(view: TableView, before: TableView) -> bool:
    """True if only the next deal's closing has gone on: it stands on record, and not on the card."""
    if view.seal is None or before.seal is None or view.seal == before.seal:
        return False
    seal = view.seal._replace(cut=before.seal.cut, asked=before.seal.asked, closed=before.seal.closed)
    return view._replace(seal=seal, revision=before.revision) == before


def _stage_of(view: TableView) -> tuple[object, ...]:
    hand = view.hand
    return view.hand_number, _runs(view), hand and (hand.street, hand.drawing)


def _action_on(view: TableView) -> tuple[int, int]:
    return view.hand_number, view.hand.version if view.hand is not None else 0


class TableMessageSender:
    """Where Discord takes no picture the same goes out in words, and the channel is told in words for a while."""

    def __init__(self, readers: Readers, pictures: Pictures) -> None:
        self._readers = readers
        self._pictures = pictures

    async def change(
        self, post: TableMessageState, view: TableView, drawn: Drawn | None, edit: Edit, *, followed: bool = False
    ) -> None:
        """Change the card by ``edit``. ``followed``: all who are to act have the hand elsewhere, and the card may lag.
        Raises what the library raises."""
        scene = replace(self._readers.scene(view), followed_elsewhere=followed)
        if not await change(post, drawn, partial(TableMessageView, scene), edit):
            self._pictures.refuse(view)

    async def send(
        self, post: TableMessageState, view: TableView, drawn: Drawn | None, send: Send, nonce: str
    ) -> discord.Message:
        """Post a new card by ``send``. Raises what the library raises."""
        try:
            sent = await self._send(send, view, drawn, nonce)
        except discord.HTTPException as error:
            if drawn is None or not is_refused(error):
                raise
            drawn = None
            sent = await self._send(send, view, None, nonce)
            self._pictures.refuse(view)
        post.attached = attached(drawn, sent)
        return sent

    async def _send(self, send: Send, view: TableView, drawn: Drawn | None, nonce: str) -> discord.Message:
        card, none = TableMessageView(self._readers.scene(view), drawn), discord.AllowedMentions.none()
        return await send(view=card, files=files_of(drawn), nonce=nonce, allowed_mentions=none)
