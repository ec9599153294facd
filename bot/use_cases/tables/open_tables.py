"""The tables that a lobby offers, and the choice of the best one for a player. Pure functions."""

from collections.abc import Collection, Iterable
from typing import Final

from bot.poker.games import GAMES
from bot.tables.ports import TableView
from bot.typed.game_names import MIX

KINDS: Final = (*GAMES, MIX)
"""The names that a player may choose as games, including one for mixed tables."""


def kind_of(view: TableView) -> str:
    return MIX if view.settings.rotation else view.settings.game


def free_seats(view: TableView) -> int:
    taken = {number for line in view.seats for number in (line.seat, line.moves_to) if number}
    return view.settings.seats_max - len(taken)


def is_public(view: TableView) -> bool:
    """Return True if the table is public and not closing: no private, practice or tournament table."""
    own = view.practice or view.settings.is_private or view.tournament_id is not None
    return not (own or view.course.closes_after_hand or view.course.closed)


def has_room(view: TableView) -> bool:
    """Return True if the table is public, has a free seat, and nobody waits for one."""
    return is_public(view) and free_seats(view) > 0 and not view.people.waiting


def fullest_first(views: Iterable[TableView]) -> list[TableView]:
    """Return the tables, those with most players first; of equally full ones, the oldest first."""
    return sorted(views, key=lambda view: (-len(view.seats), view.table_id))


def best_for(views: Iterable[TableView], player_id: int, wallet: int, games: Collection[str]) -> TableView | None:
    """Return the fullest table where the player may sit down now and can pay the minimum buy-in.

    It plays one of ``games``, or any game if ``games`` is empty.
    """
    fitting = (
        view
        for view in views
        if has_room(view)
        and view.course.paused is None
        and view.settings.buy_in_least <= wallet
        and (not games or kind_of(view) in games)
        and all(line.player_id != player_id for line in view.seats)
    )
    return next(iter(fullest_first(fitting)), None)


def waits_for_players(view: TableView) -> bool:
    """Return True if one or two people sit at the table and others can join them."""
    people = [line for line in view.seats if line.status != "leaving"]
    return has_room(view) and view.course.paused is None and 1 <= len(people) <= 2


def seated_at(views: Iterable[TableView], player_id: int) -> TableView | None:
    """Return the public table where the player already sits; None if there is none."""
    own = (view for view in views if is_public(view) and any(line.player_id == player_id for line in view.seats))
    return next(own, None)


def people_seated(views: Iterable[TableView]) -> set[int]:
    """Return the player_ids of all people who sit at public tables."""
    return {line.player_id for view in views if is_public(view) for line in view.seats}
