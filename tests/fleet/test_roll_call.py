"""The check that no part runs twice, or with another number of parts."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.fleet.messages import Json, PartAnswer
from bot.fleet.nats_messages import NatsMessages
from bot.fleet.part import Part
from bot.fleet.roll_call import NotAdmitted, RollCall
from tests.harness.fleet.parts import APPLICATION, at_once
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.nats_server import NatsServer


class Line(NatsMessages):
    """Messages whose question to all ends after this many answers, however long they take."""

    awaited: int | None = None

    async def ask_others(
        self, question: str, body: Json, seconds: float, *, parts: int | None = None
    ) -> list[PartAnswer]:
        if self.awaited is None or parts is not None:
            return await super().ask_others(question, body, seconds, parts=parts)
        return await self._collect_answers(f"all.{question}", body, PATIENCE_SECONDS, self.awaited)


def joining(
    nats: NatsServer,
    part: Part,
    since: float = 0.0,
    sleep: Callable[[float], Awaitable[None]] = at_once,
    awaited: int | None = None,
) -> tuple[NatsMessages, RollCall]:
    messages = Line(nats.url, APPLICATION, part.index, sleep)
    messages.awaited = awaited
    return messages, RollCall(part, messages, lambda: since, 0.1)


@pytest.mark.parametrize(
    ("second", "told"),
    [
        (Part(0, 2), "SHARD=0/2 is running already: stop that process, or give this one another part"),
        (Part(1, 4), "SHARD=1/4, but a process with SHARD=0/2 is running"),
    ],
)
async def test_a_process_does_not_start_if_its_part_runs_already_or_the_number_of_parts_differs(
    nats: NatsServer, second: Part, told: str
) -> None:
    there, roll_call = joining(nats, Part(0, 2))
    late, late_call = joining(nats, second, awaited=1)
    async with there.connected(roll_call.call):
        with pytest.raises(NotAdmitted, match=told):
            await late.connected(late_call.call).__aenter__()
        assert there.is_connected


async def test_a_duplicate_part_is_found_although_no_answer_came_in_time(nats: NatsServer) -> None:
    there, roll_call = joining(nats, Part(0, 2))
    late, late_call = joining(nats, Part(0, 2), awaited=0)
    async with there.connected(roll_call.call):
        with pytest.raises(NotAdmitted, match="is running already"):
            await late.connected(late_call.call).__aenter__()


async def test_processes_of_different_parts_may_start_if_their_number_of_parts_agrees(nats: NatsServer) -> None:
    there, roll_call = joining(nats, Part(0, 2))
    other, other_call = joining(nats, Part(1, 2))
    async with there.connected(roll_call.call), other.connected(other_call.call):
        assert other.is_connected


async def test_a_part_answers_no_questions_before_it_is_admitted(nats: NatsServer) -> None:
    async def answer(asked: Json) -> Json:
        return {}

    waits = asyncio.Event()
    asking, _ = joining(nats, Part(0, 2))
    late, _ = joining(nats, Part(1, 2))
    late.answer("order", answer)
    async with asking.connected():
        joins = asyncio.create_task(_stay(late, waits.wait))
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not await asking.ask_others("hello", {"playing": False}, 0.2, parts=2):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
        assert await asking.ask_others("order", {}, 0.2, parts=2) == []
        waits.set()
        async with asyncio.timeout(PATIENCE_SECONDS):
            while not await asking.ask_others("order", {}, 0.2, parts=2):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
        joins.cancel()


async def _stay(messages: NatsMessages, admit: Callable[[], object]) -> None:
    async def admitted() -> None:
        await admit()  # type: ignore[misc]

    async with messages.connected(admitted):
        await asyncio.Event().wait()


@pytest.mark.parametrize("first_back", ["elder", "younger"])
async def test_of_two_processes_of_a_part_started_without_nats_the_later_one_ends(
    nats: NatsServer, first_back: str
) -> None:
    await nats.stop()
    may_be_back = asyncio.Event()

    async def later(seconds: float) -> None:
        await may_be_back.wait()
        await asyncio.sleep(0.01)

    elder, elder_call = joining(nats, Part(0, 2), 1.0, at_once if first_back == "elder" else later)
    younger, younger_call = joining(nats, Part(0, 2), 2.0, later if first_back == "elder" else at_once)

    async def play() -> None:
        async with younger.connected(younger_call.call), asyncio.timeout(PATIENCE_SECONDS):
            younger_call.is_playing = True
            await nats.start()
            while not (elder.is_connected or younger.is_connected):  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
            may_be_back.set()
            await asyncio.Event().wait()

    async with elder.connected(elder_call.call):
        elder_call.is_playing = True
        with pytest.raises(NotAdmitted):
            await play()
        assert elder.is_connected


async def test_a_starting_process_ends_if_a_playing_process_of_its_part_reconnects(nats: NatsServer) -> None:
    await nats.stop()
    may_be_back = asyncio.Event()

    async def later(seconds: float) -> None:
        await may_be_back.wait()
        await asyncio.sleep(0.01)

    elder, elder_call = joining(nats, Part(0, 2), 1.0, later)
    younger, younger_call = joining(nats, Part(0, 2), 2.0, awaited=2)
    other, other_call = joining(nats, Part(1, 2))

    async def call() -> None:
        may_be_back.set()
        await younger_call.call()

    async def play() -> None:
        async with asyncio.timeout(PATIENCE_SECONDS), younger.connected(call):
            pytest.fail("plays beside its double")

    async with elder.connected(elder_call.call):
        elder_call.is_playing = True
        await nats.start()
        # With no other part connected, nobody would be waited for.
        async with other.connected(other_call.call):
            with pytest.raises(NotAdmitted):
                await play()
        assert elder.is_connected
