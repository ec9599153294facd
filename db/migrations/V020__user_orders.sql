-- Reason: what a user orders in one part of a fleet reaches every other part's file, whoever is away meanwhile.
-- Predecessor: V019.

-- A user's order, by the id of the interaction that gave it, until this file has carried it out (here) and every other
-- part has answered for its own (due: the numbers of those that have not, of so many parts in all).
CREATE TABLE user_order(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  user_id INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK(kind IN ('delete', 'preferences')),
  body TEXT NOT NULL CHECK(json_valid(body)),
  at_ms INTEGER NOT NULL,
  here INTEGER NOT NULL DEFAULT 1 CHECK(here IN (0, 1)),
  parts INTEGER NOT NULL CHECK(parts >= 2),
  due TEXT NOT NULL CHECK(json_valid(due))
) STRICT;
CREATE INDEX user_order_by_user ON user_order(user_id);
CREATE INDEX user_order_leaving ON user_order(user_id) WHERE here AND kind = 'delete';
CREATE TRIGGER user_order_new BEFORE INSERT ON user_order
WHEN EXISTS(SELECT 1 FROM user_order WHERE id = NEW.id) OR EXISTS(SELECT 1 FROM request WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'duplicate request'); END;
CREATE TRIGGER user_order_fixed BEFORE UPDATE ON user_order BEGIN
  SELECT RAISE(ABORT, 'immutable') WHERE (NEW.id, NEW.user_id, NEW.kind, NEW.body, NEW.at_ms)
    IS NOT (OLD.id, OLD.user_id, OLD.kind, OLD.body, OLD.at_ms);
  SELECT RAISE(ABORT, 'carried out before') WHERE NEW.here > OLD.here;
END;

-- Who is to be forgotten once they sit nowhere any more takes no new seat until then.
CREATE TRIGGER transfer_leaving BEFORE INSERT ON transfer
WHEN NEW.hand_id IS NULL AND EXISTS(SELECT 1 FROM user_order WHERE here AND kind = 'delete') BEGIN
  SELECT RAISE(ABORT, 'player leaving') FROM account d, account c
  JOIN player_link l ON l.player_id = iif(d.kind = 'practice', c.player_id, d.player_id)
  JOIN user_order o ON o.user_id = l.user_id AND o.here AND o.kind = 'delete'
  WHERE d.id = NEW.debit AND c.id = NEW.credit AND (d.kind = 'practice' OR (d.kind, c.kind) IN (
    ('wallet', 'seat'), ('wallet', 'prize')));
END;

-- The newest order that set each of a player's preferences: an older one that comes later changes nothing. A row goes with
-- the link to its user.
CREATE TABLE preference_change(
  player_id INTEGER NOT NULL CHECK(player_id >= 1),
  field TEXT NOT NULL,
  order_id INTEGER NOT NULL,
  PRIMARY KEY(player_id, field)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER preference_change_forgotten AFTER DELETE ON player_link
BEGIN DELETE FROM preference_change WHERE player_id = OLD.player_id; END;

-- The newest order by which a user was forgotten, under the digest that forgotten_user has: an older order of theirs that
-- comes later makes nobody of them again. It is kept as long as the other traces of theirs.
CREATE TABLE forgotten_order(
  digest BLOB PRIMARY KEY,
  order_id INTEGER NOT NULL,
  at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
