"""The export of a user's data, and the little that is kept of a forgotten user."""

import json
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from bot.moderation.ports import FOREVER, Dispute, Standing, StillSeated
from bot.poker.cards import card_text
from bot.poker.house_rules import HouseRules
from bot.tables.saving import AuditEntry, Request, Transfer
from bot.tables.state import SeatState, TableState
from bot.tournaments.ports import NewTournament
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import Entrant, TournamentState
from db import SqliteStore, check
from tests.harness.db.played import ANN, BOB, DAY_MS, DM_CHANNEL, Played, standing
from tests.harness.db.played import played as played
from tests.harness.db.scenes import (
    DEALT,
    GUILD,
    NEW_TABLE,
    NOW,
    OTHER_GUILD,
    content_of,
    pot,
    rows,
    seat,
)
from tests.harness.history.hands import TableFile
from tests.harness.on_file import wallet_balance


async def test_the_export_of_an_unknown_user_is_empty_and_creates_no_row(store: SqliteStore, path: Path) -> None:
    assert await store.office.privacy.export(ANN) == {}
    assert not await store.office.privacy.forget(ANN, NOW)
    assert await store.office.privacy.player_id(ANN) is None
    assert rows(path, "SELECT count(*) FROM player_link") == [(0,)]


async def test_the_export_lists_a_users_pseudonym_and_wallet_and_chip_movements_and_hands(played: Played) -> None:
    told = await played.store.office.privacy.export(ANN)
    assert json.loads(json.dumps(told)) == told
    assert (told["user"], told["pseudonym"]) == (str(ANN), str(played.ann))
    assert told["direct_messages"] == str(DM_CHANNEL)
    assert set(told["servers"]) == {str(GUILD), str(OTHER_GUILD)}
    here = told["servers"][str(GUILD)]
    assert here["wallet"] == [{"balance": 995}]
    assert [(line["code"], line["amount"]) for line in here["movements"]] == [
        ("grant", 1000),
        ("buy_in", -200),
        ("cash_out", 195),
    ]
    (hand,) = here["hands"]
    assert (hand["number"], hand["seat"], hand["won"], hand["state"]) == (1, 1, -5, "done")
    assert [act["what"] for act in hand["acts"]] == ["AntePosted", "BroughtIn", "Folded"]
    assert here["tables_opened"][0]["name"] == NEW_TABLE.name


async def test_the_export_shows_only_the_users_own_down_cards(played: Played) -> None:
    mine = (await played.store.office.privacy.export(ANN))["servers"][str(GUILD)]["hands"][0]["down_cards"]
    theirs = (await played.store.office.privacy.export(BOB))["servers"][str(GUILD)]["hands"][0]["down_cards"]
    assert mine == [card_text(card) for card in DEALT.down[0]]
    assert theirs == [card_text(card) for card in DEALT.down[1]]


@pytest.mark.parametrize("game", ["limit-holdem", "omaha-hi-lo", "big-o"])
async def test_the_export_of_a_hand_with_a_board_has_the_users_own_cards_and_none_is_left_once_they_are_forgotten(
    played: Played, path: Path, game: str
) -> None:
    table = await TableFile.open(played.store, (played.ann, played.bob), game, guild=GUILD)
    state = (await table.play(game, 3)).state
    own, theirs = ({card_text(card) for card in state.player(seat).down} for seat in (1, 2))
    hand = (await played.store.office.privacy.export(ANN))["servers"][str(GUILD)]["hands"][-1]
    assert set(hand["down_cards"]) == own
    assert [act["what"] for act in hand["acts"] if act["what"].endswith("Posted")] == ["BlindPosted"]
    assert theirs.isdisjoint(re.findall(r"\b[2-9TJQKA][cdhs]\b", json.dumps(hand)))
    await table.close()
    assert await played.store.office.privacy.forget(ANN, NOW)
    assert await played.store.office.privacy.export(ANN) == {}
    others = (await played.store.office.privacy.export(BOB))["servers"][str(GUILD)]["hands"][-1]
    assert set(others["down_cards"]) == theirs
    kept = await played.store.office.hands.hand(GUILD, table.table, 1)
    assert kept is not None
    assert await played.store.directory.user_id(kept.players[1]) is None
    assert check(path) == []


