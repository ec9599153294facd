-- Reason: the first release needs a schema: users, moderation, tournaments, tables, hands, seals, chips, and posts.
-- Predecessor: none, an empty file.
--
-- Chips move only by rows of `transfer`: one row is a debit and a credit of the same amount, so nothing unbalanced can
-- be written. Players are pseudonyms everywhere but in `player_link`. All times are milliseconds since 1970, UTC.
--
-- Triggers repeat what a CHECK, a reference, or a unique index says already: a connection may switch the first two off,
-- and its OR REPLACE deletes the row in its way, by default without asking the delete triggers.

-- === The file ===

CREATE TABLE migration(
  version INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  at_ms INTEGER NOT NULL
) STRICT;
CREATE TRIGGER migration_new BEFORE INSERT ON migration
WHEN EXISTS(SELECT 1 FROM migration WHERE version >= NEW.version)
BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER migration_no_update BEFORE UPDATE ON migration BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER migration_no_delete BEFORE DELETE ON migration BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- Part file_part.number of file_part.count: several processes share the servers, each with a file of its own. A file
-- without the row has nothing in it, and becomes the part of the process that opens it first.
CREATE TABLE file_part(
  id INTEGER PRIMARY KEY CHECK(id = 1),
  number INTEGER NOT NULL CHECK(number >= 0),
  count INTEGER NOT NULL CHECK(count > number)
) STRICT;
CREATE TRIGGER file_part_new BEFORE INSERT ON file_part WHEN EXISTS(SELECT 1 FROM file_part)
BEGIN SELECT RAISE(ABORT, 'a file is one part'); END;
CREATE TRIGGER file_part_no_update BEFORE UPDATE ON file_part BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER file_part_no_delete BEFORE DELETE ON file_part BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- The key for the digests of users: random, different in each file, made at first use.
CREATE TABLE file_key(
  id INTEGER PRIMARY KEY CHECK(id = 1),
  key BLOB NOT NULL CHECK(length(key) = 32)
) STRICT;
CREATE TRIGGER file_key_new BEFORE INSERT ON file_key WHEN EXISTS(SELECT 1 FROM file_key)
BEGIN SELECT RAISE(ABORT, 'one key a file'); END;
CREATE TRIGGER file_key_no_update BEFORE UPDATE ON file_key BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER file_key_no_delete BEFORE DELETE ON file_key BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- === Users ===

-- Who is who: the one row to delete when a user is to be forgotten.
CREATE TABLE player_link(
  user_id INTEGER PRIMARY KEY,
  player_id INTEGER NOT NULL UNIQUE CHECK(player_id >= 1),
  dm_channel_id INTEGER
) STRICT;
CREATE TRIGGER player_link_new BEFORE INSERT ON player_link
WHEN EXISTS(SELECT 1 FROM player_link WHERE user_id = NEW.user_id OR player_id = NEW.player_id)
BEGIN SELECT RAISE(ABORT, 'player already linked'); END;
-- UPDATE OF would not hear of an id that is changed by its other name, rowid.
CREATE TRIGGER player_link_fixed BEFORE UPDATE ON player_link
WHEN (NEW.user_id, NEW.player_id) IS NOT (OLD.user_id, OLD.player_id)
BEGIN SELECT RAISE(ABORT, 'a pseudonym never changes'); END;

-- Clicks and commands that were carried out; the id makes each happen once. It has the time at which Discord made it,
-- and after_ms is how much later the change was made: a day's clicks are the most rows of the file.
CREATE TABLE request(
  id INTEGER PRIMARY KEY,
  player_id INTEGER,
  name TEXT NOT NULL,
  after_ms INTEGER NOT NULL
) STRICT;
CREATE TRIGGER request_new BEFORE INSERT ON request WHEN EXISTS(SELECT 1 FROM request WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'duplicate request'); END;
CREATE TRIGGER request_no_update BEFORE UPDATE ON request BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER request_no_delete BEFORE DELETE ON request BEGIN SELECT RAISE(ABORT, 'append-only'); END;

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

