DROP INDEX CONCURRENTLY IF EXISTS "companies_search_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "companies_search_idx" ON "companies" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops);