-- Reason: the lobby, one message that shows a server's open tables, and who wants to be called to which game.
-- Predecessor: V012.

-- Where the lobby stands; the room's settings say where it is to stand.
CREATE TABLE lobby_place(
  guild_id INTEGER PRIMARY KEY,
  channel_id INTEGER NOT NULL,
  message_id INTEGER NOT NULL
) STRICT;

-- Who wants to be called when a table of the game waits for players, and when they were called last. A row goes with the
-- link to its user.
CREATE TABLE lobby_wish(
  guild_id INTEGER NOT NULL,
  game TEXT NOT NULL,
  player_id INTEGER NOT NULL CHECK(player_id >= 1),
  called_ms INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY(guild_id, game, player_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX lobby_wish_of_player ON lobby_wish(player_id, guild_id);
CREATE TRIGGER lobby_wish_new BEFORE INSERT ON lobby_wish
WHEN NOT EXISTS(SELECT 1 FROM player_link WHERE player_id = NEW.player_id)
BEGIN SELECT RAISE(ABORT, 'nobody knows this player'); END;
CREATE TRIGGER lobby_wish_forgotten AFTER DELETE ON player_link
BEGIN DELETE FROM lobby_wish WHERE player_id = OLD.player_id; END;

-- The last call to each game. message_id: its message, until that is taken away.
CREATE TABLE lobby_call(
  guild_id INTEGER NOT NULL,
  game TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  channel_id INTEGER NOT NULL,
  message_id INTEGER,
  PRIMARY KEY(guild_id, game)
) STRICT, WITHOUT ROWID;
