-- Two people may have one name. Without a reference: an event outlives its person.
ALTER TABLE lead_events ADD COLUMN person_id BIGINT;
