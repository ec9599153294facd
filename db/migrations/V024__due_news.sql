-- Reason: a process that died between a tournament's commit and its announcement lost the announcement.
-- Predecessor: V023.

-- News of a tournament that must be announced, written with the change and struck out once it has been.
CREATE TABLE due_news(
  id INTEGER PRIMARY KEY CHECK(id >= 1),
  tournament_id INTEGER NOT NULL REFERENCES tournament(id),
  body TEXT NOT NULL CHECK(json_valid(body)),
  at_ms INTEGER NOT NULL
) STRICT;
CREATE TRIGGER due_news_fixed BEFORE UPDATE ON due_news BEGIN SELECT RAISE(ABORT, 'immutable'); END;
