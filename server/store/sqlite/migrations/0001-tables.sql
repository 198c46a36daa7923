-- People who answer requests. Addresses are in lower case.
CREATE TABLE people (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL,
  -- The language of the person's screens and mails; null for that of the site.
  language TEXT,
  created_at_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE leads (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  idempotency_key TEXT NOT NULL UNIQUE,
  received_at_ms INTEGER NOT NULL,
  email TEXT NOT NULL,
  phone_e164 TEXT,
  consent_version TEXT NOT NULL,
  page TEXT,
  -- The language of the form's page, if it is not that of the site.
  language TEXT,
  signals TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'new',
  verdict TEXT NOT NULL DEFAULT 'clean' CHECK (verdict IN ('clean', 'suspect', 'junk')),
  score INTEGER NOT NULL DEFAULT 0,
  reasons TEXT NOT NULL DEFAULT '[]',
  -- All fields of a form are one column, so that a new field needs no migration and cannot be forgotten here.
  fields TEXT NOT NULL DEFAULT '{}',
  -- The owner's first mark as answered.
  answered_at_ms INTEGER,
  -- Each change from the inbox increments it; a form with an older version is refused.
  version INTEGER NOT NULL DEFAULT 0,
  assigned_to INTEGER REFERENCES people (id) ON DELETE SET NULL,
  snoozed_until_ms INTEGER,
  opened_at_ms INTEGER,
  -- The sort key of the lists: the deadline for an action. Leads without a deadline come last, newest first.
  act_by_ms INTEGER NOT NULL DEFAULT 9000000000000000,
  -- Where the visitor came from: a JSON object of strings, or null.
  source TEXT,
  is_indexed INTEGER NOT NULL DEFAULT 0,
  -- The name of the source (domain/lead-source.ts), so that Numbers are sums.
  source_name TEXT NOT NULL DEFAULT 'unknown',
  -- The time until which a receipt promised a call. Null for kinds that promise none.
  promised_ms INTEGER,
  -- The opening of the office before it, or the arrival.
  promised_from_ms INTEGER,
  -- True from the first quote on, so that Numbers need no events.
  is_quoted INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX leads_by_time ON leads (received_at_ms);

-- One index for each list; server/store/inbox-store.ts uses the same conditions.
CREATE INDEX leads_open ON leads (act_by_ms, id)
WHERE status IN ('new', 'contacted', 'visit-set', 'quoted') AND verdict <> 'junk';
CREATE INDEX leads_waiting ON leads (act_by_ms, id)
WHERE status IN ('contacted', 'visit-set', 'quoted') AND verdict <> 'junk';
CREATE INDEX leads_done ON leads (act_by_ms, id)
WHERE status IN ('won', 'lost', 'not-a-fit', 'withdrawn') AND verdict <> 'junk';
CREATE INDEX leads_spam ON leads (act_by_ms, id) WHERE status = 'spam' OR verdict = 'junk';
CREATE INDEX leads_assigned ON leads (assigned_to, act_by_ms, id) WHERE assigned_to IS NOT NULL;

CREATE INDEX leads_unindexed ON leads (id) WHERE is_indexed = 0;
CREATE INDEX leads_promised ON leads (promised_ms) WHERE promised_ms IS NOT NULL;
-- A request's screen names the sender's other requests.
CREATE INDEX leads_by_email ON leads (lower(email));
CREATE INDEX leads_by_phone ON leads (phone_e164) WHERE phone_e164 IS NOT NULL;

-- Numbers: one for the months, and one in the order of the sources and pages.
CREATE INDEX leads_outcomes ON leads (received_at_ms, status, is_quoted, verdict, source_name)
WHERE verdict <> 'junk' AND status <> 'spam';
CREATE INDEX leads_by_source ON leads (source_name, page, received_at_ms, status, is_quoted, verdict)
WHERE verdict <> 'junk' AND status <> 'spam';

-- What only one request can have at a time, such as a time for a visit.
CREATE TABLE claims (
  name TEXT PRIMARY KEY,
  lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE
) STRICT;

CREATE INDEX claims_by_lead ON claims (lead_id);

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

-- Notes that the visitor added through the link in the receipt.
CREATE TABLE lead_notes (
  id INTEGER PRIMARY KEY,
  lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  written_at_ms INTEGER NOT NULL,
  text TEXT NOT NULL
) STRICT;

CREATE INDEX lead_notes_by_lead ON lead_notes (lead_id);

-- The timeline of a lead. It stores names, because people leave.
CREATE TABLE lead_events (
  id INTEGER PRIMARY KEY,
  lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at_ms INTEGER NOT NULL,
  source TEXT NOT NULL,
  who TEXT NOT NULL,
  kind TEXT NOT NULL,
  value TEXT NOT NULL,
  text TEXT NOT NULL,
  -- Two people may have one name. Without a reference: an event outlives its person.
  person_id INTEGER
) STRICT;

CREATE INDEX lead_events_by_lead ON lead_events (lead_id, id);

-- Photos and plans that a visitor added to a lead.
CREATE TABLE files (
  id INTEGER PRIMARY KEY,
  lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  -- Generated by the server, such as photo-1.jpg; the visitor's own file name is not stored.
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  received_at_ms INTEGER NOT NULL,
  -- The hash of the file as sent, before re-encoding; it identifies repeats.
  hash TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  preview BLOB,
  content BLOB NOT NULL,
  -- 1: a part of the file may be missing; the owner is told.
  is_doubtful INTEGER NOT NULL DEFAULT 0,
  UNIQUE (lead_id, hash),
  UNIQUE (lead_id, name)
) STRICT;

-- Lets counts skip the content of files.
CREATE INDEX files_by_lead ON files (lead_id, kind, size_bytes);

-- Mails, webhook calls and push messages; digests and alerts belong to no lead. Occasion and channel are independent;
-- neither is a closed list here.
CREATE TABLE deliveries (
  id TEXT PRIMARY KEY,
  lead_id INTEGER REFERENCES leads (id) ON DELETE CASCADE,
  occasion TEXT NOT NULL,
  channel TEXT NOT NULL,
  recipient TEXT NOT NULL,
  message_id TEXT NOT NULL UNIQUE,
  payload TEXT,
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sending', 'sent', 'dead')),
  attempts INTEGER NOT NULL DEFAULT 0,
  created_at_ms INTEGER NOT NULL,
  first_attempt_at_ms INTEGER,
  -- When the row can be claimed: the next attempt if pending, the end of the lease if sending, otherwise never.
  due_at_ms INTEGER,
  sent_at_ms INTEGER,
  last_error TEXT
) STRICT;

CREATE INDEX deliveries_by_due ON deliveries (channel, due_at_ms, occasion) WHERE due_at_ms IS NOT NULL;
CREATE INDEX deliveries_by_lead ON deliveries (lead_id);
CREATE INDEX deliveries_by_recipient ON deliveries (occasion, lower(recipient), created_at_ms);
-- Lets counts skip years of sent mails.
CREATE INDEX deliveries_by_state ON deliveries (state, created_at_ms);
-- Codes leave before all other mail.
CREATE INDEX deliveries_of_codes ON deliveries (due_at_ms) WHERE occasion = 'sign-in' AND due_at_ms IS NOT NULL;

-- Sign-in codes. An unknown address gets the same row, without a person. A browser can have several codes, and each
-- counts against one limit: "pass", "shown", or the hash of a network.
CREATE TABLE sign_in_codes (
  id INTEGER PRIMARY KEY,
  token_hash TEXT NOT NULL,
  address_hash TEXT NOT NULL,
  pool TEXT NOT NULL,
  person_id INTEGER REFERENCES people (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX sign_in_codes_by_address ON sign_in_codes (address_hash, created_at_ms);
CREATE INDEX sign_in_codes_by_token ON sign_in_codes (token_hash);

CREATE TABLE sessions (
  id INTEGER PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  person_id INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
  device TEXT NOT NULL,
  created_at_ms INTEGER NOT NULL,
  seen_at_ms INTEGER NOT NULL
) STRICT;

CREATE INDEX sessions_by_person ON sessions (person_id);

-- Browsers subscribed to push messages; one for each session.
CREATE TABLE push_devices (
  id INTEGER PRIMARY KEY,
  session_id INTEGER NOT NULL UNIQUE REFERENCES sessions (id) ON DELETE CASCADE,
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  arrived_at_ms INTEGER
) STRICT;

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

-- Visits by source and views by page, summed by month.
CREATE TABLE month_counts (
  month TEXT NOT NULL,
  part TEXT NOT NULL,
  name TEXT NOT NULL,
  amount INTEGER NOT NULL,
  PRIMARY KEY (part, month, name)
) STRICT;

-- The notice above every page.
CREATE TABLE notices (
  id INTEGER PRIMARY KEY,
  text TEXT NOT NULL,
  link_label TEXT,
  link_address TEXT,
  until_ms INTEGER NOT NULL,
  author TEXT NOT NULL
) STRICT;

-- Spans of days on which the office is closed, entered in the inbox. Days and times are local.
CREATE TABLE closures (
  id INTEGER PRIMARY KEY,
  first_day TEXT NOT NULL,
  last_day TEXT NOT NULL,
  from_time TEXT,
  until_time TEXT,
  reason TEXT NOT NULL,
  author TEXT NOT NULL
) STRICT;

-- The secrets for links, tokens and push messages, shared by all processes on this database.
CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

-- Times that outlive a process: the first start, the last backup, and the clock of retention.
CREATE TABLE moments (
  name TEXT PRIMARY KEY,
  at_ms INTEGER NOT NULL
) STRICT;

-- One row that readiness checks overwrite.
CREATE TABLE write_probes (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  written_at_ms INTEGER NOT NULL
) STRICT;

-- The folded text of each lead (server/store/lead-search.ts), and an index of every three signs of it. The server writes
-- the text of leads with is_indexed = 0 before the next search.
CREATE VIRTUAL TABLE lead_words USING fts5(text, tokenize = 'trigram');
INSERT INTO lead_words (lead_words, rank) VALUES ('secure-delete', 1);
CREATE TRIGGER lead_words_of_gone AFTER DELETE ON leads WHEN old.is_indexed = 1
BEGIN
  DELETE FROM lead_words WHERE rowid = old.id;
END;
