import asyncio
import json
import logging
from typing import Any, cast

import discord
import pytest
import simcord

from bot.poker.actions import ActionKind
from bot.poker.cards import card_text
from bot.poker.refusals import Reason, Refusal
from bot.tables.messages import Act, Leave, Message, Sit, SitOut
from bot.tables.replies import TableDenial, TableReply
from bot.tables.saving import Request
from bot.ui.discord import replies
from tests.harness.ui.scenes import play
from tests.harness.ui.stage import PLAYERS, Stage


@pytest.fixture
async def room(stage: Stage, simcord_env: simcord.Env) -> Stage:
    """Show a table on which a hand of two players waits for its first action."""
    stage.furnish(simcord_env)
    stage.attach()
    await stage.show(stage.table(play({1: 400, 2: 400}, deck=tuple(range(52)))))
    stage.did()
    return stage


def action_id(room: Stage, kind: str) -> str:
    assert room.tables.now is not None
    assert room.tables.now.hand is not None
    return f"lb:a:7:12:{room.tables.now.hand.version}:{kind}"


async def test_a_click_sends_the_table_the_hand_and_version_that_the_player_saw(room: Stage) -> None:
    room.on_click()
    clicked = await room.people["Alice"].click(room.card, custom_id=action_id(room, "bring_in"))
    (message,) = room.tables.messages
    assert isinstance(message, Act)
    assert room.tables.now is not None
    assert room.tables.now.hand is not None
    assert message == Act(
        Request(message.request.request_id, 101, "button"),
        ActionKind.BRING_IN,
        None,
        12,
        room.tables.now.hand.version,
        "button",
    )
    assert clicked.acknowledged


async def test_the_answer_to_a_click_updates_the_table_message_without_another_request(room: Stage) -> None:
    room.on_click(name="Seaside")
    clicked = await room.people["Alice"].click(room.card, custom_id=action_id(room, "bring_in"))
    assert "Seaside" in room.text
    assert room.did() == []
    assert not clicked.followups
    assert len(room.channel.history()) == 1


async def test_a_click_that_changes_nothing_is_only_acknowledged(room: Stage) -> None:
    now = room.tables.now
    assert now is not None
    room.tables.script = lambda message: TableReply(now, done=True)
    clicked = await room.click_lost("Alice", "lb:t:7:sitout")
    assert clicked.deferred
    assert room.did() == []


async def test_R4_12_a_refused_click_is_answered_privately_and_the_table_message_stays_unchanged(room: Stage) -> None:
    now = room.tables.now
    assert now is not None
    refusal = Refusal(Reason.OUT_OF_TURN, 2, 1, ())
    room.tables.script = lambda message: TableReply(now, refusal=refusal)
    clicked = await room.people["Bob"].click(room.card, custom_id=action_id(room, "bring_in"))
    assert clicked.ephemeral
    assert clicked.response is not None
    assert clicked.response.content == "It's Alice's turn, not yours."
    assert room.did() == []


async def test_after_a_refused_click_the_pending_update_of_the_table_message_is_sent(room: Stage) -> None:
    """The table changes while the click is being handled, and the click is answered with a sentence."""

    def denied(message: Message) -> TableReply:
        now = room.tables.now
        assert now is not None
        changed = room.table(hand=now.hand, revision=5, name="Seaside")
        room.publisher.show_table(changed)
        return TableReply(changed, denial=TableDenial.STALE)

    room.tables.script = denied
    await room.people["Alice"].click(room.card, custom_id=action_id(room, "bring_in"))
    assert "Seaside" in room.text
    assert room.did() == ["PATCH channels/messages"]


@pytest.mark.parametrize(("name", "verb", "kind"), [("Carol", "leave", Leave), ("Bob", "sitout", SitOut)])
async def test_a_button_removed_from_the_table_message_still_sends_its_request_to_the_table(
    room: Stage, name: str, verb: str, kind: type
) -> None:
    room.on_click()
    await room.click_lost(name, f"lb:t:7:{verb}")
    (message,) = room.tables.messages
    assert type(message) is kind
    assert room.bank.opened == []


