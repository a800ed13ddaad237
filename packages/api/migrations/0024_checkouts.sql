CREATE TABLE "checkouts" (
	"payment_id" bigint PRIMARY KEY NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"return_path" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "period_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_reference_key" ON "checkouts" USING btree ("reference") WHERE reference <> '';