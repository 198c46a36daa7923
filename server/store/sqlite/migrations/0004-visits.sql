-- What the company proposes to a visitor, such as times for a visit. A request has one offer of each kind.
CREATE TABLE offers (
  id INTEGER PRIMARY KEY,
  lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  -- Increases with every change.
  version INTEGER NOT NULL DEFAULT 0,
  changed_at_ms INTEGER NOT NULL,
  expires_at_ms INTEGER,
  -- The person who goes; null for the whole company.
  person_id INTEGER REFERENCES people (id) ON DELETE SET NULL,
  starts_at_ms INTEGER,
  -- A JSON object.
  answer TEXT NOT NULL,
  -- What only one offer can have at a time: a window and a person.
  claim TEXT UNIQUE,
  UNIQUE (lead_id, kind)
) STRICT;

CREATE INDEX offers_by_start ON offers (kind, starts_at_ms);
CREATE INDEX offers_by_state ON offers (kind, state);

-- Who goes on visits, and the secret of the calendar that the website gives them.
CREATE TABLE visit_people (
  person_id INTEGER PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
  goes INTEGER NOT NULL,
  feed_secret TEXT UNIQUE
) STRICT;

-- The calendars of these people: busy times only, as JSON.
CREATE TABLE calendars (
  id INTEGER PRIMARY KEY,
  person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  address TEXT NOT NULL,
  etag TEXT,
  busy TEXT NOT NULL DEFAULT '[]',
  read_at_ms INTEGER,
  until_ms INTEGER,
  tried_at_ms INTEGER,
  problem TEXT NOT NULL DEFAULT '',
  unknown_zones TEXT NOT NULL DEFAULT '[]'
) STRICT;

