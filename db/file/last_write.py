"""The number of the last write, in the file and beside it: what lacks acknowledged writes is not taken for whole.

SQLite opens whatever it finds. An empty file is a new database, and a file whose log (-wal) was removed is that of the
last checkpoint: both look sound. So every transaction that changes anything numbers itself in the file (user_version in
its header), and once it is durable its number goes into the record beside the file (-written):

    began   the number that the file alone, without its log, bore when this bot began to write to it, or a later one
    last    the number of the last write that was acknowledged; 0 for none since
    copied  1 if the file is a copy, or lacks writes that its owner does without, and has not been made good yet

A file must bear ``last`` or a later number. And the file itself says whether it is in use (application_id in its
header): from before the first write that is acknowledged until its end in order. What is in use needs its log, whether
or not the record is there. Why that refuses no honest file, and costs next to nothing:

- The record follows. A number is noted after the COMMIT that is synced, so at whatever moment the process or the power
  ends, the file is level with its record or ahead. The note is one line written over in place, within one sector and
  not synced: after a kill it is exact, after a power cut it may lag, which only makes it milder. It is replaced as a
  whole, synced with its folder, once a start, before anything is written to the file.
- The log must be there. A checkpoint copies pages in their order, the numbered one first, so a file whose log was taken
  away in the middle of one bears the newest number and is half old. While a bot writes, its log is never empty: SQLite
  resets it by overwriting it from the beginning. (At the start the log is emptied once, and until then and a write
  further the file does not say that it is in use.)
- The end is told by the file alone. At a stop in order all is checkpointed, then one more number is written that the
  record does not get, and then SQLite checkpoints that one page and deletes the log. A number after ``last`` needs no
  log, for the record may lag behind it after a power cut: what says that it was closed is the file. A crash on the way
  leaves the log, or the later number in the file. SQLite would do the same for whoever closes a
  file last, also after a failure: then a read-only connection, which never checkpoints, is closed last, and the log
  stays.
- A first start notes 0 and 0 before it makes the file. Only then may the file be missing or empty.
- A copy by ``backup`` bears a number below zero, drawn by lot. In place of the file it is somebody's wish, and starts
  without being asked about, but not with the log of the file that stood there before. ``began`` tells it from the same
  copy in use, and is a later number once the file bears one, so that the same copy can be told when it comes again.
  Other copies come without a record, and all that is expected of them is the log of one that is in use.
- Whoever started from a copy, or does without lost writes, may meet people who know what came after it.
  ``db.file.copied`` sees to that before anything else is written; ``copied`` stands until it has.

Numbers go round at 2^31: one is before another that is less than half the way ahead of it.

Another program that opens a killed bot's file to write, such as SQLite's command line, checkpoints and deletes the log
in its turn. That cannot be told from a log that was taken away, and has to be accepted by hand.
"""

import json
import logging
import os
import secrets
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, NamedTuple

from db.file.errors import DatabaseIncomplete
from db.file.paths import beside, reader, sync_folder

log = logging.getLogger(__name__)

ENDING: Final = "-written"
_ROUND: Final = 2**31 - 1
_NUMBER_AT, _USE_AT = 60, 68
"""Where the file's header has user_version and application_id: four bytes each, the first the most significant."""
IN_USE: Final = int.from_bytes(b"LoBu")
CLOSED: Final = int.from_bytes(b"LoBc")
"""Values of application_id; any other says nothing."""


class WriteMark(NamedTuple):
    """The two numbers of the record, as described above."""

    began: int
    last: int
    copied: bool = False


class Header(NamedTuple):
    """The two fields of the file's header that tell of its writes."""

    number: int
    in_use: bool


_FIRST: Final = WriteMark(0, 0)


def note(connection: sqlite3.Connection, number: int, use: int) -> None:
    """In one write: the number, and whether the file is in use. Raises sqlite3.Error."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA application_id = {use}")
    connection.execute(f"PRAGMA user_version = {number}")
    connection.execute("COMMIT")


class LastWrite:
    """``number`` is the newest of the file, which is open; ``record`` stands beside it already."""

    def __init__(self, path: Path, record: WriteMark, number: int) -> None:
        self.number = number
        self._record = record
        self._descriptor = os.open(beside(path, ENDING), os.O_RDWR)

    def next(self) -> int:
        return max(self.number, 0) % _ROUND + 1

    def acknowledge(self, number: int) -> None:
        """The write is durable. A record that cannot be written lags, and the file is as good as ever."""
        self.number = number
        self._record = self._record._replace(last=number, copied=False)
        with suppress(OSError):
            _write_over(self._descriptor, _text(self._record))

    def reached(self, number: int) -> None:
        """The file itself, without its log, bears the number from now on."""
        self._record = self._record._replace(began=number)

    def sync(self) -> None:
        """Raises OSError."""
        os.fsync(self._descriptor)

    def close(self) -> None:
        """Let the record go; may be called more than once."""
        descriptor, self._descriptor = self._descriptor, -1
        if descriptor >= 0:
            os.close(descriptor)


def _write_over(descriptor: int, text: bytes) -> None:
    if sys.platform == "win32":
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.write(descriptor, text)
    else:
        # In one call, for the writing thread waits for the event loop after each.
        os.pwrite(descriptor, text, 0)


class Loss(NamedTuple):
    line: str
    """Names what is missing; the beginning of a line."""
    strange_log: bool = False
    """The log is not of this file: SQLite would delete it, or play it onto the file."""


def accept_or_refuse_loss(path: Path, accept_loss: bool) -> bool:
    """True if the file, which is locked, lacks something that is done without from now on. Raises OSError, and
    DatabaseIncomplete where no loss is accepted."""
    loss = missing(path)
    if loss is None:
        return False
    if not accept_loss:
        raise DatabaseIncomplete(f"{loss.line}; put back what's missing, or start once with --accept-loss")
    log.warning("%s; started all the same", loss.line)
    if loss.strange_log:
        _set_aside(beside(path, "-wal"))
    return True


def begin(path: Path, afresh: bool) -> WriteMark:
    """Put the record of the bot that is about to write to the file beside it; ``afresh`` where nothing is expected of
    the file any more. Raises OSError."""
    record, header = _read(path), _header(path, alone=True)
    began = 0 if header is None else header.number
    copied = afresh or (record.copied if record is not None else began < 0)
    if record is None or afresh or _is_another_copy(began, record):
        copied = copied or began < 0
        record = _FIRST
    record = WriteMark(began, record.last, copied)
    _write(path, record)
    return record


def is_unstarted_copy(connection: sqlite3.Connection) -> bool:
    """True for a backup that no bot has been started with. Raises sqlite3.Error."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0]) < 0