-- The newest order that set each of a player's preferences: an older one that comes later changes nothing. A row goes
-- with the link to its user.
CREATE TABLE preference_change(
  player_id INTEGER NOT NULL CHECK(player_id >= 1),
  field TEXT NOT NULL,
  order_id INTEGER NOT NULL,
  PRIMARY KEY(player_id, field)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER preference_change_forgotten AFTER DELETE ON player_link
BEGIN DELETE FROM preference_change WHERE player_id = OLD.player_id; END;

-- A user's order, by the id of the interaction that gave it, until this file has carried it out (here) and every other
-- part has answered for its own (due: the numbers of those that have not, of so many parts in all).
CREATE TABLE user_order(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  user_id INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK(kind IN ('delete', 'preferences')),
  body TEXT NOT NULL CHECK(json_valid(body)),
  at_ms INTEGER NOT NULL,
  here INTEGER NOT NULL DEFAULT 1 CHECK(here IN (0, 1)),
  parts INTEGER NOT NULL CHECK(parts >= 2),
  due TEXT NOT NULL CHECK(json_valid(due))
) STRICT;
CREATE INDEX user_order_by_user ON user_order(user_id);
CREATE INDEX user_order_leaving ON user_order(user_id) WHERE here AND kind = 'delete';
CREATE TRIGGER user_order_new BEFORE INSERT ON user_order
WHEN EXISTS(SELECT 1 FROM user_order WHERE id = NEW.id) OR EXISTS(SELECT 1 FROM request WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'duplicate request'); END;
CREATE TRIGGER user_order_fixed BEFORE UPDATE ON user_order BEGIN
  SELECT RAISE(ABORT, 'immutable') WHERE (NEW.id, NEW.user_id, NEW.kind, NEW.body, NEW.at_ms)
    IS NOT (OLD.id, OLD.user_id, OLD.kind, OLD.body, OLD.at_ms);
  SELECT RAISE(ABORT, 'carried out before') WHERE NEW.here > OLD.here;
END;

-- A user who was forgotten, by the HMAC-SHA256 of their id, and what they had in each server that being forgotten must
-- not free them of. Deleted when they come back, otherwise after a time. Never joined to their former pseudonym.
CREATE TABLE forgotten_user(
  digest BLOB NOT NULL CHECK(length(digest) = 32),
  guild_id INTEGER NOT NULL,
  banned_until_ms INTEGER,
  frozen INTEGER NOT NULL CHECK(frozen IN (0, 1)),
  claimed_ms INTEGER,
  at_ms INTEGER NOT NULL,
  PRIMARY KEY(digest, guild_id)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER forgotten_user_new BEFORE INSERT ON forgotten_user
WHEN EXISTS(SELECT 1 FROM forgotten_user WHERE digest = NEW.digest AND guild_id = NEW.guild_id)
BEGIN SELECT RAISE(ABORT, 'forgotten before'); END;
-- A ban without end or a frozen wallet stays until they have it back.
CREATE TRIGGER forgotten_user_kept BEFORE DELETE ON forgotten_user
WHEN (OLD.frozen OR OLD.banned_until_ms = 4611686018427387904) AND NOT EXISTS(
  SELECT 1 FROM audit l JOIN standing s ON s.guild_id = l.guild_id AND s.audit_number = l.number
  WHERE l.guild_id = OLD.guild_id AND (l.act, l.at_ms) = ('returned', OLD.at_ms)
  AND (s.banned_until_ms, s.frozen) IS (OLD.banned_until_ms, OLD.frozen))
BEGIN SELECT RAISE(ABORT, 'banned or frozen'); END;
CREATE TRIGGER forgotten_user_no_update BEFORE UPDATE ON forgotten_user BEGIN SELECT RAISE(ABORT, 'immutable'); END;

-- The newest order by which a user was forgotten, under the digest that forgotten_user has: an older order of theirs
-- that comes later does not forget them again. It is kept as long as their other traces.
CREATE TABLE forgotten_order(
  digest BLOB PRIMARY KEY,
  order_id INTEGER NOT NULL,
  at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A player who has come back after being forgotten, and when they last claimed before.
CREATE TABLE returned_player(
  player_id INTEGER NOT NULL,
  guild_id INTEGER NOT NULL,
  claimed_ms INTEGER,
  PRIMARY KEY(player_id, guild_id)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER returned_player_new BEFORE INSERT ON returned_player
WHEN EXISTS(SELECT 1 FROM returned_player WHERE player_id = NEW.player_id AND guild_id = NEW.guild_id)
BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER returned_player_no_update BEFORE UPDATE ON returned_player BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER returned_player_no_delete BEFORE DELETE ON returned_player BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- === Moderation ===
--
-- Whoever changes one of these writes a line of the audit first, and the change names it: one without its line is
-- refused, and where chips or a ban are concerned the line must say exactly what is done.

-- Append-only, numbered for each guild without gaps. A line's digest is SHA-256, in hexadecimal, over the digest before
-- it (64 zeros before the first) and the line as JSON: the program computes it, and `check` does so again.
CREATE TABLE audit(
  guild_id INTEGER NOT NULL,
  number INTEGER NOT NULL CHECK(number >= 1),
  act TEXT NOT NULL CHECK(length(act) BETWEEN 1 AND 40 AND act NOT GLOB '*[^a-z_]*'),
  actor_id INTEGER,
  reason TEXT NOT NULL CHECK(length(reason) <= 6000),
  at_ms INTEGER NOT NULL,
  subject_id INTEGER,
  table_id INTEGER,
  hand_number INTEGER,
  before TEXT NOT NULL CHECK(length(before) <= 6000),
  after TEXT NOT NULL CHECK(length(after) <= 6000),
  prev TEXT NOT NULL,
  digest TEXT NOT NULL,
  PRIMARY KEY(guild_id, number)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER audit_new BEFORE INSERT ON audit BEGIN
  SELECT RAISE(ABORT, 'the audit goes on from its last line') WHERE (NEW.number, NEW.prev) IS NOT (
    SELECT coalesce(max(number), 0) + 1, coalesce((
      SELECT digest FROM audit WHERE guild_id = NEW.guild_id ORDER BY number DESC LIMIT 1), printf('%064d', 0))
    FROM audit WHERE guild_id = NEW.guild_id);
  SELECT RAISE(ABORT, 'no digest') WHERE length(NEW.digest) <> 64 OR NEW.digest GLOB '*[^0-9a-f]*'
    OR typeof(NEW.digest) <> 'text' OR NEW.digest = NEW.prev;
END;
CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER audit_no_delete BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'append-only'); END;

CREATE TABLE room_settings(
  guild_id INTEGER PRIMARY KEY,
  body TEXT NOT NULL CHECK(json_valid(body)),
  audit_number INTEGER NOT NULL,
  FOREIGN KEY(guild_id, audit_number) REFERENCES audit(guild_id, number)
) STRICT;
CREATE TRIGGER room_settings_new BEFORE INSERT ON room_settings BEGIN
  SELECT RAISE(ABORT, 'no JSON') WHERE NOT json_valid(NEW.body);
  SELECT RAISE(ABORT, 'one row a guild') WHERE EXISTS(SELECT 1 FROM room_settings WHERE guild_id = NEW.guild_id);
  SELECT RAISE(ABORT, 'a change needs its line of the audit')
  WHERE NEW.audit_number IS NOT (SELECT max(number) FROM audit WHERE guild_id = NEW.guild_id);
END;
CREATE TRIGGER room_settings_change BEFORE UPDATE ON room_settings BEGIN
  SELECT RAISE(ABORT, 'no JSON') WHERE NOT json_valid(NEW.body);
  SELECT RAISE(ABORT, 'immutable') WHERE NEW.guild_id IS NOT OLD.guild_id;
  SELECT RAISE(ABORT, 'a change needs its line of the audit') WHERE NEW.audit_number <= OLD.audit_number
    OR NEW.audit_number IS NOT (SELECT max(number) FROM audit WHERE guild_id = NEW.guild_id);
END;
CREATE TRIGGER room_settings_no_delete BEFORE DELETE ON room_settings
BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- key: the name as it is compared, whatever its case.
CREATE TABLE table_preset(
  guild_id INTEGER NOT NULL,
  key TEXT NOT NULL,
  name TEXT NOT NULL CHECK(length(name) BETWEEN 1 AND 100),
  body TEXT NOT NULL CHECK(json_valid(body)),
  audit_number INTEGER NOT NULL,
  PRIMARY KEY(guild_id, key),
  FOREIGN KEY(guild_id, audit_number) REFERENCES audit(guild_id, number)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER table_preset_new BEFORE INSERT ON table_preset BEGIN
  SELECT RAISE(ABORT, 'no JSON') WHERE NOT json_valid(NEW.body);
  SELECT RAISE(ABORT, 'preset exists')
  WHERE EXISTS(SELECT 1 FROM table_preset WHERE guild_id = NEW.guild_id AND key = NEW.key);
  SELECT RAISE(ABORT, 'too many presets')
  WHERE (SELECT count(*) FROM table_preset WHERE guild_id = NEW.guild_id) >= 25;
  SELECT RAISE(ABORT, 'a change needs its line of the audit')
  WHERE NEW.audit_number IS NOT (SELECT max(number) FROM audit WHERE guild_id = NEW.guild_id);
END;
CREATE TRIGGER table_preset_change BEFORE UPDATE ON table_preset BEGIN
  SELECT RAISE(ABORT, 'no JSON') WHERE NOT json_valid(NEW.body);
  SELECT RAISE(ABORT, 'immutable') WHERE (NEW.guild_id, NEW.key) IS NOT (OLD.guild_id, OLD.key);
  SELECT RAISE(ABORT, 'a change needs its line of the audit') WHERE NEW.audit_number <= OLD.audit_number
    OR NEW.audit_number IS NOT (SELECT max(number) FROM audit WHERE guild_id = NEW.guild_id);
END;

-- Bans and frozen wallets. 4611686018427387904 is a ban without end.
CREATE TABLE standing(
  guild_id INTEGER NOT NULL,
  player_id INTEGER NOT NULL,
  banned_until_ms INTEGER,
  frozen INTEGER NOT NULL CHECK(frozen IN (0, 1)),
  audit_number INTEGER NOT NULL,
  PRIMARY KEY(guild_id, player_id),
  FOREIGN KEY(guild_id, audit_number) REFERENCES audit(guild_id, number)
) STRICT, WITHOUT ROWID;
-- In the audit's words: free, frozen, banned, banned until 1795000000000, banned until 1795000000000, frozen.
CREATE VIEW standing_words AS SELECT guild_id, player_id, audit_number, CASE
  WHEN banned_until_ms IS NULL THEN iif(frozen, 'frozen', 'free')
  ELSE iif(banned_until_ms = 4611686018427387904, 'banned', 'banned until ' || banned_until_ms)
    || iif(frozen, ', frozen', '')
  END AS words FROM standing;
CREATE TRIGGER standing_new BEFORE INSERT ON standing
WHEN EXISTS(SELECT 1 FROM standing WHERE guild_id = NEW.guild_id AND player_id = NEW.player_id)
BEGIN SELECT RAISE(ABORT, 'one standing a player'); END;
CREATE TRIGGER standing_change BEFORE UPDATE ON standing BEGIN
  SELECT RAISE(ABORT, 'immutable') WHERE (NEW.guild_id, NEW.player_id) IS NOT (OLD.guild_id, OLD.player_id);
  SELECT RAISE(ABORT, 'a standing needs its line of the audit') WHERE NEW.audit_number <= OLD.audit_number;
END;
-- A line about a table is no line about a standing: a ruling may say any words.
CREATE TRIGGER standing_made AFTER INSERT ON standing BEGIN
  SELECT RAISE(ABORT, 'a standing needs its line of the audit') WHERE NOT EXISTS(
    SELECT 1 FROM standing_words s JOIN audit l ON l.guild_id = s.guild_id AND l.number = s.audit_number
    WHERE s.guild_id = NEW.guild_id AND s.player_id = NEW.player_id AND (l.subject_id, l.after) = (s.player_id, s.words)
    AND l.table_id IS NULL);
END;
CREATE TRIGGER standing_changed AFTER UPDATE ON standing BEGIN
  SELECT RAISE(ABORT, 'a standing needs its line of the audit') WHERE NOT EXISTS(
    SELECT 1 FROM standing_words s JOIN audit l ON l.guild_id = s.guild_id AND l.number = s.audit_number
    WHERE s.guild_id = NEW.guild_id AND s.player_id = NEW.player_id AND (l.subject_id, l.after) = (s.player_id, s.words)
    AND l.table_id IS NULL);
END;
CREATE TRIGGER standing_no_delete BEFORE DELETE ON standing BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- channel_id, message_id: the dispute's post before the moderators, so that it can show how it was settled.
CREATE TABLE dispute(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  guild_id INTEGER NOT NULL,
  table_id INTEGER NOT NULL REFERENCES poker_table(id),
  hand_number INTEGER NOT NULL,
  player_id INTEGER NOT NULL,
  text TEXT NOT NULL CHECK(length(text) <= 6000),
  at_ms INTEGER NOT NULL,
  request_id INTEGER REFERENCES request(id),
  ruling TEXT CHECK(length(ruling) <= 6000),
  settled_ms INTEGER,
  audit_number INTEGER,
  channel_id INTEGER,
  message_id INTEGER CHECK((message_id IS NULL) = (channel_id IS NULL)),
  CHECK((ruling IS NULL) = (settled_ms IS NULL)),
  CHECK((ruling IS NULL) = (audit_number IS NULL)),
  FOREIGN KEY(guild_id, audit_number) REFERENCES audit(guild_id, number)
) STRICT;
CREATE INDEX dispute_open ON dispute(guild_id, player_id) WHERE settled_ms IS NULL;
CREATE INDEX dispute_by_guild ON dispute(guild_id, audit_number);
CREATE TRIGGER dispute_new BEFORE INSERT ON dispute BEGIN
  SELECT RAISE(ABORT, 'a dispute starts open and once')
  WHERE (NEW.ruling, NEW.settled_ms, NEW.audit_number) IS NOT (NULL, NULL, NULL)
    OR EXISTS(SELECT 1 FROM dispute WHERE id = NEW.id);
  SELECT RAISE(ABORT, 'no such hand') WHERE NOT EXISTS(
    SELECT 1 FROM poker_table t JOIN hand h ON h.table_id = t.id
    WHERE t.id = NEW.table_id AND t.guild_id = NEW.guild_id AND h.number = NEW.hand_number);
  SELECT RAISE(ABORT, 'too many disputes') FROM dispute
  WHERE guild_id = NEW.guild_id AND player_id = NEW.player_id AND settled_ms IS NULL
  GROUP BY player_id
  HAVING count(*) >= 5 OR max((table_id, hand_number) = (NEW.table_id, NEW.hand_number));
END;
-- The text may be taken away when its author is to be forgotten.
CREATE TRIGGER dispute_settle BEFORE UPDATE ON dispute BEGIN
  SELECT RAISE(ABORT, 'immutable') WHERE
    (NEW.id, NEW.guild_id, NEW.table_id, NEW.hand_number, NEW.player_id, NEW.at_ms, NEW.request_id)
    IS NOT (OLD.id, OLD.guild_id, OLD.table_id, OLD.hand_number, OLD.player_id, OLD.at_ms, OLD.request_id)
    OR NEW.text NOT IN (OLD.text, '');
  SELECT CASE
    WHEN OLD.settled_ms IS NOT NULL THEN RAISE(ABORT, 'settled before')
    WHEN NEW.settled_ms IS NULL OR EXISTS(
      SELECT 1 FROM dispute WHERE guild_id = NEW.guild_id AND audit_number = NEW.audit_number)
      OR NOT EXISTS(
        SELECT 1 FROM audit WHERE guild_id = NEW.guild_id AND number = NEW.audit_number AND after = NEW.ruling
        AND (subject_id, table_id, hand_number) = (NEW.player_id, NEW.table_id, NEW.hand_number))
      THEN RAISE(ABORT, 'a ruling needs its line of the audit')
  END WHERE (NEW.ruling, NEW.settled_ms, NEW.audit_number) IS NOT (OLD.ruling, OLD.settled_ms, OLD.audit_number);
END;
CREATE TRIGGER dispute_no_delete BEFORE DELETE ON dispute BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- Servers whose administrators were told, once, that there is no channel to post disputes in.
CREATE TABLE dispute_hint(
  guild_id INTEGER PRIMARY KEY,
  at_ms INTEGER NOT NULL
) STRICT;

-- === Tournaments ===

CREATE TABLE tournament_schedule(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  guild_id INTEGER NOT NULL,
  body TEXT NOT NULL CHECK(json_valid(body)),
  dropped_ms INTEGER
) STRICT;
CREATE INDEX tournament_schedule_by_guild ON tournament_schedule(guild_id) WHERE dropped_ms IS NULL;
CREATE TRIGGER tournament_schedule_new BEFORE INSERT ON tournament_schedule BEGIN
  SELECT RAISE(ABORT, 'append-only') WHERE EXISTS(SELECT 1 FROM tournament_schedule WHERE id = NEW.id);
  SELECT RAISE(ABORT, 'too many schedules')
  WHERE (SELECT count(*) FROM tournament_schedule WHERE guild_id = NEW.guild_id AND dropped_ms IS NULL) >= 25;
END;
CREATE TRIGGER tournament_schedule_change BEFORE UPDATE ON tournament_schedule
WHEN OLD.dropped_ms IS NOT NULL OR (NEW.id, NEW.guild_id) IS NOT (OLD.id, OLD.guild_id)
  OR (NEW.dropped_ms IS NOT NULL AND NEW.body <> OLD.body)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER tournament_schedule_no_delete BEFORE DELETE ON tournament_schedule
BEGIN SELECT RAISE(ABORT, 'append-only'); END;

CREATE TABLE tournament_template(
  guild_id INTEGER NOT NULL,
  key TEXT NOT NULL,
  name TEXT NOT NULL CHECK(length(name) BETWEEN 1 AND 100),
  body TEXT NOT NULL CHECK(json_valid(body)),
  PRIMARY KEY(guild_id, key)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER tournament_template_new BEFORE INSERT ON tournament_template BEGIN
  SELECT RAISE(ABORT, 'template exists')
  WHERE EXISTS(SELECT 1 FROM tournament_template WHERE guild_id = NEW.guild_id AND key = NEW.key);
  SELECT RAISE(ABORT, 'too many templates')
  WHERE (SELECT count(*) FROM tournament_template WHERE guild_id = NEW.guild_id) >= 25;
END;
CREATE TRIGGER tournament_template_fixed BEFORE UPDATE ON tournament_template
WHEN (NEW.guild_id, NEW.key) IS NOT (OLD.guild_id, OLD.key)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;

-- start_planned_ms: an occurrence of a schedule is known by it; the start itself may move.
CREATE TABLE tournament(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  guild_id INTEGER NOT NULL,
  channel_id INTEGER NOT NULL,
  owner_id INTEGER NOT NULL,
  settings TEXT NOT NULL CHECK(json_valid(settings)),
  state TEXT NOT NULL CHECK(json_valid(state)),
  phase TEXT NOT NULL
    CHECK(phase IN ('scheduled', 'registering', 'check_in', 'running', 'finished', 'cancelled')),
  settled INTEGER NOT NULL DEFAULT 0 CHECK(settled IN (0, 1)),
  schedule_id INTEGER REFERENCES tournament_schedule(id),
  start_planned_ms INTEGER NOT NULL,
  start_ms INTEGER NOT NULL,
  opens_ms INTEGER NOT NULL,
  written_ms INTEGER NOT NULL,
  message_id INTEGER,
  board_id INTEGER,
  event_id INTEGER,
  request_id INTEGER REFERENCES request(id),
  rematch_of INTEGER REFERENCES tournament(id),
  follows INTEGER REFERENCES tournament(id)
) STRICT;
CREATE INDEX tournament_unsettled ON tournament(id) WHERE settled = 0;
CREATE INDEX tournament_by_guild ON tournament(guild_id, start_ms);
CREATE UNIQUE INDEX tournament_occurrence ON tournament(schedule_id, start_planned_ms) WHERE schedule_id IS NOT NULL;
CREATE UNIQUE INDEX tournament_rematch ON tournament(rematch_of) WHERE rematch_of IS NOT NULL;
CREATE UNIQUE INDEX tournament_follows ON tournament(follows) WHERE follows IS NOT NULL;
CREATE INDEX tournament_standing ON tournament(id) WHERE json_extract(settings, '$.standing');
CREATE TRIGGER tournament_new BEFORE INSERT ON tournament BEGIN
  SELECT RAISE(ABORT, 'a tournament starts open and once') WHERE NEW.settled <> 0
    OR NEW.phase NOT IN ('scheduled', 'registering') OR EXISTS(SELECT 1 FROM tournament WHERE id = NEW.id);
  SELECT RAISE(ABORT, 'duplicate request') FROM tournament
  WHERE schedule_id = NEW.schedule_id AND start_planned_ms = NEW.start_planned_ms;
END;
CREATE TRIGGER tournament_moves BEFORE UPDATE ON tournament BEGIN
  SELECT RAISE(ABORT, 'immutable') WHERE (NEW.id, NEW.guild_id, NEW.owner_id, NEW.schedule_id, NEW.start_planned_ms)
    IS NOT (OLD.id, OLD.guild_id, OLD.owner_id, OLD.schedule_id, OLD.start_planned_ms);
  SELECT RAISE(ABORT, 'tournament over') WHERE OLD.phase IN ('finished', 'cancelled') AND NEW.phase <> OLD.phase;
  SELECT RAISE(ABORT, 'tournament settled')
  WHERE OLD.settled AND
    (NEW.state, NEW.settings, NEW.settled, NEW.channel_id, NEW.start_ms, NEW.opens_ms, NEW.written_ms, NEW.request_id)
    IS NOT
    (OLD.state, OLD.settings, OLD.settled, OLD.channel_id, OLD.start_ms, OLD.opens_ms, OLD.written_ms, OLD.request_id);
  SELECT RAISE(ABORT, 'tournament runs') WHERE OLD.phase = 'running'
    AND NEW.phase NOT IN ('running', 'finished', 'cancelled') OR OLD.phase IN ('running', 'finished', 'cancelled')
    AND NEW.settings <> OLD.settings;
  SELECT RAISE(ABORT, 'prizes are not paid') FROM account
  WHERE NEW.phase IN ('finished', 'cancelled') AND kind IN ('prize', 'bounty') AND tournament_id = NEW.id
    AND balance <> 0;
  SELECT RAISE(ABORT, 'its chips are still there') WHERE NEW.settled AND (
    NEW.phase NOT IN ('finished', 'cancelled')
    OR EXISTS(SELECT 1 FROM account WHERE tournament_id = NEW.id AND balance <> 0)
    OR EXISTS(SELECT 1 FROM poker_table WHERE tournament_id = NEW.id AND closed_ms IS NULL));
END;
CREATE TRIGGER tournament_no_delete BEFORE DELETE ON tournament BEGIN SELECT RAISE(ABORT, 'append-only'); END;
-- A tournament has at most one rematch, however many ask for it.
CREATE TRIGGER tournament_rematch_new BEFORE INSERT ON tournament WHEN NEW.rematch_of IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'duplicate request') FROM tournament WHERE rematch_of = NEW.rematch_of;
  SELECT RAISE(ABORT, 'no rematch of this') WHERE NOT EXISTS(
    SELECT 1 FROM tournament WHERE id = NEW.rematch_of AND guild_id = NEW.guild_id AND phase = 'finished');
END;
CREATE TRIGGER tournament_rematch_fixed BEFORE UPDATE OF rematch_of ON tournament
WHEN NEW.rematch_of IS NOT OLD.rematch_of
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
-- One at a time of a standing sit and go is open: the next follows once, when the one before no longer is.
CREATE TRIGGER tournament_follows_new BEFORE INSERT ON tournament WHEN NEW.follows IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'duplicate request') FROM tournament WHERE follows = NEW.follows;
  SELECT RAISE(ABORT, 'nothing to follow') WHERE NOT EXISTS(SELECT 1 FROM tournament WHERE id = NEW.follows
    AND guild_id = NEW.guild_id AND phase IN ('running', 'finished', 'cancelled'));
END;
CREATE TRIGGER tournament_follows_fixed BEFORE UPDATE OF follows ON tournament
WHEN NEW.follows IS NOT OLD.follows
BEGIN SELECT RAISE(ABORT, 'immutable'); END;

-- Every change with its time and cause.
CREATE TABLE tournament_change(
  tournament_id INTEGER NOT NULL REFERENCES tournament(id),
  number INTEGER NOT NULL CHECK(number >= 1),
  cause TEXT NOT NULL,
  phase TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  request_id INTEGER REFERENCES request(id),
  PRIMARY KEY(tournament_id, number)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER tournament_change_new BEFORE INSERT ON tournament_change
WHEN NEW.number <> 1 + (SELECT coalesce(max(number), 0) FROM tournament_change WHERE tournament_id = NEW.tournament_id)
BEGIN SELECT RAISE(ABORT, 'change out of order'); END;
CREATE TRIGGER tournament_change_no_update BEFORE UPDATE ON tournament_change
BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER tournament_change_no_delete BEFORE DELETE ON tournament_change
BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- === Tables ===

CREATE TABLE poker_table(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  guild_id INTEGER NOT NULL,
  channel_id INTEGER NOT NULL,
  owner_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  settings TEXT NOT NULL CHECK(json_valid(settings)),
  state TEXT NOT NULL CHECK(json_valid(state)),
  message_id INTEGER,
  opened_ms INTEGER NOT NULL,
  closed_ms INTEGER,
  request_id INTEGER REFERENCES request(id),
  tournament_id INTEGER REFERENCES tournament(id),
  practice INTEGER NOT NULL DEFAULT 0 CHECK(practice IN (0, 1))
) STRICT;
CREATE INDEX poker_table_open ON poker_table(id) WHERE closed_ms IS NULL;
CREATE UNIQUE INDEX poker_table_channel ON poker_table(channel_id) WHERE closed_ms IS NULL;
CREATE INDEX poker_table_by_guild ON poker_table(guild_id, opened_ms);
CREATE INDEX poker_table_by_tournament ON poker_table(tournament_id) WHERE tournament_id IS NOT NULL;
-- Asked before the index is: OR REPLACE would take the other table away.
CREATE TRIGGER poker_table_new BEFORE INSERT ON poker_table BEGIN
  SELECT RAISE(ABORT, 'a table starts open and once')
  WHERE NEW.closed_ms IS NOT NULL OR EXISTS(SELECT 1 FROM poker_table WHERE id = NEW.id);
  SELECT RAISE(ABORT, 'channel taken')
  WHERE EXISTS(SELECT 1 FROM poker_table WHERE channel_id = NEW.channel_id AND closed_ms IS NULL);
END;
CREATE TRIGGER poker_table_of_tournament BEFORE INSERT ON poker_table WHEN NEW.tournament_id IS NOT NULL AND NOT EXISTS(
  SELECT 1 FROM tournament WHERE id = NEW.tournament_id AND guild_id = NEW.guild_id AND phase = 'running')
BEGIN SELECT RAISE(ABORT, 'tournament does not run'); END;
CREATE TRIGGER poker_table_of_practice BEFORE INSERT ON poker_table
WHEN NEW.practice NOT IN (0, 1) OR (NEW.practice AND NEW.tournament_id IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'a tournament is no practice'); END;
CREATE TRIGGER poker_table_move BEFORE UPDATE OF channel_id ON poker_table WHEN EXISTS(
  SELECT 1 FROM poker_table WHERE channel_id = NEW.channel_id AND closed_ms IS NULL AND id <> NEW.id)
BEGIN SELECT RAISE(ABORT, 'channel taken'); END;
CREATE TRIGGER poker_table_close BEFORE UPDATE ON poker_table BEGIN
  SELECT RAISE(ABORT, 'table closed') WHERE OLD.closed_ms IS NOT NULL;
  SELECT RAISE(ABORT, 'hand still live')
  WHERE NEW.closed_ms IS NOT NULL AND EXISTS(SELECT 1 FROM hand WHERE table_id = OLD.id AND state = 'live');
  SELECT RAISE(ABORT, 'table holds chips')
  WHERE NEW.closed_ms IS NOT NULL AND EXISTS(SELECT 1 FROM account WHERE table_id = OLD.id AND balance <> 0);
END;
CREATE TRIGGER poker_table_fixed BEFORE UPDATE ON poker_table
WHEN (NEW.id, NEW.guild_id, NEW.owner_id, NEW.settings, NEW.opened_ms, NEW.request_id, NEW.tournament_id, NEW.practice)
  IS NOT
  (OLD.id, OLD.guild_id, OLD.owner_id, OLD.settings, OLD.opened_ms, OLD.request_id, OLD.tournament_id, OLD.practice)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER poker_table_no_delete BEFORE DELETE ON poker_table BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- The last letter with cards that a player of a table was sent, so that a start sends none twice and forgets none: a
-- digest of which it was, not of what it said.
CREATE TABLE letter(
  table_id INTEGER NOT NULL REFERENCES poker_table(id),
  player_id INTEGER NOT NULL,
  nonce TEXT NOT NULL,
  PRIMARY KEY(table_id, player_id)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER letter_done AFTER UPDATE OF closed_ms ON poker_table WHEN NEW.closed_ms IS NOT NULL
BEGIN DELETE FROM letter WHERE table_id = NEW.id; END;

-- Computer players: the same eight in a server forever, pseudonyms without a user, who play only for practice.
CREATE TABLE house_player(
  guild_id INTEGER NOT NULL,
  number INTEGER NOT NULL CHECK(number BETWEEN 1 AND 8),
  player_id INTEGER NOT NULL UNIQUE CHECK(player_id >= 1),
  PRIMARY KEY(guild_id, number)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER house_player_new BEFORE INSERT ON house_player BEGIN
  SELECT RAISE(ABORT, 'append-only') WHERE NEW.number NOT BETWEEN 1 AND 8 OR EXISTS(
    SELECT 1 FROM house_player
    WHERE (guild_id = NEW.guild_id AND number = NEW.number) OR player_id = NEW.player_id);
  SELECT RAISE(ABORT, 'a house player is nobody else')
  WHERE EXISTS(SELECT 1 FROM player_link WHERE player_id = NEW.player_id)
    OR EXISTS(SELECT 1 FROM account WHERE player_id = NEW.player_id)
    OR EXISTS(SELECT 1 FROM hand_seat WHERE player_id = NEW.player_id);
END;
CREATE TRIGGER house_player_no_update BEFORE UPDATE ON house_player BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER house_player_no_delete BEFORE DELETE ON house_player BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER player_link_no_house BEFORE INSERT ON player_link
WHEN EXISTS(SELECT 1 FROM house_player WHERE player_id = NEW.player_id)
BEGIN SELECT RAISE(ABORT, 'a house player is nobody else'); END;

-- Guided hands under way: at which table, whose, and which hand; 0 while it is yet to be dealt.
CREATE TABLE lesson(
  table_id INTEGER PRIMARY KEY REFERENCES poker_table(id),
  player_id INTEGER NOT NULL,
  hand_number INTEGER NOT NULL
) STRICT;
CREATE TRIGGER lesson_ends AFTER UPDATE OF closed_ms ON poker_table WHEN NEW.closed_ms IS NOT NULL
BEGIN DELETE FROM lesson WHERE table_id = NEW.id; END;

-- === Hands ===

CREATE TABLE hand(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  table_id INTEGER NOT NULL REFERENCES poker_table(id),
  number INTEGER NOT NULL CHECK(number >= 1),
  state TEXT NOT NULL DEFAULT 'live' CHECK(state IN ('live', 'done', 'void')),
  opened_ms INTEGER NOT NULL,
  closed_ms INTEGER,
  UNIQUE(table_id, number)
) STRICT;
CREATE UNIQUE INDEX hand_live ON hand(table_id) WHERE state = 'live';
CREATE INDEX hand_by_table ON hand(table_id, id);
CREATE INDEX hand_finished ON hand(closed_ms) WHERE state = 'done';
CREATE TRIGGER hand_new BEFORE INSERT ON hand BEGIN
  SELECT RAISE(ABORT, 'a hand starts live and once') WHERE NEW.state <> 'live' OR EXISTS(
    SELECT 1 FROM hand WHERE id = NEW.id OR (table_id = NEW.table_id AND (number = NEW.number OR state = 'live')));
  SELECT RAISE(ABORT, 'table closed') FROM poker_table WHERE id = NEW.table_id AND closed_ms IS NOT NULL;
END;
CREATE TRIGGER hand_fixed BEFORE UPDATE ON hand
WHEN (NEW.id, NEW.table_id, NEW.number, NEW.opened_ms) IS NOT (OLD.id, OLD.table_id, OLD.number, OLD.opened_ms)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER hand_close BEFORE UPDATE OF state, closed_ms ON hand BEGIN
  SELECT RAISE(ABORT, 'closed hand') WHERE OLD.state <> 'live';
  SELECT RAISE(ABORT, 'pot not empty') FROM account
  WHERE kind = 'pot' AND table_id = OLD.table_id AND balance <> 0 AND NEW.state <> 'live';
END;
CREATE TRIGGER hand_no_delete BEFORE DELETE ON hand BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- Whose seat was whose, since events name only seats.
CREATE TABLE hand_seat(
  hand_id INTEGER NOT NULL REFERENCES hand(id),
  seat INTEGER NOT NULL,
  player_id INTEGER NOT NULL,
  PRIMARY KEY(hand_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX hand_seat_by_player ON hand_seat(player_id, hand_id);
CREATE TRIGGER hand_seat_new BEFORE INSERT ON hand_seat
WHEN EXISTS(SELECT 1 FROM hand_seat WHERE hand_id = NEW.hand_id AND seat = NEW.seat)
BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER hand_seat_no_update BEFORE UPDATE ON hand_seat BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER hand_seat_no_delete BEFORE DELETE ON hand_seat BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- The kind is the event's place in EVENTS in bot/poker/events.py: 12 is Folded, 18 HoldingShown, 21 HandFinished. The
-- body is the list that bot/poker/codec.py makes of the event. Where an event has a seat, it comes first. Without
-- at_ms, an event has the cause of the one before: events of one commit have one cause.
CREATE TABLE hand_event(
  hand_id INTEGER NOT NULL REFERENCES hand(id),
  seq INTEGER NOT NULL CHECK(seq >= 1),
  kind INTEGER NOT NULL,
  body TEXT NOT NULL CHECK(json_valid(body)),
  -- The place in Via in bot/tables/saving.py.
  via INTEGER,
  at_ms INTEGER,
  request_id INTEGER REFERENCES request(id),
  -- The positions of the sealed decks that the event took, in the bytes of db/event_rows.py; NULL if it took none,
  -- or the hand was not sealed.
  taken BLOB,
  -- A person's act, which cuts the next deal.
  person INTEGER NOT NULL DEFAULT 0 CHECK(person IN (0, 1)),
  PRIMARY KEY(hand_id, seq),
  CHECK(at_ms IS NOT NULL OR (seq > 1 AND via IS NULL AND request_id IS NULL))
) STRICT, WITHOUT ROWID;
-- After the hand only this is written: those who held cards and did not fold may show them, once each, and not after
-- the table's next hand has begun.
CREATE TRIGGER hand_event_new BEFORE INSERT ON hand_event BEGIN
  SELECT RAISE(ABORT, 'hand not live')
  WHERE (SELECT state FROM hand WHERE id = NEW.hand_id) IS NOT 'live' AND NOT coalesce((
    SELECT h.state = 'done' AND NEW.kind = 18
      AND h.id = (SELECT max(id) FROM hand WHERE table_id = h.table_id)
      AND EXISTS(SELECT 1 FROM hand_seat WHERE hand_id = h.id AND seat = json_extract(NEW.body, '$[0]'))
      AND NOT EXISTS(SELECT 1 FROM forgotten_hand WHERE hand_id = h.id)
      AND NOT EXISTS(
        SELECT 1 FROM hand_event e WHERE e.hand_id = h.id AND e.kind IN (18, 12)
        AND json_extract(e.body, '$[0]') = json_extract(NEW.body, '$[0]') AND (e.kind = 12 OR e.seq > (
          SELECT max(seq) FROM hand_event WHERE hand_id = h.id AND kind = 21)))
    FROM hand h WHERE h.id = NEW.hand_id), 0);
  SELECT RAISE(ABORT, 'event out of order')
  WHERE NEW.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM hand_event WHERE hand_id = NEW.hand_id);
END;
CREATE TRIGGER hand_event_no_update BEFORE UPDATE ON hand_event BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER hand_event_kept BEFORE DELETE ON hand_event
WHEN NOT EXISTS(SELECT 1 FROM forgotten_hand WHERE hand_id = OLD.hand_id)
BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- What events keep from the room, in rows of its own: the deck's go when the hand closes, the cards' by retention.
CREATE TABLE hand_secret(
  hand_id INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  class TEXT NOT NULL CHECK(class IN ('deck', 'cards')),
  body TEXT NOT NULL CHECK(json_valid(body)),
  PRIMARY KEY(hand_id, seq, class),
  FOREIGN KEY(hand_id, seq) REFERENCES hand_event(hand_id, seq)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER hand_secret_new BEFORE INSERT ON hand_secret BEGIN
  SELECT RAISE(ABORT, 'hand not live') WHERE (SELECT state FROM hand WHERE id = NEW.hand_id) IS NOT 'live';
  SELECT RAISE(ABORT, 'append-only') WHERE EXISTS(
    SELECT 1 FROM hand_secret WHERE hand_id = NEW.hand_id AND seq = NEW.seq AND class = NEW.class);
END;
CREATE TRIGGER hand_secret_no_update BEFORE UPDATE ON hand_secret BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER hand_secret_kept BEFORE DELETE ON hand_secret
WHEN (SELECT state FROM hand WHERE id = OLD.hand_id) = 'live'
BEGIN SELECT RAISE(ABORT, 'a live hand needs its cards'); END;
-- They are what the dispute is about.
CREATE TRIGGER hand_secret_disputed BEFORE DELETE ON hand_secret WHEN OLD.class = 'cards' AND EXISTS(
  SELECT 1 FROM hand h JOIN dispute d ON d.table_id = h.table_id AND d.hand_number = h.number
  WHERE h.id = OLD.hand_id AND d.settled_ms IS NULL)
BEGIN SELECT RAISE(ABORT, 'a hand under dispute keeps its cards'); END;
CREATE TRIGGER hand_closed AFTER UPDATE OF state ON hand WHEN NEW.state <> 'live'
BEGIN DELETE FROM hand_secret WHERE hand_id = NEW.id AND class = 'deck'; END;

-- Hands whose events are gone: the chips, the number, and who was dealt in stay. Marked first, then emptied, in one
-- transaction.
CREATE TABLE forgotten_hand(
  hand_id INTEGER PRIMARY KEY REFERENCES hand(id),
  at_ms INTEGER NOT NULL
) STRICT;
CREATE TRIGGER forgotten_hand_new BEFORE INSERT ON forgotten_hand BEGIN
  SELECT RAISE(ABORT, 'forgotten before') WHERE EXISTS(SELECT 1 FROM forgotten_hand WHERE hand_id = NEW.hand_id);
  SELECT RAISE(ABORT, 'a live hand needs its events')
  WHERE NOT EXISTS(SELECT 1 FROM hand WHERE id = NEW.hand_id AND state <> 'live');
  SELECT RAISE(ABORT, 'a hand under dispute keeps its events') FROM hand h
  JOIN dispute d ON d.table_id = h.table_id AND d.hand_number = h.number AND d.settled_ms IS NULL
  WHERE h.id = NEW.hand_id;
END;
CREATE TRIGGER forgotten_hand_no_update BEFORE UPDATE ON forgotten_hand BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER forgotten_hand_no_delete BEFORE DELETE ON forgotten_hand BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- Hands that were live when the file was copied: others know how they went on, so they are undone.
CREATE TABLE copied_hand(
  hand_id INTEGER PRIMARY KEY REFERENCES hand(id)
) STRICT;

-- === Seals ===

-- A deal from its seal on. The seed is secret: it goes when the hand is over, and opens only where nothing was dealt.
-- The next deal is sealed when the closing of the one before is asked for, so a table has two that wait until it is dealt.
CREATE TABLE seal(
  table_id INTEGER NOT NULL REFERENCES poker_table(id),
  hand INTEGER NOT NULL CHECK(hand >= 1),
  before BLOB NOT NULL CHECK(length(before) = 32),
  seal BLOB NOT NULL CHECK(length(seal) = 32),
  seed BLOB CHECK(length(seed) = 32),
  -- In the bytes of db/seal_rows.py, like the roster.
  contributions BLOB NOT NULL,
  -- Events of the hand before whose acts are among the contributions; those of later ones are added to them.
  up_to INTEGER NOT NULL CHECK(up_to >= 0),
  -- Set when the closing is asked for.
  roster BLOB,
  thread_id INTEGER,
  message_id INTEGER,
  -- 'lost': the file is a copy, and the deal may have been dealt after it was made.
  state TEXT NOT NULL DEFAULT 'next' CHECK(state IN ('next', 'dealt', 'done', 'void', 'undealt', 'lost')),
  PRIMARY KEY(table_id, hand),
  CHECK((thread_id IS NULL) = (message_id IS NULL)),
  CHECK(message_id IS NULL OR roster IS NOT NULL),
  CHECK((seed IS NULL) = (state IN ('done', 'void', 'lost')))
) STRICT, WITHOUT ROWID;
-- One of them is being closed at most, and one is open.
CREATE UNIQUE INDEX seal_next ON seal(table_id, roster IS NULL) WHERE state = 'next';
CREATE UNIQUE INDEX seal_dealt ON seal(table_id) WHERE state = 'dealt';
CREATE INDEX seal_lost ON seal(table_id, hand) WHERE state = 'lost';
CREATE TRIGGER seal_new BEFORE INSERT ON seal BEGIN
  SELECT RAISE(ABORT, 'a deal begins with its seal alone')
  WHERE NEW.state <> 'next' OR NEW.seed IS NULL OR NEW.roster IS NOT NULL OR NEW.message_id IS NOT NULL;
  -- Two questions, for SQLite finds an answer to each by an index, and to both in one by none.
  SELECT RAISE(ABORT, 'sealed before')
  WHERE EXISTS(SELECT 1 FROM seal WHERE table_id = NEW.table_id AND hand >= NEW.hand)
    OR EXISTS(SELECT 1 FROM seal WHERE table_id = NEW.table_id AND state = 'next' AND (roster IS NULL) = 1);
  SELECT RAISE(ABORT, 'the chain of seals is broken') WHERE NEW.before <> coalesce(
    (SELECT seal FROM seal WHERE table_id = NEW.table_id ORDER BY hand DESC LIMIT 1), zeroblob(32));
  SELECT RAISE(ABORT, 'table closed') FROM poker_table WHERE id = NEW.table_id AND closed_ms IS NOT NULL;
END;
CREATE TRIGGER seal_fixed BEFORE UPDATE ON seal BEGIN
  SELECT RAISE(ABORT, 'a seal is never replaced')
  WHERE (NEW.table_id, NEW.hand, NEW.before, NEW.seal) IS NOT (OLD.table_id, OLD.hand, OLD.before, OLD.seal)
    OR (NEW.seed IS NOT OLD.seed AND NOT (NEW.seed IS NULL AND NEW.state IN ('done', 'void', 'lost')));
  SELECT RAISE(ABORT, 'closed before') WHERE OLD.roster IS NOT NULL
    AND (NEW.contributions, NEW.up_to, NEW.roster) IS NOT (OLD.contributions, OLD.up_to, OLD.roster);
  SELECT RAISE(ABORT, 'closed before') WHERE OLD.message_id IS NOT NULL
    AND (NEW.thread_id, NEW.message_id) IS NOT (OLD.thread_id, OLD.message_id);
  SELECT RAISE(ABORT, 'a deal goes one way only') WHERE NEW.state <> OLD.state
    AND OLD.state || ' ' || NEW.state NOT IN ('next dealt', 'next undealt', 'next lost', 'dealt done', 'dealt void');
  SELECT RAISE(ABORT, 'a deal that is over stays as it is') WHERE OLD.state NOT IN ('next', 'dealt');
  SELECT RAISE(ABORT, 'nothing is dealt unclosed') WHERE NEW.state = 'dealt' AND NEW.message_id IS NULL;
END;
CREATE TRIGGER seal_no_delete BEFORE DELETE ON seal BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER seal_hand_over AFTER UPDATE OF state ON hand WHEN NEW.state <> 'live' BEGIN
  UPDATE seal SET seed = NULL, state = NEW.state
  WHERE table_id = NEW.table_id AND hand = NEW.number AND state = 'dealt';
END;
CREATE TRIGGER seal_table_over AFTER UPDATE OF closed_ms ON poker_table WHEN NEW.closed_ms IS NOT NULL BEGIN
  UPDATE seal SET state = 'undealt' WHERE table_id = NEW.id AND state = 'next';
END;

-- The decks and openings of a sealed hand that is over, in the bytes of bot/fairness/kept_bytes.py. It holds the down
-- cards of every player. Records are numbered in the order in which hands end, so that each page of the file has two:
-- in the order of hands, one that ends late would part them. What is longer than half a page goes on in
-- hand_record_rest.
CREATE TABLE hand_record(
  id INTEGER PRIMARY KEY,
  hand_id INTEGER NOT NULL UNIQUE REFERENCES hand(id),
  body BLOB NOT NULL CHECK(length(body) <= 2024)
) STRICT;
CREATE TABLE hand_record_rest(
  hand_id INTEGER PRIMARY KEY REFERENCES hand_record(hand_id),
  body BLOB NOT NULL
) STRICT;
CREATE TRIGGER hand_record_new BEFORE INSERT ON hand_record BEGIN
  -- SQLite gives -1 here for an id that it will choose itself.
  SELECT RAISE(ABORT, 'append-only') WHERE EXISTS(SELECT 1 FROM hand_record WHERE hand_id = NEW.hand_id)
    OR (NEW.id <> -1 AND EXISTS(SELECT 1 FROM hand_record WHERE id = NEW.id));
  SELECT RAISE(ABORT, 'hand not live') WHERE (SELECT state FROM hand WHERE id = NEW.hand_id) IS NOT 'live';
END;
-- Places are only ever shut, and not before the hand's down cards are gone: what the whole room saw can still be proved
-- then. A shut place takes 15 bytes more than an open one; what no longer fits into half a page moves to the rest. A
-- hand under dispute keeps its cards.
CREATE TRIGGER hand_record_shuts BEFORE UPDATE ON hand_record BEGIN
  SELECT RAISE(ABORT, 'append-only') WHERE (NEW.id, NEW.hand_id) <> (OLD.id, OLD.hand_id)
    OR length(NEW.body) < length(OLD.body)
    OR ((length(NEW.body) - length(OLD.body)) % 15 <> 0 AND length(NEW.body) <> 2024);
  SELECT RAISE(ABORT, 'a live hand needs its cards') WHERE (SELECT state FROM hand WHERE id = OLD.hand_id) IS 'live';
  SELECT RAISE(ABORT, 'the hand has its down cards')
  WHERE EXISTS(SELECT 1 FROM hand_secret WHERE hand_id = OLD.hand_id AND class = 'cards');
END;
CREATE TRIGGER hand_record_kept BEFORE DELETE ON hand_record BEGIN
  SELECT RAISE(ABORT, 'a live hand needs its cards') WHERE (SELECT state FROM hand WHERE id = OLD.hand_id) = 'live';
  SELECT RAISE(ABORT, 'a hand under dispute keeps its cards') FROM hand h
  JOIN dispute d ON d.table_id = h.table_id AND d.hand_number = h.number AND d.settled_ms IS NULL
  WHERE h.id = OLD.hand_id;
END;
CREATE TRIGGER hand_record_gone AFTER DELETE ON hand_record
BEGIN DELETE FROM hand_record_rest WHERE hand_id = OLD.hand_id; END;
CREATE TRIGGER hand_record_rest_new BEFORE INSERT ON hand_record_rest BEGIN
  SELECT RAISE(ABORT, 'append-only') WHERE EXISTS(SELECT 1 FROM hand_record_rest WHERE hand_id = NEW.hand_id);
  SELECT RAISE(ABORT, 'half a page comes first')
  WHERE (SELECT length(body) FROM hand_record WHERE hand_id = NEW.hand_id) IS NOT 2024;
  SELECT RAISE(ABORT, 'the hand has its down cards')
  WHERE (SELECT state FROM hand WHERE id = NEW.hand_id) IS NOT 'live'
    AND EXISTS(SELECT 1 FROM hand_secret WHERE hand_id = NEW.hand_id AND class = 'cards');
END;
CREATE TRIGGER hand_record_rest_shuts BEFORE UPDATE ON hand_record_rest BEGIN
  SELECT RAISE(ABORT, 'append-only') WHERE NEW.hand_id <> OLD.hand_id
    OR length(NEW.body) < length(OLD.body) OR (length(NEW.body) - length(OLD.body)) % 15 <> 0;
  SELECT RAISE(ABORT, 'a live hand needs its cards') WHERE (SELECT state FROM hand WHERE id = OLD.hand_id) IS 'live';
  SELECT RAISE(ABORT, 'the hand has its down cards')
  WHERE EXISTS(SELECT 1 FROM hand_secret WHERE hand_id = OLD.hand_id AND class = 'cards');
END;
CREATE TRIGGER hand_record_rest_kept BEFORE DELETE ON hand_record_rest
WHEN EXISTS(SELECT 1 FROM hand_record WHERE hand_id = OLD.hand_id)
BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- The threads in whose messages deals are closed, all that were ever made: the newest of a channel is in use, and lines
-- that may stand in an older one are looked for there.
CREATE TABLE record_thread(
  thread_id INTEGER PRIMARY KEY,
  guild_id INTEGER NOT NULL,
  channel_id INTEGER NOT NULL
) STRICT;

-- === Chips ===
--
-- A unit of chips is a guild's, a tournament's, or a practice table's, and no two are ever exchanged. `issuer` makes a
-- guild's chips, `mint` a tournament's, `practice` a practice table's: what they made is their negative balance.
-- `entry` is what an entrant has of a tournament's chips off the table; the seats and pots of its tables hold nothing
-- else. A `prize` pool holds the guild's chips, and so does a `bounty`: those on one entrant's head.
CREATE TABLE account(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  kind TEXT NOT NULL CHECK(kind IN ('issuer', 'wallet', 'seat', 'pot', 'prize', 'bounty', 'mint', 'entry', 'practice')),
  guild_id INTEGER NOT NULL,
  player_id INTEGER,
  table_id INTEGER REFERENCES poker_table(id),
  tournament_id INTEGER REFERENCES tournament(id),
  balance INTEGER NOT NULL DEFAULT 0,
  last_transfer INTEGER NOT NULL DEFAULT 0,
  CHECK((kind IN ('wallet', 'seat', 'entry', 'bounty')) = (player_id IS NOT NULL)),
  CHECK((kind IN ('seat', 'pot', 'practice')) = (table_id IS NOT NULL)),
  CHECK((kind IN ('prize', 'bounty', 'mint', 'entry')) = (tournament_id IS NOT NULL)),
  CHECK(kind IN ('issuer', 'mint', 'practice') OR balance >= 0),
  CHECK(balance BETWEEN -1000000000000000 AND 1000000000000000)
) STRICT;
CREATE UNIQUE INDEX account_issuer ON account(guild_id) WHERE kind = 'issuer';
CREATE UNIQUE INDEX account_wallet ON account(player_id, guild_id) WHERE kind = 'wallet';
CREATE UNIQUE INDEX account_seat ON account(player_id, table_id) WHERE kind = 'seat';
CREATE UNIQUE INDEX account_pot ON account(table_id) WHERE kind = 'pot';
CREATE UNIQUE INDEX account_prize ON account(tournament_id) WHERE kind = 'prize';
CREATE UNIQUE INDEX account_mint ON account(tournament_id) WHERE kind = 'mint';
CREATE UNIQUE INDEX account_entry ON account(player_id, tournament_id) WHERE kind = 'entry';
CREATE UNIQUE INDEX account_bounty ON account(player_id, tournament_id) WHERE kind = 'bounty';
CREATE UNIQUE INDEX account_practice ON account(table_id) WHERE kind = 'practice';
CREATE INDEX account_by_tournament ON account(tournament_id) WHERE tournament_id IS NOT NULL;
CREATE INDEX account_by_table ON account(table_id) WHERE table_id IS NOT NULL;
CREATE INDEX account_wallets ON account(guild_id) WHERE kind = 'wallet';
CREATE TRIGGER account_new BEFORE INSERT ON account BEGIN
  SELECT RAISE(ABORT, 'an account opens empty') WHERE NEW.balance <> 0 OR NEW.last_transfer <> 0;
  SELECT RAISE(ABORT, 'account exists') WHERE EXISTS(SELECT 1 FROM account WHERE id = NEW.id);
  SELECT RAISE(ABORT, 'account exists') WHERE CASE NEW.kind
    WHEN 'issuer' THEN EXISTS(SELECT 1 FROM account WHERE kind = 'issuer' AND guild_id = NEW.guild_id)
    WHEN 'wallet' THEN EXISTS(
      SELECT 1 FROM account WHERE kind = 'wallet' AND player_id = NEW.player_id AND guild_id = NEW.guild_id)
    WHEN 'seat' THEN EXISTS(
      SELECT 1 FROM account WHERE kind = 'seat' AND player_id = NEW.player_id AND table_id = NEW.table_id)
    WHEN 'pot' THEN EXISTS(SELECT 1 FROM account WHERE kind = 'pot' AND table_id = NEW.table_id)
    WHEN 'practice' THEN EXISTS(SELECT 1 FROM account WHERE kind = 'practice' AND table_id = NEW.table_id)
    WHEN 'entry' THEN EXISTS(
      SELECT 1 FROM account WHERE kind = 'entry' AND player_id = NEW.player_id AND tournament_id = NEW.tournament_id)
    WHEN 'bounty' THEN EXISTS(
      SELECT 1 FROM account WHERE kind = 'bounty' AND player_id = NEW.player_id AND tournament_id = NEW.tournament_id)
    ELSE EXISTS(SELECT 1 FROM account WHERE kind = NEW.kind AND tournament_id = NEW.tournament_id)
  END;
  SELECT RAISE(ABORT, 'chips stay in their guild') FROM poker_table
  WHERE id = NEW.table_id AND guild_id <> NEW.guild_id;
  SELECT RAISE(ABORT, 'chips stay in their guild') FROM tournament
  WHERE id = NEW.tournament_id AND guild_id <> NEW.guild_id;
  SELECT RAISE(ABORT, 'practice chips are for practice tables')
  WHERE NEW.kind = 'practice' AND NOT EXISTS(SELECT 1 FROM poker_table WHERE id = NEW.table_id AND practice);
  SELECT RAISE(ABORT, 'house players play for practice alone') FROM house_player h
  WHERE h.player_id = NEW.player_id AND (NEW.kind <> 'seat' OR h.guild_id <> NEW.guild_id
    OR NOT EXISTS(SELECT 1 FROM poker_table WHERE id = NEW.table_id AND practice));
END;
CREATE TRIGGER account_fixed BEFORE UPDATE ON account
WHEN (NEW.id, NEW.kind, NEW.guild_id, NEW.player_id, NEW.table_id, NEW.tournament_id)
  IS NOT (OLD.id, OLD.kind, OLD.guild_id, OLD.player_id, OLD.table_id, OLD.tournament_id)
BEGIN SELECT RAISE(ABORT, 'immutable'); END;
CREATE TRIGGER account_no_delete BEFORE DELETE ON account BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER account_moves BEFORE UPDATE OF balance, last_transfer ON account
WHEN NOT EXISTS(
  SELECT 1 FROM transfer t WHERE t.id = NEW.last_transfer AND NEW.last_transfer > OLD.last_transfer
  AND ((t.debit = NEW.id AND NEW.balance = OLD.balance - t.amount)
    OR (t.credit = NEW.id AND NEW.balance = OLD.balance + t.amount)))
BEGIN SELECT RAISE(ABORT, 'a balance moves only by transfer'); END;
-- With CHECKs and references off, an entry without a tournament could take chips of no tournament to a table for the
-- guild's chips, and a seat at a table that is yet to come would change its unit with it.
CREATE TRIGGER account_shape BEFORE INSERT ON account BEGIN
  SELECT RAISE(ABORT, 'no such account') WHERE
    NEW.kind NOT IN ('issuer', 'wallet', 'seat', 'pot', 'prize', 'bounty', 'mint', 'entry', 'practice')
    OR (NEW.kind IN ('wallet', 'seat', 'entry', 'bounty')) <> (NEW.player_id IS NOT NULL)
    OR (NEW.kind IN ('seat', 'pot', 'practice')) <> (NEW.table_id IS NOT NULL)
    OR (NEW.kind IN ('prize', 'bounty', 'mint', 'entry')) <> (NEW.tournament_id IS NOT NULL);
  SELECT RAISE(ABORT, 'no such table')
  WHERE NEW.table_id IS NOT NULL AND NOT EXISTS(SELECT 1 FROM poker_table WHERE id = NEW.table_id);
  SELECT RAISE(ABORT, 'no such tournament')
  WHERE NEW.tournament_id IS NOT NULL AND NOT EXISTS(SELECT 1 FROM tournament WHERE id = NEW.tournament_id);
END;

CREATE TABLE transfer(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  debit INTEGER NOT NULL REFERENCES account(id),
  credit INTEGER NOT NULL REFERENCES account(id),
  amount INTEGER NOT NULL CHECK(amount BETWEEN 1 AND 1000000000000),
  code TEXT NOT NULL CHECK(length(code) BETWEEN 1 AND 40),
  hand_id INTEGER REFERENCES hand(id),
  at_ms INTEGER NOT NULL,
  request_id INTEGER REFERENCES request(id),
  CHECK(debit <> credit)
) STRICT;
CREATE INDEX transfer_by_hand ON transfer(hand_id) WHERE hand_id IS NOT NULL;
CREATE INDEX transfer_claim ON transfer(credit, at_ms) WHERE code = 'claim';
CREATE UNIQUE INDEX transfer_grant ON transfer(credit) WHERE code = 'grant';
-- For statements, reports, and the archive. A bet touches neither.
CREATE INDEX transfer_out ON transfer(debit, at_ms) WHERE hand_id IS NULL;
CREATE INDEX transfer_in ON transfer(credit, at_ms) WHERE hand_id IS NULL;
CREATE TRIGGER transfer_no_update BEFORE UPDATE ON transfer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER transfer_no_delete BEFORE DELETE ON transfer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
-- What moves between a seat and a pot has a hand, and pays nothing for the triggers up to transfer_new, which lets
-- nothing else have one.
CREATE TRIGGER transfer_standing BEFORE INSERT ON transfer WHEN NEW.hand_id IS NULL BEGIN
  SELECT CASE
    WHEN (s.banned_until_ms > NEW.at_ms OR s.banned_until_ms = 4611686018427387904) AND c.kind IN ('seat', 'prize', 'bounty')
      THEN RAISE(ABORT, 'player banned')
    WHEN s.frozen AND (c.kind <> 'issuer' OR NEW.code NOT IN ('moderator_deduct', 'moderator_reset', 'forgotten'))
      THEN RAISE(ABORT, 'wallet frozen')
  END FROM account d JOIN standing s ON s.guild_id = d.guild_id AND s.player_id = d.player_id, account c
  WHERE d.id = NEW.debit AND d.kind = 'wallet' AND c.id = NEW.credit;
  SELECT CASE
    WHEN s.banned_until_ms > NEW.at_ms OR s.banned_until_ms = 4611686018427387904 THEN RAISE(ABORT, 'player banned')
    WHEN s.frozen THEN RAISE(ABORT, 'wallet frozen')
  END FROM account c JOIN standing s ON s.guild_id = c.guild_id AND s.player_id = c.player_id, account d
  WHERE c.id = NEW.credit AND c.kind = 'wallet' AND d.id = NEW.debit AND d.kind = 'issuer'
    AND NEW.code NOT IN ('grant', 'moderator_grant', 'moderator_reset');
END;
-- The line says what was in the wallet and what is in it now, so it serves only once.
CREATE TRIGGER transfer_moderated BEFORE INSERT ON transfer
WHEN NEW.hand_id IS NULL AND NEW.code GLOB 'moderator_*' AND NOT EXISTS(
  SELECT 1 FROM account w, account i, audit l
  WHERE w.id IN (NEW.debit, NEW.credit) AND w.kind = 'wallet' AND i.id IN (NEW.debit, NEW.credit) AND i.kind = 'issuer'
  AND l.guild_id = w.guild_id AND l.number = (SELECT max(number) FROM audit WHERE guild_id = w.guild_id)
  AND l.subject_id = w.player_id AND l.before = 'chips ' || w.balance
  AND l.after = 'chips ' || (w.balance + iif(w.id = NEW.credit, NEW.amount, -NEW.amount)))
BEGIN SELECT RAISE(ABORT, 'a moderator moves chips only with his line of the audit'); END;
-- A banned player does not practice either; a frozen wallet has nothing to do with it.
CREATE TRIGGER transfer_banned_from_practice BEFORE INSERT ON transfer WHEN NEW.hand_id IS NULL BEGIN
  SELECT RAISE(ABORT, 'player banned') FROM account d, account c
  JOIN standing s ON s.guild_id = c.guild_id AND s.player_id = c.player_id
  WHERE d.id = NEW.debit AND d.kind = 'practice' AND c.id = NEW.credit
    AND (s.banned_until_ms > NEW.at_ms OR s.banned_until_ms = 4611686018427387904);
END;
-- A player who is to be forgotten once they sit nowhere any more takes no new seat until then.
CREATE TRIGGER transfer_leaving BEFORE INSERT ON transfer
WHEN NEW.hand_id IS NULL AND EXISTS(SELECT 1 FROM user_order WHERE here AND kind = 'delete') BEGIN
  SELECT RAISE(ABORT, 'player leaving') FROM account d, account c
  JOIN player_link l ON l.player_id = iif(d.kind = 'practice', c.player_id, d.player_id)
  JOIN user_order o ON o.user_id = l.user_id AND o.here AND o.kind = 'delete'
  WHERE d.id = NEW.debit AND c.id = NEW.credit AND (d.kind = 'practice' OR (d.kind, c.kind) IN (
    ('wallet', 'seat'), ('wallet', 'prize'), ('wallet', 'bounty')));
END;
-- A transfer in a hand is the most frequent write. SQLite fills a table of its own for each IN with columns and throws
-- it away again, so each account, table, and kind is asked for by itself.
CREATE TRIGGER transfer_new BEFORE INSERT ON transfer BEGIN
  -- SQLite gives -1 here for an id that it will choose itself.
  SELECT RAISE(ABORT, 'append-only') WHERE NEW.id <> -1 AND EXISTS(SELECT 1 FROM transfer WHERE id = NEW.id);
  -- OR REPLACE would take the earlier grant away without asking the delete trigger.
  SELECT RAISE(ABORT, 'granted before')
  WHERE NEW.code = 'grant' AND EXISTS(SELECT 1 FROM transfer WHERE code = 'grant' AND credit = NEW.credit);
  SELECT CASE
    WHEN d.guild_id <> c.guild_id THEN RAISE(ABORT, 'chips stay in their guild')
    WHEN EXISTS(SELECT 1 FROM poker_table WHERE id = d.table_id AND closed_ms IS NOT NULL)
      OR EXISTS(SELECT 1 FROM poker_table WHERE id = c.table_id AND closed_ms IS NOT NULL)
      THEN RAISE(ABORT, 'table closed')
    WHEN d.kind = 'pot' OR c.kind = 'pot' THEN
      CASE WHEN d.kind || c.kind NOT IN ('potseat', 'seatpot') OR d.table_id <> c.table_id OR NOT EXISTS(
        SELECT 1 FROM hand WHERE id = NEW.hand_id AND state = 'live' AND table_id = d.table_id)
      THEN RAISE(ABORT, 'a pot moves only inside its hand') END
    WHEN NEW.hand_id IS NOT NULL THEN RAISE(ABORT, 'a hand moves chips only through its pot')
    WHEN 'practice' IN (d.kind, c.kind) THEN
      CASE WHEN d.kind || c.kind NOT IN ('practiceseat', 'seatpractice') OR d.table_id <> c.table_id
      THEN RAISE(ABORT, 'practice chips are their table''s own') END
    WHEN EXISTS(SELECT 1 FROM poker_table WHERE id IN (d.table_id, c.table_id) AND practice)
      THEN RAISE(ABORT, 'practice chips are their table''s own')
    WHEN 'seat' IN (d.kind, c.kind) AND (d.kind = c.kind OR d.player_id IS NOT c.player_id)
      THEN RAISE(ABORT, 'a stack passes to others only through a pot')
    WHEN d.kind || c.kind NOT IN ('issuerwallet', 'walletissuer', 'walletwallet', 'walletseat', 'seatwallet',
      'walletprize', 'prizewallet', 'issuerprize', 'walletbounty', 'bountywallet', 'bountybounty', 'bountyprize',
      'prizeprize', 'prizebounty',
      'mintentry', 'entrymint', 'entryseat', 'seatentry')
      THEN RAISE(ABORT, 'chips do not go that way')
    -- The winner of a seat is entered by the pool that they won it from.
    WHEN d.kind = 'prize' AND c.kind IN ('prize', 'bounty') AND (NEW.code <> 'tournament_seat' OR NOT EXISTS(
      SELECT 1 FROM tournament WHERE id = d.tournament_id AND phase = 'running') OR NOT EXISTS(
      SELECT 1 FROM tournament WHERE id = c.tournament_id AND phase IN ('scheduled', 'registering', 'check_in')))
      THEN RAISE(ABORT, 'a seat is won for a tournament to come')
    WHEN d.kind = 'wallet' AND c.kind = 'bounty' AND d.player_id <> c.player_id
      THEN RAISE(ABORT, 'a bounty is bought for oneself')
    WHEN d.kind NOT IN ('issuer', 'wallet', 'prize', 'bounty') OR c.kind NOT IN ('issuer', 'wallet', 'prize', 'bounty')
      OR d.kind = 'bounty' AND c.kind <> 'wallet' THEN
      CASE WHEN coalesce(d.tournament_id, (SELECT tournament_id FROM poker_table WHERE id = d.table_id)) IS NOT
        coalesce(c.tournament_id, (SELECT tournament_id FROM poker_table WHERE id = c.table_id))
      THEN RAISE(ABORT, 'a tournament''s chips are its own') END
    WHEN (d.kind IN ('prize', 'bounty') OR c.kind IN ('prize', 'bounty')) AND EXISTS(
      SELECT 1 FROM tournament WHERE id IN (d.tournament_id, c.tournament_id) AND phase IN ('finished', 'cancelled'))
      THEN RAISE(ABORT, 'tournament over')
  END FROM account d, account c WHERE d.id = NEW.debit AND c.id = NEW.credit;
  SELECT RAISE(ABORT, 'insufficient chips') FROM account
  WHERE id = NEW.debit AND kind <> 'issuer' AND kind <> 'mint' AND kind <> 'practice' AND balance < NEW.amount;
END;
CREATE TRIGGER transfer_post AFTER INSERT ON transfer BEGIN
  -- What the CHECKs say, for a connection may switch those off.
  SELECT RAISE(ABORT, 'no such amount')
  WHERE typeof(NEW.amount) <> 'integer' OR NEW.amount NOT BETWEEN 1 AND 1000000000000 OR NEW.debit = NEW.credit;
  SELECT RAISE(ABORT, 'transfer ids have no gaps')
  WHERE NEW.id > 1 AND NOT EXISTS(SELECT 1 FROM transfer WHERE id = NEW.id - 1);
  UPDATE account SET balance = balance - NEW.amount, last_transfer = NEW.id WHERE id = NEW.debit;
  UPDATE account SET balance = balance + NEW.amount, last_transfer = NEW.id WHERE id = NEW.credit;
  -- Under OR IGNORE a failing update above is skipped in silence.
  SELECT RAISE(ABORT, 'posting failed')
  WHERE NOT EXISTS(SELECT 1 FROM account WHERE id = NEW.debit AND last_transfer = NEW.id)
    OR NOT EXISTS(SELECT 1 FROM account WHERE id = NEW.credit AND last_transfer = NEW.id);
  SELECT RAISE(ABORT, 'more chips than there may be') FROM account
  WHERE id = NEW.debit AND balance NOT BETWEEN -1000000000000000 AND 1000000000000000;
  SELECT RAISE(ABORT, 'more chips than there may be') FROM account
  WHERE id = NEW.credit AND balance NOT BETWEEN -1000000000000000 AND 1000000000000000;
END;

-- === Results ===
--
-- All of it is computed from the ledger and the log of finished hands, a while after each is over, so that no hand's
-- end waits for it. Nothing here moves chips.

-- Hands played to their end that are still to be counted, in the order of their ends.
CREATE TABLE uncounted_hand(
  place INTEGER PRIMARY KEY,
  hand_id INTEGER NOT NULL UNIQUE REFERENCES hand(id)
) STRICT;
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
  -- The same in big bets.
  bets REAL NOT NULL,
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

-- A player's hands of tournaments, summed up. Their chips are of a different worth from level to level, so only big bets
-- count. last_ms: the end of the day's last hand.
CREATE TABLE tournament_day(
  guild_id INTEGER NOT NULL,
  player_id INTEGER NOT NULL,
  day INTEGER NOT NULL,
  game TEXT NOT NULL,
  hands INTEGER NOT NULL,
  bets REAL NOT NULL,
  second_streets INTEGER NOT NULL,
  showdowns INTEGER NOT NULL,
  showdowns_won INTEGER NOT NULL,
  last_ms INTEGER NOT NULL,
  PRIMARY KEY(guild_id, player_id, day, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_day_by_guild ON tournament_day(guild_id, day);
CREATE TRIGGER tournament_day_no_delete BEFORE DELETE ON tournament_day
BEGIN SELECT RAISE(ABORT, 'append-only'); END;

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

-- Players who are neither on the server's leaderboard nor looked up by others.
CREATE TABLE unlisted_player(
  guild_id INTEGER NOT NULL,
  player_id INTEGER NOT NULL,
  PRIMARY KEY(guild_id, player_id)
) STRICT, WITHOUT ROWID;

-- What is the player's alone goes with the link to their user; their results stay, as a nameless number's.
CREATE TRIGGER history_forgotten AFTER DELETE ON player_link BEGIN
  DELETE FROM achievement WHERE player_id = OLD.player_id;
  DELETE FROM showdown_run WHERE player_id = OLD.player_id;
  DELETE FROM unlisted_player WHERE player_id = OLD.player_id;
END;

-- === Posts ===

-- Where the lobby stands; the room's settings say where it is to stand.
CREATE TABLE lobby_place(
  guild_id INTEGER PRIMARY KEY,
  channel_id INTEGER NOT NULL,
  message_id INTEGER NOT NULL
) STRICT;

-- Players who want to be pinged when a table of the game waits for players, and when they were last. A row goes with
-- the link to its user.
CREATE TABLE lobby_wanted(
  guild_id INTEGER NOT NULL,
  game TEXT NOT NULL,
  player_id INTEGER NOT NULL CHECK(player_id >= 1),
  called_ms INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY(guild_id, game, player_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX lobby_wanted_of_player ON lobby_wanted(player_id, guild_id);
CREATE TRIGGER lobby_wanted_new BEFORE INSERT ON lobby_wanted
WHEN NOT EXISTS(SELECT 1 FROM player_link WHERE player_id = NEW.player_id)
BEGIN SELECT RAISE(ABORT, 'nobody knows this player'); END;
CREATE TRIGGER lobby_wanted_forgotten AFTER DELETE ON player_link
BEGIN DELETE FROM lobby_wanted WHERE player_id = OLD.player_id; END;

-- Players who want letters about tournaments that can be entered. what: 'all', 'game:' and a game or 'mix', or 'series:'
-- and the number of a schedule. A row goes with the link to its user.
CREATE TABLE tournament_wanted(
  guild_id INTEGER NOT NULL,
  what TEXT NOT NULL CHECK(what = 'all' OR what GLOB 'game:?*' OR what GLOB 'series:[1-9]*'),
  player_id INTEGER NOT NULL CHECK(player_id >= 1),
  PRIMARY KEY(guild_id, what, player_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_wanted_of_player ON tournament_wanted(player_id, guild_id);
CREATE TRIGGER tournament_wanted_new BEFORE INSERT ON tournament_wanted
WHEN NOT EXISTS(SELECT 1 FROM player_link WHERE player_id = NEW.player_id)
BEGIN SELECT RAISE(ABORT, 'nobody knows this player'); END;
CREATE TRIGGER tournament_wanted_forgotten AFTER DELETE ON player_link
BEGIN DELETE FROM tournament_wanted WHERE player_id = OLD.player_id; END;

-- The last ping for each game. message_id: its message, until that is taken away.
CREATE TABLE lobby_ping(
  guild_id INTEGER NOT NULL,
  game TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  channel_id INTEGER NOT NULL,
  message_id INTEGER,
  PRIMARY KEY(guild_id, game)
) STRICT, WITHOUT ROWID;

-- Weekly recaps that were posted, so that each is posted once, also over a restart.
CREATE TABLE recap(
  guild_id INTEGER NOT NULL,
  monday TEXT NOT NULL CHECK(monday GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
  at_ms INTEGER NOT NULL,
  PRIMARY KEY(guild_id, monday)
) STRICT, WITHOUT ROWID;

-- A letter that must reach a player, written with the change that it tells of and deleted once it has gone out. The
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

-- A post that must reach a channel, written with the change that it tells of and deleted once it has gone out. The
-- words are put together when it is sent: `body` is what they need, `players` whom it pings.
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

-- News of a tournament that must be announced, written with the change and deleted once it has been.
CREATE TABLE due_news(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  tournament_id INTEGER NOT NULL REFERENCES tournament(id),
  body TEXT NOT NULL CHECK(json_valid(body)),
  at_ms INTEGER NOT NULL
) STRICT;
CREATE TRIGGER due_news_fixed BEFORE UPDATE ON due_news BEGIN SELECT RAISE(ABORT, 'immutable'); END;
