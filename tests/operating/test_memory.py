import ctypes
import sys
from pathlib import Path

import pytest

from bot.operating.memory import give_memory_back

BLOCKS = 40_000
BLOCK_BYTES = 1024
"""Larger than what Python keeps in its own arenas, so that the C library has them."""


class Ended(Exception):
    pass


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="the C library is not glibc"
)
async def test_memory_that_is_free_between_used_blocks_goes_back_to_the_system() -> None:
    asked: list[float] = []

    async def sleep(seconds: float) -> None:
        if asked:
            raise Ended
        asked.append(seconds)

    blocks = [bytes(BLOCK_BYTES) for _ in range(BLOCKS)]
    kept = blocks[::1000]
    del blocks
    before = resident_bytes()
    with pytest.raises(Ended):
        await give_memory_back(sleep)
    assert before - resident_bytes() > BLOCKS * BLOCK_BYTES // 2
    assert asked
    assert kept


def resident_bytes() -> int:
    lines = Path("/proc/self/smaps_rollup").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Rss:")) * 1024
