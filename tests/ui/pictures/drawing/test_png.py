"""The files of pictures: others can read them, and so can the bot itself."""

import importlib.util
import io
import sys
import zlib

import pytest
from PIL import Image

from bot.ui.pictures.drawing.colours import GOLD, indexed
from bot.ui.pictures.drawing.png import from_png, png

SIZES = [(1, 1), (7, 3), (900, 825)]


def noise(size: tuple[int, int]) -> Image.Image:
    return indexed(Image.effect_noise(size, 200).convert("RGB"))


@pytest.mark.parametrize("size", SIZES)
def test_a_decoder_reads_what_was_written(size: tuple[int, int]) -> None:
    image = noise(size)
    file = png(image)
    Image.open(io.BytesIO(file)).verify()
    assert Image.open(io.BytesIO(file)).convert("RGB").tobytes() == image.convert("RGB").tobytes()


@pytest.mark.parametrize("size", SIZES)
def test_the_bot_reads_what_it_wrote(size: tuple[int, int]) -> None:
    image = noise(size)
    assert from_png(png(image), size).tobytes() == image.tobytes()


def test_a_full_coloured_picture_is_written_in_the_colours_of_the_palette() -> None:
    file = png(Image.new("RGB", (5, 4), GOLD))
    assert Image.open(io.BytesIO(file)).mode == "P"
    assert Image.open(io.BytesIO(file)).convert("RGB").getcolors() == [(20, GOLD)]


def test_a_machine_without_isa_l_writes_and_reads_the_same_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "isal.isal_zlib", None)
    spec = importlib.util.find_spec("bot.ui.pictures.drawing.png")
    assert spec is not None
    assert spec.loader is not None
    without = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(without)
    assert without.compress is zlib.compress
    image = noise((7, 3))
    assert without.from_png(png(image), image.size).tobytes() == image.tobytes()
    assert from_png(without.png(image), image.size).tobytes() == image.tobytes()
