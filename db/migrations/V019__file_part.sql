-- Reason: several processes share the servers among them, each with a file of its own, and a file must be nobody else's.
-- Predecessor: V018.

-- Part file_part.number of file_part.count. A file without the row has nothing in it, and becomes the part of the process
-- that opens it first.
CREATE TABLE file_part(
  id INTEGER PRIMARY KEY CHECK(id = 1),
  number INTEGER NOT NULL CHECK(number >= 0),
  count INTEGER NOT NULL CHECK(count > number)
) STRICT;
INSERT INTO file_part SELECT 1, 0, 1 WHERE EXISTS(SELECT 1 FROM player_link) OR EXISTS(SELECT 1 FROM account)
  OR EXISTS(SELECT 1 FROM poker_table) OR EXISTS(SELECT 1 FROM audit) OR EXISTS(SELECT 1 FROM request);
CREATE TRIGGER file_part_new BEFORE INSERT ON file_part WHEN EXISTS(SELECT 1 FROM file_part)
BEGIN SELECT RAISE(ABORT, 'a file is one part'); END;
CREATE TRIGGER file_part_no_update BEFORE UPDATE ON file_part BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER file_part_no_delete BEFORE DELETE ON file_part BEGIN SELECT RAISE(ABORT, 'append-only'); END;
