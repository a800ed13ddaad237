CREATE TABLE "months"."webhook_deliveries" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "months"."webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"product_id" bigint NOT NULL,
	"url" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_id_created_at_pk" PRIMARY KEY("id","created_at")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE TABLE "months"."webhook_deliveries_default" PARTITION OF "months"."webhook_deliveries" DEFAULT;
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_message_idx" ON "months"."webhook_deliveries" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_product_idx" ON "months"."webhook_deliveries" USING btree ("product_id","id");--> statement-breakpoint
-- Deliveries change while they are sent: who writes one waits until all are here.
LOCK TABLE "webhook_deliveries" IN EXCLUSIVE MODE;
--> statement-breakpoint
SELECT add_log_months('months.webhook_deliveries', 'webhook_deliveries');
--> statement-breakpoint
INSERT INTO "months"."webhook_deliveries" OVERRIDING SYSTEM VALUE SELECT * FROM "webhook_deliveries";
--> statement-breakpoint
SELECT setval('months.webhook_deliveries_id_seq', last_value, is_called) FROM "webhook_deliveries_id_seq";
--> statement-breakpoint
DROP TABLE "webhook_deliveries";
--> statement-breakpoint
ALTER TABLE "months"."webhook_deliveries" SET SCHEMA "public";
--> statement-breakpoint
-- The daily work on the logs, and all that the server's role may do to their months: it adds the next ones, and drops
-- months of personal data that began `personal_days` ago and months of webhooks that ended `webhook_days` ago. It gives up
-- after a second's wait for a lock, as everybody else would wait behind it.
CREATE FUNCTION "keep_log_months"("personal_days" integer, "webhook_days" integer) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET timezone = 'UTC' SET lock_timeout = '1s' AS $$
DECLARE
  log text;
  part text;
BEGIN
  IF personal_days < 60 OR webhook_days < 30 THEN
    RAISE EXCEPTION 'keep_log_months: personal data is kept for at least 60 days, webhooks for 30';
  END IF;
  IF NOT pg_try_advisory_xact_lock(7205267) THEN RETURN; END IF;
  FOREACH log IN ARRAY ARRAY['audit_log', 'audit_personal', 'webhook_deliveries'] LOOP
    PERFORM add_log_months(log::regclass, format('months.%I', log || '_default')::regclass);
  END LOOP;
  FOR part IN
    SELECT c.relname FROM pg_class c JOIN pg_inherits i ON i.inhrelid = c.oid JOIN pg_class p ON p.oid = i.inhparent
    WHERE c.relnamespace = 'months'::regnamespace AND c.relkind = 'r' AND c.relname ~ '_[0-9]{4}_[0-9]{2}$' AND CASE p.relname
      WHEN 'audit_personal' THEN to_date(right(c.relname, 7), 'YYYY_MM') < now() - make_interval(days => personal_days)
      WHEN 'webhook_deliveries' THEN to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' < now() - make_interval(days => webhook_days)
      ELSE false END
  LOOP
    EXECUTE format('DROP TABLE months.%I', part);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "keep_log_months", "add_log_months", "add_log_month" FROM PUBLIC;
