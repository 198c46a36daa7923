-- The notice above every page.
CREATE TABLE notices (
  id INTEGER PRIMARY KEY,
  text TEXT NOT NULL,
  link_label TEXT,
  link_address TEXT,
  until_ms INTEGER NOT NULL,
  author TEXT NOT NULL
) STRICT;
