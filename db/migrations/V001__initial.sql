-- Reason: the first schema. Ledger, hand log, tables, requests and who is who.
-- Predecessor: none, an empty file.
--
-- Chips move by rows of transfer only: one row is a debit and a credit of the same amount, so nothing unbalanced can be
-- written. Players are pseudonyms everywhere but in player_link. All times are milliseconds since 1970, UTC.

CREATE TABLE migration(
  version INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  at_ms INTEGER NOT NULL
) STRICT;

-- Who is who: the one row to delete when a user is to be forgotten.
CREATE TABLE player_link(
  user_id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL UNIQUE CHECK(player_id >= 1),
  dm_channel_id INTEGER
) STRICT;
CREATE TRIGGER player_link_new BEFORE INSERT ON player_link
WHEN EXISTS(SELECT 1 FROM player_link WHERE user_id = NEW.user_id OR player_id = NEW.player_id)
BEGIN SELECT RAISE(ABORT, 'player already linked'); END;
-- UPDATE OF would not hear of an id that is changed by its other name, rowid.
CREATE TRIGGER player_link_fixed BEFORE UPDATE ON player_link
WHEN (NEW.user_id, NEW.player_id) IS NOT (OLD.user_id, OLD.player_id)
BEGIN SELECT RAISE(ABORT, 'a pseudonym never changes'); END;

-- Clicks and commands that were carried out; the id makes each happen once.
CREATE TABLE request(
  id INTEGER PRIMARY KEY,
  player_id INTEGER,
  name TEXT NOT NULL,
  at_ms INTEGER NOT NULL
) STRICT;
CREATE TRIGGER request_new BEFORE INSERT ON request WHEN EXISTS(SELECT 1 FROM request WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'duplicate request'); END;
CREATE TRIGGER request_no_update BEFORE UPDATE ON request BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER request_no_delete BEFORE DELETE ON request BEGIN SELECT RAISE(ABORT, 'append-only'); END;

CREATE TABLE poker_table(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  guild_id INTEGER NOT NULL,
  channel_id INTEGER NOT NULL,
  owner_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  settings TEXT NOT NULL CHECK(json_valid(settings)),
  state TEXT NOT NULL CHECK(json_valid(state)),
  message_id INTEGER,
  opened_ms INTEGER NOT NULL,
  closed_ms INTEGER,
  request_id INTEGER REFERENCES request(id)
) STRICT;
CREATE INDEX poker_table_open ON poker_table(id) WHERE closed_ms IS NULL;
CREATE UNIQUE INDEX poker_table_channel ON poker_table(channel_id) WHERE closed_ms IS NULL;
-- Asked before the index is: OR REPLACE would take the other table away.
CREATE TRIGGER poker_table_new BEFORE INSERT ON poker_table BEGIN
  SELECT RAISE(ABORT, 'a table starts open and once')
  WHERE NEW.closed_ms IS NOT NULL OR EXISTS(SELECT 1 FROM poker_table WHERE id = NEW.id);
  SELECT RAISE(ABORT, 'channel taken')
  WHERE EXISTS(SELECT 1 FROM poker_table WHERE channel_id = NEW.channel_id AND closed_ms IS NULL);
END;
CREATE TRIGGER poker_table_move BEFORE UPDATE OF channel_id ON poker_table WHEN EXISTS(
  SELECT 1 FROM poker_table WHERE channel_id = NEW.channel_id AND closed_ms IS NULL AND id <> NEW.id)
BEGIN SELECT RAISE(ABORT, 'channel taken'); END;
CREATE TRIGGER poker_table_fixed BEFORE UPDATE ON poker_table
WHEN (NEW.id, NEW.guild_id, NEW.owner_id, NEW.settings, NEW.opened_ms, NEW.request_id)
  IS NOT (OLD.id, OLD.guild_id, OLD.owner_id, OLD.settings, OLD.opened_ms, OLD.request_id)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER poker_table_no_delete BEFORE DELETE ON poker_table BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- issuer: minted chips as a negative balance. prize: a tournament's pool, for later.
