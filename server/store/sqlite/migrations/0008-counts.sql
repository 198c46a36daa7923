-- Where the visitor of a lead came from: a JSON object of strings, or nothing.
ALTER TABLE leads ADD COLUMN source TEXT;

-- How often something happened on a day. Nobody's visit has a row of its own.
CREATE TABLE day_counts (
  id INTEGER PRIMARY KEY,
  day TEXT NOT NULL,
  kind TEXT NOT NULL,
  path TEXT NOT NULL,
  source TEXT NOT NULL,
  amount INTEGER NOT NULL,
  UNIQUE (day, kind, path, source)
) STRICT;
