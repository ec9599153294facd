"""SQL against the newer tables: practice, tournaments, figures, likes.

None of it makes chips or changes what they count as, even on a connection with checks and foreign keys off.
"""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import pytest

from db import check
from tests.db.test_schema_attacks import PRAGMAS, chips
from tests.harness.db.newer import COMING, EMPTY, FINAL, MONEY, PRACTICE, RUNNING, newer_scene
from tests.harness.db.scenes import ANNA, BERT, CARL, GUILD, NOW, rows
from tests.harness.db.victims import accepted, drop_triggers, write


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory, newer_scene)


def _account(kind: str, player: int | None = None, table: int | None = None, tournament: int | None = None) -> str:
    """Return the newest account with these owners."""
    keys = (("player_id", player), ("table_id", table), ("tournament_id", tournament))
    which = "".join(f" AND {name} IS {'NULL' if value is None else value}" for name, value in keys)
    return f"(SELECT max(id) FROM account WHERE kind = '{kind}'{which})"


def _made(kind: str, player: int | None = None, table: int | None = None, tournament: int | None = None) -> str:
    values = ("NULL" if value is None else str(value) for value in (player, table, tournament))
    columns = "kind, guild_id, player_id, table_id, tournament_id"
    return f"INSERT INTO account({columns}) VALUES ('{kind}', {GUILD}, {', '.join(values)})"


def _moved(debit: str, credit: str, amount: int = 5, hand: str = "NULL") -> str:
    columns = "debit, credit, amount, code, at_ms, hand_id"
    return f"INSERT INTO transfer({columns}) VALUES ({debit}, {credit}, {amount}, 'x', {NOW}, {hand})"


_ISSUER: Final = _account("issuer")
_WALLET: Final = _account("wallet", ANNA)
_STACK: Final = _account("seat", ANNA, MONEY)
_POT: Final = _account("pot", table=MONEY)
_PRIZE: Final = _account("prize", tournament=RUNNING)
_MINT: Final = _account("mint", tournament=RUNNING)
_ENTRY: Final = _account("entry", ANNA, tournament=RUNNING)
_FINAL: Final = _account("seat", ANNA, FINAL)
_MAKER: Final = _account("practice", table=PRACTICE)
_LEARNER: Final = _account("seat", ANNA, PRACTICE)
_HOUSE: Final = f"(SELECT player_id FROM house_player WHERE guild_id = {GUILD} AND number = 1)"
_LIVE: Final = "(SELECT id FROM hand WHERE state = 'live')"

Attack = tuple[str, ...]
"""Statements that are tried one after another, whether or not those before them fail."""

SHAPES: Final[dict[str, Attack]] = {
    "through a tournament that is none": (
        _made("mint"),
        _made("entry", ANNA),
        _moved(_account("mint"), _account("entry", ANNA)),
        _moved(_account("entry", ANNA), _STACK),
    ),
    "through a tournament that is yet to come": (
        _made("mint", tournament=9),
        _made("entry", ANNA, tournament=9),
        _moved(_account("mint", tournament=9), _account("entry", ANNA, tournament=9)),
        _moved(_account("entry", ANNA, tournament=9), _STACK),
    ),
    "a seat for money with a tournament's chips": (
        _made("seat", ANNA, EMPTY, RUNNING),
        _moved(_ENTRY, _account("seat", ANNA, EMPTY, RUNNING)),
    ),
    "a seat of no table with a tournament's chips": (
        _made("seat", ANNA, None, RUNNING),
        _moved(_ENTRY, _account("seat", ANNA, None, RUNNING)),
    ),
    "a seat at a table that is yet to be one for practice": (
        _made("seat", ANNA, 50),
        _moved(_WALLET, _account("seat", ANNA, 50)),
        f"""INSERT INTO poker_table(id, guild_id, channel_id, owner_id, name, settings, state, opened_ms, practice)
        VALUES (50, {GUILD}, 50, {ANNA}, 'x', '{{}}', '{{}}', 0, 1)""",
        _made("practice", table=50),
        _moved(_account("seat", ANNA, 50), _account("practice", table=50)),
    ),
    "a seat of nobody": (_made("seat", None, EMPTY), _moved(_ENTRY, _account("seat", None, EMPTY))),
    "a wallet at a table": (_made("wallet", CARL, PRACTICE), _moved(_MAKER, _account("wallet", CARL, PRACTICE))),
    "a wallet of a tournament": (
        _made("wallet", CARL, None, RUNNING),
        _moved(_ENTRY, _account("wallet", CARL, None, RUNNING)),
    ),
    "a prize of no tournament": (_made("prize"), _moved(_ISSUER, _account("prize"))),
    "a bank": (_made("bank"), _moved(_account("bank"), _WALLET)),
    "a maker with a player": (_made("practice", ANNA, PRACTICE), _moved(_account("practice", ANNA, PRACTICE), _STACK)),
    "a second mint": (_made("mint", tournament=RUNNING).replace("INSERT", "INSERT OR REPLACE", 1),),
    "a pot with a player": (_made("pot", ANNA, MONEY), _moved(_account("pot", ANNA, MONEY), _STACK, hand=_LIVE)),
}

