-- Comes with every PostgreSQL; the owner of a database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE INDEX "submission_texts_words_idx" ON "submission_texts" USING gin ("name" gin_trgm_ops,"description" gin_trgm_ops);
