"""The transfers that events cause, one line of the table for each event."""

import pytest

from bot.poker.events import (
    AntePosted,
    BetMade,
    BlindPosted,
    BroughtIn,
    Called,
    Checked,
    Completed,
    DeckShuffled,
    Drew,
    Event,
    Folded,
    HandFinished,
    PassedIn,
    PotAwarded,
    PotReturned,
    Raised,
    UncalledReturned,
)
from bot.tables.rules import chip_moves
from bot.tables.rules.chip_moves import TableAccounts
from bot.tables.saving import Account, Transfer

ACCOUNTS = TableAccounts(7, 3)
PLAYERS = {1: 101, 2: 102}
MOVES: list[tuple[Event, list[tuple[int, int, str]]]] = [
    # event, [(player_id, chips into the pot, code)]
    (AntePosted(1, 2), [(101, 2, "ante")]),
    (AntePosted(1, 0), []),
    (AntePosted(2, 10, dead=True), [(102, 10, "ante")]),
    (BlindPosted(1, 5), [(101, 5, "blind")]),
    (BlindPosted(1, 0), []),
    (Drew(1, 2, (1, 2), (3, 4)), []),
    (PassedIn(2, (1,)), []),
    (BroughtIn(2, 3, 3), [(102, 3, "bet")]),
    (Completed(1, 20, 20), [(101, 20, "bet")]),
    (BetMade(1, 40, 40), [(101, 40, "bet")]),
    (Called(2, 20, 17), [(102, 17, "bet")]),
    (Called(2, 20, 0), []),
    (Raised(1, 60, 40), [(101, 40, "bet")]),
    (UncalledReturned(1, 20), [(101, -20, "uncalled")]),
    (PotAwarded(0, 31, ((1, 16), (2, 15))), [(101, -16, "award"), (102, -15, "award")]),
    (PotAwarded(1, 5, ((1, 5), (2, 0))), [(101, -5, "award")]),
    (PotReturned(((1, 14), (2, 13))), [(101, -14, "returned"), (102, -13, "returned")]),
    (Checked(1), []),
    (Folded(1), []),
    (DeckShuffled((1, 2)), []),
    (HandFinished(), []),
]


@pytest.mark.parametrize("case", MOVES)
def test_each_event_moves_its_chips_between_the_player_and_the_pot(
    case: tuple[Event, list[tuple[int, int, str]]],
) -> None:
    event, expected = case
    moved = [
        (move.debit.player_id, move.amount, move.code)
        if move.credit == ACCOUNTS.pot()
        else (move.credit.player_id, -move.amount, move.code)
        for move in chip_moves.events(ACCOUNTS, [event], PLAYERS)
    ]
    assert moved == expected


def test_an_account_is_identified_by_its_kind_and_server_and_by_player_and_table() -> None:
    assert ACCOUNTS.pot() == Account("pot", 7, None, 3)
    assert ACCOUNTS.seat(101) == Account("seat", 7, 101, 3)
    assert ACCOUNTS.wallet(101) == Account("wallet", 7, 101, None)


def test_an_empty_stack_is_paid_out_without_a_transfer() -> None:
    assert ACCOUNTS.cash_out(101, 0) == ()
    assert [move.amount for move in ACCOUNTS.cash_out(101, 5)] == [5]


def test_voiding_a_hand_returns_what_each_player_has_in_the_pot() -> None:
    log: list[Event] = [
        AntePosted(1, 2), AntePosted(2, 2), BroughtIn(2, 3, 3), Completed(1, 20, 20), UncalledReturned(1, 17),
    ]  # fmt: skip
    assert chip_moves.contributions(log) == {1: 5, 2: 5}
    given_back = chip_moves.void(ACCOUNTS, {101: 5, 102: 5})
    assert {(move.credit.player_id, move.amount, move.code) for move in given_back} == {
        (101, 5, "void"),
        (102, 5, "void"),
    }


def test_applying_transfers_changes_the_stacks_by_their_amounts() -> None:
    stacks = {101: 100}
    chip_moves.apply(stacks, [ACCOUNTS.buy_in(102, 50), *chip_moves.events(ACCOUNTS, [AntePosted(1, 2)], PLAYERS)])
    assert stacks == {101: 98, 102: 50}


def test_at_a_tournaments_table_chips_come_from_the_entry_account_and_return_to_it() -> None:
    accounts = TableAccounts(7, 3, tournament_id=5)
    entry = Account("entry", 7, 101, tournament_id=5)
    assert accounts.buy_in(101, 5) == Transfer(entry, accounts.seat(101), 5, "take_seat")
    assert accounts.cash_out(101, 5) == (Transfer(accounts.seat(101), entry, 5, "leave_seat"),)
    assert accounts.cash_out(101, 0) == ()
    assert accounts.seat(101) == ACCOUNTS.seat(101)
