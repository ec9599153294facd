"""Renaming of tables' threads; Discord allows two renames in ten minutes."""

import logging
from collections import deque
from functools import partial
from typing import Final

import discord

from bot.tables.ports import TableView, Timer
from bot.tables.state import TableSettings
from bot.ui.discord.faults import UNTAKEN, cause
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.tasks import Tasks
from bot.ui.discord.threads import own_thread
from bot.ui.scene.stakes import game_line

log = logging.getLogger(__name__)

RENAMES_MOST: Final = 2
WINDOW_MS: Final = 10 * 60_000
TITLE_MOST: Final = 100
"""Discord's limit for a thread's name, in characters."""


def thread_title(name: str, locale: str, settings: TableSettings) -> str:
    """Return the thread's name: ``Friday club · Razz 10/20``. Discord does not format it."""
    return f"{name} \N{MIDDLE DOT} {game_line(locale, settings)}"[:TITLE_MOST]


class ThreadNames:
    """The renames of threads: sent at once, or as soon as Discord's limit allows; the newest name wins.

    A rename over the limit would block every other request of the bot in that thread.
    """

    def __init__(self) -> None:
        self._done: dict[int, deque[int]] = {}
        """thread id -> the times of its last renames, in ms."""
        self._wanted: dict[int, str] = {}
        """thread id -> the new name that still has to be sent."""
        self._tasks = Tasks()

    def rename(self, outbox: Outbox, timer: Timer, view: TableView, title: str) -> int | None:
        """Rename the table's thread now, or as soon as Discord's limit allows.

        Return the time of a delayed rename, in ms since 1970. None if the rename is sent at once, or the table has no
        thread that the bot created.
        """
        thread, now_ms = own_thread(outbox, view.place), timer.now_ms()
        if thread is None:
            return None
        done = self._done.setdefault(thread.id, deque(maxlen=RENAMES_MOST))
        while done and not 0 <= now_ms - done[0] < WINDOW_MS:
            done.popleft()
        waits = thread.id in self._wanted
        self._wanted[thread.id] = title
        if len(done) == RENAMES_MOST:
            due_ms = done[0] + WINDOW_MS
            if not waits:
                timer.call_at(due_ms, partial(self._now, outbox, timer, thread))
            return due_ms
        self._now(outbox, timer, thread)
        return None

    def _now(self, outbox: Outbox, timer: Timer, thread: discord.Thread) -> None:
        title = self._wanted.pop(thread.id, None)
        if title is not None and not outbox.is_closed:
            self._done.setdefault(thread.id, deque(maxlen=RENAMES_MOST)).append(timer.now_ms())
            self._tasks.run(_rename(outbox, thread, title))


async def _rename(outbox: Outbox, thread: discord.Thread, title: str) -> None:
    try:
        await outbox.counted(lambda: thread.edit(name=title), ahead=True)
    except UNTAKEN as error:
        log.info("thread %d cannot be renamed: %s", thread.id, cause(error))
