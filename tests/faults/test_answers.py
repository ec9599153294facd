"""Errors, delays and missing answers to any request: the table plays on, and the log reports each once."""

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
"""More bytes than an unpainted picture has, which contains only its description."""
RETRIED = 5
"""The number of tries after which the library gives up."""

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
"""By kind: the faults of one kind hit the same table. The number says how often a fault occurs."""


@contextlib.contextmanager
def noted(case: str) -> Iterator[None]:
    """Add the name of the case to a failure; the cases after it do not run."""
    try:
        yield
    except Exception as error:
        error.add_note(case)
        raise


def check_nothing_logged_twice(live: LiveBot) -> None:
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
    """Return the size in bytes of the largest picture on any message."""
    messages = live.local.world.messages.values()
    return max((one["size"] for message in messages for one in message["attachments"]), default=0)


@pytest.mark.parametrize("kind", FAULTS)
async def test_the_table_plays_on_after_any_single_failure_of_discord(
    live: LiveBot, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "RETRY_MS", 50)
    live.ask.patience_seconds = ACKNOWLEDGE_SECONDS
    for name, (fault, times) in FAULTS[kind].items():
        for path in EVERYTHING:
            with noted(f"{name} at {path}"):
                order = live.local.faults.plan(".*", path, fault, times=times)
                # A message with a click's token ends each hand; direct messages are sent during a hand.
                with live.folding() if path == BY_TOKEN else contextlib.nullcontext():
                    await live.play_until(order.is_met)
                if path != CALLBACK:  # the hand continues from there to the message that ends it
                    await live.play(whole=path == LETTERS_AND_CARDS)
        with noted(name):
            check_nothing_logged_twice(live)
        live.clear_log()


async def test_the_table_message_is_updated_once_discord_works_again(
    live: LiveBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "RETRY_MS", 50)
    for path in (BY_TOKEN, LETTERS_AND_CARDS):
        live.local.faults.plan(".*", path, Fault(503))
    await live.play_until(lambda: live.logged() != [])
    live.local.faults.clear()
    # The table message shows a past turn, so there is nothing to click until it has been updated.
    await live.play(whole=True)
    check_nothing_logged_twice(live)


async def test_closed_direct_messages_are_marked_at_the_players_seats(live: LiveBot) -> None:
    live.local.world.dm_closed |= {person["id"] for person in live.people}
    # A hand that is folded at once may end before its direct messages are answered, so no number of hands is enough.
    await live.play_until(lambda: text_of(live.card).count(CLOSED) == len(live.people))
    await live.play(hands=2)
    view = live.view
    assert view is not None
    assert [line.dm_closed for line in view.seats] == [True] * len(live.people)
    assert live.logged() == []


async def test_a_hanging_request_does_not_block_the_table(live: LiveBot, monkeypatch: pytest.MonkeyPatch) -> None:
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
            check_nothing_logged_twice(live)
        live.clear_log()


async def test_a_duplicate_late_or_reordered_click_costs_no_chips_and_no_turn(
    live: LiveBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # With enough patience, a turn that is shown late is not mistaken for the next one.
    live.crowd.patience_seconds = PATIENCE_SECONDS
    with noted("twice"):
        await check_duplicate_click(live)
    with noted("too late"):
        await check_late_click(live)
    monkeypatch.setattr(replies, "ACKNOWLEDGE_SECONDS", PATIENCE_SECONDS)
    with noted("out of order"):
        await check_reordered_clicks(live)


async def check_duplicate_click(live: LiveBot) -> None:
    """Deliver one click twice and check that the player acts once."""
    before = await live.turn()
    click = _call(live, before.buttons)
    version = _version(live)
    await asyncio.gather(live.ask.send(click), live.ask.deliver(click))
    callback = f"/interactions/{click.interaction['id']}/"
    await live.until(lambda: sum(entry.path.startswith(callback) for entry in live.local.journal.entries) == 2)
    await live.until(lambda: live.now() not in (None, before))
    # The first of three actions does not end the street, so it is one event; a second action would be another.
    assert _version(live) == version + 1
    await live.play()
    assert live.logged() == []


async def check_late_click(live: LiveBot) -> None:
    before = await live.turn()
    click = _call(live, before.buttons)
    await live.ask.deliver(click, late=True)
    await live.until(lambda: live.now() not in (None, before))
    assert click.type is None
    await live.play()
    assert live.logged() == []


async def check_reordered_clicks(live: LiveBot) -> None:
    """Deliver two clicks in reverse order: the first to arrive acts, and the other is refused."""
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
    """Return the logged messages with a traceback, except the local Discord's own."""
    records = [record for record in live.caplog.records if not record.name.startswith("aiohttp")]
    return [record.getMessage() for record in records if record.exc_info]


async def test_a_command_delivered_twice_is_answered_once_and_logs_no_error(live: LiveBot) -> None:
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


async def test_a_command_with_a_lost_callback_logs_no_error(live: LiveBot) -> None:
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
    """Return the number of events in the hand."""
    assert live.view is not None
    assert live.view.hand is not None
    return live.view.hand.version


async def test_a_stop_has_nothing_to_wait_for_once_every_answer_is_sent(live: LiveBot) -> None:
    """Open menus and the upload of card emojis do not delay a stop."""
    helped = await live.ask.command(live.people[0], "help")
    await live.until(lambda: helped.original is not None)
    await live.until(lambda: not startup.open_work(), seconds=60)
