"""Builders of the messages Sit and Wait, which contain the roles of the person who asks."""

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
    """Return a function that builds the Sit message from a request.

    The message contains the person's current roles, so a player who has lost a private table's role is not admitted
    again. ``view`` is None if the table is gone; the table then refuses the message.
    """
    by_role = admitted(view, asker)
    return lambda request: Sit(request, buy_in, seat, post, by_role)


def wait(view: TableView, asker: Person, buy_in: int | None = None) -> Callable[[Request], Wait]:
    """Return a function that builds the Wait message from a request."""
    by_role = admitted(view, asker)
    return lambda request: Wait(request, buy_in, by_role=by_role)
