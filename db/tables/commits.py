"""Writing the commits of tables.

Call ``write`` inside a batch. The rows of many tables are written together, one kind after the other.
"""

import sqlite3
from collections.abc import Iterator, Sequence

from bot.tables.saving import TableCommit
from db import audit_chain, due_letters, due_posts, requests
from db.money import ledger
from db.rows import Value
from db.tables import hand_log, rooms, seals
from db.tables.known_ids import KnownIds, LookUp


def write(known: KnownIds, connection: sqlite3.Connection, commits: Sequence[TableCommit]) -> list[LookUp]:
    """Write the commits and return the row ids that each looked up.

    Each commit concerns a different table, and all transfers are written in the order of the commits. So writing the
    rows kind by kind has the same result as writing one commit after the other. If one is refused, raises StoreError,
    or IntegrityError from the schema.
    """
    requests.record_all(connection, ((commit.request, commit.at_ms) for commit in commits))
    look_ups = [known.look_up(connection) for _ in commits]
    found = list(zip(commits, look_ups, _hand_ids(connection, commits, look_ups), strict=True))
    in_hand = [(hand_id, commit) for commit, _, hand_id in found if hand_id is not None]
    hand_log.append(connection, in_hand)
    ledger.write(connection, [row for each in found for row in _transfers(*each)])
    seals.write(connection, commits, in_hand)
    hand_log.close_hands(connection, in_hand)
    rooms.save_states(connection, ((commit.table_id, commit.state) for commit in commits if commit.has_new_state))
    for commit in commits:
        if commit.closes_table:
            rooms.close(connection, commit.table_id, commit.at_ms)
        if commit.audit is not None:
            audit_chain.append(connection, commit.audit)
        if commit.letters:
            due_letters.insert(connection, commit.letters)
        if commit.posts:
            due_posts.insert(connection, commit.posts)
    return look_ups


def _hand_ids(
    connection: sqlite3.Connection, commits: Sequence[TableCommit], look_ups: Sequence[LookUp]
) -> Iterator[int | None]:
    """Yield the row id of each commit's hand; None for a commit between hands."""
    new = iter(hand_log.open_hands(connection, [commit for commit in commits if _opens(commit)]))
    for commit, look_up in zip(commits, look_ups, strict=True):
        if commit.hand_number is None:
            yield None
        elif _opens(commit):
            yield look_up.opened(commit.table_id, commit.hand_number, next(new))
        else:
            yield look_up.hand(commit.table_id, commit.hand_number)


def _opens(commit: TableCommit) -> bool:
    return commit.hand_number is not None and bool(commit.events) and commit.first_event == 0


def _transfers(commit: TableCommit, look_up: LookUp, hand_id: int | None) -> Sequence[tuple[Value, ...]]:
    if not commit.transfers:
        return ()
    request_id = commit.request.request_id if commit.request is not None else None
    return list(
        ledger.transfer_rows(
            commit.transfers,
            look_up.account,
            hand_id=hand_id,
            at_ms=commit.at_ms,
            request_id=request_id,
            logged=bool(commit.events),
        )
    )
