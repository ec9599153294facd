-- Reason: practice: tables with house players, and chips of their own.
-- Predecessor: V006.
--
-- A practice table's chips are a unit of their own, never to be exchanged: `practice` makes and takes them, and the seats
-- and pots of that one table hold nothing else. House players are pseudonyms without a user, and play for nothing else.

ALTER TABLE poker_table ADD COLUMN practice INTEGER NOT NULL DEFAULT 0 CHECK(practice IN (0, 1));
DROP TRIGGER poker_table_fixed;
CREATE TRIGGER poker_table_fixed BEFORE UPDATE ON poker_table
WHEN (NEW.id, NEW.guild_id, NEW.owner_id, NEW.settings, NEW.opened_ms, NEW.request_id, NEW.tournament_id, NEW.practice)
  IS NOT
  (OLD.id, OLD.guild_id, OLD.owner_id, OLD.settings, OLD.opened_ms, OLD.request_id, OLD.tournament_id, OLD.practice)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER poker_table_of_practice BEFORE INSERT ON poker_table
WHEN NEW.practice NOT IN (0, 1) OR (NEW.practice AND NEW.tournament_id IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'a tournament is no practice'); END;

-- The same eight in a server for good.
CREATE TABLE house_player(
  guild_id INTEGER NOT NULL,
  number INTEGER NOT NULL CHECK(number BETWEEN 1 AND 8),
  player_id INTEGER NOT NULL UNIQUE CHECK(player_id >= 1),
  PRIMARY KEY(guild_id, number)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER house_player_new BEFORE INSERT ON house_player BEGIN
  SELECT RAISE(ABORT, 'append-only') WHERE NEW.number NOT BETWEEN 1 AND 8 OR EXISTS(
    SELECT 1 FROM house_player
    WHERE (guild_id = NEW.guild_id AND number = NEW.number) OR player_id = NEW.player_id);
  SELECT RAISE(ABORT, 'a house player is nobody else')
  WHERE EXISTS(SELECT 1 FROM player_link WHERE player_id = NEW.player_id)
    OR EXISTS(SELECT 1 FROM account WHERE player_id = NEW.player_id)
    OR EXISTS(SELECT 1 FROM hand_seat WHERE player_id = NEW.player_id);
END;
CREATE TRIGGER house_player_no_update BEFORE UPDATE ON house_player BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER house_player_no_delete BEFORE DELETE ON house_player BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER player_link_no_house BEFORE INSERT ON player_link
WHEN EXISTS(SELECT 1 FROM house_player WHERE player_id = NEW.player_id)
BEGIN SELECT RAISE(ABORT, 'a house player is nobody else'); END;

-- Accounts: a kind more, so the table is made anew. Other tables' triggers name it by the name that it has again below:
-- the older way of renaming leaves them as they are.

PRAGMA legacy_alter_table = ON;
CREATE TABLE account_next(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  kind TEXT NOT NULL CHECK(kind IN ('issuer', 'wallet', 'seat', 'pot', 'prize', 'mint', 'entry', 'practice')),
  guild_id INTEGER NOT NULL,
  player_id INTEGER,
  table_id INTEGER REFERENCES poker_table(id),
  tournament_id INTEGER REFERENCES tournament(id),
  balance INTEGER NOT NULL DEFAULT 0,
  last_transfer INTEGER NOT NULL DEFAULT 0,
  CHECK((kind IN ('wallet', 'seat', 'entry')) = (player_id IS NOT NULL)),
  CHECK((kind IN ('seat', 'pot', 'practice')) = (table_id IS NOT NULL)),
  CHECK((kind IN ('prize', 'mint', 'entry')) = (tournament_id IS NOT NULL)),
  CHECK(kind IN ('issuer', 'mint', 'practice') OR balance >= 0),
  CHECK(balance BETWEEN -1000000000000000 AND 1000000000000000)
) STRICT;
INSERT INTO account_next SELECT id, kind, guild_id, player_id, table_id, tournament_id, balance, last_transfer
FROM account;
DROP TABLE account;
ALTER TABLE account_next RENAME TO account;
PRAGMA legacy_alter_table = OFF;

CREATE UNIQUE INDEX account_issuer ON account(guild_id) WHERE kind = 'issuer';
CREATE UNIQUE INDEX account_wallet ON account(player_id, guild_id) WHERE kind = 'wallet';
CREATE UNIQUE INDEX account_seat ON account(player_id, table_id) WHERE kind = 'seat';
CREATE UNIQUE INDEX account_pot ON account(table_id) WHERE kind = 'pot';
CREATE UNIQUE INDEX account_prize ON account(tournament_id) WHERE kind = 'prize';
CREATE UNIQUE INDEX account_mint ON account(tournament_id) WHERE kind = 'mint';
CREATE UNIQUE INDEX account_entry ON account(player_id, tournament_id) WHERE kind = 'entry';
CREATE UNIQUE INDEX account_practice ON account(table_id) WHERE kind = 'practice';
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
    WHEN 'practice' THEN EXISTS(SELECT 1 FROM account WHERE kind = 'practice' AND table_id = NEW.table_id)
    WHEN 'entry' THEN EXISTS(
      SELECT 1 FROM account WHERE kind = 'entry' AND player_id = NEW.player_id AND tournament_id = NEW.tournament_id)
    ELSE EXISTS(SELECT 1 FROM account WHERE kind = NEW.kind AND tournament_id = NEW.tournament_id)
  END;
  SELECT RAISE(ABORT, 'chips stay in their guild') FROM poker_table
  WHERE id = NEW.table_id AND guild_id <> NEW.guild_id;
  SELECT RAISE(ABORT, 'chips stay in their guild') FROM tournament
  WHERE id = NEW.tournament_id AND guild_id <> NEW.guild_id;
  SELECT RAISE(ABORT, 'practice chips are for practice tables')
  WHERE NEW.kind = 'practice' AND NOT EXISTS(SELECT 1 FROM poker_table WHERE id = NEW.table_id AND practice);
  SELECT RAISE(ABORT, 'house players play for practice alone') FROM house_player h
  WHERE h.player_id = NEW.player_id AND (NEW.kind <> 'seat' OR h.guild_id <> NEW.guild_id
    OR NOT EXISTS(SELECT 1 FROM poker_table WHERE id = NEW.table_id AND practice));
END;
CREATE TRIGGER account_fixed BEFORE UPDATE ON account
WHEN (NEW.id, NEW.kind, NEW.guild_id, NEW.player_id, NEW.table_id, NEW.tournament_id)
  IS NOT (OLD.id, OLD.kind, OLD.guild_id, OLD.player_id, OLD.table_id, OLD.tournament_id)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER account_no_delete BEFORE DELETE ON account BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER account_moves BEFORE UPDATE OF balance, last_transfer ON account
WHEN NOT EXISTS(
  SELECT 1 FROM transfer t WHERE t.id = NEW.last_transfer AND NEW.last_transfer > OLD.last_transfer
  AND ((t.debit = NEW.id AND NEW.balance = OLD.balance - t.amount)
    OR (t.credit = NEW.id AND NEW.balance = OLD.balance + t.amount)))
BEGIN SELECT RAISE(ABORT, 'a balance moves only by transfer'); END;

DROP TRIGGER transfer_new;
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
    WHEN 'practice' IN (d.kind, c.kind) THEN
      CASE WHEN d.kind || c.kind NOT IN ('practiceseat', 'seatpractice') OR d.table_id <> c.table_id
      THEN RAISE(ABORT, 'practice chips are their table''s own') END
    WHEN EXISTS(SELECT 1 FROM poker_table WHERE id IN (d.table_id, c.table_id) AND practice)
      THEN RAISE(ABORT, 'practice chips are their table''s own')
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
  WHERE id = NEW.debit AND kind NOT IN ('issuer', 'mint', 'practice') AND balance < NEW.amount;
END;
-- Who is banned does not practise either; a frozen wallet is not touched by it.
CREATE TRIGGER transfer_banned_from_practice BEFORE INSERT ON transfer WHEN NEW.hand_id IS NULL BEGIN
  SELECT RAISE(ABORT, 'player banned') FROM account d, account c
  JOIN standing s ON s.guild_id = c.guild_id AND s.player_id = c.player_id
  WHERE d.id = NEW.debit AND d.kind = 'practice' AND c.id = NEW.credit
    AND (s.banned_until_ms > NEW.at_ms OR s.banned_until_ms = 4611686018427387904);
END;

-- Guided hands under way: at which table, whose, and which hand; 0 while it is yet to be dealt.
CREATE TABLE lesson(
  table_id INTEGER PRIMARY KEY REFERENCES poker_table(id),
  player_id INTEGER NOT NULL,
  hand_number INTEGER NOT NULL
) STRICT;
CREATE TRIGGER lesson_ends AFTER UPDATE OF closed_ms ON poker_table WHEN NEW.closed_ms IS NOT NULL
BEGIN DELETE FROM lesson WHERE table_id = NEW.id; END;
