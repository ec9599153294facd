"""Bounties in the file: each in an account of its own, which the file guards and ``check`` compares with the state."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.poker.house_rules import HouseRules
from bot.tables.saving import Account, AuditEntry, StoreError, Transfer
from bot.tournaments.ports import NewTournament, TournamentCommit
from bot.tournaments.settings import TournamentSettings
from bot.tournaments.state import End, Entrant, TournamentState
from db import SqliteStore, check, open_store

GUILD, ANNA, BERT = 11, 101, 102
START = 1_800_000_000_000
SETTINGS = TournamentSettings("Friday", "razz", HouseRules(), buy_in=100, bounty=50)


def wallet(player: int) -> Account:
    return Account("wallet", GUILD, player)


def head(player: int, tournament: int = 1) -> Account:
    return Account("bounty", GUILD, player, tournament_id=tournament)


def pool(tournament: int = 1) -> Account:
    return Account("prize", GUILD, tournament_id=tournament)


def registered(**bounties: int) -> TournamentState:
    """Return the state in which these players have registered: ``registered(anna=50)``."""
    players = {"anna": ANNA, "bert": BERT}
    entrants = tuple(Entrant(players[name], bounty=chips) for name, chips in bounties.items())
    return TournamentState("registering", START, entrants)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    """Yield a store with two tournaments; Anna and Bert have entered the first."""
    store = await open_store(tmp_path / "lowball.sqlite3")
    for player in (ANNA, BERT):
        await store.bank.wallet(GUILD, player, 1000, START)
    for number in (0, 1):
        new = NewTournament(GUILD, 12, 13, SETTINGS, START + number, START)
        audit = AuditEntry(GUILD, "tournament_create", 13, "", START)
        await store.tournaments.create(new, TournamentState("registering", START), None, audit)
    paid = [
        transfer
        for player in (ANNA, BERT)
        for transfer in (
            Transfer(wallet(player), pool(), 50, "tournament_buy_in"),
            Transfer(wallet(player), head(player), 50, "tournament_bounty"),
        )
    ]
    await save(store, registered(anna=50, bert=50), *paid)
    yield store
    await store.close()


async def save(store: SqliteStore, state: TournamentState, *transfers: Transfer) -> None:
    await store.tournaments.commit(TournamentCommit(1, state, START, "test", transfers=transfers))


async def test_T7_1_chips_paid_as_a_bounty_can_be_refunded_to_the_entrant(store: SqliteStore) -> None:
    assert await store.bank.wallet(GUILD, ANNA, 0, START) == 900
    back = (Transfer(head(ANNA), wallet(ANNA), 50, "tournament_bounty_refund"),)
    await save(store, registered(anna=0, bert=50), *back)
    assert await store.bank.wallet(GUILD, ANNA, 0, START) == 950


@pytest.mark.parametrize(
    ("debit", "credit", "why"),
    [
        (wallet(ANNA), head(BERT), "a bounty is bought for oneself"),
        (head(ANNA), head(BERT, 2), "a tournament's chips are its own"),
        (head(ANNA), pool(2), "a tournament's chips are its own"),
        (pool(), head(ANNA), "a seat is won for a tournament to come"),
        (head(ANNA), Account("issuer", GUILD), "chips do not go that way"),
        (Account("issuer", GUILD), head(ANNA), "chips do not go that way"),
        (head(ANNA), Account("entry", GUILD, ANNA, tournament_id=1), "chips do not go that way"),
        (head(ANNA), wallet(BERT), "insufficient chips"),
    ],
)
async def test_the_file_refuses_every_transfer_that_takes_a_bounty_without_right(
    store: SqliteStore, debit: Account, credit: Account, why: str
) -> None:
    with pytest.raises(StoreError, match=why):
        await save(store, registered(anna=50, bert=50), Transfer(debit, credit, 51, "theft"))


async def test_a_tournament_does_not_end_while_a_bounty_is_unpaid(store: SqliteStore) -> None:
    prize = Transfer(pool(), wallet(ANNA), 100, "tournament_prize")
    won = Transfer(head(BERT), wallet(ANNA), 50, "tournament_bounty_won")
    over = TournamentState("finished", START, (Entrant(ANNA), Entrant(BERT)), end=End(START))
    with pytest.raises(StoreError, match="prizes are not paid"):
        await save(store, over, prize, won)
    await save(store, over, prize, won, Transfer(head(ANNA), wallet(ANNA), 50, "tournament_bounty_won"))
    with pytest.raises(StoreError, match="tournament over"):
        await save(store, over, Transfer(wallet(ANNA), head(ANNA), 5, "tournament_bounty"))


async def test_the_check_finds_a_bounty_that_differs_between_the_tournament_and_its_account(
    store: SqliteStore, tmp_path: Path
) -> None:
    await store.close()
    path = tmp_path / "lowball.sqlite3"
    assert check(path) == []
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE tournament SET state = json_set(state, '$.entrants[1].bounty', 40) WHERE id = 1")
        file.commit()
    assert [problem for problem in check(path) if "bounty" in problem] == [
        f"tournament 1: player {BERT} has a bounty of 40, and the account for it 50"
    ]
