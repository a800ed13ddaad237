-- Without accents, with the apostrophe of keyboards; letters that no accent makes in those that people type for them.
-- The same as in database/folding.ts. Marks that are not accents stay: in some scripts they are vowels.
CREATE FUNCTION "folded"(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT normalize(regexp_replace(normalize(
    replace(replace(replace(replace(replace(replace(
      translate(words, '’‘ʼ′`´øØłŁđĐħĦı', '''''''''''''oOlLdDhHi'),
      'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'ß', 'ss'), 'ẞ', 'SS'),
    NFD), '[\u0300-\u036f]', '', 'g'), NFC)
$$;
--> statement-breakpoint
-- Each word once, folded, and as it was written where that differs: servers of the last version ask for it so.
-- Of what it answers it answers the same.
CREATE FUNCTION "searched_words"(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(' ' || string_agg(word, ' '), '') FROM (
    SELECT word FROM regexp_split_to_table(folded(words), '\s+') AS word
    UNION SELECT word FROM regexp_split_to_table(words, '\s+') AS word
    ORDER BY word) AS each WHERE word <> ''
$$;
--> statement-breakpoint
CREATE OR REPLACE VIEW "product_listings_due" AS
  SELECT p.id AS product_id, p.owner_id, progress.status AS in_progress, released.status AS released, p.name,
    texts.titles, newest.updated_at,
    (SELECT array_agg(level || ':' || (p.id >> (8 + 3 * level))) FROM generate_series(0, 7) AS level)
      || array_remove(ARRAY[progress.status, released.status], NULL) AS tags,
    searched_words(concat_ws(' ', texts.words, p.name, newest.version)) AS words
  FROM products p
  CROSS JOIN LATERAL (SELECT s.id, s.version, s.updated_at FROM submissions s WHERE s.product_id = p.id ORDER BY s.id DESC LIMIT 1) newest
  CROSS JOIN LATERAL (SELECT coalesce(jsonb_object_agg(t.language_id, t.name), '{}') AS titles,
    string_agg(t.name, ' ' ORDER BY t.language_id) AS words FROM submission_texts t WHERE t.submission_id = newest.id) texts
  LEFT JOIN submissions progress ON progress.product_id = p.id AND progress.status IN ('draft', 'waiting_for_review', 'rejected')
  LEFT JOIN submissions released ON released.product_id = p.id AND released.status IN ('ready_for_sale', 'hidden');
