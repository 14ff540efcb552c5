-- Pages that were published before 0003: what it added to the index of search.
UPDATE search_entry SET
  titles = search_document(site, lang, name || ' ' || title, '', '', ''),
  document = document || array_to_tsvector(ARRAY[site || '/' || lang])
WHERE titles = ''::tsvector;
