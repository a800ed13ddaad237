CREATE TABLE "store_titles" (
	"submission_id" bigint NOT NULL,
	"title" text COLLATE "C" NOT NULL,
	"is_private" boolean NOT NULL,
	"menu_entry_id" integer,
	CONSTRAINT "store_titles_submission_id_title_pk" PRIMARY KEY("submission_id","title")
);
--> statement-breakpoint
ALTER TABLE "store_titles" ADD CONSTRAINT "store_titles_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_titles_public_idx" ON "store_titles" USING btree ("title","submission_id" DESC NULLS LAST) WHERE not is_private;--> statement-breakpoint
CREATE INDEX "store_titles_menu_idx" ON "store_titles" USING btree ("menu_entry_id","title","submission_id" DESC NULLS LAST) WHERE not is_private;
--> statement-breakpoint
-- Titles that are typed alike have the same: case, accents, apostrophes and punctuation do not matter.
CREATE FUNCTION "title_key"(title text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT left(btrim(regexp_replace(replace(lower(folded(title) COLLATE "und-x-icu"), '''', ''), '[^[:alnum:]]+', ' ', 'g')), 100)
$$;
--> statement-breakpoint
-- Every row as it should be.
CREATE VIEW "store_titles_due" AS
  SELECT DISTINCT s.id AS submission_id, title_key(t.name) COLLATE "C" AS title, s.is_private, s.menu_entry_id
  FROM submissions s JOIN submission_texts t ON t.submission_id = s.id
  WHERE s.status = 'ready_for_sale' AND title_key(t.name) <> '';
--> statement-breakpoint
-- As in 0011, and the titles: the triggers of servers of the last version write them too.
CREATE OR REPLACE FUNCTION "store_texts_refresh"(build bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO store_texts SELECT * FROM store_texts_due WHERE submission_id = build
    ON CONFLICT (submission_id) DO UPDATE SET tags = excluded.tags, words = excluded.words
    WHERE (store_texts.tags, store_texts.words) IS DISTINCT FROM (excluded.tags, excluded.words);
  DELETE FROM store_texts s WHERE s.submission_id = build
    AND NOT EXISTS (SELECT FROM store_texts_due d WHERE d.submission_id = build);
  INSERT INTO store_titles SELECT * FROM store_titles_due WHERE submission_id = build
    ON CONFLICT (submission_id, title) DO UPDATE SET is_private = excluded.is_private, menu_entry_id = excluded.menu_entry_id
    WHERE (store_titles.is_private, store_titles.menu_entry_id) IS DISTINCT FROM (excluded.is_private, excluded.menu_entry_id);
  DELETE FROM store_titles s WHERE s.submission_id = build
    AND NOT EXISTS (SELECT FROM store_titles_due d WHERE d.submission_id = build AND d.title = s.title);
END $$;
