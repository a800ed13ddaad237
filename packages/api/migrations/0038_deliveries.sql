CREATE TABLE "dispatches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispatches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"receiver" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"message_id" text,
	"product_id" bigint,
	"link_id" bigint,
	"user_id" bigint,
	"message" jsonb,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"resent_by" bigint,
	"resent_at" timestamp with time zone,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispatches_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_resent_by_users_id_fk" FOREIGN KEY ("resent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispatches_kind_idx" ON "dispatches" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "dispatches_state_idx" ON "dispatches" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "dispatches_state_kind_idx" ON "dispatches" USING btree ("state","kind","id");--> statement-breakpoint
CREATE INDEX "dispatches_created_idx" ON "dispatches" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "dispatches_search_idx" ON "dispatches" USING gin ("words" gin_trgm_ops);--> statement-breakpoint
-- What is searched of a webhook: where it goes without what follows the path, which may be a key, the event, the product.
CREATE FUNCTION "dispatch_words"("url" text, "type" text, "product" bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', regexp_replace(split_part(split_part(url, '?', 1), '#', 1), '//[^/]*@', '//'), type, (SELECT p.name FROM products p WHERE p.id = product))
$$;
--> statement-breakpoint
-- Webhooks are in the log of their creators: this keeps what administrators see of them, whichever server sends them.
CREATE FUNCTION "webhook_deliveries_dispatch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO dispatches (kind, about, state, receiver, message_id, product_id, attempts, words, created_at)
      VALUES ('webhook', NEW.type, CASE NEW.state WHEN 'refused' THEN 'failed' ELSE NEW.state END, NEW.url, NEW.message_id,
        NEW.product_id, NEW.attempts, dispatch_words(NEW.url, NEW.type, NEW.product_id), NEW.created_at)
      ON CONFLICT DO NOTHING;
  ELSIF NEW.state = 'waiting' AND OLD.state <> 'waiting' THEN
    UPDATE dispatches SET state = 'resent', receiver = NEW.url, attempts = NEW.attempts, version = version + 1,
      resent_by = NULL, resent_at = now() WHERE message_id = NEW.message_id;
  ELSE
    UPDATE dispatches SET receiver = NEW.url, attempts = NEW.attempts,
      state = CASE NEW.state WHEN 'waiting' THEN state WHEN 'delivered' THEN 'delivered' ELSE 'failed' END
      WHERE message_id = NEW.message_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "webhook_deliveries_dispatch" AFTER INSERT OR UPDATE ON "webhook_deliveries" FOR EACH ROW EXECUTE FUNCTION "webhook_deliveries_dispatch"();
--> statement-breakpoint
-- Those of before, in the order in which they came: the trigger makes the others, so none is twice.
INSERT INTO "dispatches" ("kind", "about", "state", "receiver", "message_id", "product_id", "attempts", "words", "created_at")
  SELECT 'webhook', w.type, CASE w.state WHEN 'refused' THEN 'failed' ELSE w.state END, w.url, w.message_id, w.product_id, w.attempts,
    dispatch_words(w.url, w.type, w.product_id), w.created_at
  FROM webhook_deliveries w ORDER BY w.id
  ON CONFLICT DO NOTHING;