async def test_a_player_who_leaves_during_a_hand_gets_a_private_notice_too(room: Stage) -> None:
    folded = play({1: 400, 2: 400, 3: 400}, ActionKind.BRING_IN, ActionKind.FOLD, deck=tuple(range(52)))
    await room.show(room.table(folded, revision=9))
    (seat,) = (seat.seat for seat in folded.view(None).seats if seat.folded)
    name = PLAYERS[seat - 1]
    room.on_click(name="Seaside")
    clicked = await room.click_lost(name, "lb:t:7:leave")
    assert "Seaside" in room.text
    (told,) = clicked.followups
    assert told.ephemeral
    assert "You'll leave Seaside after this hand" in told.content
    assert "`/table back`" in told.content


async def test_a_player_who_has_left_gets_no_notice_besides_the_table_message(room: Stage) -> None:
    room.on_click(seats=())
    clicked = await room.click_lost("Carol", "lb:t:7:leave")
    assert clicked.acknowledged
    assert not clicked.followups


async def test_a_newcomer_gets_a_wallet_before_sitting_down(room: Stage) -> None:
    room.on_click()
    await room.people["Carol"].click(room.card, custom_id="lb:t:7:sit")
    assert room.bank.opened == [103]
    (message,) = room.tables.messages
    assert isinstance(message, Sit)
    assert message.buy_in is None


async def test_the_bot_learns_a_players_name_from_their_click(room: Stage) -> None:
    room.on_click()
    await room.people["Carol"].click(room.card, custom_id="lb:t:7:sit")
    assert room.reach.names.name(room.env.guild.id, 103) == "Carol"


async def test_the_my_cards_button_shows_the_cards_only_to_their_owner(room: Stage) -> None:
    room.tables.hands[101] = play({1: 400, 2: 400}, deck=tuple(range(52))).view(1)
    clicked = await room.people["Alice"].click(room.card, custom_id="lb:t:7:cards")
    assert clicked.ephemeral
    assert clicked.response is not None
    assert "Your cards at Riverside, hand 12" in json.dumps(clicked.response.components)
    assert room.did() == []


async def test_the_my_cards_button_tells_a_player_without_cards_that_there_are_none(room: Stage) -> None:
    clicked = await room.people["Carol"].click(room.card, custom_id="lb:t:7:cards")
    assert clicked.response is not None
    assert clicked.response.content.startswith("You have no cards at this table right now.")


@pytest.mark.parametrize("custom_id", ["lb:t:7:cards", "lb:t:7:sit"])
async def test_a_button_of_a_closed_table_is_answered(room: Stage, custom_id: str) -> None:
    room.tables.now = None
    clicked = await room.people["Alice"].click(room.card, custom_id=custom_id)
    assert clicked.response is not None
    assert clicked.response.content.startswith("That table is closed.")
    assert room.tables.messages == []


@pytest.mark.parametrize("custom_id", ["lb:t:7:cards", "lb:t:7:sit"])
async def test_a_button_of_another_servers_table_is_refused(room: Stage, custom_id: str) -> None:
    room.tables.now = room.table(guild_id=1)
    clicked = await room.people["Alice"].click(room.card, custom_id=custom_id)
    assert clicked.response is not None
    assert clicked.response.content.startswith("That button is for a table on another server.")
    assert room.tables.messages == []


