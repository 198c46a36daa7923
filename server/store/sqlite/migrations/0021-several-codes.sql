-- A browser can have several codes, and each counts against one limit: "pass", "shown", or the hash of a network.
DROP TABLE sign_in_codes;
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

-- Codes leave before all other mail.
CREATE INDEX deliveries_of_codes ON deliveries (due_at_ms) WHERE occasion = 'sign-in' AND due_at_ms IS NOT NULL;

UPDATE deliveries SET payload = NULL WHERE occasion = 'sign-in' AND due_at_ms IS NULL;
