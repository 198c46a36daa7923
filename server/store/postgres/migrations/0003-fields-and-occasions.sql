-- All fields of a form are one column, so that a new field needs no migration and cannot be forgotten here.
ALTER TABLE leads ADD COLUMN fields TEXT NOT NULL DEFAULT '{}';

UPDATE leads SET fields = json_strip_nulls(json_build_object(
  'name', name, 'email', email, 'phone', phone, 'address', address, 'service', service, 'website', website,
  'message', message))::text;

ALTER TABLE leads
  DROP COLUMN name,
  DROP COLUMN phone,
  DROP COLUMN address,
  DROP COLUMN service,
  DROP COLUMN website,
  DROP COLUMN message;

-- The reason for a delivery (occasion) and its channel are independent; neither is a closed list here.
ALTER TABLE deliveries DROP CONSTRAINT deliveries_kind_check, DROP CONSTRAINT deliveries_channel_check;
ALTER TABLE deliveries RENAME COLUMN kind TO occasion;
UPDATE deliveries SET occasion = 'new-lead' WHERE occasion IN ('owner', 'webhook');

-- When the row can be claimed: the next attempt if pending, the end of the lease if sending, otherwise never.
ALTER TABLE deliveries ALTER COLUMN due_at_ms DROP NOT NULL;
UPDATE deliveries SET due_at_ms = NULL WHERE state NOT IN ('pending', 'sending');

DROP INDEX deliveries_by_due;
CREATE INDEX deliveries_by_due ON deliveries (channel, due_at_ms, occasion) WHERE due_at_ms IS NOT NULL;
