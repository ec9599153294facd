"""Letters that reach their readers even if the process dies between the causing commit and the sending."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any, Literal, cast

import pytest

from bot.moderation.ports import FOREVER, ChipChange, Standing
from bot.publishing.due_letter_words import KEYS
from bot.publishing.due_letters import DueLetterSender
from bot.tables.due_letters import DueKind, DueLetter, TableKind
from bot.tables.saving import AuditEntry, Request, StoreError
from bot.tables.seat_messages import Vouch
from bot.use_cases.tables.gone_places import close_gone
from db.due_letters import SqliteDueLetters, insert
from tests.discord.conftest import club as club
from tests.discord.conftest import room as room
from tests.harness.discord.room import Room
from tests.harness.discord.staff import mod, played_hand, seated_hand
from tests.harness.discord.tournaments import create, press, say

OPENINGS: dict[DueKind, str] = {
    "passed_over": "Du warst auf der Warteliste von Friday (<#",
    "missed_check_in": "Du hast bei Friday (<#",
    "left_out": "Friday (<#",
    "tournament_edited": "Saturday (<#",
    "tournament_cancelled": "Friday (<#",
    "tournament_removed": "Ein Mod hat dich aus Friday (<#",
    "tournament_offered": "Ein Mod hätte dich gern bei Friday (<#",
    "tournament_added": "Ein Mod hat dich für Friday (<#",
    "tournament_no_show": "Du hast bei Friday (<#",
    "tournament_corrected": "Ein Mod korrigiert deine Chips in Friday (<#",
    "tournament_correction_lapsed": "Deine Chips in Friday (<#",
    "tournament_paused": "Ein Mod hat Friday (<#",
    "tournament_resumed": "Friday (<#",
    "tournament_rematch": "Ann will eine Revanche: Friday (<#",
    "grant": "Ein Mod hat dir auf Card room 500 Chips gegeben.\nGrund: „odd“",
    "deduct": "Ein Mod hat dir auf Card room 500 Chips vom Konto abgezogen.\nGrund: „odd“",
    "reset": "Ein Mod hat dein Konto auf Card room auf das Startguthaben zurückgesetzt: 10.000 Chips.",
    "tournament_opens": "Die Anmeldung für Friday (<#",
    "tournament_tomorrow": "Friday (<#",
    "tournament_last_call": "Letzte Chance bei Friday (<#",
    "tournament_skipped": "Friday (<#",
    "tournament_moved": "Friday (<#",
    "tournament_seat": "Du hast",
    "tournament_seat_paid": "Du hast",
    "ban": "Du bist bis auf Weiteres für die Tische auf Card room gesperrt.",
    "unban": "Deine Sperre auf Card room ist aufgehoben",
    "freeze": "Dein Konto auf Card room ist eingefroren",
    "unfreeze": "Dein Konto auf Card room ist wieder frei.",
}


async def taken(room: Room, name: str, amount: int) -> None:
    """Take chips out of the wallet without a letter."""
    player = await room.player_id(name)
    entry = AuditEntry(room.guild.id, "deduct", None, "test", 0, player)
    await room.store.office.chips.change(Request(8, None, "test"), entry, player, ChipChange("deduct", amount))


async def passed_over(club: Room) -> None:
    view = await create(club, buy_in=100, entrants_most=4)
    for name in ("an", "bo", "cy", "di", "ed", "fy"):
        await press(club, name, view.tournament_id, "register")
    await taken(club, "ed", 9_950)
    await press(club, "an", view.tournament_id, "withdraw")


async def left_out(club: Room) -> None:
    view = await create(club, buy_in=100, start="in 20 minutes", entrants_most=4)
    for name in ("an", "bo", "cy", "di", "ed"):
        await press(club, name, view.tournament_id, "register")
    await club.wait(6 * 60)
    for name in ("an", "bo", "cy", "di", "ed"):
        await press(club, name, view.tournament_id, "checkin")
    await club.wait(15 * 60)


async def missed_check_in(club: Room) -> None:
    view = await create(club, buy_in=100, start="in 20 minutes", entrants_most=4)
    for name in ("an", "bo", "cy", "di", "ed"):
        await press(club, name, view.tournament_id, "register")
    await club.wait(6 * 60)
    for name in ("an", "bo", "cy", "di"):
        await press(club, name, view.tournament_id, "checkin")
    await club.wait(15 * 60)


async def edited(club: Room) -> None:
    view = await create(club, buy_in=100)
    await press(club, "ed", view.tournament_id, "register")
    await say(club, "mo", "edit", name="Saturday")


async def cancelled(club: Room) -> None:
    view = await create(club, buy_in=100)
    await press(club, "ed", view.tournament_id, "register")
    await say(club, "mo", "cancel", reason="rain")


async def removed(club: Room) -> None:
    view = await create(club, buy_in=100)
    await press(club, "ed", view.tournament_id, "register")
    await say(club, "mo", "remove", player="ed", reason="rude")


async def stored(club: Room, kind: DueKind) -> None:
    about: dict[str, str | int] = {"name": "Friday", "channel_id": 1, "amount": 100, "tournament_id": 9}
    about |= {"player": "Ann", "start_ms": 1_795_000_000_000, "chips": -200}
    letter = DueLetter(club.guild.id, await club.player_id("ed"), kind, about, 1)
    await club.store.database.write(partial(insert, letters=[letter]))


async def granted(club: Room) -> None:
    await order(club, "grant", amount=500)


async def deducted(club: Room) -> None:
    await club.store.bank.wallet(club.guild.id, await club.player_id("ed"), 1_000, 0)
    await order(club, "deduct", amount=500)


async def reset(club: Room) -> None:
    player = await club.player_id("ed")
    await club.store.bank.wallet(club.guild.id, player, 77, 0)
    await order(club, "reset")


async def called(club: Room, kind: DueKind) -> None:
    view = await create(club, buy_in=100)
    about: dict[str, str | int] = {"name": "Friday", "channel_id": club.lobby.id, "amount": 100, "role_id": 0}
    about |= {"tournament_id": view.tournament_id, "start_ms": view.state.start_ms}
    letter = DueLetter(club.guild.id, await club.player_id("ed"), kind, about, 1)
    await club.store.database.write(partial(insert, letters=[letter]))


async def banned(club: Room) -> None:
    await order(club, "ban")


async def unbanned(club: Room) -> None:
    await undone(club, "unban", replace(Standing(), banned_until_ms=FOREVER))


async def frozen(club: Room) -> None:
    await order(club, "freeze")


async def unfrozen(club: Room) -> None:
    await undone(club, "unfreeze", replace(Standing(), frozen=True))


async def order(club: Room, act: str, **options: int) -> None:
    shown = await mod(club, "mo", act, player="ed", at=club.lobby, reason="odd", **options)
    assert "please pass that on yourself" in shown, "the moderator reads that no letter was sent"


async def undone(club: Room, act: str, before: Standing) -> None:
    player = await club.player_id("ed")
    entry = AuditEntry(club.guild.id, "before", None, "test", 0, player)
    await club.store.office.conduct.change(Request(7, None, "test"), entry, player, lambda _: before)
    await order(club, act)


CAUSES: dict[DueKind, Callable[[Room], Awaitable[None]]] = {
    "passed_over": passed_over,
    "left_out": left_out,
    "missed_check_in": missed_check_in,
    "tournament_edited": edited,
    "tournament_cancelled": cancelled,
    "tournament_removed": removed,
    "tournament_offered": partial(stored, kind="tournament_offered"),
    "tournament_added": partial(stored, kind="tournament_added"),
    "tournament_no_show": partial(stored, kind="tournament_no_show"),
    "tournament_corrected": partial(stored, kind="tournament_corrected"),
    "tournament_correction_lapsed": partial(stored, kind="tournament_correction_lapsed"),
    "tournament_paused": partial(stored, kind="tournament_paused"),
    "tournament_resumed": partial(stored, kind="tournament_resumed"),
    "tournament_rematch": partial(stored, kind="tournament_rematch"),
    "grant": granted,
    "deduct": deducted,
    "reset": reset,
    "tournament_opens": partial(called, kind="tournament_opens"),
    "tournament_tomorrow": partial(called, kind="tournament_tomorrow"),
    "tournament_last_call": partial(called, kind="tournament_last_call"),
    "tournament_skipped": partial(called, kind="tournament_skipped"),
    "tournament_moved": partial(called, kind="tournament_moved"),
    "tournament_seat": partial(called, kind="tournament_seat"),
    "tournament_seat_paid": partial(called, kind="tournament_seat_paid"),
    "ban": banned,
    "unban": unbanned,
    "freeze": frozen,
    "unfreeze": unfrozen,
}


async def never(*_: object) -> None:
    """Do nothing, as if the process had died before."""


async def test_of_letters_about_a_pause_and_its_end_only_the_newest_is_sent(club: Room) -> None:
    for kind, at_ms in (("tournament_resumed", 1), ("tournament_paused", 2), ("tournament_resumed", 3)):
        about: dict[str, str | int] = {"name": "Friday", "channel_id": 1, "amount": 100, "tournament_id": 9}
        letter = DueLetter(club.guild.id, await club.player_id("an"), cast(DueKind, kind), about, at_ms)
        await club.store.database.write(partial(insert, letters=[letter]))
    await club.restart()
    await club.wait(10)
    assert club.letters("an") == ["Friday (<#1>) is back on."]


async def due(room: Room) -> list[str]:
    return [letter.kind for _, letter in await room.store.due_letters.waiting()]


@pytest.mark.parametrize("kind", OPENINGS)
async def test_a_direct_message_is_sent_after_a_crash_between_commit_and_sending(
    club: Room, kind: DueKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.join("ed", "fy")
    with monkeypatch.context() as dying:
        dying.setattr(DueLetterSender, "_send", never)
        dying.setattr(DueLetterSender, "reach", never)
        await CAUSES[kind](club)
        assert await due(club) == [kind]
        before = len(club.letters("ed"))
        await club.slash("ed", "settings language", at=club.lobby, language="de")
    await club.restart()
    assert await due(club) == []
    (letter,) = club.letters("ed")[before:]
    assert letter.startswith(OPENINGS[kind])
    await club.restart()
    assert len(club.letters("ed")) == before + 1


async def test_a_ruling_is_sent_after_a_crash_between_commit_and_sending(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played_hand(room)
    await room.slash("bo", "dispute", text="odd")
    with monkeypatch.context() as dying:
        dying.setattr(DueLetterSender, "reach", never)
        assert "I can't DM the player" in await mod(room, "mo", "settle", id=1, ruling="it *stands*")
        assert await due(room) == ["ruling"]
        await room.slash("bo", "settings language", language="de")
    await room.restart()
    assert await due(room) == []
    texts = [text for text in room.letters("bo") if "Dein Einspruch" in text]
    assert texts == ["Dein Einspruch gegen Hand 1-1 (Table 1) auf Card room ist entschieden: it \\*stands\\*"]


async def test_a_direct_message_that_was_not_marked_as_sent_is_sent_again_with_its_nonce(
    club: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise StoreError("killed")

    def nonces() -> list[Any]:
        bodies = [entry.json for entry in club.env.http_requests if isinstance(entry.json, dict)]
        return [body["nonce"] for body in bodies if "Your turn came up" in str(body.get("content"))]

    club.join("ed", "fy")
    with monkeypatch.context() as dying:
        dying.setattr(SqliteDueLetters, "delete_sent", fails)
        await passed_over(club)
    assert await due(club) == ["passed_over"]
    await club.restart()
    assert await due(club) == []
    first, second = nonces()
    assert first == second


async def test_two_direct_messages_have_different_nonces_even_if_they_reuse_a_row_number(club: Room) -> None:
    an, sent = await club.player_id("an"), list[int]()
    (sender,) = (each for each in club.wiring.order.started if isinstance(each, DueLetterSender))
    for at_ms in (1, 2):
        about: dict[str, str | int] = {"name": "Friday", "channel_id": 1, "amount": 100}
        letter = DueLetter(club.guild.id, an, "missed_check_in", about, at_ms)
        await club.store.database.write(partial(insert, letters=[letter]))
        ((number, _),) = await club.store.due_letters.waiting()
        sent.append(number)
        sender.look()
        await club.wait(1)
    assert sent == [1, 1]
    assert await due(club) == []
    assert len([text for text in club.letters("an") if "You didn't check in for Friday" in text]) == 2


TABLES: dict[TableKind | Literal["kick"], tuple[str, str]] = {
    "undone": ("an", "A moderator voided hand 1-1 at Table 1 on Card room; the pot was refunded."),
    "kick": ("bo", "A moderator removed you from Table 1 on Card room. You aren't banned."),
    "cannot_pay": ("cy", "Your turn came up on the waiting list for Table 1 (<#"),
    "barred": ("ed", "You're off the waiting list for Table 1 (<#"),
    "given_up": ("an", "You sat out at Table 1 (<#"),
    "place_gone": ("di", "**Table 1** is closed: its thread or channel was deleted. Hand 2 was voided"),
    "list_gone": ("gus", "Table 1 has closed because its thread or channel is gone"),
}
"""A reader of a letter of each kind, and the letter's first words."""


