"""Transfers between a table's accounts, computed from the events of its hands."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.poker.events import (
    AntePosted,
    BetMade,
    BlindPosted,
    BroughtIn,
    Called,
    Completed,
    Event,
    PotAwarded,
    PotReturned,
    Raised,
    UncalledReturned,
)
from bot.tables.saving import Account, Transfer

Players = Mapping[int, int]
"""seat -> player_id, for the players dealt in."""


@dataclass(frozen=True, slots=True)
class TableAccounts:
    """The ledger accounts of one table: its pot, its seats, and the account where its chips come from."""

    guild_id: int
    table_id: int
    tournament_id: int | None = None
    """The table's tournament, which owns all chips here; None at other tables."""
    practice: bool = False
    """True at a practice table, which creates chips for each player who sits down and removes them afterwards."""

    def pot(self) -> Account:
        return Account("pot", self.guild_id, table_id=self.table_id)

    def seat(self, player_id: int) -> Account:
        return Account("seat", self.guild_id, player_id, self.table_id)

    def wallet(self, player_id: int) -> Account:
        """Return the account that a player's chips come from and return to.

        In a tournament it holds the player's chips off the table. At a practice table it is the account that creates
        chips.
        """
        if self.practice:
            return Account("practice", self.guild_id, table_id=self.table_id)
        if self.tournament_id is not None:
            return Account("entry", self.guild_id, player_id, tournament_id=self.tournament_id)
        return Account("wallet", self.guild_id, player_id)

    def buy_in(self, player_id: int, chips: int) -> Transfer:
        code = "practice_in" if self.practice else "buy_in" if self.tournament_id is None else "take_seat"
        return Transfer(self.wallet(player_id), self.seat(player_id), chips, code)

    def cash_out(self, player_id: int, chips: int) -> tuple[Transfer, ...]:
        """Return the transfer of the player's stack back to the wallet; none if the stack is empty."""
        code = "practice_out" if self.practice else "cash_out" if self.tournament_id is None else "leave_seat"
        return (Transfer(self.seat(player_id), self.wallet(player_id), chips, code),) if chips else ()


def events(accounts: TableAccounts, hand_events: Iterable[Event], players: Players) -> tuple[Transfer, ...]:
    """Return the transfers for these events, in the same order.

    Bets go into the pot, awards come out of it.
    """
    pot = accounts.pot()
    moves = []
    for event in hand_events:
        for seat, chips, code in _chips_in(event):
            stack = accounts.seat(players[seat])
            moves.append(Transfer(stack, pot, chips, code) if chips > 0 else Transfer(pot, stack, -chips, code))
    return tuple(moves)


def contributions(hand_events: Iterable[Event]) -> dict[int, int]:
    """Return seat -> chips in the pot after these events."""
    total: defaultdict[int, int] = defaultdict(int)
    for event in hand_events:
        for seat, chips, _ in _chips_in(event):
            total[seat] += chips
    return {seat: chips for seat, chips in total.items() if chips}


def void(accounts: TableAccounts, in_pot: Mapping[int, int]) -> tuple[Transfer, ...]:
    """Return transfers that move every chip of the pot back to its player.

    ``in_pot`` is player_id -> chips.
    """
    pot = accounts.pot()
    return tuple(Transfer(pot, accounts.seat(player_id), chips, "void") for player_id, chips in in_pot.items())


def apply(stacks: dict[int, int], transfers: Iterable[Transfer]) -> None:
    """Apply the transfers to ``stacks`` (player_id -> chips of the seat account), as the ledger will."""
    for transfer in transfers:
        for account, chips in ((transfer.debit, -transfer.amount), (transfer.credit, transfer.amount)):
            if account.kind == "seat" and account.player_id is not None:
                stacks[account.player_id] = stacks.get(account.player_id, 0) + chips


def _chips_in(event: Event) -> Iterable[tuple[int, int, str]]:
    """Return (seat, chips, code) of each move: positive chips go into the pot, negative ones come out."""
    match event:
        case AntePosted(seat, amount) if amount:
            return ((seat, amount, "ante"),)
        case BlindPosted(seat, amount) if amount:
            return ((seat, amount, "blind"),)
        case BroughtIn() | Completed() | BetMade() | Called() | Raised() if event.cost:
            return ((event.seat, event.cost, "bet"),)
        case UncalledReturned(seat, amount) if amount:
            return ((seat, -amount, "uncalled"),)
        case PotAwarded():
            return tuple((seat, -chips, "award") for seat, chips in event.shares if chips)
        case PotReturned():
            return tuple((seat, -chips, "returned") for seat, chips in event.shares if chips)
    return ()
