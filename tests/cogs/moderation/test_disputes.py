"""Disputes about hands from opening to ruling: who may act, who sees which cards, and the audit."""

import re

import discord
import pytest
from simcord.results import InteractionResult

from bot.moderation.ports import OPEN_DISPUTES_MOST
from bot.poker.cards import parse_cards
from bot.tables.due_posts import DuePost
from bot.ui.discord import outbox
from bot.ui.history import report as hand_report
from bot.ui.history.report import paged
from bot.ui.text.cards import card_marks
from tests.harness.discord.room import Room
from tests.harness.discord.staff import AN, BO, acts, audit, hand_over, mod, moderators_channel, seated_hand, staff

AN_DOWN = card_marks(parse_cards("As2d"))
BO_DOWN = card_marks(parse_cards("KhQd"))


@pytest.fixture
async def played(room: Room) -> Room:
    """Play hand 1-1: ``bo`` brings it in, ``an`` folds."""
    await seated_hand(room)
    await hand_over(room)
    return room


async def shown(room: Room, name: str) -> InteractionResult:
    """Click the button below the latest dispute and return the answer."""
    post = next(iter(reversed(room.guild.channels["staff"].history())))
    return await room.people[name].click(post, label="Show hand")


async def test_posting_a_dispute_and_viewing_its_hand_and_settling_it_are_all_audited(played: Room) -> None:
    room, channel = played, await moderators_channel(played)
    told = await room.slash("bo", "dispute", text="my @everyone button\nhung")
    assert "Dispute 1 about hand 1-1 (Table 1) is saved" in told
    (post,) = channel.history()
    posted = "\n".join(part["content"] for part in [*_texts(post)])
    assert "bo disputes hand 1-1 at Table 1" in posted
    assert "my @\u200beveryone button hung" in posted
    assert "`/mod settle id:1`" in posted
    assert AN_DOWN not in posted
    assert "Only moderators" in room.told(await shown(room, "an"))
    look = await shown(room, "mo")
    report = room.told(look)
    assert look.ephemeral
    assert AN_DOWN in report
    assert BO_DOWN in report
    assert "bo wins it uncontested" in report
    assert "**Dispute 1** · hand 1-1 (Table 1) · bo" in await mod(room, "mo", "disputes")
    told = await mod(room, "mo", "settle", id=1, ruling="the button worked")
    assert "the player got your ruling" in told
    assert "ruled on hand 1-1 (Table 1), which you disputed: the button worked" in room.letters("bo")[-1]
    (post,) = channel.history()
    settled_post = _texts(post)[0]["content"]
    assert re.match(r"\*\*Dispute 1 is settled\*\* by mo, <t:\d+:f>: the button worked\n", settled_post)
    assert "Hand 1-1 (Table 1) was disputed by bo: my @\u200beveryone button hung" in settled_post
    assert not any(isinstance(part, discord.ActionRow) for part in post.components)
    assert "No disputes are open." in await mod(room, "mo", "disputes")
    assert "already settled" in await mod(room, "mo", "settle", id=1, ruling="again")
    settled, seen, _ = await audit(room)
    assert (seen.act, seen.table_id, seen.hand_number, seen.after) == ("see_hand", 1, 1, "whole")
    assert (settled.act, settled.subject_id) == ("settle", await room.player_id("bo"))
    assert (settled.before, settled.after) == ("open", "the button worked")
    assert await room.store.office.audit.broken_at(room.guild.id) is None


async def test_a_ruling_is_posted_again_if_the_disputes_post_is_gone(played: Room) -> None:
    channel = await moderators_channel(played)
    await played.slash("bo", "dispute", text="odd")
    (post,) = channel.history()
    played.env.backend.delete_message(channel.id, post.id)
    assert "is settled" in await mod(played, "mo", "settle", id=1, ruling="it stands")
    (fresh,) = channel.history()
    assert "Dispute 1 is settled" in _texts(fresh)[0]["content"]


async def test_a_dispute_posted_before_a_restart_is_settled_in_the_same_post(played: Room) -> None:
    channel = await moderators_channel(played)
    await played.slash("bo", "dispute", text="odd")
    await played.restart()
    await mod(played, "mo", "settle", id=1, ruling="it stands")
    (post,) = channel.history()
    assert "Dispute 1 is settled" in _texts(post)[0]["content"]


