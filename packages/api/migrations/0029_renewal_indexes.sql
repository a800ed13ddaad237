DROP INDEX CONCURRENTLY IF EXISTS "licenses_renewal_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "licenses_renewal_idx" ON "licenses" USING btree ("company_id",coalesce(expires_at, 'infinity'::timestamptz),"id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "licenses_ends_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "licenses_ends_idx" ON "licenses" USING btree ("expires_at") WHERE expires_at is not null;
