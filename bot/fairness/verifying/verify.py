"""The verification of proofs: each alone, against each other, and against what readers kept (F-8)."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Final, NamedTuple

from bot.fairness.proof import Proof
from bot.fairness.proof_text import NotAProof, read
from bot.fairness.verifying.cards import check_shown, opened_cards
from bot.fairness.verifying.compared import (
    HalfEntered,
    ReaderKept,
    check_chain,
    check_closing,
    check_same,
    check_seal_kept,
)
from bot.fairness.verifying.positions import Supply, Wrong
from bot.fairness.verifying.replay import replayed
from bot.fairness.verifying.sealed import check_cut, check_seal, check_unused
from bot.fairness.verifying.together import check_apart

STEPS: Final = ("seal", "unused", "cut", "deal", "cards", "shown")
"""The steps of the verification, in order. Steps that depend on a failed step are left out.

``verify.html`` has the same steps.
"""


class CheckStep(NamedTuple):
    name: str
    problem: str | None
    """The reason why the step failed; None if it succeeded."""


@dataclass(slots=True)
class ProofVerdict:
    """The results of verifying one file."""

    name: str
    proof: Proof | None
    """The parsed proof; None if the file is not a proof."""
    steps: list[CheckStep]
    supply: Supply | None = field(default=None, repr=False)

    @property
    def problem(self) -> str | None:
        """The reason of the first failed step; None if all steps succeeded."""
        return next((step.problem for step in self.steps if step.problem is not None), None)


@dataclass(slots=True)
class Verified:
    verdicts: list[ProofVerdict]
    compared: bool
    """True if the proofs were compared with seals or messages that readers kept from Discord."""
    together: list[str]
    """The contradictions between files, or with seals and messages that readers kept."""
    half_entered: list[str] = field(default_factory=list)
    """Notes on readers' entries that could not be compared because they are incomplete; not failures."""

    @property
    def holds(self) -> bool:
        return not self.together and all(verdict.problem is None for verdict in self.verdicts)


def verify(files: Sequence[tuple[str, str]], kept: ReaderKept | None = None) -> Verified:
    """Verify files, given as (name, text), and compare them with the seals and messages that readers kept."""
    kept = kept or ReaderKept()
    verdicts = [verify_text(name, text) for name, text in files]
    proofs = [verdict.proof for verdict in verdicts if verdict.proof is not None]
    together: list[str] = []
    compared, half_entered = _compare(proofs, kept, together)
    for where, check in [*_between(proofs), *_apart(verdicts)]:
        _note(together, check, where)
    return Verified(verdicts, compared, together, half_entered)


def _compare(proofs: Sequence[Proof], kept: ReaderKept, together: list[str]) -> tuple[bool, list[str]]:
    """Compare the proofs with what readers kept, and append the failures to ``together``.

    Return (True if anything was compared, the notes on incomplete entries).
    """
    checks = [partial(check_seal_kept, proofs, seal) for seal in kept.seals]
    checks += [partial(check_closing, proofs, link, text) for link, text in kept.closings]
    half_entered: list[str] = []
    for check in checks:
        try:
            _note(together, check)
        except HalfEntered as half:
            half_entered.append(str(half))
    return len(half_entered) < len(checks), half_entered


def verify_text(name: str, text: str) -> ProofVerdict:
    try:
        proof = read(text)
    except NotAProof as error:
        return ProofVerdict(name, None, [CheckStep("form", str(error))])
    return verify_proof(name, proof)


def verify_proof(name: str, proof: Proof) -> ProofVerdict:
    verdict = ProofVerdict(name, proof, [])

    def take(step: str, check: Callable[[], None]) -> bool:
        try:
            check()
        except Wrong as wrong:
            verdict.steps.append(CheckStep(step, str(wrong)))
            return False
        verdict.steps.append(CheckStep(step, None))
        return True

    def deal() -> None:
        verdict.supply = replayed(proof) if proof.log else None

    def cards() -> None:
        opened.update(opened_cards(proof))

    opened: dict[tuple[int, int], int] = {}
    take("seal", lambda: check_seal(proof))
    take("unused", lambda: check_unused(proof))
    if take("cut", lambda: check_cut(proof)) and take("deal", deal) and take("cards", cards):
        take("shown", lambda: check_shown(proof, opened))
    return verdict


def _between(proofs: Sequence[Proof]) -> list[tuple[str, Callable[[], None]]]:
    """Return the checks that compare proofs with each other, as (text that names the hand, check)."""
    hands: dict[tuple[int, int], list[Proof]] = defaultdict(list)
    for proof in proofs:
        hands[proof.table, proof.hand].append(proof)
    checks: list[tuple[str, Callable[[], None]]] = []
    for (table, hand), same in sorted(hands.items()):
        where = f"table {table}, hand {hand}"
        by_length = sorted(same, key=lambda proof: len(proof.log))
        checks += [(where, partial(check_same, one, other)) for one, other in pairwise(by_length)]
        if before := hands.get((table, hand - 1)):
            checks.append((where, partial(check_chain, before[0], same[0])))
    return checks


def _apart(verdicts: Sequence[ProofVerdict]) -> list[tuple[str, Callable[[], None]]]:
    """Return (text that names the hand, check) for each hand that has several valid proofs."""
    hands: dict[tuple[int, int], list[Proof]] = defaultdict(list)
    for verdict in verdicts:
        if verdict.proof is not None and verdict.problem is None:
            hands[verdict.proof.table, verdict.proof.hand].append(verdict.proof)
    return [
        (f"table {table}, hand {hand}", partial(check_apart, same))
        for (table, hand), same in sorted(hands.items())
        if len(same) > 1
    ]


def _note(problems: list[str], check: Callable[[], None], where: str = "") -> None:
    try:
        check()
    except Wrong as wrong:
        problems.append(f"{where}: {wrong}" if where else str(wrong))
