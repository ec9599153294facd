"""The proofs that a file must pass: each has a line for the host, and a query that finds the failures."""

from typing import Final

from db.event_rows import KIND, VIA

Proof = tuple[str, str]
"""A line for the host, and a query; each row that the query returns fills the gaps of the line."""

_MOVES: Final = """
    SELECT account, sum(amount) AS total, max(id) AS newest FROM (
        SELECT debit AS account, -amount AS amount, id FROM transfer
        UNION ALL SELECT credit, amount, id FROM transfer) GROUP BY account"""

BALANCES: Final[Proof] = (
    "account {} ({} of guild {}) holds {}, its transfers sum to {}",
    f"""SELECT a.id, a.kind, a.guild_id, a.balance, coalesce(m.total, 0) FROM account a
    LEFT JOIN ({_MOVES}) m ON m.account = a.id
    WHERE a.balance <> coalesce(m.total, 0) OR a.last_transfer <> coalesce(m.newest, 0)""",
)

_OF_CHIPS: Final[tuple[Proof, ...]] = (
    BALANCES,
    (
        "account {} ({} of guild {}) is below zero: {}",
        """SELECT id, kind, guild_id, balance FROM account
        WHERE kind NOT IN ('issuer', 'mint', 'practice') AND balance < 0""",
    ),
    (
        # SQLite evaluates no CHECK on a read-only connection.
        "account {} has a kind that doesn't fit: {}",
        """SELECT id, kind FROM account
        WHERE kind NOT IN ('issuer', 'wallet', 'seat', 'pot', 'prize', 'bounty', 'mint', 'entry', 'practice')
        OR (kind IN ('wallet', 'seat', 'entry', 'bounty')) <> (player_id IS NOT NULL)
        OR (kind IN ('seat', 'pot', 'practice')) <> (table_id IS NOT NULL)
        OR (kind IN ('prize', 'bounty', 'mint', 'entry')) <> (tournament_id IS NOT NULL)""",
    ),
    (
        "guild {}: {} chips created, {} held",
        """SELECT guild_id, -sum(iif(kind IN ('issuer', 'mint', 'practice'), balance, 0)) AS minted,
        sum(iif(kind IN ('issuer', 'mint', 'practice'), 0, balance)) AS held FROM account
        GROUP BY guild_id HAVING minted <> held""",
    ),
    (
        "transfer {} moves chips from guild {} to guild {}",
        """SELECT t.id, d.guild_id, c.guild_id FROM transfer t
        JOIN account d ON d.id = t.debit JOIN account c ON c.id = t.credit WHERE d.guild_id <> c.guild_id""",
    ),
    (
        "transfer {} follows {}: those between are gone",
        """SELECT id, before FROM (SELECT id, lag(id, 1, 0) OVER (ORDER BY id) AS before FROM transfer)
        WHERE id <> before + 1""",
    ),
    (
        "the pot of table {} holds {} and no hand is live",
        """SELECT table_id, balance FROM account WHERE kind = 'pot' AND balance <> 0
        AND NOT EXISTS(SELECT 1 FROM hand WHERE hand.table_id = account.table_id AND state = 'live')""",
    ),
    (
        "hand {} of table {} is {}: {} chips went into the pot and {} came out",
        """SELECT h.number, h.table_id, h.state, sum(iif(c.kind = 'pot', t.amount, 0)) AS paid,
        sum(iif(c.kind = 'pot', 0, t.amount)) AS won FROM hand h
        JOIN transfer t ON t.hand_id = h.id JOIN account c ON c.id = t.credit
        WHERE h.state <> 'live' GROUP BY h.id HAVING paid <> won""",
    ),
    (
        "table {} is closed and its account {} ({}) holds {}",
        """SELECT t.id, a.id, a.kind, a.balance FROM poker_table t JOIN account a ON a.table_id = t.id
        WHERE t.closed_ms IS NOT NULL AND a.balance <> 0""",
    ),
    (
        "table {} is closed and its hand {} is live",
        """SELECT t.id, h.number FROM poker_table t JOIN hand h ON h.table_id = t.id
        WHERE t.closed_ms IS NOT NULL AND h.state = 'live'""",
    ),
    (
        "hand {} of table {} is {} and its deck is still there",
        """SELECT DISTINCT h.number, h.table_id, h.state FROM hand h JOIN hand_secret s ON s.hand_id = h.id
        WHERE h.state <> 'live' AND s.class = 'deck'""",
    ),
    (
        # HAVING without GROUP BY needs SQLite 3.39.
        "{} of the file's {} migrations are missing",
        """SELECT latest - number, latest FROM (
            SELECT count(*) AS number, coalesce(max(version), 1) AS latest FROM migration)
        WHERE latest <> number""",
    ),
)