async def at_a_table(room: Room) -> None:
    """Cause a letter of each kind, in this order."""
    await mod(room, "mo", "void")
    for name in ("cy", "ed", "di"):
        await room.slash(name, "table wait")
    await taken(room, "cy", 9_900)
    await room.wiring.play.tables.submit(room.view.table_id, Vouch(await room.player_id("ed"), may_sit=False))
    await mod(room, "mo", "kick", player="bo")
    await room.slash("an", "table sitout")
    await room.slash("fy", "table wait")
    await room.wait(11 * 60)
    await room.slash("gus", "table wait")
    await room.wait(60)
    await close_gone(room.wiring.play.tables, room.view, "channel")


async def test_direct_messages_about_tables_are_sent_after_a_crash_between_commit_and_sending(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The letters are about moderators' commands, the waiting list, and a table without its channel."""
    room.join("di", "ed", "fy", "gus")
    await seated_hand(room, seats=2)
    with monkeypatch.context() as dying:
        dying.setattr(DueLetterSender, "_send", never)
        dying.setattr(DueLetterSender, "reach", never)
        await at_a_table(room)
        assert set(await due(room)) == TABLES.keys()
    room.close_dms("ed")
    await room.restart()
    assert await due(room) == []
    for name, opening in TABLES.values():
        texts = [text for text in room.letters(name) if text.startswith(opening)]
        assert len(texts) == (name != "ed"), (name, opening)
    before = {name: room.letters(name) for name in room.people}
    await room.restart()
    assert {name: room.letters(name) for name in room.people} == before


@pytest.mark.parametrize("kind", sorted(KEYS.keys() - {"ruling"}))
def test_every_kind_of_due_direct_message_has_a_test_case(kind: DueKind) -> None:
    assert kind in CAUSES or kind in TABLES


async def test_a_direct_message_that_discord_refuses_for_minutes_is_sent_after_the_next_start(club: Room) -> None:
    club.join("ed")
    view = await create(club, buy_in=100, entrants_most=4)
    for name in ("an", "bo", "cy", "di", "ed"):
        await press(club, name, view.tournament_id, "register")
    await club.slash("mo", "mod deduct", at=club.lobby, player=club.people["ed"], amount=9_950, reason="late")
    channel = club.people["ed"].user.dm_channel
    club.env.inject_error("POST", f"/channels/{channel.id}/messages", status=503, times=None)
    await press(club, "an", view.tournament_id, "withdraw")
    await club.wait(600)
    assert [letter.kind for _, letter in await club.store.due_letters.waiting()] == ["passed_over"]
    club.env.backend.faults.clear()
    await club.restart()
    await club.wait(10)
    assert await club.store.due_letters.waiting() == []
    assert sum("Friday" in letter for letter in club.letters("ed")) == 1
