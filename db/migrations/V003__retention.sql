-- Reason: what is kept, and for how long: users who want to be forgotten, and the events of old hands.
-- Predecessor: V002.
--
-- Being forgotten lifts no ban and mints no chips anew. Of a hand that is forgotten the chips, the number and who was
-- dealt in stay.

-- What digests of users are made with: random, this file's own, made at first use.
CREATE TABLE file_key(
  id INTEGER PRIMARY KEY CHECK(id = 1),
  key BLOB NOT NULL CHECK(length(key) = 32)
) STRICT;
CREATE TRIGGER file_key_new BEFORE INSERT ON file_key WHEN EXISTS(SELECT 1 FROM file_key)
BEGIN SELECT RAISE(ABORT, 'one key a file'); END;
CREATE TRIGGER file_key_no_update BEFORE UPDATE ON file_key BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER file_key_no_delete BEFORE DELETE ON file_key BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- A user who was forgotten, by HMAC-SHA256 of his id: what he had in each guild that he must not be rid of by that.
-- Deleted when he comes back, and otherwise after a time. Never joined to his former pseudonym.
CREATE TABLE forgotten_user(
  digest BLOB NOT NULL CHECK(length(digest) = 32),
  guild_id INTEGER NOT NULL,
  banned_until_ms INTEGER,
  frozen INTEGER NOT NULL CHECK(frozen IN (0, 1)),
  claimed_ms INTEGER,
  at_ms INTEGER NOT NULL,
  PRIMARY KEY(digest, guild_id)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER forgotten_user_new BEFORE INSERT ON forgotten_user
WHEN EXISTS(SELECT 1 FROM forgotten_user WHERE digest = NEW.digest AND guild_id = NEW.guild_id)
BEGIN SELECT RAISE(ABORT, 'forgotten before'); END;
-- Nobody is rid of a ban without end, or of a frozen wallet, but by having it back.
CREATE TRIGGER forgotten_user_kept BEFORE DELETE ON forgotten_user
WHEN (OLD.frozen OR OLD.banned_until_ms = 4611686018427387904) AND NOT EXISTS(
  SELECT 1 FROM audit l JOIN standing s ON s.guild_id = l.guild_id AND s.audit_number = l.number
  WHERE l.guild_id = OLD.guild_id AND (l.act, l.at_ms) = ('returned', OLD.at_ms)
  AND (s.banned_until_ms, s.frozen) IS (OLD.banned_until_ms, OLD.frozen))
BEGIN SELECT RAISE(ABORT, 'banned or frozen'); END;
CREATE TRIGGER forgotten_user_no_update BEFORE UPDATE ON forgotten_user BEGIN SELECT RAISE(ABORT, 'immutable'); END;

-- A player who has come back after being forgotten, and when he last claimed before.
CREATE TABLE returned_player(
  player_id INTEGER NOT NULL,
  guild_id INTEGER NOT NULL,
  claimed_ms INTEGER,
  PRIMARY KEY(player_id, guild_id)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER returned_player_new BEFORE INSERT ON returned_player
WHEN EXISTS(SELECT 1 FROM returned_player WHERE player_id = NEW.player_id AND guild_id = NEW.guild_id)
BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER returned_player_no_update BEFORE UPDATE ON returned_player BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER returned_player_no_delete BEFORE DELETE ON returned_player BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- Hands whose events are gone. Marked first, then emptied, in one transaction.
CREATE TABLE forgotten_hand(
  hand_id INTEGER PRIMARY KEY REFERENCES hand(id),
  at_ms INTEGER NOT NULL
) STRICT;
CREATE TRIGGER forgotten_hand_new BEFORE INSERT ON forgotten_hand BEGIN
  SELECT RAISE(ABORT, 'forgotten before') WHERE EXISTS(SELECT 1 FROM forgotten_hand WHERE hand_id = NEW.hand_id);
  SELECT RAISE(ABORT, 'a live hand needs its events')
  WHERE NOT EXISTS(SELECT 1 FROM hand WHERE id = NEW.hand_id AND state <> 'live');
  SELECT RAISE(ABORT, 'a hand under dispute keeps its events') FROM hand h
  JOIN dispute d ON d.table_id = h.table_id AND d.hand_number = h.number AND d.settled_ms IS NULL
  WHERE h.id = NEW.hand_id;
END;
CREATE TRIGGER forgotten_hand_no_update BEFORE UPDATE ON forgotten_hand BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER forgotten_hand_no_delete BEFORE DELETE ON forgotten_hand BEGIN SELECT RAISE(ABORT, 'append-only'); END;

DROP TRIGGER hand_event_no_delete;
CREATE TRIGGER hand_event_kept BEFORE DELETE ON hand_event
WHEN NOT EXISTS(SELECT 1 FROM forgotten_hand WHERE hand_id = OLD.hand_id)
BEGIN SELECT RAISE(ABORT, 'append-only'); END;
-- They are what the dispute is about.
CREATE TRIGGER hand_secret_disputed BEFORE DELETE ON hand_secret WHEN OLD.class = 'cards' AND EXISTS(
  SELECT 1 FROM hand h JOIN dispute d ON d.table_id = h.table_id AND d.hand_number = h.number
  WHERE h.id = OLD.hand_id AND d.settled_ms IS NULL)
BEGIN SELECT RAISE(ABORT, 'a hand under dispute keeps its cards'); END;
