"""Calls the player whose time is nearly over: by a short message at the table, or, where a turn lasts for hours, by
direct message as soon as it is clear that they are away, and once more before the end.

The table's card alone says whose turn it is: a mention within an edited card rings for nobody, and a call costs one
request and another to take it away again, so who acts in time is never called. What was called for is known in memory
only: after a restart a turn of hours may be told once more, where the letter cannot be found, and a call that the
process before has left standing is looked for at the tables where it may have made one: where somebody had the turn,
whatever has become of it since.
"""

import contextlib
import logging
import re
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Final

import aiohttp
import discord

from bot.locales.phrases import LOCALES, say
from bot.publishing.mail.direct_mail import DirectMail
from bot.publishing.mail.letter import Letter
from bot.publishing.table.letters import Found
from bot.tables.ports import Directory, TableView, Timer, TimerHandle
from bot.tables.rules.pace import is_slow
from bot.tables.saving import StoreError
from bot.ui.discord.faults import cause
from bot.ui.discord.outbox import Outbox, newest_in, nonce_of
from bot.ui.discord.tasks import Tasks
from bot.ui.people.preferences import PlayerPreferences
from bot.ui.scene.events import street_name
from bot.ui.scene.readers import Readers
from bot.ui.scene.scene import Scene, link_to
from bot.ui.text.moments import countdown, full_stamp

log = logging.getLogger(__name__)

BEFORE_MS: Final = 10_000
"""How long before the end of a turn its player is called."""
RUSH_SECONDS: Final = 15
"""Where turns are no longer than that nobody is."""
LONG_TURNS: Final = 20
"""Long turns: this part of one before its end, where that is earlier."""
NUDGE_AFTER_MS: Final = 60_000
"""A turn of hours is told once its player has not acted for so long: two who play at once need no letters."""
LATE_MS: Final = 2 * 3_600_000
"""Its player is told again so long before its end, or ``LATE_PART`` of it where that is less."""
LATE_PART: Final = 4
"""The part of a turn of hours that is left when its player is told again, where that is less than ``LATE_MS``."""

LOOKED_THROUGH: Final = 50
"""Messages of a table's channel, the newest, among which a call of before is looked for."""


@dataclass(slots=True)
class _TurnReminder:
    player_id: int
    hand_number: int
    version: int
    view: TableView
    """The newest."""
    begun_ms: int
    """A nudge counts from then; 0 where none is to come."""
    """When it was first seen."""
    doubtful: bool
    """It began in an earlier process, which may have told it."""
    due: list[str] = field(default_factory=list)
    """The calls still to come, in order: ``nudge`` and ``late``, or ``call``."""
    handle: TimerHandle | None = None
    ping: discord.Message | None = None
    over: bool = False

    @property
    def key(self) -> tuple[int, int, int]:
        return self.player_id, self.hand_number, self.version