_OF_MODERATION: Final[tuple[Proof, ...]] = (
    (
        "the standing of player {} in guild {} is {}, which entry {} of the audit log doesn't say",
        """SELECT s.player_id, s.guild_id, s.words, s.audit_number FROM standing_words s
        LEFT JOIN audit l ON l.guild_id = s.guild_id AND l.number = s.audit_number
        WHERE (l.subject_id, l.after, l.table_id) IS NOT (s.player_id, s.words, NULL)""",
    ),
    (
        "dispute {} of guild {} is settled, which entry {} of the audit log doesn't say",
        """SELECT d.id, d.guild_id, d.audit_number FROM dispute d
        LEFT JOIN audit l ON l.guild_id = d.guild_id AND l.number = d.audit_number
        WHERE (d.settled_ms IS NOT NULL OR d.ruling IS NOT NULL OR d.audit_number IS NOT NULL)
        AND (l.subject_id, l.table_id, l.hand_number, l.after)
            IS NOT (d.player_id, d.table_id, d.hand_number, d.ruling)""",
    ),
)

_OF_TOURNAMENTS: Final[tuple[Proof, ...]] = (
    (
        "tournament {}: {} chips of its own created, {} held",
        """SELECT coalesce(a.tournament_id, p.tournament_id) AS tournament,
        -sum(iif(a.kind = 'mint', a.balance, 0)) AS minted, sum(iif(a.kind = 'mint', 0, a.balance)) AS held
        FROM account a LEFT JOIN poker_table p ON p.id = a.table_id
        WHERE a.kind NOT IN ('prize', 'bounty') AND tournament IS NOT NULL GROUP BY tournament HAVING minted <> held""",
    ),
    (
        "transfer {} exchanges chips of a tournament for others",
        """SELECT t.id FROM transfer t
        JOIN account d ON d.id = t.debit LEFT JOIN poker_table dt ON dt.id = d.table_id
        JOIN account c ON c.id = t.credit LEFT JOIN poker_table ct ON ct.id = c.table_id
        WHERE iif(d.kind IN ('prize', 'bounty'), NULL, coalesce(d.tournament_id, dt.tournament_id))
            IS NOT iif(c.kind IN ('prize', 'bounty'), NULL, coalesce(c.tournament_id, ct.tournament_id))""",
    ),
    (
        "tournament {} is {} and its account {} ({}) holds {}",
        """SELECT t.id, t.phase, a.id, a.kind, a.balance FROM tournament t JOIN account a ON a.tournament_id = t.id
        WHERE a.balance <> 0
        AND (t.settled OR (a.kind IN ('prize', 'bounty') AND t.phase IN ('finished', 'cancelled')))""",
    ),
    (
        "tournament {}: player {} has a bounty of {}, and the account for it {}",
        """SELECT tournament, player, sum(told) AS said, sum(held) AS kept FROM (
            SELECT t.id AS tournament, json_extract(e.value, '$.player_id') AS player,
                json_extract(e.value, '$.bounty') AS told, 0 AS held
            FROM tournament t, json_each(t.state, '$.entrants') e WHERE t.settled = 0
            UNION ALL SELECT tournament_id, player_id, 0, balance FROM account WHERE kind = 'bounty')
        GROUP BY tournament, player HAVING said <> kept""",
    ),
    (
        "tournament {}: player {} was corrected by {} chips, and the ledger says {}",
        """SELECT tournament, player, sum(told) AS said, sum(moved) AS booked FROM (
            SELECT t.id AS tournament, json_extract(e.value, '$.player_id') AS player,
                json_extract(e.value, '$.corrected') AS told, 0 AS moved
            FROM tournament t, json_each(t.state, '$.entrants') e
            UNION ALL SELECT a.tournament_id, a.player_id, 0, iif(t.credit = a.id, t.amount, -t.amount)
            FROM transfer t JOIN account a ON a.kind = 'entry' AND a.id IN (t.debit, t.credit)
            WHERE t.code = 'tournament_correction')
        GROUP BY tournament, player HAVING said <> booked""",
    ),
    (
        "tournament {}: seats for {} are noted, and {} went into other tournaments",
        """SELECT tournament, sum(told) AS said, sum(moved) AS paid FROM (
            SELECT t.id AS tournament, json_extract(e.value, '$.prize') AS told, 0 AS moved
            FROM tournament t, json_each(t.state, '$.entrants') e
            WHERE json_extract(t.settings, '$.seat_chips') AND json_extract(e.value, '$.seat_in')
            UNION ALL SELECT d.tournament_id, 0, t.amount FROM transfer t
            JOIN account d ON d.id = t.debit AND d.kind = 'prize'
            JOIN account c ON c.id = t.credit AND c.kind IN ('prize', 'bounty') WHERE t.hand_id IS NULL)
        GROUP BY tournament HAVING said <> paid""",
    ),
    (
        "tournament {} has {} changes numbered {} to {}",
        """SELECT t.id, count(c.number) AS changes, min(c.number) AS first, max(c.number) AS last
        FROM tournament t LEFT JOIN tournament_change c ON c.tournament_id = t.id GROUP BY t.id
        HAVING changes = 0 OR first <> 1 OR last <> changes""",
    ),
    (
        "tournament {} is {}, settled {}: its state says {} and {}, its last change {}",
        """SELECT t.id, t.phase, t.settled, json_extract(t.state, '$.phase') AS told,
        coalesce(json_extract(t.state, '$.end.settled'), 0) AS told_settled, c.phase AS changed FROM tournament t
        LEFT JOIN tournament_change c ON c.tournament_id = t.id AND c.number = (
            SELECT max(number) FROM tournament_change WHERE tournament_id = t.id)
        WHERE (told, told_settled, changed) IS NOT (t.phase, t.settled, t.phase)""",
    ),
)

