CREATE TABLE leads (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  idempotency_key TEXT NOT NULL UNIQUE,
  received_at_ms INTEGER NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT,
  phone_e164 TEXT,
  address TEXT,
  service TEXT,
  website TEXT,
  message TEXT,
  consent_version TEXT NOT NULL,
  page TEXT,
  signals TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'new'
) STRICT;

CREATE INDEX leads_by_time ON leads (received_at_ms);

CREATE TABLE outbox_mails (
  id TEXT PRIMARY KEY,
  lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('owner', 'receipt')),
  recipient TEXT NOT NULL,
  message_id TEXT NOT NULL UNIQUE,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sending', 'sent', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  created_at_ms INTEGER NOT NULL,
  first_attempt_at_ms INTEGER,
  -- When the row can be claimed: the next attempt if pending, the end of the lease if sending.
  due_at_ms INTEGER NOT NULL,
  sent_at_ms INTEGER,
  last_error TEXT
) STRICT;

CREATE INDEX outbox_mails_by_due ON outbox_mails (due_at_ms) WHERE state IN ('pending', 'sending');
CREATE INDEX outbox_mails_by_lead ON outbox_mails (lead_id);
CREATE INDEX outbox_mails_by_recipient ON outbox_mails (kind, recipient COLLATE NOCASE, created_at_ms);

-- One row that readiness checks overwrite.
CREATE TABLE write_probes (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  written_at_ms INTEGER NOT NULL
) STRICT;