class Reminders:
    """It is made before the client exists; ``note`` takes every view that is shown."""

    def __init__(
        self,
        timer: Timer,
        directory: Directory,
        readers: Readers,
        outbox: Outbox,
        tasks: Tasks,
        mail: DirectMail,
        found: Found,
        preferences: PlayerPreferences,
    ) -> None:
        self._timer = timer
        self._directory = directory
        self._readers = readers
        self._outbox = outbox
        self._tasks = tasks
        self._found = found
        self._preferences = preferences
        self._mail = mail
        self._turns: dict[int, _TurnReminder] = {}
        self._left: dict[int, TableView] = {}
        """table_id -> view, of tables where the process before may have left a call."""

    def start(self) -> None:
        """The client is connected."""
        left, self._left = self._left, {}
        for view in left.values():
            self._tasks.run(self._clear(view))

    def table_changed(self, view: TableView) -> None:
        """The table has changed: a turn may be over, and another have begun."""
        turn, now = self._turns.get(view.table_id), _turn_of(view)
        if (
            not self._outbox.is_connected
            and (now is not None or view.last.voided in ("fault", "copy"))
            and _pings_on_turn(view)
        ):
            self._left.setdefault(view.table_id, view)
        if turn is not None and (now is None or turn.key != now):
            self._end(view.table_id, turn)
            turn = None
        if now is None or (turn is None and not _pings_on_turn(view)):
            return
        if turn is None:
            player_id, hand_number, version = now
            due, doubtful = _due(view), not self._outbox.is_connected
            begun_ms = self._timer.now_ms() if "nudge" in due else 0
            turn = _TurnReminder(player_id, hand_number, version, view, begun_ms, doubtful, due)
            self._turns[view.table_id] = turn
        elif turn.handle is not None and (turn.view.clock.deadline_ms, turn.view.clock.bank_from_ms) == (
            view.clock.deadline_ms,
            view.clock.bank_from_ms,
        ):
            turn.view = view
            return
        if turn.ping is not None and _own_end(view) != _own_end(turn.view):
            # An outage has moved it, and what stands there says another time.
            self._tasks.run(self._take_away(turn.ping))
            turn.ping, turn.due = None, ["call"]
        turn.view = view
        self._set(turn)

    def _end(self, table_id: int, turn: _TurnReminder) -> None:
        del self._turns[table_id]
        turn.over = True
        if turn.handle is not None:
            turn.handle.cancel()
        if turn.ping is not None:
            self._tasks.run(self._take_away(turn.ping))

    def _set(self, turn: _TurnReminder) -> None:
        """The clock for what is to be told next."""
        if turn.handle is not None:
            turn.handle.cancel()
            turn.handle = None
        if turn.due:
            at_ms = _moment(turn.due[0], turn)
            turn.handle = self._timer.call_at(at_ms, partial(self._ring, turn))

    def _ring(self, turn: _TurnReminder) -> None:
        turn.handle = None
        if turn.over or not turn.due or not self._outbox.is_connected:
            return
        what = turn.due.pop(0)
        if self._preferences.of(turn.player_id).reminders:
            if what == "call" or _dms_closed(turn):
                self._tasks.run(self._send_ping(turn))
            else:
                self._mail.send(turn.player_id, self._letter(turn, what))
        self._set(turn)

    # At the table

    async def _send_ping(self, turn: _TurnReminder) -> None:
        try:
            user_id = await self._directory.user_id(turn.player_id)
            await self._outbox.send_slot()
            if user_id is None or turn.over or turn.view.clock.deadline_ms is None:
                return
            sent = await self._send(turn, user_id, turn.view.clock.deadline_ms)
        except (StoreError, discord.DiscordException, OSError, TimeoutError) as error:
            log.info("nobody could be called at table %d: %s", turn.view.table_id, cause(error))
            return
        if turn.over:
            await self._take_away(sent)
        else:
            before, turn.ping = turn.ping, sent
            if before is not None:
                await self._take_away(before)

    async def _send(self, turn: _TurnReminder, user_id: int, deadline_ms: int) -> discord.Message:
        view = turn.view
        text = self._readers.scene(view).say("pace-reminder", player=f"<@{user_id}>", when=countdown(deadline_ms))
        nonce = nonce_of("call", view.table_id, *turn.key, deadline_ms)
        only = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=[discord.Object(user_id)])
        place = self._outbox.channel(view.place.guild_id, view.place.channel_id)
        return await self._outbox.in_send_slot(partial(place.send, text, nonce=nonce, allowed_mentions=only))

    async def _clear(self, view: TableView) -> None:
        """Take away what an earlier process has left standing: nobody else knows of it."""
        place = self._outbox.channel(view.place.guild_id, view.place.channel_id)
        try:
            said = await self._outbox.counted(partial(newest_in, place, LOOKED_THROUGH), "search")
        except Exception as error:
            # Also what a stop leaves of the connection. An old call that stays harms nobody.
            log.info("table %d is not looked through for old calls: %s", view.table_id, cause(error))
            return
        for message in said:
            # Others may have had the turn since, and been called.
            now = self._turns.get(view.table_id)
            called = now.ping.id if now is not None and now.ping is not None else None
            ours = message.author == self._outbox.client.user and message.id != called
            if ours and any(call.fullmatch(message.content) for call in reminder_patterns()):
                await self._take_away(message)

    async def _take_away(self, message: discord.Message) -> None:
        with contextlib.suppress(discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError):
            await self._outbox.counted(message.delete)

    # By direct message

    def _letter(self, turn: _TurnReminder, what: str) -> Letter:
        view, link = turn.view, link_to(turn.view)
        scene = self._readers.scene_for(view, turn.player_id)
        when = full_stamp(view.clock.deadline_ms) if view.clock.deadline_ms is not None else ""
        told = scene.say(
            "pace-nudge-late" if what == "late" else "pace-nudge", table=f"**{scene.table_name()}**", when=when
        )
        where = self._where(scene, view, link)
        known = (told.partition(when)[0], where) if when else (where,)
        found = partial(self._found, view.table_id, turn.player_id, _dms_closed(turn))
        nonce = nonce_of(what, view.table_id, *turn.key)
        text = f"{told}\n-# {where}"
        return Letter(view.table_id, text, nonce, known, found, turn.doubtful, overtaken=lambda: turn.over, kind="turn")

    def _where(self, scene: Scene, view: TableView, link: str) -> str:
        """It is told of no other turn: whoever has another one in a round of betting has seen the pot grow."""
        hand = view.hand
        assert hand is not None
        street, pot = street_name(scene, hand.street, drawing=hand.drawing), sum(each.amount for each in hand.pots)
        return scene.say("pace-nudge-where", number=view.hand_number, street=street, pot=pot, link=link)


