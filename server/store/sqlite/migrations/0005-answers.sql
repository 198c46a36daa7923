-- When the owner first said that a lead was called, quoted or is not a fit.
ALTER TABLE leads ADD COLUMN answered_at_ms INTEGER;

-- Reminders and the count of kept promises begin with the leads after this: nobody is reminded of what came before.
INSERT INTO moments (name, at_ms) SELECT 'follow-up', coalesce(max(received_at_ms), 0) FROM leads;
