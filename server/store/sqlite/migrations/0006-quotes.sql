-- The papers of quotes. The offer of the kind 'quote' has the state of the last one that was sent.
CREATE TABLE quotes (
  id INTEGER PRIMARY KEY,
  -- Null once the request is erased: an accepted quote outlives it.
  lead_id INTEGER REFERENCES leads (id) ON DELETE SET NULL,
  reference TEXT NOT NULL,
  version INTEGER NOT NULL,
  -- The JSON of a draft, or the canonical JSON of a version that was sent.
  content TEXT NOT NULL,
  -- SHA-256 of that JSON; null for a draft.
  hash TEXT,
  sent_at_ms INTEGER,
  -- A JSON object.
  acceptance TEXT,
  accepted_at_ms INTEGER,
  UNIQUE (reference, version)
) STRICT;

CREATE INDEX quotes_by_lead ON quotes (lead_id);
CREATE INDEX quotes_by_sending ON quotes (sent_at_ms);
