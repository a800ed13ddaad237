DROP INDEX CONCURRENTLY IF EXISTS "sessions_document_idx";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "sessions_document_idx" ON "sessions" USING btree ("document_hash");