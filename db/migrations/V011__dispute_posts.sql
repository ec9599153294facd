-- Reason: where a dispute stands before the moderators, so that its post can show how it was settled.
-- Predecessor: V010.

ALTER TABLE dispute ADD COLUMN channel_id INTEGER;
ALTER TABLE dispute ADD COLUMN message_id INTEGER CHECK((message_id IS NULL) = (channel_id IS NULL));
