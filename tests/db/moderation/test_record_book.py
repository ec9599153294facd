"""The threads in which the file's deals were put on record."""

from pathlib import Path

from bot.moderation.record_book import RecordThread
from db.store import open_store


async def test_record_threads_are_known_after_a_restart_and_the_newest_is_listed_last(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "file.db")
    older, newer, another = RecordThread(1, 20, 300), RecordThread(1, 20, 301), RecordThread(2, 40, 299)
    for thread in (newer, older, another, older):
        await store.records.save_thread(thread)
    await store.close()
    store = await open_store(tmp_path / "file.db")
    assert await store.records.threads() == [
        RecordThread(2, 40, 299),
        RecordThread(1, 20, 300),
        RecordThread(1, 20, 301),
    ]
    await store.close()
