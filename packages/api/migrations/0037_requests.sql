CREATE TABLE "request_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "request_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"text" text NOT NULL,
	"answered_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"enquiry_id" bigint,
	"proposal_id" bigint,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"words" text NOT NULL,
	"settled_by" bigint,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "requests_enquiry_id_unique" UNIQUE("enquiry_id"),
	CONSTRAINT "requests_proposal_id_unique" UNIQUE("proposal_id")
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "request_answers" ADD CONSTRAINT "request_answers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_answers" ADD CONSTRAINT "request_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_answers_request_idx" ON "request_answers" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "requests_kind_idx" ON "requests" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "requests_state_idx" ON "requests" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "requests_state_kind_idx" ON "requests" USING btree ("state","kind","id");--> statement-breakpoint
CREATE INDEX "requests_search_idx" ON "requests" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
-- What administrators work through: servers of the last version fill it too.
CREATE FUNCTION "enquiries_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO requests (kind, enquiry_id, words, created_at)
    VALUES ('functionality', NEW.id, concat_ws(' ', NEW.email, NEW.object, NEW.description), NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "proposals_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO requests (kind, proposal_id, words, created_at)
    SELECT 'proposal', NEW.id, concat_ws(' ', c.name, c.email, p.name, NEW.message), NEW.created_at
    FROM companies c, products p WHERE c.id = NEW.company_id AND p.id = NEW.product_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "enquiries_request" AFTER INSERT ON "enquiries" FOR EACH ROW EXECUTE FUNCTION "enquiries_request"();
--> statement-breakpoint
CREATE TRIGGER "proposals_request" AFTER INSERT ON "proposals" FOR EACH ROW EXECUTE FUNCTION "proposals_request"();
--> statement-breakpoint
-- Those of before, in the order in which they came: the triggers make the others, so none is twice.
INSERT INTO "requests" ("kind", "enquiry_id", "proposal_id", "words", "created_at")
  SELECT kind, enquiry_id, proposal_id, words, created_at FROM (
    SELECT 'functionality' AS kind, e.id AS enquiry_id, NULL::bigint AS proposal_id, concat_ws(' ', e.email, e.object, e.description) AS words, e.created_at
      FROM enquiries e
    UNION ALL
    SELECT 'proposal', NULL, p.id, concat_ws(' ', c.name, c.email, r.name, p.message), p.created_at
      FROM proposals p JOIN companies c ON c.id = p.company_id JOIN products r ON r.id = p.product_id) AS asked
  ORDER BY created_at
  ON CONFLICT DO NOTHING;
