-- Reason: what moderators set, order and settle: rooms, presets, bans, frozen wallets, disputes, and the audit of it all.
-- Predecessor: V001.
--
-- Whoever changes one of these writes a line of the audit first, and the change names it: one without its line is
-- refused, and where chips or a ban are concerned the line must say the very thing that is done.

-- Append-only, numbered for each guild without gaps. A line's digest is SHA-256, in hexadecimal, over the digest before
-- it (64 zeros before the first) and the line as JSON: the program reckons it, and `check` does again.
CREATE TABLE audit(
  guild_id INTEGER NOT NULL,
  number INTEGER NOT NULL CHECK(number >= 1),
  act TEXT NOT NULL CHECK(length(act) BETWEEN 1 AND 40 AND act NOT GLOB '*[^a-z_]*'),
  actor_id INTEGER,
  reason TEXT NOT NULL CHECK(length(reason) <= 6000),
  at_ms INTEGER NOT NULL,
  subject_id INTEGER,
  table_id INTEGER,
  hand_number INTEGER,
  before TEXT NOT NULL CHECK(length(before) <= 6000),
  after TEXT NOT NULL CHECK(length(after) <= 6000),
  prev TEXT NOT NULL,
  digest TEXT NOT NULL,
  PRIMARY KEY(guild_id, number)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER audit_new BEFORE INSERT ON audit BEGIN
  SELECT RAISE(ABORT, 'the audit goes on from its last line') WHERE (NEW.number, NEW.prev) IS NOT (
    SELECT coalesce(max(number), 0) + 1, coalesce((
      SELECT digest FROM audit WHERE guild_id = NEW.guild_id ORDER BY number DESC LIMIT 1), printf('%064d', 0))
    FROM audit WHERE guild_id = NEW.guild_id);
  SELECT RAISE(ABORT, 'no digest') WHERE length(NEW.digest) <> 64 OR NEW.digest GLOB '*[^0-9a-f]*'
    OR typeof(NEW.digest) <> 'text' OR NEW.digest = NEW.prev;
END;
CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER audit_no_delete BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'append-only'); END;

CREATE TABLE room_settings(
  guild_id INTEGER PRIMARY KEY,
  body TEXT NOT NULL CHECK(json_valid(body)),
  audit_number INTEGER NOT NULL,
  FOREIGN KEY(guild_id, audit_number) REFERENCES audit(guild_id, number)
) STRICT;
CREATE TRIGGER room_settings_new BEFORE INSERT ON room_settings BEGIN
  SELECT RAISE(ABORT, 'no JSON') WHERE NOT json_valid(NEW.body);
  SELECT RAISE(ABORT, 'one row a guild') WHERE EXISTS(SELECT 1 FROM room_settings WHERE guild_id = NEW.guild_id);
  SELECT RAISE(ABORT, 'a change needs its line of the audit')
  WHERE NEW.audit_number IS NOT (SELECT max(number) FROM audit WHERE guild_id = NEW.guild_id);
END;
CREATE TRIGGER room_settings_change BEFORE UPDATE ON room_settings BEGIN
  SELECT RAISE(ABORT, 'no JSON') WHERE NOT json_valid(NEW.body);
  SELECT RAISE(ABORT, 'immutable') WHERE NEW.guild_id IS NOT OLD.guild_id;
  SELECT RAISE(ABORT, 'a change needs its line of the audit') WHERE NEW.audit_number <= OLD.audit_number
    OR NEW.audit_number IS NOT (SELECT max(number) FROM audit WHERE guild_id = NEW.guild_id);
