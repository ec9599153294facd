"""The walk through the source, counted on a small tree of its own."""

import asyncio
import importlib
import logging
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType

import pytest

from tests.bench.walk import BEFORE, CROSSINGS_MOST, Walk, measured, report, walked

HALL = """
import asyncio
from planted.cogs import desk
from planted.attic import box

def alone():
    return own() + own()

def own():
    return 1

def there_and_back():
    return desk.ask(own)

def outside():
    return box.opened() + sorted([2, 1], key=desk.key)[0]

async def waits():
    return await desk.slow()

def counts():
    return list(desk.several())

class Upkeep:
    async def _update(self):
        Webhook().send()

class Webhook:
    def send(self):
        return desk.key(4)

async def says_it():
    desk.key(3)
    Webhook().send()
    desk.key(5)

async def answers():
    drawing = asyncio.create_task(Upkeep()._update())
    desk.key(2)
    await asyncio.sleep(0)
    assert drawing.done()
    desk.key(6)
"""
DESK = """
import asyncio

def ask(back):
    return back()

def key(number):
    return number

async def slow():
    await asyncio.sleep(0)
    await asyncio.sleep(0)

def several():
    yield from (1, 2, 3)
"""
BOX = "def opened():\n    return 0\n"
CARD = "bot/ui/table/message.py"
HALL_FILE, DESK_FILE = "bot/ui/hall.py", "cogs/desk.py"


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, ModuleType]:
    root = tmp_path / "planted"
    for path, text in ((HALL_FILE, HALL), (DESK_FILE, DESK), ("attic/box.py", BOX)):
        (root / path).parent.mkdir(parents=True)
        (root / path).write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in [name for name in sys.modules if name.split(".")[0] == "planted"]:
        monkeypatch.delitem(sys.modules, name)
    return root, importlib.import_module("planted.bot.ui.hall")


@pytest.mark.parametrize(
    ("action", "files", "crossings"),
    [
        ("alone", {HALL_FILE}, 0),
        ("there_and_back", {HALL_FILE, DESK_FILE}, 2),
        ("outside", {HALL_FILE, DESK_FILE}, 2),
        ("counts", {HALL_FILE, DESK_FILE}, 1),
    ],
)
def test_the_walk_counts_the_entered_files_and_the_calls_from_file_to_file(
    planted: tuple[Path, ModuleType], action: str, files: set[str], crossings: int
) -> None:
    """A library between two of our files, such as sorting, changes nothing; other folders don't count."""
    root, hall = planted
    with walked(root, ("bot", "cogs")) as walk:
        getattr(hall, action)()
    hall.alone()
    assert (walk.files, walk.edge, walk.crossings.total()) == (files, files, crossings)


async def test_a_resumed_coroutine_is_not_counted_as_called_again(planted: tuple[Path, ModuleType]) -> None:
    root, hall = planted
    with walked(root, ("bot", "cogs")) as walk:
        await asyncio.create_task(hall.waits())
    assert (walk.files, walk.crossings.total()) == ({HALL_FILE, DESK_FILE}, 1)


async def test_a_task_that_draws_a_card_does_not_count_towards_the_answer(planted: tuple[Path, ModuleType]) -> None:
    root, hall = planted
    with walked(root, ("bot", "cogs")) as walk:
        await hall.answers()
    assert walk.answer is not None
    assert (walk.crossings.total(), walk.answer.crossings.total()) == (3, 2)
    assert "\n  its answer  " in "\n".join(report(dict.fromkeys(BEFORE, walk)))


async def test_callbacks_of_the_loop_do_not_count_towards_the_answer(planted: tuple[Path, ModuleType]) -> None:
    root, hall = planted
    with walked(root, ("bot", "cogs")) as walk:
        hall.there_and_back()
        asyncio.get_running_loop().call_soon(hall.there_and_back)
        await asyncio.sleep(0)
    assert walk.answer is not None
    assert (walk.crossings.total(), walk.answer.crossings.total()) == (4, 2)


async def test_calls_after_the_answer_is_sent_do_not_count_towards_the_answer(planted: tuple[Path, ModuleType]) -> None:
    root, hall = planted
    with walked(root, ("bot", "cogs")) as walk:
        await hall.says_it()
    assert walk.answer is not None
    assert (walk.crossings.total(), walk.answer.crossings.total()) == (3, 1)


async def test_calls_of_the_task_that_clicks_are_not_counted(planted: tuple[Path, ModuleType]) -> None:
    root, hall = planted
    with walked(root, ("bot", "cogs"), asks=asyncio.current_task()) as walk:
        hall.there_and_back()
        assert not walk.files
        await asyncio.create_task(hall.says_it())
    assert walk.crossings.total() == 3


def test_the_report_shows_each_action_next_to_its_earlier_figures() -> None:
    walk = Walk(Path(), (), {"bot/ui/a.py", "cogs/b.py", "bot/poker/c.py"}, Counter({("cogs/b.py", "bot/ui/a.py"): 7}))
    text = "\n".join(report(dict.fromkeys(BEFORE, walk)))
    assert text.count(f"{3:>13}{2:>13}{7:>13}\n") == len(BEFORE)
    assert f"{330:>13}\n" in text
    assert "enters of ui and cogs:\n  bot/ui/a.py cogs/b.py\nand crosses most often:\n" in text
    assert "     7  cogs/b.py -> bot/ui/a.py\n" in text


async def test_an_action_reaches_the_database_in_at_most_200_calls_from_file_to_file(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """An action goes from the interaction to the rules and the database, and logs no error."""
    walks = await measured()
    assert walks.keys() == BEFORE.keys()
    for walk in walks.values():
        assert any(path.startswith("db/") for path in walk.files)
        assert CROSSINGS_MOST >= walk.crossings.total() > len(walk.files) > len(walk.edge) > 0
    drawn = {action: walk.answer is not None and CARD in walk.answer.files for action, walk in walks.items()}
    assert drawn == {"click on Call": True, "/complete": False, "/tournament register": False}
    assert CARD in walks["/complete"].files
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
