-- Returns the #tags of a text, as the web links them (lib/format/link-tokens.ts), in lower case; thirty at most.
create or replace function tags_of(content text) returns setof text language sql immutable parallel safe
  begin atomic
    select distinct m.found[1] from regexp_matches(lower(normalize(content, nfkc)),
      '(?<![[:alnum:]_#/&])#([[:alnum:]_]{1,50})(?![[:alnum:]_#])', 'g') m (found)
    where m.found[1] ~ '[[:alpha:]]' limit 30;
  end;

create or replace function index_post_tags() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from post_tags t where t.post_id = new.post_id;
  end if;
  if new.state = 1 and new.deleted_at is null and new.content ~ '[#＃]' then
    insert into post_tags (tag, published_at, post_id, is_shown)
      select tag, new.published_at, new.post_id, tag in (select tags_of(cut_caption(new.content)))
      from tags_of(new.content) tag;
  end if;
  return null;
end $$;

create or replace trigger posts_tags after insert or update of content, state, published_at, deleted_at on posts
  for each row execute function index_post_tags();
