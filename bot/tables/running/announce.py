"""Announcements of a saved change, to players, to callbacks and to the closer of the next deal.

A failure is logged and stops no other announcement, because the change is already saved.
"""

import logging
from collections.abc import Callable

from bot.common.tracebacks import where
from bot.poker.events import Drew, StreetDealt
from bot.poker.views import player_view
from bot.tables.deciding.draft import TableDraft
from bot.tables.ports import DealCloser, DealToClose, Publisher, TableView
from bot.tables.rules.seals import Seals

log = logging.getLogger(__name__)


def announce(publisher: Publisher, view: TableView, draft: TableDraft | None) -> None:
    """Publish the table, and send the direct messages and posts that are not sent yet.

    ``draft`` is the change just saved; None to show the table only.
    """
    for send in (_show_change, _send_due):
        try:
            send(publisher, view, draft)
        except Exception as error:
            _log_fault(view, "an announcement", error)


def tell_watchers(changed: Callable[[TableView], None], view: TableView) -> None:
    try:
        changed(view)
    except Exception as error:
        _log_fault(view, "notifying its watchers", error)


def ask_for_closing(closer: DealCloser | None, view: TableView, seals: Seals | None, *, again: bool) -> None:
    """Ask ``closer`` to post the next deal's closing message, if it is requested and not posted yet."""
    line = None if closer is None or seals is None or seals.next.closing is not None else seals.line
    if closer is None or line is None:
        return
    try:
        closer.close(DealToClose(view, line, again))
    except Exception as error:
        _log_fault(view, "requesting a closing", error)


def _log_fault(view: TableView, during: str, error: Exception) -> None:
    log.error("table %d failed in %s: %s", view.table_id, during, where(error))


def _show_change(publisher: Publisher, view: TableView, draft: TableDraft | None) -> None:
    """Show the table's current view, and send new down cards to their players."""
    if draft is None or not draft.quiet:
        publisher.show_table(view)
    if draft is None or draft.hand is None or view.hand is None or not draft.events:
        return
    dealt = _seats_with_new_cards(draft)
    house = {line.seat for line in view.seats if line.house} if dealt else ()
    for seat in dealt:
        if seat in house:
            continue
        publisher.cards_dealt(view, draft.players[seat], player_view(view.hand, draft.hand.state, seat))


def _send_due(publisher: Publisher, view: TableView, draft: TableDraft | None) -> None:
    if draft is not None and (draft.letters or draft.posts):
        publisher.send_due()


def _seats_with_new_cards(draft: TableDraft) -> list[int]:
    """Return the seats that got down cards, each once, in the order in which they were dealt."""
    seats: dict[int, None] = {}
    for event in draft.events:
        if isinstance(event, StreetDealt):
            seats.update((seat, None) for seat, down in zip(event.seats, event.down, strict=True) if down)
        elif isinstance(event, Drew) and event.count:
            seats[event.seat] = None
    return list(seats)
