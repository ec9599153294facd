"""Sending of the posts that wait in the database file; each is deleted there once it is sent.

If the process dies before that, the next start sends the posts with the same nonces; Discord drops a duplicate for
some minutes. A post that Discord refuses is deleted. A post that Discord does not accept now is retried with the
server's next post, or at the next start.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping

from bot.tables.due_posts import DuePost, DuePostBook, PostKind
from bot.tables.saving import StoreError
from bot.ui.discord.faults import cause, may_pass
from bot.ui.discord.outbox import Outbox, nonce_of
from bot.ui.discord.tasks import Tasks

log = logging.getLogger(__name__)

Tell = Callable[[DuePost, str], Awaitable[object]]
"""A function that sends a post with a nonce, or drops the post if it is no longer useful.

It raises discord.py's errors and StoreError.
"""


class DuePostSender:
    """The sender of the posts that wait in the database file.

    Each server's posts are sent one by one, the oldest first. The sender is created before the Discord client; posts
    wait until the client is connected.
    """

    def __init__(self, book: DuePostBook, outbox: Outbox, tasks: Tasks, tellers: Mapping[PostKind, Tell]) -> None:
        self._book = book
        self._outbox = outbox
        self._tasks = tasks
        self._tellers = tellers
        self._at_work: set[int] = set()
        """The servers (guild ids) that a running task is sending posts to."""
        self._wanted: set[int] = set()
        """The servers (guild ids) that may have more posts to send."""

    def start(self) -> None:
        """Send the posts that an earlier process left; call this when the client is connected."""
        self.look()

    def look(self) -> None:
        """Start to send the posts that wait in the database file. Never raises."""
        if self._outbox.is_connected and not self._outbox.is_closed:
            self._tasks.run(self._look())

    def tell(self, post: DuePost) -> None:
        """Send a post that is not in the database file. Never raises."""
        if self._outbox.is_connected:
            self._tasks.run(self._deliver(0, post))

    async def _look(self) -> None:
        try:
            self._wanted |= {post.guild_id for _, post in await self._book.waiting()}
        except StoreError as error:
            log.warning("posts wait for the next one, because the file failed: %s", error)
        for guild_id in self._wanted - self._at_work:
            self._at_work.add(guild_id)
            self._tasks.run(self._send(guild_id))

    async def _send(self, guild_id: int) -> None:
        failed: list[tuple[int, DuePost]] = []
        try:
            while guild_id in self._wanted:
                self._wanted.discard(guild_id)
                for number, post in await self._book.waiting():
                    if post.guild_id != guild_id or (number, post) in failed:
                        continue
                    if not await self._deliver(number, post):
                        failed.append((number, post))
        except StoreError as error:
            log.warning("posts wait for the next one, because the file failed: %s", error)
        finally:
            self._at_work.discard(guild_id)

    async def _deliver(self, number: int, post: DuePost) -> bool:
        """Send one post, then delete it from the database file; return False if it must be retried later.

        ``number`` is the post's number there; 0 for a post that is not stored.
        """
        nonce = nonce_of("due post", number, post)
        try:
            await self._tellers[post.kind](post, nonce)
        except Exception as error:
            log.warning("a post of kind %s cannot be sent in server %d: %s", post.kind, post.guild_id, cause(error))
            # When this process is about to end, a post that failed stays for the next start.
            if self._outbox.is_closed or may_pass(error):
                return False
        if number:
            await self._book.delete_sent(number, post)
        return True
