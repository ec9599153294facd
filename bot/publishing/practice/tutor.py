"""The guide of first hands: speaks up when it is the learner's turn, and when the hand is over.

The lesson stands at the table. Each note goes out for the learner alone, as an answer to what they clicked there last,
for a quarter of an hour; after that a message at the table calls them, with a button that shows the note. Which hands
are guided stands in the file, so that a restart goes on in the middle of one.
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
"""How long an interaction can be answered again; Discord takes a minute more."""
SceneFor = Callable[[TableView, int], Scene]


@dataclass(frozen=True, slots=True)
class _Way:
    """The way to the learner: their last request."""

    interaction: discord.Interaction
    at_ms: int


class Tutor:
    """To be made before the tables are restored. ``scene_for`` is how a player sees a table."""

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
        """By table."""
        self._ways: dict[int, _Way] = {}
        """By table."""
        self._told: dict[int, tuple[int, int]] = {}
        """table_id -> hand and version of the turn that was explained last."""
        self._called: dict[int, int] = {}
        """table_id -> the hand for which the learner was called to the table."""
        self._newest: dict[int, TableView] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        tables.watch(self._changed)

    async def restore(self) -> None:
        """After the tables are restored: go on with the hands that were guided. Raises StoreError."""
        for lesson in await self._book.all():
            view = self._tables.view(lesson.table_id)
            if view is not None:
                self._lessons[lesson.table_id] = lesson

    def start(self) -> None:
        """The client is connected: say what is to be said."""
        for table_id in self._lessons:
            view = self._tables.view(table_id)
            if view is not None:
                self._changed(view)

    async def stop(self) -> None:
        """Finish what is being said."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    # Learners' questions

    def lesson_of(self, player_id: int) -> Lesson | None:
        return next((lesson for lesson in self._lessons.values() if lesson.player_id == player_id), None)

    def learner_at(self, table_id: int) -> int | None:
        """player_id of who is guided there."""
        lesson = self._lessons.get(table_id)
        return lesson.player_id if lesson is not None else None

    async def begin_lesson(self, interaction: discord.Interaction, table: TableView, player_id: int) -> None:
        """Guide the next hand that is dealt to the player there, in place of any other lesson of theirs in the server.
        Raises StoreError."""
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
        """A learner's click at their table is the way to them for the next quarter of an hour."""
        table_id = self._tables.in_channel(interaction.channel_id or 0) if self._lessons else None
        if table_id is not None and table_id in self._lessons:
            player = await self._directory.known(interaction.user.id)
            if player is not None:
                self.remember_token(interaction, table_id, player)

    def remember_token(self, interaction: discord.Interaction, table_id: int, player_id: int) -> None:
        """A player has asked something at the table. If they are the learner, the next notes, which tell their cards,
        answer it."""
        view = self._tables.view(table_id)
        there = view is not None and interaction.channel_id == view.place.channel_id
        if there and self.learner_at(table_id) == player_id:
            self._ways[table_id] = _Way(interaction, self._timer.now_ms())

    async def end_lesson(self, table_id: int) -> None:
        """The lesson there, if there is one, ends without a word."""
        if table_id in self._lessons:
            await self._forget(table_id)

    async def turn_explained(self, table_id: int, player_id: int) -> LessonView | None:
        """The learner's present turn, explained again; None where it is not their turn."""
        view = self._tables.view(table_id)
        return await self._turn_note(view, player_id) if view is not None else None

    # Tables' news

    def _changed(self, view: TableView) -> None:
        if view.table_id in self._lessons and self._outbox.is_connected:
            self._newest[view.table_id] = view
            if view.table_id not in self._tasks:
                task = asyncio.get_running_loop().create_task(self._attend(view.table_id))
                self._tasks[view.table_id] = task

    async def _attend(self, table_id: int) -> None:
        try:
            while (view := self._newest.pop(table_id, None)) is not None and table_id in self._lessons:
                await self._look(view, self._lessons[table_id])
        except Exception as error:
            # A guide that is lost for words must not disturb the hand.
            log.error("the guide at table %d failed: %s", table_id, where(error))
        finally:
            del self._tasks[table_id]

    async def _look(self, view: TableView, lesson: Lesson) -> None:
        if view.course.closed:
            await self._end(view, lesson, "learn-ended-gone")
            return
        lesson = await self._begun(view, lesson)
        if not lesson.hand_number:
            return
        hand = view.hand
        if view.last.voided is not None and view.hand_number == lesson.hand_number and hand is None:
            await self._end(view, lesson, "learn-ended-void")
        elif view.hand_number != lesson.hand_number or hand is None:
            await self._end(view, lesson, "learn-ended-gone")
        elif hand.finished:
            await self._sum_up(view, lesson)
        elif self._told.get(view.table_id) != (view.hand_number, hand.version):
            note = await self._turn_note(view, lesson.player_id)
            if note is not None:
                self._told[view.table_id] = (view.hand_number, hand.version)
                await self._say(view, lesson, note, secret=True)

    async def _begun(self, view: TableView, lesson: Lesson) -> Lesson:
        """The first hand that is dealt to the learner is the one."""
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
        for kept in (self._lessons, self._ways, self._told, self._called):
            kept.pop(table_id, None)
        try:
            await self._book.end(table_id)
        except StoreError as error:
            log.error("the guided hand at table %d could not be ended: %s", table_id, where(error))

    # Saying it

    async def _say(self, view: TableView, lesson: Lesson, note: LessonView, *, secret: bool = False) -> None:
        """Tells the learner alone; where there is no way to them, at the table: what is secret only after a click
        there, for which they are called once a hand."""
        if await self._answered(view.table_id, note) or view.course.closed:
            return
        if not secret:
            await self._post(view, lesson, note)
        elif self._called.get(view.table_id) != view.hand_number:
            self._called[view.table_id] = view.hand_number
            await self._post(view, lesson, await self._call(view, lesson))

    async def _answered(self, table_id: int, note: LessonView) -> bool:
        """True if the note went out as one more answer to what the learner asked last."""
        way = self._ways.get(table_id)
        if way is None or self._timer.now_ms() - way.at_ms >= TOKEN_MS:
            return False
        try:
            await follow_up(way.interaction, view=note)
        except UNTAKEN as error:
            log.info("a guide's note: %s", cause(error))
            return False
        return True

    async def _call(self, view: TableView, lesson: Lesson) -> LessonView:
        user_id = await self._directory.user_id(lesson.player_id)
        scene = self._scene_for(view, lesson.player_id)
        return LessonView(scene.say("lesson-call", mention=f"<@{user_id}>"), *call_buttons(scene))

    async def _post(self, view: TableView, lesson: Lesson, shown: LessonView) -> None:
        """Posts it for all who see the table, and calls the learner alone."""
        user_id = await self._directory.user_id(lesson.player_id)
        called = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user_id or 0)])
        channel = self._outbox.channel(view.place.guild_id, view.place.channel_id)
        try:
            await self._outbox.post(lambda nonce: channel.send(view=shown, nonce=nonce, allowed_mentions=called))
        except UNTAKEN as error:
            log.info("a guide's call: %s", cause(error))
