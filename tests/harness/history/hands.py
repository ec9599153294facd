"""Randomly played hands, as logged hands and in a database file."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from bot.cli.simulate import play_hand
from bot.moderation.hand_archive import LoggedEvent, LoggedHand
from bot.poker.events import Event, HandStarted
from bot.poker.games import GAMES
from bot.poker.hand import Hand
from bot.poker.house_rules import HouseRules
from bot.poker.stakes import Stakes
from bot.tables.rules import chip_moves
from bot.tables.rules.chip_moves import TableAccounts
from bot.tables.saving import Account, NewTable, TableCommit, Transfer
from bot.tables.state import SeatState, TableSettings, TableState
from db import SqliteStore

GUILD: Final = 900
NOW: Final = 1_800_000_000_000
DAY_MS: Final = 24 * 60 * 60 * 1000
STACK: Final = 1_000


def played(
    game: str, seed: int, stacks: tuple[int, ...] = (400, 300, 200, 100), rules: HouseRules | None = None
) -> Hand:
    """Return a random hand of seats 1, 2, ... with these stacks; seat 1 has the button."""
    return _played(game, seed, stacks, rules or HouseRules()).copy()


@lru_cache(maxsize=512)
def _played(game: str, seed: int, stacks: tuple[int, ...], rules: HouseRules) -> Hand:
    return play_hand(GAMES[game], rules, stacks, 1, random.Random(f"{game} {seed}"))


def settings_of(game: str, stakes: Stakes | None = None, rules: HouseRules | None = None) -> TableSettings:
    rules = rules or HouseRules()
    made = stakes or GAMES[game].stakes(rules, 10)
    return TableSettings(game, made, rules, GAMES[game].seats_most, STACK, STACK)


def logged(events: tuple[Event, ...], *, table: int = 7, number: int = 12, guild: int = GUILD) -> LoggedHand:
    """Return the logged hand of these events; seat n is player 100 + n."""
    started = events[0]
    assert isinstance(started, HandStarted)
    players = {seat: 100 + seat for seat in started.seats}
    net = dict.fromkeys(started.seats, 0)
    for transfer in chip_moves.events(TableAccounts(guild, table), events, players):
        for account, chips in ((transfer.debit, -transfer.amount), (transfer.credit, transfer.amount)):
            if account.player_id is not None:
                net[account.player_id - 100] += chips
    happened = tuple(LoggedEvent(event, "button", NOW + at * 1000) for at, event in enumerate(events))
    settings = settings_of(started.game, started.stakes)
    return LoggedHand(guild, table, "Friday 2", number, "done", settings, players, happened, NOW, NOW + 60_000, net)


@dataclass
class TableFile:
    """A table in a database file; its players sit in seats 1, 2, ... and get the chips they need."""

    store: SqliteStore
    table: int
    accounts: TableAccounts
    players: dict[int, int]
    """seat -> player_id."""
    chips: dict[int, int]
    """player_id -> their stack."""
    hands: int = 0

    @classmethod
    async def open(
        cls, store: SqliteStore, players: tuple[int, ...], game: str = "razz", *, guild: int = GUILD, **new: object
    ) -> "TableFile":
        """Open a table; ``new`` has more fields of NewTable by name."""
        channel = 7_000 + len(await store.open_tables())
        made = replace(NewTable(guild, channel, players[0], "Friday", settings_of(game)), **new)  # type: ignore[arg-type]  # fields by name
        table = await store.open_table(made, None, NOW)
        accounts = TableAccounts(guild, table, made.tournament_id, made.practice)
        return cls(store, table, accounts, dict(enumerate(players, 1)), dict.fromkeys(players, 0))

    async def play(self, game: str, seed: int, at_ms: int = NOW, *, rules: HouseRules | None = None) -> Hand:
        """Play a random hand from its deal to its end."""
        hand = played(game, seed, (STACK,) * len(self.players), rules)
        await self.file(hand, at_ms)
        return hand

    async def file(self, hand: Hand, at_ms: int = NOW, **more: object) -> None:
        """Save the whole hand in one commit; ``more`` has more fields of TableCommit by name."""
        moves = chip_moves.events(self.accounts, hand.events, self.players)
        await self._commit(at_ms, hand.events, moves, closes_hand=True, **more)
        chip_moves.apply(self.chips, moves)

    async def undo(self, events: Sequence[Event], at_ms: int = NOW, **more: object) -> None:
        """Save a hand that got as far as these events and was undone, with all chips returned."""
        moves = chip_moves.events(self.accounts, events, self.players)
        in_pot = {self.players[seat]: chips for seat, chips in chip_moves.contributions(events).items()}
        back = chip_moves.void(self.accounts, in_pot)
        await self._commit(at_ms, events, (*moves, *back), voids_hand=True, **more)

    async def deal(self, hand: Hand, at_ms: int = NOW) -> None:
        """Save the start of a hand, which stays running."""
        await self._commit(at_ms, hand.events[:2], ())

    async def close(self, at_ms: int = NOW) -> None:
        """Close the table and pay everybody out."""
        moves = [move for player, chips in self.chips.items() for move in self.accounts.cash_out(player, chips)]
        commit = TableCommit(self.table, TableState(hand_number=self.hands), at_ms, transfers=tuple(moves))
        await self.store.commit(commit._replace(closes_table=True))

    def _filled_up(self) -> list[Transfer]:
        """Return the transfers that raise all to the starting stack."""
        moves: list[Transfer] = []
        for player, chips in self.chips.items():
            if chips < STACK:
                moves += [*self._minted(player, STACK - chips), self.accounts.buy_in(player, STACK - chips)]
                self.chips[player] = STACK
        return moves

    def _minted(self, player: int, chips: int) -> list[Transfer]:
        if self.accounts.practice:
            return []
        return [Transfer(Account("issuer", self.accounts.guild_id), self.accounts.wallet(player), chips, "test")]

    async def _commit(self, at_ms: int, events: Sequence[Event], moves: Sequence[Transfer], **more: object) -> None:
        self.hands += 1
        commit = TableCommit(
            self.table,
            self._state,
            at_ms,
            transfers=(*self._filled_up(), *moves),
            hand_number=self.hands,
            events=tuple(events),
        )
        await self.store.commit(commit._replace(**more))  # type: ignore[arg-type]  # fields by name

    @property
    def _state(self) -> TableState:
        seats = tuple(SeatState(seat, player) for seat, player in self.players.items())
        return TableState(seats=seats, button=1, hand_number=self.hands)
