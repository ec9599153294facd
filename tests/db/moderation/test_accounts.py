"""Statements, weeks and exports: they match the ledger and cover one guild only."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.fairness.cutting import Contribution
from bot.fairness.sealing import sealed_hand
from bot.moderation.ports import ChipChange, Standing, StatementLine, Week
from bot.moderation.record_book import RecordThread
from bot.moderation.room_settings import RoomSettings
from bot.poker.events import HoldingShown
from bot.poker.games import GAMES
from bot.poker.house_rules import HouseRules
from bot.poker.machine.showdown import laid_open
from bot.tables.saved_seals import Roster
from bot.tables.saving import Request, TableCommit
from bot.tables.state import TableState
from bot.tournaments.ports import NewTournament, Schedule
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import TournamentState
from db import SqliteStore
from tests.harness.db.history.sealed_file import SealedTable
from tests.harness.db.newer import TOURNAMENT_DAY
from tests.harness.db.orders import dispute, entry, order, played
from tests.harness.db.scenes import (
    ANNA,
    BERT,
    CARL,
    DECK,
    GUILD,
    NEXT_DOOR,
    NOW,
    OTHER_GUILD,
    SETTINGS,
    opening,
    rows,
    seated_table,
)
from tests.harness.history.hands import GUILD as TABLE_GUILD
from tests.harness.history.hands import TableFile
from tests.harness.on_file import wallet_balance

WEEK = 7 * 24 * 60 * 60 * 1000


async def test_a_statement_lists_every_transfer_with_the_balance_after_it(store: SqliteStore) -> None:
    await played(store)
    await store.bank.wallet(OTHER_GUILD, BERT, 7, NOW)
    await store.office.chips.change(order(), entry("deduct", at_ms=NOW + 9), BERT, ChipChange("deduct", 50))
    lines = await store.office.accounts.statement(GUILD, BERT, skip=0, most=10)
    assert [(line.code, line.amount, line.balance, line.table) for line in lines] == [
        ("moderator_deduct", -50, 750, None),
        ("buy_in", -200, 800, "Table \u2660"),
        ("grant", 1000, 1000, None),
    ]
    assert lines[1] == StatementLine(lines[1].transfer_id, NOW, "buy_in", -200, 800, 1, "Table \u2660")
    assert await store.office.accounts.statement(GUILD, BERT, skip=1, most=1) == lines[1:2]
    assert await store.office.accounts.statement(GUILD, CARL, skip=0, most=10) == []


async def test_the_newest_line_of_a_statement_shows_the_wallets_balance(store: SqliteStore) -> None:
    await seated_table(store)
    for amount in range(1, 40):
        await store.office.chips.change(order(), entry("grant"), ANNA, ChipChange("grant", amount))
    (newest,) = await store.office.accounts.statement(GUILD, ANNA, skip=0, most=1)
    assert newest.balance == await wallet_balance(store, GUILD, ANNA) == 800 + sum(range(40))


async def test_the_figures_of_a_week_count_only_what_happened_in_it(store: SqliteStore) -> None:
    await played(store, 3)
    await store.commit(opening(1, 4))
    await store.open_table(replace(NEXT_DOOR, guild_id=OTHER_GUILD), None, NOW)
    await store.bank.wallet(OTHER_GUILD, CARL, 7, NOW)
    await store.office.chips.change(order(), entry("deduct", at_ms=NOW + 2 * WEEK - 1), BERT, ChipChange("deduct", 50))
    await store.office.chips.change(order(), entry("reset", at_ms=NOW + 2 * WEEK), BERT, ChipChange("reset", 900))
    assert await store.office.accounts.weeks(GUILD, NOW - WEEK, 4) == [
        Week(NOW - WEEK, 0, 0, 0, 0, 0),
        Week(NOW, 2000, 0, 1, 3, 2),
        Week(NOW + WEEK, 0, 50, 0, 0, 0),
        Week(NOW + 2 * WEEK, 150, 0, 0, 0, 0),
    ]
    assert await store.office.accounts.weeks(GUILD, NOW, 0) == []


async def test_minted_and_burnt_chips_add_up_to_the_issuers_balance(store: SqliteStore, path: Path) -> None:
    await played(store, 2)
    await store.office.chips.change(order(), entry("deduct"), BERT, ChipChange("deduct", 123))
    (week,) = await store.office.accounts.weeks(GUILD, NOW, 1)
    assert rows(path, "SELECT -balance FROM account WHERE kind = 'issuer'") == [(week.minted - week.burnt,)]


async def _busy(store: SqliteStore) -> None:
    await played(store)
    await store.commit(opening(1, 2))
    office = store.office
    await office.conduct.change(order(), entry("freeze"), BERT, lambda _: Standing(frozen=True))
    await office.rooms.change(order(), entry("set_room"), RoomSettings(tables_most=4))
    await office.rooms.save_preset(order(), entry("save_preset"), "friday", SETTINGS)
    await office.disputes.open(order(), dispute())
    await _tournament(store)
    await store.history.count_all()
    await store.database.write(lambda file: file.execute(TOURNAMENT_DAY, (GUILD, ANNA)))
    await store.house_book.players(GUILD)
    await SealedTable.open(store, "razz", guild=GUILD)
    await store.records.save_thread(RecordThread(GUILD, 20, 300))
    await store.lobbies.save_games_wanted(GUILD, await store.directory.player_id(5_000_000_000_000_002), ["razz"])
    await store.tournament_wishes.save(GUILD, await store.directory.player_id(5_000_000_000_000_002), ["all"], ["all"])
    await store.directory.player_id(5_000_000_000_000_001)


async def _tournament(store: SqliteStore) -> None:
    settings = TournamentSettings("Friday", "razz", HouseRules())
    weekly = Schedule(GUILD, 1, ANNA, settings, "2027-01-15T20:00", "Europe/Berlin", "FREQ=WEEKLY")
    await store.tournaments.save_schedule(weekly, order(), entry("tournament_schedule"))
    await store.tournaments.save_template(GUILD, "Friday", settings, order(), entry("tournament_template"))
    new = NewTournament(GUILD, 1, ANNA, settings, NOW, NOW)
    await store.tournaments.create(new, TournamentState("registering", NOW), order(), entry("tournament_create"))


async def test_the_full_export_has_every_row_of_the_guild(store: SqliteStore, path: Path) -> None:
    await _busy(store)
    told = await store.office.accounts.everything(GUILD)
    assert list(told) == [
        "poker_table",
        "hand",
        "hand_seat",
        "hand_event",
        "seal",
        "record_thread",
        "account",
        "transfer",
        "audit",
        "dispute",
        "hand_result",
        "player_day",
        "tournament_day",
        "room_settings",
        "lobby_wanted",
        "tournament_wanted",
        "table_preset",
        "standing",
        "tournament",
        "tournament_change",
        "tournament_schedule",
        "house_player",
        "tournament_template",
    ]
    for name, lines in told.items():
        assert [(len(lines),)] == rows(path, f"SELECT count(*) FROM {name}"), name
        assert lines, name
    assert told["audit"][0]["act"] == "freeze"
    assert told["transfer"][0] == {
        "id": 1,
        "debit": 2,
        "credit": 1,
        "amount": 1000,
        "code": "grant",
        "hand_id": None,
        "at_ms": NOW,
    }


async def test_the_full_export_has_neither_down_cards_nor_decks_nor_user_ids(store: SqliteStore) -> None:
    await _busy(store)
    told = await store.office.accounts.everything(GUILD)
    bodies = {line["kind"]: json.loads(line["body"]) for line in told["hand_event"]}
    assert bodies["DeckShuffled"] == {}
    assert "down" not in bodies["StreetDealt"]
    text = json.dumps(told)
    assert "5000000000000001" not in text
    assert json.dumps(DECK[:10])[1:-1] not in text
    assert "secret" not in text
    assert "request" not in text


async def test_the_full_export_sorts_shown_cards_to_hide_which_ones_were_drawn(store: SqliteStore) -> None:
    table = await TableFile.open(store, (101, 102, 103), "badugi")
    shown = [
        event
        for seed in range(6)
        for event in (await table.play("badugi", seed)).events
        if isinstance(event, HoldingShown)
    ]
    told = await store.office.accounts.everything(TABLE_GUILD)
    bodies = [json.loads(line["body"]) for line in told["hand_event"] if line["kind"] == "HoldingShown"]
    assert shown
    assert bodies == [{"seat": event.seat, "cards": list(event.cards)} for event in shown]
    for body in bodies:
        assert tuple(body["cards"]) == laid_open(GAMES["badugi"], HouseRules(), sorted(body["cards"]))


def roster_of(told: dict[str, Any]) -> Roster:
    return Roster(**{**told, "seats": tuple(told["seats"]), "posting": tuple(told["posting"])})


async def test_the_full_export_has_each_tables_chain_of_seals_and_no_secret_seed(
    store: SqliteStore, path: Path
) -> None:
    table = await SealedTable.open(store, "razz")
    await table.play("razz", HouseRules())
    await table.play("razz", HouseRules(), undone_at=5)
    await table.play("razz", HouseRules())
    told = await store.office.accounts.everything(TABLE_GUILD)
    seals = told["seal"]
    assert [(line["hand"], line["state"], line["seed"]) for line in seals] == [
        (1, "done", None),
        (2, "void", None),
        (3, "done", None),
        (4, "next", None),
    ]
    assert [line["before"] for line in seals] == ["00" * 32, *(line["seal"] for line in seals[:-1])]
    for line, dealt in zip(seals, table.dealt, strict=False):
        assert line["seal"] == dealt.sealed.seal.hex()
        contributions = [Contribution(*one) for one in json.loads(line["contributions"])]
        closed = roster_of(json.loads(line["roster"])).closed_by(int(line["thread_id"]), int(line["message_id"]))
        assert closed == dealt.closing
        assert contributions == list(dealt.contributions)
    for number, events in enumerate(table.events, 1):
        lines = [line for line in told["hand_event"] if line["hand_id"] == number]
        entries = table.dealt[number - 1].record("undone", events).whole.log
        assert [json.loads(line["taken"] or "[]") for line in lines] == [list(map(list, one.taken)) for one in entries]
        assert {line["at_ms"] for line in lines} == {NOW}
    ((seed,),) = rows(path, "SELECT lower(hex(seed)) FROM seal WHERE seed IS NOT NULL")
    assert str(seed) not in json.dumps(told)


async def test_the_full_export_opens_a_closed_tables_unused_seal(store: SqliteStore) -> None:
    table = await SealedTable.open(store, "razz")
    await store.commit(TableCommit(table.file.table, TableState(), NOW, closes_table=True))
    (line,) = (await store.office.accounts.everything(TABLE_GUILD))["seal"]
    again = sealed_hand(line["table_id"], line["hand"], bytes.fromhex(line["before"]), bytes.fromhex(line["seed"]))
    assert (line["state"], line["seal"]) == ("undealt", again.seal.hex())


async def test_the_full_export_of_a_guild_has_only_its_own_rows(store: SqliteStore) -> None:
    await _busy(store)
    assert not any((await store.office.accounts.everything(OTHER_GUILD)).values())
    table = await store.open_table(replace(NEXT_DOOR, guild_id=OTHER_GUILD), Request(3, CARL, "open"), NOW)
    await store.bank.wallet(OTHER_GUILD, CARL, 7, NOW)
    told = await store.office.accounts.everything(OTHER_GUILD)
    assert {name: len(lines) for name, lines in told.items() if lines} == {
        "poker_table": 1,
        "account": 2,
        "transfer": 1,
    }
    assert told["poker_table"][0]["id"] == table
