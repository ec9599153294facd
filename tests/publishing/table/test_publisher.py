import json
import logging
from importlib import import_module
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.fairness.cutting import Closing
from bot.poker.actions import ActionKind
from bot.publishing.kept_post import AGE_MOST_MS
from bot.publishing.panel.panels import HandPanels
from bot.publishing.table.letters import CardLetters
from bot.publishing.table.message_state import CHAT_MOST, TOKEN_MS
from bot.tables.messages import DirectMessages
from bot.tables.ports import TableView
from bot.tables.saving import StoreError
from bot.ui.discord.outbox import RETRY_MS, Outbox
from tests.harness.tables.altered import altered
from tests.harness.tables.seal_views import folds, seal_view
from tests.harness.ui.scenes import act, play, play_out
from tests.harness.ui.stage import Stage

SCHEMA = Path(__file__).parents[4] / "shared/discord/openapi.json"


@pytest.fixture
async def room(stage: Stage, simcord_env: simcord.Env) -> Stage:
    stage.furnish(simcord_env)
    stage.attach()
    await stage.settle()
    stage.requests()
    return stage


def hand() -> Any:
    return play({1: 400, 2: 400}, deck=tuple(range(52)))


# The message


async def test_the_message_of_a_new_table_is_posted_and_its_channel_and_id_are_saved(room: Stage) -> None:
    await room.show(room.table())
    assert "Waiting for players" in room.text
    assert room.saved == [(7, room.channel.id, room.card.id)]
    assert room.did() == ["POST channels/messages"]


async def test_the_tables_message_pings_nobody_and_has_an_enforced_nonce(room: Stage) -> None:
    await room.show(room.table())
    body = room.letters()[-1]
    assert body["allowed_mentions"] == {"parse": []}
    assert body["enforce_nonce"] is True
    assert len(body["nonce"]) <= 25
    assert body["flags"] & discord.MessageFlags(components_v2=True).value


async def test_closing_a_deal_does_not_edit_the_tables_message_but_a_new_cut_word_does(room: Stage) -> None:
    seal = seal_view(cutters=(1,))
    await room.show(room.table(seal=seal))
    room.did()
    closed = Closing(5, 6, "razz", 1, (1, 2), bytes(16))
    acted = seal._replace(contributions=folds(1, 2))
    for changed in (seal._replace(asked=True), seal._replace(asked=True, closed=closed), acted):
        await room.change(seal=changed)
    assert room.did() == []
    await room.change(seal=acted._replace(words=((2, "lucky seven"),)))
    assert room.did() == ["PATCH channels/messages"]
    assert "seat 2 cut with “lucky seven”" in room.text


async def test_a_change_not_yet_drawn_is_shown_although_the_next_view_only_requests_the_closing(room: Stage) -> None:
    seal = seal_view(cutters=(1,))
    first = room.table(seal=seal)
    await room.show(first)
    room.did()
    room.publisher.show_table(altered(first, revision=2, name="Lakeside"))
    await room.show(altered(first, revision=3, name="Lakeside", seal=seal._replace(asked=True)))
    assert "Lakeside" in room.text


async def test_a_failed_edit_is_repeated_although_the_next_view_only_requests_the_closing(room: Stage) -> None:
    seal = seal_view(cutters=(1,))
    await room.show(room.table(seal=seal))
    room.env.inject_error("PATCH", f"/channels/{room.channel.id}/messages/*", status=503)
    await room.change(name="Lakeside")
    assert "Riverside" in room.text
    await room.change(seal=seal._replace(asked=True))
    assert "Lakeside" in room.text


async def test_the_lobby_is_notified_when_seats_or_names_change_or_a_table_closes_but_not_of_bets(room: Stage) -> None:
    heard = room.heard
    played = hand()
    before = room.table(played)
    await room.show(before)
    assert heard == [before.place.guild_id]
    act(played, ActionKind.BRING_IN)
    await room.show(room.table(played))
    assert len(heard) == 1
    await room.show(room.table(played, seats=before.seats[:1]))
    await room.show(room.table(played, seats=before.seats[:1], name="Lakeside"))
    await room.show(room.table(played, seats=(), closed=True))
    assert len(heard) == 4


