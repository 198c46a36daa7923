-- Spans of days on which the office is closed, entered in the inbox. Days and times are local.
CREATE TABLE closures (
  id INTEGER PRIMARY KEY,
  first_day TEXT NOT NULL,
  last_day TEXT NOT NULL,
  from_time TEXT,
  until_time TEXT,
  reason TEXT NOT NULL,
  author TEXT NOT NULL,
  entered_at_ms INTEGER NOT NULL,
  removed_at_ms INTEGER
) STRICT;