def missing(path: Path) -> Loss | None:
    """The writes that the file lacks; None where it lacks none that are known of. Another process may be writing to it,
    so the record is read first."""
    record, log_file = _read(path), beside(path, "-wal")
    has_log = _size(log_file) > 0
    if not _size(path):
        return None if _may_be_new(path, record, has_log) else _gone(path, has_log)
    alone = _header(path, alone=True)
    if alone is None:
        return None
    if record is None:
        return _in_use_without_log(path, alone, has_log)
    if _is_another_copy(alone.number, record):
        line = f"{path} is a backup, and {log_file.name} belongs to the file that was there before"
        return Loss(line, strange_log=True) if has_log else None
    whole = _header(path)
    loss = None
    if record.last != 0 and whole is not None:
        loss = _behind(path, record, alone.number, whole.number, has_log)
    return loss or _in_use_without_log(path, alone, has_log)


def _in_use_without_log(path: Path, alone: Header, has_log: bool) -> Loss | None:
    if has_log or not alone.in_use:
        return None
    return Loss(f"{path} wasn't closed properly, and {beside(path, '-wal').name} is missing")


def _behind(path: Path, record: WriteMark, alone: int, whole: int, has_log: bool) -> Loss | None:
    log_name = beside(path, "-wal").name
    if _is_before(whole, record.last):
        why = (
            f"{log_name} was cut short, or is an older one"
            if has_log
            else f"{log_name} is missing, or the file is older"
        )
        line = f"{path} ends at write {max(whole, 0)} of {record.last}: {why}"
        return Loss(line, strange_log=_is_before(whole, alone))
    if _is_before(alone, record.began):
        return Loss(f"{path} is older than the file that {log_name} belongs to", strange_log=True)
    return None


def _may_be_new(path: Path, record: WriteMark | None, has_log: bool) -> bool:
    """True if a file that is not there or empty is one that was never used."""
    return record == _FIRST or (record is None and not has_log and not path.exists())


def _gone(path: Path, has_log: bool) -> Loss:
    what = "is empty (0 bytes), so it isn't a database of this program" if path.exists() else "is gone"
    return Loss(f"{path} {what}", strange_log=has_log)


def _is_another_copy(alone: int, record: WriteMark) -> bool:
    """True if a backup was put in the place of the file that the record is about."""
    return alone < 0 and alone != record.began


def _is_before(number: int, other: int) -> bool:
    if other <= 0:
        return False
    return number <= 0 or 0 < (other - number) % _ROUND < _ROUND // 2


def _header(path: Path, *, alone: bool = False) -> Header | None:
    """The header of the file, with its log or without; None where it cannot be told."""
    if not _size(path):
        return Header(0, in_use=False)
    try:
        with closing(reader(path, alone=alone)) as connection:
            (number,) = connection.execute("PRAGMA user_version").fetchone()
            (use,) = connection.execute("PRAGMA application_id").fetchone()
            return Header(int(number), use == IN_USE)
    except sqlite3.Error:
        return None


def _size(path: Path) -> int:
    """0 for none: the log may be deleted while somebody looks."""
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0


def mark(descriptor: int, *, as_copy: bool) -> None:
    """Number a database that nobody has open, as a copy or as a file without a write. Raises OSError."""
    number = -1 - secrets.randbelow(_ROUND) if as_copy else 0
    for place, value in ((_NUMBER_AT, number), (_USE_AT, CLOSED)):
        os.lseek(descriptor, place, os.SEEK_SET)
        os.write(descriptor, value.to_bytes(4, "big", signed=True))


def _set_aside(log_file: Path) -> None:
    with suppress(FileNotFoundError):
        log_file.replace(log_file.with_name(log_file.name + "-aside"))


def _read(path: Path) -> WriteMark | None:
    """None where there is none, or none that can be read."""
    try:
        fields = json.loads(beside(path, ENDING).read_text("ascii"))
        return WriteMark(int(fields["began"]), int(fields["last"]), bool(fields["copied"]))
    except (OSError, ValueError, TypeError, KeyError):
        return None


def _text(record: WriteMark) -> bytes:
    """Always as long, so that it can be written over."""
    fields = f'"began": {record.began:>11}, "last": {record.last:>10}, "copied": {record.copied:d}'
    return f"{{{fields}}}\n".encode("ascii")


def _write(path: Path, record: WriteMark) -> None:
    """Writes the record in one step, durably, for the file's owner alone."""
    target = beside(path, ENDING)
    part = target.with_name(target.name + "-part")
    descriptor = os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
    try:
        os.write(descriptor, _text(record))
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    part.replace(target)
    sync_folder(target.parent)
