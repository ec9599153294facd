"""Creation of the parts that play hands: tables, tournaments, and house players."""

from dataclasses import dataclass

from bot.operating.decks_ahead import DecksAhead
from bot.operating.table_counts import CountedTables
from bot.practice.house_players import HousePlayers, in_a_thread
from bot.publishing.tournament.venue import ThreadVenue
from bot.tables.manager import TableManager
from bot.tables.running.dealer import SecureDealer, fresh_seed
from bot.tournaments.manager import TournamentManager
from bot.ui.people.names import Names
from bot.wiring.base import Base, Overrides
from bot.wiring.reach import Reach


@dataclass(frozen=True, slots=True)
class Managers:
    tables: TableManager
    tournaments: TournamentManager
    decks: DecksAhead


def play_over(base: Base, reach: Reach) -> Managers:
    """Return the table manager and the tournament manager.

    This also connects the health monitor to the database, the tables and the outbox, and tells the tables and
    tournaments about each outage that the clock detects.
    """
    settings, store, dealer = base.settings, base.store, base.dealer or SecureDealer()
    decks = DecksAhead(fresh_seed)
    tables = CountedTables(
        base.monitor.figures,
        store,
        dealer,
        base.timer,
        hand_pause_seconds=settings.hand_pause_seconds,
        outage_grace_seconds=settings.outage_grace_seconds,
        decks=decks,
    )
    tournaments = TournamentManager(
        store.tournaments,
        tables,
        ThreadVenue(reach.outbox, reach.readers, tables),
        dealer,
        base.timer,
        hand_pause_seconds=settings.hand_pause_seconds,
        outage_grace_seconds=settings.outage_grace_seconds,
    )
    base.monitor.observe(store.database, tables, reach.outbox)
    # Tables first, because a tournament depends on the state of its tables.
    base.clock.watch(tables.play_was_impossible)
    base.clock.watch(tournaments.play_was_impossible)
    return Managers(tables, tournaments, decks)


def house_players_at(tables: TableManager, base: Base, names: Names, overrides: Overrides) -> HousePlayers:
    """Return the house players of the practice tables.

    They must be created before these tables are restored, so that they miss no events.
    """
    think, chance = overrides.get("think", in_a_thread), overrides.get("chance")
    pause_ms = base.settings.house_player_seconds * 1000
    house = HousePlayers(base.store.house_book, tables, base.timer, pause_ms=pause_ms, think=think, chance=chance)
    names.introduce(house.numbers)
    return house
