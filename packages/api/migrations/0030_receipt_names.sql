ALTER TABLE "payments" ADD COLUMN "names" jsonb;--> statement-breakpoint
-- What a receipt prints and may change later: of the build that was paid for, else of the newest that has been on sale.
CREATE FUNCTION "payment_names"(product bigint, company bigint, paid_version text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('company', c.name, 'email', c.email, 'product', p.name, 'titles', coalesce((
      SELECT jsonb_agg(jsonb_build_object('languageId', t.language_id, 'name', t.name) ORDER BY t.language_id)
      FROM submission_texts t WHERE t.submission_id = (
        SELECT max(s.id) FROM submissions s JOIN sold_versions v ON v.product_id = s.product_id AND v.version = s.version
        WHERE s.product_id = p.id AND s.version = coalesce(paid_version, s.version))), '[]'))
    FROM products p, companies c WHERE p.id = product AND c.id = company
$$;
--> statement-breakpoint
CREATE FUNCTION "payments_keep_names"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.names := payment_names(NEW.product_id, NEW.company_id, NEW.version);
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Whichever version of the server settles it.
CREATE TRIGGER "payments_keep_names" BEFORE INSERT OR UPDATE OF status ON "payments"
  FOR EACH ROW WHEN (NEW.status = 'paid' AND NEW.names IS NULL) EXECUTE FUNCTION "payments_keep_names"();
