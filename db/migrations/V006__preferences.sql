-- Reason: what each player likes wherever he plays: his language, pictures, reminders.
-- Predecessor: V005.

-- The body is bot.tables.preferences.Preferences. A row goes with the link to its user.
CREATE TABLE preference(
  player_id INTEGER PRIMARY KEY CHECK(player_id >= 1),
  body TEXT NOT NULL CHECK(json_valid(body))
) STRICT;
CREATE TRIGGER preference_new BEFORE INSERT ON preference
WHEN NOT EXISTS(SELECT 1 FROM player_link WHERE player_id = NEW.player_id)
BEGIN SELECT RAISE(ABORT, 'nobody knows this player'); END;
CREATE TRIGGER preference_forgotten AFTER DELETE ON player_link
BEGIN DELETE FROM preference WHERE player_id = OLD.player_id; END;