END;
CREATE TRIGGER room_settings_no_delete BEFORE DELETE ON room_settings
BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- key: the name as it is compared, whatever its case.
CREATE TABLE table_preset(
  guild_id INTEGER NOT NULL,
  key TEXT NOT NULL,
  name TEXT NOT NULL CHECK(length(name) BETWEEN 1 AND 100),
  body TEXT NOT NULL CHECK(json_valid(body)),
  audit_number INTEGER NOT NULL,
  PRIMARY KEY(guild_id, key),
  FOREIGN KEY(guild_id, audit_number) REFERENCES audit(guild_id, number)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER table_preset_new BEFORE INSERT ON table_preset BEGIN
  SELECT RAISE(ABORT, 'no JSON') WHERE NOT json_valid(NEW.body);
  SELECT RAISE(ABORT, 'preset exists')
  WHERE EXISTS(SELECT 1 FROM table_preset WHERE guild_id = NEW.guild_id AND key = NEW.key);
  SELECT RAISE(ABORT, 'too many presets')
  WHERE (SELECT count(*) FROM table_preset WHERE guild_id = NEW.guild_id) >= 25;
  SELECT RAISE(ABORT, 'a change needs its line of the audit')
  WHERE NEW.audit_number IS NOT (SELECT max(number) FROM audit WHERE guild_id = NEW.guild_id);
END;
CREATE TRIGGER table_preset_change BEFORE UPDATE ON table_preset BEGIN
  SELECT RAISE(ABORT, 'no JSON') WHERE NOT json_valid(NEW.body);
  SELECT RAISE(ABORT, 'immutable') WHERE (NEW.guild_id, NEW.key) IS NOT (OLD.guild_id, OLD.key);
  SELECT RAISE(ABORT, 'a change needs its line of the audit') WHERE NEW.audit_number <= OLD.audit_number
    OR NEW.audit_number IS NOT (SELECT max(number) FROM audit WHERE guild_id = NEW.guild_id);
END;

-- Bans and frozen wallets. 4611686018427387904 is a ban without end.
CREATE TABLE standing(
  guild_id INTEGER NOT NULL,
  player_id INTEGER NOT NULL,
  banned_until_ms INTEGER,
  frozen INTEGER NOT NULL CHECK(frozen IN (0, 1)),
  audit_number INTEGER NOT NULL,
  PRIMARY KEY(guild_id, player_id),
  FOREIGN KEY(guild_id, audit_number) REFERENCES audit(guild_id, number)
) STRICT, WITHOUT ROWID;
-- In the audit's words: free, frozen, banned, banned until 1795000000000, banned until 1795000000000, frozen.
CREATE VIEW standing_words AS SELECT guild_id, player_id, audit_number, CASE
  WHEN banned_until_ms IS NULL THEN iif(frozen, 'frozen', 'free')
  ELSE iif(banned_until_ms = 4611686018427387904, 'banned', 'banned until ' || banned_until_ms)
    || iif(frozen, ', frozen', '')
  END AS words FROM standing;
CREATE TRIGGER standing_new BEFORE INSERT ON standing
WHEN EXISTS(SELECT 1 FROM standing WHERE guild_id = NEW.guild_id AND player_id = NEW.player_id)
BEGIN SELECT RAISE(ABORT, 'one standing a player'); END;
CREATE TRIGGER standing_change BEFORE UPDATE ON standing BEGIN
  SELECT RAISE(ABORT, 'immutable') WHERE (NEW.guild_id, NEW.player_id) IS NOT (OLD.guild_id, OLD.player_id);
  SELECT RAISE(ABORT, 'a standing needs its line of the audit') WHERE NEW.audit_number <= OLD.audit_number;
END;
-- A line about a table is no line about a standing: a ruling may say any words.
CREATE TRIGGER standing_made AFTER INSERT ON standing BEGIN
  SELECT RAISE(ABORT, 'a standing needs its line of the audit') WHERE NOT EXISTS(
    SELECT 1 FROM standing_words s JOIN audit l ON l.guild_id = s.guild_id AND l.number = s.audit_number
    WHERE s.guild_id = NEW.guild_id AND s.player_id = NEW.player_id AND (l.subject_id, l.after) = (s.player_id, s.words)
    AND l.table_id IS NULL);
END;
CREATE TRIGGER standing_changed AFTER UPDATE ON standing BEGIN
  SELECT RAISE(ABORT, 'a standing needs its line of the audit') WHERE NOT EXISTS(
    SELECT 1 FROM standing_words s JOIN audit l ON l.guild_id = s.guild_id AND l.number = s.audit_number
    WHERE s.guild_id = NEW.guild_id AND s.player_id = NEW.player_id AND (l.subject_id, l.after) = (s.player_id, s.words)
    AND l.table_id IS NULL);
END;
CREATE TRIGGER standing_no_delete BEFORE DELETE ON standing BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- What moves between a seat and a pot has a hand, and pays nothing for these two: V001 lets nothing else have one.
CREATE TRIGGER transfer_standing BEFORE INSERT ON transfer WHEN NEW.hand_id IS NULL BEGIN
  SELECT CASE
    WHEN (s.banned_until_ms > NEW.at_ms OR s.banned_until_ms = 4611686018427387904) AND c.kind IN ('seat', 'prize')
      THEN RAISE(ABORT, 'player banned')
    WHEN s.frozen AND (c.kind <> 'issuer' OR NEW.code NOT IN ('moderator_deduct', 'moderator_reset', 'forgotten'))
      THEN RAISE(ABORT, 'wallet frozen')
  END FROM account d JOIN standing s ON s.guild_id = d.guild_id AND s.player_id = d.player_id, account c
  WHERE d.id = NEW.debit AND d.kind = 'wallet' AND c.id = NEW.credit;
  SELECT CASE
    WHEN s.banned_until_ms > NEW.at_ms OR s.banned_until_ms = 4611686018427387904 THEN RAISE(ABORT, 'player banned')
    WHEN s.frozen THEN RAISE(ABORT, 'wallet frozen')
  END FROM account c JOIN standing s ON s.guild_id = c.guild_id AND s.player_id = c.player_id, account d
  WHERE c.id = NEW.credit AND c.kind = 'wallet' AND d.id = NEW.debit AND d.kind = 'issuer'
    AND NEW.code NOT IN ('grant', 'moderator_grant', 'moderator_reset');
END;
-- The line says what was in the wallet and what is in it now: it serves once.
CREATE TRIGGER transfer_moderated BEFORE INSERT ON transfer
WHEN NEW.hand_id IS NULL AND NEW.code GLOB 'moderator_*' AND NOT EXISTS(
  SELECT 1 FROM account w, account i, audit l
  WHERE w.id IN (NEW.debit, NEW.credit) AND w.kind = 'wallet' AND i.id IN (NEW.debit, NEW.credit) AND i.kind = 'issuer'
  AND l.guild_id = w.guild_id AND l.number = (SELECT max(number) FROM audit WHERE guild_id = w.guild_id)
  AND l.subject_id = w.player_id AND l.before = 'chips ' || w.balance
  AND l.after = 'chips ' || (w.balance + iif(w.id = NEW.credit, NEW.amount, -NEW.amount)))
BEGIN SELECT RAISE(ABORT, 'a moderator moves chips only with his line of the audit'); END;

CREATE TABLE dispute(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  guild_id INTEGER NOT NULL,
  table_id INTEGER NOT NULL REFERENCES poker_table(id),
  hand_number INTEGER NOT NULL,
  player_id INTEGER NOT NULL,
  text TEXT NOT NULL CHECK(length(text) <= 6000),
  at_ms INTEGER NOT NULL,
  request_id INTEGER REFERENCES request(id),
  ruling TEXT CHECK(length(ruling) <= 6000),
  settled_ms INTEGER,
  audit_number INTEGER,
  CHECK((ruling IS NULL) = (settled_ms IS NULL)),
  CHECK((ruling IS NULL) = (audit_number IS NULL)),
  FOREIGN KEY(guild_id, audit_number) REFERENCES audit(guild_id, number)
) STRICT;
CREATE INDEX dispute_open ON dispute(guild_id, player_id) WHERE settled_ms IS NULL;
CREATE INDEX dispute_by_guild ON dispute(guild_id, audit_number);
CREATE TRIGGER dispute_new BEFORE INSERT ON dispute BEGIN
  SELECT RAISE(ABORT, 'a dispute starts open and once')
  WHERE (NEW.ruling, NEW.settled_ms, NEW.audit_number) IS NOT (NULL, NULL, NULL)
    OR EXISTS(SELECT 1 FROM dispute WHERE id = NEW.id);
  SELECT RAISE(ABORT, 'no such hand') WHERE NOT EXISTS(
    SELECT 1 FROM poker_table t JOIN hand h ON h.table_id = t.id
    WHERE t.id = NEW.table_id AND t.guild_id = NEW.guild_id AND h.number = NEW.hand_number);
  SELECT RAISE(ABORT, 'too many disputes') FROM dispute
  WHERE guild_id = NEW.guild_id AND player_id = NEW.player_id AND settled_ms IS NULL
  GROUP BY player_id
  HAVING count(*) >= 5 OR max((table_id, hand_number) = (NEW.table_id, NEW.hand_number));
END;
-- The text may be taken away, where its author is to be forgotten.
CREATE TRIGGER dispute_settle BEFORE UPDATE ON dispute BEGIN
  SELECT RAISE(ABORT, 'immutable') WHERE
    (NEW.id, NEW.guild_id, NEW.table_id, NEW.hand_number, NEW.player_id, NEW.at_ms, NEW.request_id)
    IS NOT (OLD.id, OLD.guild_id, OLD.table_id, OLD.hand_number, OLD.player_id, OLD.at_ms, OLD.request_id)
    OR NEW.text NOT IN (OLD.text, '');
  SELECT CASE
    WHEN OLD.settled_ms IS NOT NULL THEN RAISE(ABORT, 'settled before')
    WHEN NEW.settled_ms IS NULL OR EXISTS(
      SELECT 1 FROM dispute WHERE guild_id = NEW.guild_id AND audit_number = NEW.audit_number)
      OR NOT EXISTS(
        SELECT 1 FROM audit WHERE guild_id = NEW.guild_id AND number = NEW.audit_number AND after = NEW.ruling
        AND (subject_id, table_id, hand_number) = (NEW.player_id, NEW.table_id, NEW.hand_number))
      THEN RAISE(ABORT, 'a ruling needs its line of the audit')
  END WHERE (NEW.ruling, NEW.settled_ms, NEW.audit_number) IS NOT (OLD.ruling, OLD.settled_ms, OLD.audit_number);
END;
CREATE TRIGGER dispute_no_delete BEFORE DELETE ON dispute BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- For statements, reports and the archive. A bet touches none of them.
CREATE INDEX transfer_out ON transfer(debit, at_ms) WHERE hand_id IS NULL;
CREATE INDEX transfer_in ON transfer(credit, at_ms) WHERE hand_id IS NULL;
CREATE INDEX account_wallets ON account(guild_id) WHERE kind = 'wallet';
CREATE INDEX poker_table_by_guild ON poker_table(guild_id, opened_ms);
CREATE INDEX hand_finished ON hand(closed_ms) WHERE state = 'done';
CREATE INDEX hand_seat_by_player ON hand_seat(player_id, hand_id);
