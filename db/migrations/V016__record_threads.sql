-- Reason: the threads in whose messages deals are closed, so that a start goes on in the same ones.
-- Predecessor: V015.

-- All that were ever made: of a channel's the newest is in use, and lines that may stand in an older one are looked for
-- there.
CREATE TABLE record_thread(
  thread_id INTEGER PRIMARY KEY,
  guild_id INTEGER NOT NULL,
  channel_id INTEGER NOT NULL
) STRICT;
