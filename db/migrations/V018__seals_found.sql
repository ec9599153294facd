-- Reason: a new seal looked through all seals of its table, so that each hand cost more than the one before.
-- Predecessor: V017.

DROP TRIGGER seal_new;
CREATE TRIGGER seal_new BEFORE INSERT ON seal BEGIN
  SELECT RAISE(ABORT, 'a deal begins with its seal alone')
  WHERE NEW.state <> 'next' OR NEW.seed IS NULL OR NEW.roster IS NOT NULL OR NEW.message_id IS NOT NULL;
  -- Two questions, for SQLite finds an answer to each by an index, and to both in one by none.
  SELECT RAISE(ABORT, 'sealed before')
  WHERE EXISTS(SELECT 1 FROM seal WHERE table_id = NEW.table_id AND hand >= NEW.hand)
    OR EXISTS(SELECT 1 FROM seal WHERE table_id = NEW.table_id AND state = 'next');
  SELECT RAISE(ABORT, 'the chain of seals is broken') WHERE NEW.before <> coalesce(
    (SELECT seal FROM seal WHERE table_id = NEW.table_id ORDER BY hand DESC LIMIT 1), zeroblob(32));
  SELECT RAISE(ABORT, 'table closed') FROM poker_table WHERE id = NEW.table_id AND closed_ms IS NOT NULL;
END;
