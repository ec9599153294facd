"""F-6 to F-8: proofs from the file show each reader no more than what they were shown.

That holds for one reader, for two together, after an undone hand, and once down cards are deleted.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import combinations
from pathlib import Path

import pytest

from bot.fairness.hashing import context_of
from bot.fairness.kept_bytes import kept_bytes, read_kept_bytes
from bot.fairness.proof import KeptDeal, State
from bot.fairness.proof_text import read
from bot.fairness.sealing import leaf_at
from bot.fairness.terms import terms_digest
from bot.fairness.verifying.verify import verify
from bot.history.proofs import ProofFile, proof_file
from bot.moderation.hand_archive import LoggedHand
from bot.poker.events import Event
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from db import Housekeeping, SqliteStore, check, open_store
from db.event_rows import positions_bytes, read_positions
from db.record_rows import HALF_PAGE, WHOLE
from db.seal_rows import contributions_bytes, read_contributions, read_roster, roster_bytes
from tests.harness.db.history.sealed_file import SealedTable
from tests.harness.db.scenes import rows
from tests.harness.db.victims import drop_triggers, write
from tests.harness.fairness.canary import Told, leaks
from tests.harness.fairness.proven import VARIANTS, Dealt
from tests.harness.history.hands import GUILD, NOW
from tests.harness.on_file import without_triggers

STATES: tuple[State, ...] = ("finished", "finished", "undone")
"""The states of an evening's hands."""
EAGER = 2
"""The number of the hand that everybody plays to its end."""


async def evening(store: SqliteStore, game: str, rules: HouseRules) -> SealedTable:
    """Play a quiet hand, one where everybody stays in and draws the most cards, and an undone one."""
    table = await SealedTable.open(store, game, rules=rules)
    await table.play(game, rules)
    await table.play(game, rules, eager=True)
    await table.play(game, rules, eager=True, undone_at=20)
    return table


async def proofs_of(store: SqliteStore, table: SealedTable, number: int) -> dict[int, ProofFile]:
    """Return all proofs as /hand proof and /hand export make them; the room's has the key 0."""
    where = (table.file.table, number)
    hand = await store.office.hands.hand(GUILD, *where)
    assert isinstance(hand, LoggedHand)
    record = (await store.history.records(GUILD, [where]))[where]
    assert record is not None
    return {seat: proof_file(record, hand, seat or None) for seat in (0, *table.dealt[number - 1].seats)}


async def clear(store: SqliteStore, *, cards: int = 0, hands: int = 0) -> None:
    """Delete the cards or hands that are kept this many days, a month after the hands."""
    late = datetime.fromtimestamp(NOW / 1000, UTC) + timedelta(days=31)
    await Housekeeping(store.database, keep_cards_days=cards, keep_hands_days=hands, now=lambda: late).clear()


def told(files: dict[int, ProofFile]) -> list[Told]:
    return [Told(seat, file.proof, file.text) for seat, file in files.items()]


@dataclass(frozen=True)
class Filed:
    """A finished evening and every proof made from its file."""

    path: Path
    table: SealedTable
    proofs: list[dict[int, ProofFile]]
    """The proofs of each hand."""

    def hands(self) -> Iterator[tuple[Dealt, tuple[Event, ...], dict[int, ProofFile]]]:
        return zip(self.table.dealt, self.table.events, self.proofs, strict=True)


@pytest.fixture(scope="module", params=VARIANTS, ids=[f"{game}-{at}" for at, (game, _) in enumerate(VARIANTS)])
def filed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Filed:
    """Return an evening of each game. Tests only read it."""
    path = tmp_path_factory.mktemp("evening") / "lowball.sqlite3"

    async def play() -> Filed:
        store = await open_store(path)
        try:
            table = await evening(store, *request.param)
            return Filed(path, table, [await proofs_of(store, table, number) for number in (1, 2, 3)])
        finally:
            await store.close()

    return asyncio.run(play())


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory, lambda store: evening(store, "razz", HouseRules()))


