"""Compares proofs with what their readers kept, and with one another (F-8)."""

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


class ReaderKept(NamedTuple):
    """Seals and closings that readers kept, or looked up on Discord, apart from any proof."""

    seals: Sequence[str] = ()
    """Hexadecimal, as they were shown before the hand."""
    closings: Sequence[tuple[str, str]] = ()
    """(link of the message, its text)."""

    def __bool__(self) -> bool:
        return bool(self.seals or self.closings)


def check_seals(proofs: Sequence[Proof], seals: Iterable[str]) -> None:
    """Every seal that was kept is one of these proofs', or stands before one."""
    known = {seal.hex() for proof in proofs for seal in (proof.before, proof.seal)}
    for seal in seals:
        if seal.strip().lower() not in known:
            raise Wrong(f"the seal {seal.strip()[:16]}... that you kept isn't the one in the proof")


def check_closings(proofs: Sequence[Proof], closings: Iterable[tuple[str, str]]) -> None:
    """Every closing message that was looked up closes one of these proofs' deals, and says what the proof says."""
    for link, text in closings:
        found = _LINK.fullmatch(link.strip())
        if found is None:
            raise Wrong("this isn't the link of a message on Discord")
        lines = closing_lines(text)
        pairs = [
            (proof, line) for proof in proofs for line in lines if (line.table, line.hand) == (proof.table, proof.hand)
        ]
        if not pairs:
            raise Wrong("the message doesn't close this deal")
        for proof, line in pairs:
            _check_closing(proof, line, int(found[1]), int(found[2]))


def _check_closing(proof: Proof, line: ClosingLine, thread: int, message: int) -> None:
    closing = proof.closing
    if closing is None or (closing.thread, closing.message) != (thread, message):
        raise Wrong("this isn't the message that closed the deal")
    told = line.game, line.button, sorted(line.seats)
    if told != (closing.game, closing.button, sorted(closing.seats)):
        raise Wrong("the message names a different game, button, or seats than the proof")
    if line.rules != closing.rules:
        raise Wrong("the message closes the deal for other house rules or stakes than the proof")
    if line.seal != proof.seal or line.cut != whole_cut(proof.seal, proof.contributions):
        raise Wrong("the message has a different seal or cut than the proof")


def check_chain(before: Proof, after: Proof) -> None:
    """Two hands of one table, one behind the other: the seals are linked, the first cut the second, and the house rules
    stay: whether cards are burned is not for the host to say once the order is known."""
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
    """The acts of people in a hand, and nothing else but words, cut the next one, in the same order (F-3)."""
    acts = [contribution_of(entry.event) for entry in log if entry.by_person]
    if acts != [one for one in contributions if one.kind != CUT]:
        raise Wrong("what cut this hand isn't what the players did in the hand before")


def check_same(shorter: Proof, longer: Proof) -> None:
    """Two proofs of one hand tell the same, but that the log of one may go on: once the hand is over, somebody may
    still show their cards (R-3.5)."""
    late = longer.log[len(shorter.log) :]
    over = any(isinstance(entry.event, HandFinished) for entry in shorter.log)
    same = _told_to_all(shorter) == replace(_told_to_all(longer), log=longer.log[: len(shorter.log)])
    if not same or (late and not (over and all(isinstance(entry.event, HoldingShown) for entry in late))):
        raise Wrong("two proofs of this hand contradict each other")


def _told_to_all(proof: Proof) -> Proof:
    """The part that all readers' proofs share."""
    return replace(proof, reader=0, openings=(), discards=())
