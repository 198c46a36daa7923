-- When something last happened, for what outlives a process: the last backup, the time that retention goes by.
CREATE TABLE moments (
  name TEXT PRIMARY KEY,
  at_ms INTEGER NOT NULL
) STRICT;
