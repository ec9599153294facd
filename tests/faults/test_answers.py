"""Discord answers with an error, late, or not at all, at any call: the table plays on, and the log says it once."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Iterator

import pytest

from bot.locales.phrases import say
from bot.operating import startup
from bot.ui.discord import outbox, replies
from tests.harness.faults.live_bot import LiveBot
from tests.harness.local_discord import Answer
from tests.harness.local_discord.faults import Fault
from tests.harness.local_discord.interactions import ACKNOWLEDGE_SECONDS, COMMAND
from tests.harness.local_discord.journal import PATIENCE_SECONDS
from tests.harness.local_discord.players import text_of

CALLBACK = r"/interactions/.*"
BY_TOKEN = r"/webhooks/.*"
LETTERS_AND_CARDS = r"/channels/\d+/messages(/\d+)?"
EVERYTHING = (CALLBACK, BY_TOKEN, LETTERS_AND_CARDS)
CLOSED = say("en-US", "seat-dm-closed")
PAINTED_BYTES_LEAST = 10_000
"""More than a picture's words are."""
RETRIED = 5
"""How often the library asks before it gives up."""

FAULTS = {
    "busy": {
        "429": (Fault(429), 2),
        "500": (Fault(500), RETRIED),
        "502": (Fault(502), RETRIED),
        "503": (Fault(503), RETRIED),
    },
    "forbidden": {
        "401": (Fault(401), 1),
        "403": (Fault(403, 50001), 1),
        "50007": (Fault(403, 50007), 1),
        "50013": (Fault(403, 50013), 1),
    },
    "gone": {
        "10062": (Fault(404, 10062), 1),
        "10008": (Fault(404, 10008), 1),
        "10003": (Fault(404, 10003), 1),
    },
    "lost": {
        "answer lost": (Fault(500, done=True), 1),
        "cut off": (Fault(0), 1),
    },
}
"""By kind, those of one kind befall the same table; with how often each does."""


@contextlib.contextmanager
def noted(case: str) -> Iterator[None]:
    """A failure tells which of several cases it was; those behind it are not tried."""
    try:
        yield
    except Exception as error:
        error.add_note(case)
        raise


def said_once(live: LiveBot) -> None:
    said = Counter(live.logged())
    assert all(times == 1 for times in said.values()), said


@pytest.mark.parametrize("live", ["painting"], indirect=True)
async def test_without_faults_hands_are_played_and_nothing_is_logged(live: LiveBot) -> None:
    live.crowd.patience_seconds, live.wiring.reach.pictures.is_patient = PATIENCE_SECONDS, True
    await live.play(hands=2, whole=True)
    assert live.logged() == []
    assert live.tally.refused == live.tally.unanswered == 0
    await live.until(lambda: biggest_picture(live) > PAINTED_BYTES_LEAST)


def biggest_picture(live: LiveBot) -> int:
    """In bytes, of all that hang on messages."""
    messages = live.local.world.messages.values()
    return max((one["size"] for message in messages for one in message["attachments"]), default=0)


@pytest.mark.parametrize("kind", FAULTS)
async def test_the_table_goes_on_whatever_discord_answers_once(
    live: LiveBot, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "RETRY_MS", 50)
    live.ask.patience_seconds = ACKNOWLEDGE_SECONDS
    for name, (fault, times) in FAULTS[kind].items():
        for path in EVERYTHING:
            with noted(f"{name} at {path}"):
                order = live.local.faults.plan(".*", path, fault, times=times)
                # A message by a click's token ends each hand; letters are met in the middle of one.
                with live.folding() if path == BY_TOKEN else contextlib.nullcontext():
                    await live.play_until(order.is_met)
                if path != CALLBACK:  # from there the hand goes on to the message that ends it
                    await live.play(whole=path == LETTERS_AND_CARDS)
        with noted(name):
            said_once(live)
        live.begin_the_log_anew()


async def test_the_card_catches_up_once_discord_is_back(live: LiveBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "RETRY_MS", 50)
    for path in (BY_TOKEN, LETTERS_AND_CARDS):
        live.local.faults.plan(".*", path, Fault(503))
    await live.play_until(lambda: live.logged() != [])
    live.local.faults.clear()
    # The card shows a turn that is over, so there is nothing to click until it has been shown anew.
    await live.play(whole=True)
    said_once(live)


async def test_closed_direct_messages_are_told_at_the_seat(live: LiveBot) -> None:
    live.local.world.dm_closed |= {person["id"] for person in live.people}
    # A hand that is folded at once may be over before its letters are answered, so no number of hands is enough.
    await live.play_until(lambda: text_of(live.card).count(CLOSED) == len(live.people))
    await live.play(hands=2)
    view = live.view
    assert view is not None
    assert [line.dm_closed for line in view.seats] == [True] * len(live.people)
    assert live.logged() == []


