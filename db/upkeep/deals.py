"""The proof of the deals that are stored.

It shows that each deal was sealed and cut as recorded, that the rules produce its log, that every stored card was at
its position in the deck, that players held what they were dealt, and that their acts cut the next deal.
"""

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Final

from bot.fairness.log import Entry
from bot.fairness.openings import Spot
from bot.fairness.proof import Proof, discards_of
from bot.fairness.sealing import sealed_hand
from bot.fairness.verifying.cards import check_recorded, opened_cards
from bot.fairness.verifying.compared import check_acts
from bot.fairness.verifying.own import own_cards
from bot.fairness.verifying.positions import Wrong
from bot.fairness.verifying.replay import replayed
from bot.fairness.verifying.sealed import check_cut, check_seal, check_unused
from bot.poker.codec import CodecError
from bot.poker.events import Drew, Event, HandStarted, StreetDealt
from bot.tables.saving import StoreError
from db.event_rows import decode_row
from db.history.deal_records import UNREADABLE, entry_of, record_with, unreadable
from db.seal_rows import read_contributions
from db.upkeep.deal_rows import DealRows, GamesAtTable, NextCut, rows_of, terms_of

_SEEDS: Final = "SELECT table_id, hand, before, seed, seal FROM seal WHERE seed IS NOT NULL"


def wrong_seals(connection: sqlite3.Connection) -> Iterator[str]:
    """Yield a line for each seal whose seed is still stored and does not produce the seal."""
    for table_id, hand, before, seed, seal in connection.execute(_SEEDS):
        if sealed_hand(table_id, hand, before, seed).seal != seal:
            yield f"the seal of hand {hand} of table {table_id} isn't of the seed that is kept for it"


def wrong_deals(connection: sqlite3.Connection, hands: range) -> Iterator[str]:
    """Yield a line for each deal that fails its proof.

    These are the deals of the hands with these row ids, and the deals after them.
    """
    terms = cache(partial(terms_of, connection))
    for rows in rows_of(connection, hands):
        for number, problem in _problems(rows, terms):
            yield f"the deal of hand {number} of table {rows.table} doesn't check out: {problem}"


def _problems(rows: DealRows, terms: Callable[[int], GamesAtTable]) -> Iterator[tuple[int, str]]:
    """Yield (hand number, reason why its deal fails the check)."""
    # If nothing of a deal is kept, perhaps because its log was unreadable, only the cut of the next deal is checked.
    wanted = {seq: row for seq, row in enumerate(rows.events, 1) if rows.record is not None or row[3]}
    try:
        events = {
            seq: decode_row(kind, body, {"cards": down} if down else {})
            for seq, (kind, body, *_, down) in wanted.items()
        }
        log = {seq: entry_of(event, *wanted[seq][2:4]) for seq, event in events.items()}
    except UNREADABLE as error:
        yield rows.number, str(unreadable(error))
        return
    # An event without a down card may have no secret part, so all are needed as long as one has.
    dealt = events if any(row[4] for row in wanted.values()) else {}
    if rows.record is not None and (problem := _problem(partial(_prove, rows, tuple(log.values()), dealt, terms))):
        yield rows.number, problem
    if rows.next_cut is not None and rows.events and (problem := _problem(partial(_check_next, rows.next_cut, log))):
        yield rows.number + 1, problem


def _problem(prove: Callable[[], None]) -> str | None:
    try:
        prove()
    except (StoreError, Wrong, CodecError) as error:
        return str(error)
    except (LookupError, TypeError, ValueError) as error:
        return f"it makes no sense ({type(error).__name__})"
    return None


def _prove(
    rows: DealRows, log: tuple[Entry, ...], dealt: Mapping[int, Event], terms: Callable[[int], GamesAtTable]
) -> None:
    """Raise Wrong if the deal fails its proof, and StoreError if its record cannot be read.

    ``dealt`` are the events with their down cards; none if those are deleted.
    """
    assert rows.record is not None
    whole = record_with(rows.record, log).whole
    for check in (check_seal, check_unused, check_cut):
        check(whole)
    if whole.started is not None:
        _check_terms(whole.started, terms(whole.table))
    if log:
        replayed(whole)
    cards = opened_cards(whole)
    check_recorded(whole, cards)
    if dealt:
        _check_down_cards(whole, cards, dealt)


def _check_terms(started: HandStarted, terms: GamesAtTable) -> None:
    """Check that the hand was dealt under its table's house rules and stakes, which never change."""
    leg = terms.legs.get(started.game)
    if leg is None or leg.rules != started.rules:
        raise Wrong("the game or the house rules aren't the table's")
    if leg.stakes != started.stakes and not terms.of_tournament:
        raise Wrong("the stakes aren't the table's")


def _check_next(cut: NextCut, log: Mapping[int, Entry]) -> None:
    """Check that the players' acts in the hand cut the next deal.

    If that deal is not closed yet, check the acts counted so far.
    """
    acts = [entry for seq, entry in log.items() if cut.closed or seq <= cut.up_to]
    check_acts(acts, read_contributions(cut.contributions))


def _check_down_cards(whole: Proof, cards: dict[Spot, int], events: Mapping[int, Event]) -> None:
    """Check the stored down cards of the deal.

    They must be those dealt, and each player must have had what they discarded and showed.
    """
    for seq, entry in enumerate(whole.log, 1):
        dealt = [cards.get(one[:2]) for one in entry.taken if one.use == "down"]
        if sorted(_down(events.get(seq))) != sorted(card for card in dealt if card is not None) or None in dealt:
            raise Wrong("the down cards that are kept aren't those that were dealt")
    in_order = list(events.values())
    for seat in whole.started.seats if whole.started else ():
        own_cards(replace(whole, reader=seat, discards=discards_of(in_order, seat)), cards)


def _down(event: Event | None) -> Sequence[int]:
    if isinstance(event, StreetDealt):
        return [card for held in event.down for card in held]
    return event.cards if isinstance(event, Drew) else ()
