CREATE TABLE "people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"user_id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"source" text DEFAULT 'list' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sort_name" text GENERATED ALWAYS AS (left(lower(folded(coalesce(nullif(name, ''), nullif(email, ''), user_id))), 120)) STORED NOT NULL,
	"words" text GENERATED ALWAYS AS (' ' || lower(folded(name || ' ' || email || ' ' || department || ' ' || user_id))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "people_user_key" ON "people" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "people_email_key" ON "people" USING btree ("company_id",lower("email")) WHERE email <> '';--> statement-breakpoint
CREATE INDEX "people_name_idx" ON "people" USING btree ("company_id","sort_name","id");--> statement-breakpoint
CREATE INDEX "people_department_idx" ON "people" USING btree ("company_id","department","sort_name","id");--> statement-breakpoint
-- Whoever is given a permission is a person of the company, whichever version of the server gives it.
CREATE FUNCTION "user_permissions_people"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO people (company_id, user_id, source)
    SELECT DISTINCT l.company_id, g.user_id, 'host' FROM given g JOIN licenses l ON l.id = g.license_id ORDER BY 1, 2
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "user_permissions_people" AFTER INSERT ON "user_permissions" REFERENCING NEW TABLE AS given
  FOR EACH STATEMENT EXECUTE FUNCTION "user_permissions_people"();
--> statement-breakpoint
INSERT INTO "people" ("company_id", "user_id", "source")
  SELECT DISTINCT l.company_id, g.user_id, 'host' FROM user_permissions g JOIN licenses l ON l.id = g.license_id
  ON CONFLICT DO NOTHING;
