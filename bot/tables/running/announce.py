"""Tells people of a change, and who watches the table or closes its next deal. What fails is logged, and keeps nobody
else from being told: what is saved stands."""

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
    """``draft`` is what was just saved; None where nothing but the table itself is to be shown."""
    for tell in (_tell_the_room, _send_due):
        try:
            tell(publisher, view, draft)
        except Exception as error:
            _log_fault(view, "an announcement", error)


def tell_watchers(changed: Callable[[TableView], None], view: TableView) -> None:
    try:
        changed(view)
    except Exception as error:
        _log_fault(view, "telling who watches it", error)


def ask_for_closing(closer: DealCloser | None, view: TableView, seals: Seals | None, *, again: bool) -> None:
    """Have the next deal closed, where nothing can be added to it any more."""
    if closer is None or seals is None or seals.roster is None or seals.next.closing is not None:
        return
    try:
        closer.close(DealToClose(view, seals.roster.line_of(seals.next), again))
    except Exception as error:
        _log_fault(view, "asking for a closing", error)


def _log_fault(view: TableView, during: str, error: Exception) -> None:
    log.error("table %d failed in %s: %s", view.table_id, during, where(error))


def _tell_the_room(publisher: Publisher, view: TableView, draft: TableDraft | None) -> None:
    """Show the table, and give new down cards to their owners."""
    if draft is None or not draft.quiet:
        publisher.show_table(view)
    if draft is None or draft.hand is None or view.hand is None or not draft.events:
        return
    dealt = _dealt_down(draft)
    house = {line.seat for line in view.seats if line.house} if dealt else ()
    for seat in dealt:
        if seat in house:
            continue
        publisher.cards_dealt(view, draft.players[seat], player_view(view.hand, draft.hand.state, seat))


def _send_due(publisher: Publisher, view: TableView, draft: TableDraft | None) -> None:
    if draft is not None and (draft.letters or draft.posts):
        publisher.send_due()


def _dealt_down(draft: TableDraft) -> list[int]:
    """The seats that got down cards, each once, in order of dealing."""
    served: dict[int, None] = {}
    for event in draft.events:
        if isinstance(event, StreetDealt):
            served.update((seat, None) for seat, down in zip(event.seats, event.down, strict=True) if down)
        elif isinstance(event, Drew) and event.count:
            served[event.seat] = None
    return list(served)
