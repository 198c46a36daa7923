-- The owner's first mark as called, quoted or not a fit.
ALTER TABLE leads ADD COLUMN answered_at_ms BIGINT;

-- Reminders and response times start with later leads, so that nobody is reminded of old ones.
INSERT INTO moments (name, at_ms) SELECT 'follow-up', coalesce(max(received_at_ms), 0) FROM leads;
