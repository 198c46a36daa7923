-- Times that outlive a process: the last backup, and the clock of retention.
CREATE TABLE moments (
  name TEXT PRIMARY KEY,
  at_ms INTEGER NOT NULL
) STRICT;
