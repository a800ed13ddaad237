-- Logs are kept in partitions by month. Those lie apart from the tables: nobody but their owner reaches one directly.
CREATE SCHEMA "months";
--> statement-breakpoint
-- Gives a log the partition of a month, with the rows of it that have found none.
CREATE FUNCTION "add_log_month"("log" regclass, "month" date) RETURNS void LANGUAGE plpgsql
SET search_path = pg_catalog, public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  base text := (SELECT relname FROM pg_class WHERE oid = log);
  part text := base || to_char(month, '_YYYY_MM');
  rest text := base || '_default';
  ends date := month + interval '1 month';
  strays boolean;
BEGIN
  IF to_regclass(format('months.%I', part)) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE months.%I (LIKE %s INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part, log);
  EXECUTE format('SELECT EXISTS (SELECT FROM months.%I WHERE created_at >= %L AND created_at < %L)', rest, month, ends) INTO strays;
  IF strays THEN
    EXECUTE format('ALTER TABLE months.%I DISABLE TRIGGER USER', rest);
    EXECUTE format('WITH moved AS (DELETE FROM months.%I WHERE created_at >= %L AND created_at < %L RETURNING *)
      INSERT INTO months.%I SELECT * FROM moved', rest, month, ends, part);
    EXECUTE format('ALTER TABLE months.%I ENABLE TRIGGER USER', rest);
  END IF;
  EXECUTE format('ALTER TABLE %s ATTACH PARTITION months.%I FOR VALUES FROM (%L) TO (%L)', log, part, month, ends);
END $$;
--> statement-breakpoint
-- The months from the first row of `source` on, and two months ahead.
CREATE FUNCTION "add_log_months"("log" regclass, "source" regclass) RETURNS void LANGUAGE plpgsql
SET search_path = pg_catalog, public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  month date;
  wanted date[];
BEGIN
  EXECUTE format(
    'SELECT array_agg(month) FROM (SELECT DISTINCT date_trunc(''month'', created_at)::date AS month FROM %s
     UNION SELECT (date_trunc(''month'', now()) + make_interval(months => ahead))::date FROM generate_series(0, 2) AS ahead) AS m', source) INTO wanted;
  FOREACH month IN ARRAY wanted LOOP
    PERFORM add_log_month(log, month);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TABLE "audit_personal" (
	"entry_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_personal_entry_id_created_at_pk" PRIMARY KEY("entry_id","created_at")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE TABLE "months"."audit_personal_default" PARTITION OF "audit_personal" DEFAULT;
--> statement-breakpoint
-- What an entry says about people: every text, but for those that say what was done and to what. Numbers, flags and
-- dates are none; a new field is personal until its name is written here.
CREATE FUNCTION "audit_is_personal"("name" text, "value" jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT name NOT IN ('status', 'state', 'role', 'kind', 'type', 'language', 'country', 'version', 'currency',
      'priceCurrency', 'provider', 'providerReference', 'idempotencyKey', 'messageId', 'attempts', 'url', 'webhookUrl',
      'privacyPolicyUrl', 'serviceTermsUrl', 'icon', 'banner', 'archive', 'sqlScript', 'screenshots',
      'createdAt', 'paidAt', 'expiresAt', 'installedAt', 'periodEndsAt', 'since')
    AND jsonb_path_exists(value, 'strict $.** ? (@.type() == "string" && @ != "" && @ != "(secret)" && @ != "(erased)")')
$$;
--> statement-breakpoint
-- An entry is written whole, and split here: what is personal goes to `audit_personal`, and the log says that it was.
CREATE FUNCTION "audit_log_split"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  personal_before jsonb := (SELECT jsonb_object_agg(key, value) FROM jsonb_each(NEW.before) WHERE audit_is_personal(key, value));
  personal_after jsonb := (SELECT jsonb_object_agg(key, value) FROM jsonb_each(NEW.after) WHERE audit_is_personal(key, value));
BEGIN
  IF NEW.actor_name = '' AND personal_before IS NULL AND personal_after IS NULL THEN RETURN NEW; END IF;
  INSERT INTO audit_personal (entry_id, created_at, actor_name, before, after)
    VALUES (NEW.id, NEW.created_at, NEW.actor_name, personal_before, personal_after);
  NEW.actor_name := '';
  IF personal_before IS NOT NULL THEN
    NEW.before := NEW.before || (SELECT jsonb_object_agg(key, '(erased)') FROM jsonb_object_keys(personal_before) AS key);
  END IF;
  IF personal_after IS NOT NULL THEN
    NEW.after := NEW.after || (SELECT jsonb_object_agg(key, '(erased)') FROM jsonb_object_keys(personal_after) AS key);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Made beside the old log under the same names, and put in its place when it holds the same entries.
CREATE TABLE "months"."audit_log" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "months"."audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" bigint,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_log_id_created_at_pk" PRIMARY KEY("id","created_at")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE TABLE "months"."audit_log_default" PARTITION OF "months"."audit_log" DEFAULT;
--> statement-breakpoint
CREATE INDEX "audit_log_subject_idx" ON "months"."audit_log" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "months"."audit_log" USING btree ("actor_kind","actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "months"."audit_log" USING btree ("action","id");--> statement-breakpoint
SELECT add_log_months('months.audit_log', 'audit_log'), add_log_months('audit_personal', 'audit_log');
--> statement-breakpoint
CREATE TRIGGER "audit_log_split" BEFORE INSERT ON "months"."audit_log" FOR EACH ROW EXECUTE FUNCTION "audit_log_split"();
--> statement-breakpoint
-- Most of it while servers go on writing into the old one, the rest when they wait.
INSERT INTO "months"."audit_log" OVERRIDING SYSTEM VALUE SELECT * FROM "audit_log";
--> statement-breakpoint
LOCK TABLE "audit_log" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO "months"."audit_log" OVERRIDING SYSTEM VALUE
  SELECT * FROM "audit_log" o WHERE NOT EXISTS (SELECT FROM "months"."audit_log" n WHERE n.id = o.id);
--> statement-breakpoint
SELECT setval('months.audit_log_id_seq', last_value, is_called) FROM "audit_log_id_seq";
--> statement-breakpoint
DROP TABLE "audit_log";
--> statement-breakpoint
ALTER TABLE "months"."audit_log" SET SCHEMA "public";
--> statement-breakpoint
-- For each statement, so that one that finds no row is refused too; for each row, as only those reach the months.
CREATE TRIGGER "audit_log_is_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "audit_log_is_kept"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_row_is_kept" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "audit_log_is_kept"();
--> statement-breakpoint
CREATE TRIGGER "audit_personal_is_kept" BEFORE UPDATE ON "audit_personal" FOR EACH ROW EXECUTE FUNCTION "audit_log_is_kept"();
