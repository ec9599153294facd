"""Proofs of deals in /hand proof and /hand export: who gets one, and its verification."""

import io
import json
import re
import sqlite3
import zipfile
from contextlib import closing
from typing import Any

import pytest
from simcord.results import InteractionResult

from bot.fairness.hashing import context_of
from bot.fairness.kept_bytes import kept_bytes, read_kept_bytes
from bot.fairness.proof import KeptDeal
from bot.fairness.verifying.verify import verify
from bot.locales.phrases import say
from bot.poker.house_rules import HouseRules
from db import check
from tests.harness.db.history.sealed_file import SealedTable
from tests.harness.discord.room import Room
from tests.harness.fairness.canary import Told, leaks
from tests.harness.fairness.proven import DEFAULT
from tests.harness.on_file import damaged


async def sealed(
    room: Room,
    game: str = "razz",
    *,
    rules: HouseRules = DEFAULT,
    undone_at: int | None = None,
    hidden: bool = False,
) -> SealedTable:
    """Play a sealed hand of ``an`` and ``bo``; with ``hidden``, in a channel that no longer exists."""
    room.join("an", "bo", "cy")
    players = (await room.player_id("an"), await room.player_id("bo"))
    channel = 1 if hidden else room.lobby.id
    table = await SealedTable.open(room.store, game, players, room.guild.id, rules=rules, channel_id=channel)
    await table.play(game, rules, eager=True, undone_at=undone_at)
    return table


async def ask_for_proof(room: Room, name: str, **options: Any) -> tuple[str, dict[str, str]]:
    """Return the answer's text and its files."""
    result: InteractionResult = await room.people[name].slash(room.lobby, "hand proof", **options)
    assert result.ephemeral
    assert result.response is not None
    files = {each.filename: (await each.read()).decode() for each in result.response.attachments}
    return room.told(result), files


@pytest.mark.parametrize("game", ["razz", "badugi"])
async def test_each_player_gets_the_proof_for_the_cards_they_were_shown(room: Room, game: str) -> None:
    table = await sealed(room, game)
    told, files = await ask_for_proof(room, "an", hand="1-1")
    assert "**Hand 1-1 (Friday): the deal holds.**" in told
    assert list(files) == ["proof-1-1-seat-1.json"]
    (_, others) = await ask_for_proof(room, "bo")
    assert list(others) == ["proof-1-1-seat-2.json"]
    texts = [*files.values(), *others.values()]
    assert verify([("", text) for text in texts]).holds
    dealt = table.dealt[0]
    readers = [Told(seat, dealt.proof(seat), text) for seat, text in enumerate(texts, 1)]
    for few in ([readers[0]], [readers[1]], readers):
        assert leaks(dealt.sealed, table.events[0], few) == []


async def test_the_reader_of_a_proof_learns_which_seats_cut_the_deal_later_and_where_it_was_closed(room: Room) -> None:
    table = await sealed(room)
    closing = table.dealt[0].closing
    told, _ = await ask_for_proof(room, "an")
    assert "You cut, and nobody cut after you." in told
    assert f"discord.com/channels/{room.guild.id}/{closing.thread}/{closing.message}" in told
    told, _ = await ask_for_proof(room, "bo")
    assert "You cut. After you, by seat: 1." in told


async def test_F6_the_answer_with_a_proof_names_the_seats_with_shown_cards_that_it_does_not_prove(room: Room) -> None:
    await sealed(room, "badugi", rules=HouseRules(show_all=True))
    tellings = [(await ask_for_proof(room, name))[0] for name in ("an", "bo")]
    (told,) = [told for told in tellings if "Not bound by this proof: cards shown by seat" in told]
    assert "The proof of whoever showed them settles it." in told


async def test_a_voided_hand_is_proved_as_far_as_it_was_played(room: Room) -> None:
    await sealed(room, undone_at=6)
    told, files = await ask_for_proof(room, "an", hand="1-1")
    assert "the deal holds" in told
    assert json.loads(next(iter(files.values())))["state"] == "undone"


async def test_everyone_gets_the_proof_of_a_sealed_deal_that_was_never_dealt(room: Room) -> None:
    table = await sealed(room)
    await table.file.close()
    for name in ("an", "cy"):
        told, files = await ask_for_proof(room, name, hand="1-2")
        assert "sealed and never dealt" in told
        assert "Nobody cut this hand" in told
        assert list(files) == ["proof-1-2-room.json"]
        assert verify([("", text) for text in files.values()]).holds


async def test_a_proof_is_refused_to_a_member_who_cannot_see_the_hand(room: Room) -> None:
    await sealed(room, hidden=True)
    result = await room.slash("cy", "hand proof", at=room.lobby, hand="1-1")
    assert "no finished hand 1-1 that you can see" in result


async def test_an_unsealed_hand_has_no_proof(played: Room) -> None:
    assert "Hand 1-1 (Table 1) wasn't sealed" in await played.slash("an", "hand proof")
    assert "Hand 1-1 (Table 1) wasn't sealed" in await played.slash("cy", "hand proof", hand="1-1")


