-- A save writes a search row only when it differs: statements name columns that they leave as they are.
CREATE OR REPLACE FUNCTION "store_texts_refresh"(build bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO store_texts SELECT * FROM store_texts_due WHERE submission_id = build
    ON CONFLICT (submission_id) DO UPDATE SET tags = excluded.tags, words = excluded.words
    WHERE (store_texts.tags, store_texts.words) IS DISTINCT FROM (excluded.tags, excluded.words);
  DELETE FROM store_texts s WHERE s.submission_id = build
    AND NOT EXISTS (SELECT FROM store_texts_due d WHERE d.submission_id = build);
END $$;
--> statement-breakpoint
DROP TRIGGER "submissions_store_text" ON "submissions";
--> statement-breakpoint
CREATE TRIGGER "submissions_store_text" AFTER UPDATE OF "status", "is_private", "menu_entry_id" ON "submissions"
  FOR EACH ROW WHEN ((OLD.status = 'ready_for_sale' OR NEW.status = 'ready_for_sale')
    AND (OLD.status, OLD.is_private, OLD.menu_entry_id) IS DISTINCT FROM (NEW.status, NEW.is_private, NEW.menu_entry_id))
  EXECUTE FUNCTION "submissions_store_text"();
