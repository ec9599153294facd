"""The bench of proven deals: the cost of sealing, cutting, dealing, proving and verifying a hand."""

from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Final

from bot.fairness.cutting import Contribution, deal_key, whole_cut
from bot.fairness.dealing import CutDecks
from bot.fairness.page import verify_page
from bot.fairness.proof_text import written
from bot.fairness.sealing import NO_SEAL, sealed_hand
from bot.fairness.verifying.verify import verify_text
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from tests.bench.columns import machine
from tests.harness.fairness.proven import Dealt, deal

TIMES: Final = 100
"""How often each step is measured in a round."""
_ACTS: Final = tuple(Contribution(seat, "call") for seat in range(1, 9)) * 5


def run(rounds: int) -> None:
    """Print median milliseconds of processor time, and sizes."""
    print(f"proven deals; {machine()}; medians of {rounds * TIMES}")
    sealed = sealed_hand(1, 1, NO_SEAL, bytes(32))
    _told("seal a hand", rounds, lambda at: sealed_hand(1, at, NO_SEAL, at.to_bytes(32, "big")))
    _told("cut it by 40 acts, and close it", rounds, lambda at: deal_key(whole_cut(sealed.seal, _ACTS), 1, at))
    key = deal_key(sealed.seal, 1, 2)
    _told("put the first deck in order", rounds, lambda at: CutDecks.of(sealed, key).cards(0, joker=False))
    _told("seal, cut and deal", rounds, _all, "under 2 ms")
    for name, game in GAMES.items():
        _play(name, game.seats_most, rounds)
    print(f"{'verify.html':<46}{len(verify_page().encode()) / 1024:>9.1f} KiB   under 60 KiB")


def _all(at: int) -> None:
    sealed = sealed_hand(1, at + 1, NO_SEAL, at.to_bytes(32, "big"))
    CutDecks.of(sealed, deal_key(whole_cut(sealed.seal, _ACTS), 1, at)).cards(0, joker=False)


def _play(name: str, players: int, rounds: int) -> None:
    """Measure one full table of a game."""
    luck = Random(name)
    seals = [sealed_hand(1, at + 2, NO_SEAL, luck.randbytes(32)) for at in range(rounds * TIMES // 10)]
    hands: list[Dealt] = [deal(sealed, _ACTS, name, HouseRules(), players, luck) for sealed in seals]
    texts = [written(dealt.proof(1)) for dealt in hands]
    assert all(verify_text("", text).problem is None for text in texts)
    few = max(len(text.encode()) for text, dealt in zip(texts, hands, strict=True) if dealt.proof(1).decks_taken <= 3)
    plain = _median([partial(deal, sealed, (), name, HouseRules(), players, Random(1)) for sealed in seals])
    record = _median([partial(dealt.record, "finished", list(dealt.hand.events)) for dealt in hands])
    proof = _median([partial(_prove, dealt) for dealt in hands])
    verified = _median([partial(verify_text, "", text) for text in texts])
    _line(f"{name}: play it, {players} players", plain)
    _line("  record of what was shown", record)
    _line("  one player's proof", proof)
    _line("  verify it", verified, "under 20 ms")
    print(f"{'  the greatest proof of up to three decks':<46}{few / 1024:>9.1f} KiB   under 24 KiB")


def _prove(dealt: Dealt) -> str:
    return written(dealt.proof(1))


def _told(what: str, rounds: int, work: Callable[[int], object], goal: str = "") -> None:
    _line(what, _median([partial(work, at) for at in range(rounds * TIMES)]), goal)


def _median(jobs: list[Callable[[], object]]) -> float:
    """Return the median time of the jobs, in milliseconds."""
    times: list[float] = []
    for job in jobs:
        start = process_time()
        job()
        times.append(process_time() - start)
    return 1000 * median(times)


def _line(what: str, milliseconds: float, goal: str = "") -> None:
    print(f"{what:<46}{milliseconds:>9.3f} ms    {goal}".rstrip(), flush=True)
