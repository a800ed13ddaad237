CREATE TABLE "license_reminders" (
	"license_id" bigint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"days_before" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "license_reminders_license_id_ends_at_days_before_pk" PRIMARY KEY("license_id","ends_at","days_before")
);
--> statement-breakpoint
ALTER TABLE "license_reminders" ADD CONSTRAINT "license_reminders_license_id_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."licenses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "license_reminders_ends_idx" ON "license_reminders" USING btree ("ends_at");