-- Reason: what players have done: figures of their hands, what they achieved, and who would rather not be listed.
-- Predecessor: V007.
--
-- All of it is reckoned from the ledger and the log of finished hands, a while after each is over, so that no hand's
-- end waits for it. Chips are never moved by anything here.

-- Hands played to their end whose figures are still to be reckoned, in the order of their ends.
CREATE TABLE uncounted_hand(
  place INTEGER PRIMARY KEY,
  hand_id INTEGER NOT NULL UNIQUE REFERENCES hand(id)
) STRICT;
INSERT INTO uncounted_hand(hand_id) SELECT id FROM hand WHERE state = 'done' ORDER BY closed_ms, id;
CREATE TRIGGER hand_uncounted AFTER UPDATE OF state ON hand WHEN NEW.state = 'done'
BEGIN INSERT INTO uncounted_hand(hand_id) VALUES (NEW.id); END;

-- A player's part in a hand that was played for the server's chips. net: chips won, or below zero lost, by the ledger.
CREATE TABLE hand_result(
  player_id INTEGER NOT NULL,
  hand_id INTEGER NOT NULL REFERENCES hand(id),
  guild_id INTEGER NOT NULL,
  game TEXT NOT NULL,
  closed_ms INTEGER NOT NULL,
  net INTEGER NOT NULL,
  PRIMARY KEY(player_id, hand_id)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER hand_result_new BEFORE INSERT ON hand_result
WHEN EXISTS(SELECT 1 FROM hand_result WHERE player_id = NEW.player_id AND hand_id = NEW.hand_id)
BEGIN SELECT RAISE(ABORT, 'counted before'); END;
CREATE TRIGGER hand_result_no_update BEFORE UPDATE ON hand_result BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER hand_result_no_delete BEFORE DELETE ON hand_result BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- The same summed up. day: days since 1970, UTC. bets: the profit in big bets.
CREATE TABLE player_day(
  guild_id INTEGER NOT NULL,
  player_id INTEGER NOT NULL,
  day INTEGER NOT NULL,
  game TEXT NOT NULL,
  hands INTEGER NOT NULL,
  profit INTEGER NOT NULL,
  bets REAL NOT NULL,
  second_streets INTEGER NOT NULL,
  showdowns INTEGER NOT NULL,
  showdowns_won INTEGER NOT NULL,
  biggest_pot INTEGER NOT NULL,
  PRIMARY KEY(guild_id, player_id, day, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX player_day_by_guild ON player_day(guild_id, day);
CREATE TRIGGER player_day_no_delete BEFORE DELETE ON player_day BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- What a player achieved, and in which hand first.
CREATE TABLE achievement(
  guild_id INTEGER NOT NULL,
  player_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  hand_id INTEGER NOT NULL REFERENCES hand(id),
  PRIMARY KEY(guild_id, player_id, name)
) STRICT, WITHOUT ROWID;

-- Showdowns in a row, to the player's last hand.
CREATE TABLE showdown_run(
  guild_id INTEGER NOT NULL,
  player_id INTEGER NOT NULL,
  showdowns INTEGER NOT NULL,
  PRIMARY KEY(guild_id, player_id)
) STRICT, WITHOUT ROWID;

-- Who is neither on the server's leaderboard nor looked up by others.
CREATE TABLE unlisted_player(
  guild_id INTEGER NOT NULL,
  player_id INTEGER NOT NULL,
  PRIMARY KEY(guild_id, player_id)
) STRICT, WITHOUT ROWID;

-- What is his alone goes with the link to his user; his results stay, a nameless number's.
CREATE TRIGGER history_forgotten AFTER DELETE ON player_link BEGIN
  DELETE FROM achievement WHERE player_id = OLD.player_id;
  DELETE FROM showdown_run WHERE player_id = OLD.player_id;
  DELETE FROM unlisted_player WHERE player_id = OLD.player_id;
END;
