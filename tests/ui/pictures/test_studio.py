"""The studio, which draws each picture once, refuses more work than it can do, and never stops play."""

import asyncio
import logging
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.poker.games import GAMES
from bot.ui.discord.attachments import Drawn
from bot.ui.help.guide import guide_to
from bot.ui.pictures import studio as module
from bot.ui.pictures.studio import Studio
from bot.ui.pictures.table_picture import TablePicture
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.tables.altered import altered
from tests.harness.ui.scenes import deal, play, scene, table

THREE = {1: 400, 2: 320, 3: 410}


class Painter:
    """A stand-in for the drawing code that counts the pictures and waits when a test says so."""

    def __init__(self) -> None:
        self.drawn: list[TablePicture] = []
        self.go_on = threading.Event()
        self.go_on.set()
        self.fails = False

    def __call__(self, picture: TablePicture) -> Drawn:
        self.go_on.wait(PATIENCE_SECONDS)
        self.drawn.append(picture)
        if self.fails:
            raise ValueError("the king of spades")
        return Drawn(b"png", "table.png", picture.title)


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> Painter:
    made = Painter()
    monkeypatch.setattr(module, "_drawn_table", made)
    return made


@pytest.fixture
async def studio(painter: Painter) -> AsyncIterator[Studio]:
    made = Studio(waiting_most=3)
    yield made
    painter.go_on.set()
    made.close()


def named(name: str) -> Any:
    return scene(altered(table(play(THREE)), name=name))


async def test_the_same_state_is_drawn_only_once(studio: Studio, painter: Painter) -> None:
    first = await studio.table(named("River"))
    again = await studio.table(named("River"))
    assert first is again
    assert len(painter.drawn) == 1


async def test_callers_during_a_drawing_share_its_picture(studio: Studio, painter: Painter) -> None:
    painter.go_on.clear()
    asked = [asyncio.create_task(studio.table(named("River"))) for _ in range(20)]
    await asyncio.sleep(0)
    painter.go_on.set()
    found = await asyncio.gather(*asked)
    assert len({id(each) for each in found}) == 1
    assert len(painter.drawn) == 1


async def test_the_studio_refuses_a_picture_when_too_many_wait(studio: Studio, painter: Painter) -> None:
    painter.go_on.clear()
    asked = [asyncio.create_task(studio.table(named(f"Table {number}"))) for number in range(3)]
    await asyncio.sleep(0)
    assert await studio.table(named("Another guided hand")) is None
    painter.go_on.set()
    assert all(await asyncio.gather(*asked))
    assert await studio.table(named("Another guided hand")) is not None


