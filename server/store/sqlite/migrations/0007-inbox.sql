-- People who answer requests. Addresses are in lower case.
CREATE TABLE people (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL
) STRICT;

-- Sign-in codes. An unknown address gets the same row, without a person.
CREATE TABLE sign_in_codes (
  token_hash TEXT PRIMARY KEY,
  address_hash TEXT NOT NULL,
  person_id INTEGER REFERENCES people (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX sign_in_codes_by_address ON sign_in_codes (address_hash, created_at_ms);

CREATE TABLE sessions (
  id INTEGER PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  device TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL,
  seen_at_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX sessions_by_person ON sessions (person_id);

-- The timeline of a lead. It stores names, because people leave.
CREATE TABLE lead_events (
  id INTEGER PRIMARY KEY,
  lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at_ms INTEGER NOT NULL,
  source TEXT NOT NULL,
  who TEXT NOT NULL,
  kind TEXT NOT NULL,
  value TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;

CREATE INDEX lead_events_by_lead ON lead_events (lead_id, id);

UPDATE leads SET status = 'contacted' WHERE status = 'called';

-- Each change from the inbox increments it; a form with an older version is refused.
ALTER TABLE leads ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE leads ADD COLUMN assigned_to INTEGER REFERENCES people (id) ON DELETE SET NULL;
ALTER TABLE leads ADD COLUMN snoozed_until_ms INTEGER;
ALTER TABLE leads ADD COLUMN opened_at_ms INTEGER;
-- The sort key of the lists: the deadline for an action. Leads without a deadline come last, newest first.
ALTER TABLE leads ADD COLUMN act_by_ms INTEGER NOT NULL DEFAULT 9000000000000000;

UPDATE leads SET act_by_ms = 9000000000000000 - received_at_ms, opened_at_ms = received_at_ms;

-- One index for each list; server/store/inbox-store.ts uses the same conditions.
CREATE INDEX leads_open ON leads (act_by_ms, id)
WHERE status IN ('new', 'contacted', 'visit-set', 'quoted') AND verdict <> 'junk';
CREATE INDEX leads_waiting ON leads (act_by_ms, id)
WHERE status IN ('contacted', 'visit-set', 'quoted') AND verdict <> 'junk';
CREATE INDEX leads_done ON leads (act_by_ms, id)
WHERE status IN ('won', 'lost', 'not-a-fit', 'withdrawn') AND verdict <> 'junk';
CREATE INDEX leads_spam ON leads (act_by_ms, id) WHERE status = 'spam' OR verdict = 'junk';
CREATE INDEX leads_assigned ON leads (assigned_to, act_by_ms, id) WHERE assigned_to IS NOT NULL;
