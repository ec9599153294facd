import gc
import weakref

from bot.ui.discord.attachments import Drawn, files_of


def test_a_picture_that_was_sent_is_freed_without_a_garbage_collection() -> None:
    (file,) = files_of(Drawn(b"png", "table.png", "a table"))
    buffer = weakref.ref(file.fp)
    gc.disable()
    try:
        file.close()
        del file
        assert buffer() is None
    finally:
        gc.enable()


def test_a_picture_is_closed_twice_without_an_error_and_can_then_be_read() -> None:
    (file,) = files_of(Drawn(b"png", "table.png", "a table"))
    file.close()
    file.close()
    file.reset()
    assert file.fp.read() == b"png"