async def test_a_caller_who_gives_up_does_not_cancel_the_drawing_for_others(studio: Studio, painter: Painter) -> None:
    painter.go_on.clear()
    impatient, patient = (asyncio.create_task(studio.table(named("River"))) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    painter.go_on.set()
    assert await patient is not None
    with pytest.raises(asyncio.CancelledError):
        await impatient


async def test_the_studio_returns_no_picture_if_drawing_fails_and_logs_no_card(
    studio: Studio, painter: Painter, caplog: pytest.LogCaptureFixture
) -> None:
    painter.fails = True
    with caplog.at_level(logging.ERROR):
        assert await studio.table(named("River")) is None
    assert caplog.messages == ["a picture could not be drawn: ValueError"]
    assert "king" not in caplog.text
    painter.fails = False
    assert await studio.table(named("River")) is not None


async def test_the_least_recently_used_pictures_are_dropped(painter: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TABLES_KEPT", 2)
    studio = Studio()
    for name in ("A", "B", "A", "C", "A", "B"):
        await studio.table(named(name))
    studio.close()
    assert [picture.table for picture in painter.drawn] == ["A", "B", "C", "B"]


async def test_a_closed_studio_draws_nothing(studio: Studio, painter: Painter) -> None:
    studio.close()
    assert await studio.table(named("River")) is None
    assert not painter.drawn


async def test_callers_who_wait_when_the_studio_closes_get_no_picture_and_nothing_is_logged(
    studio: Studio, painter: Painter, caplog: pytest.LogCaptureFixture
) -> None:
    painter.go_on.clear()
    asked = [asyncio.create_task(studio.table(named(f"Table {number}"))) for number in range(3)]
    await asyncio.sleep(0)
    studio.close()
    painter.go_on.set()
    found = await asyncio.gather(*asked)
    assert None in found
    assert not caplog.records


async def test_the_studio_returns_png_files_and_their_repr_names_no_card() -> None:
    studio = Studio()
    hand = deal("badugi", THREE)
    drawn = await studio.table(scene(table(hand)))
    own = await studio.hand(scene(table(hand)), hand.view(1))
    studio.close()
    assert drawn is not None
    assert own is not None
    assert (drawn.filename, own.filename) == ("table.png", "cards.png")
    assert drawn.png.startswith(b"\x89PNG")
    assert own.png.startswith(b"\x89PNG")
    assert own.alt not in repr(own)


async def test_a_drawn_picture_lists_the_seats_whose_names_its_font_cannot_write() -> None:
    studio, hand = Studio(), play(THREE)
    here = scene(table(hand), {101: "漢字太郎", 102: "Zoë", 103: "Seat 3"}.get)
    drawn = [await studio.table(here), await studio.panel(here, hand.view(2))]
    studio.close()
    assert [each.nameless for each in drawn if each is not None] == [(1,), (1,)]


async def test_two_players_cards_make_two_different_pictures() -> None:
    studio = Studio()
    hand = deal("badugi", THREE)
    one = await studio.hand(scene(table(hand)), hand.view(1))
    other = await studio.hand(scene(table(hand)), hand.view(2))
    studio.close()
    assert one is not None
    assert other is not None
    assert one.png != other.png
    assert one.alt != other.alt


async def test_panels_are_drawn_only_while_half_of_the_queue_is_free(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    studio, hand = Studio(), play(THREE)
    painter.go_on.clear()
    tables = [asyncio.create_task(studio.table(named(f"Table {at}"))) for at in range(module.PANELS_WAITING_MOST)]
    await asyncio.sleep(0)
    assert not studio.is_full
    assert await studio.panel(scene(table(hand)), hand.view(1)) is None
    painter.go_on.set()
    await asyncio.gather(*tables)
    drawn = await studio.panel(scene(table(hand)), hand.view(1))
    studio.close()
    assert drawn is not None
    assert (drawn.filename, drawn.shows_table) == ("panel.png", True)
    assert drawn.alt not in repr(drawn)


async def test_a_picture_of_example_hands_is_drawn_only_once() -> None:
    studio = Studio()
    picture = guide_to("en-US", GAMES["badugi"], None).picture()
    first, again = await studio.guide(picture), await studio.guide(picture)
    studio.close()
    assert first is not None
    assert first is again
    assert (first.filename, first.png[:4]) == ("hands.png", b"\x89PNG")
    assert "badugi" in first.alt


async def test_warming_up_loads_the_drawing_code_in_the_drawing_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loop keeps running, and the first picture comes after the warm-up."""
    warming, go_on, order = threading.Event(), threading.Event(), []

    def loaded() -> None:
        warming.set()
        go_on.wait(PATIENCE_SECONDS)
        order.append(threading.current_thread().name)

    monkeypatch.setattr(module, "_loaded", loaded)
    studio = Studio()
    studio.warm_up()
    assert warming.wait(PATIENCE_SECONDS)
    asked = asyncio.create_task(studio.table(named("River")))
    await asyncio.sleep(0)
    assert not asked.done()
    go_on.set()
    assert await asked is not None
    studio.close()
    assert order[0].startswith("pictures")


def test_warming_up_loads_all_the_drawing_code() -> None:
    """This runs in a new process, where importing the studio must load none of that code."""
    code = (
        "import sys\n"
        "from bot.ui.pictures import studio\n"
        "package = 'bot.ui.pictures.drawing.'\n"
        "drawing = [package + name for name in ('guide', 'hand', 'middle', 'seat', 'table')]\n"
        "before = [name for name in sys.modules if name.startswith('PIL') or name in drawing]\n"
        "studio._loaded()\n"
        "loaded = [name.removeprefix(package) for name in drawing if name in sys.modules]\n"
        "print(before, loaded)\n"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    drawn = ["guide", "hand", "middle", "seat", "table"]
    assert shown.strip() == f"[] {drawn}"


async def test_a_closed_studio_is_not_warmed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[bool] = []
    monkeypatch.setattr(module, "_loaded", lambda: loaded.append(True))
    studio = Studio()
    studio.close()
    studio.warm_up()
    assert loaded == []
