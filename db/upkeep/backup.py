"""Backups of the database while it is in use; a copy counts as a backup only once it is proved."""

from contextlib import closing
from pathlib import Path

from db.file import last_write
from db.file.copying import copy_into
from db.file.errors import DatabaseIncomplete, DatabaseUnusable
from db.file.paths import read_only, real_path
from db.upkeep.check import check


def backup(path: Path, target: Path) -> None:
    """Copy ``path`` to ``target``, readable by its owner only, and prove the copy's ledger.

    Raises DatabaseUnusable if the target exists, the source lacks writes or cannot be read, or the copy fails its
    proof; the new target is then deleted.
    """
    if (loss := last_write.missing(real_path(path))) is not None:
        raise DatabaseIncomplete(loss.line)
    with closing(read_only(path)) as source:
        copy_into(source, target)
    try:
        problems = check(target)
    except DatabaseUnusable as error:
        target.unlink()
        raise DatabaseUnusable(f"{path} isn't a database of this program") from error
    if problems:
        target.unlink()
        raise DatabaseUnusable(f"the copy of {path} doesn't check out: {problems[0]} ({len(problems)} problems)")
