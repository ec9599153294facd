"""Discord answers with an error, late, or not at all, at any call: the table plays on, and the log says it once."""

import asyncio
import contextlib
import logging
from collections import Counter

import pytest

from bot.cli import startup
from bot.ui.table import keeper
from bot.ui.text.phrases import say
from tests.faults.house import House
from tests.local_discord import Answer
from tests.local_discord.faults import Fault
from tests.local_discord.interactions import ACKNOWLEDGE_SECONDS, COMMAND
from tests.local_discord.journal import PATIENCE_SECONDS
from tests.local_discord.players import text_of

CALLBACK = r"/interactions/.*"
BY_TOKEN = r"/webhooks/.*"
LETTERS_AND_CARDS = r"/channels/\d+/messages(/\d+)?"
EVERYTHING = (CALLBACK, BY_TOKEN, LETTERS_AND_CARDS)
CLOSED = say("en-US", "seat-dm-closed")
RETRIED = 5
"""How often the library asks before it gives up."""

FAULTS = {
    "429": (Fault(429), 2),
    "500": (Fault(500), RETRIED),
    "502": (Fault(502), RETRIED),
    "503": (Fault(503), RETRIED),
    "401": (Fault(401), 1),
    "403": (Fault(403, 50001), 1),
    "10062": (Fault(404, 10062), 1),
    "10008": (Fault(404, 10008), 1),
    "10003": (Fault(404, 10003), 1),
    "50007": (Fault(403, 50007), 1),
    "50013": (Fault(403, 50013), 1),
    "answer lost": (Fault(500, done=True), 1),
    "cut off": (Fault(0), 1),
}


def said_once(house: House) -> None:
    said = Counter(house.logged())
    assert all(times == 1 for times in said.values()), said


async def test_without_faults_hands_are_played_and_nothing_is_logged(house: House) -> None:
    house.crowd.patience_seconds = PATIENCE_SECONDS
    await house.play(hands=2)
    assert house.logged() == []
    assert house.tally.refused == house.tally.unanswered == 0


@pytest.mark.parametrize("name", FAULTS)
async def test_the_table_goes_on_whatever_discord_answers_once(
    house: House, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "RETRY_MS", 50)
    house.ask.patience_seconds = ACKNOWLEDGE_SECONDS
    fault, times = FAULTS[name]
    for path in EVERYTHING:
        order = house.local.faults.plan(".*", path, fault, times=times)
        await house.play_until(order.is_met)
        await house.play()
    said_once(house)


async def test_the_card_catches_up_once_discord_is_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "RETRY_MS", 50)
    for path in (BY_TOKEN, LETTERS_AND_CARDS):
        house.local.faults.plan(".*", path, Fault(503))
    await house.play_until(lambda: house.logged() != [])
    house.local.faults.clear()
    # The card shows a turn that is over, so there is nothing to click until it has been shown anew.
    await house.play()
    said_once(house)


async def test_closed_direct_messages_are_told_at_the_seat(house: House) -> None:
    house.local.world.dm_closed |= {person["id"] for person in house.people}
    # A hand that is folded at once may be over before its letters are answered, so no number of hands is enough.
    await house.play_until(lambda: text_of(house.card).count(CLOSED) == len(house.people))
    await house.play(hands=2)
    view = house.view
    assert view is not None
    assert [line.dm_closed for line in view.seats] == [True] * len(house.people)
    assert house.logged() == []


@pytest.mark.parametrize("path", EVERYTHING)
async def test_a_call_that_hangs_holds_nobody_else_up(house: House, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "RETRY_MS", 50)
    house.ask.patience_seconds = ACKNOWLEDGE_SECONDS
    order = house.local.faults.plan(".*", path, Fault(hangs=True), times=1)
    await house.play_until(order.is_met)
    house.patience.ends()
    await house.play(hands=2)
    house.local.faults.clear()
    await house.play()
    said_once(house)


async def test_an_answer_that_comes_too_late_costs_no_chip_and_no_turn(house: House) -> None:
    before = await house.turn()
    click = _call(house, before.buttons)
    await house.ask.deliver(click, late=True)
    await house.until(lambda: house.now() not in (None, before))
    assert click.type is None
    await house.play()
    assert house.logged() == []


async def test_a_click_delivered_twice_acts_once(house: House) -> None:
    before = await house.turn()
    click = _call(house, before.buttons)
    version = _version(house)
    await asyncio.gather(house.ask.send(click), house.ask.deliver(click))
    callback = f"/interactions/{click.interaction['id']}/"
    await house.until(lambda: sum(entry.path.startswith(callback) for entry in house.local.journal.entries) == 2)
    await house.until(lambda: house.now() not in (None, before))
    # The first act of three ends no street: it is one event, and a second act would be another.
    assert _version(house) == version + 1
    await house.play()
    assert house.logged() == []


def tracebacks(house: House) -> list[str]:
    """But for the local Discord's own."""
    records = [record for record in house.caplog.records if not record.name.startswith("aiohttp")]
    return [record.getMessage() for record in records if record.exc_info]


async def test_a_command_delivered_twice_is_answered_once_and_no_fault(house: House) -> None:
    answer = house.ask.prepare(
        COMMAND,
        house.people[0],
        house.thread["id"],
        {"id": house.local.commands["wallet"]["id"], "name": "wallet", "type": 1},
    )
    await asyncio.gather(house.ask.send(answer), house.ask.deliver(answer))
    callback = f"/interactions/{answer.interaction['id']}/"
    await house.until(lambda: sum(entry.path.startswith(callback) for entry in house.local.journal.entries) >= 2)
    await house.until(lambda: any("the answer was not taken" in line for line in house.logged(logging.INFO)))
    assert house.logged() == []
    assert tracebacks(house) == []


async def test_a_command_whose_callback_is_lost_is_no_fault(house: House) -> None:
    house.ask.patience_seconds = ACKNOWLEDGE_SECONDS
    house.local.faults.plan("POST", CALLBACK, Fault(0), times=1)
    with contextlib.suppress(TimeoutError):
        await house.ask.command(house.people[0], "wallet", channel_id=house.thread["id"])
    await house.until(lambda: any("the answer was not taken" in line for line in house.logged(logging.INFO)))
    assert house.logged() == []
    assert tracebacks(house) == []


async def test_clicks_out_of_order_let_the_first_to_arrive_act_and_tell_the_other(house: House) -> None:
    before = await house.turn()
    first, second = _call(house, before.buttons), _call(house, before.buttons)
    await house.ask.send(second)
    await house.ask.send(first)
    assert second.type != 4
    assert first.type == 4
    assert first.ephemeral
    await house.play()
    assert house.logged() == []


def _call(house: House, buttons: dict[str, str]) -> Answer:
    turn = house.now()
    assert turn is not None
    return house.ask.pressed(house.person(turn.name), house.card, buttons[house.crowd.choose(buttons)])


def _version(house: House) -> int:
    """How many events have happened in the hand."""
    assert house.view is not None
    assert house.view.hand is not None
    return house.view.hand.version


async def test_where_nobody_waits_for_an_answer_a_stop_has_nothing_to_wait_for(house: House) -> None:
    """Though menus live on for a while, and the cards' faces are still being brought."""
    helped = await house.ask.command(house.people[0], "help")
    await house.until(lambda: helped.original is not None)
    await house.until(lambda: not startup.under_way(), seconds=20)
