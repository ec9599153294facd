"""The tutor: it explains a learner's turns in a guided hand, and sums up the hand when it is over.

A lesson takes place at a table. For 14 minutes after a learner's click there, each note is sent as an answer to that
click, which only the learner sees. After that a message at the table pings the learner, with a button that shows the
note. The database file holds which hands are guided, so the tutor can continue in mid-hand after a restart.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import discord

from bot.common.tracebacks import where
from bot.practice.house_players import THINKING
from bot.practice.house_seats import terms_of
from bot.practice.ports import Lesson, LessonBook
from bot.practice.turn_facts import turn_facts
from bot.tables.manager import TableManager
from bot.tables.ports import Directory, TableView, Timer
from bot.tables.saving import StoreError
from bot.ui.discord.faults import UNTAKEN, cause
from bot.ui.discord.outbox import Outbox
from bot.ui.discord.replies import follow_up
from bot.ui.practice.buttons import call_buttons, end_buttons, turn_buttons
from bot.ui.practice.lesson import LessonView, summary_text, turn_text
from bot.ui.scene.scene import Scene

log = logging.getLogger(__name__)

TOKEN_MS: Final = 14 * 60_000
"""The time for which notes are sent as answers to an interaction, in ms; Discord allows 1 minute more."""
SceneFor = Callable[[TableView, int], Scene]


@dataclass(frozen=True, slots=True)
class _LastInteraction:
    """The learner's last command or click at the table, and its time; notes are sent as answers to it."""

    interaction: discord.Interaction
    at_ms: int


