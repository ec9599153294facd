-- Reason: proven deals: each table's chain of seals, the positions that deals take, and what is kept of a sealed hand.
-- Predecessor: V014.

-- A deal from its seal on. The seed is secret: it goes when the hand is over, and opens only where nothing was dealt.
CREATE TABLE seal(
  table_id INTEGER NOT NULL REFERENCES poker_table(id),
  hand INTEGER NOT NULL CHECK(hand >= 1),
  before BLOB NOT NULL CHECK(length(before) = 32),
  seal BLOB NOT NULL CHECK(length(seal) = 32),
  seed BLOB CHECK(length(seed) = 32),
  contributions TEXT NOT NULL CHECK(json_valid(contributions)),
  -- Events of the hand before whose acts are among the contributions; those of later ones are added to them.
  up_to INTEGER NOT NULL CHECK(up_to >= 0),
  -- Set when the closing is asked for.
  roster TEXT CHECK(roster IS NULL OR json_valid(roster)),
  thread_id INTEGER,
  message_id INTEGER,
  -- 'lost': the file is a copy, and the deal may have been dealt after it was made.
  state TEXT NOT NULL DEFAULT 'next' CHECK(state IN ('next', 'dealt', 'done', 'void', 'undealt', 'lost')),
  PRIMARY KEY(table_id, hand),
  CHECK((thread_id IS NULL) = (message_id IS NULL)),
  CHECK(message_id IS NULL OR roster IS NOT NULL),
  CHECK((seed IS NULL) = (state IN ('done', 'void', 'lost')))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX seal_next ON seal(table_id) WHERE state = 'next';
CREATE UNIQUE INDEX seal_dealt ON seal(table_id) WHERE state = 'dealt';
CREATE INDEX seal_lost ON seal(table_id, hand) WHERE state = 'lost';
CREATE TRIGGER seal_new BEFORE INSERT ON seal BEGIN
  SELECT RAISE(ABORT, 'a deal begins with its seal alone')
  WHERE NEW.state <> 'next' OR NEW.seed IS NULL OR NEW.roster IS NOT NULL OR NEW.message_id IS NOT NULL;
  SELECT RAISE(ABORT, 'sealed before') WHERE EXISTS(
    SELECT 1 FROM seal WHERE table_id = NEW.table_id AND (hand >= NEW.hand OR state = 'next'));
  SELECT RAISE(ABORT, 'the chain of seals is broken') WHERE NEW.before <> coalesce(
    (SELECT seal FROM seal WHERE table_id = NEW.table_id ORDER BY hand DESC LIMIT 1), zeroblob(32));
  SELECT RAISE(ABORT, 'table closed') FROM poker_table WHERE id = NEW.table_id AND closed_ms IS NOT NULL;
END;
CREATE TRIGGER seal_fixed BEFORE UPDATE ON seal BEGIN
  SELECT RAISE(ABORT, 'a seal is never replaced')
  WHERE (NEW.table_id, NEW.hand, NEW.before, NEW.seal) IS NOT (OLD.table_id, OLD.hand, OLD.before, OLD.seal)
    OR (NEW.seed IS NOT OLD.seed AND NOT (NEW.seed IS NULL AND NEW.state IN ('done', 'void', 'lost')));
  SELECT RAISE(ABORT, 'closed before') WHERE OLD.roster IS NOT NULL
    AND (NEW.contributions, NEW.up_to, NEW.roster) IS NOT (OLD.contributions, OLD.up_to, OLD.roster);
  SELECT RAISE(ABORT, 'closed before') WHERE OLD.message_id IS NOT NULL
    AND (NEW.thread_id, NEW.message_id) IS NOT (OLD.thread_id, OLD.message_id);
  SELECT RAISE(ABORT, 'a deal goes one way only') WHERE NEW.state <> OLD.state
    AND OLD.state || ' ' || NEW.state NOT IN ('next dealt', 'next undealt', 'next lost', 'dealt done', 'dealt void');
  SELECT RAISE(ABORT, 'a deal that is over stays as it is') WHERE OLD.state NOT IN ('next', 'dealt');
  SELECT RAISE(ABORT, 'nothing is dealt unclosed') WHERE NEW.state = 'dealt' AND NEW.message_id IS NULL;
END;
CREATE TRIGGER seal_no_delete BEFORE DELETE ON seal BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER seal_hand_over AFTER UPDATE OF state ON hand WHEN NEW.state <> 'live' BEGIN
  UPDATE seal SET seed = NULL, state = NEW.state
  WHERE table_id = NEW.table_id AND hand = NEW.number AND state = 'dealt';
END;
CREATE TRIGGER seal_table_over AFTER UPDATE OF closed_ms ON poker_table WHEN NEW.closed_ms IS NOT NULL BEGIN
  UPDATE seal SET state = 'undealt' WHERE table_id = NEW.id AND state = 'next';
END;

-- The positions of the sealed decks that an event took; NULL in a hand that was not sealed.
ALTER TABLE hand_event ADD COLUMN taken TEXT CHECK(taken IS NULL OR json_valid(taken));
-- A person's act, which cuts the next deal.
ALTER TABLE hand_event ADD COLUMN person INTEGER NOT NULL DEFAULT 0 CHECK(person IN (0, 1));

-- Hands that were live when the file was copied: how they went on is known to others, so they are undone.
CREATE TABLE copied_hand(
  hand_id INTEGER PRIMARY KEY REFERENCES hand(id)
) STRICT;

-- The decks and openings of a sealed hand that is over. It holds the down cards of every player.
CREATE TABLE hand_record(
  hand_id INTEGER PRIMARY KEY REFERENCES hand(id),
  body TEXT NOT NULL CHECK(json_valid(body))
) STRICT;
CREATE TRIGGER hand_record_new BEFORE INSERT ON hand_record BEGIN
  SELECT RAISE(ABORT, 'append-only') WHERE EXISTS(SELECT 1 FROM hand_record WHERE hand_id = NEW.hand_id);
  SELECT RAISE(ABORT, 'hand not live') WHERE (SELECT state FROM hand WHERE id = NEW.hand_id) IS NOT 'live';
END;
CREATE TRIGGER hand_record_no_update BEFORE UPDATE ON hand_record BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER hand_record_kept BEFORE DELETE ON hand_record BEGIN
  SELECT RAISE(ABORT, 'a live hand needs its cards') WHERE (SELECT state FROM hand WHERE id = OLD.hand_id) = 'live';
  SELECT RAISE(ABORT, 'a hand under dispute keeps its cards') FROM hand h
  JOIN dispute d ON d.table_id = h.table_id AND d.hand_number = h.number AND d.settled_ms IS NULL
  WHERE h.id = OLD.hand_id;
END;
