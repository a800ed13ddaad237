CREATE TABLE "product_listings" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"in_progress" text,
	"released" text,
	"name" text NOT NULL,
	"titles" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"tags" text[] NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_listings_owner_idx" ON "product_listings" USING btree ("owner_id","product_id");--> statement-breakpoint
CREATE INDEX "product_listings_in_progress_idx" ON "product_listings" USING btree ("in_progress","product_id");--> statement-breakpoint
CREATE INDEX "product_listings_released_idx" ON "product_listings" USING btree ("released","product_id");--> statement-breakpoint
CREATE INDEX "product_listings_search_idx" ON "product_listings" USING gin ("tags","words" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
-- Every row as it should be. Windows of level n hold 256 * 8^n ids, as in database/windows.ts.
CREATE VIEW "product_listings_due" AS
  SELECT p.id AS product_id, p.owner_id, progress.status AS in_progress, released.status AS released, p.name,
    texts.titles, newest.updated_at,
    (SELECT array_agg(level || ':' || (p.id >> (8 + 3 * level))) FROM generate_series(0, 7) AS level)
      || array_remove(ARRAY[progress.status, released.status], NULL) AS tags,
    ' ' || regexp_replace(concat_ws(' ', texts.words, p.name, newest.version), '\s+', ' ', 'g') AS words
  FROM products p
  CROSS JOIN LATERAL (SELECT s.id, s.version, s.updated_at FROM submissions s WHERE s.product_id = p.id ORDER BY s.id DESC LIMIT 1) newest
  CROSS JOIN LATERAL (SELECT coalesce(jsonb_object_agg(t.language_id, t.name), '{}') AS titles,
    string_agg(t.name, ' ' ORDER BY t.language_id) AS words FROM submission_texts t WHERE t.submission_id = newest.id) texts
  LEFT JOIN submissions progress ON progress.product_id = p.id AND progress.status IN ('draft', 'waiting_for_review', 'rejected')
  LEFT JOIN submissions released ON released.product_id = p.id AND released.status IN ('ready_for_sale', 'hidden');
--> statement-breakpoint
CREATE FUNCTION "submissions_product_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.product_id ELSE NEW.product_id END;
BEGIN
  INSERT INTO product_listings SELECT * FROM product_listings_due d WHERE d.product_id = product
    ON CONFLICT (product_id) DO UPDATE SET in_progress = excluded.in_progress, released = excluded.released, name = excluded.name,
      titles = excluded.titles, updated_at = excluded.updated_at, tags = excluded.tags, words = excluded.words;
  IF NOT FOUND THEN
    DELETE FROM product_listings WHERE product_id = product;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction: a build's texts are written after the build, and their every save changes its date.
CREATE CONSTRAINT TRIGGER "submissions_product_listing" AFTER INSERT OR UPDATE OR DELETE ON "submissions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "submissions_product_listing"();