@cache
def reminder_patterns() -> tuple[re.Pattern[str], ...]:
    """The pattern of a call, in each language that it may have been written in."""
    player, when = "PLAYER", "WHEN"
    told = (re.escape(say(locale, "pace-reminder", player=player, when=when)) for locale in LOCALES)
    return tuple(re.compile(text.replace(player, "<@[0-9]+>").replace(when, "<t:[0-9]+:R>")) for text in told)


def _turn_of(view: TableView) -> tuple[int, int, int] | None:
    """The player to act, and the moment of the hand; None where no clock runs for a person."""
    hand = view.hand
    if (
        hand is None
        or hand.to_act is None
        or view.course.paused
        or view.course.closed
        or view.clock.deadline_ms is None
    ):
        return None
    player_id = dict(view.last.hand_players)[hand.to_act]
    house = any(line.house for line in view.seats if line.player_id == player_id)
    return None if house else (player_id, view.hand_number, hand.version)


def _own_end(view: TableView) -> int | None:
    """When the turn's own time is over, before any time bank."""
    return view.clock.deadline_ms if view.clock.bank_from_ms is None else view.clock.bank_from_ms


def _pings_on_turn(view: TableView) -> bool:
    return view.settings.turn_seconds > RUSH_SECONDS


def _due(view: TableView) -> list[str]:
    return ["nudge", "late"] if is_slow(view.settings) else ["call"]


def _dms_closed(turn: _TurnReminder) -> bool:
    return any(line.dm_closed for line in turn.view.seats if line.player_id == turn.player_id)


def _moment(what: str, turn: _TurnReminder) -> int:
    turn_ms, deadline_ms = turn.view.settings.turn_seconds * 1000, turn.view.clock.deadline_ms or 0
    match what:
        case "nudge":
            return turn.begun_ms + NUDGE_AFTER_MS
        case "late":
            return deadline_ms - min(LATE_MS, turn_ms // LATE_PART)
        case _:
            return deadline_ms - max(BEFORE_MS, turn_ms // LONG_TURNS)
