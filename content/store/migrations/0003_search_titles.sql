ALTER TABLE "search_entry" ADD COLUMN "titles" "tsvector" DEFAULT ''::tsvector NOT NULL;
--> statement-breakpoint
-- Publishing is rare and searching is not: new entries go into the indexes at once, instead of a list that every search reads through.
ALTER INDEX search_document SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX search_word_similar SET (fastupdate = off);
--> statement-breakpoint
-- What search looks in: each text twice, by the language's stems and word by word (for what somebody is still typing).
-- A: name and title. B: the other titles. C: what is written for search engines. D: the text.
-- The site and language are in it as one more word, so that one index finds what fits in a language.
CREATE FUNCTION search_document(site text, lang text, a text, b text, c text, d text) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT setweight(to_tsvector(config, a) || to_tsvector('content_words', a), 'A')
    || setweight(to_tsvector(config, b) || to_tsvector('content_words', b), 'B')
    || setweight(to_tsvector(config, c) || to_tsvector('content_words', c), 'C')
    || setweight(to_tsvector(config, d) || to_tsvector('content_words', d), 'D')
    || array_to_tsvector(ARRAY[$1 || '/' || $2])
  FROM (SELECT ('content_' || lang)::regconfig AS config) AS chosen
$$;
--> statement-breakpoint
-- The words of a text that a typing error may be corrected to.
CREATE FUNCTION search_words(text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT word FROM unnest(tsvector_to_array(to_tsvector('content_words', $1))) AS word WHERE word ~ '^[[:alpha:]]{3,40}$'
$$;
--> statement-breakpoint
-- What a word that somebody wrote is looked for as: its stem, the beginning of a word, or, when it is four letters or longer and no
-- text has it, the three most similar words of like length that one has. `weights` are those that count ('' = all).
CREATE FUNCTION search_word_query(site text, lang text, word text, weights text) RETURNS tsquery LANGUAGE plpgsql STABLE AS $$
DECLARE
  meant tsquery := to_tsquery(('content_' || lang)::regconfig, word || ':' || weights)
    || to_tsquery('content_words', word || ':*' || weights);
  similar_words text;
BEGIN
  IF length(word) < 4 OR EXISTS (
    SELECT FROM search_word AS known
    WHERE known.site = $1 AND known.lang = $2 AND known.word LIKE $3 || '%'
  ) THEN
    RETURN meant;
  END IF;
  -- Looked up in all languages first, because only so the index of similar words is used.
  WITH near AS MATERIALIZED (SELECT * FROM search_word AS known WHERE known.word % $3),
  nearest AS (
    SELECT near.word FROM near
    WHERE near.site = $1 AND near.lang = $2 AND length(near.word) BETWEEN length($3) - 2 AND length($3) + 2
    ORDER BY similarity(near.word, $3) DESC, near.word LIMIT 3
  )
  SELECT string_agg(nearest.word || ':' || weights, ' | ') INTO similar_words FROM nearest;
  RETURN meant || to_tsquery('content_words', coalesce(similar_words, ''));
END
$$;
--> statement-breakpoint
-- A question's words as one query; `joint` is '&' or '|'. Words that every text is full of count only when there is nothing else.
CREATE FUNCTION search_query(site text, lang text, words text[], weights text, joint text) RETURNS tsquery LANGUAGE sql STABLE AS $$
  WITH given AS (
    SELECT word, numnode(to_tsquery(('content_' || $2)::regconfig, word)) > 0 AS counts FROM unnest($3) AS word
  )
  SELECT string_agg('(' || search_word_query($1, $2, word, $4)::text || ')', $5)::tsquery FROM given
  WHERE counts OR NOT EXISTS (SELECT FROM given WHERE counts)
$$;
--> statement-breakpoint
-- The pages that fit, best first. Names and titles decide which sixty are looked at closely: ranking the text of every page that holds a
-- common word would take most of the time. The planner does not know what it costs to fetch documents, so it is told to use the index.
CREATE FUNCTION search_pages(site text, lang text, words text[], weights text, below text[], joint text)
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
      AND NOT EXISTS (SELECT FROM unnest(below) AS excluded WHERE starts_with(entry.path, excluded))
    ORDER BY by_title DESC, entry.path LIMIT 60
  )
  SELECT key, name, title, path FROM fitting
  ORDER BY 2 * by_title + ts_rank('{0.05, 0.2, 0.5, 1}', document, asked, 1) DESC, path LIMIT 20;
END
$$;
