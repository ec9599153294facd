"""Proofs that the log of each hand that was played to its end tells the same story as the ledger."""

from typing import Final

_LAST: Final = """SELECT h.number, h.table_id, count(*) FROM hand h
    JOIN hand_event e ON e.hand_id = h.id WHERE h.state = 'done' GROUP BY h.id
    HAVING sum(e.kind = 'HandFinished') <> 1
    OR max(iif(e.kind = 'HandFinished', e.seq, 0)) <> max(iif(e.kind = 'HoldingShown', 0, e.seq))"""
"""After a hand's end somebody may show what he held, and nothing else happens."""

_TOLD: Final = """
    SELECT hand_id, json_extract(body, '$.seat') AS seat, CASE
        WHEN kind IN ('AntePosted', 'BlindPosted') THEN -json_extract(body, '$.amount')
        WHEN kind = 'UncalledReturned' THEN json_extract(body, '$.amount')
        ELSE -json_extract(body, '$.cost') END AS chips
    FROM hand_event WHERE kind IN (
        'AntePosted', 'BlindPosted', 'BroughtIn', 'Completed', 'BetMade', 'Called', 'Raised', 'UncalledReturned')
    UNION ALL SELECT hand_id, json_extract(share.value, '$[0]'), json_extract(share.value, '$[1]')
    FROM hand_event, json_each(body, '$.shares') share WHERE kind IN ('PotAwarded', 'PotReturned')"""
_MOVED: Final = """
    SELECT t.hand_id, s.seat, iif(t.credit = a.id, -t.amount, t.amount) FROM transfer t
    JOIN account a ON a.id IN (t.debit, t.credit) AND a.kind = 'seat'
    LEFT JOIN hand_seat s ON s.hand_id = t.hand_id AND s.player_id = a.player_id
    WHERE t.hand_id IS NOT NULL"""
_CHIPS: Final = f"""SELECT h.number, h.table_id, off, seat FROM (
        SELECT hand_id, seat, sum(chips) AS off FROM ({_TOLD} UNION ALL {_MOVED}) GROUP BY hand_id, seat
        HAVING off <> 0) told
    JOIN hand h ON h.id = told.hand_id AND h.state = 'done'
    WHERE EXISTS(SELECT 1 FROM hand_event WHERE hand_id = h.id)"""

LOG_PROOFS: Final[tuple[tuple[str, str], ...]] = (
    ("hand {} of table {} is done, and its log of {} events does not say so at its end", _LAST),
    ("hand {} of table {}: log and ledger differ by {} chips at seat {}", _CHIPS),
)
"""Not of a hand that was undone: what cannot be read any more is undone for that reason."""
