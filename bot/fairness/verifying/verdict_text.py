"""Texts for the result of a verification.

One of them compares the number of skipped positions with what chance alone would give.
"""

from collections.abc import Iterable
from typing import Final

from bot.fairness.cutting import Closing
from bot.fairness.openings import shown_unbound
from bot.fairness.proof import Proof
from bot.fairness.verifying.verify import ProofVerdict, Verified

DISCORD_EPOCH_MS: Final = 1_420_070_400_000
"""The start of 2015, from which Discord's ids count milliseconds."""
IDS_A_MS: Final = 1 << 22
QUESTIONS: Final = (
    "was the closing message posted by the bot?",
    'is it not marked "(edited)"?',
    "was it posted after the hand before was over?",
)


def line(verdict: ProofVerdict) -> str:
    """Return one line about one file: either that the proof holds, or the first failed check."""
    proof = verdict.proof
    if proof is None:
        return verdict.problem or "no proof"
    whose = f"seat {proof.reader}" if proof.reader else "onlookers"
    about = f"table {proof.table}, hand {proof.hand}, {proof.state}, for {whose}"
    if verdict.problem:
        return f"{about}: DOESN'T HOLD: {verdict.problem}"
    closing = proof.closing
    closed = f"; closed by message {closing.message} in thread {closing.thread}" if closing else ""
    return f"{about}: holds; {who_cut(proof)}{closed}{_unbound(proof)}"


def posted_ms(closing: Closing) -> int:
    """Return the time at which the closing message was posted, taken from its id, in ms since 1970."""
    return closing.message // IDS_A_MS + DISCORD_EPOCH_MS


def _unbound(proof: Proof) -> str:
    seats = list(shown_unbound(proof.log, proof.reader))
    return (
        f"; not bound by this proof: the hands shown by {_seats(seats)}, which their own proofs settle" if seats else ""
    )


def who_cut(proof: Proof) -> str:
    """Return a text that says whether the reader cut the deal, and which seats did so after them."""
    seats = [one.seat for one in proof.contributions]
    if not seats:
        return "nobody cut, so this only proves that the decks were complete"
    if proof.reader not in seats:
        return f"you didn't cut; cut by {_seats(seats)}"
    last = len(seats) - seats[::-1].index(proof.reader)
    return f"you cut; after you: {_seats(seats[last:])}"


def questions(verdicts: Iterable[ProofVerdict]) -> tuple[str, ...]:
    """Return the questions that a person must answer by looking at Discord; none if no deal was closed."""
    return QUESTIONS if any(verdict.proof is not None and verdict.proof.closing for verdict in verdicts) else ()


def conclusion(verified: Verified) -> str:
    if not verified.holds:
        return "doesn't hold"
    return "holds, and matches what you kept" if verified.compared else "consistent; not compared with Discord"


def passings(verdicts: Iterable[ProofVerdict]) -> dict[int, tuple[int, float]]:
    """Return seat -> (positions skipped for it, expected number); each hand counts once."""
    sums: dict[int, tuple[int, float]] = {}
    seen: set[tuple[int, int]] = set()
    for verdict in verdicts:
        proof, supply = verdict.proof, verdict.supply
        if proof is None or supply is None or (proof.table, proof.hand) in seen:
            continue
        seen.add((proof.table, proof.hand))
        for refill in supply.refills.values():
            for seat in refill.own:
                count, expected = sums.get(seat, (0, 0.0))
                sums[seat] = count + refill.passed[seat], expected + refill.expected(seat)
    return dict(sorted(sums.items()))


def _seats(seats: list[int]) -> str:
    distinct = sorted(set(seats))
    if not distinct:
        return "nobody"
    return f"{'seat' if len(distinct) == 1 else 'seats'} {', '.join(map(str, distinct))}"
