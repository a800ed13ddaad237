CREATE TABLE "app_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"license_id" bigint NOT NULL,
	"issuer_hash" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_tokens" ADD CONSTRAINT "app_tokens_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "app_tokens_license_idx" ON "app_tokens" USING btree ("license_id");--> statement-breakpoint
CREATE INDEX "app_tokens_ends_idx" ON "app_tokens" USING btree ("ends_at");