_OF_HISTORY: Final[tuple[Proof, ...]] = (
    (
        "hand {} is counted with {} for player {}, and the ledger says {}",
        """SELECT r.hand_id, r.net, r.player_id, coalesce(sum(iif(t.credit = a.id, t.amount, -t.amount)), 0) AS moved
        FROM hand_result r JOIN hand h ON h.id = r.hand_id
        LEFT JOIN account a ON a.kind = 'seat' AND a.table_id = h.table_id AND a.player_id = r.player_id
        LEFT JOIN transfer t ON t.hand_id = r.hand_id AND a.id IN (t.debit, t.credit)
        GROUP BY r.player_id, r.hand_id HAVING moved <> r.net""",
    ),
    (
        "the figures of player {} in guild {} on day {} ({}) are off their results by {} hands and {} chips",
        """WITH kept AS (
            SELECT player_id, guild_id, day, game, hands, profit FROM player_day UNION ALL
            SELECT player_id, guild_id, closed_ms / 86400000, game, -1, -net FROM hand_result)
        SELECT player_id, guild_id, day, game, sum(hands) AS hands_off, sum(profit) AS chips_off FROM kept
        GROUP BY 1, 2, 3, 4 HAVING hands_off <> 0 OR chips_off <> 0""",
    ),
    (
        "the figures of player {} in guild {} on day {} are off their hands of tournaments by {}",
        """WITH kept AS (
            SELECT player_id, guild_id, day, hands FROM tournament_day UNION ALL
            SELECT s.player_id, t.guild_id, h.closed_ms / 86400000, -1 FROM poker_table t
            JOIN hand h ON h.table_id = t.id AND h.state = 'done' JOIN hand_seat s ON s.hand_id = h.id
            WHERE t.tournament_id IS NOT NULL AND NOT EXISTS(SELECT 1 FROM uncounted_hand WHERE hand_id = h.id))
        SELECT player_id, guild_id, day, sum(hands) AS off FROM kept GROUP BY 1, 2, 3 HAVING off <> 0""",
    ),
)

