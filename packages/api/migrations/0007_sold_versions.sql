CREATE TABLE "sold_versions" (
	"product_id" bigint NOT NULL,
	"version" text NOT NULL,
	CONSTRAINT "sold_versions_product_id_version_pk" PRIMARY KEY("product_id","version")
);
--> statement-breakpoint
ALTER TABLE "sold_versions" ADD CONSTRAINT "sold_versions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE FUNCTION "submissions_sold_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sold_versions (product_id, version) VALUES (NEW.product_id, NEW.version) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "submissions_sold_version_new" AFTER INSERT ON "submissions"
  FOR EACH ROW WHEN (NEW.status IN ('ready_for_sale', 'hidden', 'superseded')) EXECUTE FUNCTION "submissions_sold_version"();
--> statement-breakpoint
CREATE TRIGGER "submissions_sold_version" AFTER UPDATE OF "status", "version" ON "submissions"
  FOR EACH ROW WHEN (NEW.status IN ('ready_for_sale', 'hidden', 'superseded')) EXECUTE FUNCTION "submissions_sold_version"();
--> statement-breakpoint
-- After the triggers: what an older server releases meanwhile is recorded too.
INSERT INTO "sold_versions" ("product_id", "version")
  SELECT product_id, version FROM submissions WHERE status IN ('ready_for_sale', 'hidden', 'superseded')
  ON CONFLICT DO NOTHING;
