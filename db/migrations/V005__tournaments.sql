-- Reason: tournaments: state and history, recurrences, templates, prize pools, and chips of their own.
-- Predecessor: V004.
--
-- A unit of chips is a guild's, or a tournament's, and the two are never exchanged: `mint` makes the latter, `entry` is
-- what an entrant has of them off the table, and the seats and pots of the tournament's tables hold nothing else. The
-- prize pool is the guild's.

CREATE TABLE tournament_schedule(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  guild_id INTEGER NOT NULL,
  body TEXT NOT NULL CHECK(json_valid(body)),
  dropped_ms INTEGER
) STRICT;
CREATE INDEX tournament_schedule_by_guild ON tournament_schedule(guild_id) WHERE dropped_ms IS NULL;
CREATE TRIGGER tournament_schedule_new BEFORE INSERT ON tournament_schedule BEGIN
  SELECT RAISE(ABORT, 'append-only') WHERE EXISTS(SELECT 1 FROM tournament_schedule WHERE id = NEW.id);
  SELECT RAISE(ABORT, 'too many schedules')
  WHERE (SELECT count(*) FROM tournament_schedule WHERE guild_id = NEW.guild_id AND dropped_ms IS NULL) >= 25;
END;
CREATE TRIGGER tournament_schedule_drop BEFORE UPDATE ON tournament_schedule
WHEN OLD.dropped_ms IS NOT NULL OR NEW.dropped_ms IS NULL
  OR (NEW.id, NEW.guild_id, NEW.body) IS NOT (OLD.id, OLD.guild_id, OLD.body)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER tournament_schedule_no_delete BEFORE DELETE ON tournament_schedule
BEGIN SELECT RAISE(ABORT, 'append-only'); END;