def test_every_proof_from_the_file_is_valid_and_equals_the_deals_own_proof(filed: Filed) -> None:
    """Of the hand where everybody stays in, only the room's proof is verified.

    ``tests/fairness/test_proofs.py`` verifies the honest proof of every reader.
    """
    texts: list[tuple[str, str]] = []
    for number, (state, (dealt, events, files)) in enumerate(zip(STATES, filed.hands(), strict=True), 1):
        for seat, file in files.items():
            assert file.proof == dealt.proof(seat, state, events)
            if number == EAGER and seat:
                assert read(file.text) == file.proof
            else:
                texts.append((file.name, file.text))
    verified = verify(texts)
    assert [verdict.problem for verdict in verified.verdicts if verdict.problem] == []
    assert verified.together == []
    assert check(filed.path) == []


def test_F6_readers_learn_even_together_only_cards_that_one_of_them_was_shown(filed: Filed) -> None:
    for dealt, events, files in filed.hands():
        readers = told(files)
        for few in [*((each,) for each in readers), *combinations(readers, 2), tuple(readers)]:
            assert leaks(dealt.sealed, events, few) == []


async def test_the_leak_check_notices_an_extra_salt_and_an_extra_card(store: SqliteStore) -> None:
    table = await evening(store, "razz", HouseRules())
    dealt, events = table.dealt[2], table.events[2]
    one, other = told(await proofs_of(store, table, 3))[1:3]
    hidden = next(each for each in other.proof.openings if each not in one.proof.openings)
    assert leaks(dealt.sealed, events, [one]) == []
    assert leaks(dealt.sealed, events, [one._replace(text=one.text + hidden.salt.hex())]) != []
    told_more = replace(one.proof, openings=(*one.proof.openings, hidden))
    assert leaks(dealt.sealed, events, [one._replace(proof=told_more)]) != []
    assert leaks(dealt.sealed, events, [one._replace(text=other.text)]) != []


def test_F7_the_seed_is_deleted_with_the_hand_and_no_dealt_deck_can_be_reconstructed(filed: Filed) -> None:
    """The record of the hand has no salt of a place that nobody was shown either."""
    assert rows(filed.path, "SELECT state, seed IS NULL FROM seal ORDER BY hand") == [
        *[("done", 1), ("done", 1), ("void", 1), ("next", 0)]
    ]
    kept = [body for (body,) in rows(filed.path, f"SELECT {WHOLE} FROM hand_record r ORDER BY hand_id")]
    for (dealt, events, _), body in zip(filed.hands(), kept, strict=True):
        assert isinstance(body, bytes)
        whole = dealt.record("undone", events).whole
        opened = {(one.deck, one.place) for one in whole.openings}
        for number, shown in enumerate(whole.decks):
            deck = dealt.sealed.decks[number]
            assert (deck.seed in body) is (shown.kind == "seed")
            shut = [place for place in range(53) if (number, place) not in opened]
            assert not any(deck.salt(place) in body for place in shut)
            open_places = [place for place in range(53) if (number, place) in opened]
            assert not any(leaf_at(deck.leaves, place) in body for place in open_places)


async def test_F7_once_down_cards_are_deleted_the_proof_covers_what_the_room_saw(
    store: SqliteStore, path: Path
) -> None:
    for game in ("razz", "badugi"):
        table = await evening(store, game, HouseRules())
        await clear(store, cards=30)
        for number, (dealt, events) in enumerate(zip(table.dealt, table.events, strict=True), 1):
            for file in (await proofs_of(store, table, number)).values():
                assert file.proof == dealt.proof(0, STATES[number - 1], events)
                assert file.problem is None
            (body,) = next(iter(rows(path, f"SELECT hex({WHOLE}) FROM hand_record r LIMIT 1 OFFSET {number - 1}")))
            told_to_all = Told(0, dealt.proof(0, STATES[number - 1], events), str(body).lower())
            assert leaks(dealt.sealed, events, [told_to_all]) == []
        assert check(path) == []


