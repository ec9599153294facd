-- Reason: an account must be of a shape and a unit that exist, and the list of migrations is append-only.
-- Predecessor: V009.
--
-- The CHECKs and the references said so already, but a connection may switch both off: an entry without a tournament then
-- took chips of no tournament to a table for the server's chips, and a seat at a table that was yet to come changed its
-- unit with it. `check` proves a file by what its migrations brought, so none of them may be forgotten.

CREATE TRIGGER account_shape BEFORE INSERT ON account BEGIN
  SELECT RAISE(ABORT, 'no such account') WHERE
    NEW.kind NOT IN ('issuer', 'wallet', 'seat', 'pot', 'prize', 'mint', 'entry', 'practice')
    OR (NEW.kind IN ('wallet', 'seat', 'entry')) <> (NEW.player_id IS NOT NULL)
    OR (NEW.kind IN ('seat', 'pot', 'practice')) <> (NEW.table_id IS NOT NULL)
    OR (NEW.kind IN ('prize', 'mint', 'entry')) <> (NEW.tournament_id IS NOT NULL);
  SELECT RAISE(ABORT, 'no such table')
  WHERE NEW.table_id IS NOT NULL AND NOT EXISTS(SELECT 1 FROM poker_table WHERE id = NEW.table_id);
  SELECT RAISE(ABORT, 'no such tournament')
  WHERE NEW.tournament_id IS NOT NULL AND NOT EXISTS(SELECT 1 FROM tournament WHERE id = NEW.tournament_id);
END;

CREATE TRIGGER migration_new BEFORE INSERT ON migration
WHEN EXISTS(SELECT 1 FROM migration WHERE version >= NEW.version)
BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER migration_no_update BEFORE UPDATE ON migration BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER migration_no_delete BEFORE DELETE ON migration BEGIN SELECT RAISE(ABORT, 'append-only'); END;