CREATE TABLE tournament_template(
  guild_id INTEGER NOT NULL,
  key TEXT NOT NULL,
  name TEXT NOT NULL CHECK(length(name) BETWEEN 1 AND 100),
  body TEXT NOT NULL CHECK(json_valid(body)),
  PRIMARY KEY(guild_id, key)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER tournament_template_new BEFORE INSERT ON tournament_template BEGIN
  SELECT RAISE(ABORT, 'template exists')
  WHERE EXISTS(SELECT 1 FROM tournament_template WHERE guild_id = NEW.guild_id AND key = NEW.key);
  SELECT RAISE(ABORT, 'too many templates')
  WHERE (SELECT count(*) FROM tournament_template WHERE guild_id = NEW.guild_id) >= 25;
END;
CREATE TRIGGER tournament_template_fixed BEFORE UPDATE ON tournament_template
WHEN (NEW.guild_id, NEW.key) IS NOT (OLD.guild_id, OLD.key)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;

-- start_planned_ms is what an occurrence of a schedule is known by; the start itself may move.
CREATE TABLE tournament(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  guild_id INTEGER NOT NULL,
  channel_id INTEGER NOT NULL,
  owner_id INTEGER NOT NULL,
  settings TEXT NOT NULL CHECK(json_valid(settings)),
  state TEXT NOT NULL CHECK(json_valid(state)),
  phase TEXT NOT NULL
    CHECK(phase IN ('scheduled', 'registering', 'check_in', 'running', 'finished', 'cancelled')),
  settled INTEGER NOT NULL DEFAULT 0 CHECK(settled IN (0, 1)),
  schedule_id INTEGER REFERENCES tournament_schedule(id),
  start_planned_ms INTEGER NOT NULL,
  start_ms INTEGER NOT NULL,
  opens_ms INTEGER NOT NULL,
  written_ms INTEGER NOT NULL,
  message_id INTEGER,
  board_id INTEGER,
  event_id INTEGER,
  request_id INTEGER REFERENCES request(id)
) STRICT;
CREATE INDEX tournament_unsettled ON tournament(id) WHERE settled = 0;
CREATE INDEX tournament_by_guild ON tournament(guild_id, start_ms);
CREATE UNIQUE INDEX tournament_occurrence ON tournament(schedule_id, start_planned_ms) WHERE schedule_id IS NOT NULL;
CREATE TRIGGER tournament_new BEFORE INSERT ON tournament BEGIN
  SELECT RAISE(ABORT, 'a tournament starts open and once') WHERE NEW.settled <> 0
    OR NEW.phase NOT IN ('scheduled', 'registering') OR EXISTS(SELECT 1 FROM tournament WHERE id = NEW.id);
  SELECT RAISE(ABORT, 'duplicate request') FROM tournament
  WHERE schedule_id = NEW.schedule_id AND start_planned_ms = NEW.start_planned_ms;
END;
CREATE TRIGGER tournament_no_delete BEFORE DELETE ON tournament BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- Every change with its time and cause.
CREATE TABLE tournament_change(
  tournament_id INTEGER NOT NULL REFERENCES tournament(id),
  number INTEGER NOT NULL CHECK(number >= 1),
  cause TEXT NOT NULL,
  phase TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  request_id INTEGER REFERENCES request(id),
  PRIMARY KEY(tournament_id, number)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER tournament_change_new BEFORE INSERT ON tournament_change
WHEN NEW.number <> 1 + (SELECT coalesce(max(number), 0) FROM tournament_change WHERE tournament_id = NEW.tournament_id)
BEGIN SELECT RAISE(ABORT, 'change out of order'); END;
CREATE TRIGGER tournament_change_no_update BEFORE UPDATE ON tournament_change
BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER tournament_change_no_delete BEFORE DELETE ON tournament_change
BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- Tables

ALTER TABLE poker_table ADD COLUMN tournament_id INTEGER REFERENCES tournament(id);
CREATE INDEX poker_table_by_tournament ON poker_table(tournament_id) WHERE tournament_id IS NOT NULL;
DROP TRIGGER poker_table_fixed;
CREATE TRIGGER poker_table_fixed BEFORE UPDATE ON poker_table
WHEN (NEW.id, NEW.guild_id, NEW.owner_id, NEW.settings, NEW.opened_ms, NEW.request_id, NEW.tournament_id)
  IS NOT (OLD.id, OLD.guild_id, OLD.owner_id, OLD.settings, OLD.opened_ms, OLD.request_id, OLD.tournament_id)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER poker_table_of_tournament BEFORE INSERT ON poker_table WHEN NEW.tournament_id IS NOT NULL AND NOT EXISTS(
  SELECT 1 FROM tournament WHERE id = NEW.tournament_id AND guild_id = NEW.guild_id AND phase = 'running')
BEGIN SELECT RAISE(ABORT, 'tournament does not run'); END;

-- Accounts: two kinds more, so the table is made anew. What refers to it goes first and comes back last.

DROP TRIGGER transfer_new;
DROP TRIGGER transfer_post;
DROP TRIGGER transfer_standing;
DROP TRIGGER transfer_moderated;
DROP TRIGGER hand_close;
DROP TRIGGER poker_table_close;

CREATE TABLE account_next(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  kind TEXT NOT NULL CHECK(kind IN ('issuer', 'wallet', 'seat', 'pot', 'prize', 'mint', 'entry')),
  guild_id INTEGER NOT NULL,
  player_id INTEGER,
  table_id INTEGER REFERENCES poker_table(id),
  tournament_id INTEGER REFERENCES tournament(id),
  balance INTEGER NOT NULL DEFAULT 0,
  last_transfer INTEGER NOT NULL DEFAULT 0,
  CHECK((kind IN ('wallet', 'seat', 'entry')) = (player_id IS NOT NULL)),
  CHECK((kind IN ('seat', 'pot')) = (table_id IS NOT NULL)),
  CHECK((kind IN ('prize', 'mint', 'entry')) = (tournament_id IS NOT NULL)),
  CHECK(kind IN ('issuer', 'mint') OR balance >= 0),
  CHECK(balance BETWEEN -1000000000000000 AND 1000000000000000)
) STRICT;
INSERT INTO account_next SELECT id, kind, guild_id, player_id, table_id, tournament_id, balance, last_transfer
FROM account;
DROP TABLE account;
ALTER TABLE account_next RENAME TO account;

CREATE UNIQUE INDEX account_issuer ON account(guild_id) WHERE kind = 'issuer';
CREATE UNIQUE INDEX account_wallet ON account(player_id, guild_id) WHERE kind = 'wallet';
CREATE UNIQUE INDEX account_seat ON account(player_id, table_id) WHERE kind = 'seat';
CREATE UNIQUE INDEX account_pot ON account(table_id) WHERE kind = 'pot';
CREATE UNIQUE INDEX account_prize ON account(tournament_id) WHERE kind = 'prize';
CREATE UNIQUE INDEX account_mint ON account(tournament_id) WHERE kind = 'mint';
CREATE UNIQUE INDEX account_entry ON account(player_id, tournament_id) WHERE kind = 'entry';
CREATE INDEX account_by_tournament ON account(tournament_id) WHERE tournament_id IS NOT NULL;
CREATE INDEX account_by_table ON account(table_id) WHERE table_id IS NOT NULL;
CREATE INDEX account_wallets ON account(guild_id) WHERE kind = 'wallet';

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
    WHEN 'entry' THEN EXISTS(
      SELECT 1 FROM account WHERE kind = 'entry' AND player_id = NEW.player_id AND tournament_id = NEW.tournament_id)
    ELSE EXISTS(SELECT 1 FROM account WHERE kind = NEW.kind AND tournament_id = NEW.tournament_id)
  END;
  SELECT RAISE(ABORT, 'chips stay in their guild') FROM poker_table
  WHERE id = NEW.table_id AND guild_id <> NEW.guild_id;
  SELECT RAISE(ABORT, 'chips stay in their guild') FROM tournament
  WHERE id = NEW.tournament_id AND guild_id <> NEW.guild_id;
END;
CREATE TRIGGER account_fixed BEFORE UPDATE ON account
WHEN (NEW.id, NEW.kind, NEW.guild_id, NEW.player_id, NEW.table_id, NEW.tournament_id)
  IS NOT (OLD.id, OLD.kind, OLD.guild_id, OLD.player_id, OLD.table_id, OLD.tournament_id)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER account_no_delete BEFORE DELETE ON account BEGIN SELECT RAISE(ABORT, 'append-only'); END;

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
    WHEN 'seat' IN (d.kind, c.kind) AND (d.kind = c.kind OR d.player_id IS NOT c.player_id)
      THEN RAISE(ABORT, 'a stack passes to others only through a pot')
    WHEN d.kind || c.kind NOT IN ('issuerwallet', 'walletissuer', 'walletwallet', 'walletseat', 'seatwallet',
      'walletprize', 'prizewallet', 'issuerprize', 'mintentry', 'entrymint', 'entryseat', 'seatentry')
      THEN RAISE(ABORT, 'chips do not go that way')
    WHEN d.kind NOT IN ('issuer', 'wallet', 'prize') OR c.kind NOT IN ('issuer', 'wallet', 'prize') THEN
      CASE WHEN coalesce(d.tournament_id, (SELECT tournament_id FROM poker_table WHERE id = d.table_id)) IS NOT
        coalesce(c.tournament_id, (SELECT tournament_id FROM poker_table WHERE id = c.table_id))
      THEN RAISE(ABORT, 'a tournament''s chips are its own') END
    WHEN 'prize' IN (d.kind, c.kind) AND EXISTS(
      SELECT 1 FROM tournament WHERE id IN (d.tournament_id, c.tournament_id) AND phase IN ('finished', 'cancelled'))
      THEN RAISE(ABORT, 'tournament over')
  END FROM account d, account c WHERE d.id = NEW.debit AND c.id = NEW.credit;
  SELECT RAISE(ABORT, 'insufficient chips') FROM account
  WHERE id = NEW.debit AND kind NOT IN ('issuer', 'mint') AND balance < NEW.amount;
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
CREATE TRIGGER hand_close BEFORE UPDATE OF state, closed_ms ON hand BEGIN
  SELECT RAISE(ABORT, 'closed hand') WHERE OLD.state <> 'live';
  SELECT RAISE(ABORT, 'pot not empty') FROM account
  WHERE kind = 'pot' AND table_id = OLD.table_id AND balance <> 0 AND NEW.state <> 'live';
END;

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

CREATE TRIGGER tournament_moves BEFORE UPDATE ON tournament BEGIN
  SELECT RAISE(ABORT, 'immutable') WHERE (NEW.id, NEW.guild_id, NEW.owner_id, NEW.schedule_id, NEW.start_planned_ms)
    IS NOT (OLD.id, OLD.guild_id, OLD.owner_id, OLD.schedule_id, OLD.start_planned_ms);
  SELECT RAISE(ABORT, 'tournament over') WHERE OLD.phase IN ('finished', 'cancelled') AND NEW.phase <> OLD.phase;
  SELECT RAISE(ABORT, 'tournament settled')
  WHERE OLD.settled AND
    (NEW.state, NEW.settings, NEW.settled, NEW.channel_id, NEW.start_ms, NEW.opens_ms, NEW.written_ms, NEW.request_id)
    IS NOT
    (OLD.state, OLD.settings, OLD.settled, OLD.channel_id, OLD.start_ms, OLD.opens_ms, OLD.written_ms, OLD.request_id);
  SELECT RAISE(ABORT, 'tournament runs') WHERE OLD.phase = 'running'
    AND NEW.phase NOT IN ('running', 'finished', 'cancelled') OR OLD.phase IN ('running', 'finished', 'cancelled')
    AND NEW.settings <> OLD.settings;
  SELECT RAISE(ABORT, 'prizes are not paid') FROM account
  WHERE NEW.phase IN ('finished', 'cancelled') AND kind = 'prize' AND tournament_id = NEW.id AND balance <> 0;
  SELECT RAISE(ABORT, 'its chips are still there') WHERE NEW.settled AND (
    NEW.phase NOT IN ('finished', 'cancelled')
    OR EXISTS(SELECT 1 FROM account WHERE tournament_id = NEW.id AND balance <> 0)
    OR EXISTS(SELECT 1 FROM poker_table WHERE tournament_id = NEW.id AND closed_ms IS NULL));
END;
