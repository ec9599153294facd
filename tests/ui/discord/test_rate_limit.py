import asyncio
from collections import Counter

import pytest

from bot.ui.discord.rate_limit import DISCORDS_PER_SECOND, REQUESTS_MOST, SECONDS, WINDOWS, RateLimit
from tests.harness.local_discord.limits import GLOBAL_REQUESTS


class Clock:
    """An event loop's clock that only sleeping moves.

    The first wake-up comes ``held_up`` seconds late.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, held_up: float = 0.0) -> None:
        self.now = 100.0
        self.held_up = held_up
        self.sleepers: list[tuple[float, asyncio.Future[None]]] = []
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: self.now, raising=False)

    async def sleep(self, seconds: float) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleepers.append((self.now + seconds, woken))
        await woken

    async def run(self, tasks: list[asyncio.Task[None]]) -> None:
        await _turns()
        while not all(task.done() for task in tasks):
            at = min(at for at, _ in self.sleepers)
            self.now, self.held_up = max(self.now, at) + self.held_up, 0.0
            for sleeper in sorted((each for each in self.sleepers if each[0] <= self.now), key=lambda each: each[0]):
                self.sleepers.remove(sleeper)
                sleeper[1].set_result(None)
            await _turns()


async def _turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@pytest.mark.parametrize("held_up", [0.0, 60.0])
async def test_no_span_of_time_has_more_requests_than_allowed(monkeypatch: pytest.MonkeyPatch, held_up: float) -> None:
    clock, went = Clock(monkeypatch, held_up), []
    rate_limit = RateLimit(clock.sleep)

    async def one(number: int) -> None:
        await rate_limit.request_slot()
        went.append((number, clock.now))

    await clock.run([asyncio.get_running_loop().create_task(one(number)) for number in range(45)])
    times = [at for _, at in went]
    assert all(later - earlier >= SECONDS - 1e-9 for earlier, later in zip(times, times[REQUESTS_MOST:], strict=False))
    assert [number for number, _ in went] == list(range(45))
    assert max(Counter(times).values()) == REQUESTS_MOST


async def test_urgent_requests_skip_the_queue_and_the_queue_keeps_its_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, went = Clock(monkeypatch), []
    rate_limit = RateLimit(clock.sleep)

    async def one(name: str, number: int) -> None:
        await rate_limit.request_slot(ahead=name == "card")
        went.append((clock.now, name, number))

    loop = asyncio.get_running_loop()
    letters = [loop.create_task(one("letter", number)) for number in range(10 * REQUESTS_MOST)]
    await _turns()
    cards = [loop.create_task(one("card", number)) for number in range(2 * REQUESTS_MOST)]
    await clock.run([*letters, *cards])
    names = [name for _, name, _ in went]
    assert names[: 3 * REQUESTS_MOST] == ["letter"] * REQUESTS_MOST + ["card"] * 2 * REQUESTS_MOST
    assert [number for _, name, number in went if name == "letter"] == list(range(10 * REQUESTS_MOST))
    times = [at for at, _, _ in went]
    assert all(later - earlier >= SECONDS - 1e-9 for earlier, later in zip(times, times[REQUESTS_MOST:], strict=False))
    assert times[-1] - times[0] < 13 * SECONDS, "jumping the queue costs no time"


async def test_a_rate_limit_can_have_a_custom_rate_and_be_paused(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, went = Clock(monkeypatch), []
    rate_limit = RateLimit(clock.sleep, most=1, seconds=2.0)

    async def one(number: int) -> None:
        await rate_limit.request_slot(ahead=number == 3)
        went.append((number, clock.now))
        if number == 3:
            rate_limit.hold(60.0)

    await clock.run([asyncio.get_running_loop().create_task(one(number)) for number in range(4)])
    assert went == [(0, 100.0), (3, 102.0), (1, 162.0), (2, 164.0)]


async def test_a_request_does_not_wait_while_slots_are_free() -> None:
    async def never(seconds: float) -> None:
        pytest.fail("the request waited")

    rate_limit = RateLimit(never)
    for _ in range(REQUESTS_MOST):
        await rate_limit.request_slot()


def test_requests_delayed_on_the_way_still_fit_into_discords_limit_per_second() -> None:
    assert REQUESTS_MOST * (1 / SECONDS + 1) < GLOBAL_REQUESTS


async def test_a_request_that_is_no_longer_wanted_gives_up_its_place_in_the_queue(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock, went, wanted = Clock(monkeypatch), list[tuple[int, float]](), [True]
    rate_limit = RateLimit(clock.sleep)

    async def one(number: int) -> None:
        if await rate_limit.request_slot(wanted=lambda: wanted[0] or number % 2 == 0):
            went.append((number, clock.now))

    most = 40 * REQUESTS_MOST
    tasks = [asyncio.get_running_loop().create_task(one(number)) for number in range(most)]
    await _turns()
    wanted[0] = False
    await clock.run(tasks)
    assert [number for number, _ in went if number >= REQUESTS_MOST] == list(range(REQUESTS_MOST + 1, most, 2))
    assert went[-1][1] - 100.0 < 0.75 * most / REQUESTS_MOST * SECONDS, "the others move up in the queue"


@pytest.mark.parametrize("parts", [1, 2, 3, 4, 8, 12])
async def test_several_processes_together_stay_below_discords_limit(
    monkeypatch: pytest.MonkeyPatch, parts: int
) -> None:
    """Check the busiest second, and assume that the network delays one more batch of requests into it."""
    clock, went = Clock(monkeypatch), list[float]()
    rate_limit = RateLimit.below(DISCORDS_PER_SECOND / parts)
    rate_limit._sleep = clock.sleep

    async def one() -> None:
        await rate_limit.request_slot()
        went.append(clock.now)

    await clock.run([asyncio.get_running_loop().create_task(one()) for _ in range(40)])
    portion = max(Counter(went).values())
    busiest = max(sum(start <= at < start + 0.999 for at in went) for start in went)
    assert parts * (busiest + portion) < GLOBAL_REQUESTS
    in_all = parts * sum(at < went[-1] for at in went) / (went[-1] - went[0])
    assert in_all == pytest.approx(REQUESTS_MOST / SECONDS)


def test_a_bot_with_a_single_process_keeps_the_full_request_rate() -> None:
    alone = RateLimit.below(DISCORDS_PER_SECOND)
    assert (alone._most, alone._seconds) == (REQUESTS_MOST, SECONDS)


async def test_the_rate_limit_counts_as_near_under_a_lasting_load_or_with_a_long_queue(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock(monkeypatch)
    rate_limit = RateLimit(clock.sleep)
    near = list[bool]()

    async def one() -> None:
        await rate_limit.request_slot()

    def many(windows: int) -> list[asyncio.Task[None]]:
        return [asyncio.get_running_loop().create_task(one()) for _ in range(windows * REQUESTS_MOST)]

    for _ in range(WINDOWS + 1):
        await clock.run(many(1))
        near.append(rate_limit.is_near)
        clock.now += SECONDS
    assert near == [False] * (WINDOWS - 1) + [True, True], "a short burst is no load"
    clock.now += WINDOWS * SECONDS
    assert not rate_limit.is_near
    waiting = many(6)
    await _turns()
    assert rate_limit.is_near
    await clock.run(waiting)
