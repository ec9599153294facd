"""Answers split into pieces, because a NATS server limits the size of messages."""

import asyncio
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from bot.fleet.messages import PartAnswer

if TYPE_CHECKING:
    from nats.aio.msg import Msg

PIECE_BYTES: Final = 200 * 1024
"""The size of a piece in bytes; a message with its headers stays below 256 KiB."""
NOBODY: Final = "503"
"""The status with which the NATS server reports that nobody has subscribed to a question's subject."""
PART, PIECE, PIECES, FAILED = "Part", "Piece", "Pieces", "Failed"


def pieces_of(body: bytes) -> Iterator[tuple[bytes, dict[str, str]]]:
    """Yield each piece of the answer with its headers."""
    pieces = [body[at : at + PIECE_BYTES] for at in range(0, len(body), PIECE_BYTES)]
    for number, piece in enumerate(pieces):
        yield piece, {PIECE: str(number), PIECES: str(len(pieces))}


class AnswersInPieces:
    """The answers to one question, assembled from pieces as they arrive."""

    def __init__(self) -> None:
        self.told: list[PartAnswer] = []
        self._pieces: dict[int, dict[int, bytes]] = {}
        self._failed = 0
        self._expects_more = True
        self._changed = asyncio.Event()

    async def add_piece(self, message: "Msg") -> None:
        heads = message.headers or {}
        if PIECE in heads:
            self._put_together(int(heads[PART]), int(heads[PIECE]), int(heads[PIECES]), message.data)
        self._failed += FAILED in heads
        self._expects_more &= heads.get("Status") != NOBODY
        self._changed.set()

    def expect_no_more(self) -> None:
        """Stop waiting for answers, because the connection is closed."""
        self._expects_more = False
        self._changed.set()

    def _put_together(self, part: int, number: int, of: int, piece: bytes) -> None:
        pieces = self._pieces.setdefault(part, {})
        pieces[number] = piece
        if len(pieces) == of:
            self._pieces.pop(part)
            self.told.append(PartAnswer(part, json.loads(b"".join(pieces[at] for at in range(of)))))

    async def wait(self, enough: int | None) -> None:
        """Wait until ``enough`` parts have answered, or no more answers can arrive."""
        while self._expects_more and (enough is None or len(self.told) + self._failed < enough):
            self._changed.clear()
            await self._changed.wait()
