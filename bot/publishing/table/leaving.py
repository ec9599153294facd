"""Private answers to players who leave a table after the running hand; later they show the evening's result."""

import contextlib
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

import aiohttp
import discord

from bot.publishing.table.evenings import TableEvenings
from bot.tables.ports import TableView
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.tasks import Tasks
from bot.ui.history.evening import own_evening
from bot.ui.scene.answers import left_text
from bot.ui.scene.readers import Readers

EditText = Callable[[str], Awaitable[object]]
"""A function that replaces the answer's text, with the token of the click or command."""
_FAULTS: Final = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)


class _Answer(NamedTuple):
    locale: str
    edit: EditText


class LeavingAnswers:
    """The answers that say "after this hand" until their players have left; kept in memory only."""

    def __init__(self, evenings: TableEvenings, readers: Readers, tasks: Tasks) -> None:
        self._evenings = evenings
        self._readers = readers
        self._tasks = tasks
        self._answers: dict[int, dict[int, _Answer]] = {}
        """table_id -> player_id -> the answer that the player still sees."""

    def keep(self, view: TableView, player_id: int, locale: str, edit: EditText) -> None:
        """Edit this answer once the player has left the table; ``view`` is the table's newest state."""
        self._answers.setdefault(view.table_id, {})[player_id] = _Answer(locale, edit)
        self.table_changed(view)

    def table_changed(self, view: TableView) -> None:
        """Edit the answers of players who have left, and forget those of players who have come back."""
        answers = self._answers.get(view.table_id)
        if answers is None:
            return
        staying = {} if view.course.closed else {line.player_id: line.status for line in view.seats}
        for player_id in [player for player in answers if staying.get(player) != "leaving"]:
            answer = answers.pop(player_id)
            if player_id not in staying:
                self._tasks.run(self._show_result(view, player_id, answer))
        if not answers:
            del self._answers[view.table_id]

    async def _show_result(self, view: TableView, player_id: int, answer: _Answer) -> None:
        scene, result = self._readers.scene(view, answer.locale), await self._evenings.result_of(view, player_id)
        left = left_text(scene)
        words = left if result is None else f"{left} {own_evening(scene.say, result)}"
        # An answer older than 15 minutes stays as it is.
        with contextlib.suppress(*_FAULTS):
            await Outbox.by_token(lambda: answer.edit(words), "words")
