-- Reason: who won unseen, or mucked, may show what he held after the hand, and the log of the hand tells it.
-- Predecessor: V008.

-- Only that, only of who held cards in it and did not fold, only once each, and not after the table's next hand has begun.
DROP TRIGGER hand_event_new;
CREATE TRIGGER hand_event_new BEFORE INSERT ON hand_event BEGIN
  SELECT RAISE(ABORT, 'hand not live')
  WHERE (SELECT state FROM hand WHERE id = NEW.hand_id) IS NOT 'live' AND NOT coalesce((
    SELECT h.state = 'done' AND NEW.kind = 'HoldingShown'
      AND h.id = (SELECT max(id) FROM hand WHERE table_id = h.table_id)
      AND EXISTS(SELECT 1 FROM hand_seat WHERE hand_id = h.id AND seat = json_extract(NEW.body, '$.seat'))
      AND NOT EXISTS(SELECT 1 FROM forgotten_hand WHERE hand_id = h.id)
      AND NOT EXISTS(
        SELECT 1 FROM hand_event e WHERE e.hand_id = h.id AND e.kind IN ('HoldingShown', 'Folded')
        AND json_extract(e.body, '$.seat') = json_extract(NEW.body, '$.seat') AND (e.kind = 'Folded' OR e.seq > (
          SELECT max(seq) FROM hand_event WHERE hand_id = h.id AND kind = 'HandFinished')))
    FROM hand h WHERE h.id = NEW.hand_id), 0);
  SELECT RAISE(ABORT, 'event out of order')
  WHERE NEW.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM hand_event WHERE hand_id = NEW.hand_id);
END;
