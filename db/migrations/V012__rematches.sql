-- Reason: a tournament has one rematch at most, however many ask for it, also after a restart.
-- Predecessor: V011.

ALTER TABLE tournament ADD COLUMN rematch_of INTEGER REFERENCES tournament(id);
CREATE UNIQUE INDEX tournament_rematch ON tournament(rematch_of) WHERE rematch_of IS NOT NULL;
CREATE TRIGGER tournament_rematch_new BEFORE INSERT ON tournament WHEN NEW.rematch_of IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'duplicate request') FROM tournament WHERE rematch_of = NEW.rematch_of;
  SELECT RAISE(ABORT, 'no rematch of this') WHERE NOT EXISTS(
    SELECT 1 FROM tournament WHERE id = NEW.rematch_of AND guild_id = NEW.guild_id AND phase = 'finished');
END;
CREATE TRIGGER tournament_rematch_fixed BEFORE UPDATE OF rematch_of ON tournament
WHEN NEW.rematch_of IS NOT OLD.rematch_of
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
