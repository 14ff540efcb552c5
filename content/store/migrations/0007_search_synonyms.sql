-- A word that no text has is corrected to words with one wrong letter (two from eight letters on; two exchanged letters are one error).
-- Similar trigrams alone are no reason to answer: no answer is better than an unrelated one.
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
    WHERE known.site = $1 AND known.lang = $2 AND length(known.word) BETWEEN length($3) - 1 AND length($3) + 1
  ),
  nearest AS (
    SELECT near.word FROM near WHERE errors <= CASE WHEN length($3) < 8 THEN 1 ELSE 2 END
    ORDER BY errors, likeness DESC, near.word LIMIT 3
  )
  SELECT string_agg(nearest.word || ':*' || weights, ' | ') INTO near_words FROM nearest;
  RETURN meant || to_tsquery('content_words', coalesce(near_words, ''));
END
$$;
--> statement-breakpoint
-- A query of several words; `joint` is '&' or '|'. An element of `words` may be several words of one meaning, `creche|moufle`: any of them fits,
-- as it is written: by their stems `garderie` would be `garder`.
-- Words that every text is full of count only when there is nothing else.
CREATE OR REPLACE FUNCTION search_query(site text, lang text, words text[], weights text, joint text) RETURNS tsquery LANGUAGE sql STABLE AS $$
  WITH alternative AS (
    SELECT position, word, words LIKE '%|%' AS several, numnode(to_tsquery(('content_' || $2)::regconfig, word)) > 0 AS counts
    FROM unnest($3) WITH ORDINALITY AS element(words, position), unnest(string_to_array(element.words, '|')) AS word
  ),
  given AS (
    SELECT bool_or(counts) AS counts, string_agg('(' || CASE WHEN several
      THEN to_tsquery('content_words', word || ':*' || $4)
      ELSE search_word_query($1, $2, word, $4) END::text || ')', '|') AS query
    FROM alternative GROUP BY position
  )
  SELECT string_agg('(' || query || ')', $5)::tsquery FROM given
  WHERE counts OR NOT EXISTS (SELECT FROM given WHERE counts)
$$;
--> statement-breakpoint
-- The pages that fit, best first, without those of the search and the cart: who searches wants neither. Names and titles decide which
-- sixty are looked at closely: ranking the text of every page that holds a common word would take most of the time. The planner does
-- not know what it costs to fetch documents, so it is told to use the index.
CREATE OR REPLACE FUNCTION search_pages(site text, lang text, words text[], weights text, below text[], joint text)
RETURNS TABLE (key text, name text, title text, path text) LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  asked tsquery := search_query(site, lang, words, weights, joint);
  here tsquery := quote_literal(site || '/' || lang)::tsquery;
  in_titles tsquery := replace(asked::text, '&', '|')::tsquery;
BEGIN
  RETURN QUERY
  WITH fitting AS (
    SELECT entry.*, ts_rank('{0.05, 0.2, 0.5, 1}', entry.titles, in_titles) AS by_title
    FROM search_entry AS entry
    WHERE entry.document @@ (asked && here)
      AND NOT EXISTS (SELECT FROM page WHERE page.id = entry.page AND page.kind IN ('search', 'cart'))
      AND NOT EXISTS (SELECT FROM unnest(below) AS excluded WHERE starts_with(entry.path, excluded))
    ORDER BY by_title DESC, entry.path LIMIT 60
  )
  SELECT key, name, title, path FROM fitting
  ORDER BY 2 * by_title + ts_rank('{0.05, 0.2, 0.5, 1}', document, asked, 1) DESC, path LIMIT 20;
END
$$;
