-- Reason: a process that died between a commit and its post lost the post.
-- Predecessor: V022.

-- A post that must reach a channel, written with the change that it tells of and struck out once it has gone out. The
-- words are put together when it is sent: `body` is what they need, `players` whom it calls.
CREATE TABLE due_post(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  guild_id INTEGER NOT NULL,
  -- 0: the moderators' channel, whichever it is by then.
  channel_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  body TEXT NOT NULL CHECK(json_valid(body)),
  players TEXT NOT NULL CHECK(json_valid(players)),
  at_ms INTEGER NOT NULL
) STRICT;
CREATE TRIGGER due_post_fixed BEFORE UPDATE ON due_post BEGIN SELECT RAISE(ABORT, 'immutable'); END;