CREATE TABLE account(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  kind TEXT NOT NULL CHECK(kind IN ('issuer', 'wallet', 'seat', 'pot', 'prize')),
  guild_id INTEGER NOT NULL,
  player_id INTEGER,
  table_id INTEGER REFERENCES poker_table(id),
  tournament_id INTEGER,
  balance INTEGER NOT NULL DEFAULT 0,
  last_transfer INTEGER NOT NULL DEFAULT 0,
  CHECK((kind IN ('wallet', 'seat')) = (player_id IS NOT NULL)),
  CHECK((kind IN ('seat', 'pot')) = (table_id IS NOT NULL)),
  CHECK((kind = 'prize') = (tournament_id IS NOT NULL)),
  CHECK(kind = 'issuer' OR balance >= 0),
  CHECK(balance BETWEEN -1000000000000000 AND 1000000000000000)
) STRICT;
CREATE UNIQUE INDEX account_issuer ON account(guild_id) WHERE kind = 'issuer';
CREATE UNIQUE INDEX account_wallet ON account(player_id, guild_id) WHERE kind = 'wallet';
CREATE UNIQUE INDEX account_seat ON account(player_id, table_id) WHERE kind = 'seat';
CREATE UNIQUE INDEX account_pot ON account(table_id) WHERE kind = 'pot';
CREATE UNIQUE INDEX account_prize ON account(tournament_id) WHERE kind = 'prize';
CREATE INDEX account_by_table ON account(table_id) WHERE table_id IS NOT NULL;

CREATE TABLE hand(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  table_id INTEGER NOT NULL REFERENCES poker_table(id),
  number INTEGER NOT NULL CHECK(number >= 1),
  state TEXT NOT NULL DEFAULT 'live' CHECK(state IN ('live', 'done', 'void')),
  opened_ms INTEGER NOT NULL,
  closed_ms INTEGER,
  UNIQUE(table_id, number)
) STRICT;
CREATE UNIQUE INDEX hand_live ON hand(table_id) WHERE state = 'live';
CREATE INDEX hand_by_table ON hand(table_id, id);
CREATE TRIGGER hand_new BEFORE INSERT ON hand BEGIN
  SELECT RAISE(ABORT, 'a hand starts live and once') WHERE NEW.state <> 'live' OR EXISTS(
    SELECT 1 FROM hand WHERE id = NEW.id OR (table_id = NEW.table_id AND (number = NEW.number OR state = 'live')));
  SELECT RAISE(ABORT, 'table closed') FROM poker_table WHERE id = NEW.table_id AND closed_ms IS NOT NULL;
