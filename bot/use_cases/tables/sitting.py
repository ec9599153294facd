"""Asks for a seat, or for a place on the waiting list, with what the asker's roles allow at a private table."""

from collections.abc import Callable

from bot.tables.messages import Sit
from bot.tables.ports import TableView
from bot.tables.saving import Request
from bot.tables.seat_messages import Wait
from bot.use_cases.finding import admitted
from bot.use_cases.origin import Person


def sit(
    view: TableView | None, asker: Person, buy_in: int | None = None, seat: int | None = None, *, post: bool = False
) -> Callable[[Request], Sit]:
    """Return what asks the table for a seat.

    The roles are those of this moment: a player who has lost a private table's role is not admitted again.
    ``view``: None if the table is gone; the table refuses then.
    """
    by_role = admitted(view, asker)
    return lambda request: Sit(request, buy_in, seat, post, by_role)


def wait(view: TableView, asker: Person, buy_in: int | None = None) -> Callable[[Request], Wait]:
    """Return what asks the table for a place on its waiting list."""
    by_role = admitted(view, asker)
    return lambda request: Wait(request, buy_in, by_role=by_role)
