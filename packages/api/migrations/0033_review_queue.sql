CREATE TABLE "review_queue" (
	"submission_id" bigint PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"menu_entry_id" integer,
	"is_first" boolean NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"claimed_by" bigint,
	"claimed_at" timestamp with time zone,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_times" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sent_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_queue" ADD CONSTRAINT "review_queue_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_queue" ADD CONSTRAINT "review_queue_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_queue_sent_idx" ON "review_queue" USING btree ("sent_at","submission_id");--> statement-breakpoint
CREATE INDEX "review_queue_owner_idx" ON "review_queue" USING btree ("owner_id","sent_at","submission_id");--> statement-breakpoint
CREATE INDEX "review_queue_menu_idx" ON "review_queue" USING btree ("menu_entry_id","sent_at","submission_id");--> statement-breakpoint
CREATE INDEX "review_queue_first_idx" ON "review_queue" USING btree ("is_first","sent_at","submission_id");--> statement-breakpoint
CREATE INDEX "review_queue_claimed_idx" ON "review_queue" USING btree ("claimed_until") WHERE claimed_until is not null;--> statement-breakpoint
CREATE INDEX "review_queue_mine_idx" ON "review_queue" USING btree ("claimed_by","claimed_until") WHERE claimed_by is not null;--> statement-breakpoint
CREATE INDEX "review_times_ended_idx" ON "review_times" USING btree ("ended_at");--> statement-breakpoint
-- Since when a build waits: of the last time that it was sent.
CREATE FUNCTION "submissions_sent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sent_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "submissions_sent" BEFORE UPDATE OF "status" ON "submissions"
  FOR EACH ROW WHEN (OLD.status <> 'waiting_for_review' AND NEW.status = 'waiting_for_review') EXECUTE FUNCTION "submissions_sent"();
--> statement-breakpoint
-- Every row as it should be, but for who reads the build.
CREATE VIEW "review_queue_due" AS
  SELECT s.id AS submission_id, s.product_id, s.owner_id, s.menu_entry_id,
    NOT EXISTS (SELECT FROM sold_versions v WHERE v.product_id = s.product_id) AS is_first,
    coalesce(s.sent_at, (SELECT max(l.created_at) FROM audit_log l WHERE l.subject_kind = 'submission' AND l.subject_id = s.id
      AND l.action IN ('submission.send', 'submission.set_review')), s.updated_at) AS sent_at
  FROM submissions s WHERE s.status = 'waiting_for_review';
--> statement-breakpoint
CREATE FUNCTION "submissions_review_queue"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'waiting_for_review' THEN
    INSERT INTO review_queue (submission_id, product_id, owner_id, menu_entry_id, is_first, sent_at)
      SELECT submission_id, product_id, owner_id, menu_entry_id, is_first, sent_at FROM review_queue_due WHERE submission_id = NEW.id
      ON CONFLICT (submission_id) DO NOTHING;
  ELSE
    WITH ended AS (DELETE FROM review_queue WHERE submission_id = NEW.id RETURNING sent_at)
      INSERT INTO review_times (sent_at, ended_at, status) SELECT sent_at, now(), NEW.status FROM ended
        WHERE NEW.status IN ('ready_for_sale', 'rejected');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "submissions_review_queue_new" AFTER INSERT ON "submissions"
  FOR EACH ROW WHEN (NEW.status = 'waiting_for_review') EXECUTE FUNCTION "submissions_review_queue"();
--> statement-breakpoint
CREATE TRIGGER "submissions_review_queue" AFTER UPDATE OF "status" ON "submissions"
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND (OLD.status = 'waiting_for_review' OR NEW.status = 'waiting_for_review'))
  EXECUTE FUNCTION "submissions_review_queue"();
--> statement-breakpoint
INSERT INTO "review_queue" ("submission_id", "product_id", "owner_id", "menu_entry_id", "is_first", "sent_at")
  SELECT "submission_id", "product_id", "owner_id", "menu_entry_id", "is_first", "sent_at" FROM "review_queue_due";
