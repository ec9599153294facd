"""A tournament's hands from the log: all of them, as the room saw them."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from bot.history.ports import CashRecord
from bot.moderation.hand_archive import HandTournament
from bot.poker.events import StreetDealt
from bot.poker.stakes import Stakes
from bot.tables.saving import NewTable, TableCommit, Transfer
from bot.tables.state import TableSettings
from bot.tournaments.level_length import planned
from bot.tournaments.ports import TournamentCommit
from bot.tournaments.rules.structure import Ladder
from bot.tournaments.state import Entrant, TournamentState
from db.history.counting import DAY_MS
from db.store import SqliteStore
from db.upkeep.check import check
from tests.db.test_tournaments import GUILD as T_GUILD
from tests.db.test_tournaments import NEW, OWNER, audit, entry
from tests.harness.db.scenes import (
    ANNA,
    BERT,
    GUILD,
    NOW,
    OPENING,
    SETTINGS,
    STARTED,
    ending,
    opening,
    pot,
    rows,
    seat,
)


async def _tournament_table(store: SqliteStore, settings: TableSettings = SETTINGS) -> int:
    """Return a running tournament's table where Anna and Bert have sat down with 200 each."""
    new = replace(NEW, guild_id=GUILD)
    made = replace(audit(), guild_id=GUILD, at_ms=NOW)
    tournament = await store.tournaments.create(new, TournamentState("registering", NOW), None, made)
    mint = entry(ANNA, tournament)._replace(kind="mint", guild_id=GUILD, player_id=None)
    own = {player: entry(player, tournament)._replace(guild_id=GUILD) for player in (ANNA, BERT)}
    stacks = tuple(Transfer(mint, account, 200, "tournament_stack") for account in own.values())
    running = TournamentState("running", NOW)
    await store.tournaments.commit(TournamentCommit(tournament, running, NOW, "start", transfers=stacks))
    table = await store.open_table(
        NewTable(GUILD, 900, OWNER, "Friday 1", settings, tournament_id=tournament), None, NOW
    )
    sits = tuple(Transfer(account, seat(player, table), 200, "seat") for player, account in own.items())
    await store.commit(TableCommit(table, opening(table, 1).state, NOW, transfers=sits))
    return table


async def test_T5_3_the_hands_of_a_tournament_come_without_down_cards(store: SqliteStore) -> None:
    table = await _tournament_table(store)
    assert await store.office.hands.count_of_tournament(GUILD, 1) == 0
    await store.commit(opening(table, 1))
    assert await store.office.hands.of_tournament(GUILD, 1) == []
    await store.commit(ending(table, 1))
    (hand,) = await store.office.hands.of_tournament(GUILD, 1)
    assert hand.tournament_id == 1
    assert (hand.table_id, hand.number, hand.state, hand.table) == (table, 1, "done", "Friday 1")
    deals = [logged.event for logged in hand.events if isinstance(logged.event, StreetDealt)]
    assert deals
    assert all(deal.down == () for deal in deals)
    assert await store.office.hands.count_of_tournament(GUILD, 1) == 1


async def test_hands_of_another_server_or_tournament_are_not_found(store: SqliteStore) -> None:
    table = await _tournament_table(store)
    await store.commit(opening(table, 1))
    await store.commit(ending(table, 1))
    assert await store.office.hands.of_tournament(T_GUILD, 1) == []
    assert await store.office.hands.of_tournament(GUILD, 2) == []
    assert await store.office.hands.count_of_tournament(GUILD, 2) == 0
    assert pot(table).kind == "pot"


async def test_T4_1_a_tournament_hand_is_listed_with_the_level_of_its_stakes(store: SqliteStore) -> None:
    table = await _tournament_table(store)
    await store.commit(opening(table, 1))
    await store.commit(ending(table, 1))
    begun = planned(NEW.settings, 2).begun
    for bets, level in (((5, SETTINGS.stakes.small_bet, 90), 2), ((SETTINGS.stakes.small_bet + 1,), None), ((), None)):
        play = replace(begun, ladder=Ladder(bets, 1.5, 200, None)) if bets else None
        running = TournamentState("running", NOW, play=play)
        await store.tournaments.commit(TournamentCommit(1, running, NOW, "level"))
        (hand,) = await store.office.hands.of_tournament(GUILD, 1)
        assert hand.level == level


async def test_R17_7_a_hand_with_half_the_bet_is_listed_with_its_level(store: SqliteStore) -> None:
    mix = ("razz", "deuce-to-seven-single-draw")
    table = await _tournament_table(store, replace(SETTINGS, rotation=mix, seats_max=6))
    single = replace(STARTED, game=mix[1], stakes=Stakes.blinds(62, limit="no"))
    await store.commit(opening(table, 1)._replace(events=(single, *OPENING[1:])))
    await store.commit(ending(table, 1))
    play = replace(planned(NEW.settings, 2).begun, ladder=Ladder((50, 62, 125), 1.5, 200, None))
    await store.tournaments.commit(TournamentCommit(1, TournamentState("running", NOW, play=play), NOW, "level"))
    (hand,) = await store.office.hands.of_tournament(GUILD, 1)
    assert hand.level == 3


async def test_hands_of_tournaments_are_among_a_servers_finished_hands(store: SqliteStore) -> None:
    table = await _tournament_table(store)
    await store.commit(opening(table, 1))
    await store.commit(ending(table, 1))
    entrants = Entrant(ANNA, playing=True), Entrant(BERT, out=1)
    # After a deal, a place whose prize was divided has none left to play for, but it was a paid place.
    for prizes in ((900, 100), (100, 0)):
        ended = TournamentState("running", NOW, entrants, prizes=prizes)
        await store.tournaments.commit(TournamentCommit(1, ended, NOW, "bust"))
        (hand,) = await store.office.hands.finished(GUILD, 0, 9)
        assert hand.tournament == HandTournament(1, frozenset({ANNA, BERT}), frozenset({ANNA}), 2)


async def test_hands_of_tournaments_are_counted_in_big_bets_and_not_among_hands_for_chips(
    store: SqliteStore, path: Path
) -> None:
    table = await _tournament_table(store)
    await store.commit(opening(table, 1))
    await store.commit(ending(table, 1))
    await store.history.count_all()
    assert await store.history.record(GUILD, ANNA, None, 0) == CashRecord()
    both = [await store.history.tournament_hands(GUILD, player, None, 0) for player in (ANNA, BERT)]
    assert [each.hands for each in both] == [1, 1]
    assert both[0].bets == -both[1].bets != 0
    assert (await store.history.tournament_hands(GUILD, ANNA, "badugi", 0)).hands == 0
    assert (await store.history.tournament_hands(GUILD, ANNA, None, NOW + 2 * DAY_MS)).hands == 0
    assert rows(path, "SELECT count(*) FROM hand_result") == [(0,)]
    await store.close()
    about = "hands of tournaments"
    assert not [problem for problem in check(path) if about in problem]
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE tournament_day SET hands = hands + 1 WHERE player_id = ?", (ANNA,))
    assert [problem for problem in check(path) if about in problem]
