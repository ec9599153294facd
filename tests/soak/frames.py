"""The victim's messages to its parent: pickled frames on standard output.

Each is written in one piece, and as soon as it is true.
"""

import os
import pickle
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import IO, Final

from bot.poker.views import PlayerView
from bot.tables.messages import Message
from bot.tables.ports import TableView
from bot.tables.saving import NewTable, Request, TableCommit
from bot.tables.state import TableState

_LENGTH: Final = struct.Struct("<I")
_STANDARD_OUTPUT: Final = 1


@dataclass(frozen=True, slots=True)
class Restored:
    """A table as it was restored, before anything happened to it, between the two moments."""

    view: TableView
    private: dict[int, PlayerView | None] = field(repr=False)
    """Player id to their view of the running hand."""
    state: TableState = field(repr=False)
    """Everything that the table remembers, including plans."""
    since_ms: int
    until_ms: int


@dataclass(frozen=True, slots=True)
class AllRestored:
    """The news that every table is restored."""


@dataclass(frozen=True, slots=True)
class Playing:
    """The news that every message to be repeated was delivered."""


@dataclass(frozen=True, slots=True)
class Opening:
    number: int
    new: NewTable
    request: Request | None
    at_ms: int


@dataclass(frozen=True, slots=True)
class Committing:
    number: int
    commit: TableCommit


@dataclass(frozen=True, slots=True)
class Saved:
    """The news that the store acknowledged the write with this ``number``."""

    number: int
    table_id: int


@dataclass(frozen=True, slots=True)
class Refused:
    """The news that the store refused the write with this ``number``."""

    number: int
    error: str


@dataclass(frozen=True, slots=True)
class Told:
    """The news that the room is about to see this moment of a table."""

    table_id: int
    hand_number: int
    version: int


@dataclass(frozen=True, slots=True)
class Asked:
    table_id: int
    message: Message


@dataclass(frozen=True, slots=True)
class Answered:
    table_id: int
    message: Message
    done: bool
    denial: str | None
    refused: str | None


Frame = Restored | AllRestored | Playing | Opening | Committing | Saved | Refused | Told | Asked | Answered


def send(frame: Frame) -> None:
    """Write a frame; raise BrokenPipeError once the parent is gone."""
    body = pickle.dumps(frame, pickle.HIGHEST_PROTOCOL)
    rest = memoryview(_LENGTH.pack(len(body)) + body)
    while rest:
        rest = rest[os.write(_STANDARD_OUTPUT, rest) :]


def receive(source: IO[bytes]) -> Iterator[Frame]:
    """Yield every whole frame in order; the last may have been cut off with the process."""
    while len(head := source.read(_LENGTH.size)) == _LENGTH.size:
        (length,) = _LENGTH.unpack(head)
        body = source.read(length)
        if len(body) < length:
            return
        frame: Frame = pickle.loads(body)
        yield frame
