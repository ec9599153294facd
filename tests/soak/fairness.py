"""The soak of fair deals: ``python -m tests.soak fairness --deals 1000000 --evenings 50``.

It checks that cards fall evenly, also when one bit of the cut differs, that every proof of random evenings holds and
reveals no card too many, and that every way to cheat is found. The exit status is 1 if something is wrong.
"""

import argparse
from collections import Counter
from random import Random
from typing import Final

from bot.fairness.cutting import Contribution, deal_key, whole_cut
from bot.fairness.dealing import cut_order, deck_order
from bot.fairness.hashing import fair_order, hashed
from bot.fairness.proof_text import written
from bot.fairness.sealing import PLACES
from bot.fairness.verifying.compared import ReaderKept
from bot.fairness.verifying.verify import verify
from tests.harness.fairness.cheats import CHEATS
from tests.harness.fairness.proven import VARIANTS, Dealt, evening

SIGMAS_MOST: Final = 5.0
_ACTS: Final = (Contribution(1, "call"), Contribution(2, "raise"))
_OTHER_ACTS: Final = (Contribution(1, "call"), Contribution(3, "raise"))
"""One bit differs."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--deals", type=int, default=100_000, help="for the statistics (default 100000)")
    parser.add_argument("--evenings", type=int, default=5, help="of every game (default 5)")
    parser.add_argument("--seed", type=int, default=1)


def run(args: argparse.Namespace) -> int:
    problems = [*_uneven(args.deals, args.seed), *_wrong_proofs(args.evenings, args.seed), *_unseen_cheats()]
    print("\n".join(problems) or "nothing is wrong")
    return 1 if problems else 0


def _uneven(deals: int, seed: int) -> list[str]:
    """Count each card at each position from the top, in two deals whose cuts differ in one bit."""
    luck = Random(seed)
    counts, others = Counter[int](), Counter[int]()
    alike = 0
    for _ in range(deals):
        secret = luck.randbytes(32)
        one, other = cards_of(secret, _ACTS), cards_of(secret, _OTHER_ACTS)
        counts.update(position * PLACES + card for position, card in enumerate(one))
        others.update(position * PLACES + card for position, card in enumerate(other))
        alike += sum(map(int.__eq__, one, other))
    farthest = max(_sigmas(counts[cell], deals, 1 / PLACES) for cell in range(PLACES * PLACES))
    farthest_other = max(_sigmas(others[cell], deals, 1 / PLACES) for cell in range(PLACES * PLACES))
    together = _sigmas(alike, deals * PLACES, 1 / PLACES)
    print(f"{deals} deals: of {PLACES * PLACES} counts the farthest is {farthest:.2f} sigma off")
    print(f"one bit of the cut changed: {farthest_other:.2f} sigma; {alike / deals:.3f} cards stay where they were")
    return [
        f"{what} fall unevenly: {sigmas:.2f} sigma"
        for what, sigmas in (("cards", farthest), ("cards after another cut", farthest_other), ("pairs", together))
        if sigmas > SIGMAS_MOST
    ]


def cards_of(secret: bytes, acts: tuple[Contribution, ...]) -> list[int]:
    """Return the cards from the top, without the leaves, which do not change their order."""
    key = deal_key(whole_cut(hashed("seal", secret), acts), 1, 2)
    cards = fair_order(hashed("deck", secret, deck_order(key)[0]), "order", PLACES)
    return [cards[place] for place in cut_order(key, 0)]


def _sigmas(count: int, tries: int, chance: float) -> float:
    return abs(count - tries * chance) / float((tries * chance * (1 - chance)) ** 0.5)


def _wrong_proofs(evenings: int, seed: int) -> list[str]:
    problems, proofs = [], 0
    for game, rules in VARIANTS:
        for number in range(seed, seed + evenings):
            for eager in (False, True):
                hands = evening.__wrapped__(game, rules, number, 2, eager)
                texts = [(f"{game} {number} {at}", written(dealt.proof(at))) for dealt in hands for at in dealt.seats]
                verified = verify(texts)
                proofs += len(texts)
                problems += [f"{each.name}: {each.problem}" for each in verified.verdicts if each.problem]
                problems += [
                    *verified.together,
                    *(f"{game} {number}: {leak}" for hand in hands for leak in leaks(hand)),
                ]
    print(f"{proofs} proofs of {len(VARIANTS) * evenings * 2} evenings")
    return problems


def leaks(dealt: Dealt) -> list[str]:
    """Return the salts of cards and seeds of decks that a proof reveals but should not."""
    found: list[str] = []
    for seat in (0, *dealt.seats):
        proof = dealt.proof(seat)
        text, opened = written(proof), {(one.deck, one.place) for one in proof.openings}
        for number, deck in enumerate(proof.decks):
            own = dealt.sealed.decks[number]
            if deck.kind == "leaves":
                shut = [place for place in range(PLACES) if (number, place) not in opened]
                found += [f"seat {seat}: salt {place}" for place in shut if own.salt(place).hex() in text]
                found += [f"seat {seat}: seed {number}"] if own.seed.hex() in text else []
    return found


def _unseen_cheats() -> list[str]:
    unseen = []
    for name, cheat in CHEATS.items():
        found = cheat()
        if verify(found.texts(), ReaderKept(found.seals, found.closings)).holds:
            unseen.append(f"nobody finds out: {name}")
    print(f"{len(CHEATS)} ways to cheat")
    return unseen
