"""The inbox, which handles one message after the other in order, even if a sender is cancelled."""

import asyncio

import pytest

from bot.common.inbox import Inbox


class Scribe:
    """A handler that records when each message begins and ends, and answers with its length."""

    def __init__(self) -> None:
        self.inbox = Inbox[str, int](self._carry_out)
        self.lines: list[str] = []
        self.held = asyncio.Event()
        self.held.set()

    async def _carry_out(self, message: str, answer: asyncio.Future[int] | None) -> None:
        self.lines.append(f"{message} begins")
        await self.held.wait()
        self.lines.append(f"{message} ends")
        if answer is not None and not answer.done():
            answer.set_result(len(message))


async def test_messages_are_handled_one_after_the_other() -> None:
    scribe = Scribe()
    answers = await asyncio.gather(*(scribe.inbox.ask(word) for word in ("bet", "call", "raise")))
    assert answers == [3, 4, 5]
    assert scribe.lines == [f"{word} {what}" for word in ("bet", "call", "raise") for what in ("begins", "ends")]


async def test_a_posted_message_keeps_its_place_in_the_order() -> None:
    scribe = Scribe()
    scribe.inbox.post("due")
    assert await scribe.inbox.ask("bet") == 3
    assert scribe.lines == ["due begins", "due ends", "bet begins", "bet ends"]


async def test_a_cancelled_caller_does_not_withdraw_the_message() -> None:
    scribe = Scribe()
    scribe.held.clear()
    caller = asyncio.create_task(scribe.inbox.ask("bet"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert scribe.lines == ["bet begins"]
    caller.cancel()
    scribe.held.set()
    with pytest.raises(asyncio.CancelledError):
        await caller
    assert await scribe.inbox.ask("call") == 4
    assert scribe.lines[:2] == ["bet begins", "bet ends"]


async def test_the_inbox_holds_only_messages_that_still_wait() -> None:
    scribe = Scribe()
    scribe.held.clear()
    scribe.inbox.post("due")
    assert scribe.inbox.holds("due")
    assert not scribe.inbox.holds("bet")
    await asyncio.sleep(0)
    assert not scribe.inbox.holds("due")
    scribe.held.set()
    await scribe.inbox.close()


async def test_closing_handles_the_waiting_messages_and_refuses_new_ones() -> None:
    scribe = Scribe()
    scribe.inbox.post("due")
    waiting = asyncio.create_task(scribe.inbox.ask("bet"))
    await asyncio.sleep(0)
    await scribe.inbox.close()
    assert scribe.lines[-1] == "bet ends"
    assert await waiting == 3
    scribe.inbox.post("late")
    with pytest.raises(RuntimeError, match="closed"):
        await scribe.inbox.ask("late")
    await asyncio.sleep(0)
    assert "late begins" not in scribe.lines


async def test_an_idle_inbox_has_no_task() -> None:
    scribe = Scribe()
    await scribe.inbox.ask("bet")
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == {asyncio.current_task()}
