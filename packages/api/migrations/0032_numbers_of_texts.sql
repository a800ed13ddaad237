DROP INDEX CONCURRENTLY IF EXISTS "store_texts_numbers_idx";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "store_texts_numbers_idx" ON "store_texts" USING gin (number_parts(words)) WITH (fastupdate=false) WHERE words ~ '[0-9]{6}';
