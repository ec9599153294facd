"""The number of the last write, kept in the file and beside it to show whether writes are missing.

SQLite opens whatever it finds. An empty file is a new database, and a file whose log (-wal) was removed is the state
of the last checkpoint: both look sound. So every transaction that changes something writes its number into the file
(user_version in its header), and once it is durable the number goes into the mark beside the file (-written):

began   the number that the file had, apart from its log, when this bot began to write to it; or a later number
last    the number of the last write that was acknowledged; 0 if there was none since
copied  1 if the file is a copy, or lacks writes whose loss its host accepted, until db.file.copied has run

The file must have the number ``last`` or a later one. The file itself also says whether it is in use (application_id
in its header): it is in use from before the first acknowledged write until an orderly close. A file in use needs its
log, with or without the mark. These rules refuse no complete file, and cost next to nothing:

- The mark is never ahead of the file. A number is noted after the synced COMMIT, so whenever the process or the power
fails, the file has the mark's number or a later one. The mark is one line, overwritten in place, within one sector and
not synced: after a kill it is exact; after a power cut it may be older than the file, which only makes the check
milder. At each start it is replaced as a whole and synced with its folder, before anything is written to the file.
- A file in use must have its log. A checkpoint copies pages in order, the page with the number first, so a file whose
log was removed in the middle of a checkpoint has the newest number, but half of its pages are old. While a bot writes,
its log is never empty, because SQLite resets it by overwriting it from the beginning. (At the start the log is emptied
once; until the write after that, the file does not say that it is in use.)
- Only the file shows an orderly close, because the mark may lag after a power cut. At a close everything is
checkpointed, then one more number is written to the file but not to the mark, then SQLite checkpoints that one page
and deletes the log. A file with a number after ``last`` therefore needs no log. A crash during the close leaves either
the log or the later number in the file. SQLite would also delete the log when the last connection closes after a
failure; so in that case a read-only connection, which never checkpoints, is closed last, and the log stays.
- A first start notes 0 and 0 before it creates the file. Only then may the file be missing or empty.
- A backup has a random number below zero. If it replaces the file, the host has chosen that, so it is opened without a
question; but it is refused beside the log of the file that it replaced. ``began`` tells whether this backup is already
in use here: it is the backup's number until the file itself has a later one, so the same backup is recognized if it
replaces the file again. Other copies have no mark, and need the log only if they are in use.
- After a start from a copy, or with an accepted loss, players may know what happened after the copy or in the lost
writes. ``db.file.copied`` handles that before anything else is written; ``copied`` stays 1 until it has.

Numbers wrap around at 2^31: the later of two numbers is less than half the range ahead of the earlier one.

If another program, for example SQLite's command line, opens the file of a killed bot to write, it checkpoints and
deletes the log too. That looks the same as a log that was removed, and the host has to accept it by hand.
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
from db.file.paths import beside, exists, reader, size, sync_folder

log = logging.getLogger(__name__)

ENDING: Final = "-written"
_ROUND: Final = 2**31 - 1
_NUMBER_AT, _USE_AT = 60, 68
"""The positions of user_version and application_id in the file's header: four bytes each, big-endian."""
IN_USE: Final = int.from_bytes(b"LoBu")
CLOSED: Final = int.from_bytes(b"LoBc")
"""The values of application_id that this program writes; any other value is ignored."""


class WriteMark(NamedTuple):
    """The contents of the ``-written`` marker file; the module's docstring describes the fields."""

    began: int
    last: int
    copied: bool = False


class Header(NamedTuple):
    """The two fields of the file's header that describe its writes."""

    number: int
    in_use: bool


_FIRST: Final = WriteMark(0, 0)


def note(connection: sqlite3.Connection, number: int, use: int) -> None:
    """Write the write number and the in-use flag into the file's header. Raises sqlite3.Error.

    Both are written in one transaction.
    """
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA application_id = {use}")
    connection.execute(f"PRAGMA user_version = {number}")
    connection.execute("COMMIT")


class LastWrite:
    """The write counter of the open file.

    ``number`` is the file's newest write number; ``record`` is the current content of the ``-written`` marker file.
    """

    def __init__(self, path: Path, record: WriteMark, number: int) -> None:
        self.number = number
        self._record = record
        self._descriptor = os.open(beside(path, ENDING), os.O_RDWR)

    def next(self) -> int:
        return max(self.number, 0) % _ROUND + 1

    def acknowledge(self, number: int) -> None:
        """Save the number of a durable write in the marker file.

        An error is ignored, because an older number does no harm.
        """
        self.number = number
        self._record = self._record._replace(last=number, copied=False)
        with suppress(OSError):
            _write_over(self._descriptor, _text(self._record))

    def reached(self, number: int) -> None:
        """Note that the database file has this number even without its write-ahead log."""
        self._record = self._record._replace(began=number)

    def sync(self) -> None:
        """Flush the ``-written`` marker file to the disk. Raises OSError."""
        os.fsync(self._descriptor)

    def close(self) -> None:
        """Close the ``-written`` marker file. May be called more than once."""
        descriptor, self._descriptor = self._descriptor, -1
        if descriptor >= 0:
            os.close(descriptor)