async def test_F7_no_cards_of_a_tampered_deal_are_kept_and_the_cleanup_of_other_deals_goes_on(
    victim: sqlite3.Connection, victim_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The first record names places that its deal never reached, the second is empty, the third is intact."""
    with without_triggers(victim):
        victim.execute("UPDATE seal SET contributions = x'' WHERE hand = 1")
        victim.execute("UPDATE hand_record SET body = x'00' WHERE hand_id = 2")
    store = await open_store(victim_path)
    await clear(store, cards=30)
    await store.close()
    assert rows(victim_path, "SELECT * FROM hand_secret WHERE class = 'cards'") == []
    assert rows(victim_path, "SELECT hand_id FROM hand_record") == [(3,)]
    assert "hand 1 of table 1: the record of a deal does not fit it: KeyError" in caplog.text
    assert "hand 2 of table 1: the record of a deal cannot be read: DamagedBytes" in caplog.text


async def test_a_deals_record_is_deleted_together_with_its_hands_events(store: SqliteStore, path: Path) -> None:
    table = await evening(store, "razz", HouseRules())
    await clear(store, hands=30)
    assert await store.history.records(GUILD, [(table.file.table, number) for number in (1, 2, 3)]) == {}
    assert rows(path, "SELECT * FROM hand_record") == []
    assert rows(path, "SELECT count(*) FROM seal") == [(4,)]
    assert check(path) == []


async def test_a_deals_record_is_not_returned_to_another_guild(store: SqliteStore) -> None:
    table = await evening(store, "razz", HouseRules())
    assert await store.history.records(GUILD + 1, [(table.file.table, 1)]) == {}


def test_F7_places_of_a_record_are_only_ever_shut_and_only_once_down_cards_are_deleted(
    victim: sqlite3.Connection,
) -> None:
    victim.create_function("with_a_place_shut", 2, with_a_place_shut)
    shut = "UPDATE hand_record SET body = with_a_place_shut(body, hand_id) WHERE hand_id = 1"
    for refused, why in [
        (shut, "the hand has its down cards"),
        ("UPDATE hand_record SET body = substr(body, 16) WHERE hand_id = 1", "append-only"),
        ("UPDATE hand_record SET id = 9 WHERE hand_id = 1", "append-only"),
        (
            "INSERT OR REPLACE INTO hand_record SELECT 9, hand_id, body FROM hand_record WHERE hand_id = 1",
            "append-only",
        ),
        ("INSERT OR REPLACE INTO hand_record SELECT id, 4, body FROM hand_record WHERE hand_id = 1", "append-only"),
        ("UPDATE hand_record SET body = CAST(body || x'00' AS BLOB) WHERE hand_id = 1", "append-only"),
        ("UPDATE hand_record SET body = hex(body) WHERE hand_id = 1", "cannot store TEXT"),
    ]:
        with pytest.raises(sqlite3.IntegrityError, match=why):
            victim.execute(refused)
    victim.execute("DELETE FROM hand_secret WHERE hand_id = 1 AND class = 'cards'")
    assert victim.execute(shut).rowcount == 1


async def test_F7_the_rest_of_a_long_record_changes_only_with_its_first_half_page(
    store: SqliteStore, path: Path
) -> None:
    await evening(store, "badugi", HouseRules())
    assert rows(path, "SELECT length(body) FROM hand_record WHERE hand_id = 2") == [(HALF_PAGE,)]
    assert rows(path, "SELECT hand_id FROM hand_record_rest WHERE hand_id = 2") == [(2,)]
    with closing(sqlite3.connect(path, isolation_level=None)) as victim:
        victim.execute("PRAGMA foreign_keys = ON")
        grown = "UPDATE hand_record_rest SET body = CAST(body || zeroblob(15) AS BLOB) WHERE hand_id = 2"
        for refused, why in [
            (grown, "the hand has its down cards"),
            (grown.replace("15", "14"), "append-only"),
            ("UPDATE hand_record_rest SET hand_id = 9 WHERE hand_id = 2", "append-only"),
            ("DELETE FROM hand_record_rest WHERE hand_id = 2", "append-only"),
            ("INSERT OR REPLACE INTO hand_record_rest VALUES (2, x'00')", "append-only"),
            ("INSERT INTO hand_record_rest VALUES (9, x'00')", "half a page comes first"),
        ]:
            with pytest.raises(sqlite3.IntegrityError, match=why):
                victim.execute(refused)
        victim.execute("DELETE FROM hand_record WHERE hand_id = 2")
    assert rows(path, "SELECT hand_id FROM hand_record_rest WHERE hand_id = 2") == []


OTHER_ACTS = (
    "the deal of hand {} of table 1 doesn't check out: what cut this hand isn't what the players did in the hand before"
)
WITH_A_FOLD = "CAST(contributions || x'0100' AS BLOB)"
OTHER_RULES = HouseRules(low_tie="position")
DIGEST = terms_digest(OTHER_RULES, GAMES["razz"].stakes(OTHER_RULES, 10)).hex()

TAMPERINGS = [
    ("UPDATE seal SET before = zeroblob(32) WHERE hand = 2", "the seal of hand 2 of table 1 doesn't follow"),
    ("DELETE FROM seal WHERE hand = 2", "the seal of hand 3 of table 1 doesn't follow"),
    ("UPDATE seal SET seed = zeroblob(32) WHERE hand = 1", "hand 1 of table 1 is over, and the seed of its decks"),
    ("UPDATE seal SET state = 'done' WHERE hand = 3", "hand 3 of table 1 is over, and the seed of its decks"),
    ("UPDATE poker_table SET closed_ms = 5", "table 1 is closed, and the seal of its hand 4 waits to be dealt"),
    ("UPDATE hand_event SET taken = NULL WHERE hand_id = 1", "nothing in its log tells which positions it took"),
    (
        """UPDATE hand_event SET taken = x'F90001' WHERE hand_id = 1 AND taken IS NOT NULL""",
        "the deal of hand 1 of table 1 doesn't check out: a deck was taken, and no card of it was dealt",
    ),
    (
        "UPDATE seal SET roster = NULL WHERE hand = 1",
        "the deal of hand 1 of table 1 doesn't check out: stored roster does not fit",
    ),
    (
        "DELETE FROM hand_record WHERE hand_id = 1",
        "hand 1 of table 1 was dealt from sealed decks, and nothing of them is",
    ),
    ("UPDATE seal SET contributions = x'' WHERE hand = 2", OTHER_ACTS.format(2)),
    (
        "UPDATE seal SET contributions = x'01' WHERE hand = 2",
        "the deal of hand 2 of table 1 doesn't check out: stored contributions do not fit",
    ),
    (
        "UPDATE seal SET contributions = x'0108000178FF' WHERE hand = 2",
        "the deal of hand 2 of table 1 doesn't check out: stored contributions",
    ),
    ("UPDATE seal SET message_id = message_id + 1 WHERE hand = 2", "was dealt from, and its leaves are missing"),
    (
        "UPDATE seal SET seal = zeroblob(32) WHERE hand = 1",
        "the deal of hand 1 of table 1 doesn't check out: these decks aren't the ones that were sealed",
    ),
    (
        "UPDATE hand_record SET body = x'00' WHERE hand_id = 2",
        "the deal of hand 2 of table 1 doesn't check out: the record of a deal cannot be read: DamagedBytes",
    ),
    (
        "UPDATE hand_record SET body = with_another_salt(body, hand_id) WHERE hand_id = 2",
        "the deal of hand 2 of table 1 doesn't check out: these decks aren't the ones that were sealed",
    ),
    (
        """UPDATE hand_event SET body = json_set(body, '$[2][0][0]', (json_extract(body, '$[2][0][0]') + 1) % 52)
        WHERE hand_id = 1 AND kind = 5 AND json_extract(body, '$[0]') = 0""",
        "the deal of hand 1 of table 1 doesn't check out: an upcard isn't the one that was sealed",
    ),
    (
        """UPDATE hand_event SET body = json_set(body, '$[1]', json_array(0, 1, 2)) WHERE kind = 18""",
        "the deal of hand 2 of table 1 doesn't check out: cards were shown that nobody can hold",
    ),
    (
        """UPDATE hand_secret SET body = json_set(body, '$[0][0][0]', (json_extract(body, '$[0][0][0]') + 1) % 52)
        WHERE hand_id = 1 AND class = 'cards' AND json_extract(body, '$[0][0][0]') IS NOT NULL""",
        "the deal of hand 1 of table 1 doesn't check out: the down cards that are kept aren't those that were dealt",
    ),
    (
        """UPDATE hand_event SET taken = with_two_exchanged(taken) WHERE hand_id = 1 AND kind = 5
            AND taken IS NOT NULL""",
        "the deal of hand 1 of table 1 doesn't check out: a card went where the rules don't send it",
    ),
    (
        "UPDATE hand_record SET body = with_a_place_shut(body, hand_id) WHERE hand_id = 1",
        "the deal of hand 1 of table 1 doesn't check out: other cards are kept than were dealt or shown",
    ),
    (
        """UPDATE hand_event SET body = json_set(body, '$[1].burn', json('false'))
        WHERE hand_id = 1 AND kind = 1""",
        "the house rules or the stakes aren't those the deal was closed for",
    ),
    (
        "UPDATE seal SET seed = zeroblob(32) WHERE state = 'next'",
        "the seal of hand 4 of table 1 isn't of the seed that is kept for it",
    ),
    (
        "DELETE FROM seal WHERE state = 'next'",
        "the chain of seals of table 1 ends at hand 3, and the one behind it is missing",
    ),
    (
        "DELETE FROM seal WHERE hand >= 2",
        "hand 2 of table 1 has no seal, though hands before it were sealed",
    ),
    (
        "DELETE FROM hand_record WHERE hand_id = 1; DELETE FROM hand_secret WHERE hand_id = 1",
        "hand 1 of table 1 was dealt from sealed decks, and nothing of them is kept",
    ),
    (
        """UPDATE hand_event SET person = 0
        WHERE hand_id = 1 AND seq = (SELECT max(seq) FROM hand_event WHERE hand_id = 1 AND person)""",
        OTHER_ACTS.format(2),
    ),
    ("UPDATE hand_event SET person = 1 WHERE hand_id = 1 AND seq = 1", OTHER_ACTS.format(2)),
    (
        f"UPDATE seal SET contributions = {WITH_A_FOLD} WHERE hand = 2",
        OTHER_ACTS.format(2),
    ),
    (
        f"UPDATE seal SET contributions = {WITH_A_FOLD} WHERE hand = 4",
        OTHER_ACTS.format(4),
    ),
    ("UPDATE seal SET contributions = substr(contributions, 3) WHERE hand = 3", OTHER_ACTS.format(3)),
    (
        "UPDATE seal SET contributions = with_another_seat(contributions) WHERE hand = 2",
        OTHER_ACTS.format(2),
    ),
    ("UPDATE seal SET up_to = 20 WHERE hand = 4", OTHER_ACTS.format(4)),
    (
        "UPDATE seal SET contributions = with_another_word(contributions) WHERE hand = 1",
        "was dealt from, and its leaves are missing",
    ),
    (
        """UPDATE hand_event SET body = json_set(body, '$[1].low_tie', 'position')
        WHERE hand_id = 1 AND kind = 1; UPDATE seal SET roster = with_other_rules(roster)
        WHERE hand = 1""",
        "the deal of hand 1 of table 1 doesn't check out: the game or the house rules aren't the table's",
    ),
    (
        "UPDATE poker_table SET settings = json_set(settings, '$.stakes.ante', 3)",
        "the deal of hand 3 of table 1 doesn't check out: the stakes aren't the table's",
    ),
]


def with_another_salt(body: bytes, hand: int) -> bytes:
    decks, (first, *others) = read_kept_bytes(body, context_of(1, hand))
    return kept_bytes(KeptDeal(decks, (first._replace(salt=bytes(16)), *others)))


def with_a_place_shut(body: bytes, hand: int) -> bytes:
    decks, (_, *others) = read_kept_bytes(body, context_of(1, hand))
    return kept_bytes(KeptDeal(decks, tuple(others)))


def with_two_exchanged(taken: bytes) -> bytes | None:
    first, second, third, *others = read_positions(taken)
    return positions_bytes((first, third, second, *others))


def with_another_seat(contributions: bytes) -> bytes:
    first, *others = read_contributions(contributions)
    return contributions_bytes((replace(first, seat=first.seat + 1), *others))


def with_another_word(contributions: bytes) -> bytes:
    first, *others = read_contributions(contributions)
    return contributions_bytes((replace(first, word="lucky six"), *others))


def with_other_rules(roster: bytes) -> bytes:
    return roster_bytes(replace(read_roster(roster), rules=DIGEST))


@pytest.mark.parametrize(("tampering", "told"), TAMPERINGS)
def test_check_finds_every_change_to_a_deal(
    victim: sqlite3.Connection, victim_path: Path, tampering: str, told: str
) -> None:
    drop_triggers(victim)
    victim.execute("PRAGMA ignore_check_constraints = ON")
    victim.create_function("with_another_salt", 2, with_another_salt)
    victim.create_function("with_a_place_shut", 2, with_a_place_shut)
    for change in (with_two_exchanged, with_another_seat, with_another_word, with_other_rules):
        victim.create_function(change.__name__, 1, change)
    for statement in tampering.split(";"):
        victim.execute(statement)
    assert told in "\n".join(check(victim_path))