async def test_an_unexpected_error_is_reported_to_the_player_and_logged_without_its_text(
    room: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    secret = card_text(48) + card_text(1)

    def fail(message: Message) -> TableReply:
        raise RuntimeError(secret)

    room.tables.script = fail
    with caplog.at_level(logging.ERROR, "bot"):
        clicked = await room.people["Alice"].click(room.card, custom_id="lb:t:7:sit")
    assert clicked.ephemeral
    assert clicked.response is not None
    assert "on my end" in clicked.response.content
    assert "RuntimeError" in caplog.text
    assert secret not in caplog.text


async def test_a_click_at_a_slow_table_is_acknowledged_first_and_answered_later(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replies, "ACKNOWLEDGE_SECONDS", 0.01)
    room.tables.delay_seconds = 0.03
    now = room.tables.now
    assert now is not None
    room.on_click(name="Seaside")
    clicked = await room.people["Alice"].click(room.card, custom_id=action_id(room, "bring_in"))
    assert clicked.deferred
    assert "Seaside" in room.text
    assert room.did() == []
    room.tables.script = lambda message: TableReply(now, denial=TableDenial.TABLE_FULL)
    clicked = await room.people["Bob"].click(room.card, custom_id=action_id(room, "bring_in"))
    assert [followup.content for followup in clicked.followups] == [
        "All 8 seats are taken. `/table wait` puts you on the waiting list and seats you when one opens up."
    ]
    assert all(followup.ephemeral for followup in clicked.followups)


async def test_sitting_down_at_a_slow_table_never_puts_the_hand_panel_into_the_public_message(
    room: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replies, "ACKNOWLEDGE_SECONDS", 0.01)
    room.tables.delay_seconds = 0.03
    room.tables.hands[101] = play({1: 400, 2: 400}, deck=tuple(range(52))).view(1)
    room.on_click()
    clicked = await room.people["Alice"].click(room.card, custom_id="lb:t:7:sit")
    assert "Your cards" not in json.dumps([part.to_dict() for part in room.card.components])
    answers = [answer for answer in (clicked.response, *clicked.followups) if answer is not None]
    assert all(answer.ephemeral for answer in answers)
    assert "Your cards" in json.dumps([answer.components for answer in answers])


async def test_a_click_on_an_outdated_table_message_turns_it_into_a_link_to_the_current_one(room: Stage) -> None:
    old = room.card
    room.cards.restore_message(7, old.id + 1)
    room.on_click(name="Seaside")
    await room.people["Alice"].click(old, custom_id=action_id(room, "bring_in"))
    stale = next(message for message in room.channel.history() if message.id == old.id)
    assert f"/{old.id + 1}" in str(stale.components[0].to_dict())


async def test_a_button_still_works_after_a_restart(room: Stage, stage: Stage) -> None:
    reborn = Stage.build()
    reborn.furnished_like(room)
    await room.env.restart_bot(reborn.client)
    reborn.attach()
    reborn.on_click(name="Seaside")
    await room.people["Alice"].click(room.card, custom_id=action_id(room, "bring_in"))
    (message,) = reborn.tables.messages
    assert isinstance(message, Act)
    assert "Seaside" in reborn.text


async def test_of_two_simultaneous_clicks_only_one_edits_the_message_and_the_last_state_is_shown(room: Stage) -> None:
    """Discord would show whichever answer arrives last, so the second click is only acknowledged."""
    sent: list[str] = []
    now = room.tables.now
    assert now is not None

    class Response:
        def __init__(self, name: str) -> None:
            self.name = name

        def is_done(self) -> bool:
            return False

        async def edit_message(self, **body: Any) -> None:
            sent.append(f"{self.name} edits")
            await asyncio.sleep(0)
            await asyncio.sleep(0)

        async def defer(self) -> None:
            sent.append(f"{self.name} defers")

    class Click:
        def __init__(self, name: str) -> None:
            self.response = Response(name)
            self.message = room.card
            self.locale = None

        async def edit_original_response(self, **body: Any) -> None:
            sent.append("the card is edited")

    views = [room.table(hand=now.hand, revision=number, name=f"Table {number}") for number in (2, 3)]

    async def one(name: str, at: int) -> None:
        with room.cards.holding_edits(7):
            room.publisher.show_table(views[at])
            await room.cards.answer_click(cast(discord.Interaction, Click(name)), views[at])

    await asyncio.gather(one("first", 0), one("second", 1))
    await room.settle()
    assert sent == ["first edits", "second defers", "the card is edited"]