UNITS: Final[dict[str, Attack]] = {
    "a tournament's stack to money": (_moved(_FINAL, _STACK),),
    "a tournament's stack into the wallet": (_moved(_FINAL, _WALLET),),
    "money to a tournament's stack": (_moved(_STACK, _FINAL),),
    "the wallet to a tournament's stack": (_moved(_WALLET, _FINAL),),
    "an entry into the wallet": (_moved(_ENTRY, _WALLET),),
    "an entry into the pool": (_moved(_ENTRY, _PRIZE),),
    "an entry to another entrant": (_moved(_ENTRY, _account("entry", BERT, tournament=RUNNING)),),
    "minted into the wallet": (_moved(_MINT, _WALLET),),
    "minted into the pool": (_moved(_MINT, _PRIZE),),
    "minted onto a table": (_moved(_MINT, _FINAL),),
    "minted by the server": (_moved(_ISSUER, _ENTRY),),
    "minted by another tournament": (
        _made("mint", tournament=COMING),
        _moved(_account("mint", tournament=COMING), _ENTRY),
    ),
    "more out of the pool than in it": (_moved(_PRIZE, _WALLET, 201),),
    "more out of the pool than in it, or ignore": (_moved(_PRIZE, _WALLET, 201).replace("INSERT", "INSERT OR IGNORE"),),
    "the pool to practice": (_moved(_PRIZE, _LEARNER),),
    "practice to a tournament": (_moved(_LEARNER, _FINAL), _moved(_MAKER, _ENTRY), _moved(_MINT, _LEARNER)),
    "practice into a pot for money": (_moved(_LEARNER, _POT, hand=_LIVE),),
    "the pot for money to practice": (_moved(_POT, _LEARNER, hand=_LIVE),),
    "a tournament's stack into a pot for money": (_moved(_FINAL, _POT, hand=_LIVE),),
    "the pot for money to a tournament's stack": (_moved(_POT, _FINAL, hand=_LIVE),),
    "made by the server for practice": (_moved(_ISSUER, _LEARNER),),
    "practice cashed out": (_moved(_LEARNER, _WALLET),),
    "a house player in a tournament": (
        f"""INSERT INTO account(kind, guild_id, player_id, tournament_id)
        VALUES ('entry', {GUILD}, {_HOUSE}, {RUNNING})""",
    ),
}

TABLES: Final[dict[str, Attack]] = {
    "the tournament's table turned to money": (f"UPDATE poker_table SET tournament_id = NULL WHERE id = {FINAL}",),
    "money turned into the tournament's table": (
        f"UPDATE OR REPLACE poker_table SET tournament_id = {RUNNING} WHERE id = {MONEY}",
    ),
    "practice turned into the tournament's table": (
        f"UPDATE poker_table SET tournament_id = {RUNNING}, practice = 0 WHERE id = {PRACTICE}",
    ),
    "practice turned to money": (f"UPDATE OR IGNORE poker_table SET practice = 0 WHERE id = {PRACTICE}",),
    "a practice table closed with its chips": (f"UPDATE poker_table SET closed_ms = 5 WHERE id = {PRACTICE}",),
    "the tournament's table closed with its chips": (f"UPDATE poker_table SET closed_ms = 5 WHERE id = {FINAL}",),
    "finished with the pool unpaid": (f"UPDATE tournament SET phase = 'finished' WHERE id = {RUNNING}",),
    "cancelled with the pool unpaid": (f"UPDATE tournament SET phase = 'cancelled', settled = 1 WHERE id = {RUNNING}",),
    "settled in between": (f"UPDATE tournament SET settled = 1 WHERE id = {RUNNING}",),
    "the tournament begun again": (f"UPDATE tournament SET phase = 'registering' WHERE id = {RUNNING}",),
    "the tournament in another's place": (f"UPDATE OR REPLACE tournament SET id = {RUNNING} WHERE id = {COMING}",),
    "the tournament by the name of its row": (f"UPDATE tournament SET rowid = 9 WHERE id = {RUNNING}",),
    "another tournament in its place": (
        f"""INSERT OR REPLACE INTO tournament(id, guild_id, channel_id, owner_id, settings, state, phase,
        start_planned_ms, start_ms, opens_ms, written_ms)
        VALUES ({RUNNING}, {GUILD}, 1, 1, '{{}}', '{{}}', 'registering', 0, 0, 0, 0)""",
    ),
    "no tournament": ("DELETE FROM tournament",),
    "its history replaced": (f"INSERT OR REPLACE INTO tournament_change VALUES ({RUNNING}, 1, 'x', 'running', 1, 1)",),
}

