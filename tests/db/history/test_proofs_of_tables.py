"""F-6: proofs of hands that real tables dealt from seals, read from their own file.

Readers who put their proofs together learn no salt and no card that none of them was shown, at any time.
"""

from collections.abc import AsyncIterator, Sequence
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from bot.fairness.sealing import SealedHand, sealed_hand
from bot.fairness.verifying.verify import verify
from bot.history.proofs import proof_file, undealt_file
from bot.poker.actions import ActionKind
from bot.poker.games import GAMES
from bot.tables.messages import Act, ShowHolding
from bot.tables.rules.seals import DEAL_CLOSING_LEAD_MS
from db import check
from db.store import SqliteStore
from tests.harness.fairness.canary import Told, leaks
from tests.harness.tables.room import GUILD, PAUSE_MS, of_game
from tests.harness.tables.sealed_room import SealedRoom

STACKS = {1: 1_000, 2: 1_000, 3: 1_000}


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[SealedRoom]:
    room = await SealedRoom.on_file(tmp_path / "room.sqlite3")
    yield room
    await room.stop()
    assert check(room.path) == []


class Host:
    """A host who copies every seed out of the file while it is there."""

    def __init__(self, room: SealedRoom) -> None:
        self._room = room
        self._sealed: dict[int, SealedHand] = {}

    def look(self) -> None:
        for hand, before, seed in self._room.rows("SELECT hand, before, seed FROM seal WHERE seed IS NOT NULL"):
            assert isinstance(hand, int)
            assert isinstance(before, bytes)
            assert isinstance(seed, bytes)
            self._sealed[hand] = sealed_hand(self._room.table_id, hand, before, seed)

    def of(self, hand: int) -> SealedHand:
        return self._sealed[hand]


async def play(room: SealedRoom, chance: Random, acts: int = 1_000) -> None:
    """Play at random with few folds; players draw as many cards as they may."""
    for _ in range(acts):
        if room.hand.finished:
            return
        options, player = {option.kind: option for option in room.hand.options}, room.to_act()
        if ActionKind.DRAW in options:
            private = room.tables.private(room.table_id, player)
            assert private is not None
            cards = tuple(private.downcards)[: options[ActionKind.DRAW].most]
            act = Act(room.request(player), ActionKind.DRAW, cards=cards)
        else:
            easy = [kind for kind in (ActionKind.BRING_IN, ActionKind.CHECK, ActionKind.CALL) if kind in options]
            kind = ActionKind.FOLD if chance.random() < 0.1 and ActionKind.FOLD in options else easy[0]
            act = Act(room.request(player), kind)
        reply = await room.submit(act)
        assert reply.done, reply


async def readers(room: SealedRoom, hand: int) -> tuple[list[Told], Sequence[object]]:
    """Return everybody's proofs, as /hand proof and /hand export make them, and the hand's events."""
    store, where = room.store, (room.table_id, hand)
    assert isinstance(store, SqliteStore)
    logged = await store.office.hands.hand(GUILD, *where)
    assert logged is not None
    record = (await store.history.records(GUILD, [where]))[where]
    assert record is not None
    files = {seat: proof_file(record, logged, seat or None) for seat in (0, *logged.players)}
    return [Told(seat, each.proof, each.text) for seat, each in files.items()], [each.event for each in logged.events]


async def looked_through(room: SealedRoom, host: Host, hand: int) -> list[tuple[str, str]]:
    """Return the proofs of a hand after checking that they leak nothing."""
    told, events = await readers(room, hand)
    for few in [*((each,) for each in told), *combinations(told, 2), told]:
        assert leaks(host.of(hand), events, few) == []  # type: ignore[arg-type]  # they are events
    return [(f"{hand}-{each.seat}", each.text) for each in told]


@pytest.mark.parametrize("game", GAMES)
async def test_no_proof_of_a_table_shows_a_card_its_reader_was_not_shown(room: SealedRoom, game: str) -> None:
    host, chance = Host(room), Random(game)
    await room.started(STACKS, **of_game(game))
    await room.cut(101, "lucky seven")
    texts: list[tuple[str, str]] = []
    for hand in (1, 2, 3):
        host.look()
        await play(room, chance)
        texts += await looked_through(room, host, hand)
        await room.advance(PAUSE_MS)
    verified = verify(texts)
    assert [verdict.problem for verdict in verified.verdicts if verdict.problem] == []
    assert verified.holds


