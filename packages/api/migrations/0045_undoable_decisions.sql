CREATE TABLE "decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_id" bigint NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"status" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"on_sale_at" timestamp with time zone,
	"is_new_version" boolean NOT NULL,
	"superseded_id" bigint,
	"superseded_status" text,
	"sent_at" timestamp with time zone NOT NULL,
	"claimed_by" bigint,
	"claimed_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"written" jsonb NOT NULL,
	"settled" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "decisions_submission_idx" ON "decisions" USING btree ("submission_id","id");