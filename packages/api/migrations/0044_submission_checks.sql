CREATE TABLE "submission_checks" (
	"submission_id" bigint PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"findings" jsonb NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "submission_checks" ADD CONSTRAINT "submission_checks_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;