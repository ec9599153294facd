-- Reason: a process that died between a commit and its letter lost the letter.
-- Predecessor: V021.

-- A letter that must reach a player, written with the change that it tells of and struck out once it has gone out. The
-- words are put together when it is sent, in the reader's language then: `body` is what they need.
CREATE TABLE due_letter(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  guild_id INTEGER NOT NULL,
  player_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  body TEXT NOT NULL CHECK(json_valid(body)),
  at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX due_letter_by_player ON due_letter(player_id);
CREATE TRIGGER due_letter_fixed BEFORE UPDATE ON due_letter BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER due_letter_forgotten AFTER DELETE ON player_link
BEGIN DELETE FROM due_letter WHERE player_id = OLD.player_id; END;
