"""The bench of pictures: time and size of each, and the event loop's delay while they are drawn.

Times are a thread's own processor time, without other work of the machine. The first picture of a kind paints its
cards, which are then cached; it is shown separately.
"""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from functools import partial
from itertools import cycle
from typing import Any, Final, TypeVar

from bot.poker.actions import Action, ActionKind
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.machine.procedure import Outside
from bot.poker.refusals import Refusal
from bot.ui.help.guide import guide_to
from bot.ui.pictures.drawing.guide import draw_guide
from bot.ui.pictures.drawing.hand import draw_hand
from bot.ui.pictures.drawing.panel import draw_panel
from bot.ui.pictures.drawing.parts import place_of
from bot.ui.pictures.drawing.table import draw
from bot.ui.pictures.hand_picture import hand_picture
from bot.ui.pictures.panel_picture import panel_picture
from bot.ui.pictures.studio import Studio
from bot.ui.pictures.table_picture import table_picture
from bot.ui.scene.scene import Scene
from tests.bench.columns import machine
from tests.harness.ui.scenes import scene, table

TIMES: Final = 15
"""Pictures of each kind in a round."""
LATE_EVERY_SECONDS: Final = 0.001
_Picture = TypeVar("_Picture")
_PREFER: Final = (ActionKind.CALL, ActionKind.CHECK, ActionKind.DRAW, ActionKind.BRING_IN)
_WIDTHS: Final = "{:<34}{:>8}{:>10}{:>10}{:>10}{:>10}"


def run(rounds: int) -> None:
    """Print a line for each game, number of players and stage, then the loop's delay."""
    print(f"pictures, {machine()}; goals: under 20 ms, under 120,000 bytes")
    print(_WIDTHS.format("", "players", "first ms", "p50 ms", "p99 ms", "bytes"))
    for name in sorted(GAMES):
        for seats in sorted({2, min(5, GAMES[name].seats_most), GAMES[name].seats_most}):
            for stage, hand in _stages(name, seats):
                _figures(f"{name}, {stage}", seats, partial(_anew, draw, table_picture(scene(table(hand)))), rounds)
        hand = _played(name, 2, 1, 60)
        private = hand.view(1)
        _figures(f"{name}, own cards", 1, partial(draw_hand, hand_picture(scene(table(hand)), private)), rounds)
        seats = GAMES[name].seats_most
        hands = [_played(name, seats, 1, steps) for steps in range(20, 35)]
        tables = [table_picture(scene(table(hand))) for hand in hands]
        _figures(f"{name}, next action", seats, _refreshed(draw, tables), rounds)
        panels = [panel_picture(scene(table(hand)), hand.view(1)) for hand in hands]
        _figures(f"{name}, next action, own seat", seats, _refreshed(draw_panel, panels), rounds)
        examples = guide_to("en-US", GAMES[name], None).picture()
        _figures(f"{name}, example hands", 0, partial(draw_guide, examples), rounds)
    asyncio.run(_delays(rounds))


def _anew(draw: Callable[[_Picture], bytes], picture: _Picture) -> bytes:
    """Draw a picture of a place that has none so far."""
    place_of.cache_clear()
    return draw(picture)


def _refreshed(draw: Callable[[_Picture], bytes], pictures: Sequence[_Picture]) -> Callable[[], bytes]:
    """Return a function that draws a place after the next action of a hand, again and again from the start."""
    following = cycle(pictures)

    def drawn() -> bytes:
        picture = next(following)
        return _anew(draw, picture) if picture is pictures[0] else draw(picture)

    return drawn


def _stages(name: str, seats: int) -> Iterator[tuple[str, Hand]]:
    yield "dealt", _played(name, seats, 1, 0)
    yield "half way", _played(name, seats, 1, seats * 3)
    yield "showdown", _played(name, seats, 1, 1000)


def _played(name: str, seats: int, seed: int, steps: int) -> Hand:
    chances, game, rules = random.Random(seed), GAMES[name], HouseRules()
    deck = tuple(chances.sample(range(52), 52))
    stacks = [(seat, 1000 * seat + 234) for seat in range(1, seats + 1)]
    hand = Hand.start(game, rules, game.stakes(rules, 10), stacks, 1, deck)
    while steps and not hand.finished:
        steps -= 1
        allowed = {option.kind for option in hand.legal()}
        assert hand.to_act is not None
        kind = next(kind for kind in _PREFER if kind in allowed)
        discards = hand.view(hand.to_act).downcards[: chances.randint(0, 2)] if kind is ActionKind.DRAW else ()
        outcome = hand.apply(Action(hand.to_act, kind, None, discards), Outside(chances.sample(range(52), 52)))
        assert not isinstance(outcome, Refusal), outcome
    return hand


def _figures(what: str, seats: int, make: Callable[[], bytes], rounds: int) -> None:
    first, size = _timed(make)
    times = sorted(_timed(make)[0] for _ in range(TIMES * rounds))
    figures = (f"{1000 * first:.1f}", f"{1000 * _part(times, 0.5):.1f}", f"{1000 * _part(times, 0.99):.1f}")
    print(_WIDTHS.format(what, seats, *figures, f"{size:,}"), flush=True)


def _timed(make: Callable[[], bytes]) -> tuple[float, int]:
    began = time.thread_time()
    size = len(make())
    return time.thread_time() - began, size


def _part(ordered: Sequence[float], part: float) -> float:
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)]


# The event loop


async def _delays(rounds: int) -> None:
    """Print the delay of a timer that is due every millisecond, when idle and while tables are drawn."""
    views = [table(_played("razz", 8, seed, 25)) for seed in range(30 * rounds)]
    idle = await _lateness(asyncio.sleep(1.0))
    studio = Studio()
    began = time.perf_counter()
    drawing = await _lateness(_draw_all(studio, [scene(view) for view in views]))
    rate = len(views) / (time.perf_counter() - began)
    studio.close()
    print(f"\nthe event loop's delay, ms          p50       p99      most     ({rate:.0f} pictures a second)")
    for what, late in (("idle", idle), ("while drawing without a pause", drawing)):
        told = (1000 * _part(late, part) for part in (0.5, 0.99, 1.0))
        print(f"{what:<30}" + "".join(f"{figure:>10.2f}" for figure in told))


async def _draw_all(studio: Studio, scenes: Sequence[Scene]) -> None:
    for each in scenes:
        assert await studio.table(each) is not None


async def _lateness(work: Coroutine[Any, Any, None]) -> list[float]:
    """Return the timer's delays while the work lasts, sorted, in seconds."""
    task = asyncio.create_task(work)
    late: list[float] = []
    while not task.done():
        began = time.perf_counter()
        await asyncio.sleep(LATE_EVERY_SECONDS)
        late.append(time.perf_counter() - began - LATE_EVERY_SECONDS)
    await task
    return sorted(late)
