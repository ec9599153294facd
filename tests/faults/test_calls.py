"""Failures of direct messages, their channels and threads, and of every request at once."""

import re
from functools import partial

import discord
import pytest

from bot.publishing.mail import direct_mail
from bot.publishing.mail.letter import Letter
from bot.publishing.record import closings as closer
from bot.publishing.standstill import watch
from bot.publishing.standstill.places import FORBIDDEN
from bot.publishing.table.message_state import Send, TableMessageSender, TableMessageState
from bot.tables.ports import TableView
from bot.tables.rules.position import IMPOSSIBLE
from bot.ui.discord import creating, outbox
from bot.ui.discord.attachments import Drawn, files_of
from bot.ui.table.message import TableMessageView
from tests.faults.test_answers import RETRIED, check_nothing_logged_twice, noted
from tests.harness.faults.live_bot import LiveBot
from tests.harness.local_discord.faults import Fault
from tests.harness.local_discord.interactions import Answer
from tests.harness.local_discord.players import words_of
from tests.harness.local_discord.world import THREAD, Json

OPENINGS = r"/users/@me/channels"
THREADS = r"/channels/\d+(/messages/\d+)?/threads"
HASTY = (0.05,) * len(outbox.RETRY_SECONDS)

TROUBLES = {
    "503 beyond the library's patience": (Fault(503), RETRIED + 1),
    "429 beyond the library's patience": (Fault(429), RETRIED + 1),
    "answer lost": (Fault(500, done=True), 1),
    "every answer lost": (Fault(500, done=True), RETRIED + 1),
    "cut off": (Fault(0), 1),
    "cut off after it was done": (Fault(0, done=True), 1),
    "hangs": (Fault(hangs=True), 1),
}
"""Each fault hits every player, fewer times than a direct message is tried."""


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make all retries fast before the bot starts: a message being sent keeps its old delays."""
    monkeypatch.setattr(outbox, "RETRY_SECONDS", HASTY)
    monkeypatch.setattr(outbox, "RETRY_MS", 50)
    monkeypatch.setattr(closer, "RETRY_MS", 50)
    monkeypatch.setattr(watch, "AGAIN_MS", 50)
    monkeypatch.setattr(watch, "PLACE_EVERY", 1)


@pytest.fixture
def forgetful(live: LiveBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make Discord forget a nonce between two tries; the real one remembers it for some minutes."""
    newest = direct_mail.DirectMail._newest

    def newest_later(mail: direct_mail.DirectMail, player_id: int, tried: Letter | None) -> Letter | None:
        live.local.world.forget_nonces(str(mail._channels._known.get(player_id)))
        return newest(mail, player_id, tried)

    monkeypatch.setattr(direct_mail.DirectMail, "_newest", newest_later)


def letters(live: LiveBot, person: Json, hand: int) -> int:
    """Count the player's direct messages about the deal of a hand."""
    dm = live.local.world.dms.get(person["id"])
    deal = re.compile(rf"hand {hand}\*\* · Third street")
    return sum(
        one["channel_id"] == dm and deal.search(one["content"]) is not None
        for one in live.local.world.messages.values()
    )


@pytest.mark.usefixtures("hasty", "forgetful")
async def test_every_direct_message_arrives_exactly_once(live: LiveBot) -> None:
    for name, (fault, times) in TROUBLES.items():
        with noted(name):
            await check_every_letter_arrives_once(live, fault, times)
            await live.play(whole=True)
        live.clear_log()


async def check_every_letter_arrives_once(live: LiveBot, fault: Fault, times: int) -> None:
    await live.play()
    await live.until(lambda: all(person["id"] in live.local.world.dms for person in live.people))
    # The test ends hanging requests only once, so only one player's request hangs.
    dms = [live.local.world.dms[person["id"]] for person in live.people[: 1 if fault.hangs else None]]
    orders = [live.local.faults.plan("POST", f"/channels/{dm}/messages", fault, times=times) for dm in dms]
    await live.play()
    await live.until(lambda: any(order.met for order in orders))
    if fault.hangs:
        live.patience.ends()
    # Nobody acts meanwhile: after the next street or hand the message would no longer be sent.
    await live.until(lambda: all(letters(live, person, live.crowd.hand) for person in live.people))
    hand = live.crowd.hand
    live.local.faults.clear()
    await live.play(hands=2)
    assert [letters(live, person, hand) for person in live.people] == [1] * len(live.people)
    check_nothing_logged_twice(live)


