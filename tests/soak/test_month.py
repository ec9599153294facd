"""The month of weekly tournaments, and what its diary must find."""

from pathlib import Path

from tests.soak.month import lived
from tests.soak.month_world import World


async def test_in_a_month_of_weekly_tournaments_each_person_is_told_each_piece_of_news_once(tmp_path: Path) -> None:
    diary = await lived(tmp_path / "month.sqlite3", 1)
    assert diary.problems == []
    assert len(diary.got) > 100
    assert {got.name for got in diary.got} == {"an", "bo", "cy", "di", "ed", "flo", "gus", "hal"}


async def test_the_diary_finds_who_was_told_twice_by_mistake_or_not_at_all(tmp_path: Path) -> None:
    world = await World.open(tmp_path / "month.sqlite3", 1)
    try:
        room, diary = world.room, world.diary
        for name in ("an", "an", "cy"):
            user = await room.client.fetch_user(room.people[name].id)
            await user.send("Friday is canceled.")
        diary.told("A cancellation", "an di")
    finally:
        await world.room.shut()
    found = [problem.partition("A cancellation: ")[2] for problem in diary.problems]
    assert found == [
        "an was told 2 times, not 1",
        "cy was told 1 times, not 0",
        "di was told 0 times, not 1",
        "an was told 2 times: Friday is canceled.",
    ]
