CREATE TABLE "store_renames" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_renames" ADD CONSTRAINT "store_renames_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- As in 0027, and the name of the creator.
CREATE OR REPLACE VIEW "store_texts_due" AS
  SELECT s.id AS submission_id,
    CASE WHEN s.is_private THEN ARRAY[]::text[] ELSE
      (SELECT array_agg(level || ':' || (s.id >> (8 + 3 * level))) FROM generate_series(0, 7) AS level)
      || CASE WHEN s.menu_entry_id IS NULL THEN ARRAY[]::text[] ELSE ARRAY['m' || s.menu_entry_id] END
    END AS tags,
    coalesce((SELECT searched_words(concat_ws(' ', (SELECT u.username FROM users u WHERE u.id = s.owner_id),
        string_agg(t.name || ' ' || t.description, ' ' ORDER BY t.language_id)))
      FROM submission_texts t WHERE t.submission_id = s.id), '') AS words
  FROM submissions s WHERE s.status = 'ready_for_sale';
--> statement-breakpoint
CREATE FUNCTION "users_renamed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- An owner can have thousands of builds: a job stores them with the new name.
  INSERT INTO store_renames VALUES (NEW.id, clock_timestamp()) ON CONFLICT (user_id) DO UPDATE SET at = excluded.at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_renamed" AFTER UPDATE OF "username" ON "users"
  FOR EACH ROW WHEN (OLD.username <> NEW.username AND NEW.role = 'creator') EXECUTE FUNCTION "users_renamed"();
