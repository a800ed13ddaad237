CREATE TABLE "charge_lines" (
	"payment_id" bigint PRIMARY KEY NOT NULL,
	"charge_id" bigint NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "licenses" ADD COLUMN "period_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "charge_lines" ADD CONSTRAINT "charge_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_lines" ADD CONSTRAINT "charge_lines_charge_id_payments_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charge_lines_charge_idx" ON "charge_lines" USING btree ("charge_id","payment_id");