-- Whether an owner lets this person change the site and put it online, whatever their role.
ALTER TABLE people ADD COLUMN edits_site INTEGER NOT NULL DEFAULT 0;

-- Whether a fresh code has confirmed that this device may change the site.
ALTER TABLE sessions ADD COLUMN is_trusted INTEGER NOT NULL DEFAULT 0;