async def test_the_export_leaves_out_the_cards_of_an_unreadable_event(played: Played, path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DROP TRIGGER hand_event_no_update")
        connection.execute("UPDATE hand_event SET body = '{}' WHERE kind = 5")
    (hand,) = (await played.store.office.privacy.export(ANN))["servers"][str(GUILD)]["hands"]
    assert hand["down_cards"] == []
    assert [act["what"] for act in hand["acts"]] == ["AntePosted", "BroughtIn", "Folded"]


async def test_the_export_of_a_live_hand_shows_no_deck_and_no_cards_of_others(played: Played) -> None:
    store = played.store
    game = Played(store, played.ann, played.bob, await store.open_table(replace(NEW_TABLE, channel_id=7100), None, NOW))
    await game.sit()
    await game.open_hand()
    live = (await store.office.privacy.export(ANN))["servers"][str(GUILD)]["hands"][-1]
    assert live["state"] == "live"
    assert len(live["down_cards"]) == 2
    assert "DeckShuffled" not in json.dumps(live)


async def test_the_export_says_whether_a_user_is_banned_and_lists_their_disputes_and_audit_entries(
    played: Played,
) -> None:
    office = played.store.office
    await standing(played, played.ann, Standing(FOREVER), 1)
    await office.disputes.open(
        Request(2, played.ann, "dispute"), Dispute(GUILD, played.table, 1, played.ann, "hm", NOW)
    )
    here = (await office.privacy.export(ANN))["servers"][str(GUILD)]
    assert here["standing"] == [{"banned_until_ms": FOREVER, "frozen": 0}]
    assert [line["text"] for line in here["disputes"]] == ["hm"]
    assert [(line["act"], line["reason"]) for line in here["audit_about_you"]] == [("ban", "for a reason")]
    assert (await office.privacy.export(BOB))["servers"][str(GUILD)]["audit_about_you"] == []


async def test_forgetting_a_user_leaves_only_their_pseudonym(played: Played, path: Path) -> None:
    office = played.store.office
    dispute = Dispute(GUILD, played.table, 1, played.ann, "Ann says so", NOW)
    await office.disputes.open(Request(2, played.ann, "dispute"), dispute)
    assert await office.privacy.forget(ANN, NOW)
    assert await office.privacy.export(ANN) == {}
    assert rows(path, "SELECT user_id FROM player_link") == [(BOB,)]
    assert rows(path, "SELECT text FROM dispute") == [("",)]
    assert await played.store.directory.user_id(played.ann) is None
    assert await played.store.directory.dm_channel(played.ann) is None
    await played.store.close()
    left = content_of(path)
    assert str(DM_CHANNEL).encode() not in left
    assert b"Ann says so" not in left
    assert check(path) == []


async def test_no_row_contains_the_user_id_or_dm_channel_of_a_forgotten_user(played: Played, path: Path) -> None:
    await played.store.office.privacy.forget(ANN, NOW)
    tables = [name for (name,) in rows(path, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = [
        table for table in tables for row in rows(path, f"SELECT * FROM {table}") if ANN in row or DM_CHANNEL in row
    ]
    assert found == []


async def test_forgetting_a_user_burns_their_wallets_and_the_ledger_still_adds_up(played: Played, path: Path) -> None:
    await played.store.office.privacy.forget(ANN, NOW)
    assert await wallet_balance(played.store, GUILD, played.ann) == 0
    assert await wallet_balance(played.store, OTHER_GUILD, played.ann) == 0
    assert sorted(rows(path, "SELECT amount FROM transfer WHERE code = 'forgotten'")) == [(500,), (995,)]
    assert await wallet_balance(played.store, GUILD, played.bob) == 1005
    assert check(path) == []


@pytest.mark.parametrize("as_far_as", ["seated", "in a hand"])
async def test_a_seated_user_cannot_be_forgotten(played: Played, path: Path, as_far_as: str) -> None:
    store = played.store
    game = Played(store, played.ann, played.bob, await store.open_table(replace(NEW_TABLE, channel_id=7100), None, NOW))
    await game.sit()
    if as_far_as == "in a hand":
        await game.open_hand()
    with pytest.raises(StillSeated):
        await store.office.privacy.forget(ANN, NOW)
    assert await store.directory.player_id(ANN) == played.ann
    assert await wallet_balance(store, GUILD, played.ann) == 795
    assert rows(path, "SELECT count(*) FROM forgotten_user") == [(0,)]


async def test_a_user_who_is_all_in_cannot_be_forgotten(played: Played) -> None:
    """All their chips are in the pot, and their seat may already be free."""
    store = played.store
    game = Played(store, played.ann, played.bob, await store.open_table(replace(NEW_TABLE, channel_id=7100), None, NOW))
    await game.sit()
    await game.open_hand()
    await game.commit(
        TableState(seats=(SeatState(2, played.bob),)),
        Transfer(seat(played.ann, game.table), pot(game.table), 195, "bet"),
        hand_number=1,
    )
    with pytest.raises(StillSeated):
        await store.office.privacy.forget(ANN, NOW)


async def test_a_user_who_is_seated_without_chips_cannot_be_forgotten(played: Played) -> None:
    await played.commit(TableState(seats=(SeatState(1, played.ann),), hand_number=1))
    with pytest.raises(StillSeated):
        await played.store.office.privacy.forget(ANN, NOW)


TOLD: Final = {
    "player_link": "user, pseudonym",
    "request": "clicks_and_commands",
    "poker_table": "tables_opened; seats, plans, waiting lists and invitations out of its state",
    "hand_seat": "hands",
    "audit": "audit_about_you, audit_of_your_acts",
    "standing": "standing",
    "dispute": "disputes",
    "returned_player": "back_after_being_forgotten",
    "letter": "a nonce of the last letter, gone with the table's end",
    "due_letter": "letters_due",
    "due_post": "calls_due",
    "tournament": "tournaments, out of its state",
    "preference": "settings",
    "house_player": "of nobody",
    "account": "wallet, stacks, movements",
    "lesson": "guided_hands",
    "hand_result": "figures, which are its sums",
    "player_day": "figures",
    "tournament_day": "figures_of_tournaments",
    "achievement": "achievements",
    "showdown_run": "showdowns_in_a_row",
    "unlisted_player": "unlisted",
    "lobby_wanted": "called_to_games",
    "tournament_wanted": "told_of_tournaments",
    "user_order": "orders_under_way, of a part of a fleet",
    "preference_change": "settings, for the newest order of each is only an interaction",
}
"""Table name -> the keys of the export that cover the table."""


async def test_the_list_of_exported_tables_has_every_table_that_refers_to_players(
    store: SqliteStore, path: Path
) -> None:
    """A new table must be added to ``TOLD`` and to the export."""
    tables = [str(name) for (name,) in rows(path, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    named = {
        table
        for table in tables
        for (column,) in rows(path, f"SELECT name FROM pragma_table_info('{table}')")
        if re.search("player|user|owner|actor|subject", str(column))
    }
    assert named == TOLD.keys()


async def enter(game: Played, *players: int) -> None:
    """Create a tournament with these entrants."""
    state = TournamentState("registering", NOW, tuple(Entrant(player) for player in players))
    settings = TournamentSettings("Friday", "razz", HouseRules(), buy_in=100)
    new = NewTournament(GUILD, 7000, game.bob, settings, NOW + DAY_MS, NOW)
    line = AuditEntry(GUILD, "tournament_create", game.bob, "", NOW)
    await game.store.tournaments.create(new, state, Request(50, game.bob, "create"), line)


async def test_a_user_who_entered_a_tournament_cannot_be_forgotten(played: Played) -> None:
    await enter(played, played.ann)
    with pytest.raises(StillSeated):
        await played.store.office.privacy.forget(ANN, NOW)
    here = (await played.store.office.privacy.export(ANN))["servers"][str(GUILD)]
    assert [entry["phase"] for entry in here["tournaments"]] == ["registering"]


async def test_a_tournament_of_others_does_not_stop_a_user_from_being_forgotten(played: Played) -> None:
    await enter(played, played.bob)
    assert await played.store.office.privacy.forget(ANN, NOW)