BOOKS: Final[dict[str, Attack]] = {
    "a result twice": (f"INSERT INTO hand_result VALUES ({ANNA}, 1, {GUILD}, 'razz', 0, 500, 5.0)",),
    "a result replaced": (f"INSERT OR REPLACE INTO hand_result VALUES ({ANNA}, 1, {GUILD}, 'razz', 0, 500, 5.0)",),
    "a result changed": ("UPDATE hand_result SET net = net + 500",),
    "a result taken away": ("DELETE FROM hand_result",),
    "figures taken away": ("DELETE FROM player_day",),
    "figures of tournaments taken away": ("DELETE FROM tournament_day",),
    "likes of nobody": ("INSERT INTO preference VALUES (9, '{}')",),
    "a house player changed": ("UPDATE OR REPLACE house_player SET number = 2 WHERE number = 1",),
    "a migration forgotten": ("DELETE FROM migration",),
    "a migration by another name": ("UPDATE migration SET name = 'x'",),
    "a migration replaced": ("INSERT OR REPLACE INTO migration VALUES (1, 'x', 0)",),
    "cards shown in a live hand's name": (
        f"""INSERT INTO hand_event(hand_id, seq, kind, body, at_ms)
        VALUES ({_LIVE}, 1, 18, '[1]', 0)""",
    ),
    "cards shown after a hand by who folded": (
        """INSERT INTO hand_event(hand_id, seq, kind, body, at_ms)
        VALUES (1, 11, 18, '[1]', 0)""",
    ),
}

ATTACKS: Final = {**SHAPES, **UNITS, **TABLES, **BOOKS}


UNIQUE: Final = {
    "a maker with a player", "a pot with a player", "a result twice", "cards shown in a live hand's name",
}  # fmt: skip
"""Attacks that a unique key of the table refuses even without triggers."""


def moved(connection: sqlite3.Connection) -> tuple[object, ...]:
    """Return where the chips are, the transfers, and which hands are open. A new table does no harm."""
    return chips(connection)[:3]


def test_the_file_passes_the_check_before_the_attacks(written: Path) -> None:
    assert check(written) == []
    assert len(ATTACKS) >= 24
    kinds = rows(written, "SELECT kind, count(*) FROM account WHERE balance <> 0 GROUP BY kind ORDER BY kind")
    assert kinds == [("entry", 2), ("issuer", 1), ("mint", 1), ("pot", 1), ("practice", 1), ("prize", 1),
                     ("seat", 5), ("wallet", 2)]  # fmt: skip


def test_no_attack_moves_chips_or_leaves_a_file_that_fails_the_check(
    victim: sqlite3.Connection, victim_path: Path, written: Path
) -> None:
    """Each attack starts from the file as it was written, which is checked again only if it changed."""
    victim.execute("PRAGMA foreign_keys = ON")
    chips_before, before = moved(victim), victim.serialize()
    successful: dict[str, object] = {}
    for name, attack in ATTACKS.items():
        for statement in attack:
            with suppress(sqlite3.Error):
                victim.execute(statement)
        if victim.serialize() != before:
            if moved(victim) != chips_before or (problems := check(victim_path)):
                successful[name] = moved(victim) if moved(victim) != chips_before else problems
            with closing(sqlite3.connect(written)) as whole:
                whole.backup(victim)
            before = victim.serialize()
    assert successful == {}
    assert check(victim_path) == []


def test_no_attack_changes_the_results_and_figures_of_hands(victim: sqlite3.Connection) -> None:
    before = list(victim.iterdump())
    assert accepted(victim, ((name, statement) for name, books in BOOKS.items() for statement in books)) == []
    assert list(victim.iterdump()) == before


@pytest.mark.parametrize("pragma", PRAGMAS.values(), ids=PRAGMAS)
def test_a_connection_with_safety_settings_off_can_neither_make_nor_exchange_chips(
    victim: sqlite3.Connection, pragma: str
) -> None:
    before = moved(victim)
    for name, attack in ATTACKS.items():
        for statement in attack:
            victim.execute(pragma)
            with suppress(sqlite3.Error):
                victim.execute(statement)
            assert moved(victim) == before, name


def test_without_the_triggers_only_unique_keys_stop_an_attack(victim: sqlite3.Connection) -> None:
    """Every other attack then changes something; this shows that the triggers are needed."""
    drop_triggers(victim)
    victim.execute("PRAGMA ignore_check_constraints = ON")
    idle = set()
    for name, attack in ATTACKS.items():
        victim.execute("BEGIN")
        before = victim.total_changes
        for statement in attack:
            with suppress(sqlite3.IntegrityError):
                victim.execute(statement)
        if victim.total_changes == before:
            idle.add(name)
        victim.execute("ROLLBACK")
    assert idle == UNIQUE
