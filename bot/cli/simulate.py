"""``simulate``: plays random legal hands from seeded decks.

It is used for measurements, and for input to other programs.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final, get_args

from bot.cli import house_rules
from bot.cli.proven_hands import ProvenTable
from bot.poker.actions import BIGGER, Action, ActionKind
from bot.poker.events import DeckShuffled
from bot.poker.games import GAMES
from bot.poker.games.base import Game
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.procedure import Outside
from bot.poker.machine.set_up import check_stakes
from bot.poker.phh import write
from bot.poker.refusals import Reason, Refusal
from bot.poker.stakes import Limit, Stakes

SMALL_BET: Final = 10
FOLD_SHARE: Final = 0.15
RAISE_SHARE: Final = 0.15
DISCARD_SHARE: Final = 0.25
"""The probability that a player discards a card in a draw."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    house_rules.add_arguments(parser)
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--limit", choices=get_args(Limit), help="the game's usual one if left out")
    parser.add_argument("--hands", type=int, required=True, metavar="N")
    parser.add_argument("--players", type=int, required=True, metavar="P")
    parser.add_argument("--seed", type=int, required=True, metavar="S")
    parser.add_argument(
        "--stacks", type=int, default=1000, metavar="CHIPS", help="each player's, at the start of every hand"
    )
    parser.add_argument("--phh", type=Path, metavar="DIR", help="write one .phh file per hand there")
    parser.add_argument("--proofs", type=Path, metavar="DIR", help="write each seat's proof of each deal there")


def run(args: argparse.Namespace) -> int:
    """Play the hands; print the number of hands per second, and the sum of chips before and after.

    Return the exit status: 2 for impossible arguments.
    """
    try:
        job = _job(args)
        for folder in (args.phh, args.proofs):
            if folder is not None:
                folder.mkdir(parents=True, exist_ok=True)
        proven = None if args.proofs is None else ProvenTable(args.seed, len(job.stacks))
        tally = _play_all(job, args.hands, args.phh, args.proofs, proven)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"can't write to {error.filename or args.phh or args.proofs}: {error.strerror}", file=sys.stderr)
        return 2
    rate = args.hands / tally.seconds if tally.seconds else 0.0
    print(f"{args.hands} hands in {tally.seconds:.2f} s: {rate:.0f} hands/s")
    print(f"chips before: {tally.before}, after: {tally.after}")
    return 0 if tally.before == tally.after else 1


@dataclass(frozen=True, slots=True)
class _Job:
    game: Game
    rules: HouseRules
    stakes: Stakes
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
    rules = house_rules.fitting(game, args)
    stakes = game.stakes(rules, SMALL_BET, limit=args.limit)
    check_stakes(game, rules, stakes)
    return _Job(game, rules, stakes, (args.stacks,) * args.players, Random(args.seed))


def _play_all(
    job: _Job, hands: int, folder: Path | None, proofs: Path | None = None, proven: ProvenTable | None = None
) -> _Tally:
    tally = _Tally()
    for number in range(1, hands + 1):
        button = (number - 1) % len(job.stacks) + 1
        started = perf_counter()
        decks = None if proven is None else proven.close_deal(job.game, job.rules, job.stakes, button)
        hand = play_hand(job.game, job.rules, job.stacks, button, job.rng, job.stakes, decks)
        tally.seconds += perf_counter() - started
        tally.before += sum(job.stacks)
        tally.after += sum(hand.stacks().values())
        name = f"{job.game.name}-{number:06}"
        if folder is not None:
            (folder / f"{name}.phh").write_text(write(hand.events), encoding="utf-8")
        if proven is not None and proofs is not None:
            for seat, text in proven.proofs(hand.events):
                (proofs / f"{name}-{seat}.json").write_text(text, encoding="utf-8")
    return tally


Decks = Callable[[int], Sequence[int]]
"""A function that returns the cards of the deck that a hand uses first (0), second (1), and so on."""


def play_hand(
    game: Game,
    rules: HouseRules,
    stacks: Sequence[int],
    button: int,
    rng: Random,
    stakes: Stakes | None = None,
    decks: Decks | None = None,
) -> Hand:
    """Play one hand of random legal actions, and return it.

    ``stacks`` are those of seats 1, 2, and so on. By default, the stakes are 10/20, and ``rng`` shuffles the decks.
    """
    stakes = stakes or game.stakes(rules, SMALL_BET)
    full = game.deck_under(rules)
    decks = decks or (lambda taken: rng.sample(full, len(full)))
    hand = Hand.start(game, rules, stakes, list(enumerate(stacks, 1)), button, decks(0), last_two=len(stacks) == 2)
    while not hand.finished:
        _act(hand, Outside(decks(_taken(hand)) if hand.may_need_shuffle() else ()), rng)
    return hand


def _taken(hand: Hand) -> int:
    return sum(isinstance(event, DeckShuffled) for event in hand.events)


def _act(hand: Hand, outside: Outside, rng: Random) -> None:
    """Choose and take an action for the player whose turn it is.

    A player who may not open in Jackpots checks instead (R-7.1).
    """
    action = choose(hand, rng)
    result = hand.apply(action, outside)
    if isinstance(result, Refusal) and result.reason is Reason.NO_OPENERS:
        result = hand.apply(Action(action.seat, ActionKind.CHECK), outside)
    if isinstance(result, Refusal):
        raise AssertionError(f"a legal action was refused: {result.reason}")


def choose(hand: Hand, rng: Random) -> Action:
    """Return a random action for the player whose turn it is.

    Facing a bet: fold 15 %, raise 15 % if allowed, otherwise call. Without a bet: bet (complete) 15 %, otherwise
    check. Free sizes are uniform from the minimum to the maximum; in a draw each card is discarded with a probability
    of 25 %.
    """
    assert hand.to_act is not None
    allowed = {option.kind: option for option in hand.legal()}
    if ActionKind.DRAW in allowed:
        return Action(hand.to_act, ActionKind.DRAW, cards=_discards(hand, hand.to_act, rng))
    bigger = next((kind for kind in BIGGER if kind in allowed), None)
    luck = rng.random()
    faces_bet = ActionKind.FOLD in allowed
    if faces_bet and luck < FOLD_SHARE:
        return Action(hand.to_act, ActionKind.FOLD)
    if bigger is not None and luck < RAISE_SHARE + (FOLD_SHARE if faces_bet else 0):
        least, most = allowed[bigger].to, allowed[bigger].most
        return Action(hand.to_act, bigger, rng.randint(least, most) if least < most else least)
    passive = (ActionKind.BRING_IN, ActionKind.CHECK, ActionKind.CALL)
    return Action(hand.to_act, next(kind for kind in passive if kind in allowed))


def _discards(hand: Hand, seat: int, rng: Random) -> tuple[int, ...]:
    chosen = [card for card in hand.state.player(seat).down if rng.random() < DISCARD_SHARE]
    return tuple(chosen[: hand.legal()[0].most])
