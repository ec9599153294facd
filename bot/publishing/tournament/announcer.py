"""Tells people of tournaments: keeps the card, the chip counts and Discord's event current, and says what happens.

The newest view wins, a post is edited by one request at a time, and never so often that Discord would slow it down.
Whatever Discord answers, the tournament goes on.
"""

import asyncio
from collections.abc import Callable
from functools import partial

from bot.publishing.tournament.due_news import DueNews, is_of_use, view_of
from bot.publishing.tournament.known_posts import EVERY_MS, Kind, KnownPosts
from bot.publishing.tournament.message_context import MessageContext
from bot.publishing.tournament.news import Speaker
from bot.publishing.tournament.posts import Poster
from bot.tables.ports import Directory, Timer
from bot.tournaments.ports import News, NewsBook, TournamentStore, TournamentView
from bot.ui.discord.tasks import Tasks


class TournamentAnnouncer:
    """bot.tournaments.ports.Announcer on Discord. It is made before the client exists and takes views from the start;
    what it was told goes out once the client is connected."""

    def __init__(
        self,
        store: TournamentStore,
        directory: Directory,
        timer: Timer,
        steady: Timer,
        context: MessageContext,
        book: NewsBook,
        changed: Callable[[int], None],
        due: Callable[[], None],
    ) -> None:
        """``changed`` is told the server of a tournament that has changed, and ``due`` that the file holds letters to
        players, or posts to moderators."""
        self._timer = steady
        self._wall = timer
        self._outbox = context.outbox
        self._context = context
        self._poster = Poster(self._context, store, timer)
        self._due_news = DueNews(book)
        self._speaker = Speaker(self._context, directory, due, self._due_news)
        self._tasks = Tasks()
        self._all_notes: dict[int, KnownPosts] = {}
        self._changed = changed

    def start(self) -> None:
        """The client is connected: show what is to be shown."""
        for notes in list(self._all_notes.values()):
            self._go(notes)
        self._tasks.run(self._catch_up())

    async def _catch_up(self) -> None:
        """Announce what a process before has left, and show the result of what is settled."""
        for saved, left in await self._due_news.left():
            tournament_id = saved.tournament_id
            view = self._context.tournaments.view(tournament_id)
            if view is None:
                view = view_of(saved, self._wall.now_ms())
                self.know_posts(tournament_id, saved.message_id, saved.board_id, saved.event_id)
                self.show_tournament(view)
            useful = [news for news in left if is_of_use(view, news)]
            await self._due_news.told(tournament_id, [news for news in left if news not in useful])
            for news in useful:
                self.tell(view, news)

    def know_posts(
        self, tournament_id: int, message_id: int | None, board_id: int | None, event_id: int | None
    ) -> None:
        """Learns from the file where a tournament's posts stand; before the tournaments are restored."""
        found: dict[Kind, int | None] = {"card": message_id, "board": board_id, "event": event_id}
        for kind, known in found.items():
            if known is not None:
                self._notes(tournament_id).kept[kind].found(known)

    # The tournament's reports

    def show_tournament(self, view: TournamentView) -> None:
        notes = self._notes(view.tournament_id)
        if notes.view is None or view.revision >= notes.view.revision:
            notes.look(view)
        self._changed(view.new.guild_id)
        self._go(notes)

    def tell(self, view: TournamentView, news: News) -> None:
        notes = self._notes(view.tournament_id)
        notes.queue.append((view, news))
        self._due_news.note(view.tournament_id, news)
        self._go(notes)

    def post_anew(self, view: TournamentView) -> None:
        """Its card goes to the end of the channel: chat has buried it."""
        notes = self._notes(view.tournament_id)
        notes.renew = True
        notes.look(view)
        notes.kept["card"].not_before_ms = 0
        self._go(notes)

    def note_message(self, channel_id: int, message_id: int) -> None:
        """Someone wrote in a channel: enough of that pushes the chip counts out of sight."""
        for notes in self._all_notes.values():
            board = notes.kept["board"]
            here = notes.view is not None and notes.view.new.channel_id == channel_id
            if here:
                board.note_message(message_id)

    # The work

    def _notes(self, tournament_id: int) -> KnownPosts:
        return self._all_notes.setdefault(tournament_id, KnownPosts(tournament_id))

    def _go(self, notes: KnownPosts) -> None:
        """Start what is due. Tasks live only while there is work; in between a timer waits."""
        if not self._outbox.is_connected or self._outbox.is_closed or notes.view is None:
            return
        loop, now_ms = asyncio.get_running_loop(), self._timer.now_ms()
        if notes.queue and notes.speaking is None:
            notes.speaking = loop.create_task(self._speak(notes))
        if notes.posting is None and notes.due(now_ms) is not None:
            notes.posting = loop.create_task(self._post(notes))
        self._rest(notes, now_ms)

    def _rest(self, notes: KnownPosts, now_ms: int) -> None:
        """All that is due is under way: wait for what comes next, or forget the tournament."""
        self._set_alarm(notes, now_ms)
        if notes.posting is None and notes.is_done():
            self._all_notes.pop(notes.tournament_id, None)
            if notes.last_words:
                self._tasks.run(self._due_news.told(notes.tournament_id, notes.last_words))

    def _set_alarm(self, notes: KnownPosts, now_ms: int) -> None:
        """Sets the alarm for posts yet to be shown, and for the chips that change while nothing else does."""
        if notes.alarm is not None:
            notes.alarm.cancel()
            notes.alarm = None
        wakes = notes.wakes_ms(now_ms) if notes.posting is None else None
        if wakes is not None:
            notes.alarm = self._timer.call_at(wakes, partial(self._wake, notes))

    def _wake(self, notes: KnownPosts) -> None:
        notes.alarm = None
        if notes.newest.state.phase == "running":
            notes.pending.add("board")
        self._go(notes)

    async def _post(self, notes: KnownPosts) -> None:
        now_ms = self._timer.now_ms()
        try:
            while (kind := notes.due(now_ms)) is not None:
                notes.pending.discard(kind)
                notes.kept[kind].not_before_ms = now_ms + EVERY_MS[kind]
                await self._try(notes, kind)
        finally:
            notes.posting = None
        self._rest(notes, now_ms)

    async def _try(self, notes: KnownPosts, kind: Kind) -> None:
        try:
            assert notes.view is not None
            await self._poster.keep(notes, notes.view, kind)
        except Exception as error:
            notes.complain(f"its {kind} cannot be shown", error)
            again_ms = self._outbox.again_at(error, self._timer.now_ms())
            if again_ms is not None:
                notes.pending.add(kind)
                notes.kept[kind].not_before_ms = again_ms

    async def _speak(self, notes: KnownPosts) -> None:
        try:
            await self._speaker.speak(notes)
        finally:
            notes.speaking = None
        self._go(notes)