@pytest.mark.parametrize("acts", [0, 1, 3, 5])
@pytest.mark.parametrize("game", ["razz", "badugi"])
async def test_a_proof_of_an_undone_hand_shows_no_hidden_card_at_any_moment(
    room: SealedRoom, game: str, acts: int
) -> None:
    host = Host(room)
    await room.started(STACKS, **of_game(game))
    host.look()
    await play(room, Random(acts), acts)
    assert (await room.void()).done
    assert verify(await looked_through(room, host, 1)).holds


@pytest.mark.parametrize("game", ["razz", "badugi"])
async def test_a_proof_shows_no_hidden_card_after_a_late_show(room: SealedRoom, game: str) -> None:
    """From then on all stud proofs open the places of those cards; in draw games they do not (F-6)."""
    host = Host(room)
    await room.started(STACKS, **of_game(game))
    host.look()
    await room.fold_round()
    before = {each.seat: each for each in (await readers(room, 1))[0]}
    (winner,) = [line.seat for line in room.view.seats if line.may_show]
    assert (await room.submit(ShowHolding(room.request(100 + winner)))).done
    assert verify(await looked_through(room, host, 1)).holds
    after = {each.seat: each for each in (await readers(room, 1))[0]}
    more = [len(after[seat].proof.openings) - len(before[seat].proof.openings) for seat in after if seat != winner]
    assert all(more) if game == "razz" else not any(more)


async def test_F2_anybody_can_open_the_unused_seal_of_a_closed_table(room: SealedRoom) -> None:
    await room.started(STACKS)
    await room.fold_round()
    await room.close()
    assert isinstance(room.store, SqliteStore)
    assert await room.store.history.undealt(GUILD, room.table_id, 1) is None
    assert await room.store.history.undealt(GUILD + 1, room.table_id, 2) is None
    found = await room.store.history.undealt(GUILD, room.table_id, 2)
    assert found is not None
    file = undealt_file(found[1])
    assert (file.problem, file.proof.state, file.proof.log) == (None, "undealt", ())
    assert {deck.kind for deck in file.proof.decks} == {"seed"}
    hand_1 = [(each.seat, each.text) for each in (await readers(room, 1))[0]]
    assert verify([("2", file.text), *((str(seat), text) for seat, text in hand_1)]).holds, (
        "the unused seal must continue the chain of hand 1"
    )


async def test_F3_anybody_can_open_a_deal_that_was_closed_but_never_dealt(room: SealedRoom) -> None:
    await room.open()
    await room.seat_all(STACKS)
    await room.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS)
    assert (await room.void()).done
    assert isinstance(room.store, SqliteStore)
    found = await room.store.history.undealt(GUILD, room.table_id, 1)
    assert found is not None
    file = undealt_file(found[1])
    assert file.problem is None
    assert file.proof.closing is not None


@pytest.mark.parametrize("end", ["void", "close"])
async def test_F3_a_deal_that_was_closed_but_never_dealt_counts_as_one_undone_hand(room: SealedRoom, end: str) -> None:
    await room.started(STACKS)
    await room.fold_round()
    assert isinstance(room.store, SqliteStore)
    assert await room.store.history.voided(GUILD) == {}
    await room.advance(PAUSE_MS - DEAL_CLOSING_LEAD_MS)
    assert room.seal.asked
    assert (await (room.void() if end == "void" else room.close())).done
    await room.quiet()
    assert sum((await room.store.history.voided(GUILD)).values()) == 1
    if end == "void":
        await room.close()
        assert sum((await room.store.history.voided(GUILD)).values()) == 1, "closing the table adds none"


async def test_a_table_that_closes_before_its_next_deal_counts_no_undone_hand(room: SealedRoom) -> None:
    await room.started(STACKS)
    await room.fold_round()
    await room.close()
    assert isinstance(room.store, SqliteStore)
    assert await room.store.history.voided(GUILD) == {}


async def test_a_proof_of_a_hand_that_continued_after_a_restart_shows_no_hidden_card(room: SealedRoom) -> None:
    host = Host(room)
    await room.started(STACKS)
    host.look()
    await play(room, Random(1), 2)
    again = await room.restarted()
    await play(again, Random(2))
    assert verify(await looked_through(again, host, 1)).holds
    await again.stop()