_OF_PRACTICE: Final[tuple[Proof, ...]] = (
    (
        "practice table {}: {} chips given out, {} held",
        """SELECT p.id, -sum(iif(a.kind = 'practice', a.balance, 0)) AS given,
        sum(iif(a.kind = 'practice', 0, a.balance)) AS held FROM poker_table p JOIN account a ON a.table_id = p.id
        WHERE p.practice GROUP BY p.id HAVING given <> held""",
    ),
    (
        "transfer {} exchanges practice chips for others",
        """SELECT t.id FROM transfer t
        JOIN account d ON d.id = t.debit LEFT JOIN poker_table dt ON dt.id = d.table_id AND dt.practice
        JOIN account c ON c.id = t.credit LEFT JOIN poker_table ct ON ct.id = c.table_id AND ct.practice
        WHERE dt.id IS NOT ct.id""",
    ),
    (
        "account {} makes practice chips for table {}, which isn't a practice table",
        """SELECT a.id, a.table_id FROM account a LEFT JOIN poker_table p ON p.id = a.table_id
        WHERE a.kind = 'practice' AND p.practice IS NOT 1""",
    ),
    (
        "table {} is for practice ({}) and belongs to tournament {}",
        """SELECT id, practice, tournament_id FROM poker_table
        WHERE practice NOT IN (0, 1) OR (practice AND tournament_id IS NOT NULL)""",
    ),
    (
        "computer player {} of guild {} has an account ({}) in guild {} that isn't for practice",
        """SELECT h.number, h.guild_id, a.kind, a.guild_id FROM house_player h
        JOIN account a ON a.player_id = h.player_id
        LEFT JOIN poker_table p ON p.id = a.table_id
        WHERE a.kind <> 'seat' OR a.guild_id <> h.guild_id OR p.practice IS NOT 1""",
    ),
    (
        "computer player {} of guild {} belongs to a user",
        """SELECT h.number, h.guild_id FROM house_player h JOIN player_link l ON l.player_id = h.player_id""",
    ),
)

_LAST: Final = f"""SELECT h.number, h.table_id, count(*) FROM hand h
    JOIN hand_event e ON e.hand_id = h.id WHERE h.state = 'done' GROUP BY h.id
    HAVING sum(e.kind = {KIND["HandFinished"]}) <> 1
    OR max(iif(e.kind = {KIND["HandFinished"]}, e.seq, 0)) <> max(iif(e.kind = {KIND["HoldingShown"]}, 0, e.seq))"""
"""Selects hands with a forbidden event after their end: only shown cards may follow the end."""


def _kinds(*names: str) -> str:
    return f"({', '.join(str(KIND[name]) for name in names)})"


_PAID: Final = _kinds(
    *("AntePosted", "BlindPosted", "BroughtIn", "Completed", "BetMade", "Called", "Raised", "UncalledReturned")
)
_TOLD: Final = f"""
    SELECT hand_id, json_extract(body, '$[0]') AS seat, CASE
        WHEN kind IN {_kinds("AntePosted", "BlindPosted")} THEN -json_extract(body, '$[1]')
        WHEN kind = {KIND["UncalledReturned"]} THEN json_extract(body, '$[1]')
        ELSE -json_extract(body, '$[2]') END AS chips
    FROM hand_event WHERE kind IN {_PAID}
    UNION ALL SELECT hand_id, json_extract(share.value, '$[0]'), json_extract(share.value, '$[1]')
    FROM hand_event, json_each(body, iif(kind = {KIND["PotAwarded"]}, '$[2]', '$[0]')) share
    WHERE kind IN {_kinds("PotAwarded", "PotReturned")}"""
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

