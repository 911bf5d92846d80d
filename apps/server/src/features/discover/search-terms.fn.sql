-- The words of a text that a query may misspell.
create or replace function terms_of(words tsvector) returns setof text language sql immutable parallel safe
  begin atomic
    select u.lexeme from unnest(words) u where length(u.lexeme) between 4 and 30 and u.lexeme ~ '^[[:alpha:]]+$'
      order by u.lexeme;
  end;

-- Learns the words of a text; `shown` are those that everybody may read. Known words stay unlocked.
create or replace function learn_terms(words tsvector, shown tsvector) returns void language sql volatile as $$
  insert into search_terms as t (word, is_public)
    select found.word, found.is_public
      from (select word, word = any(tsvector_to_array(shown)) as is_public from terms_of(words) word) found
      where not exists (select from search_terms k where k.word = found.word and (k.is_public or not found.is_public))
      order by found.word
    on conflict (word) do update set is_public = true where excluded.is_public and not t.is_public;
$$;

-- Marks these words as used once less.
create or replace function loosen_terms(words tsvector) returns void language sql volatile as $$
  update search_terms set is_loose = true where word in (
    select t.word from search_terms t where t.word in (select terms_of(words)) and not t.is_loose
    order by t.word for update);
$$;

-- Deletes the loose words that no text has any more. The limit bounds how many places of a common word are read. Each
-- word is planned separately: a rare word is read from the index, a common one is found at once without it.
create or replace function delete_unused_terms() returns void language plpgsql volatile
  set gin_fuzzy_search_limit = 1000 set plan_cache_mode = force_custom_plan as $$
declare
  term text;
begin
  for term in select t.word from search_terms t where t.is_loose order by t.word for update loop
    if exists (select from character_words c where c.words @@ term::tsquery)
      or exists (select from post_words p where p.words @@ term::tsquery) then
      update search_terms set is_loose = false where word = term;
    else
      delete from search_terms where word = term;
    end if;
  end loop;
end $$;

-- Returns the typed text with the operators of a query, each word that is nowhere in public joined with similar words.
-- Similar words are chosen without a limit and count as whole words, so that the result depends only on texts that the
-- viewer may read.
create or replace function search_operators_near(typed text) returns text language plpgsql stable as $$
declare
  operators text := search_operators(typed);
  term text;
  near text;
begin
  for term in select terms_of(search_words(typed)) loop
    continue when exists (
      select from search_terms t where t.word >= term and t.word < term || U&'\+10FFFF' and t.is_public);
    select string_agg(t.word, ' | ') into near from search_terms t
      where t.word % term and levenshtein_less_equal(t.word, term, 2) <= case when length(term) < 5 then 1 else 2 end;
    continue when near is null;
    operators := regexp_replace(operators, '\m' || term || ':\*', '(' || term || ':* | ' || near || ')', 'g');
  end loop;
  return operators;
end $$;

-- Estimates how many rows of a table match these words (`search_operators_near`), by the planner's statistics.
create or replace function estimate_found(operators text, searched regclass) returns float8 language plpgsql volatile as $$
declare
  plan json;
begin
  execute format('explain (format json) select from %s where words @@ %L::tsquery', searched, operators_query(operators))
    into plan;
  return plan -> 0 -> 'Plan' -> 'Plan Rows';
end $$;
