"""The direct messages ("letters") and channel posts that a finished draft causes.

They are saved with the draft's commit, and sent later.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from bot.tables.deciding.draft import TableDraft
from bot.tables.due_letters import DueLetter, TableKind
from bot.tables.due_posts import DuePost
from bot.tables.ports import WaitingNews

_OF_NEWS: Final[Mapping[WaitingNews, TableKind]] = {
    "cannot_pay": "cannot_pay",
    "barred": "barred",
    "gone": "list_gone",
    "given_up": "given_up",
}
"""Waiting list news that only the player may see -> the kind of letter that reports it."""


def letters_of(draft: TableDraft) -> tuple[DueLetter, ...]:
    """Return the direct messages about this draft; call it after leaving players are paid out."""
    return tuple(
        DueLetter(draft.table.new.guild_id, player_id, kind, _about(draft) | more, draft.now_ms)
        for letters in (_undone(draft), _waiting(draft), _paid_out(draft))
        for player_id, kind, more in letters
    )


def posts_of(draft: TableDraft) -> tuple[DuePost, ...]:
    """Return the posts to send about this draft; call it after leaving players are paid out."""
    return (*_pings(draft), *_notices(draft))


def _pings(draft: TableDraft) -> Iterator[DuePost]:
    """Yield the posts that ping players of the waiting list: for a free seat, or because the table closed."""
    new, about, at_ms = draft.table.new, _about(draft), draft.now_ms
    for player_id, news in draft.news:
        if news == "seated":
            yield DuePost(new.guild_id, new.channel_id, "seated", about, at_ms, (player_id,))
    left = tuple(player_id for player_id, news in draft.news if news == "closed")
    if left:
        yield DuePost(new.guild_id, new.channel_id, "list_closed", about, at_ms, left)


def _notices(draft: TableDraft) -> Iterator[DuePost]:
    """Yield the notice for moderators about a hand that could not be continued."""
    if draft.voids and draft.state.undone is not None and draft.state.undone.by == "fault":
        yield DuePost(draft.table.new.guild_id, 0, "hand_voided", _about(draft), draft.now_ms)


def _about(draft: TableDraft) -> dict[str, str | int]:
    new = draft.table.new
    return {
        "table_id": draft.table.table_id,
        "table": draft.state.name or new.name,
        "channel_id": new.channel_id,
        "hand_number": draft.state.hand_number,
    }


Letters = Iterator[tuple[int, TableKind, dict[str, str | int]]]
"""(player_id, kind, extra variables) for each letter."""


def _undone(draft: TableDraft) -> Letters:
    """Yield a direct message to each player in a hand that a moderator undid.

    If the table's channel or server is gone, yield none: the message about the payout reports it.
    """
    undone = draft.state.undone
    if not draft.voids or undone is None or undone.by != "moderator" or draft.gone is not None:
        return
    house = {seat.player_id for seat in draft.base.state.seats if seat.house}
    for player_id in draft.base.players.values():
        if player_id not in house:
            yield player_id, "undone", {"reason": undone.reason}


def _waiting(draft: TableDraft) -> Letters:
    for player_id, news in draft.news:
        kind = _OF_NEWS.get(news)
        if kind is not None:
            yield player_id, kind, {}


def _paid_out(draft: TableDraft) -> Letters:
    """Yield a direct message about the payout to each player of a table that nobody can see any more.

    A practice table sends none, because its chips belong to nobody.
    """
    if draft.gone is None or not draft.closed or draft.table.new.practice:
        return
    of_tournament = int(draft.table.of_tournament)
    for player_id, chips in draft.paid_out.items():
        more = {"undone": int(draft.voids), "amount": chips, "of_tournament": of_tournament}
        yield player_id, "place_gone", {"gone": draft.gone, **more}
