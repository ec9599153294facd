"""Many tournaments on a virtual clock, each from registration to its winner.

Chips and places must add up, whatever dies in between, and the tournaments must last as long as intended. ``--table``
checks only the lengths, by sketches (tournament_sketch.py): for slow and fast people, with a known pace or not, with
rebuys and breaks or without.
"""

import argparse
import asyncio
import secrets
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final, get_args

from bot.poker.games import GAMES
from bot.poker.games.mixes import MIXES
from bot.poker.stakes import Limit
from bot.tournaments.rules.formats import BOUNTIES, Matches
from bot.tournaments.settings import TournamentSettings
from tests.soak import tournament_table
from tests.soak.model import Wrong
from tests.soak.tournament_run import MIX, USUAL, Conditions, Run, in_matches, settings_of, sit_and_go
from tests.soak.tournament_table import OFF_SHARE_MOST, is_off
from tests.soak.tournament_witness import Played

ENTRANTS: Final = (4, 9, 16, 32, 64)
HEAD: Final = (
    "entrants  runs  target  median    off    10%    90%  level  s a hand  swing   hands  moves  kills  (all)  s a run"
)
"""10% and 90%: that share of the runs was shorter. Swing: see ``Played``. Kills: the mean of a run, and of all runs."""


async def one(
    folder: Path,
    entrants: int,
    settings: TournamentSettings,
    seed: int,
    conditions: Conditions,
) -> Played:
    """Run one tournament; raise Wrong with its seed, so that it can be repeated."""
    with tempfile.TemporaryDirectory(dir=folder) as place:
        path = Path(place) / "soak.sqlite3"
        run = Run(path, entrants, settings, seed, conditions)
        try:
            return await run.play()
        except AssertionError as error:
            await run.give_up()
            raise Wrong(f"{entrants} entrants, seed {seed}: {error}") from error


def line(played: Sequence[Played], settings: TournamentSettings, seconds: float) -> str:
    """Return a line of the table of figures."""
    minutes = sorted(each.minutes for each in played)
    off = median(minutes) / settings.target_minutes - 1

    def mean(figures: Callable[[Played], float]) -> float:
        return sum(map(figures, played)) / len(played)

    return (
        f"{played[0].entrants:8}  {len(played):4}  {settings.target_minutes:6}  {median(minutes):6.1f}  {off:+5.0%}"
        f"  {minutes[len(minutes) // 10]:5.1f}  {minutes[-1 - len(minutes) // 10]:5.1f}"
        f"  {median(each.level for each in played):5.0f}  {mean(lambda each: each.hand_seconds):8.1f}"
        f"  {mean(lambda each: each.swing):5.2f}  {mean(lambda each: each.hands):6.0f}"
        f"  {mean(lambda each: each.moves):5.1f}  {mean(lambda each: each.kills):5.1f}"
        f"  {sum(each.kills for each in played):5}  {seconds / len(played):7.2f}"
    )


async def soak(
    folder: Path,
    entrants: int,
    runs: int,
    settings: TournamentSettings,
    seed: int,
    conditions: Conditions = USUAL,
) -> list[Played]:
    """Run the tournaments one after another; raise Wrong."""
    return [await one(folder, entrants, settings, seed + number, conditions) for number in range(runs)]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--entrants", type=int, nargs="+", default=ENTRANTS, metavar="N", help="default 4 9 16 32 64")
    parser.add_argument("--runs", type=int, default=50, metavar="N", help="of each (default 50)")
    parser.add_argument("--game", choices=[*sorted(GAMES), *MIXES, MIX], default="razz", help="default razz")
    parser.add_argument("--limit", choices=get_args(Limit), help="default: the game's customary one")
    parser.add_argument("--target", type=int, default=60, metavar="M", help="minutes (default 60)")
    parser.add_argument("--rebuys", type=int, default=0, metavar="N", help="for each (default 0)")
    parser.add_argument("--breaks", type=int, default=0, metavar="N", help="one after so many levels (default: none)")
    parser.add_argument("--bounty", type=int, choices=BOUNTIES, default=0, help="percent of the buy-in (default: none)")
    parser.add_argument("--progressive", action="store_true", help="half a bounty goes onto the winner's head")
    parser.add_argument("--sit-and-go", action="store_true", help="each starts when it is full, and the next opens")
    parser.add_argument("--floorman", action="store_true", help="a moderator moves players and corrects their chips")
    parser.add_argument("--matches", choices=get_args(Matches), default="none", help="a bracket or a shootout")
    parser.add_argument("--deals", action="store_true", help="people propose deals at the end, and agree or do not")
    parser.add_argument("--satellite", action="store_true", help="seats in a tournament three times as dear are won")
    parser.add_argument("--table", action="store_true", help="the lengths alone, quickly, for all sorts of settings")
    parser.add_argument("--pace", type=float, default=1.0, metavar="X", help="people take X times as long as usual")
    parser.add_argument("--unlearnt", action="store_true", help="a server that has never played: T-4.1 by the letter")
    parser.add_argument("--without-kills", action="store_true", help="let the process live")
    parser.add_argument("--seed", type=int, metavar="S", help="of people, cards and crashes (default: a new one)")


def run(args: argparse.Namespace) -> int:
    seed = secrets.randbelow(2**31) if args.seed is None else args.seed
    if args.table:
        return tournament_table.run(args.game, args.limit, args.entrants, args.runs, seed)
    changes = {"rebuys": args.rebuys, "break_levels": args.breaks}
    changes |= {"bounty": args.bounty, "progressive": args.progressive}
    settings = settings_of(args.game, args.limit, **tournament_table.length(args.target), **changes)
    learnt = None if args.unlearnt else round(args.pace * (settings.hand_seconds or 0))
    settings = replace(settings, hand_seconds=learnt)
    known = "nobody knows how long a hand takes" if learnt is None else f"a hand is known to take {learnt} s"
    print(f"seed {seed}; {args.game}, {settings.limit or 'customary'} limit, {known}\n{HEAD}", flush=True)
    conditions = Conditions(not args.without_kills, args.pace, args.floorman, args.deals, args.satellite)
    wrong = False
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        for entrants in args.entrants:
            begun = perf_counter()
            try:
                wanted = sit_and_go(settings, entrants) if args.sit_and_go else settings
                wanted = in_matches(wanted, args.matches) if args.matches != "none" else wanted
                played = asyncio.run(soak(Path(folder), entrants, args.runs, wanted, seed, conditions))
            except Wrong as error:
                print(f"WRONG: {error}")
                return 1
            print(line(played, settings, perf_counter() - begun), flush=True)
            # A deal or a satellite's seats end a tournament before its time. How long rounds of matches take together
            # is not tuned: the last match of a round decides.
            is_timed = args.matches == "none" and not (args.deals or args.satellite)
            wrong |= is_timed and is_off([each.minutes for each in played], args.target)
    if wrong:
        print(f"WRONG: a median is more than {OFF_SHARE_MOST:.0%} off its target")
    return int(wrong)