async def test_each_listener_to_a_tables_views_gets_the_newest_view_even_if_another_listener_fails(
    room: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    noted: list[int] = []

    def fails(panels: HandPanels, view: TableView) -> None:
        raise RuntimeError("no panel")

    monkeypatch.setattr(HandPanels, "show", fails)
    monkeypatch.setattr(CardLetters, "table_changed", lambda letters, view: noted.append(view.revision))
    for revision in (1, 2, 3):
        room.publisher.show_table(room.table(revision=revision))
    assert noted == []
    await room.settle()
    assert noted == [3]
    logged = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert ["an update that follows the message" in each for each in logged] == [True]


async def test_player_names_come_from_the_server_without_a_request(room: Stage) -> None:
    await room.show(room.table(hand()))
    assert "**Alice**" in room.text
    assert "**Bob**" in room.text
    assert not any("members" in entry.path for entry in room.env.http_requests)


async def test_of_several_views_of_a_table_only_the_newest_is_shown(room: Stage) -> None:
    await room.show(room.table())
    room.did()
    for revision in range(2, 12):
        room.publisher.show_table(room.table(revision=revision, name=f"Table {revision}"))
    room.publisher.show_table(room.table(revision=3, name="Late"))
    await room.settle()
    assert "Table 11" in room.text
    assert room.did() == ["PATCH channels/messages"]


async def test_a_saved_message_is_edited_in_place(stage: Stage, simcord_env: simcord.Env) -> None:
    stage.furnish(simcord_env)
    before = await stage.client.get_partial_messageable(stage.channel.id).send("a card of yesterday")
    stage.cards.restore_message(7, before.id)
    stage.publisher.show_table(stage.table())
    stage.attach()
    await stage.settle()
    stage.did()
    assert stage.saved == []
    assert len(stage.channel.history()) == 1


async def test_a_view_published_before_the_client_is_connected_is_shown_afterwards(
    stage: Stage, simcord_env: simcord.Env
) -> None:
    stage.furnish(simcord_env)
    stage.publisher.show_table(stage.table())
    await stage.settle()
    assert stage.channel.history() == []
    stage.attach()
    await stage.settle()
    assert "Riverside" in stage.text


@pytest.mark.parametrize("fault", [StoreError("disk is full"), KeyError("a bug")])
async def test_an_id_that_could_not_be_saved_is_saved_later_without_another_edit(room: Stage, fault: Exception) -> None:
    room.faults.append(fault)
    await room.show(room.table())
    assert (room.saved, len(room.channel.history())) == ([], 1)
    room.did()
    room.timer.ring_next(room.timer.now_ms() + RETRY_MS)
    await room.settle()
    assert room.saved == [(7, room.channel.id, room.card.id)]
    assert (room.did(), room.timer.pending()) == ([], [])


async def test_a_deleted_message_is_reposted(room: Stage) -> None:
    await room.show(room.table())
    await room.card.delete()
    await room.settle()
    room.did()
    await room.change(name="Seaside")
    assert "Seaside" in room.text
    assert room.did() == ["PATCH channels/messages", "POST channels/messages"]
    assert room.saved[-1] == (7, room.channel.id, room.card.id)


async def test_an_old_message_is_reposted_only_when_a_turn_begins(room: Stage) -> None:
    running = hand()
    await room.show(room.table(running))
    old = room.card.id
    _pass(room, AGE_MOST_MS)
    await room.change(name="Seaside")
    assert room.card.id == old, "its buttons belong to the current turn"
    room.did()
    act(running, ActionKind.BRING_IN)
    await room.change(hand=running.view(None))
    assert room.card.id != old
    assert room.did() == ["POST channels/messages", "DELETE channels/messages"]
    assert [message.id for message in room.channel.history()] == [room.card.id]


async def test_a_message_buried_by_chat_is_reposted_when_a_turn_begins(room: Stage) -> None:
    await room.show(room.table(hand()))
    old = room.card.id
    for number in range(CHAT_MOST):
        room.cards.note_message(room.channel.id, old + 1 + number)
    await room.change(name="Seaside")
    assert room.card.id == old
    await room.change(hand_number=13)
    assert room.card.id != old


async def test_a_message_with_only_a_little_chat_after_it_is_not_reposted(room: Stage) -> None:
    await room.show(room.table(hand()))
    old = room.card.id
    room.cards.note_message(room.channel.id, old)
    for number in range(CHAT_MOST - 1):
        room.cards.note_message(room.channel.id, old + 1 + number)
    room.cards.note_message(12345, old + 100)
    await room.change(hand_number=13)
    assert room.card.id == old


async def test_the_last_message_of_a_closed_table_has_no_buttons_and_its_state_is_dropped(room: Stage) -> None:
    await room.show(room.table())
    await room.change(closed=True)
    assert "This table is closed" in room.text
    assert room.cards._states == {}
    assert room.cards._by_channel == {}


# Troubles


async def test_a_forbidden_channel_is_logged_once_and_not_retried(
    room: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    room.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    with caplog.at_level(logging.WARNING, "bot"):
        await room.show(room.table())
        await room.change(name="Seaside")
        await room.change(name="Lakeside")
    assert [record.getMessage() for record in caplog.records] == [
        "the message of table 7 cannot be shown: HTTP 403, Discord's code 50013"
    ]
    assert room.timer.pending() == []


async def test_the_message_of_an_archived_thread_is_reposted(room: Stage) -> None:
    """Posting reopens the thread; until then Discord refuses every edit in it."""
    await room.show(room.table())
    first = room.card.id
    room.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=1)
    await room.change(name="Seaside")
    assert [message.id for message in room.channel.history()] == [room.card.id]
    assert room.card.id != first
    assert "Seaside" in room.text


async def test_after_a_server_error_the_message_is_posted_later(room: Stage, caplog: pytest.LogCaptureFixture) -> None:
    room.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    await room.show(room.table())
    assert room.channel.history() == []
    assert "HTTP 500" in caplog.text
    room.timer.ring_next(room.timer.now_ms() + RETRY_MS)
    await room.settle()
    assert "Riverside" in room.text


async def test_after_a_server_error_the_last_message_of_a_closed_table_is_edited_later(room: Stage) -> None:
    await room.show(room.table())
    room.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=1)
    await room.change(closed=True)
    assert "This table is closed" not in room.text
    room.timer.ring_next(room.timer.now_ms() + RETRY_MS)
    await room.settle()
    assert "This table is closed" in room.text
    assert room.cards._states == {}


