-- How far apart two words are is counted in letters: two letters that changed places make a short word too different for trigrams.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
-- Brings the settings of pg_trgm into this session, so that a function may carry one of them.
SELECT show_limit();
--> statement-breakpoint
-- What a word that somebody wrote is looked for as: its stem, the beginning of a word, or, when it is four letters or longer and no
-- text has it, the three nearest words of like length: by letters that must be changed (two exchanged ones are one), then by trigrams.
-- `weights` are those that count ('' = all).
CREATE OR REPLACE FUNCTION search_word_query(site text, lang text, word text, weights text) RETURNS tsquery LANGUAGE plpgsql STABLE
SET pg_trgm.similarity_threshold = 0.2 AS $$
DECLARE
  meant tsquery := to_tsquery(('content_' || lang)::regconfig, word || ':' || weights)
    || to_tsquery('content_words', word || ':*' || weights);
  near_words text;
BEGIN
  IF length(word) < 4 OR EXISTS (
    SELECT FROM search_word AS known
    WHERE known.site = $1 AND known.lang = $2 AND known.word LIKE $3 || '%'
  ) THEN
    RETURN meant;
  END IF;
  -- Looked up in all languages first, because only so the index of similar words is used.
  WITH similar_words AS MATERIALIZED (SELECT * FROM search_word AS known WHERE known.word % $3),
  near AS (
    SELECT known.word, similarity(known.word, $3) AS likeness,
      levenshtein(known.word, $3) - (length(known.word) = length($3) AND translate(known.word, $3, '') = '')::int AS errors
    FROM similar_words AS known
    WHERE known.site = $1 AND known.lang = $2 AND length(known.word) BETWEEN length($3) - 2 AND length($3) + 2
  ),
  nearest AS (
    SELECT near.word FROM near WHERE errors <= 2 OR likeness >= 0.3
    ORDER BY errors, likeness DESC, near.word LIMIT 3
  )
  SELECT string_agg(nearest.word || ':' || weights, ' | ') INTO near_words FROM nearest;
  RETURN meant || to_tsquery('content_words', coalesce(near_words, ''));
END
$$;
