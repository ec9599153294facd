"""What tables commit. Runs inside a batch: many tables' rows are written together, one kind after the other."""

import sqlite3
from collections.abc import Sequence

from bot.tables.saving import TableCommit
from db import chain, hand_log, ledger, requests, rooms
from db.known import KnownIds, LookUp
from db.rows import Value


def write(known: KnownIds, connection: sqlite3.Connection, commits: Sequence[TableCommit]) -> list[LookUp]:
    """Give what each has found out. No table moves chips that another's commit wants: what is written kind by kind is
    what would be written table by table. Raises StoreError, and IntegrityError from the schema, where one is refused.
    """
    requests.record_all(connection, ((commit.request, commit.at_ms) for commit in commits))
    look_ups = [known.look_up(connection) for _ in commits]
    found = [(commit, look_up, _hand_id(commit, look_up)) for commit, look_up in zip(commits, look_ups, strict=True)]
    in_hand = [(hand_id, commit) for commit, _, hand_id in found if hand_id is not None]
    hand_log.append(connection, in_hand)
    ledger.write(connection, [row for each in found for row in _transfers(*each)])
    for hand_id, commit in in_hand:
        if commit.closes_hand or commit.voids_hand:
            hand_log.close_hand(connection, hand_id, void=commit.voids_hand, at_ms=commit.at_ms)
    rooms.save_states(connection, ((commit.table_id, commit.state) for commit in commits))
    for commit in commits:
        if commit.closes_table:
            rooms.close(connection, commit.table_id, commit.at_ms)
        if commit.audit is not None:
            chain.append(connection, commit.audit)
    return look_ups


def _hand_id(commit: TableCommit, look_up: LookUp) -> int | None:
    table_id, number, connection = commit.table_id, commit.hand_number, look_up.connection
    if number is None:
        return None
    if commit.events and commit.first_event == 0:
        hand_id = hand_log.open_hand(connection, commit, number)
    else:
        hand_id = look_up.hand(table_id, number) or hand_log.hand_id_of(connection, table_id, number)
    look_up.hands[table_id] = (number, hand_id)
    return hand_id


def _transfers(commit: TableCommit, look_up: LookUp, hand_id: int | None) -> Sequence[tuple[Value, ...]]:
    if not commit.transfers:
        return ()
    request_id = commit.request.request_id if commit.request is not None else None
    return list(
        ledger.transfer_rows(
            commit.transfers, look_up.account, hand_id=hand_id, at_ms=commit.at_ms, request_id=request_id
        )
    )