async def test_a_sealed_hand_without_a_record_is_not_reported_as_unsealed(room: Room) -> None:
    """A hand with an unreadable log is voided, and nothing remains that a proof could reveal."""
    table = await sealed(room, undone_at=6)
    with closing(sqlite3.connect(room.path)) as connection, connection:
        connection.execute("DELETE FROM hand_record")
    told = await room.slash("an", "hand proof", at=room.lobby, hand="1-1")
    assert f"Hand 1-1 (Friday) was sealed (`{table.dealt[0].sealed.seal.hex()}`)" in told
    assert "), but what its proof needs is gone: its" in told


def replace_record(room: Room, body: bytes | None = None) -> bytes:
    """Replace the hand's record in the file behind the bot's back, and return the old one."""
    with closing(sqlite3.connect(room.path)) as connection:
        ((before,),) = connection.execute("SELECT body FROM hand_record").fetchall()
        if body is not None:
            connection.execute("DROP TRIGGER IF EXISTS hand_record_shuts")
            connection.execute("UPDATE hand_record SET body = ?", (body,))
            connection.commit()
    return bytes(before)


async def test_a_deal_changed_in_the_file_is_reported_as_not_holding(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    await sealed(room)
    kept = replace_record(room)
    decks, (first, *others) = read_kept_bytes(kept, context_of(1, 1))
    changed = first._replace(card=(first.card + 1) % 52)
    replace_record(room, kept_bytes(KeptDeal(decks, (changed, *others))))
    (problem,) = check(room.path)
    assert problem.startswith("the deal of hand 1 of table 1 doesn't check out: ")
    found = [await ask_for_proof(room, name) for name in ("an", "bo")]
    assert any("Keep it, and tell the host." in told for told, _ in found)
    assert "the deal of hand 1-1 does not prove" in caplog.text
    room.forgive()
    replace_record(room, kept)


DAMAGES: list[tuple[str, str, str | bytes, str]] = [
    ("hand_record", "body", b"{}", "hand_id = 1"),
    ("hand_event", "taken", b"\0", "hand_id = 1 AND seq = 3"),
    ("seal", "contributions", b"\1", "hand = 1"),
    ("seal", "contributions", b"", "hand = 1"),
]
"""Damage to the first hand's deal: three unreadable values, and one that fits no opened card."""


async def test_a_damaged_hand_is_reported_as_impossible_to_prove(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    await sealed(room)
    for damage in (*DAMAGES, ("hand_event", "body", '{"up": [[51]]}', "hand_id = 1 AND seq = 5")):
        caplog.clear()
        with damaged(room.path, *damage):
            for name in ("an", "cy"):
                told = await room.slash(name, "hand proof", at=room.lobby, hand="1-1")
                known = [say("en-US", "proof-unreadable", hand=hand) for hand in ("1-1", "1-1 (Friday)")]
                assert told in known, damage
        assert re.search("hand 1 of table 1|no proof of hand 1-1", caplog.text), damage
        assert "the deal holds" in await room.slash("an", "hand proof", at=room.lobby, hand="1-1"), damage
    room.forgive()


async def test_a_damaged_deal_that_was_never_dealt_is_reported_as_impossible_to_prove(room: Room) -> None:
    table = await sealed(room)
    await table.file.close()
    with damaged(room.path, "seal", "contributions", b"\1", "hand = 2"):
        told = await room.slash("cy", "hand proof", at=room.lobby, hand="1-2")
    assert told == say("en-US", "proof-unreadable", hand="1-2")
    room.forgive()


async def test_a_damaged_deal_does_not_block_other_hands_of_an_export(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    table = await sealed(room)
    await table.play("razz", HouseRules(), eager=True)
    for damage in DAMAGES:
        caplog.clear()
        with damaged(room.path, *damage):
            result = await room.people["an"].slash(room.lobby, "hand export", last=50)
        assert "One proof of a sealed deal is included; check" in room.told(result), damage
        assert result.response is not None
        (file,) = result.response.attachments
        with zipfile.ZipFile(io.BytesIO(await file.read())) as folder:
            names = [name for name in folder.namelist() if name != "pokerstars.txt"]
        assert names == ["table-1-hand-001.phh", "table-1-hand-002.phh", "proof-1-2-seat-1.json"], damage
        assert re.search("hand 1 of table 1|no proof of hand 1-1", caplog.text), damage
    room.forgive()


async def test_an_export_contains_the_proof(room: Room) -> None:
    await sealed(room)
    result = await room.people["an"].slash(room.lobby, "hand export")
    assert "One proof of a sealed deal is included; check" in room.told(result)
    assert result.response is not None
    (file,) = result.response.attachments
    with zipfile.ZipFile(io.BytesIO(await file.read())) as folder:
        text = folder.read("proof-1-1-seat-1.json").decode()
    assert text == next(iter((await ask_for_proof(room, "an"))[1].values()))


async def test_the_words_of_a_cut_appear_only_in_the_export_of_the_player_who_cut(room: Room) -> None:
    await sealed(room)
    told = {name: await room.store.office.privacy.export(room.people[name].id) for name in ("an", "bo")}
    words = {name: each["servers"][str(room.guild.id)]["cuts_from_your_seat"] for name, each in told.items()}
    assert words == {
        "an": [{"table_number": 1, "hand_number": 1, "word": "ü"}],
        "bo": [{"table_number": 1, "hand_number": 1, "word": "lucky seven"}],
    }