async def test_open_disputes_are_suggested_only_to_moderators(played: Room) -> None:
    await played.slash("bo", "dispute", text="odd *card*")
    for typed in ("", "1", "BO"):
        (choice,) = await played.people["mo"].autocomplete(played.table, "mod settle", "id", typed)
        assert (choice["value"], choice["name"]) == (1, "1 · 1-1 · bo: odd *card*")
    assert await played.people["an"].autocomplete(played.table, "mod settle", "id", "") == []
    await mod(played, "mo", "settle", id=1, ruling="fine")
    assert await played.people["mo"].autocomplete(played.table, "mod settle", "id", "") == []


def _texts(message: discord.Message) -> list[dict[str, str]]:
    return [{"content": part.content} for part in message.components if isinstance(part, discord.TextDisplay)]


async def test_without_a_moderators_channel_the_player_reads_where_the_dispute_is_listed(played: Room) -> None:
    told = await played.slash("an", "dispute", text="odd", hand="1-1")
    assert "The moderators see it in `/mod disputes`" in told
    assert "an" in await mod(played, "ada", "disputes")


async def test_a_channel_that_refuses_the_post_does_not_prevent_a_dispute(played: Room) -> None:
    channel = await moderators_channel(played)
    played.env.inject_error("POST", f"/channels/{channel.id}/messages", status=403, code=50013)
    assert "The moderators see it in" in await played.slash("an", "dispute", text="odd")


async def test_a_player_does_not_wait_for_a_delayed_post_of_the_dispute(
    played: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "RETRY_SECONDS", (0.2,))
    channel = await moderators_channel(played)
    played.env.inject_error("POST", f"/channels/{channel.id}/messages", status=503)
    assert "The moderators see it in" in await played.slash("an", "dispute", text="odd")
    await played.env.settle()
    assert len(channel.history()) == 1
    await mod(played, "mo", "settle", id=1, ruling="fine")
    assert len(channel.history()) == 1, "the post itself says that it is settled"


async def test_only_players_of_a_finished_hand_can_dispute_it_and_only_once(played: Room) -> None:
    assert "Once you have" in await played.slash("cy", "dispute", text="odd")
    assert "no finished hand 1-1 that you" in await played.slash("cy", "dispute", text="odd", hand="1-1")
    assert "no finished hand 1-2 that you" in await played.slash("an", "dispute", text="odd", hand="1-2")
    assert "I can't read “first”" in await played.slash("an", "dispute", text="odd", hand="first")
    assert "Give a reason in one line, up to" in await played.slash("an", "dispute", text="\u200b")
    assert "Dispute 1" in await played.slash("an", "dispute", text="odd")
    told = await played.slash("an", "dispute", text="odd")
    assert told == "You've already disputed that hand. Wait for the ruling."


async def test_a_player_at_the_limit_of_open_disputes_is_refused(played: Room) -> None:
    for number in range(1, OPEN_DISPUTES_MOST + 1):
        assert f"Dispute {number}" in await played.slash("an", "dispute", text="odd", hand=f"1-{number}")
        await played.deal("4s4d 4c", "5h5d 5s")
        await hand_over(played)
    told = await played.slash("an", "dispute", text="odd", hand="1-6")
    assert told == "You have 5 open disputes, the limit per player. Wait for a ruling."
    assert "You've already disputed that hand." in await played.slash("an", "dispute", text="odd", hand="1-2")


async def test_a_running_hand_can_be_neither_disputed_nor_shown(played: Room) -> None:
    # The button has moved, so bo is dealt the first card.
    await played.deal("4s4d 4c", "5h5d 5s")
    assert "no finished hand 1-2" in await played.slash("an", "dispute", text="odd", hand="1-2")
    told = await mod(played, "ada", "hand", id="1-2")
    assert "There's no finished hand" in told
    assert await acts(played) == []
    played.assert_secret("bo", "4s4d")


async def test_the_answer_tells_a_moderator_that_the_ruling_could_not_be_sent_to_the_player(played: Room) -> None:
    await played.slash("an", "dispute", text="odd")
    played.close_dms("an")
    assert "I can't DM" in await mod(played, "mo", "settle", id=1, ruling="fine")
    assert await acts(played) == ["settle"]


