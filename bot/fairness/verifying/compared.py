"""The comparison of proofs with each other, and with seals and messages that readers kept (F-8)."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from bot.fairness.cutting import CUT, ClosingLine, Contribution, closing_lines, whole_cut
from bot.fairness.log import Entry, contribution_of
from bot.fairness.proof import Proof
from bot.fairness.verifying.positions import Wrong
from bot.poker.events import HandFinished, HoldingShown

_LINK: Final = re.compile(
    r"https?://[\w.]*discord(?:app)?\.com/channels/[0-9]+/([1-9][0-9]{0,19})/([1-9][0-9]{0,19})/?", re.ASCII
)


_SEAL: Final = re.compile(r"([0-9a-f]{64})|([0-9a-f]{2,63})(?:\.{2,}|…+)([0-9a-f]{2,63})", re.ASCII)
SEAL_DIGITS_LEAST: Final = 8
"""The minimum number of digits of an abbreviated seal, its first and last digits together."""


class HalfEntered(Exception):
    """An error for an incomplete entry, which cannot be compared. It does not mean that the deal is wrong."""


class ReaderKept(NamedTuple):
    """Seals and closing messages that readers noted, or looked up on Discord, independently of any proof."""

    seals: Sequence[str] = ()
    """Seals in hexadecimal, complete or abbreviated as ``first...last``."""
    closings: Sequence[tuple[str, str]] = ()
    """(link, text) of each closing message."""


def check_seal_kept(proofs: Sequence[Proof], seal: str) -> None:
    """Check that one of the proofs contains this seal, as its own or as the previous hand's.

    Raises Wrong if none does, and HalfEntered for text that is neither a complete nor an abbreviated seal.
    """
    entered = re.sub(r"[\s`]", "", seal).lower()
    parts = _SEAL.fullmatch(entered)
    if parts is None or len(entered.replace(".", "").replace("…", "")) < SEAL_DIGITS_LEAST:
        raise HalfEntered('enter the seal whole, or its first and last digits with dots between, "3f9a...22c1"')
    first, last = parts[2] or entered, parts[3] or ""
    known = {one.hex() for proof in proofs for one in (proof.before, proof.seal)}
    if not any(one.startswith(first) and one.endswith(last) for one in known):
        raise Wrong(f"the seal {entered[:16]}... that you kept isn't the one in the proof")


def check_closing(proofs: Sequence[Proof], link: str, text: str) -> None:
    """Check that a closing message concerns one of the proofs' deals, and agrees with it.

    The message concerns a deal if it closes the deal, or contains its seal as the next one. Raises Wrong, and
    HalfEntered if the link or the closing line is missing or incomplete.
    """
    link_parts, lines = _LINK.fullmatch(link.strip()), closing_lines(text)
    if link_parts is None:
        raise HalfEntered("enter the link of the message on Discord as well")
    if not lines:
        raise HalfEntered("paste the whole line of the record as well")
    pairs = [(proof, line) for proof in proofs for line in lines if line.table == proof.table]
    closed = [(proof, line) for proof, line in pairs if line.hand == proof.hand]
    sealed = [(proof, line) for proof, line in pairs if line.hand == proof.hand - 1]
    if not closed and not sealed:
        raise Wrong("the message doesn't close this deal")
    for proof, line in closed:
        _check_closing(proof, line, int(link_parts[1]), int(link_parts[2]))
    if any(line.next_seal != proof.seal for proof, line in sealed):
        raise Wrong("the message before the hand has a different seal than the proof")


def _check_closing(proof: Proof, line: ClosingLine, thread: int, message: int) -> None:
    closing = proof.closing
    if closing is None or (closing.thread, closing.message) != (thread, message):
        raise Wrong("this isn't the message that closed the deal")
    line_terms = line.game, line.button, sorted(line.seats)
    if line_terms != (closing.game, closing.button, sorted(closing.seats)):
        raise Wrong("the message names a different game, button, or seats than the proof")
    if line.rules != closing.rules:
        raise Wrong("the message closes the deal for other house rules or stakes than the proof")
    if line.seal != proof.seal or line.cut != whole_cut(proof.seal, proof.contributions):
        raise Wrong("the message has a different seal or cut than the proof")


def check_chain(before: Proof, after: Proof) -> None:
    """Check that two consecutive hands of a table fit together.

    The second names the first one's seal, was cut by its actions, and was closed later. In the same game the house
    rules must not change: otherwise the host could decide about burned cards once the order is known.
    """
    if after.before != before.seal:
        raise Wrong("the seal of the hand before isn't the one this hand names")
    check_acts(before.log, after.contributions)
    started, next_started = before.started, after.started
    if started and next_started and started.game == next_started.game and started.rules != next_started.rules:
        raise Wrong("this hand was dealt under other house rules than the one before it")
    closed, next_closed = before.closing, after.closing
    if closed and next_closed and not closed.message < next_closed.message:
        raise Wrong("this hand was closed earlier than the one before it")


def check_acts(log: Iterable[Entry], contributions: Iterable[Contribution]) -> None:
    """Check that people's actions in the log are the next hand's contributions except words (F-3)."""
    acts = [contribution_of(entry.event) for entry in log if entry.by_person]
    if acts != [one for one in contributions if one.kind != CUT]:
        raise Wrong("what cut this hand isn't what the players did in the hand before")


def check_same(shorter: Proof, longer: Proof) -> None:
    """Check that two proofs of one hand agree.

    One log may be longer, because players can show their cards after the hand (R-3.5).
    """
    late_shows = longer.log[len(shorter.log) :]
    is_over = any(isinstance(entry.event, HandFinished) for entry in shorter.log)
    same = _common_part(shorter) == replace(_common_part(longer), log=longer.log[: len(shorter.log)])
    if not same or (
        late_shows and not (is_over and all(isinstance(entry.event, HoldingShown) for entry in late_shows))
    ):
        raise Wrong("two proofs of this hand contradict each other")


def _common_part(proof: Proof) -> Proof:
    """Return the proof without the reader, openings and discards, which differ between readers."""
    return replace(proof, reader=0, openings=(), discards=())
