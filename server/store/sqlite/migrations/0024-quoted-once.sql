-- True from the first quote on, so that Numbers need no events.
ALTER TABLE leads ADD COLUMN is_quoted INTEGER NOT NULL DEFAULT 0;
UPDATE leads SET is_quoted = 1
WHERE id IN (SELECT lead_id FROM lead_events WHERE kind = 'status' AND value = 'quoted');
DROP INDEX lead_events_quoted;

-- One for the months, and one in the order of the sources and pages.
DROP INDEX leads_outcomes;
CREATE INDEX leads_outcomes ON leads (received_at_ms, status, is_quoted, verdict, source_name)
WHERE verdict <> 'junk' AND status <> 'spam';
CREATE INDEX leads_by_source ON leads (source_name, page, received_at_ms, status, is_quoted, verdict)
WHERE verdict <> 'junk' AND status <> 'spam';
