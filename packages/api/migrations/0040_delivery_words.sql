-- A webhook that is sent again goes to another address: it is found by that one from then on.
CREATE OR REPLACE FUNCTION "webhook_deliveries_dispatch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO dispatches (kind, about, state, receiver, message_id, product_id, attempts, words, created_at)
      VALUES ('webhook', NEW.type, CASE NEW.state WHEN 'refused' THEN 'failed' ELSE NEW.state END, NEW.url, NEW.message_id,
        NEW.product_id, NEW.attempts, dispatch_words(NEW.url, NEW.type, NEW.product_id), NEW.created_at)
      ON CONFLICT DO NOTHING;
  ELSIF NEW.state = 'waiting' AND OLD.state <> 'waiting' THEN
    UPDATE dispatches SET state = 'resent', receiver = NEW.url, attempts = NEW.attempts, version = version + 1,
      words = dispatch_words(NEW.url, NEW.type, NEW.product_id), resent_by = NULL, resent_at = now()
      WHERE message_id = NEW.message_id;
  ELSE
    UPDATE dispatches SET receiver = NEW.url, attempts = NEW.attempts,
      state = CASE NEW.state WHEN 'waiting' THEN state WHEN 'delivered' THEN 'delivered' ELSE 'failed' END
      WHERE message_id = NEW.message_id;
  END IF;
  RETURN NULL;
END $$;
