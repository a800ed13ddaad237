ALTER TABLE "sessions" ADD COLUMN "document_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "public_id" text;