-- Where the visitor came from: a JSON object of strings, or null.
ALTER TABLE leads ADD COLUMN source TEXT;

-- Daily counts of events. No visitor has a row.
CREATE TABLE day_counts (
  id INTEGER PRIMARY KEY,
  day TEXT NOT NULL,
  kind TEXT NOT NULL,
  path TEXT NOT NULL,
  source TEXT NOT NULL,
  amount INTEGER NOT NULL,
  UNIQUE (day, kind, path, source)
) STRICT;
