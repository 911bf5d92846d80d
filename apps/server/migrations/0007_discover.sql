-- Kinds of creators; what creators, posts and conversations can be found by. Rung 6.

alter table characters add column kind text check (kind in (
  'art', 'music', 'photography', 'food', 'wellness', 'nature', 'stories', 'science', 'travel', 'fashion', 'games'));
create index characters_kind_by_popularity on characters (kind, follower_num desc, char_id desc) where deleted_at is null;
create index characters_kind_by_age on characters (kind, created_at desc, char_id desc) where deleted_at is null;
create index posts_by_popularity on posts (like_num desc, diary_id desc) where state = 1 and deleted_at is null;

-- A text as its words: compatibility forms and case folded, nothing but letters and digits, one space between
-- words. Chinese and Japanese have no spaces: there each character is a word.
create function search_text(content text) returns text language sql immutable parallel safe
  return btrim(regexp_replace(
    regexp_replace(lower(normalize(content, nfkc)), '([\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff])', ' \1 ', 'g'),
    '[^[:alnum:]]+', ' ', 'g'));

-- What a text is found by. With an owner ('u12x') each word is theirs alone.
create function search_words(content text, owner text default '') returns tsvector language sql immutable parallel safe
  return to_tsvector('pg_catalog.simple', regexp_replace(search_text(content), '([[:alnum:]]+)', owner || '\1', 'g'));

-- What somebody typed, as a query: every word or its beginning, neighbouring Chinese characters in that order. It
-- is made of letters and digits only, so that nothing typed is an operator; it finds nothing when there are none.
create function search_query(typed text, owner text default '') returns tsquery language sql immutable parallel safe
  return to_tsquery('pg_catalog.simple', regexp_replace(
    replace(
      regexp_replace(search_text(typed), '([\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]) (?=[\u2e80-\u9fff\uf900-\ufaff\U00020000-\U0003ffff])', '\1<->', 'g'),
      ' ', ' & '),
    '([[:alnum:]]+)', owner || '\1:*', 'g'));

-- Creators: by the words of what they call themselves, and by names that are spelled nearly so.
create table character_words (
  char_id bigint primary key references characters on delete cascade,
  names text not null,
  words tsvector not null
);
create index character_words_words on character_words using gin (words);
create index character_words_names on character_words using gin (names gin_trgm_ops);

create function keep_character_words() returns trigger language plpgsql as $$
declare
  names text := lower(new.name || ' ' || new.nickname || ' ' || new.char_unique_id);
begin
  insert into character_words (char_id, names, words)
    values (new.char_id, names, search_words(names || ' ' || new.tagline))
    on conflict (char_id) do update set names = excluded.names, words = excluded.words;
  return null;
end $$;
create trigger characters_words after insert or update of name, nickname, char_unique_id, tagline on characters
  for each row execute function keep_character_words();

-- Published captions, in a table of their own: a like rewrites the post's row, and must not rewrite its words.
create table post_words (
  diary_id bigint primary key references posts on delete cascade,
  words tsvector not null
);
create index post_words_words on post_words using gin (words);

create function keep_post_words() returns trigger language plpgsql as $$
begin
  if new.state = 1 and new.deleted_at is null and new.content <> '' then
    insert into post_words (diary_id, words) values (new.diary_id, search_words(new.content))
      on conflict (diary_id) do update set words = excluded.words;
  else
    delete from post_words w where w.diary_id = new.diary_id;
  end if;
  return null;
end $$;
create trigger posts_words after insert or update of content, state, deleted_at on posts
  for each row execute function keep_post_words();

-- Messages by their number, and at 0 the fan's name for the creator. Every word carries whose it is ('u12xhello'),
-- once for either side: a search walks through one's own words and no other's, however common the word.
create table conversation_words (
  conversation_id bigint not null references conversations on delete cascade,
  seq integer not null,
  found_at timestamptz not null,
  words tsvector not null,
  primary key (conversation_id, seq)
);
create index conversation_words_words on conversation_words using gin (words);

create function owner_mark(owner bigint) returns text language sql immutable parallel safe
  return 'u' || owner || 'x';

create function keep_message_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from conversation_words w where w.conversation_id = new.conversation_id and w.seq = new.seq;
  end if;
  if new.type = 'text' and new.content <> '' and not new.is_deleted then
    insert into conversation_words (conversation_id, seq, found_at, words)
      select c.conversation_id, new.seq, new.created_at,
        search_words(new.content, owner_mark(c.user_id)) || search_words(new.content, owner_mark(c.creator_user_id))
      from conversations c where c.conversation_id = new.conversation_id;
  end if;
  return null;
end $$;
create trigger messages_words after insert or update of content, is_deleted on messages
  for each row execute function keep_message_words();

create function keep_conversation_words() returns trigger language plpgsql as $$
begin
  insert into conversation_words (conversation_id, seq, found_at, words)
    select new.conversation_id, 0, new.created_at, search_words(u.nickname, owner_mark(new.creator_user_id))
    from users u where u.user_id = new.user_id;
  return null;
end $$;
create trigger conversations_words after insert on conversations
  for each row execute function keep_conversation_words();

create function keep_nickname_words() returns trigger language plpgsql as $$
begin
  update conversation_words w set words = search_words(new.nickname, owner_mark(c.creator_user_id))
    from conversations c where c.user_id = new.user_id and w.conversation_id = c.conversation_id and w.seq = 0;
  return null;
end $$;
create trigger users_nickname_words after update of nickname on users
  for each row when (old.nickname <> new.nickname) execute function keep_nickname_words();

-- What was written before there was a search.
insert into character_words (char_id, names, words)
  select c.char_id, n.names, search_words(n.names || ' ' || c.tagline)
  from characters c cross join lateral (select lower(c.name || ' ' || c.nickname || ' ' || c.char_unique_id) as names) n;
insert into post_words (diary_id, words)
  select p.diary_id, search_words(p.content) from posts p
  where p.state = 1 and p.deleted_at is null and p.content <> '';
insert into conversation_words (conversation_id, seq, found_at, words)
  select c.conversation_id, 0, c.created_at, search_words(u.nickname, owner_mark(c.creator_user_id))
  from conversations c join users u on u.user_id = c.user_id;
insert into conversation_words (conversation_id, seq, found_at, words)
  select m.conversation_id, m.seq, m.created_at,
    search_words(m.content, owner_mark(c.user_id)) || search_words(m.content, owner_mark(c.creator_user_id))
  from messages m join conversations c on c.conversation_id = m.conversation_id
  where m.type = 'text' and m.content <> '' and not m.is_deleted;
