-- Reason: a start must know whose cards went out, so that no letter is sent twice and none is forgotten.
-- Predecessor: V003.

-- The last letter with cards that a player of a table was sent: a digest of which it was, not of what it said.
CREATE TABLE letter(
  table_id INTEGER NOT NULL REFERENCES poker_table(id),
  player_id INTEGER NOT NULL,
  nonce TEXT NOT NULL,
  PRIMARY KEY(table_id, player_id)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER letter_done AFTER UPDATE OF closed_ms ON poker_table WHEN NEW.closed_ms IS NOT NULL
BEGIN DELETE FROM letter WHERE table_id = NEW.id; END;
