"""Every kind of call that is no card fails in its turn: letters, their channels, threads, and everything at once."""

import re

import pytest

from bot.ui import card_keeper, direct_mail
from tests.faults.house import House
from tests.faults.test_answers import RETRIED, said_once
from tests.local_discord.faults import Fault
from tests.local_discord.world import Json

OPENINGS = r"/users/@me/channels"
THREADS = r"/channels/\d+/threads"
HASTY = (0.4,) * len(direct_mail.RETRY_SECONDS)

TROUBLES = {
    "503 beyond the library's patience": (Fault(503), 2 * RETRIED),
    "429 beyond the library's patience": (Fault(429), 2 * RETRIED),
    "answer lost": (Fault(500, done=True), 1),
    "every answer lost": (Fault(500, done=True), 2 * RETRIED),
    "cut off": (Fault(0), 2),
    "cut off after it was done": (Fault(0, done=True), 2),
    "hangs": (Fault(hangs=True), 1),
}


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(direct_mail, "RETRY_SECONDS", HASTY)
    monkeypatch.setattr(direct_mail, "PATIENCE_SECONDS", 0.5)
    monkeypatch.setattr(card_keeper, "RETRY_MS", 50)


def letters(house: House, person: Json, hand: int) -> int:
    """How many letters of the deal of a hand he has."""
    dm = house.local.world.dms.get(person["id"])
    deal = re.compile(rf"hand {hand}\*\* · Third street")
    return sum(
        one["channel_id"] == dm and deal.search(one["content"]) is not None
        for one in house.local.world.messages.values()
    )


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", TROUBLES)
async def test_every_letter_gets_there_once(house: House, name: str) -> None:
    fault, times = TROUBLES[name]
    await house.play()
    dms = "|".join(house.local.world.dms[person["id"]] for person in house.people)
    order = house.local.faults.plan("POST", rf"/channels/({dms})/messages", fault, times=times)
    # Discord drops a letter that it knows for some minutes only; here not even from one of our own tries to the next.
    house.local.world.nonce_seconds = HASTY[0] / 2
    await house.play()
    # Nobody acts meanwhile: a letter that the next street or hand has overtaken would not be sent any more.
    await house.until(lambda: all(letters(house, person, house.crowd.hand) for person in house.people))
    hand = house.crowd.hand
    assert order.met
    house.local.faults.clear()
    await house.play(hands=2)
    assert [letters(house, person, hand) for person in house.people] == [1] * len(house.people)
    said_once(house)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("fault", [Fault(503), Fault(0), Fault(403, 40003)], ids=["503", "cut off", "too many opened"])
async def test_a_newcomer_whose_channel_cannot_be_opened_gets_his_letter_later(
    house: House, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(direct_mail, "BLOCKED_SECONDS", 0.05)
    order = house.local.faults.plan("POST", OPENINGS, fault, times=1 if fault.status != 503 else RETRIED)
    dan = house.local.world.member("dan")["user"]
    house.people.append(dan)
    house.crowd._by_name[dan["global_name"]] = dan
    await house.ask.command(dan, "table sit", channel_id=house.thread["id"])
    await house.until(order.is_met)
    await house.play(hands=2)
    await house.until(lambda: any(letters(house, dan, hand) for hand in range(1, house.crowd.hand + 1)))
    said_once(house)


@pytest.mark.parametrize("fault", [Fault(500), Fault(403, 50013)], ids=["500", "50013"])
async def test_a_table_whose_thread_cannot_be_made_stands_in_the_channel_itself(house: House, fault: Fault) -> None:
    house.local.faults.plan("POST", THREADS, fault)
    lobby = house.local.world.lobby["id"]
    answer = await house.ask.command(house.people[0], "table open", game="razz", stakes="10/20")
    await house.until(lambda: answer.original is not None and answer.original["content"] != "")
    assert answer.original is not None
    assert f"<#{lobby}>" in answer.original["content"]
    assert house.services.tables.in_channel(int(lobby)) is not None
    await house.play()


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("status", [401, 403, 503])
async def test_while_every_call_is_refused_the_table_plays_on_by_itself_and_is_caught_up_with(
    house: House, status: int
) -> None:
    """A token that was taken back, a ban of the whole machine, an outage."""
    house.local.faults.plan(".*", "/.*", Fault(status))
    await house.play_blind(to_the_end=True)
    view = house.view
    assert view is not None
    hand = view.hand_number
    await house.until(lambda: house.view is not None and house.view.hand_number > hand)
    house.local.faults.clear()
    await house.play_blind()
    await house.play(hands=2)
    said_once(house)