async def test_a_message_that_fails_because_the_bot_stops_is_not_logged(
    room: Stage, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stop closes the connection during the request."""
    room.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    monkeypatch.setattr(Outbox, "is_closed", True)
    with caplog.at_level(logging.WARNING, "bot"):
        await room.show(room.table())
    assert room.channel.history() == []
    assert not caplog.records


# Requests


async def test_for_a_while_after_a_click_the_message_is_edited_with_the_clicks_token(room: Stage) -> None:
    await room.show(room.table())
    room.on_click(name="Seaside")
    await room.click_lost("Alice", "lb:t:7:back")
    room.did()
    await room.change(name="Lakeside")
    assert "Lakeside" in room.text
    assert room.did() == []
    room.timer.ring_next(room.timer.now_ms() + TOKEN_MS + 1)
    await room.change(name="Hillside")
    assert "Hillside" in room.text
    assert room.did() == ["PATCH channels/messages"]


async def test_a_token_that_discord_refuses_is_not_used_again(room: Stage) -> None:
    await room.show(room.table())
    room.on_click(name="Seaside")
    await room.click_lost("Alice", "lb:t:7:back")
    room.env.inject_error("PATCH", "/webhooks/*", status=404, code=10015, times=1)
    room.did()
    await room.change(name="Lakeside")
    assert "Lakeside" in room.text
    assert room.did() == ["PATCH channels/messages"]


async def test_request_bodies_match_discords_own_schema(room: Stage) -> None:
    if not SCHEMA.exists():
        pytest.skip("the reference data with Discord's schema is not here")
    await room.show(room.table(play_out(hand(), (ActionKind.COMPLETE, ActionKind.CALL, ActionKind.CHECK))))
    await room.change(name="Seaside")
    document = json.loads(SCHEMA.read_text(encoding="utf-8"))
    bodies = {entry.method: entry.json for entry in room.env.http_requests if "/messages" in entry.path}
    for method, path in (
        ("POST", "/channels/{channel_id}/messages"),
        ("PATCH", "/channels/{channel_id}/messages/{message_id}"),
    ):
        schema = document["paths"][path][method.lower()]["requestBody"]["content"]["application/json"]["schema"]
        import_module("jsonschema").Draft202012Validator({**schema, "components": document["components"]}).validate(
            bodies[method]
        )


# Direct messages


async def test_a_player_gets_their_cards_and_a_link_to_the_table(room: Stage) -> None:
    dealt = hand()
    view = room.table(dealt)
    await room.show(view)
    room.publisher.cards_dealt(view, 101, dealt.view(1))
    await room.settle()
    (letter,) = room.people["Alice"].user.dm_channel.history()
    assert "Your cards at Riverside, hand 12" in letter.content
    assert f"https://discord.com/channels/{room.env.guild.id}/{room.channel.id}" in letter.content
    assert room.people["Bob"].user.dm_channel.history() == []


async def test_a_players_channel_is_opened_when_they_sit_down_and_then_reused(room: Stage) -> None:
    dealt = hand()
    view = room.table(dealt)
    await room.show(view)
    assert sorted(room.did()) == ["POST channels/messages", "POST users/@me/channels", "POST users/@me/channels"]
    for player, seat in ((101, 1), (102, 2), (101, 1)):
        room.publisher.cards_dealt(view, player, dealt.view(seat))
        await room.settle()
    assert room.did() == ["POST channels/messages"] * 3
    assert room.directory.channels == {
        101: room.people["Alice"].user.dm_channel.id,
        102: room.people["Bob"].user.dm_channel.id,
    }


async def test_a_repeated_direct_message_keeps_its_nonce_and_a_different_one_gets_a_different_nonce(
    room: Stage,
) -> None:
    first, second = hand(), hand()
    for dealt, number in ((first, 12), (first, 12), (second, 13)):
        room.publisher.cards_dealt(room.table(dealt, hand_number=number), 101, dealt.view(1))
        await room.settle()
    nonces = [letter["nonce"] for letter in room.letters()]
    assert nonces[0] == nonces[1] != nonces[2]
    assert all(letter["enforce_nonce"] for letter in room.letters())


async def test_the_table_is_notified_when_a_players_direct_messages_are_closed_and_open_again(room: Stage) -> None:
    dealt = hand()
    channel = room.people["Alice"].user.dm_channel
    room.env.inject_error("POST", f"/channels/{channel.id}/messages", status=403, code=50007, times=1)
    room.publisher.cards_dealt(room.table(dealt), 101, dealt.view(1))
    await room.settle()
    assert room.tables.messages == [DirectMessages(101, closed=True)]
    view = room.table(dealt)
    closed = tuple(line if line.player_id != 101 else _closed(line) for line in view.seats)
    room.publisher.cards_dealt(room.table(dealt, seats=closed, hand_number=13), 101, dealt.view(1))
    await room.settle()
    assert room.tables.messages[1:] == [DirectMessages(101, closed=False)]


def _closed(line: Any) -> Any:
    return type(line)(line.seat, line.player_id, line.stack, line.status, True)


async def test_a_direct_message_that_fails_is_logged_once_without_its_cards(
    room: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    dealt = hand()
    room.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, times=None)
    with caplog.at_level(logging.DEBUG, "bot"):
        for number in (12, 13):
            room.publisher.cards_dealt(room.table(dealt, hand_number=number), 101, dealt.view(1))
            await room.settle()
    assert [record.getMessage() for record in caplog.records] == [
        "direct messages to player 101 fail: HTTP 400, Discord's code 50035"
    ]


async def test_a_direct_message_channel_that_is_gone_is_opened_again(room: Stage) -> None:
    room.directory.channels[101] = 1
    dealt = hand()
    room.publisher.cards_dealt(room.table(dealt), 101, dealt.view(1))
    await room.settle()
    assert len(room.people["Alice"].user.dm_channel.history()) == 1
    assert room.directory.channels[101] == room.people["Alice"].user.dm_channel.id


def _pass(room: Stage, ms: int) -> None:
    """Advance the clock and ring every alarm on the way."""
    until_ms = room.timer.now_ms() + ms
    while room.timer.ring_next(until_ms):
        pass
