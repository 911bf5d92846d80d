-- Triggers' functions are called by what they do. Triggers hold on to their functions, so nothing stands still meanwhile;
-- a new database gets them by these names from the files of SQL functions.
do $$
declare
  one record;
begin
  for one in select * from (values
    ('keep_character_words', 'index_character_words'),
    ('keep_post_words', 'index_post_words'),
    ('keep_post_tags', 'index_post_tags'),
    ('keep_message_words', 'index_message_words'),
    ('keep_conversation_words', 'index_conversation_words'),
    ('keep_nickname_words', 'index_fan_names'),
    ('keep_renamed_words', 'index_character_names'),
    ('forget_message', 'delete_message_memories'),
    ('forget_versions', 'delete_versions')) renamed (old_name, new_name)
  loop
    if to_regprocedure(one.old_name || '()') is not null then
      execute format('alter function %I() rename to %I', one.old_name, one.new_name);
    end if;
    if exists (select from pg_trigger t where t.tgname = one.old_name and t.tgrelid = 'messages'::regclass) then
      execute format('alter trigger %I on messages rename to %I', one.old_name, one.new_name);
    end if;
  end loop;
end $$;
