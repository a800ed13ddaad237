CREATE TABLE "store_arrivals" (
	"submission_id" bigint PRIMARY KEY NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "store_used" (
	"country" text NOT NULL,
	"product_id" bigint NOT NULL,
	"companies" integer NOT NULL,
	CONSTRAINT "store_used_country_product_id_pk" PRIMARY KEY("country","product_id")
);
--> statement-breakpoint
CREATE TABLE "store_word_doubts" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_words" (
	"language_id" integer NOT NULL,
	"word" text NOT NULL,
	"keys" text[] NOT NULL,
	CONSTRAINT "store_words_language_id_word_pk" PRIMARY KEY("language_id","word")
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "on_sale_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "store_arrivals" ADD CONSTRAINT "store_arrivals_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_used" ADD CONSTRAINT "store_used_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_arrivals_first_idx" ON "store_arrivals" USING btree ("first_at","submission_id");--> statement-breakpoint
CREATE INDEX "store_arrivals_updated_idx" ON "store_arrivals" USING btree ("updated_at","submission_id");--> statement-breakpoint
CREATE INDEX "store_words_keys_idx" ON "store_words" USING gin ("keys") WITH (fastupdate=false);
--> statement-breakpoint
-- As in 0023; texts without a letter beyond ASCII are done at once.
CREATE OR REPLACE FUNCTION "folded"(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(words) = length(words) THEN translate(words, '`', '''') ELSE normalize(regexp_replace(normalize(
    replace(replace(replace(replace(replace(replace(
      translate(words, '’‘ʼ′`´øØłŁđĐħĦı', '''''''''''''oOlLdDhHi'),
      'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'ß', 'ss'), 'ẞ', 'SS'),
    NFD), '[\u0300-\u036f]', '', 'g'), NFC) END
$$;
--> statement-breakpoint
-- Folded and each word once, as the words of product lists are (0023).
CREATE OR REPLACE VIEW "store_texts_due" AS
  SELECT s.id AS submission_id,
    CASE WHEN s.is_private THEN ARRAY[]::text[] ELSE
      (SELECT array_agg(level || ':' || (s.id >> (8 + 3 * level))) FROM generate_series(0, 7) AS level)
      || CASE WHEN s.menu_entry_id IS NULL THEN ARRAY[]::text[] ELSE ARRAY['m' || s.menu_entry_id] END
    END AS tags,
    coalesce((SELECT searched_words(string_agg(t.name || ' ' || t.description, ' ' ORDER BY t.language_id))
      FROM submission_texts t WHERE t.submission_id = s.id), '') AS words
  FROM submissions s WHERE s.status = 'ready_for_sale';
--> statement-breakpoint
-- The ids of the languages that readers have, as in languages.ts of the contract.
CREATE FUNCTION "reader_languages"() RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT ARRAY[1, 2, 3, 4] $$;
--> statement-breakpoint
-- The text of a build that the readers of each language see: in it, else in the first one that there is.
CREATE VIEW "shown_texts" AS
  SELECT t.submission_id, reader AS language_id, t.name || ' ' || t.description AS words
  FROM submission_texts t CROSS JOIN unnest(reader_languages()) AS reader
  WHERE t.language_id = reader OR (
    NOT EXISTS (SELECT FROM submission_texts own WHERE own.submission_id = t.submission_id AND own.language_id = reader)
    AND NOT EXISTS (SELECT FROM submission_texts first WHERE first.submission_id = t.submission_id AND first.language_id < t.language_id));
--> statement-breakpoint
-- The words of letters alone, folded, in small ones; shorter ones and endless ones are nobody's typing errors.
CREATE FUNCTION "letter_words"(words text) RETURNS SETOF text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(lower(folded(words) COLLATE "und-x-icu"), '[^[:alpha:]]+') AS word
  WHERE length(word) BETWEEN 3 AND 32
$$;
--> statement-breakpoint
-- What store/near.rules.ts asks for. Two beginnings of the same length that differ by one letter have one of them in
-- common that lacks a letter; those that differ by two, one that lacks two.
CREATE FUNCTION "near_keys"(language integer, word text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  keys text[] := CASE WHEN length(word) <= 6 THEN ARRAY[language || word] ELSE ARRAY[]::text[] END;
  lacking text;
BEGIN
  FOR size IN 4 .. least(7, length(word)) LOOP
    FOR one IN 1 .. size LOOP
      lacking := left(word, one - 1) || substr(word, one + 1, size - one);
      keys := keys || (language || lacking);
      IF size = 7 THEN
        FOR other IN one .. 6 LOOP
          keys := keys || (language || left(lacking, other - 1) || substr(lacking, other + 1));
        END LOOP;
      END IF;
    END LOOP;
  END LOOP;
  RETURN ARRAY(SELECT DISTINCT unnest(keys));
END $$;
--> statement-breakpoint
-- The words of a public build that the dictionary lacks. Whoever calls it has the lock of the dictionary.
CREATE FUNCTION "store_words_add"(build bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO store_words
  SELECT language_id, word, near_keys(language_id, word)
  FROM (SELECT DISTINCT shown.language_id, word FROM store_texts
      JOIN shown_texts shown USING (submission_id) CROSS JOIN letter_words(shown.words) AS word
    WHERE submission_id = build AND tags <> '{}') AS due
  WHERE NOT EXISTS (SELECT FROM store_words known WHERE known.language_id = due.language_id AND known.word = due.word)
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION "store_texts_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One at a time, at the end of the transaction: nobody waits for a row, and the job removes no word that is about to come.
  PERFORM pg_advisory_xact_lock(hashtext('store_words'));
  IF TG_OP <> 'INSERT' AND OLD.tags <> '{}' THEN
    INSERT INTO store_word_doubts SELECT word FROM letter_words(OLD.words) AS word
      EXCEPT SELECT word FROM store_texts kept CROSS JOIN letter_words(kept.words) AS word
        WHERE kept.submission_id = OLD.submission_id AND kept.tags <> '{}'
      ON CONFLICT DO NOTHING;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.tags <> '{}' THEN
    PERFORM store_words_add(NEW.submission_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "store_texts_words" AFTER INSERT OR DELETE ON "store_texts"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "store_texts_words"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "store_texts_words_changed" AFTER UPDATE OF "tags", "words" ON "store_texts"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.words <> NEW.words OR (OLD.tags <> '{}') <> (NEW.tags <> '{}'))
  EXECUTE FUNCTION "store_texts_words"();
--> statement-breakpoint
CREATE FUNCTION "submissions_on_sale"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A version that was on sale before comes back, which is nothing new.
  IF NOT EXISTS (SELECT FROM sold_versions WHERE product_id = NEW.product_id AND version = NEW.version) THEN
    NEW.on_sale_at := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "submissions_on_sale" BEFORE UPDATE OF "status" ON "submissions"
  FOR EACH ROW WHEN (OLD.status <> 'ready_for_sale' AND NEW.status = 'ready_for_sale') EXECUTE FUNCTION "submissions_on_sale"();
--> statement-breakpoint
-- When builds on sale, private ones too, came on sale. Of builds from before there was a date, when they were made.
CREATE VIEW "arrivals" AS
  SELECT s.id AS submission_id, sold.first_at,
    CASE WHEN coalesce(s.on_sale_at, s.created_at) > sold.first_at THEN coalesce(s.on_sale_at, s.created_at) END AS updated_at
  FROM submissions s CROSS JOIN LATERAL (
    SELECT min(coalesce(o.on_sale_at, o.created_at)) AS first_at FROM submissions o
    WHERE o.product_id = s.product_id AND (o.on_sale_at IS NOT NULL OR o.status IN ('ready_for_sale', 'hidden', 'superseded'))) sold
  WHERE s.status = 'ready_for_sale';
--> statement-breakpoint
-- Every row as it should be.
CREATE VIEW "store_arrivals_due" AS
  SELECT a.* FROM arrivals a JOIN submissions s ON s.id = a.submission_id WHERE NOT s.is_private;
--> statement-breakpoint
CREATE FUNCTION "submissions_store_arrival"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO store_arrivals SELECT * FROM store_arrivals_due WHERE submission_id = NEW.id
    ON CONFLICT (submission_id) DO UPDATE SET first_at = excluded.first_at, updated_at = excluded.updated_at;
  DELETE FROM store_arrivals a WHERE a.submission_id = NEW.id
    AND NOT EXISTS (SELECT FROM store_arrivals_due due WHERE due.submission_id = NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "submissions_store_arrival_new" AFTER INSERT ON "submissions"
  FOR EACH ROW WHEN (NEW.status = 'ready_for_sale') EXECUTE FUNCTION "submissions_store_arrival"();
--> statement-breakpoint
CREATE TRIGGER "submissions_store_arrival" AFTER UPDATE OF "status", "is_private" ON "submissions"
  FOR EACH ROW WHEN ((OLD.status = 'ready_for_sale' OR NEW.status = 'ready_for_sale')
    AND (OLD.status, OLD.is_private) IS DISTINCT FROM (NEW.status, NEW.is_private))
  EXECUTE FUNCTION "submissions_store_arrival"();
