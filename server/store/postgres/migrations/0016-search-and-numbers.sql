-- The folded text of each lead (server/store/lead-search.ts), and an index of every three signs of it. The server writes
-- the text of leads with is_indexed = 0 before the next search.
CREATE TABLE lead_words (
  rowid BIGINT PRIMARY KEY REFERENCES leads (id) ON DELETE CASCADE,
  text TEXT NOT NULL
);
-- Without the extension, a search reads all texts.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX lead_words_by_part ON lead_words USING gin (text gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'Searches have no index: %', SQLERRM;
END
$$;
ALTER TABLE leads ADD COLUMN is_indexed INTEGER NOT NULL DEFAULT 0;
CREATE INDEX leads_unindexed ON leads (id) WHERE is_indexed = 0;

-- The name of the source (domain/lead-source.ts), so that Numbers are sums.
ALTER TABLE leads ADD COLUMN source_name TEXT NOT NULL DEFAULT 'unknown';
UPDATE leads SET source_name = coalesce(
  lower(source::json->>'utm_source'),
  CASE WHEN source::json->>'gclid' IS NOT NULL OR source::json->>'gbraid' IS NOT NULL OR source::json->>'wbraid' IS NOT NULL
    THEN 'google ads' END,
  CASE WHEN source::json->>'msclkid' IS NOT NULL THEN 'microsoft ads' END,
  CASE WHEN source::json->>'fbclid' IS NOT NULL THEN 'facebook' END,
  source::json->>'referrer',
  'direct')
WHERE source IS NOT NULL AND source <> 'null';
CREATE INDEX leads_outcomes ON leads (received_at_ms, status, source_name, page, id)
WHERE verdict <> 'junk' AND status <> 'spam';
CREATE INDEX lead_events_quoted ON lead_events (lead_id) WHERE kind = 'status' AND value = 'quoted';

-- The time until which a receipt promised a call. Null for leads from before, whose promise is computed.
ALTER TABLE leads ADD COLUMN promised_ms BIGINT;
CREATE INDEX leads_promised ON leads (promised_ms) WHERE promised_ms IS NOT NULL;

-- Anyone can make up the name of a source, so rare ones are one.
CREATE TEMPORARY TABLE rare_sources AS
SELECT source FROM day_counts WHERE source NOT IN ('direct', 'unknown', 'other')
GROUP BY source HAVING sum(CASE WHEN kind = 'visit' THEN amount ELSE 0 END) < 3;
INSERT INTO day_counts (day, kind, path, source, amount)
SELECT day, kind, path, 'other', sum(amount) FROM day_counts
WHERE source IN (SELECT source FROM rare_sources) GROUP BY day, kind, path
ON CONFLICT (day, kind, path, source) DO UPDATE SET amount = day_counts.amount + excluded.amount;
DELETE FROM day_counts WHERE source IN (SELECT source FROM rare_sources);
DROP TABLE rare_sources;

-- Visits by source and views by page, summed by month.
CREATE TABLE month_counts (
  month TEXT NOT NULL,
  part TEXT NOT NULL,
  name TEXT NOT NULL,
  amount BIGINT NOT NULL,
  PRIMARY KEY (part, month, name)
);
INSERT INTO month_counts (month, part, name, amount)
SELECT substr(day, 1, 7), 'source', source, sum(amount) FROM day_counts WHERE kind = 'visit' GROUP BY 1, 3
UNION ALL
SELECT substr(day, 1, 7), 'page', path, sum(amount) FROM day_counts WHERE kind = 'view' GROUP BY 1, 3;