_OF_LOGS: Final[tuple[Proof, ...]] = (
    (
        # SQLite evaluates no CHECK on a read-only connection.
        "event {} of hand {} of table {} has a cause that doesn't fit",
        f"""SELECT e.seq, h.number, h.table_id FROM hand_event e JOIN hand h ON h.id = e.hand_id
        WHERE e.via NOT BETWEEN 1 AND {len(VIA)}
        OR (e.at_ms IS NULL AND (e.seq = 1 OR e.via IS NOT NULL OR e.request_id IS NOT NULL))""",
    ),
    (
        "hand {} of table {} has {} events numbered {} to {}",
        """SELECT h.number, h.table_id, count(e.seq) AS events, min(e.seq) AS first, max(e.seq) AS last
        FROM hand h LEFT JOIN hand_event e ON e.hand_id = h.id GROUP BY h.id
        HAVING (events = 0 OR first <> 1 OR last <> events) AND h.id NOT IN (SELECT hand_id FROM forgotten_hand)""",
    ),
    (
        "hand {} of table {} is {}, forgotten, and has {} events all the same",
        """SELECT h.number, h.table_id, h.state, count(e.seq) AS events FROM forgotten_hand f
        JOIN hand h ON h.id = f.hand_id LEFT JOIN hand_event e ON e.hand_id = h.id
        GROUP BY h.id HAVING events > 0 OR h.state = 'live'""",
    ),
    ("hand {} of table {} is done, and its log of {} events does not say so at its end", _LAST),
    ("hand {} of table {}: log and ledger differ by {} chips at seat {}", _CHIPS),
)
"""Proofs that the log of each finished hand agrees with the ledger.

Voided hands are left out, because hands that cannot be read are voided.
"""

_OF_SEALS: Final[tuple[Proof, ...]] = (
    (
        "the seal of hand {} of table {} doesn't follow from the one before",
        """SELECT s.hand, s.table_id FROM seal s WHERE s.before <> coalesce(
            (SELECT p.seal FROM seal p WHERE p.table_id = s.table_id AND p.hand < s.hand
             ORDER BY p.hand DESC LIMIT 1), zeroblob(32))""",
    ),
    (
        "hand {} of table {} is over, and the seed of its decks is still there",
        """SELECT s.hand, s.table_id FROM seal s JOIN hand h ON h.table_id = s.table_id AND h.number = s.hand
        WHERE h.state <> 'live' AND (s.seed IS NOT NULL OR s.state <> h.state)""",
    ),
    (
        "table {} is closed, and the seal of its hand {} waits to be dealt",
        """SELECT t.id, s.hand FROM poker_table t JOIN seal s ON s.table_id = t.id
        WHERE t.closed_ms IS NOT NULL AND s.state IN ('next', 'dealt')""",
    ),
    (
        "hand {} of table {} was sealed, and nothing in its log tells which positions it took",
        f"""SELECT h.number, h.table_id FROM seal s
        JOIN hand h ON h.table_id = s.table_id AND h.number = s.hand JOIN hand_event e ON e.hand_id = h.id
        GROUP BY h.id HAVING sum(e.kind = {KIND["StreetDealt"]}) > 0 AND count(e.taken) = 0""",
    ),
    (
        "hand {} of table {} was dealt from sealed decks, and nothing of them is kept",
        """SELECT h.number, h.table_id FROM seal s JOIN hand h ON h.table_id = s.table_id AND h.number = s.hand
        WHERE h.state = 'done' AND NOT EXISTS(SELECT 1 FROM hand_record WHERE hand_id = h.id)
        AND NOT EXISTS(SELECT 1 FROM forgotten_hand WHERE hand_id = h.id)""",
    ),
    (
        "hand {} of table {} has no seal, though hands before it were sealed",
        """SELECT h.number, h.table_id FROM hand h WHERE EXISTS(
            SELECT 1 FROM seal WHERE table_id = h.table_id AND hand < h.number)
        AND NOT EXISTS(SELECT 1 FROM seal WHERE table_id = h.table_id AND hand = h.number) AND h.state = 'done'""",
    ),
    (
        "the chain of seals of table {} ends at hand {}, and the one behind it is missing",
        """SELECT s.table_id, s.hand FROM (SELECT table_id, max(hand) AS hand FROM seal GROUP BY table_id) s
        JOIN hand h ON h.table_id = s.table_id AND h.number = s.hand""",
    ),
)

_OF_PARTS: Final[tuple[Proof, ...]] = (
    (
        "guild {} doesn't belong in this file, which is the file of part {} of {}",
        """SELECT guild_id, p.number, p.count FROM (SELECT guild_id FROM account UNION SELECT guild_id FROM poker_table
            UNION SELECT guild_id FROM audit) JOIN file_part p ON (guild_id >> 22) % p.count <> p.number""",
    ),
)

PROOFS: Final = (
    _OF_CHIPS + _OF_LOGS + _OF_MODERATION + _OF_TOURNAMENTS + _OF_PRACTICE + _OF_HISTORY + _OF_SEALS + _OF_PARTS
)
