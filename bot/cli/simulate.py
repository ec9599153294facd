"""``simulate``: random legal play from seeded decks, for figures and for other programs to check."""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from bot.cli import house_rules
from bot.poker.actions import Action, ActionKind
from bot.poker.cards import DECK
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules, Stakes
from bot.poker.phh import write

STAKES: Final = Stakes(small_bet=10, big_bet=20, ante=2, bring_in=3)
FOLD_SHARE: Final = 0.15
RAISE_SHARE: Final = 0.15
_BIGGER: Final = (ActionKind.BET, ActionKind.COMPLETE, ActionKind.RAISE)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    house_rules.add_arguments(parser)
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--hands", type=int, required=True, metavar="N")
    parser.add_argument("--players", type=int, required=True, metavar="P")
    parser.add_argument("--seed", type=int, required=True, metavar="S")
    parser.add_argument("--stacks", type=int, default=1000, metavar="CHIPS", help="each player's, every hand anew")
    parser.add_argument("--phh", type=Path, metavar="DIR", help="write one .phh file a hand there")


def run(args: argparse.Namespace) -> int:
    """Play, and print hands a second and the chips before and after. Status 2 for what cannot be simulated."""
    try:
        job = _job(args)
        if args.phh is not None:
            args.phh.mkdir(parents=True, exist_ok=True)
        tally = _play_all(job, args.hands, args.phh)
    except (ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return 2
    rate = args.hands / tally.seconds if tally.seconds else 0.0
    print(f"{args.hands} hands in {tally.seconds:.2f} s: {rate:.0f} hands/s")
    print(f"chips before: {tally.before}, after: {tally.after}")
    return 0 if tally.before == tally.after else 1


@dataclass(frozen=True, slots=True)
class _Job:
    game: Game
    rules: HouseRules
    stacks: tuple[int, ...]
    rng: Random


@dataclass(slots=True)
class _Tally:
    before: int = 0
    after: int = 0
    seconds: float = 0.0


def _job(args: argparse.Namespace) -> _Job:
    if args.game not in GAMES:
        raise ValueError(f"unknown game {args.game!r}; known: {', '.join(GAMES)}")
    game = GAMES[args.game]
    if not game.seats_least <= args.players <= game.seats_most:
        raise ValueError(f"{game.name} is for {game.seats_least} to {game.seats_most} players")
    if args.hands < 1 or args.stacks < 1:
        raise ValueError("--hands and --stacks must be at least 1")
    rules = house_rules.house_rules(args.rules, args.rule)
    return _Job(game, rules, (args.stacks,) * args.players, Random(args.seed))


def _play_all(job: _Job, hands: int, folder: Path | None) -> _Tally:
    tally = _Tally()
    for number in range(1, hands + 1):
        button = (number - 1) % len(job.stacks) + 1
        started = perf_counter()
        hand = play_hand(job.game, job.rules, job.stacks, button, job.rng)
        tally.seconds += perf_counter() - started
        tally.before += sum(job.stacks)
        tally.after += sum(hand.stack(seat) for seat in range(1, len(job.stacks) + 1))
        if folder is not None:
            (folder / f"{job.game.name}-{number:06}.phh").write_text(write(hand.events), encoding="utf-8")
    return tally


def play_hand(
    game: Game, rules: HouseRules, stacks: Sequence[int], button: int, rng: Random, stakes: Stakes = STAKES
) -> Hand:
    """One hand of random legal play; ``stacks`` are those of seats 1, 2, ..."""
    deck = rng.sample(DECK, len(DECK))
    hand = Hand.start(game, rules, stakes, list(enumerate(stacks, 1)), button, deck, last_two=len(stacks) == 2)
    while not hand.finished:
        result = hand.apply(choose(hand, rng))
        if not isinstance(result, tuple):
            raise AssertionError(f"a legal action was refused: {result.reason}")
    return hand


def choose(hand: Hand, rng: Random) -> Action:
    """Facing a bet: fold 15 %, raise 15 % where allowed, else call. Free: bet (complete) 15 %, else check."""
    options = {option.kind: option for option in hand.legal()}
    bigger = next((kind for kind in _BIGGER if kind in options), None)
    luck = rng.random()
    faces_bet = ActionKind.FOLD in options
    if faces_bet and luck < FOLD_SHARE:
        kind = ActionKind.FOLD
    elif bigger is not None and luck < RAISE_SHARE + (FOLD_SHARE if faces_bet else 0):
        kind = bigger
    else:
        kind = next(kind for kind in (ActionKind.BRING_IN, ActionKind.CHECK, ActionKind.CALL) if kind in options)
    assert hand.to_act is not None
    return Action(hand.to_act, kind)
