-- 1: a part of the file may be missing; the owner is told.
ALTER TABLE files ADD COLUMN is_doubtful INTEGER NOT NULL DEFAULT 0;
