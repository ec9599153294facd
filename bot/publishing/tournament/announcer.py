"""A tournament's post, chip counts and Discord event, all kept up to date, and its announcements.

The posts always show the newest view. A post is edited by one request at a time, and never so often that Discord would
delay it. No error from Discord stops the tournament.
"""

import asyncio
from collections.abc import Callable

from bot.publishing.tournament.due_news import DueNews, is_of_use, view_of
from bot.publishing.tournament.known_posts import EVERY_MS, KINDS, POST_FIRST, Kind, KnownPosts
from bot.publishing.tournament.message_context import MessageContext
from bot.publishing.tournament.news import Speaker
from bot.publishing.tournament.posts import TournamentPosts
from bot.publishing.upkeep import Upkeep
from bot.tables.ports import Directory, Timer
from bot.tournaments.news import News
from bot.tournaments.ports import NewsBook, TournamentStore, TournamentView
from bot.ui.discord.tasks import Tasks


class TournamentAnnouncer:
    """Implements bot.tournaments.ports.TournamentNews on Discord.

    It is created before the Discord client and accepts views at once; they are shown once the client is connected.
    """

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
        """Take the dependencies and two callbacks.

        ``changed`` is called with the guild_id of a tournament that has changed; ``due`` is called when the database
        file has letters to players or posts to moderators.
        """
        self._timer = steady
        self._wall = timer
        self._outbox = context.outbox
        self._context = context
        self._posts = TournamentPosts(self._context, store, timer)
        self._due_news = DueNews(book)
        self._speaker = Speaker(self._context, directory, due, self._due_news)
        self._tasks = Tasks()
        self._known_posts: dict[int, KnownPosts] = {}
        self._changed = changed
        context.post_of = self._post_id

    def start(self) -> None:
        """Send everything that has waited for the connection; call this when the client is connected."""
        for known in list(self._known_posts.values()):
            self._start_due(known)
        self._tasks.run(self._catch_up())

    async def _catch_up(self) -> None:
        """Announce the news that an earlier process left unannounced, and show settled tournaments' results."""
        for saved, left in await self._due_news.left():
            tournament_id = saved.tournament_id
            view = self._context.tournaments.view(tournament_id)
            if view is None:
                view = view_of(saved, self._wall.now_ms())
                self.know_posts(tournament_id, saved.message_id, saved.board_id, saved.event_id)
                self.show_tournament(view)
            useful = [news for news in left if is_of_use(view, news)]
            await self._due_news.delete_due(tournament_id, [news for news in left if news not in useful])
            for news in useful:
                self.tell(view, news)

    def know_posts(
        self, tournament_id: int, message_id: int | None, board_id: int | None, event_id: int | None
    ) -> None:
        """Restore the ids of a tournament's posts; call this before the tournaments are restored."""
        known = self._posts_of(tournament_id)
        for post, post_id in ((known.post, message_id), (known.board, board_id)):
            if post_id is not None:
                post.restore(post_id)
        if event_id is not None:
            known.event.event_id = event_id

    # Called by the tournament

    def show_tournament(self, view: TournamentView) -> None:
        known = self._posts_of(view.tournament_id)
        if known.view is None or view.revision >= known.view.revision:
            known.see_view(view)
        self._changed(view.new.guild_id)
        self._start_due(known)

    def tell(self, view: TournamentView, news: News) -> None:
        known = self._posts_of(view.tournament_id)
        known.queue.append((view, news))
        self._due_news.note(view.tournament_id, news)
        self._start_due(known)

    def post_anew(self, view: TournamentView) -> None:
        """Post the tournament's message again at the end of the channel, because chat has buried it."""
        known = self._posts_of(view.tournament_id)
        known.renew = True
        known.see_view(view)
        known.not_before_ms["post"] = 0
        self._start_due(known)

    def note_message(self, channel_id: int, message_id: int) -> None:
        """Count a person's message in a channel: many such messages push the chip counts out of sight."""
        for known in self._known_posts.values():
            if known.view is not None and known.view.new.channel_id == channel_id:
                known.board.note_chat(message_id)

    def _post_id(self, tournament_id: int) -> int | None:
        known = self._known_posts.get(tournament_id)
        return known.post.message_id if known is not None else None

    # The work

    def _posts_of(self, tournament_id: int) -> KnownPosts:
        if (known := self._known_posts.get(tournament_id)) is None:
            known = self._known_posts[tournament_id] = self._posts.of(tournament_id)
            complaint = f"tournament {tournament_id}: its posts cannot be shown"
            known.upkeep = Upkeep(self, known, complaint, self._timer, self._outbox)
        return known

    def _start_due(self, known: KnownPosts) -> None:
        """Start the announcements and the updates that are due."""
        if known.view is None or not self._outbox.is_connected or self._outbox.is_closed:
            return
        if known.queue and known.speaking is None:
            known.speaking = asyncio.get_running_loop().create_task(self._speak(known))
        known.upkeep.wake()

    def due_ms(self, known: KnownPosts) -> int | None:
        """Return when the next post should be updated; chip counts change during play even without a new view."""
        times, view = [known.not_before_ms[kind] for kind in known.pending], known.view
        if view is not None and view.state.phase == "running":
            times.append(known.not_before_ms["board"])
        return min(times, default=None)

    async def update(self, known: KnownPosts) -> None:
        """Update the posts that are due, one by one; the tournament's own post first if there is none yet.

        If one update fails, the others are still made.
        """
        now_ms, view = self._timer.now_ms(), known.view
        if view is not None and view.state.phase == "running":
            known.pending.add("board")
        for kind in KINDS if known.post.message_id is not None else POST_FIRST:
            if kind in known.pending and known.not_before_ms[kind] <= now_ms:
                known.pending.discard(kind)
                known.not_before_ms[kind] = now_ms + EVERY_MS[kind]
                await self._show_post(known, kind)

    async def _show_post(self, known: KnownPosts, kind: Kind) -> None:
        complaint = f"its {kind} cannot be shown"
        try:
            assert known.view is not None
            await self._posts.keep(known, known.view, kind)
            known.troubles.pop(complaint, None)
        except Exception as error:
            if self._outbox.is_closed:
                # A stop closes the connection during the work; that is not logged.
                return
            known.complain(complaint, error)
            again_ms = self.failed(known, error)
            if again_ms is not None:
                known.pending.add(kind)
                known.not_before_ms[kind] = again_ms

    def failed(self, known: KnownPosts, error: Exception) -> int | None:
        return self._outbox.again_at(error, self._timer.now_ms())

    def clean_up(self, known: KnownPosts) -> None:
        """Forget the tournament if its last announcement is sent, and delete its last news from the database."""
        if known.is_done() and self._known_posts.pop(known.tournament_id, None) is not None and known.last_words:
            self._tasks.run(self._due_news.delete_due(known.tournament_id, known.last_words))

    async def _speak(self, known: KnownPosts) -> None:
        try:
            await self._speaker.speak(known)
        finally:
            known.speaking = None
        self._start_due(known)
