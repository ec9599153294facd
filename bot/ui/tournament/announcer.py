"""Tells people of tournaments: keeps the card, the chip counts and Discord's event current, and says what happens.

The newest view wins, a post is edited by one request at a time, and never so often that Discord would slow it down.
Whatever Discord answers, the tournament goes on.
"""

import asyncio
from functools import partial
from typing import Final

from bot.tables.ports import Directory, Timer
from bot.tournaments.ports import Happening, TournamentStore, TournamentView
from bot.ui.discord.faults import may_pass
from bot.ui.discord.outbox import Outbox
from bot.ui.people.names import Names
from bot.ui.tournament.desk import EVERY_MS, Desk, Kind
from bot.ui.tournament.posting import Poster
from bot.ui.tournament.speaking import Speaker
from bot.ui.tournament.wire import Wire

RETRY_MS: Final = 10_000


class TournamentAnnouncer:
    """bot.tournaments.ports.Announcer on Discord. It is made before the client exists and takes views from the start;
    what it was told goes out once the client is connected."""

    def __init__(
        self, store: TournamentStore, directory: Directory, timer: Timer, outbox: Outbox, names: Names
    ) -> None:
        self._timer = timer
        self._outbox = outbox
        self._wire = Wire(outbox, names)
        self._poster = Poster(self._wire, store, timer)
        self._speaker = Speaker(self._wire, directory)
        self._desks: dict[int, Desk] = {}
        self._stopped = False

    def start(self) -> None:
        """The client is connected: show what is to be shown."""
        for desk in list(self._desks.values()):
            self._go(desk)

    def know_posts(
        self, tournament_id: int, message_id: int | None, board_id: int | None, event_id: int | None
    ) -> None:
        """Where a tournament's posts stand, from the file; before the tournaments are restored."""
        found: dict[Kind, int | None] = {"card": message_id, "board": board_id, "event": event_id}
        for kind, known in found.items():
            if known is not None:
                self._desk(tournament_id).kept[kind].found(known)

    def stop(self) -> None:
        """Show and say nothing more, and let no timer wait."""
        self._stopped = True
        for desk in self._desks.values():
            if desk.alarm is not None:
                desk.alarm.cancel()
                desk.alarm = None

    # What the tournament tells

    def show(self, view: TournamentView) -> None:
        desk = self._desk(view.tournament_id)
        if desk.view is None or view.revision >= desk.view.revision:
            desk.look(view)
        self._go(desk)

    def tell(self, view: TournamentView, happening: Happening) -> None:
        desk = self._desk(view.tournament_id)
        desk.queue.append((view, happening))
        self._go(desk)

    def post_anew(self, view: TournamentView) -> None:
        """Its card goes to the end of the channel: chat has buried it."""
        desk = self._desk(view.tournament_id)
        desk.renew = True
        desk.look(view)
        desk.kept["card"].not_before_ms = 0
        self._go(desk)

    def note_message(self, channel_id: int, message_id: int) -> None:
        """Someone wrote in a channel: enough of that pushes the chip counts out of sight."""
        for desk in self._desks.values():
            board = desk.kept["board"]
            here = desk.view is not None and desk.view.new.channel_id == channel_id
            if here:
                board.note_message(message_id)

    # The work

    def _desk(self, tournament_id: int) -> Desk:
        return self._desks.setdefault(tournament_id, Desk(tournament_id))

    def _go(self, desk: Desk) -> None:
        """Start what is due. Tasks live only while there is work; in between a timer waits."""
        if self._stopped or not self._outbox.is_connected or self._outbox.is_closed or desk.view is None:
            return
        loop = asyncio.get_running_loop()
        if desk.queue and desk.speaking is None:
            desk.speaking = loop.create_task(self._speak(desk))
        if desk.posting is None and desk.due(self._timer.now_ms()) is not None:
            desk.posting = loop.create_task(self._post(desk))
        self._set_alarm(desk)
        if desk.is_done():
            self._desks.pop(desk.tournament_id, None)

    def _set_alarm(self, desk: Desk) -> None:
        """For what is yet to be shown, and for the chips that change while nothing else does."""
        if desk.alarm is not None:
            desk.alarm.cancel()
            desk.alarm = None
        wakes = desk.wakes_ms(self._timer.now_ms()) if desk.posting is None else None
        if wakes is not None:
            desk.alarm = self._timer.call_at(wakes, partial(self._wake, desk))

    def _wake(self, desk: Desk) -> None:
        desk.alarm = None
        if desk.newest.state.phase == "running":
            desk.pending.add("board")
        self._go(desk)

    async def _post(self, desk: Desk) -> None:
        try:
            while (kind := desk.due(self._timer.now_ms())) is not None:
                desk.pending.discard(kind)
                desk.kept[kind].not_before_ms = self._timer.now_ms() + EVERY_MS[kind]
                await self._try(desk, kind)
        finally:
            desk.posting = None
        self._go(desk)

    async def _try(self, desk: Desk, kind: Kind) -> None:
        try:
            await self._poster.keep(desk, kind)
        except Exception as error:
            desk.complain(f"its {kind} cannot be shown", error)
            if may_pass(error):
                desk.pending.add(kind)
                desk.kept[kind].not_before_ms = self._timer.now_ms() + RETRY_MS

    async def _speak(self, desk: Desk) -> None:
        try:
            await self._speaker.speak(desk)
        finally:
            desk.speaking = None
        self._go(desk)
