-- Photographs and plans that a visitor added to a lead.
CREATE TABLE files (
  id INTEGER PRIMARY KEY,
  lead_id INTEGER NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  -- Made by the server, such as photo-1.jpg; what a visitor called the file is kept nowhere.
  name TEXT NOT NULL,
  kind TEXT NOT NULL,
  received_at_ms INTEGER NOT NULL,
  -- Of what was sent, before it was encoded again: a repeat is known by it.
  hash TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  preview BLOB,
  content BLOB NOT NULL,
  UNIQUE (lead_id, hash),
  UNIQUE (lead_id, name)
) STRICT;

-- Counting must not read what is in the files.
CREATE INDEX files_by_lead ON files (lead_id, kind, size_bytes);
