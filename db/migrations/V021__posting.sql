-- Reason: a transfer in a hand made four lists of two accounts or tables, or of three kinds: a fifth of its time.
-- Predecessor: V020.
--
-- What is refused stays the same, in the same order. For each list SQLite fills a table of its own that it throws away,
-- so each account, table and kind is asked for by itself.

DROP TRIGGER transfer_new;
CREATE TRIGGER transfer_new BEFORE INSERT ON transfer BEGIN
  -- SQLite gives -1 here for an id that it will choose itself.
  SELECT RAISE(ABORT, 'append-only') WHERE NEW.id <> -1 AND EXISTS(SELECT 1 FROM transfer WHERE id = NEW.id);
  -- OR REPLACE would take the earlier grant away without asking the delete trigger.
  SELECT RAISE(ABORT, 'granted before')
  WHERE NEW.code = 'grant' AND EXISTS(SELECT 1 FROM transfer WHERE code = 'grant' AND credit = NEW.credit);
  SELECT CASE
    WHEN d.guild_id <> c.guild_id THEN RAISE(ABORT, 'chips stay in their guild')
    WHEN EXISTS(SELECT 1 FROM poker_table WHERE id = d.table_id AND closed_ms IS NOT NULL)
      OR EXISTS(SELECT 1 FROM poker_table WHERE id = c.table_id AND closed_ms IS NOT NULL)
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
  WHERE id = NEW.debit AND kind <> 'issuer' AND kind <> 'mint' AND kind <> 'practice' AND balance < NEW.amount;
END;

DROP TRIGGER transfer_post;
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
  WHERE NOT EXISTS(SELECT 1 FROM account WHERE id = NEW.debit AND last_transfer = NEW.id)
    OR NOT EXISTS(SELECT 1 FROM account WHERE id = NEW.credit AND last_transfer = NEW.id);
  SELECT RAISE(ABORT, 'more chips than there may be') FROM account
  WHERE id = NEW.debit AND balance NOT BETWEEN -1000000000000000 AND 1000000000000000;
  SELECT RAISE(ABORT, 'more chips than there may be') FROM account
  WHERE id = NEW.credit AND balance NOT BETWEEN -1000000000000000 AND 1000000000000000;
END;
