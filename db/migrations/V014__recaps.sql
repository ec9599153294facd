-- Reason: which weekly recaps were posted, so that each is once, also over a restart.
-- Predecessor: V013.

CREATE TABLE recap(
  guild_id INTEGER NOT NULL,
  monday TEXT NOT NULL CHECK(monday GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  at_ms INTEGER NOT NULL,
  PRIMARY KEY(guild_id, monday)
) STRICT, WITHOUT ROWID;