async def test_disputes_are_settled_by_moderators_but_not_by_the_player_who_opened_them(played: Room) -> None:
    await mod(played, "mo", "hand", id="1-1")
    await played.slash("mo", "table sit")
    played.dealer.razz(AN, BO, "Jc Jd Jh")
    await played.wait(8)
    while played.view.hand_number == 2 and played.view.hand and not played.view.hand.finished:
        seat = played.view.hand.to_act
        name = next(name for name, at in {**played.seats, "mo": 3}.items() if at == seat)
        told = await played.slash(name, "bringin")
        if "You bring it in for" not in told:
            await played.slash(name, "fold")
    assert "Dispute " in await played.slash("mo", "dispute", text="odd", hand="1-2")
    assert "Only moderators" in await mod(played, "an", "settle", id=1, ruling="x")
    assert "Only moderators" in await mod(played, "an", "disputes")
    assert "You can't do that for yourself." in await mod(played, "mo", "settle", id=1, ruling="x")
    assert "There's no dispute 9" in await mod(played, "ada", "settle", id=9, ruling="x")
    assert "is settled" in await mod(played, "ada", "settle", id=1, ruling="x")


# Disclosure of a hand


async def test_a_moderator_who_was_dealt_in_sees_only_their_own_cards(room: Room) -> None:
    await seated_hand(room)
    manage = room.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    room.join("boss", roles=(manage,))
    await hand_over(room)
    await room.slash("boss", "table sit")
    room.seats["boss"] = 3
    room.dealer.razz(AN, BO, "Jc Jd Jh")
    await room.wait(8)
    while room.view.hand is not None and not room.view.hand.finished:
        if "You bring it in for" not in await room.slash(room.to_act, "bringin"):
            await room.slash(room.to_act, "fold")
    report = await mod(room, "boss", "hand", id="1-2")
    assert "You were dealt into this hand" in report
    assert card_marks(parse_cards("JcJd")) in report
    assert AN_DOWN not in report
    assert BO_DOWN not in report
    earlier = await mod(room, "boss", "hand", id="1-1")
    assert "You're seated at this table" in earlier
    assert AN_DOWN not in earlier
    assert [line.after for line in await audit(room)] == ["as the room saw it", "as a player"]
    room.assert_secret("an", "As2d")


async def test_a_hand_report_says_how_each_action_was_made(room: Room) -> None:
    """Actions are made by command, by click, by plan, or because the time ran out."""
    await seated_hand(room)
    await room.slash("an", "plan", action="call_any")
    await room.slash("bo", "complete")
    await room.click("an", "Bet 10")
    for _ in range(2):
        # The turn time and the time bank.
        await room.wait(61)
    text = await mod(room, "mo", "hand", id="1-1")
    told = re.findall(r"`\d+:\d\d` (an|bo) [^\n]*?\(([^()]*)\)(?=\n|$)", text)
    assert told == [("bo", "by command"), ("an", "planned ahead"), ("an", "by click"), ("bo", "time ran out")]


async def test_players_cannot_view_a_hand_report(played: Room) -> None:
    assert "Only moderators" in await mod(played, "an", "hand", id="1-1")
    assert await played.people["an"].autocomplete(played.table, "mod hand", "id", "") == []
    assert await acts(played) == []
    played.assert_secret("bo", "KhQd")


async def test_finished_hands_are_suggested_to_moderators_and_own_hands_to_players(played: Room) -> None:
    (choice,) = await played.people["mo"].autocomplete(played.table, "mod hand", "id", "")
    assert choice["value"] == "1-1"
    assert re.fullmatch(r"1-1 · Table 1 · \d{4}-\d\d-\d\d \d\d:\d\d UTC", choice["name"])
    assert [own["value"] for own in await played.people["an"].autocomplete(played.table, "dispute", "hand", "1-")] == [
        "1-1"
    ]
    assert await played.people["cy"].autocomplete(played.table, "dispute", "hand", "") == []


async def test_the_report_of_a_voided_hand_says_that_the_hand_was_voided(room: Room) -> None:
    await seated_hand(room)
    await room.slash("bo", "bringin")
    await mod(room, "mo", "void")
    report = await mod(room, "mo", "hand", id="1-1")
    assert "This hand was voided" in report
    assert "No pot was awarded" in report
    assert "bo brings it in for 3 (by command)" in report
    assert "Seat 2 **bo**: 400 → 400 (0)" in report


