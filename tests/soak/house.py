"""The soak of house players: ``python -m tests.soak house --hands 20000``.

House players of all strengths play every game, each deal twice with the seats swapped. It prints what the stronger
ones win from the weaker, with a 95 % interval. The exit status is 1 unless they certainly win.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context
from typing import Final, get_args

from bot.poker.games import GAMES
from bot.tables.state import HouseStrength
from tests.harness.practice.contest import Score, nets

PART: Final = 1_000
"""Hands that a process plays at a time, with their own seed, so that all processes are busy to the end."""
_STRENGTHS: Final[tuple[HouseStrength, ...]] = get_args(HouseStrength)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--hands", type=int, default=20_000, help="of each contest (default 20000)")
    parser.add_argument("--game", choices=list(GAMES), action="append", help="one of the games; all by default")
    parser.add_argument("--players", type=int, choices=range(2, 11, 2), default=4, help="half of each strength")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)


def run(args: argparse.Namespace) -> int:
    pairs = list(combinations(reversed(_STRENGTHS), 2))
    contests = [(game, *pair) for game in args.game or GAMES for pair in pairs]
    print(f"{args.players} seats, half of each strength; big bets per 100 hands of one player, 95 % interval")
    players = args.players
    parts = [min(PART, args.hands - played) for played in range(0, args.hands, PART)]
    with ProcessPoolExecutor(args.processes, mp_context=get_context("spawn")) as pool:
        found = [
            [pool.submit(nets, *each, hands, args.seed + part, None, players) for part, hands in enumerate(parts)]
            for each in contests
        ]
        scores = [_told(*each, _score(asked)) for each, asked in zip(contests, found, strict=True)]
    return 0 if all(score.least > 0 for score in scores) else 1


def _score(parts: Sequence[Future[list[float]]]) -> Score:
    return Score.of([net for part in parts for net in part.result()])


def _told(game: str, better: str, worse: str, score: Score) -> Score:
    print(f"{game:28} {better:>8} against {worse:8} {score}", flush=True)
    return score
