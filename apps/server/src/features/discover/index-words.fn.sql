-- Words of the bio have no weight, all others 'A'.
create or replace function index_character_words() returns trigger language plpgsql as $$
declare
  names text := lower(new.name || ' ' || new.nickname || ' ' || new.char_unique_id);
  kind text := coalesce((select k.words from kind_words k where k.kind = new.kind), '');
  shown tsvector := search_words(names || ' ' || new.tagline || ' ' || new.bio || ' ' || kind);
begin
  if tg_op = 'UPDATE' then
    perform loosen_terms(w.words) from character_words w where w.char_id = new.char_id;
  end if;
  insert into character_words (char_id, names, words)
    values (new.char_id, names,
      setweight(search_words(names || ' ' || new.tagline || ' ' || kind), 'A') || search_words(new.bio))
    on conflict (char_id) do update set names = excluded.names, words = excluded.words;
  if new.deleted_at is null then
    perform learn_terms(shown, shown);
  end if;
  return null;
end $$;

create or replace function index_post_words() returns trigger language plpgsql as $$
declare
  words_now tsvector := search_words(new.content);
  shown_now tsvector := case when new.is_open then words_now else search_words(cut_caption(new.content)) end;
begin
  if tg_op = 'UPDATE' then
    perform loosen_terms(w.words) from post_words w where w.post_id = new.post_id;
  end if;
  if new.state = 1 and new.deleted_at is null and new.content <> '' then
    insert into post_words (post_id, words, shown_words) values (new.post_id, words_now, shown_now)
      on conflict (post_id) do update set words = excluded.words, shown_words = excluded.shown_words;
    perform learn_terms(words_now, shown_now);
  else
    delete from post_words w where w.post_id = new.post_id;
  end if;
  return null;
end $$;

create or replace function index_message_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from conversation_words w where w.conversation_id = new.conversation_id and w.seq = new.seq;
  end if;
  if new.type in ('text', 'image', 'video', 'voice') and new.content <> '' and not new.is_deleted then
    insert into conversation_words (conversation_id, seq, found_at, words)
      select c.conversation_id, new.seq, new.created_at,
        search_words(new.content, owner_mark(c.user_id)) || search_words(new.content, owner_mark(c.creator_user_id))
      from conversations c where c.conversation_id = new.conversation_id;
  end if;
  return null;
end $$;

-- The words of a conversation without messages: for the creator the fan's name, for the fan the character's, for both
-- the fan's name of the conversation.
create or replace function conversation_name_words(given_conversation_id bigint) returns tsvector language sql stable as $$
  select search_words(u.nickname || ' ' || c.name, owner_mark(c.creator_user_id))
    || case when u.deleted_at is null
      then search_words(concat_ws(' ', ch.name, ch.nickname, ch.char_unique_id, c.name), owner_mark(c.user_id))
      else '' end
  from conversations c join users u on u.user_id = c.user_id join characters ch on ch.char_id = c.char_id
  where c.conversation_id = given_conversation_id
$$;

create or replace function index_conversation_words() returns trigger language plpgsql as $$
begin
  insert into conversation_words (conversation_id, seq, found_at, words)
    values (new.conversation_id, 0, new.created_at, conversation_name_words(new.conversation_id))
    on conflict (conversation_id, seq) do update set words = excluded.words;
  return null;
end $$;

create or replace trigger conversations_name_words after update of name on conversations
  for each row when (old.name <> new.name) execute function index_conversation_words();

create or replace function index_fan_names() returns trigger language plpgsql as $$
begin
  update conversation_words w set words = conversation_name_words(w.conversation_id)
    from conversations c where c.user_id = new.user_id and w.conversation_id = c.conversation_id and w.seq = 0;
  return null;
end $$;

create or replace function index_character_names() returns trigger language plpgsql as $$
begin
  update conversation_words w set words = conversation_name_words(w.conversation_id)
    from conversations c where c.char_id = new.char_id and w.conversation_id = c.conversation_id and w.seq = 0;
  return null;
end $$;

create or replace trigger characters_conversation_words after update of name, nickname, char_unique_id on characters
  for each row when (old.name <> new.name or old.nickname <> new.nickname or old.char_unique_id <> new.char_unique_id)
  execute function index_character_names();

create or replace trigger characters_words after insert or update of name, nickname, char_unique_id, tagline, bio, kind on characters
  for each row execute function index_character_words();

create or replace trigger conversations_words after insert on conversations
  for each row execute function index_conversation_words();

create or replace trigger messages_words after insert or update of content, is_deleted on messages
  for each row execute function index_message_words();

create or replace trigger posts_words after insert or update of content, state, is_open, deleted_at on posts
  for each row execute function index_post_words();

create or replace trigger users_nickname_words after update of nickname on users
  for each row when (old.nickname <> new.nickname) execute function index_fan_names();
