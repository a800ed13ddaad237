-- Drops months of the audit log that ended `days` ago, where a setting asks for it. Whom the owner lets do it is the owner's
-- to say: the server's role is not given it with its other rights. It waits for a lock as keep_log_months does.
CREATE FUNCTION "drop_audit_months"("days" integer) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp SET timezone = 'UTC' SET lock_timeout = '1s' AS $$
DECLARE
  part text;
BEGIN
  IF days IS NULL OR days < 365 THEN
    RAISE EXCEPTION 'drop_audit_months: the audit log is kept for at least 365 days';
  END IF;
  IF NOT pg_try_advisory_xact_lock(7205267) THEN RETURN; END IF;
  FOR part IN
    SELECT c.relname FROM pg_class c JOIN pg_inherits i ON i.inhrelid = c.oid
    WHERE i.inhparent = 'audit_log'::regclass AND c.relname ~ '_[0-9]{4}_[0-9]{2}$'
      AND to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' < now() - make_interval(days => days)
  LOOP
    EXECUTE format('DROP TABLE months.%I', part);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "drop_audit_months" FROM PUBLIC;
