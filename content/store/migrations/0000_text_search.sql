-- Accents are taken off before the language's stemmer sees a word, so that "debutant" finds "débutant".
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION content_fr (COPY = french);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION content_fr ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION content_en (COPY = english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION content_en ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION content_es (COPY = spanish);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION content_es ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION content_nl (COPY = dutch);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION content_nl ALTER MAPPING FOR hword, hword_part, word WITH unaccent, dutch_stem;
--> statement-breakpoint
-- Words as they are written, for the word that somebody is still typing.
CREATE TEXT SEARCH CONFIGURATION content_words (COPY = simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION content_words ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;
