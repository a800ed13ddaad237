-- The owner of a product never changes: its builds carry it, so that the list of a creator's builds is read by index.
ALTER TABLE "submissions" ADD COLUMN "owner_id" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "submissions" s SET "owner_id" = p."owner_id" FROM "products" p WHERE p."id" = s."product_id";
--> statement-breakpoint
CREATE FUNCTION "submissions_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT owner_id INTO NEW.owner_id FROM products WHERE id = NEW.product_id;
  -- Without such a product the foreign key refuses, by its own name.
  NEW.owner_id := coalesce(NEW.owner_id, 0);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "submissions_owner" BEFORE INSERT OR UPDATE OF "product_id", "owner_id" ON "submissions"
  FOR EACH ROW EXECUTE FUNCTION "submissions_owner"();
--> statement-breakpoint
CREATE INDEX "submissions_owner_idx" ON "submissions" USING btree ("owner_id","id");
--> statement-breakpoint
CREATE INDEX "submissions_offers_idx" ON "submissions" USING btree ("id") WHERE status = 'ready_for_sale' and not is_private;
--> statement-breakpoint
CREATE INDEX "submissions_menu_offers_idx" ON "submissions" USING btree ("menu_entry_id","id") WHERE status = 'ready_for_sale' and not is_private;
--> statement-breakpoint
DROP INDEX "enabled_accounts_email_idx";
--> statement-breakpoint
CREATE INDEX "enabled_accounts_email_idx" ON "enabled_accounts" USING btree (lower("email"),"submission_id");
--> statement-breakpoint
CREATE INDEX "licenses_installed_idx" ON "licenses" USING btree ("company_id","id") WHERE installed_submission_id is not null;
--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ("username" gin_trgm_ops,"email" gin_trgm_ops);
--> statement-breakpoint
DROP INDEX "submission_texts_words_idx";
--> statement-breakpoint
CREATE TABLE "store_texts" (
	"submission_id" bigint PRIMARY KEY NOT NULL,
	"tags" text[] NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_texts" ADD CONSTRAINT "store_texts_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Every row as it should be. Windows of level n hold 256 * 8^n ids, as in store/search.store.ts.
CREATE VIEW "store_texts_due" AS
  SELECT s.id AS submission_id,
    CASE WHEN s.is_private THEN ARRAY[]::text[] ELSE
      (SELECT array_agg(level || ':' || (s.id >> (8 + 3 * level))) FROM generate_series(0, 7) AS level)
      || CASE WHEN s.menu_entry_id IS NULL THEN ARRAY[]::text[] ELSE ARRAY['m' || s.menu_entry_id] END
    END AS tags,
    coalesce((SELECT ' ' || regexp_replace(string_agg(t.name || ' ' || t.description, ' ' ORDER BY t.language_id), '\s+', ' ', 'g')
      FROM submission_texts t WHERE t.submission_id = s.id), '') AS words
  FROM submissions s WHERE s.status = 'ready_for_sale';
--> statement-breakpoint
INSERT INTO "store_texts" SELECT * FROM "store_texts_due";
--> statement-breakpoint
CREATE INDEX "store_texts_search_idx" ON "store_texts" USING gin ("tags","words" gin_trgm_ops) WITH (fastupdate=off);
--> statement-breakpoint
CREATE FUNCTION "store_texts_refresh"(build bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO store_texts SELECT * FROM store_texts_due WHERE submission_id = build
    ON CONFLICT (submission_id) DO UPDATE SET tags = excluded.tags, words = excluded.words;
  IF NOT FOUND THEN
    DELETE FROM store_texts WHERE submission_id = build;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "submissions_store_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM store_texts_refresh(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "submissions_store_text_new" AFTER INSERT ON "submissions"
  FOR EACH ROW WHEN (NEW.status = 'ready_for_sale') EXECUTE FUNCTION "submissions_store_text"();
--> statement-breakpoint
CREATE TRIGGER "submissions_store_text" AFTER UPDATE OF "status", "is_private", "menu_entry_id" ON "submissions"
  FOR EACH ROW WHEN (OLD.status = 'ready_for_sale' OR NEW.status = 'ready_for_sale') EXECUTE FUNCTION "submissions_store_text"();
--> statement-breakpoint
CREATE FUNCTION "submission_texts_store_text"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  build bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.submission_id ELSE NEW.submission_id END;
BEGIN
  -- A build that goes takes its row along; a draft has none.
  IF EXISTS (SELECT FROM submissions WHERE id = build AND status = 'ready_for_sale') THEN
    PERFORM store_texts_refresh(build);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "submission_texts_store_text" AFTER INSERT OR UPDATE OR DELETE ON "submission_texts"
  FOR EACH ROW EXECUTE FUNCTION "submission_texts_store_text"();
