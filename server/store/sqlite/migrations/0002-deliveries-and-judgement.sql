ALTER TABLE leads ADD COLUMN verdict TEXT NOT NULL DEFAULT 'clean' CHECK (verdict IN ('clean', 'suspect', 'junk'));
ALTER TABLE leads ADD COLUMN score INTEGER NOT NULL DEFAULT 0;
ALTER TABLE leads ADD COLUMN reasons TEXT NOT NULL DEFAULT '[]';

-- Notes that the visitor added through the link in the receipt.
CREATE TABLE lead_notes (
  id INTEGER PRIMARY KEY,
  lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  written_at_ms INTEGER NOT NULL,
  text TEXT NOT NULL
) STRICT;

CREATE INDEX lead_notes_by_lead ON lead_notes (lead_id);

-- Mails and webhook calls; digests and alerts belong to no lead.
CREATE TABLE deliveries (
  id TEXT PRIMARY KEY,
  lead_id INTEGER REFERENCES leads (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('owner', 'receipt', 'webhook', 'change', 'digest', 'alert')),
  channel TEXT NOT NULL CHECK (channel IN ('mail', 'webhook')),
  recipient TEXT NOT NULL,
  message_id TEXT NOT NULL UNIQUE,
  payload TEXT,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sending', 'sent', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  created_at_ms INTEGER NOT NULL,
  first_attempt_at_ms INTEGER,
  -- When the row can be claimed: the next attempt if pending, the end of the lease if sending.
  due_at_ms INTEGER NOT NULL,
  sent_at_ms INTEGER,
  last_error TEXT
) STRICT;

INSERT INTO deliveries
SELECT id, lead_id, kind, 'mail', recipient, message_id, NULL, state, attempts, created_at_ms, first_attempt_at_ms,
  due_at_ms, sent_at_ms, last_error
FROM outbox_mails;

DROP TABLE outbox_mails;

CREATE INDEX deliveries_by_due ON deliveries (due_at_ms) WHERE state IN ('pending', 'sending');
CREATE INDEX deliveries_by_lead ON deliveries (lead_id);
CREATE INDEX deliveries_by_recipient ON deliveries (kind, recipient COLLATE NOCASE, created_at_ms);
-- Lets counts skip years of sent mails.
CREATE INDEX deliveries_by_state ON deliveries (state, created_at_ms);

-- The secret for links and tokens, shared by all processes on this database.
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
