-- The person of the team who added a photo; null for files of the visitor.
ALTER TABLE files ADD COLUMN author TEXT;

-- The content file of the project that shows a photo of the team; null while it waits for approval.
ALTER TABLE files ADD COLUMN used_in TEXT;
