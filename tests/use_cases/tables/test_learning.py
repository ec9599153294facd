"""Guided hands: simultaneous requests, a change of the game, and the next hand at the table."""

import asyncio

from bot.practice.ports import Lesson
from bot.tables.ports import TableView
from bot.use_cases.tables.learning import TURN_SECONDS, Learning, LessonTable
from bot.use_cases.tables.practising import Practising
from tests.harness.use_cases.fakes import refused
from tests.harness.use_cases.tables.fakes import HERE, TableDesk


class Lessons:
    """Lessons in memory; ``begun`` lists them in the order of their beginnings."""

    def __init__(self) -> None:
        self.begun: list[Lesson] = []
        self.now: dict[int, Lesson] = {}

    def lesson_of(self, player_id: int) -> Lesson | None:
        return next((lesson for lesson in self.now.values() if lesson.player_id == player_id), None)

    def learner_at(self, table_id: int) -> int | None:
        return self.now[table_id].player_id if table_id in self.now else None

    async def begin(self, view: TableView, player_id: int) -> None:
        await asyncio.sleep(0)
        lesson = Lesson(view.table_id, player_id)
        self.begun.append(lesson)
        self.now[view.table_id] = lesson

    async def end_lesson(self, table_id: int) -> None:
        self.now.pop(table_id, None)


class Desk(TableDesk):
    def __init__(self) -> None:
        super().__init__()
        self.lessons, house = Lessons(), self.house
        self.practising = Practising(
            house.authority,
            self.terms,
            self.opening,
            house.requests,
            self.tables,
            self.rooms,
            self.lessons,
            self.earlier,
        )
        self.learning = Learning(self.practising, house.requests, self.tables, self.directory, self.lessons)

    async def learn(self, game: str | None = None, user_id: int = 1) -> LessonTable:
        return await self.learning.learn(self.asks(user_id), game, HERE, self.lessons.begin)


async def test_of_two_simultaneous_requests_the_second_continues_the_lesson_of_the_first() -> None:
    desk = Desk()
    told = await asyncio.gather(desk.learn(), desk.learn())
    assert [each.continues for each in told] == [False, True]
    (view,) = desk.views()
    assert (view.settings.turn_seconds, view.settings.house_strength) == (TURN_SECONDS, "novice")
    assert desk.lessons.begun == [Lesson(view.table_id, 101)]


async def test_choosing_another_game_begins_a_new_lesson_and_ends_the_old_one() -> None:
    desk = Desk()
    first, again, other = [await desk.learn(game) for game in ("razz", "razz", "badugi")]
    assert (again.view.table_id, again.continues) == (first.view.table_id, True)
    assert (other.view.settings.game, other.continues) == ("badugi", False)
    assert desk.lessons.now == {other.view.table_id: Lesson(other.view.table_id, 101)}


async def test_the_next_hand_is_guided_only_for_a_seated_player_if_nobody_else_learns_there() -> None:
    desk = Desk()
    table = (await desk.learn()).view
    assert await refused(desk.learning.next_at(desk.asks(1), table.table_id)) == "learn-not-yours"
    for user in (1, 2):
        await desk.practising.sit_down(desk.asks(user), table)
    found = await desk.learning.next_at(desk.asks(1), table.table_id)
    assert (found.view.table_id, found.player_id) == (table.table_id, 101)
    assert await refused(desk.learning.next_at(desk.asks(2), table.table_id)) == "learn-not-yours"
    await desk.lessons.end_lesson(table.table_id)
    assert (await desk.learning.next_at(desk.asks(2), table.table_id)).player_id == 102