END;
CREATE TRIGGER hand_fixed BEFORE UPDATE ON hand
WHEN (NEW.id, NEW.table_id, NEW.number, NEW.opened_ms) IS NOT (OLD.id, OLD.table_id, OLD.number, OLD.opened_ms)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER hand_no_delete BEFORE DELETE ON hand BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- Whose seat was whose, since events name seats only.
CREATE TABLE hand_seat(
  hand_id INTEGER NOT NULL REFERENCES hand(id),
  seat INTEGER NOT NULL,
  player_id INTEGER NOT NULL,
  PRIMARY KEY(hand_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER hand_seat_new BEFORE INSERT ON hand_seat
WHEN EXISTS(SELECT 1 FROM hand_seat WHERE hand_id = NEW.hand_id AND seat = NEW.seat)
BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER hand_seat_no_update BEFORE UPDATE ON hand_seat BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER hand_seat_no_delete BEFORE DELETE ON hand_seat BEGIN SELECT RAISE(ABORT, 'append-only'); END;

CREATE TABLE hand_event(
  hand_id INTEGER NOT NULL REFERENCES hand(id),
  seq INTEGER NOT NULL CHECK(seq >= 1),
  kind TEXT NOT NULL,
  body TEXT NOT NULL CHECK(json_valid(body)),
  via TEXT,
  at_ms INTEGER NOT NULL,
  request_id INTEGER REFERENCES request(id),
  PRIMARY KEY(hand_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER hand_event_new BEFORE INSERT ON hand_event BEGIN
  SELECT RAISE(ABORT, 'hand not live') WHERE (SELECT state FROM hand WHERE id = NEW.hand_id) IS NOT 'live';
  SELECT RAISE(ABORT, 'event out of order')
  WHERE NEW.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM hand_event WHERE hand_id = NEW.hand_id);
END;
CREATE TRIGGER hand_event_no_update BEFORE UPDATE ON hand_event BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER hand_event_no_delete BEFORE DELETE ON hand_event BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- What events keep from the room, in rows of its own: the deck's go when the hand closes, the cards' by retention.
CREATE TABLE hand_secret(
  hand_id INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  class TEXT NOT NULL CHECK(class IN ('deck', 'cards')),
  body TEXT NOT NULL CHECK(json_valid(body)),
  PRIMARY KEY(hand_id, seq, class),
  FOREIGN KEY(hand_id, seq) REFERENCES hand_event(hand_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER hand_secret_new BEFORE INSERT ON hand_secret BEGIN
  SELECT RAISE(ABORT, 'hand not live') WHERE (SELECT state FROM hand WHERE id = NEW.hand_id) IS NOT 'live';
  SELECT RAISE(ABORT, 'append-only') WHERE EXISTS(
    SELECT 1 FROM hand_secret WHERE hand_id = NEW.hand_id AND seq = NEW.seq AND class = NEW.class);
END;
CREATE TRIGGER hand_secret_no_update BEFORE UPDATE ON hand_secret BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER hand_secret_kept BEFORE DELETE ON hand_secret WHEN (SELECT state FROM hand WHERE id = OLD.hand_id) = 'live'
BEGIN SELECT RAISE(ABORT, 'a live hand needs its cards'); END;

CREATE TRIGGER hand_close BEFORE UPDATE OF state, closed_ms ON hand BEGIN
  SELECT RAISE(ABORT, 'closed hand') WHERE OLD.state <> 'live';
  SELECT RAISE(ABORT, 'pot not empty') FROM account
  WHERE kind = 'pot' AND table_id = OLD.table_id AND balance <> 0 AND NEW.state <> 'live';
END;
CREATE TRIGGER hand_closed AFTER UPDATE OF state ON hand WHEN NEW.state <> 'live'
BEGIN DELETE FROM hand_secret WHERE hand_id = NEW.id AND class = 'deck'; END;

CREATE TRIGGER account_new BEFORE INSERT ON account BEGIN
  SELECT RAISE(ABORT, 'an account opens empty') WHERE NEW.balance <> 0 OR NEW.last_transfer <> 0;
  SELECT RAISE(ABORT, 'account exists') WHERE EXISTS(SELECT 1 FROM account WHERE id = NEW.id);
  SELECT RAISE(ABORT, 'account exists') WHERE CASE NEW.kind
    WHEN 'issuer' THEN EXISTS(SELECT 1 FROM account WHERE kind = 'issuer' AND guild_id = NEW.guild_id)
    WHEN 'wallet' THEN EXISTS(
      SELECT 1 FROM account WHERE kind = 'wallet' AND player_id = NEW.player_id AND guild_id = NEW.guild_id)
    WHEN 'seat' THEN EXISTS(
      SELECT 1 FROM account WHERE kind = 'seat' AND player_id = NEW.player_id AND table_id = NEW.table_id)
    WHEN 'pot' THEN EXISTS(SELECT 1 FROM account WHERE kind = 'pot' AND table_id = NEW.table_id)
    WHEN 'prize' THEN EXISTS(SELECT 1 FROM account WHERE kind = 'prize' AND tournament_id = NEW.tournament_id)
  END;
  SELECT RAISE(ABORT, 'chips stay in their guild') FROM poker_table
  WHERE id = NEW.table_id AND guild_id <> NEW.guild_id;
END;
CREATE TRIGGER account_fixed BEFORE UPDATE ON account
WHEN (NEW.id, NEW.kind, NEW.guild_id, NEW.player_id, NEW.table_id, NEW.tournament_id)
  IS NOT (OLD.id, OLD.kind, OLD.guild_id, OLD.player_id, OLD.table_id, OLD.tournament_id)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER account_no_delete BEFORE DELETE ON account BEGIN SELECT RAISE(ABORT, 'append-only'); END;

CREATE TABLE transfer(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  debit INTEGER NOT NULL REFERENCES account(id),
  credit INTEGER NOT NULL REFERENCES account(id),
  amount INTEGER NOT NULL CHECK(amount BETWEEN 1 AND 1000000000000),
  code TEXT NOT NULL CHECK(length(code) BETWEEN 1 AND 40),
  hand_id INTEGER REFERENCES hand(id),
  at_ms INTEGER NOT NULL,
  request_id INTEGER REFERENCES request(id),
  CHECK(debit <> credit)
) STRICT;
CREATE INDEX transfer_by_hand ON transfer(hand_id) WHERE hand_id IS NOT NULL;
CREATE INDEX transfer_claim ON transfer(credit, at_ms) WHERE code = 'claim';
CREATE UNIQUE INDEX transfer_grant ON transfer(credit) WHERE code = 'grant';
CREATE TRIGGER transfer_new BEFORE INSERT ON transfer BEGIN
  -- SQLite gives -1 here for an id that it will choose itself.
  SELECT RAISE(ABORT, 'append-only') WHERE NEW.id <> -1 AND EXISTS(SELECT 1 FROM transfer WHERE id = NEW.id);
  -- OR REPLACE would take the earlier grant away without asking the delete trigger.
  SELECT RAISE(ABORT, 'granted before')
  WHERE NEW.code = 'grant' AND EXISTS(SELECT 1 FROM transfer WHERE code = 'grant' AND credit = NEW.credit);
  SELECT CASE
    WHEN d.guild_id <> c.guild_id THEN RAISE(ABORT, 'chips stay in their guild')
    WHEN EXISTS(SELECT 1 FROM poker_table WHERE id IN (d.table_id, c.table_id) AND closed_ms IS NOT NULL)
      THEN RAISE(ABORT, 'table closed')
    WHEN d.kind = 'pot' OR c.kind = 'pot' THEN
      CASE WHEN d.kind || c.kind NOT IN ('potseat', 'seatpot') OR d.table_id <> c.table_id OR NOT EXISTS(
        SELECT 1 FROM hand WHERE id = NEW.hand_id AND state = 'live' AND table_id = d.table_id)
      THEN RAISE(ABORT, 'a pot moves only inside its hand') END
    WHEN NEW.hand_id IS NOT NULL THEN RAISE(ABORT, 'a hand moves chips only through its pot')
    WHEN d.kind IN ('seat', 'wallet') AND c.kind IN ('seat', 'wallet') AND 'seat' IN (d.kind, c.kind)
      AND (d.kind = c.kind OR d.player_id <> c.player_id)
      THEN RAISE(ABORT, 'a stack passes to others only through a pot')
  END FROM account d, account c WHERE d.id = NEW.debit AND c.id = NEW.credit;
  SELECT RAISE(ABORT, 'insufficient chips') FROM account
  WHERE id = NEW.debit AND kind <> 'issuer' AND balance < NEW.amount;
END;
CREATE TRIGGER transfer_post AFTER INSERT ON transfer BEGIN
  -- What the CHECKs say, for a connection may switch those off.
  SELECT RAISE(ABORT, 'no such amount')
  WHERE typeof(NEW.amount) <> 'integer' OR NEW.amount NOT BETWEEN 1 AND 1000000000000 OR NEW.debit = NEW.credit;
  SELECT RAISE(ABORT, 'transfer ids have no gaps')
  WHERE NEW.id > 1 AND NOT EXISTS(SELECT 1 FROM transfer WHERE id = NEW.id - 1);
  UPDATE account SET balance = balance - NEW.amount, last_transfer = NEW.id WHERE id = NEW.debit;
  UPDATE account SET balance = balance + NEW.amount, last_transfer = NEW.id WHERE id = NEW.credit;
  -- Under OR IGNORE a failing update above is skipped in silence.
  SELECT RAISE(ABORT, 'posting failed')
  WHERE (SELECT count(*) FROM account WHERE id IN (NEW.debit, NEW.credit) AND last_transfer = NEW.id) <> 2;
  SELECT RAISE(ABORT, 'more chips than there may be') FROM account
  WHERE id IN (NEW.debit, NEW.credit) AND balance NOT BETWEEN -1000000000000000 AND 1000000000000000;
END;
CREATE TRIGGER transfer_no_update BEFORE UPDATE ON transfer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER transfer_no_delete BEFORE DELETE ON transfer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER account_moves BEFORE UPDATE OF balance, last_transfer ON account
WHEN NOT EXISTS(
  SELECT 1 FROM transfer t WHERE t.id = NEW.last_transfer AND NEW.last_transfer > OLD.last_transfer
  AND ((t.debit = NEW.id AND NEW.balance = OLD.balance - t.amount)
    OR (t.credit = NEW.id AND NEW.balance = OLD.balance + t.amount)))
BEGIN SELECT RAISE(ABORT, 'a balance moves only by transfer'); END;

CREATE TRIGGER poker_table_close BEFORE UPDATE ON poker_table BEGIN
  SELECT RAISE(ABORT, 'table closed') WHERE OLD.closed_ms IS NOT NULL;
  SELECT RAISE(ABORT, 'hand still live')
  WHERE NEW.closed_ms IS NOT NULL AND EXISTS(SELECT 1 FROM hand WHERE table_id = OLD.id AND state = 'live');
  SELECT RAISE(ABORT, 'table holds chips')
  WHERE NEW.closed_ms IS NOT NULL AND EXISTS(SELECT 1 FROM account WHERE table_id = OLD.id AND balance <> 0);
END;
