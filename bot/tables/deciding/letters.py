"""The letters and posts that follow from a finished draft: stored with its commit, and sent after it."""

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
"""The news of the waiting list that is told by letter: it is nobody else's business."""


def letters_of(draft: TableDraft) -> tuple[DueLetter, ...]:
    """To be called once leavers are paid out."""
    return tuple(
        DueLetter(draft.table.new.guild_id, player_id, kind, _about(draft) | more, draft.now_ms)
        for told in (_undone(draft), _waiting(draft), _paid_out(draft))
        for player_id, kind, more in told
    )


def posts_of(draft: TableDraft) -> tuple[DuePost, ...]:
    """To be called once leavers are paid out."""
    return (*_calls(draft), *_notices(draft))


def _calls(draft: TableDraft) -> Iterator[DuePost]:
    """A player of the waiting list is called to their seat, and all who waited where the table has closed."""
    new, about, at_ms = draft.table.new, _about(draft), draft.now_ms
    for player_id, news in draft.news:
        if news == "seated":
            yield DuePost(new.guild_id, new.channel_id, "seated", about, at_ms, (player_id,))
    left = tuple(player_id for player_id, news in draft.news if news == "closed")
    if left:
        yield DuePost(new.guild_id, new.channel_id, "list_closed", about, at_ms, left)


def _notices(draft: TableDraft) -> Iterator[DuePost]:
    """The moderators are told of a hand that could not be played on."""
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


Told = Iterator[tuple[int, TableKind, dict[str, str | int]]]
"""player_id, and the rest of the letter."""


def _undone(draft: TableDraft) -> Told:
    """For those dealt into a hand that a moderator has undone. Where the place is gone they hear it with their
    chips."""
    undone = draft.state.undone
    if not draft.voids or undone is None or undone.by != "moderator" or draft.gone is not None:
        return
    house = {seat.player_id for seat in draft.base.state.seats if seat.house}
    for player_id in draft.base.players.values():
        if player_id not in house:
            yield player_id, "undone", {"reason": undone.reason}


def _waiting(draft: TableDraft) -> Told:
    for player_id, news in draft.news:
        kind = _OF_NEWS.get(news)
        if kind is not None:
            yield player_id, kind, {}


def _paid_out(draft: TableDraft) -> Told:
    """For the players of a table that nobody can see any more. A practice table's chips were never anybody's."""
    if draft.gone is None or not draft.closed or draft.table.new.practice:
        return
    of_tournament = int(draft.table.of_tournament)
    for player_id, chips in draft.paid_out.items():
        more = {"undone": int(draft.voids), "amount": chips, "of_tournament": of_tournament}
        yield player_id, "place_gone", {"gone": draft.gone, **more}
