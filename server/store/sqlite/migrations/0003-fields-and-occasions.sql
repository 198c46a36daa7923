-- All fields of a form are one column, so that a new field needs no migration and cannot be forgotten here.
ALTER TABLE leads ADD COLUMN fields TEXT NOT NULL DEFAULT '{}';

-- Merging into an empty object drops fields that the form did not have.
UPDATE leads SET fields = json_patch('{}', json_object(
  'name', name, 'email', email, 'phone', phone, 'address', address, 'service', service, 'website', website,
  'message', message));

ALTER TABLE leads DROP COLUMN name;
ALTER TABLE leads DROP COLUMN phone;
ALTER TABLE leads DROP COLUMN address;
ALTER TABLE leads DROP COLUMN service;
ALTER TABLE leads DROP COLUMN website;
ALTER TABLE leads DROP COLUMN message;

-- The reason for a delivery (occasion) and its channel are independent; neither is a closed list here.
CREATE TABLE new_deliveries (
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

INSERT INTO new_deliveries
SELECT id, lead_id, CASE WHEN kind IN ('owner', 'webhook') THEN 'new-lead' ELSE kind END, channel, recipient,
  message_id, payload, state, attempts, created_at_ms, first_attempt_at_ms,
  CASE WHEN state IN ('pending', 'sending') THEN due_at_ms END, sent_at_ms, last_error
FROM deliveries;

DROP TABLE deliveries;
ALTER TABLE new_deliveries RENAME TO deliveries;

CREATE INDEX deliveries_by_due ON deliveries (channel, due_at_ms, occasion) WHERE due_at_ms IS NOT NULL;
CREATE INDEX deliveries_by_lead ON deliveries (lead_id);
CREATE INDEX deliveries_by_recipient ON deliveries (occasion, lower(recipient), created_at_ms);
-- Lets counts skip years of sent mails.
CREATE INDEX deliveries_by_state ON deliveries (state, created_at_ms);
