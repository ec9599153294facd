"""Planted colluders among honest players: how many are found, and how many honest pairs are suspected."""

import argparse
from collections import Counter
from dataclasses import dataclass, field
from time import perf_counter

from bot.moderation.fair_play import FlagKind, Report, fair_play_report, summarise
from tests.soak.collusion_room import Room

MEANT = {
    "dump": FlagKind.CHIP_DUMPING,
    "soft": FlagKind.SOFT_PLAY,
    "fold": FlagKind.STRONG_FOLDS,
    "friends": FlagKind.TOGETHER,
    "new": FlagKind.NEW_ACCOUNT,
}
"""Scheme to the flag that it should raise."""
FALSE_MOST = 5.0
"""The most suspected honest pairs in 1,000."""
FOUND_LEAST = 0.8
"""The least share of planted pairs to be found."""


@dataclass(slots=True)
class Score:
    planted: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    """Found by any flag that names both."""
    by_its_flag: Counter[str] = field(default_factory=Counter)
    false: Counter[FlagKind] = field(default_factory=Counter)
    """Flags of pairs without an agreement."""
    suspected: int = 0
    """Flagged pairs without an agreement."""
    honest_pairs: int = 0
    """Pairs without an agreement that played hands together."""
    hands: int = 0
    summarising: float = 0.0
    looking: float = 0.0
    """Seconds."""

    def add(self, room: Room, report: Report) -> None:
        planted = room.planted
        flags = [(frozenset(flag.players), flag.kind) for flag in report.flags]
        for scheme in room.schemes:
            kinds = {kind for pair, kind in flags if pair == {scheme.giver, scheme.taker}}
            self.planted[scheme.kind] += 1
            self.found[scheme.kind] += bool(kinds)
            self.by_its_flag[scheme.kind] += MEANT[scheme.kind] in kinds
        wrong = [(pair, kind) for pair, kind in flags if pair not in planted]
        self.false.update(kind for _, kind in wrong)
        self.suspected += len({pair for pair, _ in wrong})
        self.honest_pairs += report.pairs - len(planted)

    @property
    def false_in_1000(self) -> float:
        return 1000 * self.suspected / max(1, self.honest_pairs)

    @property
    def share_found(self) -> float:
        return sum(self.found.values()) / max(1, sum(self.planted.values()))

    @property
    def is_good(self) -> bool:
        return self.share_found >= FOUND_LEAST and self.false_in_1000 <= FALSE_MOST

    def lines(self) -> list[str]:
        """Return the score as lines to read."""
        by_scheme = [
            f"  {kind:8} planted {self.planted[kind]:3}, found {self.found[kind]:3}, "
            f"by {MEANT[kind]} {self.by_its_flag[kind]:3}"
            for kind in self.planted
        ]
        return [
            f"{self.hands} hands: {self.summarising:.1f} s to read, {self.looking:.1f} s to look",
            *by_scheme,
            f"  found {sum(self.found.values())} of {sum(self.planted.values())} planted pairs",
            f"  suspected {self.suspected} of {self.honest_pairs} honest pairs: {self.false_in_1000:.1f} in 1,000"
            f" ({', '.join(f'{kind} {count}' for kind, count in self.false.items()) or 'none'})",
        ]


def examine(room: Room, score: Score) -> Report:
    """Play the room's hands and search them for collusion."""
    played = list(room.play())
    started = perf_counter()
    hands = [summary for hand in played if (summary := summarise(hand)) is not None]
    read = perf_counter()
    report = fair_play_report(hands, room.joined_ms)
    score.hands += len(played)
    score.summarising += read - started
    score.looking += perf_counter() - read
    score.add(room, report)
    return report


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--hands", type=int, default=10_000, metavar="N", help="of each room")
    parser.add_argument("--seeds", type=int, default=5, metavar="K", help="how many rooms")
    parser.add_argument("--first-seed", type=int, default=1, metavar="S")


def run(args: argparse.Namespace) -> int:
    """Score all rooms; return 1 if too few pairs are found or too many suspected."""
    total = Score()
    for seed in range(args.first_seed, args.first_seed + args.seeds):
        one = Score()
        room = Room(seed, args.hands)
        report = examine(room, one)
        total.add(room, report)
        total.hands, total.summarising = total.hands + one.hands, total.summarising + one.summarising
        total.looking += one.looking
        print(f"seed {seed}:", *one.lines(), sep="\n", flush=True)
    print("all:", *total.lines(), sep="\n")
    return 0 if total.is_good else 1