class Tutor:
    """The tutor of all learners. It must be created before the tables are restored.

    ``scene_for`` returns the table as a player sees it.
    """

    def __init__(
        self,
        book: LessonBook,
        tables: TableManager,
        outbox: Outbox,
        scene_for: SceneFor,
        timer: Timer,
        directory: Directory,
    ) -> None:
        self._book: Final = book
        self._tables: Final = tables
        self._outbox: Final = outbox
        self._scene_for: Final = scene_for
        self._timer: Final = timer
        self._directory: Final = directory
        self._lessons: dict[int, Lesson] = {}
        """table_id -> lesson."""
        self._last_interactions: dict[int, _LastInteraction] = {}
        """table_id -> the learner's last command or click there."""
        self._explained: dict[int, tuple[int, int]] = {}
        """table_id -> (hand number, hand version) of the turn that was explained last."""
        self._pinged: dict[int, int] = {}
        """table_id -> the number of the last hand for which the learner was pinged."""
        self._newest: dict[int, TableView] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        tables.watch(self._changed)

    async def restore(self) -> None:
        """Load the saved lessons, once the tables are restored. Raises StoreError."""
        for lesson in await self._book.all():
            view = self._tables.view(lesson.table_id)
            if view is not None:
                self._lessons[lesson.table_id] = lesson

    def start(self) -> None:
        """Send the notes that have waited for the connection; call this when the client is connected."""
        for table_id in self._lessons:
            view = self._tables.view(table_id)
            if view is not None:
                self._changed(view)

    async def stop(self) -> None:
        """Wait until the notes that are being sent have been sent."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    # Lessons

    def lesson_of(self, player_id: int) -> Lesson | None:
        return next((lesson for lesson in self._lessons.values() if lesson.player_id == player_id), None)

    def learner_at(self, table_id: int) -> int | None:
        """Return the player_id of the learner at the table; None if there is no lesson."""
        lesson = self._lessons.get(table_id)
        return lesson.player_id if lesson is not None else None

    async def begin_lesson(self, interaction: discord.Interaction, table: TableView, player_id: int) -> None:
        """Start a lesson: guide the player through the next hand that is dealt to them at the table.

        A lesson of the same player at another table of the server ends. Raises StoreError.
        """
        lesson = Lesson(table.table_id, player_id)
        await self._book.save(lesson)
        for other in [each for each in self._lessons.values() if each.player_id == player_id]:
            view = self._tables.view(other.table_id)
            if other.table_id != table.table_id and (view is None or view.place.guild_id == table.place.guild_id):
                await self.end_lesson(other.table_id)
        self._lessons[table.table_id] = lesson
        self.remember_token(interaction, table.table_id, player_id)
        newest = self._tables.view(table.table_id)
        if newest is not None:
            self._changed(newest)

    async def on_click(self, interaction: discord.Interaction) -> None:
        """Remember a click by the learner at their table, as the interaction that later notes answer."""
        table_id = self._tables.in_channel(interaction.channel_id or 0) if self._lessons else None
        if table_id is not None and table_id in self._lessons:
            player = await self._directory.known(interaction.user.id)
            if player is not None:
                self.remember_token(interaction, table_id, player)

    def remember_token(self, interaction: discord.Interaction, table_id: int, player_id: int) -> None:
        """Remember a learner's command or click at their table; later notes are sent as answers to it.

        Other interactions are ignored. Only the learner sees these notes, which contain their cards.
        """
        view = self._tables.view(table_id)
        is_at_table = view is not None and interaction.channel_id == view.place.channel_id
        if is_at_table and self.learner_at(table_id) == player_id:
            self._last_interactions[table_id] = _LastInteraction(interaction, self._timer.now_ms())

    async def end_lesson(self, table_id: int) -> None:
        """End the lesson at the table, if there is one, without telling the learner."""
        if table_id in self._lessons:
            await self._forget(table_id)

    async def turn_explained(self, table_id: int, player_id: int) -> LessonView | None:
        """Return the explanation of the learner's current turn; None if it is not their turn."""
        view = self._tables.view(table_id)
        return await self._turn_note(view, player_id) if view is not None else None

    # Changes at tables

    def _changed(self, view: TableView) -> None:
        if view.table_id in self._lessons and self._outbox.is_connected:
            self._newest[view.table_id] = view
            if view.table_id not in self._tasks:
                task = asyncio.get_running_loop().create_task(self._attend(view.table_id))
                self._tasks[view.table_id] = task

    async def _attend(self, table_id: int) -> None:
        try:
            while (view := self._newest.pop(table_id, None)) is not None and table_id in self._lessons:
                await self._follow_hand(view, self._lessons[table_id])
        except Exception as error:
            # A failure of the guide must not disturb the hand.
            log.error("the guide at table %d failed: %s", table_id, where(error))
        finally:
            del self._tasks[table_id]

    async def _follow_hand(self, view: TableView, lesson: Lesson) -> None:
        if view.course.closed:
            await self._end(view, lesson, "learn-ended-gone")
            return
        lesson = await self._guide_first_hand(view, lesson)
        if not lesson.hand_number:
            return
        hand = view.hand
        if view.last.voided is not None and view.hand_number == lesson.hand_number and hand is None:
            await self._end(view, lesson, "learn-ended-void")
        elif view.hand_number != lesson.hand_number or hand is None:
            await self._end(view, lesson, "learn-ended-gone")
        elif hand.finished:
            await self._sum_up(view, lesson)
        elif self._explained.get(view.table_id) != (view.hand_number, hand.version):
            note = await self._turn_note(view, lesson.player_id)
            if note is not None:
                self._explained[view.table_id] = (view.hand_number, hand.version)
                await self._say(view, lesson, note, secret=True)

    async def _guide_first_hand(self, view: TableView, lesson: Lesson) -> Lesson:
        """Choose this hand for the lesson if it is the first one dealt to the learner; return the lesson."""
        hand = view.hand
        dealt = any(player == lesson.player_id for _, player in view.last.hand_players)
        if lesson.hand_number or hand is None or hand.finished or not dealt:
            return lesson
        lesson = replace(lesson, hand_number=view.hand_number)
        self._lessons[view.table_id] = lesson
        await self._book.save(lesson)
        return lesson

    async def _turn_note(self, view: TableView, player_id: int) -> LessonView | None:
        hand = view.hand
        if hand is None or hand.to_act is None or view.course.paused is not None:
            return None
        if dict(view.last.hand_players).get(hand.to_act) != player_id:
            return None
        private = self._tables.private(view.table_id, player_id)
        if private is None or private.room.version != hand.version:
            return None
        seed = view.hand_number * 1_000 + hand.version
        turn = await THINKING(partial(turn_facts, private, private.options, terms_of(view), seed))
        scene = self._scene_for(view, player_id)
        return LessonView(turn_text(scene, private, turn), *turn_buttons(scene, private, turn))

    async def _sum_up(self, view: TableView, lesson: Lesson) -> None:
        scene = self._scene_for(view, lesson.player_id)
        note = LessonView(summary_text(scene, view, lesson.player_id), *end_buttons(scene))
        await self._say(view, lesson, note)
        await self._forget(view.table_id)

    async def _end(self, view: TableView, lesson: Lesson, key: str) -> None:
        scene = self._scene_for(view, lesson.player_id)
        await self._say(view, lesson, LessonView(scene.say(key, table=scene.table_name())))
        await self._forget(view.table_id)

    async def _forget(self, table_id: int) -> None:
        for kept in (self._lessons, self._last_interactions, self._explained, self._pinged):
            kept.pop(table_id, None)
        try:
            await self._book.end(table_id)
        except StoreError as error:
            log.error("the guided hand at table %d could not be ended: %s", table_id, where(error))

    # Sending notes

    async def _say(self, view: TableView, lesson: Lesson, note: LessonView, *, secret: bool = False) -> None:
        """Send the note so that only the learner sees it; if that is impossible, post it at the table.

        A secret note is never posted. Instead the learner is pinged once per hand, and sees the note after a click.
        """
        if await self._send_as_answer(view.table_id, note) or view.course.closed:
            return
        if not secret:
            await self._post(view, lesson, note)
        elif self._pinged.get(view.table_id) != view.hand_number:
            self._pinged[view.table_id] = view.hand_number
            await self._post(view, lesson, await self._ping_note(view, lesson))

    async def _send_as_answer(self, table_id: int, note: LessonView) -> bool:
        """Send the note as a private answer to the learner's last interaction; return True if that worked."""
        last = self._last_interactions.get(table_id)
        if last is None or self._timer.now_ms() - last.at_ms >= TOKEN_MS:
            return False
        try:
            await follow_up(last.interaction, view=note)
        except UNTAKEN as error:
            log.info("a guide's note could not be sent: %s", cause(error))
            return False
        return True

    async def _ping_note(self, view: TableView, lesson: Lesson) -> LessonView:
        user_id = await self._directory.user_id(lesson.player_id)
        scene = self._scene_for(view, lesson.player_id)
        return LessonView(scene.say("lesson-call", mention=f"<@{user_id}>"), *call_buttons(scene))

    async def _post(self, view: TableView, lesson: Lesson, shown: LessonView) -> None:
        """Post the note at the table, where everybody sees it; ping only the learner."""
        user_id = await self._directory.user_id(lesson.player_id)
        pinged = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user_id or 0)])
        channel = self._outbox.channel(view.place.guild_id, view.place.channel_id)
        try:
            await self._outbox.post(lambda nonce: channel.send(view=shown, nonce=nonce, allowed_mentions=pinged))
        except UNTAKEN as error:
            log.info("a guide's message could not be posted: %s", cause(error))
