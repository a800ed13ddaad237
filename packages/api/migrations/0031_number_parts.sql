-- Every six digits in a row of the numbers of a text that are as long: `database/numbers.ts` asks for them.
CREATE FUNCTION "number_parts"(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(run[1], at, 6)), '{}')
    FROM regexp_matches(words, '[0-9]{6,}', 'g') run, generate_series(1, length(run[1]) - 5) at
$$;
