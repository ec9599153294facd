"""Every kind of call that is no card fails in its turn: letters, their channels, threads, and everything at once."""

import re

import discord
import pytest

from bot.tables.ports import TableView
from bot.ui.discord import outbox
from bot.ui.discord.attachments import Drawn, files_of
from bot.ui.people import direct_mail
from bot.ui.table import keeper
from bot.ui.table.card import TableCard
from bot.ui.table.sender import CardSender, Send
from tests.faults.house import House
from tests.faults.test_answers import RETRIED, said_once
from tests.local_discord.faults import Fault
from tests.local_discord.world import Json

OPENINGS = r"/users/@me/channels"
THREADS = r"/channels/\d+/threads"
HASTY = (0.05,) * len(direct_mail.RETRY_SECONDS)

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
    """Before the house stands: a letter that is under way keeps the times that it began with."""
    monkeypatch.setattr(direct_mail, "RETRY_SECONDS", HASTY)
    monkeypatch.setattr(keeper, "RETRY_MS", 50)


@pytest.fixture
def forgetful(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord drops a letter that it knows for some minutes only; here not even from one of our own tries to the
    next."""
    newest = direct_mail.DirectMail._newest

    def newest_later(
        mail: direct_mail.DirectMail, player_id: int, tried: direct_mail.Letter | None
    ) -> direct_mail.Letter | None:
        house.local.world.forget_nonces(str(mail._channels._known.get(player_id)))
        return newest(mail, player_id, tried)

    monkeypatch.setattr(direct_mail.DirectMail, "_newest", newest_later)


def letters(house: House, person: Json, hand: int) -> int:
    """How many letters of the deal of a hand he has."""
    dm = house.local.world.dms.get(person["id"])
    deal = re.compile(rf"hand {hand}\*\* · Third street")
    return sum(
        one["channel_id"] == dm and deal.search(one["content"]) is not None
        for one in house.local.world.messages.values()
    )


@pytest.mark.usefixtures("hasty", "forgetful")
@pytest.mark.parametrize("name", TROUBLES)
async def test_every_letter_gets_there_once(house: House, name: str) -> None:
    fault, times = TROUBLES[name]
    await house.play()
    await house.until(lambda: all(person["id"] in house.local.world.dms for person in house.people))
    dms = "|".join(house.local.world.dms[person["id"]] for person in house.people)
    order = house.local.faults.plan("POST", rf"/channels/({dms})/messages", fault, times=times)
    await house.play()
    await house.until(lambda: order.met > 0)
    if fault.hangs:
        house.patience.ends()
    # Nobody acts meanwhile: a letter that the next street or hand has overtaken would not be sent any more.
    await house.until(lambda: all(letters(house, person, house.crowd.hand) for person in house.people))
    hand = house.crowd.hand
    house.local.faults.clear()
    await house.play(hands=2)
    assert [letters(house, person, hand) for person in house.people] == [1] * len(house.people)
    said_once(house)


async def cards_after_a_lost_answer(house: House) -> int:
    """How many cards stand in the thread after one was posted whose answer never came."""
    posts = rf"/channels/{house.thread['id']}/messages"
    before = len(house.local.journal.found("POST", posts))
    house.local.world.delete_message(house.card)
    await house.local.gateway.tell_news()
    lost = house.local.faults.plan("POST", posts, Fault(0, done=True), times=1)
    await house.play_blind()
    await house.until(lambda: lost.is_met() and len(house.local.journal.found("POST", posts)) > before)
    return sum(one["channel_id"] == house.thread["id"] for one in house.local.world.messages.values())


async def without_nonce(
    sender: CardSender, send: Send, view: TableView, drawn: Drawn | None, nonce: str
) -> discord.Message:
    return await send(view=TableCard(sender._readers.scene(view), drawn), files=files_of(drawn))


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("planted", [False, True])
async def test_a_card_whose_answer_was_lost_is_not_posted_twice(
    house: House, monkeypatch: pytest.MonkeyPatch, planted: bool
) -> None:
    """``planted``: a card without its nonce would be."""
    if planted:
        monkeypatch.setattr(CardSender, "_send", without_nonce)
    assert await cards_after_a_lost_answer(house) == 1 + planted


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("fault", [Fault(503), Fault(0), Fault(403, 40003)], ids=["503", "cut off", "too many opened"])
async def test_a_newcomer_whose_channel_cannot_be_opened_gets_his_letter_later(
    house: House, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "BLOCKED_SECONDS", 0.05)
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


OUTAGES = {
    "429": Fault(429),
    "500": Fault(500),
    "502": Fault(502),
    "503": Fault(503),
    "401": Fault(401),
    "403": Fault(403),
    "10062": Fault(404, 10062),
    "10008": Fault(404, 10008),
    "50007": Fault(403, 50007),
    "50013": Fault(403, 50013),
    "hangs": Fault(hangs=True),
    "cut off": Fault(0),
}
"""An outage, a token that was taken back, a ban of the whole machine, and whatever else: of every call there is."""


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("name", OUTAGES)
async def test_while_every_call_fails_the_table_plays_on_by_itself_and_is_caught_up_with(
    house: House, name: str
) -> None:
    # Read before the hand is played: when that is told here, a busy machine may have dealt the next one already.
    assert house.view is not None
    hand = house.view.hand_number
    house.local.faults.plan(".*", "/.*", OUTAGES[name])
    await house.play_blind(to_the_end=True)
    await house.until(lambda: house.view is not None and house.view.hand_number > hand)
    if OUTAGES[name].hangs:
        house.patience.ends()
    house.local.faults.clear()
    await house.play_blind()
    await house.play(hands=2)
    said_once(house)
