-- Names are misspelled like other words: those of the creators who are here are learned. A new database has none, and not
-- yet the functions.
do $$
begin
  if to_regprocedure('learn_terms(tsvector, tsvector)') is not null then
    perform learn_terms(words, words)
      from (select search_words(lower(c.name || ' ' || c.nickname || ' ' || c.char_unique_id)) as words
        from characters c where c.deleted_at is null) named;
  end if;
end $$;