def _write_over(descriptor: int, text: bytes) -> None:
    if sys.platform == "win32":
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.write(descriptor, text)
    else:
        # One call, because the writing thread waits for the event loop after each.
        os.pwrite(descriptor, text, 0)


class Loss(NamedTuple):
    line: str
    """The beginning of the error message, which names what is missing."""
    strange_log: bool = False
    """True if the log belongs to another file; SQLite would delete it, or apply it to this file."""


def accept_or_refuse_loss(path: Path, accept_loss: bool) -> bool:
    """Return True if the locked file lacks writes and ``accept_loss`` allows that.

    Raises OSError, and DatabaseIncomplete if the loss is not accepted.
    """
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
    """Write the ``-written`` marker file for a bot that is about to write to the database.

    ``afresh``: ignore which writes the database should contain. Raises OSError.
    """
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
    """Return True for a backup with which no bot has been started yet. Raises sqlite3.Error."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0]) < 0


def missing(path: Path) -> Loss | None:
    """Return a description of the writes that the file lacks; None if it is not known to lack any.

    Another process may be writing to the file, so the marker file is read first.
    """
    record, log_file = _read(path), beside(path, "-wal")
    has_log = bool(size(log_file))
    if not size(path):
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
        reason = (
            f"{log_name} was cut short, or is an older one"
            if has_log
            else f"{log_name} is missing, or the file is older"
        )
        line = f"{path} ends at write {max(whole, 0)} of {record.last}: {reason}"
        return Loss(line, strange_log=_is_before(whole, alone))
    if _is_before(alone, record.began):
        return Loss(f"{path} is older than the file that {log_name} belongs to", strange_log=True)
    return None


def _may_be_new(path: Path, record: WriteMark | None, has_log: bool) -> bool:
    """Return True if the file is missing or empty because no bot has used it yet."""
    return record == _FIRST or (record is None and not has_log and not exists(path))


def _gone(path: Path, has_log: bool) -> Loss:
    problem = "is empty (0 bytes), so it isn't a database of this program" if exists(path) else "is gone"
    return Loss(f"{path} {problem}", strange_log=has_log)


def _is_another_copy(alone: int, record: WriteMark) -> bool:
    """Return True if a backup has replaced the file that the ``-written`` marker file describes."""
    return alone < 0 and alone != record.began


def _is_before(number: int, other: int) -> bool:
    if other <= 0:
        return False
    return number <= 0 or 0 < (other - number) % _ROUND < _ROUND // 2


def _header(path: Path, *, alone: bool = False) -> Header | None:
    """Return the file's header; None if it cannot be read. ``alone``: ignore the write-ahead log."""
    if not size(path):
        return Header(0, in_use=False)
    try:
        with closing(reader(path, alone=alone)) as connection:
            (number,) = connection.execute("PRAGMA user_version").fetchone()
            (use,) = connection.execute("PRAGMA application_id").fetchone()
            return Header(int(number), use == IN_USE)
    except sqlite3.Error:
        return None


def mark(descriptor: int, *, as_copy: bool) -> None:
    """Write a write number into the header of a database that nobody has open. Raises OSError.

    A copy gets a random negative number, any other file 0.
    """
    number = -1 - secrets.randbelow(_ROUND) if as_copy else 0
    for place, value in ((_NUMBER_AT, number), (_USE_AT, CLOSED)):
        os.lseek(descriptor, place, os.SEEK_SET)
        os.write(descriptor, value.to_bytes(4, "big", signed=True))


def _set_aside(log_file: Path) -> None:
    with suppress(FileNotFoundError):
        log_file.replace(log_file.with_name(log_file.name + "-aside"))


def _read(path: Path) -> WriteMark | None:
    """Read the ``-written`` marker file; None if it is missing or cannot be read."""
    try:
        fields = json.loads(beside(path, ENDING).read_text("ascii"))
        return WriteMark(int(fields["began"]), int(fields["last"]), bool(fields["copied"]))
    except (OSError, ValueError, TypeError, KeyError):
        return None


def _text(record: WriteMark) -> bytes:
    """Return the marker file's text. Its length is fixed, so that it can be overwritten in place."""
    fields = f'"began": {record.began:>11}, "last": {record.last:>10}, "copied": {record.copied:d}'
    return f"{{{fields}}}\n".encode("ascii")


def _write(path: Path, record: WriteMark) -> None:
    """Replace the ``-written`` marker file atomically and durably, readable by its owner only."""
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
