"""``verify``: check proofs of deals, offline, against one another and against what a reader kept."""

import argparse
import json
import sys
from pathlib import Path

from bot.fairness.page import verify_page
from bot.fairness.verifying import told
from bot.fairness.verifying.compared import Kept
from bot.fairness.verifying.verify import Verdict, Verified, verify

FAILS = 1
UNREADABLE = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", metavar="FILE", nargs="*", type=Path, help="proofs of any hands, for any seats")
    parser.add_argument("--seal", metavar="HEX", action="append", default=[], help="a seal you were shown")
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
    """One line a file and one for all. Status 1 where something does not hold, 2 where a file cannot be read."""
    if args.page is not None and not _write_page(args.page):
        return UNREADABLE
    if not args.files:
        if args.page is None:
            print("give at least one file", file=sys.stderr)
        return 0 if args.page is not None else UNREADABLE
    try:
        files = [(str(file), file.read_text(encoding="utf-8")) for file in args.files]
    except OSError as error:
        print(f"{error.filename}: can't be read: {error.strerror}", file=sys.stderr)
        return UNREADABLE
    except UnicodeDecodeError:
        print("a file isn't UTF-8 text", file=sys.stderr)
        return UNREADABLE
    verified = verify(files, Kept(args.seal, [(link, text) for link, text in args.closing]))
    print(json.dumps(_found(verified), ensure_ascii=False) if args.json else "\n".join(_lines(verified)))
    return 0 if verified.holds else FAILS


def _write_page(path: Path) -> bool:
    try:
        path.write_text(verify_page(), encoding="utf-8")
    except OSError as error:
        print(f"can't write {path}: {error.strerror}", file=sys.stderr)
        return False
    print(f"{path}: open it in a browser")
    return True


def _lines(verified: Verified) -> list[str]:
    lines = [f"{verdict.name}: {told.line(verdict)}" for verdict in verified.verdicts]
    lines += [f"DOESN'T HOLD: {problem}" for problem in verified.together]
    lines += [
        f"seat {seat}: {count} positions skipped, {expected:.1f} expected"
        for seat, (count, expected) in told.passings(verified.verdicts).items()
    ]
    return [*lines, told.conclusion(verified)]


def _found(verified: Verified) -> dict[str, object]:
    return {
        "holds": verified.holds,
        "compared": verified.compared,
        "conclusion": told.conclusion(verified),
        "files": [_file(verdict) for verdict in verified.verdicts],
        "together": verified.together,
        "passings": told.passings(verified.verdicts),
    }


def _file(verdict: Verdict) -> dict[str, object]:
    proof = verdict.proof
    found: dict[str, object] = {"file": verdict.name, "steps": dict(verdict.steps), "line": told.line(verdict)}
    if proof is not None:
        found |= {"table": proof.table, "hand": proof.hand, "reader": proof.reader, "state": proof.state}
        found |= {"seal": proof.seal.hex(), "cut": told.who_cut(proof)}
    return found
