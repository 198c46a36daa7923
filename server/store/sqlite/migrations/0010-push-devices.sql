-- Browsers subscribed to push messages; one for each session.
CREATE TABLE push_devices (
  id INTEGER PRIMARY KEY,
  session_id INTEGER NOT NULL UNIQUE REFERENCES sessions (id) ON DELETE CASCADE,
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  arrived_at_ms INTEGER
) STRICT;