async def test_the_button_below_a_dispute_works_only_for_moderators(played: Room) -> None:
    await moderators_channel(played)
    await played.slash("bo", "dispute", text="odd")
    for name in ("bo", "cy"):
        assert "Only moderators" in played.told(await shown(played, name)), name
    assert await acts(played) == ["set_room"]


async def test_a_long_report_is_read_page_by_page_in_one_private_message(
    played: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hand_report, "paged", lambda lines: paged(lines, 300))
    first = await played.people["mo"].slash(played.table, "mod hand", id="1-1")
    assert first.response is not None
    second = await played.people["mo"].click(first.response, custom_id="lb:h:1:1:1")
    assert second.acknowledged
    assert not second.followups
    assert "Page 1 of" in " ".join(played.labels(second))
    assert "(1-1)" not in played.told(second)
    assert [line.after for line in await audit(played)] == ["whole, page 2", "whole"]


async def test_a_hand_opened_from_the_list_of_disputes_is_shown_separately(played: Room) -> None:
    await played.slash("an", "dispute", text="odd")
    await played.slash("bo", "dispute", text="even")
    listed = await played.people["mo"].slash(played.table, "mod disputes")
    assert "2 disputes are open" in played.told(listed)
    assert listed.response is not None
    assert played.labels(listed) == {"Show hand"}
    look = await played.people["mo"].click(listed.response, label="Show hand")
    assert look.ephemeral
    assert AN_DOWN in played.told(look)
    assert "2 disputes are open" in played.told(listed)


# Incidents


async def test_an_incident_is_posted_to_the_moderators_without_pings(played: Room) -> None:
    channel = await moderators_channel(played)
    table: dict[str, str | int] = {"table_id": 1, "table": "@everyone", "hand_number": 12}
    for notice in (
        DuePost(played.guild.id, 0, "hand_voided", table),
        DuePost(played.guild.id, 0, "table_paid_out", {"table_id": 9}),
        DuePost(played.guild.id, 0, "file_copied"),
        DuePost(played.guild.id, 0, "backup_failed"),
    ):
        played.wiring.notices.due_posts.tell(notice)
        await played.env.settle()
    said = [text["content"] for post in channel.history() for text in _texts(post)]
    assert "Hand 1-12 at @\u200beveryone couldn't be continued and was voided" in said[0]
    assert "**Table 9 couldn't be read from the database.**" in said[1]
    assert "**The bot started from an older state of its file,**" in said[2]
    assert "**The bot's backup failed.**" in said[3]


async def test_without_a_moderators_channel_an_incident_is_not_posted(played: Room) -> None:
    before = len(played.env.http_requests)
    played.wiring.notices.due_posts.tell(DuePost(played.guild.id, 0, "file_copied"))
    await played.env.settle()
    assert not any(entry.method == "POST" for entry in played.env.http_requests[before:])


async def test_a_hand_is_named_with_its_table_if_the_table_was_renamed(played: Room) -> None:
    staff(played)
    await played.slash("an", "table rename", name="Riverside")
    assert "about hand 1-1 (Riverside) is saved" in await played.slash("bo", "dispute", text="odd")
    assert "hand 1-1 (Riverside)" in await played.slash("mo", "mod disputes")
    await played.slash("mo", "mod settle", id=1, ruling="it stands")
    assert "hand 1-1 (Riverside)" in played.letters("bo")[-1]
    await mod(played, "mo", "pause", reason="fire")
    assert "table 1 (Riverside)" in await played.slash("mo", "audit")


async def test_names_of_private_tables_are_hidden_from_those_who_may_not_know_them(played: Room) -> None:
    archive = played.store.office.hands
    await played.open_table("an", name="Back room", private=True)
    ids = [view.table_id for view in played.wiring.play.tables.in_guild(played.guild.id)]
    assert set((await archive.table_names(played.guild.id, ids, private=True)).values()) == {"Table 1", "Back room"}
    assert set((await archive.table_names(played.guild.id, ids, private=False)).values()) == {"Table 1"}
    assert await archive.table_names(played.guild.id + 1, ids, private=True) == {}
