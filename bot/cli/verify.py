"""``verify``: checks proofs of deals offline, against one another and against what a player has kept."""

import argparse
import json
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from bot.fairness.page import verify_page
from bot.fairness.proof_text import BYTES_MOST
from bot.fairness.verifying import verdict_text
from bot.fairness.verifying.compared import ReaderKept
from bot.fairness.verifying.verify import ProofVerdict, Verified, verify

FAILS = 1
UNREADABLE = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path, help="proofs of any hands, for any seats")
    parser.add_argument(
        "--seal", metavar="HEX", action="append", default=[], help="a seal you kept, whole or as FIRST...LAST"
    )
    parser.add_argument(
        "--closing",
        metavar=("LINK", "LINE"),
        nargs=2,
        action="append",
        default=[],
        help="the link of a closing message, and its text",
    )
    parser.add_argument("--page", metavar="PAGE", type=Path, help="write the page that does the same in a browser")
    parser.add_argument("--json", action="store_true", help="print everything found")


def run(args: argparse.Namespace) -> int:
    """Print one line per file and one for all files, and return the exit status.

    The status is 1 if a check fails, 2 if a file cannot be read. Unreadable files do not stop the verification of the
    others.
    """
    if args.page is not None and not _write_page(args.page):
        return UNREADABLE
    if not args.files:
        if args.page is None:
            print("give at least one file", file=sys.stderr)
        return 0 if args.page is not None else UNREADABLE
    files, unreadable = _read(args.files)
    for line in unreadable:
        print(_printable(line), file=sys.stderr)
    verified = verify(files, ReaderKept(args.seal, [(link, text) for link, text in args.closing]))
    if files:
        output = json.dumps(_found(verified), ensure_ascii=False) if args.json else "\n".join(_lines(verified))
        print(_printable(output))
    if unreadable:
        return UNREADABLE
    return 0 if verified.holds else FAILS


def _read(paths: Sequence[Path]) -> tuple[list[tuple[str, str]], list[str]]:
    """Return (name, text) of each file that can be read, and an error line for each other file."""
    files: list[tuple[str, str]] = []
    unreadable: list[str] = []
    for path in paths:
        try:
            files.append((str(path), _text(path)))
        except OSError as error:
            unreadable.append(f"{path}: can't be read: {error.strerror}")
        except UnicodeDecodeError:
            unreadable.append(f"{path}: isn't UTF-8 text")
    return files, unreadable


def _text(path: Path) -> str:
    """Read the file; if it is too long for a proof, read only enough to show that."""
    with path.open("rb") as file:
        content = file.read(BYTES_MOST + 1)
    # A cut-off file may end inside a character.
    return content.decode(errors="strict" if len(content) <= BYTES_MOST else "replace")


def _printable(text: str) -> str:
    """Escape characters that cannot be printed, because file names and typed text may be invalid Unicode."""
    return text.encode(errors="backslashreplace").decode()


def _write_page(path: Path) -> bool:
    try:
        path.write_text(verify_page(), encoding="utf-8")
    except OSError as error:
        print(f"can't write {path}: {error.strerror}", file=sys.stderr)
        return False
    print(f"{path}: open it in a browser")
    return True


def _lines(verified: Verified) -> list[str]:
    lines = [f"{verdict.name}: {verdict_text.line(verdict)}{posted(verdict)}" for verdict in verified.verdicts]
    lines += [f"DOESN'T HOLD: {problem}" for problem in verified.together]
    lines += [
        f"seat {seat}: {count} positions skipped, {expected:.1f} expected"
        for seat, (count, expected) in verdict_text.passings(verified.verdicts).items()
    ]
    lines += [f"not compared: {half}" for half in verified.half_entered]
    lines += [f"look it up on Discord: {question}" for question in verdict_text.questions(verified.verdicts)]
    return [*lines, verdict_text.conclusion(verified)]


def posted(verdict: ProofVerdict) -> str:
    """Return the time when the message that closed the deal was posted; empty if there was none."""
    if verdict.proof is None or verdict.proof.closing is None:
        return ""
    at = datetime.fromtimestamp(verdict_text.posted_ms(verdict.proof.closing) / 1000, UTC)
    return f"; the closing was posted at {at:%Y-%m-%d %H:%M:%S} UTC"


def _found(verified: Verified) -> dict[str, object]:
    return {
        "holds": verified.holds,
        "compared": verified.compared,
        "conclusion": verdict_text.conclusion(verified),
        "questions": verdict_text.questions(verified.verdicts),
        "files": [_file(verdict) for verdict in verified.verdicts],
        "together": verified.together,
        "half_entered": verified.half_entered,
        "passings": verdict_text.passings(verified.verdicts),
    }


def _file(verdict: ProofVerdict) -> dict[str, object]:
    proof = verdict.proof
    found: dict[str, object] = {"file": verdict.name, "steps": dict(verdict.steps), "line": verdict_text.line(verdict)}
    if proof is not None:
        found |= {"table": proof.table, "hand": proof.hand, "reader": proof.reader, "state": proof.state}
        found |= {"seal": proof.seal.hex(), "cut": verdict_text.who_cut(proof)}
        found["closed_ms"] = None if proof.closing is None else verdict_text.posted_ms(proof.closing)
    return found
