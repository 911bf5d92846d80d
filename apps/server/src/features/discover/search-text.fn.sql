-- Returns a text as words: compatibility forms and case folded, only letters and digits, one space between words.
-- Chinese and Japanese have no spaces: there each character is a word.
create or replace function search_text(content text) returns text language sql immutable parallel safe
  return btrim(regexp_replace(
    regexp_replace(lower(normalize(content, nfkc)), '([\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff])', ' \1 ', 'g'),
    '[^[:alnum:]]+', ' ', 'g'));

-- Returns the index entries of a text. With an owner ('u12x') each word belongs to the owner alone.
create or replace function search_words(content text, owner text default '') returns tsvector language sql immutable parallel safe
  return to_tsvector('pg_catalog.simple', regexp_replace(search_text(content), '([[:alnum:]]+)', owner || '\1', 'g'));

-- Returns the typed text with the operators of a query: every word or its beginning, neighbouring Chinese characters in
-- that order. The words consist of letters and digits only, so that typed text contains no operator.
create or replace function search_operators(typed text) returns text language sql immutable parallel safe
  return regexp_replace(
    replace(
      regexp_replace(search_text(typed), '([\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]) (?=[\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff])', '\1<->', 'g'),
      ' ', ' & '),
    '([[:alnum:]]+)', '\1:*', 'g');

-- Returns words with operators as a query, which matches nothing when there are no words.
create or replace function operators_query(operators text, owner text default '') returns tsquery language sql immutable parallel safe
  return to_tsquery('pg_catalog.simple', regexp_replace(operators, '([[:alnum:]]+)', owner || '\1', 'g'));

create or replace function search_query(typed text, owner text default '') returns tsquery language sql immutable parallel safe
  return operators_query(search_operators(typed), owner);

create or replace function owner_mark(owner bigint) returns text language sql immutable parallel safe
  return 'u' || owner || 'x';
