"""Proves the deals that are kept: each was sealed and cut as it is told, its log is what the rules make of it, every
card that is still kept lay in its place, and what players held is what they were dealt."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.fairness.openings import Spot
from bot.fairness.proof import Proof, Record, discards_of
from bot.fairness.sealing import sealed_hand
from bot.fairness.verifying.cards import check_recorded, opened_cards
from bot.fairness.verifying.own import own_cards
from bot.fairness.verifying.positions import Wrong
from bot.fairness.verifying.replay import replayed
from bot.fairness.verifying.sealed import check_cut, check_seal, check_unused
from bot.poker.codec import CodecError, decode
from bot.poker.events import Drew, Event, StreetDealt
from bot.tables.saving import StoreError
from db.history.deal_records import KEPT, with_logs

_SECRETS: Final = """SELECT s.hand_id, s.seq, e.kind, e.body, s.body FROM hand_secret s
    JOIN hand_event e ON e.hand_id = s.hand_id AND e.seq = s.seq
    WHERE s.hand_id BETWEEN ? AND ? AND s.class = 'cards' ORDER BY s.hand_id, s.seq"""
_SEEDS: Final = "SELECT table_id, hand, before, seed, seal FROM seal WHERE seed IS NOT NULL"
_HANDS: Final = "(SELECT id, table_id, number FROM hand WHERE id BETWEEN ? AND ? ORDER BY id) h"


def wrong_seals(connection: sqlite3.Connection) -> Iterator[str]:
    """A line for each seal that its seed, which is still kept, does not make."""
    for table_id, hand, before, seed, seal in connection.execute(_SEEDS):
        if sealed_hand(table_id, hand, before, seed).seal != seal:
            yield f"the seal of hand {hand} of table {table_id} isn't of the seed that is kept for it"


def wrong_deals(connection: sqlite3.Connection, hands: range) -> Iterator[str]:
    """A line for each record that does not prove, of the hands whose rows have these ids."""
    ids = hands.start, hands.stop - 1
    secrets: dict[int, list[tuple[Any, ...]]] = defaultdict(list)
    for hand_id, *secret in connection.execute(_SECRETS, ids):
        secrets[hand_id].append(tuple(secret))
    for row in connection.execute(KEPT.format(hands=_HANDS), ids).fetchall():
        problem = _problem(connection, row, secrets[row[0]])
        if problem is not None:
            yield f"the deal of hand {row[3]} of table {row[2]} doesn't check out: {problem}"


def _problem(connection: sqlite3.Connection, row: tuple[Any, ...], secrets: Sequence[tuple[Any, ...]]) -> str | None:
    try:
        (record,) = with_logs(connection, [row])
        _prove(record, secrets)
    except (StoreError, Wrong, CodecError) as error:
        return str(error)
    except (LookupError, TypeError, ValueError) as error:
        return f"it makes no sense ({type(error).__name__})"
    return None


def _prove(record: Record, secrets: Sequence[tuple[Any, ...]]) -> None:
    """Raises Wrong."""
    whole = record.whole
    for check in (check_seal, check_unused, check_cut):
        check(whole)
    if whole.log:
        replayed(whole)
    cards = opened_cards(whole)
    check_recorded(whole, cards)
    if secrets:
        _check_down_cards(whole, cards, {seq: decode(kind, body, {"": secret}) for seq, kind, body, secret in secrets})


def _check_down_cards(whole: Proof, cards: dict[Spot, int], events: Mapping[int, Event]) -> None:
    """The down cards that are kept are those that were dealt, and each player had what they threw away and showed."""
    for seq, entry in enumerate(whole.log, 1):
        dealt = [cards.get(one[:2]) for one in entry.taken if one.use == "down"]
        if sorted(_down(events.get(seq))) != sorted(card for card in dealt if card is not None) or None in dealt:
            raise Wrong("the down cards that are kept aren't those that were dealt")
    given = list(events.values())
    for seat in whole.started.seats if whole.started else ():
        own_cards(replace(whole, reader=seat, discards=discards_of(given, seat)), cards)


def _down(event: Event | None) -> Sequence[int]:
    if isinstance(event, StreetDealt):
        return [card for held in event.down for card in held]
    return event.cards if isinstance(event, Drew) else ()
