"""Hands with a board in /hand id, /hand proof and /hand export, for their players and a member who was not dealt in."""

import io
import json
import zipfile
from typing import Any

import pytest
from simcord.components import walk_components
from simcord.results import InteractionResult

from bot.fairness.verifying.verify import verify
from bot.poker.cards import card_text, cards_text
from bot.poker.events import HoldingShown, StreetDealt
from bot.poker.house_rules import HouseRules
from bot.poker.phh import parse, replay
from bot.ui.text.cards import card_mark, card_marks
from tests.harness.db.history.sealed_file import SealedTable
from tests.harness.discord.assembly import PAUSE_SECONDS
from tests.harness.discord.room import Room
from tests.harness.fairness.canary import Told, leaks
from tests.harness.history.pokerstars_reader import Reading

BOARDS = ["holdem", "omaha-hi-lo", "big-o"]


async def played(room: Room, game: str) -> SealedTable:
    room.join("an", "bo", "cy")
    players = (await room.player_id("an"), await room.player_id("bo"))
    table = await SealedTable.open(room.store, game, players, room.guild.id, channel_id=room.lobby.id)
    await table.play(game, HouseRules(), eager=True)
    return table


async def asked(room: Room, name: str, command: str, **options: Any) -> tuple[InteractionResult, list[bytes]]:
    """Return the answer and its files."""
    result: InteractionResult = await room.people[name].slash(room.lobby, command, **options)
    assert result.ephemeral
    assert result.response is not None
    return result, [await each.read() for each in result.response.attachments]


def clickable(shown: InteractionResult) -> set[str]:
    """Return the labels of the answer's enabled buttons."""
    assert shown.response is not None
    parts = walk_components(shown.response.components)
    return {part["label"] for part in parts if part["type"] == 2 and not part.get("disabled")}


@pytest.mark.parametrize("game", BOARDS)
async def test_a_replay_shows_the_board_grow_and_before_the_showdown_only_the_readers_own_cards(
    room: Room, game: str
) -> None:
    hand = (await played(room, game)).dealt[0].hand
    board = hand.state.board
    for name, seat in (("an", 1), ("bo", 2), ("cy", 0)):
        shown, _ = await asked(room, name, "hand id", hand="1-1")
        seen = [room.told(shown)]
        while "Next" in clickable(shown):
            shown = await room.pick_button(name, shown, "Next")
            seen.append(room.told(shown))
        lengths = [next((count for count in (5, 4, 3) if card_marks(board[:count]) in told), 0) for told in seen]
        assert lengths == sorted(lengths)
        assert {*lengths} == {0, 3, 4, 5}
        for player in hand.state.players:
            held = [card_mark(card) in seen[0] for card in player.down]
            assert held == [player.seat == seat] * len(player.down), (name, player.seat)


@pytest.mark.parametrize("game", BOARDS)
async def test_each_player_gets_the_proof_of_a_deal_with_a_board(room: Room, game: str) -> None:
    table, texts = await played(room, game), []
    for name in ("an", "bo", "cy"):
        answer, files = await asked(room, name, "hand proof", hand="1-1")
        assert "**Hand 1-1 (Friday): the deal holds.**" in room.told(answer)
        texts += [text.decode() for text in files]
    assert verify([("", text) for text in texts]).holds
    dealt = table.dealt[0]
    readers = [Told(seat, dealt.proof(seat), text) for seat, text in zip((1, 2, 0), texts, strict=True)]
    for few in (*([reader] for reader in readers), readers):
        assert leaks(dealt.sealed, table.events[0], few) == []
    assert [entry["board"] for entry in json.loads(texts[0])["log"] if entry.get("board")] == [
        list(event.board) for event in dealt.hand.events if isinstance(event, StreetDealt) and event.board
    ]


@pytest.mark.parametrize("game", BOARDS)
async def test_an_export_has_hands_with_a_board_in_all_formats_without_cards_that_its_reader_did_not_see(
    room: Room, game: str
) -> None:
    hand = (await played(room, game)).dealt[0].hand
    board, stacks = cards_text(hand.state.board), (hand.stack(2), hand.stack(1))
    shown = {event.seat for event in hand.events if isinstance(event, HoldingShown)}
    for name, seat in (("an", 1), ("bo", 2)):
        answer, (files,) = await asked(room, name, "hand export", last=5)
        assert "isn't in it" not in room.told(answer)
        with zipfile.ZipFile(io.BytesIO(files)) as folder:
            texts = {each: folder.read(each).decode() for each in folder.namelist()}
        history = parse(texts["table-1-hand-001.phh"])
        assert replay(history, HouseRules()).finishing_stacks == history.finishing_stacks == stacks
        dealt = [line.cards for line in history.lines if line.kind == "db"]
        assert "".join(map(cards_text, dealt)) == board
        assert Reading(texts["pokerstars.txt"]).board.replace(" ", "") == board
        assert verify([("", texts[f"proof-1-1-seat-{seat}.json"])]).holds
        other = hand.state.player(3 - seat)
        for text in (texts["table-1-hand-001.phh"], texts["pokerstars.txt"]):
            assert all((card_text(card) in text) == (other.seat in shown) for card in other.down)


async def test_the_hands_of_a_mix_are_exported_with_the_mix_in_front_of_the_game(room: Room) -> None:
    room.join("an")
    await room.open_table("an", game="horse", rotation_hands=1)
    await room.seat("an", "bo")
    for _ in range(3):
        await room.wait(PAUSE_SECONDS)
        while room.view.hand is not None and not room.view.hand.finished:
            await room.slash(room.to_act, "bringin")
            await room.slash(room.to_act, "fold")
    _, (files,) = await asked(room, "an", "hand export", last=5)
    with zipfile.ZipFile(io.BytesIO(files)) as folder:
        texts = folder.read("pokerstars.txt").decode().split("\n\n\n")
    readings = [Reading(text) for text in texts]
    assert {reading.mix for reading in readings} == {"HORSE"}
    assert {reading.game for reading in readings} == {"Hold'em", "Omaha Hi/Lo", "Razz"}