async def messages_after_a_lost_answer(live: LiveBot) -> int:
    """Count the thread's messages after the answer to a table message was lost."""
    posts = rf"/channels/{live.thread['id']}/messages"
    before = len(live.local.journal.found("POST", posts))
    live.local.world.delete_message(live.card)
    await live.local.gateway.tell_news()
    lost = live.local.faults.plan("POST", posts, Fault(0, done=True), times=1)
    await live.play_blind()
    await live.until(lambda: lost.is_met() and len(live.local.journal.found("POST", posts)) > before)
    return sum(one["channel_id"] == live.thread["id"] for one in live.local.world.messages.values())


async def without_nonce(
    sender: TableMessageSender, send: Send, post: TableMessageState, view: TableView, drawn: Drawn | None, nonce: str
) -> discord.Message:
    return await send(view=TableMessageView(sender._readers.scene(view), drawn), files=files_of(drawn))


@pytest.mark.usefixtures("hasty")
async def test_a_table_message_with_a_lost_answer_is_not_posted_twice(
    live: LiveBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await messages_after_a_lost_answer(live) == 1
    monkeypatch.setattr(TableMessageSender, "_send", without_nonce)
    assert await messages_after_a_lost_answer(live) == 2, "without the nonce it is posted twice"


CLOSED_TO_NEWCOMERS = {
    "503": ("dan", Fault(503), RETRIED),
    "cut off": ("eve", Fault(0), 1),
    "too many opened": ("fay", Fault(403, 40003), 1),
}


@pytest.mark.usefixtures("hasty")
async def test_a_newcomer_gets_the_cards_later_if_their_direct_messages_cannot_be_opened(
    live: LiveBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "BLOCKED_SECONDS", 0.05)
    for case, (name, fault, times) in CLOSED_TO_NEWCOMERS.items():
        with noted(case):
            order = live.local.faults.plan("POST", OPENINGS, fault, times=times)
            await check_newcomer_gets_cards(live, name)
            assert order.is_met()
            check_nothing_logged_twice(live)
        live.clear_log()


async def check_newcomer_gets_cards(live: LiveBot, name: str) -> None:
    """Seat a new player and play until they have got the direct message about the deal of a hand."""
    newcomer = live.local.world.member(name)["user"]
    player = await live.wiring.base.store.directory.player_id(int(newcomer["id"]))
    live.people.append(newcomer)
    live.crowd._by_name[newcomer["global_name"]] = newcomer
    sat = await live.ask.command(newcomer, "table sit", channel_id=live.thread["id"])
    await live.until(lambda: words_of(sat) != "")
    while (live.crowd.hand, player) not in live.told.down:
        await live.play()
    # Nobody acts meanwhile: after the next street or hand the message would no longer be sent.
    await live.until(lambda: letters(live, newcomer, live.crowd.hand) > 0)


@pytest.mark.parametrize("fault", [Fault(500), Fault(403, 50013)], ids=["500", "50013"])
async def test_a_table_is_played_in_the_channel_if_its_thread_cannot_be_created(
    live: LiveBot, monkeypatch: pytest.MonkeyPatch, fault: Fault
) -> None:
    monkeypatch.setattr(creating, "LOOK_AFTER_SECONDS", (0.1, 0.1))
    live.local.faults.plan("POST", THREADS, fault)
    lobby = live.local.world.lobby["id"]
    answer = await live.ask.command(live.people[0], "table open", game="razz", stakes="10/20")
    await live.until(lambda: answer.original is not None and answer.original["content"] != "")
    assert answer.original is not None
    assert f"<#{lobby}>" in answer.original["content"]
    assert live.wiring.play.tables.in_channel(int(lobby)) is not None
    await live.play()


LOST = {"502": Fault(502, done=True), "cut off": Fault(0, done=True)}


async def test_a_thread_with_a_lost_answer_is_found_and_not_created_again(
    live: LiveBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The faults include a 502, after which the library repeats the request on its own."""
    monkeypatch.setattr(creating, "LOOK_AFTER_SECONDS", (0.1, 0.1))
    threads, owner = partial(live.local.world.active_threads, live.local.world.guild_id), live.local.world.owner
    for name, fault in LOST.items():
        for private in (True, False):
            with noted(f"{name}, {private=}"):
                before = {thread["id"] for thread in threads()}
                live.local.faults.plan("POST", THREADS, fault, times=1)
                answer = await live.ask.command(owner, "table open", game="razz", stakes="10/20", private=private)
                await live.until(partial(links_a_table, answer))
                (made,) = {thread["id"] for thread in threads()} - before
                assert f"<#{made}>" in words_of(answer)


def links_a_table(answer: Answer) -> bool:
    return "<#" in words_of(answer)


async def test_a_table_thread_starts_from_its_post_and_is_archived_after_the_last_answer(live: LiveBot) -> None:
    post, lobby = live.local.world.messages[live.thread["id"]], live.local.world.lobby["id"]
    assert post["channel_id"] == live.thread["parent_id"] == lobby
    owner = live.local.world.owner
    await live.turn()  # Between two hands it would close at once.
    answer = await live.ask.command(owner, "table close", channel_id=live.thread["id"])
    await live.until(lambda: words_of(answer) != "")  # Clicks before the answer could end the hand first.
    assert "closes after this hand" in words_of(answer)
    with live.folding():
        await live.play_until(lambda: bool(live.thread["thread_metadata"]["archived"]))
    answers = live.local.journal.found("POST|PATCH", r"/(interactions|webhooks)/.*")
    assert {entry.status for entry in answers} <= {200, 204}


def record_thread(live: LiveBot) -> Json:
    threads = (channel for channel in live.local.world.channels.values() if channel["type"] == THREAD)
    return next(thread for thread in threads if thread["id"] != live.thread["id"])


REFUSALS = {
    "401": Fault(401),
    "403": Fault(403),
    "10062": Fault(404, 10062),
    "10008": Fault(404, 10008),
    "50007": Fault(403, 50007),
    "50013": Fault(403, 50013),
}
"""Each refusal gets a separate room, because the room's record thread may seem deleted afterwards."""
OUTAGES = {
    "no answer": {
        "429": Fault(429),
        "500": Fault(500),
        "502": Fault(502),
        "503": Fault(503),
        "cut off": Fault(0),
        "hangs": Fault(hangs=True),
    },
    **{name: {name: fault} for name, fault in REFUSALS.items()},
}
"""Faults of every request: an outage, a revoked token, and other refusals.

The faults of one kind hit the same table.
"""


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("kind", OUTAGES)
async def test_while_every_request_fails_the_hand_is_finished_but_no_new_hand_is_dealt(
    live: LiveBot, kind: str
) -> None:
    """F-3: nothing is dealt while Discord accepts no closing.

    If Discord locks the bot out, nobody can act either, and the hand itself waits.
    """
    for name, fault in OUTAGES[kind].items():
        with noted(name):
            await (check_hand_waits if fault.status == FORBIDDEN else check_hand_is_finished)(live, fault)
        live.clear_log()


async def check_hand_waits(live: LiveBot, fault: Fault) -> None:
    assert live.view is not None
    hand = live.view.hand_number
    live.local.faults.plan(".*", "/.*", fault)
    await live.play_blind()
    await live.until(lambda: live.view is not None and live.view.course.paused == IMPOSSIBLE)
    before = live.view.hand
    await live.play_blind()
    assert (live.view.hand_number, live.view.hand) == (hand, before)
    live.local.faults.clear()
    await live.until(lambda: live.view is not None and live.view.course.paused is None)
    await live.play_blind()
    await live.play()
    await live.play(whole=True)
    check_nothing_logged_twice(live)


async def check_hand_is_finished(live: LiveBot, fault: Fault) -> None:
    assert live.view is not None
    hand = live.view.hand_number
    failing = live.local.faults.plan("POST", f"/channels/{record_thread(live)['id']}/messages", fault)
    live.local.faults.plan(".*", "/.*", fault)
    await live.play_blind(to_the_end=True)
    # If the table already knows that Discord accepts nothing, it sends no request.
    await live.until(lambda: failing.met > 0 or (live.view is not None and live.view.course.obstacle is not None))
    assert live.view.hand_number == hand
    assert live.view.seal is not None
    assert live.view.seal.closed is None
    if fault.hangs:
        live.patience.ends()
    live.local.faults.clear()
    await live.until(lambda: live.view is not None and live.view.hand_number > hand)
    await live.play_blind()
    await live.play()
    await live.play(whole=True)
    check_nothing_logged_twice(live)