async def test_a_call_that_hangs_holds_nobody_else_up(live: LiveBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "RETRY_MS", 50)
    live.ask.patience_seconds = ACKNOWLEDGE_SECONDS
    for path in EVERYTHING:
        with noted(path):
            order = live.local.faults.plan(".*", path, Fault(hangs=True), times=1)
            await live.play_until(order.is_met)
            live.patience.ends()
            await live.play(hands=2)
            live.local.faults.clear()
            await live.play()
            said_once(live)
        live.begin_the_log_anew()


async def test_a_click_that_comes_twice_too_late_or_after_a_newer_one_costs_no_chip_and_no_turn(
    live: LiveBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A turn that is shown late is not to be taken for the next one.
    live.crowd.patience_seconds = PATIENCE_SECONDS
    with noted("twice"):
        await comes_twice(live)
    with noted("too late"):
        await is_answered_too_late(live)
    monkeypatch.setattr(replies, "ACKNOWLEDGE_SECONDS", PATIENCE_SECONDS)
    with noted("out of order"):
        await come_out_of_order(live)


async def comes_twice(live: LiveBot) -> None:
    """It acts once."""
    before = await live.turn()
    click = _call(live, before.buttons)
    version = _version(live)
    await asyncio.gather(live.ask.send(click), live.ask.deliver(click))
    callback = f"/interactions/{click.interaction['id']}/"
    await live.until(lambda: sum(entry.path.startswith(callback) for entry in live.local.journal.entries) == 2)
    await live.until(lambda: live.now() not in (None, before))
    # The first act of three ends no street: it is one event, and a second act would be another.
    assert _version(live) == version + 1
    await live.play()
    assert live.logged() == []


async def is_answered_too_late(live: LiveBot) -> None:
    before = await live.turn()
    click = _call(live, before.buttons)
    await live.ask.deliver(click, late=True)
    await live.until(lambda: live.now() not in (None, before))
    assert click.type is None
    await live.play()
    assert live.logged() == []


async def come_out_of_order(live: LiveBot) -> None:
    """The first to arrive acts, and the other is told."""
    before = await live.turn()
    first, second = _call(live, before.buttons), _call(live, before.buttons)
    await live.ask.send(second)
    await live.ask.send(first)
    assert second.type != 4
    assert first.type == 4
    assert first.ephemeral
    await live.play()
    assert live.logged() == []


def tracebacks(live: LiveBot) -> list[str]:
    """But for the local Discord's own."""
    records = [record for record in live.caplog.records if not record.name.startswith("aiohttp")]
    return [record.getMessage() for record in records if record.exc_info]


async def test_a_command_delivered_twice_is_answered_once_and_no_fault(live: LiveBot) -> None:
    answer = live.ask.prepare(
        COMMAND,
        live.people[0],
        live.thread["id"],
        {"id": live.local.commands["wallet"]["id"], "name": "wallet", "type": 1},
    )
    await asyncio.gather(live.ask.send(answer), live.ask.deliver(answer))
    callback = f"/interactions/{answer.interaction['id']}/"
    await live.until(lambda: sum(entry.path.startswith(callback) for entry in live.local.journal.entries) >= 2)
    await live.until(lambda: any("Discord did not accept the answer" in line for line in live.logged(logging.INFO)))
    assert live.logged() == []
    assert tracebacks(live) == []


async def test_a_command_whose_callback_is_lost_is_no_fault(live: LiveBot) -> None:
    live.ask.patience_seconds = ACKNOWLEDGE_SECONDS
    live.local.faults.plan("POST", CALLBACK, Fault(0), times=1)
    with contextlib.suppress(TimeoutError):
        await live.ask.command(live.people[0], "wallet", channel_id=live.thread["id"])
    await live.until(lambda: any("Discord did not accept the answer" in line for line in live.logged(logging.INFO)))
    assert live.logged() == []
    assert tracebacks(live) == []


def _call(live: LiveBot, buttons: dict[str, str]) -> Answer:
    turn = live.now()
    assert turn is not None
    return live.ask.pressed(live.person(turn.name), live.card, buttons[live.crowd.choose(buttons)])


def _version(live: LiveBot) -> int:
    """How many events have happened in the hand."""
    assert live.view is not None
    assert live.view.hand is not None
    return live.view.hand.version


async def test_where_nobody_waits_for_an_answer_a_stop_has_nothing_to_wait_for(live: LiveBot) -> None:
    """Though menus live on for a while, and the cards' faces are still being brought."""
    helped = await live.ask.command(live.people[0], "help")
    await live.until(lambda: helped.original is not None)
    await live.until(lambda: not startup.open_work(), seconds=60)
