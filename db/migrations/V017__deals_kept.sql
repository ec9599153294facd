-- Reason: once down cards are deleted, what the whole room saw of a sealed deal can still be proved.
-- Predecessor: V016.

DROP TRIGGER hand_record_no_update;
-- What is kept of a deal only ever grows less, and not before its hand's down cards are gone; those of a hand under
-- dispute stay.
CREATE TRIGGER hand_record_shrinks BEFORE UPDATE ON hand_record BEGIN
  SELECT RAISE(ABORT, 'append-only') WHERE NEW.hand_id <> OLD.hand_id OR length(NEW.body) > length(OLD.body);
  SELECT RAISE(ABORT, 'a live hand needs its cards') WHERE (SELECT state FROM hand WHERE id = OLD.hand_id) IS 'live';
  SELECT RAISE(ABORT, 'the hand has its down cards')
  WHERE EXISTS(SELECT 1 FROM hand_secret WHERE hand_id = OLD.hand_id AND class = 'cards');
END;
