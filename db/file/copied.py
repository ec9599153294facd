"""Measures that keep a copied file from dealing cards that others may already know.

Play on the original file may have continued after the copy was made. The proofs of that play reveal most decks of the
next deals here, and players may know how the hands that are running here end. So none of these deals is dealt. None of
their seeds is revealed, because a seed may belong to a hand whose cards were never shown (F-2). The tables void these
hands and seal new deals.
"""

import logging
import sqlite3
from pathlib import Path

log = logging.getLogger(__name__)


def give_up(connection: sqlite3.Connection, path: Path) -> None:
    """Discard the next deals, mark the running hands, and save a post to the moderators.

    All of it is one transaction. A second call changes nothing.
    """
    log.warning("%s is a copy, or lacks its last writes: running hands are undone, and new deals are sealed", path)
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("UPDATE seal SET state = 'lost', seed = NULL WHERE state = 'next'")
    connection.execute(
        """INSERT INTO copied_hand SELECT id FROM hand
        WHERE state = 'live' AND id NOT IN (SELECT hand_id FROM copied_hand)"""
    )
    connection.execute(
        """INSERT INTO due_post(guild_id, channel_id, kind, body, players, at_ms)
        SELECT DISTINCT t.guild_id, 0, 'file_copied', '{}', '[]', unixepoch() * 1000 FROM poker_table t
        WHERE t.closed_ms IS NULL AND t.guild_id NOT IN (SELECT guild_id FROM due_post WHERE kind = 'file_copied')
        AND (EXISTS(SELECT 1 FROM seal s WHERE s.table_id = t.id AND s.state = 'lost')
            OR EXISTS(SELECT 1 FROM hand h JOIN copied_hand c ON c.hand_id = h.id
                WHERE h.table_id = t.id AND h.state = 'live'))"""
    )
    connection.execute("COMMIT")
