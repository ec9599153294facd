"""The text sent with the proof of a hand's deal."""

from collections.abc import Iterator

from bot.fairness.openings import shown_unbound
from bot.fairness.proof import Proof
from bot.locales.phrases import Phrases
from bot.ui.text.links import place_link
from bot.use_cases.hands.proofs import FoundProof


def proof_text(say: Phrases, guild_id: int, hand: str, found: FoundProof) -> str:
    """Return a text about the proof of a deal: whether the proof is valid, and which parts it covers.

    It also says who could still change the order of the cards after the reader's cut.
    """
    proof = found.file.proof
    lines = [say("proof-holds" if found.problem is None else "proof-fails", hand=hand)]
    if found.scope != "own":
        lines.append(say(f"proof-{found.scope}"))
    return "\n".join([*lines, who_cut(say, proof), *_unbound(say, proof), *_closing(say, guild_id, proof)])


def who_cut(say: Phrases, proof: Proof) -> str:
    """Return the phrase that says who could still change the order of the cards after the reader's cut."""
    seats = [one.seat for one in proof.contributions]
    if not seats:
        return say("proof-nobody-cut")
    if proof.reader not in seats:
        return say("proof-others-cut", seats=_listed(seats))
    after = seats[len(seats) - seats[::-1].index(proof.reader) :]
    return say("proof-you-cut", seats=_listed(after)) if after else say("proof-you-cut-last")


def _listed(seats: list[int]) -> str:
    return ", ".join(map(str, sorted(set(seats))))


def _unbound(say: Phrases, proof: Proof) -> Iterator[str]:
    seats = shown_unbound(proof.log, proof.reader)
    if seats:
        yield say("proof-unbound", seats=_listed(list(seats)))


def _closing(say: Phrases, guild_id: int, proof: Proof) -> Iterator[str]:
    if proof.closing is not None:
        yield say("proof-check", link=place_link(guild_id, proof.closing.thread, proof.closing.message))
